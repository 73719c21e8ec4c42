/* rubric-layout.c - the places of the board and of its controls in the window: side by side, or one below the other
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "rubric-layout.h"

#include "rubric-side-panel.h"
#include "rubric-widgets.h"

typedef enum
{
  SLOT_BOARD,
  SLOT_CARD,
  SLOT_MODES,
  SLOT_PAD,
  SLOT_TOOLS,
  SLOT_START,
  SLOT_BRIEF,
  SLOT_MESSAGES,
  N_SLOTS,
  SLOT_PANEL = N_SLOTS, /* any RubricSidePanel: at most one is visible */
} Slot;

static const char *const slot_types[N_SLOTS]
    = { "board", "card", "modes", "pad", "tools", "start", "brief", "messages" };

/* From top to bottom. */
static const Slot column[] = { SLOT_CARD, SLOT_MODES, SLOT_PAD, SLOT_TOOLS };
static const Slot below[] = { SLOT_CARD, SLOT_MODES, SLOT_PAD };

/* The last row of the narrow layout, without the modes if there is no room for them. */
static const Slot last_row[] = { SLOT_MODES, SLOT_TOOLS };

enum
{
  COLUMN_MIN = 264,
  COLUMN_MAX = 400,
  BELOW_MAX = 660,  /* the width of everything below the board */
  PAD_SHARE = 31,   /* percent of the board's height, if the column has that room */
  CARD_MORE = 2,    /* lines by which the card can grow, if there is room, and nothing else moves */
  PANEL_FOOT = 48,  /* the height of the row of buttons at the end of a panel: messages stand above it */
  WIDE_GAP = 12,
  NARROW_GAP = 6,
};

struct _RubricLayout
{
  RubricBox parent_instance;

  GtkWidget *children[N_SLOTS];
  gboolean halved;
};

static GtkBuildableIface *parent_buildable;

static void
rubric_layout_add_child (GtkBuildable *buildable, GtkBuilder *builder, GObject *child, const char *type)
{
  RubricLayout *self = RUBRIC_LAYOUT (buildable);

  for (int slot = 0; slot < N_SLOTS; slot++)
    if (g_strcmp0 (type, slot_types[slot]) == 0 && self->children[slot] == NULL)
      {
        self->children[slot] = GTK_WIDGET (child);
        gtk_widget_set_parent (GTK_WIDGET (child), GTK_WIDGET (self));
        return;
      }
  parent_buildable->add_child (buildable, builder, child, type);
}

static void
buildable_init (GtkBuildableIface *iface)
{
  parent_buildable = g_type_interface_peek_parent (iface);
  iface->add_child = rubric_layout_add_child;
}

G_DEFINE_FINAL_TYPE_WITH_CODE (RubricLayout, rubric_layout, RUBRIC_TYPE_BOX,
                               G_IMPLEMENT_INTERFACE (GTK_TYPE_BUILDABLE, buildable_init))

static GtkWidget *
get_shown_panel (RubricLayout *self)
{
  GtkWidget *child = gtk_widget_get_first_child (GTK_WIDGET (self));

  while (child != NULL && (!RUBRIC_IS_SIDE_PANEL (child) || !gtk_widget_should_layout (child)))
    child = gtk_widget_get_next_sibling (child);
  return child;
}

/* Returns: whether a panel is shown that takes the place of all controls but the tools */
static gboolean
keeps_tools (RubricLayout *self)
{
  GtkWidget *panel = get_shown_panel (self);

  return panel != NULL && rubric_side_panel_keeps_tools (RUBRIC_SIDE_PANEL (panel));
}

static GtkWidget *
get_visible (GtkWidget *child)
{
  return child != NULL && gtk_widget_should_layout (child) ? child : NULL;
}

/* The child that takes up room in @slot, or NULL. The ways to begin, in a few words, take the place of the modes, which
 * have nothing to say before there is a puzzle. */
static GtkWidget *
get_shown (RubricLayout *self, Slot slot)
{
  GtkWidget *brief = get_visible (self->children[SLOT_BRIEF]);

  if (slot == SLOT_PANEL)
    return get_shown_panel (self);
  return slot == SLOT_MODES && brief != NULL ? brief : get_visible (self->children[slot]);
}

