/* rubric-window-pictures.c - the puzzle of the window on paper and as a picture
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "rubric-window-pictures.h"

#include "rubric-export.h"
#include "rubric-print.h"
#include "rubric-window-private.h"

#include <string.h>

static RubricRenderSource *
create_source (RubricWindow *self)
{
  return rubric_render_source_new_sheet (rubric_puzzle_get_sheet (self->puzzle),
                                         rubric_puzzle_get_info (self->puzzle));
}

/* Returns: (transfer full) (nullable): the name of the file without suffix, else the title of the puzzle */
static char *
make_name (RubricWindow *self)
{
  g_autofree char *name = rubric_desk_dup_file_name (self->desk);
  char *dot = name != NULL ? strrchr (name, '.') : NULL;

  if (dot != NULL && dot != name)
    *dot = '\0';
  return name != NULL ? g_steal_pointer (&name)
                      : g_strdup (rubric_puzzle_get_info (self->puzzle)->field[RUBRIC_INFO_TITLE]);
}

void
rubric_window_print (RubricWindow *self)
{
  g_autoptr (RubricRenderSource) source = create_source (self);
  g_autofree char *name = make_name (self);

  rubric_print_show (GTK_WINDOW (self), self->settings, source, NULL, name);
}

void
rubric_window_export (RubricWindow *self)
{
  g_autoptr (RubricRenderSource) source = create_source (self);
  g_autofree char *name = make_name (self);

  rubric_export_show (GTK_WINDOW (self), self->settings, source, name);
}
