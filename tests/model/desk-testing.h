/* desk-testing.h - a desk without a window: somebody who answers, and disks that are slow or full
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "rubric-desk-private.h"

#define TEST_TYPE_PERSON (test_person_get_type ())
G_DECLARE_FINAL_TYPE (TestPerson, test_person, TEST, PERSON, GObject)

enum
{
  MAX_NOTICES = 64,
};

/**
 * TestPerson:
 * @asked: (nullable): the question that waits for an answer
 * @n_asked: how many questions there have been
 * @told: what has been told, oldest first; @n_told of them
 *
 * Answers when the test says so.
 */
struct _TestPerson
{
  GObject parent_instance;

  GTask *waiting;
  gulong taken_back_id;
  GCancellable *cancellable;
  RubricQuestionKind asked;
  RubricFormatFeatures lost;
  SudCells cells;
  char *name;
  guint n_asked;
  RubricNoticeKind told[MAX_NOTICES];
  guint n_told;
};

TestPerson *test_person_new (void);

/** Whether a question waits for an answer. */
gboolean test_person_is_asked (TestPerson *self);

/** Gives @reply, with @file (nullable), to the question that waits. */
void test_person_answer (TestPerson *self, RubricReply reply, GFile *file);

/** Whether @kind was told last. */
gboolean test_person_was_told (TestPerson *self, RubricNoticeKind kind);

/** Asserts the title that the window of @desk has. */
void desk_assert_title (RubricDesk *desk, const char *expected);

typedef enum
{
  DISK_WORKS,
  DISK_SLOW, /* waits for disk_let_go() */
  DISK_FULL,
} Disk;

/** Gives @desk a disk that works; disk_set() makes it another one for what is written from then on. */
void disk_attach (RubricDesk *desk);
void disk_set (Disk disk);

/** Lets the slow disk do what it waits with. */
void disk_let_go (void);

/** Runs the main loop until no worker is at work and nothing is left to do. */
void desk_settle (void);