static int
measure_child (GtkWidget *child, GtkOrientation orientation, int for_size, gboolean natural)
{
  int minimum = 0, wanted = 0;

  if (child != NULL)
    gtk_widget_measure (child, orientation, for_size, &minimum, &wanted, NULL, NULL);
  return natural ? wanted : minimum;
}

static int
measure_slot (RubricLayout *self, Slot slot, GtkOrientation orientation, int for_size, gboolean natural)
{
  return measure_child (get_shown (self, slot), orientation, for_size, natural);
}

static int
measure_height (RubricLayout *self, Slot slot, int width, gboolean natural)
{
  return measure_slot (self, slot, GTK_ORIENTATION_VERTICAL, width, natural);
}

/* A part of @room is left free below the card, which takes it when it has much to say. */
static int
find_reserve (RubricLayout *self, int room)
{
  return get_shown (self, SLOT_CARD) != NULL ? CLAMP (room, 0, CARD_MORE * rubric_widget_measure_line (self)) : 0;
}

/* Everything fills its row, but for the card, which grows only when it has much to say. */
static int
find_height (RubricLayout *self, Slot slot, int width, int height)
{
  if (slot != SLOT_CARD)
    return height;
  return MIN (height, MAX (measure_slot (self, slot, GTK_ORIENTATION_VERTICAL, width, TRUE),
                           measure_height (self, slot, width, FALSE)));
}

/* With a gap, unless it is empty. */
static int
measure_row (RubricLayout *self, Slot slot, int width, int gap, gboolean natural)
{
  int height = measure_height (self, slot, width, natural);

  return height > 0 ? height + gap : 0;
}

/* The column becomes wider if its content, in large letters, or the panel in its place wants more. The width stays
 * when there is a puzzle. */
static int
measure_column_width (RubricLayout *self)
{
  static const Slot texts[] = { SLOT_MODES, SLOT_TOOLS };
  int width = MAX (COLUMN_MIN, measure_slot (self, SLOT_PANEL, GTK_ORIENTATION_HORIZONTAL, -1, FALSE));

  for (gsize i = 0; i < G_N_ELEMENTS (texts); i++)
    width = MAX (width, measure_child (get_visible (self->children[texts[i]]), GTK_ORIENTATION_HORIZONTAL, -1, TRUE));
  return width;
}

/* The height of everything beside the board, with a gap at its end. */
static int
measure_column (RubricLayout *self, int width, gboolean tall_pad)
{
  int height = 0;

  for (gsize i = 0; i < G_N_ELEMENTS (column); i++)
    height += measure_row (self, column[i], width, WIDE_GAP, tall_pad && column[i] == SLOT_PAD);
  return height;
}

/* Returns: whether all of the last row has room in @width; the ways to begin have a row of their own */
static gboolean
is_joined (RubricLayout *self, int width)
{
  int wanted = -NARROW_GAP;

  if (get_visible (self->children[SLOT_BRIEF]) != NULL)
    return FALSE;
  for (gsize i = 0; i < G_N_ELEMENTS (last_row); i++)
    wanted += measure_slot (self, last_row[i], GTK_ORIENTATION_HORIZONTAL, -1, TRUE) + NARROW_GAP;
  return wanted <= width;
}

static int
measure_last_row (RubricLayout *self)
{
  int height = 0;

  for (gsize i = 0; i < G_N_ELEMENTS (last_row); i++)
    if (last_row[i] != SLOT_MODES)
      height = MAX (height, measure_row (self, last_row[i], -1, NARROW_GAP, FALSE));
  return height;
}

static int
measure_controls (RubricLayout *self, int width)
{
  gboolean joined = is_joined (self, width);
  int height = measure_last_row (self);

  for (gsize i = 0; i < G_N_ELEMENTS (below); i++)
    if (below[i] != SLOT_MODES || !joined)
      height += measure_row (self, below[i], width, NARROW_GAP, FALSE);
  return height;
}

static int
measure_below (RubricLayout *self, int width)
{
  int panel = measure_row (self, SLOT_PANEL, width, NARROW_GAP, FALSE);

  return MAX (measure_controls (self, width), panel + (keeps_tools (self) ? measure_last_row (self) : 0));
}

