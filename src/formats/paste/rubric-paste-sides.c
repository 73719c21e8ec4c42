/* rubric-paste-sides.c - which of the digits are givens: by how they look, by a mask beside them; and digits from 0
 *
 * The digits of a lattice fall into kinds by their look. The kind that is called given is the puzzle; of kinds without
 * a name the one which alone has one solution that all other digits agree with.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "rubric-paste-lattice.h"

enum
{
  MOST_KINDS = 12,
  LEAST_GIVENS = 17,
  MOST_GIVENS = 50, /* of a kind without a name */
  LEAST_APART = 20, /* digits between givens and all others of a mask */
  FAR = 200,        /* characters from a solved grid to what tells its givens */
};

static const char *const given_words[]
    = { "given",  "givens",   "fixed",    "clue",    "clues",    "prefilled", "pre-filled",
        "locked", "readonly", "disabled", "initial", "original", "start",     "static",
        "preset", "puzzle",   "bold",     "const",   "frozen",   "immutable", "origin" };
static const char *const entry_words[] = { "user",     "entry",  "entered", "guess", "answer", "input", "editable",
                                           "solution", "solved", "filled",  "mine",  "player", "note" };
static const char *const aside_words[]
    = { "hidden", "removed", "remove",   "holes",      "mask",        "givens",   "given",      "clues",  "editable",
        "fixed",  "visible", "revealed", "progress",   "filled",      "empty",    "blanks",     "erased", "missing",
        "locked", "shown",   "isempty",  "cellhidden", "hiddencells", "ishidden", "iseditable", "entries" };

/* These words tell of no givens. */
static const char *const progress_words[] = { "progress", "filled", "entries", "entered", "user", "errors", "wrong" };

typedef struct
{
  guint8 trait;
  guint n;
  gboolean given, entry;
} Kind;

typedef struct
{
  Kind kinds[MOST_KINDS];
  guint n;
  gboolean given, entry; /* whether any is called so */
} Kinds;

gboolean
rubric_paste_explains (const SudGrid *side, const SudGrid *whole)
{
  SudResult result;

  sud_solve_count (side, 2, NULL, &result);
  return result.verdict == SUD_VERDICT_ONE && sud_grid_keeps (&result.first, whole);
}

/* fixed="false" */
static gboolean
is_negated (const char *at)
{
  static const char *const words[] = { "false", "null", "none", "nil", "0\"", "no\"" };

  at += strspn (at, "=\"':");
  for (guint i = 0; i < G_N_ELEMENTS (words); i++)
    if (g_str_has_prefix (at, words[i]))
      return TRUE;
  return FALSE;
}

static gboolean
is_called (const char *look, const char *const *words, guint n)
{
  for (guint i = 0; i < n; i++)
    for (const char *at = look; (at = strstr (at, words[i])) != NULL; at++)
      if ((at == look || !g_ascii_isalpha (at[-1])) && !is_negated (at + strlen (words[i])))
        return TRUE;
  return FALSE;
}

/* Returns whether one of @words is a key: a colon or an equals sign follows. */
static gboolean
has_key (const char *text, const char *const *words, guint n)
{
  for (guint i = 0; i < n; i++)
    for (const char *at = text; (at = strstr (at, words[i])) != NULL; at++)
      {
        const char *end = at + strlen (words[i]);

        while (g_ascii_isalnum (*end) || (*end != '\0' && strchr ("_\"' ", *end) != NULL))
          end++;
        if ((*end == ':' || *end == '=') && (at == text || !g_ascii_isalpha (at[-1])))
          return TRUE;
      }
  return FALSE;
}

static gboolean
find_kinds (const RubricPasteTree *tree, const RubricPasteLattice *lattice, Kinds *kinds)
{
  *kinds = (Kinds){ .n = 0 };
  for (guint i = 0; i < SUD_CELLS; i++)
    {
      const RubricPasteCell *cell = &lattice->cells[i];
      guint k = 0;

      if (lattice->grid.digit[i] == 0)
        continue;
      while (k < kinds->n && kinds->kinds[k].trait != cell->trait)
        k++;
      if (k == MOST_KINDS)
        return FALSE;
      if (k == kinds->n)
        {
          g_autofree char *look = rubric_paste_cell_dup_look (tree, cell);

          kinds->kinds[kinds->n++] = (Kind){ cell->trait, 0, is_called (look, given_words, G_N_ELEMENTS (given_words)),
                                             is_called (look, entry_words, G_N_ELEMENTS (entry_words)) };
        }
      kinds->kinds[k].n++;
    }
  for (guint k = 0; k < kinds->n; k++)
    {
      kinds->given |= kinds->kinds[k].given && !kinds->kinds[k].entry;
      kinds->entry |= kinds->kinds[k].entry;
    }
  return kinds->n >= 2;
}

