/* rubric-settings.c - preferences, wherever the program is installed, and their file, even on a full disk
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "rubric-settings.h"

#define G_SETTINGS_ENABLE_BACKEND
#include <gio/gsettingsbackend.h>
#include <glib/gi18n.h>

#define RETRY_SECONDS 2

static GSettingsSchema *
look_up_in (const char *folder, const char *id)
{
  g_autoptr (GSettingsSchemaSource) source = g_settings_schema_source_new_from_directory (
      folder, g_settings_schema_source_get_default (), FALSE, NULL);

  return source != NULL ? g_settings_schema_source_lookup (source, id, FALSE) : NULL;
}

/* Returns: (nullable): the schema that somebody asks for by GSETTINGS_SCHEMA_DIR */
static GSettingsSchema *
look_up_asked (const char *id)
{
  const char *path = g_getenv ("GSETTINGS_SCHEMA_DIR");
  g_auto (GStrv) folders = g_strsplit (path != NULL ? path : "", G_SEARCHPATH_SEPARATOR_S, -1);
  GSettingsSchema *schema = NULL;

  for (char **folder = folders; *folder != NULL && schema == NULL; folder++)
    schema = look_up_in (*folder, id);
  return schema;
}

/* The schema of the program itself comes before those that GIO finds elsewhere, which may be of another version,
 * without some of the keys. */
static GSettingsSchema *
look_up (const char *id, const char *folder)
{
  GSettingsSchemaSource *known = g_settings_schema_source_get_default ();
  GSettingsSchema *schema = look_up_asked (id);

  if (schema == NULL)
    schema = look_up_in (folder, id);
  return schema != NULL || known == NULL ? schema : g_settings_schema_source_lookup (known, id, TRUE);
}

GSettings *
rubric_schema_open (const char *id, const char *folder, GError **error)
{
  g_autoptr (GSettingsSchema) schema = look_up (id, folder);

  if (schema != NULL)
    return g_settings_new_full (schema, NULL, NULL);
  g_set_error (error, G_IO_ERROR, G_IO_ERROR_NOT_FOUND,
               _ ("The program is not installed whole: what preferences there are, “%s”, is not known, not in “%s” "
                  "either"),
               id, folder);
  return NULL;
}

static gboolean
is_group_whole (GKeyFile *file, const char *group)
{
  g_auto (GStrv) keys = g_key_file_get_keys (file, group, NULL, NULL);

  for (char **key = keys; *key != NULL; key++)
    {
      g_autofree char *text = g_key_file_get_value (file, group, *key, NULL);
      g_autoptr (GVariant) value = text != NULL ? g_variant_parse (NULL, text, NULL, NULL, NULL) : NULL;

      if (value == NULL)
        return FALSE;
    }
  return TRUE;
}

static gboolean
is_whole (const char *data, gsize length)
{
  g_autoptr (GKeyFile) file = g_key_file_new ();
  g_auto (GStrv) groups = NULL;

  if (!g_key_file_load_from_data (file, data, length, G_KEY_FILE_NONE, NULL))
    return FALSE;
  groups = g_key_file_get_groups (file, NULL);
  for (char **group = groups; *group != NULL; group++)
    if (!is_group_whole (file, *group))
      return FALSE;
  return TRUE;
}

char *
rubric_schema_keep_damaged (const char *path)
{
  g_autofree char *copy = g_strconcat (path, ".damaged", NULL);
  g_autofree char *data = NULL;
  g_autoptr (GError) error = NULL;
  gsize length;

  if (!g_file_get_contents (path, &data, &length, NULL) || length == 0 || is_whole (data, length))
    return NULL;
  if (g_file_set_contents_full (copy, data, length, G_FILE_SET_CONTENTS_CONSISTENT, 0600, &error))
    return g_steal_pointer (&copy);
  g_message ("%s: %s", copy, error->message);
  return NULL;
}

char *
rubric_schema_dup_file (void)
{
  g_autoptr (GSettingsBackend) backend = g_settings_backend_get_default ();

  if (!g_str_equal (G_OBJECT_TYPE_NAME (backend), "GKeyfileSettingsBackend"))
    return NULL;
  return g_build_filename (g_get_user_config_dir (), "glib-2.0", "settings", "keyfile", NULL);
}

struct _RubricKeyfileGuard
{
  GObject parent_instance;

  GSettings *settings;
  char *path;
  GKeyFile *known; /* (nullable): the content when it was last whole */
  guint check; /* a source */
};

static guint lost_signal;

G_DEFINE_FINAL_TYPE (RubricKeyfileGuard, rubric_keyfile_guard, G_TYPE_OBJECT)

