/* test-rubric-languages.c - the window has room for the words of each language: nothing sticks out, nothing is cut
 * short that is whole in English
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "../test-program.h"
#include "widget-testing.h"
#include "../test-share.h"

#include "rubric-board.h"
#include "rubric-config.h"
#include "rubric-window.h"

#include <libintl.h>
#include <locale.h>

#define REFERENCE "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79"

extern int _nl_msg_cat_cntr; /* of glibc: one more, and catalogues are looked for anew */

static GtkApplication *application;
static GSettings *settings;

typedef struct
{
  const char *path;
  int width, height;
  int dpi;
} Size;

/* A telephone, the usual window, and one with large letters. */
static const Size sizes[] = {
  { "telephone", 360, 640, 96 },
  { "usual", 1000, 760, 96 },
  { "large", 1000, 760, 192 },
};

/**
 * State:
 * @puzzle: true if there is a puzzle on the board
 * @action: (nullable): what is asked for then
 */
typedef struct
{
  const char *path;
  gboolean puzzle;
  const char *action;
} State;

static const State states[] = {
  { "start", FALSE, NULL },
  { "play", TRUE, NULL },
  { "givens", TRUE, "win.edit-givens" },
  { "check", TRUE, "win.check" },
  { "hint", TRUE, "win.hint" },
  { "explain", TRUE, "win.explain" },
  { "why", TRUE, "win.why" },
  { "watch", TRUE, "win.watch" },
  { "compare", TRUE, "win.compare" },
  { "solved", TRUE, "win.solve" },
  { "preferences", FALSE, "win.preferences" },
};

enum
{
  ENOUGH = 150, /* milliseconds for the answer to a question; what comes later is not looked at, and nothing fails */
};

static void
set_language (const char *language)
{
  g_setenv ("LANGUAGE", language, TRUE);
  _nl_msg_cat_cntr++;
}

/* Adds the texts of labels that are cut short to @cut. */
static void
find_cut (GtkWidget *widget, GPtrArray *cut)
{
  if (!gtk_widget_get_mapped (widget))
    return;
  if (GTK_IS_LABEL (widget) && pango_layout_is_ellipsized (gtk_label_get_layout (GTK_LABEL (widget))))
    g_ptr_array_add (cut, g_strdup (gtk_label_get_text (GTK_LABEL (widget))));
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    find_cut (child, cut);
}

/* Fails for each widget that needs more than @width and has no child that does. Returns: whether @widget does */
static gboolean
find_wide (GtkWidget *widget, int width)
{
  gboolean below = FALSE;
  int least;

  if (!gtk_widget_get_visible (widget))
    return FALSE;
  gtk_widget_measure (widget, GTK_ORIENTATION_HORIZONTAL, -1, &least, NULL, NULL, NULL);
  if (least <= width)
    return FALSE;
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    below = find_wide (child, width) || below;
  if (!below)
    {
      g_test_message ("%s needs %d pixels: %s", G_OBJECT_TYPE_NAME (widget), least,
                      GTK_IS_LABEL (widget) ? gtk_label_get_text (GTK_LABEL (widget)) : "");
      g_test_fail ();
    }
  return TRUE;
}

/* Returns: (transfer full): the texts that are cut short in all windows that there are; none of them is wider or higher
 * than @size if it is the main one */
