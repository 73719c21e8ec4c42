/* rubric-cli-generate.c - rubric-cli generate: new puzzles, by chance or as wished
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "rubric-cli-json.h"
#include "rubric-cli-options.h"
#include "rubric-cli-terminal.h"
#include "rubric-cli.h"
#include "rubric-format.h"
#include "rubric-text-generator.h"
#include "sud-batch.h"
#include "sud-generate.h"
#include "sud-puzzle-request.h"
#include "sud-sheet.h"
#include "sud-solve.h"

#include <errno.h>
#include <glib/gi18n.h>
#include <math.h>
#include <string.h>

enum
{
  TRIES = 10000000,
  TRIES_CLIMBED = 1000,
  CHUNK_MIN = 64,
  CHUNK_MAX = 8192,
  LOOK_EVERY = G_USEC_PER_SEC / 50, /* microseconds between looks at whether SIGINT has come */
  TEXT_MAX = 1 << 16,               /* bytes that wait to be written */
};

/**
 * Generation:
 * @spec: the kind of puzzles; if they are weighed, the natural logarithm of its weight follows each
 * @to: the format they are written in; "line" for weights
 * @count: how many are wanted: the first that fit
 * @tries: give up after so many indices in a row that do not fit; 0: never
 */
typedef struct
{
  SudGenerateSpec spec;
  const SudBackend *backend;
  const RubricFormat *to;
  guint64 count;
  guint64 tries;
  int threads;
} Generation;

/**
 * Output:
 * @text: puzzles that wait to be written
 * @over: no more will come
 * @status: the status of making them
 *
 * Puzzles that are made in threads beside the main one, which writes them and shows progress. Everything but @stop is
 * under the lock.
 */
typedef struct
{
  const Generation *generation;
  GMutex lock;
  GCond changed;
  GString *text;
  gboolean over;
  RubricCliStatus status;
  atomic_bool stop;
} Output;

static void
output_init (Output *self, const Generation *generation)
{
  self->generation = generation;
  self->text = g_string_new (NULL);
  g_mutex_init (&self->lock);
  g_cond_init (&self->changed);
  rubric_format_begin (generation->to, self->text, FALSE);
}

/* Stops all threads. The lock is held. */
static void
output_stop (Output *self, RubricCliStatus status)
{
  self->status = MAX (self->status, status);
  atomic_store (&self->stop, true);
  g_cond_broadcast (&self->changed);
}

/* Waits while too much text is unwritten. The lock is held. */
static void
output_append (Output *self, const char *text, gsize length)
{
  while (self->text->len > TEXT_MAX && !self->stop)
    g_cond_wait (&self->changed, &self->lock);
  g_string_append_len (self->text, text, length);
  g_cond_broadcast (&self->changed);
}

/* Writes the text. The lock is held, but not while writing. Returns: FALSE, having complained, if writing fails */
static gboolean
output_write (Output *self)
{
  GString *text = self->text;
  gboolean written;

  if (text->len == 0)
    return TRUE;
  self->text = g_string_new (NULL);
  g_cond_broadcast (&self->changed);
  g_mutex_unlock (&self->lock);
  written = rubric_cli_write (text->str, text->len);
  g_string_free (text, TRUE);
  g_mutex_lock (&self->lock);
  return written;
}

/* Writes until all is made and written, or the work is stopped; @show shows progress. The lock is held. */
static void
output_write_all (Output *self, void (*show) (Output *self, double seconds))
{
  gint64 start = g_get_monotonic_time ();
  gboolean written = TRUE;

  while (!self->over || (self->text->len > 0 && written))
    {
      if (!self->over && (self->text->len == 0 || !written))
        g_cond_wait_until (&self->changed, &self->lock, g_get_monotonic_time () + LOOK_EVERY);
      if (rubric_cli_interrupted () && self->status < RUBRIC_CLI_INTERRUPTED)
        output_stop (self, RUBRIC_CLI_INTERRUPTED);
      written = written && output_write (self);
      if (!written)
        output_stop (self, RUBRIC_CLI_ERROR);
      else if (!self->stop)
        show (self, (double)(g_get_monotonic_time () - start) / G_USEC_PER_SEC);
    }
}

