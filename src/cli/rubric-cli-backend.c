/* rubric-cli-backend.c - which instruction set the fast engine uses
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "rubric-cli-backend.h"

#include "rubric-cli-terminal.h"

#include <glib/gi18n.h>

static const char variable[] = "SUD_BACKEND";

/* The names of those that this machine supports. Returns: (transfer full) */
static char *
list_supported (void)
{
  GString *names = g_string_new (NULL);

  for (int i = 0; i < sud_backend_count (); i++)
    if (sud_backend_is_supported (sud_backend_get (i)))
      g_string_append_printf (names, "%s%s", names->len > 0 ? ", " : "", sud_backend_get_id (sud_backend_get (i)));
  return g_string_free (names, FALSE);
}

gboolean
rubric_cli_choose_backend (const char *id, const SudBackend **backend)
{
  g_autofree char *names = NULL;
  SudBackendError error = SUD_BACKEND_UNKNOWN;

  /* An empty variable is as good as none, an empty name is not. */
  *backend = id == NULL || *id != '\0' ? sud_backend_choose (id, &error) : NULL;
  if (*backend != NULL)
    {
      g_setenv (variable, sud_backend_get_id (*backend), TRUE);
      return TRUE;
    }

  names = list_supported ();
  if (id == NULL)
    id = g_getenv (variable);
  if (error == SUD_BACKEND_UNSUPPORTED)
    /* Translators: %1$s is the name of an instruction set, %2$s a list of names */
    rubric_cli_complain (_("this machine does not support the backend “%1$s”; it supports %2$s"), id, names);
  else
    /* Translators: %1$s is what was typed, %2$s a list of names */
    rubric_cli_complain (_("there is no backend “%1$s”; this machine supports %2$s"), id, names);
  return FALSE;
}

void
rubric_cli_list_backends (RubricCliTable *table)
{
  SudBackendError error;
  const SudBackend *chosen = sud_backend_choose (NULL, &error);

  for (int i = 0; i < sud_backend_count (); i++)
    {
      const SudBackend *backend = sud_backend_get (i);
      const char *state = sud_backend_is_supported (backend) ? "supported" : "unsupported";

      rubric_cli_table_add (table, sud_backend_get_id (backend), sud_backend_get_name (backend),
                            backend == chosen ? "chosen" : state, NULL);
    }
}
