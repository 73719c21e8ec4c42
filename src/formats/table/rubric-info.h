/* rubric-info.h - the texts of a file about its puzzle: title, author, and so on
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <glib.h>

typedef enum
{
  RUBRIC_INFO_TITLE,
  RUBRIC_INFO_AUTHOR,
  RUBRIC_INFO_DESCRIPTION,
  RUBRIC_INFO_COMMENT, /* may have several lines */
  RUBRIC_INFO_DATE,    /* as written, no particular form */
  RUBRIC_INFO_SOURCE,
  RUBRIC_INFO_LEVEL,
  RUBRIC_INFO_URL,
  RUBRIC_N_INFO_FIELDS,
} RubricInfoField;

/**
 * RubricInfo:
 * @field: (nullable): UTF-8 text of each field, never empty
 * @extra: (nullable): headers and sections of an .sdk file that Rubric does not know, verbatim; written back
 */
typedef struct
{
  char *field[RUBRIC_N_INFO_FIELDS];
  char *extra;
} RubricInfo;

/** rubric_info_new: Returns: (transfer full): one without any text */
RubricInfo *rubric_info_new (void);

/** rubric_info_copy: Returns: (transfer full): a deep copy */
RubricInfo *rubric_info_copy (const RubricInfo *self);

void rubric_info_free (RubricInfo *self);

/**
 * rubric_info_set:
 * @text: (nullable): copied; NULL or blank clears the field
 */
void rubric_info_set (RubricInfo *self, RubricInfoField field, const char *text);

/** rubric_info_get_size: Returns: bytes of all texts in an .sdk file, the format that has room for all of them */
gsize rubric_info_get_size (const RubricInfo *self);

/**
 * rubric_info_shorten:
 * @max: bytes, as rubric_info_get_size() counts them
 *
 * Takes whole texts away, the longest first, until no more than @max are left.
 *
 * Returns: the texts that were taken away: a set of 1 << #RubricInfoField, and 1 << RUBRIC_N_INFO_FIELDS for the extra
 * text
 */
guint rubric_info_shorten (RubricInfo *self, gsize max);

/** rubric_info_equal: Returns: whether all fields are equal */
gboolean rubric_info_equal (const RubricInfo *a, const RubricInfo *b);

/** rubric_info_get_fields: Returns: the fields that are set, 1 << #RubricInfoField each */
guint rubric_info_get_fields (const RubricInfo *self);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (RubricInfo, rubric_info_free)
