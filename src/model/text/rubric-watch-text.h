/* rubric-watch-text.h - where a search is that is watched, in words
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "rubric-watch.h"

/**
 * rubric_text_watch:
 * @followed: whether it goes so slowly that its last step can be told
 *
 * Returns: (transfer full): a sentence about what was seen of it last
 */
char *rubric_text_watch (RubricWatch *watch, const RubricWatchSample *seen, gboolean followed);
