/* rubric-watch-panel.c - a search, step by step or as fast as it goes, beside the board
 *
 *     RubricWatch  ---- look, once a frame ---->  status, counters, chart, the line that is marked, the view
 *
 * It is looked at only while something moves. Numbers and sentences change a few times a second at most, which is as
 * much as can be read; chart and board with each frame.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "rubric-watch-panel.h"

#include "rubric-adaptations.h"
#include "rubric-boxes.h"
#include "rubric-side-panel.h"
#include "rubric-text-search.h"
#include "rubric-watch-private.h"

#include <glib/gi18n.h>

enum
{
  FOLLOWED_MOST = 20, /* steps a second that an eye can follow */
};

#define READ_US (100 * G_TIME_SPAN_MILLISECOND) /* from one change of the numbers to the next */
#define RATE_US (500 * G_TIME_SPAN_MILLISECOND) /* as long steps are counted to know how many there are in a second */

struct _RubricWatchPanel
{
  GtkBox parent_instance;

  RubricPuzzle *puzzle;
  RubricWatch *watch;
  guint tick;
  gint64 seen;       /* steps, at the last look */
  gboolean single;   /* the last look saw one step more than the one before, or none */
  gboolean followed; /* the search is at rest, or slow enough for each step to be told */
  gint64 read;       /* when the numbers changed last */
  gint64 since;      /* when steps began to be counted, at @counted; 0: not yet */
  gint64 counted;
  double per_second; /* below 0: not known */

  GtkDropDown *choice;
  GtkWidget *close_button, *play_button, *scroller, *progress, *foot, *controls;
  GtkLabel *status;
  RubricSearchCounters *counters;
  RubricDepthChart *chart;
  RubricStrategyPage *page;
  RubricWatchSpeed *speed;
};

static void implement_watch_panel (RubricSidePanelInterface *iface);

G_DEFINE_FINAL_TYPE_WITH_CODE (RubricWatchPanel, rubric_watch_panel, GTK_TYPE_BOX,
                               G_IMPLEMENT_INTERFACE (RUBRIC_TYPE_SIDE_PANEL, implement_watch_panel))

static const SudStrategy *
get_chosen_strategy (RubricWatchPanel *self)
{
  int n;

  return sud_strategies (&n) + gtk_drop_down_get_selected (self->choice);
}

static gboolean
is_playing (RubricWatchPanel *self)
{
  return rubric_watch_get_state (self->watch) == RUBRIC_WATCH_PLAYING;
}

/* How many steps there are in a second by the clock: at rest, none. */
static void
measure_rate (RubricWatchPanel *self, gint64 steps, gint64 now)
{
  if (!is_playing (self) || steps < self->counted)
    {
      self->since = self->counted = 0;
      self->per_second = -1;
      return;
    }
  if (self->since != 0 && now - self->since < RATE_US)
    return;
  if (self->since != 0)
    self->per_second = (double)(steps - self->counted) * G_USEC_PER_SEC / (now - self->since);
  self->since = now;
  self->counted = steps;
}

static void
mark_line (RubricWatchPanel *self, const RubricWatchSample *sample)
{
  const SudResult *result = rubric_watch_get_result (self->watch);
  gboolean begun = result != NULL ? result->solutions > 0 : sample->steps > 0;

  rubric_strategy_page_mark (self->page, begun && self->followed
                                             ? sud_strategy_find_line (get_chosen_strategy (self), sample->event)
                                             : -1);
}

/* Text that is read changes at once when the search rests, but not with each frame while it runs. */
static void
show_numbers (RubricWatchPanel *self, const RubricWatchSample *sample, gint64 now, gboolean settled)
{
  g_autofree char *text = NULL;

  measure_rate (self, sample->steps, now);
  if (!settled && !self->followed && now - self->read < READ_US)
    return;
  self->read = now;
  text = rubric_text_watch (self->watch, sample, self->followed);
  gtk_label_set_text (self->status, text);
  rubric_search_counters_show (self->counters, sample, self->per_second);
}

