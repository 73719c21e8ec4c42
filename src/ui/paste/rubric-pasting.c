/* rubric-pasting.c - what is pasted or dropped: text, a digit, a picture, files
 *
 *     there is           read first   then         and
 *     files              their names               an address is a text
 *     a page and text    the page     the text     the one that says more; where their digits differ, the person chooses
 *     text               the text                  where it is no Sudoku, a picture beside it
 *     a picture alone    the picture
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "rubric-pasting.h"

#include "rubric-adaptations.h"
#include "rubric-clipboard.h"
#include "rubric-image.h"
#include "rubric-scan.h"
#include "rubric-toast.h"
#include "rubric-which.h"

#include <glib/gi18n.h>
#include <string.h>

enum
{
  MAX_TEXT = 64 << 20, /* bytes */
  MAX_AT_ONCE = 1 << 16, /* a text that is parsed before the next frame; a longer one in a worker */
};

enum
{
  FILES,
  DIGIT,
  READING,
  PICTURE,
  N_SIGNALS
};

struct _RubricPasting
{
  GObject parent_instance;

  GtkWindow *window;       /* weak */
  AdwToastOverlay *toasts; /* of it; weak */
  GCancellable *closed;    /* takes back what is being asked */
  GCancellable *current;   /* takes back what is being read; each paste has its own */
  RubricJobs *reader;
  GObject *source;   /* a clipboard or drop, of which more may be read; NULL: nothing */
  RubricReading *page; /* what there is in its web page; NULL: nothing, or none */
  gboolean picture;  /* it has a picture, which is looked at where there is nothing in page and text */
  gboolean address;  /* its text is that of a link, perhaps to the picture */
  GError *refused;   /* what was wrong with the text, while the others are read */
};

static guint signals[N_SIGNALS];

G_DEFINE_FINAL_TYPE (RubricPasting, rubric_pasting, G_TYPE_OBJECT)

static gboolean
is_closed (RubricPasting *self)
{
  return g_cancellable_is_cancelled (self->closed);
}

/* Nothing more is read of what has come: the other program may forget it. */
static void
release (RubricPasting *self)
{
  g_autoptr (GObject) source = g_steal_pointer (&self->source);

  self->picture = FALSE;
  g_clear_pointer (&self->page, rubric_reading_free);
  if (GDK_IS_DROP (source))
    gdk_drop_finish (GDK_DROP (source), GDK_ACTION_COPY);
}

static void
give_files (RubricPasting *self, GPtrArray *files)
{
  release (self);
  g_signal_emit (self, signals[FILES], 0, files);
}

static void
give_picture (RubricPasting *self, GBytes *bytes)
{
  release (self);
  g_signal_emit (self, signals[PICTURE], 0, bytes);
}

/* Whether it is a single digit, for the cells that are selected. */
static gboolean
take_digit (RubricPasting *self, const char *text)
{
  g_autofree char *word = g_strstrip (g_strndup (text, MAX_AT_ONCE));

  if (word[0] < '1' || word[0] > '9' || word[1] != '\0')
    return FALSE;
  release (self);
  g_signal_emit (self, signals[DIGIT], 0, word[0] - '0');
  return TRUE;
}

static void other_picture_read_cb (GObject *source, GAsyncResult *result, gpointer user_data);

/* What was copied with a picture may only be its title. */
static void
try_picture (RubricPasting *self, const GError *refused)
{
  self->refused = g_error_copy (refused);
  self->picture = FALSE;
  rubric_clipboard_read_picture_async (self->source, RUBRIC_IMAGE_MAX_BYTES, self->current, other_picture_read_cb,
                                       g_object_ref (self));
}

static void
answered_cb (GObject *window, GAsyncResult *result, gpointer user_data)
{
  g_autofree char *response = rubric_ask_finish (result);

  if (g_str_equal (response, "open"))
    gtk_widget_activate_action (GTK_WIDGET (window), "win.open-picture", NULL);
}

