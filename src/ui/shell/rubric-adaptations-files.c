/* rubric-adaptations-files.c - what differs between versions of GTK: how the person chooses files
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#undef GDK_VERSION_MAX_ALLOWED
#undef ADW_VERSION_MAX_ALLOWED
#undef GLIB_VERSION_MAX_ALLOWED

#include "rubric-adaptations.h"

#include <glib/gi18n.h>
#include <string.h>

enum
{
  MAX_SUFFIXES = 3, /* shown beside the name of a kind of files */
};

static GtkFileFilter *
create_filter (const RubricFileKind *kind)
{
  GtkFileFilter *filter = gtk_file_filter_new ();
  g_autofree char *suffixes = g_strjoinv (" ", (char **)kind->suffixes);
  /* Translators: %1$s is a kind of files such as "SadMan Sudoku", %2$s the ends of their names: ".sdk" */
  g_autofree char *name = g_strdup_printf (_ ("%1$s (%2$s)"), kind->name, suffixes);

  gtk_file_filter_set_name (filter, g_strv_length ((char **)kind->suffixes) > MAX_SUFFIXES ? kind->name : name);
  for (const char *const *suffix = kind->suffixes; *suffix != NULL; suffix++)
    gtk_file_filter_add_suffix (filter, *suffix + 1);
  return filter;
}

static GListModel *
create_filters (const RubricFileKind *kinds, guint n_kinds)
{
  GListStore *filters = g_list_store_new (GTK_TYPE_FILE_FILTER);
  g_autoptr (GtkFileFilter) all = gtk_file_filter_new ();

  for (guint i = 0; i < n_kinds; i++)
    {
      g_autoptr (GtkFileFilter) filter = create_filter (&kinds[i]);

      g_list_store_append (filters, filter);
    }
  gtk_file_filter_set_name (all, _ ("All files"));
  gtk_file_filter_add_pattern (all, "*");
  g_list_store_append (filters, all);
  return G_LIST_MODEL (filters);
}

#if GTK_CHECK_VERSION(4, 10, 0)

static void
chosen (GTask *task, gpointer chosen, GError *error)
{
  g_autoptr (GError) owned = error;

  if (chosen != NULL)
    g_task_return_pointer (task, chosen, g_object_unref);
  else if (owned == NULL || g_error_matches (owned, GTK_DIALOG_ERROR, GTK_DIALOG_ERROR_DISMISSED))
    g_task_return_pointer (task, NULL, NULL);
  else
    g_task_return_error (task, g_steal_pointer (&owned));
  g_object_unref (task);
}

static void
open_chosen_cb (GObject *dialog, GAsyncResult *result, gpointer task)
{
  GError *error = NULL;
  GListModel *files = gtk_file_dialog_open_multiple_finish (GTK_FILE_DIALOG (dialog), result, &error);

  chosen (task, files, error);
}

static void
save_chosen_cb (GObject *dialog, GAsyncResult *result, gpointer task)
{
  GError *error = NULL;
  GFile *file = gtk_file_dialog_save_finish (GTK_FILE_DIALOG (dialog), result, &error);

  chosen (task, file, error);
}

static void
open_files (GtkWindow *parent, const char *title, const RubricFileKind *kinds, guint n_kinds, GCancellable *cancellable,
            GTask *task)
{
  g_autoptr (GtkFileDialog) dialog = gtk_file_dialog_new ();
  g_autoptr (GListModel) filters = create_filters (kinds, n_kinds);

  gtk_file_dialog_set_title (dialog, title);
  gtk_file_dialog_set_filters (dialog, filters);
  gtk_file_dialog_open_multiple (dialog, parent, cancellable, open_chosen_cb, task);
}

static void
save_file (GtkWindow *parent, const char *title, GFile *folder, const char *name, const RubricFileKind *kinds, guint n_kinds,
           GCancellable *cancellable, GTask *task)
{
  g_autoptr (GtkFileDialog) dialog = gtk_file_dialog_new ();
  g_autoptr (GListModel) filters = create_filters (kinds, n_kinds);

  gtk_file_dialog_set_title (dialog, title);
  gtk_file_dialog_set_filters (dialog, filters);
  gtk_file_dialog_set_initial_name (dialog, name);
  if (folder != NULL)
    gtk_file_dialog_set_initial_folder (dialog, folder);
  gtk_file_dialog_save (dialog, parent, cancellable, save_chosen_cb, task);
}

