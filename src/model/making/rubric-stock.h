/* rubric-stock.h - a few puzzles of each level that are ready before anybody asks
 *
 *     open ──► filling ◄──► full          a puzzle that is taken is replaced
 *                │ ▲
 *        saving power: nothing is made, what is there can be taken
 *
 * They are made one after the other in one thread, and only when the main loop has nothing else to do.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "rubric-made.h"

#include <gio/gio.h>

enum
{
  RUBRIC_STOCK_EACH = 3, /* of each level */
};

#define RUBRIC_TYPE_STOCK (rubric_stock_get_type ())
G_DECLARE_FINAL_TYPE (RubricStock, rubric_stock, RUBRIC, STOCK, GObject)

/** Returns: (transfer full): with nothing in it, and nobody at work */
RubricStock *rubric_stock_new (void);

/**
 * rubric_stock_open:
 * @power: (nullable): while it says that power is to be saved nothing is made; NULL: there is power
 *
 * Begins to fill it. Once.
 */
void rubric_stock_open (RubricStock *self, GPowerProfileMonitor *power);

/** How many puzzles of @level are ready. */
guint rubric_stock_count (RubricStock *self, SudLevel level);

/**
 * rubric_stock_take:
 * @made: (out): a puzzle of @level, not the one that was taken last
 *
 * Returns: FALSE where none is ready; then @made is untouched
 */
gboolean rubric_stock_take (RubricStock *self, SudLevel level, RubricMade *made);

/** Ends what is going on: nothing is made any more. */
void rubric_stock_close (RubricStock *self);
