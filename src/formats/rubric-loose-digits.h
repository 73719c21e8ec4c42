/* rubric-loose-digits.h - the digits that stand alone in elements of a page, and what these are called
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "rubric-loose-traits.h"

enum
{
  RUBRIC_LOOSE_DIGITS_DEEP = 3, /* elements around a digit that tell of it */
};

/** What an element says of its digit, by words that are known. */
typedef enum
{
  RUBRIC_LOOSE_SIGN_GIVEN,
  RUBRIC_LOOSE_SIGN_ENTRY,
  RUBRIC_LOOSE_SIGN_LOCKED,
  RUBRIC_LOOSE_SIGN_BOLD,
} RubricLooseSign;

/** Numbers of traits, one after the other. */
typedef struct
{
  guint first;
  guint n;
} RubricLooseSpan;

/**
 * RubricLooseDigit:
 * @digit: '1' to '9', or a point for an element with nothing in it
 * @signs: a bit each
 * @called: tells what the element is called from other names
 * @spans: what is said of the element, and of those around it
 * @place: how many digits stand before it
 */
typedef struct
{
  char digit;
  guint8 signs;
  guint called;
  RubricLooseSpan spans[RUBRIC_LOOSE_DIGITS_DEEP + 1];
  guint place;
} RubricLooseDigit;

/**
 * RubricLooseDigits:
 * @digits: of #RubricLooseDigit
 * @blanks: the same, of elements that have nothing in them
 * @traits: of #guint, what is said of elements
 * @open: those that have not ended, outermost first
 * @leaf: whether the last tag began an element
 */
typedef struct
{
  GArray *digits;
  GArray *blanks;
  GArray *traits;
  GArray *open;
  gboolean leaf;
} RubricLooseDigits;

/** Returns: (transfer full): those of @page */
RubricLooseDigits *rubric_loose_digits_new (const char *page);

void rubric_loose_digits_free (RubricLooseDigits *self);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (RubricLooseDigits, rubric_loose_digits_free)

/** Adds what is said of @digit to @traits. */
void rubric_loose_digits_tell (const RubricLooseDigits *self, const RubricLooseDigit *digit, RubricLooseTraits *traits);
