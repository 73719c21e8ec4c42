/* rubric-loose-page.c - how a page shows cells that are written one after the other
 *
 *     <table dir="rtl">              each row begins at its right
 *     grid-auto-flow: column         one below the other, in columns
 *     transform: scaleY(-1)          the last row first
 *     {"0,1": 3, …}                  row and column, or column and row
 *     {"0": {"0": 5, "1": 3, …}      rows, or columns where a table of some programs becomes data
 *
 * Where it is not sure that this is about the grid the person has to choose.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "rubric-loose.h"

#include "rubric-loose-tag.h"

#include <string.h>

enum
{
  LEAST_PAIRS = 17,
  LEAST_FLOATS = 60, /* cells; what else of a page stands at its right is less */
  MOST_NAME = 40,
};

/* In small letters, without space. */
static const char *const flows[] = { "grid-auto-flow:column", "writing-mode:vertical", "writing-mode:tb", "column-count:9",
                                     "{columns:9;", ";columns:9;", "\"columns:9;", "\"columns:9\"" };
static const char *const directions[] = { "direction:rtl", "flex-direction:row-reverse", "transform:scalex(-1)" };
static const char *const upwards[] = { "flex-direction:column-reverse", "flex-flow:column-reverse", "transform:scaley(-1)" };
static const char FLOAT[] = "float:right";
static const char *const maps[] = { "{\"0\":{\"0\":", "{0:{0:", "{\"1\":{\"1\":", "{1:{1:" };
static const char *const vertical_words[] = { "vertical", NULL };

/* What the directions of elements are, how many of each. */
typedef struct
{
  guint tables;
  guint tables_left; /* from the right to the left */
  guint left;
  guint right;
} Directions;

static char *
dup_squeezed (const char *text)
{
  GString *out = g_string_new (NULL);

  for (const char *at = text; *at != '\0'; at++)
    if (!g_ascii_isspace (*at))
      g_string_append_c (out, g_ascii_tolower (*at));
  return g_string_free (out, FALSE);
}

static gboolean
has_any (const char *text, const char *const *names, guint n)
{
  for (guint i = 0; i < n; i++)
    if (strstr (text, names[i]) != NULL)
      return TRUE;
  return FALSE;
}

/* Whether many keys are two numbers. */
static gboolean
has_pairs (const char *squeezed)
{
  guint n = 0;

  for (const char *at = strchr (squeezed, ':'); at != NULL; at = strchr (at + 1, ':'))
    n += at - squeezed >= 5 && (at[-1] == '"' || at[-1] == '\'') && at[-5] == at[-1] && g_ascii_isdigit (at[-4])
         && g_ascii_isdigit (at[-2]) && !g_ascii_isalnum (at[-3]);
  return n >= LEAST_PAIRS;
}

static guint
count (const char *text, const char *what)
{
  guint n = 0;

  for (const char *at = strstr (text, what); at != NULL; at = strstr (at + 1, what))
    n++;
  return n;
}

/* Whether cells go to the right, the first of them the furthest: each says so, or their class does. */
static gboolean
has_floats (const char *squeezed)
{
  if (count (squeezed, FLOAT) >= LEAST_FLOATS)
    return TRUE;
  for (const char *at = strstr (squeezed, FLOAT); at != NULL; at = strstr (at + 1, FLOAT))
    {
      const char *end = at, *name;
      g_autofree char *plain = NULL, *quoted = NULL;

      while (end > squeezed && *end != '{' && *end != '}' && *end != '<')
        end--;
      for (name = end; name > squeezed && end - name < MOST_NAME && (g_ascii_isalnum (name[-1]) || strchr ("-_", name[-1]) != NULL);)
        name--;
      if (*end != '{' || name == end || name == squeezed || name[-1] != '.')
        continue;
      plain = g_strdup_printf ("class=%.*s>", (int)(end - name), name);
      quoted = g_strdup_printf ("class=\"%.*s\"", (int)(end - name), name);
      if (count (squeezed, plain) + count (squeezed, quoted) >= LEAST_FLOATS)
        return TRUE;
    }
  return FALSE;
}

/* Reads the tag at @at, which ends at @end. */
static void
read_tag (const char *at, const char *end, Directions *directions_of, gboolean *vertical)
{
  gboolean table = rubric_loose_is_tag (at + 1, "table"), left = FALSE;
  RubricLooseAttribute attribute;

  for (const char *next = at + 1 + strcspn (at + 1, " \t\r\n>"); rubric_loose_next_attribute (&next, end, &attribute);)
    if (rubric_loose_is_word (attribute.name, attribute.name_length, "class"))
      *vertical |= rubric_loose_has_word (attribute.value, attribute.value_length, vertical_words);
    else if (rubric_loose_is_word (attribute.name, attribute.name_length, "dir"))
      {
        left = rubric_loose_is_word (attribute.value, attribute.value_length, "rtl");
        directions_of->right += !left;
      }
  directions_of->left += left;
  directions_of->tables += table;
  directions_of->tables_left += table && left;
}

RubricLoosePage
rubric_loose_read_page (const char *text)
{
  g_autofree char *squeezed = dup_squeezed (text);
  const char *end = text + strlen (text);
  RubricLoosePage page = { .columns = has_any (squeezed, maps, G_N_ELEMENTS (maps)) };
  Directions found = { 0 };
  gboolean vertical = FALSE;

  for (const char *at = strchr (text, '<'); at != NULL; at = strchr (at + 1, '<'))
    {
      const char *bracket = g_ascii_isalpha (at[1]) ? rubric_loose_find_bracket (at, end) : NULL;

      if (bracket != NULL)
        read_tag (at, bracket, &found, &vertical);
    }
  page.columns |= vertical || has_pairs (squeezed) || has_any (squeezed, flows, G_N_ELEMENTS (flows));
  page.leftwards = found.tables > 0 && found.tables_left == found.tables;
  page.either_way = !page.leftwards && found.right == 0
                    && (found.left > 0 || has_floats (squeezed) || has_any (squeezed, directions, G_N_ELEMENTS (directions)));
  page.upwards = has_any (squeezed, upwards, G_N_ELEMENTS (upwards));
  return page;
}
