/* rubric-cli-load.c - all puzzles of a file in memory
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "rubric-cli-load.h"

#include "rubric-cli-input.h"
#include "rubric-cli-interrupt.h"
#include "rubric-cli-line.h"
#include "rubric-cli-task.h"
#include "rubric-cli-terminal.h"
#include "sud-lines.h"

#include <errno.h>
#include <glib/gi18n.h>

enum
{
  PIECE = 1 << 20, /* bytes read at once */
  STEP = 4096,     /* puzzles looked for at once */
};

static RubricCliStatus
read_text (RubricCliLoad *self, RubricCliInput *input)
{
  ssize_t n;

  self->text = g_string_new (NULL);
  do
    {
      gsize length = self->text->len;

      g_string_set_size (self->text, length + PIECE);
      n = rubric_cli_input_read (input, self->text->str + length, PIECE);
      g_string_set_size (self->text, length + MAX (n, 0));
    }
  while (n > 0);
  return n == 0 ? RUBRIC_CLI_OK : rubric_cli_input_fail (input->name, 0, g_strerror (errno));
}

static RubricCliStatus
load_stream (RubricCliLoad *self, RubricCliInput *input)
{
  RubricCliStatus status = read_text (self, input);
  SudLines lines = { .at = self->text->str, .end = self->text->str + self->text->len };

  while (status == RUBRIC_CLI_OK)
    {
      guint n = self->puzzles->len;
      g_autoptr (GError) error = NULL;
      const char *cells;
      SudSheet sheet;
      SudLine line;

      g_ptr_array_set_size (self->puzzles, n + STEP);
      n += sud_lines_take_puzzles (&lines, (const char **)self->puzzles->pdata + n, STEP);
      g_ptr_array_set_size (self->puzzles, n);
      if (!sud_lines_next (&lines, &line))
        break;
      cells = sud_line_get_puzzle (&line);
      if (cells != NULL)
        g_ptr_array_add (self->puzzles, (gpointer)cells);
      else if (!rubric_cli_line_read (&line, &sheet, NULL, &error))
        status = rubric_cli_input_fail (input->name, line.number, rubric_format_error_get_problem (error));
    }
  return status;
}

static RubricCliStatus
load_document (RubricCliLoad *self, RubricCliInput *input)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (RubricDocument) document = rubric_cli_input_read_document (input, &error);
  guint n;

  if (document == NULL)
    return rubric_cli_input_fail (input->name, rubric_format_error_get_line (error),
                                  rubric_format_error_get_problem (error));
  n = rubric_document_get_n_puzzles (document);
  self->grids = g_new (SudGrid, n);
  for (guint i = 0; i < n; i++)
    {
      SudSheet sheet;

      if (!rubric_document_read (document, i, &sheet, NULL, &error))
        return rubric_cli_input_fail (input->name, rubric_format_error_get_line (error),
                                      rubric_format_error_get_problem (error));
      if (rubric_cli_puzzle_is_marked (rubric_document_get_format (document), &sheet))
        return rubric_cli_input_fail (input->name, rubric_document_get_line (document, i), rubric_cli_refuse_marks ());
      self->grids[i] = sud_sheet_get_grid (&sheet, SUD_ORIGINS_PERSON);
      g_ptr_array_add (self->puzzles, &self->grids[i]);
    }
  return RUBRIC_CLI_OK;
}

RubricCliStatus
rubric_cli_load (RubricCliLoad *self, const char *path, const RubricFormat *format)
{
  g_autoptr (GError) error = NULL;
  RubricCliStatus status;
  RubricCliInput input;

  *self = (RubricCliLoad){ .puzzles = g_ptr_array_new () };
  if (!rubric_cli_input_open (&input, path, format, &error))
    return rubric_cli_input_fail (path, 0, error->message);
  status = input.is_stream ? load_stream (self, &input) : load_document (self, &input);
  rubric_cli_input_close (&input);
  if (status == RUBRIC_CLI_OK && self->puzzles->len == 0)
    status = rubric_cli_input_fail (path, 0, _("There is no puzzle in it."));
  return status;
}

void
rubric_cli_load_clear (RubricCliLoad *self)
{
  g_ptr_array_unref (self->puzzles);
  if (self->text != NULL)
    g_string_free (self->text, TRUE);
  g_free (self->grids);
}

gsize
rubric_cli_load_get_n_puzzles (const RubricCliLoad *self)
{
  return self->puzzles->len;
}

const char *const *
rubric_cli_load_get_puzzles (const RubricCliLoad *self)
{
  return (const char *const *)self->puzzles->pdata;
}
