/* rubric-query.c - the puzzles of a collection that a person wants to see, and their order
 *
 * First the filters leave an array of indices in the order of the file, then it is sorted. All that is known of a
 * puzzle has a rank of at most 24 bits, so that two passes of counting sort it, stable by nature: a million puzzles
 * take some hundredths of a second. Only texts are compared.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "rubric-query.h"

#include "rubric-progress-store.h"
#include "rubric-techniques.h"

#include <glib/gi18n.h>
#include <string.h>

enum
{
  MIN_CELLS = 3,      /* fewer are in every puzzle */
  MIN_DIGITS = 9,     /* without a blank; less is a number */
  CANCEL_STEP = 1024, /* puzzles between two looks at the flag */
};

enum
{
  RANK_BITS = 12, /* sorted by in one pass */
  N_RANK_DIGITS = 1 << RANK_BITS,
};

G_STATIC_ASSERT (RUBRIC_EFFORT_MAX + 2 < 1 << 2 * RANK_BITS);

/* The search text, in its four readings. */
typedef struct
{
  char *folded;               /* text, without case */
  char cells[SUD_CELLS + 1];  /* "" where it can be no cells */
  gsize n_cells;
  guint number;               /* 0 where it can be no number */
  guint levels;               /* a set of 1 << RubricLevel: whose names have it */
  gboolean techniques[SUD_N_TECHNIQUES]; /* whose names have it */
} Needle;

typedef struct
{
  const RubricQuery *query;
  RubricDocument *document;
  const RubricKnown *known;
  const atomic_bool *cancel;
  guint32 *indices;
  guint n;
} Run;

static const RubricInfoField text_fields[RUBRIC_N_SORTS - RUBRIC_SORT_TITLE] = {
  [RUBRIC_SORT_TITLE - RUBRIC_SORT_TITLE] = RUBRIC_INFO_TITLE,
  [RUBRIC_SORT_AUTHOR - RUBRIC_SORT_TITLE] = RUBRIC_INFO_AUTHOR,
  [RUBRIC_SORT_LEVEL - RUBRIC_SORT_TITLE] = RUBRIC_INFO_LEVEL,
  [RUBRIC_SORT_SOURCE - RUBRIC_SORT_TITLE] = RUBRIC_INFO_SOURCE,
  [RUBRIC_SORT_DESCRIPTION - RUBRIC_SORT_TITLE] = RUBRIC_INFO_DESCRIPTION,
};

void
rubric_query_init (RubricQuery *self)
{
  *self = (RubricQuery){ .max_givens = SUD_CELLS,
                          .hardest = SUD_N_TECHNIQUES,
                          .min_er = RUBRIC_ER_MIN,
                          .max_er = RUBRIC_ER_MAX };
}

void
rubric_query_clear (RubricQuery *self)
{
  g_clear_pointer (&self->search, g_free);
}

void
rubric_query_copy (const RubricQuery *self, RubricQuery *copy)
{
  *copy = *self;
  copy->search = g_strdup (self->search);
}

gboolean
rubric_query_equal (const RubricQuery *a, const RubricQuery *b)
{
  return a->sort == b->sort && a->descending == b->descending && a->verdicts == b->verdicts && a->stages == b->stages
         && a->levels == b->levels && a->hardest == b->hardest && a->min_er == b->min_er
         && a->max_er == b->max_er && a->min_givens == b->min_givens && a->max_givens == b->max_givens
         && g_strcmp0 (a->search, b->search) == 0;
}

void
rubric_query_set_search (RubricQuery *self, const char *text)
{
  g_autofree char *copy = text != NULL ? g_strstrip (g_strdup (text)) : NULL;

  g_free (self->search);
  self->search = copy != NULL && *copy != '\0' ? g_steal_pointer (&copy) : NULL;
}

gboolean
rubric_query_limits_givens (const RubricQuery *self)
{
  return self->min_givens > 0 || self->max_givens < SUD_CELLS;
}

gboolean
rubric_query_limits_er (const RubricQuery *self)
{
  return self->min_er > RUBRIC_ER_MIN || self->max_er < RUBRIC_ER_MAX;
}

static gboolean
limits_grades (const RubricQuery *self)
{
  return self->levels != 0 || self->hardest != SUD_N_TECHNIQUES;
}

