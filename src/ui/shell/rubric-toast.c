/* rubric-toast.c - a message over a window, for some seconds
 *
 * When a message is sent away before it has slid in, which takes half a second if it replaces another one, libadwaita
 * 1.2 frees a widget that an animation still looks at: a double click on the button that closes it, or Escape twice,
 * ends the program. So a message leaves when it has arrived, and not before. Nor does libadwaita ask how high a text is
 * in the width that it gives it: several lines would stand above and below the message.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "rubric-toast.h"

#include "rubric-announcement.h"

#include <string.h>

#define ARRIVAL_US (520 * G_TIME_SPAN_MILLISECOND)
#define KEY "rubric-toasts"

enum
{
  LINES = 5,          /* a long text in a narrow window has at most */
  LONG_TEXT = 40,     /* bytes; a toast with more is small, so that it hides less of the board */
  OFFER_SECONDS = 10, /* as long a person has for the button */
};

/* A text, and whom to tell whether its button was pressed. */
typedef struct
{
  char *text;
  char *button;             /* or NULL, and then there is nothing to answer */
  RubricToastAnswer answer; /* NULL: it has been called */
  gpointer data;
} Message;

/* The messages of an overlay, to which they are attached. */
#define RUBRIC_TYPE_TOASTS (rubric_toasts_get_type ())
G_DECLARE_FINAL_TYPE (RubricToasts, rubric_toasts, RUBRIC, TOASTS, GObject)

struct _RubricToasts
{
  GObject parent_instance;

  AdwToastOverlay *overlay; /* outlives its messages */
  AdwToast *shown;          /* or NULL */
  Message *said;            /* by that one; or NULL */
  GQueue waiting;           /* the next ones, each a Message */
  gboolean arriving;        /* the one that is shown, since the first frame after this was set */
  gint64 since;             /* 0: there was no frame yet */
  AdwToast *leaving;        /* dismissed as soon as it has arrived; or NULL */
};

G_DEFINE_FINAL_TYPE (RubricToasts, rubric_toasts, G_TYPE_OBJECT)

static void
message_free (Message *message)
{
  g_free (message->text);
  g_free (message->button);
  g_free (message);
}

static void
rubric_toasts_finalize (GObject *object)
{
  RubricToasts *self = RUBRIC_TOASTS (object);

  g_queue_clear_full (&self->waiting, (GDestroyNotify)message_free);
  g_clear_pointer (&self->said, message_free);
  G_OBJECT_CLASS (rubric_toasts_parent_class)->finalize (object);
}

static void
rubric_toasts_class_init (RubricToastsClass *klass)
{
  G_OBJECT_CLASS (klass)->finalize = rubric_toasts_finalize;
}

static void
rubric_toasts_init (RubricToasts *self)
{
}

