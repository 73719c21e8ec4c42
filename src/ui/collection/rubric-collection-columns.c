/* rubric-collection-columns.c - THE TABLE of columns of a list of puzzles, and the tiles of its grid
 *
 * The list sorts itself; the sorters of the columns only make their headers answer to clicks. Which column is clicked,
 * and how often, a sorter of GTK 4.8 does not tell in so many words, but it compares: whose turn is the first, and
 * whether the answer comes back turned round, is all there is to know.
 *
 *     gtk_column_view_get_sorter() ── compare (a, b) ──► first column clicked: notes itself, says "smaller"
 *                                  ◄── "smaller": ascending, "larger": descending, "equal": no column
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "rubric-collection-private.h"

#include "rubric-collection.h"
#include "rubric-text-collection.h"
#include "rubric-text-step.h"
#include "rubric-text.h"
#include "rubric-widgets.h"

#include <glib/gi18n.h>

typedef enum
{
  ROOM_ANY,
  ROOM_WIDE,
  ROOM_NARROW,
} Room;

typedef struct _Column Column;

/**
 * Column:
 * @sort: the order of a click on its header; RUBRIC_N_SORTS: none
 * @room: the room in which it is shown
 * @dup_text: (nullable): a text for screen readers; NULL: the title
 * @dup_tooltip: (nullable): NULL: no tooltip, or one that the widget makes
 * @is_filled: (nullable): whether any puzzle has something to show; NULL: always
 * @rates: whether the column is for people who know such numbers
 */
struct _Column
{
  const char *title;
  RubricSort sort;
  gboolean expand;
  Room room;
  GtkWidget *(*create) (void);
  void (*update) (GtkWidget *widget, const Column *column, RubricCollectionItem *item);
  char *(*dup_text) (const Column *column, RubricCollectionItem *item);
  char *(*dup_tooltip) (RubricCollectionItem *item);
  gboolean (*is_filled) (const Column *column, const RubricTotals *totals);
  gboolean rates;
};

/* The key under which objects that are compared have 1 + the sort of the column that compared them first. */
static const char probe_key[] = "sort";

static GtkWidget *
create_text_label (void)
{
  return g_object_new (GTK_TYPE_LABEL, "xalign", 0.0f, "ellipsize", PANGO_ELLIPSIZE_END, NULL);
}

/* The tooltip has more of a text that is cut off. */
static gboolean
query_label_tooltip_cb (GtkLabel *label, int x, int y, gboolean keyboard, GtkTooltip *tooltip)
{
  g_autofree char *text = rubric_text_short (gtk_label_get_text (label));

  gtk_tooltip_set_text (tooltip, text);
  return pango_layout_is_ellipsized (gtk_label_get_layout (label));
}

static GtkWidget *
create_long_text (void)
{
  GtkWidget *label = create_text_label ();

  gtk_widget_set_has_tooltip (label, TRUE);
  g_signal_connect (label, "query-tooltip", G_CALLBACK (query_label_tooltip_cb), NULL);
  return label;
}

static GtkWidget *
create_number (void)
{
  GtkWidget *label = g_object_new (GTK_TYPE_LABEL, "xalign", 1.0f, "width-chars", 4, NULL);

  gtk_widget_add_css_class (label, "numeric");
  return label;
}

static GtkWidget *
create_preview (void)
{
  return rubric_preview_new (RUBRIC_PREVIEW_SMALL);
}

/* Columns would not have room in a narrow window.
 *
 *     Title                                or, without one,  [verdict] [level] Hard   (progress)
 *     [verdict] [level] Hard   (progress)                    X-Wing
 */