static GPtrArray *
look_at (const Size *size, const State *state)
{
  GtkWidget *window = GTK_WIDGET (rubric_window_new (application, settings));
  GPtrArray *cut = g_ptr_array_new_with_free_func (g_free);
  GListModel *toplevels = gtk_window_get_toplevels ();
  SudGrid grid;
  SudSheet sheet;

  gtk_window_set_default_size (GTK_WINDOW (window), size->width, size->height);
  if (state->puzzle)
    {
      g_assert_cmpint (sud_grid_parse_line (&grid, REFERENCE), ==, SUD_CELLS);
      sud_sheet_from_grid (&sheet, &grid, SUD_ORIGIN_GIVEN);
      rubric_desk_arrive (rubric_window_get_desk (RUBRIC_WINDOW (window)), &sheet, NULL);
    }
  gtk_window_present (GTK_WINDOW (window));
  widget_settle (window);
  if (state->action != NULL)
    {
      g_assert_true (gtk_widget_activate_action (window, state->action, NULL));
      widget_turn (ENOUGH);
      widget_settle (window);
    }
  g_test_message ("%s: %d × %d", state->path, gtk_widget_get_width (window), gtk_widget_get_height (window));
  if (size->dpi == 96)
    {
      find_wide (window, size->width);
      if (gtk_widget_get_height (window) > size->height)
        {
          g_test_message ("it needs %d rows of pixels, not %d", gtk_widget_get_height (window), size->height);
          g_test_fail ();
        }
    }
  for (guint i = 0; i < g_list_model_get_n_items (toplevels); i++)
    {
      g_autoptr (GtkWidget) toplevel = g_list_model_get_item (toplevels, i);

      find_cut (toplevel, cut);
    }
  for (guint i = g_list_model_get_n_items (toplevels); i-- > 0;)
    {
      g_autoptr (GtkWindow) toplevel = g_list_model_get_item (toplevels, i);

      gtk_window_destroy (toplevel);
    }
  widget_finish ();
  return cut;
}

/* Returns: how many texts are cut short in English: it is looked at once for all languages */
static guint
count_english (guint size, guint state)
{
  static guint counts[G_N_ELEMENTS (sizes)][G_N_ELEMENTS (states)]; /* plus one */

  if (counts[size][state] == 0)
    {
      g_autoptr (GPtrArray) cut = NULL;

      set_language ("C");
      cut = look_at (&sizes[size], &states[state]);
      counts[size][state] = cut->len + 1;
    }
  return counts[size][state] - 1;
}

static void
test_language (gconstpointer data)
{
  const char *language = data;
  guint n = G_N_ELEMENTS (sizes) * G_N_ELEMENTS (states);

  for (guint i = 0; i < test_share (n); i++)
    {
      guint size = test_pick (i, n) / G_N_ELEMENTS (states), state = test_pick (i, n) % G_N_ELEMENTS (states);
      g_autoptr (GPtrArray) cut = NULL;
      g_autofree char *texts = NULL;
      guint english;

      g_object_set (gtk_settings_get_default (), "gtk-xft-dpi", sizes[size].dpi * PANGO_SCALE, NULL);
      english = count_english (size, state);
      set_language (language);
      cut = look_at (&sizes[size], &states[state]);
      if (cut->len <= english)
        continue;
      g_ptr_array_add (cut, NULL);
      texts = g_strjoinv (" | ", (char **)cut->pdata);
      g_test_message ("%s, %s, %s: cut short: %s", language, sizes[size].path, states[state].path, texts);
      g_test_fail ();
    }
  gtk_settings_reset_property (gtk_settings_get_default (), "gtk-xft-dpi");
}

TEST_FILE (argc, argv)
{
  g_autofree char *folder = NULL, *list = NULL, *languages = NULL;
  g_auto (GStrv) names = NULL;
  int result;

  if (!widget_begin (&argc, &argv))
    return 0;
  folder = g_test_build_filename (G_TEST_BUILT, "..", "po", NULL);
  list = g_test_build_filename (G_TEST_DIST, "..", "po", "LINGUAS", NULL);
  g_assert_true (g_file_get_contents (list, &languages, NULL, NULL));
  names = g_strsplit (g_strstrip (languages), "\n", -1);
  setlocale (LC_ALL, "");
  bindtextdomain (GETTEXT_PACKAGE, folder);
  bind_textdomain_codeset (GETTEXT_PACKAGE, "UTF-8");
  textdomain (GETTEXT_PACKAGE);
  settings = g_settings_new ("io.github.rubric_sudoku.Rubric");
  application = widget_create_application ();
  for (int i = 0; names[i] != NULL; i++)
    {
      g_autofree char *path = g_strconcat ("/languages/", names[i], NULL);

      g_test_add_data_func (path, names[i], test_language);
    }
  result = g_test_run ();
  g_object_unref (application);
  g_object_unref (settings);
  return result;
}
