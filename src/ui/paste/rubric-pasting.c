/* rubric-pasting.c - pasting and dropping: text, a digit, a picture, files
 *
 *     there is           read first   then         and
 *     files              their names               an address is a text
 *     a page and text    the page     the text     the one that says more; the person chooses if their digits differ
 *     text               the text                  a picture beside it, if the text is no Sudoku
 *     a picture alone    the picture
 *
 *     idle ──take──► names ──► page ──► text ──► picture ──► one of ::files, ::digit, ::reading, ::picture ──► idle
 *       ▲                                            └─────► ::refused: why it is nothing of these ──────────────┤
 *       └──────────── another take, or close: what was on its way is cancelled ◄────────────────────────────────┘
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "rubric-pasting.h"

#include "rubric-adaptations.h"
#include "rubric-alternatives.h"
#include "rubric-image.h"
#include "rubric-puzzle-content.h"
#include "rubric-scan.h"
#include "rubric-toast.h"

#include <glib/gi18n.h>
#include <string.h>

enum
{
  MAX_TEXT = 64 << 20,   /* bytes */
  MAX_AT_ONCE = 1 << 16, /* a text that is parsed before the next frame; a longer one in a worker */
};

static const char *const text_types[] = { "text/plain;charset=utf-8", "text/plain", "text/html", NULL };
static const char *const plain_types[] = { "text/plain;charset=utf-8", "text/plain", NULL };
static const char *const page_types[] = { "text/html", NULL };

/* Types that lose nothing come first. */
static const char *const picture_types[]
    = { "image/png", "image/webp", "image/jpeg", "image/tiff", "image/bmp", "image/heic", "image/avif", "image/gif",
        "application/pdf", NULL };

enum
{
  FILES,
  DIGIT,
  READING,
  PICTURE,
  REFUSED,
  N_SIGNALS
};

struct _RubricPasting
{
  GObject parent_instance;

  GtkWindow *window;       /* weak */
  AdwToastOverlay *toasts; /* on @window; weak */
  GCancellable *closed;    /* takes back questions */
  GCancellable *current;   /* takes back reading; each paste has its own */
  RubricJobs *reader;
  GObject *source;   /* a clipboard or drop, of which more may be read; NULL: nothing */
  RubricReading *page; /* the puzzles in its web page; NULL: there are none */
  gboolean picture;    /* the clipboard has a picture, looked at if page and text have no puzzle */
  gboolean address;    /* the text is the address of a link, perhaps to the picture */
  GError *refused;     /* the fault of the text, while the picture is read */
  gboolean files_only; /* no text is taken of a drop */
};

static guint signals[N_SIGNALS];

G_DEFINE_FINAL_TYPE (RubricPasting, rubric_pasting, G_TYPE_OBJECT)

/* The parts of a source that are bytes; see parts[]. */
typedef enum
{
  PAGE,
  TEXT,
  PICTURE_ALONE,
  PICTURE_BESIDE, /* a page or text */
} Part;

static void read_part (RubricPasting *self, Part part);

static gboolean
has_type (GdkContentFormats *formats, const char *const *types)
{
  for (; *types != NULL; types++)
    if (gdk_content_formats_contain_mime_type (formats, *types))
      return TRUE;
  return FALSE;
}

static GdkContentFormats *
create_formats (void)
{
  GdkContentFormatsBuilder *builder = gdk_content_formats_builder_new ();

  gdk_content_formats_builder_add_gtype (builder, GDK_TYPE_FILE_LIST);
  gdk_content_formats_builder_add_gtype (builder, GDK_TYPE_TEXTURE);
  gdk_content_formats_builder_add_gtype (builder, G_TYPE_STRING);
  for (const char *const *type = text_types; *type != NULL; type++)
    gdk_content_formats_builder_add_mime_type (builder, *type);
  for (const char *const *type = picture_types; *type != NULL; type++)
    gdk_content_formats_builder_add_mime_type (builder, *type);
  return gdk_content_formats_union_deserialize_mime_types (gdk_content_formats_builder_free_to_formats (builder));
}

static GdkContentFormats *
dup_formats (GObject *source)
{
  GdkContentFormats *formats = GDK_IS_DROP (source) ? gdk_drop_get_formats (GDK_DROP (source))
                                                    : gdk_clipboard_get_formats (GDK_CLIPBOARD (source));

  return gdk_content_formats_union_deserialize_gtypes (gdk_content_formats_ref (formats));
}

