/* rubric-pictures.c - the puzzle of a desk on paper and as a picture
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "rubric-pictures.h"

#include "rubric-export.h"
#include "rubric-print.h"

#include <string.h>

static RubricRenderSource *
create_source (RubricPuzzle *puzzle)
{
  return rubric_render_source_new_sheet (rubric_puzzle_get_sheet (puzzle), rubric_puzzle_get_info (puzzle));
}

/* Returns: (transfer full) (nullable): the name of the file without suffix, else the title of the puzzle */
static char *
make_name (RubricDesk *desk)
{
  g_autofree char *name = rubric_desk_dup_file_name (desk);
  char *dot = name != NULL ? strrchr (name, '.') : NULL;

  if (dot != NULL && dot != name)
    *dot = '\0';
  return name != NULL ? g_steal_pointer (&name)
                      : g_strdup (rubric_puzzle_get_info (rubric_desk_get_puzzle (desk))->field[RUBRIC_INFO_TITLE]);
}

void
rubric_pictures_print (RubricDesk *desk, GtkWindow *parent, GSettings *settings)
{
  g_autoptr (RubricRenderSource) source = create_source (rubric_desk_get_puzzle (desk));
  g_autofree char *name = make_name (desk);

  rubric_print_show (parent, settings, source, NULL, name);
}

void
rubric_pictures_export (RubricDesk *desk, GtkWindow *parent, GSettings *settings)
{
  g_autoptr (RubricRenderSource) source = create_source (rubric_desk_get_puzzle (desk));
  g_autofree char *name = make_name (desk);

  rubric_export_show (parent, settings, source, name);
}
