/* rubric-collection-columns.c - THE TABLE of what a list of puzzles shows of each
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
#include "rubric-collection-columns.h"

#include "rubric-collection-item.h"
#include "rubric-collection-preview.h"
#include "rubric-collection-text.h"

#include <glib/gi18n.h>

typedef struct
{
  const char *title;
  RubricSort sort; /* RUBRIC_N_SORTS: none */
  gboolean expand;
  gboolean narrow; /* shown where there is little room */
  int width;       /* characters, at least */
  GtkWidget *(*create) (void);
  void (*update) (GtkWidget *widget, RubricCollectionItem *item);
} Column;

/* On the objects that are compared: 1 + the sort of the column that was asked first. */
static const char probe_key[] = "sort";

static GtkWidget *
create_label (void)
{
  return g_object_new (GTK_TYPE_LABEL, "xalign", 0.0f, "ellipsize", PANGO_ELLIPSIZE_END, NULL);
}

/* The whole of a text that is cut off. */
static gboolean
query_tooltip_cb (GtkLabel *label, int x, int y, gboolean keyboard, GtkTooltip *tooltip)
{
  gtk_tooltip_set_text (tooltip, gtk_label_get_text (label));
  return pango_layout_is_ellipsized (gtk_label_get_layout (label));
}

static GtkWidget *
create_text_label (void)
{
  GtkWidget *label = create_label ();

  gtk_widget_set_has_tooltip (label, TRUE);
  g_signal_connect (label, "query-tooltip", G_CALLBACK (query_tooltip_cb), NULL);
  return label;
}

static GtkWidget *
create_number_label (void)
{
  GtkWidget *label = g_object_new (GTK_TYPE_LABEL, "xalign", 1.0f, NULL);

  gtk_widget_add_css_class (label, "numeric");
  return label;
}

static void
update_number (GtkWidget *widget, RubricCollectionItem *item)
{
  g_autofree char *text = rubric_text_number (rubric_collection_item_get_index (item) + 1);

  gtk_label_set_text (GTK_LABEL (widget), text);
}

static void
update_preview (GtkWidget *widget, RubricCollectionItem *item)
{
  rubric_collection_preview_set_sheet (RUBRIC_COLLECTION_PREVIEW (widget), rubric_collection_item_get_current (item));
}

static void
update_givens (GtkWidget *widget, RubricCollectionItem *item)
{
  g_autofree char *text = g_strdup_printf ("%u", rubric_collection_item_get_givens (item));

  gtk_label_set_text (GTK_LABEL (widget), rubric_collection_item_get_sheet (item) != NULL ? text : "");
}

/* What is wrong with a line that is no puzzle is its tooltip. */
static void
update_verdict (GtkWidget *widget, RubricCollectionItem *item)
{
  RubricVerdict verdict = rubric_collection_item_get_verdict (item);
  gboolean usual = verdict == RUBRIC_VERDICT_ONE || verdict == RUBRIC_VERDICT_UNKNOWN;

  gtk_label_set_text (GTK_LABEL (widget), rubric_text_collection_verdict (verdict));
  gtk_widget_set_tooltip_text (widget, rubric_collection_item_get_problem (item));
  gtk_widget_set_css_classes (widget, (const char *[]){ usual ? "dim-label" : "verdict", NULL });
}

static void
update_progress (GtkWidget *widget, RubricCollectionItem *item)
{
  g_autofree char *text = rubric_text_progress (rubric_collection_item_get_progress (item));

  gtk_label_set_text (GTK_LABEL (widget), text);
}

static void
update_text (GtkWidget *widget, RubricCollectionItem *item)
{
  const char *text = rubric_collection_item_get_text (item);
  const char *problem = rubric_collection_item_get_problem (item);

  gtk_label_set_text (GTK_LABEL (widget), text != NULL ? text : problem != NULL ? problem : "");
}

static const Column columns[] = {
  { N_("Number"), RUBRIC_SORT_NUMBER, FALSE, TRUE, 4, create_number_label, update_number },
  { N_("Preview"), RUBRIC_N_SORTS, FALSE, TRUE, 0, rubric_collection_preview_new, update_preview },
  { N_("Givens"), RUBRIC_SORT_GIVENS, FALSE, FALSE, 0, create_number_label, update_givens },
  { N_("Verdict"), RUBRIC_SORT_VERDICT, FALSE, TRUE, 11, create_label, update_verdict },
  { N_("Progress"), RUBRIC_SORT_PROGRESS, FALSE, TRUE, 6, create_label, update_progress },
  { N_("Description"), RUBRIC_SORT_TEXT, TRUE, FALSE, 0, create_text_label, update_text },
};