/* Writes the end of the text. Returns: the status of all output */
static RubricCliStatus
output_finish (Output *self)
{
  rubric_format_end (self->generation->to, self->text);
  if (self->status < RUBRIC_CLI_ERROR && !rubric_cli_write (self->text->str, self->text->len))
    self->status = RUBRIC_CLI_ERROR;
  g_string_free (self->text, TRUE);
  g_mutex_clear (&self->lock);
  g_cond_clear (&self->changed);
  return self->status;
}

/**
 * RandomRun:
 * @next: the next index of the seed to take
 * @write_at: the first index that has not been given away
 * @made: how many puzzles have been given away
 * @left: how many puzzles are still wanted; this and @in_vain belong to the thread whose turn it is
 * @in_vain: the number of indices since the last that fitted
 *
 * Random puzzles. Threads take the next indices of the seed as chunks. A thread that has made a chunk waits for its
 * turn and gives away the puzzles that fit: so they are the first that fit, however many threads there are.
 */
typedef struct
{
  Output output;
  guint64 next;
  guint64 write_at;
  guint64 made;
  guint64 left;
  guint64 in_vain;
  int running;
} RandomRun;

/* Takes few at first, so that the first puzzle comes soon, then many, to keep lanes full, or one if each takes long
 * anyway. */
static gsize
take_chunk (RandomRun *self, guint64 *start)
{
  const Generation *generation = self->output.generation;
  gsize n = *start = self->next;

  if (sud_generate_spec_climbs (&generation->spec))
    n = 1;
  else
    n = n == 0 ? CLAMP (generation->count / generation->threads + 1, 1, CHUNK_MAX) : CLAMP (n, CHUNK_MIN, CHUNK_MAX);
  self->next += n;
  return n;
}

/* Appends a weight, in JSON to the object, else to the last line of @out. */
static void
append_weight (GString *out, double weight)
{
  char number[G_ASCII_DTOSTR_BUF_SIZE];

  g_ascii_formatd (number, sizeof number, "%.6f", log (weight));
  if (rubric_cli_json_is_on ())
    {
      rubric_cli_json_add_literal (out, "log_weight", number);
      return;
    }
  g_string_truncate (out, out->len - 1);
  g_string_append_printf (out, "\t%s\n", number);
}

/* Begins the object of the puzzle that is number @number of those made. A seed is a text: many readers of JSON would
 * round it. */
static void
begin_new_object (const Generation *generation, guint64 number, guint64 index, const SudGrid *puzzle,
                  const SudGrid *solution, GString *out)
{
  g_autofree char *seed = g_strdup_printf ("%" G_GUINT64_FORMAT, generation->spec.seed);

  rubric_cli_json_open (out, NULL, '{');
  rubric_cli_json_add_number (out, "puzzle", number);
  rubric_cli_json_add_grid (out, "givens", puzzle);
  rubric_cli_json_add_grid (out, "solution", solution);
  rubric_cli_json_add_number (out, "clues", (guint64)sud_grid_count_filled (puzzle));
  rubric_cli_json_add_word (out, "seed", seed);
  rubric_cli_json_add_number (out, "index", index);
}

static void
append_puzzle (const Generation *generation, const SudGrid *puzzle, GString *out)
{
  SudSheet sheet;

  sud_sheet_from_grid (&sheet, puzzle, SUD_ORIGIN_GIVEN);
  rubric_format_append (generation->to, out, &sheet, NULL, NULL);
}

/* Returns: whether @index, that of @result, is the last to be looked at */
static gboolean
take_result (RandomRun *self, guint64 index, const SudGenerated *result, GString *out)
{
  const Generation *generation = self->output.generation;

  self->in_vain++;
  if (result->clues > 0)
    {
      if (rubric_cli_json_is_on ())
        begin_new_object (generation, generation->count - self->left + 1, index, &result->puzzle, &result->solution,
                          out);
      else
        append_puzzle (generation, &result->puzzle, out);
      if (generation->spec.weighed)
        append_weight (out, result->weight);
      if (rubric_cli_json_is_on ())
        rubric_cli_json_end (out);
      self->in_vain = 0;
      self->left--;
    }
  return self->left == 0 || self->in_vain == generation->tries;
}

