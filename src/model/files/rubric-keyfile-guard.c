/* rubric-keyfile-guard.c - preferences that are kept in a file, on a disk that is full
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "rubric-keyfile-guard.h"

#define RETRY_SECONDS 2

struct _RubricKeyfileGuard
{
  GObject parent_instance;

  GSettings *settings;
  char *path;
  GKeyFile *known; /* (nullable): what was in the file when it was last whole */
  guint look;      /* a source */
};

static guint lost_signal;

G_DEFINE_FINAL_TYPE (RubricKeyfileGuard, rubric_keyfile_guard, G_TYPE_OBJECT)

/* Returns: (transfer full) (nullable): NULL where nothing can be read, or there is nothing */
static GKeyFile *
load (const char *path)
{
  g_autoptr (GKeyFile) file = g_key_file_new ();
  g_auto (GStrv) groups = NULL;

  if (!g_key_file_load_from_file (file, path, G_KEY_FILE_NONE, NULL))
    return NULL;
  groups = g_key_file_get_groups (file, NULL);
  return groups[0] != NULL ? g_steal_pointer (&file) : NULL;
}

/* Whether there is anything to be in the file: where all has been reset there is not. */
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

/* What has been changed and written since it was lost is newer. */
static void
add_newer (RubricKeyfileGuard *self)
{
  g_autoptr (GKeyFile) newer = load (self->path);
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
    self->look = g_timeout_add_seconds (RETRY_SECONDS, put_back_cb, self);
}

static gboolean
put_back_cb (gpointer data)
{
  RubricKeyfileGuard *self = data;

  self->look = 0;
  put_back (self);
  return G_SOURCE_REMOVE;
}

/* GIO has written by now, and has not read again what it wrote. Returns: whether all is lost, which is put back */
static gboolean
look (RubricKeyfileGuard *self)
{
  GKeyFile *file = load (self->path);

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
look_cb (gpointer data)
{
  RubricKeyfileGuard *self = data;

  self->look = 0;
  if (look (self))
    g_signal_emit (self, lost_signal, 0);
  return G_SOURCE_REMOVE;
}

static void
changed_cb (RubricKeyfileGuard *self)
{
  if (self->look == 0 && has_own_values (self->settings))
    self->look = g_idle_add_full (G_PRIORITY_HIGH, look_cb, self, NULL);
}

static void
rubric_keyfile_guard_finalize (GObject *object)
{
  RubricKeyfileGuard *self = RUBRIC_KEYFILE_GUARD (object);

  if (self->look != 0)
    look (self); /* there is no other time */
  g_clear_handle_id (&self->look, g_source_remove);
  g_clear_pointer (&self->known, g_key_file_unref);
  g_free (self->path);
  g_object_unref (self->settings);
  G_OBJECT_CLASS (rubric_keyfile_guard_parent_class)->finalize (object);
}

static void
rubric_keyfile_guard_class_init (RubricKeyfileGuardClass *klass)
{
  G_OBJECT_CLASS (klass)->finalize = rubric_keyfile_guard_finalize;
  lost_signal = g_signal_new ("lost", RUBRIC_TYPE_KEYFILE_GUARD, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 0);
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
  self->known = load (path);
  g_signal_connect_object (settings, "changed", G_CALLBACK (changed_cb), self, G_CONNECT_SWAPPED);
  return self;
}
