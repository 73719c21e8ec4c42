/* rubric-help-page.h - a page of the guide as widgets
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <gtk/gtk.h>

typedef struct
{
  char *id;
  char *title;
  char *summary;      /* (nullable): what the page says, in a sentence */
  GPtrArray *topics;  /* ids of the pages that this one is the guide to, in order */
  GtkWidget *content; /* a box; links in it activate the action "help.show" with the id of a page */
} RubricHelpPage;

/**
 * rubric_help_page_language:
 *
 * Returns: the folder of the guide in the language that the person prefers; "C", which is English, is always there
 */
const char *rubric_help_page_language (void);

/**
 * rubric_help_page_load:
 * @language: one of the folders under help/
 * @id: the name of a page, such as "index"
 * @error: (out) (optional): what is wrong with the page, which knows only the elements of Mallard that the guide uses
 *
 * Returns: (transfer full) (nullable): the page
 */
RubricHelpPage *rubric_help_page_load (const char *language, const char *id, GError **error);

void rubric_help_page_free (RubricHelpPage *self);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (RubricHelpPage, rubric_help_page_free)