static int
measure_width (RubricLayout *self, gboolean natural)
{
  int width = 0;

  for (int slot = 0; slot <= SLOT_PANEL; slot++)
    if (slot != SLOT_START)
      width = MAX (width, measure_slot (self, slot, GTK_ORIENTATION_HORIZONTAL, -1, natural && slot == SLOT_BOARD));
  return width + 2 * NARROW_GAP + (natural ? COLUMN_MIN + WIDE_GAP : 0);
}

static GtkSizeRequestMode
rubric_layout_get_request_mode (GtkWidget *widget)
{
  return GTK_SIZE_REQUEST_HEIGHT_FOR_WIDTH;
}

static void
rubric_layout_measure (GtkWidget *widget, GtkOrientation orientation, int for_size, int *minimum, int *natural,
                       int *minimum_baseline, int *natural_baseline)
{
  RubricLayout *self = RUBRIC_LAYOUT (widget);
  int inner;

  if (orientation == GTK_ORIENTATION_HORIZONTAL)
    {
      *minimum = measure_width (self, FALSE);
      *natural = MAX (MAX (measure_width (self, TRUE), *minimum), BELOW_MAX + 2 * NARROW_GAP);
      return;
    }
  /* At any width that of the least: a window that becomes narrow and low at once is asked about its old width. */
  inner = MIN (measure_width (self, FALSE) - 2 * NARROW_GAP, BELOW_MAX);
  *minimum = measure_slot (self, SLOT_BOARD, orientation, -1, FALSE) + measure_below (self, inner)
             + 2 * NARROW_GAP;
  *natural = MAX (*minimum, measure_slot (self, SLOT_BOARD, orientation, -1, TRUE) + 2 * WIDE_GAP);
}

/* A child without room is hidden from screen readers, too: GTK forgets that each time the child becomes visible. */
static void
show (GtkWidget *child, gboolean shown)
{
  gtk_widget_set_child_visible (child, shown);
  gtk_accessible_update_state (GTK_ACCESSIBLE (child), GTK_ACCESSIBLE_STATE_HIDDEN, !shown, -1);
}

static void
leave_out (RubricLayout *self, Slot slot)
{
  if (self->children[slot] != NULL)
    show (self->children[slot], FALSE);
}

static void
allocate (RubricLayout *self, Slot slot, int x, int y, int width, int height)
{
  int total = gtk_widget_get_width (GTK_WIDGET (self));
  GtkWidget *child = get_shown (self, slot);

  if (child == NULL)
    return;
  if (slot == SLOT_MODES)
    leave_out (self, slot);
  show (child, TRUE);
  if (gtk_widget_get_direction (GTK_WIDGET (self)) == GTK_TEXT_DIR_RTL)
    x = total - x - width;
  gtk_widget_size_allocate (child, &(GtkAllocation){ x, y, width, height }, -1);
}

/* Messages hide nothing of the board. @down: messages grow down from @y, else up */
static void
allocate_messages (RubricLayout *self, int x, int y, int width, gboolean down)
{
  int height = measure_slot (self, SLOT_MESSAGES, GTK_ORIENTATION_VERTICAL, width, TRUE);

  allocate (self, SLOT_MESSAGES, x, down ? y : y - height, width, height);
}

/* Places the column from @y down to @bottom: the pad grows with the board. If a panel keeps the tools, these alone.
 * Returns: the upper edge of the tools */
static int
allocate_column (RubricLayout *self, int x, int y, int width, int bottom)
{
  gboolean tall = measure_column (self, width, TRUE) - WIDE_GAP <= bottom - y;
  int spare = bottom - y - measure_column (self, width, tall) + WIDE_GAP;
  int pad = measure_slot (self, SLOT_PAD, GTK_ORIENTATION_VERTICAL, width, tall);
  int wanted = tall ? MAX ((bottom - y) * PAD_SHARE / 100 - pad, 0) : 0;
  int reserve = find_reserve (self, spare), growth = CLAMP (wanted, 0, MAX (spare - reserve, 0)), tools = y;
  gboolean all = get_shown_panel (self) == NULL;

  for (gsize i = 0; i < G_N_ELEMENTS (column); i++)
    {
      Slot slot = column[i];
      int height = measure_height (self, column[i], width, tall && column[i] == SLOT_PAD)
                   + (slot == SLOT_PAD ? growth : 0) + (slot == SLOT_CARD ? reserve : 0);

      if (all || slot == SLOT_TOOLS)
        allocate (self, slot, x, y, width, find_height (self, slot, width, height));
      tools = y;
      y += height + WIDE_GAP;
    }
  leave_out (self, SLOT_START);
  return tools;
}

