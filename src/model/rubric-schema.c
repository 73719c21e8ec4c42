/* rubric-schema.c - preferences, wherever the program is installed
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "rubric-schema.h"

#include <glib/gi18n.h>

static GSettingsSchema *
look_up (const char *id, const char *folder)
{
  GSettingsSchemaSource *known = g_settings_schema_source_get_default ();
  GSettingsSchema *schema = known != NULL ? g_settings_schema_source_lookup (known, id, TRUE) : NULL;
  g_autoptr (GSettingsSchemaSource) own = NULL;

  if (schema != NULL)
    return schema;
  own = g_settings_schema_source_new_from_directory (folder, known, FALSE, NULL);
  return own != NULL ? g_settings_schema_source_lookup (own, id, FALSE) : NULL;
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
