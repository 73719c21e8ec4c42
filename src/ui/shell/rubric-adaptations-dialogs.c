/* rubric-adaptations-dialogs.c - what differs between versions of libadwaita: questions, and what tells of the program
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#undef GDK_VERSION_MAX_ALLOWED
#undef ADW_VERSION_MAX_ALLOWED
#undef GLIB_VERSION_MAX_ALLOWED

#include "rubric-adaptations.h"

#include "rubric-config.h"
#include "rubric-format-error.h"

#include <adwaita.h>
#include <glib/gi18n.h>

static void
answered_cb (gpointer dialog, const char *response, GTask *task)
{
  g_task_return_pointer (task, g_strdup (response), g_free);
  g_object_unref (task);
}

/* What Enter gives: never what destroys something. */
static const char *
get_default (const RubricResponse *responses, guint n_responses)
{
  const RubricResponse *last = &responses[n_responses - 1];

  return last->kind != RUBRIC_RESPONSE_DESTRUCTIVE ? last->id : responses[0].id;
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

/* Where a heading is too long for the large label, libadwaita asks how high that would be all the same, and GTK warns of
 * a width below the least. One that can be cut off has no such width; it is still shown only where all of it has room. */
static void
soften_heading (AdwAlertDialog *dialog)
{
  GtkWidget *heading = adw_get_minor_version () < 8 ? find_heading (adw_dialog_get_child (ADW_DIALOG (dialog))) : NULL;

  if (heading != NULL)
    gtk_label_set_ellipsize (GTK_LABEL (heading), PANGO_ELLIPSIZE_END);
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
  g_signal_connect (dialog, "response", G_CALLBACK (answered_cb), g_task_new (parent, NULL, callback, user_data));
  if (cancellable != NULL)
    g_signal_connect_object (cancellable, "cancelled", G_CALLBACK (adw_dialog_force_close), dialog, G_CONNECT_SWAPPED);
  adw_dialog_present (ADW_DIALOG (dialog), GTK_WIDGET (parent));
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
  g_signal_connect (dialog, "response", G_CALLBACK (answered_cb), g_task_new (parent, NULL, callback, user_data));
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
  return ADW_IS_APPLICATION_WINDOW (parent)
         && adw_application_window_get_visible_dialog (ADW_APPLICATION_WINDOW (parent)) != NULL;
#else
  return FALSE;
#endif
}

gboolean
rubric_has_dialog (GtkWindow *parent)
{
  g_autoptr (GList) windows = gtk_window_list_toplevels ();
  gboolean found = has_inner_dialog (parent);

  for (const GList *window = windows; window != NULL; window = window->next)
    found = found
            || (gtk_window_get_transient_for (window->data) == parent && gtk_window_get_modal (window->data)
                && gtk_widget_get_visible (window->data));
  return found;
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
                      "issue-url", "https://github.com/rubric-sudoku/rubric/issues", "translator-credits",
                      /* Translators: your names, one a line */ _ ("translator-credits"), NULL);

  present_about (about, parent);
}

#if ADW_CHECK_VERSION(1, 8, 0)

/* What of @widget, of GTK's window of shortcuts, is a group begins a section, and the shortcuts of the group go there. */
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
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL; child = gtk_widget_get_next_sibling (child))
    copy_shortcuts (child, dialog, section);
}

/* The window is the list of them for all versions; here it is never shown. */
static void
present_shortcuts (GtkWindow *window, GtkWidget *section, GtkWindow *parent)
{
  AdwDialog *dialog = adw_shortcuts_dialog_new ();

  adw_dialog_set_title (dialog, gtk_window_get_title (window));
  copy_shortcuts (section, ADW_SHORTCUTS_DIALOG (dialog), NULL);
  adw_dialog_present (dialog, GTK_WIDGET (parent));
  gtk_window_destroy (window);
}

#else

static void
present_shortcuts (GtkWindow *window, GtkWidget *section, GtkWindow *parent)
{
  gtk_window_set_transient_for (window, parent);
  gtk_window_present (window);
}

#endif

void
rubric_show_shortcuts (GtkWindow *parent)
{
  g_autoptr (GtkBuilder) builder
      = gtk_builder_new_from_resource ("/io/github/rubric_sudoku/Rubric/rubric-shortcuts.ui");

  present_shortcuts (GTK_WINDOW (gtk_builder_get_object (builder, "shortcuts")),
                     GTK_WIDGET (gtk_builder_get_object (builder, "section")), parent);
}
