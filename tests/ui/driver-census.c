/* driver-census.c - all widgets below one at a single moment, and which of them is wanted
 *
 * Asked one by one over the bus, each widget costs three questions, and each of these wakes four threads in turn: for a
 * window that is a second of a busy machine, and whoever waits for something looks again and again. So whose children
 * are whose is asked of all at once, as the answers come in. What they are called and what they can do is one question
 * more: the program has a list of all that somebody has asked for before, as they are now. (Whose children they are it
 * says as well, but of those that are hidden wrongly.)
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "driver-private.h"

#define ACCESSIBLE "org.a11y.atspi.Accessible"
#define CACHE_PATH "/org/a11y/atspi/cache"
#define ITEMS_TYPE "(a((so)(so)(so)iiassusau))"
#define ANSWER_MS 5000
#define DEPTH_MAX 60
#define ROOT "rubric-root"

/* ATSPI_ROLE_SWITCH of libatspi 2.56: so GTK 4.24 calls what is a check box for older ones. */
#define ROLE_SWITCH 130

struct _DriverNode
{
  DriverSeen  seen;
  const char *path;
  int         n_children;
};

struct _DriverCensus
{
  GDBusConnection *connection;
  const char      *name;  /* of the program on the bus */
  DriverWidget    *root;
  GVariant        *items;
  GHashTable      *nodes; /* by path, which belongs to @items */
  GHashTable      *asked; /* path: those of its children, a strv, NULL while there is no answer */
  GPtrArray       *rows;    /* paths of rows of tables that have not been asked: they are many, and seldom wanted */
  gboolean         any_new; /* in @asked that are not in @nodes */
  GMainContext    *context;
  guint            n_pending;
};

typedef struct
{
  DriverCensus *census;
  char         *path;
} Question;

static DriverNode *
get_node (DriverCensus *self, const char *path)
{
  return g_hash_table_lookup (self->nodes, path);
}

static gboolean
is_row (const DriverNode *node)
{
  return node->seen.role == ATSPI_ROLE_TABLE_ROW || node->seen.role == ATSPI_ROLE_TABLE_CELL;
}

static void ask_children (DriverCensus *self, const char *path);

/* What is not in the list may have any. */
static void
meet_child (DriverCensus *self, const char *path)
{
  DriverNode *node = get_node (self, path);

  self->any_new |= node == NULL;
  if ((node != NULL && node->n_children == 0) || g_hash_table_contains (self->asked, path))
    return;
  if (node != NULL && is_row (node) && self->rows != NULL)
    g_ptr_array_add (self->rows, g_strdup (path));
  else
    ask_children (self, path);
}

static void
answered_cb (GObject *connection, GAsyncResult *result, gpointer user_data)
{
  Question *question = user_data;
  DriverCensus *self = question->census;
  g_autoptr (GVariant) reply = g_dbus_connection_call_finish (G_DBUS_CONNECTION (connection), result, NULL);
  g_autoptr (GStrvBuilder) paths = g_strv_builder_new ();
  g_autoptr (GVariantIter) iter = NULL;
  const char *path;

  self->n_pending--;
  if (reply != NULL)
    g_variant_get (reply, "(a(so))", &iter);
  while (iter != NULL && g_variant_iter_next (iter, "(&s&o)", NULL, &path))
    {
      g_strv_builder_add (paths, path);
      meet_child (self, path);
    }
  g_hash_table_insert (self->asked, question->path, g_strv_builder_end (paths));
  g_free (question);
}

static void
ask_children (DriverCensus *self, const char *path)
{
  Question *question = g_new0 (Question, 1);

  question->census = self;
  question->path = g_strdup (path);
  g_hash_table_insert (self->asked, g_strdup (path), NULL);
  self->n_pending++;
  g_dbus_connection_call (self->connection, self->name, path, ACCESSIBLE, "GetChildren", NULL,
                          G_VARIANT_TYPE ("(a(so))"), G_DBUS_CALL_FLAGS_NONE, ANSWER_MS, NULL, answered_cb, question);
}

