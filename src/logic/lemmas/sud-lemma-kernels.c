/* sud-lemma-kernels.c - THE TABLE of kernels, the fastest first
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "sud-lemma-kernels.h"

#include <string.h>
#include <stddef.h>

static const SudLemmaKernel *const kernels[] = {
#if defined __x86_64__ || defined __i386__
  &sud_lemma_kernel_avx512,
  &sud_lemma_kernel_avx2,
#endif
  &sud_lemma_kernel_c,
};

const SudLemmaKernel *
sud_lemma_kernel_choose (const char *id)
{
  for (size_t i = 0; i < sizeof kernels / sizeof kernels[0]; i++)
    if ((id == NULL || strcmp (kernels[i]->id, id) == 0) && kernels[i]->is_supported ())
      return kernels[i];
  return NULL;
}
