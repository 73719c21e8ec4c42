/* rubric-message-bar.h - a message across a window, with buttons; AdwBanner has one, and is newer than our floor
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <gtk/gtk.h>

/**
 * RubricMessageButton:
 * @label: translated, with a mnemonic
 * @action: with its target
 */
typedef struct
{
  const char *label;
  const char *action;
} RubricMessageButton;

/**
 * RubricMessage:
 * @icon: its sign
 * @css_class: for its colours: "alarm" or "praise"
 * @title: translated
 * @detail: (nullable): translated
 * @buttons: @n_buttons of them
 * @dismiss: (nullable): the action of the button that closes the bar; NULL: it has none
 */
typedef struct
{
  const char *icon;
  const char *css_class;
  const char *title;
  const char *detail;
  const RubricMessageButton *buttons;
  guint n_buttons;
  const char *dismiss;
} RubricMessage;

#define RUBRIC_TYPE_MESSAGE_BAR (rubric_message_bar_get_type ())
G_DECLARE_FINAL_TYPE (RubricMessageBar, rubric_message_bar, RUBRIC, MESSAGE_BAR, GtkWidget)

/** rubric_message_bar_show: Folds the bar out, with @message in the place of another one. */
void rubric_message_bar_show (RubricMessageBar *self, const RubricMessage *message);

/** rubric_message_bar_focus: Gives the keyboard to the first button of the bar. */
void rubric_message_bar_focus (RubricMessageBar *self);

/** rubric_message_bar_hide: Folds the bar up. Returns: whether the keyboard was in it */
gboolean rubric_message_bar_hide (RubricMessageBar *self);
