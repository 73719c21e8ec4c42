/* rubric-status.c - how it stands with the puzzle, in a few words
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "rubric-status-testing.h"

#include "rubric-lesson.h"
#include "rubric-text-grade.h"
#include "rubric-text-step.h"
#include "rubric-text.h"
#include "sud-marked.h"

#include <glib/gi18n.h>
#include <string.h>

void
rubric_status_free (RubricStatus *self)
{
  g_free (self->title);
  g_free (self->detail);
  g_free (self->name);
  g_free (self->counts);
  g_free (self->meaning);
  g_free (self);
}

/* @detail is (transfer full), or NULL for none. */
static RubricStatus *
status (RubricTone tone, const char *title, char *detail)
{
  RubricStatus *self = g_new0 (RubricStatus, 1);

  *self
      = (RubricStatus){ tone, g_strdup (title), detail != NULL ? detail : g_strdup (""), SUD_NO_CELLS, -1, NULL, NULL };
  return self;
}

static char *
count_givens (const SudSheet *sheet)
{
  int n = sud_sheet_count (sheet, SUD_ORIGIN_GIVEN);

  return g_strdup_printf (ngettext ("%d given", "%d givens", n), n);
}

static char *
describe_level (const SudGrade *grade)
{
  if (!grade->complete)
    return g_strdup (grade->own ? _ ("your techniques do not lead to the end") : _ ("no technique leads to the end"));
  if (!grade->own)
    return g_strdup (_ (sud_level_get_name (grade->level)));
  /* Translators: %s is how hard the puzzle is: "Easy", by techniques that have been chosen in Preferences */
  return g_strdup_printf (_ ("%s · own techniques"), _ (sud_level_get_name (grade->level)));
}

/* With how hard they make it, as soon as that is known. */
static char *
describe_givens (const SudSheet *sheet, const RubricAnswer *answer)
{
  g_autofree char *givens = count_givens (sheet);
  g_autofree char *level = NULL;

  if (answer == NULL || !answer->graded)
    return g_steal_pointer (&givens);
  level = describe_level (&answer->grade);
  /* Translators: %1$s is "30 givens", %2$s how hard the puzzle is: "Easy" */
  return g_strdup_printf (_ ("%1$s · %2$s"), givens, level);
}

static RubricStatus *
describe_conflicts (SudCells conflicts)
{
  int n = sud_cells_count (conflicts);
  g_autofree char *title = g_strdup_printf (ngettext ("%d cell clashes", "%d cells clash", n), n);
  RubricStatus *self = status (RUBRIC_TONE_BAD, title, NULL);

  self->cells = conflicts;
  return self;
}

/* Every cell is filled, and rightly. */
static RubricStatus *
complete (const RubricAnswer *answer)
{
  gboolean many = answer != NULL && answer->result.verdict == SUD_VERDICT_MANY;

  return many ? status (RUBRIC_TONE_NEUTRAL, _ ("Filled in"), g_strdup (_ ("This is one of several solutions")))
              : status (RUBRIC_TONE_GOOD, _ ("Solved"), NULL);
}

static RubricStatus *
unsolvable (const RubricAnswer *answer)
{
  const SudContradiction *contradiction = &answer->contradiction;
  g_autofree char *why = NULL;
  RubricStatus *self;

  if (!answer->contradicted)
    return status (RUBRIC_TONE_BAD, _ ("No solution"), NULL);
  why = rubric_text_contradiction (contradiction);
  self = status (RUBRIC_TONE_BAD, _ ("No solution"), rubric_text_capitalise (why));
  if (contradiction->digit == 0)
    self->place = contradiction->cell;
  return self;
}

/* Tells what to do next. */
static RubricStatus *
without_givens (const SudSheet *sheet, RubricMode mode)
{
  if (mode == RUBRIC_MODE_SETUP)
    return status (RUBRIC_TONE_NEUTRAL, _ ("Type the puzzle"), g_strdup (_ ("1 to 9; 0 or Space for a blank")));
  return status (RUBRIC_TONE_NEUTRAL,
                 sud_sheet_count (sheet, SUD_ORIGIN_ENTERED) > 0 ? _ ("No givens yet") : _ ("Nothing to solve yet"),
                 g_strdup (_ ("Choose Edit Givens and type the puzzle")));
}

