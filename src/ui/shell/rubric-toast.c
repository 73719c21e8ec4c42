/* rubric-toast.c - a message over a window, for some seconds
 *
 * libadwaita 1.2 frees what an animation still looks at when a message is sent away before it has slid in, which takes
 * half a second where it replaces another one: a double click on the button that closes it, or Escape twice, ends the
 * program. So a message leaves when it has arrived, and not before.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "rubric-toast.h"

#define ARRIVAL_US (520 * G_TIME_SPAN_MILLISECOND)
#define KEY "rubric-toasts"

typedef struct
{
  AdwToastOverlay *overlay;
  AdwToast *shown;   /* or NULL */
  GQueue waiting;    /* of what the next ones say */
  gboolean arriving; /* the one that is shown, since the first frame after this was set */
  gint64 since;      /* 0: there was no frame yet */
  AdwToast *leaving; /* that one, as soon as it has arrived; or NULL */
} Toasts;

/* In the time of frames, which is that of the animation: however late a frame comes, in this one it has ended too. */
static gboolean
tick_cb (GtkWidget *overlay, GdkFrameClock *clock, gpointer data)
{
  Toasts *self = data;
  gint64 now = gdk_frame_clock_get_frame_time (clock);

  if (self->since == 0)
    self->since = now;
  if (now - self->since < ARRIVAL_US)
    return G_SOURCE_CONTINUE;
  self->arriving = FALSE;
  if (self->leaving != NULL)
    g_signal_emit_by_name (self->leaving, "dismissed"); /* once dismissed it does not say so again */
  return G_SOURCE_REMOVE;
}

static void
arrive (Toasts *self)
{
  self->arriving = TRUE;
  self->since = 0;
  gtk_widget_add_tick_callback (GTK_WIDGET (self->overlay), tick_cb, self, NULL);
}

static void dismissed_cb (AdwToast *toast, Toasts *self);

static void
show_next (Toasts *self)
{
  g_autofree char *text = g_queue_pop_head (&self->waiting);

  self->shown = NULL;
  if (text == NULL)
    return;
  self->shown = adw_toast_new (text);
  arrive (self);
  g_signal_connect (self->shown, "dismissed", G_CALLBACK (dismissed_cb), self);
  adw_toast_overlay_add_toast (self->overlay, self->shown);
}

/* Called before the overlay is, which shows the next one then. */
static void
dismissed_cb (AdwToast *toast, Toasts *self)
{
  /* Out of its window, the overlay is being disposed of */
  if (gtk_widget_get_root (GTK_WIDGET (self->overlay)) == NULL)
    return;
  if (self->arriving)
    {
      self->leaving = toast;
      g_signal_stop_emission_by_name (toast, "dismissed");
      return;
    }
  self->leaving = NULL;
  g_signal_handlers_disconnect_by_func (toast, dismissed_cb, self);
  show_next (self);
}

static void
toasts_free (Toasts *self)
{
  g_queue_clear_full (&self->waiting, g_free);
  g_free (self);
}

static Toasts *
get_toasts (AdwToastOverlay *overlay)
{
  Toasts *self = g_object_get_data (G_OBJECT (overlay), KEY);

  if (self == NULL)
    {
      self = g_new0 (Toasts, 1);
      self->overlay = overlay;
      g_object_set_data_full (G_OBJECT (overlay), KEY, self, (GDestroyNotify)toasts_free);
    }
  return self;
}

/**
 * rubric_toast_show:
 * @text: plain text
 *
 * Shows @text over what is in @overlay for some seconds, after the messages that are waiting there. All messages of
 * an overlay come this way.
 */
void
rubric_toast_show (AdwToastOverlay *overlay, const char *text)
{
  Toasts *self = get_toasts (overlay);

  g_queue_push_tail (&self->waiting, g_markup_escape_text (text, -1)); /* a toast's title is markup */
  if (self->shown == NULL)
    show_next (self);
}

/**
 * rubric_toast_clear:
 *
 * Sends away what is shown over what is in @overlay and what waits: it is about what was there before.
 */
void
rubric_toast_clear (AdwToastOverlay *overlay)
{
  Toasts *self = get_toasts (overlay);

  g_queue_clear_full (&self->waiting, g_free);
  if (self->shown != NULL && self->arriving)
    self->leaving = self->shown;
  else if (self->shown != NULL)
    adw_toast_dismiss (self->shown);
}
