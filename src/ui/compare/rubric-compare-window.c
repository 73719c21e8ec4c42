/* rubric-compare-window.c - every strategy on the same puzzles, side by side, and as a chart to be saved
 *
 *     Bit sets                              0.31 ms
 *     ██████████████████████▌
 *     4,208 placed · 4,157 taken back · 0 rejected · 310 µs · 8.9 kB
 *     The same tree as Brute force
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "rubric-compare-window.h"

#include "rubric-figure.h"
#include "rubric-figure-choosing.h"
#include "rubric-text-collection.h"
#include "rubric-text-search.h"
#include "rubric-text.h"
#include "rubric-toast.h"
#include "rubric-widgets.h"

#include <glib/gi18n.h>

enum
{
  CHART_WIDTH = 900, /* pixels */
  MIN_NS = 1000,     /* a microsecond: no time below it is told */
};

/* A row of the list, for one strategy. */
typedef struct
{
  GtkWidget *row;
  GtkLabel *value;  /* at the end of the line of its name */
  GtkLabel *detail; /* below the bar */
  GtkLabel *alike;
  GtkProgressBar *bar;
} CompareRow;

struct _RubricCompareWindow
{
  AdwWindow parent_instance;

  RubricComparison *comparison;
  GBytes *grids;
  char *subject; /* "1 puzzle" */
  GSimpleActionGroup *actions;
  RubricFigureChoosing *saving;
  CompareRow *rows; /* as many as the comparison has */

  AdwToastOverlay *toasts;
  AdwWindowTitle *title;
  GtkStack *buttons;
  GtkListBox *list;
  GtkWidget *aside, *cancel_button, *again_button;
};

static guint copied_signal;

G_DEFINE_FINAL_TYPE (RubricCompareWindow, rubric_compare_window, ADW_TYPE_WINDOW)

static GVariant *
get_state (RubricCompareWindow *self, const char *action)
{
  return g_action_group_get_action_state (G_ACTION_GROUP (self->actions), action);
}

static RubricComparisonBy
get_measure (RubricCompareWindow *self)
{
  g_autoptr (GVariant) state = get_state (self, "by");

  return g_str_equal (g_variant_get_string (state, NULL), "time") ? RUBRIC_COMPARISON_TIME
                                                                  : RUBRIC_COMPARISON_PLACEMENTS;
}

/* The chart */

/* Owns all its texts but the names of strategies and the note. */
typedef struct
{
  RubricBarChart chart;
  char *title;
  RubricBar *bars;
} CompareChart;

static void
compare_chart_free (gpointer data)
{
  CompareChart *self = data;

  for (guint i = 0; i < self->chart.n; i++)
    g_free ((char *)self->bars[i].words);
  g_free (self->bars);
  g_free (self->title);
  g_free (self);
}

G_DEFINE_AUTOPTR_CLEANUP_FUNC (CompareChart, compare_chart_free)

static char *
dup_chart_time (guint64 ns)
{
  return ns >= MIN_NS ? rubric_text_duration (ns) : g_strdup ("");
}

static CompareChart *
compare_chart_new (RubricCompareWindow *self)
{
  RubricComparisonBy by = get_measure (self);
  gboolean timed = by == RUBRIC_COMPARISON_TIME;
  CompareChart *chart = g_new (CompareChart, 1);
  guint n = rubric_comparison_get_n_rows (self->comparison);

  /* Translators: the title of a chart; %s is "1 puzzle" or "20 puzzles" */
  chart->title = g_strdup_printf (timed ? _ ("Time for %s") : _ ("Placements for %s"), self->subject);
  chart->bars = g_new (RubricBar, n);
  for (guint i = 0; i < n; i++)
    {
      RubricComparisonRow *row = rubric_comparison_get_row (self->comparison, i);

      chart->bars[i] = (RubricBar){ _ (rubric_comparison_row_get_strategy (row)->name),
                                    rubric_text_comparison_value (row, by),
                                    (double)rubric_comparison_measure (rubric_comparison_row_get_run (row), by) };
    }
  chart->chart
      = (RubricBarChart){ chart->title, _ ("Logarithmic: each line is ten times the one before."), chart->bars, n,
                          timed ? dup_chart_time : rubric_text_number };
  return chart;
}

static GBytes *
draw_compare_chart (gconstpointer data, RubricFigureKind kind)
{
  return rubric_bar_chart_make (&((const CompareChart *)data)->chart, kind, CHART_WIDTH);
}

/* The list */

