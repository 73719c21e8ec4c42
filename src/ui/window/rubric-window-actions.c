/* rubric-window-actions.c - what the window can be asked to do
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "rubric-window-private.h"

#include "rubric-adaptations.h"
#include "rubric-check.h"
#include "rubric-contradiction.h"
#include "rubric-export.h"
#include "rubric-preferences.h"
#include "rubric-print.h"
#include "rubric-solutions.h"

#include <glib/gi18n.h>
#include <string.h>

static const char *const entry_names[RUBRIC_N_ENTRIES] = {
  [RUBRIC_ENTRY_DIGIT] = "digit",
  [RUBRIC_ENTRY_CORNER] = "corner",
  [RUBRIC_ENTRY_CENTRE] = "centre",
  [RUBRIC_ENTRY_COLOUR] = "colour",
};

static const char *const mode_names[] = {
  [RUBRIC_MODE_SETUP] = "setup",
  [RUBRIC_MODE_SOLVING] = "solving",
};

static gboolean
is_by_person (const SudSheet *sheet, int cell)
{
  return (1u << sheet->origin[cell] & SUD_ORIGINS_PERSON) != 0;
}

static gboolean
is_rewritten (const SudSheet *before, const SudSheet *after, int cell)
{
  return before->digit[cell] != after->digit[cell] || before->origin[cell] != after->origin[cell];
}

/* The one cell that a step has changed, or -1: a digit of the person's counts more than the answers that it took along,
 * and any digit more than marks. */
static int
find_changed (const SudSheet *before, const SudSheet *after)
{
  SudCells changed = sud_sheet_difference (before, after), written = SUD_NO_CELLS, by_person = SUD_NO_CELLS;

  for (int cell = 0; cell < SUD_CELLS; cell++)
    if (is_rewritten (before, after, cell))
      {
        sud_cells_add (&written, cell);
        if (is_by_person (before, cell) || is_by_person (after, cell))
          sud_cells_add (&by_person, cell);
      }
  if (!sud_cells_is_empty (written))
    changed = sud_cells_is_single (by_person) ? by_person : written;
  return sud_cells_is_single (changed) ? sud_cells_next (changed, 0) : -1;
}

/* Whether the cursor went on after @cell had been filled. */
static gboolean
went_on (RubricWindow *self, const SudSheet *before, int cell)
{
  const SudSheet *after = rubric_puzzle_get_sheet (self->puzzle);
  gboolean advance;

  g_object_get (self->board, "auto-advance", &advance, NULL);
  return advance && rubric_puzzle_get_mode (self->puzzle) == RUBRIC_MODE_SETUP && is_rewritten (before, after, cell)
         && after->origin[cell] == SUD_ORIGIN_GIVEN;
}

/* Undo leads to where the step was made, redo to where its maker would have been after it. Cells that are selected
 * together stay so. */
static void
step (RubricWindow *self, gboolean (*take) (RubricPuzzle *puzzle), gboolean forward)
{
  const SudSheet before = *rubric_puzzle_get_sheet (self->puzzle);
  const SudCells selection = rubric_board_get_selection (self->board);
  int cell;

  if (!take (self->puzzle))
    return;
  cell = find_changed (&before, rubric_puzzle_get_sheet (self->puzzle));
  if (cell < 0 || (sud_cells_count (selection) > 1 && sud_cells_has (selection, cell)))
    return;
  if (forward && went_on (self, &before, cell))
    cell = rubric_move_from (cell, RUBRIC_MOVE_NEXT);
  if (!sud_cells_has (selection, cell))
    rubric_board_set_cursor (self->board, cell, SUD_NO_CELLS);
}

/* A puzzle that was being solved comes back as that. */
static void
step_again (RubricWindow *self)
{
  gboolean solving = self->left_solving;

  step (self, rubric_puzzle_redo, TRUE);
  if (solving)
    rubric_desk_set_mode (self->desk, RUBRIC_MODE_SOLVING);
}

/* Returns: (transfer full) (nullable): the name of the file without suffix, else the title of the puzzle */
static char *
dup_paper_name (RubricWindow *self)
{
  g_autofree char *name = rubric_desk_dup_file_name (self->desk);
  char *dot = name != NULL ? strrchr (name, '.') : NULL;

  if (dot != NULL && dot != name)
    *dot = '\0';
  return name != NULL ? g_steal_pointer (&name)
                      : g_strdup (rubric_puzzle_get_info (self->puzzle)->field[RUBRIC_INFO_TITLE]);
}

