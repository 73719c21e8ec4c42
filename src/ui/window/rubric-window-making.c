/* rubric-window-making.c - new puzzles: of a level at once, as requested in a dialog, several as a list; variants
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "rubric-window-private.h"

#include "rubric-adaptations.h"
#include "rubric-daily.h"
#include "rubric-file-choices.h"
#include "rubric-generated-lists.h"
#include "rubric-make-dialog.h"
#include "rubric-progress-dialog.h"
#include "rubric-text-generator.h"
#include "rubric-text-history.h"
#include "rubric-toast.h"

#include <glib/gi18n.h>
#include <string.h>

static const char VARIED[] = N_ ("As hard as before, but it looks different");
static const char NOT_KEPT[] = N_ ("The list cannot be kept for later; the disk may be full or read-only");

typedef struct
{
  SudGrid puzzle;
  SudPuzzleRequest request; /* if it was @requested */
  gboolean requested;
} Given;

/* The puzzle on the board as it was given; NULL: it is the person's own, or from a file. */
static const Given *
find_given (RubricWindow *self)
{
  const SudGrid givens = rubric_puzzle_get_grid (self->puzzle, SUD_ORIGINS_GIVEN);

  for (guint i = self->making.given->len; i > 0; i--)
    {
      const Given *given = &g_array_index (self->making.given, Given, i - 1);

      if (memcmp (&given->puzzle, &givens, sizeof givens) == 0)
        return given;
    }
  return NULL;
}

gboolean
rubric_window_is_done (RubricWindow *self)
{
  const SudSheet *sheet = rubric_puzzle_get_sheet (self->puzzle);
  const SudGrid all = rubric_puzzle_get_grid (self->puzzle, SUD_ORIGINS_ALL);
  const Given *given = find_given (self);
  SudSheet blank, start;

  sud_sheet_clear (&blank);
  start = blank;
  if (given != NULL)
    sud_sheet_from_grid (&start, &given->puzzle, SUD_ORIGIN_GIVEN);
  return (sud_grid_is_solved (&all) || sud_sheet_equal (&start, sheet) || sud_sheet_equal (&blank, sheet))
         && rubric_desk_get_file (self->desk) == NULL && rubric_desk_get_collection (self->desk) == NULL
         && !rubric_desk_is_saving (self->desk); /* it has a file soon */
}

const SudPuzzleRequest *
rubric_window_get_request (RubricWindow *self)
{
  const Given *given = find_given (self);

  return given != NULL && given->requested ? &given->request : NULL;
}

/* A puzzle that waits until the board is free. */
typedef struct
{
  Given given;
  RubricInfo *info;
  const char *said; /* about it; NULL: nothing */
} NextPuzzle;

static void
next_puzzle_free (gpointer data)
{
  NextPuzzle *next = data;

  rubric_info_free (next->info);
  g_free (next);
}

static void
show_next_puzzle (RubricWindow *self, gpointer data)
{
  const NextPuzzle *next = data;
  SudSheet sheet;

  g_array_append_val (self->making.given, next->given);
  sud_sheet_from_grid (&sheet, &next->given.puzzle, SUD_ORIGIN_GIVEN);
  rubric_puzzle_replace_all (self->puzzle, &sheet, next->info);
  rubric_timer_set_elapsed (self->timer, 0);
  g_action_group_activate_action (G_ACTION_GROUP (self), "play", NULL);
  if (next->said != NULL)
    rubric_window_toast (self, next->said);
}

/* @info: (transfer full) */
static void
begin_puzzle (RubricWindow *self, const SudGrid *puzzle, RubricInfo *info, const SudPuzzleRequest *request,
              const char *said)
{
  NextPuzzle *next = g_new0 (NextPuzzle, 1);

  *next = (NextPuzzle){ { .puzzle = *puzzle, .requested = request != NULL }, info, said };
  if (request != NULL)
    next->given.request = *request;
  rubric_window_make_room (self, show_next_puzzle, next, next_puzzle_free);
}

static void
name_daily (RubricInfo *info, guint32 day, SudLevel level)
{
  g_autofree char *title = rubric_text_daily_title (day), *source = rubric_daily_dup_source (day, level);

  rubric_info_set (info, RUBRIC_INFO_TITLE, title);
  rubric_info_set (info, RUBRIC_INFO_SOURCE, source);
}

/* @day: 0: it is not the puzzle of a day */
static void
show_puzzle (RubricWindow *self, const RubricGenerated *made, const SudPuzzleRequest *request, guint32 day)
{
  RubricInfo *info = rubric_generated_dup_info (made, request);

  if (day != 0)
    name_daily (info, day, made->level);
  begin_puzzle (self, &made->puzzle, info, request, NULL);
}

/* A list is a file from its beginning, so that progress in it is found again; or it says that it is none. */
static void
list_kept_cb (gpointer owner, const RubricGeneratedList *list, const GError *error)
{
  RubricWindow *self = owner;
  g_autoptr (RubricCollection) collection = NULL;

  if (error != NULL)
    {
      g_debug ("%s", error->message);
      rubric_document_take_notes (list->document, g_strdup (_ (NOT_KEPT)), FALSE);
    }
  else
    rubric_recent_add (list->file, rubric_document_get_format (list->document)->mime_type);
  collection = rubric_collection_new (list->document, rubric_desk_get_progress (self->desk));
  rubric_collection_set_name (collection, list->title);
  rubric_window_present_list (self, collection, list->file, list->file != NULL ? &list->stamp : NULL);
}

