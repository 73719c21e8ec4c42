/* rubric-adaptations.h - dialogs that differ between versions of GTK and libadwaita
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <gtk/gtk.h>

/**
 * rubric_choose_open_async:
 *
 * Lets the person choose a file to open, through the portal in a sandbox.
 */
void rubric_choose_open_async (GtkWindow *parent, GAsyncReadyCallback callback, gpointer user_data);

/** Returns: (transfer full) (nullable): the file; NULL with no error where the person chose none */
GFile *rubric_choose_open_finish (GAsyncResult *result, GError **error);

/**
 * rubric_choose_save_async:
 * @folder: (nullable): where to begin
 * @name: a file name to propose
 */
void rubric_choose_save_async (GtkWindow *parent, GFile *folder, const char *name, GAsyncReadyCallback callback,
                               gpointer user_data);

/** Returns: (transfer full) (nullable): the file; NULL with no error where the person chose none */
GFile *rubric_choose_save_finish (GAsyncResult *result, GError **error);

typedef enum
{
  RUBRIC_RESPONSE_PLAIN,
  RUBRIC_RESPONSE_SUGGESTED,
  RUBRIC_RESPONSE_DESTRUCTIVE,
} RubricResponseKind;

typedef struct
{
  const char *id;
  const char *label; /* translated, with a mnemonic */
  RubricResponseKind kind;
} RubricResponse;

/**
 * rubric_ask_async:
 * @body: (nullable): more about it
 * @extra: (nullable) (transfer floating): a widget to show below
 * @responses: from the safe one, which Escape gives, to the one that Enter gives
 *
 * Asks a question in a dialog over @parent.
 */
void rubric_ask_async (GtkWindow *parent, const char *heading, const char *body, GtkWidget *extra,
                       const RubricResponse *responses, guint n_responses, GAsyncReadyCallback callback,
                       gpointer user_data);

/** Returns: (transfer full): the id of the response */
char *rubric_ask_finish (GAsyncResult *result);

/** Tells of something that went wrong. */
void rubric_tell (GtkWindow *parent, const char *heading, const char *body);

void rubric_show_about (GtkWindow *parent);
void rubric_show_shortcuts (GtkWindow *parent);
