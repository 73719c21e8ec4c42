/* rubric-html.h - the text of a piece of a web page
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <glib.h>

/**
 * rubric_html_to_text:
 * @html: anything; what is no mark-up is text
 *
 * Leaves out tags, and what is between those of scripts and styles; rows of a table, paragraphs and breaks end lines, and
 * a blank cell of a table is a dot.
 *
 * Returns: (transfer full): as text, in no more than linear time
 */
char *rubric_html_to_text (const char *html);

/**
 * rubric_html_level:
 * @markup: UTF-8, of a page or in XML
 *
 * Leaves out comments and characters that nobody sees, makes plain blanks of all others, characters of references to them
 * and text of sections of it (CDATA): references to signs of markup stay.
 *
 * Returns: (transfer full): the same with fewer ways to write it, in no more than linear time
 */
char *rubric_html_level (const char *markup);

/** Returns: (transfer full) (nullable): what scripts of a page have in them, NULL where it has none; in linear time */
char *rubric_html_find_scripts (const char *html);
