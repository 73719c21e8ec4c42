/* rubric-make-dialog.c - a dialog that asks for a kind of puzzle and a number of them, and makes them
 *
 *     changed ──a moment──► trying, for half a second ──► how rare such puzzles are; those that were found are kept
 *     how many changed ─────────────────────────────────► the same, for as many
 *     Create ──► the others are made ──► ::made
 *                      └─ Stop ──► those that are made by then
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "rubric-make-dialog.h"

#include "rubric-adaptations.h"
#include "rubric-format-error.h"
#include "rubric-generator.h"
#include "rubric-option-list.h"
#include "rubric-text-generator.h"
#include "rubric-text-step.h"
#include "rubric-text.h"
#include "rubric-widgets.h"

#include <glib/gi18n.h>
#include <string.h>

enum
{
  MAX_COUNT = 1000,
  MAX_TRIED = 400, /* puzzles that are made to see how long it takes */
  MOMENT_MS = 150,
  TELLING_MS = 1000, /* read aloud, too */
  MIN_USUAL = 20, /* clues of a puzzle of any level */
  MAX_USUAL = 36,
  MIN_CLUES = 17,
  MAX_CLUES = 60,
  N_RARITIES = 32, /* remembered: before a request is older than those it is soon measured again */
};

#define TRY_SECONDS 0.5

typedef enum
{
  CLUES_USUAL, /* as people expect of the level */
  CLUES_FEWEST,
  CLUES_RANGE,
  N_CLUES,
} Clues;

typedef struct
{
  guint level;     /* 0: any; else 1 + SudLevel */
  guint symmetry;  /* SudSymmetryId */
  guint clues;     /* Clues */
  int least, most; /* a range */
  guint technique; /* 0: any; else 1 + an index of techniques[] */
  int count;       /* 0: these are no choices */
} Choices;

static const char *const clues_ids[N_CLUES] = { "usual", "fewest", "range" };

/* Numbers, and the preferences that keep them. */
static const struct
{
  const char *key;
  gsize offset;
} numbers[] = {
  { "make-level", G_STRUCT_OFFSET (Choices, level) },
  { "make-least", G_STRUCT_OFFSET (Choices, least) },
  { "make-most", G_STRUCT_OFFSET (Choices, most) },
};

struct _RubricMakeDialog
{
  AdwWindow parent_instance;

  GSettings *settings;
  Choices choices;
  Choices tried;          /* as they were tried, with any count; 0: they were not */
  SudPuzzleRequest request;
  GArray *found;                    /* RubricGenerated as requested */
  RubricGeneratorResult rarity;     /* without the puzzles, which are in @found */
  SudPuzzleRequestProgress *so_far; /* the maker has come; NULL: it has not begun */
  gint64 start;                     /* when the maker began */
  RubricJobs *tries;
  RubricJobs *maker;
  guint try_timeout;
  guint tell_timeout;

  guint technique; /* as it was chosen before */
  int least;       /* likewise */

  GtkBox *options;
  GtkWidget *level_row, *technique_row;
  GtkWidget *least_row, *most_row;
  GtkLabel *estimate;
  GtkProgressBar *progress;
  GtkButton *cancel_button;
  GtkWidget *create_button;
};

static guint made_signal;

G_DEFINE_FINAL_TYPE (RubricMakeDialog, rubric_make_dialog, ADW_TYPE_WINDOW)

/* Techniques that a puzzle can need, in teaching order. */
static SudTechniqueId techniques[SUD_N_TECHNIQUES];
static guint n_techniques;

static void
find_techniques (void)
{
  for (SudTechniqueId i = 0; i < SUD_N_TECHNIQUES; i++)
    if (!sud_technique_get (i)->unusual)
      techniques[n_techniques++] = i;
}

/* Returns: (nullable): NULL: any technique will do */
static const SudTechnique *
get_technique (const Choices *choices)
{
  return choices->technique > 0 ? sud_technique_get (techniques[choices->technique - 1]) : NULL;
}