/* Prints the puzzle as it stands now, or makes a picture of it. */
static void
put_on_paper (RubricWindow *self, gboolean print)
{
  g_autoptr (RubricRenderSource) source
      = rubric_render_source_new_sheet (rubric_puzzle_get_sheet (self->puzzle), rubric_puzzle_get_info (self->puzzle));
  g_autofree char *name = dup_paper_name (self);

  if (print)
    rubric_print_show (GTK_WINDOW (self), self->settings, source, NULL, name);
  else
    rubric_export_show (GTK_WINDOW (self), self->settings, source, name);
}

/* Most actions only pass on: a macro keeps them to a line each. */
#define FORWARD(name, call)                                                                                            \
  static void name##_action (GSimpleAction *action, GVariant *parameter, gpointer user_data)                           \
  {                                                                                                                    \
    RubricWindow *self = user_data;                                                                                    \
    call;                                                                                                              \
  }

FORWARD (open, rubric_window_choose_open (self))
FORWARD (save, rubric_desk_save (rubric_window_take_shown (self)->desk))
FORWARD (save_as, rubric_desk_save_as (rubric_window_take_shown (self)->desk))
FORWARD (print, put_on_paper (self, TRUE))
FORWARD (export, put_on_paper (self, FALSE))
FORWARD (undo, if (rubric_window_has_panel (self, self->picture_panel)) rubric_picture_panel_undo (self->picture_panel);
         else step (self, rubric_puzzle_undo, FALSE))
FORWARD (redo, if (rubric_window_has_panel (self, self->picture_panel)) rubric_picture_panel_redo (self->picture_panel);
         else step_again (self))
FORWARD (solve, rubric_window_solve (self))
FORWARD (solve_cell, rubric_desk_solve_cells (self->desk, rubric_board_get_selection (self->board),
                                              rubric_chosen_strategy (self->settings)))
FORWARD (clear_answers, rubric_puzzle_clear_answers (self->puzzle))
FORWARD (cancel, rubric_desk_stop_solving (self->desk); rubric_desk_stop_saving (self->desk);
         if (self->side_panel == NULL || !rubric_side_panel_go_back (self->side_panel)) rubric_window_close_panel (self);
         rubric_window_close_picture (self))
FORWARD (fill_marks, rubric_puzzle_fill_marks (self->puzzle))
FORWARD (clear_marks, rubric_puzzle_clear_marks (self->puzzle))
FORWARD (check, rubric_window_check (self))
FORWARD (undo_mistakes, rubric_window_undo_mistakes (self))
FORWARD (add_savepoint, rubric_window_add_savepoint (self))
FORWARD (return_to_savepoint, rubric_puzzle_return_to_savepoint (self->puzzle); rubric_window_update_actions (self))
FORWARD (start_over, rubric_puzzle_start_over (self->puzzle))
FORWARD (filter, rubric_board_toggle_filter (self->board, g_variant_get_int32 (parameter)))
FORWARD (erase, rubric_board_press_backspace (self->board))
FORWARD (show_about, rubric_show_about (GTK_WINDOW (self)))
FORWARD (show_shortcuts, rubric_show_shortcuts (GTK_WINDOW (self)))
FORWARD (open_menu, gtk_menu_button_popup (self->menu_button))

FORWARD (copy, rubric_window_copy (self, SUD_ORIGINS_ALL))
FORWARD (copy_givens, rubric_window_copy (self, SUD_ORIGINS_GIVEN))
FORWARD (copy_as, rubric_window_copy_as (self, g_variant_get_string (parameter, NULL)))
FORWARD (paste, rubric_window_paste (self))
FORWARD (example, rubric_window_open_example (self))

static gboolean
is_empty (RubricPuzzle *puzzle)
{
  SudSheet nothing;

  sud_sheet_clear (&nothing);
  return sud_sheet_equal (rubric_puzzle_get_sheet (puzzle), &nothing);
}

static const char *
why_not_solving (RubricWindow *self)
{
  return is_empty (self->puzzle) ? _ ("Type the puzzle first") : NULL;
}