/* A panel, or the ways to begin, takes the place of everything beside the board, or below it. */
static void
allocate_alone (RubricLayout *self, Slot alone, int x, int y, int width, int height)
{
  for (Slot slot = 0; slot < N_SLOTS; slot++)
    if (slot != SLOT_BOARD && slot != SLOT_MESSAGES && slot != alone && (slot != SLOT_TOOLS || !keeps_tools (self)))
      leave_out (self, slot);
  allocate (self, alone, x, y, width, height);
}

static gboolean
has_room_for_start (RubricLayout *self, int width, int height)
{
  return get_shown (self, SLOT_START) != NULL
         && measure_slot (self, SLOT_START, GTK_ORIENTATION_VERTICAL, width, FALSE) <= height;
}

/* The board as large as the height allows, the column beside it, and both in the middle of what there is. */
static void
allocate_wide (RubricLayout *self, int width, int height)
{
  int least = MAX (measure_column_width (self), self->halved ? (width - 3 * WIDE_GAP) / 2 : 0);
  int board = MIN (height - 2 * WIDE_GAP, width - least - 3 * WIDE_GAP);
  int column_width = CLAMP (width - board - 3 * WIDE_GAP, least, MAX (least, COLUMN_MAX));
  int left = (width - board - WIDE_GAP - column_width) / 2, top = (height - board) / 2;
  int most = height - 2 * WIDE_GAP, tall = measure_column (self, column_width, TRUE) - WIDE_GAP;
  int needed = tall <= most ? tall : measure_column (self, column_width, FALSE) - WIDE_GAP, tools;

  allocate (self, SLOT_BOARD, left, top, board, board);
  allocate_messages (self, left + board + WIDE_GAP,
                     height - WIDE_GAP - (get_shown_panel (self) != NULL ? PANEL_FOOT : 0), column_width, FALSE);
  if (!keeps_tools (self) && (get_shown_panel (self) != NULL || has_room_for_start (self, column_width, board)))
    {
      Slot alone = get_shown_panel (self) != NULL ? SLOT_PANEL : SLOT_START;

      allocate_alone (self, alone, left + board + WIDE_GAP, alone == SLOT_START ? top : WIDE_GAP, column_width,
                      alone == SLOT_START ? board : most);
      return;
    }
  if (needed > board)
    top = MAX ((height - needed) / 2, WIDE_GAP);
  tools = allocate_column (self, left + board + WIDE_GAP, top, column_width, top + MAX (board, needed));
  if (keeps_tools (self))
    allocate_alone (self, SLOT_PANEL, left + board + WIDE_GAP, WIDE_GAP, column_width, tools - 2 * WIDE_GAP);
}

/* Gives each its natural width, and shares the rest. */
static void
allocate_last_row (RubricLayout *self, int x, int y, int width, gboolean joined)
{
  GtkRequestedSize sizes[G_N_ELEMENTS (last_row)] = { 0 };
  Slot slots[G_N_ELEMENTS (last_row)];
  int n = 0, over, height = measure_last_row (self) - NARROW_GAP;

  for (gsize i = 0; i < G_N_ELEMENTS (last_row); i++)
    if (last_row[i] != SLOT_MODES || joined)
      {
        sizes[n].minimum_size = measure_slot (self, last_row[i], GTK_ORIENTATION_HORIZONTAL, -1, FALSE);
        sizes[n].natural_size = measure_slot (self, last_row[i], GTK_ORIENTATION_HORIZONTAL, -1, TRUE);
        width -= sizes[n].minimum_size + (n > 0 ? NARROW_GAP : 0);
        slots[n++] = last_row[i];
      }
  over = gtk_distribute_natural_allocation (MAX (width, 0), n, sizes);
  for (int i = 0; i < n; i++)
    {
      int size = sizes[i].minimum_size + over / n + (i < over % n);

      if (slots[i] == SLOT_TOOLS || get_shown_panel (self) == NULL)
        allocate (self, slots[i], x, y, size, height);
      x += size + NARROW_GAP;
    }
}