gboolean
rubric_sort_get_field (RubricSort sort, RubricInfoField *field)
{
  if (sort < RUBRIC_SORT_TITLE)
    return FALSE;
  *field = text_fields[sort - RUBRIC_SORT_TITLE];
  return TRUE;
}

gboolean
rubric_query_chooses (const RubricQuery *self)
{
  return self->verdicts != 0 || self->stages != 0 || limits_grades (self) || rubric_query_limits_er (self)
         || rubric_query_limits_givens (self);
}

/* Returns: whether it leaves puzzles out */
static gboolean
has_filters (const RubricQuery *self)
{
  return rubric_query_chooses (self) || self->search != NULL;
}

gboolean
rubric_query_uses_verdicts (const RubricQuery *self)
{
  return self->verdicts != 0 || rubric_query_limits_givens (self) || self->sort == RUBRIC_SORT_GIVENS
         || self->sort == RUBRIC_SORT_VERDICT;
}

RubricDepth
rubric_query_get_depth (const RubricQuery *self)
{
  if (rubric_query_limits_er (self) || self->sort == RUBRIC_SORT_ER)
    return RUBRIC_DEPTH_ER;
  if (limits_grades (self) || (self->sort >= RUBRIC_SORT_GRADE && self->sort <= RUBRIC_SORT_EFFORT))
    return RUBRIC_DEPTH_LEVELS;
  return RUBRIC_DEPTH_NONE;
}

gboolean
rubric_query_uses_grades (const RubricQuery *self)
{
  return rubric_query_get_depth (self) != RUBRIC_DEPTH_NONE || self->search != NULL;
}

gboolean
rubric_query_is_slow (const RubricQuery *self)
{
  return self->search != NULL || self->sort >= RUBRIC_SORT_TITLE;
}

RubricStage
rubric_stage_of (guint8 progress)
{
  if (progress >= RUBRIC_PROGRESS_SOLVED)
    return RUBRIC_STAGE_SOLVED;
  return progress >= RUBRIC_PROGRESS_BEGUN ? RUBRIC_STAGE_BEGUN : RUBRIC_STAGE_FRESH;
}

static gboolean
is_run_cancelled (const Run *run, guint i)
{
  return i % CANCEL_STEP == 0 && run->cancel != NULL && atomic_load (run->cancel);
}

/* Returns: (nullable): the texts of a puzzle; most lines of a collection have none, and are not read to find that
 * out */
static RubricInfo *
read_texts (RubricDocument *document, guint index)
{
  RubricInfo *info = NULL;
  SudSheet sheet;
  gboolean bare;

  if (rubric_document_peek (document, index, &bare) != NULL && bare)
    return NULL;
  return rubric_document_read (document, index, &sheet, &info, NULL) ? info : NULL;
}

static gboolean
contains_folded (const char *folded, const char *text)
{
  g_autofree char *other = g_utf8_casefold (text, -1);

  return strstr (other, folded) != NULL;
}

/* Finds the levels and techniques with @search in their name, translated or in English, in which they are known
 * everywhere. */
static void
read_search_names (Needle *self, const char *search)
{
  for (guint i = RUBRIC_LEVEL_EASY; i < RUBRIC_LEVEL_NONE; i++)
    if (contains_folded (self->folded, _ (sud_level_get_name (i - RUBRIC_LEVEL_EASY)))
        || contains_folded (self->folded, sud_level_get_name (i - RUBRIC_LEVEL_EASY)))
      self->levels |= 1u << i;
  for (guint i = 0; i < SUD_N_TECHNIQUES; i++)
    self->techniques[i] = rubric_technique_matches (i, search);
}

static void
read_search_cells (Needle *self, const char *search)
{
  gsize length = strlen (search);
  gboolean blanks = FALSE;

  if (length < MIN_CELLS || length > SUD_CELLS)
    return;
  for (gsize i = 0; i < length; i++)
    {
      int value = sud_cell_value (search[i]);

      if (value < 0)
        return;
      blanks |= value == 0 && search[i] != '0';
      self->cells[i] = value;
    }
  if (blanks || length >= MIN_DIGITS)
    self->n_cells = length;
}

