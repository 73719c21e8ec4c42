/* rubric-cli-forms.c - a set of canonical forms, numbered as they come
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "rubric-cli-forms.h"

#include <string.h>

enum
{
  PACKED = (SUD_CELLS + 1) / 2, /* bytes of a form: two cells in each */
  BLOCK = 64 << 10,             /* bytes of memory asked for at once */
};

struct _RubricCliForms
{
  GHashTable *numbers; /* of packed forms, which are in @chunk */
  GStringChunk *chunk;
};

/* FNV-1a: forms begin alike, so all of them is looked at. */
static guint
packed_hash (gconstpointer key)
{
  const guint8 *packed = key;
  guint64 hash = G_GUINT64_CONSTANT (0xcbf29ce484222325);

  for (int i = 0; i < PACKED; i++)
    hash = (hash ^ packed[i]) * G_GUINT64_CONSTANT (0x100000001b3);
  return (guint)(hash ^ hash >> 32);
}

static gboolean
packed_equal (gconstpointer a, gconstpointer b)
{
  return memcmp (a, b, PACKED) == 0;
}

RubricCliForms *
rubric_cli_forms_new (void)
{
  RubricCliForms *self = g_new (RubricCliForms, 1);

  self->numbers = g_hash_table_new (packed_hash, packed_equal);
  self->chunk = g_string_chunk_new (BLOCK);
  return self;
}

void
rubric_cli_forms_free (RubricCliForms *self)
{
  g_hash_table_unref (self->numbers);
  g_string_chunk_free (self->chunk);
  g_free (self);
}

guint
rubric_cli_forms_get_n (const RubricCliForms *self)
{
  return g_hash_table_size (self->numbers);
}

guint
rubric_cli_forms_add (RubricCliForms *self, const SudGrid *form)
{
  guint n = g_hash_table_size (self->numbers);
  char packed[PACKED] = { 0 };
  gpointer number;

  for (int cell = 0; cell < SUD_CELLS; cell++)
    packed[cell / 2] |= (char)(form->digit[cell] << (cell % 2 * 4));
  if (g_hash_table_lookup_extended (self->numbers, packed, NULL, &number))
    return GPOINTER_TO_UINT (number);
  g_hash_table_insert (self->numbers, g_string_chunk_insert_len (self->chunk, packed, PACKED), GUINT_TO_POINTER (n));
  return n;
}