static void
keep_list (RubricWindow *self, const RubricGenerated *made, guint n, const SudPuzzleRequest *request, const char *name)
{
  g_autoptr (RubricDocument) document = rubric_generated_list (made, n, request);
  g_autoptr (GFile) folder = rubric_generated_lists_get_folder ();

  rubric_generated_lists_keep (self->making.keeper, folder, name, document, rubric_desk_get_progress (self->desk),
                               list_kept_cb);
}

static gboolean
has_failed (RubricWindow *self, const GError *error)
{
  if (error != NULL)
    rubric_tell_error (GTK_WINDOW (self), _ ("Cannot Create a Puzzle"), error);
  return error != NULL;
}

static void
puzzle_made_cb (gpointer owner, const RubricGeneratorResult *result, const GError *error)
{
  RubricWindow *self = owner;

  if (!has_failed (self, error) && result->n > 0)
    show_puzzle (self, result->made, self->making.wanted, 0);
}

static void
today_made_cb (gpointer owner, const RubricGeneratorResult *result, const GError *error)
{
  RubricWindow *self = owner;

  if (!has_failed (self, error) && result->n > 0)
    show_puzzle (self, result->made, NULL, self->making.day);
}

static void
week_made_cb (gpointer owner, const RubricGeneratorResult *result, const GError *error)
{
  if (!has_failed (owner, error) && result->n > 0)
    keep_list (owner, result->made, result->n, NULL, _ ("One of Each Level"));
}

static void
generate (RubricWindow *self, const RubricGeneratorTask *task, RubricGeneratorDone done, const char *heading)
{
  if (rubric_jobs_get_busy (self->making.generator))
    return;
  rubric_generator_run (self->making.generator, task, done);
  rubric_progress_dialog_follow (GTK_WINDOW (self), self->making.generator, heading);
}

/* A puzzle that is ready, or else the next one. */
static void
make_action (GSimpleAction *action, GVariant *parameter, gpointer user_data)
{
  RubricWindow *self = user_data;
  RubricGeneratorTask task = { .n_requests = 1, .each = 1 };
  int level = CLAMP (g_variant_get_int32 (parameter), 0, SUD_N_LEVELS - 1);
  RubricGenerated made;

  if (self->making.pool != NULL && rubric_puzzle_pool_take (self->making.pool, (SudLevel)level, &made))
    {
      show_puzzle (self, &made, NULL, 0);
      return;
    }
  if (rubric_jobs_get_busy (self->making.generator))
    return;
  rubric_generator_init_request (&task.requests[0], (SudLevel)level);
  g_clear_pointer (&self->making.wanted, g_free);
  generate (self, &task, puzzle_made_cb, _ ("Creating a Puzzle"));
}

/* The request of the puzzle on the board once more, or else a level. */
static void
make_another_action (GSimpleAction *action, GVariant *parameter, gpointer user_data)
{
  RubricWindow *self = user_data;
  RubricGeneratorTask task = { .n_requests = 1, .each = 1 };
  const SudPuzzleRequest *request = rubric_window_get_request (self);

  if (request == NULL)
    {
      make_action (action, parameter, self);
      return;
    }
  if (rubric_jobs_get_busy (self->making.generator))
    return;
  task.requests[0] = *request;
  g_free (self->making.wanted);
  self->making.wanted = g_memdup2 (request, sizeof *request);
  generate (self, &task, puzzle_made_cb, _ ("Creating a Puzzle"));
}

/* Returns: whether the puzzle of today is on a board, which is then in front; one that is solved has nothing to do */
static gboolean
present_puzzle_of (RubricWindow *self, const char *source)
{
  for (GList *l = gtk_application_get_windows (gtk_window_get_application (GTK_WINDOW (self))); l != NULL; l = l->next)
    {
      RubricPuzzle *puzzle = RUBRIC_IS_WINDOW (l->data) ? RUBRIC_WINDOW (l->data)->puzzle : NULL;
      SudGrid grid;

      if (puzzle == NULL || g_strcmp0 (rubric_puzzle_get_info (puzzle)->field[RUBRIC_INFO_SOURCE], source) != 0)
        continue;
      rubric_adapt_present (l->data);
      grid = rubric_puzzle_get_grid (puzzle, SUD_ORIGINS_ALL);
      if (sud_grid_is_solved (&grid))
        rubric_window_toast (l->data, _ ("Today’s puzzle is solved; there is another one tomorrow"));
      return TRUE;
    }
  return FALSE;
}

