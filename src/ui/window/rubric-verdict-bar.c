/* rubric-verdict-bar.c - the sentence under the board: what is known, or what is being worked on
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "rubric-verdict-bar.h"

#include "rubric-strategy-menu.h"
#include "rubric-text.h"

#include <glib/gi18n.h>

enum
{
  CHECKING_DELAY = 100, /* ms before the bar says that it is still looking */
  WORK_DELAY = 200,     /* ms before the spinner */
};

enum
{
  PROP_0,
  PROP_TEXT,
  PROP_BRIEF,
  N_PROPS
};

struct _RubricVerdictBar
{
  GtkWidget parent_instance;

  GtkStack *stack;
  GtkImage *icon;
  GtkLabel *verdict_label;
  GtkSpinner *spinner;
  GtkLabel *work_label;
  gboolean working;

  RubricDesk *desk; /* weak */
  GSettings *settings;
  char *brief;
  guint checking_timeout;
  guint work_timeout;
};

static GParamSpec *props[N_PROPS];

G_DEFINE_FINAL_TYPE (RubricVerdictBar, rubric_verdict_bar, GTK_TYPE_WIDGET)

static const struct
{
  const char *icon;
  const char *css_class;
} tones[] = {
  [RUBRIC_TONE_NEUTRAL] = { "dialog-information-symbolic", "neutral" },
  [RUBRIC_TONE_GOOD] = { "object-select-symbolic", "good" },
  [RUBRIC_TONE_BAD] = { "dialog-warning-symbolic", "bad" },
};

static RubricTone
choose_tone (const SudSheet *sheet, SudCells conflicts, const RubricAnswer *answer)
{
  if (!sud_cells_is_empty (conflicts))
    return RUBRIC_TONE_BAD;
  if (answer == NULL || sud_sheet_count (sheet, SUD_ORIGIN_GIVEN) == 0)
    return RUBRIC_TONE_NEUTRAL;
  switch (answer->result.verdict)
    {
    case SUD_VERDICT_ONE:
      return RUBRIC_TONE_GOOD;
    case SUD_VERDICT_NONE:
    case SUD_VERDICT_INVALID:
      return RUBRIC_TONE_BAD;
    default:
      return RUBRIC_TONE_NEUTRAL;
    }
}

static void
show_verdict (RubricVerdictBar *self)
{
  RubricPuzzle *puzzle = rubric_desk_get_puzzle (self->desk);
  const SudSheet *sheet = rubric_puzzle_get_sheet (puzzle);
  SudGrid all = sud_sheet_get_grid (sheet, SUD_ORIGINS_ALL);
  SudCells conflicts = sud_grid_conflicts (&all);
  const RubricAnswer *answer = rubric_desk_get_verdict (self->desk);
  g_autofree char *text = rubric_text_verdict (sheet, rubric_puzzle_get_mode (puzzle), conflicts, answer);

  g_clear_handle_id (&self->checking_timeout, g_source_remove);
  rubric_verdict_bar_set_text (self, choose_tone (sheet, conflicts, answer), text);
  g_free (self->brief);
  self->brief = rubric_text_verdict_brief (sheet, conflicts, answer);
  g_object_notify_by_pspec (G_OBJECT (self), props[PROP_BRIEF]);
}

static gboolean
still_checking_cb (gpointer user_data)
{
  RubricVerdictBar *self = user_data;

  self->checking_timeout = 0;
  if (self->desk != NULL)
    show_verdict (self);
  return G_SOURCE_REMOVE;
}

/* Says how it went until the next change of the puzzle. With wrong entries that were kept it is not solved. */
static void
solved_cb (RubricDesk *desk, const RubricAnswer *answer, RubricVerdictBar *self)
{
  g_autofree char *text = rubric_text_solved (answer);
  SudGrid all = rubric_puzzle_get_grid (rubric_desk_get_puzzle (desk), SUD_ORIGINS_ALL);

  if (!sud_grid_is_solved (&all))
    show_verdict (self);
  else
    rubric_verdict_bar_set_text (
        self, answer->result.verdict == SUD_VERDICT_MANY ? RUBRIC_TONE_NEUTRAL : RUBRIC_TONE_GOOD, text);
}

