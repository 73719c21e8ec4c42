/* sud-solo-search.h - the search for the solutions of one puzzle
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

static inline uint16_t
solo_candidates (char character)
{
  unsigned digit = ((unsigned char)character | 0x30u) - '1';

  return digit < SUD_SIZE ? (uint16_t)(1u << digit) : SUD_ALL_DIGITS;
}

/* The cell of @lane of vector @place. */
static inline int
solo_cell_at (int place, int lane)
{
  return place / 3 * 9 + place % 3 + lane / 4 * 27 + lane % 4 * 3;
}

static inline bool
solo_has_box (int lane)
{
  return lane % 4 < 3 && lane < 12;
}

static void
solo_ban (const SudLanesBan *ban, uint16_t lanes[9][16])
{
  int row = sud_row (ban->cell), column = sud_column (ban->cell);

  lanes[row % 3 * 3 + column % 3][row / 3 * 4 + column / 3] &= (uint16_t)~ban->digits;
}

static void
solo_read (const SudLanesJob *job, Solo *self)
{
  const char *line = job->puzzles[0];
  uint16_t lanes[9][16] ALIGNED;

  for (int place = 0; place < 9; place++)
    UNROLL for (int lane = 0; lane < 16; lane++)
      lanes[place][lane] = solo_has_box (lane) ? solo_candidates (line[solo_cell_at (place, lane)]) : SUD_ALL_DIGITS;
  if (job->bans != NULL)
    solo_ban (&job->bans[0], lanes);
  for (int place = 0; place < 9; place++)
    self->cells[place / 3][place % 3] = wide_load (lanes[place]);
}

/* What each cell has, cell by cell. */
static void
solo_write (const Solo *self, uint16_t row[SUD_CELLS])
{
  uint16_t lanes[16] ALIGNED;

  for (int place = 0; place < 9; place++)
    {
      wide_store (lanes, self->cells[place / 3][place % 3]);
      UNROLL for (int lane = 0; lane < 12; lane++)
        if (solo_has_box (lane))
          row[solo_cell_at (place, lane)] = lanes[lane];
    }
}

static void
solo_write_digits (const Solo *self, SudGrid *grid)
{
  uint16_t row[SUD_CELLS];
  Solo digits;

  for (int r = 0; r < 3; r++)
    for (int k = 0; k < 3; k++)
      {
        Wide below = wide_add (self->cells[r][k], wide_all (-1));

        digits.cells[r][k] = wide_add (wide_popcount (below), wide_all (1));
      }
  solo_write (&digits, row);
  for (int cell = 0; cell < SUD_CELLS; cell++)
    grid->digit[cell] = (uint8_t)row[cell];
}

/* Counts a solution. Returns: whether more are wanted */
static bool
solo_count (const Solo *self, SudLanesJob *job, bool *stopped)
{
  bool first = job->counts[0]++ == 0 && job->firsts != NULL;
  SudGrid grid;

  if (first || job->solution != NULL)
    {
      solo_write_digits (self, &grid);
      if (first)
        job->firsts[0] = grid;
      *stopped = job->solution != NULL && !job->solution (0, &grid, job->data);
    }
  return !*stopped && job->counts[0] < job->limit;
}

typedef enum
{
  SOLO_DEAD,
  SOLO_SOLVED,
  SOLO_STABLE,
} SoloOutcome;

/* Reasons until nothing changes any more. It is perhaps solved where the cells of each box have 511 together: if each box has
 * all digits as well, each of them is in one of its cells.
 */
static SoloOutcome
solo_reason_on (Solo *self, SudLanesJob *job)
{
  static const uint16_t sums_if_solved[16] ALIGNED = { SOLO_LANES (SUD_ALL_DIGITS, SUD_SIZE * SUD_ALL_DIGITS) };
  Wide before = wide_all (0);

  for (;;)
    {
      SoloFindings found = solo_reason (self);

      job->passes++;
      if (wide_has_zero (found.least) || !wide_is_same (found.possible, wide_all (SUD_ALL_DIGITS)))
        return SOLO_DEAD;
      if (wide_is_same (found.sum, wide_load (sums_if_solved)) && solo_verify (self))
        return SOLO_SOLVED;
      if (wide_is_same (found.sum, before))
        return SOLO_STABLE;
      before = found.sum;
    }
}

static bool
solo_is_cancelled (const SudLanesJob *job)
{
  return job->cancel != NULL && atomic_load_explicit (job->cancel, memory_order_relaxed);
}

/* Leaves @state, and those that wait for it, to others. */
static void
solo_leave (const Solo *state, const Solo *waiting, int n, SudSoloRest *rest)
{
  for (int i = 0; i < n; i++)
    solo_write (&waiting[i], rest->rows[i]);
  solo_write (state, rest->rows[n]);
  rest->n = n + 1;
}

bool
SOLO (SudLanesJob *job, SudSoloRest *rest)
{
  Solo waiting[SUD_SOLO_BRANCHES], state;
  bool stopped = false;
  int n = 0;

  job->branches = job->passes = job->counts[0] = 0;
  rest->n = 0;
  solo_read (job, &state);
  while (!solo_is_cancelled (job))
    {
      SoloOutcome outcome = solo_reason_on (&state, job);

      if (outcome == SOLO_STABLE && job->branches == SUD_SOLO_BRANCHES)
        {
          solo_leave (&state, waiting, n, rest);
          return true;
        }
      if (outcome == SOLO_STABLE)
        {
          solo_split (&state, &waiting[n++]);
          job->branches++;
          continue;
        }
      if (outcome == SOLO_SOLVED && !solo_count (&state, job, &stopped))
        return !stopped;
      if (n == 0)
        return true;
      state = waiting[--n];
    }
  return false;
}
