/* rubric-window-solve.c - the live verdict, and Solve
 *
 *     puzzle::changed ──► checker (givens, limit 2) ──► verdict bar, description of the cursor's cell, shading
 *     F5 ──► solver (givens + entries, chosen strategy) ──► answers in red, or the dialog that says why not
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "rubric-window-private.h"

#include "rubric-adaptations.h"
#include "rubric-text.h"

#include <glib/gi18n.h>
#include <string.h>

enum
{
  CHECKING_DELAY = 100, /* ms before the bar says that it is still looking */
  WORK_DELAY = 200,     /* ms before the spinner */
};

static RubricTone
verdict_tone (RubricWindow *self, SudCells conflicts)
{
  if (!sud_cells_is_empty (conflicts))
    return RUBRIC_TONE_BAD;
  if (!self->has_verdict || sud_sheet_count (rubric_puzzle_get_sheet (self->puzzle), SUD_ORIGIN_GIVEN) == 0)
    return RUBRIC_TONE_NEUTRAL;
  switch (self->verdict.result.verdict)
    {
    case SUD_VERDICT_ONE:
      return RUBRIC_TONE_GOOD;
    case SUD_VERDICT_NONE:
    case SUD_VERDICT_INVALID:
      return RUBRIC_TONE_BAD;
    default:
      return RUBRIC_TONE_NEUTRAL;
    }
}

static void
show_verdict (RubricWindow *self)
{
  const SudSheet *sheet = rubric_puzzle_get_sheet (self->puzzle);
  SudGrid all = sud_sheet_get_grid (sheet, SUD_ORIGINS_ALL);
  SudCells conflicts = sud_grid_conflicts (&all);
  const RubricAnswer *answer = self->has_verdict ? &self->verdict : NULL;
  g_autofree char *text = rubric_text_verdict (sheet, conflicts, answer);
  g_autofree char *brief = rubric_text_verdict_brief (sheet, conflicts, answer);
  g_autofree char *place = rubric_window_dup_place (self);
  g_autofree char *subtitle = NULL;

  g_clear_handle_id (&self->checking_timeout, g_source_remove);
  rubric_verdict_bar_set_text (self->verdict_bar, verdict_tone (self, conflicts), text);
  rubric_board_set_description (self->board, text);
  subtitle = place != NULL ? g_strconcat (place, " · ", brief, NULL) : g_strdup (brief);
  adw_window_title_set_subtitle (self->title, subtitle);
}

static gboolean
still_checking_cb (gpointer user_data)
{
  RubricWindow *self = user_data;

  self->checking_timeout = 0;
  show_verdict (self);
  return G_SOURCE_REMOVE;
}

/* A file with one solution is a puzzle to solve; any other still has something to set up. */
static void
choose_mode (RubricWindow *self)
{
  if (self->just_opened && self->verdict.result.verdict == SUD_VERDICT_ONE)
    rubric_puzzle_set_mode (self->puzzle, RUBRIC_MODE_SOLVING);
  self->just_opened = FALSE;
}

/* Marks the cells that cannot be filled. */
static void
blame (RubricWindow *self, const RubricAnswer *answer)
{
  rubric_board_point_at (self->board, RUBRIC_CELL_BLAMED,
                         sud_contradiction_cells (&answer->contradiction, &answer->grid));
}

static void
checked_cb (GObject *checker, GAsyncResult *result, gpointer user_data)
{
  g_autoptr (RubricWindow) self = user_data;
  g_autoptr (GError) error = NULL;

  if (!rubric_solver_finish (RUBRIC_SOLVER (checker), result, &self->verdict, &error) || self->puzzle == NULL)
    return;
  self->has_verdict = TRUE;
  choose_mode (self);
  show_verdict (self);
  if (self->verdict.contradicted)
    blame (self, &self->verdict);
}

static gboolean
same_grid (const SudGrid *a, const SudGrid *b)
{
  return memcmp (a, b, sizeof *a) == 0;
}

void
rubric_window_update_verdict (RubricWindow *self)
{
  SudGrid givens = rubric_puzzle_get_grid (self->puzzle, SUD_ORIGINS_GIVEN);

  if (self->has_verdict && same_grid (&givens, &self->verdict.grid))
    {
      show_verdict (self);
      return;
    }
  self->has_verdict = FALSE;
  if (sud_grid_is_valid (&givens))
    rubric_solver_check_async (self->checker, &givens, NULL, checked_cb, g_object_ref (self));
  else
    rubric_solver_cancel (self->checker);
  /* Most answers are there in less than a frame: what stood there is better than a flicker. */
  if (!sud_grid_is_valid (&givens) || sud_grid_count_filled (&givens) == 0)
    show_verdict (self);
  else if (self->checking_timeout == 0)
    self->checking_timeout = g_timeout_add (CHECKING_DELAY, still_checking_cb, self);
}