/* Preferences that are not known, such as a technique of another version, are as at first. */
static void
load_choices (Choices *choices, GSettings *settings)
{
  g_autofree char *symmetry = g_settings_get_string (settings, "make-symmetry");
  g_autofree char *kind = g_settings_get_string (settings, "make-clues");
  g_autofree char *technique = g_settings_get_string (settings, "make-technique");
  SudSymmetryId known = sud_symmetry_find (symmetry);

  *choices = (Choices){ .symmetry = known < SUD_N_SYMMETRIES ? known : SUD_SYMMETRY_HALF_TURN, .count = 1 };
  for (gsize i = 0; i < G_N_ELEMENTS (numbers); i++)
    G_STRUCT_MEMBER (int, choices, numbers[i].offset) = g_settings_get_int (settings, numbers[i].key);
  for (guint i = 0; i < N_CLUES; i++)
    if (g_str_equal (clues_ids[i], kind))
      choices->clues = i;
  for (guint i = 0; i < n_techniques; i++)
    if (g_str_equal (sud_technique_get (techniques[i])->id, technique))
      choices->technique = 1 + i;
}

static void
save_choices (const Choices *choices, GSettings *settings)
{
  const SudTechnique *technique = get_technique (choices);

  for (gsize i = 0; i < G_N_ELEMENTS (numbers); i++)
    g_settings_set_int (settings, numbers[i].key, G_STRUCT_MEMBER (int, choices, numbers[i].offset));
  g_settings_set_string (settings, "make-symmetry", sud_symmetry_get ((SudSymmetryId)choices->symmetry)->id);
  g_settings_set_string (settings, "make-clues", clues_ids[choices->clues]);
  g_settings_set_string (settings, "make-technique", technique != NULL ? technique->id : "");
}

/* Returns: the lowest level, as in Choices, at which puzzles need the technique; 0: any */
static guint
get_least_level (const Choices *choices)
{
  const SudTechnique *technique = get_technique (choices);

  return technique != NULL ? 1 + technique->level : 0;
}

/* Returns: (transfer full) (nullable): a sentence that says why there can be no such puzzle */
static char *
make_request (const Choices *choices, SudPuzzleRequest *request)
{
  g_autofree char *wrong = NULL;

  if (choices->level > 0)
    rubric_generator_init_request (request, choices->level - 1);
  else
    {
      sud_puzzle_request_init (request);
      request->clues_least = MIN_USUAL;
      request->clues_most = MAX_USUAL;
    }
  request->minimal = choices->clues == CLUES_FEWEST;
  if (choices->clues != CLUES_USUAL)
    {
      request->clues_least = request->minimal ? 0 : choices->least;
      request->clues_most = request->minimal ? SUD_CELLS : choices->most;
    }
  request->symmetry = (SudSymmetryId)choices->symmetry;
  if (choices->technique > 0)
    request->needs[techniques[choices->technique - 1]] = true;
  wrong = rubric_text_request_flaw (request);
  return wrong != NULL ? rubric_sentence_from_message (wrong) : NULL;
}

/* Returns: whether both ask for the same puzzles, however many */
static gboolean
request_same (const Choices *a, const Choices *b)
{
  return a->count > 0 && b->count > 0 && a->level == b->level && a->symmetry == b->symmetry && a->clues == b->clues
         && a->least == b->least && a->most == b->most && a->technique == b->technique;
}

/* How rare each request was, for as long as the program runs: a person who asks for the same again reads the same, or
 * better. */
static struct
{
  SudPuzzleRequest request; /* its padding is 0, as sud_puzzle_request_init() leaves it */
  RubricGeneratorResult result;
} rarities[N_RARITIES];

static guint n_rarities; /* so far; the next one takes the place of the oldest */

/* Adds one more try. Returns: all that was tried of @request until now */
static RubricGeneratorResult
add_rarity (const SudPuzzleRequest *request, const RubricGeneratorResult *result)
{
  guint n = MIN (n_rarities, N_RARITIES), i = 0;

  while (i < n && memcmp (&rarities[i].request, request, sizeof *request) != 0)
    i++;
  if (i == n)
    {
      i = n_rarities++ % N_RARITIES;
      memcpy (&rarities[i].request, request, sizeof *request);
      rarities[i].result = (RubricGeneratorResult){ 0 };
    }
  rarities[i].result.n += result->n;
  rarities[i].result.tried += result->tried;
  rarities[i].result.seconds += result->seconds;
  return rarities[i].result;
}

