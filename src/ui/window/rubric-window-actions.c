/* rubric-window-actions.c - the actions of the window, and the rules that say which of them can do something now
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "rubric-window-private.h"

#include "rubric-adaptations.h"
#include "rubric-collection-window.h"
#include "rubric-contradiction.h"
#include "rubric-export.h"
#include "rubric-format.h"
#include "rubric-preferences.h"
#include "rubric-print.h"
#include "rubric-puzzle-content.h"
#include "rubric-solutions.h"
#include "rubric-toast.h"
#include "rubric-widgets.h"

#include <glib/gi18n.h>
#include <string.h>

static const char *const entry_names[RUBRIC_N_ENTRIES] = {
  [RUBRIC_ENTRY_DIGIT] = "digit",
  [RUBRIC_ENTRY_CORNER] = "corner",
  [RUBRIC_ENTRY_CENTRE] = "centre",
  [RUBRIC_ENTRY_COLOUR] = "colour",
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
find_changed_cell (const SudSheet *before, const SudSheet *after)
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

/* Returns: whether the cursor went on after @cell had been filled */
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
take_step (RubricWindow *self, gboolean (*take) (RubricPuzzle *puzzle), gboolean forward)
{
  const SudSheet before = *rubric_puzzle_get_sheet (self->puzzle);
  const SudCells selection = rubric_board_get_selection (self->board);
  int cell;

  if (!take (self->puzzle))
    return;
  cell = find_changed_cell (&before, rubric_puzzle_get_sheet (self->puzzle));
  if (cell < 0 || (sud_cells_count (selection) > 1 && sud_cells_has (selection, cell)))
    return;
  if (forward && went_on (self, &before, cell))
    cell = rubric_move_from (cell, RUBRIC_MOVE_NEXT);
  if (!sud_cells_has (selection, cell))
    rubric_board_set_cursor (self->board, cell, SUD_NO_CELLS);
}

static void
undo_action (GSimpleAction *action, GVariant *parameter, gpointer user_data)
{
  RubricWindow *self = user_data;

  if (rubric_window_has_panel (self, self->picture_panel))
    rubric_picture_panel_undo (self->picture_panel);
  else
    take_step (self, rubric_puzzle_undo, FALSE);
}

/* A puzzle that was being solved comes back as that. */
static void
redo_action (GSimpleAction *action, GVariant *parameter, gpointer user_data)
{
  RubricWindow *self = user_data;
  gboolean solving = self->empty.left_solving;

  if (rubric_window_has_panel (self, self->picture_panel))
    {
      rubric_puzzle_redo (rubric_side_panel_get_draft (self->side_panel));
      return;
    }
  take_step (self, rubric_puzzle_redo, TRUE);
  if (solving)
    rubric_desk_set_mode (self->desk, RUBRIC_MODE_SOLVING);
}

/* Esc ends all that goes on. In a panel it first leads back to its beginning. */
static void
cancel_all_action (GSimpleAction *action, GVariant *parameter, gpointer user_data)
{
  RubricWindow *self = user_data;

  rubric_desk_stop_solving (self->desk);
  rubric_desk_stop_saving (self->desk);
  if (self->side_panel == NULL || !rubric_side_panel_go_back (self->side_panel))
    rubric_window_close_panel (self);
  rubric_window_close_picture (self);
}

static void
copy_text (RubricWindow *self, const char *text)
{
  gdk_clipboard_set_text (gtk_widget_get_clipboard (GTK_WIDGET (self)), text);
  rubric_window_toast (self, _ ("Copied"));
}

/* The digits of @origins: a line of text, and pictures with everything else that the sheet has. */
static void
copy_puzzle (RubricWindow *self, unsigned origins)
{
  g_autoptr (GdkContentProvider) content = rubric_puzzle_content_new (
      rubric_puzzle_get_sheet (self->puzzle), rubric_puzzle_get_info (self->puzzle), origins);

  gdk_clipboard_set_content (gtk_widget_get_clipboard (GTK_WIDGET (self)), content);
  rubric_window_toast (self, _ ("Copied"));
}