static GtkLabel *
create_row_label (const char *const *classes, gboolean wrap)
{
  return g_object_new (GTK_TYPE_LABEL, "xalign", 0.0, "css-classes", classes, "wrap", wrap, NULL);
}

static CompareRow
append_compare_row (GtkListBox *list, const SudStrategy *strategy)
{
  const char *const paragraph[] = { "caption", "dim-label", NULL };
  GtkWidget *head = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 12);
  GtkWidget *box = g_object_new (GTK_TYPE_BOX, "orientation", GTK_ORIENTATION_VERTICAL, "spacing", 3, "margin-top", 9,
                                 "margin-bottom", 9, "margin-start", 12, "margin-end", 12, NULL);
  GtkWidget *name = g_object_new (GTK_TYPE_LABEL, "label", _ (strategy->name), "xalign", 0.0, "hexpand", TRUE,
                                  "wrap", TRUE, NULL);
  CompareRow row = {
    .row = g_object_new (GTK_TYPE_LIST_BOX_ROW, "child", box, "activatable", FALSE, NULL),
    .value = create_row_label ((const char *const[]){ "numeric", NULL }, FALSE),
    .bar = GTK_PROGRESS_BAR (gtk_progress_bar_new ()),
    .detail = create_row_label (paragraph, TRUE),
    .alike = create_row_label (paragraph, TRUE),
  };

  gtk_widget_add_css_class (name, "heading");
  gtk_widget_add_css_class (GTK_WIDGET (row.bar), "amount");
  gtk_box_append (GTK_BOX (head), name);
  gtk_box_append (GTK_BOX (head), GTK_WIDGET (row.value));
  gtk_box_append (GTK_BOX (box), head);
  gtk_box_append (GTK_BOX (box), GTK_WIDGET (row.bar));
  gtk_box_append (GTK_BOX (box), GTK_WIDGET (row.detail));
  gtk_box_append (GTK_BOX (box), GTK_WIDGET (row.alike));
  gtk_list_box_append (list, row.row);
  return row;
}

/* @text: (nullable): the label is hidden if there is none */
static void
set_optional_label (GtkLabel *label, const char *text)
{
  gtk_label_set_text (label, text != NULL ? text : "");
  gtk_widget_set_visible (GTK_WIDGET (label), text != NULL && *text != '\0');
}

static void
show_compare_row (RubricCompareWindow *self, guint index, const CompareChart *chart)
{
  const CompareRow *row = &self->rows[index];
  const RubricBar *bar = &chart->bars[index];
  g_autofree char *detail = rubric_text_comparison_detail (rubric_comparison_get_row (self->comparison, index),
                                                           get_measure (self));
  g_autofree char *alike = rubric_text_comparison_alike (self->comparison, index);
  g_autofree char *label = g_strjoin (". ", bar->name, bar->words, *detail != '\0' ? detail : alike,
                                      *detail != '\0' ? alike : NULL, NULL);

  gtk_label_set_text (row->value, bar->words);
  set_optional_label (row->detail, detail);
  set_optional_label (row->alike, alike);
  gtk_progress_bar_set_fraction (row->bar, rubric_bar_chart_get_fraction (&chart->chart, index));
  rubric_widget_set_name (row->row, label);
}

/* Shows all rows: each may change the scale of the others. */
static void
show_compare_rows (RubricCompareWindow *self)
{
  g_autoptr (CompareChart) chart = compare_chart_new (self);

  for (guint i = 0; i < chart->chart.n; i++)
    show_compare_row (self, i, chart);
}

static void
enable_compare_action (RubricCompareWindow *self, const char *name, gboolean enabled)
{
  GAction *action = g_action_map_lookup_action (G_ACTION_MAP (self->actions), name);

  g_simple_action_set_enabled (G_SIMPLE_ACTION (action), enabled);
}

static void
show_busy (RubricCompareWindow *self)
{
  gboolean busy = rubric_comparison_get_busy (self->comparison);

  enable_compare_action (self, "stop", busy);
  enable_compare_action (self, "copy", !busy);
  enable_compare_action (self, "save", !busy);
  gtk_stack_set_visible_child (self->buttons, busy ? self->cancel_button : self->again_button);
}

static void
start_comparison (RubricCompareWindow *self)
{
  g_autoptr (GVariant) seconds = get_state (self, "seconds");
  gsize size;
  const SudGrid *grids = g_bytes_get_data (self->grids, &size);

  rubric_comparison_start (self->comparison, grids, size / sizeof *grids, g_variant_get_int32 (seconds));
}