static void
add_item (DriverCensus *self, GVariant *item)
{
  DriverNode *node = g_new0 (DriverNode, 1);
  g_autoptr (GVariantIter) states = NULL;
  guint32 role, word;

  g_variant_get (item, "((&s&o)(so)(so)iias&su&sau)", NULL, &node->path, NULL, NULL, NULL, NULL, NULL,
                 &node->n_children, NULL, &node->seen.name, &role, NULL, &states);
  node->seen.role = role == ROLE_SWITCH ? ATSPI_ROLE_CHECK_BOX : (AtspiRole) role;
  for (int shift = 0; shift < 64 && g_variant_iter_next (states, "u", &word); shift += 32)
    node->seen.states |= (guint64) word << shift;
  g_hash_table_insert (self->nodes, (gpointer) node->path, node);
}

static void
read_items (DriverCensus *self)
{
  g_autoptr (GVariant) reply
    = g_dbus_connection_call_sync (self->connection, self->name, CACHE_PATH, "org.a11y.atspi.Cache", "GetItems", NULL,
                                   G_VARIANT_TYPE (ITEMS_TYPE), G_DBUS_CALL_FLAGS_NONE, ANSWER_MS, NULL, NULL);

  g_hash_table_remove_all (self->nodes);
  g_clear_pointer (&self->items, g_variant_unref);
  if (reply == NULL)
    return;
  self->items = g_variant_get_child_value (reply, 0);
  for (gsize i = 0; i < g_variant_n_children (self->items); i++)
    {
      g_autoptr (GVariant) item = g_variant_get_child_value (self->items, i);

      add_item (self, item);
    }
}

static void
take_answers (DriverCensus *self)
{
  self->any_new = FALSE;
  while (self->n_pending > 0)
    g_main_context_iteration (self->context, TRUE);
  if (self->any_new)
    read_items (self);
}

static void
take (DriverCensus *self)
{
  g_main_context_push_thread_default (self->context);
  read_items (self);
  ask_children (self, ATSPI_OBJECT (self->root)->path);
  take_answers (self);
  g_main_context_pop_thread_default (self->context);
}

static void
take_rows (DriverCensus *self)
{
  g_autoptr (GPtrArray) rows = g_steal_pointer (&self->rows);

  g_main_context_push_thread_default (self->context);
  for (guint i = 0; i < rows->len; i++)
    ask_children (self, rows->pdata[i]);
  take_answers (self);
  g_main_context_pop_thread_default (self->context);
}

/**
 * driver_census_new:
 * @root: a widget that is on the bus
 *
 * Returns: (transfer full): what is @root and below it now
 */
DriverCensus *
driver_census_new (Driver *driver, DriverWidget *root)
{
  DriverCensus *self = g_new0 (DriverCensus, 1);

  self->connection = driver->session->accessibility;
  self->root = g_object_ref (root);
  self->name = ATSPI_OBJECT (root)->app->bus_name;
  self->nodes = g_hash_table_new_full (g_str_hash, g_str_equal, NULL, g_free);
  self->asked = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, (GDestroyNotify) g_strfreev);
  self->rows = g_ptr_array_new_with_free_func (g_free);
  self->context = g_main_context_new ();
  take (self);
  return self;
}

void
driver_census_free (DriverCensus *self)
{
  g_hash_table_unref (self->nodes);
  g_hash_table_unref (self->asked);
  g_clear_pointer (&self->rows, g_ptr_array_unref);
  g_clear_pointer (&self->items, g_variant_unref);
  g_main_context_unref (self->context);
  g_object_unref (self->root);
  g_free (self);
}

