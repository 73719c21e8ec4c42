/* technique-cases.c - looks for positions that show a technique: technique-cases [-n COUNT] [-v VARIANT] TECHNIQUE FILE
 *
 * Walks the puzzles of FILE as far as all techniques lead and prints, as lines of a library, positions in which all its steps with the same candidates do the same. What it prints was found by ourselves: each line is to be
 * checked against another source, or by eye, before it becomes a case.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "library-case.h"
#include "logic-testing.h"
#include "sud-grade.h"

#include <stdlib.h>

static int wanted = 3;
static char *variant;
static char **arguments;

static const GOptionEntry entries[] = {
  { "count", 'n', 0, G_OPTION_ARG_INT, &wanted, "How many lines, at most one of a puzzle", "COUNT" },
  { "variant", 'v', 0, G_OPTION_ARG_STRING, &variant, "What is said after the code", "VARIANT" },
  { G_OPTION_REMAINING, 0, 0, G_OPTION_ARG_FILENAME_ARRAY, &arguments, NULL, "TECHNIQUE FILE" },
  { NULL },
};

/* @digit in each of @cells: digit row column. */
static void
append_candidates (GString *line, int digit, SudCells cells, const char **space)
{
  SUD_EACH_CELL (cell, cells)
    {
      g_string_append_printf (line, "%s%d%d%d", *space, digit, sud_row ((int)cell) + 1, sud_column ((int)cell) + 1);
      *space = " ";
    }
}

static void
append_outcome (GString *line, const SudStep *step)
{
  const char *space = "";

  for (int digit = 1; digit <= SUD_SIZE; digit++)
    append_candidates (line, digit, step->out[digit - 1], &space);
  g_string_append_c (line, ':');
  space = "";
  append_candidates (line, step->digit, sud_step_writes (step), &space);
}

static gboolean
print_case (SudLogic *logic, SudTechniqueId technique, const SudStep *step)
{
  g_autoptr (GString) line = g_string_new (":");
  g_autofree char *wrong = NULL;
  LibraryCase library_case;

  g_string_append_printf (line, "%s%s%s:", sud_technique_get (technique)->code, variant != NULL ? "-" : "",
                          variant != NULL ? variant : "");
  for (int digit = 1; digit <= SUD_SIZE; digit++)
    if ((library_candidates_of (step) & SUD_DIGIT_BIT (digit)) != 0)
      g_string_append_printf (line, "%d", digit);
  g_string_append_c (line, ':');
  library_append_position (line, &logic->marks);
  g_string_append_c (line, ':');
  append_outcome (line, step);
  g_string_append (line, ":");
  library_case_parse (&library_case, line->str, NULL);
  wrong = library_case_check (&library_case, logic);
  if (wrong == NULL)
    g_print ("%s\n", line->str);
  return wrong == NULL;
}

/* Whether some step of @technique at @marks makes a case, which is printed. */
static gboolean
look (SudLogic *logic, SudTechniqueId technique, const SudPencilmarks *marks)
{
  logic->marks = *marks;
  for (int i = 0; i < sud_logic_find (logic, technique); i++)
    {
      SudStep step;

      sud_step_copy (&step, &logic->steps.step[i]);
      if (print_case (logic, technique, &step))
        return TRUE;
      logic->marks = *marks;
    }
  return FALSE;
}

/* Whether a case was found in @puzzle. */
static gboolean
walk (SudLogic *logic, SudTechniqueId technique, const SudOrder *order, const SudGrid *puzzle)
{
  SudPencilmarks marks;

  sud_pencilmarks_from_grid (&marks, puzzle);
  while (!look (logic, technique, &marks))
    {
      logic->marks = marks;
      if (sud_logic_find_first (logic, order) == SUD_N_TECHNIQUES)
        return FALSE;
      for (int i = 0; i < logic->steps.n; i++)
        sud_step_apply (&logic->steps.step[i], &marks);
    }
  return TRUE;
}

int
main (int argc, char **argv)
{
  g_autoptr (GOptionContext) context = g_option_context_new ("- look for positions that show a technique");
  g_autoptr (GArray) puzzles = NULL;
  SudLogic *logic = sud_logic_new ();
  SudTechniqueId technique;
  SudOrder order;
  int found = 0;

  g_option_context_add_main_entries (context, entries, NULL);
  if (!g_option_context_parse (context, &argc, &argv, NULL) || arguments == NULL || g_strv_length (arguments) != 2
      || (technique = sud_technique_find_id (arguments[0])) == SUD_N_TECHNIQUES)
    {
      g_printerr ("technique-cases: expected a technique and a file of puzzles\n");
      return 2;
    }
  puzzles = corpus_load_path (arguments[1], 1);
  logic->rules = library_rules_of (sud_technique_get (technique)->code, variant != NULL ? variant : "");
  sud_order_init (&order);
  for (guint i = 0; i < puzzles->len && found < wanted; i++)
    found += walk (logic, technique, &order, &puzzle_at (puzzles, i)->grid);
  sud_logic_free (logic);
  g_free (variant);
  g_strfreev (arguments);
  return 0;
}