/* A screen reader would say again a text that is set again. */
static void
show_estimate (RubricMakeDialog *self, const char *text)
{
  if (!g_str_equal (gtk_label_get_text (self->estimate), text))
    gtk_label_set_text (self->estimate, text);
}

static void
say_estimate (RubricMakeDialog *self)
{
  g_autofree char *estimate = rubric_text_estimate (&self->request, &self->rarity, (guint)self->choices.count);

  show_estimate (self, estimate);
}

static void
tried_cb (gpointer owner, const RubricGeneratorResult *result, const GError *error)
{
  RubricMakeDialog *self = owner;

  if (error != NULL)
    {
      show_estimate (self, error->message);
      return;
    }
  g_array_append_vals (self->found, result->made, result->n);
  self->rarity = add_rarity (&self->request, result);
  self->tried = self->choices;
  say_estimate (self);
}

static gboolean
try_cb (gpointer user_data)
{
  RubricMakeDialog *self = user_data;
  RubricGeneratorTask task = { .n_requests = 1, .each = MAX_TRIED, .seconds = TRY_SECONDS };

  self->try_timeout = 0;
  task.requests[0] = self->request;
  rubric_generator_run (self->tries, &task, tried_cb);
  return G_SOURCE_REMOVE;
}

/* A technique takes the level with it. If the level is lowered afterwards, a message beside it says what is wrong. */
static void
follow_technique (RubricMakeDialog *self)
{
  guint least = get_least_level (&self->choices);
  gboolean chosen = self->technique != self->choices.technique;

  self->technique = self->choices.technique;
  if (chosen && self->choices.level > 0 && self->choices.level < least)
    adw_combo_row_set_selected (ADW_COMBO_ROW (self->level_row), least);
}

static void
set_spin_value (GtkWidget *row, int value)
{
  gtk_spin_button_set_value (GTK_SPIN_BUTTON (adw_action_row_get_activatable_widget (ADW_ACTION_ROW (row))), value);
}

/* The least number never exceeds the greatest: changing one pushes the other. */
static void
push_other_end (RubricMakeDialog *self)
{
  int least = self->choices.least, most = self->choices.most;
  gboolean raised = self->least != least;

  self->least = least;
  if (least > most)
    set_spin_value (raised ? self->most_row : self->least_row, raised ? least : most);
}

static void
say_beside_technique (RubricMakeDialog *self, const char *wrong)
{
  gboolean beyond = self->choices.level > 0 && self->choices.level < get_least_level (&self->choices);

  adw_action_row_set_subtitle (ADW_ACTION_ROW (self->technique_row), beyond ? wrong : "");
  if (beyond)
    gtk_widget_add_css_class (self->technique_row, "error");
  else
    gtk_widget_remove_css_class (self->technique_row, "error");
}

/* The puzzles that were found are for another request now, unless only the count has changed. */
static void
update_request (RubricMakeDialog *self)
{
  g_autofree char *wrong = NULL;
  gboolean range = self->choices.clues == CLUES_RANGE;

  follow_technique (self);
  push_other_end (self);
  wrong = make_request (&self->choices, &self->request);
  say_beside_technique (self, wrong);
  gtk_widget_set_visible (self->least_row, range);
  gtk_widget_set_visible (self->most_row, range);
  gtk_widget_action_set_enabled (GTK_WIDGET (self), "make.create", wrong == NULL);
  g_clear_handle_id (&self->try_timeout, g_source_remove);
  rubric_jobs_cancel (self->tries);
  if (wrong == NULL && request_same (&self->choices, &self->tried))
    {
      say_estimate (self);
      return;
    }
  self->tried = (Choices){ 0 };
  g_array_set_size (self->found, 0);
  show_estimate (self, wrong != NULL ? wrong : _ ("Finding out how rare such puzzles are…"));
  if (wrong == NULL)
    self->try_timeout = g_timeout_add (MOMENT_MS, try_cb, self);
}

static void
give_puzzles (RubricMakeDialog *self)
{
  g_autoptr (GArray) made = g_array_ref (self->found);

  g_array_set_size (made, MIN (made->len, (guint)self->choices.count));
  g_signal_emit (self, made_signal, 0, made);
  gtk_window_destroy (GTK_WINDOW (self));
}