static RubricStatus *
in_setup (const SudSheet *sheet, const RubricAnswer *answer)
{
  if (answer == NULL)
    return status (RUBRIC_TONE_NEUTRAL, _ ("Checking…"), count_givens (sheet));
  switch (answer->result.verdict)
    {
    case SUD_VERDICT_ONE:
      return status (RUBRIC_TONE_GOOD, _ ("One solution"), describe_givens (sheet, answer));
    case SUD_VERDICT_MANY:
      return status (RUBRIC_TONE_NEUTRAL, _ ("Several solutions so far"),
                     sud_marked_restricts (sheet) || sud_sheet_count (sheet, SUD_ORIGIN_ENTERED) > 0
                         ? g_strdup (_ ("Only givens are counted"))
                         : count_givens (sheet));
    case SUD_VERDICT_NONE:
      return unsolvable (answer);
    case SUD_VERDICT_INVALID:
      return status (RUBRIC_TONE_BAD, _ ("The givens clash"), NULL);
    default:
      return status (RUBRIC_TONE_NEUTRAL, _ ("Not checked"), count_givens (sheet));
    }
}

static char *
count_left (const SudSheet *sheet)
{
  int left = SUD_CELLS - sud_sheet_count (sheet, SUD_ORIGIN_GIVEN) - sud_sheet_count (sheet, SUD_ORIGIN_ENTERED)
             - sud_sheet_count (sheet, SUD_ORIGIN_SOLVED);

  /* Translators: how many cells are still blank while solving */
  return g_strdup_printf (ngettext ("%d to go", "%d to go", left), left);
}

/* A verdict that an entry could be mistaken to have earned is not said here. */
static char *
remark_on_givens (const SudSheet *sheet, const RubricAnswer *answer)
{
  if (answer == NULL)
    return g_strdup (_ ("Checking…"));
  switch (answer->result.verdict)
    {
    case SUD_VERDICT_MANY:
      return g_strdup (_ ("The givens have several solutions"));
    case SUD_VERDICT_INVALID:
      return g_strdup (_ ("The givens clash"));
    default:
      return describe_givens (sheet, answer);
    }
}

static RubricStatus *
in_solving (const SudSheet *sheet, const RubricAnswer *answer)
{
  g_autofree char *left = count_left (sheet);

  if (answer != NULL && answer->result.verdict == SUD_VERDICT_NONE)
    return unsolvable (answer);
  return status (RUBRIC_TONE_NEUTRAL, left, remark_on_givens (sheet, answer));
}

/* Adds the meaning of the level that @self names, and the rating on another scale. */
static RubricStatus *
explain_level (RubricStatus *self, const RubricAnswer *answer)
{
  g_autofree char *rating = NULL;
  const char *level;

  if (answer == NULL || answer->result.verdict != SUD_VERDICT_ONE || !answer->graded || !answer->grade.complete)
    return self;
  level = rubric_text_level (answer->grade.level);
  rating = answer->rated ? rubric_text_explainer (&answer->rating) : NULL;
  self->meaning = rating != NULL ? g_strdup_printf ("%s\n%s", level, rating) : g_strdup (level);
  return self;
}

RubricStatus *
rubric_status_new (const SudSheet *sheet, RubricMode mode, SudCells conflicts, const RubricAnswer *answer)
{
  SudGrid all = sud_sheet_get_grid (sheet, SUD_ORIGINS_ALL);

  if (!sud_cells_is_empty (conflicts))
    return describe_conflicts (conflicts);
  if (sud_grid_is_solved (&all))
    return complete (answer);
  if (sud_sheet_count (sheet, SUD_ORIGIN_GIVEN) == 0)
    return without_givens (sheet, mode);
  return explain_level (mode == RUBRIC_MODE_SETUP ? in_setup (sheet, answer) : in_solving (sheet, answer), answer);
}

