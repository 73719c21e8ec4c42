/* rated-list.c - lists of puzzles that HoDoKu rated, compared with what we say on its scale
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "rated-list.h"
#include "sud-grade.h"

#include <stdlib.h>
#include <string.h>
#include <time.h>

enum
{
  FIELDS = 6,
  NAMED = 3, /* techniques at most that have one name */
};

static const char *const levels[SUD_N_LEVELS] = { "EASY", "MEDIUM", "HARD", "UNFAIR", "EXTREME" };

/** What HoDoKu calls techniques; Full House, the first of all, is no second name. */
typedef struct
{
  const char *name;
  uint8_t technique[NAMED];
} Name;

static const Name names[] = {
  { "fh", { SUD_TECHNIQUE_FULL_HOUSE } },
  { "n1", { SUD_TECHNIQUE_NAKED_SINGLE } },
  { "h1", { SUD_TECHNIQUE_HIDDEN_SINGLE } },
  { "l2", { SUD_TECHNIQUE_LOCKED_PAIR } },
  { "l3", { SUD_TECHNIQUE_LOCKED_TRIPLE } },
  { "lc1", { SUD_TECHNIQUE_POINTING } },
  { "lc2", { SUD_TECHNIQUE_CLAIMING } },
  { "n2", { SUD_TECHNIQUE_NAKED_PAIR } },
  { "n3", { SUD_TECHNIQUE_NAKED_TRIPLE } },
  { "n4", { SUD_TECHNIQUE_NAKED_QUADRUPLE } },
  { "h2", { SUD_TECHNIQUE_HIDDEN_PAIR } },
  { "h3", { SUD_TECHNIQUE_HIDDEN_TRIPLE } },
  { "h4", { SUD_TECHNIQUE_HIDDEN_QUADRUPLE } },
  { "bf2", { SUD_TECHNIQUE_X_WING } },
  { "bf3", { SUD_TECHNIQUE_SWORDFISH } },
  { "bf4", { SUD_TECHNIQUE_JELLYFISH } },
  { "rp", { SUD_TECHNIQUE_REMOTE_PAIR } },
  { "bug1", { SUD_TECHNIQUE_BUG_1 } },
  { "sk", { SUD_TECHNIQUE_SKYSCRAPER } },
  { "2sk", { SUD_TECHNIQUE_KITE } },
  { "tf", { SUD_TECHNIQUE_TURBOT_FISH } },
  { "er", { SUD_TECHNIQUE_EMPTY_RECTANGLE } },
  { "w", { SUD_TECHNIQUE_W_WING } },
  { "xy", { SUD_TECHNIQUE_XY_WING } },
  { "xyz", { SUD_TECHNIQUE_XYZ_WING } },
  { "u1", { SUD_TECHNIQUE_RECTANGLE_1 } },
  { "u2", { SUD_TECHNIQUE_RECTANGLE_2 } },
  { "u3", { SUD_TECHNIQUE_RECTANGLE_3 } },
  { "u4", { SUD_TECHNIQUE_RECTANGLE_4 } },
  { "u5", { SUD_TECHNIQUE_RECTANGLE_5 } },
  { "u6", { SUD_TECHNIQUE_RECTANGLE_6 } },
  { "hr", { SUD_TECHNIQUE_HIDDEN_RECTANGLE } },
  { "ar1", { SUD_TECHNIQUE_AVOIDABLE_RECTANGLE_1 } },
  { "ar2", { SUD_TECHNIQUE_AVOIDABLE_RECTANGLE_2 } },
  { "fbf2", { SUD_TECHNIQUE_FINNED_X_WING } },
  { "sbf2", { SUD_TECHNIQUE_SASHIMI_X_WING } },
  { "fbf3", { SUD_TECHNIQUE_FINNED_SWORDFISH } },
  { "sbf3", { SUD_TECHNIQUE_SASHIMI_SWORDFISH } },
  { "fbf4", { SUD_TECHNIQUE_FINNED_JELLYFISH } },
  { "sbf4", { SUD_TECHNIQUE_SASHIMI_JELLYFISH } },
  { "sdc", { SUD_TECHNIQUE_SUE_DE_COQ } },
  { "sc", { SUD_TECHNIQUE_COLOUR_TRAP, SUD_TECHNIQUE_COLOUR_WRAP } },
  { "mc", { SUD_TECHNIQUE_MULTI_COLOURS_1, SUD_TECHNIQUE_MULTI_COLOURS_2 } },
  { "x", { SUD_TECHNIQUE_X_CHAIN } },
  { "xyc", { SUD_TECHNIQUE_XY_CHAIN } },
  { "nl", { SUD_TECHNIQUE_CONTINUOUS_LOOP, SUD_TECHNIQUE_DISCONTINUOUS_LOOP, SUD_TECHNIQUE_AIC } },
  { "gnl", { SUD_TECHNIQUE_GROUPED_CONTINUOUS_LOOP, SUD_TECHNIQUE_GROUPED_DISCONTINUOUS_LOOP, SUD_TECHNIQUE_GROUPED_AIC } },
  { "axz", { SUD_TECHNIQUE_ALS_XZ } },
  { "axy", { SUD_TECHNIQUE_ALS_XY_WING } },
  { "ach", { SUD_TECHNIQUE_ALS_CHAIN } },
  { "ff2", { SUD_TECHNIQUE_FRANKEN_X_WING } },
  { "ff3", { SUD_TECHNIQUE_FRANKEN_SWORDFISH } },
  { "fff2", { SUD_TECHNIQUE_FINNED_FRANKEN_X_WING } },
  { "fff3", { SUD_TECHNIQUE_FINNED_FRANKEN_SWORDFISH } },
  { "fc", { SUD_TECHNIQUE_FORCING_CONTRADICTION, SUD_TECHNIQUE_FORCING_VERITY } },
  { "fn", { SUD_TECHNIQUE_LEMMA_NET } },
  { "bf", { SUD_TECHNIQUE_DOUBLE_NET, SUD_TECHNIQUE_NESTED_NET } },
};

