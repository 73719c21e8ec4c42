/* rubric-help-page.c - a page of the guide as widgets
 *
 * The guide is written in Mallard, for the help viewer of the desktop. Where there is none, its pages are read here:
 * the few elements that they use, each with a row in a table.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "rubric-help-page.h"

#include <string.h>

#define FOLDER "/io/github/rubric_sudoku/Rubric/help"

/* What blocks go into: the page, a list, an item of it, a row of a table ... */
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
  GString *text;        /* (nullable): the markup of the block that is being read */
  const char *sequence; /* (nullable): what stands between the keys or menus of a sequence */
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
  const char *open, *close; /* what an inline element becomes */
  const char *attribute;    /* handed to @begin */
} Element;

static Frame *
top (Reader *reader)
{
  return &g_array_index (reader->frames, Frame, reader->frames->len - 1);
}

static void
push (Reader *reader, GtkWidget *box)
{
  Frame frame = { .box = box };

  g_array_append_val (reader->frames, frame);
}

static void
pop (Reader *reader, const char *value)
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
    return FALSE; /* GTK opens what is no page of ours */
  gtk_widget_activate_action (label, "help.show", "s", uri);
  return TRUE;
}

static GtkWidget *
add_label (Reader *reader, GtkAccessibleRole role, const char *style)
{
  g_autoptr (GString) text = g_steal_pointer (&reader->text);
  GtkWidget *label = g_object_new (GTK_TYPE_LABEL, "accessible-role", role, "use-markup", TRUE, "label",
                                   g_strchomp (text->str), "wrap", TRUE, "xalign", 0.0f, NULL);

  if (style != NULL)
    gtk_widget_add_css_class (label, style);
  g_signal_connect (label, "activate-link", G_CALLBACK (link_cb), NULL);
  gtk_box_append (GTK_BOX (top (reader)->box), label);
  return label;
}

