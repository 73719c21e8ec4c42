/* rubric-cli-input.c - a file or standard input: detected to be a stream of lines, a document or a picture
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "rubric-cli-input.h"

#include "rubric-cli-json.h"
#include "rubric-cli-terminal.h"
#include "rubric-scan-inks.h"
#include "rubric-text-scan.h"
#include "sud-solve.h"

#include <errno.h>
#include <fcntl.h>
#include <gio/gio.h>
#include <glib/gi18n.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

enum
{
  SNIFFED = 64 << 10, /* bytes by which a format is detected */
  MAX_NAMED = 6,      /* uncertain cells that are listed */
  SMALL = 512 << 10,  /* bytes; of the slowest text that we know, they take an eighth of a second */
};

static gboolean confidence, first_ink;
static RubricScanPages pages;
static RubricCliStatus worst = RUBRIC_CLI_OK;

/* Reads a number at *@text, if there is one, and moves past it. Returns: FALSE if it is no page */
static gboolean
read_page (const char **text, int *page)
{
  char *end;
  guint64 number;

  if (!g_ascii_isdigit (**text))
    return TRUE;
  number = g_ascii_strtoull (*text, &end, 10);
  *text = end;
  *page = MIN (number, G_MAXINT);
  return number > 0;
}

/* "25-48", "25", "25-" or "-48". */
static gboolean
pages_cb (const char *option, const char *value, gpointer data, GError **error)
{
  const char *at = value;
  gboolean one;

  pages = (RubricScanPages){ 1, G_MAXINT };
  if (read_page (&at, &pages.first))
    {
      one = at > value && *at == '\0';
      at += *at == '-';
      if (one)
        pages.last = pages.first;
      else if (at == value || !read_page (&at, &pages.last) || at - value < 2)
        at = "?";
      if (*at == '\0' && pages.first <= pages.last)
        return TRUE;
    }
  /* Translators: %1$s is an option, --pages, %2$s what was typed */
  g_set_error (error, G_OPTION_ERROR, G_OPTION_ERROR_BAD_VALUE,
               _ ("%1$s takes pages such as 25-48, 25 or 25-, not “%2$s”"), "--pages", value);
  return FALSE;
}

static const GOptionEntry entries[] = {
  { "confidence", 0, 0, G_OPTION_ARG_NONE, &confidence,
    N_ ("Of a picture, list the cells that are not certain on standard error") },
  { "first-ink", 0, 0, G_OPTION_ARG_NONE, &first_ink,
    N_ ("Of a picture, leave out digits in another colour, or on another ground, than the givens") },
  { "pages", 0, 0, G_OPTION_ARG_CALLBACK, pages_cb, N_ ("Of a PDF file, look at these pages, all of them"),
    N_ ("FROM-TO") },
  { NULL },
};

const GOptionEntry *
rubric_cli_picture_get_options (void)
{
  return entries;
}

/* A grid of a picture, and its sheet without the cells that are left out. */
typedef struct
{
  const SudScan *grid;
  SudSheet sheet;
  SudCells left_out;
} Taken;

/* Returns: uncertain cells, and cells in conflict: one of a conflict was misread, however certain each looks */
static SudCells
find_uncertain_cells (const Taken *taken)
{
  SudGrid digits = sud_sheet_get_grid (&taken->sheet, SUD_ORIGINS_ALL);
  SudCells misread = sud_cells_difference (rubric_scan_find_uncertain (taken->grid), taken->left_out);

  return sud_cells_union (misread, sud_grid_conflicts (&digits));
}

/* Appends a line a cell, for programs: file and puzzle, cell, first and second choice, confidence of the first. */
static void
append_cells (GString *text, const char *name, int number, const Taken *taken)
{
  SudCells uncertain = find_uncertain_cells (taken);

  for (int cell = 0; cell < SUD_CELLS; cell++)
    {
      const SudScanCell *read = &taken->grid->cell[cell];
      char digits[] = { '.', '1', '2', '3', '4', '5', '6', '7', '8', '9' };

      if (sud_cells_has (uncertain, cell))
        g_string_append_printf (text, "%s:%d\tr%dc%d\t%c\t%c\t%d.%03d\n", name, number, cell / SUD_SIZE + 1,
                                cell % SUD_SIZE + 1, digits[read->first.digit], digits[read->second.digit],
                                (int)read->confidence, (int)(read->confidence * 1000) % 1000);
    }
}

