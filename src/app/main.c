/* main.c - the desktop front door
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "rubric-adaptations.h"
#include "rubric-application.h"
#include "rubric-config.h"
#include "rubric-settings.h"

#include <glib/gi18n.h>
#include <locale.h>
#ifdef __GLIBC__
#include <malloc.h>
#endif

enum
{
  LARGE_BYTES = 1 << 20, /* pictures, and the places in which puzzles are made */
};

/* Otherwise the GNU C library keeps large blocks of each thread for ever, once some have been freed. */
static void
return_large_blocks (void)
{
#ifdef __GLIBC__
  mallopt (M_MMAP_THRESHOLD, LARGE_BYTES);
#endif
}

int
main (int argc, char **argv)
{
  g_autoptr (RubricApplication) application = NULL;
  g_autoptr (GSettings) settings = NULL;
  g_autoptr (GError) error = NULL;
  const char *locales = g_getenv ("RUBRIC_LOCALEDIR");

  return_large_blocks ();
  setlocale (LC_ALL, "");
  bindtextdomain (GETTEXT_PACKAGE, locales != NULL ? locales : LOCALEDIR);
  bind_textdomain_codeset (GETTEXT_PACKAGE, "UTF-8");
  textdomain (GETTEXT_PACKAGE);
  g_set_application_name (_ ("Rubric"));

  settings = rubric_schema_open (APPLICATION_ID, SCHEMADIR, &error);
  if (settings == NULL)
    {
      g_printerr ("rubric: %s\n", error->message);
      return 1;
    }
  rubric_adapt_to_display ();
  application = rubric_application_new (settings);
  return g_application_run (G_APPLICATION (application), argc, argv);
}
