/* template-listing.h - the templates of a digit one by one, as somebody lists them who was told what one is
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "sud-steps.h"

#include <glib.h>

/** Whether @step, a template, follows from all templates of its digit that leave the cells of its sets free. */
gboolean template_listing_shows (const SudStep *step, const SudPencilmarks *marks);