/* Gives away a chunk in its turn. The lock is held, but not while its text is made. */
static void
append_in_turn (RandomRun *self, guint64 start, const SudGenerated *results, gsize n, GString *out)
{
  Output *output = &self->output;
  gboolean ends = FALSE;

  while (self->write_at != start && !output->stop)
    g_cond_wait (&output->changed, &output->lock);
  if (output->stop)
    return;
  g_mutex_unlock (&output->lock);
  g_string_truncate (out, 0);
  for (gsize i = 0; i < n && !ends; i++)
    ends = take_result (self, start + i, &results[i], out);
  g_mutex_lock (&output->lock);
  output_append (output, out->str, out->len);
  self->write_at += n;
  self->made = output->generation->count - self->left;
  if (ends)
    output_stop (output, self->left > 0 ? RUBRIC_CLI_NOT_ONE : RUBRIC_CLI_OK);
}

static gpointer
random_cb (gpointer data)
{
  RandomRun *self = data;
  Output *output = &self->output;
  SudGenerator *generator = sud_generator_new (&output->generation->spec, output->generation->backend);
  g_autofree SudGenerated *results = g_try_new (SudGenerated, CHUNK_MAX);
  g_autoptr (GString) out = g_string_new (NULL);

  g_mutex_lock (&output->lock);
  if (generator == NULL || results == NULL)
    {
      rubric_cli_complain ("%s", g_strerror (ENOMEM));
      output_stop (output, RUBRIC_CLI_ERROR);
    }
  while (!output->stop)
    {
      guint64 start;
      gsize n = take_chunk (self, &start);
      gboolean made;

      g_mutex_unlock (&output->lock);
      made = sud_generator_run (generator, start, n, results, &output->stop);
      g_mutex_lock (&output->lock);
      if (made)
        append_in_turn (self, start, results, n, out);
    }
  output->over = --self->running == 0;
  g_cond_broadcast (&output->changed);
  g_mutex_unlock (&output->lock);
  sud_generator_free (generator);
  return NULL;
}

static void
complain_of_tries (const Generation *generation)
{
  g_autofree char *tries = g_strdup_printf ("%" G_GUINT64_FORMAT, generation->tries);

  if (sud_cells_is_empty (generation->spec.pattern))
    /* Translators: %s is a large number */
    rubric_cli_complain (_ ("given up: none of %s grids in a row led to such a puzzle; there may be none, or hardly "
                            "any that taking clues away leads to"), tries);
  else
    /* Translators: %s is a large number */
    rubric_cli_complain (_ ("given up: none of %s grids in a row makes a puzzle of this pattern; there may be none"),
                         tries);
}

static void
show_random (Output *output, double seconds)
{
  rubric_cli_show_made (((RandomRun *)output)->made, output->generation->count);
}

/* Writes puzzles as they come. Returns: RUBRIC_CLI_NOT_ONE, having complained, if it gave up before all were found */
static RubricCliStatus
write_random (const Generation *generation)
{
  RandomRun self = { .left = generation->count };
  Output *output = &self.output;
  g_autoptr (GPtrArray) threads = g_ptr_array_new ();
  GThread *thread;

  output_init (output, generation);
  g_mutex_lock (&output->lock);
  for (; self.running < generation->threads; self.running++)
    {
      thread = g_thread_try_new ("generate", random_cb, &self, NULL);
      if (thread == NULL)
        break;
      g_ptr_array_add (threads, thread);
    }
  if (self.running == 0)
    {
      rubric_cli_complain ("%s", g_strerror (ENOMEM));
      output->status = RUBRIC_CLI_ERROR;
      output->over = TRUE;
    }
  output_write_all (output, show_random);
  g_mutex_unlock (&output->lock);
  for (guint i = 0; i < threads->len; i++)
    g_thread_join (threads->pdata[i]);
  rubric_cli_hide_progress ();
  if (self.in_vain == generation->tries)
    complain_of_tries (generation);
  return output_finish (output);
}

/* Puzzles as wished: the job has threads of its own, and is over when its thread is. */
typedef struct
{
  Output output;
  guint64 taken;
  SudPuzzleRequestJob job;
  SudPuzzleRequestEnd end;
  SudPuzzleRequestProgress progress;
} WishRun;

