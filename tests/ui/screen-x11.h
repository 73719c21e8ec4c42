/* screen-x11.h - what the files of the X11 screen share
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "driver-private.h"

#include <X11/Xlib.h>

void screen_x11_set_clipboard (Driver *driver, const char *type, const char *data, gsize length);
void screen_x11_drop (Driver *driver, Window target, const char *type, const char *data, gsize length);
void screen_x11_forget_clipboard (Driver *driver);
