/* rubric-paste-sides.c - the digits that are givens, told by their looks or a mask beside them; and digits from 0
 *
 * The digits of a lattice have a few looks: bold, coloured, with an attribute. The digits of the look that is called
 * given are the puzzle. If no look has such a name, the puzzle is the digits of the look that alone has one solution,
 * with which all other digits agree. The digits of some looks without all others are a side of the lattice.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "rubric-paste-private.h"

enum
{
  /* Chosen by trial on the texts of tests/data/paste */
  MAX_LOOKS = 12,          /* in one lattice; more are no looks of digits */
  MAX_UNNAMED_GIVENS = 50, /* digits of a look without a name */
  MIN_DIFFERENCE = 20,     /* between the numbers of ones and zeros in a mask of which both sides are puzzles */
  NAME_DISTANCE = 200,     /* characters from a solved grid to the name of its mask */
};

/* The meanings of a word. */
enum
{
  GIVEN = 1 << 0, /* a digit that looks so is one of the puzzle */
  ENTRY = 1 << 1, /* a digit that looks so is none */
  MASK = 1 << 2,  /* a key beside a grid: its value tells some of the cells from the others */
  STATE = 1 << 3, /* the same, but what it tells is not the givens: somebody has entered or marked something there */
};

/* Words of each meaning; each stands for all that begin with it. */
static const struct
{
  guint8 means;
  const char *const *words;
} side_words[] = {
  { GIVEN, (const char *const[]){ "bold", "clue", "const", "disabled", "frozen", "immutable", "initial", "origin",
      "prefilled", "pre-filled", "preset", "puzzle", "readonly", "start", "static", "vorgabe", "vorgegeben",
      "gegeben", "imposé", "prérempli", "pista", "inicial", "已知", "给定", "固定", "题目", NULL } },
  { GIVEN | MASK, (const char *const[]){ "fixed", "given", "locked", NULL } },
  { ENTRY, (const char *const[]){ "answer", "guess", "input", "mine", "note", "player", "solution", "solved", "entry",
      "joueur", "jugador", "玩家", "答案", NULL } },
  { ENTRY | MASK, (const char *const[]){ "editable", NULL } },
  { ENTRY | STATE, (const char *const[]){ "entered", "user", "eingabe", "eingetragen", "saisi", "usuario", "填入",
      "用户", NULL } },
  { ENTRY | MASK | STATE, (const char *const[]){ "filled", NULL } },
  { MASK, (const char *const[]){ "blanks", "cellhidden", "clues", "empty", "erased", "hidden", "holes", "isempty",
      "ishidden", "iseditable", "mask", "missing", "remove", "revealed", "shown", "visible", "verdeckt", "lücken",
      "masqué", "caché", "ocult", "huecos", "隐藏", "挖空", NULL } },
  { MASK | STATE, (const char *const[]){ "entries", "progress", "progreso", "进度", NULL } },
  { STATE, (const char *const[]){ "errors", "wrong", NULL } },
};

typedef struct
{
  guint8 trait;
  guint n;               /* digits */
  gboolean given, entry; /* it is called so */
} Look;

typedef struct
{
  Look look[MAX_LOOKS];
  guint n;
  gboolean given, entry; /* any is called so */
} Looks;

gboolean
rubric_paste_explains (const SudGrid *side, const SudGrid *whole)
{
  SudResult result;

  sud_solve_count (side, 2, NULL, &result);
  return result.verdict == SUD_VERDICT_ONE && sud_grid_keeps (&result.first, whole);
}

/* Returns: whether the text after a word does not deny it, as fixed="false" does. */
static gboolean
is_affirmed (const char *after)
{
  static const char *const denials[] = { "0\"", "no\"", "nil", "null", "none", "false" };
  const char *value = after + strspn (after, ":='\"");

  for (guint i = 0; i < G_N_ELEMENTS (denials); i++)
    if (g_str_has_prefix (value, denials[i]))
      return FALSE;
  return TRUE;
}

/* Returns: whether the text after a word makes it a key, or the beginning of one. */
static gboolean
is_key (const char *after)
{
  after += strspn (after, G_CSET_A_2_Z G_CSET_a_2_z G_CSET_DIGITS "_\"' ");
  return *after == ':' || *after == '=';
}