static gboolean
has_files (GdkContentFormats *formats)
{
  return gdk_content_formats_contain_gtype (formats, GDK_TYPE_FILE_LIST);
}

/* Blanks come along in front when somebody has marked a little too much. */
static GBytes *
skip_blanks (GBytes *bytes)
{
  gsize length, start = 0;
  const char *text = g_bytes_get_data (bytes, &length);

  while (start < length && g_ascii_isspace (text[start]))
    start++;
  return g_bytes_new_from_bytes (bytes, start, length - start);
}

/* The blanks in front of a table are empty cells, and those before a single line are nothing. */
static GBytes *
choose_bytes (GBytes *marked, GBytes *trimmed)
{
  gsize length;
  const char *text = g_bytes_get_data (trimmed, &length);

  while (length > 0 && g_ascii_isspace (text[length - 1]))
    length--;
  return length > 0 && memchr (text, '\n', length) != NULL ? marked : trimmed;
}

/* Returns: (nullable): files that are named one a line, as file managers and terminals do */
static GPtrArray *
find_named_files (const char *text)
{
  g_auto (GStrv) uris = NULL;
  g_autoptr (GPtrArray) files = NULL;

  if (!g_str_has_prefix (text, "file:"))
    return NULL;
  files = g_ptr_array_new_with_free_func (g_object_unref);
  uris = g_uri_list_extract_uris (text);
  for (char **uri = uris; *uri != NULL; uri++)
    {
      if (!g_str_has_prefix (*uri, "file:"))
        return NULL;
      g_ptr_array_add (files, g_file_new_for_uri (*uri));
    }
  return g_steal_pointer (&files);
}

static gboolean
is_closed (RubricPasting *self)
{
  return g_cancellable_is_cancelled (self->closed);
}

/* Nothing more is read of the source: the other program may forget it. */
static void
release_source (RubricPasting *self)
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
  release_source (self);
  g_signal_emit (self, signals[FILES], 0, files);
}

static void
give_picture (RubricPasting *self, GBytes *bytes)
{
  release_source (self);
  g_signal_emit (self, signals[PICTURE], 0, bytes);
}

/* Returns: whether @text is a single digit, which is for the cells that are selected */
static gboolean
take_digit (RubricPasting *self, const char *text)
{
  g_autofree char *word = g_strstrip (g_strndup (text, MAX_AT_ONCE));

  if (word[0] < '1' || word[0] > '9' || word[1] != '\0')
    return FALSE;
  release_source (self);
  g_signal_emit (self, signals[DIGIT], 0, word[0] - '0');
  return TRUE;
}

/* The text that was copied with a picture may only be its title. */
static void
try_picture (RubricPasting *self, const GError *refused)
{
  self->refused = g_error_copy (refused);
  self->picture = FALSE;
  read_part (self, PICTURE_BESIDE);
}

static void
refuse (RubricPasting *self, const GError *error)
{
  release_source (self);
  g_signal_emit (self, signals[REFUSED], 0, error);
}

/* The fault of the text says more than that of a picture beside it. */
static void
refuse_content (RubricPasting *self, const GError *otherwise)
{
  g_autoptr (GError) refused = g_steal_pointer (&self->refused);

  refuse (self, refused != NULL ? refused : otherwise);
}

static void
give_reading (RubricPasting *self, const RubricReading *reading)
{
  g_autoptr (RubricReading) kept = rubric_reading_ref (reading); /* @reading may be the page's */

  release_source (self);
  g_signal_emit (self, signals[READING], 0, kept);
}

/* Two readings, while the person is asked which one is meant. */
typedef struct
{
  RubricPasting *pasting;
  RubricReading *readings[2];
} Choice;

static void
meaning_chosen_cb (GObject *window, GAsyncResult *result, gpointer user_data)
{
  Choice *choice = user_data;
  int chosen = rubric_alternatives_finish (result);

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
  const RubricAlternatives which = {
    .heading = _ ("Which One Is Meant?"),
    .body = _ ("The page and its plain text have different digits."),
    .label = { _ ("_Page"), _ ("_Text") },
    .sheet = { &self->page->sheet, &text->sheet },
  };
  Choice *choice = g_new0 (Choice, 1);

  *choice = (Choice){ g_object_ref (self), { rubric_reading_ref (self->page), rubric_reading_ref (text) } };
  release_source (self);
  if (self->window != NULL)
    rubric_alternatives_ask_async (self->window, &which, self->closed, meaning_chosen_cb, choice);
}

