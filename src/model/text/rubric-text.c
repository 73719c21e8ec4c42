/* rubric-text.c - names of digits, cells and houses, and what is said of them wherever they are shown
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "rubric-text.h"

#include "sud-houses.h"
#include "sud-step.h"

#include <glib/gi18n.h>
#include <string.h>

enum
{
  GROUP = 3, /* digits */
};

/* A locale without grouping, as that of a terminal often is, gets a separator of the language. The result is a
 * string because translators' tools know no 64-bit conversions. */
char *
rubric_text_number (guint64 number)
{
  g_autofree char *plain = g_strdup_printf ("%" G_GUINT64_FORMAT, number);
  g_autofree char *grouped = g_strdup_printf ("%'" G_GUINT64_FORMAT, number);
  gsize length = strlen (plain);
  GString *text;

  if (length <= GROUP || !g_str_equal (plain, grouped))
    return g_steal_pointer (&grouped);
  text = g_string_new (NULL);
  for (gsize i = 0; i < length; i++)
    {
      if (i > 0 && (length - i) % GROUP == 0)
        /* Translators: between groups of three digits: "1,000"; a point or a narrow no-break space elsewhere */
        g_string_append (text, C_ ("thousands", ","));
      g_string_append_c (text, plain[i]);
    }
  return g_string_free (text, FALSE);
}

typedef enum
{
  LIST_DIGITS,
  LIST_CHOICE,
  LIST_DENIED,
  LIST_NUMBERS,
  LIST_HOUSES,
  LIST_EITHER_HOUSE,
  LIST_CELLS,
} ListKind;

static const struct
{
  const char *context, *last, *comma;
} lists[] = {
  /* Translators: lists of digits: "1, 4 and 7"; %1$s is all but the last item, with commas between */
  [LIST_DIGITS] = { "digits", NC_ ("digits", "%1$s and %2$s"), NC_ ("digits", ", ") },
  /* Translators: a choice of digits: "1, 4 or 7"; %1$s is all but the last item, with commas between */
  [LIST_CHOICE] = { "digits", NC_ ("digits", "%1$s or %2$s"), NC_ ("digits", ", ") },
  /* Translators: a choice of digits where they are denied, as in "no cell can be 1, 4 or 7", "it is not 4 or 7";
   * %1$s is all but the last item, with commas between. Where a language says "neither 1 nor 4 nor 7", it can */
  [LIST_DENIED] = { "denied digits", NC_ ("denied digits", "%1$s or %2$s"), NC_ ("denied digits", ", ") },
  /* Translators: numbers behind "rows", "columns" or "boxes", also in names of cells: "rows 1, 2 and 7" */
  [LIST_NUMBERS] = { "numbers", NC_ ("numbers", "%1$s and %2$s"), NC_ ("numbers", ", ") },
  /* Translators: houses of several kinds: "rows 2 and 7, column 3 and box 5" */
  [LIST_HOUSES] = { "houses", NC_ ("houses", "%1$s and %2$s"), NC_ ("houses", ", ") },
  /* Translators: houses in "no other cell of row 2 or box 1 can be 4" */
  [LIST_EITHER_HOUSE] = { "houses", NC_ ("houses", "%1$s or %2$s"), NC_ ("houses", ", ") },
  /* Translators: cells, of which each may be several of a line: "row 2 column 4 and row 5 columns 3 and 8"; also "4 in
   * row 2 column 4 and 7 in row 5 column 3" */
  [LIST_CELLS] = { "cells", NC_ ("cells", "%1$s and %2$s"), NC_ ("cells", ", ") },
};

static char *
join_items (GPtrArray *items, ListKind kind)
{
  const char *comma = g_dpgettext2 (NULL, lists[kind].context, lists[kind].comma);
  g_autoptr (GString) text = g_string_new (NULL);

  for (guint i = 0; i + 1 < items->len; i++)
    g_string_append_printf (text, "%s%s", i > 0 ? comma : "", (char *)items->pdata[i]);
  if (items->len < 2)
    return g_strdup (items->len == 1 ? items->pdata[0] : "");
  return g_strdup_printf (g_dpgettext2 (NULL, lists[kind].context, lists[kind].last), text->str,
                          (char *)items->pdata[items->len - 1]);
}

char *
rubric_text_list (GPtrArray *items)
{
  return join_items (items, LIST_CELLS);
}

