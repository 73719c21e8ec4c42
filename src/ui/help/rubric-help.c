/* rubric-help.c - the guide, in the help viewer of the desktop or in a window of our own
 *
 * The guide is written in Mallard, for the help viewer of the desktop. If there is none, its pages are read here: the
 * few elements that they use have a row each in a table.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "rubric-help-testing.h"

#include "rubric-adaptations.h"
#include "rubric-widgets.h"

#include <string.h>

#define FOLDER "/io/github/rubric_sudoku/Rubric/help"

/* A container of blocks: the page, a list, an item of it, a row of a table ... */
typedef struct
{
  GtkWidget *box;
  gboolean numbered;
  int items;
} Frame;

typedef struct
{
  RubricHelpPage *page;
  GArray *frames;
  GString *text;        /* (nullable): the markup of the current block */
  const char *sequence; /* (nullable): the separator between the keys or menus of a sequence */
  int in_sequence;
  int sections;
  int tables;
  gboolean head, verbatim;
} Reader;

typedef struct
{
  const char *name;
  void (*begin) (Reader *reader, const char *value);
  void (*end) (Reader *reader, const char *value);
  const char *open, *close; /* the markup of an inline element */
  const char *attribute;    /* an attribute whose value goes to @begin */
  const char *value;        /* goes there if there is no attribute */
} Element;

static Frame *
top_frame (Reader *reader)
{
  return &g_array_index (reader->frames, Frame, reader->frames->len - 1);
}

static void
push_frame (Reader *reader, GtkWidget *box)
{
  Frame frame = { .box = box };

  g_array_append_val (reader->frames, frame);
}

static void
pop_frame (Reader *reader, const char *value)
{
  g_array_set_size (reader->frames, reader->frames->len - 1);
}

static void
begin_block (Reader *reader, const char *value)
{
  reader->text = g_string_new (NULL);
}

static gboolean
link_cb (GtkWidget *label, const char *uri)
{
  if (strchr (uri, ':') != NULL)
    return FALSE; /* GTK opens other addresses */
  gtk_widget_activate_action (label, "help.show", "s", uri);
  return TRUE;
}

static GtkWidget *
add_text_label (Reader *reader, GtkAccessibleRole role, const char *style)
{
  g_autoptr (GString) text = g_steal_pointer (&reader->text);
  GtkWidget *label = g_object_new (GTK_TYPE_LABEL, "accessible-role", role, "use-markup", TRUE, "label",
                                   g_strchomp (text->str), "wrap", TRUE, "xalign", 0.0f, NULL);

  if (style != NULL)
    gtk_widget_add_css_class (label, style);
  g_signal_connect (label, "activate-link", G_CALLBACK (link_cb), NULL);
  gtk_box_append (GTK_BOX (top_frame (reader)->box), label);
  return label;
}

/* A text takes the focus, so that it is read aloud and can be copied; in a table its row does. */
static void
end_text (Reader *reader, const char *value)
{
  gtk_label_set_selectable (GTK_LABEL (add_text_label (reader, GTK_ACCESSIBLE_ROLE_LABEL, NULL)), reader->tables == 0);
}

static void
begin_screen (Reader *reader, const char *value)
{
  begin_block (reader, value);
  reader->verbatim = TRUE;
}

static void
end_screen (Reader *reader, const char *value)
{
  reader->verbatim = FALSE;
  gtk_label_set_selectable (GTK_LABEL (add_text_label (reader, GTK_ACCESSIBLE_ROLE_LABEL, "monospace")), TRUE);
}

static char *
plain_text (GString *markup)
{
  char *text = NULL;

  if (!pango_parse_markup (g_strstrip (markup->str), -1, 0, NULL, &text, NULL, NULL))
    return g_strdup (markup->str);
  return text;
}

static void
end_title (Reader *reader, const char *value)
{
  GtkWidget *label;

  if (reader->head) /* a title for sorting in the help viewer */
    {
      g_string_free (g_steal_pointer (&reader->text), TRUE);
      return;
    }
  if (reader->page->title == NULL)
    reader->page->title = plain_text (reader->text);
  label = add_text_label (reader, GTK_ACCESSIBLE_ROLE_HEADING, reader->sections == 0 ? "title-1" : "title-3");
  gtk_widget_set_margin_top (label, reader->sections == 0 ? 0 : 12);
}

static void
end_summary (Reader *reader, const char *value)
{
  reader->page->summary = plain_text (reader->text);
  g_string_free (g_steal_pointer (&reader->text), TRUE);
}

static void
begin_head (Reader *reader, const char *value)
{
  reader->head = TRUE;
}

