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
 * @state: digest of the place of the file, its size, and the time it was written; "none" for no file, empty if
 *   nothing is known
 * @content: digest of its bytes; empty if they are not known or too many to be read again
 *
 * A plain value: copied by assignment. All zero is a stamp that knows nothing: every file is the same as that.
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
 * @RUBRIC_FILE_LOST: nor can there be one: it was lent, see rubric_file_is_lent(), and is so no longer
 */
typedef enum
{
  RUBRIC_FILE_SAME,
  RUBRIC_FILE_CHANGED,
  RUBRIC_FILE_GONE,
  RUBRIC_FILE_LOST,
} RubricFileChange;

/** RUBRIC_FILE_STAMP_ATTRIBUTES: the attributes of a #GFileInfo that rubric_file_stamp_set_info() needs */
#define RUBRIC_FILE_STAMP_ATTRIBUTES                                                                                   \
  G_FILE_ATTRIBUTE_ETAG_VALUE "," G_FILE_ATTRIBUTE_STANDARD_SIZE "," G_FILE_ATTRIBUTE_UNIX_DEVICE                      \
                              "," G_FILE_ATTRIBUTE_UNIX_INODE "," G_FILE_ATTRIBUTE_TIME_MODIFIED                       \
                              "," G_FILE_ATTRIBUTE_TIME_MODIFIED_NSEC

/** rubric_file_stamp_set_info: Takes the state of a file from @info. */
void rubric_file_stamp_set_info (RubricFileStamp *self, GFileInfo *info);

/** rubric_file_stamp_set_content: Takes the content of a file from its bytes. */
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
 * @change: (out): the change since @self
 *
 * Looks at @file, and reads it if it is no longer than 1 MiB.
 *
 * Returns: FALSE with @error in G_IO_ERROR if the change cannot be found out
 */
gboolean rubric_file_stamp_compare (const RubricFileStamp *self, GFile *file, RubricFileStamp *now,
                                    RubricFileChange *change, GCancellable *cancellable, GError **error);

/** rubric_file_stamp_to_string: Returns: (transfer full) (nullable): a text to read again; NULL if it knows nothing */
char *rubric_file_stamp_to_string (const RubricFileStamp *self);

/** rubric_file_stamp_from_string: A @text (nullable) that is no stamp gives a stamp that knows nothing. */
void rubric_file_stamp_from_string (RubricFileStamp *self, const char *text);

/**
 * rubric_file_is_lent:
 *
 * In a sandbox, a file that a person chooses comes in a folder of its own, $XDG_RUNTIME_DIR/doc/ID. The folder goes
 * when the document portal no longer lends it: at the end of the login, or when the person takes the permission back.
 * The file is still where it was, but out of reach.
 *
 * Returns: whether @file has the path of a file that is lent; no disk is looked at
 */
gboolean rubric_file_is_lent (GFile *file);