/* Returns: (nullable): why a grid is no puzzle. The cells that are left out may be all that was wrong with it, or all
 * that made it have one solution */
static const char *
describe_flaw (const Taken *taken)
{
  SudGrid digits = sud_sheet_get_grid (&taken->sheet, SUD_ORIGINS_ALL);
  SudResult result;

  if (sud_cells_is_empty (taken->left_out) && taken->grid->kind != SUD_SCAN_NO_VALID)
    return NULL;
  sud_solve_count (&digits, 2, NULL, &result);
  if (!sud_cells_is_empty (taken->left_out) && result.solutions == 1)
    return NULL;
  return result.solutions > 1 ? _ ("what was read has several solutions") : _ ("what was read has no solution");
}

static void
append_digit (GString *text, int digit)
{
  if (digit == 0)
    g_string_append (text, "blank");
  else
    g_string_append_printf (text, "%d", digit);
}

/* Returns: (transfer full) (nullable): the uncertain cells with their alternatives, for programs: not translated */
static char *
list_uncertain_cells (const Taken *taken)
{
  const SudScan *grid = taken->grid;
  GString *text = g_string_new (NULL);
  SudCells uncertain = find_uncertain_cells (taken);
  int n = 0;

  for (int cell = 0; cell < SUD_CELLS; cell++)
    if (sud_cells_has (uncertain, cell) && n++ < MAX_NAMED)
      {
        g_string_append_printf (text, "%sr%dc%d read as ", n > 1 ? ", " : "", cell / SUD_SIZE + 1, cell % SUD_SIZE + 1);
        append_digit (text, grid->cell[cell].first.digit);
        g_string_append (text, " (or ");
        append_digit (text, grid->cell[cell].second.digit);
        g_string_append_c (text, ')');
      }
  if (n > MAX_NAMED)
    g_string_append_printf (text, ", and %d more", n - MAX_NAMED);
  return g_string_free (text, n == 0);
}

static void
warn_of_uncertain_cells (const char *name, int number, const Taken *taken)
{
  g_autoptr (GString) text = g_string_new (NULL);
  const char *why = describe_flaw (taken);
  int n = sud_cells_count (find_uncertain_cells (taken));
  g_autofree char *cells
      = g_strdup_printf (ngettext ("%d cell is not certain; --confidence lists it",
                                   "%d cells are not certain; --confidence lists them", n), n);

  if (why != NULL)
    rubric_cli_append_complaint (text, name, number, why);
  if (confidence)
    append_cells (text, name, number, taken);
  else if (n > 0)
    rubric_cli_append_complaint (text, name, number,
                                 n < SUD_CELLS
                                     ? cells
                                     : _ ("no cell is certain: the lines of the grid are hardly seen"));
  rubric_cli_write_complaints (text->str, text->len);
  if (n > 0 || why != NULL)
    worst = RUBRIC_CLI_NOT_ONE;
}

/* Returns: (transfer full): the option for the pages from @first to @last, which were not looked at */
static char *
dup_hint (int first, int last)
{
  /* Translators: --pages is an option; %1$d and %2$d are pages of a PDF file */
  return g_strdup_printf (_ ("--pages=%1$d-%2$d looks at the others."), first, last);
}

/* Returns: (transfer full) (nullable): the option for pages that were left out */
static char *
dup_rest_hint (const RubricScan *scan)
{
  if (scan->text_only)
    return dup_hint (1, scan->n_pages);
  return scan->next_page > 0 ? dup_hint (scan->next_page, scan->n_pages) : NULL;
}

/* Reports what was left out, and the option for it. */
static void
tell_rest (const char *name, const RubricScan *scan)
{
  int looked_at = scan->next_page > 0 && scan->text == NULL ? scan->next_page - 1 : scan->n_pages;
  g_autofree char *rest = rubric_scan_dup_rest (scan->n_answers, looked_at, scan->n_pages), *way = dup_rest_hint (scan);
  g_autofree char *notes = rubric_scan_dup_notes (scan);
  g_autoptr (GString) all = g_string_new (notes);
  const char *const more[] = { rest, way };

  for (guint i = 0; i < G_N_ELEMENTS (more); i++)
    if (more[i] != NULL)
      g_string_append_printf (all, "%s%s", all->len > 0 ? " " : "", more[i]);
  if (all->len > 0)
    rubric_cli_complain_of (name, 0, all->str);
  if (scan->partial)
    worst = RUBRIC_CLI_NOT_ONE;
}

