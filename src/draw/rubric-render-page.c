/* rubric-render-page.c - pages of puzzles: which puzzles stand on one, and where
 *
 *     +---------------------------+
 *     |  1. Title      2. Title   |   a caption above each puzzle
 *     |  Easy · Author            |
 *     |  What is said about it    |   in up to three lines
 *     |  ▉▉▉▉▉▉▉▉▉▉   ▉▉▉▉▉▉▉▉▉▉  |
 *     |  ▉ 5 3 4  ▉   ▉        ▉  |   in a slot of its own, as large as fits
 *     |  ▉▉▉▉▉▉▉▉▉▉   ▉▉▉▉▉▉▉▉▉▉  |
 *     |       ▉▉▉▉   ▉▉▉▉         |   solutions, upside down
 *     | Name               Page 1 |
 *     +---------------------------+
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "rubric-render-page.h"

#include "rubric-format-error.h"
#include "rubric-render-page-testing.h"
#include "sud-solve.h"

#include <glib/gi18n.h>

/* Points. */
static const double GAP = 20;
static const double FOOT_HEIGHT = 22;
static const double FOOT_SIZE = 9;
static const double TITLE_SIZE_MIN = 6;
static const double TITLE_SIZE_MAX = 14;
static const double SOLUTION_GAP = 12;

static const double LINE_HEIGHT = 1.45;      /* share of the size of its letters */
static const double TITLE_SIZE = 0.045;      /* share of the width of a slot */
static const double DETAIL_SIZE = 0.75;      /* share of the size of the title */
static const double CAPTION_SPACE = 0.4;     /* between caption and grid, as a share of the size of the title */
static const double SOLUTION_HEIGHT = 0.155; /* a row, as a share of the height of the page */
static const double PROBLEM_SIZE = 0.035;    /* share of the side of the grid */

enum
{
  SOLUTIONS_A_ROW = 5,
  DESCRIPTION_LINES = 3,
};

static const guint puzzles_per_page[] = { 1, 2, 4, 6, 9 };

/* The layout of an upright page for each of these numbers. */
static const struct
{
  guint columns;
  guint solution_columns; /* on the pages at the end */
  guint solution_rows;
} layouts[G_N_ELEMENTS (puzzles_per_page)] = {
  { 1, 2, 2 }, { 1, 2, 3 }, { 2, 3, 3 }, { 2, 3, 4 }, { 3, 4, 5 },
};

struct _RubricRenderSource
{
  guint n;
  guint32 *indices;  /* NULL: all puzzles, in their order */
  char **levels;     /* words of others for the level of each of them; NULL: there are none */
  gboolean numbered; /* the puzzles are several, or some of several */
  RubricRenderGet get;
  gpointer data;
  GDestroyNotify destroy;
};

typedef struct
{
  SudSheet sheet;
  RubricInfo *info; /* (nullable) */
} SingleSheet;

typedef struct
{
  guint number; /* from 1; 0: of the only puzzle */
  SudSheet sheet;
  SudSheet solution; /* to stand at the foot */
  SudVerdict verdict;
  RubricInfo *info; /* (nullable) */
  char *problem;    /* NULL if it could be read */
} Item;

struct _RubricRenderPage
{
  RubricRenderPageOptions options;
  char *name;
  guint number;
  guint n_pages;
  gboolean is_end; /* solutions only */
  guint n_items;
  Item *items;
};

typedef struct
{
  double x;
  double y;
  double width;
  double height;
} Box;

static void
single_sheet_free (gpointer data)
{
  SingleSheet *single = data;

  g_clear_pointer (&single->info, rubric_info_free);
  g_free (single);
}

static gboolean
get_single_cb (gpointer data, guint index, SudSheet *sheet, RubricInfo **info, GError **error)
{
  SingleSheet *single = data;

  *sheet = single->sheet;
  *info = single->info != NULL ? rubric_info_copy (single->info) : NULL;
  return TRUE;
}

