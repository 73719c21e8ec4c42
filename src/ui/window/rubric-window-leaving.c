/* rubric-window-leaving.c - a window is closed: what becomes of corrections beside a picture is asked first
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "rubric-window-private.h"

#include "rubric-adaptations.h"

#include <glib/gi18n.h>

/* Where corrections are not taken the picture stays as long as the window: the desk may ask, too, and be told to wait. */
static void
answered_cb (GObject *source, GAsyncResult *result, gpointer user_data)
{
  RubricWindow *self = RUBRIC_WINDOW (source), *taken;
  g_autofree char *response = rubric_ask_finish (result);

  self->leaving = FALSE;
  if (rubric_desk_is_closed (self->desk) || g_str_equal (response, "cancel"))
    return;
  taken = g_str_equal (response, "take") ? rubric_window_take_shown (self) : self;
  if (taken != self)
    rubric_desk_close (taken->desk); /* what has come to a window of its own there is to continue, too */
  rubric_desk_close (self->desk);
}

/* What is being read, or is in a grid that is not shown, cannot be taken. */
static void
ask (RubricWindow *self)
{
  const RubricResponse responses[] = {
    { "cancel", _ ("_Cancel"), RUBRIC_RESPONSE_PLAIN },
    { "discard", _ ("_Discard"), RUBRIC_RESPONSE_DESTRUCTIVE },
    { "take", _ ("_Take"), RUBRIC_RESPONSE_SUGGESTED },
  };
  guint n = G_N_ELEMENTS (responses) - !rubric_picture_panel_can_take (self->picture_panel);

  self->leaving = TRUE;
  rubric_adapt_present (GTK_WINDOW (self));
  rubric_ask_async (GTK_WINDOW (self), _ ("Take What Was Read?"),
                    _ ("What you have corrected beside the picture will be lost if you do not take it."), NULL, responses,
                    n, self->closed, answered_cb, NULL);
}

void
rubric_window_close (RubricWindow *self)
{
  if (self->leaving)
    return;
  if (rubric_window_has_panel (self, self->picture_panel) && rubric_picture_panel_is_corrected (self->picture_panel))
    ask (self);
  else
    rubric_desk_close (self->desk);
}