/* Digits of a screenshot in another colour, or on another ground, were entered by somebody: they are taken as they are,
 * or left out, but not silently. */
static Taken
take_grid (const char *name, const RubricScanFound *row)
{
  SudCells others = row->image != NULL ? rubric_scan_find_second_ink (row->image, &row->grid) : SUD_NO_CELLS;
  int n = sud_cells_count (others);
  g_autofree char *said
      = g_strdup_printf (ngettext ("%d digit is in another colour or on another ground; --first-ink leaves it out",
                                   "%d digits are in another colour or on another ground; --first-ink leaves them "
                                   "out", n),
                         n);
  Taken taken = { &row->grid, row->grid.sheet, first_ink ? others : SUD_NO_CELLS };

  if (n > 0 && !first_ink)
    rubric_cli_complain_of (name, 0, said);
  for (int cell = 0; cell < SUD_CELLS; cell++)
    if (sud_cells_has (taken.left_out, cell))
      sud_sheet_set_digit (&taken.sheet, cell, 0, SUD_ORIGIN_BLANK);
  return taken;
}

static RubricDocument *
make_document (const char *name, const RubricScan *scan, GPtrArray *uncertain, GError **error)
{
  const RubricFormat *line = rubric_format_find ("line");
  GString *text = g_string_new (NULL);
  g_autoptr (GBytes) lines = NULL;

  rubric_format_begin (line, text, FALSE);
  for (int i = 0; i < scan->n_grids; i++)
    {
      const Taken taken = take_grid (name, rubric_scan_get (scan, i));

      rubric_format_append (line, text, &taken.sheet, NULL, NULL);
      warn_of_uncertain_cells (name, i + 1, &taken);
      g_ptr_array_add (uncertain, list_uncertain_cells (&taken));
    }
  rubric_format_end (line, text);
  lines = g_string_free_to_bytes (text);
  return rubric_document_new (lines, line, error);
}

static RubricScan *
scan_bytes (const char *name, GBytes *bytes, GError **error)
{
  RubricScanPages rest = { 0, 0 };
  const RubricScanRequest request = { pages, rubric_cli_cancel_flag (), rubric_cli_show_pages, (gpointer)name,
                                        &rest };
  RubricScan *scan = rubric_scan_run (bytes, &request, error);

  rubric_cli_hide_progress ();
  if (scan == NULL && rest.first > 0 && error != NULL && *error != NULL)
    {
      g_autofree char *said = (*error)->message, *hint = dup_hint (rest.first, rest.last);

      (*error)->message = g_strconcat (said, " ", hint, NULL);
    }
  return scan;
}

/* Reads the Sudokus of a picture into a document of lines, and reports uncertain cells. Returns: (transfer full)
 * (nullable) */
static RubricDocument *
read_picture (const char *name, GBytes *bytes, GPtrArray *uncertain, GError **error)
{
  g_autoptr (RubricScan) scan = scan_bytes (name, bytes, error);

  if (scan == NULL)
    return NULL;
  tell_rest (name, scan);
  return scan->text != NULL ? rubric_document_new (scan->text, NULL, error)
                            : make_document (name, scan, uncertain, error);
}

RubricCliStatus
rubric_cli_picture_get_status (void)
{
  return worst;
}

static gboolean
set_errno_error (GError **error)
{
  int number = errno;

  g_set_error_literal (error, G_IO_ERROR, g_io_error_from_errno (number), g_strerror (number));
  return FALSE;
}

/* Appends up to @size bytes to the head. */
static gboolean
read_head (RubricCliInput *self, gsize size, GError **error)
{
  guint length = self->head->len;
  ssize_t n;

  g_byte_array_set_size (self->head, length + size);
  n = rubric_cli_read (self->fd, (char *)self->head->data + length, size);
  if (n < 0)
    set_errno_error (error);
  g_byte_array_set_size (self->head, length + MAX (n, 0));
  self->at_end = n == 0;
  return n >= 0;
}

static SudLines
get_lines (const RubricCliInput *self)
{
  const char *text = (const char *)self->head->data;

  return (SudLines){ .at = text, .end = text + self->head->len };
}

/* Returns: whether the first line with something on it is a puzzle, and has been read to its end */
static gboolean
begins_with_puzzle (const RubricCliInput *self)
{
  SudLines lines = get_lines (self);
  SudLine line;

  return sud_lines_next (&lines, &line) && (self->at_end || line.text + line.length < lines.end)
         && sud_line_get_puzzle (&line) != NULL
         && !rubric_format_line_says_more ((const char *)self->head->data, self->head->len);
}

