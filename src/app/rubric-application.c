/* rubric-application.c - the desktop program: windows, files given to it, keys
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "rubric-application.h"

#include "rubric-accessible-names.h"
#include "rubric-adaptations.h"
#include "rubric-collection-window.h"
#include "rubric-config.h"
#include "rubric-dragged-file.h"
#include "rubric-help.h"
#include "rubric-jobs.h"
#include "rubric-practice-window.h"
#include "rubric-settings.h"
#include "rubric-solved-log.h"
#include "rubric-statistics-window.h"
#include "rubric-widgets.h"
#include "rubric-window.h"

#include <glib-unix.h>
#include <glib/gi18n.h>

enum
{
  POOL_MS = 3000, /* after the start, which has the processors for itself, the pool is opened, */
  IDLE_MS = 500,  /* if no window has drawn anything for so long, as it does while a person types; else later */
};

struct _RubricApplication
{
  AdwApplication parent_instance;

  GSettings *settings;
  RubricSession *session;        /* NULL: nothing can be kept */
  RubricProgressStore *progress; /* NULL: likewise */
  RubricSolvedLog *log;
  RubricPuzzlePool *pool;
  guint pool_timeout;
  gboolean recovered;        /* puzzles that were open before have been looked for */
  guint n_damaged_told;      /* records of the session that the person knows of */
  RubricKeyfileGuard *guard; /* NULL: preferences are in no file */
  char *old_settings;        /* a copy of preferences that could not be read whole; NULL: none, or told of */
};

G_DEFINE_FINAL_TYPE (RubricApplication, rubric_application, ADW_TYPE_APPLICATION)

static const struct
{
  const char *action;
  const char *keys[5];
} accelerators[] = {
  { "app.new::blank", { "<Control>n" } },
  { "win.make-wished", { "<Shift><Control>n" } },
  { "app.quit", { "<Control>q" } },
  { "app.help", { "F1" } },
  { "app.learn::all", { "<Control>l" } },
  { "window.close", { "<Control>w" } },
  { "win.open", { "<Control>o" } },
  { "win.save", { "<Control>s" } },
  { "win.save-as", { "<Shift><Control>s" } },
  { "win.print", { "<Control>p" } },
  { "win.export", { "<Shift><Control>e" } },
  { "win.undo", { "<Control>z" } },
  { "win.redo", { "<Shift><Control>z", "<Control>y" } },
  { "win.copy", { "<Control>c" } },
  { "win.paste", { "<Control>v" } },
  { "win.solve", { "F5" } },
  { "win.check", { "F7" } },
  { "win.hint", { "F12", "<Control>h" } },
  { "win.apply-hint", { "<Control>Return", "<Control>KP_Enter" } },
  { "win.explain", { "F9" } },
  { "win.why", { "<Shift>F9" } },
  { "win.watch", { "F8" } },
  { "win.compare", { "<Shift>F8" } },
  { "win.solve-cell", { "<Shift>F5" } },
  { "win.cancel", { "Escape" } },
  { "win.edit-givens", { "<Control>e" } },
  { "win.fullscreen", { "F11" } },
  { "win.zoom-in", { "<Control>plus", "<Shift><Control>plus", "<Control>equal", "<Control>KP_Add" } },
  { "win.zoom-out", { "<Control>minus", "<Control>KP_Subtract" } },
  { "win.zoom-reset", { "<Control>0", "<Control>KP_0" } },
  { "win.previous-puzzle", { "<Alt>Left" } },
  { "win.next-puzzle", { "<Alt>Right" } },
  { "win.show-collection", { "<Alt>Up" } },
  { "win.view::list", { "<Control>1", "<Control>KP_1" } },
  { "win.view::grid", { "<Control>2", "<Control>KP_2" } },
  { "win.search", { "<Control>f" } },
  { "win.pause", { "Pause" } },
  { "win.preferences", { "<Control>comma" } },
  { "win.show-shortcuts", { "<Control>question", "<Shift><Control>question" } },
};

static RubricWindow *
create_window (RubricApplication *self)
{
  return rubric_window_new (GTK_APPLICATION (self), self->settings);
}