static void
append_wish_object (WishRun *self, const SudRequestedPuzzle *puzzle, GString *out)
{
  SudResult result;

  sud_solve_smallest (&puzzle->puzzle, 1, NULL, &result);
  begin_new_object (self->output.generation, ++self->taken, puzzle->index, &puzzle->puzzle, &result.first, out);
  rubric_cli_json_add_word (out, "level", rubric_cli_name_level ((SudLevel)puzzle->grade.level));
  rubric_cli_json_add_grade (out, &puzzle->grade);
  if (puzzle->er > 0)
    rubric_cli_json_add_tenths (out, "er", puzzle->er);
  rubric_cli_json_end (out);
}

static bool
take_cb (const SudRequestedPuzzle *puzzle, void *data)
{
  Output *output = data;
  g_autoptr (GString) text = g_string_new (NULL);

  if (rubric_cli_json_is_on ())
    append_wish_object ((WishRun *)output, puzzle, text);
  else
    append_puzzle (output->generation, &puzzle->puzzle, text);
  g_mutex_lock (&output->lock);
  output_append (output, text->str, text->len);
  g_mutex_unlock (&output->lock);
  return !output->stop;
}

static gpointer
wish_cb (gpointer data)
{
  WishRun *self = data;

  self->end = sud_puzzle_request_run (&self->job);
  g_mutex_lock (&self->output.lock);
  self->output.over = TRUE;
  g_cond_broadcast (&self->output.changed);
  g_mutex_unlock (&self->output.lock);
  return NULL;
}

static void
show_wish (Output *output, double seconds)
{
  WishRun *self = (WishRun *)output;
  guint64 tried = atomic_load (&self->progress.tried), made = atomic_load (&self->progress.made);
  SudPuzzleRequestEstimate estimate;

  sud_puzzle_request_estimate (self->job.request, tried, made, seconds, &estimate);
  rubric_cli_show_search (made, estimate.one_in, estimate.seconds, estimate.may_be_rarer);
}

/* Complains if not all puzzles were found. */
static RubricCliStatus
complain_of_end (const WishRun *self)
{
  g_autofree char *tries = NULL;

  if (self->end == SUD_PUZZLE_REQUEST_NO_MEMORY)
    {
      rubric_cli_complain ("%s", g_strerror (ENOMEM));
      return RUBRIC_CLI_ERROR;
    }
  if (self->end == SUD_PUZZLE_REQUEST_UNKNOWN)
    {
      rubric_cli_complain (_ ("no puzzle with 17 clues that Rubric knows is as wished"));
      return RUBRIC_CLI_NOT_ONE;
    }
  if (self->end != SUD_PUZZLE_REQUEST_TRIED)
    return RUBRIC_CLI_OK;
  tries = g_strdup_printf ("%" G_GUINT64_FORMAT, self->output.generation->tries);
  /* Translators: %s is a large number */
  rubric_cli_complain (_ ("given up: none of %s puzzles in a row is as wished; there may be none"), tries);
  return RUBRIC_CLI_NOT_ONE;
}

/* Says of puzzles with few clues that they are not new. */
static void
tell_origin (const SudPuzzleRequest *wish)
{
  int n = sud_puzzle_request_count_low_clue (wish);

  if (n == 0)
    return;
  if (sud_puzzle_request_has_only_known (wish))
    /* Translators: %d is a number of puzzles, more than 100. An isomorph of a puzzle is the same one with other digits,
     * rows and columns exchanged */
    rubric_cli_complain (_ ("puzzles with 17 clues are isomorphs of %d known ones"), n);
  else
    /* Translators: %d is a number of puzzles, more than 10 */
    rubric_cli_complain (_ ("puzzles with so few clues come of %d known ones, one clue after the other: they are "
                            "related"), n);
  if (!sud_puzzle_request_has_only_known (wish) && wish->clues_least <= SUD_MIN_CLUES)
    rubric_cli_complain (_ ("those with 17 clues are isomorphs of known ones"));
}

