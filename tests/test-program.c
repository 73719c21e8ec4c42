/* test-program.c - runs one of the files of tests that it is linked with
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "test-program.h"

#include <glib.h>
#include <stdlib.h>
#include <string.h>

#define VARIABLE "RUBRIC_TEST_FILE"

static TestFile *files;

void
test_program_add_file (TestFile *file)
{
  TestFile **last = &files;

  while (*last != NULL)
    last = &(*last)->next;
  *last = file;
}

/* Of .../test-sud-grid.c it is sud-grid. */
static char *
get_name (const TestFile *file)
{
  g_autofree char *base = g_path_get_basename (file->source);

  return g_strndup (base + strlen ("test-"), strlen (base) - strlen ("test-.c"));
}

static const TestFile *
find_file (const char *wanted)
{
  for (const TestFile *file = files; file != NULL && wanted != NULL; file = file->next)
    {
      g_autofree char *name = get_name (file);

      if (g_str_equal (name, wanted))
        return file;
    }
  return NULL;
}

int
main (int argc, char **argv)
{
  const TestFile *file = find_file (argv[1]);

  if (file != NULL)
    {
      g_setenv (VARIABLE, argv[1], TRUE);
      memmove (argv + 1, argv + 2, (gsize) (argc - 1) * sizeof *argv);
      argc--;
    }
  else
    file = find_file (g_getenv (VARIABLE));
  if (file != NULL)
    return file->run (argc, argv);

  if (argc > 1)
    g_printerr ("%s: no file of tests here is called %s\n", argv[0], argv[1]);
  g_printerr ("usage: %s FILE [OPTION...], where FILE is one of:\n", argv[0]);
  for (file = files; file != NULL; file = file->next)
    {
      g_autofree char *name = get_name (file);

      g_printerr ("  %s\n", name);
    }
  return 2;
}
