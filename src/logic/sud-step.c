/* sud-step.c - one deduction as values, and in the notation of the field
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "sud-step.h"

#include "sud-houses.h"
#include "sud-technique.h"

#include <stdarg.h>
#include <stdio.h>

SudCells
sud_step_writes (const SudStep *self)
{
  return self->digit != 0 ? sud_cells_union (sud_cells_of (self->cell), self->more) : SUD_NO_CELLS;
}

SudCells
sud_step_affects (const SudStep *self)
{
  SudCells cells = sud_step_writes (self);

  for (int index = 0; index < SUD_SIZE; index++)
    cells = sud_cells_union (cells, self->out[index]);
  return cells;
}

SudDigits
sud_step_ruled_out (const SudStep *self)
{
  SudDigits digits = 0;

  for (int index = 0; index < SUD_SIZE; index++)
    if (!sud_cells_is_empty (self->out[index]))
      digits |= (SudDigits)(1u << index);
  return digits;
}

/* Text in a room of fixed size, of which snprintf() writes what fits. */
typedef struct
{
  char *text;
  size_t size;
  size_t length; /* bytes of the whole text */
} Writing;

__attribute__ ((format (printf, 2, 3))) static void
write_formatted (Writing *self, const char *format, ...)
{
  size_t used = self->length < self->size ? self->length : self->size;
  va_list args;

  va_start (args, format);
  self->length += (size_t)vsnprintf (self->size > 0 ? self->text + used : NULL, self->size - used, format, args);
  va_end (args);
}

static void
write_bits (Writing *self, char letter, uint32_t bits)
{
  write_formatted (self, "%c", letter);
  SUD_EACH_BIT (bit, bits)
    write_formatted (self, "%u", (unsigned)bit + 1);
}

static void
write_cells (Writing *self, SudCells cells)
{
  const char *comma = "";

  for (int row = 0; row < SUD_SIZE; row++)
    {
      uint32_t columns = sud_cells_in_row (cells, row), same = 0;

      if (columns == 0)
        continue;
      for (int other = row; other < SUD_SIZE; other++)
        if (sud_cells_in_row (cells, other) == columns)
          {
            same |= 1u << other;
            cells = sud_cells_difference (cells, sud_house_sets[other]);
          }
      write_formatted (self, "%s", comma);
      write_bits (self, 'r', same);
      write_bits (self, 'c', columns);
      comma = ",";
    }
}

static void
write_houses (Writing *self, uint32_t houses)
{
  for (int kind = SUD_HOUSE_ROW; kind <= SUD_HOUSE_BOX; kind++)
    {
      uint32_t bits = houses >> (kind * SUD_SIZE) & SUD_ALL_DIGITS;

      if (bits != 0)
        write_bits (self, "rcb"[kind], bits);
    }
}

static void
write_pattern (Writing *self, const SudStep *step)
{
  SUD_EACH_BIT (index, step->digits)
    write_formatted (self, "%u", (unsigned)index + 1);
  write_formatted (self, " ");
  if (step->covers == 0)
    {
      write_cells (self, step->cells);
      return;
    }
  write_houses (self, step->houses);
  write_formatted (self, " ");
  write_houses (self, step->covers);
  SUD_EACH_CELL (fin, step->fins)
    {
      write_formatted (self, " f");
      write_cells (self, sud_cells_of ((int)fin));
    }
}

static void
write_chain (Writing *self, const SudStep *step)
{
  static const char *const links[] = { [SUD_STEP_END] = "; ", [SUD_STEP_STRONG] = " = ", [SUD_STEP_WEAK] = " - " };

  for (int i = 0; i < step->n_nodes; i++)
    {
      write_formatted (self, "(%d)", step->nodes[i].digit);
      write_cells (self, step->nodes[i].cells);
      if (i + 1 < step->n_nodes)
        write_formatted (self, "%s", links[step->nodes[i].link]);
    }
}

static void
write_outcome (Writing *self, const SudStep *step)
{
  const char *comma = "";

  if (step->digit != 0)
    {
      write_cells (self, sud_step_writes (step));
      write_formatted (self, "=%d", step->digit);
      return;
    }
  for (int digit = 1; digit <= SUD_SIZE; digit++)
    if (!sud_cells_is_empty (step->out[digit - 1]))
      {
        write_formatted (self, "%s", comma);
        write_cells (self, step->out[digit - 1]);
        write_formatted (self, "<>%d", digit);
        comma = ", ";
      }
}

size_t
sud_cells_format (SudCells cells, char *text, size_t size)
{
  Writing writing = { text, size, 0 };

  write_formatted (&writing, "%s", "");
  write_cells (&writing, cells);
  return writing.length;
}

size_t
sud_step_format (const SudStep *self, char *text, size_t size)
{
  Writing writing = { text, size, 0 };
  bool kraken = self->n_nodes > 0 && self->covers != 0;

  write_formatted (&writing, "%s: ", sud_technique_get ((SudTechniqueId)self->technique)->name);
  if (self->n_nodes == 0 || kraken)
    write_pattern (&writing, self);
  if (kraken)
    write_formatted (&writing, "; ");
  write_chain (&writing, self);
  write_formatted (&writing, " => ");
  write_outcome (&writing, self);
  return writing.length;
}
