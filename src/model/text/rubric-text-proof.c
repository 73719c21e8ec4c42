/* rubric-text-proof.c - the proof of a net, sentence by sentence
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "rubric-text-proof.h"

#include "rubric-text.h"

#include <glib/gi18n.h>

/* "r4c4=8": short, for there are many, and the same in all languages */
static char *
name_candidate (int candidate)
{
  GString *text = g_string_new (NULL);

  rubric_notation_append_cells (text, sud_cells_of (sud_candidate_cell (candidate)));
  g_string_append_printf (text, "=%d", sud_candidate_digit (candidate));
  return g_string_free (text, FALSE);
}

static char *
name_premises (const SudLemma *lemma)
{
  g_autoptr (GPtrArray) items = g_ptr_array_new_with_free_func (g_free);

  for (int i = 0; i < lemma->n_premises; i++)
    g_ptr_array_add (items, name_candidate (lemma->premise[i]));
  return rubric_text_list (items);
}

/* Tells what would be left without a digit, or without a place, but for the conclusion if there is one. */
static char *
say_clause (const SudLemma *lemma)
{
  gboolean other = lemma->conclusion != SUD_NO_CANDIDATE;
  g_autoptr (GString) cells = g_string_new (NULL);
  g_autofree char *name = NULL;

  switch (lemma->kind)
    {
    case SUD_CLAUSE_CELL:
      rubric_notation_append_cells (cells, sud_cells_of (lemma->where));
      /* Translators: part of a proof; %s is a cell such as "r4c4" */
      return g_strdup_printf (other ? _ ("no other digit would be left for %s") : _ ("no digit would be left for %s"),
                              cells->str);
    case SUD_CLAUSE_HOUSE:
      name = rubric_text_houses (1u << lemma->where);
      /* Translators: part of a proof; %1$d is a digit, %2$s a house such as "row 3" */
      return g_strdup_printf (other ? _ ("no other place would be left for the %1$d in %2$s")
                                    : _ ("no place would be left for the %1$d in %2$s"),
                              sud_digits_first (lemma->digits), name);
    default:
      rubric_notation_append_cells (cells, lemma->cells);
      name = rubric_text_digits (lemma->digits);
      /* Translators: part of a proof; %1$s are digits, %2$s cells such as "r1c1, r2c2" */
      return g_strdup_printf (_ ("nothing but %1$s would be left for %2$s, and these cannot be filled so"),
                              name, cells->str);
    }
}

static char *
say_lemma (const SudLemma *lemma)
{
  g_autofree char *premises = name_premises (lemma), *clause = say_clause (lemma), *conclusion = NULL;

  if (lemma->conclusion != SUD_NO_CANDIDATE)
    {
      conclusion = name_candidate (lemma->conclusion);
      /* Translators: a line of a proof: %1$s is what is supposed, %2$s what follows, %3$s why: "no other digit would be
       * …" */
      return g_strdup_printf (_ ("If %1$s, then %2$s: %3$s"), premises, conclusion, clause);
    }
  if (lemma->n_premises == 1)
    /* Translators: a line of a proof: %1$s is what is supposed, %2$s why: "no digit would be left for r4c4" */
    return g_strdup_printf (_ ("%1$s is impossible: %2$s"), premises, clause);
  /* Translators: a line of a proof: %1$s are two or more suppositions, %2$s why: "no digit would be left for r4c4" */
  return g_strdup_printf (_ ("%1$s cannot be true together: %2$s"), premises, clause);
}

guint *
rubric_proof_list_reasons (const SudLemma *lemmas, guint line, guint *n)
{
  const SudLemma *lemma = &lemmas[line];
  g_autofree gboolean *seen = g_new0 (gboolean, line + 1);
  guint *reasons = g_new (guint, 2 * SUD_CLAUSE_MEMBERS);

  for (int i = 0; i < lemma->n_reasons; i++)
    {
      seen[line - lemma->reason[i].by] = TRUE;
      seen[line - lemma->reason[i].through] = TRUE;
    }
  *n = 0;
  for (guint i = 0; i < line; i++) /* itself stands for no line */
    if (seen[i])
      reasons[(*n)++] = i;
  return reasons;
}

char *
rubric_text_proof_line (const SudLemma *lemmas, guint line)
{
  guint n;
  g_autofree guint *reasons = rubric_proof_list_reasons (lemmas, line, &n);
  g_autofree char *says = say_lemma (&lemmas[line]);
  g_autoptr (GString) rests_on = g_string_new (NULL);
  GString *text = g_string_new (NULL);

  for (guint i = 0; i < n; i++)
    g_string_append_printf (rests_on, "%s%u", i > 0 ? C_ ("list", ", ") : "", reasons[i] + 1);
  g_string_append_printf (text, "%u. %s", line + 1, says);
  if (n > 0)
    /* Translators: at the end of a line of a proof; %s are the numbers of lines before it that it rests on */
    g_string_append_printf (text, _ (" (see %s)"), rests_on->str);
  return g_string_free (text, FALSE);
}

char *
rubric_text_proof (const SudLemma *lemmas, guint n)
{
  GString *text = g_string_new (NULL);

  for (guint i = 0; i < n; i++)
    {
      g_autofree char *line = rubric_text_proof_line (lemmas, i);

      g_string_append_printf (text, "%s%s", i > 0 ? "\n" : "", line);
    }
  return g_string_free (text, FALSE);
}