static void
show_search (RubricWatchPanel *self, gint64 now)
{
  gboolean settled = rubric_watch_is_settled (self->watch);
  const RubricWatchSample *sample = rubric_watch_look (self->watch);
  guint speed = rubric_watch_get_speed (self->watch);
  gboolean slow = speed != RUBRIC_WATCH_UNTHROTTLED && speed <= FOLLOWED_MOST;

  self->single = sample->steps == self->seen || sample->steps == self->seen + 1;
  self->followed = !is_playing (self) || (slow && self->single);
  self->seen = sample->steps;
  show_numbers (self, sample, now, settled);
  mark_line (self, sample);
  rubric_watch_speed_tell (self->speed, rubric_watch_get_pace (self->watch));
  rubric_depth_chart_show (self->chart, sample, rubric_watch_count_blanks (self->watch));
  if (settled)
    rubric_depth_chart_describe (self->chart);
  rubric_side_panel_tell_view (self);
}

static gboolean
show_search_cb (GtkWidget *widget, GdkFrameClock *clock, gpointer data)
{
  RubricWatchPanel *self = RUBRIC_WATCH_PANEL (widget);
  gboolean settled = rubric_watch_is_settled (self->watch);

  show_search (self, gdk_frame_clock_get_frame_time (clock));
  if (!settled)
    return G_SOURCE_CONTINUE;
  self->tick = 0;
  return G_SOURCE_REMOVE;
}

/* Looks with each frame until nothing moves. */
static void
follow (RubricWatchPanel *self)
{
  if (self->tick == 0 && self->puzzle != NULL)
    self->tick = gtk_widget_add_tick_callback (GTK_WIDGET (self), show_search_cb, NULL, NULL);
}

static void
stop_following (RubricWatchPanel *self)
{
  if (self->tick != 0)
    gtk_widget_remove_tick_callback (GTK_WIDGET (self), self->tick);
  self->tick = 0;
}

static void
show_play_button (RubricWatchPanel *self)
{
  gboolean playing = is_playing (self);

  gtk_button_set_icon_name (GTK_BUTTON (self->play_button),
                            playing ? "media-playback-pause-symbolic" : "media-playback-start-symbolic");
  gtk_widget_set_tooltip_text (self->play_button, playing ? _ ("Pause (Space)") : _ ("Play (Space)"));
  rubric_widget_set_name (self->play_button, playing ? _ ("Pause") : _ ("Play"));
}

/* Enables the actions that there is something to do for: none if digits clash. A button that goes off under the
 * keyboard gives it to the one that plays, or to the choice. */
static void
watch_state_cb (RubricWatchPanel *self)
{
  RubricWatchState state = rubric_watch_get_state (self->watch);
  const SudResult *result = rubric_watch_get_result (self->watch);
  gboolean loaded = state != RUBRIC_WATCH_NONE && (result == NULL || result->verdict != SUD_VERDICT_INVALID);
  gboolean open = loaded && state != RUBRIC_WATCH_ENDED;

  if (state == RUBRIC_WATCH_ENDED && rubric_focus_is_within (self->controls))
    gtk_widget_grab_focus (loaded ? self->play_button : GTK_WIDGET (self->choice));
  gtk_widget_action_set_enabled (GTK_WIDGET (self), "watch.restart", loaded);
  gtk_widget_action_set_enabled (GTK_WIDGET (self), "watch.play", loaded);
  gtk_widget_action_set_enabled (GTK_WIDGET (self), "watch.step", open);
  gtk_widget_action_set_enabled (GTK_WIDGET (self), "watch.backtrack", open);
  gtk_widget_action_set_enabled (GTK_WIDGET (self), "watch.end", open);
  show_play_button (self);
  follow (self);
}

/* Shows the buttons if there is something to play. If they go off under the keyboard the choice gets it. */
static void
show_controls (RubricWatchPanel *self, gboolean shown)
{
  if (!shown && (rubric_focus_is_within (self->foot) || rubric_focus_is_within (self->progress)))
    gtk_widget_grab_focus (GTK_WIDGET (self->choice));
  gtk_widget_set_visible (self->progress, shown);
  gtk_widget_set_visible (self->foot, shown);
}

/* The button that plays, or the choice of a strategy if there is nothing to play. */
static void
focus_play_button (RubricSidePanel *panel)
{
  RubricWatchPanel *self = RUBRIC_WATCH_PANEL (panel);

  if (!gtk_widget_grab_focus (self->play_button))
    gtk_widget_grab_focus (GTK_WIDGET (self->choice));
}

