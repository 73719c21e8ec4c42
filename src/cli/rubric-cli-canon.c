/* rubric-cli-canon.c - rubric-cli canon: canonical forms, and the puzzles of a collection that have the same one
 *
 * Threads find the forms. With --unique or --groups an answer is the form and what is to be printed; the filter, which
 * sees answers in order, drops the form and tells whether it is new. An error in JSON has no form.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "rubric-cli-answer.h"
#include "rubric-cli-json.h"
#include "rubric-cli-options.h"
#include "rubric-cli-terminal.h"
#include "sud-grid.h"
#include "sud-isomorph.h"
#include "sud-marked.h"

#include <glib.h>
#include <glib/gi18n.h>
#include <string.h>

enum
{
  PACKED = (SUD_CELLS + 1) / 2, /* bytes of a form: two cells in each */
  BLOCK = 64 << 10,             /* bytes of memory asked for at once */
};

/* A set of canonical forms, numbered as they come. Takes some 90 bytes of memory a form. */
typedef struct
{
  GHashTable *numbers; /* by packed form; the forms are in @chunk */
  GStringChunk *chunk;
} Forms;

/**
 * Canon:
 * @unique: whether puzzles are printed, the first of each form
 * @group: whether the places of puzzles of the same form are printed
 * @forms: (nullable): for either
 * @groups: (element-type GString): for @group: the places of the puzzles of each form, by its number
 */
typedef struct
{
  RubricCliTask task;
  gboolean unique;
  gboolean group;
  Forms *forms;
  GPtrArray *groups;
} Canon;

/* FNV-1a over all of a form: forms begin alike. */
static guint
packed_hash (gconstpointer key)
{
  const guint8 *packed = key;
  guint64 hash = G_GUINT64_CONSTANT (0xcbf29ce484222325);

  for (int i = 0; i < PACKED; i++)
    hash = (hash ^ packed[i]) * G_GUINT64_CONSTANT (0x100000001b3);
  return (guint)(hash ^ hash >> 32);
}

static gboolean
packed_equal (gconstpointer a, gconstpointer b)
{
  return memcmp (a, b, PACKED) == 0;
}

static void
forms_free (Forms *self)
{
  g_hash_table_unref (self->numbers);
  g_string_chunk_free (self->chunk);
  g_free (self);
}

G_DEFINE_AUTOPTR_CLEANUP_FUNC (Forms, forms_free)

static Forms *
forms_new (void)
{
  Forms *self = g_new (Forms, 1);

  self->numbers = g_hash_table_new (packed_hash, packed_equal);
  self->chunk = g_string_chunk_new (BLOCK);
  return self;
}

/* Returns: the number of @form, from 0; a new form has the number of forms so far */
static guint
forms_add (Forms *self, const SudGrid *form)
{
  guint n = g_hash_table_size (self->numbers);
  char packed[PACKED] = { 0 };
  gpointer number;

  for (int cell = 0; cell < SUD_CELLS; cell++)
    packed[cell / 2] |= (char)(form->digit[cell] << (cell % 2 * 4));
  if (g_hash_table_lookup_extended (self->numbers, packed, NULL, &number))
    return GPOINTER_TO_UINT (number);
  g_hash_table_insert (self->numbers, g_string_chunk_insert_len (self->chunk, packed, PACKED), GUINT_TO_POINTER (n));
  return n;
}

/* Returns: (transfer full): a message with the cells of @grid in conflict */
static char *
describe_conflicts (const SudGrid *grid)
{
  g_autoptr (GString) cells = g_string_new (NULL);

  SUD_EACH_CELL (cell, sud_grid_conflicts (grid))
    g_string_append_printf (cells, " r%dc%d", sud_row ((int)cell) + 1, sud_column ((int)cell) + 1);
  /* Translators: %s is a list of cells such as “ r1c1 r1c7”, with a blank in front */
  return g_strdup_printf (_ ("its digits clash in%s"), cells->str);
}

