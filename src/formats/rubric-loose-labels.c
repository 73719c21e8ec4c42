/* rubric-loose-labels.c - pages that draw digits, and write them only into attributes
 *
 *     <div class="cell" aria-label="5"><svg>…</svg></div><div class="cell" aria-label="empty"></div>
 *     <img src="5.png" alt="5">      <td data-value="5"><i class="n5"></i></td>
 *
 * An attribute of just 81 elements with a digit or a blank each may be that. They become cells of a table, which keep their
 * other attributes.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "rubric-loose-labels.h"

#include "rubric-loose-tag.h"
#include "rubric-loose-traits.h"
#include "rubric-places.h"

#include <string.h>

enum
{
  LEAST_DIGITS = 17,
  LEAST_BLANKS = 12, /* of rows and columns that are counted from 0 nine are */
  MOST_LOST = 3, /* of 81, or too many: some are damaged */
  MOST_NAMES = 256, /* of attributes that are counted */
};

/* How many elements have an attribute of that name. */
typedef struct
{
  guint name;
  guint index; /* among them, in the order of the text */
  guint digits;
  guint blanks;
} Label;

/* The table of cells that have the attribute @name. */
typedef struct
{
  GString *out;
  guint name;
  guint n;
} Cells;

static char
read_digit (const RubricLooseAttribute *attribute)
{
  return rubric_places_read_digit (attribute->value, attribute->value_length);
}

static guint
hash_name (const RubricLooseAttribute *attribute)
{
  return rubric_loose_traits_hash (0, attribute->name, attribute->name_length);
}

static void
count (GHashTable *labels, const RubricLooseAttribute *attribute)
{
  char digit = read_digit (attribute);
  gpointer name = GUINT_TO_POINTER (hash_name (attribute));
  Label *label = digit != '\0' ? g_hash_table_lookup (labels, name) : NULL;

  if (digit == '\0')
    return;
  if (label == NULL)
    {
      if (g_hash_table_size (labels) == MOST_NAMES)
        return;
      label = g_new0 (Label, 1);
      label->name = hash_name (attribute);
      label->index = g_hash_table_size (labels);
      g_hash_table_insert (labels, name, label);
    }
  *(digit == '.' ? &label->blanks : &label->digits) += 1;
}

/* Whether a cell or more are lost: another attribute of the same cells may tell less. */
static gboolean
is_damaged (const Label *self)
{
  guint n = self->digits + self->blanks;

  return self->digits >= LEAST_DIGITS && n != SUD_CELLS && n >= SUD_CELLS - MOST_LOST && n <= SUD_CELLS + MOST_LOST;
}

static gboolean
may_be_cells (const Label *self)
{
  return self->digits + self->blanks == SUD_CELLS && self->blanks >= LEAST_BLANKS && self->digits >= LEAST_DIGITS;
}

/* Returns: the attribute of 81 cells, the first where others have as many digits, 0 where they have not, or for none */
static guint
choose (GHashTable *labels)
{
  GHashTableIter iter;
  Label *label, *best = NULL;

  g_hash_table_iter_init (&iter, labels);
  while (g_hash_table_iter_next (&iter, NULL, (gpointer *)&label))
    if (is_damaged (label) || (may_be_cells (label) && best != NULL && label->digits != best->digits))
      return 0;
    else if (may_be_cells (label) && (best == NULL || label->index < best->index))
      best = label;
  return best != NULL ? best->name : 0;
}

/* The tag from @at to @end, its bracket. */
static void
count_tag (const char *at, const char *end, gpointer labels)
{
  RubricLooseAttribute attribute;

  for (at++; rubric_loose_next_attribute (&at, end, &attribute);)
    count (labels, &attribute);
}

/* Makes a cell of it, where it has that attribute. */
static void
append_tag (const char *at, const char *end, gpointer data)
{
  RubricLooseAttribute attribute;
  Cells *self = data;

  for (const char *next = at + 1; rubric_loose_next_attribute (&next, end, &attribute);)
    if (hash_name (&attribute) == self->name && read_digit (&attribute) != '\0')
      {
        char digit = read_digit (&attribute);

        g_string_append (self->out, self->n++ % SUD_SIZE == 0 ? "<tr><td" : "<td");
        at += 1 + strcspn (at + 1, " \t\r\n>");
        g_string_append_len (self->out, at, end - at - (end[-1] == '/'));
        g_string_append_printf (self->out, ">%.1s</td>%s", digit == '.' ? "" : attribute.value,
                                self->n % SUD_SIZE == 0 ? "</tr>\n" : "");
        return;
      }
}

/* Calls @take for each tag of @text. */
static void
each_tag (const char *text, void (*take) (const char *at, const char *end, gpointer data), gpointer data)
{
  const char *end = text + strlen (text);

  for (const char *at = strchr (text, '<'); at != NULL; at = strchr (at + 1, '<'))
    {
      const char *bracket = g_ascii_isalpha (at[1]) ? rubric_loose_find_bracket (at, end) : NULL;

      if (bracket != NULL)
        take (at, bracket, data);
    }
}

char *
rubric_loose_dup_labelled (const char *text)
{
  g_autoptr (GHashTable) labels = g_hash_table_new_full (NULL, NULL, NULL, g_free);
  Cells cells = { 0 };

  each_tag (text, count_tag, labels);
  cells.name = choose (labels);
  if (cells.name == 0)
    return NULL;
  cells.out = g_string_new ("<table>\n");
  each_tag (text, append_tag, &cells);
  return g_string_free (g_string_append (cells.out, "</table>\n"), FALSE);
}