/* The text is the last that is read of a clipboard, but for a picture. */
static void
text_read_done (gpointer owner, const RubricReading *reading, const GError *error)
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
    refuse_content (self, error);
}

static void
take_text_bytes (RubricPasting *self, GBytes *marked)
{
  g_autoptr (GBytes) trimmed = skip_blanks (marked);
  GBytes *bytes = choose_bytes (marked, trimmed);
  const char *text = g_bytes_get_data (trimmed, NULL);
  g_autoptr (GPtrArray) files = NULL;
  g_autoptr (RubricReading) reading = NULL;
  g_autoptr (GError) error = NULL;

  if (g_bytes_get_size (bytes) > MAX_AT_ONCE)
    {
      rubric_read_text (self->reader, bytes, text_read_done);
      return;
    }
  files = find_named_files (text);
  if (files != NULL)
    give_files (self, files);
  else if (self->page != NULL || !take_digit (self, text))
    {
      reading = rubric_reading_new_text (bytes, &error);
      text_read_done (self, reading, error);
    }
}

static void
fail_text (RubricPasting *self, const GError *error)
{
  g_autoptr (GError) longer = g_error_new (
      G_IO_ERROR, G_IO_ERROR_NO_SPACE,
      /* Translators: %d is a number of mebibytes */
      _ ("The text is too long: up to %d MiB can be pasted. A file may be longer."), MAX_TEXT >> 20);

  refuse (self, g_error_matches (error, G_IO_ERROR, G_IO_ERROR_NO_SPACE) ? longer : error);
}

static void
fail_picture (RubricPasting *self, const GError *error)
{
  g_autoptr (GError) longer = g_error_new (
      RUBRIC_IMAGE_ERROR, RUBRIC_IMAGE_ERROR_SIZE,
      /* Translators: %d is a number of mebibytes */
      _ ("The picture is too long: up to %d MiB are read."), RUBRIC_IMAGE_MAX_BYTES >> 20);

  refuse (self, g_error_matches (error, G_IO_ERROR, G_IO_ERROR_NO_SPACE) ? longer : error);
}

/* The text is read whatever has become of the page. */
static void
page_read_done (gpointer owner, const RubricReading *reading, const GError *error)
{
  RubricPasting *self = owner;

  if (error == NULL)
    self->page = rubric_reading_ref (reading);
  read_part (self, TEXT);
}

static void
take_page (RubricPasting *self, GBytes *bytes)
{
  rubric_read_text (self->reader, bytes, page_read_done);
}

static void
fail_page (RubricPasting *self, const GError *error)
{
  page_read_done (self, NULL, error);
}

/* A picture without a Sudoku says less than the fault of the text. */
static void
picture_beside_scanned (gpointer owner, const RubricScan *scan, const GError *error)
{
  RubricPasting *self = owner;

  if (error == NULL && !rubric_scan_is_empty (scan, NULL))
    give_picture (self, scan->bytes);
  else
    refuse_content (self, error);
}

static void
take_picture_beside (RubricPasting *self, GBytes *bytes)
{
  if (self->address)
    give_picture (self, bytes);
  else
    rubric_scan_bytes (self->reader, bytes, picture_beside_scanned);
}

static const struct
{
  const char *const *types;
  gsize max; /* bytes */
  void (*take) (RubricPasting *self, GBytes *bytes); /* a NUL follows @bytes, which they do not count */
  void (*fail) (RubricPasting *self, const GError *error);
} parts[] = {
  [PAGE] = { page_types, MAX_TEXT, take_page, fail_page },
  [TEXT] = { text_types, MAX_TEXT, take_text_bytes, fail_text },
  [PICTURE_ALONE] = { picture_types, RUBRIC_IMAGE_MAX_BYTES, give_picture, fail_picture },
  [PICTURE_BESIDE] = { picture_types, RUBRIC_IMAGE_MAX_BYTES, take_picture_beside, refuse_content },
};