/* Invalid lines count neither as puzzles nor in groups. */
static RubricCliStatus
append_invalid (const Canon *self, const RubricCliPuzzle *puzzle, const char *problem, GString *out)
{
  if (rubric_cli_json_is_on ())
    rubric_cli_json_add_error (out, puzzle->file, "puzzle", puzzle->number, "invalid", problem);
  else if (self->forms == NULL)
    g_string_append (out, "invalid\n");
  return RUBRIC_CLI_NOT_ONE;
}

/* Appends "FILE:NUMBER". A TAB or newline in the name would end the place or its group, and is octal, as in
 * /proc/mounts. */
static void
append_place (GString *out, const RubricCliPuzzle *puzzle)
{
  for (const char *c = puzzle->file; *c != '\0'; c++)
    if (*c == '\t' || *c == '\n' || *c == '\\')
      g_string_append_printf (out, "\\%03o", *c);
    else
      g_string_append_c (out, *c);
  g_string_append_printf (out, ":%" G_GUINT64_FORMAT, puzzle->number);
}

static void
append_form_object (const Canon *self, const RubricCliPuzzle *puzzle, const SudGrid *grid, const SudGrid *form,
                    GString *out)
{
  if (self->group)
    rubric_cli_json_begin (out, puzzle->file, "puzzle", puzzle->number);
  else
    {
      rubric_cli_json_begin_answer (out, puzzle->file, puzzle->number, puzzle->uncertain, grid);
      rubric_cli_json_add_grid (out, "canonical", form);
    }
  rubric_cli_json_end (out);
  if (self->forms != NULL)
    {
      char line[SUD_LINE_LENGTH + 1];

      sud_grid_format_line (form, line);
      g_string_prepend (out, line);
    }
}

static RubricCliStatus
canon_cb (const RubricCliTask *task, const RubricCliPuzzle *puzzle, GString *out, char **problem)
{
  const Canon *self = (const Canon *)task;
  SudGrid grid, form;

  if (puzzle->error != NULL)
    return append_invalid (self, puzzle, puzzle->error, out);
  if (puzzle->marked)
    {
      *problem = g_strdup (rubric_cli_refuse_marks ());
      return RUBRIC_CLI_ERROR;
    }
  grid = sud_marked_get_puzzle (&puzzle->sheet, rubric_cli_cancel_flag ());
  if (!sud_grid_find_canonical (&grid, rubric_cli_cancel_flag (), &form))
    {
      if (rubric_cli_interrupted ())
        return RUBRIC_CLI_INTERRUPTED;
      *problem = describe_conflicts (&grid);
      return append_invalid (self, puzzle, *problem, out);
    }
  if (rubric_cli_json_is_on ())
    {
      append_form_object (self, puzzle, &grid, &form, out);
      return RUBRIC_CLI_OK;
    }
  rubric_cli_append_line (&form, out);
  if (self->unique)
    rubric_cli_append_line (&grid, out);
  if (self->group)
    append_place (out, puzzle);
  g_string_append_c (out, '\n');
  return RUBRIC_CLI_OK;
}

/* Takes the form from the beginning of @line. Returns: its number */
static guint
take_form (const Canon *self, const char *line)
{
  SudGrid form;

  sud_grid_parse_line (&form, line);
  return forms_add (self->forms, &form);
}

static void
unique_cb (const RubricCliTask *task, const char *file, const char *line, gsize length, GString *out)
{
  const Canon *self = (const Canon *)task;
  guint n = g_hash_table_size (self->forms->numbers);

  if (*line == '{')
    g_string_append_len (out, line, (gssize)length);
  else if (take_form (self, line) == n)
    g_string_append_len (out, line + SUD_LINE_LENGTH, length - SUD_LINE_LENGTH);
}