static gboolean
get_from_document_cb (gpointer data, guint index, SudSheet *sheet, RubricInfo **info, GError **error)
{
  return rubric_document_read (data, index, sheet, info, error);
}

RubricRenderSource *
rubric_render_source_new (guint n, RubricRenderGet get, gpointer data, GDestroyNotify destroy)
{
  RubricRenderSource *self = g_atomic_rc_box_new (RubricRenderSource);

  *self = (RubricRenderSource){ .n = n, .numbered = n > 1, .get = get, .data = data, .destroy = destroy };
  return self;
}

RubricRenderSource *
rubric_render_source_new_sheet (const SudSheet *sheet, const RubricInfo *info)
{
  SingleSheet *single = g_new (SingleSheet, 1);

  *single = (SingleSheet){ *sheet, info != NULL ? rubric_info_copy (info) : NULL };
  return rubric_render_source_new (1, get_single_cb, single, single_sheet_free);
}

RubricRenderSource *
rubric_render_source_new_document (RubricDocument *document)
{
  return rubric_render_source_new (rubric_document_get_n_puzzles (document), get_from_document_cb,
                                   g_object_ref (document), g_object_unref);
}

RubricRenderSource *
rubric_render_source_new_some (RubricDocument *document, const guint32 *indices, const char *const *levels, guint n)
{
  RubricRenderSource *self = rubric_render_source_new_document (document);

  self->n = n;
  self->indices = g_memdup2 (indices, n * sizeof *indices);
  self->levels = g_memdup2 (levels, levels != NULL ? n * sizeof *levels : 0);
  return self;
}

RubricRenderSource *
rubric_render_source_ref (RubricRenderSource *self)
{
  return g_atomic_rc_box_acquire (self);
}

static void
clear_source (gpointer data)
{
  RubricRenderSource *self = data;

  if (self->destroy != NULL)
    self->destroy (self->data);
  g_free (self->indices);
  g_free (self->levels);
}

void
rubric_render_source_unref (RubricRenderSource *self)
{
  g_atomic_rc_box_release_full (self, clear_source);
}

guint
rubric_render_source_get_n_puzzles (const RubricRenderSource *self)
{
  return self->n;
}

static guint
find_source_index (const RubricRenderSource *self, guint i)
{
  return self->indices != NULL ? self->indices[i] : i;
}

guint
rubric_render_source_get_number (const RubricRenderSource *self, guint index)
{
  return self->numbered ? find_source_index (self, index) + 1 : 0;
}

static void
tell_level (RubricInfo **info, const char *level)
{
  if (*info == NULL)
    *info = rubric_info_new ();
  if ((*info)->field[RUBRIC_INFO_LEVEL] == NULL)
    rubric_info_set (*info, RUBRIC_INFO_LEVEL, level);
}

gboolean
rubric_render_source_get (const RubricRenderSource *self, guint index, SudSheet *sheet, RubricInfo **info,
                          GError **error)
{
  g_return_val_if_fail (index < self->n, FALSE);

  if (!self->get (self->data, find_source_index (self, index), sheet, info, error))
    return FALSE;
  if (self->levels != NULL && self->levels[index] != NULL)
    tell_level (info, self->levels[index]);
  return TRUE;
}

const guint *
rubric_render_per_page (guint *n)
{
  *n = G_N_ELEMENTS (puzzles_per_page);
  return puzzles_per_page;
}

static guint
find_layout (const RubricRenderPageOptions *options)
{
  guint i = 0;

  while (i + 1 < G_N_ELEMENTS (layouts) && puzzles_per_page[i] < options->per_page)
    i++;
  return i;
}

static guint
count_solutions_per_page (const RubricRenderPageOptions *options)
{
  guint layout = find_layout (options);

  return layouts[layout].solution_columns * layouts[layout].solution_rows;
}

static guint
divide_up (guint n, guint by)
{
  return n / by + (n % by != 0);
}