static void
end_head (Reader *reader, const char *value)
{
  reader->head = FALSE;
}

static void
begin_section (Reader *reader, const char *value)
{
  reader->sections++;
}

static void
end_section (Reader *reader, const char *value)
{
  reader->sections--;
}

static GtkWidget *
create_help_box (GtkOrientation orientation, int spacing)
{
  GtkWidget *box = gtk_box_new (orientation, spacing);

  gtk_widget_set_hexpand (box, orientation == GTK_ORIENTATION_VERTICAL);
  return box;
}

static void
begin_list (Reader *reader, const char *value)
{
  GtkWidget *box = create_help_box (GTK_ORIENTATION_VERTICAL, 6);

  gtk_box_append (GTK_BOX (top_frame (reader)->box), box);
  push_frame (reader, box);
  top_frame (reader)->numbered = value != NULL;
}

static void
begin_item (Reader *reader, const char *value)
{
  Frame *list = top_frame (reader);
  g_autofree char *number = g_strdup_printf ("%d.", ++list->items);
  GtkWidget *row = create_help_box (GTK_ORIENTATION_HORIZONTAL, 8);
  GtkWidget *box = create_help_box (GTK_ORIENTATION_VERTICAL, 6);
  GtkWidget *marker = gtk_label_new (list->numbered ? number : "•");

  gtk_widget_set_valign (marker, GTK_ALIGN_START);
  gtk_box_append (GTK_BOX (row), marker);
  gtk_box_append (GTK_BOX (row), box);
  gtk_box_append (GTK_BOX (list->box), row);
  push_frame (reader, box);
}

static void
begin_note (Reader *reader, const char *value)
{
  GtkWidget *frame = create_help_box (GTK_ORIENTATION_VERTICAL, 0);
  GtkWidget *box = create_help_box (GTK_ORIENTATION_VERTICAL, 6);

  gtk_widget_add_css_class (frame, "card");
  rubric_widget_set_margins (box, 12, 12);
  gtk_box_append (GTK_BOX (frame), box);
  gtk_box_append (GTK_BOX (top_frame (reader)->box), frame);
  push_frame (reader, box);
}

static void
begin_table (Reader *reader, const char *value)
{
  GtkWidget *list = gtk_list_box_new ();

  reader->tables++;
  gtk_list_box_set_selection_mode (GTK_LIST_BOX (list), GTK_SELECTION_NONE);
  gtk_widget_add_css_class (list, "boxed-list");
  gtk_box_append (GTK_BOX (top_frame (reader)->box), list);
  push_frame (reader, list);
}

static void
end_table (Reader *reader, const char *value)
{
  reader->tables--;
  pop_frame (reader, value);
}

static void
begin_row (Reader *reader, const char *value)
{
  GtkWidget *row = gtk_list_box_row_new (), *box = create_help_box (GTK_ORIENTATION_HORIZONTAL, 12);

  gtk_box_set_homogeneous (GTK_BOX (box), TRUE);
  rubric_widget_set_margins (box, 8, 12);
  gtk_list_box_row_set_activatable (GTK_LIST_BOX_ROW (row), FALSE);
  gtk_list_box_row_set_child (GTK_LIST_BOX_ROW (row), box);
  gtk_list_box_append (GTK_LIST_BOX (top_frame (reader)->box), row);
  push_frame (reader, box);
}

static void
append_texts (GtkWidget *widget, GString *texts)
{
  if (GTK_IS_LABEL (widget))
    g_string_append_printf (texts, "%s%s", texts->len > 0 ? ", " : "", gtk_label_get_text (GTK_LABEL (widget)));
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    append_texts (child, texts);
}

/* A screen reader reads the row as a whole. */
static void
end_row (Reader *reader, const char *value)
{
  g_autoptr (GString) texts = g_string_new (NULL);
  GtkWidget *box = top_frame (reader)->box;

  append_texts (box, texts);
  rubric_widget_set_name (gtk_widget_get_parent (box), texts->str);
  pop_frame (reader, value);
}

static void
begin_cell (Reader *reader, const char *value)
{
  GtkWidget *box = create_help_box (GTK_ORIENTATION_VERTICAL, 6);

  gtk_widget_set_valign (box, GTK_ALIGN_CENTER);
  gtk_box_append (GTK_BOX (top_frame (reader)->box), box);
  push_frame (reader, box);
}

/* @value: the separator */
static void
begin_sequence (Reader *reader, const char *value)
{
  reader->sequence = value;
  reader->in_sequence = 0;
}

static void
end_sequence (Reader *reader, const char *value)
{
  reader->sequence = NULL;
}