static void
set_name (GtkWidget *widget, const char *name)
{
  gtk_accessible_update_property (GTK_ACCESSIBLE (widget), GTK_ACCESSIBLE_PROPERTY_LABEL, name, -1);
}

/* GTK's cell around @child is called what it shows, or what it would show; the row is called by its number. */
static void
update_cell (const Column *column, GtkWidget *child, RubricCollectionItem *item)
{
  GtkWidget *cell = gtk_widget_get_parent (child);
  const char *text;

  column->update (child, item);
  text = GTK_IS_LABEL (child) ? gtk_label_get_text (GTK_LABEL (child)) : "";
  set_name (cell, *text != '\0' ? text : _ (column->title));
  if (column->sort == RUBRIC_SORT_NUMBER)
    set_name (gtk_widget_get_parent (cell), text);
}

static void
item_changed_cb (RubricCollectionItem *item, GtkListItem *row)
{
  update_cell (g_object_get_data (G_OBJECT (row), "column"), gtk_list_item_get_child (row), item);
}

static void
setup_cb (GtkSignalListItemFactory *factory, GtkListItem *row, const Column *column)
{
  GtkWidget *child = column->create ();

  if (GTK_IS_LABEL (child) && column->width > 0)
    gtk_label_set_width_chars (GTK_LABEL (child), column->width);
  g_object_set_data (G_OBJECT (row), "column", (gpointer)column);
  gtk_list_item_set_child (row, child);
}

static void
bind_cb (GtkSignalListItemFactory *factory, GtkListItem *row, const Column *column)
{
  RubricCollectionItem *item = gtk_list_item_get_item (row);

  g_signal_connect (item, "changed", G_CALLBACK (item_changed_cb), row);
  update_cell (column, gtk_list_item_get_child (row), item);
}

static void
unbind_cb (GtkSignalListItemFactory *factory, GtkListItem *row, const Column *column)
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

static GtkColumnViewColumn *
create_column (const Column *data)
{
  GtkListItemFactory *factory = gtk_signal_list_item_factory_new ();
  GtkColumnViewColumn *column = gtk_column_view_column_new (_ (data->title), factory);

  g_signal_connect (factory, "setup", G_CALLBACK (setup_cb), (gpointer)data);
  g_signal_connect (factory, "bind", G_CALLBACK (bind_cb), (gpointer)data);
  g_signal_connect (factory, "unbind", G_CALLBACK (unbind_cb), (gpointer)data);
  gtk_column_view_column_set_expand (column, data->expand);
  if (data->sort != RUBRIC_N_SORTS)
    {
      g_autoptr (GtkSorter) sorter
          = GTK_SORTER (gtk_custom_sorter_new (probe_cb, GUINT_TO_POINTER (1 + data->sort), NULL));

      gtk_column_view_column_set_sorter (column, sorter);
    }
  return column;
}

void
rubric_collection_columns_add (GtkColumnView *view)
{
  for (guint i = 0; i < G_N_ELEMENTS (columns); i++)
    {
      g_autoptr (GtkColumnViewColumn) column = create_column (&columns[i]);

      gtk_column_view_append_column (view, column);
    }
}

static GtkColumnViewColumn *
get_column (GtkColumnView *view, guint i)
{
  g_autoptr (GtkColumnViewColumn) column = g_list_model_get_item (gtk_column_view_get_columns (view), i);

  return column; /* the view holds it */
}

void
rubric_collection_columns_set_narrow (GtkColumnView *view, gboolean narrow)
{
  if (narrow)
    gtk_widget_add_css_class (GTK_WIDGET (view), "narrow");
  else
    gtk_widget_remove_css_class (GTK_WIDGET (view), "narrow");
  for (guint i = 0; i < G_N_ELEMENTS (columns); i++)
    gtk_column_view_column_set_visible (get_column (view, i), !narrow || columns[i].narrow);
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
    if (columns[i].sort == sort)
      gtk_column_view_sort_by_column (view, get_column (view, i), type);
}

const char *
rubric_collection_columns_list_sorts (guint i, RubricSort *sort)
{
  for (guint k = 0; k < G_N_ELEMENTS (columns); k++)
    if (columns[k].sort != RUBRIC_N_SORTS && i-- == 0)
      {
        *sort = columns[k].sort;
        return _ (columns[k].title);
      }
  return NULL;
}
