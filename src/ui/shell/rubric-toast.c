/* rubric-toast.c - a message over a window, for some seconds
 *
 * libadwaita 1.2 frees what an animation still looks at when a message is sent away before it has slid in, which takes
 * half a second where it replaces another one: a double click on the button that closes it, or Escape twice, ends the
 * program. So a message leaves when it has arrived, and not before. Nor does it ask how high a text is in the width
 * that it gives it: several lines would stand above and below the message.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "rubric-toast.h"

#include <string.h>

#define ARRIVAL_US (520 * G_TIME_SPAN_MILLISECOND)
#define KEY "rubric-toasts"

enum
{
  LINES = 5,          /* of a long text in a narrow window */
  LONG_TEXT = 40,     /* bytes; such a one is small, so that it hides less of the board */
  OFFER_SECONDS = 10, /* that a person has for the button */
};

/* What one says, and who is told what becomes of it. */
typedef struct
{
  char *text;
  char *button;             /* or NULL, and then there is nothing to answer */
  RubricToastAnswer answer; /* NULL: it has been */
  gpointer data;
} Message;

typedef struct
{
  AdwToastOverlay *overlay;
  AdwToast *shown;   /* or NULL */
  Message *said;     /* by that one; or NULL */
  GQueue waiting;    /* of Message: the next ones */
  gboolean arriving; /* the one that is shown, since the first frame after this was set */
  gint64 since;      /* 0: there was no frame yet */
  AdwToast *leaving; /* that one, as soon as it has arrived; or NULL */
} Toasts;

static void
tell (Message *message, gboolean pressed)
{
  RubricToastAnswer answer = g_steal_pointer (&message->answer);

  if (answer != NULL)
    answer (message->data, pressed);
}

static void
message_free (Message *message)
{
  g_free (message->text);
  g_free (message->button);
  g_free (message);
}

/* As high as its lines are in the width that it has. */
static void
fit_title (AdwToast *toast)
{
  GtkWidget *title = adw_toast_get_custom_title (toast);
  int width = gtk_widget_get_width (title), height;

  if (width == 0)
    return;
  gtk_widget_measure (title, GTK_ORIENTATION_VERTICAL, width, NULL, &height, NULL, NULL);
  gtk_widget_set_size_request (title, -1, height);
}

/* In the time of frames, which is that of the animation: however late a frame comes, in this one it has ended too. */
static gboolean
tick_cb (GtkWidget *overlay, GdkFrameClock *clock, gpointer data)
{
  Toasts *self = data;
  gint64 now = gdk_frame_clock_get_frame_time (clock);

  if (self->since == 0)
    self->since = now;
  if (self->shown != NULL)
    fit_title (self->shown);
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
pressed_cb (AdwToast *toast, Toasts *self)
{
  tell (self->said, TRUE);
}

/* The title that a toast has by itself is cut off where it is longer than the window is wide. */
static GtkWidget *
create_title (const char *text)
{
  GtkWidget *title = gtk_label_new (text);

  gtk_label_set_wrap (GTK_LABEL (title), TRUE);
  gtk_label_set_natural_wrap_mode (GTK_LABEL (title), GTK_NATURAL_WRAP_NONE);
  gtk_label_set_ellipsize (GTK_LABEL (title), PANGO_ELLIPSIZE_END);
  gtk_label_set_lines (GTK_LABEL (title), LINES);
  gtk_label_set_xalign (GTK_LABEL (title), 0);
  gtk_widget_add_css_class (title, strlen (text) < LONG_TEXT ? "heading" : "caption-heading");
  return title;
}

static void
show_next (Toasts *self)
{
  Message *message = g_queue_pop_head (&self->waiting);

  self->shown = NULL;
  g_clear_pointer (&self->said, message_free);
  self->said = message;
  if (message == NULL)
    return;
  self->shown = adw_toast_new ("");
  adw_toast_set_custom_title (self->shown, create_title (message->text));
  if (message->button != NULL)
    {
      adw_toast_set_button_label (self->shown, message->button);
      adw_toast_set_timeout (self->shown, OFFER_SECONDS);
      g_signal_connect (self->shown, "button-clicked", G_CALLBACK (pressed_cb), self);
    }
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
  g_signal_handlers_disconnect_by_data (toast, self);
  tell (self->said, FALSE);
  show_next (self);
}

static void
toasts_free (Toasts *self)
{
  g_queue_clear_full (&self->waiting, (GDestroyNotify)message_free);
  g_clear_pointer (&self->said, message_free);
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

static void
say (AdwToastOverlay *overlay, Message *message)
{
  Toasts *self = get_toasts (overlay);

  g_queue_push_tail (&self->waiting, message);
  if (self->shown == NULL)
    show_next (self);
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
  Message *message = g_new0 (Message, 1);

  message->text = g_strdup (text);
  say (overlay, message);
}

/**
 * rubric_toast_offer:
 * @text: plain text
 * @button: what it says, with a mnemonic
 * @answer: called once, unless the overlay goes before: with TRUE where the person presses the button, else with FALSE,
 *   when the message goes or is sent away
 * @data: for @answer
 *
 * The same for a message with a button, which is shown for somewhat longer.
 */
void
rubric_toast_offer (AdwToastOverlay *overlay, const char *text, const char *button, RubricToastAnswer answer,
                    gpointer data)
{
  Message *message = g_new0 (Message, 1);

  *message = (Message){ g_strdup (text), g_strdup (button), answer, data };
  say (overlay, message);
}

/* Sends away what is shown, once it has arrived. */
static void
leave (Toasts *self)
{
  if (!self->arriving)
    {
      adw_toast_dismiss (self->shown);
      return;
    }
  self->leaving = self->shown;
  tell (self->said, FALSE);
}

/**
 * rubric_toast_withdraw:
 * @text: that has been given to rubric_toast_show ()
 *
 * Sends away the messages that say @text: it is not true any more. The others stay.
 */
void
rubric_toast_withdraw (AdwToastOverlay *overlay, const char *text)
{
  Toasts *self = get_toasts (overlay);

  for (GList *l = self->waiting.head, *next; l != NULL; l = next)
    {
      Message *message = l->data;

      next = l->next;
      if (!g_str_equal (message->text, text))
        continue;
      g_queue_delete_link (&self->waiting, l);
      tell (message, FALSE);
      message_free (message);
    }
  if (self->shown != NULL && g_str_equal (self->said->text, text))
    leave (self);
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
  Message *message;

  while ((message = g_queue_pop_head (&self->waiting)) != NULL)
    {
      tell (message, FALSE);
      message_free (message);
    }
  if (self->shown != NULL)
    leave (self);
}