/* From the beginning, whatever went on. */
static void
load_search (RubricWatchPanel *self)
{
  const SudStrategy *strategy = get_chosen_strategy (self);
  gboolean plays_again = strategy->watchable && !gtk_widget_get_visible (self->foot);

  rubric_strategy_page_set_strategy (self->page, strategy);
  show_controls (self, strategy->watchable);
  if (self->puzzle != NULL && strategy->watchable)
    rubric_watch_load (self->watch, rubric_puzzle_get_sheet (self->puzzle), strategy);
  else
    rubric_watch_stop (self->watch);
  if (plays_again && rubric_focus_is_within (GTK_WIDGET (self->choice)))
    focus_play_button (RUBRIC_SIDE_PANEL (self));
  follow (self);
}

/* A search of the same puzzle that is under way goes on; another puzzle is watched from before the first step. */
static void
open_watch (RubricSidePanel *panel, RubricDesk *desk)
{
  RubricWatchPanel *self = RUBRIC_WATCH_PANEL (panel);

  g_set_object (&self->puzzle, rubric_desk_get_puzzle (desk));
  if (rubric_watch_keep (self->watch, rubric_puzzle_get_sheet (self->puzzle)))
    follow (self);
  else
    load_search (self);
}

static void
close_watch (RubricSidePanel *panel)
{
  RubricWatchPanel *self = RUBRIC_WATCH_PANEL (panel);

  g_clear_object (&self->puzzle);
  stop_following (self);
  load_search (self);
}

static gboolean
get_search_view (RubricSidePanel *panel, SudView *view)
{
  RubricWatchPanel *self = RUBRIC_WATCH_PANEL (panel);

  if (rubric_watch_get_state (self->watch) == RUBRIC_WATCH_NONE)
    return FALSE;
  rubric_watch_get_view (self->watch, view);
  return TRUE;
}

static gboolean
is_search_followed (RubricSidePanel *panel)
{
  RubricWatchPanel *self = RUBRIC_WATCH_PANEL (panel);

  return self->followed && self->single;
}

static void
implement_watch_panel (RubricSidePanelInterface *iface)
{
  iface->is_help = TRUE;
  iface->keeps_focus = TRUE;
  iface->open = open_watch;
  iface->close = close_watch;
  iface->get_view = get_search_view;
  iface->is_followed = is_search_followed;
  iface->focus = focus_play_button;
}

/* The choice of a strategy */

/* A choice, of the same strategy too, is made to watch it. */
static void
strategy_chosen_cb (GtkWidget *widget)
{
  focus_play_button (RUBRIC_SIDE_PANEL (widget));
}

static void
fill_choice (RubricWatchPanel *self)
{
  g_autoptr (GtkStringList) names = gtk_string_list_new (NULL);
  GtkWidget *popover = gtk_widget_get_first_child (GTK_WIDGET (self->choice));
  int n;
  const SudStrategy *strategies = sud_strategies (&n);

  for (int i = 0; i < n; i++)
    gtk_string_list_append (names, _ (strategies[i].name));
  gtk_drop_down_set_model (self->choice, G_LIST_MODEL (names));
  while (!GTK_IS_POPOVER (popover))
    popover = gtk_widget_get_next_sibling (popover);
  rubric_adapt_popover (GTK_POPOVER (popover), strategy_chosen_cb, GTK_WIDGET (self));
}

/* An unknown strategy, as of a newer version, is the first of the list. */
static gboolean
get_strategy_mapping (GValue *value, GVariant *variant, gpointer user_data)
{
  const SudStrategy *strategy = sud_strategy_find (g_variant_get_string (variant, NULL));
  int n;

  g_value_set_uint (value, strategy != NULL ? (guint)(strategy - sud_strategies (&n)) : 0);
  return TRUE;
}

static GVariant *
set_strategy_mapping (const GValue *value, const GVariantType *type, gpointer user_data)
{
  guint selected = g_value_get_uint (value);
  int n;
  const SudStrategy *strategies = sud_strategies (&n);

  return selected < (guint)n ? g_variant_new_string (strategies[selected].id) : NULL;
}

/* Actions and keys */

static void
play_action (GtkWidget *widget, const char *name, GVariant *parameter)
{
  RubricWatchPanel *self = RUBRIC_WATCH_PANEL (widget);

  if (is_playing (self))
    {
      rubric_watch_pause (self->watch);
      return;
    }
  if (rubric_watch_get_state (self->watch) == RUBRIC_WATCH_ENDED)
    rubric_watch_restart (self->watch);
  rubric_watch_play (self->watch);
}

