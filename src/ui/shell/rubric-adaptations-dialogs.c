/* rubric-adaptations-dialogs.c - the differences between versions of GTK and libadwaita: dialogs
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#undef GDK_VERSION_MAX_ALLOWED
#undef ADW_VERSION_MAX_ALLOWED
#undef GLIB_VERSION_MAX_ALLOWED

#include "rubric-adaptations-testing.h"

#include "rubric-config.h"
#include "rubric-format-error.h"

#include <adwaita.h>
#include <glib/gi18n.h>
#include <string.h>

static void
question_answered_cb (gpointer dialog, const char *response, GTask *task)
{
  g_task_return_pointer (task, g_strdup (response), g_free);
  g_object_unref (task);
}

/* The response to Enter: never one that destroys something. */
static const char *
get_default (const RubricResponse *responses, guint n_responses)
{
  const RubricResponse *last = &responses[n_responses - 1];

  return last->kind != RUBRIC_RESPONSE_DESTRUCTIVE ? last->id : responses[0].id;
}

/* Returns: (transfer none) (nullable): the dialog that is a window and stands in front of @parent */
static GtkWindow *
find_modal (GtkWindow *parent)
{
  g_autoptr (GList) windows = gtk_window_list_toplevels ();

  for (const GList *window = windows; window != NULL; window = window->next)
    if (gtk_window_get_transient_for (window->data) == parent && gtk_window_get_modal (window->data)
        && gtk_widget_get_visible (window->data))
      return window->data;
  return NULL;
}

#if ADW_CHECK_VERSION(1, 5, 0)

/* The large one of the two labels that the dialog has for its heading, as long as it is in no window */
static GtkWidget *
find_heading (GtkWidget *widget)
{
  GtkWidget *found = GTK_IS_LABEL (widget) && gtk_widget_has_css_class (widget, "title-2") ? widget : NULL;

  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL && found == NULL;
       child = gtk_widget_get_next_sibling (child))
    found = find_heading (child);
  return found;
}

/* If a heading is too long for the large label, libadwaita asks for its height all the same, and GTK warns of a width
 * below the least. One that can be cut off has no such width; it is still shown only if all of it has room. */
static void
soften_heading (AdwAlertDialog *dialog)
{
  GtkWidget *heading = adw_get_minor_version () < 8 ? find_heading (adw_dialog_get_child (ADW_DIALOG (dialog))) : NULL;

  if (heading != NULL)
    gtk_label_set_ellipsize (GTK_LABEL (heading), PANGO_ELLIPSIZE_END);
}

/* Returns: (transfer none): @parent, or the dialog that stands in front of it, if that is a window that can have a
 * question inside: one inside of @parent would be behind it */
static GtkWidget *
find_front (GtkWindow *parent)
{
  GtkWindow *dialog = find_modal (parent);

  return GTK_WIDGET (ADW_IS_WINDOW (dialog) ? dialog : parent);
}

void
rubric_ask_async (GtkWindow *parent, const char *heading, const char *body, GtkWidget *extra,
                  const RubricResponse *responses, guint n_responses, GCancellable *cancellable,
                  GAsyncReadyCallback callback, gpointer user_data)
{
  AdwAlertDialog *dialog = ADW_ALERT_DIALOG (adw_alert_dialog_new (heading, body));

  for (guint i = 0; i < n_responses; i++)
    {
      adw_alert_dialog_add_response (dialog, responses[i].id, responses[i].label);
      adw_alert_dialog_set_response_appearance (dialog, responses[i].id, (AdwResponseAppearance)responses[i].kind);
    }
  adw_alert_dialog_set_close_response (dialog, responses[0].id);
  adw_alert_dialog_set_default_response (dialog, get_default (responses, n_responses));
  adw_alert_dialog_set_extra_child (dialog, extra);
  soften_heading (dialog);
  g_signal_connect (dialog, "response", G_CALLBACK (question_answered_cb),
                    g_task_new (parent, NULL, callback, user_data));
  if (cancellable != NULL)
    g_signal_connect_object (cancellable, "cancelled", G_CALLBACK (adw_dialog_force_close), dialog, G_CONNECT_SWAPPED);
  adw_dialog_present (ADW_DIALOG (dialog), find_front (parent));
}

#else