static void
needle_init (Needle *self, const char *search)
{
  gsize length = strlen (search);
  gboolean digits = strspn (search, "0123456789") == length;

  *self = (Needle){ .folded = g_utf8_casefold (search, -1) };
  if (digits && length < MIN_DIGITS)
    self->number = g_ascii_strtoull (search, NULL, 10);
  if (!digits)
    read_search_names (self, search);
  read_search_cells (self, search);
}

/* Returns: whether @cells (out) are the givens of a puzzle, as values */
static gboolean
read_givens_to_search (RubricDocument *document, guint index, char cells[SUD_CELLS])
{
  const char *peeked = rubric_document_peek (document, index, NULL);
  SudSheet sheet;
  SudGrid grid;

  if (peeked != NULL)
    {
      for (int i = 0; i < SUD_CELLS; i++)
        cells[i] = peeked[i] >= '1' && peeked[i] <= '9' ? peeked[i] - '0' : 0;
      return TRUE;
    }
  if (!rubric_document_read (document, index, &sheet, NULL, NULL))
    return FALSE;
  grid = sud_sheet_get_grid (&sheet, SUD_ORIGINS_GIVEN);
  memcpy (cells, grid.digit, SUD_CELLS);
  return TRUE;
}

static gboolean
has_cells (const Needle *needle, RubricDocument *document, guint index)
{
  char cells[SUD_CELLS];

  if (needle->n_cells == 0 || !read_givens_to_search (document, index, cells))
    return FALSE;
  for (gsize i = 0; i + needle->n_cells <= SUD_CELLS; i++)
    if (memcmp (cells + i, needle->cells, needle->n_cells) == 0)
      return TRUE;
  return FALSE;
}

static gboolean
has_text (const Needle *needle, RubricDocument *document, guint index)
{
  g_autoptr (RubricInfo) info = read_texts (document, index);

  for (guint sort = RUBRIC_SORT_TITLE; info != NULL && sort < RUBRIC_N_SORTS; sort++)
    {
      RubricInfoField field = RUBRIC_INFO_TITLE;
      const char *text = rubric_sort_get_field (sort, &field) ? info->field[field] : NULL;
      g_autofree char *folded = text != NULL ? g_utf8_casefold (text, -1) : NULL;

      if (folded != NULL && strstr (folded, needle->folded) != NULL)
        return TRUE;
    }
  return FALSE;
}

static gboolean
has_name (const Needle *needle, RubricPackedGrade grade)
{
  return (needle->levels & 1u << grade.level) != 0
         || (grade.level != RUBRIC_LEVEL_UNKNOWN && grade.hardest < SUD_N_TECHNIQUES
             && needle->techniques[grade.hardest]);
}

static gboolean
passes (const RubricQuery *query, const RubricFacts *facts)
{
  if (query->verdicts != 0 && (query->verdicts & 1u << facts->verdict) == 0)
    return FALSE;
  if (query->stages != 0 && (query->stages & 1u << rubric_stage_of (facts->progress)) == 0)
    return FALSE;
  return !rubric_query_limits_givens (query)
         || (facts->verdict != RUBRIC_VERDICT_UNKNOWN && facts->verdict != RUBRIC_VERDICT_INVALID
             && facts->givens >= query->min_givens && facts->givens <= query->max_givens);
}

static gboolean
passes_grade (const RubricQuery *query, RubricPackedGrade grade)
{
  return (query->levels == 0 || (query->levels & 1u << grade.level) != 0)
         && (query->hardest == SUD_N_TECHNIQUES
             || (grade.level != RUBRIC_LEVEL_UNKNOWN && grade.hardest == query->hardest));
}

/* A puzzle without an ER, or none yet, is outside of every range. */
static gboolean
passes_er (const RubricQuery *query, RubricPackedEr er)
{
  guint tenths = rubric_packed_er_get_tenths (er);

  return !rubric_query_limits_er (query) || (tenths > 0 && tenths >= query->min_er && tenths <= query->max_er);
}