static const SudStrategy *
chosen_strategy (RubricWindow *self)
{
  g_autofree char *id = g_settings_get_string (self->settings, "strategy");
  const SudStrategy *strategy = sud_strategy_find (id);

  return strategy != NULL ? strategy : sud_strategy_find ("lanes");
}

static gboolean
show_work_cb (gpointer user_data)
{
  RubricWindow *self = user_data;
  g_autofree char *text = NULL;

  self->work_timeout = 0;
  /* Translators: %s is the name of a strategy */
  text = g_strdup_printf (_ ("Solving: %s…"), _ (chosen_strategy (self)->name));
  rubric_verdict_bar_set_work (self->verdict_bar, text);
  return G_SOURCE_REMOVE;
}

static void
busy_cb (RubricSolver *solver, GParamSpec *pspec, RubricWindow *self)
{
  gboolean busy = rubric_solver_get_busy (solver);

  rubric_window_update_actions (self);
  g_clear_handle_id (&self->work_timeout, g_source_remove);
  if (busy)
    self->work_timeout = g_timeout_add (WORK_DELAY, show_work_cb, self);
  else
    rubric_verdict_bar_set_work (self->verdict_bar, NULL);
}

/* Says how it went until the next change of the puzzle. */
static void
show_solution (RubricWindow *self, const RubricAnswer *answer)
{
  g_autofree char *text = rubric_text_solved (answer);

  rubric_puzzle_fill (self->puzzle, &answer->solution);
  rubric_board_point_at (self->board, RUBRIC_CELL_SHADED, answer->differing);
  rubric_verdict_bar_set_text (self->verdict_bar,
                               answer->result.verdict == SUD_VERDICT_MANY ? RUBRIC_TONE_NEUTRAL : RUBRIC_TONE_GOOD, text);
  rubric_board_set_description (self->board, text);
}

static SudCells
wrong_entries (const SudSheet *sheet, const SudGrid *solution)
{
  SudCells wrong = SUD_NO_CELLS;

  for (int cell = 0; cell < SUD_CELLS; cell++)
    if (sheet->origin[cell] == SUD_ORIGIN_ENTERED && sheet->digit[cell] != solution->digit[cell])
      sud_cells_add (&wrong, cell);
  return wrong;
}

static void
wrong_entries_cb (GObject *source, GAsyncResult *result, gpointer user_data)
{
  RubricWindow *self = RUBRIC_WINDOW (source);
  g_autofree char *response = rubric_ask_finish (result);
  const SudGrid *solution = &self->verdict.result.first;
  SudSheet sheet = *rubric_puzzle_get_sheet (self->puzzle);
  SudCells wrong = wrong_entries (&sheet, solution);

  if (g_str_equal (response, "cancel"))
    return;
  for (int cell = sud_cells_next (wrong, 0); cell >= 0; cell = sud_cells_next (wrong, cell + 1))
    if (g_str_equal (response, "replace"))
      sud_sheet_set_digit (&sheet, cell, solution->digit[cell], SUD_ORIGIN_SOLVED);
  sud_sheet_fill (&sheet, solution);
  rubric_puzzle_replace (self->puzzle, &sheet);
}

static void
ask_about_wrong_entries (RubricWindow *self)
{
  const RubricResponse responses[] = {
    { "cancel", _ ("_Cancel"), RUBRIC_RESPONSE_PLAIN },
    { "keep", _ ("_Keep Them"), RUBRIC_RESPONSE_PLAIN },
    { "replace", _ ("_Replace Them"), RUBRIC_RESPONSE_SUGGESTED },
  };
  SudCells wrong = wrong_entries (rubric_puzzle_get_sheet (self->puzzle), &self->verdict.result.first);
  int n = sud_cells_count (wrong);
  g_autofree char *cells = rubric_text_cells (wrong, 8);
  g_autofree char *body = g_strdup_printf (
      /* Translators: %1$d is how many entries are wrong, %2$s which cells */
      ngettext ("%1$d entry is not that of the solution: %2$s", "%1$d entries are not those of the solution: %2$s", n), n,
      cells);

  rubric_ask_async (GTK_WINDOW (self), _ ("Your Entries Contradict the Givens"), body, NULL, responses,
                    G_N_ELEMENTS (responses), wrong_entries_cb, NULL);
}

static void
explain_no_solution (RubricWindow *self, const RubricAnswer *answer)
{
  gboolean entries = sud_sheet_count (rubric_puzzle_get_sheet (self->puzzle), SUD_ORIGIN_ENTERED) > 0;
  g_autofree char *why = answer->contradicted ? rubric_text_contradiction (&answer->contradiction) : NULL;
  g_autofree char *body = NULL;

  if (entries && self->has_verdict && self->verdict.result.verdict == SUD_VERDICT_ONE)
    {
      ask_about_wrong_entries (self);
      return;
    }
  if (answer->contradicted)
    blame (self, answer);
  if (why != NULL)
    /* Translators: %s says why there is no solution: "row 3 has no place for 7" */
    body = g_strdup_printf (_ ("It cannot be completed: %s."), why);
  rubric_tell (GTK_WINDOW (self), _ ("No Solution"),
               body != NULL ? body : _ ("Every way to fill in the blanks ends in a contradiction."));
}

