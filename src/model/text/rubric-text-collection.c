/* rubric-text-collection.c - a collection of puzzles, its filters and its counts in words
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "rubric-text-collection.h"

#include "rubric-query.h"
#include "rubric-text-step.h"
#include "rubric-text.h"

#include <glib/gi18n.h>

enum
{
  MAX_SHORT = 300, /* characters */
  LINE_SEPARATOR = 0x2028,
  PARAGRAPH_SEPARATOR = 0x2029,
};

static const char *const verdicts[RUBRIC_N_VERDICTS] = {
  [RUBRIC_VERDICT_UNKNOWN] = N_ ("Not checked yet"),
  [RUBRIC_VERDICT_ONE] = N_ ("One solution"),
  [RUBRIC_VERDICT_MANY] = N_ ("Several solutions"),
  [RUBRIC_VERDICT_NONE] = N_ ("No solution"),
  [RUBRIC_VERDICT_INVALID] = N_ ("Not a puzzle"),
};

static const char *const stages[RUBRIC_N_STAGES] = {
  [RUBRIC_STAGE_FRESH] = N_ ("Not started"),
  [RUBRIC_STAGE_BEGUN] = N_ ("In progress"),
  [RUBRIC_STAGE_SOLVED] = N_ ("Solved"),
};

const char *
rubric_text_collection_verdict (RubricVerdict verdict)
{
  return _ (verdicts[verdict]);
}

char *
rubric_text_meaning (RubricSort sort)
{
  switch ((guint)sort)
    {
    case RUBRIC_SORT_GIVENS:
      return g_strdup (_ ("How many digits are there from the beginning"));
    case RUBRIC_SORT_LEVEL:
      return g_strdup (_ ("How hard the file says it is"));
    case RUBRIC_SORT_GRADE:
      return g_strdup_printf ("%s\n%s", _ ("How hard the hardest step is that a person needs, from easy to extreme"),
                              rubric_text_two_scales ());
    case RUBRIC_SORT_EFFORT:
      return g_strdup (_ ("How much there is to do: the sum of all steps, of which harder ones count more. Of two "
                          "puzzles of one level the one with less is done sooner."));
    case RUBRIC_SORT_ER:
      return g_strdup_printf ("%s\n%s",
                              _ ("How hard the hardest step is, on the scale of the program Sudoku Explainer, from 1.0 "
                                 "to 12.0. A number with ≈ is an estimate."),
                              rubric_text_two_scales ());
    case RUBRIC_SORT_HARDEST:
      return g_strdup (_ ("The technique of the hardest step that a person needs"));
    default:
      return NULL;
    }
}

const char *
rubric_text_stage (RubricStage stage)
{
  return _ (stages[stage]);
}

char *
rubric_text_progress (guint8 level)
{
  RubricStage stage = rubric_stage_of (level);

  if (stage != RUBRIC_STAGE_BEGUN)
    return g_strdup (rubric_text_stage (stage));
  /* Translators: how much of a puzzle has been filled in */
  return g_strdup_printf (_ ("%u%% filled in"), level - RUBRIC_PROGRESS_BEGUN);
}

/* "1,000,000 puzzles", or "12 of 1,000,000 puzzles" where some are not shown. */
static char *
say_n_puzzles (RubricCollection *collection)
{
  guint n = rubric_collection_get_n_puzzles (collection);
  guint n_shown = g_list_model_get_n_items (G_LIST_MODEL (collection));
  g_autofree char *all = rubric_text_number (n);
  g_autofree char *shown = rubric_text_number (n_shown);

  if (n_shown == n)
    /* Translators: %s is a number */
    return g_strdup_printf (ngettext ("%s puzzle", "%s puzzles", n), all);
  /* Translators: %1$s and %2$s are numbers: so many of the puzzles are shown */
  return g_strdup_printf (ngettext ("%1$s of %2$s puzzle", "%1$s of %2$s puzzles", n), shown, all);
}

static void
add_set_names (GStrvBuilder *names, guint set, guint n, const char *(*get_name) (guint value))
{
  for (guint i = 0; i < n; i++)
    if ((set & 1u << i) != 0)
      g_strv_builder_add (names, get_name (i));
}

static const char *
get_verdict (guint verdict)
{
  return rubric_text_collection_verdict (verdict);
}

static const char *
get_level (guint level)
{
  return rubric_text_collection_level (level);
}

static const char *
get_stage (guint stage)
{
  return rubric_text_stage (stage);
}