/* Opens again what was open when the program was ended. */
static void
recover (RubricApplication *self)
{
  g_autoptr (GPtrArray) records = NULL;

  if (self->session == NULL || self->recovered)
    return;
  self->recovered = TRUE;
  records = rubric_session_claim (self->session);
  for (guint i = 0; i < records->len; i++)
    {
      RubricWindow *window = create_window (self);

      rubric_window_restore (window, records->pdata[i]);
      gtk_window_present (GTK_WINDOW (window));
    }
}

/* That a puzzle is not there is no riddle to the person who left it. */
static void
tell_damaged (RubricApplication *self)
{
  GtkWindow *active = gtk_application_get_active_window (GTK_APPLICATION (self));
  guint n = self->session != NULL ? rubric_session_get_n_damaged (self->session) - self->n_damaged_told : 0;
  g_autofree char *folder = NULL, *name = NULL, *body = NULL;

  if (n == 0 || active == NULL)
    return;
  self->n_damaged_told += n;
  folder = g_build_filename (g_get_user_state_dir (), "rubric", "aside", NULL);
  name = g_filename_display_name (folder);
  /* Translators: %s is a folder */
  body = g_strdup_printf (ngettext ("What was kept of it is damaged. The file is now in the folder “%s”.",
                                    "What was kept of them is damaged. The files are now in the folder “%s”.", n),
                          name);
  rubric_tell (active, ngettext ("A Puzzle Cannot Be Restored", "Some Puzzles Cannot Be Restored", n), body);
}

static void
tell_unsaved (RubricApplication *self)
{
  GtkWindow *active = gtk_application_get_active_window (GTK_APPLICATION (self));

  if (active != NULL)
    rubric_tell (active, _ ("The Preferences Cannot Be Saved"),
                 _ ("The disk is full, perhaps. What you changed last is not kept; all others are as they were."));
}

/* Before anything is written. */
static void
keep_settings (RubricApplication *self)
{
  g_autofree char *path = rubric_schema_dup_file ();

  if (path == NULL)
    return;
  self->old_settings = rubric_schema_keep_damaged (path);
  self->guard = rubric_keyfile_guard_new (self->settings, path);
  g_signal_connect_object (self->guard, "lost", G_CALLBACK (tell_unsaved), self, G_CONNECT_SWAPPED);
}

static void
tell_settings (RubricApplication *self)
{
  g_autofree char *path = g_steal_pointer (&self->old_settings);
  g_autofree char *name = path != NULL ? g_filename_display_name (path) : NULL;
  g_autofree char *body = NULL;

  if (name == NULL)
    return;
  /* Translators: %s is a file */
  body = g_strdup_printf (
      _ ("Those that could be read are used, the others are as usual. All that there was is in “%s”."), name);
  rubric_tell (gtk_application_get_active_window (GTK_APPLICATION (self)), _ ("The Preferences Are Damaged"), body);
}

/* Shows the window in front if that is a place for a puzzle, or else a new one: other programs may ask before there is
 * any. Returns: (transfer none): the window */
static RubricWindow *
show_front_window (RubricApplication *self)
{
  GtkWindow *active;

  recover (self);
  active = gtk_application_get_active_window (GTK_APPLICATION (self));
  if (!RUBRIC_IS_WINDOW (active))
    active = GTK_WINDOW (create_window (self));
  gtk_window_present (active);
  return RUBRIC_WINDOW (active);
}

/* Has the puzzle that the person came from last do what its own action called the same does. */
static void
forward_action (GSimpleAction *action, GVariant *parameter, gpointer user_data)
{
  GList *l = gtk_application_get_windows (user_data);
  RubricWindow *window;

  while (l != NULL && !RUBRIC_IS_WINDOW (l->data))
    l = l->next;
  if (l != NULL)
    gtk_window_present (l->data);
  window = l != NULL ? RUBRIC_WINDOW (l->data) : show_front_window (user_data);
  g_action_group_activate_action (G_ACTION_GROUP (window), g_action_get_name (G_ACTION (action)), NULL);
}

/* @word: a level, or blank; any other is a slip, which the puzzle on the board outlives */
static void
begin_new (RubricApplication *self, const char *word)
{
  RubricWindow *window = show_front_window (self);
  SudLevel level = 0;

  while (level < SUD_N_LEVELS && g_ascii_strcasecmp (word, sud_level_get_name (level)) != 0)
    level++;
  if (level < SUD_N_LEVELS)
    g_action_group_activate_action (G_ACTION_GROUP (window), "make", g_variant_new_int32 (level));
  else if (g_ascii_strcasecmp (word, "blank") == 0)
    rubric_window_begin_blank (window);
}