/* Says why what was pasted is no puzzle; what a PDF file leaves out of its text there is in the file. */
static void
refuse (RubricPasting *self, const GError *otherwise)
{
  g_autoptr (GError) refused = g_steal_pointer (&self->refused);
  const GError *error = refused != NULL ? refused : otherwise;
  const RubricResponse responses[] = {
    { "close", _ ("_Close"), RUBRIC_RESPONSE_PLAIN },
    { "open", _ ("_Open File…"), RUBRIC_RESPONSE_SUGGESTED },
  };

  release (self);
  if (self->window == NULL)
    return;
  if (g_error_matches (error, RUBRIC_FORMAT_ERROR, RUBRIC_FORMAT_ERROR_PDF))
    rubric_ask_async (self->window, _ ("Not a Sudoku"), error->message, NULL, responses, G_N_ELEMENTS (responses),
                      self->closed, answered_cb, NULL);
  else
    rubric_tell_error (self->window, _ ("Not a Sudoku"), error);
}

static void
give_reading (RubricPasting *self, const RubricReading *reading)
{
  g_autoptr (RubricReading) kept = rubric_reading_ref (reading); /* it may be the page's */

  release (self);
  g_signal_emit (self, signals[READING], 0, kept);
}

/* What a question holds on to. */
typedef struct
{
  RubricPasting *pasting;
  RubricReading *readings[2];
} Choice;

static void
chosen_cb (GObject *window, GAsyncResult *result, gpointer user_data)
{
  Choice *choice = user_data;
  int chosen = rubric_which_finish (result);

  if (chosen >= 0 && !is_closed (choice->pasting))
    give_reading (choice->pasting, choice->readings[chosen]);
  rubric_reading_free (choice->readings[0]);
  rubric_reading_free (choice->readings[1]);
  g_object_unref (choice->pasting);
  g_free (choice);
}

static void
ask_which (RubricPasting *self, const RubricReading *text)
{
  const RubricWhich which = {
    .heading = _ ("Which One Is Meant?"),
    .body = _ ("The page and its plain text have different digits."),
    .label = { _ ("_Page"), _ ("_Text") },
    .sheet = { &self->page->sheet, &text->sheet },
  };
  Choice *choice = g_new0 (Choice, 1);

  *choice = (Choice){ g_object_ref (self), { rubric_reading_ref (self->page), rubric_reading_ref (text) } };
  release (self);
  if (self->window != NULL)
    rubric_which_ask_async (self->window, &which, self->closed, chosen_cb, choice);
}

/* Of the text: the last that is read of a clipboard, but for a picture. */
static void
read_done (gpointer owner, const RubricReading *reading, const GError *error)
{
  RubricPasting *self = owner;
  RubricReadingChoice choice = RUBRIC_READING_SECOND;

  if (self->page != NULL)
    choice = reading != NULL && error == NULL ? rubric_reading_choose (self->page, reading) : RUBRIC_READING_FIRST;
  if (choice == RUBRIC_READING_UNCLEAR)
    ask_which (self, reading);
  else if (choice == RUBRIC_READING_FIRST)
    give_reading (self, self->page);
  else if (error == NULL)
    give_reading (self, reading);
  else if (self->picture)
    try_picture (self, error);
  else
    refuse (self, error);
}

static void
take_text (RubricPasting *self, GBytes *bytes)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (RubricReading) reading = rubric_reading_new_text (bytes, &error);

  read_done (self, reading, error);
}

/* @marked end with a NUL that they do not count. */
static void
take_bytes (RubricPasting *self, GBytes *marked)
{
  g_autoptr (GBytes) trimmed = rubric_clipboard_skip_blanks (marked);
  GBytes *bytes = rubric_clipboard_choose_bytes (marked, trimmed);
  const char *text = g_bytes_get_data (trimmed, NULL);
  g_autoptr (GPtrArray) files = NULL;

  if (g_bytes_get_size (bytes) > MAX_AT_ONCE)
    {
      rubric_read_text (self->reader, bytes, read_done);
      return;
    }
  files = rubric_clipboard_files_of_text (text);
  if (files != NULL)
    give_files (self, files);
  else if (self->page != NULL || !take_digit (self, text))
    take_text (self, bytes);
}

static void
refuse_long_text (RubricPasting *self)
{
  g_autofree char *body = g_strdup_printf (
      /* Translators: %d is a number of mebibytes */
      _ ("The text is too long: up to %d MiB can be pasted. A file may be longer."), MAX_TEXT >> 20);

  release (self);
  if (self->window != NULL)
    rubric_tell (self->window, _ ("Not a Sudoku"), body);
}

