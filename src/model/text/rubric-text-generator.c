/* rubric-text-generator.c - requests for new puzzles, and what comes of them, in words
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "rubric-text-generator.h"

#include "rubric-text-step.h"
#include "rubric-text.h"
#include "sud-puzzle-request.h"

#include <glib/gi18n.h>

enum
{
  LONGEST = 10000,   /* hours */
  SECONDS_MOST = 90, /* more are told in minutes */
};

static const char *const generated_titles[SUD_N_LEVELS] = {
  [SUD_LEVEL_EASY] = N_ ("Easy Puzzle"),
  [SUD_LEVEL_MEDIUM] = N_ ("Medium Puzzle"),
  [SUD_LEVEL_HARD] = N_ ("Hard Puzzle"),
  [SUD_LEVEL_UNFAIR] = N_ ("Unfair Puzzle"),
  [SUD_LEVEL_EXTREME] = N_ ("Extreme Puzzle"),
};

/* Translators: %s is a technique */
static const char *const never[SUD_N_LEVELS] = {
  [SUD_LEVEL_EASY] = N_ ("an easy puzzle never needs “%s”"),
  [SUD_LEVEL_MEDIUM] = N_ ("a medium puzzle never needs “%s”"),
  [SUD_LEVEL_HARD] = N_ ("a hard puzzle never needs “%s”"),
  [SUD_LEVEL_UNFAIR] = N_ ("an unfair puzzle never needs “%s”"),
};

/* Returns: the hardest required technique beyond the requested levels, or SUD_N_TECHNIQUES */
static SudTechniqueId
find_beyond (const SudPuzzleRequest *request)
{
  int i = SUD_N_TECHNIQUES - 1;

  while (i >= 0 && !(request->needs[i] && sud_technique_get ((SudTechniqueId)i)->level > request->level_most))
    i--;
  return i >= 0 ? (SudTechniqueId)i : SUD_N_TECHNIQUES;
}

char *
rubric_text_request_flaw (const SudPuzzleRequest *request)
{
  const char *wrong = sud_puzzle_request_check (request);
  SudTechniqueId beyond = find_beyond (request);
  g_autofree char *words = NULL;
  SudLevel level;

  if (wrong == NULL)
    return NULL;
  if (beyond == SUD_N_TECHNIQUES || sud_technique_get (beyond)->unusual)
    return g_strdup (_ (wrong));
  words = g_strdup_printf (_ (never[request->level_most]), rubric_text_technique (beyond));
  level = sud_technique_get (beyond)->level;
  if (level == SUD_N_LEVELS - 1)
    /* Translators: %1$s is "a medium puzzle never needs “Sue de Coq”", %2$s a level */
    return g_strdup_printf (_ ("%1$s: choose %2$s"), words, _ (sud_level_get_name (level)));
  /* Translators: %1$s is "a medium puzzle never needs “X-Wing”", %2$s a level */
  return g_strdup_printf (_ ("%1$s: choose %2$s or above"), words, _ (sud_level_get_name (level)));
}

/* Returns: (transfer full) (nullable): what a puzzle of @level was made for: "Hard · Jellyfish"; NULL if the level says
 * it all */
static char *
dup_purpose (const SudPuzzleRequest *request, SudLevel level)
{
  g_autoptr (GString) text = g_string_new (_ (sud_level_get_name (level)));
  gsize least = text->len;

  for (int i = 0; i < SUD_N_TECHNIQUES; i++)
    if (request->needs[i])
      g_string_append_printf (text, " · %s", rubric_text_technique ((SudTechniqueId)i));
  return text->len > least ? g_strdup (text->str) : NULL;
}

RubricInfo *
rubric_generated_dup_info (const RubricGenerated *self, const SudPuzzleRequest *request)
{
  RubricInfo *info = rubric_info_new ();
  g_autofree char *description = request != NULL ? dup_purpose (request, self->level) : NULL;

  rubric_info_set (info, RUBRIC_INFO_TITLE, _ (generated_titles[self->level]));
  rubric_info_set (info, RUBRIC_INFO_LEVEL, _ (sud_level_get_name (self->level)));
  rubric_info_set (info, RUBRIC_INFO_DESCRIPTION, description);
  return info;
}

/* Returns: (transfer full) (nullable): the purpose of a puzzle of a list, with its level only if the list may have
 * several levels */
