/* rubric-text-desk.c - the names of a puzzle that is worked on
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "rubric-text-desk.h"

#include "rubric-text-collection.h"
#include "rubric-text.h"

#include <glib/gi18n.h>
#include <string.h>

static char *
name_item (RubricCollectionItem *item)
{
  const char *text = rubric_collection_item_get_text (item);
  g_autofree char *number = NULL;

  if (text != NULL)
    return rubric_text_short (text);
  number = rubric_text_number (rubric_collection_item_get_index (item) + 1);
  /* Translators: %s is the number of a puzzle in a collection */
  return g_strdup_printf (_ ("Puzzle %s"), number);
}

char *
rubric_text_desk_title (RubricDesk *desk)
{
  const char *title = rubric_puzzle_get_info (rubric_desk_get_puzzle (desk))->field[RUBRIC_INFO_TITLE];
  RubricCollectionItem *item = rubric_desk_get_item (desk);
  g_autofree char *name = item != NULL ? name_item (item) : rubric_desk_dup_file_name (desk);

  if (name == NULL)
    name = rubric_text_short (title != NULL ? title : _ ("Untitled Puzzle"));
  if (!rubric_desk_has_changes (desk) || rubric_desk_progress_is_kept (desk))
    return g_steal_pointer (&name);
  /* Translators: %s is the name of a file not saved yet */
  return g_strdup_printf (_ ("• %s"), name);
}

char *
rubric_text_desk_place (RubricDesk *desk)
{
  RubricCollection *collection = rubric_desk_get_collection (desk);
  g_autofree char *place = NULL;
  const char *name;
  guint position;

  if (collection == NULL)
    return NULL;
  name = rubric_collection_get_name (collection);
  if (!rubric_collection_find (collection, rubric_collection_item_get_index (rubric_desk_get_item (desk)), &position))
    return g_strdup (name);
  place = rubric_text_position (position, g_list_model_get_n_items (G_LIST_MODEL (collection)));
  /* Translators: %1$s is which puzzle of a list, "3 of 12", and %2$s the name of the list */
  return name != NULL ? g_strdup_printf (_ ("%1$s · %2$s"), place, name) : g_steal_pointer (&place);
}

/* The old name with the native suffix, or else the title of the puzzle. */
char *
rubric_text_proposed_name (const RubricQuestion *question)
{
  g_autofree char *name = g_strdup (question->name);
  char *dot = name != NULL ? strrchr (name, '.') : NULL;

  if (dot != NULL && dot != name)
    *dot = '\0';
  if (name == NULL && question->title != NULL)
    name = g_strdelimit (rubric_text_short (question->title), G_DIR_SEPARATOR_S, '-');
  else if (name == NULL)
    name = g_strdup (/* Translators: the name of a new file, without suffix */ _ ("sudoku"));
  return g_strconcat (name, rubric_format_native ()->suffixes[0], NULL);
}
