/* rubric-explanation.c - the steps of a path as a list that a panel shows
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "rubric-explanation.h"

#include "rubric-solver.h"
#include "rubric-text-collection.h"
#include "rubric-text-proof.h"
#include "rubric-text-step.h"
#include "rubric-text.h"
#include "sud-houses.h"
#include "sud-step-view.h"
#include "sud-technique.h"

#include <glib/gi18n.h>
#include <string.h>

enum
{
  MOST_NAMED = 3, /* cells */
};

struct _RubricExplanation
{
  GObject parent_instance;

  SudPath *path;
  SudSheet sheet; /* the origins of the digits at the beginning */
  gboolean from_givens;
  gboolean unique;
  gboolean impossible;
  gint64 solutions;
  SudCells wrong;
  SudCells lost;
};

G_DEFINE_FINAL_TYPE (RubricExplanation, rubric_explanation, G_TYPE_OBJECT)

static void
rubric_explanation_finalize (GObject *object)
{
  sud_path_unref (RUBRIC_EXPLANATION (object)->path);
  G_OBJECT_CLASS (rubric_explanation_parent_class)->finalize (object);
}

static void
rubric_explanation_class_init (RubricExplanationClass *klass)
{
  G_OBJECT_CLASS (klass)->finalize = rubric_explanation_finalize;
}

static void
rubric_explanation_init (RubricExplanation *self)
{
}

RubricExplanation *
rubric_explanation_new (const RubricReasoningResult *reasoning)
{
  RubricExplanation *self;

  g_return_val_if_fail (reasoning->path != NULL, NULL);

  self = g_object_new (RUBRIC_TYPE_EXPLANATION, NULL);
  self->path = sud_path_ref (reasoning->path);
  self->sheet = reasoning->sheet;
  self->from_givens = reasoning->from_givens;
  self->unique = reasoning->unique;
  self->impossible = reasoning->impossible;
  self->solutions = reasoning->solutions;
  self->wrong = reasoning->wrong;
  self->lost = reasoning->lost;
  sud_sheet_clear_marks (&self->sheet);
  return self;
}

guint
rubric_explanation_get_n_steps (RubricExplanation *self)
{
  return (guint)sud_path_get_n_steps (self->path);
}

GListModel *
rubric_explanation_list_steps (RubricExplanation *self)
{
  return rubric_row_list_new (self, rubric_explanation_get_n_steps (self));
}

const SudGrade *
rubric_explanation_get_grade (RubricExplanation *self)
{
  return sud_path_get_grade (self->path);
}

gboolean
rubric_explanation_is_unique (RubricExplanation *self)
{
  return self->unique;
}

gboolean
rubric_explanation_is_impossible (RubricExplanation *self)
{
  return self->impossible;
}

gboolean
rubric_explanation_is_cut (RubricExplanation *self)
{
  return sud_path_is_cut (self->path);
}

gboolean
rubric_explanation_is_complete (RubricExplanation *self)
{
  SudPencilmarks marks;

  sud_path_get_marks (self->path, sud_path_get_n_steps (self->path), &marks);
  return !marks.broken && sud_pencilmarks_is_solved (&marks);
}

gboolean
rubric_explanation_is_from_givens (RubricExplanation *self)
{
  return self->from_givens;
}

/* "The 5 in row 3 column 4 is wrong, so this begins with the givens." */
static char *
say_wrong (RubricExplanation *self)
{
  g_autofree char *cells = rubric_text_cells (self->wrong, MOST_NAMED);
  int n = sud_cells_count (self->wrong);

  if (n == 1)
    /* Translators: above an explanation: %1$d is a digit, %2$s a cell: "row 3 column 4" */
    return g_strdup_printf (_ ("The %1$d in %2$s is wrong, so this begins with the givens."),
                            self->sheet.digit[sud_cells_first (self->wrong)], cells);
  /* Translators: above an explanation: %1$d is how many, at least two, %2$s the cells */
  return g_strdup_printf (ngettext ("%1$d digit is wrong (%2$s), so this begins with the givens.",
                                    "%1$d digits are wrong (%2$s), so this begins with the givens.", n), n, cells);
}

char *
rubric_explanation_dup_beginning (RubricExplanation *self)
{
  g_autofree char *cells = NULL;

  if (!self->from_givens)
    return NULL;
  if (!sud_cells_is_empty (self->wrong))
    return say_wrong (self);
  cells = rubric_text_cells (self->lost, MOST_NAMED);
  /* Translators: above an explanation: a pencil mark of the right digit is missing; %s is the cell, or the cells */
  return g_strdup_printf (ngettext ("A mark is missing in %s, so this begins with the givens.",
                                    "Marks are missing in %s, so this begins with the givens.",
                                    sud_cells_count (self->lost)), cells);
}