/* For a rare puzzle: something happens all the same. */
static char *
dup_looking (RubricMakeDialog *self)
{
  guint64 n = self->so_far != NULL ? atomic_load (&self->so_far->tried) : 0;
  g_autofree char *tried = rubric_text_number (n);

  /* Translators: %s is a number of puzzles */
  return n > 0 ? g_strdup_printf (_ ("Looking for such a puzzle… %s tried"), tried)
               : g_strdup (_ ("Looking for such a puzzle…"));
}

static guint
count_made (RubricMakeDialog *self)
{
  guint found = self->found->len, others = (guint)self->choices.count - found;

  return found + (guint)(rubric_jobs_get_fraction (self->maker) * others + 0.5);
}

static gboolean
tell_cb (gpointer user_data)
{
  RubricMakeDialog *self = user_data;
  guint n = (guint)self->choices.count;
  g_autofree char *so_far = rubric_text_number (count_made (self)), *wanted = rubric_text_number (n);
  g_autofree char *text = NULL;

  /* Translators: %1$s and %2$s are numbers */
  text = n == 1 ? dup_looking (self)
                : g_strdup_printf (_ ("%1$s of %2$s puzzles have been created…"), so_far, wanted);
  show_estimate (self, text);
  return G_SOURCE_CONTINUE;
}

/* While puzzles are made nothing else can be chosen. Cancel ends the making; so does Stop, which
 * keeps the puzzles made so far. */
static void
set_making (RubricMakeDialog *self, gboolean making)
{
  g_clear_handle_id (&self->tell_timeout, g_source_remove);
  if (making)
    {
      self->tell_timeout = g_timeout_add (TELLING_MS, tell_cb, self);
      tell_cb (self);
    }
  gtk_button_set_label (self->cancel_button, making && self->choices.count > 1 ? _ ("_Stop") : _ ("_Cancel"));
  gtk_widget_set_sensitive (GTK_WIDGET (self->options), !making);
  gtk_widget_set_visible (GTK_WIDGET (self->progress), making);
  gtk_widget_action_set_enabled (GTK_WIDGET (self), "make.create", !making);
}

static void
puzzles_made_cb (gpointer owner, const RubricGeneratorResult *result, const GError *error)
{
  RubricMakeDialog *self = owner;

  set_making (self, FALSE);
  if (error != NULL)
    {
      rubric_tell_error (GTK_WINDOW (self), _ ("Cannot Create a Puzzle"), error);
      return;
    }
  self->rarity = add_rarity (&self->request, result);
  g_array_append_vals (self->found, result->made, result->n);
  if (self->found->len > 0)
    give_puzzles (self);
  else
    say_estimate (self); /* only known puzzles can be made, and none is as requested */
}

static void
create_action (GtkWidget *widget, const char *name, GVariant *parameter)
{
  RubricMakeDialog *self = RUBRIC_MAKE_DIALOG (widget);
  RubricGeneratorTask task = { .n_requests = 1 };

  /* A number that is being typed counts once the keyboard is elsewhere. */
  gtk_window_set_focus (GTK_WINDOW (self), self->create_button);
  if (!gtk_widget_get_sensitive (self->create_button))
    return;
  save_choices (&self->choices, self->settings);
  g_clear_handle_id (&self->try_timeout, g_source_remove);
  rubric_jobs_cancel (self->tries);
  if (self->found->len >= (guint)self->choices.count)
    {
      give_puzzles (self);
      return;
    }
  task.each = (guint)self->choices.count - self->found->len;
  task.requests[0] = self->request;
  g_clear_pointer (&self->so_far, g_atomic_rc_box_release);
  task.progress = self->so_far = g_atomic_rc_box_new0 (SudPuzzleRequestProgress);
  self->start = g_get_monotonic_time ();
  rubric_generator_run (self->maker, &task, puzzles_made_cb);
  set_making (self, TRUE);
  rubric_progress_bar_follow (self->progress, self->maker);
}

/* Puzzles that were tried in vain tell how rare the others are, too. */
static void
measure_cancelled (RubricMakeDialog *self)
{
  RubricGeneratorResult result = { .n = (guint)atomic_load (&self->so_far->made),
                                .tried = atomic_load (&self->so_far->tried),
                                .seconds = (double)(g_get_monotonic_time () - self->start) / G_USEC_PER_SEC };

  self->rarity = add_rarity (&self->request, &result);
}

