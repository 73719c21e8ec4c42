/* paste-mutate.c - counts what is read wrong of texts in which one atom is changed
 *
 *     paste-mutate TIMES SEED FILE...      each FILE is changed so many times; -o FOLDER first keeps what is read wrong
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "paste-mutations.h"

#include <stdio.h>
#include <stdlib.h>

static const char *folder;
static guint n_kept;

static void
keep (const char *mutated, gsize length)
{
  g_autofree char *path = folder != NULL ? g_strdup_printf ("%s/%u.txt", folder, n_kept++) : NULL;

  if (path != NULL)
    g_file_set_contents (path, mutated, length, NULL);
}

int
main (int argc, char **argv)
{
  PasteMutations all = { 0 };
  int first = 1;
  g_autoptr (GRand) rand = NULL;

  if (argc > 2 && strcmp (argv[1], "-o") == 0)
    {
      folder = argv[2];
      first = 3;
    }
  if (argc < first + 3)
    return 2;
  rand = g_rand_new_with_seed (atoi (argv[first + 1]));
  for (int i = first + 2; i < argc; i++)
    {
      PasteMutations one = { 0 };
      g_autofree char *text = NULL;
      gsize length;

      if (!g_file_get_contents (argv[i], &text, &length, NULL))
        return 1;
      paste_mutations_try (&one, rand, text, length, atoi (argv[first]), keep);
      if (one.wrong > 0)
        printf ("%s: %u wrong of %u, up to %u\n", argv[i], one.wrong, one.tried, n_kept);
      all.tried += one.tried;
      all.kept += one.kept;
      all.states += one.states;
      all.wrong += one.wrong;
    }
  printf ("%u tried, %u kept, %u states, %u wrong: %.1f in 100,000\n", all.tried, all.kept, all.states, all.wrong,
          all.wrong * 1e5 / MAX (all.tried, 1));
  return 0;
}
