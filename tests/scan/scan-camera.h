/* scan-camera.h - what a camera makes of a page: perspective, curl, blur, shade and noise
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "sud-scan.h"

#include <glib.h>

/**
 * scan_photograph:
 * @page: (inout): replaced by a photograph of it, amid a page of prose; free with g_free()
 * @hard: out of focus, in the shade, aslant
 */
void scan_photograph (SudScanPicture *page, GRand *random, gboolean hard);

/** Turns a picture by a quarter clockwise, @turns times. */
void scan_turn (SudScanPicture *picture, int turns);
