/* rubric-cli-losses.c - what a format cannot hold, puzzle by puzzle
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "rubric-cli-losses.h"

#include "rubric-cli-terminal.h"
#include "rubric-text.h"

#include <glib/gi18n.h>

static gboolean
has_marks (const SudSheet *sheet)
{
  for (int cell = 0; cell < SUD_CELLS; cell++)
    if ((sheet->centre[cell] | sheet->eliminated[cell]) != 0)
      return TRUE;
  return FALSE;
}

RubricFormatHolds
rubric_cli_losses_take (const RubricFormat *format, SudSheet *sheet, const RubricInfo *info)
{
  gboolean answers = !(format->holds & RUBRIC_FORMAT_HOLDS_SOLVED) && sud_sheet_count (sheet, SUD_ORIGIN_SOLVED) > 0;
  RubricFormatHolds lost;

  if (answers)
    sud_sheet_erase (sheet, SUD_ORIGIN_SOLVED);
  lost = rubric_format_loses (format, sheet, info);
  /* A puzzle without any marks gets those that fit. */
  if (!has_marks (sheet))
    lost &= ~RUBRIC_FORMAT_HOLDS_UNMARKED;
  if (lost & RUBRIC_FORMAT_HOLDS_FIELDS)
    lost = (lost & ~RUBRIC_FORMAT_HOLDS_FIELDS) | RUBRIC_FORMAT_HOLDS_TITLE;
  return answers ? lost | RUBRIC_FORMAT_HOLDS_SOLVED : lost;
}

/* (transfer full) */
static char *
name_losses (RubricFormatHolds lost)
{
  g_autofree char *others = rubric_text_losses (lost & ~RUBRIC_FORMAT_HOLDS_SOLVED);

  if (!(lost & RUBRIC_FORMAT_HOLDS_SOLVED))
    return g_steal_pointer (&others);
  if (*others == '\0')
    return g_strdup (_("digits that a program filled in"));
  return g_strjoin (C_ ("list", ", "), _("digits that a program filled in"), others, NULL);
}

char *
rubric_cli_losses_describe (const RubricFormat *format, RubricFormatHolds lost)
{
  g_autofree char *what = name_losses (lost);

  /* Translators: %1$s is the name of a file format such as “line”, %2$s what it has no place for */
  return g_strdup_printf (_("“%1$s” cannot hold: %2$s"), format->id, what);
}

void
rubric_cli_losses_add (RubricCliLosses *self, RubricFormatHolds lost, guint64 line)
{
  for (guint i = 0; i < RUBRIC_CLI_N_LOSSES; i++)
    if ((guint)lost >> i & 1)
      {
        self->first[i] = self->n[i] == 0 ? line : MIN (self->first[i], line);
        self->n[i]++;
      }
}

void
rubric_cli_losses_join (RubricCliLosses *self, const RubricCliLosses *other)
{
  for (guint i = 0; i < RUBRIC_CLI_N_LOSSES; i++)
    if (other->n[i] > 0)
      {
        self->first[i] = self->n[i] == 0 ? other->first[i] : MIN (self->first[i], other->first[i]);
        self->n[i] += other->n[i];
      }
}

void
rubric_cli_losses_tell (const RubricCliLosses *self, const RubricFormat *format, const char *file)
{
  g_autoptr (GString) text = g_string_new (NULL);

  for (guint i = 0; i < RUBRIC_CLI_N_LOSSES; i++)
    {
      g_autofree char *what = NULL, *number = NULL, *message = NULL;

      if (self->n[i] == 0)
        continue;
      what = name_losses ((RubricFormatHolds)(1u << i));
      number = g_strdup_printf ("%" G_GUINT64_FORMAT, self->n[i]);
      /* Translators: %1$s is how many puzzles, %2$s the name of a file format such as “line”, %3$s what it has no place
       * for */
      message = g_strdup_printf (ngettext ("%1$s puzzle loses what “%2$s” cannot hold: %3$s",
                                              "%1$s puzzles lose what “%2$s” cannot hold: %3$s", self->n[i]),
                                 number, format->id, what);
      rubric_cli_append_message (text, file, self->first[i], message);
    }
  rubric_cli_write_messages (text->str, text->len);
}