static char *
join_numbers (uint32_t bits, ListKind kind)
{
  g_autoptr (GPtrArray) items = g_ptr_array_new_with_free_func (g_free);

  SUD_EACH_BIT (bit, bits)
    g_ptr_array_add (items, g_strdup_printf ("%u", bit + 1));
  return join_items (items, kind);
}

char *
rubric_text_digits (SudDigits digits)
{
  return join_numbers (digits, LIST_DIGITS);
}

char *
rubric_text_choice (SudDigits digits)
{
  return join_numbers (digits, LIST_CHOICE);
}

char *
rubric_text_denied (SudDigits digits)
{
  return join_numbers (digits, LIST_DENIED);
}

/* Houses of a kind, one or several, as a language declines them */
typedef struct
{
  const char *context, *one[3], *several[3];
} HouseNames;

static const HouseNames cell_names = {
  "cells",
  /* Translators: part of the name of a cell, such as "row 5" of "row 5 column 3"; %s is a number */
  { NC_ ("cells", "row %s"), NC_ ("cells", "column %s") },
  /* Translators: part of the name of cells, such as "columns 3 and 8" of "row 5 columns 3 and 8"; %s are numbers */
  { NC_ ("cells", "rows %s"), NC_ ("cells", "columns %s") },
};

static const HouseNames cell_names_in = {
  "in cells",
  /* Translators: the same behind "in" and "into": "4 in row 5 column 3", "4 goes into row 5 column 3" */
  { NC_ ("in cells", "row %s"), NC_ ("in cells", "column %s") },
  /* Translators: the same behind "in" and "into": "4 in row 5 columns 3 and 8" */
  { NC_ ("in cells", "rows %s"), NC_ ("in cells", "columns %s") },
};

static const HouseNames cases[] = {
  [RUBRIC_CASE_PLAIN] = {
    "house",
    /* Translators: a subject, an object, or an item of a list: "row 3 has no place for 7", "Look at row 3"; %s is a
     * number */
    { NC_ ("house", "row %s"), NC_ ("house", "column %s"), NC_ ("house", "box %s") },
    /* Translators: a subject, an object, or an item of a list: "Look at rows 2 and 7"; %s are numbers */
    { NC_ ("house", "rows %s"), NC_ ("house", "columns %s"), NC_ ("house", "boxes %s") },
  },
  [RUBRIC_CASE_IN] = {
    "in",
    /* Translators: behind "in": "In row 3 the 7 can only go into …"; %s is a number. Where a language has one word for
     * "in" and the article, that word can stand here instead of in the sentences */
    { NC_ ("in", "row %s"), NC_ ("in", "column %s"), NC_ ("in", "box %s") },
    /* Translators: behind "in": "In rows 2 and 7 the 4 can only go into …"; %s are numbers */
    { NC_ ("in", "rows %s"), NC_ ("in", "columns %s"), NC_ ("in", "boxes %s") },
  },
  [RUBRIC_CASE_INTO] = {
    "into",
    /* Translators: behind "into": "… the 4 can only go into box 3 and columns 2 and 5"; %s is a number */
    { NC_ ("into", "row %s"), NC_ ("into", "column %s"), NC_ ("into", "box %s") },
    /* Translators: behind "into": "… the 4 can only go into columns 3 and 8"; %s are numbers */
    { NC_ ("into", "rows %s"), NC_ ("into", "columns %s"), NC_ ("into", "boxes %s") },
  },
  [RUBRIC_CASE_OF] = {
    "of",
    /* Translators: behind "of", "each of", "no other cell of": "no other cell of row 3 can be 7"; %s is a number.
     * Where a language has one word for "of" and the article, that word can stand here instead of in the sentences */
    { NC_ ("of", "row %s"), NC_ ("of", "column %s"), NC_ ("of", "box %s") },
    /* Translators: behind "of", "each of", "no other cell of": "each of rows 2 and 7"; %s are numbers */
    { NC_ ("of", "rows %s"), NC_ ("of", "columns %s"), NC_ ("of", "boxes %s") },
  },
};

/* Names houses of one kind, of which bit i of @bits stands for the one with index i. */
static char *
houses_of_kind (const HouseNames *names, SudHouseKind kind, uint32_t bits)
{
  g_autofree char *list = join_numbers (bits, LIST_NUMBERS);

  return g_strdup_printf (
      g_dpgettext2 (NULL, names->context, (bits & (bits - 1)) == 0 ? names->one[kind] : names->several[kind]), list);
}

