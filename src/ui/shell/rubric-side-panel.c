/* rubric-side-panel.c - a panel that takes the place of the controls beside the board and shows a view on it
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "rubric-side-panel.h"

enum
{
  VIEW_CHANGED,
  CELL_WANTED,
  CLOSED,
  N_SIGNALS
};

static guint signals[N_SIGNALS];

G_DEFINE_INTERFACE (RubricSidePanel, rubric_side_panel, GTK_TYPE_WIDGET)

static void
rubric_side_panel_default_init (RubricSidePanelInterface *iface)
{
  GType type = G_TYPE_FROM_INTERFACE (iface);

  signals[VIEW_CHANGED] = g_signal_new ("view-changed", type, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 0);
  signals[CELL_WANTED]
      = g_signal_new ("cell-wanted", type, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 1, G_TYPE_INT);
  signals[CLOSED] = g_signal_new ("closed", type, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 0);
}

void
rubric_side_panel_open (RubricSidePanel *self, RubricDesk *desk)
{
  g_return_if_fail (RUBRIC_IS_SIDE_PANEL (self));

  if (RUBRIC_SIDE_PANEL_GET_IFACE (self)->open != NULL)
    RUBRIC_SIDE_PANEL_GET_IFACE (self)->open (self, desk);
}

void
rubric_side_panel_close (RubricSidePanel *self)
{
  g_return_if_fail (RUBRIC_IS_SIDE_PANEL (self));

  if (RUBRIC_SIDE_PANEL_GET_IFACE (self)->close != NULL)
    RUBRIC_SIDE_PANEL_GET_IFACE (self)->close (self);
}

gboolean
rubric_side_panel_get_view (RubricSidePanel *self, SudView *view)
{
  g_return_val_if_fail (RUBRIC_IS_SIDE_PANEL (self), FALSE);

  return RUBRIC_SIDE_PANEL_GET_IFACE (self)->get_view != NULL
         && RUBRIC_SIDE_PANEL_GET_IFACE (self)->get_view (self, view);
}

RubricPuzzle *
rubric_side_panel_get_draft (RubricSidePanel *self)
{
  g_return_val_if_fail (RUBRIC_IS_SIDE_PANEL (self), NULL);

  return RUBRIC_SIDE_PANEL_GET_IFACE (self)->get_draft != NULL ? RUBRIC_SIDE_PANEL_GET_IFACE (self)->get_draft (self)
                                                               : NULL;
}

gboolean
rubric_side_panel_is_followed (RubricSidePanel *self)
{
  g_return_val_if_fail (RUBRIC_IS_SIDE_PANEL (self), FALSE);

  return RUBRIC_SIDE_PANEL_GET_IFACE (self)->is_followed != NULL
         && RUBRIC_SIDE_PANEL_GET_IFACE (self)->is_followed (self);
}

gboolean
rubric_side_panel_is_help (RubricSidePanel *self)
{
  g_return_val_if_fail (RUBRIC_IS_SIDE_PANEL (self), FALSE);

  return RUBRIC_SIDE_PANEL_GET_IFACE (self)->is_help;
}

gboolean
rubric_side_panel_keeps_focus (RubricSidePanel *self)
{
  g_return_val_if_fail (RUBRIC_IS_SIDE_PANEL (self), FALSE);

  return RUBRIC_SIDE_PANEL_GET_IFACE (self)->keeps_focus;
}

gboolean
rubric_side_panel_focus (RubricSidePanel *self)
{
  g_return_val_if_fail (RUBRIC_IS_SIDE_PANEL (self), FALSE);

  if (RUBRIC_SIDE_PANEL_GET_IFACE (self)->focus == NULL)
    return FALSE;
  RUBRIC_SIDE_PANEL_GET_IFACE (self)->focus (self);
  return TRUE;
}

void
rubric_side_panel_set_cell (RubricSidePanel *self, int cell)
{
  g_return_if_fail (RUBRIC_IS_SIDE_PANEL (self));

  if (RUBRIC_SIDE_PANEL_GET_IFACE (self)->set_cell != NULL)
    RUBRIC_SIDE_PANEL_GET_IFACE (self)->set_cell (self, cell);
}

gboolean
rubric_side_panel_go_back (RubricSidePanel *self)
{
  g_return_val_if_fail (RUBRIC_IS_SIDE_PANEL (self), FALSE);

  return RUBRIC_SIDE_PANEL_GET_IFACE (self)->go_back != NULL && RUBRIC_SIDE_PANEL_GET_IFACE (self)->go_back (self);
}

void
rubric_side_panel_tell_view (gpointer panel)
{
  g_return_if_fail (RUBRIC_IS_SIDE_PANEL (panel));

  g_signal_emit (panel, signals[VIEW_CHANGED], 0);
}

void
rubric_side_panel_want_cell (gpointer panel, int cell)
{
  g_return_if_fail (RUBRIC_IS_SIDE_PANEL (panel));

  g_signal_emit (panel, signals[CELL_WANTED], 0, cell);
}

void
rubric_side_panel_tell_closed (gpointer panel)
{
  g_return_if_fail (RUBRIC_IS_SIDE_PANEL (panel));

  g_signal_emit (panel, signals[CLOSED], 0);
}