static void
again_action (GSimpleAction *action, GVariant *parameter, gpointer user_data)
{
  RubricCompareWindow *self = user_data;

  if (!rubric_comparison_get_busy (self->comparison))
    start_comparison (self);
}

/* Escape ends the comparison, or, if none goes on, closes the window as that of a dialog. */
static void
cancel_comparison_action (GSimpleAction *action, GVariant *parameter, gpointer user_data)
{
  RubricCompareWindow *self = user_data;

  if (rubric_comparison_get_busy (self->comparison))
    rubric_comparison_cancel (self->comparison);
  else
    gtk_window_close (GTK_WINDOW (self));
}

/* For Escape, before anything else that listens to it; disabled if nothing goes on. */
static void
stop_action (GSimpleAction *action, GVariant *parameter, gpointer user_data)
{
  rubric_comparison_cancel (((RubricCompareWindow *)user_data)->comparison);
}

static void
copy_action (GSimpleAction *action, GVariant *parameter, gpointer user_data)
{
  RubricCompareWindow *self = user_data;
  g_autofree char *table = rubric_text_comparison (self->comparison, ',');

  gdk_clipboard_set_text (gtk_widget_get_clipboard (GTK_WIDGET (self)), table);
  rubric_toast_show (self->toasts, _ ("Table copied"));
}

static void
save_action (GSimpleAction *action, GVariant *parameter, gpointer user_data)
{
  RubricCompareWindow *self = user_data;
  RubricFigure figure = { draw_compare_chart, compare_chart_new (self), compare_chart_free };

  /* Translators: the name of a new file */
  rubric_figure_choosing_ask (self->saving, &figure, _ ("strategies.png"));
}

static void
by_action (GSimpleAction *action, GVariant *state, gpointer user_data)
{
  g_simple_action_set_state (action, state);
  show_compare_rows (user_data);
}

/* Another time for each strategy: the comparison begins anew. */
static void
seconds_action (GSimpleAction *action, GVariant *state, gpointer user_data)
{
  g_autoptr (GVariant) before = g_action_get_state (G_ACTION (action));

  if (g_variant_equal (before, state))
    return;
  g_simple_action_set_state (action, state);
  start_comparison (user_data);
}

static const GActionEntry entries[] = {
  { "again", again_action },
  { "cancel", cancel_comparison_action },
  { "stop", stop_action },
  { "copy", copy_action },
  { "save", save_action },
  { "by", NULL, "s", "'time'", by_action },
  { "seconds", NULL, "i", "10", seconds_action },
};

static void
copied_cb (RubricCompareWindow *self, const char *text)
{
  rubric_toast_show (self->toasts, text);
}

static gboolean
rubric_compare_window_close_request (GtkWindow *window)
{
  RubricCompareWindow *self = RUBRIC_COMPARE_WINDOW (window);

  rubric_comparison_cancel (self->comparison);
  if (rubric_figure_choosing_leave (self->saving))
    return GDK_EVENT_STOP;
  return GTK_WINDOW_CLASS (rubric_compare_window_parent_class)->close_request (window);
}

/* However the window is closed. GTK 4.8 would look at the parent again when this is freed, which after a key that quits
 * is later than the parent is. */
static void
rubric_compare_window_unrealize (GtkWidget *widget)
{
  RubricCompareWindow *self = RUBRIC_COMPARE_WINDOW (widget);

  if (self->saving != NULL)
    rubric_figure_choosing_dismiss (self->saving);
  GTK_WIDGET_CLASS (rubric_compare_window_parent_class)->unrealize (widget);
  gtk_window_set_transient_for (GTK_WINDOW (widget), NULL);
}

static void
rubric_compare_window_dispose (GObject *object)
{
  RubricCompareWindow *self = RUBRIC_COMPARE_WINDOW (object);

  g_clear_pointer (&self->saving, rubric_figure_choosing_free);
  g_clear_object (&self->comparison);
  g_clear_object (&self->actions);
  g_clear_pointer (&self->grids, g_bytes_unref);
  g_clear_pointer (&self->subject, g_free);
  g_clear_pointer (&self->rows, g_free);
  G_OBJECT_CLASS (rubric_compare_window_parent_class)->dispose (object);
}

static void
bind_compare_keys (GtkWidgetClass *widget_class)
{
  gtk_widget_class_add_binding_action (widget_class, GDK_KEY_Escape, 0, "compare.cancel", NULL);
  gtk_widget_class_add_binding_action (widget_class, GDK_KEY_F5, 0, "compare.again", NULL);
  gtk_widget_class_add_binding_action (widget_class, GDK_KEY_c, GDK_CONTROL_MASK, "compare.copy", NULL);
  gtk_widget_class_add_binding_action (widget_class, GDK_KEY_s, GDK_CONTROL_MASK, "compare.save", NULL);
}

