/* rubric-cli-picture.c - pictures as input: what was read of them, and how sure it is
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "rubric-cli-picture.h"

#include "rubric-cli-interrupt.h"
#include "rubric-cli-terminal.h"
#include "rubric-scan-inks.h"
#include "rubric-scan.h"
#include "sud-solve.h"

#include <gio/gio.h>
#include <glib/gi18n.h>

enum
{
  MOST_NAMED = 6, /* cells that are not certain */
};

static gboolean confidence, first_ink;
static RubricScanPages pages;
static RubricCliStatus worst = RUBRIC_CLI_OK;

/* Reads a number at *@text, if there is one, and goes behind it. Returns: FALSE where it is no page */
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
  g_set_error (error, G_OPTION_ERROR, G_OPTION_ERROR_BAD_VALUE, _("%1$s takes pages such as 25-48, 25 or 25-, not “%2$s”"),
               "--pages", value);
  return FALSE;
}

static const GOptionEntry entries[] = {
  { "confidence", 0, 0, G_OPTION_ARG_NONE, &confidence,
    N_("Of a picture, list the cells that are not certain on standard error") },
  { "first-ink", 0, 0, G_OPTION_ARG_NONE, &first_ink,
    N_("Of a picture, leave out digits in another colour, or on another ground, than the givens") },
  { "pages", 0, 0, G_OPTION_ARG_CALLBACK, pages_cb, N_("Of a PDF file, look at these pages, all of them"), N_("FROM-TO") },
  { NULL },
};

const GOptionEntry *
rubric_cli_picture_get_options (void)
{
  return entries;
}

/* A grid as it is taken: without the cells that are left out. */
typedef struct
{
  const SudScan *grid;
  SudSheet sheet;
  SudCells left_out;
} Taken;

/* What is not certain, and what clashes: one of these was misread, however certain each looks. */
static SudCells
find_doubtful (const Taken *taken)
{
  SudGrid digits = sud_sheet_get_grid (&taken->sheet, SUD_ORIGINS_ALL);
  SudCells unsure = sud_cells_difference (rubric_scan_find_doubtful (taken->grid), taken->left_out);

  return sud_cells_union (unsure, sud_grid_conflicts (&digits));
}

/* A line a cell, for programs: file and puzzle, cell, first and second choice, how sure the first is. */
static void
append_cells (GString *text, const char *name, int number, const Taken *taken)
{
  SudCells doubtful = find_doubtful (taken);

  for (int cell = 0; cell < SUD_CELLS; cell++)
    {
      const SudScanCell *read = &taken->grid->cell[cell];
      char digits[] = { '.', '1', '2', '3', '4', '5', '6', '7', '8', '9' };

      if (sud_cells_has (doubtful, cell))
        g_string_append_printf (text, "%s:%d\tr%dc%d\t%c\t%c\t%d.%03d\n", name, number, cell / SUD_SIZE + 1,
                                cell % SUD_SIZE + 1, digits[read->first.digit], digits[read->second.digit],
                                (int)read->confidence, (int)(read->confidence * 1000) % 1000);
    }
}

/* Why a grid is no puzzle; NULL where it is one. What is left out may be all that was wrong with it, or all that made it
 * have one solution. */
static const char *
describe (const Taken *taken)
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

/* Returns: (transfer full) (nullable): the cells that are not certain, with what else they may be, for programs: not
 * translated */
static char *
list_doubts (const Taken *taken)
{
  const SudScan *grid = taken->grid;
  GString *text = g_string_new (NULL);
  SudCells doubtful = find_doubtful (taken);
  int n = 0;

  for (int cell = 0; cell < SUD_CELLS; cell++)
    if (sud_cells_has (doubtful, cell) && n++ < MOST_NAMED)
      {
        g_string_append_printf (text, "%sr%dc%d read as ", n > 1 ? ", " : "", cell / SUD_SIZE + 1, cell % SUD_SIZE + 1);
        append_digit (text, grid->cell[cell].first.digit);
        g_string_append (text, " (or ");
        append_digit (text, grid->cell[cell].second.digit);
        g_string_append_c (text, ')');
      }
  if (n > MOST_NAMED)
    g_string_append_printf (text, ", and %d more", n - MOST_NAMED);
  return g_string_free (text, n == 0);
}

static void
tell (const char *name, int number, const Taken *taken)
{
  g_autoptr (GString) text = g_string_new (NULL);
  const char *why = describe (taken);
  int n = sud_cells_count (find_doubtful (taken));
  g_autofree char *cells
      = g_strdup_printf (ngettext ("%d cell is not certain; --confidence lists it",
                                   "%d cells are not certain; --confidence lists them", n), n);

  if (why != NULL)
    rubric_cli_append_message (text, name, number, why);
  if (confidence)
    append_cells (text, name, number, taken);
  else if (n > 0)
    rubric_cli_append_message (text, name, number,
                               n < SUD_CELLS ? cells : _ ("no cell is certain: the lines of the grid are hardly seen"));
  rubric_cli_write_messages (text->str, text->len);
  if (n > 0 || why != NULL)
    worst = RUBRIC_CLI_NOT_ONE;
}