gint64
rubric_explanation_get_n_solutions (RubricExplanation *self)
{
  return self->solutions;
}

/* "Reasoning ends here: the puzzle has 12 solutions, …" */
static char *
say_several (RubricExplanation *self)
{
  g_autofree char *count = rubric_text_number ((guint64)MIN (self->solutions, RUBRIC_SOLVER_MANY));

  if (self->solutions > RUBRIC_SOLVER_MANY)
    /* Translators: %s is a number such as 1,000 */
    return g_strdup_printf (
        _ ("Reasoning ends here: the puzzle has more than %s solutions, and what is left can be filled in "
           "more than one way."),
        count);
  return g_strdup_printf (
      /* Translators: %s is a number, at least 2 */
      ngettext (
          "Reasoning ends here: the puzzle has %s solution, and what is left can be filled in more than one way.",
          "Reasoning ends here: the puzzle has %s solutions, and what is left can be filled in more than one way.",
          self->solutions),
      count);
}

/* Returns: (transfer full) (nullable): why the path ends in a dead end; NULL if nothing on the board shows it */
static char *
say_dead (RubricExplanation *self)
{
  SudPencilmarks marks;
  SudCells empty;
  int house, digit;

  sud_path_get_marks (self->path, sud_path_get_n_steps (self->path), &marks);
  empty = sud_cells_difference (marks.blank, sud_pencilmarks_with_at_least (&marks, 1));
  if (!sud_cells_is_empty (empty))
    {
      g_autofree char *cell = rubric_text_cell (sud_cells_first (empty));

      /* Translators: %s is a cell: "row 9 column 3" */
      return g_strdup_printf (_ ("Reasoning ends here: no digit is left for %s, so there is no solution."), cell);
    }
  if (sud_pencilmarks_find_homeless (&marks, &house, &digit))
    {
      g_autofree char *name = rubric_text_houses (1u << house);

      /* Translators: %1$d is a digit, %2$s a house: "row 9" */
      return g_strdup_printf (_ ("Reasoning ends here: no place is left for %1$d in %2$s, so there is no solution."),
                              digit, name);
    }
  return NULL;
}

char *
rubric_explanation_dup_end (RubricExplanation *self)
{
  char *dead;

  if (rubric_explanation_is_complete (self))
    return NULL;
  if (self->impossible)
    {
      dead = say_dead (self);
      return dead != NULL ? dead : g_strdup (_ ("Reasoning ends here: no solution is left."));
    }
  if (!self->unique)
    return say_several (self);
  return g_strdup (_ ("Reasoning ends here: no technique that is on goes on. Preferences say which are on."));
}

static gboolean
has_step (RubricExplanation *self, guint index)
{
  return index < rubric_explanation_get_n_steps (self);
}

void
rubric_explanation_get_view (RubricExplanation *self, guint index, SudView *view)
{
  SudPencilmarks marks;

  sud_path_get_marks (self->path, (int)index, &marks);
  sud_step_show (has_step (self, index) ? rubric_explanation_get_step (self, index) : NULL, &marks, &self->sheet, view);
}

const SudStep *
rubric_explanation_get_step (RubricExplanation *self, guint index)
{
  g_return_val_if_fail (has_step (self, index), NULL);

  return sud_path_get_step (self->path, (int)index);
}

const SudLemma *
rubric_explanation_get_proof (RubricExplanation *self, guint index)
{
  g_return_val_if_fail (has_step (self, index), NULL);

  return sud_proof_get (sud_path_get_proof (self->path), rubric_explanation_get_step (self, index));
}

gboolean
rubric_explanation_has_proofs (RubricExplanation *self)
{
  for (guint i = 0; i < rubric_explanation_get_n_steps (self); i++)
    if (rubric_explanation_get_proof (self, i) != NULL)
      return TRUE;
  return FALSE;
}

void
rubric_explanation_get_line_view (RubricExplanation *self, guint index, guint line, SudView *view)
{
  const SudLemma *lemmas = rubric_explanation_get_proof (self, index);
  SudPencilmarks marks;

  g_return_if_fail (lemmas != NULL && line < rubric_explanation_get_step (self, index)->size);

  sud_path_get_marks (self->path, sud_path_get_round_start (self->path, (int)index), &marks);
  sud_proof_show (lemmas, line, &marks, &self->sheet, view);
}

char *
rubric_explanation_dup_claim (RubricExplanation *self, guint index)
{
  SudPencilmarks marks;

  g_return_val_if_fail (has_step (self, index), NULL);

  sud_path_get_marks (self->path, (int)index, &marks);
  return rubric_text_step (rubric_explanation_get_step (self, index), &marks);
}

