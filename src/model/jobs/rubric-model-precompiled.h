/* rubric-model-precompiled.h - the header that nearly every file of the model reads first, compiled once
 *
 * Files include what they need all the same: -Db_pch=false compiles without this.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include <gio/gio.h>