/* Returns: whether puzzles were being made of which there are some by now: they are all that come */
static gboolean
stop_making (RubricMakeDialog *self)
{
  if (!rubric_jobs_get_busy (self->maker) || self->choices.count == 1 || count_made (self) == 0)
    return FALSE;
  rubric_jobs_stop (self->maker);
  return TRUE;
}

/* Ends the making, or else the dialog. */
static void
cancel_making_action (GtkWidget *widget, const char *name, GVariant *parameter)
{
  RubricMakeDialog *self = RUBRIC_MAKE_DIALOG (widget);

  if (stop_making (self))
    return;
  if (!rubric_jobs_get_busy (self->maker))
    {
      gtk_window_close (GTK_WINDOW (self));
      return;
    }
  measure_cancelled (self);
  rubric_jobs_cancel (self->maker);
  set_making (self, FALSE);
  update_request (self);
  gtk_widget_grab_focus (self->create_button);
}

static gboolean
rubric_make_dialog_close_request (GtkWindow *window)
{
  return stop_making (RUBRIC_MAKE_DIALOG (window))
         || GTK_WINDOW_CLASS (rubric_make_dialog_parent_class)->close_request (window);
}

static void
rubric_make_dialog_unrealize (GtkWidget *widget)
{
  RubricMakeDialog *self = RUBRIC_MAKE_DIALOG (widget);

  g_clear_handle_id (&self->try_timeout, g_source_remove);
  g_clear_handle_id (&self->tell_timeout, g_source_remove);
  rubric_jobs_close (self->tries);
  rubric_jobs_close (self->maker);
  GTK_WIDGET_CLASS (rubric_make_dialog_parent_class)->unrealize (widget);
}

static void
rubric_make_dialog_dispose (GObject *object)
{
  RubricMakeDialog *self = RUBRIC_MAKE_DIALOG (object);

  g_clear_object (&self->tries);
  g_clear_object (&self->maker);
  g_clear_object (&self->settings);
  g_clear_pointer (&self->found, g_array_unref);
  g_clear_pointer (&self->so_far, g_atomic_rc_box_release);
  if (self->options != NULL)
    gtk_widget_dispose_template (GTK_WIDGET (self), RUBRIC_TYPE_MAKE_DIALOG);
  G_OBJECT_CLASS (rubric_make_dialog_parent_class)->dispose (object);
}

static void
rubric_make_dialog_class_init (RubricMakeDialogClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = rubric_make_dialog_dispose;
  widget_class->unrealize = rubric_make_dialog_unrealize;
  GTK_WINDOW_CLASS (klass)->close_request = rubric_make_dialog_close_request;
  find_techniques ();
  made_signal = g_signal_new ("made", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 1,
                              G_TYPE_ARRAY);
  gtk_widget_class_set_template_from_resource (widget_class, "/io/github/rubric_sudoku/Rubric/rubric-make-dialog.ui");
  gtk_widget_class_bind_template_child (widget_class, RubricMakeDialog, options);
  gtk_widget_class_bind_template_child (widget_class, RubricMakeDialog, estimate);
  gtk_widget_class_bind_template_child (widget_class, RubricMakeDialog, progress);
  gtk_widget_class_bind_template_child (widget_class, RubricMakeDialog, cancel_button);
  gtk_widget_class_bind_template_child (widget_class, RubricMakeDialog, create_button);
  gtk_widget_class_install_action (widget_class, "make.create", NULL, create_action);
  gtk_widget_class_install_action (widget_class, "make.cancel", NULL, cancel_making_action);
  gtk_widget_class_add_binding_action (widget_class, GDK_KEY_Escape, 0, "make.cancel", NULL);
  gtk_widget_class_add_binding_action (widget_class, GDK_KEY_Return, GDK_CONTROL_MASK, "make.create", NULL);
  gtk_widget_class_add_binding_action (widget_class, GDK_KEY_KP_Enter, GDK_CONTROL_MASK, "make.create", NULL);
}

static RubricOptionList *
add_list (RubricMakeDialog *self, const char *heading)
{
  GtkWidget *list = rubric_option_list_new (heading);

  g_signal_connect_swapped (list, "changed", G_CALLBACK (update_request), self);
  gtk_box_append (self->options, list);
  return RUBRIC_OPTION_LIST (list);
}