/* A part that comes after the next paste has begun, or the window closed, is not wanted. */
static gboolean
is_unwanted (RubricPasting *self, const GError *error)
{
  return is_closed (self) || g_error_matches (error, G_IO_ERROR, G_IO_ERROR_CANCELLED);
}

static void
part_read_cb (GObject *source, GAsyncResult *result, gpointer user_data)
{
  g_autoptr (RubricPasting) self = user_data;
  Part part = GPOINTER_TO_INT (g_task_get_task_data (G_TASK (result)));
  g_autoptr (GError) error = NULL;
  g_autoptr (GBytes) bytes = g_task_propagate_pointer (G_TASK (result), &error);

  if (is_unwanted (self, error))
    return;
  if (bytes != NULL)
    parts[part].take (self, bytes);
  else
    parts[part].fail (self, error);
}

static void
spliced_cb (GObject *buffer, GAsyncResult *result, gpointer user_data)
{
  g_autoptr (GTask) task = user_data;
  GError *error = NULL;

  if (g_output_stream_splice_finish (G_OUTPUT_STREAM (buffer), result, &error) < 0)
    g_task_return_error (task, error);
  else
    g_task_return_pointer (task, g_memory_output_stream_steal_as_bytes (G_MEMORY_OUTPUT_STREAM (buffer)),
                           (GDestroyNotify)g_bytes_unref);
}

/* The buffer has one size, for no program may send without end: the zeros of which it is made take no memory before
 * they are written to. */
static void
stream_cb (GObject *source, GAsyncResult *result, gpointer user_data)
{
  g_autoptr (GTask) task = user_data;
  gsize max = parts[GPOINTER_TO_INT (g_task_get_task_data (task))].max;
  GError *error = NULL;
  g_autoptr (GInputStream) stream = GDK_IS_DROP (source)
                                        ? gdk_drop_read_finish (GDK_DROP (source), result, NULL, &error)
                                        : gdk_clipboard_read_finish (GDK_CLIPBOARD (source), result, NULL, &error);
  g_autoptr (GOutputStream) buffer = NULL;

  if (stream == NULL)
    {
      g_task_return_error (task, error);
      return;
    }
  buffer = g_memory_output_stream_new (g_malloc0 (max + 1), max, NULL, g_free);
  g_output_stream_splice_async (buffer, stream,
                                G_OUTPUT_STREAM_SPLICE_CLOSE_SOURCE | G_OUTPUT_STREAM_SPLICE_CLOSE_TARGET,
                                G_PRIORITY_DEFAULT, g_task_get_cancellable (task), spliced_cb, task);
  g_steal_pointer (&task);
}

/* Reads from the source as long as it is the current one; @self lives until then. */
static void
read_part (RubricPasting *self, Part part)
{
  GTask *task = g_task_new (self->source, self->current, part_read_cb, g_object_ref (self));
  const char **types = (const char **)parts[part].types;

  g_task_set_task_data (task, GINT_TO_POINTER (part), NULL);
  if (GDK_IS_DROP (self->source))
    gdk_drop_read_async (GDK_DROP (self->source), types, G_PRIORITY_DEFAULT, self->current, stream_cb, task);
  else
    gdk_clipboard_read_async (GDK_CLIPBOARD (self->source), types, G_PRIORITY_DEFAULT, self->current, stream_cb, task);
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
      take_text_bytes (self, bytes);
    }
  else
    give_files (self, files);
}

static void
files_read_cb (GObject *source, GAsyncResult *result, gpointer user_data)
{
  g_autoptr (RubricPasting) self = user_data;
  g_autoptr (GError) error = NULL;
  const GValue *value = GDK_IS_DROP (source)
                            ? gdk_drop_read_value_finish (GDK_DROP (source), result, &error)
                            : gdk_clipboard_read_value_finish (GDK_CLIPBOARD (source), result, &error);

  if (is_unwanted (self, error))
    return;
  if (value != NULL)
    take_files (self, g_value_get_boxed (value));
  else
    refuse (self, error);
}

static void
read_files (RubricPasting *self)
{
  if (GDK_IS_DROP (self->source))
    gdk_drop_read_value_async (GDK_DROP (self->source), GDK_TYPE_FILE_LIST, G_PRIORITY_DEFAULT, self->current,
                               files_read_cb, g_object_ref (self));
  else
    gdk_clipboard_read_value_async (GDK_CLIPBOARD (self->source), GDK_TYPE_FILE_LIST, G_PRIORITY_DEFAULT, self->current,
                                    files_read_cb, g_object_ref (self));
}