/* Returns: FALSE if it was cancelled */
static gboolean
filter (Run *run)
{
  guint n = rubric_document_get_n_puzzles (run->document);
  const RubricQuery *query = run->query;
  gboolean cancelled = FALSE;
  Needle needle = { NULL };

  if (query->search != NULL)
    needle_init (&needle, query->search);
  for (guint i = 0; i < n && !(cancelled = is_run_cancelled (run, i)); i++)
    if (passes (query, &run->known->facts[i]) && passes_grade (query, run->known->grades[i])
        && passes_er (query, run->known->ers[i])
        && (query->search == NULL || needle.number == i + 1 || has_name (&needle, run->known->grades[i])
            || has_cells (&needle, run->document, i) || has_text (&needle, run->document, i)))
      run->indices[run->n++] = i;
  g_free (needle.folded);
  return !cancelled;
}

/* Returns: less for the puzzle that comes first; puzzles without a level or an ER, and then unknown ones, are last
 * either way */
static guint32
get_rank (const RubricQuery *query, const RubricKnown *known, guint32 index)
{
  const RubricFacts *facts = &known->facts[index];
  RubricPackedGrade grade = known->grades[index];
  RubricPackedEr er = known->ers[index];
  guint32 rank, most = G_MAXUINT8;

  if (query->sort == RUBRIC_SORT_GIVENS)
    rank = facts->givens;
  else if (query->sort == RUBRIC_SORT_VERDICT)
    rank = facts->verdict;
  else if (query->sort == RUBRIC_SORT_PROGRESS)
    rank = facts->progress;
  else if (query->sort == RUBRIC_SORT_ER)
    {
      most = RUBRIC_ER_MAX;
      rank = er == RUBRIC_ER_UNKNOWN ? most + 2
             : er == RUBRIC_ER_NONE  ? most + 1
                                         : rubric_packed_er_get_tenths (er);
    }
  else
    {
      most = RUBRIC_EFFORT_MAX;
      rank = grade.level == RUBRIC_LEVEL_UNKNOWN ? most + 2
             : grade.level == RUBRIC_LEVEL_NONE  ? most + 1
             : query->sort == RUBRIC_SORT_GRADE   ? grade.level
             : query->sort == RUBRIC_SORT_HARDEST ? grade.hardest
                                                  : grade.effort;
    }
  return query->descending && rank <= most ? most - rank : rank;
}

typedef struct
{
  guint32 rank;
  guint32 index;
} Ranked;

/* Counts the digits of the ranks, to know where each begins. */
static void
sort_by_rank_digit (const Ranked *from, Ranked *to, guint n, guint shift)
{
  guint starts[N_RANK_DIGITS + 1] = { 0 };

  for (guint i = 0; i < n; i++)
    starts[(from[i].rank >> shift) % N_RANK_DIGITS + 1]++;
  for (guint digit = 0; digit < N_RANK_DIGITS; digit++)
    starts[digit + 1] += starts[digit];
  for (guint i = 0; i < n; i++)
    to[starts[(from[i].rank >> shift) % N_RANK_DIGITS]++] = from[i];
}

static gboolean
sort_by_rank (Run *run)
{
  g_autofree Ranked *ranked = g_new (Ranked, run->n), *other = g_new (Ranked, run->n);

  for (guint i = 0; i < run->n; i++)
    ranked[i] = (Ranked){ get_rank (run->query, run->known, run->indices[i]), run->indices[i] };
  sort_by_rank_digit (ranked, other, run->n, 0);
  sort_by_rank_digit (other, ranked, run->n, RANK_BITS);
  for (guint i = 0; i < run->n; i++)
    run->indices[i] = ranked[i].index;
  return TRUE;
}

static gboolean
sort_by_number (Run *run)
{
  for (guint i = 0; run->query->descending && i < run->n / 2; i++)
    {
      guint32 index = run->indices[i];

      run->indices[i] = run->indices[run->n - 1 - i];
      run->indices[run->n - 1 - i] = index;
    }
  return TRUE;
}

typedef struct
{
  const char *key;
  guint32 index;
} TextKey;

static int
compare_ascending (const void *a, const void *b)
{
  const TextKey *x = a, *y = b;
  int order = strcmp (x->key, y->key);

  return order != 0 ? order : x->index < y->index ? -1 : 1;
}

static int
compare_descending (const void *a, const void *b)
{
  const TextKey *x = a, *y = b;
  int order = strcmp (y->key, x->key);

  return order != 0 ? order : x->index < y->index ? -1 : 1;
}