static GtkWidget *
create_summary (void)
{
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 3), *signs = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 6);
  GtkWidget *level = create_text_label (), *reason = create_text_label ();

  gtk_widget_set_valign (box, GTK_ALIGN_CENTER);
  gtk_widget_set_hexpand (level, TRUE);
  gtk_widget_add_css_class (reason, "dim-label");
  gtk_box_append (GTK_BOX (box), create_text_label ());
  gtk_box_append (GTK_BOX (signs), rubric_verdict_sign_new ());
  gtk_box_append (GTK_BOX (signs), rubric_level_sign_new ());
  gtk_box_append (GTK_BOX (signs), level);
  gtk_box_append (GTK_BOX (signs), rubric_progress_ring_new ());
  gtk_box_append (GTK_BOX (box), signs);
  gtk_box_append (GTK_BOX (box), reason);
  return box;
}

static void
set_line (GtkWidget *label, const char *text)
{
  gtk_label_set_text (GTK_LABEL (label), text != NULL ? text : "");
  gtk_widget_set_visible (label, text != NULL && *text != '\0');
}

/* Returns: (nullable): the hardest technique, or why there is no level */
static const char *
get_reason (RubricCollectionItem *item)
{
  RubricVerdict verdict = rubric_collection_item_get_verdict (item);
  const char *hardest = rubric_text_hardest (rubric_collection_item_get_grade (item));

  if (hardest != NULL || verdict == RUBRIC_VERDICT_UNKNOWN || verdict == RUBRIC_VERDICT_ONE)
    return hardest;
  return rubric_text_collection_verdict (verdict);
}

static void
update_summary (GtkWidget *cell, const Column *column, RubricCollectionItem *item)
{
  GtkWidget *title = gtk_widget_get_first_child (cell), *signs = gtk_widget_get_next_sibling (title);
  GtkWidget *verdict = gtk_widget_get_first_child (signs), *ring = gtk_widget_get_last_child (signs);
  RubricLevel level = rubric_collection_item_get_grade (item).level;
  const char *name = rubric_collection_item_get_info (item)->field[RUBRIC_INFO_TITLE];
  g_autofree char *line = name != NULL ? rubric_text_one_line (name) : NULL;

  set_line (title, line);
  rubric_verdict_sign_set (verdict, rubric_collection_item_get_verdict (item));
  rubric_level_sign_set (RUBRIC_LEVEL_SIGN (gtk_widget_get_next_sibling (verdict)), level);
  rubric_progress_ring_set_level (RUBRIC_PROGRESS_RING (ring), rubric_collection_item_get_progress (item));
  gtk_label_set_text (GTK_LABEL (gtk_widget_get_prev_sibling (ring)),
                      level != RUBRIC_LEVEL_UNKNOWN ? rubric_text_collection_level (level) : "");
  set_line (gtk_widget_get_last_child (cell), line == NULL ? get_reason (item) : NULL);
}

static GtkWidget *
create_sign_and_word (GtkWidget *sign, int width_chars)
{
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 6);
  GtkWidget *label = create_text_label ();

  gtk_label_set_width_chars (GTK_LABEL (label), width_chars);
  gtk_box_append (GTK_BOX (box), sign);
  gtk_box_append (GTK_BOX (box), label);
  return box;
}

static GtkWidget *
create_verdict (void)
{
  return create_sign_and_word (rubric_verdict_sign_new (), 11);
}

static GtkWidget *
create_level (void)
{
  return create_sign_and_word (rubric_level_sign_new (), 8);
}

/* Returns: (transfer full): the text of the file or of the problem, for which a tile has no room */
static char *
dup_tile_tooltip (RubricCollectionItem *item)
{
  const char *text = rubric_collection_item_get_text (item);
  g_autofree char *puzzle = rubric_text_puzzle (item), *shown = NULL;

  if (text == NULL)
    text = rubric_collection_item_get_problem (item);
  if (text == NULL)
    return g_steal_pointer (&puzzle);
  shown = rubric_text_short (text);
  return g_strdup_printf ("%s\n%s", puzzle, shown);
}

/*     ┌─────────┐
 *     │ preview │
 *     └─────────┘
 *     ✓ 1,234 ▄ ◔     sign of the verdict, number, sign of the level, ring of progress
 */