static void
new_action (GSimpleAction *action, GVariant *parameter, gpointer user_data)
{
  begin_new (user_data, g_variant_get_string (parameter, NULL));
}

/* The menu of a launcher has no parameters. */
static void
new_puzzle_action (GSimpleAction *action, GVariant *parameter, gpointer user_data)
{
  g_autofree char *word = g_settings_get_string (RUBRIC_APPLICATION (user_data)->settings, "today-level");

  begin_new (user_data, word);
}

static void
new_window_action (GSimpleAction *action, GVariant *parameter, gpointer user_data)
{
  gtk_window_present (GTK_WINDOW (create_window (user_data)));
}

/* Each window asks about its changes; the program ends with the last one. */
static GList *
list_windows (RubricApplication *self)
{
  return g_list_copy_deep (gtk_application_get_windows (GTK_APPLICATION (self)), (GCopyFunc)(GCallback)g_object_ref,
                           NULL);
}

static void
quit_action (GSimpleAction *action, GVariant *parameter, gpointer user_data)
{
  g_autolist (GtkWindow) windows = list_windows (user_data);

  for (GList *l = windows; l != NULL; l = l->next)
    if (RUBRIC_IS_WINDOW (l->data))
      rubric_window_close (l->data);
    else if (RUBRIC_IS_COLLECTION_WINDOW (l->data))
      gtk_window_close (GTK_WINDOW (l->data));
}

static void
open_files (RubricApplication *self, GFile *const *files, guint n_files)
{
  GtkWindow *active = gtk_application_get_active_window (GTK_APPLICATION (self));

  if (RUBRIC_IS_WINDOW (active))
    gtk_window_present (active);
  rubric_window_open (RUBRIC_IS_WINDOW (active) ? RUBRIC_WINDOW (active) : create_window (self), files, n_files);
}

static void
open_recent_action (GSimpleAction *action, GVariant *parameter, gpointer user_data)
{
  g_autoptr (GFile) file = g_file_new_for_uri (g_variant_get_string (parameter, NULL));

  open_files (user_data, &file, 1);
}

/* Returns: (transfer none): the window in front of which a page is shown. A page alone does not keep the program
 * alive. */
static GtkWindow *
get_owner (RubricApplication *self)
{
  GtkWindow *active = gtk_application_get_active_window (GTK_APPLICATION (self));

  return active != NULL ? active : GTK_WINDOW (show_front_window (self));
}

static void
help_action (GSimpleAction *action, GVariant *parameter, gpointer user_data)
{
  rubric_help_show (get_owner (user_data));
}

/* A technique by its id, or all. */
static void
learn_action (GSimpleAction *action, GVariant *parameter, gpointer user_data)
{
  get_owner (user_data);
  rubric_practice_window_show (RUBRIC_APPLICATION (user_data)->settings,
                               sud_technique_find_id (g_variant_get_string (parameter, NULL)));
}

static void
statistics_action (GSimpleAction *action, GVariant *parameter, gpointer user_data)
{
  rubric_statistics_window_show (get_owner (user_data), RUBRIC_APPLICATION (user_data)->log);
}

static void
today_action (GSimpleAction *action, GVariant *parameter, gpointer user_data)
{
  rubric_window_begin_today (show_front_window (user_data));
}

/* Any program may activate them; rubric(1) says how. */
static const GActionEntry entries[] = {
  { "new", new_action, "s" },
  { "new-puzzle", new_puzzle_action },
  { "solve", forward_action },
  { "hint", forward_action },
  { "new-window", new_window_action },
  { "quit", quit_action },
  { "help", help_action },
  { "learn", learn_action, "s" },
  { "statistics", statistics_action },
  { "today", today_action },
  { "open-recent", open_recent_action, "s" },
};

static void
add_setting_action (RubricApplication *self, const char *key)
{
  g_autoptr (GAction) action = g_settings_create_action (self->settings, key);

  g_action_map_add_action (G_ACTION_MAP (self), action);
}

