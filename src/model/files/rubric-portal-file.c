/* rubric-portal-file.c - files that the document portal lends to a program in a sandbox
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "rubric-portal-file.h"

gboolean
rubric_portal_file_is (GFile *file)
{
  g_autofree char *path = g_build_filename (g_get_user_runtime_dir (), "doc", NULL);
  g_autoptr (GFile) lent = g_file_new_for_path (path);

  return file != NULL && g_file_has_prefix (file, lent);
}

gboolean
rubric_portal_file_is_revoked (GFile *file)
{
  g_autoptr (GFile) folder = NULL;

  if (!rubric_portal_file_is (file))
    return FALSE;
  folder = g_file_get_parent (file);
  return !g_file_query_exists (folder, NULL);
}