RubricStatus *
rubric_status_mark_uncertain (RubricStatus *self, SudCells cells)
{
  int n = sud_cells_count (cells);

  if (n == 0)
    return self;
  g_free (self->detail);
  g_clear_pointer (&self->meaning, g_free);
  self->tone = RUBRIC_TONE_BAD;
  /* Translators: of a puzzle that was read from a picture; the cells are named after it */
  self->detail = g_strdup_printf (ngettext ("%d doubtful cell", "%d doubtful cells", n), n);
  self->cells = cells;
  self->place = -1;
  self->uncertain = TRUE;
  return self;
}

RubricStatus *
rubric_status_new_solved (const RubricAnswer *answer)
{
  g_autofree char *count = rubric_text_solutions (answer->result.solutions);
  RubricStatus *self;

  if (answer->result.solutions > RUBRIC_SOLVER_COUNT_MAX)
    self = status (RUBRIC_TONE_NEUTRAL, _ ("Many solutions"),
                   /* Translators: %s is "More than 1,000 solutions" */
                   g_strdup_printf (_ ("%s. Here is one; the cells in which they differ are shaded"), count));
  else if (answer->result.verdict == SUD_VERDICT_MANY)
    self = status (RUBRIC_TONE_NEUTRAL, count, g_strdup (_ ("Here is one; the cells in which they differ are shaded")));
  else
    self = status (RUBRIC_TONE_GOOD, _ ("Solved"), g_strdup (_ ("The answers are in red")));
  self->counts = rubric_text_solved (answer);
  return self;
}

RubricStatus *
rubric_status_new_checked (const SudSheet *sheet, SudCells mistakes)
{
  g_autofree char *left = count_left (sheet);
  g_autofree char *title = NULL;
  int n = sud_cells_count (mistakes);
  RubricStatus *self;

  if (n == 0)
    return status (RUBRIC_TONE_GOOD, _ ("No mistakes so far"), g_steal_pointer (&left));
  title = g_strdup_printf (ngettext ("%d entry is wrong", "%d entries are wrong", n), n);
  self = status (RUBRIC_TONE_BAD, title, NULL);
  self->cells = mistakes;
  self->wrong = TRUE;
  return self;
}

RubricStatus *
rubric_status_new_filtered (const SudSheet *sheet, int digit)
{
  g_autofree char *title = count_left (sheet);
  gboolean pairs = digit < 1 || digit > SUD_SIZE;
  int n = sud_cells_count (sud_sheet_filter (sheet, digit));

  if (pairs)
    return status (RUBRIC_TONE_NEUTRAL, title,
                   g_strdup_printf (ngettext ("%d cell has two candidates", "%d cells have two candidates", n), n));
  return status (
      RUBRIC_TONE_NEUTRAL, title,
      /* Translators: %1$d is a digit, %2$d how many cells can still hold it */
      g_strdup_printf (ngettext ("%1$d can still go in %2$d cell", "%1$d can still go in %2$d cells", n), digit, n));
}

static const char *
say_why_no_hint (const RubricHintRefusal *refusal)
{
  if (refusal->failed)
    return _ ("There is not enough memory");
  if (refusal->impossible)
    return _ ("No solution fits what is on the board");
  if (refusal->several)
    return _ ("There are several solutions: what is left can be filled in more than one way");
  return refusal->usual ? _ ("No technique finds a next step here")
                        : _ ("No technique that is on finds a next step here");
}

/* The first sentence of a lesson says what to look for. */
static char *
dup_first_sentence (const char *text)
{
  static const char *const ends[] = { ". ", "。" };

  for (gsize i = 0; i < G_N_ELEMENTS (ends); i++)
    {
      const char *end = strstr (text, ends[i]);

      if (end != NULL)
        return g_strchomp (g_strndup (text, (gsize)(end - text) + strlen (ends[i])));
    }
  return g_strdup (text);
}

RubricStatus *
rubric_status_new_technique (SudTechniqueId technique)
{
  const char *name = rubric_text_technique (technique), *what = _ (rubric_lesson_get (technique)->what);
  g_autofree char *means = dup_first_sentence (what);
  /* Translators: short; "next" says what asking once more brings */
  RubricStatus *self = status (RUBRIC_TONE_NEUTRAL, _ ("Hint 2 of 3 · next: the step"),
                               /* Translators: the second stage of a hint; %1$s is the name of a technique, %2$s what
                                * such a thing is, a sentence */
                               g_strdup_printf (_ ("%1$s: %2$s"), name, means));

  self->name = g_strdup (name);
  self->meaning = g_strdup (what);
  self->whole = TRUE;
  return self;
}

