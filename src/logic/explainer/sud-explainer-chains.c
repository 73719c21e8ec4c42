/* sud-explainer-chains.c - what Explainer does with chains, rated by the size of ours
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "sud-explainer-find.h"

void
sud_explainer_find_chains (SudExplainerFind *self, int size)
{
  (void)self;
  (void)size;
}