/* Only a stream begins with 64 KiB of comments: no document does. */
static gboolean
is_comment (const RubricCliInput *self)
{
  SudLines lines = get_lines (self);
  SudLine line;

  return !sud_lines_next (&lines, &line);
}

static gboolean
has_puzzle (const RubricCliInput *self)
{
  SudLines lines = get_lines (self);
  SudLine line;

  while (sud_lines_next (&lines, &line))
    if (sud_line_get_puzzle (&line) != NULL)
      return TRUE;
  return FALSE;
}

/* Lines that look like a stream without a puzzle on any of them may be one puzzle together. */
static void
find_other_format (RubricCliInput *self)
{
  g_autoptr (GBytes) bytes = g_bytes_new (self->head->data, self->head->len);
  g_autoptr (RubricDocument) document = rubric_document_new (bytes, NULL, NULL);

  if (document != NULL)
    self->format = rubric_document_get_format (document);
}

static gboolean
detect_format (RubricCliInput *self, GError **error)
{
  const RubricFormat *line = rubric_format_find ("line");

  if (!read_head (self, SNIFFED, error))
    return FALSE;
  self->is_picture = rubric_scan_sniff ((const char *)self->head->data, self->head->len);
  if (self->is_picture)
    return TRUE;
  while (!self->at_end && self->head->len < SNIFFED && !begins_with_puzzle (self))
    if (!read_head (self, SNIFFED - self->head->len, error))
      return FALSE;

  if (begins_with_puzzle (self) || (!self->at_end && is_comment (self)))
    self->format = line;
  else
    self->format = rubric_format_sniff ((const char *)self->head->data, self->head->len);
  if (self->format == line && self->at_end && !has_puzzle (self))
    find_other_format (self);
  return TRUE;
}

gboolean
rubric_cli_input_open (RubricCliInput *self, const char *path, const RubricFormat *format, GError **error)
{
  *self = (RubricCliInput){ .name = path, .format = format, .is_detected = format == NULL, .fd = STDIN_FILENO };
  if (strcmp (path, "-") != 0)
    self->fd = open (path, O_RDONLY | O_CLOEXEC);
  if (self->fd < 0)
    return set_errno_error (error);
  if ((fcntl (self->fd, F_GETFL) & O_ACCMODE) == O_WRONLY)
    {
      g_set_error_literal (error, G_IO_ERROR, G_IO_ERROR_CLOSED, _ ("standard input is closed"));
      return FALSE;
    }
  posix_fadvise (self->fd, 0, 0, POSIX_FADV_SEQUENTIAL); /* if it is a file */
  rubric_cli_enlarge_pipe (self->fd);

  self->head = g_byte_array_sized_new (SNIFFED);
  if (format == NULL ? detect_format (self, error) : read_head (self, SNIFFED, error))
    {
      self->is_stream = self->format == rubric_format_find ("line");
      return TRUE;
    }
  rubric_cli_input_close (self);
  return FALSE;
}

void
rubric_cli_input_close (RubricCliInput *self)
{
  g_clear_pointer (&self->head, g_byte_array_unref);
  g_clear_pointer (&self->uncertain, g_ptr_array_unref);
  if (self->fd > STDERR_FILENO)
    close (self->fd);
}

ssize_t
rubric_cli_input_read (RubricCliInput *self, char *buffer, size_t size)
{
  gsize left = self->head->len - self->head_taken;

  if (left == 0)
    return self->at_end ? 0 : rubric_cli_read (self->fd, buffer, size);
  size = MIN (size, left);
  memcpy (buffer, self->head->data + self->head_taken, size);
  self->head_taken += size;
  return size;
}

/* Reports parts of a text that are no puzzles. A text with two readings is refused: nobody is there to choose. */
static gboolean
tell_notes (const RubricCliInput *self, RubricDocument *document, GError **error)
{
  const char *notes = rubric_document_get_notes (document);

  if (rubric_document_has_alternatives (document))
    {
      g_set_error_literal (error, RUBRIC_FORMAT_ERROR, RUBRIC_FORMAT_ERROR_SYNTAX,
                           _ ("The text can be read in more than one way; open it in the window to choose."));
      return FALSE;
    }
  if (notes != NULL)
    rubric_cli_complain_of (self->name, 0, notes);
  return TRUE;
}