static guint
count_puzzle_pages (const RubricRenderPageOptions *options, guint n_puzzles)
{
  return divide_up (n_puzzles, puzzles_per_page[find_layout (options)]);
}

guint
rubric_render_count_pages (const RubricRenderPageOptions *options, guint n_puzzles)
{
  gboolean more = options->solutions == RUBRIC_SOLUTIONS_AT_END;

  return count_puzzle_pages (options, n_puzzles)
         + (more ? divide_up (n_puzzles, count_solutions_per_page (options)) : 0);
}

SudVerdict
rubric_render_solve (SudSheet *sheet, unsigned origins, const atomic_bool *cancel)
{
  SudGrid grid = sud_sheet_get_grid (sheet, origins & SUD_ORIGINS_PERSON);
  SudResult result, smallest;

  sud_solve_count (&grid, 2, cancel, &result);
  if (result.verdict == SUD_VERDICT_MANY)
    {
      sud_solve_smallest (&grid, 1, cancel, &smallest);
      result.first = smallest.first;
      if (smallest.solutions == 0)
        result.verdict = SUD_VERDICT_CANCELLED;
    }
  if (result.verdict != SUD_VERDICT_ONE && result.verdict != SUD_VERDICT_MANY)
    return result.verdict;
  sud_sheet_erase (sheet, SUD_ORIGIN_SOLVED);
  if (!(origins & 1u << SUD_ORIGIN_ENTERED))
    sud_sheet_erase (sheet, SUD_ORIGIN_ENTERED);
  sud_sheet_fill (sheet, &result.first);
  return result.verdict;
}

static void
solve_item (RubricRenderPage *self, Item *item, const atomic_bool *cancel)
{
  /* A solution apart from the puzzle is the one of the givens: entries may be wrong. */
  gboolean any = sud_sheet_count (&item->sheet, SUD_ORIGIN_GIVEN) > 0;

  item->solution = item->sheet;
  if (self->is_end || self->options.solutions == RUBRIC_SOLUTIONS_AT_FOOT)
    item->verdict = rubric_render_solve (&item->solution, any ? SUD_ORIGINS_GIVEN : SUD_ORIGINS_PERSON, cancel);
  else if (self->options.solutions == RUBRIC_SOLUTIONS_IN_PLACE)
    item->verdict = rubric_render_solve (&item->sheet, self->options.sheet.origins, cancel);
}

static gboolean
prepare_items (RubricRenderPage *self, const RubricRenderSource *source, guint first, guint n,
               const atomic_bool *cancel)
{
  self->items = g_new0 (Item, n);
  for (; self->n_items < n; self->n_items++)
    {
      Item *item = &self->items[self->n_items];
      g_autoptr (GError) error = NULL;

      if (cancel != NULL && atomic_load (cancel))
        return FALSE;
      item->number = rubric_render_source_get_number (source, first + self->n_items);
      item->verdict = SUD_VERDICT_ONE;
      if (rubric_render_source_get (source, first + self->n_items, &item->sheet, &item->info, &error))
        solve_item (self, item, cancel);
      else
        item->problem = rubric_sentence_from_message (error->message);
    }
  return cancel == NULL || !atomic_load (cancel);
}

RubricRenderPage *
rubric_render_page_new (const RubricRenderSource *source, const RubricRenderPageOptions *options, const char *name,
                        guint number, const atomic_bool *cancel)
{
  g_autoptr (RubricRenderPage) self = g_new0 (RubricRenderPage, 1);
  guint n_puzzles = rubric_render_source_get_n_puzzles (source);
  guint n_puzzle_pages = count_puzzle_pages (options, n_puzzles), per_page, first;

  self->options = *options;
  self->name = g_strdup (name);
  self->number = number;
  self->n_pages = rubric_render_count_pages (options, n_puzzles);
  self->is_end = number >= n_puzzle_pages;
  g_return_val_if_fail (number < self->n_pages, NULL);

  per_page = self->is_end ? count_solutions_per_page (options) : puzzles_per_page[find_layout (options)];
  first = (self->is_end ? number - n_puzzle_pages : number) * per_page;
  if (!prepare_items (self, source, first, MIN (per_page, n_puzzles - first), cancel))
    return NULL;
  return g_steal_pointer (&self);
}