static void
begin_in_sequence (Reader *reader, const char *value)
{
  if (reader->sequence != NULL && reader->in_sequence++ > 0)
    g_string_append (reader->text, reader->sequence);
}

/* A link in the head names a page that this one is the guide to. */
static void
begin_link (Reader *reader, const char *value)
{
  g_autofree char *escaped = g_markup_escape_text (value != NULL ? value : "", -1);

  if (reader->text != NULL)
    g_string_append_printf (reader->text, "<a href=\"%s\">", escaped);
  else if (value != NULL)
    g_ptr_array_add (reader->page->topics, g_strdup (value));
}

static void
end_link (Reader *reader, const char *value)
{
  if (reader->text != NULL)
    g_string_append (reader->text, "</a>");
}

static const Element elements[] = {
  { "page" },
  { "info", begin_head, end_head },
  { "section", begin_section, end_section },
  { "title", begin_block, end_title },
  { "desc", begin_block, end_summary },
  { "p", begin_block, end_text },
  { "screen", begin_screen, end_screen },
  { "list", begin_list, pop_frame },
  { "steps", begin_list, pop_frame, .value = "numbered" },
  { "item", begin_item, pop_frame },
  { "note", begin_note, pop_frame },
  { "table", begin_table, end_table },
  { "tr", begin_row, end_row },
  { "td", begin_cell, pop_frame },
  { "keyseq", begin_sequence, end_sequence, .value = "+" },
  { "guiseq", begin_sequence, end_sequence, .value = " ▸ " },
  { "key", begin_in_sequence, NULL, "<b>", "</b>" },
  { "gui", begin_in_sequence, NULL, "<b>", "</b>" },
  { "em", NULL, NULL, "<i>", "</i>" },
  { "app", NULL, NULL, "<i>", "</i>" },
  { "file", NULL, NULL, "<tt>", "</tt>" },
  { "cmd", NULL, NULL, "<tt>", "</tt>" },
  { "code", NULL, NULL, "<tt>", "</tt>" },
  { "link", begin_link, end_link, .attribute = "xref" },
};

static const Element *
find_element (const char *name)
{
  for (guint i = 0; i < G_N_ELEMENTS (elements); i++)
    if (strcmp (elements[i].name, name) == 0)
      return &elements[i];
  return NULL;
}

static const char *
find_attribute (const char *name, const char **names, const char **values)
{
  for (; *names != NULL; names++, values++)
    if (strcmp (*names, name) == 0)
      return *values;
  return NULL;
}

static void
mallard_start_cb (GMarkupParseContext *context, const char *name, const char **names, const char **values,
                  gpointer user_data, GError **error)
{
  Reader *reader = user_data;
  const Element *element = find_element (name);

  if (element == NULL || (element->open != NULL && reader->text == NULL))
    {
      g_set_error (error, G_MARKUP_ERROR, G_MARKUP_ERROR_UNKNOWN_ELEMENT, "unexpected <%s>", name);
      return;
    }
  if (element->begin != NULL)
    element->begin (reader, element->attribute != NULL ? find_attribute (element->attribute, names, values)
                                                       : element->value);
  if (element->open != NULL)
    g_string_append (reader->text, element->open);
}

static void
mallard_end_cb (GMarkupParseContext *context, const char *name, gpointer user_data, GError **error)
{
  Reader *reader = user_data;
  const Element *element = find_element (name);

  if (element->close != NULL)
    g_string_append (reader->text, element->close);
  if (element->end != NULL)
    element->end (reader, NULL);
}

/* White space is folded as in the help viewer, and ignored between blocks. */
static void
mallard_text_cb (GMarkupParseContext *context, const char *text, gsize length, gpointer user_data, GError **error)
{
  Reader *reader = user_data;
  g_autofree char *escaped = g_markup_escape_text (text, length);

  if (reader->text == NULL)
    return;
  for (const char *c = escaped; *c != '\0'; c++)
    {
      gboolean at_space = reader->text->len == 0 || reader->text->str[reader->text->len - 1] == ' ';

      if (reader->verbatim || !g_ascii_isspace (*c))
        g_string_append_c (reader->text, *c);
      else if (!at_space)
        g_string_append_c (reader->text, ' ');
    }
}