/* Returns: (nullable): a key that sorts as people do, whatever the case, and "Puzzle 2" before "Puzzle 10" */
static char *
create_text_key (RubricDocument *document, guint index, RubricInfoField field)
{
  g_autoptr (RubricInfo) info = read_texts (document, index);
  const char *text = info != NULL ? info->field[field] : NULL;
  g_autofree char *folded = text != NULL ? g_utf8_casefold (text, -1) : NULL;

  return folded != NULL ? g_utf8_collate_key_for_filename (folded, -1) : NULL;
}

/* Puzzles without a text stay in their order after the others; if most have none, few are to be sorted. */
static gboolean
sort_by_text (Run *run, RubricInfoField field)
{
  GStringChunk *keys = g_string_chunk_new (1 << 16);
  g_autoptr (GArray) texts = g_array_new (FALSE, FALSE, sizeof (TextKey));
  gboolean cancelled = FALSE;
  guint n_others = 0;

  for (guint i = 0; i < run->n && !(cancelled = is_run_cancelled (run, i)); i++)
    {
      g_autofree char *key = create_text_key (run->document, run->indices[i], field);
      TextKey text = { key != NULL ? g_string_chunk_insert (keys, key) : NULL, run->indices[i] };

      if (key != NULL)
        g_array_append_val (texts, text);
      else
        run->indices[n_others++] = run->indices[i];
    }
  if (!cancelled)
    {
      g_array_sort (texts, run->query->descending ? compare_descending : compare_ascending);
      memmove (run->indices + texts->len, run->indices, n_others * sizeof *run->indices);
      for (guint i = 0; i < texts->len; i++)
        run->indices[i] = g_array_index (texts, TextKey, i).index;
    }
  g_string_chunk_free (keys);
  return !cancelled;
}

static gboolean
sort_puzzles (Run *run)
{
  RubricInfoField field;

  if (rubric_sort_get_field (run->query->sort, &field))
    return sort_by_text (run, field);
  return run->query->sort == RUBRIC_SORT_NUMBER ? sort_by_number (run) : sort_by_rank (run);
}

guint32 *
rubric_query_run (const RubricQuery *self, RubricDocument *document, const RubricKnown *known,
                  const atomic_bool *cancel, guint *n)
{
  Run run = { .query = self, .document = document, .known = known, .cancel = cancel };

  *n = rubric_document_get_n_puzzles (document);
  if (!has_filters (self) && self->sort == RUBRIC_SORT_NUMBER && !self->descending)
    return NULL;
  run.indices = g_new (guint32, *n);
  if (!filter (&run) || !sort_puzzles (&run))
    {
      g_free (run.indices);
      return NULL;
    }
  *n = run.n;
  return g_renew (guint32, run.indices, MAX (run.n, 1));
}

static int
compare_numbers (guint a, guint b)
{
  return (a > b) - (a < b);
}

/* Puzzles without a text are last either way. */
static int
compare_texts (const RubricQuery *query, RubricDocument *document, RubricInfoField field, guint a, guint b)
{
  g_autofree char *x = create_text_key (document, a, field);
  g_autofree char *y = create_text_key (document, b, field);

  if (x == NULL || y == NULL)
    return (x == NULL) - (y == NULL);
  return query->descending ? strcmp (y, x) : strcmp (x, y);
}

/* Compares two puzzles as the sorts above do. */
static int
compare_puzzles (const RubricQuery *query, RubricDocument *document, const RubricKnown *known, guint a, guint b)
{
  RubricInfoField field;
  int order;

  if (query->sort == RUBRIC_SORT_NUMBER)
    return query->descending ? compare_numbers (b, a) : compare_numbers (a, b);
  if (rubric_sort_get_field (query->sort, &field))
    order = compare_texts (query, document, field, a, b);
  else
    order = compare_numbers (get_rank (query, known, a), get_rank (query, known, b));
  return order != 0 ? order : compare_numbers (a, b);
}

guint
rubric_query_count_before (const RubricQuery *self, RubricDocument *document, const RubricKnown *known,
                           const guint32 *order, guint n, guint index)
{
  guint low = 0, high = n;

  while (low < high)
    {
      guint middle = low + (high - low) / 2;

      if (compare_puzzles (self, document, known, order != NULL ? order[middle] : middle, index) < 0)
        low = middle + 1;
      else
        high = middle;
    }
  return low;
}