/* A person who takes a line into another program wants the cells, and no title after them. */
static void
copy_as_action (GSimpleAction *action, GVariant *parameter, gpointer user_data)
{
  RubricWindow *self = user_data;
  const RubricFormat *format = rubric_format_find (g_variant_get_string (parameter, NULL));
  g_autoptr (GBytes) bytes = NULL;
  g_autofree char *text = NULL;
  gconstpointer data;
  gboolean titled;
  gsize length;

  if (format == NULL || format->copy_name == NULL)
    return;
  titled = (format->features & RUBRIC_FORMAT_FEATURE_TITLE) != 0;
  bytes = rubric_format_write (format, rubric_puzzle_get_sheet (self->puzzle),
                               titled ? rubric_puzzle_get_info (self->puzzle) : NULL);
  data = g_bytes_get_data (bytes, &length);
  text = g_strchomp (g_strndup (data, length));
  copy_text (self, text);
}

/* Returns: (transfer full): what is said about the puzzle, with its level, if that is known */
static RubricInfo *
dup_paper_info (RubricWindow *self)
{
  RubricInfo *info = rubric_info_copy (rubric_puzzle_get_info (self->puzzle));
  const RubricAnswer *answer = rubric_desk_get_verdict (self->desk);

  if (info->field[RUBRIC_INFO_LEVEL] == NULL && answer != NULL && answer->graded && answer->grade.complete)
    rubric_info_set (info, RUBRIC_INFO_LEVEL, _ (sud_level_get_name (answer->grade.level)));
  return info;
}

/* Prints the puzzle as it stands now, or makes a picture of it. */
static void
put_on_paper (RubricWindow *self, gboolean print)
{
  g_autoptr (RubricInfo) info = dup_paper_info (self);
  g_autoptr (RubricRenderSource) source
      = rubric_render_source_new_sheet (rubric_puzzle_get_sheet (self->puzzle), info);
  g_autofree char *name = rubric_window_dup_name (self);

  if (print)
    rubric_print_show (GTK_WINDOW (self), self->settings, source, NULL, name);
  else
    rubric_export_show (GTK_WINDOW (self), self->settings, source, name);
}

/* Beside a picture the neighbours are the other grids of it. */
static gboolean
has_neighbour (RubricWindow *self, int step)
{
  return rubric_window_has_panel (self, self->picture_panel)
             ? rubric_picture_panel_has_neighbour (self->picture_panel, step)
             : rubric_desk_has_neighbour (self->desk, step);
}

static void
go_to_neighbour (RubricWindow *self, int step)
{
  if (rubric_window_has_panel (self, self->picture_panel))
    rubric_picture_panel_step (self->picture_panel, step);
  else if (!rubric_desk_go (self->desk, step))
    rubric_window_toast (self, _ ("There are no more puzzles in this direction"));
}

static void
set_zoom (RubricWindow *self, int zoom)
{
  g_settings_set_int (self->settings, "zoom", zoom);
}

static void
toggle_fullscreen (GtkWindow *window)
{
  if (gtk_window_is_fullscreen (window))
    gtk_window_unfullscreen (window);
  else
    gtk_window_fullscreen (window);
}

static gboolean
is_empty (RubricPuzzle *puzzle)
{
  SudSheet nothing;

  sud_sheet_clear (&nothing);
  return sud_sheet_equal (rubric_puzzle_get_sheet (puzzle), &nothing);
}

void
rubric_window_go_to_blank (RubricWindow *self)
{
  const SudSheet *sheet = rubric_puzzle_get_sheet (self->puzzle);
  int cell = 0;

  while (cell < SUD_CELLS - 1 && sheet->digit[cell] != 0)
    cell++;
  if (sheet->digit[cell] == 0)
    rubric_board_set_cursor (self->board, cell, SUD_NO_CELLS);
}

/* Solving begins at the first blank. A person who has filled in something goes on where they are, unless it is a
 * given. */
static gboolean
begins_at_blank (RubricWindow *self)
{
  const SudSheet *sheet = rubric_puzzle_get_sheet (self->puzzle);

  return sud_sheet_count (sheet, SUD_ORIGIN_ENTERED) == 0
         || sheet->origin[rubric_board_get_cursor (self->board)] == SUD_ORIGIN_GIVEN;
}