static RubricCliStatus
write_generated (const SudPuzzleRequest *wish, const Generation *generation)
{
  WishRun self = { .job = { .request = wish, .seed = generation->spec.seed, .in_vain = generation->tries,
                            .count = generation->count, .threads = generation->threads,
                            .backend = generation->backend, .take = take_cb } };
  Output *output = &self.output;
  GThread *thread;

  self.job.cancel = &output->stop;
  self.job.data = output;
  self.job.progress = &self.progress;
  output_init (output, generation);
  tell_origin (wish);
  thread = rubric_cli_start_thread ("wish", wish_cb, &self);
  if (thread == NULL)
    {
      output->status = RUBRIC_CLI_ERROR;
      return output_finish (output);
    }
  g_mutex_lock (&output->lock);
  output_write_all (output, show_wish);
  g_mutex_unlock (&output->lock);
  g_thread_join (thread);
  rubric_cli_hide_progress ();
  if (output->status == RUBRIC_CLI_OK)
    output->status = complain_of_end (&self);
  return output_finish (output);
}

/* The options of a wish; NULL: not given. Ranges are "A" or "A-B". */
typedef struct
{
  char *level;
  char *technique;
  char *nothing_above;
  char *effort;
  char *er;
} WishWords;

static gboolean
wish_words_are_any (const WishWords *self)
{
  return self->level != NULL || self->technique != NULL || self->nothing_above != NULL || self->effort != NULL
         || self->er != NULL;
}

/* Reads a word of a range. Returns: -1 if it is none */
typedef gint64 (*ReadWord) (const char *word);

static gint64
read_level (const char *word)
{
  for (int level = 0; level < SUD_N_LEVELS; level++)
    if (strcmp (rubric_cli_name_level ((SudLevel)level), word) == 0)
      return level;
  return -1;
}

static gint64
read_effort (const char *word)
{
  guint64 effort;

  return g_ascii_string_to_unsigned (word, 10, 0, G_MAXUINT32, &effort, NULL) ? (gint64)effort : -1;
}

/* Reads "4.5" as tenths. */
static gint64
read_er (const char *word)
{
  char *end;
  double value = g_ascii_strtod (word, &end);
  gboolean ok = end != word && *end == '\0' && value >= 0 && value <= SUD_PUZZLE_REQUEST_MAX_ER / 10.;

  return ok ? (int)(value * 10 + 0.5) : -1;
}

static gint64
read_clues (const char *word)
{
  guint64 clues;

  return g_ascii_string_to_unsigned (word, 10, 0, SUD_CELLS, &clues, NULL) ? (gint64)clues : -1;
}

/* Reads @text, "A" or "A-B", unless it is NULL. Returns: FALSE, having complained, if it is neither */
static gboolean
read_range (const char *text, ReadWord read_word, const char *complaint, gint64 *least, gint64 *most)
{
  g_auto (GStrv) words = text != NULL ? g_strsplit (text, "-", 2) : NULL;

  if (text == NULL)
    return TRUE;
  *least = *most = words[0] != NULL ? read_word (words[0]) : -1;
  if (words[0] != NULL && words[1] != NULL)
    *most = read_word (words[1]);
  if (*least >= 0 && *most >= 0)
    return TRUE;
  rubric_cli_complain (complaint, text);
  return FALSE;
}

static void
init_wish (SudPuzzleRequest *wish, const SudGenerateSpec *spec)
{
  sud_puzzle_request_init (wish);
  wish->symmetry = spec->symmetry;
  wish->minimal = spec->minimal;
  wish->clues_least = spec->clues_least;
  wish->clues_most = spec->clues_most;
}

/* Returns: whether @spec asks for so few clues that random puzzles do not have them */
static gboolean
spec_is_wish (const SudGenerateSpec *spec)
{
  SudPuzzleRequest wish;

  init_wish (&wish, spec);
  return sud_puzzle_request_has_only_known (&wish) || sud_puzzle_request_count_low_clue (&wish) > 0;
}

static gboolean
read_needs (const char *text, SudPuzzleRequest *wish)
{
  g_auto (GStrv) ids = g_strsplit (text != NULL ? text : "", ",", -1);

  for (char **id = ids; *id != NULL; id++)
    {
      SudTechniqueId technique = rubric_cli_find_technique (g_strstrip (*id));

      if (technique == SUD_N_TECHNIQUES)
        return FALSE;
      wish->needs[technique] = true;
    }
  return text == NULL || *text != '\0' || rubric_cli_find_technique (text) < SUD_N_TECHNIQUES;
}