#else

static void
open_chosen_cb (GtkNativeDialog *dialog, int response, GTask *task)
{
  GListModel *files = response == GTK_RESPONSE_ACCEPT ? gtk_file_chooser_get_files (GTK_FILE_CHOOSER (dialog)) : NULL;

  g_task_return_pointer (task, files, g_object_unref);
  g_object_unref (task);
  g_object_unref (dialog);
}

/* The end of @name that is the suffix of a kind in the list, or the empty end. */
static char *
find_suffix (GtkFileChooser *chooser, char *name)
{
  g_autoptr (GListModel) filters = gtk_file_chooser_get_filters (chooser);
  g_autofree char *folded = g_ascii_strdown (name, -1);
  gsize length = strlen (name);

  for (guint i = 0; i < g_list_model_get_n_items (filters); i++)
    {
      g_autoptr (GtkFileFilter) filter = g_list_model_get_item (filters, i);
      const char *const *suffixes = g_object_get_data (G_OBJECT (filter), "suffixes");

      for (; suffixes != NULL && *suffixes != NULL; suffixes++)
        if (g_str_has_suffix (folded, *suffixes))
          return name + length - strlen (*suffixes);
    }
  return name + length;
}

/* A name that is to be of the kind which is chosen from the list. */
static void
filter_chosen_cb (GtkFileChooser *chooser)
{
  GtkFileFilter *filter = gtk_file_chooser_get_filter (chooser);
  g_autofree char *name = gtk_file_chooser_get_current_name (chooser);
  g_autofree char *renamed = NULL;
  const char *const *suffixes = filter != NULL ? g_object_get_data (G_OBJECT (filter), "suffixes") : NULL;
  char *end;

  if (suffixes == NULL || name == NULL || *name == '\0')
    return;
  end = find_suffix (chooser, name);
  for (const char *const *suffix = suffixes; *suffix != NULL; suffix++)
    if (g_ascii_strcasecmp (end, *suffix) == 0)
      return;
  *end = '\0';
  renamed = g_strconcat (name, suffixes[0], NULL);
  gtk_file_chooser_set_current_name (chooser, renamed);
}

/* The dialog tells when a kind is chosen; the native chooser that shows it does not pass that on. */
static void
follow_filter (GtkFileChooser *chooser)
{
  GListModel *windows = gtk_window_get_toplevels ();

  for (guint i = 0; i < g_list_model_get_n_items (windows); i++)
    {
      g_autoptr (GtkWindow) window = g_list_model_get_item (windows, i);

      if (GTK_IS_FILE_CHOOSER_DIALOG (window)
          && gtk_window_get_transient_for (window) == gtk_native_dialog_get_transient_for (GTK_NATIVE_DIALOG (chooser)))
        g_signal_connect_object (window, "notify::filter", G_CALLBACK (filter_chosen_cb), chooser, G_CONNECT_SWAPPED);
    }
}

static void
save_chosen_cb (GtkNativeDialog *dialog, int response, GTask *task)
{
  GFile *file = response == GTK_RESPONSE_ACCEPT ? gtk_file_chooser_get_file (GTK_FILE_CHOOSER (dialog)) : NULL;

  g_task_return_pointer (task, file, g_object_unref);
  g_object_unref (task);
  g_object_unref (dialog);
}

/* A dialog that is only hidden answers nothing. */
static void
take_back_cb (GtkNativeDialog *dialog)
{
  gtk_native_dialog_hide (dialog);
  g_signal_emit_by_name (dialog, "response", GTK_RESPONSE_CANCEL);
}

static void
show_chooser (GtkFileChooser *chooser, GCancellable *cancellable)
{
  if (cancellable != NULL)
    g_signal_connect_object (cancellable, "cancelled", G_CALLBACK (take_back_cb), chooser, G_CONNECT_SWAPPED);
  gtk_native_dialog_show (GTK_NATIVE_DIALOG (chooser));
}

