/* rubric-cli-canon.c - rubric-cli canon: canonical forms, and the puzzles of a collection that have the same one
 *
 * Threads find the forms. With --unique or --groups an answer is the form and what is to be printed; the filter, which
 * sees answers in order, drops the form and tells whether it is new.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "rubric-cli-answer.h"
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
append_invalid (const Canon *self, GString *out)
{
  if (self->forms == NULL)
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

static RubricCliStatus
canon_cb (const RubricCliTask *task, const RubricCliPuzzle *puzzle, GString *out, char **problem)
{
  const Canon *self = (const Canon *)task;
  SudGrid grid, form;

  if (puzzle->error != NULL)
    return append_invalid (self, out);
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
      return append_invalid (self, out);
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

  if (take_form (self, line) == n)
    g_string_append_len (out, line + SUD_LINE_LENGTH, length - SUD_LINE_LENGTH);
}

static void
group_cb (const RubricCliTask *task, const char *file, const char *line, gsize length, GString *out)
{
  const Canon *self = (const Canon *)task;
  guint number = take_form (self, line);
  GString *places;

  if (number == self->groups->len)
    g_ptr_array_add (self->groups, g_string_new (NULL));
  places = self->groups->pdata[number];
  if (places->len > 0)
    g_string_append_c (places, '\t');
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