static gboolean
read_techniques (const WishWords *self, SudPuzzleRequest *wish)
{
  if (!read_needs (self->technique, wish))
    return FALSE;
  if (self->nothing_above != NULL)
    wish->nothing_above = (uint8_t)rubric_cli_find_technique (self->nothing_above);
  return self->nothing_above == NULL || wish->nothing_above < SUD_N_TECHNIQUES;
}

/* Makes a wish of the words and of @spec. Returns: FALSE, having complained, if a word is wrong or there is no such
 * puzzle */
static gboolean
read_wish (const WishWords *self, const SudGenerateSpec *spec, SudPuzzleRequest *wish)
{
  gint64 level[2], effort[2], er[2];
  g_autofree char *flaw = NULL;

  init_wish (wish, spec);
  level[0] = wish->level_least, level[1] = wish->level_most;
  effort[0] = wish->effort_least, effort[1] = wish->effort_most;
  er[0] = wish->er_least, er[1] = wish->er_most;
  if (!read_range (self->level, read_level,
                   /* Translators: %s is what was typed; the words in quotation marks are typed as they are */
                   _ ("there is no level “%s”: it takes “easy”, “medium”, “hard”, “unfair” or “extreme”, or two such "
                      "as “easy-medium”"),
                   &level[0], &level[1])
      || !read_techniques (self, wish)
      /* Translators: %s is what was typed */
      || !read_range (self->effort, read_effort, _ ("“%s” is no effort: it takes one number, or two such as 300-500"),
                      &effort[0], &effort[1])
      /* Translators: %s is what was typed */
      || !read_range (self->er, read_er, _ ("“%s” is no rating: it takes one such as 4.5, or two such as 3.0-4.5"),
                      &er[0], &er[1]))
    return FALSE;
  wish->level_least = (uint8_t)level[0];
  wish->level_most = (uint8_t)level[1];
  wish->effort_least = (uint32_t)effort[0];
  wish->effort_most = (uint32_t)effort[1];
  wish->er_least = (uint8_t)er[0];
  wish->er_most = (uint8_t)er[1];
  flaw = rubric_text_request_flaw (wish);
  if (flaw != NULL)
    rubric_cli_complain ("%s", flaw);
  return flaw == NULL;
}

/* The options of a wish; NULL: not given. */
typedef struct
{
  char *symmetry;
  char *clues;
  char *pattern;
  char *seed;
  char *to;
  char *backend;
  char **others;
  gint64 count;
  gint64 tries;
  gboolean weights;
} GenerateWords;

static const char *
get_symmetry_name (int i)
{
  return sud_symmetry_get ((SudSymmetryId)i)->id;
}

static gboolean
find_symmetry (const char *id, SudSymmetryId *symmetry)
{
  int found = SUD_SYMMETRY_NONE;

  if (id != NULL)
    /* Translators: %1$s is what was typed, %2$s a list of names */
    found = rubric_cli_find_name (_ ("there is no symmetry “%1$s”; the symmetries are %2$s"), id, SUD_N_SYMMETRIES,
                                  get_symmetry_name);
  *symmetry = (SudSymmetryId)found;
  return found >= 0;
}

static gboolean
parse_seed (const char *text, guint64 *seed)
{
  if (text == NULL)
    *seed = (guint64)g_random_int () << 32 | g_random_int ();
  else if (!g_ascii_string_to_unsigned (text, 10, 0, G_MAXUINT64, seed, NULL))
    {
      rubric_cli_complain (_ ("--seed takes a number from 0 to 18446744073709551615"));
      return FALSE;
    }
  return TRUE;
}

static gboolean
parse_clues (const char *text, SudGenerateSpec *spec)
{
  /* Translators: %s is what was typed */
  const char *complaint = _ ("“%s” is no number of clues: it takes one such as 28, or two such as 24-30");
  gint64 least, most;

  if (text == NULL)
    return TRUE;
  if (!read_range (text, read_clues, complaint, &least, &most))
    return FALSE;
  if (least > most)
    {
      rubric_cli_complain (complaint, text);
      return FALSE;
    }
  if (most < SUD_MIN_CLUES)
    {
      rubric_cli_complain (_ ("no puzzle with fewer than 17 clues has one solution"));
      return FALSE;
    }
  spec->clues_least = (int)least;
  spec->clues_most = (int)most;
  spec->minimal = FALSE;
  return TRUE;
}

