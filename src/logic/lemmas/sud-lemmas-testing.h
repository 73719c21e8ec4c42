/* sud-lemmas-testing.h - for tests and benchmarks: the choice of a kernel
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "sud-lemma-kernels.h"

/** sud_lemma_kernel_choose: Returns: (transfer none) (nullable): the fastest that this machine has, or that called
 * @id */
const SudLemmaKernel *sud_lemma_kernel_choose (const char *id);
