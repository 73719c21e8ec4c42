/* test-rubric-loose-stated.c - cells that say where they stand, in four orders: all, all but one, and those of two grids
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "../test-program.h"
#include "format-testing.h"

#include "sud-houses.h"

#define OTHER "..9748...7.........2.1.9.....7...24..64.1.59..98...3.....8.3.2.........6...2759.."

enum
{
  PIXELS = 50,
};

typedef enum
{
  BY_ROWS,
  BY_COLUMNS,
  BY_BOXES,
  SHUFFLED,
  N_ORDERS,
} Order;

/* A text of 81 cells: of @cell, {r} and {c} become row and column, {R} and {C} the same from 1, {L} the row as a letter,
 * {x} and {y} pixels across and down, {i} the index; {d} the digit or nothing, {n} or 0, {e} or a word. */
typedef struct
{
  const char *head;
  const char *cell;
  const char *separator;
  const char *tail;
} Kind;

#define PAGE(cell) { "<div class=\"board\">", cell, "\n", "</div>\n" }
#define DATA(cell) { "[", cell, ", ", "]\n" }

/* What the numbers are is told. */
static const Kind named[] = {
  PAGE ("<p style=\"transform: translate({x}px, {y}px)\">{d}</p>"),
  PAGE ("<p style=\"transform: translate3d({x}px, {y}px, 0px)\">{d}</p>"),
  PAGE ("<p style=\"left: 0; top: 0; transform: translate({x}rem, {y}rem)\">{d}</p>"),
  PAGE ("<p style=\"transform: matrix(1, 0, 0, 1, {x}, {y})\">{d}</p>"),
  PAGE ("<p style=\"transform: translateX({x}px) translateY({y}px)\">{d}</p>"),
  PAGE ("<p style=\"transform: translate(-50%, -50%); left: {x}px; top: {y}px\">{d}</p>"),
  PAGE ("<p style=\"grid-area: {R} / {C}\">{d}</p>"),
  PAGE ("<p style=\"grid-area: {R} / {C} / auto / span 1\">{d}</p>"),
  PAGE ("<p style=\"grid-column-start: {C}; grid-row-start: {R}\">{d}</p>"),
  PAGE ("<g><rect x=\"{x}\" y=\"{y}\"/><text x=\"{x}\" y=\"{y}\">{d}</text></g>"),
  PAGE ("<rect x=\"{x}\" y=\"{y}\"></rect><text x=\"{x}\" y=\"{y}\">{d}</text>"),
  PAGE ("<g transform=\"translate({x},{y})\"><text>{d}</text></g>"),
  PAGE ("<div data-row=\"{r}\" data-col=\"{c}\"><span data-row=\"{r}\" data-col=\"{c}\">{d}</span></div>"),
  DATA ("{\"id\": \"r{r}c{c}\", \"value\": {n}}"),
  DATA ("{\"xy\": [{c}, {r}], \"value\": {n}}"),
  { "", "Row {R}, column {C}, {e}", "\n", "\n" },
  { "", "Spalte {C}, Zeile {R}: {e}", "\n", "\n" },
};

/* It is told, but some programs have it the other way round. */
static const Kind turnable[] = {
  PAGE ("<p data-x=\"{c}\" data-y=\"{r}\">{d}</p>"),
  PAGE ("<p data-index=\"{i}\">{d}</p>"),
  PAGE ("<div id=\"cell{i}\"><b>{d}</b></div>"),
  PAGE ("<input name=\"x{c}y{r}\" value=\"{d}\">"),
  DATA ("{\"position\": {\"x\": {c}, \"y\": {r}}, \"value\": {n}}"),
  DATA ("{\"x\": {C}, \"y\": {R}, \"value\": {n}}"),
  DATA ("{\"index\": {i}, \"value\": {n}}"),
  { "{", "\"x{c}y{r}\": {n}", ", ", "}\n" },
};

/* It is not. */
static const Kind unnamed[] = {
  PAGE ("<p id=\"cell_{r}_{c}\">{d}</p>"),
  PAGE ("<p id=\"c{r}{c}\">{d}</p>"),
  PAGE ("<p id=\"{L}{C}\">{d}</p>"),
  PAGE ("<p class=\"cell cell-{R}-{C}\">{d}</p>"),
  PAGE ("<p class=\"w-9 p-2\" data-pos=\"{r},{c}\">{d}</p>"),
  PAGE ("<p onclick=\"choose({r}, {c})\">{d}</p>"),
  PAGE ("<input name=\"grid[{r}][{c}]\" value=\"{d}\">"),
  PAGE ("<div id=\"cell-{r}-{c}\"><div id=\"value-{r}-{c}\">{d}</div></div>"),
  DATA ("{\"id\": \"{r}-{c}\", \"value\": {n}}"),
  DATA ("{\"cell\": \"{L}{C}\", \"value\": {n}, \"notes\": [1, 2]}"),
  DATA ("{\"pos\": [{r}, {c}], \"value\": {n}}"),
  DATA ("{\"i\": {r}, \"j\": {c}, \"value\": {n}}"),
  { "{", "\"c{r}{c}\": {n}", ", ", "}\n" },
  { "{\n", "  \"{L}{C}\": \"{d}\"", ",\n", "\n}\n" },
  { "[{\"name\": \"x\", \"cells\": [", "{\"id\": \"c{r}{c}\", \"value\": {n}}", ", ", "]}]\n" },
};

