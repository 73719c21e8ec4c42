/* scarce-memory.c - the program is linked so that each call of sud_logic_new () comes here
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "scarce-memory.h"

#include "sud-logic.h"

SudLogic *__real_sud_logic_new (void);
SudLogic *__wrap_sud_logic_new (void);

static gboolean is_scarce;

void
scarce_memory_set (gboolean scarce)
{
  is_scarce = scarce;
}

SudLogic *
__wrap_sud_logic_new (void)
{
  return is_scarce ? NULL : __real_sud_logic_new ();
}