static GtkWidget *
create_tile (void)
{
  GtkBox *tile = g_object_new (GTK_TYPE_BOX, "orientation", GTK_ORIENTATION_VERTICAL, "spacing", 6, "css-name", "tile",
                               "accessible-role", GTK_ACCESSIBLE_ROLE_PRESENTATION, NULL);
  GtkBox *row = GTK_BOX (gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 6));
  GtkWidget *number = gtk_label_new (NULL);

  gtk_widget_add_css_class (number, "numeric");
  gtk_widget_set_halign (GTK_WIDGET (row), GTK_ALIGN_CENTER);
  gtk_box_append (row, rubric_verdict_sign_new ());
  gtk_box_append (row, number);
  gtk_box_append (row, rubric_level_sign_new ());
  gtk_box_append (row, rubric_progress_ring_new ());
  gtk_box_append (tile, rubric_preview_new (RUBRIC_PREVIEW_LARGE));
  gtk_box_append (tile, GTK_WIDGET (row));
  return GTK_WIDGET (tile);
}

static void
update_tile (GtkWidget *tile, const Column *column, RubricCollectionItem *item)
{
  GtkWidget *preview = gtk_widget_get_first_child (tile), *row = gtk_widget_get_last_child (tile);
  GtkWidget *verdict = gtk_widget_get_first_child (row), *number = gtk_widget_get_next_sibling (verdict);
  g_autofree char *text = rubric_text_number (rubric_collection_item_get_index (item) + 1);

  rubric_preview_set_sheet (RUBRIC_PREVIEW (preview), rubric_collection_item_get_current (item));
  rubric_verdict_sign_set (verdict, rubric_collection_item_get_verdict (item));
  gtk_label_set_text (GTK_LABEL (number), text);
  rubric_level_sign_set (RUBRIC_LEVEL_SIGN (gtk_widget_get_next_sibling (number)),
                         rubric_collection_item_get_grade (item).level);
  rubric_progress_ring_set_level (RUBRIC_PROGRESS_RING (gtk_widget_get_last_child (row)),
                                  rubric_collection_item_get_progress (item));
}

static void
update_text (GtkWidget *widget, const Column *column, RubricCollectionItem *item)
{
  g_autofree char *text = column->dup_text (column, item);

  gtk_label_set_text (GTK_LABEL (widget), text != NULL ? text : "");
}

static void
update_preview (GtkWidget *widget, const Column *column, RubricCollectionItem *item)
{
  rubric_preview_set_sheet (RUBRIC_PREVIEW (widget), rubric_collection_item_get_current (item));
}

static void
update_verdict (GtkWidget *widget, const Column *column, RubricCollectionItem *item)
{
  RubricVerdict verdict = rubric_collection_item_get_verdict (item);
  const char *text = verdict != RUBRIC_VERDICT_UNKNOWN ? rubric_text_collection_verdict (verdict) : "";

  rubric_verdict_sign_set (gtk_widget_get_first_child (widget), verdict);
  gtk_label_set_text (GTK_LABEL (gtk_widget_get_last_child (widget)), text);
}

static void
update_level (GtkWidget *widget, const Column *column, RubricCollectionItem *item)
{
  RubricPackedGrade rating = rubric_collection_item_get_grade (item);

  rubric_level_sign_set (RUBRIC_LEVEL_SIGN (gtk_widget_get_first_child (widget)), rating.level);
  gtk_label_set_text (GTK_LABEL (gtk_widget_get_last_child (widget)),
                      rating.level != RUBRIC_LEVEL_UNKNOWN ? rubric_text_collection_level (rating.level) : "");
}

static void
update_progress (GtkWidget *widget, const Column *column, RubricCollectionItem *item)
{
  rubric_progress_ring_set_level (RUBRIC_PROGRESS_RING (widget), rubric_collection_item_get_progress (item));
}

static char *
dup_number (const Column *column, RubricCollectionItem *item)
{
  return rubric_text_number (rubric_collection_item_get_index (item) + 1);
}

static char *
dup_puzzle (const Column *column, RubricCollectionItem *item)
{
  return rubric_text_puzzle (item);
}

