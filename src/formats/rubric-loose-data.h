/* rubric-loose-data.h - data in XML whose cells are attributes or elements alone become objects, and are read as those of JSON
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

/** Returns: (transfer full) (nullable): @text as objects of data, where something is said of some cells and not of others */
char *rubric_loose_dup_objects (const char *text);
