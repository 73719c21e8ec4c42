/* rubric-compare-window.c - every strategy on the same puzzles, side by side
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "rubric-compare-window.h"

#include "rubric-compare-chart.h"
#include "rubric-compare-row.h"
#include "rubric-figure-choosing.h"
#include "rubric-text-collection.h"
#include "rubric-text-search.h"
#include "rubric-text.h"
#include "rubric-toast.h"
#include "rubric-widgets.h"

#include <glib/gi18n.h>

struct _RubricCompareWindow
{
  AdwWindow parent_instance;

  RubricComparison *comparison;
  GBytes *grids;
  char *subject; /* "1 puzzle" */
  GSimpleActionGroup *actions;
  RubricFigureChoosing *saving;

  AdwToastOverlay *toasts;
  AdwWindowTitle *title;
  GtkStack *buttons;
  GtkListBox *list;
  GtkWidget *aside;
};

enum
{
  SIGNAL_COPIED,
  N_SIGNALS
};

static guint signals[N_SIGNALS];

G_DEFINE_FINAL_TYPE (RubricCompareWindow, rubric_compare_window, ADW_TYPE_WINDOW)

static GVariant *
get_state (RubricCompareWindow *self, const char *action)
{
  return g_action_group_get_action_state (G_ACTION_GROUP (self->actions), action);
}

static RubricComparisonBy
get_by (RubricCompareWindow *self)
{
  g_autoptr (GVariant) state = get_state (self, "by");

  return g_str_equal (g_variant_get_string (state, NULL), "time") ? RUBRIC_COMPARISON_TIME : RUBRIC_COMPARISON_PLACEMENTS;
}

static void
show_row (RubricCompareWindow *self, guint index)
{
  RubricComparisonBy by = get_by (self);
  RubricComparisonRow *row = rubric_comparison_get_row (self->comparison, index);
  g_autofree char *value = rubric_text_comparison_value (row, by), *detail = rubric_text_comparison_detail (row, by);
  g_autofree char *alike = rubric_text_comparison_alike (self->comparison, index);

  rubric_compare_row_show (RUBRIC_COMPARE_ROW (gtk_list_box_get_row_at_index (self->list, (int)index)), value, detail,
                           alike, rubric_compare_chart_get_fraction (self->comparison, index, by));
}

/* All rows: each may change the scale of the others. */
static void
show_rows (RubricCompareWindow *self)
{
  for (guint i = 0; i < rubric_comparison_get_n_rows (self->comparison); i++)
    show_row (self, i);
}

static void
enable (RubricCompareWindow *self, const char *name, gboolean enabled)
{
  GAction *action = g_action_map_lookup_action (G_ACTION_MAP (self->actions), name);

  g_simple_action_set_enabled (G_SIMPLE_ACTION (action), enabled);
}

static void
show_busy (RubricCompareWindow *self)
{
  gboolean busy = rubric_comparison_get_busy (self->comparison);

  enable (self, "stop", busy);
  enable (self, "copy", !busy);
  enable (self, "save", !busy);
  gtk_stack_set_visible_child_name (self->buttons, busy ? "cancel" : "again");
}

static void
start (RubricCompareWindow *self)
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
    start (self);
}

/* Escape ends what goes on; where nothing does, it closes the window as that of a dialog. */
static void
cancel_action (GSimpleAction *action, GVariant *parameter, gpointer user_data)
{
  RubricCompareWindow *self = user_data;

  if (rubric_comparison_get_busy (self->comparison))
    rubric_comparison_cancel (self->comparison);
  else
    gtk_window_close (GTK_WINDOW (self));
}

/* For Escape, before anything else that listens to it; off where nothing goes on. */
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
  RubricFigure figure = rubric_compare_chart_new (self->comparison, get_by (self), self->subject);

  /* Translators: the name of a new file */
  rubric_figure_choosing_ask (self->saving, &figure, _ ("strategies.png"));
}

static void
by_action (GSimpleAction *action, GVariant *state, gpointer user_data)
{
  g_simple_action_set_state (action, state);
  show_rows (user_data);
}

/* Another time for each means that it begins anew. */
static void
seconds_action (GSimpleAction *action, GVariant *state, gpointer user_data)
{
  g_autoptr (GVariant) before = g_action_get_state (G_ACTION (action));

  if (g_variant_equal (before, state))
    return;
  g_simple_action_set_state (action, state);
  start (user_data);
}

static const GActionEntry entries[] = {
  { "again", again_action },
  { "cancel", cancel_action },
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

/* However it is closed. GTK 4.8 would look at the parent again when this is freed, which after a key that quits is later
 * than the parent is. */
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
  if (self->comparison != NULL)
    g_signal_handlers_disconnect_by_data (self->comparison, self);
  g_clear_object (&self->comparison);
  g_clear_object (&self->actions);
  g_clear_pointer (&self->grids, g_bytes_unref);
  g_clear_pointer (&self->subject, g_free);
  G_OBJECT_CLASS (rubric_compare_window_parent_class)->dispose (object);
}

static void
bind_keys (GtkWidgetClass *widget_class)
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
  signals[SIGNAL_COPIED] = g_signal_new ("copied", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                                         G_TYPE_NONE, 1, G_TYPE_STRING);
  g_type_ensure (RUBRIC_TYPE_LIST_STOP);
  g_type_ensure (RUBRIC_TYPE_SEGMENTED);
  gtk_widget_class_set_template_from_resource (widget_class, "/io/github/rubric_sudoku/Rubric/rubric-compare-window.ui");
  gtk_widget_class_bind_template_child (widget_class, RubricCompareWindow, toasts);
  gtk_widget_class_bind_template_child (widget_class, RubricCompareWindow, title);
  gtk_widget_class_bind_template_child (widget_class, RubricCompareWindow, buttons);
  gtk_widget_class_bind_template_child (widget_class, RubricCompareWindow, list);
  gtk_widget_class_bind_template_child (widget_class, RubricCompareWindow, aside);
  bind_keys (widget_class);
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
  for (guint i = 0; i < rubric_comparison_get_n_rows (self->comparison); i++)
    {
      RubricComparisonRow *row = rubric_comparison_get_row (self->comparison, i);

      gtk_list_box_append (self->list, rubric_compare_row_new (_ (rubric_comparison_row_get_strategy (row)->name)));
      g_signal_connect_object (row, "changed", G_CALLBACK (show_rows), self, G_CONNECT_SWAPPED);
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
  start (self);
  gtk_window_present (GTK_WINDOW (self));
}