static void
take_side (const RubricPasteLattice *lattice, const gboolean sides[256], RubricPasteLattice *side, gboolean named)
{
  *side = *lattice;
  for (guint i = 0; i < SUD_CELLS; i++)
    if (!sides[side->cells[i].trait])
      side->grid.digit[i] = 0;
  side->seen[RUBRIC_PASTE_SEEN_ONE_SIDE] = 1;
  side->seen[RUBRIC_PASTE_SEEN_NAMED_SIDE] = named;
  rubric_paste_weigh (side);
}

static void
doubt (RubricPasteLattice *lattice)
{
  lattice->seen[RUBRIC_PASTE_SEEN_ASIDE] = 1;
  rubric_paste_weigh (lattice);
}

/* Returns: FALSE where names tell nothing */
static gboolean
read_named (RubricPasteLattice *lattice, const Kinds *kinds)
{
  gboolean sides[256] = { FALSE };
  RubricPasteLattice side;
  guint lost = 0; /* blanks that are called given */

  if (!kinds->given && !kinds->entry)
    return FALSE;
  for (guint k = 0; k < kinds->n; k++)
    sides[kinds->kinds[k].trait]
        = kinds->given ? kinds->kinds[k].given && !kinds->kinds[k].entry : !kinds->kinds[k].entry;
  take_side (lattice, sides, &side, TRUE);
  for (guint i = 0; i < SUD_CELLS; i++)
    lost += lattice->grid.digit[i] == 0 && kinds->given && sides[lattice->cells[i].trait];
  if (side.n_digits == lattice->n_digits)
    return FALSE;
  if (side.n_digits >= LEAST_GIVENS && side.verdict == SUD_VERDICT_ONE && (lost == 0 || lost > 8))
    *lattice = side; /* entries may be wrong */
  else
    doubt (lattice);
  return TRUE;
}

/* Returns whether two kinds are those of blanks, too: stripes of a table. */
static gboolean
are_stripes (const RubricPasteLattice *lattice, const Kinds *kinds)
{
  guint same = 0;

  for (guint k = 0; k < kinds->n; k++)
    {
      guint found = 0;

      for (guint i = 0; i < SUD_CELLS; i++)
        found += lattice->grid.digit[i] == 0 && lattice->cells[i].trait == kinds->kinds[k].trait;
      same += found > 2;
    }
  return same > 1;
}

void
rubric_paste_read_sides (const RubricPasteTree *tree, RubricPasteLattice *lattice)
{
  Kinds kinds;
  RubricPasteLattice side, best;
  guint found = 0, few = 0;

  if (lattice->n_digits <= LEAST_GIVENS || !find_kinds (tree, lattice, &kinds) || read_named (lattice, &kinds))
    return;
  for (guint k = 0; k < kinds.n; k++)
    {
      gboolean sides[256] = { FALSE };
      guint n = kinds.kinds[k].n, others = lattice->n_digits - n;

      few += n < others ? n : 0;
      if (n < LEAST_GIVENS || n > MOST_GIVENS || others < 3)
        continue;
      sides[kinds.kinds[k].trait] = TRUE;
      take_side (lattice, sides, &side, FALSE);
      if (!rubric_paste_explains (&side.grid, &lattice->grid))
        continue;
      if (found++ == 0)
        best = side;
    }
  if (found > 0)
    {
      *lattice = best;
      lattice->has_rival = found > 1;
      lattice->rival = side.grid;
    }
  else if (few >= 3 && lattice->verdict != SUD_VERDICT_ONE
           && (kinds.given || kinds.entry || !are_stripes (lattice, &kinds)))
    doubt (lattice); /* a look that means something else */
}

/* Zeros and ones. */
static gboolean
is_mask (const RubricPasteLattice *lattice)
{
  guint ones = 0;

  for (guint i = 0; i < SUD_CELLS; i++)
    {
      if (lattice->cells[i].kind == RUBRIC_PASTE_CELL_MARKS || lattice->cells[i].digit > 1)
        return FALSE;
      ones += lattice->cells[i].digit == 1;
    }
  return ones >= LEAST_GIVENS && ones <= 64;
}