/* The first cell where something can be entered. */
static void
go_to_blank (RubricWindow *self)
{
  const SudSheet *sheet = rubric_puzzle_get_sheet (self->puzzle);
  int cell = 0;

  while (cell < SUD_CELLS - 1 && sheet->digit[cell] != 0)
    cell++;
  if (sheet->digit[cell] == 0)
    rubric_board_set_cursor (self->board, cell, SUD_NO_CELLS);
}

void
rubric_window_begin_solving (RubricWindow *self)
{
  rubric_desk_set_mode (self->desk, RUBRIC_MODE_SOLVING);
  go_to_blank (self);
}

/* Whether Solving begins at the first blank: who has filled in something goes on where they are, unless it is a given. */
static gboolean
is_lost (RubricWindow *self)
{
  const SudSheet *sheet = rubric_puzzle_get_sheet (self->puzzle);

  return sud_sheet_count (sheet, SUD_ORIGIN_ENTERED) == 0
         || sheet->origin[rubric_board_get_cursor (self->board)] == SUD_ORIGIN_GIVEN;
}

static void
set_mode_action (GSimpleAction *action, GVariant *state, gpointer user_data)
{
  RubricWindow *self = user_data;
  gboolean solving = g_strcmp0 (g_variant_get_string (state, NULL), mode_names[RUBRIC_MODE_SOLVING]) == 0;
  gboolean was_solving = rubric_puzzle_get_mode (self->puzzle) == RUBRIC_MODE_SOLVING;

  if (solving && why_not_solving (self) != NULL)
    {
      rubric_status_card_remark (self->card, why_not_solving (self));
      return;
    }
  rubric_desk_set_mode (self->desk, solving ? RUBRIC_MODE_SOLVING : RUBRIC_MODE_SETUP);
  g_settings_set_boolean (self->settings, "modes-known", TRUE);
  if (solving && !was_solving && is_lost (self))
    go_to_blank (self);
}

/* With "digit first" a button takes its digit in hand, or puts it down. */
static void
press_digit (RubricWindow *self, int digit)
{
  g_autoptr (GVariant) first = g_action_group_get_action_state (G_ACTION_GROUP (self), "digit-first");

  if (g_variant_get_boolean (first))
    rubric_board_set_pen (self->board, rubric_board_get_pen (self->board) != digit ? digit : 0);
  else
    rubric_board_press_digit (self->board, digit);
}

FORWARD (digit, press_digit (self, g_variant_get_int32 (parameter)))

static void
set_digit_first_action (GSimpleAction *action, GVariant *state, gpointer user_data)
{
  RubricWindow *self = user_data;

  g_simple_action_set_state (action, state);
  rubric_board_set_pen (self->board, 0);
}

static void
set_entry_action (GSimpleAction *action, GVariant *state, gpointer user_data)
{
  RubricWindow *self = user_data;
  const char *name = g_variant_get_string (state, NULL);

  for (guint i = 0; i < RUBRIC_N_ENTRIES; i++)
    if (g_str_equal (name, entry_names[i]))
      rubric_board_set_entry (self->board, i);
}

static void
toggle_mode (RubricWindow *self)
{
  gboolean solving = rubric_puzzle_get_mode (self->puzzle) == RUBRIC_MODE_SOLVING;

  g_action_group_change_action_state (
      G_ACTION_GROUP (self), "mode",
      g_variant_new_string (mode_names[solving ? RUBRIC_MODE_SETUP : RUBRIC_MODE_SOLVING]));
}

static void
toggle_fullscreen (GtkWindow *window)
{
  if (gtk_window_is_fullscreen (window))
    gtk_window_unfullscreen (window);
  else
    gtk_window_fullscreen (window);
}

FORWARD (toggle_mode, toggle_mode (self))
FORWARD (fullscreen, toggle_fullscreen (GTK_WINDOW (self)))