/* In the folder of the person's state, which no other program looks into. */
static void
start_session (RubricApplication *self)
{
  g_autofree char *folder = g_build_filename (g_get_user_state_dir (), "rubric", NULL);
  g_autoptr (GError) error = NULL;

  self->session = rubric_session_new (folder, RUBRIC_SESSION_DELAY_MS, &error);
  if (self->session == NULL)
    g_message ("%s: %s", folder, error->message);
  else
    g_signal_connect_object (self->session, "continue-changed", G_CALLBACK (tell_damaged), self, G_CONNECT_SWAPPED);
}

static void
start_progress (RubricApplication *self)
{
  g_autofree char *folder = g_build_filename (g_get_user_state_dir (), "rubric", "progress", NULL);
  g_autoptr (GError) error = NULL;

  self->progress = rubric_progress_store_new (folder, &error);
  if (self->progress == NULL)
    g_message ("%s: %s", folder, error->message);
}

/* The end of the desktop session, or of the terminal: what is open is kept at once, and opened again next time. */
static gboolean
terminate_cb (gpointer application)
{
  g_application_quit (application);
  return G_SOURCE_CONTINUE;
}

/* Among the person's data: it is theirs, and not only how the program was left. */
static void
start_log (RubricApplication *self)
{
  g_autoptr (GFile) file = g_file_new_build_filename (g_get_user_data_dir (), "rubric", "solved.csv", NULL);

  self->log = rubric_solved_log_new (file);
}

/* Returns: whether @window has drawn something in the last IDLE_MS */
static gboolean
draws (GtkWidget *window)
{
  GdkFrameClock *clock = gtk_widget_get_frame_clock (window);
  GdkFrameTimings *last = clock != NULL ? gdk_frame_clock_get_current_timings (clock) : NULL;

  return last != NULL
         && g_get_monotonic_time () - gdk_frame_timings_get_frame_time (last) < IDLE_MS * G_TIME_SPAN_MILLISECOND;
}

static gboolean
open_pool_cb (gpointer application)
{
  RubricApplication *self = application;
  g_autoptr (GPowerProfileMonitor) power = NULL;

  for (GList *l = gtk_application_get_windows (application); l != NULL; l = l->next)
    if (draws (l->data))
      return G_SOURCE_CONTINUE;
  power = g_power_profile_monitor_dup_default ();
  self->pool_timeout = 0;
  rubric_puzzle_pool_open (self->pool, power);
  return G_SOURCE_REMOVE;
}

static void
start_pool (RubricApplication *self)
{
  self->pool = rubric_puzzle_pool_new ();
  self->pool_timeout = g_timeout_add_full (G_PRIORITY_LOW, POOL_MS, open_pool_cb, self, NULL);
}

static void
watch_signals (RubricApplication *self)
{
  static const int signals[] = { SIGTERM, SIGHUP, SIGINT };

  for (guint i = 0; i < G_N_ELEMENTS (signals); i++)
    g_unix_signal_add (signals[i], terminate_cb, self);
}

static void
rubric_application_startup (GApplication *application)
{
  RubricApplication *self = RUBRIC_APPLICATION (application);

  rubric_adapt_start ();
  G_APPLICATION_CLASS (rubric_application_parent_class)->startup (application);
  /* Where the program is installed at a place that nobody looks at */
  gtk_icon_theme_add_search_path (gtk_icon_theme_get_for_display (gdk_display_get_default ()), ICONDIR);
  gtk_window_set_default_icon_name (APPLICATION_ID);
  rubric_accessible_names_watch ();
  rubric_adapt_windows ();
  keep_settings (self);
  start_session (self);
  watch_signals (self);
  start_progress (self);
  start_log (self);
  start_pool (self);
  add_setting_action (self, "auto-advance");
  add_setting_action (self, "strategy");
  g_action_map_add_action_entries (G_ACTION_MAP (self), entries, G_N_ELEMENTS (entries), self);
  for (guint i = 0; i < G_N_ELEMENTS (accelerators); i++)
    gtk_application_set_accels_for_action (GTK_APPLICATION (self), accelerators[i].action, accelerators[i].keys);
}

static void
rubric_application_activate (GApplication *application)
{
  GtkWindow *active;

  recover (RUBRIC_APPLICATION (application));
  active = gtk_application_get_active_window (GTK_APPLICATION (application));
  gtk_window_present (active != NULL ? active : GTK_WINDOW (create_window (RUBRIC_APPLICATION (application))));
  tell_damaged (RUBRIC_APPLICATION (application));
  tell_settings (RUBRIC_APPLICATION (application));
}

