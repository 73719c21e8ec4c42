/* screen-wayland.h - what the files of the Wayland screen share
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "driver-private.h"
#include "mutter-picture.h"

/* ScreenWayland: a compositor for the tests alone, and what was last seen of its windows. */
typedef struct
{
  GSubprocess  *process;
  char         *socket;
  Mutter       *mutter;
  GSubprocess  *pipewire;
  MutterEye    *eye;
  DriverWidget *top;
  DriverWidget *focused; /* in @top, where that does not say itself that it is active */
} ScreenWayland;

void screen_wayland_set_clipboard (Driver *driver, const char *type, const char *data, gsize length);
void screen_wayland_forget_clipboard (Driver *driver);
