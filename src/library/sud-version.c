/* sud-version.c - the version of the library that a program runs with
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "sud-version.h"

const char *
sud_get_version (void)
{
  return SUD_VERSION;
}
