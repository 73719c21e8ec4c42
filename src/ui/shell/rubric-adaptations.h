/* rubric-adaptations.h - the differences between versions of GTK and libadwaita, and between desktops
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <gtk/gtk.h>

/**
 * rubric_adapt_to_display:
 *
 * Lets GTK draw by cairo alone if there is no graphics processor: its OpenGL would be a compiler and a rasteriser in
 * our own process, which is slower and takes over 100 MB. Keeps GTK from reading a theme that libadwaita replaces.
 * Variables of the environment that the person has set stay. To be called before GTK is started, while there is one
 * thread.
 */
void rubric_adapt_to_display (void);

/**
 * rubric_adapt_start:
 *
 * Starts GTK, but not yet libadwaita; programs that are started from here on see no theme of ours. Ends the program,
 * and says why on the terminal, if there is no display, or no font: the window would be boxes.
 */
void rubric_adapt_start (void);

/**
 * rubric_adapt_windows:
 *
 * Adds to style.css, whenever the desktop has them, the changes for the dark and for high contrast. Lets each window
 * close, and the program end, whatever dialog stands in front. To be called once, after libadwaita has started and
 * before there is any window.
 */
void rubric_adapt_windows (void);

/* Gives the keyboard to @widget, or to a part of it that is to have it. */
typedef void (*RubricGiveFocus) (GtkWidget *widget);

/**
 * rubric_adapt_popover:
 * @give: called when @popover closes, and once more if GTK passes the keyboard on to its opener after that
 * @widget: lives at least as long as @popover
 *
 * Has a menu or a list that closes give the keyboard to @widget.
 */
void rubric_adapt_popover (GtkPopover *popover, RubricGiveFocus give, GtkWidget *widget);

/**
 * rubric_adapt_list:
 * @list: of GTK, with a row at a time as its stop for Tab
 *
 * Has Shift+Tab come back to the row that had the keyboard: newer versions of GTK go to the last one, and choose it.
 */
void rubric_adapt_list (GtkWidget *list);

/**
 * rubric_adapt_present:
 * @window: shown already or not
 *
 * Brings @window to the front, with the keyboard, for the person who has just pressed a key or a button in another of
 * the program's windows. If another program asks for it, gtk_window_present() knows what that program has said.
 */
void rubric_adapt_present (GtkWindow *window);

/**
 * RubricFileKind:
 * @name: translated
 * @suffixes: NULL-terminated, with the dot, the usual one first
 *
 * A kind of files to choose from.
 */
typedef struct
{
  const char *name;
  const char *const *suffixes;
} RubricFileKind;

/**
 * rubric_choose_open_async:
 * @title: translated
 * @kinds: the files that are shown; all others can be chosen as well
 * @cancellable: (nullable): takes the dialog away, as if none had been chosen
 *
 * Lets the person choose files to open, through the portal in a sandbox.
 */
void rubric_choose_open_async (GtkWindow *parent, const char *title, const RubricFileKind *kinds, guint n_kinds,
                               GCancellable *cancellable, GAsyncReadyCallback callback, gpointer user_data);

/**
 * rubric_choose_open_finish:
 *
 * Returns: (transfer full) (nullable): a list of #GFile; NULL with no error if the person chose none
 */
GListModel *rubric_choose_open_finish (GAsyncResult *result, GError **error);

/**
 * rubric_choose_save_async:
 * @title: translated
 * @folder: (nullable): where to begin
 * @name: a file name to propose
 * @kinds: the kinds that can be written, the first one proposed. The suffix of the name decides; if GTK tells that
 *   another kind was chosen from the list, the name gets the suffix of that kind.
 * @cancellable: (nullable): takes the dialog away, as if none had been chosen
 *
 * Lets the person choose a file to write.
 */
void rubric_choose_save_async (GtkWindow *parent, const char *title, GFile *folder, const char *name,
                               const RubricFileKind *kinds, guint n_kinds, GCancellable *cancellable,
                               GAsyncReadyCallback callback, gpointer user_data);

/**
 * rubric_choose_save_finish:
 *
 * Returns: (transfer full) (nullable): the file; NULL with no error if the person chose none
 */
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
 * @responses: from the safe one, which Escape gives, to the one that Enter gives; if that one destroys something, Enter
 *   gives the safe one, too
 * @cancellable: (nullable): takes the question back, which gives the safe response
 *
 * Asks a question in a dialog over @parent.
 */
void rubric_ask_async (GtkWindow *parent, const char *heading, const char *body, GtkWidget *extra,
                       const RubricResponse *responses, guint n_responses, GCancellable *cancellable,
                       GAsyncReadyCallback callback, gpointer user_data);

/**
 * rubric_ask_finish:
 *
 * Returns: (transfer full): the id of the response
 */
char *rubric_ask_finish (GAsyncResult *result);

/**
 * rubric_tell:
 *
 * Tells of something that went wrong.
 */
void rubric_tell (GtkWindow *parent, const char *heading, const char *body);

/**
 * rubric_tell_error:
 *
 * Tells of something that went wrong, with the message of @error as a sentence.
 */
void rubric_tell_error (GtkWindow *parent, const char *heading, const GError *error);

void rubric_show_about (GtkWindow *parent);
void rubric_show_shortcuts (GtkWindow *parent);
