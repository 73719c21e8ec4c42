/* rubric-help-testing.h - pages of the guide as widgets, for tests
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "rubric-help.h"

/**
 * RubricHelpPage:
 * @summary: (nullable): a sentence about the page
 * @topics: (element-type utf8): ids of the pages that this one is the guide to, in order
 * @content: a box; links in it activate the action "help.show" with the id of a page
 */
typedef struct
{
  char *id;
  char *title;
  char *summary;
  GPtrArray *topics;
  GtkWidget *content;
} RubricHelpPage;

/**
 * rubric_help_page_language:
 *
 * Returns: the folder of the guide in the preferred language; "C", English, is always there
 */
const char *rubric_help_page_language (void);

/**
 * rubric_help_page_load:
 * @language: one of the folders under help/
 * @id: the name of a page, such as "index"
 * @error: (out) (optional): the page has an element of Mallard that the guide does not use
 *
 * Returns: (transfer full) (nullable): the page
 */
RubricHelpPage *rubric_help_page_load (const char *language, const char *id, GError **error);

void rubric_help_page_free (RubricHelpPage *self);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (RubricHelpPage, rubric_help_page_free)

/**
 * rubric_help_new:
 * @language: one of the folders under help/
 *
 * Returns: (transfer none): a window that shows the first page of the guide
 */
GtkWidget *rubric_help_new (const char *language);

/** rubric_help_show_page: Shows page @id; ignores one that does not exist. */
void rubric_help_show_page (RubricHelp *self, const char *id);