static gboolean
read_page (RubricHelpPage *page, GBytes *bytes, GError **error)
{
  static const GMarkupParser parser = { mallard_start_cb, mallard_end_cb, mallard_text_cb };
  Reader reader = { .page = page, .frames = g_array_new (FALSE, FALSE, sizeof (Frame)) };
  g_autoptr (GMarkupParseContext) context
      = g_markup_parse_context_new (&parser, G_MARKUP_PREFIX_ERROR_POSITION, &reader, NULL);
  gsize size;
  const char *text = g_bytes_get_data (bytes, &size);
  gboolean done;

  push_frame (&reader, page->content);
  done = g_markup_parse_context_parse (context, text, size, error)
         && g_markup_parse_context_end_parse (context, error);
  g_array_free (reader.frames, TRUE);
  if (reader.text != NULL)
    g_string_free (reader.text, TRUE);
  return done;
}

const char *
rubric_help_page_language (void)
{
  for (const char *const *names = g_get_language_names (); *names != NULL; names++)
    {
      g_autofree char *path = g_strdup_printf (FOLDER "/%s/index.page", *names);

      if (g_resources_get_info (path, G_RESOURCE_LOOKUP_FLAGS_NONE, NULL, NULL, NULL))
        return *names;
    }
  return "C";
}

RubricHelpPage *
rubric_help_page_load (const char *language, const char *id, GError **error)
{
  g_autofree char *path = g_strdup_printf (FOLDER "/%s/%s.page", language, id);
  g_autoptr (GBytes) bytes = g_resources_lookup_data (path, G_RESOURCE_LOOKUP_FLAGS_NONE, error);
  g_autoptr (RubricHelpPage) self = NULL;

  if (bytes == NULL)
    return NULL;
  self = g_new0 (RubricHelpPage, 1);
  self->id = g_strdup (id);
  self->topics = g_ptr_array_new_with_free_func (g_free);
  self->content = g_object_ref_sink (create_help_box (GTK_ORIENTATION_VERTICAL, 12));
  if (!read_page (self, bytes, error))
    return NULL;
  return g_steal_pointer (&self);
}

void
rubric_help_page_free (RubricHelpPage *self)
{
  g_free (self->id);
  g_free (self->title);
  g_free (self->summary);
  g_clear_pointer (&self->topics, g_ptr_array_unref);
  g_clear_object (&self->content);
  g_free (self);
}

struct _RubricHelp
{
  AdwWindow parent_instance;

  GtkStack *pages;
  AdwWindowTitle *title;
};

G_DEFINE_FINAL_TYPE (RubricHelp, rubric_help, ADW_TYPE_WINDOW)

static void
show_page_action (GtkWidget *widget, const char *name, GVariant *parameter)
{
  rubric_help_show_page (RUBRIC_HELP (widget), g_variant_get_string (parameter, NULL));
}

static void
help_back_action (GtkWidget *widget, const char *name, GVariant *parameter)
{
  rubric_help_show_page (RUBRIC_HELP (widget), "index");
}

static void
rubric_help_class_init (RubricHelpClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  gtk_widget_class_set_template_from_resource (widget_class, "/io/github/rubric_sudoku/Rubric/rubric-help.ui");
  gtk_widget_class_bind_template_child (widget_class, RubricHelp, pages);
  gtk_widget_class_bind_template_child (widget_class, RubricHelp, title);
  gtk_widget_class_install_action (widget_class, "help.show", "s", show_page_action);
  gtk_widget_class_install_action (widget_class, "help.back", NULL, help_back_action);
  gtk_widget_class_add_binding_action (widget_class, GDK_KEY_Left, GDK_ALT_MASK, "help.back", NULL);
  gtk_widget_class_add_binding_action (widget_class, GDK_KEY_Escape, 0, "window.close", NULL);
}

static void
rubric_help_init (RubricHelp *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
}

static void
add_help_page (RubricHelp *self, RubricHelpPage *page)
{
  GtkWidget *clamp = adw_clamp_new (), *scroller = gtk_scrolled_window_new ();

  adw_clamp_set_child (ADW_CLAMP (clamp), page->content);
  rubric_widget_set_margins (clamp, 24, 12);
  gtk_scrolled_window_set_policy (GTK_SCROLLED_WINDOW (scroller), GTK_POLICY_NEVER, GTK_POLICY_AUTOMATIC);
  gtk_scrolled_window_set_child (GTK_SCROLLED_WINDOW (scroller), clamp);
  gtk_widget_set_focusable (scroller, TRUE); /* Page Down scrolls a page that has no link */
  rubric_widget_set_name (scroller, page->title);
  gtk_stack_add_titled (self->pages, scroller, page->id, page->title);
}