static gboolean
show_work_cb (gpointer user_data)
{
  RubricVerdictBar *self = user_data;
  g_autofree char *text = NULL;

  self->work_timeout = 0;
  if (self->desk == NULL)
    return G_SOURCE_REMOVE;
  if (rubric_desk_is_saving (self->desk))
    text = g_strdup (_ ("Saving…"));
  else
    /* Translators: %s is the name of a strategy */
    text = g_strdup_printf (_ ("Solving: %s…"), _ (rubric_strategy_menu_get_chosen (self->settings)->name));
  rubric_verdict_bar_set_work (self, text);
  return G_SOURCE_REMOVE;
}

static void
working_cb (RubricDesk *desk, GParamSpec *pspec, RubricVerdictBar *self)
{
  g_clear_handle_id (&self->work_timeout, g_source_remove);
  if (rubric_desk_is_solving (desk) || rubric_desk_is_saving (desk))
    self->work_timeout = g_timeout_add (WORK_DELAY, show_work_cb, self);
  else
    rubric_verdict_bar_set_work (self, NULL);
}

/* The desk is closed, or the bar goes: nothing more is to be shown. */
static void
stop (RubricVerdictBar *self)
{
  g_clear_handle_id (&self->checking_timeout, g_source_remove);
  g_clear_handle_id (&self->work_timeout, g_source_remove);
}

static void
rubric_verdict_bar_get_property (GObject *object, guint prop_id, GValue *value, GParamSpec *pspec)
{
  RubricVerdictBar *self = RUBRIC_VERDICT_BAR (object);

  switch (prop_id)
    {
    case PROP_TEXT:
      g_value_set_string (value, rubric_verdict_bar_get_text (self));
      break;
    case PROP_BRIEF:
      g_value_set_string (value, self->brief);
      break;
    default:
      G_OBJECT_WARN_INVALID_PROPERTY_ID (object, prop_id, pspec);
    }
}

static void
rubric_verdict_bar_dispose (GObject *object)
{
  RubricVerdictBar *self = RUBRIC_VERDICT_BAR (object);

  stop (self);
  g_clear_weak_pointer (&self->desk);
  g_clear_object (&self->settings);
  gtk_widget_unparent (gtk_widget_get_first_child (GTK_WIDGET (object)));
  G_OBJECT_CLASS (rubric_verdict_bar_parent_class)->dispose (object);
}

static void
rubric_verdict_bar_finalize (GObject *object)
{
  g_free (RUBRIC_VERDICT_BAR (object)->brief);
  G_OBJECT_CLASS (rubric_verdict_bar_parent_class)->finalize (object);
}

static void
rubric_verdict_bar_class_init (RubricVerdictBarClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);
  const GParamFlags flags = G_PARAM_READABLE | G_PARAM_EXPLICIT_NOTIFY | G_PARAM_STATIC_STRINGS;

  G_OBJECT_CLASS (klass)->get_property = rubric_verdict_bar_get_property;
  G_OBJECT_CLASS (klass)->dispose = rubric_verdict_bar_dispose;
  G_OBJECT_CLASS (klass)->finalize = rubric_verdict_bar_finalize;
  props[PROP_TEXT] = g_param_spec_string ("text", NULL, NULL, NULL, flags);
  props[PROP_BRIEF] = g_param_spec_string ("brief", NULL, NULL, NULL, flags);
  g_object_class_install_properties (G_OBJECT_CLASS (klass), N_PROPS, props);
  gtk_widget_class_set_template_from_resource (widget_class,
                                               "/io/github/rubric_sudoku/Rubric/rubric-verdict-bar.ui");
  gtk_widget_class_bind_template_child (widget_class, RubricVerdictBar, stack);
  gtk_widget_class_bind_template_child (widget_class, RubricVerdictBar, icon);
  gtk_widget_class_bind_template_child (widget_class, RubricVerdictBar, verdict_label);
  gtk_widget_class_bind_template_child (widget_class, RubricVerdictBar, spinner);
  gtk_widget_class_bind_template_child (widget_class, RubricVerdictBar, work_label);
  gtk_widget_class_set_layout_manager_type (widget_class, GTK_TYPE_BIN_LAYOUT);
  gtk_widget_class_set_css_name (widget_class, "verdictbar");
}

