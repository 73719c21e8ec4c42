/* rubric-boxes.h - containers that let a window become narrow: rows that fold, buttons that go, letters that shrink
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <gtk/gtk.h>

/**
 * RubricBox:
 *
 * The common part of the boxes below. Children come by gtk_widget_set_parent() or a .ui file, and go with the box.
 */
#define RUBRIC_TYPE_BOX (rubric_box_get_type ())
G_DECLARE_DERIVABLE_TYPE (RubricBox, rubric_box, RUBRIC, BOX, GtkWidget)

struct _RubricBoxClass
{
  GtkWidgetClass parent_class;
};

/**
 * rubric_box_place_child:
 * @x: pixels from the side of @widget, of any type, where lines of text begin
 *
 * Allocates @child.
 */
void rubric_box_place_child (GtkWidget *widget, GtkWidget *child, int x, int y, int width, int height);

/**
 * RubricWrapBox:
 *
 * Children in one row, or in several rows if that is too wide. RubricWrapBox:columns is how many stand in a row once it
 * is folded: with one, each keeps a width of its own; with more, all are equally wide. RubricWrapBox:spacing, in
 * pixels, lies between them.
 */
#define RUBRIC_TYPE_WRAP_BOX (rubric_wrap_box_get_type ())
G_DECLARE_FINAL_TYPE (RubricWrapBox, rubric_wrap_box, RUBRIC, WRAP_BOX, RubricBox)

/**
 * RubricHeader:
 *
 * The title widget of an AdwHeaderBar, which then shows nothing else. Its children stand from the start of the bar to
 * its end. The one that expands is the title; those with the style class "optional" are shown, in their order, as far
 * as there is room.
 */
#define RUBRIC_TYPE_HEADER (rubric_header_get_type ())
G_DECLARE_FINAL_TYPE (RubricHeader, rubric_header, RUBRIC, HEADER, RubricBox)

/**
 * RubricShrinkRow:
 *
 * Buttons side by side, each with a RubricShrinkLabel somewhere inside and as wide as its words need, all in letters of
 * one size.
 */
#define RUBRIC_TYPE_SHRINK_ROW (rubric_shrink_row_get_type ())
G_DECLARE_FINAL_TYPE (RubricShrinkRow, rubric_shrink_row, RUBRIC, SHRINK_ROW, RubricBox)

/**
 * RubricShrinkLabel:
 *
 * One line of text, the property "label" with a mnemonic, in letters that become smaller before any of them is cut off.
 */
#define RUBRIC_TYPE_SHRINK_LABEL (rubric_shrink_label_get_type ())
G_DECLARE_FINAL_TYPE (RubricShrinkLabel, rubric_shrink_label, RUBRIC, SHRINK_LABEL, RubricBox)

/**
 * rubric_shrink_label_new:
 * @text: (nullable): with a mnemonic
 */
GtkWidget *rubric_shrink_label_new (const char *text);

/**
 * rubric_shrink_label_get_label:
 *
 * Returns: (transfer none): the label inside
 */
GtkLabel *rubric_shrink_label_get_label (RubricShrinkLabel *self);