/* Where the cell of that number stands. */
static int
get_place (Order order, int i)
{
  int first = i / SUD_SIZE, second = i % SUD_SIZE;

  if (order == BY_COLUMNS)
    return sud_cell (second, first);
  if (order == BY_BOXES)
    return sud_cell (first / 3 * 3 + second / 3, first % 3 * 3 + second % 3);
  return order == SHUFFLED ? (i * 34 + 5) % SUD_CELLS : i;
}

static void
replace_number (GString *cell, const char *slot, int number)
{
  g_autofree char *text = g_strdup_printf ("%d", number);

  g_string_replace (cell, slot, text, 0);
}

static void
append_cell (GString *text, const Kind *kind, const char *puzzle, int place)
{
  g_autoptr (GString) cell = g_string_new (kind->cell);
  int row = place / SUD_SIZE, column = place % SUD_SIZE;
  gboolean blank = puzzle[place] == '.';
  const char digit[] = { puzzle[place], '\0' }, letter[] = { 'A' + row, '\0' };

  replace_number (cell, "{r}", row);
  replace_number (cell, "{c}", column);
  replace_number (cell, "{R}", row + 1);
  replace_number (cell, "{C}", column + 1);
  replace_number (cell, "{x}", column * PIXELS);
  replace_number (cell, "{y}", row * PIXELS);
  replace_number (cell, "{i}", place);
  g_string_replace (cell, "{L}", letter, 0);
  g_string_replace (cell, "{d}", blank ? "" : digit, 0);
  g_string_replace (cell, "{n}", blank ? "0" : digit, 0);
  g_string_replace (cell, "{e}", blank ? "empty" : digit, 0);
  g_string_append (text, cell->str);
}

/* @lost: a cell that is not there, or -1 */
static void
append_grid (GString *text, const Kind *kind, const char *puzzle, Order order, int lost)
{
  gboolean first = TRUE;

  g_string_append (text, kind->head);
  for (int i = 0; i < SUD_CELLS; i++)
    {
      if (i == lost)
        continue;
      g_string_append (text, first ? "" : kind->separator);
      append_cell (text, kind, puzzle, get_place (order, i));
      first = FALSE;
    }
  g_string_append (text, kind->tail);
}

/* What is read of @text, NULL for nothing. */
static RubricDocument *
read_text (const GString *text)
{
  g_autoptr (GError) error = NULL;
  RubricDocument *document = document_from (text->str, text->len, &error);

  g_test_message ("%.160s: %s", text->str, error != NULL ? error->message : "read");
  return document;
}

static void
assert_line (RubricDocument *document, guint index, const char *expected)
{
  g_autoptr (GError) error = NULL;
  char line[SUD_LINE_LENGTH + 1];
  SudSheet sheet;
  SudGrid grid;

  rubric_document_read (document, index, &sheet, NULL, &error);
  g_assert_no_error (error);
  grid = sud_sheet_get_grid (&sheet, SUD_ORIGINS_ALL);
  sud_grid_format_line (&grid, line);
  g_assert_cmpstr (line, ==, expected);
}

/* They are put where they say. */
static void
test_named (void)
{
  for (guint i = 0; i < G_N_ELEMENTS (named); i++)
    for (Order order = 0; order < N_ORDERS; order++)
      {
        g_autoptr (GString) text = g_string_new (NULL);
        g_autoptr (RubricDocument) document = NULL;

        append_grid (text, &named[i], REFERENCE, order, -1);
        document = read_text (text);
        g_assert_nonnull (document);
        g_assert_cmpuint (rubric_document_get_n_puzzles (document), ==, 1);
        assert_line (document, 0, REFERENCE);
      }
}

/* Returns: (transfer full): what is seen of REFERENCE by columns */
static char *
dup_turned (void)
{
  char *turned = g_strdup (REFERENCE);

  for (int cell = 0; cell < SUD_CELLS; cell++)
    turned[cell] = REFERENCE[sud_cell (cell % SUD_SIZE, cell / SUD_SIZE)];
  return turned;
}

/* Checks that the person chooses if there are @rivals, and that what @kind says by its names is the first. */
static void
check_rivals (const Kind *kind, Order order, gboolean rivals)
{
  g_autoptr (GString) text = g_string_new (NULL);
  g_autofree char *turned = dup_turned ();
  g_autoptr (RubricDocument) document = NULL;

  append_grid (text, kind, REFERENCE, order, -1);
  document = read_text (text);
  if (order == BY_BOXES && document == NULL)
    return;
  g_assert_nonnull (document);
  g_assert_cmpint (rubric_document_has_rivals (document), ==, rivals);
  g_assert_cmpuint (rubric_document_get_n_puzzles (document), ==, rivals ? 2 : 1);
  assert_line (document, 0, REFERENCE);
  if (rivals)
    assert_line (document, 1, turned);
}