/* Returns: whether it has been put away, and is now taken up again */
static gboolean
continue_puzzle_of (RubricWindow *self, const char *source)
{
  RubricSession *session = rubric_desk_get_session (self->desk);
  GPtrArray *items = session != NULL ? rubric_session_get_continue (session) : NULL;

  for (guint i = 0; items != NULL && i < items->len; i++)
    {
      const RubricContinue *item = items->pdata[i];

      if (g_strcmp0 (item->source, source) == 0)
        {
          g_action_group_activate_action (G_ACTION_GROUP (self), "continue", g_variant_new_string (item->id));
          return TRUE;
        }
    }
  return FALSE;
}

static SudLevel
get_today_level (GSettings *settings)
{
  g_autofree char *word = g_settings_get_string (settings, "today-level");
  int level = SUD_N_LEVELS - 1;

  while (level > 0 && g_ascii_strcasecmp (word, sud_level_get_name ((SudLevel)level)) != 0)
    level--;
  return (SudLevel)level;
}

void
rubric_window_begin_today (RubricWindow *self)
{
  SudLevel level = get_today_level (self->settings);
  guint32 day = rubric_day_today ();
  g_autofree char *source = rubric_daily_dup_source (day, level);
  RubricGeneratorTask task = { .n_requests = 1, .each = 1, .seed = rubric_daily_get_seed (day, level) };

  g_return_if_fail (RUBRIC_IS_WINDOW (self));

  if (present_puzzle_of (self, source) || continue_puzzle_of (self, source)
      || rubric_jobs_get_busy (self->making.generator))
    return;
  rubric_generator_init_request (&task.requests[0], level);
  self->making.day = day;
  generate (self, &task, today_made_cb, _ ("Creating a Puzzle"));
}

/* Makes a puzzle of each level. */
static void
make_week_action (GSimpleAction *action, GVariant *parameter, gpointer user_data)
{
  RubricGeneratorTask task = { .n_requests = SUD_N_LEVELS, .each = 1 };

  for (SudLevel level = 0; level < SUD_N_LEVELS; level++)
    rubric_generator_init_request (&task.requests[level], level);
  generate (user_data, &task, week_made_cb, _ ("Creating Puzzles"));
}

static void
request_made_cb (RubricMakeDialog *dialog, GArray *made, RubricWindow *self)
{
  const RubricGenerated *first = (const RubricGenerated *)(gpointer)made->data;
  const SudPuzzleRequest *request = rubric_make_dialog_get_request (dialog);

  if (made->len == 1)
    show_puzzle (self, first, request, 0);
  else
    keep_list (self, first, made->len, request, _ ("New Puzzles"));
}

static void
make_requested_action (GSimpleAction *action, GVariant *parameter, gpointer user_data)
{
  RubricWindow *self = user_data;

  g_signal_connect_object (rubric_make_dialog_show (GTK_WINDOW (self), self->settings), "made",
                           G_CALLBACK (request_made_cb), self, 0);
}

/* Returns: (transfer full): the words of a file about a puzzle that hold for its variants; for one that was @requested
 * also the request */
static RubricInfo *
dup_common_info (const RubricInfo *info, gboolean requested)
{
  RubricInfo *common = rubric_info_new ();

  rubric_info_set (common, RUBRIC_INFO_TITLE, info->field[RUBRIC_INFO_TITLE]);
  rubric_info_set (common, RUBRIC_INFO_LEVEL, info->field[RUBRIC_INFO_LEVEL]);
  if (requested)
    rubric_info_set (common, RUBRIC_INFO_DESCRIPTION, info->field[RUBRIC_INFO_DESCRIPTION]);
  return common;
}

static void
vary_action (GSimpleAction *action, GVariant *parameter, gpointer user_data)
{
  RubricWindow *self = user_data;
  const SudGrid givens = rubric_puzzle_get_grid (self->puzzle, SUD_ORIGINS_GIVEN);
  const SudPuzzleRequest *request = rubric_window_get_request (self);
  SudGrid variant;

  rubric_generated_vary (&givens, &variant);
  begin_puzzle (self, &variant, dup_common_info (rubric_puzzle_get_info (self->puzzle), request != NULL), request,
                _ (VARIED));
}

/* The message about a variant goes with it. */
static void
givens_changed_cb (RubricWindow *self)
{
  const Given *given = find_given (self);

  if (given == NULL || given != &g_array_index (self->making.given, Given, self->making.given->len - 1))
    rubric_toast_withdraw (self->toasts, _ (VARIED));
  rubric_window_update_subtitle (self);
}

static const GActionEntry entries[] = {
  { "make", make_action, "i" },
  { "make-another", make_another_action, "i" },
  { "make-week", make_week_action },
  { "make-wished", make_requested_action },
  { "vary", vary_action },
};

void
rubric_window_init_making (RubricWindow *self)
{
  self->making.given = g_array_new (FALSE, FALSE, sizeof (Given));
  self->making.generator = rubric_jobs_new (RUBRIC_JOBS_QUERY, G_OBJECT (self));
  self->making.keeper = rubric_jobs_new (RUBRIC_JOBS_WRITE, G_OBJECT (self));
  g_signal_connect_object (self->puzzle, "changed", G_CALLBACK (givens_changed_cb), self, G_CONNECT_SWAPPED);
  g_action_map_add_action_entries (G_ACTION_MAP (self), entries, G_N_ELEMENTS (entries), self);
}