static char *
join_houses (uint32_t houses, RubricCase place, ListKind list)
{
  g_autoptr (GPtrArray) items = g_ptr_array_new_with_free_func (g_free);

  for (int kind = SUD_HOUSE_ROW; kind <= SUD_HOUSE_BOX; kind++)
    {
      uint32_t bits = houses >> (kind * SUD_SIZE) & SUD_ALL_DIGITS;

      if (bits != 0)
        g_ptr_array_add (items, houses_of_kind (&cases[place], (SudHouseKind)kind, bits));
    }
  return join_items (items, list);
}

char *
rubric_text_houses (uint32_t houses, RubricCase place)
{
  return join_houses (houses, place, LIST_HOUSES);
}

char *
rubric_text_no_cell_of (uint32_t houses)
{
  return join_houses (houses, RUBRIC_CASE_OF, LIST_EITHER_HOUSE);
}

/* Sets the columns of @cells in each row; or, @turned, the rows in each column. Returns: how many lines have cells */
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
name_line_cells (const HouseNames *names, gboolean turned, int line, uint16_t bits)
{
  g_autofree char *one = houses_of_kind (names, turned ? SUD_HOUSE_COLUMN : SUD_HOUSE_ROW, 1u << line);
  g_autofree char *others = houses_of_kind (names, turned ? SUD_HOUSE_ROW : SUD_HOUSE_COLUMN, bits);

  if ((bits & (bits - 1)) == 0)
    /* Translators: a single cell: %1$s is "row 5", %2$s "column 3" */
    return g_strdup_printf (C_ ("cell", "%1$s %2$s"), turned ? others : one, turned ? one : others);
  /* Translators: several cells: %1$s is a line such as "row 5", %2$s those that cross it, such as "columns 3 and 8" */
  return g_strdup_printf (C_ ("cells", "%1$s %2$s"), one, others);
}

static char *
join_cell_groups (SudCells cells, const HouseNames *names)
{
  g_autoptr (GPtrArray) items = g_ptr_array_new_with_free_func (g_free);
  uint16_t rows[SUD_SIZE], columns[SUD_SIZE];
  gboolean turned = count_lines (cells, TRUE, columns) < count_lines (cells, FALSE, rows);
  const uint16_t *lines = turned ? columns : rows;

  for (int line = 0; line < SUD_SIZE; line++)
    if (lines[line] != 0)
      g_ptr_array_add (items, name_line_cells (names, turned, line, lines[line]));
  return join_items (items, LIST_CELLS);
}

char *
rubric_text_cell_groups (SudCells cells)
{
  return join_cell_groups (cells, &cell_names);
}