static void
rubric_verdict_bar_init (RubricVerdictBar *self)
{
  self->brief = g_strdup ("");
  gtk_widget_init_template (GTK_WIDGET (self));
}

void
rubric_verdict_bar_follow (RubricVerdictBar *self, RubricDesk *desk, GSettings *settings)
{
  RubricPuzzle *puzzle;

  g_return_if_fail (RUBRIC_IS_VERDICT_BAR (self));
  g_return_if_fail (RUBRIC_IS_DESK (desk));

  puzzle = rubric_desk_get_puzzle (desk);
  g_set_weak_pointer (&self->desk, desk);
  self->settings = g_object_ref (settings);
  g_signal_connect_object (puzzle, "changed", G_CALLBACK (rubric_verdict_bar_update), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (puzzle, "notify::mode", G_CALLBACK (rubric_verdict_bar_update), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (desk, "verdict-changed", G_CALLBACK (rubric_verdict_bar_update), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (desk, "solved", G_CALLBACK (solved_cb), self, 0);
  g_signal_connect_object (desk, "notify::solving", G_CALLBACK (working_cb), self, 0);
  g_signal_connect_object (desk, "notify::saving", G_CALLBACK (working_cb), self, 0);
  g_signal_connect_object (desk, "closed", G_CALLBACK (stop), self, G_CONNECT_SWAPPED);
  rubric_verdict_bar_update (self);
}

/* Most answers are there in less than a frame: what stood there is better than a flicker. */
void
rubric_verdict_bar_update (RubricVerdictBar *self)
{
  const SudSheet *sheet;

  g_return_if_fail (RUBRIC_IS_VERDICT_BAR (self));

  if (self->desk == NULL)
    return;
  sheet = rubric_puzzle_get_sheet (rubric_desk_get_puzzle (self->desk));
  if (!rubric_desk_is_checking (self->desk) || sud_sheet_count (sheet, SUD_ORIGIN_GIVEN) == 0)
    show_verdict (self);
  else if (self->checking_timeout == 0)
    self->checking_timeout = g_timeout_add (CHECKING_DELAY, still_checking_cb, self);
}

const char *
rubric_verdict_bar_get_brief (RubricVerdictBar *self)
{
  g_return_val_if_fail (RUBRIC_IS_VERDICT_BAR (self), NULL);

  return self->brief;
}

void
rubric_verdict_bar_set_text (RubricVerdictBar *self, RubricTone tone, const char *text)
{
  const char *classes[] = { tones[tone].css_class, NULL };

  g_return_if_fail (RUBRIC_IS_VERDICT_BAR (self));

  gtk_label_set_label (self->verdict_label, text);
  gtk_image_set_from_icon_name (self->icon, tones[tone].icon);
  gtk_widget_set_css_classes (GTK_WIDGET (self), classes);
  g_object_notify_by_pspec (G_OBJECT (self), props[PROP_TEXT]);
}

void
rubric_verdict_bar_set_work (RubricVerdictBar *self, const char *text)
{
  g_return_if_fail (RUBRIC_IS_VERDICT_BAR (self));

  if (text != NULL)
    gtk_label_set_label (self->work_label, text);
  gtk_spinner_set_spinning (self->spinner, text != NULL);
  gtk_stack_set_visible_child_name (self->stack, text != NULL ? "work" : "verdict");
  self->working = text != NULL;
  g_object_notify_by_pspec (G_OBJECT (self), props[PROP_TEXT]);
}

const char *
rubric_verdict_bar_get_text (RubricVerdictBar *self)
{
  g_return_val_if_fail (RUBRIC_IS_VERDICT_BAR (self), NULL);

  return gtk_label_get_label (self->working ? self->work_label : self->verdict_label);
}