static void
add_level (RubricMakeDialog *self, RubricOptionList *list)
{
  const char *names[1 + SUD_N_LEVELS] = { /* Translators: whichever level */ N_ ("Any level") };

  for (SudLevel level = 0; level < SUD_N_LEVELS; level++)
    names[1 + level] = sud_level_get_name (level);
  self->level_row
      = rubric_option_list_add_choice (list, _ ("Level"), names, G_N_ELEMENTS (names), &self->choices.level);
}

static void
add_technique (RubricMakeDialog *self, RubricOptionList *list)
{
  g_autoptr (GPtrArray) names = g_ptr_array_new (), english = g_ptr_array_new ();

  g_ptr_array_add (names, (char *)_ ("Any technique"));
  g_ptr_array_add (english, (char *)"");
  for (guint i = 0; i < n_techniques; i++)
    {
      g_ptr_array_add (names, (char *)rubric_text_technique (techniques[i]));
      g_ptr_array_add (english, (char *)sud_technique_get (techniques[i])->name);
    }
  g_ptr_array_add (names, NULL);
  self->technique_row = rubric_option_list_add_searched (
      list, /* Translators: what technique the puzzle uses */ _ ("Uses"), (const char *const *)names->pdata,
      (const char *const *)english->pdata, &self->choices.technique);
  self->technique = self->choices.technique;
}

static void
add_clues (RubricMakeDialog *self, RubricOptionList *list)
{
  static const char *const kinds[N_CLUES] = {
    [CLUES_USUAL] = N_ ("As usual for the level"),
    [CLUES_FEWEST] = N_ ("No more than needed"),
    [CLUES_RANGE] = /* Translators: from a number of givens to another */ N_ ("From … to …"),
  };
  const char *symmetries[SUD_N_SYMMETRIES];

  for (SudSymmetryId i = 0; i < SUD_N_SYMMETRIES; i++)
    symmetries[i] = sud_symmetry_get (i)->name;
  rubric_option_list_add_choice (list, _ ("Symmetry"), symmetries, SUD_N_SYMMETRIES, &self->choices.symmetry);
  rubric_option_list_add_choice (list, _ ("Quantity"), kinds, N_CLUES, &self->choices.clues);
  self->least_row = rubric_option_list_add_number (list, _ ("At Least"), NULL, MIN_CLUES, MAX_CLUES, 1,
                                                   &self->choices.least);
  self->least = self->choices.least;
  self->most_row = rubric_option_list_add_number (list, _ ("At Most"), NULL, MIN_CLUES, MAX_CLUES, 1,
                                                  &self->choices.most);
}

static void
rubric_make_dialog_init (RubricMakeDialog *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  self->tries = rubric_jobs_new (RUBRIC_JOBS_QUERY, G_OBJECT (self));
  self->maker = rubric_jobs_new (RUBRIC_JOBS_QUERY, G_OBJECT (self));
  self->found = g_array_new (FALSE, FALSE, sizeof (RubricGenerated));
}

static void
fill_options (RubricMakeDialog *self)
{
  RubricOptionList *list = add_list (self, _ ("Difficulty"));

  add_level (self, list);
  add_technique (self, list);
  add_clues (self, add_list (self, _ ("Givens")));
  list = add_list (self, _ ("Puzzles"));
  rubric_option_list_add_number (list, _ ("How Many"), _ ("Several become a list, to be printed or saved"), 1,
                                 MAX_COUNT, 1, &self->choices.count);
  gtk_window_set_default_widget (GTK_WINDOW (self), self->create_button);
  gtk_window_set_focus (GTK_WINDOW (self), self->create_button);
  update_request (self);
}

RubricMakeDialog *
rubric_make_dialog_show (GtkWindow *parent, GSettings *settings)
{
  RubricMakeDialog *self = g_object_new (RUBRIC_TYPE_MAKE_DIALOG, "transient-for", parent, NULL);

  self->settings = g_object_ref (settings);
  load_choices (&self->choices, settings);
  fill_options (self);
  gtk_window_present (GTK_WINDOW (self));
  return self;
}

const SudPuzzleRequest *
rubric_make_dialog_get_request (RubricMakeDialog *self)
{
  g_return_val_if_fail (RUBRIC_IS_MAKE_DIALOG (self), NULL);

  return &self->request;
}