static char *
dup_givens (const Column *column, RubricCollectionItem *item)
{
  if (rubric_collection_item_get_sheet (item) == NULL)
    return NULL;
  return g_strdup_printf ("%u", rubric_collection_item_get_givens (item));
}

static char *
dup_verdict (const Column *column, RubricCollectionItem *item)
{
  return g_strdup (rubric_text_collection_verdict (rubric_collection_item_get_verdict (item)));
}

static char *
dup_level (const Column *column, RubricCollectionItem *item)
{
  return g_strdup (rubric_text_collection_level (rubric_collection_item_get_grade (item).level));
}

/* "One solution · Hard, up to X-Wing · 42% filled in" */
static char *
dup_signs (const Column *column, RubricCollectionItem *item)
{
  RubricPackedGrade rating = rubric_collection_item_get_grade (item);
  const char *verdict = rubric_text_collection_verdict (rubric_collection_item_get_verdict (item));
  g_autofree char *text = rubric_text_rating (rating), *progress = NULL;
  guint8 level = rubric_collection_item_get_progress (item);
  GString *signs = g_string_new (verdict);

  if (rating.level != RUBRIC_LEVEL_UNKNOWN)
    g_string_append_printf (signs, " · %s", text);
  if (level == RUBRIC_PROGRESS_NONE)
    return g_string_free (signs, FALSE);
  progress = rubric_text_progress (level);
  g_string_append_printf (signs, " · %s", progress);
  return g_string_free (signs, FALSE);
}

static char *
dup_hardest (const Column *column, RubricCollectionItem *item)
{
  return g_strdup (rubric_text_hardest (rubric_collection_item_get_grade (item)));
}

static char *
dup_effort (const Column *column, RubricCollectionItem *item)
{
  return rubric_text_effort (rubric_collection_item_get_grade (item));
}

static char *
dup_rate (const Column *column, RubricCollectionItem *item)
{
  RubricPackedEr rate = rubric_collection_item_get_er (item);
  guint tenths = rubric_packed_er_get_tenths (rate);

  if (rate == RUBRIC_ER_UNKNOWN)
    return g_strdup (rubric_text_collection_level (RUBRIC_LEVEL_UNKNOWN));
  return tenths > 0 ? rubric_text_er (tenths, rubric_packed_er_is_estimate (rate)) : NULL;
}

/* An unknown rating is not blank: that means none. */
static void
update_rate (GtkWidget *widget, const Column *column, RubricCollectionItem *item)
{
  if (rubric_collection_item_get_er (item) == RUBRIC_ER_UNKNOWN)
    gtk_label_set_text (GTK_LABEL (widget), "…");
  else
    update_text (widget, column, item);
}

static char *
dup_progress (const Column *column, RubricCollectionItem *item)
{
  return rubric_text_progress (rubric_collection_item_get_progress (item));
}

/* Returns: (transfer full) (nullable): the field in one line */
static char *
dup_field (const Column *column, RubricCollectionItem *item)
{
  RubricInfoField field = RUBRIC_INFO_TITLE;
  const char *text;

  rubric_sort_get_field (column->sort, &field);
  text = rubric_collection_item_get_info (item)->field[field];
  return text != NULL ? rubric_text_one_line (text) : NULL;
}

/* Returns: (transfer full) (nullable): the field, or why the line is no puzzle */
static char *
dup_description (const Column *column, RubricCollectionItem *item)
{
  const char *problem = rubric_collection_item_get_problem (item);

  return problem != NULL ? g_strdup (problem) : dup_field (column, item);
}

static char *
dup_problem (RubricCollectionItem *item)
{
  return g_strdup (rubric_collection_item_get_problem (item));
}

static char *
dup_signs_tooltip (RubricCollectionItem *item)
{
  char *problem = dup_problem (item);

  return problem != NULL ? problem : dup_signs (NULL, item);
}