static const GActionEntry entries[] = {
  { "open", open_action },
  { "save", save_action },
  { "save-as", save_as_action },
  { "print", print_action },
  { "export", export_action },
  { "undo", undo_action },
  { "redo", redo_action },
  { "copy", copy_action },
  { "copy-givens", copy_givens_action },
  { "copy-as", copy_as_action, "s" },
  { "paste", paste_action },
  { "solve", solve_action },
  { "solve-cell", solve_cell_action },
  { "clear-answers", clear_answers_action },
  { "cancel", cancel_action },
  { "digit", digit_action, "i" },
  { "erase", erase_action },
  { "fill-marks", fill_marks_action },
  { "clear-marks", clear_marks_action },
  { "check", check_action },
  { "undo-mistakes", undo_mistakes_action },
  { "add-savepoint", add_savepoint_action },
  { "return-to-savepoint", return_to_savepoint_action },
  { "start-over", start_over_action },
  { "filter", filter_action, "i" },
  { "entry", NULL, "s", "'digit'", set_entry_action },
  { "digit-first", NULL, NULL, "false", set_digit_first_action },
  { "mode", NULL, "s", "'setup'", set_mode_action },
  { "toggle-mode", toggle_mode_action },
  { "example", example_action },
  { "fullscreen", fullscreen_action },
  { "open-menu", open_menu_action },
  { "show-about", show_about_action },
  { "show-shortcuts", show_shortcuts_action },
};

static void
enable (RubricWindow *self, const char *name, gboolean enabled)
{
  g_simple_action_set_enabled (G_SIMPLE_ACTION (g_action_map_lookup_action (G_ACTION_MAP (self), name)), enabled);
}

/* Pencil marks, or candidates with a colour. */
static gboolean
has_marks (const SudSheet *sheet)
{
  SudSheet cleared = *sheet;

  sud_sheet_clear_marks (&cleared);
  return !sud_sheet_equal (&cleared, sheet);
}

/* Whether there are only givens. */
static gboolean
is_at_start (RubricPuzzle *puzzle)
{
  SudGrid givens = rubric_puzzle_get_grid (puzzle, SUD_ORIGINS_GIVEN);
  SudSheet start;

  sud_sheet_from_grid (&start, &givens, SUD_ORIGIN_GIVEN);
  return sud_sheet_equal (&start, rubric_puzzle_get_sheet (puzzle));
}

/* Whether there is a puzzle, and something to fill in. */
static gboolean
has_blanks (const SudSheet *sheet)
{
  int n = sud_sheet_count (sheet, SUD_ORIGIN_BLANK);

  return n > 0 && n < SUD_CELLS;
}

/* What changes the board or tells of it is not to be had while a pause covers it, or a picture is read into it. */
static void
enable_for_board (RubricWindow *self)
{
  static const char *const names[] = {
    "copy", "copy-givens", "copy-as", "print", "export", "digit", "erase", "check", "add-savepoint",
    "entry", "digit-first", "mode", "toggle-mode", "example", "hint", "explain", "watch", "compare",
  };
  static const char *const savers[] = { "save", "save-as" };
  RubricPuzzle *puzzle = self->puzzle;
  gboolean shown = !rubric_timer_get_paused (self->timer) && !rubric_window_has_panel (self, self->picture_panel);
  gboolean idle = !rubric_desk_is_solving (self->desk);
  gboolean open = has_blanks (rubric_puzzle_get_sheet (puzzle));
  gboolean seen = shown && !rubric_window_has_panel (self, self->watch_panel); /* what is undone */

  for (guint i = 0; i < G_N_ELEMENTS (names); i++)
    enable (self, names[i], shown);
  enable (self, "blame", shown && rubric_contradiction_applies (self->desk));
  enable (self, "solutions", shown && rubric_solutions_applies (self->desk));
  for (guint i = 0; i < G_N_ELEMENTS (savers); i++)
    enable (self, savers[i], !rubric_window_has_panel (self, self->picture_panel) || rubric_picture_panel_can_take (self->picture_panel));
  enable (self, "paste", !rubric_timer_get_paused (self->timer));
  enable (self, "undo", rubric_window_has_panel (self, self->picture_panel) ? rubric_picture_panel_can_undo (self->picture_panel)
                                                         : seen && rubric_puzzle_get_can_undo (puzzle));
  enable (self, "redo", rubric_window_has_panel (self, self->picture_panel) ? rubric_picture_panel_can_redo (self->picture_panel)
                                                         : seen && rubric_puzzle_get_can_redo (puzzle));
  enable (self, "solve", shown && idle);
  enable (self, "solve-cell", shown && idle && open);
  enable (self, "fill-marks", shown && open);
  enable (self, "filter", shown && open);
  enable (self, "clear-answers", shown && sud_sheet_count (rubric_puzzle_get_sheet (puzzle), SUD_ORIGIN_SOLVED) > 0);
  enable (self, "clear-marks", shown && has_marks (rubric_puzzle_get_sheet (puzzle)));
  enable (self, "vary", shown && sud_sheet_count (rubric_puzzle_get_sheet (puzzle), SUD_ORIGIN_GIVEN) > 0);
  enable (self, "start-over", shown && !is_at_start (puzzle));
  /* Whether there is a mistake is not told by this. */
  enable (self, "undo-mistakes", shown && rubric_puzzle_get_can_undo (puzzle) && rubric_check_why_not_check (self->desk) == NULL);
  enable (self, "return-to-savepoint", shown && rubric_puzzle_get_n_savepoints (puzzle) > 0);
}

