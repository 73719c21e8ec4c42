/* rubric-statistics-window.c - which puzzles were solved, level by level and day by day
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "rubric-statistics-window.h"

#include "rubric-adaptations.h"
#include "rubric-calendar.h"
#include "rubric-daily.h"
#include "rubric-file.h"
#include "rubric-text-history.h"
#include "rubric-toast.h"

#include <glib/gi18n.h>

enum
{
  COLUMNS = 5,
};

struct _RubricStatisticsWindow
{
  AdwWindow parent_instance;

  AdwToastOverlay *toasts;
  GtkStack *stack;
  GtkListBox *levels;
  GtkLabel *days;
  GtkLabel *stars;
  RubricCalendar *calendar;
  GtkLabel *unread;
  RubricSolvedLog *log;
  RubricJobs *jobs;
  GSimpleActionGroup *actions;
};

G_DEFINE_FINAL_TYPE (RubricStatisticsWindow, rubric_statistics_window, ADW_TYPE_WINDOW)

/* A row of the table, which a screen reader reads as one: "Medium, Solved 12, Best 4:05". */
static void
append_level_row (GtkListBox *list, const char *const *titles, const char *const *cells)
{
  GtkWidget *row = gtk_list_box_row_new (), *box = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 6);
  g_autoptr (GString) name = g_string_new (cells[0]);

  for (guint i = 0; i < COLUMNS; i++)
    {
      GtkWidget *label = gtk_label_new (cells[i]);

      gtk_label_set_xalign (GTK_LABEL (label), i == 0 ? 0 : 1);
      gtk_label_set_justify (GTK_LABEL (label), i == 0 ? GTK_JUSTIFY_LEFT : GTK_JUSTIFY_RIGHT);
      gtk_label_set_wrap (GTK_LABEL (label), TRUE);
      gtk_box_append (GTK_BOX (box), label);
      if (cells == titles)
        gtk_widget_add_css_class (label, "caption-heading");
      else if (i > 0)
        g_string_append_printf (name, ", %s %s", titles[i], cells[i]);
    }
  gtk_box_set_homogeneous (GTK_BOX (box), TRUE);
  gtk_widget_add_css_class (box, "level");
  gtk_list_box_row_set_child (GTK_LIST_BOX_ROW (row), box);
  gtk_list_box_row_set_activatable (GTK_LIST_BOX_ROW (row), FALSE);
  gtk_widget_set_focusable (row, FALSE);
  gtk_accessible_update_property (GTK_ACCESSIBLE (row), GTK_ACCESSIBLE_PROPERTY_LABEL, name->str, -1);
  gtk_list_box_append (list, row);
}

/* Returns: (transfer full): a time, or a dash if there is none */
static char *
say_time (guint seconds)
{
  return seconds > 0 ? rubric_text_clock (seconds) : g_strdup ("–");
}

static void
show_levels (RubricStatisticsWindow *self, const RubricSolvedSummary *summary)
{
  const char *const titles[COLUMNS] = { _ ("Level"),
                                        /* Translators: how many puzzles */ C_ ("statistics", "Solved"),
                                        /* Translators: the shortest time */ C_ ("statistics", "Best"),
                                        /* Translators: the time in the middle */ C_ ("statistics", "Typical"),
                                        /* Translators: how many puzzles */ C_ ("statistics", "Without Help") };

  for (GtkWidget *row; (row = gtk_widget_get_first_child (GTK_WIDGET (self->levels))) != NULL;)
    gtk_list_box_remove (self->levels, row);
  append_level_row (self->levels, titles, titles);
  for (guint i = 0; i <= SUD_N_LEVELS; i++)
    {
      const RubricSolvedLevel *level = &summary->levels[i];
      g_autofree char *solved = g_strdup_printf ("%u", level->solved);
      g_autofree char *unhelped = g_strdup_printf ("%u", level->unhelped);
      g_autofree char *best = say_time (level->best), *median = say_time (level->median);
      const char *const cells[COLUMNS]
          = { i < SUD_N_LEVELS ? _ (sud_level_get_name ((SudLevel)i)) : /* Translators: a level that is not known */
                  C_ ("statistics", "Other"),
              solved, best, median, unhelped };

      if (i < SUD_N_LEVELS || level->solved > 0)
        append_level_row (self->levels, titles, cells);
    }
}

