/* rubric-file-stamp.h - tells whether a file is still what it was
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <gio/gio.h>

enum
{
  RUBRIC_FILE_STAMP_SIZE = 65, /* SHA-256 in hexadecimal digits */
};

/**
 * RubricFileStamp:
 * @state: digest of what the file system says about the file: where it lies, how long it is, when it was written;
 *   "none" for no file, empty where nothing is known
 * @content: digest of its bytes; empty where they are not known or too many to be read again
 *
 * A plain value: copied by assignment. All zero is a stamp that knows nothing, and which every file is the same as.
 */
typedef struct
{
  char state[RUBRIC_FILE_STAMP_SIZE];
  char content[RUBRIC_FILE_STAMP_SIZE];
} RubricFileStamp;

/**
 * RubricFileChange:
 * @RUBRIC_FILE_SAME: the file holds what it held, even if it was touched or written anew
 * @RUBRIC_FILE_CHANGED: it holds something else
 * @RUBRIC_FILE_GONE: there is no such file any more
 * @RUBRIC_FILE_LOST: nor can there be one: it was lent, see rubric_portal_file_is_revoked()
 */
typedef enum
{
  RUBRIC_FILE_SAME,
  RUBRIC_FILE_CHANGED,
  RUBRIC_FILE_GONE,
  RUBRIC_FILE_LOST,
} RubricFileChange;

/** What a #GFileInfo must have for rubric_file_stamp_set_info(). */
#define RUBRIC_FILE_STAMP_ATTRIBUTES                                                                                   \
  G_FILE_ATTRIBUTE_ETAG_VALUE "," G_FILE_ATTRIBUTE_STANDARD_SIZE "," G_FILE_ATTRIBUTE_UNIX_DEVICE                      \
                              "," G_FILE_ATTRIBUTE_UNIX_INODE "," G_FILE_ATTRIBUTE_TIME_MODIFIED                       \
                              "," G_FILE_ATTRIBUTE_TIME_MODIFIED_NSEC

/** Takes the state of a file from @info. */
void rubric_file_stamp_set_info (RubricFileStamp *self, GFileInfo *info);

/** Takes the content of a file from its bytes. */
void rubric_file_stamp_set_content (RubricFileStamp *self, gconstpointer data, gsize length);

/**
 * rubric_file_stamp_query:
 *
 * Takes the state of @file; its content is not read. That there is no such file is a state as well.
 *
 * Returns: FALSE with @error in G_IO_ERROR
 */
gboolean rubric_file_stamp_query (RubricFileStamp *self, GFile *file, GCancellable *cancellable, GError **error);

/**
 * rubric_file_stamp_compare:
 * @now: (out): the stamp of the file as it is
 * @change: (out): what has become of it since @self
 *
 * Looks at @file, and reads it where it is no longer than 1 MiB.
 *
 * Returns: FALSE with @error in G_IO_ERROR where that cannot be found out
 */
gboolean rubric_file_stamp_compare (const RubricFileStamp *self, GFile *file, RubricFileStamp *now,
                                    RubricFileChange *change, GCancellable *cancellable, GError **error);

/** Returns: (transfer full) (nullable): a text for rubric_file_stamp_from_string(); NULL for a stamp that knows nothing */
char *rubric_file_stamp_to_string (const RubricFileStamp *self);

/** Any @text (nullable) will do: one that is no stamp gives a stamp that knows nothing. */
void rubric_file_stamp_from_string (RubricFileStamp *self, const char *text);
