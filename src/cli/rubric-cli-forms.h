/* rubric-cli-forms.h - a set of canonical forms, numbered as they come
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "sud-grid.h"

#include <glib.h>

/**
 * RubricCliForms:
 * Needs some 90 bytes of memory a form.
 */
typedef struct _RubricCliForms RubricCliForms;

/** Returns: (transfer full): an empty set */
RubricCliForms *rubric_cli_forms_new (void);

void rubric_cli_forms_free (RubricCliForms *self);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (RubricCliForms, rubric_cli_forms_free)

/** How many different forms there are. */
guint rubric_cli_forms_get_n (const RubricCliForms *self);

/** Returns: the number of @form, from 0: that of its first time, or where this is it, how many there were before */
guint rubric_cli_forms_add (RubricCliForms *self, const SudGrid *form);