static void
rubric_compare_window_class_init (RubricCompareWindowClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = rubric_compare_window_dispose;
  widget_class->unrealize = rubric_compare_window_unrealize;
  GTK_WINDOW_CLASS (klass)->close_request = rubric_compare_window_close_request;
  copied_signal = g_signal_new ("copied", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                                G_TYPE_NONE, 1, G_TYPE_STRING);
  g_type_ensure (RUBRIC_TYPE_LIST_STOP);
  g_type_ensure (RUBRIC_TYPE_SEGMENTED);
  gtk_widget_class_set_template_from_resource (widget_class,
                                               "/io/github/rubric_sudoku/Rubric/rubric-compare-window.ui");
  gtk_widget_class_bind_template_child (widget_class, RubricCompareWindow, toasts);
  gtk_widget_class_bind_template_child (widget_class, RubricCompareWindow, title);
  gtk_widget_class_bind_template_child (widget_class, RubricCompareWindow, buttons);
  gtk_widget_class_bind_template_child (widget_class, RubricCompareWindow, list);
  gtk_widget_class_bind_template_child (widget_class, RubricCompareWindow, aside);
  gtk_widget_class_bind_template_child (widget_class, RubricCompareWindow, cancel_button);
  gtk_widget_class_bind_template_child (widget_class, RubricCompareWindow, again_button);
  bind_compare_keys (widget_class);
}

static void
rubric_compare_window_init (RubricCompareWindow *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  self->comparison = rubric_comparison_new ();
  self->saving = rubric_figure_choosing_new (GTK_WIDGET (self));
  self->actions = g_simple_action_group_new ();
  g_action_map_add_action_entries (G_ACTION_MAP (self->actions), entries, G_N_ELEMENTS (entries), self);
  gtk_widget_insert_action_group (GTK_WIDGET (self), "compare", G_ACTION_GROUP (self->actions));
  self->rows = g_new (CompareRow, rubric_comparison_get_n_rows (self->comparison));
  for (guint i = 0; i < rubric_comparison_get_n_rows (self->comparison); i++)
    {
      RubricComparisonRow *row = rubric_comparison_get_row (self->comparison, i);

      self->rows[i] = append_compare_row (self->list, rubric_comparison_row_get_strategy (row));
      g_signal_connect_object (row, "changed", G_CALLBACK (show_compare_rows), self, G_CONNECT_SWAPPED);
    }
  g_signal_connect_object (self->comparison, "notify::busy", G_CALLBACK (show_busy), self, G_CONNECT_SWAPPED);
  g_signal_connect (self, "copied", G_CALLBACK (copied_cb), NULL);
}

/* Returns: (transfer full): "12 puzzles", "2 selected puzzles", or "The first 20,000 puzzles" */
static char *
dup_subject (gsize n, RubricCompareScope scope)
{
  g_autofree char *number = rubric_text_number (n);

  if ((scope & RUBRIC_COMPARE_CHOSEN) != 0 && (scope & RUBRIC_COMPARE_FIRST) == 0)
    /* Translators: %s is how many, as a number: of a list, those that the person has selected */
    return g_strdup_printf (ngettext ("%s selected puzzle", "%s selected puzzles", n), number);
  if ((scope & RUBRIC_COMPARE_FIRST) != 0)
    /* Translators: %s is how many, as a number */
    return g_strdup_printf (_ ("The first %s puzzles"), number);
  /* Translators: %s is how many, as a number */
  return g_strdup_printf (ngettext ("%s puzzle", "%s puzzles", n), number);
}

void
rubric_compare_window_show (GtkWindow *parent, const SudGrid *grids, gsize n, RubricCompareScope scope)
{
  RubricCompareWindow *self = g_object_new (RUBRIC_TYPE_COMPARE_WINDOW, "transient-for", parent,
                                            "destroy-with-parent", TRUE, NULL);

  self->subject = dup_subject (n, scope);
  self->grids = g_bytes_new (grids, n * sizeof *grids);
  adw_window_title_set_subtitle (self->title, self->subject);
  gtk_widget_set_visible (self->aside, (scope & RUBRIC_COMPARE_GIVENS) != 0);
  start_comparison (self);
  gtk_window_present (GTK_WINDOW (self));
}
