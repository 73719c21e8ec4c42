/* rubric-paste-sides.c - which of the digits are givens: by how they look, by a mask beside them; and digits from 0
 *
 * The digits of a lattice fall into kinds by their look. The kind that is called given is the puzzle; of kinds without
 * a name the one which alone has one solution that all other digits agree with.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "rubric-paste-private.h"

enum
{
  MOST_KINDS = 12,
  LEAST_GIVENS = 17,
  MOST_GIVENS = 50, /* digits that look alike and have no name */
  LEAST_APART = 20, /* digits between givens and all others of a mask */
  FAR = 200,        /* characters from a solved grid to what tells its givens */
};

/* The meanings of a word. */
enum
{
  GIVEN = 1 << 0, /* a digit that looks so is of the puzzle */
  ENTRY = 1 << 1, /* it is not */
  ASIDE = 1 << 2, /* as the key of something beside a grid: some of its cells are not to be seen */
  STATE = 1 << 3, /* and these are not the givens, but what somebody has done */
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
  { GIVEN | ASIDE, (const char *const[]){ "fixed", "given", "locked", NULL } },
  { ENTRY, (const char *const[]){ "answer", "guess", "input", "mine", "note", "player", "solution", "solved", "entry",
      "joueur", "jugador", "玩家", "答案", NULL } },
  { ENTRY | ASIDE, (const char *const[]){ "editable", NULL } },
  { ENTRY | STATE, (const char *const[]){ "entered", "user", "eingabe", "eingetragen", "saisi", "usuario", "填入",
      "用户", NULL } },
  { ENTRY | ASIDE | STATE, (const char *const[]){ "filled", NULL } },
  { ASIDE, (const char *const[]){ "blanks", "cellhidden", "clues", "empty", "erased", "hidden", "holes", "isempty",
      "ishidden", "iseditable", "mask", "missing", "remove", "revealed", "shown", "visible", "verdeckt", "lücken",
      "masqué", "caché", "ocult", "huecos", "隐藏", "挖空", NULL } },
  { ASIDE | STATE, (const char *const[]){ "entries", "progress", "progreso", "进度", NULL } },
  { STATE, (const char *const[]){ "errors", "wrong", NULL } },
};

typedef struct
{
  guint8 trait;
  guint n;
  gboolean given, entry;
} Look;

typedef struct
{
  Look kinds[MOST_KINDS];
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

/* Returns FALSE if what follows a word takes it back, as fixed="false" does. */
static gboolean
is_affirmed (const char *behind)
{
  static const char *const denials[] = { "0\"", "no\"", "nil", "null", "none", "false" };
  const char *value = behind + strspn (behind, ":='\"");

  for (guint i = 0; i < G_N_ELEMENTS (denials); i++)
    if (g_str_has_prefix (value, denials[i]))
      return FALSE;
  return TRUE;
}

/* Returns: whether a word is a key, or begins one. */
static gboolean
is_key (const char *behind)
{
  behind += strspn (behind, G_CSET_A_2_Z G_CSET_a_2_z G_CSET_DIGITS "_\"' ");
  return *behind == ':' || *behind == '=';
}

/* Returns: whether @text has a word that means @meaning, and what follows it is as @is_so wants. */
static gboolean
says (const char *text, guint meaning, gboolean (*is_so) (const char *behind))
{
  for (guint i = 0; i < G_N_ELEMENTS (side_words); i++)
    for (const char *const *word = side_words[i].words; (side_words[i].means & meaning) != 0 && *word != NULL; word++)
      for (const char *at = text; (at = strstr (at, *word)) != NULL; at++)
        if ((at == text || !g_ascii_isalpha (at[-1])) && is_so (at + strlen (*word)))
          return TRUE;
  return FALSE;
}

static gboolean
find_looks (const RubricPasteTree *tree, const RubricPasteLattice *lattice, Looks *kinds)
{
  *kinds = (Looks){ .n = 0 };
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

          kinds->kinds[kinds->n++] = (Look){ .trait = cell->trait,
                                             .given = says (look, GIVEN, is_affirmed),
                                             .entry = says (look, ENTRY, is_affirmed) };
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
doubt_givens (RubricPasteLattice *lattice)
{
  lattice->seen[RUBRIC_PASTE_SEEN_ASIDE] = 1;
  rubric_paste_weigh (lattice);
}

/* Returns: FALSE where names tell nothing */
static gboolean
read_named (RubricPasteLattice *lattice, const Looks *kinds)
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
    doubt_givens (lattice);
  return TRUE;
}

/* Returns: whether two kinds are those of blanks, too: stripes of a table. */
static gboolean
are_stripes (const RubricPasteLattice *lattice, const Looks *kinds)
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
  Looks kinds;
  RubricPasteLattice side, best, second;
  guint found = 0, few = 0;

  if (lattice->n_digits <= LEAST_GIVENS || !find_looks (tree, lattice, &kinds) || read_named (lattice, &kinds))
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
      if (found == 0)
        best = side;
      else if (found == 1)
        second = side;
      found++;
    }
  if (found > 0)
    {
      *lattice = best;
      lattice->has_alternative = found > 1;
      if (found > 1)
        lattice->alternative = second.grid;
    }
  else if (few >= 3 && lattice->verdict != SUD_VERDICT_ONE
           && (kinds.given || kinds.entry || !are_stripes (lattice, &kinds)))
    doubt_givens (lattice); /* a look that means something else */
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
  RubricPasteLattice *solved = get_lattice (lattices, i);
  guint32 from = solved->first > FAR ? solved->first - FAR : 0, to = MIN (tree->n, solved->last + FAR);
  g_autofree char *before = rubric_paste_dup (tree, from, solved->first);
  g_autofree char *after = rubric_paste_dup (tree, solved->last, to);
  gboolean any = FALSE;

  for (guint k = i > 8 ? i - 8 : 0; k < lattices->len && k < i + 9; k++)
    {
      const RubricPasteLattice *mask = get_lattice (lattices, k);

      if (!is_mask (mask) || (mask->first < solved->last && solved->first < mask->last))
        continue;
      any = TRUE;
      if (!says (before, STATE, is_key) && !says (after, STATE, is_key) && apply_mask (solved, mask))
        return;
    }
  if (any || says (before, ASIDE, is_key) || says (after, ASIDE, is_key))
    doubt_givens (solved);
}

/* Programs whose digits are 0 to 8 write something else for a blank. Then there is an 8 and no 9, and no more than nine
 * zeros. That may be by chance, so both readings are there. */
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
        doubt_givens (lattice); /* nobody knows what its zeros are */
      return;
    }
  based.has_alternative = lattice->has_alternative = TRUE;
  based.alternative = lattice->grid;
  lattice->alternative = based.grid;
  if (words_for_blank > 0 && lattice->verdict != SUD_VERDICT_ONE)
    *lattice = based;
}