static void
answer_message (Message *message, gboolean pressed)
{
  RubricToastAnswer answer = g_steal_pointer (&message->answer);

  if (answer != NULL)
    answer (message->data, pressed);
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

/* In the time of frames, as the animation is: however late a frame comes, in this one the animation has ended too. */
static gboolean
toast_tick_cb (GtkWidget *overlay, GdkFrameClock *clock, gpointer data)
{
  RubricToasts *self = data;
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
begin_arrival (RubricToasts *self)
{
  self->arriving = TRUE;
  self->since = 0;
  gtk_widget_add_tick_callback (GTK_WIDGET (self->overlay), toast_tick_cb, g_object_ref (self), g_object_unref);
}

static void toast_dismissed_cb (AdwToast *toast, RubricToasts *self);

static void
button_clicked_cb (RubricToasts *self)
{
  g_autoptr (AdwToast) toast = g_object_ref (self->shown);

  answer_message (self->said, TRUE);
  if (self->shown == toast) /* the answer may have withdrawn it */
    adw_toast_dismiss (toast);
}

/* The button that a toast has by itself stands beside its title, which it leaves no room in a narrow place. */
static GtkWidget *
create_button (RubricToasts *self, const char *label)
{
  GtkWidget *button = gtk_button_new_with_mnemonic (label);

  gtk_widget_set_halign (button, GTK_ALIGN_START);
  g_signal_connect_object (button, "clicked", G_CALLBACK (button_clicked_cb), self, G_CONNECT_SWAPPED);
  return button;
}

/* The title that a toast has by itself is cut off if it is longer than the window is wide. */
static GtkWidget *
create_label (const char *text)
{
  GtkWidget *label = gtk_label_new (text);

  gtk_label_set_wrap (GTK_LABEL (label), TRUE);
  gtk_label_set_natural_wrap_mode (GTK_LABEL (label), GTK_NATURAL_WRAP_NONE);
  gtk_label_set_ellipsize (GTK_LABEL (label), PANGO_ELLIPSIZE_END);
  gtk_label_set_lines (GTK_LABEL (label), LINES);
  gtk_label_set_xalign (GTK_LABEL (label), 0);
  gtk_widget_add_css_class (label, strlen (text) < LONG_TEXT ? "heading" : "caption-heading");
  return label;
}

static GtkWidget *
create_title (RubricToasts *self, const Message *message)
{
  GtkWidget *title = gtk_box_new (GTK_ORIENTATION_VERTICAL, 6);

  gtk_box_append (GTK_BOX (title), create_label (message->text));
  if (message->button != NULL)
    gtk_box_append (GTK_BOX (title), create_button (self, message->button));
  return title;
}

static void
show_next (RubricToasts *self)
{
  Message *message = g_queue_pop_head (&self->waiting);

  self->shown = NULL;
  g_clear_pointer (&self->said, message_free);
  self->said = message;
  if (message == NULL)
    return;
  self->shown = adw_toast_new ("");
  adw_toast_set_custom_title (self->shown, create_title (self, message));
  if (message->button != NULL)
    adw_toast_set_timeout (self->shown, OFFER_SECONDS);
  begin_arrival (self);
  g_signal_connect_object (self->shown, "dismissed", G_CALLBACK (toast_dismissed_cb), self, 0);
  adw_toast_overlay_add_toast (self->overlay, self->shown);
  rubric_announce (GTK_WIDGET (self->overlay), message->text);
}

/* Called before the overlay is, which shows the next one then. */
static void
toast_dismissed_cb (AdwToast *toast, RubricToasts *self)
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
  answer_message (self->said, FALSE);
  show_next (self);
}

static RubricToasts *
get_toasts (AdwToastOverlay *overlay)
{
  RubricToasts *self = g_object_get_data (G_OBJECT (overlay), KEY);

  if (self == NULL)
    {
      self = g_object_new (RUBRIC_TYPE_TOASTS, NULL);
      self->overlay = overlay;
      g_object_set_data_full (G_OBJECT (overlay), KEY, self, g_object_unref);
    }
  return self;
}

void
rubric_toast_show (AdwToastOverlay *overlay, const char *text)
{
  rubric_toast_offer (overlay, text, NULL, NULL, NULL);
}

static int
compare_text (gconstpointer message, gconstpointer text)
{
  return strcmp (((const Message *)message)->text, text);
}

static gboolean
is_pending (RubricToasts *self, const char *text)
{
  return (self->said != NULL && self->leaving == NULL && compare_text (self->said, text) == 0)
         || g_queue_find_custom (&self->waiting, text, compare_text) != NULL;
}

void
rubric_toast_offer (AdwToastOverlay *overlay, const char *text, const char *button, RubricToastAnswer answer,
                    gpointer data)
{
  RubricToasts *self = get_toasts (overlay);
  Message *message = g_new (Message, 1);

  *message = (Message){ g_strdup (text), g_strdup (button), answer, data };
  if (is_pending (self, text))
    {
      answer_message (message, FALSE);
      message_free (message);
      return;
    }
  g_queue_push_tail (&self->waiting, message);
  if (self->shown == NULL)
    show_next (self);
}

void
rubric_toast_withdraw (AdwToastOverlay *overlay, const char *text)
{
  RubricToasts *self = get_toasts (overlay);

  for (GList *l = self->waiting.head, *next; l != NULL; l = next)
    {
      Message *message = l->data;

      next = l->next;
      if (text != NULL && !g_str_equal (message->text, text))
        continue;
      g_queue_delete_link (&self->waiting, l);
      answer_message (message, FALSE);
      message_free (message);
    }
  if (self->shown == NULL || (text != NULL && !g_str_equal (self->said->text, text)))
    return;
  if (!self->arriving)
    {
      adw_toast_dismiss (self->shown);
      return;
    }
  self->leaving = self->shown;
  answer_message (self->said, FALSE);
}
