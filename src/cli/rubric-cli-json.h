/* rubric-cli-json.h - answers as JSON Lines: an object for each, whose members are added one after the other
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "sud-batch.h"
#include "sud-grade.h"
#include "sud-result.h"
#include "sud-round.h"

#include <glib.h>

/** rubric_cli_json_get_option: Returns: (transfer none): the option --json of the commands that answer puzzles */
const GOptionEntry *rubric_cli_json_get_option (void);

/** rubric_cli_json_is_on: Returns: whether that option was given. Thread-safe once options are read. */
gboolean rubric_cli_json_is_on (void);

/**
 * rubric_cli_json_open:
 * @member: (nullable): its name in the object that it is in; NULL in a list, or at the beginning of a line
 * @bracket: `{` or `[`
 *
 * Opens an object or a list, which `}` or `]` closes. Commas are set where they are due.
 */
void rubric_cli_json_open (GString *out, const char *member, char bracket);

/**
 * rubric_cli_json_begin:
 * @file: its name on the disk, or "-"
 * @member: what @number is: "puzzle", or "line"
 * @number: 0: it is left out
 *
 * Opens an object that says where it belongs.
 */
void rubric_cli_json_begin (GString *out, const char *file, const char *member, guint64 number);

/** rubric_cli_json_end: Closes the object, and the line. */
void rubric_cli_json_end (GString *out);

/** rubric_cli_json_add_error: Appends the line of a puzzle, or a file, that has no answer. */
void rubric_cli_json_add_error (GString *out, const char *file, const char *member, guint64 number,
                                const char *verdict, const char *message);

/** rubric_cli_json_add_text: Adds a text, any at all, in quotation marks. */
void rubric_cli_json_add_text (GString *out, const char *member, const char *text);

/** rubric_cli_json_add_word: Does the same, quickly, for a text without a character that JSON escapes. */
void rubric_cli_json_add_word (GString *out, const char *member, const char *word);

void rubric_cli_json_add_number (GString *out, const char *member, guint64 number);

/** rubric_cli_json_add_literal: Adds true, false, null, or a number that is no whole one. */
void rubric_cli_json_add_literal (GString *out, const char *member, const char *literal);

/** rubric_cli_json_add_grid: Adds 81 characters. */
void rubric_cli_json_add_grid (GString *out, const char *member, const SudGrid *grid);

/** rubric_cli_json_add_cell: Adds the name of a cell, "r4c8". */
void rubric_cli_json_add_cell (GString *out, const char *member, int cell);

/** rubric_cli_json_add_candidate: Adds {"cell":"r4c8","digit":7}; null for a digit of 0. */
void rubric_cli_json_add_candidate (GString *out, const char *member, int cell, int digit);

/**
 * rubric_cli_json_begin_answer:
 * @uncertain: (nullable): the cells of a picture that are not certain
 * @givens: the digits that are taken as given
 *
 * Begins the answer to puzzle @number of @file.
 */
void rubric_cli_json_begin_answer (GString *out, const char *file, guint64 number, const char *uncertain,
                                   const SudGrid *givens);

/**
 * rubric_cli_json_add_solutions:
 * @solutions: how many were found
 * @most: how many are told
 *
 * Adds the verdict, the number of solutions, and whether there are more.
 */
void rubric_cli_json_add_solutions (GString *out, guint64 solutions, guint64 most);

/**
 * rubric_cli_json_write_round:
 * @round: solved; puzzles @from to @to - 1 are answered
 * @most: as above: one less than the limit of the round
 * @solutions: whether solutions were wanted
 *
 * Does for many puzzles what the functions above do for one.
 *
 * Returns: whether each has one solution
 */
gboolean rubric_cli_json_write_round (const SudRound *round, const char *file, size_t from, size_t to, guint64 most,
                                      gboolean solutions, SudBatchText *text);

/** rubric_cli_json_add_tenths: Adds 4.5 for 45. */
void rubric_cli_json_add_tenths (GString *out, const char *member, int tenths);

/** rubric_cli_json_add_stats: Adds placements, backtracks, rejected digits and microseconds. */
void rubric_cli_json_add_stats (GString *out, const SudStats *stats);

/** rubric_cli_json_add_grade: Adds effort, hardest technique, and how many steps there are of each technique. */
void rubric_cli_json_add_grade (GString *out, const SudGrade *grade);
