/* rubric-toast.h - a message over a window, for some seconds
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <adwaita.h>

void rubric_toast_show (AdwToastOverlay *overlay, const char *text);

void rubric_toast_clear (AdwToastOverlay *overlay);