/* Reads 81 characters: blanks, and others for clues. */
static gboolean
parse_pattern (const char *text, SudGenerateSpec *spec)
{
  if (text == NULL)
    return TRUE;
  if (strlen (text) != SUD_CELLS)
    {
      rubric_cli_complain (_ ("--pattern takes 81 characters, row by row: “.” or “0” for a blank, any other for a "
                              "clue"));
      return FALSE;
    }
  for (int cell = 0; cell < SUD_CELLS; cell++)
    if (text[cell] != '.' && text[cell] != '0')
      sud_cells_add (&spec->pattern, cell);
  return TRUE;
}

/* Refuses at once what is impossible. */
static gboolean
parse_puzzles (const GenerateWords *words, SudGenerateSpec *spec)
{
  if (words->pattern != NULL && (words->symmetry != NULL || words->clues != NULL))
    {
      rubric_cli_complain (_ ("--pattern says which cells have clues: --symmetry and --clues do not go with it"));
      return FALSE;
    }
  if (!find_symmetry (words->symmetry, &spec->symmetry) || !parse_clues (words->clues, spec)
      || !parse_pattern (words->pattern, spec) || !parse_seed (words->seed, &spec->seed))
    return FALSE;
  if (words->pattern == NULL && !sud_generate_spec_is_possible (spec))
    {
      rubric_cli_complain (_ ("no pattern with this symmetry has so many givens"));
      return FALSE;
    }
  if (words->pattern != NULL && (sud_cells_is_empty (spec->pattern) || !sud_generate_spec_is_possible (spec)))
    {
      rubric_cli_complain (_ ("no puzzle of this pattern has one solution: it takes at least 17 clues, and no two rows "
                              "or columns through the same boxes without any"));
      return FALSE;
    }
  return TRUE;
}

static gboolean
parse_generation (const GenerateWords *words, Generation *generation)
{
  if (words->others != NULL)
    {
      /* Translators: %s is what was typed */
      rubric_cli_complain (_ ("“%s” is no option: “generate” reads no files"), words->others[0]);
      return FALSE;
    }
  if (!rubric_cli_check_range ("--count", words->count, 1, G_MAXINT64)
      || (words->tries != RUBRIC_CLI_NOT_SAID && !rubric_cli_check_range ("--tries", words->tries, 1, G_MAXINT64))
      || !rubric_cli_check_range ("--threads", generation->threads, 1, SUD_BATCH_MAX_THREADS)
      || !rubric_cli_find_format_to_write (words->to, &generation->to) || !rubric_cli_check_json_alone (words->to)
      || !rubric_cli_choose_backend (words->backend, &generation->backend))
    return FALSE;
  if (generation->to == NULL)
    generation->to = rubric_format_find ("line");
  generation->count = (guint64)words->count;
  if (words->tries > 0)
    generation->tries = (guint64)words->tries;
  else
    generation->tries = sud_generate_spec_climbs (&generation->spec) ? TRIES_CLIMBED : TRIES;
  if (generation->to->many || generation->count == 1)
    return TRUE;
  /* Translators: %s is the name of a file format such as “sdk” */
  rubric_cli_complain (_ ("“%s” holds one puzzle: ask for one, or for another format"), generation->to->id);
  return FALSE;
}

/* Weights are known only of random puzzles of which nothing else is asked, and only lines have a place for them. */
static gboolean
parse_weights (const GenerateWords *words, const WishWords *wishes, Generation *generation)
{
  generation->spec.weighed = words->weights;
  if (!words->weights)
    return TRUE;
  if (!sud_generate_spec_is_weighable (&generation->spec) || wish_words_are_any (wishes))
    {
      rubric_cli_complain (_ ("--weights tells by what chance a puzzle was made: --symmetry, --clues, --pattern, "
                              "--level, --technique, --needs-nothing-above, --effort and --er do not go with it"));
      return FALSE;
    }
  if (generation->to == rubric_format_find ("line"))
    return TRUE;
  /* Translators: %s is the name of a file format such as “sdk” */
  rubric_cli_complain (_ ("“%s” has no place for weights: --weights takes the format “line”"), generation->to->id);
  return FALSE;
}

