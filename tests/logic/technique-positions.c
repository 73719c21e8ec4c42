/* technique-positions.c - looks for positions to practise on:
 * technique-positions [-n COUNT] [-k POSITIONS] [-s SECONDS] [-t TECHNIQUE] FILE
 *
 * Walks the puzzles of FILE and prints for each technique positions that show it, as data/techniques/positions.txt
 * holds them, the clearest first: at best no easier technique finds anything, there are few steps, and much is filled
 * in. All steps of the technique there write a digit, or all rule out. Where the walk has led to too few, it goes
 * over the puzzles again and looks for the technique wherever there are no singles, as long as there is time: the
 * harder the easiest that is found there, the better. So hard puzzles are best put first. With -k the positions of a
 * file of this kind where nothing easier is found come first, as they stand. With -t it looks for that technique
 * alone, and an unusual one is taken for a usual one on the way.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "logic-testing.h"
#include "practice-position.h"
#include "sud-grade.h"

enum
{
  MAX_KEPT = 16,
  UNNATURAL = 1000, /* cost of something easier, and of each level that it is easier by */
  EARLIER = 10,     /* of each technique of the table that comes before */
  STANDING = -1000000, /* cost of the first that is kept from before */
};

typedef struct
{
  int cost;  /* how unclear the position is as a lesson */
  int extra; /* and what it costs that there is something easier */
  PracticePosition position;
} Kept;

typedef struct
{
  SudLogic *logic;
  SudOrder order;
  SudTechniqueId only; /* SUD_N_TECHNIQUES: all */
  int wanted;
  int n[SUD_N_TECHNIQUES];
  Kept kept[SUD_N_TECHNIQUES][MAX_KEPT];
} Search;

static int count_wanted = 4, seconds = 60;
static char *only, *standing, **arguments;

static const GOptionEntry entries[] = {
  { "count", 'n', 0, G_OPTION_ARG_INT, &count_wanted, "How many of each, at most 16, at most one of a puzzle", "COUNT" },
  { "keep", 'k', 0, G_OPTION_ARG_FILENAME, &standing, "Keep those where nothing easier is found", "POSITIONS" },
  { "seconds", 's', 0, G_OPTION_ARG_INT, &seconds, "How long to look everywhere for the rare ones", "SECONDS" },
  { "technique", 't', 0, G_OPTION_ARG_STRING, &only, "Look for this one alone", "TECHNIQUE" },
  { G_OPTION_REMAINING, 0, 0, G_OPTION_ARG_FILENAME_ARRAY, &arguments, NULL, "FILE" },
  { NULL },
};

static int
count_outcome (const SudStep *step)
{
  int n = sud_cells_count (sud_step_writes (step));

  for (int i = 0; i < SUD_SIZE; i++)
    n += sud_cells_count (step->out[i]);
  return n;
}

/* Whether its templates are too many by those of the digit alone: nobody keeps those of all digits in mind. */
static gboolean
is_beside_others (const SudStep *step)
{
  return (step->technique == SUD_TECHNIQUE_TEMPLATE_SET || step->technique == SUD_TECHNIQUE_TEMPLATE_DELETE)
         && step->n_sets > 0;
}

/* How unclear the position is as a lesson; negative where it is none. */
static int
cost_of (const SudSteps *steps, const SudPencilmarks *marks)
{
  int least = G_MAXINT;

  if (steps->n == 0 || steps->n == SUD_STEPS_MAX)
    return -1;
  for (int i = 0; i < steps->n; i++)
    {
      const SudStep *step = &steps->step[i];

      if ((step->digit != 0) != (steps->step[0].digit != 0) || is_beside_others (step))
        return -1;
      least = MIN (least, 5 * count_outcome (step) + 6 * step->n_nodes + 10 * step->n_sets);
    }
  return least + 12 * steps->n + sud_cells_count (marks->blank);
}

static int
sum (const Kept *kept)
{
  return kept->cost + kept->extra;
}

/* Keeps the best, one of a puzzle. */
static void
keep (Search *self, const Kept *found)
{
  SudTechniqueId technique = found->position.technique;
  Kept *kept = self->kept[technique];
  int *n = &self->n[technique], at = 0;

  for (int i = 0; i < *n; i++)
    if (practice_position_is_same_puzzle (&kept[i].position, &found->position))
      {
        if (sum (&kept[i]) <= sum (found))
          return;
        for (--*n; i < *n; i++)
          kept[i] = kept[i + 1];
      }
  while (at < *n && sum (&kept[at]) <= sum (found))
    at++;
  if (at == self->wanted)
    return;
  *n = MIN (*n + 1, self->wanted);
  for (int i = *n - 1; i > at; i--)
    kept[i] = kept[i - 1];
  kept[at] = *found;
}

/* Keeps @position if the steps that were found in it are a lesson. */
static void
consider (Search *self, const PracticePosition *position, int extra)
{
  int cost = cost_of (&self->logic->steps, &position->marks);

  if (cost >= 0)
    keep (self, &(Kept){ cost, extra, *position });
}

/* Whether there is room for a position that costs more than @extra. */
static gboolean
is_looked_for (const Search *self, SudTechniqueId technique, int extra)
{
  int n = self->n[technique];

  return (self->only == SUD_N_TECHNIQUES || self->only == technique)
         && (n < self->wanted || sum (&self->kept[technique][n - 1]) > extra);
}