/* A button that cannot work is off and says why; its key still works, and says it, too. */
static void
update_button (GtkWidget *button, const char *tooltip, const char *why_not, gboolean enabled)
{
  gtk_widget_set_sensitive (button, enabled && why_not == NULL);
  gtk_widget_set_tooltip_text (button, why_not != NULL ? why_not : tooltip);
}

static void
update_buttons (RubricWindow *self)
{
  gboolean solving = rubric_puzzle_get_mode (self->puzzle) == RUBRIC_MODE_SOLVING;
  gboolean shown = !rubric_timer_get_paused (self->timer);
  const char *first = rubric_window_has_panel (self, self->picture_panel) ? _ ("Take what was read of the picture first (Ctrl+Enter)") : NULL;
  gboolean empty = is_empty (self->puzzle);

  update_button (self->solve_button, _ ("Fill in the answers in red (F5)"),
                 first != NULL ? first : rubric_check_why_not_solve (self->desk), shown);
  update_button (self->check_button, _ ("Look for mistakes (F7)"),
                 first != NULL ? first : rubric_check_why_not_check (self->desk), shown);
  update_button (self->hint_button, _ ("Where and how to go on (F12)"),
                 first != NULL ? first : rubric_check_why_not_hint (self->desk), shown);
  update_button (self->solving_button, _ ("Fill in your own digits; the printed ones stay as they are (Ctrl+E)"),
                 first != NULL ? first : why_not_solving (self), shown);
  gtk_widget_set_visible (GTK_WIDGET (self->start), empty);
  gtk_widget_set_visible (GTK_WIDGET (self->start_brief), empty);
  gtk_stack_set_visible_child_name (self->modes, mode_names[solving]);
  rubric_pad_update (self->pad, self->board);
}

void
rubric_window_update_actions (RubricWindow *self)
{
  GAction *mode = g_action_map_lookup_action (G_ACTION_MAP (self), "mode");
  GAction *entry = g_action_map_lookup_action (G_ACTION_MAP (self), "entry");

  enable_for_board (self);
  enable (self, "cancel", rubric_desk_is_solving (self->desk) || rubric_desk_is_saving (self->desk)
                              || rubric_hint_get_stage (self->hint) != RUBRIC_HINT_NONE || self->side_panel != NULL);
  enable (self, "apply-hint", !rubric_timer_get_paused (self->timer)
                                  && (rubric_hint_get_explanation (self->hint) != NULL || rubric_window_has_panel (self, self->picture_panel)));
  g_simple_action_set_state (G_SIMPLE_ACTION (entry),
                             g_variant_new_string (entry_names[rubric_board_get_entry (self->board)]));
  g_simple_action_set_state (G_SIMPLE_ACTION (mode),
                             g_variant_new_string (mode_names[rubric_puzzle_get_mode (self->puzzle)]));
  update_buttons (self);
}

/* An empty board has nothing to solve: what is offered at the start is there again. */
static void
changed_cb (RubricWindow *self)
{
  gboolean empty = is_empty (self->puzzle);

  self->left_solving = empty && (self->left_solving || rubric_puzzle_get_mode (self->puzzle) == RUBRIC_MODE_SOLVING);
  if (empty)
    rubric_puzzle_set_mode (self->puzzle, RUBRIC_MODE_SETUP);
  rubric_window_update_actions (self);
}

void
rubric_window_install_actions (RubricWindow *self)
{
  g_signal_connect_swapped (self->puzzle, "changed", G_CALLBACK (changed_cb), self);
  g_signal_connect_swapped (self->puzzle, "notify", G_CALLBACK (rubric_window_update_actions), self);
  g_action_map_add_action_entries (G_ACTION_MAP (self), entries, G_N_ELEMENTS (entries), self);
}
