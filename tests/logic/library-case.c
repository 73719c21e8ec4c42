/* library-case.c - a position in which a technique is to be found
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "library-case.h"

#include <gio/gio.h>
#include <string.h>

/* Before the first colon there is nothing. */
enum
{
  CODE = 1,
  CANDIDATES,
  GIVENS,
  DELETED,
  ELIMINATIONS,
  PLACEMENTS,
  EXTRA,
  FIELDS_MAX = EXTRA + 2, /* a colon may follow the last */
};

static gboolean
fail (GError **error, const char *what)
{
  g_set_error_literal (error, G_IO_ERROR, G_IO_ERROR_INVALID_DATA, what);
  return FALSE;
}

/* "digit row column" at @word */
static gboolean
parse_candidate (const char *word, int *digit, int *cell)
{
  for (int i = 0; i < 3; i++)
    if (word[i] < '1' || word[i] > '9')
      return FALSE;
  *digit = word[0] - '0';
  *cell = sud_cell (word[1] - '1', word[2] - '1');
  return word[3] == '\0';
}

/* One digit, in one cell or several */
static gboolean
parse_placed (SudStep *wanted, const char *text)
{
  g_auto (GStrv) words = g_strsplit (text, " ", -1);
  SudCells cells = SUD_NO_CELLS;
  int digit = 0, cell;

  for (char **word = words; *word != NULL; word++)
    {
      if (!parse_candidate (*word, &digit, &cell) || (wanted->digit != 0 && wanted->digit != digit))
        return FALSE;
      wanted->digit = (uint8_t)digit;
      sud_cells_add (&cells, cell);
    }
  wanted->cell = (uint8_t)sud_cells_take (&cells);
  wanted->more = cells;
  return TRUE;
}

static gboolean
parse_outcome (SudStep *wanted, const char *out, const char *placed)
{
  g_auto (GStrv) words = g_strsplit (out, " ", -1);
  int digit, cell;

  sud_step_init (wanted, 0);
  for (char **word = words; *word != NULL; word++)
    if (**word != '\0')
      {
        if (!parse_candidate (*word, &digit, &cell))
          return FALSE;
        sud_cells_add (&wanted->out[digit - 1], cell);
      }
  if (*placed == '\0')
    return TRUE;
  return parse_placed (wanted, placed);
}

static SudTechniqueId
find_code (const char *code)
{
  /* The fifth digit, 1, is a rule: see case_rules */
  for (int i = 0; i < SUD_N_TECHNIQUES; i++)
    if (strncmp (sud_technique_get (i)->code, code, 4) == 0 && (code[4] == '\0' || strcmp (code + 4, "1") == 0))
      return i;
  return SUD_N_TECHNIQUES;
}

gboolean
library_case_parse (LibraryCase *self, const char *line, GError **error)
{
  g_auto (GStrv) words = g_strsplit (line, ":", -1);
  g_auto (GStrv) code = NULL;
  const char *field[FIELDS_MAX];
  guint n = g_strv_length (words);

  memset (self, 0, sizeof *self);
  if (n <= GIVENS || n > FIELDS_MAX || *words[0] != '\0')
    return fail (error, "expected three to seven fields, each after a colon");
  for (guint i = 0; i < FIELDS_MAX; i++)
    field[i] = i < n ? words[i] : "";
  code = g_strsplit (field[CODE], "-", 2);
  g_strlcpy (self->code, code[0] != NULL ? code[0] : "", sizeof self->code);
  g_strlcpy (self->variant, code[0] != NULL && code[1] != NULL ? code[1] : "", sizeof self->variant);
  self->technique = find_code (self->code);
  for (const char *c = field[CANDIDATES]; *c != '\0'; c++)
    if (*c >= '1' && *c <= '9')
      self->candidates |= SUD_DIGIT_BIT (*c - '0');
  if (!sud_pencilmarks_parse (&self->marks, field[GIVENS], field[DELETED]))
    return fail (error, "the third and fourth fields are not 81 cells that fit, and candidates that are gone");
  if (!parse_outcome (&self->wanted, field[ELIMINATIONS], field[PLACEMENTS]))
    return fail (error, "a candidate is a digit, a row and a column: 1 to 9 each");
  return TRUE;
}

SudDigits
library_candidates_of (const SudStep *step)
{
  return step->digit != 0 ? SUD_DIGIT_BIT (step->digit) : step->digits;
}

/** What the library found a case with, or without, other than most: rules that are turned over. */
typedef struct
{
  const char *code;    /* a pattern */
  const char *variant; /* NULL: any */
  unsigned rules;
} CaseRules;

