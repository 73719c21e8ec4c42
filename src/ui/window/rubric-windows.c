/* rubric-windows.c - which window shows what
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "rubric-windows.h"

#include "rubric-adaptations.h"
#include "rubric-collection-window.h"

static GtkApplication *
get_application (void)
{
  return GTK_APPLICATION (g_application_get_default ());
}

static GFile *
get_file (gpointer window)
{
  if (RUBRIC_IS_WINDOW (window))
    return rubric_desk_get_file (rubric_window_get_desk (window));
  return RUBRIC_IS_COLLECTION_WINDOW (window) ? rubric_collection_window_get_file (window) : NULL;
}

GtkWindow *
rubric_windows_find_file (GFile *file)
{
  for (GList *l = gtk_application_get_windows (get_application ()); l != NULL; l = l->next)
    {
      GFile *shown = get_file (l->data);

      if (shown != NULL && g_file_equal (shown, file))
        return l->data;
    }
  return NULL;
}

GtkWindow *
rubric_windows_find_front (void)
{
  for (GList *l = gtk_application_get_windows (get_application ()); l != NULL; l = l->next)
    if ((RUBRIC_IS_WINDOW (l->data) || RUBRIC_IS_COLLECTION_WINDOW (l->data)) && gtk_widget_get_visible (l->data))
      return l->data;
  return NULL;
}

RubricWindow *
rubric_windows_find_free (RubricWindow *window, GSettings *settings)
{
  RubricWindow *other;

  if (rubric_window_is_free (window))
    return window;
  other = rubric_window_new (get_application (), settings);
  gtk_window_present (GTK_WINDOW (other));
  return other;
}

/* The window in which puzzles of @collection are solved, if there is one. */
static RubricWindow *
find_puzzle_window (GtkApplication *application, RubricCollection *collection)
{
  for (GList *l = gtk_application_get_windows (application); l != NULL; l = l->next)
    if (RUBRIC_IS_WINDOW (l->data) && rubric_desk_get_collection (rubric_window_get_desk (l->data)) == collection)
      return l->data;
  return NULL;
}

static void
open_puzzle (RubricCollectionWindow *list, guint index, GSettings *settings)
{
  GtkApplication *application = gtk_window_get_application (GTK_WINDOW (list));
  RubricCollection *collection = rubric_collection_window_get_collection (list);
  RubricWindow *window = find_puzzle_window (application, collection);

  if (window == NULL)
    window = rubric_window_new (application, settings);
  rubric_desk_load_item (rubric_window_get_desk (window), collection, index);
  rubric_adapt_present (GTK_WINDOW (window));
}

void
rubric_windows_present_list (RubricCollection *collection, GFile *file, const RubricFileStamp *stamp,
                             GSettings *settings)
{
  gtk_window_present (GTK_WINDOW (
      rubric_collection_window_new (get_application (), settings, collection, file, stamp, open_puzzle)));
}

void
rubric_windows_return_to_list (RubricCollection *collection, GSettings *settings)
{
  for (GList *l = gtk_application_get_windows (get_application ()); l != NULL; l = l->next)
    if (RUBRIC_IS_COLLECTION_WINDOW (l->data) && rubric_collection_window_get_collection (l->data) == collection)
      {
        rubric_adapt_present (l->data);
        return;
      }
  rubric_windows_present_list (collection, NULL, NULL, settings);
}