/* The message about the last paste is not about this one. */
static void
begin_pasting (RubricPasting *self)
{
  g_cancellable_cancel (self->current);
  rubric_jobs_cancel (self->reader);
  g_object_unref (self->current);
  self->current = g_cancellable_new ();
  release_source (self);
  g_clear_error (&self->refused);
  self->address = FALSE;
  if (self->toasts != NULL)
    rubric_toast_withdraw (self->toasts, NULL);
}

static gboolean
drop_cb (GtkDropTargetAsync *target, GdkDrop *drop, double x, double y, RubricPasting *self)
{
  g_autoptr (GdkContentFormats) formats = dup_formats (G_OBJECT (drop));

  if (self->files_only && !has_files (formats))
    return FALSE;
  rubric_pasting_take (self, G_OBJECT (drop));
  return TRUE;
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
  release_source (self);
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
    [READING] = { "reading", RUBRIC_TYPE_READING },
    [PICTURE] = { "picture", G_TYPE_BYTES },
    [REFUSED] = { "refused", G_TYPE_ERROR },
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

/* The puzzle of the window itself is there already. */
static gboolean
drop_accept_cb (GtkDropTargetAsync *target, GdkDrop *drop, RubricPasting *self)
{
  return self->window != NULL && !rubric_puzzle_content_is_own (drop, self->window)
         && gdk_content_formats_match (gtk_drop_target_async_get_formats (target), gdk_drop_get_formats (drop));
}

RubricPasting *
rubric_pasting_new (GtkWindow *window, AdwToastOverlay *toasts)
{
  GtkDropTargetAsync *target;
  RubricPasting *self;

  g_return_val_if_fail (GTK_IS_WINDOW (window), NULL);
  g_return_val_if_fail (ADW_IS_TOAST_OVERLAY (toasts), NULL);

  self = g_object_new (RUBRIC_TYPE_PASTING, NULL);
  g_set_weak_pointer (&self->window, window);
  g_set_weak_pointer (&self->toasts, toasts);
  target = gtk_drop_target_async_new (create_formats (), GDK_ACTION_COPY);
  g_signal_connect_object (target, "accept", G_CALLBACK (drop_accept_cb), self, 0);
  g_signal_connect_object (target, "drop", G_CALLBACK (drop_cb), self, 0);
  gtk_widget_add_controller (GTK_WIDGET (window), GTK_EVENT_CONTROLLER (target));
  return self;
}

void
rubric_pasting_take (RubricPasting *self, GObject *source)
{
  g_autoptr (GdkContentFormats) formats = dup_formats (source);
  gboolean text = gdk_content_formats_contain_gtype (formats, G_TYPE_STRING), files = has_files (formats);
  gboolean picture = gdk_content_formats_contain_gtype (formats, GDK_TYPE_TEXTURE) || has_type (formats, picture_types);
  gboolean words = files || text || has_type (formats, plain_types);

  g_return_if_fail (RUBRIC_IS_PASTING (self));

  begin_pasting (self);
  self->source = g_object_ref (source);
  self->picture = words && picture; /* spreadsheets have one of the cells beside their text */
  if (files)
    read_files (self);
  else if (picture && !words)
    read_part (self, PICTURE_ALONE);
  else if (words && has_type (formats, page_types)) /* a table keeps empty cells that plain text may lose */
    read_part (self, PAGE);
  else if (text || has_type (formats, text_types))
    read_part (self, TEXT);
  else
    {
      release_source (self);
      if (self->toasts != NULL)
        rubric_toast_show (self->toasts, _ ("There is no text and no picture to paste"));
    }
}

void
rubric_pasting_set_files_only (RubricPasting *self, gboolean files_only)
{
  g_return_if_fail (RUBRIC_IS_PASTING (self));

  self->files_only = files_only;
}

void
rubric_pasting_close (RubricPasting *self)
{
  g_return_if_fail (RUBRIC_IS_PASTING (self));

  g_cancellable_cancel (self->closed);
  g_cancellable_cancel (self->current);
  rubric_jobs_close (self->reader);
  release_source (self);
}
