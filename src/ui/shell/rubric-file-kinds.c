/* rubric-file-kinds.c - the table of formats, for file choosers
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "rubric-file-kinds.h"

#include <glib/gi18n.h>

static void
clear_kind (gpointer kind)
{
  g_strfreev ((char **)((RubricFileKind *)kind)->suffixes);
}

static GArray *
create_kinds (void)
{
  GArray *kinds = g_array_new (FALSE, FALSE, sizeof (RubricFileKind));

  g_array_set_clear_func (kinds, clear_kind);
  return kinds;
}

static void
take_kind (GArray *kinds, const char *name, GStrv suffixes)
{
  const RubricFileKind kind = { name, (const char *const *)suffixes };

  g_array_append_val (kinds, kind);
}

/* Several formats may have one suffix, which then tells the first of the table. */
static void
append_format (GArray *kinds, const RubricFormat *format)
{
  g_autoptr (GStrvBuilder) builder = g_strv_builder_new ();
  g_auto (GStrv) suffixes = NULL;

  for (const char *const *suffix = format->suffixes; *suffix != NULL; suffix++)
    if (rubric_format_for_name (*suffix) == format)
      g_strv_builder_add (builder, *suffix);
  suffixes = g_strv_builder_end (builder);
  if (suffixes[0] != NULL && format->write != NULL)
    take_kind (kinds, _ (format->name), g_steal_pointer (&suffixes));
}

GArray *
rubric_file_kinds_to_save (gboolean many)
{
  GArray *kinds = create_kinds ();
  guint n;
  const RubricFormat *const *formats = rubric_formats (&n);
  const RubricFormat *native = rubric_format_native ();

  if (native->many || !many)
    append_format (kinds, native);
  for (guint i = 0; i < n; i++)
    if (formats[i] != native && (formats[i]->many || !many))
      append_format (kinds, formats[i]);
  return kinds;
}

GArray *
rubric_file_kinds_to_open (void)
{
  static const char *pictures[] = { ".png", ".jpg", ".jpeg", ".webp", ".heic", NULL };
  g_autoptr (GStrvBuilder) builder = g_strv_builder_new ();
  GArray *kinds = create_kinds ();
  guint n;
  const RubricFormat *const *formats = rubric_formats (&n);

  for (guint i = 0; i < n; i++)
    g_strv_builder_addv (builder, (const char **)formats[i]->suffixes);
  g_strv_builder_addv (builder, pictures);
  take_kind (kinds, _ ("Sudoku puzzles"), g_strv_builder_end (builder));
  return kinds;
}
