/* rubric-loose-mail.h - the text of a mail whose signs are written as =3D
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

/** Returns: (transfer full) (nullable): @text with plain signs, where it is such a mail */
char *rubric_loose_dup_mail (const char *text);