static RubricCliStatus
generate (const Generation *generation, const GenerateWords *words, const WishWords *wishes)
{
  SudPuzzleRequest wish;

  if (!wish_words_are_any (wishes) && (words->pattern != NULL || !spec_is_wish (&generation->spec)))
    return write_random (generation);
  if (words->pattern != NULL)
    {
      rubric_cli_complain (_ ("--pattern does not go with --level, --technique, --needs-nothing-above, --effort or "
                              "--er"));
      return RUBRIC_CLI_ERROR;
    }
  return read_wish (wishes, &generation->spec, &wish) ? write_generated (&wish, generation) : RUBRIC_CLI_ERROR;
}

RubricCliStatus
rubric_cli_generate (const RubricCliCommand *command, char **argv)
{
  Generation generation = { .spec = sud_generate_spec (0), .threads = rubric_cli_default_threads () };
  static GenerateWords words = { .count = 1, .tries = RUBRIC_CLI_NOT_SAID };
  static WishWords wishes;
  const GOptionEntry entries[] = {
    { "count", 'n', 0, G_OPTION_ARG_INT64, &words.count, N_ ("Make this many puzzles, 1 by default"), N_ ("COUNT") },
    { "seed", 0, 0, G_OPTION_ARG_STRING, &words.seed, N_ ("Make those of this number: the same again each time"),
      N_ ("NUMBER") },
    { "symmetry", 0, 0, G_OPTION_ARG_STRING, &words.symmetry, N_ ("Let the clues have this symmetry"),
      N_ ("SYMMETRY") },
    { "clues", 0, 0, G_OPTION_ARG_STRING, &words.clues, N_ ("With so many clues, by default as few as can be"),
      N_ ("A-B") },
    { "pattern", 0, 0, G_OPTION_ARG_STRING, &words.pattern,
      N_ ("With clues in these cells: 81 characters, “.” for a blank"), N_ ("PATTERN") },
    { "tries", 0, 0, G_OPTION_ARG_INT64, &words.tries,
      N_ ("Give up after so many in a row in vain, 10000000 by default, 1000 of patterns below 28 clues"),
      N_ ("TRIES") },
    { "weights", 0, 0, G_OPTION_ARG_NONE, &words.weights,
      N_ ("Print behind each puzzle a TAB and the natural logarithm of its weight, for means over all minimal puzzles"),
      NULL },
    { "level", 0, 0, G_OPTION_ARG_STRING, &wishes.level, N_ ("As hard as that, or between two levels"), N_ ("LEVEL") },
    { "technique", 0, 0, G_OPTION_ARG_STRING, &wishes.technique,
      N_ ("That use these, in Rubric's order of techniques"), N_ ("ID,ID") },
    { "needs-nothing-above", 0, 0, G_OPTION_ARG_STRING, &wishes.nothing_above,
      N_ ("That need no technique that is taught later than this one"), N_ ("ID") },
    { "effort", 0, 0, G_OPTION_ARG_STRING, &wishes.effort, N_ ("That take so much effort, as “grade” says"),
      N_ ("A-B") },
    { "er", 0, 0, G_OPTION_ARG_STRING, &wishes.er, N_ ("That Sudoku Explainer rates so"), N_ ("A-B") },
    { "to", 't', 0, G_OPTION_ARG_STRING, &words.to, N_ ("The format to write, “line” by default"), N_ ("FORMAT") },
    { "threads", 'j', 0, G_OPTION_ARG_INT, &generation.threads, N_ ("Use this many threads"), N_ ("THREADS") },
    { "backend", 0, 0, G_OPTION_ARG_STRING, &words.backend, N_ ("Use this instruction set (see “list backends”)"),
      N_ ("BACKEND") },
    { G_OPTION_REMAINING, 0, 0, G_OPTION_ARG_STRING_ARRAY, &words.others, NULL, NULL },
    { NULL },
  };

  if (!rubric_cli_parse_options (command, entries, argv) || !parse_puzzles (&words, &generation.spec)
      || !parse_generation (&words, &generation) || !parse_weights (&words, &wishes, &generation))
    return RUBRIC_CLI_ERROR;
  return generate (&generation, &words, &wishes);
}