static void
add_topic (GtkListBox *list, const RubricHelpPage *page)
{
  g_autofree char *title = g_markup_escape_text (page->title, -1);
  g_autofree char *summary = g_markup_escape_text (page->summary != NULL ? page->summary : "", -1);
  GtkWidget *row = g_object_new (ADW_TYPE_ACTION_ROW, "title", title, "subtitle", summary, "activatable", TRUE,
                                 "action-name", "help.show", "action-target", g_variant_new_string (page->id), NULL);

  adw_action_row_add_suffix (ADW_ACTION_ROW (row),
                             g_object_new (GTK_TYPE_IMAGE, "icon-name", "go-next-symbolic", "accessible-role",
                                           GTK_ACCESSIBLE_ROLE_PRESENTATION, NULL));
  gtk_list_box_append (list, row);
}

/* Adds the first page, with a list of the pages that it is the guide to, and these. */
static void
fill_help (RubricHelp *self, const char *language)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (RubricHelpPage) index = rubric_help_page_load (language, "index", &error);
  GtkWidget *list = gtk_list_box_new ();

  if (index == NULL)
    g_error ("The guide has no first page: %s", error->message);
  gtk_list_box_set_selection_mode (GTK_LIST_BOX (list), GTK_SELECTION_NONE);
  gtk_widget_add_css_class (list, "boxed-list");
  rubric_widget_set_name (list, index->title);
  gtk_box_append (GTK_BOX (index->content), list);
  add_help_page (self, index);
  for (guint i = 0; i < index->topics->len; i++)
    {
      g_autoptr (RubricHelpPage) page = rubric_help_page_load (language, index->topics->pdata[i], &error);

      if (page == NULL)
        g_error ("A page of the guide is missing: %s", error->message);
      add_help_page (self, page);
      add_topic (GTK_LIST_BOX (list), page);
    }
}

GtkWidget *
rubric_help_new (const char *language)
{
  RubricHelp *self = g_object_new (RUBRIC_TYPE_HELP, NULL);

  fill_help (self, language);
  rubric_help_show_page (self, "index");
  return GTK_WIDGET (self);
}

void
rubric_help_show_page (RubricHelp *self, const char *id)
{
  GtkWidget *page = gtk_stack_get_child_by_name (self->pages, id);

  if (page == NULL)
    return;
  /* Otherwise the stack would give the focus to the first text, which would select itself. */
  gtk_window_set_focus (GTK_WINDOW (self), NULL);
  gtk_stack_set_visible_child (self->pages, page);
  gtk_adjustment_set_value (gtk_scrolled_window_get_vadjustment (GTK_SCROLLED_WINDOW (page)), 0);
  gtk_widget_grab_focus (page);
  gtk_widget_action_set_enabled (GTK_WIDGET (self), "help.back", !g_str_equal (id, "index"));
  adw_window_title_set_title (self->title, gtk_stack_page_get_title (gtk_stack_get_page (self->pages, page)));
}

/* There is one window, which comes to the front when it is asked for again. */
static void
show_own (void)
{
  GtkWidget *window = NULL;
  g_autoptr (GList) toplevels = gtk_window_list_toplevels ();

  for (GList *l = toplevels; l != NULL && window == NULL; l = l->next)
    window = RUBRIC_IS_HELP (l->data) ? l->data : NULL;
  if (window == NULL)
    window = rubric_help_new (rubric_help_page_language ());
  rubric_adapt_present (GTK_WINDOW (window));
}

static gboolean
is_installed (void)
{
  for (const char *const *folder = g_get_system_data_dirs (); *folder != NULL; folder++)
    {
      g_autofree char *path = g_build_filename (*folder, "help", "C", "rubric", "index.page", NULL);

      if (g_file_test (path, G_FILE_TEST_EXISTS))
        return TRUE;
    }
  return FALSE;
}

/* Other viewers claim to show help, too, but cannot find it by the name of a program of this desktop. */
static gboolean
has_viewer (void)
{
  static const char *const viewers[] = { "yelp.desktop", "org.gnome.Yelp.desktop", NULL };
  g_autoptr (GAppInfo) viewer = g_app_info_get_default_for_uri_scheme ("help");
  const char *id = viewer != NULL ? g_app_info_get_id (viewer) : NULL;

  return id != NULL && g_strv_contains (viewers, id);
}

static void
viewer_shown_cb (GObject *parent, GAsyncResult *result, gpointer user_data)
{
  if (!gtk_show_uri_full_finish (GTK_WINDOW (parent), result, NULL))
    show_own ();
}

void
rubric_help_show (GtkWindow *parent)
{
  g_return_if_fail (parent == NULL || GTK_IS_WINDOW (parent));

  if (parent != NULL && has_viewer () && is_installed ())
    gtk_show_uri_full (parent, "help:rubric", GDK_CURRENT_TIME, NULL, viewer_shown_cb, NULL);
  else
    show_own ();
}
