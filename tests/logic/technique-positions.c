/* technique-positions.c - looks for positions to practise on: technique-positions [-n COUNT] [-s SECONDS] [-t TECHNIQUE] FILE
 *
 * Walks the puzzles of FILE and prints for each technique positions that show it, as data/techniques/positions.txt holds
 * them, the clearest first: at best no easier technique finds anything, there are few steps, and much is filled in. All
 * steps of the technique there write a digit, or all rule out. Where the walk has led to too few, it goes over the puzzles
 * again and looks for the technique everywhere, as long as there is time. With -t it looks for that technique alone, and an
 * unusual one is taken for a usual one on the way.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "library-case.h"
#include "logic-testing.h"
#include "sud-grade.h"

enum
{
  MAX_KEPT = 16,
  UNNATURAL = 1000, /* cost of what easier techniques get past */
};

typedef struct
{
  int cost;
  guint puzzle;
  SudPencilmarks marks;
} Position;

typedef struct
{
  SudLogic *logic;
  SudOrder order;
  SudTechniqueId only; /* SUD_N_TECHNIQUES: all */
  int wanted;
  int n[SUD_N_TECHNIQUES];
  Position kept[SUD_N_TECHNIQUES][MAX_KEPT];
} Search;

static int count_wanted = 4, seconds = 60;
static char *only, **arguments;

static const GOptionEntry entries[] = {
  { "count", 'n', 0, G_OPTION_ARG_INT, &count_wanted, "How many of each, at most 16, at most one of a puzzle", "COUNT" },
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

      if ((step->digit != 0) != (steps->step[0].digit != 0))
        return -1;
      least = MIN (least, 5 * count_outcome (step) + 6 * step->n_nodes + 10 * step->n_sets);
    }
  return least + 12 * steps->n + sud_cells_count (marks->blank);
}

/* Keeps the clearest, one of a puzzle. */
static void
keep (Search *self, SudTechniqueId technique, Position position)
{
  Position *kept = self->kept[technique];
  int at = 0;

  for (int i = 0; i < self->n[technique]; i++)
    if (kept[i].puzzle == position.puzzle)
      {
        if (kept[i].cost <= position.cost)
          return;
        for (self->n[technique]--; i < self->n[technique]; i++)
          kept[i] = kept[i + 1];
      }
  while (at < self->n[technique] && kept[at].cost <= position.cost)
    at++;
  if (at == self->wanted)
    return;
  self->n[technique] = MIN (self->n[technique] + 1, self->wanted);
  for (int i = self->n[technique] - 1; i > at; i--)
    kept[i] = kept[i - 1];
  kept[at] = position;
}

static void
consider (Search *self, SudTechniqueId technique, guint puzzle, int extra)
{
  int cost = cost_of (&self->logic->steps, &self->logic->marks);

  if (cost >= 0)
    keep (self, technique, (Position){ cost + extra, puzzle, self->logic->marks });
}

/* Two that are one step for those alone who look for them. */
static unsigned
rules_for (int technique)
{
  gboolean dual = technique == SUD_TECHNIQUE_DUAL_KITE || technique == SUD_TECHNIQUE_DUAL_EMPTY_RECTANGLE;

  return SUD_RULE_UNIQUE | (dual ? SUD_RULE_DUALS : 0);
}

static gboolean
is_looked_for (const Search *self, SudTechniqueId technique)
{
  return self->only == SUD_N_TECHNIQUES || self->only == technique;
}

/* Every technique of which there is not enough. */
static void
look_for_rare (Search *self, guint puzzle)
{
  for (int technique = 0; technique < SUD_TECHNIQUE_LEMMA_NET; technique++)
    if (self->n[technique] < self->wanted && is_looked_for (self, technique))
      {
        self->logic->rules = rules_for (technique);
        sud_logic_find (self->logic, technique);
        consider (self, technique, puzzle, UNNATURAL);
      }
}

static void
walk (Search *self, guint puzzle, const SudGrid *grid, gboolean rare)
{
  SudPencilmarks marks;

  sud_pencilmarks_from_grid (&marks, grid);
  for (;;)
    {
      SudTechniqueId technique;

      self->logic->marks = marks;
      if (rare)
        look_for_rare (self, puzzle);
      self->logic->rules = SUD_RULE_UNIQUE;
      technique = sud_logic_find_first (self->logic, &self->order);
      if (technique == SUD_N_TECHNIQUES)
        return;
      if (!rare && is_looked_for (self, technique))
        consider (self, technique, puzzle, 0);
      if (technique == SUD_TECHNIQUE_LEMMA_NET)
        return; /* nets would find all that is left */
      for (int i = 0; i < self->logic->steps.n; i++)
        sud_step_apply (&self->logic->steps.step[i], &marks);
    }
}

static void
print_all (const Search *self)
{
  for (int technique = 0; technique < SUD_N_TECHNIQUES; technique++)
    for (int i = 0; i < self->n[technique]; i++)
      {
        g_autoptr (GString) line = g_string_new (sud_technique_get (technique)->id);

        g_string_append_c (line, ':');
        library_append_position (line, &self->kept[technique][i].marks);
        g_print ("%s\n", line->str);
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
  puzzles = corpus_load_path (arguments[0], 1);
  search->wanted = CLAMP (count_wanted, 1, MAX_KEPT);
  search->logic = sud_logic_new ();
  for (guint i = 0; i < puzzles->len; i++)
    walk (search, i, &puzzle_at (puzzles, i)->grid, FALSE);
  end = g_get_monotonic_time () + seconds * G_TIME_SPAN_SECOND;
  for (guint i = 0; i < puzzles->len && g_get_monotonic_time () < end; i++)
    walk (search, i, &puzzle_at (puzzles, i)->grid, TRUE);
  print_all (search);
  sud_logic_free (search->logic);
  g_free (only);
  g_strfreev (arguments);
  return 0;
}