static void
add_ranges (GStrvBuilder *names, const RubricQuery *query)
{
  /* Translators: the smallest and the largest number of givens of a puzzle */
  g_autofree char *givens = g_strdup_printf (_ ("%u to %u givens"), query->min_givens, query->max_givens);
  /* Translators: the smallest and the largest rating of a puzzle on the scale of Sudoku Explainer */
  g_autofree char *rates = g_strdup_printf (_ ("ER %.1f to %.1f"), query->min_er / 10.0, query->max_er / 10.0);

  if (rubric_query_limits_givens (query))
    g_strv_builder_add (names, givens);
  if (rubric_query_limits_er (query))
    g_strv_builder_add (names, rates);
}

/* Returns: (transfer full) (nullable): "Hard, In progress": what @query chooses, apart from the search text */
static char *
list_filters (const RubricQuery *query)
{
  g_autoptr (GStrvBuilder) names = g_strv_builder_new ();
  g_auto (GStrv) list = NULL;

  if (!rubric_query_chooses (query))
    return NULL;
  add_set_names (names, query->verdicts, RUBRIC_N_VERDICTS, get_verdict);
  add_set_names (names, query->stages, RUBRIC_N_STAGES, get_stage);
  add_set_names (names, query->levels, RUBRIC_N_LEVELS, get_level);
  if (query->hardest < SUD_N_TECHNIQUES)
    g_strv_builder_add (names, rubric_text_technique (query->hardest));
  add_ranges (names, query);
  list = g_strv_builder_end (names);
  return g_strjoinv (C_ ("list", ", "), list);
}

char *
rubric_text_nothing (const RubricQuery *query)
{
  g_autofree char *choice = list_filters (query);

  if (choice == NULL)
    return g_strdup (_ ("Try another search."));
  if (query->search == NULL)
    /* Translators: %s is what has been chosen: "Hard, In progress" */
    return g_strdup_printf (_ ("The filter is set to: %s."), choice);
  /* Translators: %1$s is what has been chosen: "Hard, In progress", %2$s what somebody looks for */
  return g_strdup_printf (_ ("The filter is set to: %1$s. It may hide puzzles with “%2$s”."), choice, query->search);
}

char *
rubric_text_collection (RubricCollection *collection, guint n_selected)
{
  g_autofree char *puzzles = say_n_puzzles (collection);
  g_autofree char *number = rubric_text_number (n_selected);
  g_autofree char *choice = list_filters (rubric_collection_get_query (collection));
  GString *text = g_string_new (puzzles);

  if (n_selected > 0)
    {
      g_string_append (text, " · ");
      /* Translators: %s is a number of puzzles */
      g_string_append_printf (text, ngettext ("%s selected", "%s selected", n_selected), number);
    }
  if (choice != NULL)
    {
      g_string_append (text, " · ");
      /* Translators: %s is what has been chosen to be shown of a list: "Hard, In progress" */
      g_string_append_printf (text, _ ("only %s"), choice);
    }
  return g_string_free (text, FALSE);
}

/* @sentence, which has a slot for a number, with @n in it. */
static char *
fill_count (const char *sentence, guint n)
{
  g_autofree char *number = rubric_text_number (n);

  return g_strdup_printf (sentence, number);
}

static char *
count_named (const char *name, guint n)
{
  g_autofree char *number = rubric_text_number (n);

  /* Translators: %1$s is a verdict such as "One solution", or a level such as "Hard", %2$s a number */
  return g_strdup_printf (ngettext ("%1$s, %2$s puzzle", "%1$s, %2$s puzzles", n), name, number);
}

char *
rubric_text_count (RubricVerdict verdict, guint n)
{
  const char *const sentences[RUBRIC_N_VERDICTS] = {
    /* Translators: %s is a number of puzzles */
    [RUBRIC_VERDICT_UNKNOWN] = ngettext ("%s not checked yet", "%s not checked yet", n),
    /* Translators: %s is a number of puzzles */
    [RUBRIC_VERDICT_ONE] = ngettext ("%s with one solution", "%s with one solution", n),
    /* Translators: %s is a number of puzzles */
    [RUBRIC_VERDICT_MANY] = ngettext ("%s with several solutions", "%s with several solutions", n),
    /* Translators: %s is a number of puzzles */
    [RUBRIC_VERDICT_NONE] = ngettext ("%s without a solution", "%s without a solution", n),
    /* Translators: %s is a number of lines of a file */
    [RUBRIC_VERDICT_INVALID] = ngettext ("%s not a puzzle", "%s not puzzles", n),
  };

  return fill_count (sentences[verdict], n);
}

