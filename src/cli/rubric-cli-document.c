/* rubric-cli-document.c - documents: read whole, and answered as a stream is
 *
 * A line is made of each puzzle, with its cells where they are enough to answer it. The number of the line is that of
 * the puzzle, by which all the rest is found again.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "rubric-cli-document.h"

#include "rubric-cli-batch.h"

#include <glib/gi18n.h>
#include <string.h>

typedef struct
{
  RubricCliSource source;
  RubricDocument *document;
  const GPtrArray *doubts; /* nullable */
  gboolean together; /* whether cells are enough */
  guint n_read;      /* of the puzzles */
  char line[SUD_LINE_LENGTH + 1];
  gsize line_at; /* what of @line has not been taken yet; its size where all has */
} Document;

/* What is not certain of a puzzle, or NULL. */
static const char *
get_doubt (const Document *self, guint64 index)
{
  return self->doubts != NULL && index < self->doubts->len ? g_ptr_array_index (self->doubts, index) : NULL;
}

/* Finds the cells of a puzzle that they are enough to answer. Returns: FALSE where there is more to it, or no puzzle */
static gboolean
copy_cells (RubricDocument *document, guint index, char cells[SUD_LINE_LENGTH + 1])
{
  const char *peeked = rubric_document_peek (document, index, NULL);
  SudSheet sheet;
  SudGrid grid;

  if (peeked != NULL)
    memcpy (cells, peeked, SUD_LINE_LENGTH);
  else if (rubric_document_read (document, index, &sheet, NULL, NULL)
           && !rubric_cli_puzzle_is_marked (rubric_document_get_format (document), &sheet))
    {
      grid = sud_sheet_get_grid (&sheet, SUD_ORIGINS_PERSON);
      sud_grid_format_line (&grid, cells);
    }
  else
    return FALSE;
  return TRUE;
}

/* Makes a line of the next puzzle. */
static void
make_line (Document *self)
{
  guint index = self->n_read++;
  gboolean cells
      = self->together && get_doubt (self, index) == NULL && copy_cells (self->document, index, self->line);

  self->line_at = cells ? 0 : SUD_LINE_LENGTH - 1;
  self->line[SUD_LINE_LENGTH - 1] = cells ? self->line[SUD_LINE_LENGTH - 1] : '!';
  self->line[SUD_LINE_LENGTH] = '\n';
}

static gssize
document_read (RubricCliSource *source, char *buffer, gsize size)
{
  Document *self = (Document *)source;
  guint n_puzzles = rubric_document_get_n_puzzles (self->document);
  gsize n = 0;

  while (n < size && (self->line_at < sizeof self->line || self->n_read < n_puzzles))
    {
      gsize part;

      if (self->line_at == sizeof self->line)
        make_line (self);
      part = MIN (size - n, sizeof self->line - self->line_at);
      memcpy (buffer + n, self->line + self->line_at, part);
      self->line_at += part;
      n += part;
    }
  return n;
}

static guint64
document_read_puzzle (RubricCliSource *source, const SudLine *line, RubricCliPuzzle *puzzle, GError **error)
{
  Document *self = (Document *)source;

  puzzle->doubt = get_doubt (self, line->number - 1);
  puzzle->marked = rubric_document_read (self->document, line->number - 1, &puzzle->sheet, &puzzle->info, error)
                   && rubric_cli_puzzle_is_marked (rubric_document_get_format (self->document), &puzzle->sheet);
  return rubric_document_get_line (self->document, line->number - 1);
}

static guint64
document_get_line (RubricCliSource *source, guint64 lines)
{
  return lines > 0 ? rubric_document_get_line (((Document *)source)->document, lines - 1) : 0;
}

/* Returns: RUBRIC_CLI_ERROR, with a message, if grids of the text are lost and nothing may be */
static RubricCliStatus
refuse_left_out (RubricCliAnswering *self, RubricDocument *document)
{
  guint n = rubric_document_get_n_left_out (document);
  g_autofree char *message = NULL;

  if (!self->task->strict || n == 0)
    return RUBRIC_CLI_OK;
  message = g_strdup_printf (ngettext ("%u grid of the text would be lost", "%u grids of the text would be lost", n), n);
  return rubric_cli_input_fail (self->file, 0, message);
}

RubricCliStatus
rubric_cli_answer_document (RubricCliAnswering *self, RubricCliInput *input)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (RubricDocument) document = rubric_cli_input_read_document (input, &error);
  Document source = { .source = { document_read, document_read_puzzle, document_get_line },
                      .document = document,
                      .doubts = input->doubts,
                      .together = self->task->answer_round != NULL,
                      .line_at = sizeof source.line };
  RubricCliStatus refused, answered;

  if (document == NULL)
    return rubric_cli_input_fail (self->file, rubric_format_error_get_line (error),
                                  rubric_format_error_get_problem (error));
  refused = refuse_left_out (self, document);
  answered = rubric_cli_answer_source (self, &source.source);
  return MAX (refused, answered);
}
