/* rubric-cli-wish.c - what kind of puzzle is wished, in the words of the command line
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "rubric-cli-wish.h"
#include "rubric-cli-reason.h"
#include "rubric-cli-terminal.h"
#include "rubric-wish-text.h"
#include "sud-wish-few.h"

#include <glib/gi18n.h>
#include <string.h>

void
rubric_cli_wish_clear (RubricCliWish *self)
{
  g_clear_pointer (&self->level, g_free);
  g_clear_pointer (&self->technique, g_free);
  g_clear_pointer (&self->nothing_above, g_free);
  g_clear_pointer (&self->effort, g_free);
  g_clear_pointer (&self->er, g_free);
}

gboolean
rubric_cli_wish_is_any (const RubricCliWish *self)
{
  return self->level != NULL || self->technique != NULL || self->nothing_above != NULL || self->effort != NULL
         || self->er != NULL;
}

/* SUD_N_LEVELS where there is none called @id. */
static SudLevel
find_level (const char *id)
{
  int level = 0;

  while (level < SUD_N_LEVELS && g_strcmp0 (rubric_cli_name_level ((SudLevel)level), id) != 0)
    level++;
  return (SudLevel)level;
}

/* "A" or "A-B", as two words. */
static GStrv
split (const char *text)
{
  g_autofree char *twice = g_strdup_printf ("%s-%s", text, text);

  return g_strsplit (strchr (text, '-') != NULL ? text : twice, "-", 2);
}

static gboolean
read_level (const char *text, SudWish *wish)
{
  g_auto (GStrv) words = text != NULL ? split (text) : NULL;

  if (text == NULL)
    return TRUE;
  wish->level_least = (uint8_t)find_level (words[0]);
  wish->level_most = (uint8_t)find_level (words[1]);
  if (wish->level_least < SUD_N_LEVELS && wish->level_most < SUD_N_LEVELS)
    return TRUE;
  /* Translators: %s is what was typed; the words in quotation marks are typed as they are */
  rubric_cli_complain (_("there is no level “%s”: it takes “easy”, “medium”, “hard”, “unfair” or “extreme”, or two such as "
                         "“easy-medium”"),
                       text);
  return FALSE;
}

/* SUD_N_TECHNIQUES, having complained, where there is none called @id. */
static SudTechniqueId
find_technique (const char *id)
{
  SudTechniqueId technique = sud_technique_find_id (id);

  if (technique == SUD_N_TECHNIQUES)
    /* Translators: %s is what was typed */
    rubric_cli_complain (_("there is no technique “%s”; “rubric-cli list techniques” lists them"), id);
  return technique;
}

static gboolean
read_needs (const char *text, SudWish *wish)
{
  g_auto (GStrv) ids = g_strsplit (text != NULL ? text : "", ",", -1);

  for (char **id = ids; *id != NULL; id++)
    {
      SudTechniqueId technique = find_technique (g_strstrip (*id));

      if (technique == SUD_N_TECHNIQUES)
        return FALSE;
      wish->needs[technique] = true;
    }
  return text == NULL || *text != '\0' || find_technique (text) < SUD_N_TECHNIQUES;
}

static gboolean
read_nothing_above (const char *text, SudWish *wish)
{
  if (text == NULL)
    return TRUE;
  wish->nothing_above = (uint8_t)find_technique (text);
  return wish->nothing_above < SUD_N_TECHNIQUES;
}

static gboolean
read_effort (const char *text, SudWish *wish)
{
  g_auto (GStrv) words = text != NULL ? split (text) : NULL;
  guint64 least, most;

  if (text == NULL)
    return TRUE;
  if (g_ascii_string_to_unsigned (words[0], 10, 0, G_MAXUINT32, &least, NULL)
      && g_ascii_string_to_unsigned (words[1], 10, 0, G_MAXUINT32, &most, NULL))
    {
      wish->effort_least = (uint32_t)least;
      wish->effort_most = (uint32_t)most;
      return TRUE;
    }
  /* Translators: %s is what was typed */
  rubric_cli_complain (_("“%s” is no effort: it takes one number, or two such as 300-500"), text);
  return FALSE;
}

/* "4.5" in tenths; -1 where it is something else. */
static int
read_tenths (const char *text)
{
  char *end;
  double value = g_ascii_strtod (text, &end);

  return end == text || *end != '\0' || !(value >= 0 && value <= SUD_WISH_ER_MAX / 10.) ? -1 : (int)(value * 10 + 0.5);
}

static gboolean
read_er (const char *text, SudWish *wish)
{
  g_auto (GStrv) words = text != NULL ? split (text) : NULL;
  int least, most;

  if (text == NULL)
    return TRUE;
  least = read_tenths (words[0]);
  most = read_tenths (words[1]);
  if (least >= 0 && most >= 0)
    {
      wish->er_least = (uint8_t)least;
      wish->er_most = (uint8_t)most;
      return TRUE;
    }
  /* Translators: %s is what was typed */
  rubric_cli_complain (_("“%s” is no rating: it takes one such as 4.5, or two such as 3.0-4.5"), text);
  return FALSE;
}

static void
init (SudWish *wish, const SudGenerateSpec *spec)
{
  sud_wish_init (wish);
  wish->symmetry = spec->symmetry;
  wish->minimal = spec->minimal;
  wish->clues_least = spec->clues_least;
  wish->clues_most = spec->clues_most;
}

gboolean
rubric_cli_wish_is_few (const SudGenerateSpec *spec)
{
  SudWish wish;

  init (&wish, spec);
  return sud_wish_few_is_known (&wish) || sud_wish_few_count_for (&wish) > 0;
}

gboolean
rubric_cli_wish_read (const RubricCliWish *self, const SudGenerateSpec *spec, SudWish *wish)
{
  g_autofree char *flaw = NULL;

  init (wish, spec);
  if (!read_level (self->level, wish) || !read_needs (self->technique, wish)
      || !read_nothing_above (self->nothing_above, wish) || !read_effort (self->effort, wish) || !read_er (self->er, wish))
    return FALSE;
  flaw = rubric_text_wish_flaw (wish);
  if (flaw != NULL)
    rubric_cli_complain ("%s", flaw);
  return flaw == NULL;
}
