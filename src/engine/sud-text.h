/* sud-text.h - marks words for translation in a floor that knows no gettext
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

/* xgettext collects the string; the floors above translate it where they show it. */
#define SUD_N_(string) (string)
