/* rubric-change-bar.c - the message that another program has changed the file, with buttons for the ways out
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "rubric-change-bar.h"

#include <glib/gi18n.h>

enum
{
  MAX_WAYS = 2,
};

static const struct
{
  const char *sentence;
  RubricMessageButton ways[MAX_WAYS]; /* buttons not in use are empty */
} changes[] = {
  [RUBRIC_FILE_CHANGED] = { N_ ("The file has been changed by another program."),
                            { { N_ ("_Keep Mine"), "win.keep-mine" }, { N_ ("_Reload"), "win.reload" } } },
  [RUBRIC_FILE_GONE] = { N_ ("The file has been deleted or moved."), { { N_ ("_Save Again"), "win.save" } } },
  [RUBRIC_FILE_LOST] = { N_ ("Rubric no longer has access to the file. Nothing is lost; save it where you like."),
                         { { N_ ("Save _As…"), "win.save-as" } } },
};

gboolean
rubric_change_bar_set_change (RubricMessageBar *self, RubricFileChange change)
{
  RubricMessageButton buttons[MAX_WAYS];
  RubricMessage message = { .icon = "dialog-warning-symbolic", .css_class = "alarm", .buttons = buttons };

  if (change == RUBRIC_FILE_SAME)
    return rubric_message_bar_hide (self);
  message.title = _ (changes[change].sentence);
  for (guint i = 0; i < MAX_WAYS && changes[change].ways[i].label != NULL; i++)
    {
      buttons[i] = changes[change].ways[i];
      buttons[i].label = _ (buttons[i].label);
      message.n_buttons++;
    }
  rubric_message_bar_show (self, &message);
  return FALSE;
}
