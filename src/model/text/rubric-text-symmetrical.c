/* rubric-text-symmetrical.c - symmetrical placement in words: how a puzzle is turned into itself
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "rubric-text-step-private.h"

#include "rubric-text.h"
#include "sud-symmetries.h"

#include <glib/gi18n.h>
#include <string.h>

enum
{
  N_LINES = 2 * SUD_SIZE, /* rows, then columns, as houses are numbered */
};

/* A turn that can be seen: with or without an exchange of rows and columns, the lines in their order, or in the
 * opposite one. */
typedef struct
{
  gboolean transposed, rows_turned, columns_turned;
  const char *clause;
} Turn;

static const Turn turns[] = {
  /* Translators: behind "If", as the four below */
  { FALSE, TRUE, TRUE, N_ ("the board is turned by half") },
  { TRUE, FALSE, TRUE, N_ ("the board is turned by a quarter to the right") },
  { TRUE, TRUE, FALSE, N_ ("the board is turned by a quarter to the left") },
  { TRUE, FALSE, FALSE, N_ ("the board is mirrored at the diagonal from the top left") },
  { TRUE, TRUE, TRUE, N_ ("the board is mirrored at the diagonal from the top right") },
};

static gboolean
are_lines (const guint8 lines[SUD_SIZE], gboolean turned)
{
  for (int i = 0; i < SUD_SIZE; i++)
    if (lines[i] != (turned ? SUD_SIZE - 1 - i : i))
      return FALSE;
  return TRUE;
}

static char *
name_line_in_cycle (int line)
{
  return rubric_text_houses (1u << line, RUBRIC_CASE_PLAIN);
}

static char *
name_digit_in_cycle (int digit)
{
  return g_strdup_printf ("%d", digit);
}

/* Returns: (transfer full): "1 ↔ 2; 3 → 5 → 6 → 3": what each of @n things, named by @name, becomes, unless it stays */
static char *
list_cycles (int n, const guint8 *becomes, char *(*name) (int i))
{
  g_autoptr (GString) list = g_string_new (NULL);
  guint told = 0;

  for (int first = 0; first < n; first++)
    {
      g_autofree char *start = name (first);
      GString *cycle = g_string_new (start);
      const char *arrow = becomes[becomes[first]] == first ? "↔" : "→";

      for (int i = becomes[first]; i != first; i = becomes[i])
        {
          g_autofree char *next = name (i);

          g_string_append_printf (cycle, " %s %s", arrow, next);
          told |= 1u << i;
        }
      if (strcmp (arrow, "→") == 0)
        g_string_append_printf (cycle, " → %s", start);
      if (becomes[first] != first && (told >> first & 1) == 0)
        rubric_text_append_item (list, g_string_free (cycle, FALSE));
      else
        g_string_free (cycle, TRUE);
      told |= 1u << first;
    }
  return g_string_free (g_steal_pointer (&list), FALSE);
}

static char *
say_board_turn (const SudIsomorph *isomorph)
{
  guint8 becomes[N_LINES];
  g_autofree char *lines = NULL;

  for (guint i = 0; i < G_N_ELEMENTS (turns); i++)
    if (turns[i].transposed == isomorph->transposed && are_lines (isomorph->row, turns[i].rows_turned)
        && are_lines (isomorph->column, turns[i].columns_turned))
      return g_strdup (_ (turns[i].clause));
  for (int i = 0; i < SUD_SIZE; i++)
    {
      becomes[i] = isomorph->transposed ? SUD_SIZE + isomorph->column[i] : isomorph->row[i];
      becomes[SUD_SIZE + i] = isomorph->transposed ? isomorph->row[i] : SUD_SIZE + isomorph->column[i];
    }
  lines = list_cycles (N_LINES, becomes, name_line_in_cycle);
  /* Translators: behind "If"; %s are rows and columns: "row 1 ↔ row 2; column 4 → column 5 → column 6 → column 4" */
  return g_strdup_printf (_ ("rows and columns change places (%s)"), lines);
}

/* Returns: (transfer full): "If the board is turned by half … the givens look the same as before." */
static char *
say_symmetry (const SudIsomorph *isomorph, const SudPencilmarks *marks)
{
  gboolean givens = sud_symmetries_are_of_givens (marks, isomorph);
  g_autofree char *turn = say_board_turn (isomorph);
  g_autofree char *digits = list_cycles (SUD_SIZE + 1, isomorph->digit, name_digit_in_cycle);

  if (*digits == '\0')
    /* Translators: %s is what is done to the board */
    return g_strdup_printf (givens ? _ ("If %s, the givens look the same as before.")
                                   : _ ("If %s, the digits on the board look the same as before."),
                            turn);
  /* Translators: %1$s is what is done to the board, %2$s are digits: "1 ↔ 2; 3 → 5 → 6 → 3" */
  return g_strdup_printf (
      givens ? _ ("If %1$s, and digits are exchanged as well (%2$s), the givens look the same as before.")
             : _ ("If %1$s, and digits are exchanged as well (%2$s), the digits on the board look the same as before."),
      turn, digits);
}

char *
rubric_text_symmetrical (const SudStep *step, const SudPencilmarks *marks)
{
  SudIsomorph found[SUD_AUTOMORPHISMS_MAX];
  g_autofree char *symmetry = NULL, *cells = NULL, *digits = NULL;

  if (step->size >= sud_symmetries_find (marks, found))
    return g_strdup ("");
  symmetry = say_symmetry (&found[step->size], marks);
  cells = rubric_text_cell_groups (step->cells);
  digits = rubric_text_choice (step->digits);
  if (sud_isomorph_move (&found[step->size], sud_cells_first (step->cells)) == sud_cells_first (step->cells))
    return g_strdup_printf (
        /* Translators: %1$s is a sentence, %2$s are cells, or one, %3$s the digits that stay, or one: "1, 4 or 7" */
        ngettext ("%1$s Turned like this, the solution solves the same puzzle; and there is only one, so it looks the "
                  "same as before, too. So %2$s, which stays in place, can only be a digit that stays: %3$s. And any "
                  "candidate is right or wrong together with the one that it becomes, so it goes if that has gone, or "
                  "cannot be beside it.",
                  "%1$s Turned like this, the solution solves the same puzzle; and there is only one, so it looks the "
                  "same as before, too. So %2$s, which stay in place, can only be digits that stay: %3$s. And any "
                  "candidate is right or wrong together with the one that it becomes, so it goes if that has gone, or "
                  "cannot be beside it.",
                  sud_cells_count (step->cells)),
        symmetry, cells, digits);
  /* Translators: %s is a sentence */
  return g_strdup_printf (_ ("%s Turned like this, the solution solves the same puzzle; and there is only one, so it "
                             "looks the same as before, too. So any candidate is right or wrong together with the one "
                             "that it becomes. It goes if that has gone, or cannot be beside it."),
                          symmetry);
}
