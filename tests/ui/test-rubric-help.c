/* test-rubric-help.c - every page of the guide can be read, in each language, and every link leads somewhere
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "../test-program.h"
#include "widget-testing.h"

#include "rubric-help-testing.h"
#include "rubric-help.h"

#define HELP "/io/github/rubric_sudoku/Rubric/help"

static void
append_labels (GtkWidget *widget, GString *text)
{
  if (GTK_IS_LABEL (widget))
    g_string_append_printf (text, "%s\n", gtk_label_get_label (GTK_LABEL (widget)));
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    append_labels (child, text);
}

static RubricHelpPage *
load (const char *language, const char *id)
{
  g_autoptr (GError) error = NULL;
  RubricHelpPage *page = rubric_help_page_load (language, id, &error);

  g_assert_no_error (error);
  g_assert_nonnull (page);
  return page;
}

static void
assert_links_resolve (const char *language, const char *text)
{
  g_autoptr (GRegex) regex = g_regex_new ("<a href=\"([^\":]*)\">", 0, 0, NULL);
  g_autoptr (GMatchInfo) match = NULL;

  for (g_regex_match (regex, text, 0, &match); g_match_info_matches (match); g_match_info_next (match, NULL))
    {
      g_autofree char *id = g_match_info_fetch (match, 1);

      rubric_help_page_free (load (language, id));
    }
}

static void
test_pages (void)
{
  g_auto (GStrv) languages = g_resources_enumerate_children (HELP, G_RESOURCE_LOOKUP_FLAGS_NONE, NULL);

  g_assert_cmpuint (g_strv_length (languages), >=, 2);
  for (char **language = languages; *language != NULL; language++)
    {
      g_autofree char *folder = g_strconcat (HELP "/", *language, NULL);
      g_auto (GStrv) names = g_resources_enumerate_children (folder, G_RESOURCE_LOOKUP_FLAGS_NONE, NULL);

      (*language)[strlen (*language) - 1] = '\0'; /* the slash of a folder */
      for (char **name = names; *name != NULL; name++)
        {
          g_autofree char *id = g_strndup (*name, strlen (*name) - strlen (".page"));
          g_autoptr (RubricHelpPage) page = load (*language, id);
          g_autoptr (GString) text = g_string_new (NULL);

          g_test_message ("%s/%s", *language, id);
          append_labels (page->content, text);
          g_assert_nonnull (page->title);
          g_assert_nonnull (page->summary);
          g_assert_true (g_str_has_prefix (text->str, page->title));
          g_assert_cmpuint (text->len, >, 200);
          assert_links_resolve (*language, text->str);
        }
    }
}

/* What the help viewer does with keys, menus and white space, this does too. */
static void
test_text (void)
{
  g_autoptr (RubricHelpPage) page = load ("C", "entering");
  g_autoptr (GString) text = g_string_new (NULL);

  append_labels (page->content, text);
  g_assert_cmpstr (page->title, ==, "Entering a puzzle");
  g_assert_nonnull (strstr (text->str, "or <b>Ctrl</b>+<b>E</b>: the givens are locked"));
  g_assert_null (strstr (text->str, "  "));
}

static void
test_unknown (void)
{
  g_autoptr (GError) error = NULL;

  g_assert_null (rubric_help_page_load ("C", "no-such-page", &error));
  g_assert_error (error, G_RESOURCE_ERROR, G_RESOURCE_ERROR_NOT_FOUND);
}

static void
test_language (void)
{
  g_setenv ("LANGUAGE", "xx:zh_CN", TRUE);
  g_assert_cmpstr (rubric_help_page_language (), ==, "zh_CN");
  g_setenv ("LANGUAGE", "xx", TRUE);
  g_assert_cmpstr (rubric_help_page_language (), ==, "C");
}

static GtkStack *
get_pages (GtkWidget *window)
{
  return GTK_STACK (gtk_widget_get_last_child (adw_window_get_content (ADW_WINDOW (window))));
}

static const char *
shown (GtkWidget *window)
{
  return gtk_stack_get_visible_child_name (get_pages (window));
}

static gboolean
has_selection (GtkWidget *widget)
{
  gboolean found = GTK_IS_LABEL (widget) && gtk_label_get_selection_bounds (GTK_LABEL (widget), NULL, NULL);

  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL && !found;
       child = gtk_widget_get_next_sibling (child))
    found = has_selection (child);
  return found;
}

/* A page comes up with nothing selected, also when the focus was in the one before. */
static void
test_focus (void)
{
  GtkWidget *window = rubric_help_new ("C");

  gtk_window_present (GTK_WINDOW (window));
  g_assert_true (gtk_widget_child_focus (window, GTK_DIR_TAB_FORWARD));
  g_assert_true (has_selection (window));
  rubric_help_show_page (RUBRIC_HELP (window), "solving");
  g_assert_false (has_selection (gtk_stack_get_visible_child (get_pages (window))));
  gtk_window_destroy (GTK_WINDOW (window));
}

static void
test_window (void)
{
  GtkWidget *window = rubric_help_new ("zh_CN");
  gpointer weak = window;

  g_object_add_weak_pointer (G_OBJECT (window), &weak);
  g_assert_cmpstr (shown (window), ==, "index");
  g_assert_true (gtk_widget_activate_action (window, "help.show", "s", "keys"));
  g_assert_cmpstr (shown (window), ==, "keys");
  rubric_help_show_page (RUBRIC_HELP (window), "no-such-page");
  g_assert_cmpstr (shown (window), ==, "keys");
  g_assert_true (gtk_widget_activate_action (window, "help.back", NULL));
  g_assert_cmpstr (shown (window), ==, "index");
  gtk_window_destroy (GTK_WINDOW (window));
  while (g_main_context_iteration (NULL, FALSE))
    ;
  g_assert_null (weak);
}

TEST_FILE (argc, argv)
{
  if (!widget_begin (&argc, &argv))
    return 0;
  adw_init ();
  g_test_add_func ("/help/pages", test_pages);
  g_test_add_func ("/help/text", test_text);
  g_test_add_func ("/help/unknown", test_unknown);
  g_test_add_func ("/help/language", test_language);
  g_test_add_func ("/help/focus", test_focus);
  g_test_add_func ("/help/window", test_window);
  return g_test_run ();
}