static char *
dup_list_description (const RubricGenerated *self, const SudPuzzleRequest *request)
{
  char *text = request != NULL ? dup_purpose (request, self->level) : NULL;

  if (text == NULL && (request == NULL || request->level_least != request->level_most))
    text = g_strdup (_ (generated_titles[self->level]));
  return text;
}

RubricDocument *
rubric_generated_list (const RubricGenerated *made, guint n, const SudPuzzleRequest *request)
{
  g_autoptr (GString) text = g_string_new (NULL);
  g_autoptr (GBytes) bytes = NULL;
  const RubricFormat *format = rubric_format_find ("line");

  g_return_val_if_fail (n > 0, NULL);

  for (guint i = 0; i < n; i++)
    {
      g_autoptr (RubricInfo) info = rubric_info_new ();
      g_autofree char *description = dup_list_description (&made[i], request);
      SudSheet sheet;

      rubric_info_set (info, RUBRIC_INFO_DESCRIPTION, description);
      sud_sheet_from_grid (&sheet, &made[i].puzzle, SUD_ORIGIN_GIVEN);
      format->write (text, &sheet, info, NULL);
    }
  bytes = g_bytes_new (text->str, text->len);
  return rubric_document_new (bytes, format, NULL);
}

/* Rounds to one figure, and between 1 and 3 to a half: a short try tells no more, and a second one mostly says the
 * same. */
static guint64
round_off (guint64 n)
{
  guint64 unit = 1;

  while (n / unit >= 10)
    unit *= 10;
  if (unit > 1 && n / unit < 3)
    unit /= 2;
  return (n + unit / 2) / unit * unit;
}

/* Returns: (transfer full): how long it takes, in words that promise nothing; "" if nobody has to wait */
static char *
say_duration (double seconds)
{
  double minutes = seconds / 60, hours = minutes / 60;
  int n;

  if (seconds < 1)
    return g_strdup ("");
  if (seconds < SECONDS_MOST)
    {
      n = (int)round_off ((guint64)(seconds + 0.5));
      /* Translators: how long it takes to create puzzles */
      return g_strdup_printf (ngettext ("That takes about %d second.", "That takes about %d seconds.", n), n);
    }
  if (minutes < 90)
    {
      n = (int)round_off ((guint64)(minutes + 0.5));
      return g_strdup_printf (ngettext ("That takes about %d minute.", "That takes about %d minutes.", n), n);
    }
  n = (int)round_off ((guint64)(MIN (hours, LONGEST) + 0.5));
  return g_strdup_printf (ngettext ("That takes about %d hour.", "That takes about %d hours.", n), n);
}

/* Returns: (transfer full): how rare such puzzles are, if that makes it long, and how long it takes */
static char *
say_rarity (const RubricGeneratorResult *result, guint count)
{
  g_autofree char *tried = NULL, *duration = NULL;
  guint64 each;
  double seconds;

  if (result->n == 0)
    {
      tried = rubric_text_number (round_off (result->tried));
      /* Translators: %s is a number */
      return g_strdup_printf (_ ("None of the first %s was like this. It may take minutes, and perhaps there is none."),
                              tried);
    }
  seconds = result->seconds / result->n * count;
  duration = say_duration (seconds);
  each = round_off (MAX (result->tried / result->n, 1));
  if (each == 1 || seconds < SECONDS_MOST)
    return g_steal_pointer (&duration);
  tried = rubric_text_number (each);
  /* Translators: %1$s is a number, %2$s "That takes about 3 minutes." */
  return g_strdup_printf (_ ("About one in %1$s puzzles is like this. %2$s"), tried, duration);
}

char *
rubric_text_estimate (const SudPuzzleRequest *request, const RubricGeneratorResult *result, guint count)
{
  gboolean few = sud_puzzle_request_count_low_clue (request) > 0,
           known = few && sud_puzzle_request_has_only_known (request);
  g_autofree char *rarity = NULL;

  if (known && result->n == 0)
    return g_strdup (_ ("No puzzle with 17 givens that Rubric knows is like this."));
  rarity = say_rarity (result, count);
  if (known)
    /* Translators: %s is "That takes about 3 seconds." */
    return g_strchug (g_strdup_printf (_ ("%s They are known ones with other digits, rows and columns."), rarity));
  if (few && result->n > 0)
    /* Translators: %s is "That takes about 3 seconds." */
    return g_strchug (g_strdup_printf (_ ("%s They come of known ones and are related."), rarity));
  return g_steal_pointer (&rarity);
}