static void
rubric_application_open (GApplication *application, GFile **files, int n_files, const char *hint)
{
  recover (RUBRIC_APPLICATION (application));
  open_files (RUBRIC_APPLICATION (application), files, n_files);
  tell_damaged (RUBRIC_APPLICATION (application));
  tell_settings (RUBRIC_APPLICATION (application));
}

static void
rubric_application_window_added (GtkApplication *application, GtkWindow *window)
{
  RubricApplication *self = RUBRIC_APPLICATION (application);

  GTK_APPLICATION_CLASS (rubric_application_parent_class)->window_added (application, window);
  rubric_focus_keep_text_keys (window);
  if (!RUBRIC_IS_WINDOW (window))
    return;
  rubric_window_join (RUBRIC_WINDOW (window), self->session, self->progress, self->pool);
  rubric_window_follow_log (RUBRIC_WINDOW (window), self->log);
}

/* However a window is closed, it goes through here while the program is sure to run on. */
static void
rubric_application_window_removed (GtkApplication *application, GtkWindow *window)
{
  if (RUBRIC_IS_WINDOW (window))
    rubric_desk_discard (rubric_window_get_desk (RUBRIC_WINDOW (window)));
  GTK_APPLICATION_CLASS (rubric_application_parent_class)->window_removed (application, window);
}

static void
rubric_application_shutdown (GApplication *application)
{
  RubricApplication *self = RUBRIC_APPLICATION (application);
  g_autolist (GtkWindow) windows = list_windows (self);

  for (GList *l = windows; l != NULL; l = l->next)
    if (RUBRIC_IS_WINDOW (l->data))
      rubric_desk_keep_progress (rubric_window_get_desk (l->data));
  g_clear_handle_id (&self->pool_timeout, g_source_remove);
  rubric_puzzle_pool_close (self->pool);
  G_APPLICATION_CLASS (rubric_application_parent_class)->shutdown (application);
  rubric_jobs_finish_writes ();
  rubric_dragged_files_remove ();
  if (self->session != NULL)
    rubric_session_flush (self->session);
  if (self->progress != NULL)
    rubric_progress_store_flush (self->progress);
}

static void
rubric_application_finalize (GObject *object)
{
  g_clear_object (&RUBRIC_APPLICATION (object)->settings);
  g_clear_object (&RUBRIC_APPLICATION (object)->session);
  g_clear_object (&RUBRIC_APPLICATION (object)->progress);
  g_clear_object (&RUBRIC_APPLICATION (object)->log);
  g_clear_object (&RUBRIC_APPLICATION (object)->pool);
  g_clear_object (&RUBRIC_APPLICATION (object)->guard);
  g_free (RUBRIC_APPLICATION (object)->old_settings);
  G_OBJECT_CLASS (rubric_application_parent_class)->finalize (object);
}

static void
rubric_application_class_init (RubricApplicationClass *klass)
{
  GApplicationClass *application_class = G_APPLICATION_CLASS (klass);

  G_OBJECT_CLASS (klass)->finalize = rubric_application_finalize;
  GTK_APPLICATION_CLASS (klass)->window_added = rubric_application_window_added;
  GTK_APPLICATION_CLASS (klass)->window_removed = rubric_application_window_removed;
  application_class->startup = rubric_application_startup;
  application_class->shutdown = rubric_application_shutdown;
  application_class->activate = rubric_application_activate;
  application_class->open = rubric_application_open;
}

static void
rubric_application_init (RubricApplication *self)
{
  g_application_set_option_context_parameter_string (G_APPLICATION (self), _ ("[FILE…]"));
  g_application_set_option_context_summary (G_APPLICATION (self),
                                            _ ("Enter a Sudoku, solve it in red ink, and understand it."));
}

RubricApplication *
rubric_application_new (GSettings *settings)
{
  RubricApplication *self
      = g_object_new (RUBRIC_TYPE_APPLICATION, "application-id", APPLICATION_ID, "resource-base-path",
                      "/io/github/rubric_sudoku/Rubric", "flags", G_APPLICATION_HANDLES_OPEN, NULL);

  self->settings = g_object_ref (settings);
  return self;
}
