/* rubric-solved-log.c - which puzzles the person has solved, when and how, in a small file of their own
 *
 *     date,level,seconds,mistakes,cells,checks,rewinds,hints,daily,puzzle
 *     2026-11-28,Medium,245,0,0,1,0,2,2026-11-28,53..7....6..195....98....6.8...6...34..8.3..17...
 *
 * No number is left out, and no word is translated. "seconds" is 0 if nobody took the time, "level" empty if it was not
 * known, and "daily" the day whose puzzle it is, if it is one. Lines of any other form are kept, and count for nothing.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "rubric-solved-log.h"

#include "rubric-daily.h"
#include "rubric-file.h"

#include <errno.h>
#include <glib/gstdio.h>
#include <string.h>
#include <sys/stat.h>

static const char HEADER[] = "date,level,seconds,mistakes,cells,checks,rewinds,hints,daily,puzzle";

enum
{
  FIELD_DATE,
  FIELD_LEVEL,
  FIELD_SECONDS,
  FIELD_MISTAKES,
  FIELD_CELLS,
  FIELD_CHECKS,
  FIELD_REWINDS,
  FIELD_HINTS,
  FIELD_DAILY,
  FIELD_PUZZLE,
  N_FIELDS,
  MAX_BYTES = 64 << 20, /* a longer file is not looked at: half a million puzzles */
  MAX_TRIES = 20,       /* if others write at the same time */
  MAX_GIVENS = 45,      /* chosen: one with more, such as a puzzle pasted half solved, would have the best time */
};

typedef struct
{
  guint32 day;
  guint32 daily;
  guint level; /* SUD_N_LEVELS: not known */
  guint seconds;
  RubricSolveStats stats;
  char puzzle[SUD_CELLS + 1];
} Entry;

struct _RubricSolvedLog
{
  GObject parent_instance;

  GFile *file;
  RubricJobs *jobs;
};

G_DEFINE_FINAL_TYPE (RubricSolvedLog, rubric_solved_log, G_TYPE_OBJECT)

static guint changed_signal, failed_signal;

/* A job for the worker: appends @line to @file, or deletes it if there is none. */
typedef struct
{
  GFile *file;
  char *line;
} LogJob;

static void
log_job_free (gpointer data)
{
  LogJob *job = data;

  g_object_unref (job->file);
  g_free (job->line);
  g_free (job);
}

static char *
dup_log_line (const Entry *entry)
{
  char date[RUBRIC_DAY_SIZE], daily[RUBRIC_DAY_SIZE];
  const RubricSolveStats *stats = &entry->stats;

  rubric_day_write (entry->day, date);
  rubric_day_write (entry->daily, daily);
  return g_strdup_printf ("%s,%s,%u,%u,%u,%u,%u,%u,%s,%s\n", date,
                          entry->level < SUD_N_LEVELS ? sud_level_get_name ((SudLevel)entry->level) : "",
                          entry->seconds, stats->mistakes, stats->cells, stats->checks, stats->rewinds, stats->hints,
                          daily, entry->puzzle);
}

static gboolean
read_log_number (const char *text, guint *number)
{
  guint64 read;
  gboolean ok = g_ascii_string_to_unsigned (text, 10, 0, G_MAXINT, &read, NULL);

  *number = ok ? (guint)read : 0;
  return ok;
}

static guint
find_level (const char *name)
{
  guint level = 0;

  while (level < SUD_N_LEVELS && !g_str_equal (name, sud_level_get_name ((SudLevel)level)))
    level++;
  return level;
}

/* Returns: whether @line is one that dup_log_line() makes */
static gboolean
parse_log_line (const char *line, Entry *entry)
{
  g_auto (GStrv) field = g_strsplit (line, ",", N_FIELDS + 1);
  RubricSolveStats *stats = &entry->stats;
  SudGrid grid;

  if (g_strv_length (field) != N_FIELDS || strlen (field[FIELD_PUZZLE]) != SUD_CELLS
      || sud_grid_parse_line (&grid, field[FIELD_PUZZLE]) != SUD_CELLS)
    return FALSE;
  *entry = (Entry){ .day = rubric_day_read (field[FIELD_DATE]), .daily = rubric_day_read (field[FIELD_DAILY]),
                    .level = find_level (field[FIELD_LEVEL]) };
  g_strlcpy (entry->puzzle, field[FIELD_PUZZLE], sizeof entry->puzzle);
  return entry->day != 0 && (entry->daily != 0 || *field[FIELD_DAILY] == '\0')
         && (entry->level < SUD_N_LEVELS || *field[FIELD_LEVEL] == '\0')
         && read_log_number (field[FIELD_SECONDS], &entry->seconds)
         && read_log_number (field[FIELD_MISTAKES], &stats->mistakes)
         && read_log_number (field[FIELD_CELLS], &stats->cells)
         && read_log_number (field[FIELD_CHECKS], &stats->checks)
         && read_log_number (field[FIELD_REWINDS], &stats->rewinds)
         && read_log_number (field[FIELD_HINTS], &stats->hints);
}