char *
rubric_explanation_dup_sentence (RubricExplanation *self, guint index)
{
  const SudLemma *lemmas = rubric_explanation_get_proof (self, index);
  g_autofree char *claim = rubric_explanation_dup_claim (self, index), *proof = NULL;

  if (lemmas == NULL)
    return g_steal_pointer (&claim);
  proof = rubric_text_proof (lemmas, rubric_explanation_get_step (self, index)->size);
  return g_strconcat (claim, "\n", proof, NULL);
}

/* Appends the puzzle as a line of 81 characters. */
static void
append_givens (RubricExplanation *self, GString *text)
{
  char line[SUD_LINE_LENGTH + 1] = "";
  SudView view;
  SudGrid grid;

  rubric_explanation_get_view (self, 0, &view);
  grid = sud_sheet_get_puzzle (&view.sheet);
  sud_grid_format_line (&grid, line);
  g_string_append_printf (text, "%.*s\n", SUD_CELLS, line);
}

char *
rubric_explanation_to_text (RubricExplanation *self)
{
  GString *text;

  text = g_string_new (NULL);
  append_givens (self, text);
  for (guint i = 0; i < rubric_explanation_get_n_steps (self); i++)
    {
      g_autofree char *notation = rubric_text_step_notation (rubric_explanation_get_step (self, i));
      g_autofree char *sentence = rubric_explanation_dup_sentence (self, i);

      g_string_append_printf (text, "%u. %s\n   %s\n", i + 1, notation, sentence);
    }
  return g_string_free (text, FALSE);
}

/* Rules out a digit also if it is the last centre mark, as no marks at all would mean that none were made. */
static void
rule_out (SudSheet *sheet, int cell, SudDigits digit)
{
  gboolean marked = sheet->centre[cell] != 0;

  sheet->centre[cell] &= (SudDigits)~digit;
  if (sheet->centre[cell] == 0)
    sheet->eliminated[cell] |= marked ? SUD_ALL_DIGITS : digit;
}

void
rubric_explanation_rule_out (RubricExplanation *self, guint index, SudSheet *sheet)
{
  const SudStep *step = rubric_explanation_get_step (self, index);

  for (int digit = 1; digit <= SUD_SIZE; digit++)
    SUD_EACH_CELL (cell, step->out[digit - 1])
      rule_out (sheet, (int)cell, SUD_DIGIT_BIT (digit));
}

const SudStep *
rubric_explanation_get_row_step (RubricRow *row)
{
  return rubric_explanation_get_step (rubric_row_get_owner (row), rubric_row_get_index (row));
}

static SudCells
list_step_cells (const SudStep *step)
{
  SudCells cells = sud_cells_union (sud_cells_union (step->cells, step->fins), sud_step_affects (step));

  for (int i = 0; i < step->n_sets; i++)
    cells = sud_cells_union (cells, step->sets[i].cells);
  for (int i = 0; i < step->n_nodes; i++)
    cells = sud_cells_union (cells, step->nodes[i].cells);
  return cells;
}

static SudDigits
list_step_digits (const SudStep *step)
{
  return (SudDigits)(step->digits | sud_step_ruled_out (step) | (step->digit != 0 ? SUD_DIGIT_BIT (step->digit) : 0));
}

static gboolean
is_place_letter (char letter)
{
  return letter >= '1' && letter <= '9';
}

static gboolean
matches_word (const SudStep *step, const char *text, const char *word)
{
  if (is_place_letter (word[0]) && word[1] == '\0')
    return (list_step_digits (step) & SUD_DIGIT_BIT (word[0] - '0')) != 0;
  if (strlen (word) == 4 && word[0] == 'r' && is_place_letter (word[1]) && word[2] == 'c' && is_place_letter (word[3]))
    return sud_cells_has (list_step_cells (step), (word[1] - '1') * SUD_SIZE + word[3] - '1');
  return strstr (text, word) != NULL;
}

gboolean
rubric_explanation_row_matches (RubricRow *row, const char *search)
{
  const SudStep *step = rubric_explanation_get_row_step (row);
  g_autofree char *outcome = rubric_text_step_outcome (step), *notation = rubric_text_step_notation (step);
  g_autofree char *all = g_strdup_printf ("%u. %s\n%s\n%s\n%s", rubric_row_get_index (row) + 1,
                                          rubric_text_technique (step->technique),
                                          sud_technique_get (step->technique)->name, outcome, notation);
  g_autofree char *text = g_utf8_casefold (all, -1), *key = g_utf8_casefold (search, -1);
  g_auto (GStrv) words = g_strsplit_set (key, " \t,", -1);

  for (guint i = 0; words[i] != NULL; i++)
    if (!matches_word (step, text, words[i]))
      return FALSE;
  return TRUE;
}