static guint
count_named (const Name *name, const SudHodoku *grade)
{
  guint n = 0;

  for (int i = 0; i < NAMED && (i == 0 || name->technique[i] != 0); i++)
    n += grade->steps[name->technique[i]];
  return n;
}

static guint
wanted (const char *name, char **steps)
{
  size_t length = strlen (name);

  for (int i = 0; steps[i] != NULL; i++)
    if (strncmp (steps[i], name, length) == 0 && steps[i][length] == '=')
      return (guint)atoi (steps[i] + length + 1);
  return 0;
}

/* What differs: technique, wanted, found. */
static void
print_difference (char **fields, const SudHodoku *grade)
{
  g_auto (GStrv) steps = g_strsplit (fields[FIELDS - 1], ",", -1);

  g_print ("%s %s %s, found %s%s %u:", fields[0], fields[1], fields[2], grade->complete ? "" : "incomplete ",
           levels[grade->level], grade->score);
  for (guint i = 0; i < G_N_ELEMENTS (names); i++)
    {
      guint want = wanted (names[i].name, steps), found = count_named (&names[i], grade);

      if (want != found)
        g_print (" %s %u/%u", names[i].name, want, found);
    }
  g_print ("\n");
}

static int
find_level (const char *name)
{
  for (int i = 0; i < SUD_N_LEVELS; i++)
    if (strcmp (levels[i], name) == 0)
      return i;
  return -1;
}

static double
seconds_since (clock_t start)
{
  return (double)(clock () - start) / CLOCKS_PER_SEC;
}