static void
solved_cb (GObject *solver, GAsyncResult *result, gpointer user_data)
{
  g_autoptr (RubricWindow) self = user_data;
  g_autoptr (GError) error = NULL;
  RubricAnswer answer;

  if (!rubric_solver_finish (RUBRIC_SOLVER (solver), result, &answer, &error) || self->puzzle == NULL)
    return;
  if (answer.result.solutions == 0)
    explain_no_solution (self, &answer);
  else
    show_solution (self, &answer);
}

static void
start_solving (RubricWindow *self)
{
  SudGrid grid = rubric_puzzle_get_grid (self->puzzle, SUD_ORIGINS_PERSON);

  rubric_solver_solve_async (self->solver, &grid, chosen_strategy (self), NULL, solved_cb, g_object_ref (self));
}

static void
show_solution_cb (GObject *source, GAsyncResult *result, gpointer user_data)
{
  g_autofree char *response = rubric_ask_finish (result);

  if (g_str_equal (response, "show"))
    start_solving (RUBRIC_WINDOW (source));
}

static gboolean
refuse_to_solve (RubricWindow *self)
{
  SudGrid person = rubric_puzzle_get_grid (self->puzzle, SUD_ORIGINS_PERSON);

  if (sud_grid_is_solved (&person))
    rubric_window_toast (self, _ ("All cells are filled"));
  else if (!sud_grid_is_valid (&person))
    rubric_window_toast (self, _ ("Digits clash: the hatched cells cannot all be right"));
  else
    return FALSE;
  return TRUE;
}

void
rubric_window_solve (RubricWindow *self)
{
  const RubricResponse responses[] = {
    { "cancel", _ ("_Cancel"), RUBRIC_RESPONSE_PLAIN },
    { "show", _ ("_Show"), RUBRIC_RESPONSE_SUGGESTED },
  };

  if (refuse_to_solve (self))
    return;
  if (sud_sheet_count (rubric_puzzle_get_sheet (self->puzzle), SUD_ORIGIN_ENTERED) == 0)
    start_solving (self);
  else
    rubric_ask_async (GTK_WINDOW (self), _ ("Show the Whole Solution?"),
                      _ ("Your entries stay, all other cells are filled in red."), NULL, responses,
                      G_N_ELEMENTS (responses), show_solution_cb, NULL);
}

/* Fills the selected blanks from @answer, but only where all solutions agree. */
static void
fill_selection (RubricWindow *self, const RubricAnswer *answer)
{
  SudSheet sheet = *rubric_puzzle_get_sheet (self->puzzle);
  SudCells cells = rubric_board_get_selection (self->board);
  gboolean open = FALSE;

  for (int cell = sud_cells_next (cells, 0); cell >= 0; cell = sud_cells_next (cells, cell + 1))
    if (sud_cells_has (answer->differing, cell))
      open = TRUE;
    else if (sheet.digit[cell] == 0)
      sud_sheet_set_digit (&sheet, cell, answer->solution.digit[cell], SUD_ORIGIN_SOLVED);
  rubric_puzzle_replace (self->puzzle, &sheet);
  if (open)
    rubric_window_toast (self, _ ("There are several solutions, and they differ here"));
}

static void
cell_solved_cb (GObject *solver, GAsyncResult *result, gpointer user_data)
{
  g_autoptr (RubricWindow) self = user_data;
  g_autoptr (GError) error = NULL;
  RubricAnswer answer;

  if (!rubric_solver_finish (RUBRIC_SOLVER (solver), result, &answer, &error) || self->puzzle == NULL)
    return;
  if (answer.result.solutions == 0)
    explain_no_solution (self, &answer);
  else
    fill_selection (self, &answer);
}

void
rubric_window_solve_cells (RubricWindow *self)
{
  SudGrid grid = rubric_puzzle_get_grid (self->puzzle, SUD_ORIGINS_PERSON);

  if (!refuse_to_solve (self))
    rubric_solver_solve_async (self->solver, &grid, chosen_strategy (self), NULL, cell_solved_cb, g_object_ref (self));
}

void
rubric_window_init_solving (RubricWindow *self)
{
  self->checker = rubric_solver_new ();
  self->solver = rubric_solver_new ();
  g_signal_connect_object (self->solver, "notify::busy", G_CALLBACK (busy_cb), self, 0);
}

void
rubric_window_stop_solving (RubricWindow *self)
{
  g_clear_handle_id (&self->work_timeout, g_source_remove);
  g_clear_handle_id (&self->checking_timeout, g_source_remove);
  if (self->solver != NULL)
    rubric_solver_cancel (self->solver);
  if (self->checker != NULL)
    rubric_solver_cancel (self->checker);
  g_clear_object (&self->solver);
  g_clear_object (&self->checker);
}