static GtkFileChooser *
create_chooser (GtkWindow *parent, const char *title, GtkFileChooserAction action, const RubricFileKind *kinds,
                guint n_kinds)
{
  GtkFileChooserNative *dialog = gtk_file_chooser_native_new (title, parent, action, NULL, NULL);
  g_autoptr (GListModel) filters = create_filters (kinds, n_kinds);

  for (guint i = 0; i < g_list_model_get_n_items (filters); i++)
    {
      g_autoptr (GtkFileFilter) filter = g_list_model_get_item (filters, i);

      if (i < n_kinds)
        g_object_set_data_full (G_OBJECT (filter), "suffixes", g_strdupv ((char **)kinds[i].suffixes),
                                (GDestroyNotify)g_strfreev);
      gtk_file_chooser_add_filter (GTK_FILE_CHOOSER (dialog), filter);
    }
  gtk_native_dialog_set_modal (GTK_NATIVE_DIALOG (dialog), TRUE);
  return GTK_FILE_CHOOSER (dialog);
}

static void
open_files (GtkWindow *parent, const char *title, const RubricFileKind *kinds, guint n_kinds, GCancellable *cancellable,
            GTask *task)
{
  GtkFileChooser *chooser = create_chooser (parent, title, GTK_FILE_CHOOSER_ACTION_OPEN, kinds, n_kinds);

  gtk_file_chooser_set_select_multiple (chooser, TRUE);
  g_signal_connect (chooser, "response", G_CALLBACK (open_chosen_cb), task);
  show_chooser (chooser, cancellable);
}

static void
save_file (GtkWindow *parent, const char *title, GFile *folder, const char *name, const RubricFileKind *kinds, guint n_kinds,
           GCancellable *cancellable, GTask *task)
{
  GtkFileChooser *chooser = create_chooser (parent, title, GTK_FILE_CHOOSER_ACTION_SAVE, kinds, n_kinds);

  gtk_file_chooser_set_current_name (chooser, name);
  if (folder != NULL)
    gtk_file_chooser_set_current_folder (chooser, folder, NULL);
  g_signal_connect (chooser, "response", G_CALLBACK (save_chosen_cb), task);
  show_chooser (chooser, cancellable);
  follow_filter (chooser);
}

#endif

/* GTK ends the program where the settings of its dialog are not installed. */
static gboolean
can_choose (GTask *task)
{
  GSettingsSchemaSource *source = g_settings_schema_source_get_default ();
  g_autoptr (GSettingsSchema) schema
      = source != NULL ? g_settings_schema_source_lookup (source, "org.gtk.gtk4.Settings.FileChooser", TRUE) : NULL;

  if (schema != NULL)
    return TRUE;
  g_task_return_new_error (task, G_IO_ERROR, G_IO_ERROR_NOT_FOUND, "%s",
                           _("The dialog for choosing files needs settings of GTK that are not installed."));
  g_object_unref (task);
  return FALSE;
}

void
rubric_choose_open_async (GtkWindow *parent, const char *title, const RubricFileKind *kinds, guint n_kinds,
                          GCancellable *cancellable, GAsyncReadyCallback callback, gpointer user_data)
{
  GTask *task = g_task_new (parent, NULL, callback, user_data);

  if (can_choose (task))
    open_files (parent, title, kinds, n_kinds, cancellable, task);
}

void
rubric_choose_save_async (GtkWindow *parent, const char *title, GFile *folder, const char *name,
                          const RubricFileKind *kinds, guint n_kinds, GCancellable *cancellable,
                          GAsyncReadyCallback callback, gpointer user_data)
{
  GTask *task = g_task_new (parent, NULL, callback, user_data);

  if (can_choose (task))
    save_file (parent, title, folder, name, kinds, n_kinds, cancellable, task);
}

GListModel *
rubric_choose_open_finish (GAsyncResult *result, GError **error)
{
  return g_task_propagate_pointer (G_TASK (result), error);
}

GFile *
rubric_choose_save_finish (GAsyncResult *result, GError **error)
{
  return g_task_propagate_pointer (G_TASK (result), error);
}