static const CaseRules case_rules[] = {
  { "0402", "1", SUD_RULE_SMALL_CROSSES },
  { "0405", NULL, SUD_RULE_SMALL_CROSSES },
  { "060?", "1", SUD_RULE_FULL_RECTANGLES },
  { "090?", "2", SUD_RULE_OVERLAP },
  { "0709", "2", SUD_RULE_NO_SETS_IN_CHAINS },
  { "071?", "3", SUD_RULE_NO_SETS_IN_CHAINS },
  { "071?", "4", SUD_RULE_NO_SETS_IN_CHAINS },
  { "????1", NULL, SUD_RULE_SIAMESE },
};

unsigned
library_rules_of (const char *code, const char *variant)
{
  unsigned rules = SUD_RULE_UNIQUE | SUD_RULE_EVERY_LENGTH | SUD_RULE_NO_SETS_IN_CHAINS;

  for (gsize i = 0; i < G_N_ELEMENTS (case_rules); i++)
    if (g_pattern_match_simple (case_rules[i].code, code)
        && (case_rules[i].variant == NULL || strcmp (variant, case_rules[i].variant) == 0))
      rules ^= case_rules[i].rules;
  return rules;
}

static void
append_candidates (GString *text, const SudStep *step)
{
  for (int digit = 1; digit <= SUD_SIZE; digit++)
    SUD_EACH_CELL (cell, step->out[digit - 1])
      g_string_append_printf (text, " %d%d%d", digit, sud_row ((int)cell) + 1, sud_column ((int)cell) + 1);
}

char *
library_step_to_text (const SudStep *step)
{
  GString *text = g_string_new (NULL);

  for (int digit = 1; digit <= SUD_SIZE; digit++)
    if ((library_candidates_of (step) & SUD_DIGIT_BIT (digit)) != 0)
      g_string_append_printf (text, "%d", digit);
  g_string_append_c (text, ':');
  append_candidates (text, step);
  if (step->digit != 0)
    g_string_append_printf (text, " =%d%d%d", step->digit, sud_row (step->cell) + 1, sud_column (step->cell) + 1);
  return g_string_free (text, FALSE);
}

char *
library_case_check (const LibraryCase *self, SudLogic *logic)
{
  g_autoptr (GString) others = g_string_new (NULL);
  gboolean none = strcmp (self->variant, "x") == 0, found = FALSE;

  if (self->technique == SUD_N_TECHNIQUES)
    return g_strdup ("no such technique");
  logic->marks = self->marks;
  logic->rules = library_rules_of (self->code, self->variant);
  logic->steps.every = true;
  sud_logic_find (logic, self->technique);
  logic->steps.every = false;
  if (logic->steps.full)
    sud_logic_find (logic, self->technique); /* of fish there are too many patterns, but their outcomes tell all */
  for (int i = 0; i < logic->steps.n; i++)
    {
      const SudStep *step = &logic->steps.step[i];
      g_autofree char *text = library_step_to_text (step);

      if (self->candidates != 0 && library_candidates_of (step) != self->candidates)
        continue;
      if (!none && sud_step_same_outcome (step, &self->wanted))
        found = TRUE;
      else
        g_string_append_printf (others, "%s%s", others->len > 0 ? "; " : "", text);
    }
  if (others->len > 0)
    return g_strdup_printf ("found %s%s", others->str, found ? " beside what was wanted" : "");
  return found || none ? NULL : g_strdup ("not found");
}

void
library_append_position (GString *line, const SudPencilmarks *marks)
{
  g_autoptr (GString) deleted = g_string_new (NULL);
  SudGrid grid;

  for (int cell = 0; cell < SUD_CELLS; cell++)
    {
      grid.digit[cell] = marks->value[cell];
      if (marks->value[cell] == 0)
        g_string_append_c (line, '.');
      else
        g_string_append_printf (line, "%s%d", sud_cells_has (marks->given, cell) ? "" : "+", marks->value[cell]);
    }
  SUD_EACH_CELL (cell, marks->blank)
    SUD_EACH_BIT (index, sud_grid_candidates (&grid, (int)cell) & ~marks->cell[cell])
      g_string_append_printf (deleted, "%s%d%d%d", deleted->len > 0 ? " " : "", (int)index + 1,
                              sud_row ((int)cell) + 1, sud_column ((int)cell) + 1);
  g_string_append_printf (line, ":%s", deleted->str);
}
