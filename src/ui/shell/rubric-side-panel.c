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
  RubricSidePanelInterface *iface = RUBRIC_SIDE_PANEL_GET_IFACE (self);

  if (iface->open != NULL)
    iface->open (self, desk);
}

void
rubric_side_panel_close (RubricSidePanel *self)
{
  RubricSidePanelInterface *iface = RUBRIC_SIDE_PANEL_GET_IFACE (self);

  if (iface->close != NULL)
    iface->close (self);
}

gboolean
rubric_side_panel_get_view (RubricSidePanel *self, SudView *view)
{
  RubricSidePanelInterface *iface = RUBRIC_SIDE_PANEL_GET_IFACE (self);

  return iface->get_view != NULL && iface->get_view (self, view);
}

RubricPuzzle *
rubric_side_panel_get_draft (RubricSidePanel *self)
{
  RubricSidePanelInterface *iface = RUBRIC_SIDE_PANEL_GET_IFACE (self);

  return iface->get_draft != NULL ? iface->get_draft (self) : NULL;
}

gboolean
rubric_side_panel_is_followed (RubricSidePanel *self)
{
  RubricSidePanelInterface *iface = RUBRIC_SIDE_PANEL_GET_IFACE (self);

  return iface->is_followed != NULL && iface->is_followed (self);
}

gboolean
rubric_side_panel_is_help (RubricSidePanel *self)
{
  return RUBRIC_SIDE_PANEL_GET_IFACE (self)->is_help;
}

gboolean
rubric_side_panel_keeps_focus (RubricSidePanel *self)
{
  return RUBRIC_SIDE_PANEL_GET_IFACE (self)->keeps_focus;
}

gboolean
rubric_side_panel_focus (RubricSidePanel *self)
{
  RubricSidePanelInterface *iface = RUBRIC_SIDE_PANEL_GET_IFACE (self);

  if (iface->focus == NULL)
    return FALSE;
  iface->focus (self);
  return TRUE;
}

void
rubric_side_panel_set_cell (RubricSidePanel *self, int cell)
{
  RubricSidePanelInterface *iface = RUBRIC_SIDE_PANEL_GET_IFACE (self);

  if (iface->set_cell != NULL)
    iface->set_cell (self, cell);
}

gboolean
rubric_side_panel_keeps_tools (RubricSidePanel *self)
{
  RubricSidePanelInterface *iface = RUBRIC_SIDE_PANEL_GET_IFACE (self);

  return iface->keeps_tools != NULL && iface->keeps_tools (self);
}

gboolean
rubric_side_panel_go_back (RubricSidePanel *self)
{
  RubricSidePanelInterface *iface = RUBRIC_SIDE_PANEL_GET_IFACE (self);

  return iface->go_back != NULL && iface->go_back (self);
}

void
rubric_side_panel_tell_view (gpointer panel)
{
  g_signal_emit (panel, signals[VIEW_CHANGED], 0);
}

void
rubric_side_panel_want_cell (gpointer panel, int cell)
{
  g_signal_emit (panel, signals[CELL_WANTED], 0, cell);
}

void
rubric_side_panel_tell_closed (gpointer panel)
{
  g_signal_emit (panel, signals[CLOSED], 0);
}
