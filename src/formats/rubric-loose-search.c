/* rubric-loose-search.c - in which ways a text is looked at for puzzles, and in which order
 *
 *     rows in the order of their names, then
 *     givens that data tells from other digits, or
 *     elements of a page that are columns or boxes, or
 *     the text as it stands, grids side by side, data with places, and where nothing is found, the scripts of a page
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "rubric-loose-code.h"

#include "rubric-loose-labels.h"
#include "rubric-loose-listed.h"
#include "rubric-loose-mail.h"
#include "rubric-loose-members.h"
#include "rubric-loose-records.h"
#include "rubric-loose-rewritten.h"
#include "rubric-loose-signed.h"
#include "rubric-loose-sheet.h"
#include "rubric-loose-sides.h"
#include "rubric-loose-stated.h"
#include "rubric-loose-workbook.h"

#include "rubric-html.h"
#include "rubric-lines.h"
#include "rubric-places.h"
#include "rubric-variant.h"

#include <string.h>

static int
compare_finds (gconstpointer a, gconstpointer b)
{
  const RubricLooseFind *first = a, *second = b;

  return first->start < second->start ? -1 : first->start > second->start;
}

static gboolean
overlap (const RubricLooseFind *a, const RubricLooseFind *b)
{
  return a->start < b->end && b->start < a->end;
}

/* Whether one is the other with rows for columns: one puzzle, and nothing tells which of them it is. */
static gboolean
are_turned (const RubricLooseFind *a, const RubricLooseFind *b)
{
  RubricLooseFind turned = *a;

  rubric_loose_turn (&turned);
  return memcmp (&turned.grid, &b->grid, sizeof turned.grid) == 0 && memcmp (&a->grid, &b->grid, sizeof a->grid) != 0;
}

/* What is left in the place of another is as good as that. */
static void
count_rivals (RubricLoose *self)
{
  for (guint i = 1; i < self->finds->len; i++)
    {
      const RubricLooseFind *before = &g_array_index (self->finds, RubricLooseFind, i - 1);
      const RubricLooseFind *find = &g_array_index (self->finds, RubricLooseFind, i);

      self->rivals += overlap (before, find) || are_turned (before, find);
    }
}

/* None takes more than half of the places that may be looked at, so that some are left for those that follow. */
static void
search (RubricLoose *self)
{
  static void (*const searchers[]) (RubricLoose *loose)
      = { rubric_loose_search_rows, rubric_loose_search_tables, rubric_loose_search_columns, rubric_loose_search_runs };

  for (guint i = 0; i < G_N_ELEMENTS (searchers); i++)
    {
      guint kept = i + 1 < G_N_ELEMENTS (searchers) ? self->windows / 2 : 0;

      self->windows -= kept;
      searchers[i](self);
      self->windows += kept;
    }
}

/* Tags and attributes may name a variant, too. */
static void
search_data (RubricLoose *self, const char *text, gsize length)
{
  RubricPlacesTold told = { 0 };
  g_autofree char *data = rubric_loose_dup_data (self, text, length, &told);

  if (told.size > 0)
    self->near_rows = self->near_cells = told.size;
  self->ways.untold |= told.turnable;
  self->ways.unboxed |= told.boxes;
  if (data == NULL)
    return;
  rubric_loose_names_variant (self);
  rubric_loose_read_text (self, data, strlen (data));
  search (self);
}

/* Looks for grids side by side in what has been read of @text. */
static void
search_cut (RubricLoose *self, const char *text, gsize length)
{
  static const char delimiters[] = { '\0', '\t', ',', ';', ' ' };
  g_autoptr (GArray) numbers = g_array_new (FALSE, FALSE, sizeof (guint));

  for (guint i = 0; i < G_N_ELEMENTS (delimiters) && self->finds->len == 0; i++)
    {
      g_autofree char *below = rubric_loose_cut (self, delimiters[i], numbers);

      if (below == NULL)
        continue;
      rubric_loose_names_variant (self);
      rubric_loose_read_text (self, below, strlen (below));
      for (guint k = 0; k < MIN (numbers->len, self->lines->len); k++)
        {
          RubricLooseLine *line = rubric_loose_get_line (self, k);

          line->number = g_array_index (numbers, guint, k);
          line->taken = line->number == 0;
        }
      search (self);
      if (self->finds->len == 0)
        rubric_loose_read_text (self, text, length);
    }
}