static const struct
{
  const char *action;
  void (*go) (RubricWatch *watch);
} ways[] = {
  { "watch.restart", rubric_watch_restart },
  { "watch.step", rubric_watch_step },
  { "watch.backtrack", rubric_watch_run_to_backtrack },
  { "watch.end", rubric_watch_run_to_end },
};

static void
go_action (GtkWidget *widget, const char *name, GVariant *parameter)
{
  RubricWatchPanel *self = RUBRIC_WATCH_PANEL (widget);

  for (guint i = 0; i < G_N_ELEMENTS (ways); i++)
    if (g_str_equal (name, ways[i].action))
      ways[i].go (self->watch);
  follow (self);
}

static void
speed_changed_cb (RubricWatchPanel *self)
{
  rubric_watch_set_speed (self->watch, rubric_watch_speed_get (self->speed));
}

static const struct
{
  guint keyval;
  const char *action;
  int faster;
} keys[] = {
  { GDK_KEY_Home, "watch.restart" },  { GDK_KEY_KP_Home, "watch.restart" },   { GDK_KEY_space, "watch.play" },
  { GDK_KEY_Right, "watch.step" },    { GDK_KEY_KP_Right, "watch.step" },     { GDK_KEY_Down, "watch.backtrack" },
  { GDK_KEY_KP_Down, "watch.backtrack" }, { GDK_KEY_End, "watch.end" },       { GDK_KEY_KP_End, "watch.end" },
  { GDK_KEY_plus, NULL, 1 },          { GDK_KEY_KP_Add, NULL, 1 },            { GDK_KEY_equal, NULL, 1 },
  { GDK_KEY_minus, NULL, -1 },        { GDK_KEY_KP_Subtract, NULL, -1 },
};

/* The choice and the slider have arrows of their own, and a button that is no control is pressed by Space. */
static gboolean
has_own_key (RubricWatchPanel *self, guint keyval)
{
  GtkWidget *focus = gtk_root_get_focus (gtk_widget_get_root (GTK_WIDGET (self)));

  if (focus == NULL || focus == self->play_button)
    return FALSE;
  if (keyval == GDK_KEY_space)
    return GTK_IS_BUTTON (focus) || gtk_widget_is_ancestor (focus, GTK_WIDGET (self->choice));
  return gtk_widget_is_ancestor (focus, GTK_WIDGET (self->choice))
         || gtk_widget_is_ancestor (focus, GTK_WIDGET (self->speed));
}

/* The keyboard has no other way to the page below. Returns: FALSE if @keyval is no key for that */
static gboolean
scroll_by_key (RubricWatchPanel *self, guint keyval)
{
  gboolean up = keyval == GDK_KEY_Page_Up || keyval == GDK_KEY_KP_Page_Up, scrolled;

  if (!up && keyval != GDK_KEY_Page_Down && keyval != GDK_KEY_KP_Page_Down)
    return FALSE;
  g_signal_emit_by_name (self->scroller, "scroll-child", up ? GTK_SCROLL_PAGE_UP : GTK_SCROLL_PAGE_DOWN, FALSE,
                         &scrolled);
  return TRUE;
}

static gboolean
watch_key_cb (GtkEventControllerKey *controller, guint keyval, guint keycode, GdkModifierType state,
              RubricWatchPanel *self)
{
  if ((state & (GDK_CONTROL_MASK | GDK_ALT_MASK)) != 0 || has_own_key (self, keyval))
    return GDK_EVENT_PROPAGATE;
  if (scroll_by_key (self, keyval))
    return GDK_EVENT_STOP;
  for (guint i = 0; i < G_N_ELEMENTS (keys); i++)
    if (keys[i].keyval == keyval)
      {
        if (keys[i].action != NULL)
          gtk_widget_activate_action (GTK_WIDGET (self), keys[i].action, NULL);
        else
          rubric_watch_speed_step (self->speed, keys[i].faster);
        return GDK_EVENT_STOP;
      }
  return GDK_EVENT_PROPAGATE;
}