/* Where they do not go along rows the reading by which the row comes first is the first. */
static void
test_unnamed (void)
{
  for (guint i = 0; i < G_N_ELEMENTS (unnamed); i++)
    for (Order order = 0; order < N_ORDERS; order++)
      check_rivals (&unnamed[i], order, order == BY_COLUMNS || order == SHUFFLED);
}

/* Where they go along columns these may be rows. */
static void
test_turnable (void)
{
  for (guint i = 0; i < G_N_ELEMENTS (turnable); i++)
    for (Order order = 0; order < N_ORDERS; order++)
      check_rivals (&turnable[i], order, order == BY_COLUMNS);
}

/* Where each nine stand in a row of the page, what is seen is taken, whatever places without names say. */
static void
check_rows (const Kind *kind)
{
  g_autoptr (GString) text = g_string_new ("<div class=\"board\">");
  g_autofree char *turned = dup_turned ();
  g_autoptr (RubricDocument) document = NULL;

  for (int i = 0; i < SUD_CELLS; i++)
    {
      g_string_append (text, i % SUD_SIZE == 0 ? "<div class=\"board-row\">" : "");
      append_cell (text, kind, REFERENCE, get_place (BY_COLUMNS, i));
      g_string_append (text, i % SUD_SIZE == SUD_SIZE - 1 ? "</div>\n" : "");
    }
  g_string_append (text, "</div>\n");
  document = read_text (text);
  g_assert_nonnull (document);
  g_assert_cmpuint (rubric_document_get_n_puzzles (document), ==, 1);
  assert_line (document, 0, turned);
}

static void
test_rows (void)
{
  for (guint i = 0; i < G_N_ELEMENTS (unnamed); i++)
    if (unnamed[i].head[0] == '<')
      check_rows (&unnamed[i]);
  for (guint i = 0; i < G_N_ELEMENTS (turnable); i++)
    if (turnable[i].head[0] == '<')
      check_rows (&turnable[i]);
}

/* Where one of them is lost, nothing is read. */
static void
check_lost (const Kind *kinds, guint n)
{
  static const int lost[] = { 0, 13, 40, 80 };

  for (guint i = 0; i < n; i++)
    for (Order order = BY_COLUMNS; order < N_ORDERS; order++)
      for (guint k = 0; k < G_N_ELEMENTS (lost); k++)
        {
          g_autoptr (GString) text = g_string_new (NULL);
          g_autoptr (RubricDocument) document = NULL;

          append_grid (text, &kinds[i], REFERENCE, order, lost[k]);
          document = read_text (text);
          g_assert_null (document);
        }
}

static void
test_lost (void)
{
  check_lost (named, G_N_ELEMENTS (named));
  check_lost (turnable, G_N_ELEMENTS (turnable));
  check_lost (unnamed, G_N_ELEMENTS (unnamed));
}

/* One place is told twice, and another never. */
static void
test_twice (void)
{
  for (guint i = 0; i < G_N_ELEMENTS (named); i++)
    {
      g_autoptr (GString) text = g_string_new (named[i].head);
      g_autoptr (RubricDocument) document = NULL;

      for (int cell = 0; cell < SUD_CELLS; cell++)
        {
          g_string_append (text, cell > 0 ? named[i].separator : "");
          append_cell (text, &named[i], REFERENCE, get_place (BY_COLUMNS, cell == 30 ? 58 : cell));
        }
      g_string_append (text, named[i].tail);
      document = read_text (text);
      g_assert_null (document);
    }
}

/* Each of several grids is put in order. */
static void
test_several (void)
{
  static const Kind kind = PAGE ("<p data-row=\"{r}\" data-col=\"{c}\">{d}</p>");

  for (Order order = 0; order < N_ORDERS; order++)
    {
      g_autoptr (GString) text = g_string_new (NULL);
      g_autoptr (RubricDocument) document = NULL, torn = NULL;

      append_grid (text, &kind, REFERENCE, order, -1);
      append_grid (text, &kind, OTHER, order, -1);
      document = read_text (text);
      g_assert_nonnull (document);
      g_assert_cmpuint (rubric_document_get_n_puzzles (document), ==, 2);
      assert_line (document, 0, REFERENCE);
      assert_line (document, 1, OTHER);
      g_string_truncate (text, 0);
      append_grid (text, &kind, REFERENCE, order, -1);
      append_grid (text, &kind, OTHER, order, 12);
      torn = read_text (text);
      if (order != BY_ROWS)
        g_assert_null (torn);
    }
}

TEST_FILE (argc, argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/loose-stated/named", test_named);
  g_test_add_func ("/loose-stated/unnamed", test_unnamed);
  g_test_add_func ("/loose-stated/turnable", test_turnable);
  g_test_add_func ("/loose-stated/rows", test_rows);
  g_test_add_func ("/loose-stated/lost", test_lost);
  g_test_add_func ("/loose-stated/twice", test_twice);
  g_test_add_func ("/loose-stated/several", test_several);
  return g_test_run ();
}