/* In a table the row takes the focus, else the text itself: so it is read aloud, and can be copied. */
static void
end_text (Reader *reader, const char *value)
{
  gtk_label_set_selectable (GTK_LABEL (add_label (reader, GTK_ACCESSIBLE_ROLE_LABEL, NULL)), reader->tables == 0);
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
  gtk_label_set_selectable (GTK_LABEL (add_label (reader, GTK_ACCESSIBLE_ROLE_LABEL, "monospace")), TRUE);
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

  if (reader->head) /* the one to sort by, for the help viewer */
    {
      g_string_free (g_steal_pointer (&reader->text), TRUE);
      return;
    }
  if (reader->page->title == NULL)
    reader->page->title = plain_text (reader->text);
  label = add_label (reader, GTK_ACCESSIBLE_ROLE_HEADING, reader->sections == 0 ? "title-1" : "title-3");
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
create_box (GtkOrientation orientation, int spacing)
{
  GtkWidget *box = gtk_box_new (orientation, spacing);

  gtk_widget_set_hexpand (box, orientation == GTK_ORIENTATION_VERTICAL);
  return box;
}

static void
begin_list (Reader *reader, const char *value)
{
  GtkWidget *box = create_box (GTK_ORIENTATION_VERTICAL, 6);

  gtk_box_append (GTK_BOX (top (reader)->box), box);
  push (reader, box);
}

static void
begin_steps (Reader *reader, const char *value)
{
  begin_list (reader, value);
  top (reader)->numbered = TRUE;
}

static void
begin_item (Reader *reader, const char *value)
{
  Frame *list = top (reader);
  g_autofree char *number = g_strdup_printf ("%d.", ++list->items);
  GtkWidget *row = create_box (GTK_ORIENTATION_HORIZONTAL, 8), *box = create_box (GTK_ORIENTATION_VERTICAL, 6);
  GtkWidget *marker = gtk_label_new (list->numbered ? number : "•");

  gtk_widget_set_valign (marker, GTK_ALIGN_START);
  gtk_box_append (GTK_BOX (row), marker);
  gtk_box_append (GTK_BOX (row), box);
  gtk_box_append (GTK_BOX (list->box), row);
  push (reader, box);
}

static void
begin_note (Reader *reader, const char *value)
{
  GtkWidget *frame = create_box (GTK_ORIENTATION_VERTICAL, 0), *box = create_box (GTK_ORIENTATION_VERTICAL, 6);

  gtk_widget_add_css_class (frame, "card");
  gtk_widget_set_margin_top (box, 12);
  gtk_widget_set_margin_bottom (box, 12);
  gtk_widget_set_margin_start (box, 12);
  gtk_widget_set_margin_end (box, 12);
  gtk_box_append (GTK_BOX (frame), box);
  gtk_box_append (GTK_BOX (top (reader)->box), frame);
  push (reader, box);
}

static void
begin_table (Reader *reader, const char *value)
{
  GtkWidget *list = gtk_list_box_new ();

  reader->tables++;
  gtk_list_box_set_selection_mode (GTK_LIST_BOX (list), GTK_SELECTION_NONE);
  gtk_widget_add_css_class (list, "boxed-list");
  gtk_box_append (GTK_BOX (top (reader)->box), list);
  push (reader, list);
}

static void
end_table (Reader *reader, const char *value)
{
  reader->tables--;
  pop (reader, value);
}

static void
begin_row (Reader *reader, const char *value)
{
  GtkWidget *row = gtk_list_box_row_new (), *box = create_box (GTK_ORIENTATION_HORIZONTAL, 12);

  gtk_box_set_homogeneous (GTK_BOX (box), TRUE);
  gtk_widget_set_margin_top (box, 8);
  gtk_widget_set_margin_bottom (box, 8);
  gtk_widget_set_margin_start (box, 12);
  gtk_widget_set_margin_end (box, 12);
  gtk_list_box_row_set_activatable (GTK_LIST_BOX_ROW (row), FALSE);
  gtk_list_box_row_set_child (GTK_LIST_BOX_ROW (row), box);
  gtk_list_box_append (GTK_LIST_BOX (top (reader)->box), row);
  push (reader, box);
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

/* A screen reader says the row as a whole. */
static void
end_row (Reader *reader, const char *value)
{
  g_autoptr (GString) texts = g_string_new (NULL);
  GtkWidget *box = top (reader)->box;

  append_texts (box, texts);
  gtk_accessible_update_property (GTK_ACCESSIBLE (gtk_widget_get_parent (box)), GTK_ACCESSIBLE_PROPERTY_LABEL,
                                  texts->str, -1);
  pop (reader, value);
}

static void
begin_cell (Reader *reader, const char *value)
{
  GtkWidget *box = create_box (GTK_ORIENTATION_VERTICAL, 6);

  gtk_widget_set_valign (box, GTK_ALIGN_CENTER);
  gtk_box_append (GTK_BOX (top (reader)->box), box);
  push (reader, box);
}

static void
begin_keys (Reader *reader, const char *value)
{
  reader->sequence = "+";
  reader->in_sequence = 0;
}

static void
begin_menus (Reader *reader, const char *value)
{
  reader->sequence = " ▸ ";
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

/* A link of the head tells what the page is the guide to. */
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
  { "list", begin_list, pop },
  { "steps", begin_steps, pop },
  { "item", begin_item, pop },
  { "note", begin_note, pop },
  { "table", begin_table, end_table },
  { "tr", begin_row, end_row },
  { "td", begin_cell, pop },
  { "keyseq", begin_keys, end_sequence },
  { "guiseq", begin_menus, end_sequence },
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
  for (; name != NULL && *names != NULL; names++, values++)
    if (strcmp (*names, name) == 0)
      return *values;
  return NULL;
}

static void
start_cb (GMarkupParseContext *context, const char *name, const char **names, const char **values, gpointer user_data,
          GError **error)
{
  Reader *reader = user_data;
  const Element *element = find_element (name);

  if (element == NULL || (element->open != NULL && reader->text == NULL))
    {
      g_set_error (error, G_MARKUP_ERROR, G_MARKUP_ERROR_UNKNOWN_ELEMENT, "unexpected <%s>", name);
      return;
    }
  if (element->begin != NULL)
    element->begin (reader, find_attribute (element->attribute, names, values));
  if (element->open != NULL)
    g_string_append (reader->text, element->open);
}

static void
end_cb (GMarkupParseContext *context, const char *name, gpointer user_data, GError **error)
{
  Reader *reader = user_data;
  const Element *element = find_element (name);

  if (element->close != NULL)
    g_string_append (reader->text, element->close);
  if (element->end != NULL)
    element->end (reader, NULL);
}

/* White space is folded as in the help viewer; the one between blocks is nothing. */
static void
text_cb (GMarkupParseContext *context, const char *text, gsize length, gpointer user_data, GError **error)
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
  static const GMarkupParser parser = { start_cb, end_cb, text_cb };
  Reader reader = { .page = page, .frames = g_array_new (FALSE, FALSE, sizeof (Frame)) };
  g_autoptr (GMarkupParseContext) context
      = g_markup_parse_context_new (&parser, G_MARKUP_PREFIX_ERROR_POSITION, &reader, NULL);
  gsize size;
  const char *text = g_bytes_get_data (bytes, &size);
  gboolean done;

  push (&reader, page->content);
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
  self->content = g_object_ref_sink (create_box (GTK_ORIENTATION_VERTICAL, 12));
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