/* Adds what @change makes of the find at @index: one of them is right. */
static void
offer_one (RubricLoose *self, guint index, void (*change) (RubricLooseFind *find))
{
  RubricLooseFind find = g_array_index (self->finds, RubricLooseFind, index);

  if (self->finds->len == RUBRIC_LOOSE_MAX_FINDS)
    return;
  change (&find);
  g_array_append_val (self->finds, find);
}

/* Each by what stands beside it. */
static void
turn_told (RubricLoose *self, const char *text)
{
  const char *start = self->chars->str, *end = start + self->chars->len;
  RubricLooseTurn labels = self->finds->len > 0 ? rubric_loose_read_labels (text) : RUBRIC_LOOSE_NOT_TURNED;

  for (guint i = 0, n = self->finds->len; i < n; i++)
    {
      RubricLooseFind *find = &g_array_index (self->finds, RubricLooseFind, i);
      RubricLooseCode code = rubric_loose_read_code (find, start, end);
      RubricLooseTurn told = MAX (rubric_loose_tell_turned (self, find, labels), rubric_loose_tell_sides (self, find));
      RubricLooseTurn turn = code.turned ? RUBRIC_LOOSE_TURNED : told;

      if (code.flipped)
        rubric_loose_flip (find);
      code.mirrored ^= rubric_loose_falls (self, find);
      if (code.mirrored)
        rubric_loose_mirror (find);
      if (turn == RUBRIC_LOOSE_TURNED)
        rubric_loose_turn (find);
      self->ways.flipped |= code.flipped || code.mirrored;
      self->ways.turned |= turn == RUBRIC_LOOSE_TURNED;
      if (turn == RUBRIC_LOOSE_PERHAPS_TURNED)
        offer_one (self, i, rubric_loose_turn);
    }
}

/* Keeps each find, and what @change makes of it: one of them is right. */
static void
offer (RubricLoose *self, void (*change) (RubricLooseFind *find))
{
  for (guint i = 0, n = self->finds->len; i < n; i++)
    offer_one (self, i, change);
}

/* As a page shows them. */
static void
show_finds (RubricLoose *self, const char *text)
{
  RubricLoosePage page = { FALSE };

  if (self->finds->len > 0 && strpbrk (text, "<{") != NULL)
    page = rubric_loose_read_page (text);
  self->ways.mirrored = page.leftwards;
  self->ways.upwards |= page.upwards;
  for (guint i = 0; i < self->finds->len && page.leftwards; i++)
    rubric_loose_mirror (&g_array_index (self->finds, RubricLooseFind, i));
  if (page.either_way)
    offer (self, rubric_loose_mirror);
  if (page.columns && !self->ways.turned && !self->ways.ordered && !self->ways.untold)
    offer (self, rubric_loose_turn);
}

/* The one solution, the clashes and the looks are the same. */
static void
turn_columns (RubricLoose *self)
{
  self->ways.turned = self->finds->len > 0;
  for (guint i = 0; i < self->finds->len; i++)
    rubric_loose_turn (&g_array_index (self->finds, RubricLooseFind, i));
}