void
rubric_ask_async (GtkWindow *parent, const char *heading, const char *body, GtkWidget *extra,
                  const RubricResponse *responses, guint n_responses, GCancellable *cancellable,
                  GAsyncReadyCallback callback, gpointer user_data)
{
  AdwMessageDialog *dialog = ADW_MESSAGE_DIALOG (adw_message_dialog_new (parent, heading, body));

  for (guint i = 0; i < n_responses; i++)
    {
      adw_message_dialog_add_response (dialog, responses[i].id, responses[i].label);
      adw_message_dialog_set_response_appearance (dialog, responses[i].id, (AdwResponseAppearance)responses[i].kind);
    }
  adw_message_dialog_set_close_response (dialog, responses[0].id);
  adw_message_dialog_set_default_response (dialog, get_default (responses, n_responses));
  adw_message_dialog_set_extra_child (dialog, extra);
  gtk_accessible_update_property (GTK_ACCESSIBLE (dialog), GTK_ACCESSIBLE_PROPERTY_DESCRIPTION,
                                  body != NULL ? body : "", -1);
  g_signal_connect (dialog, "response", G_CALLBACK (question_answered_cb),
                    g_task_new (parent, NULL, callback, user_data));
  /* The answer may destroy @parent, which the dialog looks at once more when it goes itself, a moment later. */
  g_object_set_data_full (G_OBJECT (dialog), "parent", g_object_ref (parent), g_object_unref);
  if (cancellable != NULL)
    g_signal_connect_object (cancellable, "cancelled", G_CALLBACK (gtk_window_close), dialog, G_CONNECT_SWAPPED);
  gtk_window_present (GTK_WINDOW (dialog));
}

#endif

G_STATIC_ASSERT ((int)RUBRIC_RESPONSE_PLAIN == (int)ADW_RESPONSE_DEFAULT);
G_STATIC_ASSERT ((int)RUBRIC_RESPONSE_SUGGESTED == (int)ADW_RESPONSE_SUGGESTED);
G_STATIC_ASSERT ((int)RUBRIC_RESPONSE_DESTRUCTIVE == (int)ADW_RESPONSE_DESTRUCTIVE);

char *
rubric_ask_finish (GAsyncResult *result)
{
  return g_task_propagate_pointer (G_TASK (result), NULL);
}

static void
ignore_cb (GObject *source, GAsyncResult *result, gpointer user_data)
{
  g_free (rubric_ask_finish (result));
}

void
rubric_tell (GtkWindow *parent, const char *heading, const char *body)
{
  const RubricResponse close[] = { { "close", _ ("_Close"), RUBRIC_RESPONSE_PLAIN } };

  rubric_ask_async (parent, heading, body, NULL, close, G_N_ELEMENTS (close), NULL, ignore_cb, NULL);
}

void
rubric_tell_error (GtkWindow *parent, const char *heading, const GError *error)
{
  g_autofree char *sentence = rubric_sentence_from_message (error->message);

  rubric_tell (parent, heading, sentence);
}

/* Newer versions have dialogs inside of the window, which are no windows. */
static gboolean
has_inner_dialog (GtkWindow *parent)
{
#if ADW_CHECK_VERSION(1, 5, 0)
  if (ADW_IS_WINDOW (parent))
    return adw_window_get_visible_dialog (ADW_WINDOW (parent)) != NULL;
  return ADW_IS_APPLICATION_WINDOW (parent)
         && adw_application_window_get_visible_dialog (ADW_APPLICATION_WINDOW (parent)) != NULL;
#else
  return FALSE;
#endif
}

gboolean
rubric_has_dialog (GtkWindow *parent)
{
  return has_inner_dialog (parent) || find_modal (parent) != NULL;
}

#if ADW_CHECK_VERSION(1, 5, 0)
#define ABOUT_TYPE ADW_TYPE_ABOUT_DIALOG
#else
#define ABOUT_TYPE ADW_TYPE_ABOUT_WINDOW
#endif

static void
present_about (GtkWidget *about, GtkWindow *parent)
{
#if ADW_CHECK_VERSION(1, 5, 0)
  adw_dialog_present (ADW_DIALOG (about), GTK_WIDGET (parent));
#else
  /* Copying the version shows a toast, and libadwaita 1.2 crashes where one toast soon replaces another. */
  if (adw_get_minor_version () < 3)
    gtk_widget_action_set_enabled (about, "about.copy-property", FALSE);
  gtk_window_set_transient_for (GTK_WINDOW (about), parent);
  gtk_window_present (GTK_WINDOW (about));
#endif
}