RubricDocument *
rubric_cli_input_read_document (RubricCliInput *self, GError **error)
{
  /* One byte more than the format allows tells that the file is too large. */
  gsize limit = (self->is_picture ? RUBRIC_IMAGE_MAX_BYTES
                 : self->format != NULL ? self->format->max_size
                                        : (gsize)RUBRIC_DOCUMENT_MAX_SINGLE) + 1;
  g_autoptr (RubricDocument) document = NULL;
  g_autoptr (GBytes) bytes = NULL;

  while (!self->at_end && self->head->len < limit)
    if (!read_head (self, MIN (limit - self->head->len, MAX (self->head->len, SNIFFED)), error))
      return NULL;
  bytes = g_byte_array_free_to_bytes (g_steal_pointer (&self->head));
  if (self->is_picture)
    {
      self->uncertain = g_ptr_array_new_with_free_func (g_free);
      return read_picture (self->name, bytes, self->uncertain, error);
    }
  document = rubric_document_new (bytes, self->is_detected ? NULL : self->format, error);
  return document != NULL && tell_notes (self, document, error) ? g_steal_pointer (&document) : NULL;
}

RubricDocument *
rubric_cli_read_document (const char *path, const RubricFormat *format, GError **error)
{
  RubricDocument *document;
  RubricCliInput input;

  if (!rubric_cli_input_open (&input, path, format, error))
    return NULL;
  document = rubric_cli_input_read_document (&input, error);
  rubric_cli_input_close (&input);
  return document;
}

/* Opens nothing that would be waited for: neither a pipe nor a device. */
static gboolean
open_small (RubricCliInput *self, const char *path, GError **error)
{
  struct stat status;

  *self = (RubricCliInput){ .name = path, .fd = open (path, O_RDONLY | O_CLOEXEC | O_NONBLOCK) };
  if (self->fd < 0 || fstat (self->fd, &status) != 0)
    return set_errno_error (error);
  self->head = g_byte_array_sized_new (SNIFFED);
  if (S_ISREG (status.st_mode))
    return TRUE;
  g_set_error_literal (error, G_IO_ERROR, G_IO_ERROR_NOT_REGULAR_FILE, _ ("It is not a file."));
  return FALSE;
}

/* Returns: (transfer full) (nullable): the text; of a long list of lines the first ones */
static GBytes *
read_small (RubricCliInput *self, GError **error)
{
  const char *text, *end;

  while (!self->at_end && self->head->len <= SMALL)
    if (!read_head (self, SMALL + 1 - self->head->len, error))
      return NULL;
  text = (const char *)self->head->data;
  if (rubric_scan_sniff (text, self->head->len))
    g_set_error_literal (error, G_IO_ERROR, G_IO_ERROR_NOT_SUPPORTED, _ ("It is a picture or a PDF file."));
  else if (self->at_end)
    return g_byte_array_free_to_bytes (g_steal_pointer (&self->head));
  else if (rubric_format_sniff (text, self->head->len) == rubric_format_find ("line")
           && (end = memrchr (text, '\n', self->head->len)) != NULL)
    return g_bytes_new (text, end - text);
  else
    g_set_error_literal (error, G_IO_ERROR, G_IO_ERROR_MESSAGE_TOO_LARGE, _ ("It is too large for a thumbnail."));
  return NULL;
}

RubricDocument *
rubric_cli_read_small_document (const char *path, GError **error)
{
  g_autoptr (GBytes) bytes = NULL;
  RubricCliInput input;

  if (open_small (&input, path, error))
    bytes = read_small (&input, error);
  rubric_cli_input_close (&input);
  return bytes != NULL ? rubric_document_new (bytes, NULL, error) : NULL;
}

RubricCliStatus
rubric_cli_input_fail (const char *name, guint64 line, const char *message)
{
  g_autoptr (GString) answer = g_string_new (NULL);

  if (rubric_cli_interrupted ())
    return RUBRIC_CLI_INTERRUPTED;
  rubric_cli_complain_of (name, line, message);
  if (!rubric_cli_json_is_on ())
    return RUBRIC_CLI_ERROR;
  rubric_cli_json_add_error (answer, name, "line", line, NULL, message);
  rubric_cli_write (answer->str, answer->len);
  return RUBRIC_CLI_ERROR;
}

RubricCliStatus
rubric_cli_input_fail_error (const char *name, const GError *error)
{
  return rubric_cli_input_fail (name, rubric_format_error_get_line (error), rubric_format_error_get_problem (error));
}