static void
rubric_watch_panel_dispose (GObject *object)
{
  RubricWatchPanel *self = RUBRIC_WATCH_PANEL (object);

  stop_following (self);
  g_clear_object (&self->watch);
  g_clear_object (&self->puzzle);
  G_OBJECT_CLASS (rubric_watch_panel_parent_class)->dispose (object);
}

static void
bind_watch_children (GtkWidgetClass *widget_class)
{
  gtk_widget_class_bind_template_child (widget_class, RubricWatchPanel, choice);
  gtk_widget_class_bind_template_child (widget_class, RubricWatchPanel, close_button);
  gtk_widget_class_bind_template_child (widget_class, RubricWatchPanel, play_button);
  gtk_widget_class_bind_template_child (widget_class, RubricWatchPanel, scroller);
  gtk_widget_class_bind_template_child (widget_class, RubricWatchPanel, progress);
  gtk_widget_class_bind_template_child (widget_class, RubricWatchPanel, foot);
  gtk_widget_class_bind_template_child (widget_class, RubricWatchPanel, controls);
  gtk_widget_class_bind_template_child (widget_class, RubricWatchPanel, status);
  gtk_widget_class_bind_template_child (widget_class, RubricWatchPanel, counters);
  gtk_widget_class_bind_template_child (widget_class, RubricWatchPanel, chart);
  gtk_widget_class_bind_template_child (widget_class, RubricWatchPanel, page);
  gtk_widget_class_bind_template_child (widget_class, RubricWatchPanel, speed);
}

static void
rubric_watch_panel_class_init (RubricWatchPanelClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = rubric_watch_panel_dispose;
  g_type_ensure (RUBRIC_TYPE_DEPTH_CHART);
  g_type_ensure (RUBRIC_TYPE_WRAP_BOX);
  g_type_ensure (RUBRIC_TYPE_SEARCH_COUNTERS);
  g_type_ensure (RUBRIC_TYPE_STRATEGY_PAGE);
  g_type_ensure (RUBRIC_TYPE_WATCH_SPEED);
  gtk_widget_class_set_template_from_resource (widget_class, "/io/github/rubric_sudoku/Rubric/rubric-watch-panel.ui");
  bind_watch_children (widget_class);
  gtk_widget_class_install_action (widget_class, "watch.play", NULL, play_action);
  for (guint i = 0; i < G_N_ELEMENTS (ways); i++)
    gtk_widget_class_install_action (widget_class, ways[i].action, NULL, go_action);
  gtk_widget_class_set_css_name (widget_class, "watchpanel");
}

static void
rubric_watch_panel_init (RubricWatchPanel *self)
{
  GtkEventController *controller = gtk_event_controller_key_new ();

  gtk_widget_init_template (GTK_WIDGET (self));
  self->watch = rubric_watch_new ();
  self->per_second = -1;
  fill_choice (self);
  g_signal_connect_object (self->choice, "notify::selected", G_CALLBACK (load_search), self, G_CONNECT_SWAPPED);
  gtk_event_controller_set_propagation_phase (controller, GTK_PHASE_CAPTURE);
  g_signal_connect (controller, "key-pressed", G_CALLBACK (watch_key_cb), self);
  gtk_widget_add_controller (GTK_WIDGET (self), controller);
  g_signal_connect_object (self->watch, "notify::state", G_CALLBACK (watch_state_cb), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (self->speed, "notify::speed", G_CALLBACK (speed_changed_cb), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (self->close_button, "clicked", G_CALLBACK (rubric_side_panel_tell_closed), self,
                           G_CONNECT_SWAPPED);
  speed_changed_cb (self);
  watch_state_cb (self);
}

void
rubric_watch_panel_remember (RubricWatchPanel *self, GSettings *settings)
{
  g_return_if_fail (RUBRIC_IS_WATCH_PANEL (self));

  g_settings_bind_with_mapping (settings, "watch-strategy", self->choice, "selected",
                                G_SETTINGS_BIND_DEFAULT | G_SETTINGS_BIND_GET_NO_CHANGES
                                    | G_SETTINGS_BIND_NO_SENSITIVITY,
                                get_strategy_mapping, set_strategy_mapping, NULL, NULL);
  g_settings_bind (settings, "watch-speed", self->speed, "speed",
                   G_SETTINGS_BIND_DEFAULT | G_SETTINGS_BIND_GET_NO_CHANGES | G_SETTINGS_BIND_NO_SENSITIVITY);
}