/* Returns: whether @text has a word that means @meaning, and @accepts the text after it. */
static gboolean
has_side_word (const char *text, guint meaning, gboolean (*accepts) (const char *after))
{
  for (guint i = 0; i < G_N_ELEMENTS (side_words); i++)
    for (const char *const *word = side_words[i].words; (side_words[i].means & meaning) != 0 && *word != NULL; word++)
      for (const char *at = text; (at = strstr (at, *word)) != NULL; at++)
        if ((at == text || !g_ascii_isalpha (at[-1])) && accepts (at + strlen (*word)))
          return TRUE;
  return FALSE;
}

/* Returns: whether digits have different looks. */
static gboolean
find_looks (const RubricPasteTree *tree, const RubricPasteLattice *lattice, Looks *looks)
{
  *looks = (Looks){ .n = 0 };
  for (guint i = 0; i < SUD_CELLS; i++)
    {
      const RubricPasteCell *cell = &lattice->cells[i];
      guint k = 0;

      if (lattice->grid.digit[i] == 0)
        continue;
      while (k < looks->n && looks->look[k].trait != cell->trait)
        k++;
      if (k == MAX_LOOKS)
        return FALSE;
      if (k == looks->n)
        {
          g_autofree char *look = rubric_paste_cell_dup_look (tree, cell);

          looks->look[looks->n++] = (Look){ .trait = cell->trait,
                                            .given = has_side_word (look, GIVEN, is_affirmed),
                                            .entry = has_side_word (look, ENTRY, is_affirmed) };
        }
      looks->look[k].n++;
    }
  for (guint k = 0; k < looks->n; k++)
    {
      looks->given |= looks->look[k].given && !looks->look[k].entry;
      looks->entry |= looks->look[k].entry;
    }
  return looks->n >= 2;
}

/* Weighs the digits whose trait is in @sides as the givens of @lattice. @named: whether words call them so */
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

/* Some digits are givens, but nothing tells which: no reading of @lattice is certain. */
static void
refuse_givens (RubricPasteLattice *lattice)
{
  lattice->seen[RUBRIC_PASTE_SEEN_UNCLEAR_GIVENS] = 1;
  rubric_paste_weigh (lattice);
}

/* Takes the side that is called given, or whose others are called entries. Returns: FALSE if names tell nothing. */
static gboolean
read_named_side (RubricPasteLattice *lattice, const Looks *looks)
{
  gboolean sides[256] = { FALSE };
  RubricPasteLattice side;
  guint lost = 0; /* blanks that are called given */

  if (!looks->given && !looks->entry)
    return FALSE;
  for (guint k = 0; k < looks->n; k++)
    sides[looks->look[k].trait] = (looks->look[k].given || !looks->given) && !looks->look[k].entry;
  take_side (lattice, sides, &side, TRUE);
  for (guint i = 0; i < SUD_CELLS; i++)
    lost += lattice->grid.digit[i] == 0 && looks->given && sides[lattice->cells[i].trait];
  if (side.n_digits == lattice->n_digits)
    return FALSE;
  if (side.n_digits >= SUD_MIN_CLUES && side.verdict == SUD_VERDICT_ONE && (lost == 0 || lost > 8))
    *lattice = side; /* the entries need not agree with its solution */
  else
    refuse_givens (lattice);
  return TRUE;
}

/* Returns: whether blanks have two of the looks, too: a table has stripes. */
static gboolean
are_stripes (const RubricPasteLattice *lattice, const Looks *looks)
{
  guint same = 0;

  for (guint k = 0; k < looks->n; k++)
    {
      guint found = 0;

      for (guint i = 0; i < SUD_CELLS; i++)
        found += lattice->grid.digit[i] == 0 && lattice->cells[i].trait == looks->look[k].trait;
      same += found > 2;
    }
  return same > 1;
}

