/* rubric-segment-kinds.c - what the puzzles of a collection are counted by: their verdicts and their levels
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "rubric-collection-segment.h"

#include "rubric-level-sign.h"
#include "rubric-text-collection.h"
#include "rubric-verdict-sign.h"

#include <glib/gi18n.h>

/* From left to right: what is not known yet last, so that what is found grows into its room. */
static const guint8 verdict_places[] = {
  RUBRIC_VERDICT_ONE, RUBRIC_VERDICT_MANY, RUBRIC_VERDICT_NONE, RUBRIC_VERDICT_INVALID, RUBRIC_VERDICT_UNKNOWN,
};

static const guint8 level_places[] = {
  RUBRIC_LEVEL_EASY,    RUBRIC_LEVEL_MEDIUM, RUBRIC_LEVEL_HARD,    RUBRIC_LEVEL_UNFAIR,
  RUBRIC_LEVEL_EXTREME, RUBRIC_LEVEL_NONE,   RUBRIC_LEVEL_UNKNOWN,
};

G_STATIC_ASSERT (G_N_ELEMENTS (verdict_places) == RUBRIC_N_VERDICTS);
G_STATIC_ASSERT (G_N_ELEMENTS (level_places) == RUBRIC_N_LEVELS);

static GtkWidget *
create_verdict_sign (guint verdict)
{
  GtkWidget *sign = rubric_verdict_sign_new ();

  rubric_verdict_sign_set (sign, verdict);
  return sign;
}

static GtkWidget *
create_level_sign (guint level)
{
  GtkWidget *sign = rubric_level_sign_new ();

  rubric_level_sign_set (RUBRIC_LEVEL_SIGN (sign), level);
  return sign;
}

static guint
count_verdict (const RubricTotals *totals, guint verdict)
{
  return totals->counts[verdict];
}

static guint
count_level (const RubricTotals *totals, guint level)
{
  return totals->levels[level];
}

const RubricSegmentKind rubric_segments_of_verdicts = {
  .n = RUBRIC_N_VERDICTS,
  .places = verdict_places,
  .label = N_ ("Verdicts"),
  .create_sign = create_verdict_sign,
  .css_class = rubric_verdict_sign_class,
  .dup_count = rubric_text_count,
  .dup_name = rubric_text_count_of_verdict,
  .get_count = count_verdict,
};

const RubricSegmentKind rubric_segments_of_levels = {
  .n = RUBRIC_N_LEVELS,
  .places = level_places,
  .label = N_ ("Levels"),
  .create_sign = create_level_sign,
  .css_class = rubric_level_sign_class,
  .dup_count = rubric_text_count_at_level,
  .dup_name = rubric_text_count_of_level,
  .get_count = count_level,
};
