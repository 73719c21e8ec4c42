/* rubric-text-parts.c - names of digits, cells and houses, for sentences and for the short notation
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "rubric-text-parts.h"

#include "sud-houses.h"

#include <glib/gi18n.h>

static char *
join (GPtrArray *items, const char *last_two)
{
  g_autoptr (GString) text = g_string_new (NULL);

  for (guint i = 0; i + 1 < items->len; i++)
    g_string_append_printf (text, "%s%s", i > 0 ? C_ ("list", ", ") : "", (char *)items->pdata[i]);
  if (items->len < 2)
    return g_strdup (items->len == 1 ? items->pdata[0] : "");
  return g_strdup_printf (last_two, text->str, (char *)items->pdata[items->len - 1]);
}

char *
rubric_text_list (GPtrArray *items)
{
  /* Translators: a list; %1$s is all of it but the last item, with commas between, %2$s the last one */
  return join (items, _ ("%1$s and %2$s"));
}

static GPtrArray *
numbers (uint32_t bits)
{
  GPtrArray *items = g_ptr_array_new_with_free_func (g_free);

  SUD_EACH_BIT (bit, bits)
    g_ptr_array_add (items, g_strdup_printf ("%u", bit + 1));
  return items;
}

char *
rubric_text_digits (SudDigits digits)
{
  g_autoptr (GPtrArray) items = numbers (digits);

  return rubric_text_list (items);
}

char *
rubric_text_choice (SudDigits digits)
{
  g_autoptr (GPtrArray) items = numbers (digits);

  /* Translators: a choice; %1$s is all of it but the last item, with commas between, %2$s the last one */
  return join (items, _ ("%1$s or %2$s"));
}

/* Houses of one kind: bits 0 to 8. */
static char *
houses_of_kind (SudHouseKind kind, uint32_t bits)
{
  g_autofree char *list = rubric_text_digits ((SudDigits)bits);
  int n = __builtin_popcount (bits);

  switch (kind)
    {
    case SUD_HOUSE_ROW:
      /* Translators: %s is a number, or several: "2 and 7" */
      return g_strdup_printf (ngettext ("row %s", "rows %s", n), list);
    case SUD_HOUSE_COLUMN:
      /* Translators: %s is a number, or several: "2 and 7" */
      return g_strdup_printf (ngettext ("column %s", "columns %s", n), list);
    default:
      /* Translators: %s is a number, or several: "2 and 7" */
      return g_strdup_printf (ngettext ("box %s", "boxes %s", n), list);
    }
}

char *
rubric_text_houses (uint32_t houses)
{
  g_autoptr (GPtrArray) items = g_ptr_array_new_with_free_func (g_free);

  for (int kind = SUD_HOUSE_ROW; kind <= SUD_HOUSE_BOX; kind++)
    {
      uint32_t bits = houses >> (kind * SUD_SIZE) & SUD_ALL_DIGITS;

      if (bits != 0)
        g_ptr_array_add (items, houses_of_kind ((SudHouseKind)kind, bits));
    }
  return rubric_text_list (items);
}

uint32_t
rubric_text_shared_houses (SudCells cells)
{
  uint32_t houses = 0;

  for (int house = 0; house < SUD_HOUSES; house++)
    if (sud_cells_within (cells, sud_house_sets[house]))
      houses |= 1u << house;
  return houses;
}

/* The columns in which @cells has cells of each row; or, @turned, the rows for each column. */
static int
count_lines (SudCells cells, gboolean turned, uint16_t lines[SUD_SIZE])
{
  int n = 0;

  for (int line = 0; line < SUD_SIZE; line++)
    lines[line] = 0;
  SUD_EACH_CELL (cell, cells)
    {
      int row = sud_row ((int)cell), column = sud_column ((int)cell);

      lines[turned ? column : row] |= (uint16_t)(1u << (turned ? row : column));
    }
  for (int line = 0; line < SUD_SIZE; line++)
    n += lines[line] != 0;
  return n;
}

static char *
name_group (gboolean turned, int line, uint16_t bits)
{
  g_autofree char *one = houses_of_kind (turned ? SUD_HOUSE_COLUMN : SUD_HOUSE_ROW, 1u << line);
  g_autofree char *others = houses_of_kind (turned ? SUD_HOUSE_ROW : SUD_HOUSE_COLUMN, bits);

  /* A single cell is always told row first */
  if (turned && __builtin_popcount (bits) == 1)
    /* Translators: cells: %1$s is "row 5", %2$s "column 3" */
    return g_strdup_printf (C_ ("cell", "%1$s %2$s"), others, one);
  /* Translators: cells: %1$s is a line such as "row 5", %2$s those that cross it, such as "columns 3 and 8" */
  return g_strdup_printf (C_ ("cells", "%1$s %2$s"), one, others);
}

char *
rubric_text_cell_groups (SudCells cells)
{
  g_autoptr (GPtrArray) items = g_ptr_array_new_with_free_func (g_free);
  uint16_t rows[SUD_SIZE], columns[SUD_SIZE];
  gboolean turned = count_lines (cells, TRUE, columns) < count_lines (cells, FALSE, rows);
  const uint16_t *lines = turned ? columns : rows;

  for (int line = 0; line < SUD_SIZE; line++)
    if (lines[line] != 0)
      g_ptr_array_add (items, name_group (turned, line, lines[line]));
  return rubric_text_list (items);
}

int
rubric_text_order_cells (SudCells cells, uint8_t order[SUD_CELLS])
{
  uint16_t rows[SUD_SIZE], columns[SUD_SIZE];
  gboolean turned = count_lines (cells, TRUE, columns) < count_lines (cells, FALSE, rows);
  int n = 0;

  for (int line = 0; line < SUD_SIZE; line++)
    SUD_EACH_BIT (bit, turned ? columns[line] : rows[line])
      order[n++] = (uint8_t)(turned ? sud_cell ((int)bit, line) : sud_cell (line, (int)bit));
  return n;
}

static void
append_bits (GString *text, char letter, uint32_t bits)
{
  g_string_append_c (text, letter);
  SUD_EACH_BIT (bit, bits)
    g_string_append_printf (text, "%u", bit + 1);
}

void
rubric_notation_append_cells (GString *text, SudCells cells)
{
  uint16_t rows[SUD_SIZE];
  const char *comma = "";

  count_lines (cells, FALSE, rows);
  for (int row = 0; row < SUD_SIZE; row++)
    {
      uint32_t same = 0;
      uint16_t columns = rows[row];

      if (columns == 0)
        continue;
      for (int other = row; other < SUD_SIZE; other++)
        if (rows[other] == columns)
          {
            same |= 1u << other;
            rows[other] = 0;
          }
      g_string_append (text, comma);
      append_bits (text, 'r', same);
      append_bits (text, 'c', columns);
      comma = ",";
    }
}

char *
rubric_text_capitalise (const char *clause)
{
  GString *sentence = g_string_new (NULL);

  g_string_append_unichar (sentence, g_unichar_toupper (g_utf8_get_char (clause)));
  g_string_append (sentence, g_utf8_next_char (clause));
  return g_string_free (sentence, FALSE);
}

char *
rubric_text_join (const char *one, const char *other)
{
  /* Translators: two sentences, one after the other */
  return g_strdup_printf (C_ ("sentences", "%1$s %2$s"), one, other);
}

void
rubric_text_append_sentence (GString *text, const char *sentence)
{
  g_autofree char *all = text->len > 0 ? rubric_text_join (text->str, sentence) : g_strdup (sentence);

  g_string_assign (text, all);
}
