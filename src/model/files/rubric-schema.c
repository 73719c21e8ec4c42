/* rubric-schema.c - preferences, wherever the program is installed
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "rubric-schema.h"

#define G_SETTINGS_ENABLE_BACKEND
#include <gio/gsettingsbackend.h>
#include <glib/gi18n.h>

static GSettingsSchema *
look_up_in (const char *folder, const char *id)
{
  g_autoptr (GSettingsSchemaSource) source = g_settings_schema_source_new_from_directory (
      folder, g_settings_schema_source_get_default (), FALSE, NULL);

  return source != NULL ? g_settings_schema_source_lookup (source, id, FALSE) : NULL;
}

/* Returns: (nullable): what somebody asks for by GSETTINGS_SCHEMA_DIR */
static GSettingsSchema *
look_up_asked (const char *id)
{
  g_auto (GStrv) folders = g_strsplit (g_getenv ("GSETTINGS_SCHEMA_DIR") != NULL ? g_getenv ("GSETTINGS_SCHEMA_DIR") : "",
                                       G_SEARCHPATH_SEPARATOR_S, -1);
  GSettingsSchema *schema = NULL;

  for (char **folder = folders; *folder != NULL && schema == NULL; folder++)
    schema = look_up_in (*folder, id);
  return schema;
}

/* That of the program itself comes before what GIO finds elsewhere, which may be of another version, without some of the
 * keys. */
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
               _ ("The program is not installed whole: what preferences there are, “%s”, is not known, not in “%s” either"),
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