/* Returns: (transfer full): the level with the technique, or why there is none */
static char *
dup_level_tooltip (RubricCollectionItem *item)
{
  return rubric_text_rating (rubric_collection_item_get_grade (item));
}

static char *
dup_rate_tooltip (RubricCollectionItem *item)
{
  return rubric_text_meaning (RUBRIC_SORT_ER);
}

static gboolean
has_progress (const Column *column, const RubricTotals *totals)
{
  return totals->begun;
}

static gboolean
has_field (const Column *column, const RubricTotals *totals)
{
  RubricInfoField field;

  return rubric_sort_get_field (column->sort, &field) && (totals->fields & 1u << field) != 0;
}

static gboolean
has_description (const Column *column, const RubricTotals *totals)
{
  return has_field (column, totals) || totals->counts[RUBRIC_VERDICT_INVALID] > 0;
}

static const Column columns[] = {
  { N_ ("Number"), RUBRIC_SORT_NUMBER, FALSE, ROOM_ANY, create_number, update_text, dup_number },
  { N_ ("Preview"), RUBRIC_N_SORTS, FALSE, ROOM_ANY, create_preview, update_preview },
  { N_ ("Givens"), RUBRIC_SORT_GIVENS, FALSE, ROOM_WIDE, create_number, update_text, dup_givens },
  { N_ ("Solutions"), RUBRIC_SORT_VERDICT, FALSE, ROOM_WIDE, create_verdict, update_verdict, dup_verdict,
    dup_problem },
  { N_ ("Solutions"), RUBRIC_SORT_VERDICT, FALSE, ROOM_NARROW, create_summary, update_summary, dup_signs,
    dup_signs_tooltip },
  { N_ ("Level"), RUBRIC_SORT_GRADE, FALSE, ROOM_WIDE, create_level, update_level, dup_level,
    dup_level_tooltip },
  { N_ ("Effort"), RUBRIC_SORT_EFFORT, FALSE, ROOM_WIDE, create_number, update_text, dup_effort,
    .rates = TRUE },
  /* Translators: the title of a column: the rating on the scale of the program Sudoku Explainer, a number: 6.6 */
  { N_ ("ER"), RUBRIC_SORT_ER, FALSE, ROOM_ANY, create_number, update_rate, dup_rate,
    dup_rate_tooltip, .rates = TRUE },
  { N_ ("Hardest Technique"), RUBRIC_SORT_HARDEST, TRUE, ROOM_WIDE, create_long_text, update_text,
    dup_hardest },
  { N_ ("Progress"), RUBRIC_SORT_PROGRESS, FALSE, ROOM_WIDE, rubric_progress_ring_new, update_progress, dup_progress,
    NULL, has_progress },
  { N_ ("Title"), RUBRIC_SORT_TITLE, TRUE, ROOM_WIDE, create_long_text, update_text, dup_field, NULL,
    has_field },
  { N_ ("Author"), RUBRIC_SORT_AUTHOR, TRUE, ROOM_WIDE, create_long_text, update_text, dup_field, NULL,
    has_field },
  { N_ ("Difficulty"), RUBRIC_SORT_LEVEL, FALSE, ROOM_WIDE, create_long_text, update_text, dup_field, NULL,
    has_field },
  { N_ ("Source"), RUBRIC_SORT_SOURCE, TRUE, ROOM_WIDE, create_long_text, update_text, dup_field, NULL,
    has_field },
  { N_ ("Description"), RUBRIC_SORT_DESCRIPTION, TRUE, ROOM_WIDE, create_long_text, update_text,
    dup_description, NULL, has_description },
};

/* The grid is a list with one column, whose cells are tiles. */
static const Column tiles
    = { N_ ("Puzzles"), RUBRIC_N_SORTS, FALSE, ROOM_ANY, create_tile, update_tile, dup_puzzle, dup_tile_tooltip };