char *
rubric_text_count_of_verdict (RubricVerdict verdict, guint n)
{
  g_autofree char *number = NULL;

  if (verdict != RUBRIC_VERDICT_INVALID)
    return count_named (rubric_text_collection_verdict (verdict), n);
  number = rubric_text_number (n);
  /* Translators: %1$s is "Not a puzzle", %2$s a number of places in a file */
  return g_strdup_printf (ngettext ("%1$s, %2$s entry", "%1$s, %2$s entries", n),
                          rubric_text_collection_verdict (verdict), number);
}

char *
rubric_text_count_at_level (RubricLevel level, guint n)
{
  const char *const sentences[RUBRIC_N_LEVELS] = {
    /* Translators: %s is a number of puzzles */
    [RUBRIC_LEVEL_UNKNOWN] = ngettext ("%s not graded yet", "%s not graded yet", n),
    /* Translators: %s is a number of puzzles */
    [RUBRIC_LEVEL_EASY] = ngettext ("%s easy", "%s easy", n),
    /* Translators: %s is a number of puzzles */
    [RUBRIC_LEVEL_MEDIUM] = ngettext ("%s medium", "%s medium", n),
    /* Translators: %s is a number of puzzles */
    [RUBRIC_LEVEL_HARD] = ngettext ("%s hard", "%s hard", n),
    /* Translators: %s is a number of puzzles */
    [RUBRIC_LEVEL_UNFAIR] = ngettext ("%s unfair", "%s unfair", n),
    /* Translators: %s is a number of puzzles */
    [RUBRIC_LEVEL_EXTREME] = ngettext ("%s extreme", "%s extreme", n),
    /* Translators: %s is a number of puzzles */
    [RUBRIC_LEVEL_NONE] = ngettext ("%s without a level", "%s without a level", n),
  };

  return fill_count (sentences[level], n);
}

char *
rubric_text_count_of_level (RubricLevel level, guint n)
{
  return count_named (rubric_text_collection_level (level), n);
}

/* Leaves out what is not known yet. */
static char *
add_level (char *puzzle, RubricPackedGrade rating)
{
  g_autofree char *before = puzzle;
  g_autofree char *text = rubric_text_rating (rating);

  if (rating.level == RUBRIC_LEVEL_UNKNOWN)
    return g_steal_pointer (&before);
  /* Translators: %1$s is a puzzle such as "Puzzle 12: One solution, 42% filled in", %2$s how hard it is: "Hard, up to
     X-Wing" */
  return g_strdup_printf (_ ("%1$s. %2$s"), before, text);
}

char *
rubric_text_puzzle (RubricCollectionItem *item)
{
  const char *verdict = rubric_text_collection_verdict (rubric_collection_item_get_verdict (item));
  g_autofree char *number = rubric_text_number (rubric_collection_item_get_index (item) + 1);
  g_autofree char *progress = rubric_text_progress (rubric_collection_item_get_progress (item));

  if (rubric_collection_item_get_sheet (item) == NULL)
    /* Translators: %1$s is the number of a puzzle, %2$s a verdict such as "Not a puzzle" */
    return g_strdup_printf (_ ("Puzzle %1$s: %2$s"), number, verdict);
  /* Translators: %1$s is the number of a puzzle, %2$s a verdict such as "One solution", %3$s "Solved" or "42% filled
     in" */
  return add_level (g_strdup_printf (_ ("Puzzle %1$s: %2$s, %3$s"), number, verdict, progress),
                    rubric_collection_item_get_grade (item));
}

char *
rubric_text_one_line (const char *text)
{
  GString *line = g_string_new (NULL);

  for (; *text != '\0'; text = g_utf8_next_char (text))
    {
      gunichar c = g_utf8_get_char (text);
      gboolean blank = g_unichar_iscntrl (c) || c == LINE_SEPARATOR || c == PARAGRAPH_SEPARATOR;

      g_string_append_unichar (line, blank ? ' ' : c);
    }
  return g_string_free (line, FALSE);
}

char *
rubric_text_short (const char *text)
{
  g_autofree char *start = NULL;

  if (g_utf8_strlen (text, -1) <= MAX_SHORT)
    return g_strdup (text);
  start = g_utf8_substring (text, 0, MAX_SHORT);
  return g_strconcat (g_strchomp (start), "…", NULL);
}

char *
rubric_text_position (guint position, guint n)
{
  g_autofree char *place = rubric_text_number (position + 1);
  g_autofree char *all = rubric_text_number (n);

  /* Translators: which puzzle of how many: "3 of 12" */
  return g_strdup_printf (_ ("%1$s of %2$s"), place, all);
}