char *
rubric_text_in_cells (SudCells cells)
{
  return join_cell_groups (cells, &cell_names_in);
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

void
rubric_notation_append_cells (GString *text, SudCells cells)
{
  char notation[SUD_CELLS_TEXT];

  sud_cells_format (cells, notation, sizeof notation);
  g_string_append (text, notation);
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
rubric_text_append_item (GString *list, char *item)
{
  /* Translators: between items that have commas themselves */
  g_string_append_printf (list, "%s%s", list->len > 0 ? C_ ("list", "; ") : "", item);
  g_free (item);
}

void
rubric_text_append_sentence (GString *text, const char *sentence)
{
  g_autofree char *all = text->len > 0 ? rubric_text_join (text->str, sentence) : g_strdup (sentence);

  g_string_assign (text, all);
}

char *
rubric_text_cell (int cell)
{
  return rubric_text_cell_groups (sud_cells_of (cell));
}

char *
rubric_text_in_cell (int cell)
{
  return rubric_text_in_cells (sud_cells_of (cell));
}

char *
rubric_text_cells (SudCells cells, int most)
{
  return rubric_text_cells_as (cells, most, rubric_text_cell);
}

char *
rubric_text_cells_as (SudCells cells, int most, char *(*name_cell) (int cell))
{
  g_autoptr (GString) text = g_string_new (NULL);
  int n = sud_cells_count (cells), shown = 0;

  for (int cell = sud_cells_next (cells, 0); cell >= 0 && shown < most; cell = sud_cells_next (cells, cell + 1))
    {
      g_autofree char *name = name_cell (cell);

      /* Translators: between the items of a list: "row 1 column 1, row 3 column 5" */
      g_string_append (text, shown++ > 0 ? C_ ("list", ", ") : "");
      g_string_append (text, name);
    }
  if (n > shown)
    /* Translators: %1$s is a list of cells, %2$d how many more there are */
    return g_strdup_printf (ngettext ("%1$s and %2$d more", "%1$s and %2$d more", n - shown), text->str, n - shown);
  return g_string_free (g_steal_pointer (&text), FALSE);
}

/* Returns: the first cell that holds the same digit and shares a house */
static int
find_conflicting_peer (const SudSheet *sheet, int cell)
{
  int found = SUD_CELLS;

  for (int i = 0; i < SUD_PEERS; i++)
    if (sheet->digit[sud_cell_peers[cell][i]] == sheet->digit[cell])
      found = MIN (found, sud_cell_peers[cell][i]);
  return found;
}

/* "1 3 7" */
static char *
format_digits (SudDigits set)
{
  GString *text = g_string_new (NULL);

  for (; set != 0; set &= set - 1)
    g_string_append_printf (text, text->len > 0 ? " %d" : "%d", sud_digits_first (set));
  return g_string_free (text, FALSE);
}

/* Adds ", @format" with @argument in it to the label. */
static void
append_part (GString *label, const char *format, const char *argument)
{
  g_string_append (label, C_ ("list", ", "));
  g_string_append_printf (label, format, argument);
}

static void
append_marks (GString *label, const SudSheet *sheet, int cell)
{
  g_autofree char *centre = format_digits (sheet->centre[cell]);
  g_autofree char *corner = format_digits (sheet->corner[cell]);
  g_autofree char *colours = format_digits (sheet->colours[cell]);

  if (*centre != '\0' && sheet->digit[cell] == 0)
    /* Translators: %s are digits: "1 3 7" */
    append_part (label, _ ("centre marks %s"), centre);
  if (*corner != '\0' && sheet->digit[cell] == 0)
    /* Translators: %s are digits: "1 3 7" */
    append_part (label, _ ("corner marks %s"), corner);
  for (int digit = 1; digit <= SUD_SIZE && sheet->digit[cell] == 0; digit++)
    if (sheet->mark_colour[cell][digit - 1] != 0)
      {
        g_autofree char *candidate = g_strdup_printf (
            /* Translators: %1$d is a digit that may go into a cell, %2$d the number of the colour it has there */
            _ ("candidate %1$d colour %2$d"), digit, sheet->mark_colour[cell][digit - 1]);

        append_part (label, "%s", candidate);
      }
  if (sheet->colours[cell] != 0)
    /* Translators: %s is the number of a colour, or numbers with blanks between */
    append_part (label, ngettext ("colour %s", "colours %s", sud_digits_count (sheet->colours[cell])), colours);
}

char *
rubric_text_cell_label (const SudSheet *sheet, int cell, SudCells conflicts)
{
  static const char *const labels[] = {
    [SUD_ORIGIN_BLANK] = N_ ("Row %1$d, column %2$d, blank"),
    [SUD_ORIGIN_GIVEN] = N_ ("Row %1$d, column %2$d, given %3$d"),
    [SUD_ORIGIN_ENTERED] = N_ ("Row %1$d, column %2$d, entered %3$d"),
    [SUD_ORIGIN_SOLVED] = N_ ("Row %1$d, column %2$d, solved %3$d"),
  };
  g_autoptr (GString) label = g_string_new (NULL);
  int peer;

  /* The sentence of a blank does not use %3$d, which the C library allows for trailing arguments. */
  g_string_printf (label, _ (labels[sheet->origin[cell]]), sud_row (cell) + 1, sud_column (cell) + 1,
                   sheet->digit[cell]);
  append_marks (label, sheet, cell);
  if (!sud_cells_has (conflicts, cell))
    return g_strdup (label->str);
  peer = find_conflicting_peer (sheet, cell);
  /* Translators: %1$s is the description of a cell, then the row and column of the one it clashes with */
  return g_strdup_printf (_ ("%1$s, conflicts with row %2$d column %3$d"), label->str, sud_row (peer) + 1,
                          sud_column (peer) + 1);
}

static void
append_counts (GString *label, const uint16_t counts[SUD_SIZE])
{
  for (int digit = 1; digit <= SUD_SIZE; digit++)
    if (counts[digit - 1] != 0)
      {
        g_autofree char *count = g_strdup_printf (
            /* Translators: of a cell: %1$d is a digit, %2$d in how many solutions it stands there */
            ngettext ("%1$d in %2$d solution", "%1$d in %2$d solutions", counts[digit - 1]), digit, counts[digit - 1]);

        append_part (label, "%s", count);
      }
}

/* "A C" */
static char *
group_letters (unsigned groups)
{
  GString *letters = g_string_new (NULL);

  for (unsigned i = 0; groups >> i != 0; i++)
    if (groups >> i & 1)
      g_string_append_printf (letters, "%s%c", letters->len > 0 ? " " : "", 'A' + i);
  return g_string_free (letters, FALSE);
}

char *
rubric_text_cell_evidence (const char *label, const SudEvidence *evidence, int cell)
{
  const struct
  {
    SudDigits candidates;
    const char *says;
  } parts[] = {
    /* Translators: of candidates of a cell that a step of reasoning rests on, or takes for true: around each there is a
     * ring; %s are digits: "1 3 7" */
    { evidence->on[cell], _ ("ringed: %s") },
    /* Translators: of candidates of a cell that a step of reasoning takes for false, or that keep a pattern from being
     * complete: around each there is a box; %s are digits */
    { evidence->off[cell], _ ("boxed: %s") },
    { evidence->struck[cell] | sud_evidence_get_crossed (evidence, cell), _ ("ruled out: %s") },
  };
  GString *text = g_string_new (label);

  append_counts (text, evidence->counts[cell]);
  if (evidence->groups[cell] != 0)
    {
      g_autofree char *letters = group_letters (evidence->groups[cell]);

      /* Translators: of a cell that is in a named group of cells, or in several; %s are their letters: "A" or "A C" */
      append_part (text, _ ("group %s"), letters);
    }
  else if (evidence->tint[cell] != 0)
    {
      g_autofree char *tint = g_strdup_printf ("%d", evidence->tint[cell]);

      /* Translators: of a cell with a tinted ground; %s is the number of the tint */
      append_part (text, _ ("highlight %s"), tint);
    }
  for (guint i = 0; i < G_N_ELEMENTS (parts); i++)
    if (parts[i].candidates != 0)
      {
        g_autofree char *list = format_digits (parts[i].candidates);

        append_part (text, parts[i].says, list);
      }
  return g_string_free (text, FALSE);
}

char *
rubric_text_cell_remark (const char *label, RubricRemark remark, int digit)
{
  static const char *const remarks[] = {
    /* Translators: %1$s is the description of a cell, %2$d a digit */
    [RUBRIC_REMARK_CAN_HOLD] = N_ ("%1$s, can still hold %2$d"),
    /* Translators: %1$s is the description of a cell */
    [RUBRIC_REMARK_PAIR] = N_ ("%1$s, has two candidates"),
    /* Translators: %1$s is the description of a cell */
    [RUBRIC_REMARK_DIFFERS] = N_ ("%1$s, differs between solutions"),
    /* Translators: %1$s is the description of a cell */
    [RUBRIC_REMARK_BLAMED] = N_ ("%1$s, is a reason why there is no solution"),
    /* Translators: %1$s is the description of a cell that holds a digit */
    [RUBRIC_REMARK_WRONG] = N_ ("%1$s, is wrong"),
    /* Translators: %1$s is the description of a cell; its digit was read from a picture */
    [RUBRIC_REMARK_UNCERTAIN] = N_ ("%1$s, is not certain"),
  };

  /* Most of them do not use %2$d, which the C library allows for trailing arguments. */
  return g_strdup_printf (_ (remarks[remark]), label, digit);
}

char *
rubric_text_contradiction (const SudContradiction *self)
{
  g_autofree char *place = self->digit != 0 ? rubric_text_houses (1u << self->house, RUBRIC_CASE_PLAIN)
                                            : rubric_text_cell (self->cell);
  g_autofree char *what = NULL;

  if (self->digit != 0)
    /* Translators: %1$s is "row 3", "column 5" or "box 9", %2$d a digit */
    what = g_strdup_printf (_ ("%1$s has no place for %2$d"), place, self->digit);
  else
    /* Translators: %s is a cell such as "row 3 column 5" */
    what = g_strdup_printf (_ ("no digit fits %s"), place);
  if (self->filled == 0)
    return g_steal_pointer (&what);
  /* Translators: %1$s is a sentence such as "row 3 has no place for 7", %2$d a number of cells */
  return g_strdup_printf (ngettext ("%1$s once %2$d forced cell is filled", "%1$s once %2$d forced cells are filled",
                                    self->filled),
                          what, self->filled);
}

char *
rubric_text_solutions (gint64 solutions)
{
  g_autofree char *count = rubric_text_number (MIN (solutions, RUBRIC_SOLVER_COUNT_MAX));

  if (solutions > RUBRIC_SOLVER_COUNT_MAX)
    return g_strdup_printf (_ ("More than %s solutions"), count);
  return g_strdup_printf (ngettext ("%s solution", "%s solutions", solutions), count);
}

char *
rubric_text_duration (guint64 ns)
{
  if (ns < 1000000)
    return g_strdup_printf (_ ("%.0f µs"), ns / 1e3);
  if (ns < 1000000000)
    return g_strdup_printf (_ ("%.1f ms"), ns / 1e6);
  return g_strdup_printf (_ ("%.2f s"), ns / 1e9);
}

char *
rubric_text_solved (const RubricAnswer *answer)
{
  const SudStats *stats = &answer->result.stats;
  g_autofree char *placements = rubric_text_number (stats->placements);
  g_autofree char *backtracks = rubric_text_number (stats->backtracks);
  g_autofree char *duration = rubric_text_duration (stats->ns);

  return g_strdup_printf (
      /* Translators: %1$s is the name of a strategy, %2$s and %3$s are numbers, %4$s a duration */
      _ ("Strategy: %1$s\nDigits tried: %2$s\nTaken back: %3$s\nTime: %4$s"), _ (answer->strategy->name), placements,
      backtracks, duration);
}

char *
rubric_text_taken_back (guint steps, SudCells mistakes)
{
  g_autofree char *cells = rubric_text_cells_as (mistakes, 4, rubric_text_in_cell);

  /* Translators: %1$u is how many steps were undone, %2$s the cell, or cells, that were wrong first: "row 3 column
   * 5" */
  return g_strdup_printf (ngettext ("%1$u step undone: the first mistake was in %2$s",
                                    "%1$u steps undone: the first mistake was in %2$s", steps),
                          steps, cells);
}

static guint32
day_of (GDateTime *time)
{
  int year, month, day;
  GDate date;

  g_date_time_get_ymd (time, &year, &month, &day);
  g_date_clear (&date, 1);
  g_date_set_dmy (&date, day, (GDateMonth)month, year);
  return g_date_get_julian (&date);
}

/* Returns: (transfer none): a format for g_date_time_format() */
static const char *
day_format (GDateTime *then, GDateTime *now)
{
  gint64 days = (gint64)day_of (now) - day_of (then);

  if (days == 0)
    /* Translators: when a puzzle was put away, in the notation of g_date_time_format(); it follows a comma */
    /* xgettext:no-c-format */
    return _ ("today %H:%M");
  if (days == 1)
    /* Translators: when a puzzle was put away, in the notation of g_date_time_format(); it follows a comma */
    /* xgettext:no-c-format */
    return _ ("yesterday %H:%M");
  if (days > 1 && days < 7)
    /* Translators: when a puzzle was put away, a day of the last week, in the notation of g_date_time_format() */
    /* xgettext:no-c-format */
    return _ ("%A %H:%M");
  if (g_date_time_get_year (then) == g_date_time_get_year (now))
    /* Translators: when a puzzle was put away, a day of this year, in the notation of g_date_time_format() */
    /* xgettext:no-c-format */
    return _ ("%-d %B %H:%M");
  /* Translators: when a puzzle was put away, a day of another year, in the notation of g_date_time_format() */
  /* xgettext:no-c-format */
  return _ ("%-d %B %Y %H:%M");
}

static char *
say_when (gint64 time, GDateTime *now)
{
  g_autoptr (GDateTime) utc = g_date_time_new_from_unix_utc (time / G_USEC_PER_SEC);
  g_autoptr (GDateTime) then = NULL;

  if (utc == NULL)
    return g_strdup (""); /* the time is out of the range of calendars */
  then = g_date_time_to_timezone (utc, g_date_time_get_timezone (now));
  return g_date_time_format (then, day_format (then, now));
}

/* Names a puzzle by its title, or else by the number of its digits. */
static char *
name_to_continue (const RubricContinue *item)
{
  int n_given = sud_sheet_count (&item->sheet, SUD_ORIGIN_GIVEN);
  int n = n_given > 0 ? n_given : SUD_CELLS - sud_sheet_count (&item->sheet, SUD_ORIGIN_BLANK);

  if (item->title != NULL)
    return g_strdup (item->title);
  if (n == 0)
    return g_strdup (/* Translators: a puzzle in which there are only marks */ _ ("No digits"));
  if (n_given > 0)
    return g_strdup_printf (ngettext ("%d given", "%d givens", n), n);
  return g_strdup_printf (ngettext ("%d digit", "%d digits", n), n);
}

char *
rubric_text_continue (const RubricContinue *item, GDateTime *now)
{
  g_autofree char *name = name_to_continue (item);
  g_autofree char *when = say_when (item->time, now);

  if (*when == '\0')
    return g_steal_pointer (&name);
  /* Translators: %1$s is the title of a puzzle or "30 givens", %2$s when it was put away: "today 09:49" */
  return g_strdup_printf (_ ("%1$s, %2$s"), name, when);
}

char *
rubric_text_how_far (const RubricContinue *item)
{
  int n_left = sud_sheet_count (&item->sheet, SUD_ORIGIN_BLANK);
  /* Translators: how many cells are still blank while solving */
  g_autofree char *left = g_strdup_printf (ngettext ("%d to go", "%d to go", n_left), n_left);

  if (item->level < 0)
    return name_to_continue (item);
  /* Translators: %1$s is how hard a puzzle is: "Medium", %2$s how far it is: "35 to go" */
  return g_strdup_printf (_ ("%1$s · %2$s"), _ (sud_level_get_name (item->level)), left);
}

char *
rubric_text_when (const RubricContinue *item, GDateTime *now)
{
  return say_when (item->time, now);
}

char *
rubric_text_losses (RubricFormatFeatures lost)
{
  static const struct
  {
    RubricFormatFeatures what;
    const char *name;
  } names[] = {
    { RUBRIC_FORMAT_FEATURE_NINE, N_ ("a digit that occurs nine times") },
    { RUBRIC_FORMAT_FEATURE_CLASHES, N_ ("digits that clash") },
    { RUBRIC_FORMAT_FEATURE_ENTERED, N_ ("which digits are givens, entries and answers") },
    { RUBRIC_FORMAT_FEATURE_SOLVED, N_ ("which digits are answers") },
    { RUBRIC_FORMAT_FEATURE_CENTRE, N_ ("centre marks") },
    { RUBRIC_FORMAT_FEATURE_UNMARKED, N_ ("which cells have no pencil marks") },
    { RUBRIC_FORMAT_FEATURE_ELIMINATED, N_ ("which candidates have been ruled out") },
    { RUBRIC_FORMAT_FEATURE_CORNER, N_ ("corner marks") },
    { RUBRIC_FORMAT_FEATURE_COVERED, N_ ("pencil marks under digits") },
    { RUBRIC_FORMAT_FEATURE_COLOURS, N_ ("colours of cells") },
    { RUBRIC_FORMAT_FEATURE_SHARED, N_ ("more than one colour of a cell") },
    { RUBRIC_FORMAT_FEATURE_MARK_COLOURS, N_ ("colours of candidates") },
    { RUBRIC_FORMAT_FEATURE_FIELDS, N_ ("title and notes") },
    { RUBRIC_FORMAT_FEATURE_EXTRA, N_ ("what other programs wrote into the file") },
  };
  g_autoptr (GPtrArray) list = g_ptr_array_new ();

  if (lost & RUBRIC_FORMAT_FEATURE_ENTERED)
    lost &= ~RUBRIC_FORMAT_FEATURE_SOLVED;
  for (guint i = 0; i < G_N_ELEMENTS (names); i++)
    if (lost & names[i].what)
      g_ptr_array_add (list, (gpointer)_ (names[i].name));
  g_ptr_array_add (list, NULL);
  return g_strjoinv (C_ ("list", ", "), (char **)list->pdata);
}