/* The name of GTK's cell around @child is its text, or its title; that of the row is the puzzle. */
static void
update_puzzle_cell (const Column *column, GtkWidget *child, RubricCollectionItem *item)
{
  GtkWidget *cell = gtk_widget_get_parent (child);
  g_autofree char *text = column->dup_text != NULL ? column->dup_text (column, item) : NULL;
  g_autofree char *puzzle = NULL;

  column->update (child, column, item);
  rubric_widget_set_name (cell, text != NULL ? text : _ (column->title));
  if (column->sort != RUBRIC_SORT_NUMBER)
    return;
  puzzle = rubric_text_puzzle (item);
  rubric_widget_set_name (gtk_widget_get_parent (cell), puzzle);
}

static void
item_changed_cb (RubricCollectionItem *item, GtkListItem *row)
{
  update_puzzle_cell (g_object_get_data (G_OBJECT (row), "column"), gtk_list_item_get_child (row), item);
}

/* The tooltip is made only for a pointer that rests on the cell: rows come and go all the time. */
static gboolean
query_cell_cb (GtkWidget *child, int x, int y, gboolean keyboard, GtkTooltip *tooltip, const Column *column)
{
  RubricCollectionItem *item = gtk_list_item_get_item (g_object_get_data (G_OBJECT (child), RUBRIC_LIST_ITEM_KEY));
  g_autofree char *text = item != NULL ? column->dup_tooltip (item) : NULL;

  gtk_tooltip_set_text (tooltip, text);
  return text != NULL;
}

static void
setup_cell_cb (GtkSignalListItemFactory *factory, GtkListItem *row, const Column *column)
{
  GtkWidget *child = column->create ();

  g_object_set_data (G_OBJECT (row), "column", (gpointer)column);
  g_object_set_data (G_OBJECT (child), RUBRIC_LIST_ITEM_KEY, row);
  gtk_list_item_set_child (row, child);
  if (column->dup_tooltip == NULL)
    return;
  gtk_widget_set_has_tooltip (child, TRUE);
  g_signal_connect (child, "query-tooltip", G_CALLBACK (query_cell_cb), (gpointer)column);
}

static void
bind_cell_cb (GtkSignalListItemFactory *factory, GtkListItem *row, const Column *column)
{
  RubricCollectionItem *item = gtk_list_item_get_item (row);

  g_signal_connect (item, "changed", G_CALLBACK (item_changed_cb), row);
  update_puzzle_cell (column, gtk_list_item_get_child (row), item);
}

static void
unbind_cell_cb (GtkSignalListItemFactory *factory, GtkListItem *row, const Column *column)
{
  g_signal_handlers_disconnect_by_func (gtk_list_item_get_item (row), item_changed_cb, row);
}

static int
probe_cb (gconstpointer a, gconstpointer b, gpointer sort)
{
  g_object_set_data ((gpointer)a, probe_key, sort);
  g_object_set_data ((gpointer)b, probe_key, sort);
  return GTK_ORDERING_SMALLER;
}

static GtkListItemFactory *
create_factory (const Column *column)
{
  GtkListItemFactory *factory = gtk_signal_list_item_factory_new ();

  g_signal_connect (factory, "setup", G_CALLBACK (setup_cell_cb), (gpointer)column);
  g_signal_connect (factory, "bind", G_CALLBACK (bind_cell_cb), (gpointer)column);
  g_signal_connect (factory, "unbind", G_CALLBACK (unbind_cell_cb), (gpointer)column);
  return factory;
}

GtkListItemFactory *
rubric_collection_tiles_factory (void)
{
  return create_factory (&tiles);
}

static GtkColumnViewColumn *
create_column (const Column *data)
{
  GtkColumnViewColumn *column = gtk_column_view_column_new (_ (data->title), create_factory (data));

  gtk_column_view_column_set_expand (column, data->expand);
  if (data->sort != RUBRIC_N_SORTS)
    {
      g_autoptr (GtkSorter) sorter
          = GTK_SORTER (gtk_custom_sorter_new (probe_cb, GUINT_TO_POINTER (1 + data->sort), NULL));

      gtk_column_view_column_set_sorter (column, sorter);
    }
  return column;
}