/* Returns: (transfer full) (nullable): NULL if nothing can be read, or there is nothing */
static GKeyFile *
load_keyfile (const char *path)
{
  g_autoptr (GKeyFile) file = g_key_file_new ();
  g_auto (GStrv) groups = NULL;

  if (!g_key_file_load_from_file (file, path, G_KEY_FILE_NONE, NULL))
    return NULL;
  groups = g_key_file_get_groups (file, NULL);
  return groups[0] != NULL ? g_steal_pointer (&file) : NULL;
}

/* Returns: FALSE if all has been reset, so that nothing is to be in the file */
static gboolean
has_own_values (GSettings *settings)
{
  g_autoptr (GSettingsSchema) schema = NULL;
  g_auto (GStrv) keys = NULL;

  g_object_get (settings, "settings-schema", &schema, NULL);
  keys = g_settings_schema_list_keys (schema);
  for (char **key = keys; *key != NULL; key++)
    {
      g_autoptr (GVariant) value = g_settings_get_user_value (settings, *key);

      if (value != NULL)
        return TRUE;
    }
  return FALSE;
}

/* Values that have been changed and written since the file was lost are newer. */
static void
add_newer (RubricKeyfileGuard *self)
{
  g_autoptr (GKeyFile) newer = load_keyfile (self->path);
  g_auto (GStrv) groups = newer != NULL ? g_key_file_get_groups (newer, NULL) : g_new0 (char *, 1);

  for (char **group = groups; *group != NULL; group++)
    {
      g_auto (GStrv) keys = g_key_file_get_keys (newer, *group, NULL, NULL);

      for (char **key = keys; *key != NULL; key++)
        {
          g_autofree char *value = g_key_file_get_value (newer, *group, *key, NULL);

          g_key_file_set_value (self->known, *group, *key, value);
        }
    }
}

static gboolean put_back_cb (gpointer data);

static void
put_back (RubricKeyfileGuard *self)
{
  g_autofree char *text = NULL;
  gsize length;

  add_newer (self);
  text = g_key_file_to_data (self->known, &length, NULL);
  if (!g_file_set_contents_full (self->path, text, (gssize)length, G_FILE_SET_CONTENTS_CONSISTENT, 0600, NULL))
    self->check = g_timeout_add_seconds (RETRY_SECONDS, put_back_cb, self);
}

static gboolean
put_back_cb (gpointer data)
{
  RubricKeyfileGuard *self = data;

  self->check = 0;
  put_back (self);
  return G_SOURCE_REMOVE;
}

/* GIO has written by now, and has not read again what it wrote. Returns: whether all is lost, which is put back */
static gboolean
check_keyfile (RubricKeyfileGuard *self)
{
  GKeyFile *file = load_keyfile (self->path);

  if (file == NULL && self->known != NULL)
    {
      put_back (self);
      return TRUE;
    }
  g_clear_pointer (&self->known, g_key_file_unref);
  self->known = file;
  return FALSE;
}

static gboolean
check_keyfile_cb (gpointer data)
{
  RubricKeyfileGuard *self = data;

  self->check = 0;
  if (check_keyfile (self))
    g_signal_emit (self, lost_signal, 0);
  return G_SOURCE_REMOVE;
}

static void
settings_changed_cb (RubricKeyfileGuard *self)
{
  if (self->check == 0 && has_own_values (self->settings))
    self->check = g_idle_add_full (G_PRIORITY_HIGH, check_keyfile_cb, self, NULL);
}

static void
rubric_keyfile_guard_finalize (GObject *object)
{
  RubricKeyfileGuard *self = RUBRIC_KEYFILE_GUARD (object);

  if (self->check != 0)
    check_keyfile (self); /* there is no other time */
  g_clear_handle_id (&self->check, g_source_remove);
  g_clear_pointer (&self->known, g_key_file_unref);
  g_free (self->path);
  g_object_unref (self->settings);
  G_OBJECT_CLASS (rubric_keyfile_guard_parent_class)->finalize (object);
}

static void
rubric_keyfile_guard_class_init (RubricKeyfileGuardClass *klass)
{
  G_OBJECT_CLASS (klass)->finalize = rubric_keyfile_guard_finalize;
  lost_signal
      = g_signal_new ("lost", RUBRIC_TYPE_KEYFILE_GUARD, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 0);
}

static void
rubric_keyfile_guard_init (RubricKeyfileGuard *self)
{
}

RubricKeyfileGuard *
rubric_keyfile_guard_new (GSettings *settings, const char *path)
{
  RubricKeyfileGuard *self = g_object_new (RUBRIC_TYPE_KEYFILE_GUARD, NULL);

  self->settings = g_object_ref (settings);
  self->path = g_strdup (path);
  self->known = load_keyfile (path);
  g_signal_connect_object (settings, "changed", G_CALLBACK (settings_changed_cb), self, G_CONNECT_SWAPPED);
  return self;
}
