/* rubric-search-text.h - words that a person looks for in a list
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <glib.h>

/** rubric_fold_search_text: Returns: (transfer full): the letters and digits of @text, folded: nobody types hyphens */
char *rubric_fold_search_text (const char *text);