/* The card names the cells, if there are any. */
static RubricStatus *
describe_refusal (const RubricHintRefusal *refusal)
{
  int wrong = sud_cells_count (refusal->wrong), lost = sud_cells_count (refusal->lost);
  g_autofree char *mend = NULL;
  RubricStatus *self;

  if (wrong == 0 && lost == 0)
    return status (RUBRIC_TONE_BAD, _ ("No hint"), g_strdup (say_why_no_hint (refusal)));
  mend = g_strdup_printf (ngettext ("First mend %d wrong digit", "First mend %d wrong digits", wrong), wrong);
  self = status (RUBRIC_TONE_BAD,
                 /* Translators: short; the cells follow, in each of which the pencil mark of the right digit is
                  * missing */
                 wrong > 0 ? mend : ngettext ("Your marks leave out a digit", "Your marks leave out digits", lost),
                 NULL);
  self->cells = sud_cells_union (refusal->wrong, refusal->lost);
  return self;
}

RubricStatus *
rubric_status_new_hint (RubricHint *hint)
{
  RubricExplanation *explanation = rubric_hint_get_explanation (hint);
  g_autofree char *told = NULL;
  const SudStep *step;

  if (rubric_hint_get_refusal (hint) != NULL)
    return describe_refusal (rubric_hint_get_refusal (hint));
  if (explanation == NULL)
    return NULL;
  step = rubric_explanation_get_step (explanation, 0);
  if (rubric_hint_get_stage (hint) != RUBRIC_HINT_WHERE)
    return rubric_status_new_technique ((SudTechniqueId)step->technique);
  told = rubric_text_step_where (step);
  return status (RUBRIC_TONE_NEUTRAL, _ ("Hint 1 of 3"),
                 /* Translators: %s is the first stage of a hint: "Look at box 5." */
                 g_strdup_printf (_ ("%s Ask again for the technique."), told));
}

/* Puts @markup where @text is named in @detail first. */
static void
mark_up (GString *detail, const char *text, const char *markup)
{
  g_autofree char *escaped = g_markup_escape_text (text, -1);

  g_string_replace (detail, escaped, markup, 1);
}

/* Returns: (transfer full): @detail, and @cells behind it; or what there is of them */
static char *
join_cells (const char *detail, const char *cells)
{
  if (*detail == '\0' || *cells == '\0')
    return g_strdup (*detail != '\0' ? detail : cells);
  return g_strdup_printf (_ ("%1$s: %2$s"), detail, cells);
}

char *
rubric_status_to_markup (const RubricStatus *self, int most, char *(*link_cell) (int cell))
{
  g_autofree char *escaped = g_markup_escape_text (self->detail, -1);
  g_autofree char *cells = rubric_text_cells_as (self->cells, most, link_cell);
  GString *detail;

  if (*cells != '\0')
    return join_cells (escaped, cells);
  detail = g_string_new (escaped);
  if (self->place >= 0)
    {
      g_autofree char *name = rubric_text_cell (self->place), *link = link_cell (self->place);

      mark_up (detail, name, link);
    }
  if (self->name != NULL)
    {
      g_autofree char *bold = g_markup_printf_escaped ("<b>%s</b>", self->name);

      mark_up (detail, self->name, bold);
    }
  return g_string_free (detail, FALSE);
}

char *
rubric_status_to_text (const RubricStatus *self, int most)
{
  g_autofree char *cells = rubric_text_cells (self->cells, most);
  g_autofree char *detail = join_cells (self->detail, cells);

  if (*detail == '\0')
    return g_strdup (self->title);
  /* Translators: %1$s is how it stands, in two or three words, and %2$s more about it: "One solution · 30 givens" */
  return g_strdup_printf (_ ("%1$s · %2$s"), self->title, detail);
}
