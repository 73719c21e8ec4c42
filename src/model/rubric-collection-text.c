/* rubric-collection-text.c - what a person reads about many puzzles
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "rubric-collection-text.h"

#include <glib/gi18n.h>

static const char *const verdicts[RUBRIC_N_VERDICTS] = {
  [RUBRIC_VERDICT_UNKNOWN] = N_ ("…"),
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

const char *
rubric_text_stage (RubricStage stage)
{
  return _ (stages[stage]);
}

char *
rubric_text_progress (guint8 level)
{
  RubricStage stage = rubric_stage_of (level);

  if (stage == RUBRIC_STAGE_FRESH)
    return g_strdup ("");
  if (stage == RUBRIC_STAGE_SOLVED)
    return g_strdup (rubric_text_stage (stage));
  /* Translators: how much of a puzzle has been filled in */
  return g_strdup_printf (_ ("%u%%"), level - RUBRIC_PROGRESS_BEGUN);
}

/* Digits grouped as the locale does it; a string, because translators' tools know no 64-bit conversions. */
char *
rubric_text_number (guint64 number)
{
  return g_strdup_printf ("%'" G_GUINT64_FORMAT, number);
}

/* "1,000,000 puzzles", or "12 of 1,000,000 puzzles" where some are not shown. */
static char *
count_puzzles (RubricCollection *collection)
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
add_count (GString *text, guint n, const char *sentence)
{
  g_autofree char *number = rubric_text_number (n);

  if (n == 0)
    return;
  g_string_append (text, " · ");
  g_string_append_printf (text, sentence, number);
}

char *
rubric_text_collection (RubricCollection *collection, guint n_selected)
{
  guint n_one = rubric_collection_count (collection, RUBRIC_VERDICT_ONE);
  guint n_many = rubric_collection_count (collection, RUBRIC_VERDICT_MANY);
  guint n_none = rubric_collection_count (collection, RUBRIC_VERDICT_NONE);
  guint n_invalid = rubric_collection_count (collection, RUBRIC_VERDICT_INVALID);
  g_autofree char *puzzles = count_puzzles (collection);
  GString *text = g_string_new (puzzles);

  /* Translators: %s is a number of puzzles */
  add_count (text, n_selected, ngettext ("%s selected", "%s selected", n_selected));
  /* Translators: %s is a number of puzzles */
  add_count (text, n_one, ngettext ("%s with one solution", "%s with one solution", n_one));
  /* Translators: %s is a number of puzzles */
  add_count (text, n_many, ngettext ("%s with several", "%s with several", n_many));
  /* Translators: %s is a number of puzzles */
  add_count (text, n_none, ngettext ("%s with none", "%s with none", n_none));
  /* Translators: %s is a number of lines of a file */
  add_count (text, n_invalid, ngettext ("%s not a puzzle", "%s not puzzles", n_invalid));
  return g_string_free (text, FALSE);
}

char *
rubric_text_position (guint position, guint n)
{
  g_autofree char *place = rubric_text_number (position + 1);
  g_autofree char *all = rubric_text_number (n);

  /* Translators: which puzzle of how many: "3 of 12" */
  return g_strdup_printf (_ ("%1$s of %2$s"), place, all);
}
