/* paste-mutations.h - one atom of a text is changed: deleted, doubled or replaced
 *
 * What is read of the changed text must be what was read before, or differ from it in the one cell that was changed, or
 * be a question, or nothing.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "rubric-paste-private.h"
#include "sud-solve.h"

/**
 * PasteMutations:
 * @tried: how many
 * @kept: with all puzzles as before
 * @states: with another state of a puzzle, whose own was changed: no digit is wrong
 * @wrong: with digits that are none of the text's
 */
typedef struct
{
  guint tried, kept, states, wrong;
} PasteMutations;

static inline gboolean
paste_is_atom_sign (char c)
{
  return c != '\0' && !g_ascii_isspace (c);
}

/* A character, a word of cells, or a line. */
static inline void
paste_pick_span (GRand *rand, const GString *text, gsize *start, gsize *end)
{
  guint kind = g_rand_int_range (rand, 0, 10);

  *start = g_rand_int_range (rand, 0, text->len);
  *end = *start + 1;
  if (kind == 0)
    {
      while (*start > 0 && text->str[*start - 1] != '\n')
        --*start;
      while (*end < text->len && text->str[*end - 1] != '\n')
        ++*end;
    }
  else if (kind < 3)
    {
      while (*start > 0 && paste_is_atom_sign (text->str[*start - 1]) == paste_is_atom_sign (text->str[*start]))
        --*start;
      while (*end < text->len && paste_is_atom_sign (text->str[*end]) == paste_is_atom_sign (text->str[*start]))
        ++*end;
    }
}

/* @length: how much of the original was touched */
static inline GString *
paste_mutate (GRand *rand, const char *original, gsize length)
{
  static const char signs[] = "0123456789.|-_,; \n\"x";
  GString *text = g_string_new_len (original, length);
  gsize start, end;

  paste_pick_span (rand, text, &start, &end);
  switch (g_rand_int_range (rand, 0, 3))
    {
    case 0:
      g_string_erase (text, start, end - start);
      break;
    case 1:
      {
        g_autofree char *copy = g_strndup (text->str + start, end - start);

        g_string_insert_len (text, end, copy, end - start);
        break;
      }
    default:
      text->str[start] = signs[g_rand_int_range (rand, 0, sizeof signs - 1)];
    }
  return text;
}

static inline guint
paste_count_different (const SudGrid *a, const SudGrid *b)
{
  guint n = 0;

  for (guint i = 0; i < SUD_CELLS; i++)
    n += a->digit[i] != b->digit[i];
  return n;
}

/* Returns: whether the digits of @a, all but one, are those of @b or of its solution. */
static inline gboolean
paste_is_state (const SudGrid *a, const SudGrid *b)
{
  SudResult result;
  guint wrong = 0;

  sud_solve_count (b, 2, NULL, &result);
  if (result.verdict != SUD_VERDICT_ONE)
    return FALSE;
  for (guint i = 0; i < SUD_CELLS; i++)
    wrong += a->digit[i] != 0 && a->digit[i] != result.first.digit[i];
  return wrong <= 1;
}

/* A puzzle that stands in a text twice, once turned over its diagonal. */
static inline gboolean
paste_is_turned (const SudGrid *a, const SudGrid *b)
{
  guint n = 0;

  for (int i = 0; i < SUD_CELLS; i++)
    n += a->digit[i] != b->digit[sud_cell (sud_column (i), sud_row (i))];
  return n <= 1;
}

/* Returns: 0 for what was there, 1 for a state of it, 2 for other digits */
static inline guint
paste_judge_puzzle (const RubricPaste *before, const RubricPastePuzzle *puzzle)
{
  guint worst = 2;

  for (guint i = 0; i < before->puzzles->len && worst > 0; i++)
    {
      const RubricPastePuzzle *other = &g_array_index (before->puzzles, RubricPastePuzzle, i);

      if (paste_count_different (&puzzle->grid, &other->grid) <= 1)
        worst = 0;
      else if (paste_is_state (&puzzle->grid, &other->grid) || paste_is_turned (&puzzle->grid, &other->grid))
        worst = 1;
    }
  return worst;
}

/* @told: (nullable): what to do with a text whose digits are read wrong */
static inline void
paste_mutations_try (PasteMutations *self, GRand *rand, const char *text, gsize length, guint times,
                     void (*told) (const char *mutated, gsize length))
{
  g_autoptr (RubricPaste) before = rubric_paste_read (text, length);

  for (guint i = 0; i < times && before->puzzles->len > 0 && length > 0; i++)
    {
      g_autoptr (GString) mutated = paste_mutate (rand, text, length);
      g_autoptr (RubricPaste) after = rubric_paste_read (mutated->str, mutated->len);
      guint worst = 0;

      for (guint k = 0; k < after->puzzles->len; k++)
        if (!after->has_alternatives)
          worst = MAX (worst, paste_judge_puzzle (before, &g_array_index (after->puzzles, RubricPastePuzzle, k)));
      self->tried++;
      self->kept += worst == 0 && after->puzzles->len == before->puzzles->len;
      self->states += worst == 1;
      self->wrong += worst == 2;
      if (worst == 2 && told != NULL)
        told (mutated->str, mutated->len);
    }
}