/* Returns: (transfer full) (nullable): the bytes of the file, none if it is not there; NULL with @error if it cannot be
 * read. To open a pipe would wait for ever. */
static GBytes *
read_log (GFile *file, GError **error)
{
  g_autofree char *path = g_file_get_path (file);
  struct stat status = { 0 };
  char *data;
  gsize length;

  if (stat (path, &status) != 0 && errno == ENOENT)
    return g_bytes_new_static ("", 0);
  if (S_ISREG (status.st_mode) && status.st_size <= MAX_BYTES)
    return g_file_get_contents (path, &data, &length, error) ? g_bytes_new_take (data, length) : NULL;
  g_set_error (error, G_IO_ERROR, G_IO_ERROR_NOT_REGULAR_FILE, "%s is no file of solved puzzles", path);
  return NULL;
}

/* Appends @line to all that is there, be it damaged; a line that was cut off is left alone. */
static gboolean
append_log_line (GFile *file, const char *line, GCancellable *cancellable, GError **error)
{
  RubricFileStamp known = { 0 }, stamp;
  g_autoptr (GBytes) old = NULL, new = NULL;
  GString *text;

  if (!rubric_file_stamp_query (&known, file, cancellable, error) || (old = read_log (file, error)) == NULL)
    return FALSE;
  if (g_bytes_get_size (old) > 0) /* else there may be no file, which has no content */
    rubric_file_stamp_set_content (&known, g_bytes_get_data (old, NULL), g_bytes_get_size (old));
  text = g_string_new_len (g_bytes_get_data (old, NULL), (gssize)g_bytes_get_size (old));
  if (text->len == 0)
    g_string_printf (text, "%s\n", HEADER);
  else if (text->str[text->len - 1] != '\n')
    g_string_append_c (text, '\n');
  g_string_append (text, line);
  new = g_string_free_to_bytes (text);
  return rubric_file_save (file, new, &known, &stamp, cancellable, error);
}

/* Another window or process may have erased it. */
static gboolean
erase_log (GFile *file, GCancellable *cancellable, GError **error)
{
  g_autoptr (GError) failure = NULL;

  if (g_file_delete (file, cancellable, &failure) || g_error_matches (failure, G_IO_ERROR, G_IO_ERROR_NOT_FOUND))
    return TRUE;
  g_propagate_error (error, g_steal_pointer (&failure));
  return FALSE;
}

static gboolean
log_work (RubricJob *job, gpointer data, GError **error)
{
  const LogJob *self = data;
  GCancellable *cancellable = rubric_job_get_cancellable (job);
  g_autoptr (GFile) folder = g_file_get_parent (self->file);
  g_autofree char *path = g_file_get_path (folder);
  gboolean done = FALSE;

  if (self->line == NULL)
    return erase_log (self->file, cancellable, error);
  g_mkdir_with_parents (path, 0700);
  for (int i = 0; !done && i < MAX_TRIES; i++)
    {
      g_clear_error (error);
      done = append_log_line (self->file, self->line, cancellable, error);
      if (!done && !g_error_matches (*error, RUBRIC_FILE_ERROR, RUBRIC_FILE_ERROR_CHANGED))
        break;
    }
  return done;
}

static void
log_done (gpointer owner, gpointer data, const GError *error)
{
  if (error != NULL)
    g_message ("%s", error->message);
  g_signal_emit (owner, error != NULL ? failed_signal : changed_signal, 0);
}

static void
run_log_job (RubricSolvedLog *self, char *line)
{
  LogJob job = { g_object_ref (self->file), line };

  rubric_jobs_run (self->jobs, log_work, log_done, g_memdup2 (&job, sizeof job), log_job_free);
}

static void
finished_cb (RubricDesk *desk, RubricSolvedLog *self)
{
  RubricPuzzle *puzzle = rubric_desk_get_puzzle (desk);
  const RubricAnswer *answer = rubric_desk_get_verdict (desk);
  SudGrid givens = rubric_puzzle_get_grid (puzzle, SUD_ORIGINS_GIVEN);
  Entry entry = { .day = rubric_day_today (),
                  .daily = rubric_daily_find_day (rubric_puzzle_get_info (puzzle)->field[RUBRIC_INFO_SOURCE]),
                  .level = SUD_N_LEVELS,
                  .seconds = rubric_desk_get_elapsed (desk) / G_USEC_PER_SEC,
                  .stats = *rubric_puzzle_get_stats (puzzle) };

  if (entry.stats.solutions > 0 || rubric_desk_get_solution (desk) == NULL
      || sud_grid_count_filled (&givens) > MAX_GIVENS)
    return;
  if (answer->graded && answer->grade.complete)
    entry.level = answer->grade.level;
  sud_grid_format_line (&givens, entry.puzzle);
  run_log_job (self, dup_log_line (&entry));
}

