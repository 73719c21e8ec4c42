/* rubric-collection-levels.c - when the puzzles of a window are graded: those in sight always, all of a short list, too
 *
 *     opened ──► checked ──► short: all are graded, hardly noticed     long: when somebody asks
 *     scrolled ──► SIGHT_MS later: what is in sight goes first
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "rubric-collection-private.h"

#include <glib/gi18n.h>

enum
{
  SHORT_LIST = 20000, /* puzzles: some seconds of a processor that has nothing else to do */
  SIGHT_MS = 100,     /* whoever scrolls on looks at nothing yet */
};

static gboolean
sight_cb (gpointer user_data)
{
  RubricCollectionWindow *self = user_data;
  guint position, n = rubric_collection_views_get_sight (self->views, &position);

  self->sight_timeout = 0;
  if (position + n <= g_list_model_get_n_items (G_LIST_MODEL (self->collection)))
    rubric_collection_look_at (self->collection, rubric_collection_views_get_depth (self->views), position, n);
  return G_SOURCE_REMOVE;
}

static void
sight_changed_cb (RubricCollectionWindow *self)
{
  if (self->sight_timeout == 0 && !g_cancellable_is_cancelled (self->closed))
    self->sight_timeout = g_timeout_add (SIGHT_MS, sight_cb, self);
}

/* Other techniques make other levels, which cannot be compared with those of others: the header says so. */
static void
techniques_changed_cb (RubricCollectionWindow *self)
{
  const SudOrder *order = rubric_techniques_get_order (self->techniques);
  gboolean usual = sud_order_is_usual (order);

  if (g_cancellable_is_cancelled (self->closed))
    return;
  adw_window_title_set_subtitle (self->title, usual ? "" : /* Translators: which levels are by */ _ ("Own techniques"));
  gtk_widget_set_tooltip_text (GTK_WIDGET (self->title), usual ? NULL : _ ("Levels are by the techniques of your preferences"));
  rubric_collection_set_order (self->collection, order);
  rubric_collection_filter_set_order (self->filter, order);
  self->awaits_grades = rubric_collection_get_n_puzzles (self->collection) <= SHORT_LIST;
  rubric_collection_window_update_levels (self);
  sight_changed_cb (self);
}

void
rubric_collection_window_init_levels (RubricCollectionWindow *self)
{
  self->techniques = rubric_techniques_new ();
  rubric_techniques_bind (self->techniques, self->settings, G_SETTINGS_BIND_GET);
  g_signal_connect_object (self->techniques, "changed", G_CALLBACK (techniques_changed_cb), self, G_CONNECT_SWAPPED);
  techniques_changed_cb (self);
  g_signal_connect_object (self->views, "sight-changed", G_CALLBACK (sight_changed_cb), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (self->collection, "after-arrange", G_CALLBACK (sight_changed_cb), self, G_CONNECT_SWAPPED);
}

RubricDepth
rubric_collection_window_get_depth (RubricCollectionWindow *self)
{
  return MAX (rubric_query_get_depth (rubric_collection_get_query (self->collection)), RUBRIC_DEPTH_LEVELS);
}

void
rubric_collection_window_grade (RubricCollectionWindow *self)
{
  self->awaits_grades = FALSE;
  rubric_grades_start (rubric_collection_get_grades (self->collection), rubric_collection_window_get_depth (self));
}

void
rubric_collection_window_cancel_survey (RubricCollectionWindow *self)
{
  self->awaits_grades = FALSE;
  if (rubric_collection_is_surveying (self->collection))
    rubric_collection_cancel_survey (self->collection);
  else
    {
      rubric_grades_cancel (rubric_collection_get_grades (self->collection));
      sight_changed_cb (self); /* what is in sight was given up with the others */
    }
}

void
rubric_collection_window_update_levels (RubricCollectionWindow *self)
{
  if (self->awaits_grades && !rubric_collection_is_surveying (self->collection))
    rubric_collection_window_grade (self);
}

void
rubric_collection_window_end_levels (RubricCollectionWindow *self)
{
  self->awaits_grades = FALSE;
  rubric_grades_cancel (rubric_collection_get_grades (self->collection));
  g_clear_handle_id (&self->sight_timeout, g_source_remove); /* last: an arrangement that waited may have begun it */
}