/* A person who has looked at the answers may play all the same. */
static void
play (RubricWindow *self)
{
  if (sud_sheet_count (rubric_puzzle_get_sheet (self->puzzle), SUD_ORIGIN_BLANK) == 0)
    rubric_puzzle_clear_answers (self->puzzle);
  rubric_desk_set_mode (self->desk, RUBRIC_MODE_SOLVING);
  if (begins_at_blank (self))
    rubric_window_go_to_blank (self);
  rubric_window_focus_board (self);
}

static void
edit_givens_action (GSimpleAction *action, GVariant *state, gpointer user_data)
{
  RubricWindow *self = user_data;

  if (!g_variant_get_boolean (state))
    {
      play (self);
      return;
    }
  rubric_toast_withdraw (self->toasts, NULL); /* the toast may offer the same */
  rubric_desk_set_mode (self->desk, RUBRIC_MODE_SETUP);
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

/* The actions that need no more than a call: a macro keeps them to a line each. */
#define FORWARD(name, call)                                                                                            \
  static void name##_action (GSimpleAction *action, GVariant *parameter, gpointer user_data)                           \
  {                                                                                                                    \
    RubricWindow *self = user_data;                                                                                    \
    call;                                                                                                              \
  }

FORWARD (save, rubric_desk_save (rubric_window_take_shown (self)->desk))
FORWARD (save_as, rubric_desk_save_as (rubric_window_take_shown (self)->desk))
FORWARD (print, put_on_paper (self, TRUE))
FORWARD (export, put_on_paper (self, FALSE))
FORWARD (clear_answers, rubric_puzzle_clear_answers (self->puzzle))
FORWARD (fill_marks, rubric_puzzle_fill_marks (self->puzzle))
FORWARD (clear_marks, rubric_puzzle_clear_marks (self->puzzle))
FORWARD (start_over, rubric_puzzle_start_over (self->puzzle))
FORWARD (solve_cell, rubric_desk_solve_cells (self->desk, rubric_board_get_selection (self->board),
                                              rubric_chosen_strategy (self->settings)))
FORWARD (add_savepoint, rubric_puzzle_add_savepoint (self->puzzle); rubric_window_update_actions (self);
         rubric_window_toast (self, _ ("Savepoint set")))
FORWARD (return_to_savepoint, rubric_puzzle_return_to_savepoint (self->puzzle); rubric_window_update_actions (self))
FORWARD (filter, rubric_board_toggle_filter (self->board, g_variant_get_int32 (parameter)))
FORWARD (digit, press_digit (self, g_variant_get_int32 (parameter)))
FORWARD (erase, rubric_board_press_backspace (self->board))
FORWARD (play, play (self))
FORWARD (type_in, self->empty.typing = TRUE; rubric_window_update_actions (self); rubric_window_focus_board (self))
FORWARD (copy, copy_puzzle (self, SUD_ORIGINS_ALL))
FORWARD (copy_givens, copy_puzzle (self, SUD_ORIGINS_GIVEN))
FORWARD (previous, go_to_neighbour (self, -1))
FORWARD (next, go_to_neighbour (self, 1))
FORWARD (show_collection, rubric_window_go_back (self))
FORWARD (fullscreen, toggle_fullscreen (GTK_WINDOW (self)))
FORWARD (zoom_in, set_zoom (self, rubric_zoom_step (rubric_zoom_get_zoom (self->zoom), 1)))
FORWARD (zoom_out, set_zoom (self, rubric_zoom_step (rubric_zoom_get_zoom (self->zoom), -1)))
FORWARD (zoom_reset, set_zoom (self, RUBRIC_ZOOM_DEFAULT))
FORWARD (preferences, gtk_window_present (GTK_WINDOW (rubric_preferences_new (GTK_WINDOW (self), self->settings))))
FORWARD (paste, rubric_pasting_take (self->pasting, G_OBJECT (gtk_widget_get_clipboard (GTK_WIDGET (self)))))
FORWARD (reload, rubric_desk_reload (self->desk))
FORWARD (keep_mine, rubric_desk_ignore_external_change (self->desk))
FORWARD (open_menu, gtk_menu_button_popup (self->menu_button))
FORWARD (show_about, rubric_show_about (GTK_WINDOW (self)))
FORWARD (show_shortcuts, rubric_show_shortcuts (GTK_WINDOW (self)))

/* Pencil marks, or candidates with a colour. */
static gboolean
has_marks (const SudSheet *sheet)
{
  SudSheet cleared = *sheet;

  sud_sheet_clear_marks (&cleared);
  return !sud_sheet_equal (&cleared, sheet);
}

/* Returns: whether there is nothing but givens */
static gboolean
is_at_start (RubricPuzzle *puzzle)
{
  SudGrid givens = rubric_puzzle_get_grid (puzzle, SUD_ORIGINS_GIVEN);
  SudSheet start;

  sud_sheet_from_grid (&start, &givens, SUD_ORIGIN_GIVEN);
  return sud_sheet_equal (&start, rubric_puzzle_get_sheet (puzzle));
}

/* The facts about the window that its actions depend on. */
typedef enum
{
  UNPAUSED,    /* no pause covers the board */
  SHOWN,       /* nor is a picture read into it: the board is that of the puzzle */
  PUZZLE,      /* the board is not empty */
  IDLE,        /* Solve is not at work */
  BUSY,        /* there is something that Esc ends */
  BLANKS,      /* there is a puzzle, and something to fill in */
  GIVENS,
  ANSWERS,
  MARKS,
  BEGUN,       /* there is something besides givens */
  CHECKS,      /* the person wants to see mistakes by asking, not at once or never */
  CHECKABLE,   /* entries can be called right or wrong, and undone: this does not tell if there is a mistake */
  SAVEPOINT,
  CAN_UNDO,
  CAN_REDO,
  CAN_SAVE,    /* a picture allows it only if its reading can be taken */
  CAN_APPLY,   /* there is a hint, a step that is explained, or a picture to be taken */
  NO_SOLUTION,
  SOLUTIONS,   /* there are several */
  N_FACTS
} Fact;

#define BIT(fact) (1u << (fact))

static const struct
{
  GActionEntry entry;
  unsigned needs; /* bits: without each of these facts the action can do nothing */
} actions[] = {
  { { "save", save_action }, BIT (CAN_SAVE) },
  { { "save-as", save_as_action }, BIT (CAN_SAVE) },
  { { "print", print_action }, BIT (SHOWN) },
  { { "export", export_action }, BIT (SHOWN) },
  { { "undo", undo_action }, BIT (CAN_UNDO) },
  { { "redo", redo_action }, BIT (CAN_REDO) },
  { { "copy", copy_action }, BIT (SHOWN) },
  { { "copy-givens", copy_givens_action }, BIT (SHOWN) },
  { { "copy-as", copy_as_action, "s" }, BIT (SHOWN) },
  { { "clear-answers", clear_answers_action }, BIT (SHOWN) | BIT (ANSWERS) },
  { { "cancel", cancel_all_action }, BIT (BUSY) },
  { { "digit", digit_action, "i" }, BIT (SHOWN) },
  { { "erase", erase_action }, BIT (SHOWN) },
  { { "fill-marks", fill_marks_action }, BIT (SHOWN) | BIT (BLANKS) },
  { { "clear-marks", clear_marks_action }, BIT (SHOWN) | BIT (MARKS) },
  { { "start-over", start_over_action }, BIT (SHOWN) | BIT (BEGUN) },
  { { "solve-cell", solve_cell_action }, BIT (SHOWN) | BIT (IDLE) | BIT (BLANKS) },
  { { "add-savepoint", add_savepoint_action }, BIT (SHOWN) },
  { { "return-to-savepoint", return_to_savepoint_action }, BIT (SHOWN) | BIT (SAVEPOINT) },
  { { "filter", filter_action, "i" }, BIT (SHOWN) | BIT (BLANKS) },
  { { "entry", NULL, "s", "'digit'", set_entry_action }, BIT (SHOWN) },
  { { "digit-first", NULL, NULL, "false", set_digit_first_action }, BIT (SHOWN) },
  { { "edit-givens", NULL, NULL, "false", edit_givens_action }, BIT (SHOWN) | BIT (PUZZLE) },
  { { "play", play_action }, BIT (SHOWN) | BIT (PUZZLE) },
  { { "type-in", type_in_action }, BIT (SHOWN) },
  { { "previous-puzzle", previous_action } },
  { { "next-puzzle", next_action } },
  { { "show-collection", show_collection_action } },
  { { "fullscreen", fullscreen_action } },
  { { "zoom-in", zoom_in_action } },
  { { "zoom-out", zoom_out_action } },
  { { "zoom-reset", zoom_reset_action } },
  { { "preferences", preferences_action } },
  { { "paste", paste_action }, BIT (UNPAUSED) },
  { { "reload", reload_action } },
  { { "keep-mine", keep_mine_action } },
  { { "open-menu", open_menu_action } },
  { { "show-about", show_about_action } },
  { { "show-shortcuts", show_shortcuts_action } },
  /* Actions that other files of the window add. */
  { { "check" }, BIT (SHOWN) | BIT (CHECKS) },
  { { "hint" }, BIT (SHOWN) },
  { { "explain" }, BIT (SHOWN) },
  { { "why" }, BIT (SHOWN) },
  { { "why-wrong" }, BIT (SHOWN) },
  { { "watch" }, BIT (SHOWN) },
  { { "compare" }, BIT (SHOWN) },
  { { "blame" }, BIT (SHOWN) | BIT (NO_SOLUTION) },
  { { "solutions" }, BIT (SHOWN) | BIT (SOLUTIONS) },
  { { "solve" }, BIT (SHOWN) | BIT (IDLE) },
  { { "vary" }, BIT (SHOWN) | BIT (GIVENS) },
  { { "undo-mistakes" }, BIT (SHOWN) | BIT (CHECKABLE) },
  { { "apply-hint" }, BIT (UNPAUSED) | BIT (CAN_APPLY) },
};

/* Returns: bits of all facts that hold */
static unsigned
get_facts (RubricWindow *self)
{
  RubricPuzzle *puzzle = self->puzzle;
  const SudSheet *sheet = rubric_puzzle_get_sheet (puzzle);
  RubricPicturePanel *panel = self->picture_panel;
  gboolean picture = rubric_window_has_panel (self, panel), unpaused = !rubric_timer_get_paused (self->timer);
  gboolean seen = unpaused && !rubric_window_has_panel (self, self->watch_panel); /* the changes of a step are */
  gboolean idle = !rubric_desk_is_solving (self->desk), can_undo = rubric_puzzle_get_can_undo (puzzle);
  int n_blanks = sud_sheet_count (sheet, SUD_ORIGIN_BLANK);
  const gboolean facts[N_FACTS] = {
    [UNPAUSED] = unpaused,
    [PUZZLE] = !is_empty (puzzle),
    [SHOWN] = unpaused && !picture,
    [IDLE] = idle,
    [BUSY] = !idle || rubric_desk_is_saving (self->desk) || self->side_panel != NULL
             || rubric_hint_get_stage (self->hint) != RUBRIC_HINT_NONE,
    [BLANKS] = n_blanks > 0 && n_blanks < SUD_CELLS,
    [GIVENS] = sud_sheet_count (sheet, SUD_ORIGIN_GIVEN) > 0,
    [ANSWERS] = sud_sheet_count (sheet, SUD_ORIGIN_SOLVED) > 0,
    [MARKS] = has_marks (sheet),
    [BEGUN] = !is_at_start (puzzle),
    [CHECKS] = rubric_window_shows_mistakes (self, "on-check"),
    [CHECKABLE] = can_undo && rubric_window_why_not_check (self) == NULL,
    [SAVEPOINT] = rubric_puzzle_get_n_savepoints (puzzle) > 0,
    [CAN_UNDO] = picture ? rubric_picture_panel_can_undo (panel) : seen && can_undo,
    [CAN_REDO] = (picture || seen)
                 && rubric_puzzle_get_can_redo (picture ? rubric_side_panel_get_draft (self->side_panel) : puzzle),
    [CAN_SAVE] = !picture || rubric_picture_panel_can_take (panel),
    [CAN_APPLY] = picture || rubric_hint_get_explanation (self->hint) != NULL
                  || rubric_window_has_panel (self, self->explain_panel),
    [NO_SOLUTION] = rubric_contradiction_applies (self->desk),
    [SOLUTIONS] = rubric_solutions_applies (self->desk),
  };
  unsigned bits = 0;

  for (int i = 0; i < N_FACTS; i++)
    if (facts[i])
      bits |= BIT (i);
  return bits;
}

void
rubric_window_enable (RubricWindow *self, const char *action, gboolean enabled)
{
  g_simple_action_set_enabled (G_SIMPLE_ACTION (g_action_map_lookup_action (G_ACTION_MAP (self), action)), enabled);
}

static void
set_state (RubricWindow *self, const char *action, GVariant *state)
{
  g_simple_action_set_state (G_SIMPLE_ACTION (g_action_map_lookup_action (G_ACTION_MAP (self), action)), state);
}

/* A button that cannot work is off and says why; its key still works, and says it, too. So the button has no action of
 * its own, which would turn it on as often as a menu opens. */
#define PRESS(name)                                                                                                    \
  static void press_##name##_cb (RubricWindow *self)                                                                   \
  {                                                                                                                    \
    g_action_group_activate_action (G_ACTION_GROUP (self), #name, NULL);                                               \
  }

PRESS (solve)
PRESS (check)
PRESS (hint)

/* One button goes on with a hint, from where it is asked for to where it is applied, without a move of the pointer. */
static void
show_hint_button (RubricWindow *self)
{
  RubricHintStage stage = rubric_hint_get_stage (self->hint);
  gboolean apply = stage == RUBRIC_HINT_STEP;
  const char *label = apply                          ? _ ("_Apply")
                      : stage >= RUBRIC_HINT_WHERE ? /* Translators: a button: more of the hint */ _ ("Mo_re")
                                                     : _ ("_Hint");
  g_auto (GStrv) parts = g_strsplit (label, "_", -1);
  g_autofree char *name = g_strjoinv ("", parts);

  g_object_set (gtk_button_get_child (GTK_BUTTON (self->hint_button)), "label", label, NULL);
  rubric_widget_set_name (self->hint_button, name);
  rubric_widget_set_class (self->hint_button, "suggested-action", apply);
}

static void
update_buttons (RubricWindow *self)
{
  const struct
  {
    GtkWidget *button;
    const char *tooltip, *why_not;
  } buttons[] = {
    { self->solve_button, _ ("Fill in the answers in red (F5)"), rubric_window_why_not_solve (self) },
    { self->check_button, _ ("Look for mistakes (F7)"), rubric_window_why_not_check (self) },
    { self->hint_button,
      rubric_hint_get_stage (self->hint) == RUBRIC_HINT_STEP ? _ ("Do What the Hint Says (Ctrl+Enter)")
                                                             : _ ("Where and how to go on (F12)"),
      rubric_window_why_not_hint (self) },
  };
  gboolean shown = !rubric_timer_get_paused (self->timer), empty = is_empty (self->puzzle);
  const char *first = rubric_window_has_panel (self, self->picture_panel)
                          ? _ ("Take the puzzle from the picture first (Ctrl+Enter)")
                          : NULL;

  for (guint i = 0; i < G_N_ELEMENTS (buttons); i++)
    {
      const char *why_not = first != NULL ? first : buttons[i].why_not;

      gtk_widget_set_sensitive (buttons[i].button, shown && why_not == NULL);
      rubric_widget_set_tooltip (buttons[i].button, why_not != NULL ? why_not : buttons[i].tooltip);
    }
  gtk_widget_set_visible (GTK_WIDGET (self->start), empty && !self->empty.typing);
  gtk_widget_set_visible (GTK_WIDGET (self->start_brief), empty && !self->empty.typing);
  gtk_widget_set_visible (self->tools, !empty);
  show_hint_button (self);
}

/* In play there is something to check, and to be told. */
static void
show_setup (RubricWindow *self, gboolean setup)
{
  gtk_widget_set_visible (self->check_button, !setup && rubric_window_shows_mistakes (self, "on-check"));
  gtk_widget_set_visible (self->hint_button, !setup);
}

void
rubric_window_update_actions (RubricWindow *self)
{
  gboolean setup = rubric_puzzle_get_mode (self->puzzle) == RUBRIC_MODE_SETUP;
  unsigned facts = get_facts (self);

  self->empty.typing = self->empty.typing && setup;
  for (guint i = 0; i < G_N_ELEMENTS (actions); i++)
    if (actions[i].needs != 0)
      rubric_window_enable (self, actions[i].entry.name, (actions[i].needs & ~facts) == 0);
  set_state (self, "entry", g_variant_new_string (entry_names[rubric_board_get_entry (self->board)]));
  set_state (self, "edit-givens", g_variant_new_boolean (setup && !is_empty (self->puzzle)));
  gtk_stack_set_visible_child_name (self->modes, setup ? "setup" : "solving");
  show_setup (self, setup);
  update_buttons (self);
  rubric_pad_update (self->pad, self->board);
}

char *
rubric_window_dup_name (RubricWindow *self)
{
  g_autofree char *name = rubric_desk_dup_file_name (self->desk);
  char *dot = name != NULL ? strrchr (name, '.') : NULL;

  if (dot != NULL && dot != name)
    *dot = '\0';
  return name != NULL ? g_steal_pointer (&name)
                      : g_strdup (rubric_puzzle_get_info (self->puzzle)->field[RUBRIC_INFO_TITLE]);
}

void
rubric_window_update_place (RubricWindow *self)
{
  gboolean listed = rubric_desk_get_collection (self->desk) != NULL;

  rubric_window_enable (self, "previous-puzzle", has_neighbour (self, -1));
  rubric_window_enable (self, "next-puzzle", has_neighbour (self, 1));
  rubric_window_enable (self, "show-collection", listed || self->list.behind != NULL);
  gtk_widget_set_visible (self->back_button, listed || self->list.behind != NULL);
  gtk_widget_set_visible (self->neighbours, listed);
}

/* An empty board has nothing to solve: what is offered at the start is there again, unless the person has just erased
 * what was typed, and types on. */
static void
cells_changed_cb (RubricWindow *self)
{
  gboolean empty = is_empty (self->puzzle);

  self->empty.left_solving
      = empty && (self->empty.left_solving || rubric_puzzle_get_mode (self->puzzle) == RUBRIC_MODE_SOLVING);
  if (!empty)
    self->empty.typing = rubric_puzzle_get_mode (self->puzzle) == RUBRIC_MODE_SETUP;
  if (empty)
    rubric_puzzle_set_mode (self->puzzle, RUBRIC_MODE_SETUP);
  rubric_window_update_actions (self);
}

void
rubric_window_init_actions (RubricWindow *self)
{
  static const char *const board_changes[] = { "notify::entry", "notify::filter", "notify::pen" };

  for (guint i = 0; i < G_N_ELEMENTS (actions); i++)
    if (actions[i].entry.activate != NULL || actions[i].entry.change_state != NULL)
      g_action_map_add_action_entries (G_ACTION_MAP (self), &actions[i].entry, 1, self);
  g_signal_connect_object (self->puzzle, "changed", G_CALLBACK (cells_changed_cb), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (self->puzzle, "notify", G_CALLBACK (rubric_window_update_actions), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (self->solve_button, "clicked", G_CALLBACK (press_solve_cb), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (self->check_button, "clicked", G_CALLBACK (press_check_cb), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (self->hint_button, "clicked", G_CALLBACK (press_hint_cb), self, G_CONNECT_SWAPPED);
  for (guint i = 0; i < G_N_ELEMENTS (board_changes); i++)
    g_signal_connect_object (self->board, board_changes[i], G_CALLBACK (rubric_window_update_actions), self,
                             G_CONNECT_SWAPPED);
}