/* Elements of a page tell more than what is to be seen of it. Returns: whether there are any */
static gboolean
search_elements (RubricLoose *self, const char *text)
{
  g_autofree char *level = rubric_html_level (text);
  g_autoptr (GString) cells = g_string_new (NULL);
  RubricLooseOrder order = rubric_loose_find_elements (level, cells);

  if (order == RUBRIC_LOOSE_ROWS)
    return FALSE;
  rubric_loose_names_variant (self);
  self->ways.boxes = order == RUBRIC_LOOSE_BOXES;
  rubric_loose_read_text (self, cells->str, cells->len);
  search (self);
  rubric_loose_take_marked (self, level, self->ways.unboxed ? RUBRIC_LOOSE_BOXES : RUBRIC_LOOSE_ROWS);
  self->ways.broken = cells->len == 0 || (cells->len > SUD_CELLS + 1 && self->finds->len < cells->len / (SUD_CELLS + 1));
  if (self->ways.broken)
    g_array_set_size (self->finds, 0);
  if (order == RUBRIC_LOOSE_COLUMNS)
    turn_columns (self);
  return TRUE;
}

/* Where data tells givens from other digits these are no part of the puzzle. Returns: whether it does */
static gboolean
search_givens (RubricLoose *self, const char *text)
{
  RubricPlacesTold told = { 0 };
  g_autofree char *line = NULL;

  if (!rubric_places_find_givens (text, &line, &told))
    return FALSE;
  self->ways.untold |= told.turnable;
  rubric_loose_names_variant (self);
  rubric_loose_read_text (self, line != NULL ? line : "", line != NULL ? strlen (line) : 0);
  search (self);
  self->ways.masked = self->finds->len > 0;
  return TRUE;
}

/* Only what has one solution, and no solutions: boards of programs often have none, and a page does not show those. */
static void
search_scripts (RubricLoose *self, const char *text)
{
  g_autofree char *scripts = rubric_html_find_scripts (text);

  if (scripts == NULL)
    return;
  rubric_loose_read_text (self, scripts, strlen (scripts));
  search (self);
  for (guint i = self->finds->len; i > 0; i--)
    {
      const RubricLooseFind *find = &g_array_index (self->finds, RubricLooseFind, i - 1);

      if (find->verdict != SUD_VERDICT_ONE || sud_grid_count_filled (&find->grid) == SUD_CELLS)
        g_array_remove_index (self->finds, i - 1);
    }
}

/* Elements with nine cells each, whatever they are called, may be boxes where they cannot be rows. */
static void
search_boxes (RubricLoose *self, const char *page)
{
  g_autoptr (GString) cells = g_string_new (NULL);

  if (!self->clashes || self->ways.boxes || !rubric_loose_find_boxes (page, cells))
    return;
  self->ways.boxes = TRUE;
  rubric_loose_read_text (self, cells->str, cells->len);
  search (self);
}

/* Lists are boxes where only so they have one solution; where they have one either way the person chooses. */
static void
search_boxed_lists (RubricLoose *self, const char *text)
{
  guint n = self->finds->len;
  gboolean rows = FALSE;

  if (self->ways.boxes || (n == 0 && !self->clashes) || !rubric_loose_has_lists (text))
    return;
  self->ways.boxes = n == 0;
  if (n == 0)
    search (self);
  for (guint i = 0; i < n; i++)
    rows |= g_array_index (self->finds, RubricLooseFind, i).verdict == SUD_VERDICT_ONE;
  for (guint i = 0; i < n && self->finds->len < RUBRIC_LOOSE_MAX_FINDS; i++)
    {
      RubricLooseFind *find = &g_array_index (self->finds, RubricLooseFind, i), boxes = *find;

      if ((rows && find->verdict != SUD_VERDICT_ONE) || !rubric_loose_unbox (&boxes))
        continue;
      boxes.verdict = SUD_VERDICT_ONE;
      self->ways.unboxed |= !rows;
      if (rows)
        g_array_append_val (self->finds, boxes);
      else
        *find = boxes;
    }
}

