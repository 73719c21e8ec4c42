/* order-testing.h - whether an order of techniques has one
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "sud-order.h"

#include <string.h>

static inline bool
order_has (const SudOrder *order, SudTechniqueId technique)
{
  return memchr (order->technique, (int)technique, (size_t)order->n) != NULL;
}