/* The tools stay in their place if a panel keeps them; the board makes room for it. */
static void
allocate_narrow (RubricLayout *self, int width, int height)
{
  int inner = MIN (width - 2 * NARROW_GAP, BELOW_MAX), x = (width - inner) / 2;
  int controls = measure_controls (self, inner);
  gboolean joined = is_joined (self, inner), kept = keeps_tools (self), covered = get_shown_panel (self) != NULL;
  int room = height - 2 * NARROW_GAP - controls, board = MIN (width - 2 * NARROW_GAP, room);
  int reserve = find_reserve (self, room - board), y = NARROW_GAP + board + (room - board - reserve) / 2;
  int tools = y + controls - measure_last_row (self) + reserve + NARROW_GAP, bottom = kept ? tools : height;

  if (covered)
    board = MIN (board, bottom - measure_row (self, SLOT_PANEL, inner, 3 * NARROW_GAP, FALSE));
  allocate (self, SLOT_BOARD, (width - board) / 2, NARROW_GAP, board, board);
  allocate_messages (self, x, board + 2 * NARROW_GAP, inner, TRUE);
  for (gsize i = 0; i < G_N_ELEMENTS (below) && !covered; i++)
    if (below[i] != SLOT_MODES || !joined)
      {
        int row = measure_row (self, below[i], inner, NARROW_GAP, FALSE) + (below[i] == SLOT_CARD ? reserve : 0);

        allocate (self, below[i], x, y + NARROW_GAP, inner, find_height (self, below[i], inner, row - NARROW_GAP));
        y += row;
      }
  leave_out (self, SLOT_START);
  if (!covered || kept)
    allocate_last_row (self, x, tools, inner, joined);
  if (covered)
    allocate_alone (self, SLOT_PANEL, x, board + 2 * NARROW_GAP, inner, bottom - board - 3 * NARROW_GAP);
}

static gboolean
choose_wide (RubricLayout *self, int width, int height)
{
  int least = measure_column_width (self);
  int wide = MIN (height - 2 * WIDE_GAP, width - least - 3 * WIDE_GAP);
  int inner = MIN (width - 2 * NARROW_GAP, BELOW_MAX);
  int narrow = MIN (width - 2 * NARROW_GAP, height - 2 * NARROW_GAP - measure_below (self, inner));

  return wide >= narrow && measure_column (self, least, FALSE) + WIDE_GAP <= height;
}

static void
rubric_layout_size_allocate (GtkWidget *widget, int width, int height, int baseline)
{
  RubricLayout *self = RUBRIC_LAYOUT (widget);

  if (choose_wide (self, width, height))
    allocate_wide (self, width, height);
  else
    allocate_narrow (self, width, height);
}

/* Left to itself, GTK goes by where the middle of each child is: from the board into the middle of the column. */
static gboolean
rubric_layout_focus (GtkWidget *widget, GtkDirectionType direction)
{
  gboolean back = direction == GTK_DIR_TAB_BACKWARD;
  GtkWidget *(*next) (GtkWidget *) = back ? gtk_widget_get_prev_sibling : gtk_widget_get_next_sibling;
  GtkWidget *child = gtk_widget_get_focus_child (widget);

  if (!back && direction != GTK_DIR_TAB_FORWARD)
    return GTK_WIDGET_CLASS (rubric_layout_parent_class)->focus (widget, direction);
  if (child == NULL)
    child = back ? gtk_widget_get_last_child (widget) : gtk_widget_get_first_child (widget);
  for (; child != NULL; child = next (child))
    if (gtk_widget_get_mapped (child) && gtk_widget_child_focus (child, direction))
      return TRUE;
  return FALSE;
}

static void
rubric_layout_class_init (RubricLayoutClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  widget_class->get_request_mode = rubric_layout_get_request_mode;
  widget_class->measure = rubric_layout_measure;
  widget_class->size_allocate = rubric_layout_size_allocate;
  widget_class->focus = rubric_layout_focus;
  gtk_widget_class_set_css_name (widget_class, "layout");
}

static void
rubric_layout_init (RubricLayout *self)
{
}

void
rubric_layout_set_halved (RubricLayout *self, gboolean halved)
{
  g_return_if_fail (RUBRIC_IS_LAYOUT (self));

  if (self->halved == halved)
    return;
  self->halved = halved;
  gtk_widget_queue_allocate (GTK_WIDGET (self));
}
