/* rubric-cli-picture.c - pictures as input: what was read of them, and how sure it is
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "rubric-cli-picture.h"

#include "rubric-cli-interrupt.h"
#include "rubric-cli-terminal.h"
#include "rubric-scan.h"

#include <gio/gio.h>
#include <glib/gi18n.h>

static gboolean confidence;
static RubricCliStatus worst = RUBRIC_CLI_OK;

gboolean *
rubric_cli_picture_confidence (void)
{
  return &confidence;
}

/* A line a cell, for programs: file and puzzle, cell, first and second choice, how sure the first is. */
static void
append_cells (GString *text, const char *name, int number, const SudScan *grid)
{
  for (int cell = 0; cell < SUD_CELLS; cell++)
    {
      const SudScanCell *read = &grid->cell[cell];
      char digits[] = { '.', '1', '2', '3', '4', '5', '6', '7', '8', '9' };

      if (sud_scan_is_doubtful (grid, cell))
        g_string_append_printf (text, "%s:%d\tr%dc%d\t%c\t%c\t%d.%03d\n", name, number, cell / SUD_SIZE + 1,
                                cell % SUD_SIZE + 1, digits[read->first.digit], digits[read->second.digit],
                                (int)read->confidence, (int)(read->confidence * 1000) % 1000);
    }
}

static void
tell (const char *name, int number, const SudScan *grid)
{
  g_autoptr (GString) text = g_string_new (NULL);
  int n = sud_scan_count_doubtful (grid);
  g_autofree char *cells
      = g_strdup_printf (ngettext ("%d cell is not certain; --confidence lists it",
                                   "%d cells are not certain; --confidence lists them", n), n);

  if (grid->kind == SUD_SCAN_NO_VALID)
    rubric_cli_append_message (text, name, number, _ ("what was read has not exactly one solution"));
  if (confidence)
    append_cells (text, name, number, grid);
  else if (n > 0)
    rubric_cli_append_message (text, name, number, cells);
  rubric_cli_write_messages (text->str, text->len);
  if (n > 0 || grid->kind == SUD_SCAN_NO_VALID)
    worst = RUBRIC_CLI_NOT_ONE;
}

static void
tell_pages (const char *name, const RubricScan *scan)
{
  g_autofree char *pages = rubric_scan_dup_pages (scan->n_pages);
  g_autoptr (GString) text = g_string_new (NULL);

  if (pages == NULL)
    return;
  rubric_cli_append_message (text, name, 0, pages);
  rubric_cli_write_messages (text->str, text->len);
}

static RubricDocument *
make_document (const char *name, const RubricScan *scan, GError **error)
{
  const RubricFormat *line = rubric_format_find ("line");
  GString *text = g_string_new (NULL);
  g_autoptr (GBytes) lines = NULL;

  tell_pages (name, scan);
  rubric_format_begin (line, text, FALSE);
  for (int i = 0; i < scan->n_grids; i++)
    {
      const SudScan *grid = &rubric_scan_get (scan, i)->grid;

      rubric_format_append (line, text, &grid->sheet, NULL, NULL);
      tell (name, i + 1, grid);
    }
  rubric_format_end (line, text);
  lines = g_string_free_to_bytes (text);
  return rubric_document_new (lines, line, error);
}

static void
tell_notes (const char *name, const char *notes)
{
  g_autoptr (GString) text = g_string_new (NULL);

  rubric_cli_append_message (text, name, 0, notes);
  rubric_cli_write_messages (text->str, text->len);
}

/* Neither poppler nor the loaders of pictures can be stopped, and a page may be made to be drawn for years. There is no
 * time limit: what is too long for one is not for another, and who needs one has timeout(1). */
static RubricScan *
scan_bytes (GBytes *bytes, GError **error)
{
  RubricScan *scan = NULL;

  if (rubric_cli_begin_unpolled ())
    scan = rubric_scan_run (bytes, rubric_cli_cancel_flag (), error);
  else
    g_set_error_literal (error, G_IO_ERROR, G_IO_ERROR_CANCELLED, _ ("Cancelled"));
  rubric_cli_end_unpolled ();
  return scan;
}

RubricDocument *
rubric_cli_picture_read (const char *name, GBytes *bytes, GError **error)
{
  g_autoptr (RubricScan) scan = scan_bytes (bytes, error);

  if (scan == NULL)
    return NULL;
  if (scan->notes != NULL)
    tell_notes (name, scan->notes);
  return scan->text != NULL ? rubric_document_new (scan->text, NULL, error) : make_document (name, scan, error);
}

RubricCliStatus
rubric_cli_picture_get_status (void)
{
  return worst;
}