void
rubric_paste_read_sides (const RubricPasteTree *tree, RubricPasteLattice *lattice)
{
  Looks looks;
  RubricPasteLattice side, best, second;
  guint found = 0, few = 0;

  if (lattice->n_digits <= SUD_MIN_CLUES || !find_looks (tree, lattice, &looks) || read_named_side (lattice, &looks))
    return;
  for (guint k = 0; k < looks.n; k++)
    {
      gboolean sides[256] = { FALSE };
      guint n = looks.look[k].n, others = lattice->n_digits - n;

      few += n < others ? n : 0;
      if (n < SUD_MIN_CLUES || n > MAX_UNNAMED_GIVENS || others < 3)
        continue;
      sides[looks.look[k].trait] = TRUE;
      take_side (lattice, sides, &side, FALSE);
      if (!rubric_paste_explains (&side.grid, &lattice->grid))
        continue;
      if (found == 0)
        best = side;
      else if (found == 1)
        second = side;
      found++;
    }
  if (found > 0)
    {
      *lattice = best;
      lattice->has_alternative = FALSE;
      if (found > 1)
        rubric_paste_offer (lattice, &second.grid);
    }
  else if (few >= 3 && lattice->verdict != SUD_VERDICT_ONE
           && (looks.given || looks.entry || !are_stripes (lattice, &looks)))
    refuse_givens (lattice);
}

/* Returns: whether a lattice has zeros and ones alone, and ones for as many cells as a puzzle may have givens. */
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
  return ones >= SUD_MIN_CLUES && ones <= SUD_CELLS - SUD_MIN_CLUES;
}

/* Takes the digits under the ones, or under the zeros, of @mask: the side that has one solution, or the smaller if both
 * have. */
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
  if ((!one[0] && !one[1]) || (one[0] && one[1] && ABS (n[0] - n[1]) < MIN_DIFFERENCE))
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
  RubricPasteLattice *solved = get_lattice (lattices, i);
  guint32 from = solved->first > NAME_DISTANCE ? solved->first - NAME_DISTANCE : 0;
  guint32 to = MIN (tree->n, solved->last + NAME_DISTANCE);
  g_autofree char *before = rubric_paste_dup (tree, from, solved->first);
  g_autofree char *after = rubric_paste_dup (tree, solved->last, to);
  gboolean any = FALSE;

  for (guint k = i > 8 ? i - 8 : 0; k < lattices->len && k < i + 9; k++)
    {
      const RubricPasteLattice *mask = get_lattice (lattices, k);

      if (!is_mask (mask) || (mask->first < solved->last && solved->first < mask->last))
        continue;
      any = TRUE;
      if (!has_side_word (before, STATE, is_key) && !has_side_word (after, STATE, is_key) && apply_mask (solved, mask))
        return;
    }
  if (any || has_side_word (before, MASK, is_key) || has_side_word (after, MASK, is_key))
    refuse_givens (solved);
}

/* Programs whose digits are 0 to 8 write something else for a blank. Then there is an 8 and no 9, and at most nine
 * zeros. That may be by chance, so each reading offers the other. */
void
rubric_paste_read_zero_based (RubricPasteLattice *lattice)
{
  RubricPasteLattice based = *lattice;
  guint zeros = 0, eights = 0, words_for_blank = 0;
  gboolean full;

  for (guint i = 0; i < SUD_CELLS; i++)
    {
      const RubricPasteCell *cell = &lattice->cells[i];
      gboolean blank = cell->kind == RUBRIC_PASTE_CELL_BLANK, zero = blank && cell->sign == '0';

      if (cell->digit == SUD_SIZE)
        return;
      zeros += zero;
      eights += cell->digit == SUD_SIZE - 1;
      words_for_blank += blank && (cell->sign == RUBRIC_PASTE_SIGN_WORD || cell->sign == RUBRIC_PASTE_SIGN_MINUS);
      based.grid.digit[i] = zero || cell->kind == RUBRIC_PASTE_CELL_DIGIT ? cell->digit + 1 : 0;
    }
  full = (gint)zeros + lattice->n_digits == SUD_CELLS;
  if (zeros < 1 || zeros > SUD_SIZE || eights == 0 || (!full && lattice->seen[RUBRIC_PASTE_SEEN_MIXED] == 0))
    return;
  based.seen[RUBRIC_PASTE_SEEN_ZERO_BASED] = 1;
  based.seen[RUBRIC_PASTE_SEEN_MIXED] = 0;
  rubric_paste_weigh (&based);
  if (based.verdict != SUD_VERDICT_ONE)
    {
      if (!full && lattice->verdict != SUD_VERDICT_ONE)
        refuse_givens (lattice); /* nobody knows what its zeros are */
      return;
    }
  rubric_paste_offer (&based, &lattice->grid);
  rubric_paste_offer (lattice, &based.grid);
  if (words_for_blank > 0 && lattice->verdict != SUD_VERDICT_ONE)
    *lattice = based;
}