/* To a window that is still there. */
static void
fail (RubricPasting *self, const GError *error)
{
  if (g_error_matches (error, G_IO_ERROR, G_IO_ERROR_CANCELLED))
    return; /* of a paste before this one, which has what there is now */
  release (self);
  if (!is_closed (self) && self->window != NULL)
    rubric_tell_error (self->window, _ ("Cannot Paste"), error);
}

static void
text_read_cb (GObject *source, GAsyncResult *result, gpointer user_data)
{
  g_autoptr (RubricPasting) self = user_data;
  g_autoptr (GError) error = NULL;
  g_autoptr (GBytes) bytes = rubric_clipboard_read_finish (result, &error);

  if (bytes != NULL)
    take_bytes (self, bytes);
  else if (g_error_matches (error, G_IO_ERROR, G_IO_ERROR_MESSAGE_TOO_LARGE))
    refuse_long_text (self);
  else
    fail (self, error);
}

/* Of the page; the text is read whatever has become of it. */
static void
page_done (gpointer owner, const RubricReading *reading, const GError *error)
{
  RubricPasting *self = owner;

  if (error == NULL)
    self->page = rubric_reading_ref (reading);
  rubric_clipboard_read_text_async (self->source, MAX_TEXT, self->current, text_read_cb, g_object_ref (self));
}

static void
page_read_cb (GObject *source, GAsyncResult *result, gpointer user_data)
{
  g_autoptr (RubricPasting) self = user_data;
  g_autoptr (GError) error = NULL;
  g_autoptr (GBytes) bytes = rubric_clipboard_read_finish (result, &error);

  if (is_closed (self) || g_error_matches (error, G_IO_ERROR, G_IO_ERROR_CANCELLED))
    return;
  if (bytes != NULL)
    rubric_read_text (self->reader, bytes, page_done);
  else
    page_done (self, NULL, error);
}

/* One without a Sudoku says less than what was wrong with the text. */
static void
looked_at (gpointer owner, const RubricScan *scan, const GError *error)
{
  RubricPasting *self = owner;

  if (error == NULL && !rubric_scan_is_empty (scan, NULL))
    give_picture (self, scan->bytes);
  else
    refuse (self, error);
}

static void
other_picture_read_cb (GObject *source, GAsyncResult *result, gpointer user_data)
{
  g_autoptr (RubricPasting) self = user_data;
  g_autoptr (GError) error = NULL;
  g_autoptr (GBytes) bytes = rubric_clipboard_read_finish (result, &error);

  if (is_closed (self) || g_error_matches (error, G_IO_ERROR, G_IO_ERROR_CANCELLED))
    return;
  if (bytes == NULL)
    refuse (self, error);
  else if (self->address)
    give_picture (self, bytes);
  else
    rubric_scan_bytes (self->reader, bytes, looked_at);
}

/* Browsers give the address of a link as a list of files: the puzzle is in the address. */
static void
take_files (RubricPasting *self, GSList *list)
{
  g_autoptr (GPtrArray) files = g_ptr_array_new ();
  g_autoptr (GBytes) bytes = NULL;
  char *uri;

  for (GSList *l = list; l != NULL; l = l->next)
    g_ptr_array_add (files, l->data);
  if (files->len == 1 && (g_file_has_uri_scheme (list->data, "http") || g_file_has_uri_scheme (list->data, "https")))
    {
      uri = g_file_get_uri (list->data);
      bytes = g_bytes_new_take (uri, strlen (uri));
      self->address = TRUE;
      take_bytes (self, bytes);
    }
  else
    give_files (self, files);
}

static void
files_read_cb (GObject *source, GAsyncResult *result, gpointer user_data)
{
  g_autoptr (RubricPasting) self = user_data;
  g_autoptr (GError) error = NULL;
  GSList *files = rubric_clipboard_read_files_finish (source, result, &error);

  if (error != NULL)
    fail (self, error);
  else if (!is_closed (self))
    take_files (self, files);
}

static void
picture_read_cb (GObject *source, GAsyncResult *result, gpointer user_data)
{
  g_autoptr (RubricPasting) self = user_data;
  g_autoptr (GError) error = NULL;
  g_autoptr (GBytes) bytes = rubric_clipboard_read_finish (result, &error);

  if (bytes == NULL)
    fail (self, error);
  else if (!is_closed (self))
    give_picture (self, bytes);
}