/* What it costs that @easier finds something, too, in a position that shows @technique. */
static int
cost_of_easier (SudTechniqueId technique, SudTechniqueId easier)
{
  if (easier >= technique)
    return 0;
  return UNNATURAL * (1 + sud_technique_get (technique)->level - sud_technique_get (easier)->level)
         + EARLIER * (int)(technique - easier);
}

/* Every technique of which there is not enough, where @first is the easiest of all. */
static void
look_for_rare (Search *self, const SudPencilmarks *marks, SudTechniqueId first)
{
  for (int technique = 0; technique < SUD_TECHNIQUE_LEMMA_NET; technique++)
    {
      PracticePosition position = { technique, *marks };
      int extra = cost_of_easier (technique, first);

      if (!is_looked_for (self, technique, MAX (extra, UNNATURAL - 1)))
        continue;
      practice_position_find (&position, self->logic);
      consider (self, &position, extra);
    }
}

static void
walk (Search *self, const SudGrid *grid, gboolean rare)
{
  PracticePosition position;

  sud_pencilmarks_from_grid (&position.marks, grid);
  for (;;)
    {
      SudPencilmarks next = position.marks;

      self->logic->marks = position.marks;
      self->logic->rules = SUD_RULE_UNIQUE;
      position.technique = sud_logic_find_first (self->logic, &self->order);
      if (position.technique == SUD_N_TECHNIQUES)
        return;
      for (int i = 0; i < self->logic->steps.n; i++)
        sud_step_apply (&self->logic->steps.step[i], &next);
      if (!rare && is_looked_for (self, position.technique, 0))
        consider (self, &position, 0);
      if (rare && position.technique > SUD_TECHNIQUE_HIDDEN_SINGLE)
        look_for_rare (self, &position.marks, position.technique);
      if (position.technique == SUD_TECHNIQUE_LEMMA_NET)
        return; /* nets would find all that is left */
      position.marks = next;
    }
}

/* Those lines of the file of -k where nothing easier is found; FALSE where it cannot be read. */
static gboolean
keep_standing (Search *self)
{
  g_autofree char *text = NULL;
  g_auto (GStrv) lines = NULL;

  if (!g_file_get_contents (standing, &text, NULL, NULL))
    return FALSE;
  lines = g_strsplit (text, "\n", -1);
  for (int i = 0; lines[i] != NULL; i++)
    {
      Kept kept = { .cost = STANDING + i };

      if (practice_position_parse (&kept.position, lines[i]) && is_looked_for (self, kept.position.technique, 0)
          && practice_position_find_easier (&kept.position, self->logic) == SUD_N_TECHNIQUES)
        keep (self, &kept);
    }
  return TRUE;
}

static int
compare (const void *a, const void *b)
{
  return ((const Kept *)a)->cost - ((const Kept *)b)->cost;
}

static void
print_all (Search *self)
{
  for (int technique = 0; technique < SUD_N_TECHNIQUES; technique++)
    {
      qsort (self->kept[technique], (size_t)self->n[technique], sizeof (Kept), compare);
      for (int i = 0; i < self->n[technique]; i++)
        {
          g_autofree char *line = practice_position_to_text (&self->kept[technique][i].position);

          g_print ("%s\n", line);
        }
    }
}

/* Tries nets of one supposition last; whether -t, if there is one, names a technique. */
static gboolean
choose_techniques (Search *self)
{
  self->only = only != NULL ? sud_technique_find_id (only) : SUD_N_TECHNIQUES;
  sud_order_init (&self->order);
  sud_order_drop (&self->order, SUD_TECHNIQUE_DOUBLE_NET);
  sud_order_drop (&self->order, SUD_TECHNIQUE_NESTED_NET);
  if (self->only != SUD_N_TECHNIQUES)
    sud_order_insert (&self->order, self->only);
  return only == NULL || self->only != SUD_N_TECHNIQUES;
}

int
main (int argc, char **argv)
{
  g_autoptr (GOptionContext) context = g_option_context_new ("- look for positions to practise on");
  g_autoptr (GArray) puzzles = NULL;
  g_autofree Search *search = g_new0 (Search, 1);
  gint64 end;

  g_option_context_add_main_entries (context, entries, NULL);
  if (!g_option_context_parse (context, &argc, &argv, NULL) || arguments == NULL || g_strv_length (arguments) != 1
      || !choose_techniques (search))
    {
      g_printerr ("technique-positions: expected a file of puzzles, and after -t the id of a technique\n");
      return 2;
    }
  search->wanted = CLAMP (count_wanted, 1, MAX_KEPT);
  search->logic = sud_logic_new ();
  if (standing != NULL && !keep_standing (search))
    {
      g_printerr ("technique-positions: %s cannot be read\n", standing);
      return 2;
    }
  puzzles = corpus_load_path (arguments[0], 1);
  for (guint i = 0; i < puzzles->len; i++)
    walk (search, &puzzle_at (puzzles, i)->grid, FALSE);
  end = g_get_monotonic_time () + seconds * G_TIME_SPAN_SECOND;
  for (guint i = 0; i < puzzles->len && g_get_monotonic_time () < end; i++)
    walk (search, &puzzle_at (puzzles, i)->grid, TRUE);
  print_all (search);
  sud_logic_free (search->logic);
  g_free (only);
  g_free (standing);
  g_strfreev (arguments);
  return 0;
}