/* Takes the digits under the ones, or the zeros, of @mask: those that leave one solution, or the fewer if both do. */
static gboolean
apply_mask (RubricPasteLattice *solved, const RubricPasteLattice *mask)
{
  SudGrid sides[2] = { solved->grid, solved->grid };
  gboolean one[2];
  gint n[2], side;

  for (guint i = 0; i < SUD_CELLS; i++)
    sides[mask->cells[i].digit == 1].digit[i] = 0;
  for (guint k = 0; k < 2; k++)
    {
      one[k] = rubric_paste_explains (&sides[k], &solved->grid);
      n[k] = sud_grid_count_filled (&sides[k]);
    }
  if ((!one[0] && !one[1]) || (one[0] && one[1] && ABS (n[0] - n[1]) < LEAST_APART))
    return FALSE;
  side = one[0] && one[1] ? n[1] < n[0] : one[1];
  solved->grid = sides[side];
  solved->seen[RUBRIC_PASTE_SEEN_ONE_SIDE] = solved->seen[RUBRIC_PASTE_SEEN_NAMED_SIDE] = 1;
  rubric_paste_weigh (solved);
  return TRUE;
}

void
rubric_paste_read_masks (const RubricPasteTree *tree, GArray *lattices, guint i)
{
  RubricPasteLattice *solved = rubric_paste_lattice (lattices, i);
  guint32 from = solved->first > FAR ? solved->first - FAR : 0, to = MIN (tree->n, solved->last + FAR);
  g_autofree char *before = rubric_paste_dup (tree, from, solved->first);
  g_autofree char *after = rubric_paste_dup (tree, solved->last, to);
  gboolean any = FALSE;

  for (guint k = i > 8 ? i - 8 : 0; k < lattices->len && k < i + 9; k++)
    {
      const RubricPasteLattice *mask = rubric_paste_lattice (lattices, k);

      if (!is_mask (mask) || (mask->first < solved->last && solved->first < mask->last))
        continue;
      any = TRUE;
      if (!has_key (before, progress_words, G_N_ELEMENTS (progress_words))
          && !has_key (after, progress_words, G_N_ELEMENTS (progress_words)) && apply_mask (solved, mask))
        return;
    }
  if (any || has_key (after, aside_words, G_N_ELEMENTS (aside_words))
      || has_key (before, aside_words, G_N_ELEMENTS (aside_words)))
    doubt (solved);
}

/* Programs that count from 0 write 0 for 1 and null for a blank. */
void
rubric_paste_read_zero_based (RubricPasteLattice *lattice)
{
  RubricPasteLattice based = *lattice;
  gint zeros = 0, eights = 0, words = 0;

  for (guint i = 0; i < SUD_CELLS; i++)
    {
      const RubricPasteCell *cell = &lattice->cells[i];
      gboolean zero = cell->kind == RUBRIC_PASTE_CELL_BLANK && cell->sign == '0';

      if (cell->digit == 9)
        return;
      zeros += zero;
      eights += cell->digit == 8;
      words += cell->kind == RUBRIC_PASTE_CELL_BLANK && !zero
               && (cell->sign == RUBRIC_PASTE_SIGN_WORD || cell->sign == RUBRIC_PASTE_SIGN_MINUS);
      based.grid.digit[i] = zero ? 1 : cell->kind == RUBRIC_PASTE_CELL_DIGIT ? cell->digit + 1 : 0;
    }
  if (zeros == 0 || zeros > 9 || eights == 0
      || (lattice->seen[RUBRIC_PASTE_SEEN_MIXED] == 0 && zeros + lattice->n_digits < SUD_CELLS))
    return;
  based.seen[RUBRIC_PASTE_SEEN_ZERO_BASED] = 1;
  based.seen[RUBRIC_PASTE_SEEN_MIXED] = 0;
  rubric_paste_weigh (&based);
  if (based.verdict == SUD_VERDICT_ONE)
    {
      SudGrid other = lattice->grid;

      if (words > 0 && lattice->verdict != SUD_VERDICT_ONE)
        *lattice = based;
      else
        other = based.grid;
      lattice->has_rival = TRUE;
      lattice->rival = other;
    }
  else if (lattice->verdict != SUD_VERDICT_ONE && zeros + lattice->n_digits < SUD_CELLS)
    doubt (lattice); /* 0 is something else than the other blanks, but what? */
}