/* Looks at @text, where it is a page, for what its elements tell. */
static void
search_page (RubricLoose *self, const char *text)
{
  g_autofree char *level = NULL;

  if (strchr (text, '<') == NULL)
    return;
  level = rubric_html_level (text);
  if (self->finds->len == 0)
    search_boxes (self, level);
  if (self->finds->len > 0)
    rubric_loose_take_marked (self, level, self->ways.unboxed ? RUBRIC_LOOSE_BOXES : RUBRIC_LOOSE_ROWS);
}

/* Looks at a page whose digits are drawn, and no text. Only what has one solution is a puzzle. */
static void
search_labels (RubricLoose *self, const char *text)
{
  g_autofree char *page = strchr (text, '<') != NULL ? rubric_loose_dup_labelled (text) : NULL;

  if (page == NULL)
    return;
  rubric_loose_names_variant (self);
  rubric_loose_read_text (self, page, strlen (page));
  search (self);
  for (guint i = self->finds->len; i > 0; i--)
    if (g_array_index (self->finds, RubricLooseFind, i - 1).verdict != SUD_VERDICT_ONE)
      g_array_remove_index (self->finds, i - 1);
  search_page (self, page);
}

/* @utf8: the same */
static void
search_text (RubricLoose *self, const char *text, gsize length, const char *utf8)
{
  self->ways.boxes |= rubric_loose_speaks_of_boxes (utf8);
  search (self);
  search_cut (self, text, length);
  search_page (self, utf8);
  search_boxed_lists (self, utf8);
  turn_told (self, utf8);
  if (self->finds->len == 0)
    {
      search_data (self, text, length);
      search_page (self, utf8);
    }
  if (self->finds->len == 0 && !self->clashes && !self->parts && !self->ways.unmarked)
    search_labels (self, utf8);
  show_finds (self, utf8);
}

/* Returns: (transfer full) (nullable): @text with rows that are named in the order of their names, where that is another */
static char *
dup_ordered (const char *text, gboolean *torn, gboolean *upwards)
{
  g_autofree char *ordered = rubric_loose_dup_ordered (text, torn, upwards);
  char *named = *torn ? NULL : rubric_loose_dup_named (ordered != NULL ? ordered : text, torn, upwards);

  return named != NULL ? named : g_steal_pointer (&ordered);
}

/* Takes digits away that are no givens, where anything tells. */
static void
take_givens (RubricLoose *self, const char *text)
{
  rubric_loose_mask (self, text);
  if (!self->ways.masked && !self->ways.marked)
    rubric_loose_take_members (self, text);
  if (!self->ways.masked && !self->ways.marked)
    rubric_loose_take_listed (self, text);
  if (!self->ways.masked && !self->ways.marked)
    rubric_loose_take_signed (self);
}

static RubricLoose *
search_ordered (const char *text, gsize length, const RubricLooseStated *stated)
{
  RubricLoose *self = rubric_loose_new_unsearched ();
  g_autofree char *utf8 = rubric_utf8_from_file (text, MIN (length, RUBRIC_LOOSE_MAX_TEXT));
  g_autofree char *folded = rubric_loose_dup_folded (utf8);
  gboolean torn;
  g_autofree char *ordered = dup_ordered (folded != NULL ? folded : utf8, &torn, &self->ways.upwards);

  torn |= stated->torn;
  self->ways.boxes = stated->boxes;
  self->ways.untold = stated->untold;
  self->ways.ordered = ordered != NULL;
  self->long_text = length > RUBRIC_LOOSE_MAX_TEXT;
  if (ordered != NULL || folded != NULL)
    {
      text = ordered != NULL ? ordered : folded;
      length = strlen (text);
    }
  rubric_loose_read_text (self, text, length);
  self->foreign = rubric_variant_find_title (utf8, &self->title);
  if (self->title == NULL)
    self->title = rubric_loose_dup_titled (utf8);
  self->ways.regions = rubric_loose_draws_regions (self, utf8);
  if (!torn && !search_givens (self, utf8) && !search_elements (self, utf8))
    search_text (self, text, length, ordered != NULL ? ordered : folded != NULL ? folded : utf8);
  if (!torn && self->finds->len == 0)
    search_scripts (self, utf8);
  take_givens (self, utf8);
  if (self->ways.untold)
    offer (self, rubric_loose_turn);
  if (self->ways.upwards)
    offer (self, rubric_loose_flip);
  g_array_sort (self->finds, compare_finds);
  count_rivals (self);
  if (!self->ways.masked)
    self->solutions += rubric_loose_drop_solutions (self);
  rubric_loose_drop_states (self);
  return self;
}