static gboolean
visit_below (DriverCensus *self, const char *path, int depth, gboolean rows, DriverVisit visit, gpointer data)
{
  char **paths = g_hash_table_lookup (self->asked, path);

  for (int i = 0; paths != NULL && paths[i] != NULL && depth < DEPTH_MAX; i++)
    {
      DriverNode *node = get_node (self, paths[i]);

      if (node != NULL
          && (visit (self, node, &node->seen, data)
              || ((rows || !is_row (node)) && visit_below (self, node->path, depth + 1, rows, visit, data))))
        return TRUE;
    }
  return FALSE;
}

/**
 * driver_census_visit:
 * @rows: whether to look into rows and cells of tables, too
 * @visit: returns TRUE to end it
 *
 * Goes through all below the root, each before its children.
 */
void
driver_census_visit (DriverCensus *self, gboolean rows, DriverVisit visit, gpointer data)
{
  if (rows && self->rows != NULL)
    take_rows (self);
  visit_below (self, ATSPI_OBJECT (self->root)->path, 0, rows, visit, data);
}

/**
 * driver_census_ask_children:
 *
 * Returns: (transfer full) (nullable): all children of @parent as they are at one moment
 */
GVariant *
driver_census_ask_children (Driver *driver, DriverWidget *parent)
{
  return g_dbus_connection_call_sync (driver->session->accessibility, ATSPI_OBJECT (parent)->app->bus_name,
                                      ATSPI_OBJECT (parent)->path, ACCESSIBLE, "GetChildren", NULL,
                                      G_VARIANT_TYPE ("(a(so))"), G_DBUS_CALL_FLAGS_NONE, ANSWER_MS, NULL, NULL);
}

/**
 * driver_census_make:
 * @relative: any widget of the same program
 * @path: of one that is there
 *
 * libatspi finds a widget only as the child of another, and GTK 4.8 does not name by its place whom it lists below a
 * stack: so it is made of the path.
 *
 * Returns: (transfer full): the widget
 */
DriverWidget *
driver_census_make (DriverWidget *relative, const char *path)
{
  DriverWidget *widget = g_object_new (ATSPI_TYPE_ACCESSIBLE, NULL);

  ATSPI_OBJECT (widget)->app = g_object_ref (ATSPI_OBJECT (relative)->app);
  ATSPI_OBJECT (widget)->path = g_strdup (path);
  return widget;
}

/**
 * driver_census_get_widget:
 * @node: one that is visited
 *
 * Returns: (transfer full): the widget, for more questions
 */
DriverWidget *
driver_census_get_widget (DriverCensus *self, DriverNode *node)
{
  DriverWidget *widget = driver_census_make (self->root, node->path);

  g_object_set_data_full (G_OBJECT (widget), ROOT, g_object_ref (self->root), g_object_unref);
  return widget;
}

/**
 * driver_census_get_root:
 *
 * Returns: (transfer none) (nullable): below which @widget was found; NULL where it is of no census
 */
DriverWidget *
driver_census_get_root (DriverWidget *widget)
{
  return g_object_get_data (G_OBJECT (widget), ROOT);
}

/**
 * driver_census_is_shown:
 *
 * Returns: whether it has a size; a page of a stack that is not on top has its widgets in the tree, without one
 */
gboolean
driver_census_is_shown (DriverCensus *self, DriverNode *node)
{
  int x, y, width, height;
  g_autoptr (GVariant) reply
    = g_dbus_connection_call_sync (self->connection, self->name, node->path, "org.a11y.atspi.Component", "GetExtents",
                                   g_variant_new ("(u)", ATSPI_COORD_TYPE_WINDOW), G_VARIANT_TYPE ("((iiii))"),
                                   G_DBUS_CALL_FLAGS_NONE, ANSWER_MS, NULL, NULL);

  if (reply == NULL)
    return FALSE;
  g_variant_get (reply, "((iiii))", &x, &y, &width, &height);
  return width > 0 && height > 0;
}

/** Whether it is in that state. */
gboolean
driver_seen_has_state (const DriverSeen *seen, AtspiStateType state)
{
  return (seen->states >> state & 1) != 0;
}