static void
toast (RubricPasting *self, const char *text)
{
  if (self->toasts != NULL)
    rubric_toast_show (self->toasts, text);
}

/* What was said of the last one is not of this. */
static void
begin (RubricPasting *self)
{
  g_cancellable_cancel (self->current);
  rubric_jobs_cancel (self->reader);
  g_object_unref (self->current);
  self->current = g_cancellable_new ();
  release (self);
  g_clear_error (&self->refused);
  self->address = FALSE;
  if (self->toasts != NULL)
    rubric_toast_withdraw (self->toasts, NULL);
}

static void
rubric_pasting_dispose (GObject *object)
{
  RubricPasting *self = RUBRIC_PASTING (object);

  g_clear_weak_pointer (&self->window);
  g_clear_weak_pointer (&self->toasts);
  g_clear_object (&self->reader);
  g_clear_object (&self->closed);
  g_clear_object (&self->current);
  release (self);
  g_clear_error (&self->refused);
  G_OBJECT_CLASS (rubric_pasting_parent_class)->dispose (object);
}

static void
rubric_pasting_class_init (RubricPastingClass *klass)
{
  const struct
  {
    const char *name;
    GType argument;
  } rows[] = {
    [FILES] = { "files", G_TYPE_PTR_ARRAY },
    [DIGIT] = { "digit", G_TYPE_INT },
    [READING] = { "reading", G_TYPE_POINTER },
    [PICTURE] = { "picture", G_TYPE_BYTES },
  };

  G_OBJECT_CLASS (klass)->dispose = rubric_pasting_dispose;
  for (guint i = 0; i < N_SIGNALS; i++)
    signals[i] = g_signal_new (rows[i].name, G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                               G_TYPE_NONE, 1, rows[i].argument);
}

static void
rubric_pasting_init (RubricPasting *self)
{
  self->closed = g_cancellable_new ();
  self->current = g_cancellable_new ();
  self->reader = rubric_jobs_new (RUBRIC_JOBS_QUERY, G_OBJECT (self));
}

RubricPasting *
rubric_pasting_new (GtkWindow *window, AdwToastOverlay *toasts)
{
  RubricPasting *self;

  g_return_val_if_fail (GTK_IS_WINDOW (window), NULL);
  g_return_val_if_fail (ADW_IS_TOAST_OVERLAY (toasts), NULL);

  self = g_object_new (RUBRIC_TYPE_PASTING, NULL);
  g_set_weak_pointer (&self->window, window);
  g_set_weak_pointer (&self->toasts, toasts);
  return self;
}

void
rubric_pasting_take (RubricPasting *self, GObject *source)
{
  g_autoptr (GdkContentFormats) formats = rubric_clipboard_dup_formats (source);
  gboolean files = rubric_clipboard_has_files (formats), picture = rubric_clipboard_has_picture (formats);
  gboolean words = files || rubric_clipboard_has_plain_text (formats), page = rubric_clipboard_has_page (formats);

  g_return_if_fail (RUBRIC_IS_PASTING (self));

  begin (self);
  self->source = g_object_ref (source);
  self->picture = words && picture;
  if (files)
    rubric_clipboard_read_files_async (source, self->current, files_read_cb, g_object_ref (self));
  else if (picture && !words)
    rubric_clipboard_read_picture_async (source, RUBRIC_IMAGE_MAX_BYTES, self->current, picture_read_cb,
                                         g_object_ref (self));
  else if (words && page)
    rubric_clipboard_read_page_async (source, MAX_TEXT, self->current, page_read_cb, g_object_ref (self));
  else if (rubric_clipboard_has_text (formats))
    rubric_clipboard_read_text_async (source, MAX_TEXT, self->current, text_read_cb, g_object_ref (self));
  else
    {
      release (self);
      toast (self, _ ("There is no text and no picture to paste"));
    }
}

void
rubric_pasting_close (RubricPasting *self)
{
  g_return_if_fail (RUBRIC_IS_PASTING (self));

  g_cancellable_cancel (self->closed);
  g_cancellable_cancel (self->current);
  rubric_jobs_close (self->reader);
  release (self);
}