void
rubric_render_page_free (RubricRenderPage *self)
{
  for (guint i = 0; i < self->n_items; i++)
    {
      g_clear_pointer (&self->items[i].info, rubric_info_free);
      g_free (self->items[i].problem);
    }
  g_free (self->items);
  g_free (self->name);
  g_free (self);
}

static const char *
get_item_field (const Item *item, RubricInfoField field)
{
  return item->info != NULL ? item->info->field[field] : NULL;
}

/* Returns: (transfer full) (nullable): "12. Title" */
static char *
make_title (const RubricRenderPage *self, const Item *item)
{
  const char *title = self->options.titles ? get_item_field (item, RUBRIC_INFO_TITLE) : NULL;

  if (item->number == 0)
    return g_strdup (title);
  if (title == NULL)
    /* Translators: above a puzzle that is one of several, %u is its number */
    return g_strdup_printf (_ ("Puzzle %u"), item->number);
  /* Translators: above a puzzle that is one of several, %1$u is its number, %2$s its title */
  return g_strdup_printf (_ ("%1$u. %2$s"), item->number, title);
}

/* Returns: (transfer full) (nullable): "Easy · Author · no solution" */
static char *
make_details (const RubricRenderPage *self, const Item *item)
{
  static const RubricInfoField fields[] = { RUBRIC_INFO_LEVEL, RUBRIC_INFO_AUTHOR, RUBRIC_INFO_SOURCE };
  g_autoptr (GPtrArray) parts = g_ptr_array_new ();

  for (guint i = 0; self->options.titles && i < G_N_ELEMENTS (fields); i++)
    if (get_item_field (item, fields[i]) != NULL)
      g_ptr_array_add (parts, (gpointer)get_item_field (item, fields[i]));
  if (item->verdict == SUD_VERDICT_NONE || item->verdict == SUD_VERDICT_INVALID)
    g_ptr_array_add (parts, (gpointer)_ ("no solution"));
  else if (item->verdict == SUD_VERDICT_MANY)
    g_ptr_array_add (parts, (gpointer)_ ("one of several solutions"));
  if (parts->len == 0)
    return NULL;
  g_ptr_array_add (parts, NULL);
  return g_strjoinv (" · ", (char **)parts->pdata);
}

/* Returns: (transfer full) (nullable): the description, as one paragraph */
static char *
make_description (const RubricRenderPage *self, const Item *item)
{
  char *text = self->options.titles && !self->is_end ? g_strdup (get_item_field (item, RUBRIC_INFO_DESCRIPTION)) : NULL;

  return text != NULL ? g_strdelimit (text, "\r\n", ' ') : NULL;
}

static double
clamp_title_size (double width)
{
  return CLAMP (width * TITLE_SIZE, TITLE_SIZE_MIN, TITLE_SIZE_MAX);
}

/* Draws the grid, and in it the problem of a puzzle that could not be read. */
static void
draw_puzzle (const RubricRenderPage *self, RubricRender *render, const Item *item, gboolean solved, const Box *box)
{
  RubricRenderOptions options = self->options.sheet;

  if (solved || self->options.solutions == RUBRIC_SOLUTIONS_IN_PLACE)
    options.origins |= 1u << SUD_ORIGIN_SOLVED;
  if (solved)
    options.marks = options.colours = FALSE;
  rubric_render_sheet (render, solved ? &item->solution : &item->sheet, &options, box->x, box->y, box->width);
  if (item->problem != NULL)
    {
      double size = box->width * PROBLEM_SIZE, edge = size;

      rubric_render_paragraph (render, &(RubricRenderText){ item->problem, size, FALSE, RUBRIC_INK_GREY,
                                                            PANGO_ALIGN_CENTER },
                               box->x + edge, box->y + edge, box->width - 2 * edge, box->height - 2 * edge);
    }
}