static void
tell_sentence (const char *name, const char *sentence)
{
  g_autoptr (GString) text = g_string_new (NULL);

  rubric_cli_append_message (text, name, 0, sentence);
  rubric_cli_write_messages (text->str, text->len);
}

/* Returns: (transfer full): how to come by pages that were not looked at, from @first to @last */
static char *
dup_hint (int first, int last)
{
  /* Translators: --pages is an option; %1$d and %2$d are pages of a PDF file */
  return g_strdup_printf (_ ("--pages=%1$d-%2$d looks at the others."), first, last);
}

/* Returns: (transfer full) (nullable): how to come by what was left out */
static char *
dup_way (const RubricScan *scan)
{
  if (scan->text_only)
    return dup_hint (1, scan->n_pages);
  return scan->next_page > 0 ? dup_hint (scan->next_page, scan->n_pages) : NULL;
}

/* What was left out, and how to come by it. */
static void
tell_rest (const char *name, const RubricScan *scan)
{
  int looked_at = scan->next_page > 0 && scan->text == NULL ? scan->next_page - 1 : scan->n_pages;
  g_autofree char *rest = rubric_scan_dup_rest (scan->n_answers, looked_at, scan->n_pages), *way = dup_way (scan);
  g_autoptr (GString) all = g_string_new (scan->notes);
  const char *const more[] = { rest, way };

  for (guint i = 0; i < G_N_ELEMENTS (more); i++)
    if (more[i] != NULL)
      g_string_append_printf (all, "%s%s", all->len > 0 ? " " : "", more[i]);
  if (all->len > 0)
    tell_sentence (name, all->str);
  if (scan->partial)
    worst = RUBRIC_CLI_NOT_ONE;
}

/* What a screenshot shows in another colour, or on another ground, somebody has entered: it is taken as it is, or left out,
 * but not silently.
 */
static Taken
take (const char *name, const RubricScanFound *row)
{
  SudCells others = row->photo != NULL ? rubric_scan_find_second_ink (row->photo, &row->grid) : SUD_NO_CELLS;
  int n = sud_cells_count (others);
  g_autofree char *said = g_strdup_printf (ngettext ("%d digit is in another colour or on another ground; --first-ink leaves it out",
                                                     "%d digits are in another colour or on another ground; --first-ink "
                                                     "leaves them out", n), n);
  Taken taken = { &row->grid, row->grid.sheet, first_ink ? others : SUD_NO_CELLS };

  if (n > 0 && !first_ink)
    tell_sentence (name, said);
  for (int cell = 0; cell < SUD_CELLS; cell++)
    if (sud_cells_has (taken.left_out, cell))
      sud_sheet_set_digit (&taken.sheet, cell, 0, SUD_ORIGIN_BLANK);
  return taken;
}

static RubricDocument *
make_document (const char *name, const RubricScan *scan, GPtrArray *doubts, GError **error)
{
  const RubricFormat *line = rubric_format_find ("line");
  GString *text = g_string_new (NULL);
  g_autoptr (GBytes) lines = NULL;

  rubric_format_begin (line, text, FALSE);
  for (int i = 0; i < scan->n_grids; i++)
    {
      const Taken taken = take (name, rubric_scan_get (scan, i));

      rubric_format_append (line, text, &taken.sheet, NULL, NULL);
      tell (name, i + 1, &taken);
      g_ptr_array_add (doubts, list_doubts (&taken));
    }
  rubric_format_end (line, text);
  lines = g_string_free_to_bytes (text);
  return rubric_document_new (lines, line, error);
}

static void
progress_cb (guint done, guint n_pages, gpointer name)
{
  rubric_cli_show_pages (name, done, n_pages);
}

static RubricScan *
scan_bytes (const char *name, GBytes *bytes, GError **error)
{
  RubricScanPages rest = { 0, 0 };
  const RubricScanRequest request = { pages, rubric_cli_cancel_flag (), progress_cb, (gpointer)name, &rest };
  RubricScan *scan = rubric_scan_run (bytes, &request, error);

  rubric_cli_hide_progress ();
  if (scan == NULL && rest.first > 0 && error != NULL && *error != NULL)
    {
      g_autofree char *said = (*error)->message, *hint = dup_hint (rest.first, rest.last);

      (*error)->message = g_strconcat (said, " ", hint, NULL);
    }
  return scan;
}

RubricDocument *
rubric_cli_picture_read (const char *name, GBytes *bytes, GPtrArray *doubts, GError **error)
{
  g_autoptr (RubricScan) scan = scan_bytes (name, bytes, error);

  if (scan == NULL)
    return NULL;
  tell_rest (name, scan);
  return scan->text != NULL ? rubric_document_new (scan->text, NULL, error)
                            : make_document (name, scan, doubts, error);
}

RubricCliStatus
rubric_cli_picture_get_status (void)
{
  return worst;
}