/* Returns: (transfer full): the line of the group of the form that @line begins with, up to its first place */
static GString *
begin_group (const char *line)
{
  GString *places = g_string_new (NULL);

  if (rubric_cli_json_is_on ())
    g_string_append_printf (places, "{\"canonical\":\"%.*s\",\"puzzles\":[", SUD_LINE_LENGTH, line);
  return places;
}

static void
group_cb (const RubricCliTask *task, const char *file, const char *line, gsize length, GString *out)
{
  const Canon *self = (const Canon *)task;
  GString *places;
  guint number;

  if (*line == '{')
    {
      g_string_append_len (out, line, (gssize)length);
      return;
    }
  number = take_form (self, line);
  if (number == self->groups->len)
    g_ptr_array_add (self->groups, begin_group (line));
  else
    g_string_append_c (self->groups->pdata[number], '\t');
  places = self->groups->pdata[number];
  g_string_append_len (places, line + SUD_LINE_LENGTH, length - SUD_LINE_LENGTH - 1);
}

/* Writes the places of puzzles that share their form, in the order of the first of each. */
static gboolean
write_groups (const Canon *self)
{
  gboolean written = TRUE;

  for (guint i = 0; i < self->groups->len && written; i++)
    {
      GString *places = self->groups->pdata[i];

      if (strchr (places->str, '\t') == NULL)
        continue;
      if (rubric_cli_json_is_on ())
        {
          g_strdelimit (places->str, "\t", ',');
          g_string_append (places, "]}");
        }
      g_string_append_c (places, '\n');
      written = rubric_cli_write (places->str, places->len);
    }
  return written;
}

static void
places_free (gpointer data)
{
  g_string_free (data, TRUE);
}

static RubricCliStatus
run_canon (Canon *self, char **files)
{
  g_autoptr (Forms) forms = self->unique || self->group ? forms_new () : NULL;
  g_autoptr (GPtrArray) groups = g_ptr_array_new_with_free_func (places_free);
  RubricCliStatus status;

  self->forms = forms;
  self->groups = groups;
  self->task.filter = self->unique ? unique_cb : self->group ? group_cb : NULL;
  status = rubric_cli_answer_files (&self->task, files);
  if (status < RUBRIC_CLI_INTERRUPTED && !write_groups (self))
    status = RUBRIC_CLI_ERROR;
  return status;
}

RubricCliStatus
rubric_cli_canon (const RubricCliCommand *command, char **argv)
{
  Canon self = { .task = { .answer = canon_cb, .threads = rubric_cli_default_threads (), .quick = TRUE } };
  g_autofree char *from = NULL;
  g_auto (GStrv) files = NULL;
  const GOptionEntry entries[] = {
    { "unique", 0, 0, G_OPTION_ARG_NONE, &self.unique, N_ ("Print the puzzles instead, the first of each form only"),
      NULL },
    { "groups", 0, 0, G_OPTION_ARG_NONE, &self.group, N_ ("Print where puzzles stand that have the same form"), NULL },
    { "from", 'f', 0, G_OPTION_ARG_STRING, &from, N_ ("The format of the files, detected by default"), N_ ("FORMAT") },
    { "threads", 'j', 0, G_OPTION_ARG_INT, &self.task.threads, N_ ("Find this many forms at once"), N_ ("THREADS") },
    { G_OPTION_REMAINING, 0, 0, G_OPTION_ARG_FILENAME_ARRAY, &files, NULL, NULL },
    { NULL },
  };

  if (!rubric_cli_parse_options (command, entries, argv) || !rubric_cli_find_format (from, &self.task.from)
      || !rubric_cli_check_range ("--threads", self.task.threads, 1, SUD_BATCH_MAX_THREADS))
    return RUBRIC_CLI_ERROR;
  if (self.unique && self.group)
    {
      rubric_cli_complain (_ ("--unique and --groups cannot be used together"));
      return RUBRIC_CLI_ERROR;
    }
  return run_canon (&self, files);
}