static void
show_log (RubricStatisticsWindow *self)
{
  guint32 today = rubric_day_today ();
  RubricSolvedSummary summary;
  g_autofree char *days = NULL, *stars = NULL, *unread = NULL;

  rubric_solved_log_summarize (self->log, today, &summary);
  days = rubric_text_solved_days (&summary);
  stars = rubric_text_solved_stars (&summary);
  unread = g_strdup_printf (ngettext ("%u line of the file cannot be read, and is not counted.",
                                      "%u lines of the file cannot be read, and are not counted.", summary.n_unread),
                            summary.n_unread);
  show_levels (self, &summary);
  rubric_calendar_set_summary (self->calendar, today, &summary);
  gtk_label_set_text (self->days, days);
  gtk_label_set_text (self->stars, stars);
  gtk_label_set_text (self->unread, unread);
  gtk_widget_set_visible (GTK_WIDGET (self->unread), summary.n_unread > 0);
  gtk_stack_set_visible_child_name (self->stack, summary.n + summary.n_unread > 0 ? "some" : "none");
}

/* The job of writing a copy of the file. */
typedef struct
{
  GFile *file;
  GBytes *bytes;
} Export;

static void
export_free (gpointer data)
{
  Export *export = data;

  g_object_unref (export->file);
  g_bytes_unref (export->bytes);
  g_free (export);
}

static gboolean
export_work (RubricJob *job, gpointer data, GError **error)
{
  const Export *export = data;

  return rubric_file_save (export->file, export->bytes, NULL, NULL, rubric_job_get_cancellable (job), error);
}

static void
export_done (gpointer owner, gpointer data, const GError *error)
{
  RubricStatisticsWindow *self = owner;

  if (error != NULL)
    rubric_tell_error (GTK_WINDOW (self), _ ("Cannot Save the File"), error);
  else
    rubric_toast_show (self->toasts, _ ("Statistics exported"));
}

static void
export_file_chosen_cb (GObject *source, GAsyncResult *result, gpointer window)
{
  g_autoptr (RubricStatisticsWindow) self = window;
  g_autoptr (GError) error = NULL;
  g_autoptr (GFile) file = rubric_choose_save_finish (result, &error);
  GBytes *bytes = NULL;

  if (self->log == NULL)
    return; /* the window has been closed */
  if (file != NULL)
    bytes = rubric_solved_log_dup_bytes (self->log, &error);
  if (error != NULL)
    rubric_tell_error (GTK_WINDOW (self), _ ("Cannot Save the File"), error);
  else if (bytes != NULL)
    rubric_jobs_run (self->jobs, export_work, export_done,
                     g_memdup2 (&(Export){ g_object_ref (file), bytes }, sizeof (Export)), export_free);
}

static void
export_statistics_action (GSimpleAction *action, GVariant *parameter, gpointer user_data)
{
  static const char *const suffixes[] = { ".csv", NULL };
  const RubricFileKind kind = { _ ("Table of Comma-Separated Values"), suffixes };

  /* Translators: the name of a new file */
  rubric_choose_save_async (GTK_WINDOW (user_data), _ ("Export Statistics"), NULL, _ ("sudoku-statistics.csv"), &kind,
                            1, NULL, export_file_chosen_cb, g_object_ref (user_data));
}

static void
erase_answered_cb (GObject *source, GAsyncResult *result, gpointer window)
{
  g_autoptr (RubricStatisticsWindow) self = window;
  g_autofree char *response = rubric_ask_finish (result);

  if (self->log != NULL && g_str_equal (response, "erase"))
    rubric_solved_log_erase (self->log);
}

