/* rubric-text-sought.h - what somebody looks for, and what it is looked for in
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

/** Returns: (transfer full): only the letters and digits of @text, folded: nobody who searches knows where the hyphens are */
char *rubric_fold_search_text (const char *text);