void
rubric_show_about (GtkWindow *parent)
{
  const char *developers[] = { "The Rubric developers", NULL };
  const char *comments = _ ("Enter a Sudoku, solve it in red ink, and understand every step.");
  GtkWidget *about
      = g_object_new (ABOUT_TYPE, "application-name", _ ("Rubric"), "application-icon", APPLICATION_ID, "version",
                      PACKAGE_VERSION, "developer-name", developers[0], "developers", developers, "comments", comments,
                      "license-type", GTK_LICENSE_GPL_3_0, "website", "https://github.com/rubric-sudoku/rubric",
                      "issue-url", "https://github.com/rubric-sudoku/rubric/issues",
                      /* Translators: your names, one a line */
                      "translator-credits", _ ("translator-credits"), NULL);

  present_about (about, parent);
}

#if ADW_CHECK_VERSION(1, 8, 0)

/* Each group in @widget, of GTK's window of shortcuts, begins a section, and the shortcuts of the group go there. */
static void
copy_shortcuts (GtkWidget *widget, AdwShortcutsDialog *dialog, AdwShortcutsSection *section)
{
  g_autofree char *title = NULL, *accelerator = NULL;

  if (GTK_IS_SHORTCUTS_GROUP (widget))
    {
      g_object_get (widget, "title", &title, NULL);
      section = adw_shortcuts_section_new (title);
      adw_shortcuts_dialog_add (dialog, section); /* which takes it */
    }
  else if (GTK_IS_SHORTCUTS_SHORTCUT (widget))
    {
      g_object_get (widget, "title", &title, "accelerator", &accelerator, NULL);
      adw_shortcuts_section_add (section, adw_shortcuts_item_new (title, accelerator));
      return;
    }
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    copy_shortcuts (child, dialog, section);
}

#endif

void
rubric_show_shortcuts (GtkWindow *parent)
{
  g_autoptr (GtkBuilder) builder
      = gtk_builder_new_from_resource ("/io/github/rubric_sudoku/Rubric/rubric-shortcuts.ui");
  GtkWindow *window = GTK_WINDOW (gtk_builder_get_object (builder, "shortcuts"));

#if ADW_CHECK_VERSION(1, 8, 0)
  /* The window is the list of them for all versions; here it is never shown. */
  AdwDialog *dialog = adw_shortcuts_dialog_new ();

  adw_dialog_set_title (dialog, gtk_window_get_title (window));
  copy_shortcuts (GTK_WIDGET (gtk_builder_get_object (builder, "section")), ADW_SHORTCUTS_DIALOG (dialog), NULL);
  adw_dialog_present (dialog, GTK_WIDGET (parent));
  gtk_window_destroy (window);
#else
  gtk_window_set_transient_for (window, parent);
  gtk_window_present (window);
#endif
}

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
file_dialog_cb (GObject *source, GAsyncResult *result, gpointer user_data)
{
  GtkFileDialog *dialog = GTK_FILE_DIALOG (source);
  g_autoptr (GTask) task = user_data;
  g_autoptr (GError) error = NULL;
  gpointer chosen;

  if (gtk_file_dialog_get_initial_name (dialog) != NULL)
    chosen = gtk_file_dialog_save_finish (dialog, result, &error);
  else
    chosen = gtk_file_dialog_open_multiple_finish (dialog, result, &error);
  if (error != NULL && !g_error_matches (error, GTK_DIALOG_ERROR, GTK_DIALOG_ERROR_DISMISSED)
      && !g_error_matches (error, GTK_DIALOG_ERROR, GTK_DIALOG_ERROR_CANCELLED))
    g_task_return_error (task, g_steal_pointer (&error));
  else
    g_task_return_pointer (task, chosen, g_object_unref);
}

#else