static void
erase_statistics_action (GSimpleAction *action, GVariant *parameter, gpointer user_data)
{
  const RubricResponse responses[] = { { "cancel", _ ("_Cancel"), RUBRIC_RESPONSE_PLAIN },
                                       { "erase", _ ("_Erase"), RUBRIC_RESPONSE_DESTRUCTIVE } };

  rubric_ask_async (GTK_WINDOW (user_data), _ ("Erase the Statistics?"),
                    _ ("Times, days and stars of all puzzles that you have solved will be lost for good. The puzzles "
                       "themselves stay."),
                    NULL, responses, G_N_ELEMENTS (responses), NULL, erase_answered_cb, g_object_ref (user_data));
}

/* The toasts of the other windows lie behind this one. */
static void
erase_failed_cb (RubricStatisticsWindow *self)
{
  rubric_toast_show (self->toasts, _ ("The statistics cannot be written; the disk may be full or read-only"));
}

static const GActionEntry entries[] = {
  { "export", export_statistics_action },
  { "erase", erase_statistics_action },
};

static void
rubric_statistics_window_dispose (GObject *object)
{
  RubricStatisticsWindow *self = RUBRIC_STATISTICS_WINDOW (object);

  g_clear_object (&self->log);
  g_clear_object (&self->jobs);
  g_clear_object (&self->actions);
  G_OBJECT_CLASS (rubric_statistics_window_parent_class)->dispose (object);
}

static void
rubric_statistics_window_class_init (RubricStatisticsWindowClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = rubric_statistics_window_dispose;
  g_type_ensure (RUBRIC_TYPE_CALENDAR);
  gtk_widget_class_set_template_from_resource (widget_class,
                                               "/io/github/rubric_sudoku/Rubric/rubric-statistics-window.ui");
  gtk_widget_class_bind_template_child (widget_class, RubricStatisticsWindow, toasts);
  gtk_widget_class_bind_template_child (widget_class, RubricStatisticsWindow, stack);
  gtk_widget_class_bind_template_child (widget_class, RubricStatisticsWindow, levels);
  gtk_widget_class_bind_template_child (widget_class, RubricStatisticsWindow, days);
  gtk_widget_class_bind_template_child (widget_class, RubricStatisticsWindow, stars);
  gtk_widget_class_bind_template_child (widget_class, RubricStatisticsWindow, calendar);
  gtk_widget_class_bind_template_child (widget_class, RubricStatisticsWindow, unread);
  gtk_widget_class_add_binding_action (widget_class, GDK_KEY_Escape, 0, "window.close", NULL);
}

static void
rubric_statistics_window_init (RubricStatisticsWindow *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  self->jobs = rubric_jobs_new (RUBRIC_JOBS_WRITE, G_OBJECT (self));
  self->actions = g_simple_action_group_new ();
  g_action_map_add_action_entries (G_ACTION_MAP (self->actions), entries, G_N_ELEMENTS (entries), self);
  gtk_widget_insert_action_group (GTK_WIDGET (self), "statistics", G_ACTION_GROUP (self->actions));
}

GtkWidget *
rubric_statistics_window_show (GtkWindow *parent, RubricSolvedLog *log)
{
  RubricStatisticsWindow *self = g_object_new (RUBRIC_TYPE_STATISTICS_WINDOW, "transient-for", parent, "modal",
                                               parent != NULL, "destroy-with-parent", TRUE, NULL);

  self->log = g_object_ref (log);
  g_signal_connect_object (log, "changed", G_CALLBACK (show_log), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (log, "failed", G_CALLBACK (erase_failed_cb), self, G_CONNECT_SWAPPED);
  show_log (self);
  gtk_window_present (GTK_WINDOW (self));
  return GTK_WIDGET (self);
}