/* Whether elements of a page say that they are columns or boxes. */
static gboolean
has_named_elements (const char *text)
{
  g_autofree char *level = rubric_html_level (text);
  g_autoptr (GString) cells = g_string_new (NULL);

  return rubric_loose_find_elements (level, cells) != RUBRIC_LOOSE_ROWS;
}

/* Where two numbers of a cell have no names, those of what it is in may have. Where no grid is to be seen, cells that say where
 * they stand are one. */
static RubricLoose *
search_whole (const char *text, gsize length)
{
  g_autofree char *utf8 = rubric_utf8_from_file (text, MIN (length, RUBRIC_LOOSE_MAX_TEXT));
  g_autofree char *sheet = rubric_loose_dup_sheet (utf8);
  g_autofree char *book = sheet != NULL ? g_steal_pointer (&sheet) : rubric_loose_dup_workbook (utf8), *records = rubric_loose_dup_records (utf8);
  const char *other = book != NULL ? book : records, *shown = other != NULL ? other : utf8;
  RubricLooseStated stated;
  g_autofree char *placed = rubric_loose_put_in_order (shown, &stated);
  RubricLoose *self;

  if (stated.untold && has_named_elements (shown))
    {
      stated.untold = stated.moved = FALSE;
      g_clear_pointer (&placed, g_free);
    }
  if (stated.moved)
    return search_ordered (placed, strlen (placed), &stated);
  self = search_ordered (other != NULL ? other : text, other != NULL ? strlen (other) : length, &stated);
  if (placed == NULL || self->finds->len > 0)
    return self;
  rubric_loose_free (self);
  return search_ordered (placed, strlen (placed), &stated);
}

/* Where nothing is found, other words for it may help. */
static RubricLoose *
search_rewritten (const char *text, gsize length)
{
  RubricLoose *self = search_whole (text, length), *other;
  g_autofree char *utf8 = NULL, *rewritten = NULL;
  RubricLooseStated stated = { FALSE };

  if (self->finds->len > 0)
    return self;
  utf8 = rubric_utf8_from_file (text, MIN (length, RUBRIC_LOOSE_MAX_TEXT));
  rewritten = rubric_loose_dup_rewritten (utf8, &stated.untold);
  if (rewritten == NULL)
    return self;
  other = search_ordered (rewritten, strlen (rewritten), &stated);
  if (other->finds->len == 0)
    {
      rubric_loose_free (other);
      return self;
    }
  rubric_loose_free (self);
  return other;
}

/* A mail may have been decoded, and kept its header. */
RubricLoose *
rubric_loose_new (const char *text, gsize length)
{
  g_autofree char *utf8 = rubric_utf8_from_file (text, MIN (length, RUBRIC_LOOSE_MAX_TEXT));
  g_autofree char *mail = rubric_loose_dup_mail (utf8);
  g_autoptr (RubricLoose) decoded = mail != NULL ? search_rewritten (mail, strlen (mail)) : NULL;
  RubricLoose *self;

  if (decoded != NULL && decoded->finds->len > 0)
    return g_steal_pointer (&decoded);
  self = search_rewritten (text, length);
  if (decoded == NULL || self->finds->len > 0)
    return self;
  rubric_loose_free (self);
  return g_steal_pointer (&decoded);
}