static void
rubric_solved_log_finalize (GObject *object)
{
  RubricSolvedLog *self = RUBRIC_SOLVED_LOG (object);

  g_object_unref (self->file);
  g_object_unref (self->jobs);
  G_OBJECT_CLASS (rubric_solved_log_parent_class)->finalize (object);
}

static void
rubric_solved_log_class_init (RubricSolvedLogClass *klass)
{
  G_OBJECT_CLASS (klass)->finalize = rubric_solved_log_finalize;

  changed_signal = g_signal_new ("changed", RUBRIC_TYPE_SOLVED_LOG, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                                 G_TYPE_NONE, 0);
  failed_signal = g_signal_new ("failed", RUBRIC_TYPE_SOLVED_LOG, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                                G_TYPE_NONE, 0);
}

static void
rubric_solved_log_init (RubricSolvedLog *self)
{
  self->jobs = rubric_jobs_new (RUBRIC_JOBS_WRITE, G_OBJECT (self));
}

RubricSolvedLog *
rubric_solved_log_new (GFile *file)
{
  RubricSolvedLog *self = g_object_new (RUBRIC_TYPE_SOLVED_LOG, NULL);

  self->file = g_object_ref (file);
  return self;
}

void
rubric_solved_log_follow (RubricSolvedLog *self, RubricDesk *desk)
{
  g_return_if_fail (RUBRIC_IS_SOLVED_LOG (self) && RUBRIC_IS_DESK (desk));

  g_signal_connect_object (desk, "finished", G_CALLBACK (finished_cb), self, 0);
}

GBytes *
rubric_solved_log_dup_bytes (RubricSolvedLog *self, GError **error)
{
  return read_log (self->file, error);
}

/* The times of each level. */
typedef struct
{
  GArray *seconds[SUD_N_LEVELS + 1];
} Times;

static void
count_entry (RubricSolvedSummary *summary, Times *times, const Entry *entry, guint32 today)
{
  RubricSolvedLevel *level = &summary->levels[entry->level];
  guint32 ago = today - entry->day, daily_ago = today - entry->daily; /* a day to come is long ago */

  summary->n++;
  level->solved++;
  level->unhelped += !rubric_solve_stats_has_help (&entry->stats);
  if (ago < RUBRIC_SOLVED_DAYS)
    summary->solved[RUBRIC_SOLVED_DAYS - 1 - ago]++;
  if (daily_ago < RUBRIC_SOLVED_DAYS)
    summary->daily[RUBRIC_SOLVED_DAYS - 1 - daily_ago] = TRUE;
  if (entry->seconds > 0 && entry->stats.cells == 0)
    g_array_append_val (times->seconds[entry->level], entry->seconds);
}

static int
compare_seconds (gconstpointer a, gconstpointer b)
{
  guint x = *(const guint *)a, y = *(const guint *)b;

  return (x > y) - (x < y);
}

static void
take_times (RubricSolvedLevel *level, GArray *seconds)
{
  if (seconds->len == 0)
    return;
  g_array_sort (seconds, compare_seconds);
  level->best = g_array_index (seconds, guint, 0);
  level->median = g_array_index (seconds, guint, (seconds->len - 1) / 2);
}

void
rubric_solved_log_summarize (RubricSolvedLog *self, guint32 today, RubricSolvedSummary *summary)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (GBytes) bytes = read_log (self->file, &error);
  g_autoptr (GHashTable) seen = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, NULL);
  gsize length = bytes != NULL ? g_bytes_get_size (bytes) : 0;
  const char *data = length > 0 ? g_bytes_get_data (bytes, NULL) : "", *end = data + length;
  Times times;

  if (bytes == NULL)
    g_message ("%s", error->message);
  *summary = (RubricSolvedSummary){ 0 };
  for (guint i = 0; i <= SUD_N_LEVELS; i++)
    times.seconds[i] = g_array_new (FALSE, FALSE, sizeof (guint));
  for (const char *next; data < end; data = next)
    {
      const char *stop = memchr (data, '\n', end - data);
      g_autofree char *line = g_strchomp (g_strndup (data, (stop != NULL ? stop : end) - data));
      Entry entry;

      next = stop != NULL ? stop + 1 : end;
      if (*line == '\0' || g_str_equal (line, HEADER))
        continue;
      if (!parse_log_line (line, &entry))
        summary->n_unread++;
      else if (g_hash_table_add (seen, g_strdup_printf ("%u%s", entry.day, entry.puzzle)))
        count_entry (summary, &times, &entry, today);
    }
  for (guint i = 0; i <= SUD_N_LEVELS; i++)
    {
      take_times (&summary->levels[i], times.seconds[i]);
      g_array_unref (times.seconds[i]);
    }
}

void
rubric_solved_log_erase (RubricSolvedLog *self)
{
  run_log_job (self, NULL);
}
