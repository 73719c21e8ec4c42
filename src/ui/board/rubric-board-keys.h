/* rubric-board-keys.h - what the keys of the board do
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "rubric-board.h"

/** Binds the keys that are the same in every keyboard layout: arrows, Home, End, Ctrl+A, Escape. */
void rubric_board_keys_bind (GtkWidgetClass *widget_class);

/** Binds arrows, Home and End, with @modifiers beside their own, to @move, whose argument is the RubricMove, as "u". */
void rubric_keys_bind_moves (GtkWidgetClass *widget_class, GdkModifierType modifiers, GtkShortcutFunc move);

/** Adds the controller for digits and erasing, which go by the place of the key. */
void rubric_board_keys_attach (RubricBoard *board);

/**
 * rubric_digit_of_key:
 * @keyval: what the key means in the layout
 * @keycode: which key of the keyboard it is (X11 and Wayland: the kernel's number + 8)
 *
 * Returns: 0 to 9 where the key has the place, or else the meaning, of a digit; -1 for any other
 */
int rubric_digit_of_key (guint keyval, guint keycode);

/** Whether a key writes a digit or a mark in Solving, or erases, with the modifiers of @state. */
gboolean rubric_key_writes (guint keyval, guint keycode, GdkModifierType state);