static void
chooser_response_cb (GtkFileChooser *chooser, int response, GTask *task)
{
  gpointer chosen = NULL;

  if (response == GTK_RESPONSE_ACCEPT && gtk_file_chooser_get_action (chooser) == GTK_FILE_CHOOSER_ACTION_OPEN)
    chosen = gtk_file_chooser_get_files (chooser);
  else if (response == GTK_RESPONSE_ACCEPT)
    chosen = gtk_file_chooser_get_file (chooser);
  g_task_return_pointer (task, chosen, g_object_unref);
  g_object_unref (task);
  g_object_unref (chooser);
}

/* Returns: the end of @name that is the suffix of a kind in the list, or the empty end */
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

/* Gives the name a suffix of the kind that is chosen from the list. */
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

/* A dialog that is only hidden answers nothing. */
static void
take_back_cb (GtkNativeDialog *dialog)
{
  gtk_native_dialog_hide (dialog);
  g_signal_emit_by_name (dialog, "response", GTK_RESPONSE_CANCEL);
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

#endif

/* GTK ends the program if the settings of its dialog are not installed. */
static gboolean
can_choose (GTask *task)
{
  GSettingsSchemaSource *source = g_settings_schema_source_get_default ();
  g_autoptr (GSettingsSchema) schema
      = source != NULL ? g_settings_schema_source_lookup (source, "org.gtk.gtk4.Settings.FileChooser", TRUE) : NULL;

  if (schema != NULL)
    return TRUE;
  g_task_return_new_error (task, G_IO_ERROR, G_IO_ERROR_NOT_FOUND, "%s",
                           _ ("The dialog for choosing files needs settings of GTK that are not installed."));
  g_object_unref (task);
  return FALSE;
}

/* Lets the person choose a file to save, if there is a @name to propose, or files to open. */
static void
show_file_dialog (GtkWindow *parent, const char *title, GFile *folder, const char *name, const RubricFileKind *kinds,
                  guint n_kinds, GCancellable *cancellable, GTask *task)
{
#if GTK_CHECK_VERSION(4, 10, 0)
  g_autoptr (GtkFileDialog) dialog = gtk_file_dialog_new ();
  g_autoptr (GListModel) filters = create_filters (kinds, n_kinds);

  gtk_file_dialog_set_title (dialog, title);
  gtk_file_dialog_set_filters (dialog, filters);
  gtk_file_dialog_set_initial_name (dialog, name);
  gtk_file_dialog_set_initial_folder (dialog, folder);
  if (name != NULL)
    gtk_file_dialog_save (dialog, parent, cancellable, file_dialog_cb, task);
  else
    gtk_file_dialog_open_multiple (dialog, parent, cancellable, file_dialog_cb, task);
#else
  GtkFileChooserAction action = name != NULL ? GTK_FILE_CHOOSER_ACTION_SAVE : GTK_FILE_CHOOSER_ACTION_OPEN;
  GtkFileChooser *chooser = create_chooser (parent, title, action, kinds, n_kinds);

  if (name != NULL)
    gtk_file_chooser_set_current_name (chooser, name);
  else
    gtk_file_chooser_set_select_multiple (chooser, TRUE);
  if (folder != NULL)
    gtk_file_chooser_set_current_folder (chooser, folder, NULL);
  g_signal_connect (chooser, "response", G_CALLBACK (chooser_response_cb), task);
  if (cancellable != NULL)
    g_signal_connect_object (cancellable, "cancelled", G_CALLBACK (take_back_cb), chooser, G_CONNECT_SWAPPED);
  gtk_native_dialog_show (GTK_NATIVE_DIALOG (chooser));
  if (name != NULL)
    follow_filter (chooser);
#endif
}

void
rubric_choose_open_async (GtkWindow *parent, const char *title, const RubricFileKind *kinds, guint n_kinds,
                          GCancellable *cancellable, GAsyncReadyCallback callback, gpointer user_data)
{
  rubric_choose_save_async (parent, title, NULL, NULL, kinds, n_kinds, cancellable, callback, user_data);
}

void
rubric_choose_save_async (GtkWindow *parent, const char *title, GFile *folder, const char *name,
                          const RubricFileKind *kinds, guint n_kinds, GCancellable *cancellable,
                          GAsyncReadyCallback callback, gpointer user_data)
{
  GTask *task = g_task_new (parent, NULL, callback, user_data);

  if (can_choose (task))
    show_file_dialog (parent, title, folder, name, kinds, n_kinds, cancellable, task);
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