/* The heights of the caption above each puzzle of a page: the same for all, or their grids would differ in size. */
typedef struct
{
  double size; /* letters of the title */
  double title;
  double details;
  double description;
  double space;
} Caption;

static double
caption_height (const Caption *caption)
{
  return caption->title + caption->details + caption->description + caption->space;
}

static RubricRenderText
format_details (const Caption *caption, const char *words)
{
  return (RubricRenderText){ words, caption->size * DETAIL_SIZE, FALSE, RUBRIC_INK_GREY, PANGO_ALIGN_LEFT };
}

/* Tall descriptions leave a small grid, and lines are as wide as the grid: all are measured at the narrowest. */
static void
make_room_for_descriptions (const RubricRenderPage *self, RubricRender *render, const Box *slot, Caption *caption)
{
  double highest = DESCRIPTION_LINES * caption->size * DETAIL_SIZE * LINE_HEIGHT;
  double width = MIN (slot->width, slot->height - caption_height (caption) - highest), height = 0;

  for (guint i = 0; i < self->n_items; i++)
    {
      g_autofree char *description = make_description (self, &self->items[i]);
      RubricRenderText text = format_details (caption, description);

      if (description != NULL)
        height = MAX (height, rubric_render_measure (render, &text, width, DESCRIPTION_LINES));
    }
  caption->description = height;
}

static Caption
find_caption (const RubricRenderPage *self, RubricRender *render, const Box *slot)
{
  double size = clamp_title_size (slot->width);
  Caption caption = { .size = size };

  for (guint i = 0; i < self->n_items; i++)
    {
      g_autofree char *title = make_title (self, &self->items[i]);
      g_autofree char *details = make_details (self, &self->items[i]);

      if (title != NULL)
        caption.title = size * LINE_HEIGHT;
      if (details != NULL)
        caption.details = size * DETAIL_SIZE * LINE_HEIGHT;
    }
  make_room_for_descriptions (self, render, slot, &caption);
  if (caption_height (&caption) > 0)
    caption.space = size * CAPTION_SPACE;
  return caption;
}

/* A puzzle under its caption, together in the middle of @slot. */
static void
draw_slot (const RubricRenderPage *self, RubricRender *render, const Item *item, const Caption *caption,
           const Box *slot)
{
  g_autofree char *title = make_title (self, item);
  g_autofree char *details = make_details (self, item);
  g_autofree char *description = make_description (self, item);
  double height = caption_height (caption), side = MIN (slot->width, slot->height - height);
  Box box = { slot->x + (slot->width - side) / 2, slot->y + (slot->height - side - height) / 2, side, side };
  RubricRenderText text = { title, caption->size, TRUE, RUBRIC_INK_BLACK, PANGO_ALIGN_LEFT };

  if (title != NULL)
    rubric_render_text (render, &text, box.x, box.y, side);
  text = format_details (caption, details);
  if (details != NULL)
    rubric_render_text (render, &text, box.x, box.y + caption->title, side);
  text = format_details (caption, description);
  if (description != NULL)
    rubric_render_paragraph (render, &text, box.x, box.y + caption->title + caption->details, side,
                             rubric_render_measure (render, &text, side, DESCRIPTION_LINES));
  box.y += height;
  draw_puzzle (self, render, item, self->is_end, &box);
}

static Box
find_slot (const Box *box, guint columns, guint rows)
{
  return (Box){ box->x, box->y, (box->width - (columns - 1) * GAP) / columns, (box->height - (rows - 1) * GAP) / rows };
}