/* The first child of a view in GTK 4.8 has a title for each column, shown or not, in their order. */
static void
explain_titles (GtkColumnView *view)
{
  GtkWidget *title = gtk_widget_get_first_child (gtk_widget_get_first_child (GTK_WIDGET (view)));

  for (guint i = 0; i < G_N_ELEMENTS (columns) && title != NULL; i++, title = gtk_widget_get_next_sibling (title))
    {
      g_autofree char *meaning = columns[i].sort != RUBRIC_N_SORTS ? rubric_text_meaning (columns[i].sort) : NULL;

      gtk_widget_set_tooltip_text (title, meaning);
      rubric_tooltip_wrap (title);
    }
}

void
rubric_collection_columns_add (GtkColumnView *view)
{
  for (guint i = 0; i < G_N_ELEMENTS (columns); i++)
    {
      g_autoptr (GtkColumnViewColumn) column = create_column (&columns[i]);

      gtk_column_view_append_column (view, column);
    }
  explain_titles (view);
}

static GtkColumnViewColumn *
get_column (GtkColumnView *view, guint i)
{
  g_autoptr (GtkColumnViewColumn) column = g_list_model_get_item (gtk_column_view_get_columns (view), i);

  return column; /* the view holds it */
}

static gboolean
is_column_wanted (const Column *column, const RubricTotals *totals, gboolean rates)
{
  return (rates || !column->rates) && (column->is_filled == NULL || column->is_filled (column, totals));
}

void
rubric_collection_columns_show (GtkColumnView *view, const RubricTotals *totals, gboolean narrow, gboolean rates)
{
  Room other = narrow ? ROOM_WIDE : ROOM_NARROW;
  guint last = 0; /* takes the rest of the width, so that rows reach the edge, unless there is the summary */

  rubric_widget_set_class (view, "narrow", narrow);
  for (guint i = 0; i < G_N_ELEMENTS (columns); i++)
    {
      gboolean visible = is_column_wanted (&columns[i], totals, rates) && columns[i].room != other;

      gtk_column_view_column_set_visible (get_column (view, i), visible);
      if (visible)
        last = i;
    }
  for (guint i = 0; i < G_N_ELEMENTS (columns); i++)
    gtk_column_view_column_set_expand (get_column (view, i),
                                       narrow ? columns[i].room == ROOM_NARROW : columns[i].expand || i == last);
}

RubricSort
rubric_collection_columns_get_sort (GtkColumnView *view, gboolean *descending)
{
  g_autoptr (GObject) one = g_object_new (G_TYPE_OBJECT, NULL);
  g_autoptr (GObject) other = g_object_new (G_TYPE_OBJECT, NULL);
  GtkOrdering order = gtk_sorter_compare (gtk_column_view_get_sorter (view), one, other);
  guint probed = GPOINTER_TO_UINT (g_object_get_data (one, probe_key));

  *descending = order == GTK_ORDERING_LARGER;
  return probed > 0 ? probed - 1 : RUBRIC_SORT_NUMBER;
}

void
rubric_collection_columns_set_sort (GtkColumnView *view, RubricSort sort, gboolean descending)
{
  GtkSortType type = descending ? GTK_SORT_DESCENDING : GTK_SORT_ASCENDING;

  for (guint i = 0; i < G_N_ELEMENTS (columns); i++)
    if (columns[i].sort == sort && columns[i].room != ROOM_NARROW)
      gtk_column_view_sort_by_column (view, get_column (view, i), type);
}

const char *
rubric_collection_columns_list_sorts (guint i, const RubricTotals *totals, gboolean rates, RubricSort *sort)
{
  for (guint k = 0; k < G_N_ELEMENTS (columns); k++)
    if (columns[k].sort != RUBRIC_N_SORTS && columns[k].room != ROOM_NARROW
        && is_column_wanted (&columns[k], totals, rates) && i-- == 0)
      {
        *sort = columns[k].sort;
        return _ (columns[k].title);
      }
  return NULL;
}