static gboolean
run_line (RatedReport *report, SudLogic *logic, const char *line, gboolean verbose)
{
  g_auto (GStrv) fields = g_strsplit (line, " ", FIELDS);
  int level = g_strv_length (fields) == FIELDS ? find_level (fields[1]) : -1;
  clock_t start = clock ();
  SudPencilmarks marks;
  SudHodoku hodoku;
  SudGrade grade;
  SudOrder order;
  SudGrid givens;
  RatedTally *tally;
  gint64 error;

  if (level < 0 || sud_grid_parse_line (&givens, fields[0]) != SUD_CELLS || !sud_pencilmarks_from_grid (&marks, &givens))
    return FALSE;
  sud_hodoku_run (logic, &marks, &hodoku);
  report->hodoku += seconds_since (start);
  start = clock ();
  sud_order_init (&order);
  sud_grade_run (logic, &marks, &order, &grade);
  report->ours += seconds_since (start);
  tally = &report->tally[level];
  error = ABS ((gint64)hodoku.score - g_ascii_strtoll (fields[2], NULL, 10));
  g_array_append_val (tally->errors, error);
  tally->n++;
  tally->level += hodoku.complete && hodoku.level == level;
  tally->score += error == 0;
  if (verbose && (error != 0 || hodoku.level != level || !hodoku.complete))
    print_difference (fields, &hodoku);
  return TRUE;
}

static int
compare (gconstpointer a, gconstpointer b)
{
  gint64 x = *(const gint64 *)a, y = *(const gint64 *)b;

  return (x > y) - (x < y);
}

void
rated_report_clear (RatedReport *self)
{
  for (int i = 0; i < SUD_N_LEVELS; i++)
    g_clear_pointer (&self->tally[i].errors, g_array_unref);
}

gboolean
rated_list_run (SudLogic *logic, const char *path, gboolean verbose, RatedReport *report, GError **error)
{
  g_autofree char *text = NULL;
  g_auto (GStrv) lines = NULL;

  if (!g_file_get_contents (path, &text, NULL, error))
    return FALSE;
  *report = (RatedReport){ 0 };
  for (int i = 0; i < SUD_N_LEVELS; i++)
    report->tally[i].errors = g_array_new (FALSE, FALSE, sizeof (gint64));
  lines = g_strsplit (text, "\n", -1);
  for (guint i = 0; lines[i] != NULL; i++)
    if (*g_strchomp (lines[i]) != '\0' && *lines[i] != '#' && !run_line (report, logic, lines[i], verbose))
      {
        g_set_error (error, G_FILE_ERROR, G_FILE_ERROR_INVAL, "%s:%u: not a rated puzzle", path, i + 1);
        rated_report_clear (report);
        return FALSE;
      }
  for (int i = 0; i < SUD_N_LEVELS; i++)
    g_array_sort (report->tally[i].errors, compare);
  return TRUE;
}

static double
percent (guint part, guint whole)
{
  return whole == 0 ? 100.0 : 100.0 * part / whole;
}

double
rated_report_levels (const RatedReport *self)
{
  guint n = 0, equal = 0;

  for (int i = 0; i < SUD_N_LEVELS; i++)
    {
      n += self->tally[i].n;
      equal += self->tally[i].level;
    }
  return percent (equal, n);
}

double
rated_report_scores (const RatedReport *self, SudLevel level)
{
  guint n = 0, equal = 0;

  for (int i = 0; i <= (int)level; i++)
    {
      n += self->tally[i].n;
      equal += self->tally[i].score;
    }
  return percent (equal, n);
}

void
rated_report_print (const RatedReport *self, const char *name)
{
  guint n = 0;

  for (int i = 0; i < SUD_N_LEVELS; i++)
    {
      const RatedTally *tally = &self->tally[i];

      n += tally->n;
      if (tally->n > 0)
        g_print ("%s: %s: level %u of %u, score %u of %u, median error %d\n", name, levels[i], tally->level, tally->n,
                 tally->score, tally->n, (int)g_array_index (tally->errors, gint64, tally->n / 2));
    }
  g_print ("%s: level %.1f%%, score %.1f%% up to HARD, %.1f%% of all; %.3f ms a puzzle, our own grade %.3f ms\n", name,
           rated_report_levels (self), rated_report_scores (self, SUD_LEVEL_HARD),
           rated_report_scores (self, SUD_LEVEL_EXTREME), 1000.0 * self->hodoku / MAX (n, 1), 1000.0 * self->ours / MAX (n, 1));
}