/* Lays the slots out upright, or the other way round if that leaves more room for each. */
static void
draw_slots (const RubricRenderPage *self, RubricRender *render, const Box *box)
{
  guint layout = find_layout (&self->options);
  guint columns = self->is_end ? layouts[layout].solution_columns : layouts[layout].columns;
  guint rows = self->is_end ? layouts[layout].solution_rows : puzzles_per_page[layout] / columns;
  Box slot = find_slot (box, columns, rows), turned = find_slot (box, rows, columns);
  Caption caption;

  if (MIN (turned.width, turned.height) > MIN (slot.width, slot.height))
    {
      slot = turned;
      columns = rows;
    }
  caption = find_caption (self, render, &slot);
  for (guint i = 0; i < self->n_items; i++)
    {
      Box at = { box->x + i % columns * (slot.width + GAP), box->y + i / columns * (slot.height + GAP), slot.width,
                 slot.height };

      draw_slot (self, render, &self->items[i], &caption, &at);
    }
}

/* Upside down, so that nobody reads them by accident: drawn from the corner that is the upper left one then. */
static double
draw_solutions (const RubricRenderPage *self, RubricRender *render, cairo_t *cr, const Box *box)
{
  guint rows = (self->n_items + SOLUTIONS_A_ROW - 1) / SOLUTIONS_A_ROW;
  guint columns = (self->n_items + rows - 1) / rows;
  double row_height = MIN (box->height * SOLUTION_HEIGHT, (box->width + SOLUTION_GAP) / columns);
  double side = row_height - SOLUTION_GAP, size = self->items[0].number > 0 ? clamp_title_size (0) : 0;
  double width = columns * row_height - SOLUTION_GAP;

  side -= size * LINE_HEIGHT;
  cairo_save (cr);
  cairo_translate (cr, box->x + (box->width + width) / 2, box->y + box->height);
  cairo_rotate (cr, G_PI);
  for (guint i = 0; i < self->n_items; i++)
    {
      Box grid = { i % columns * row_height, i / columns * row_height + size * LINE_HEIGHT, side, side };
      g_autofree char *title = make_title (self, &self->items[i]);

      if (size > 0)
        rubric_render_text (render, &(RubricRenderText){ title, size, FALSE, RUBRIC_INK_GREY, PANGO_ALIGN_LEFT },
                            grid.x, grid.y - size * LINE_HEIGHT, side);
      draw_puzzle (self, render, &self->items[i], TRUE, &grid);
    }
  cairo_restore (cr);
  return rows * row_height + GAP;
}

static void
draw_foot (const RubricRenderPage *self, RubricRender *render, const Box *box)
{
  /* Translators: at the foot of a page, %1$u is its number, %2$u how many pages there are */
  g_autofree char *number = g_strdup_printf (_ ("Page %1$u of %2$u"), self->number + 1, self->n_pages);
  RubricRenderText text = { number, FOOT_SIZE, FALSE, RUBRIC_INK_GREY, PANGO_ALIGN_RIGHT };
  double y = box->y + box->height - FOOT_SIZE * LINE_HEIGHT;

  rubric_render_text (render, &text, box->x, y, box->width);
  if (self->name == NULL)
    return;
  text.text = self->name;
  text.alignment = PANGO_ALIGN_LEFT;
  rubric_render_text (render, &text, box->x, y, box->width * 0.75);
}

void
rubric_render_page_draw (const RubricRenderPage *self, cairo_t *cr, double width, double height)
{
  g_autoptr (RubricRender) render = rubric_render_new (cr, FALSE);
  Box box = { 0, 0, width, height };

  if (self->options.page_numbers && self->n_pages > 1)
    {
      draw_foot (self, render, &box);
      box.height -= FOOT_HEIGHT;
    }
  if (self->options.solutions == RUBRIC_SOLUTIONS_AT_FOOT)
    box.height -= draw_solutions (self, render, cr, &box);
  draw_slots (self, render, &box);
}
