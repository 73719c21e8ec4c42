/* rubric-session-kept.c - a puzzle without a file that was put away, as a list of them shows it
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "rubric-session-kept.h"

RubricContinue *
rubric_continue_new (const char *id, const RubricRecord *record)
{
  RubricContinue *self = g_new0 (RubricContinue, 1);
  const SudSheet *sheet = rubric_record_get_sheet (record);

  self->id = g_strdup (id);
  self->title = g_strdup (record->info->field[RUBRIC_INFO_TITLE]);
  self->any_given = sud_sheet_count (sheet, SUD_ORIGIN_GIVEN) > 0;
  self->grid = sud_sheet_get_grid (sheet, self->any_given ? SUD_ORIGINS_GIVEN : SUD_ORIGINS_ALL);
  self->time = record->time;
  return self;
}

void
rubric_continue_free (RubricContinue *self)
{
  g_free (self->id);
  g_free (self->title);
  g_free (self);
}
