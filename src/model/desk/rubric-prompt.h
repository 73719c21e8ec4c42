/* rubric-prompt.h - questions and notices of a desk to the person in front of it
 *
 * Questions and answers are values. A window asks in dialogs; a test answers by itself.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "rubric-format.h"
#include "rubric-solver.h"

/**
 * RubricQuestionKind:
 * @RUBRIC_QUESTION_CLOSE: what becomes of changes: CANCEL, DISCARD, SAVE
 * @RUBRIC_QUESTION_NOT_KEPT: the same if a puzzle in no file could not be put away: CANCEL, DISCARD, SAVE
 * @RUBRIC_QUESTION_WHERE: the file to save in: CANCEL, or SAVE with a file
 * @RUBRIC_QUESTION_LOSS: save though the format does not hold everything: CANCEL, SAVE_AS, SAVE
 * @RUBRIC_QUESTION_ANOTHER: its text is only copied and pasted, and may stand among other words: CANCEL, SAVE_AS
 * @RUBRIC_QUESTION_CONFLICT: another program has written the file: CANCEL, OVERWRITE, SAVE_AS
 * @RUBRIC_QUESTION_SHOW_SOLUTION: fill the blanks around the entries, which are right: CANCEL, SHOW
 * @RUBRIC_QUESTION_TRY_SOLUTION: the same if nobody knows whether the entries are right: CANCEL, SHOW
 * @RUBRIC_QUESTION_WRONG_ENTRIES: the same if some entries are wrong: CANCEL, KEEP, REPLACE
 */
typedef enum
{
  RUBRIC_QUESTION_CLOSE,
  RUBRIC_QUESTION_NOT_KEPT,
  RUBRIC_QUESTION_WHERE,
  RUBRIC_QUESTION_LOSS,
  RUBRIC_QUESTION_ANOTHER,
  RUBRIC_QUESTION_CONFLICT,
  RUBRIC_QUESTION_SHOW_SOLUTION,
  RUBRIC_QUESTION_TRY_SOLUTION,
  RUBRIC_QUESTION_WRONG_ENTRIES,
} RubricQuestionKind;

/**
 * RubricQuestion:
 * @name: (nullable): of the file, for people; NULL if there is none
 * @title: (nullable): of WHERE: the title of the puzzle, for rubric_text_proposed_name()
 * @folder: (nullable): of WHERE: where to begin
 * @format: (nullable): of LOSS: which does not hold everything; of ANOTHER: what the file has in it
 * @lost: of LOSS: what it does not hold
 * @cells: of WRONG_ENTRIES: which they are
 *
 * Valid while it is being asked.
 */
typedef struct
{
  RubricQuestionKind kind;
  const char *name;
  const char *title;
  GFile *folder;
  const RubricFormat *format;
  RubricFormatFeatures lost;
  SudCells cells;
} RubricQuestion;

typedef enum
{
  RUBRIC_REPLY_CANCEL,
  RUBRIC_REPLY_DISCARD,
  RUBRIC_REPLY_SAVE,
  RUBRIC_REPLY_SAVE_AS,
  RUBRIC_REPLY_OVERWRITE,
  RUBRIC_REPLY_SHOW,
  RUBRIC_REPLY_KEEP,
  RUBRIC_REPLY_REPLACE,
} RubricReply;

/**
 * RubricNoticeKind:
 * @RUBRIC_NOTICE_SAVE_FAILED: @message says why
 * @RUBRIC_NOTICE_RELOAD_FAILED: @message says why
 * @RUBRIC_NOTICE_NO_SOLUTION: @answer says why, where that is known
 * @RUBRIC_NOTICE_CLASH: digits of the board clash, so that nothing can be solved
 * @RUBRIC_NOTICE_FULL: there is no blank to solve
 * @RUBRIC_NOTICE_DIFFER: there are several solutions, which differ in the cells asked for
 * @RUBRIC_NOTICE_NOT_THERE: the puzzle to continue is no longer there
 * @RUBRIC_NOTICE_NOT_KEPT: what is done from now on would be lost if the program were killed
 * @RUBRIC_NOTICE_DAMAGED: what is kept of a puzzle that was begun cannot be read
 */
typedef enum
{
  RUBRIC_NOTICE_SAVED,
  RUBRIC_NOTICE_SAVE_CANCELLED,
  RUBRIC_NOTICE_SAVE_FAILED,
  RUBRIC_NOTICE_RELOADED,
  RUBRIC_NOTICE_RELOAD_FAILED,
  RUBRIC_NOTICE_NO_SOLUTION,
  RUBRIC_NOTICE_CLASH,
  RUBRIC_NOTICE_FULL,
  RUBRIC_NOTICE_DIFFER,
  RUBRIC_NOTICE_NOT_THERE,
  RUBRIC_NOTICE_NOT_KEPT,
  RUBRIC_NOTICE_DAMAGED,
} RubricNoticeKind;

/** RubricNotice: valid while it is being told; @message and @answer are NULL unless the kind says otherwise */
typedef struct
{
  RubricNoticeKind kind;
  const char *message;
  const RubricAnswer *answer;
} RubricNotice;

#define RUBRIC_TYPE_PROMPT (rubric_prompt_get_type ())
G_DECLARE_INTERFACE (RubricPrompt, rubric_prompt, RUBRIC, PROMPT, GObject)

struct _RubricPromptInterface
{
  GTypeInterface parent_iface;

  void (*ask_async) (RubricPrompt *self, const RubricQuestion *question, GCancellable *cancellable,
                     GAsyncReadyCallback callback, gpointer user_data);
  RubricReply (*ask_finish) (RubricPrompt *self, GAsyncResult *result, GFile **file);
  void (*tell) (RubricPrompt *self, const RubricNotice *notice);
};

/**
 * rubric_prompt_ask_async:
 * @cancellable: takes the question back; the answer is RUBRIC_REPLY_CANCEL then
 *
 * Asks @question. The callback comes once, later, from the main loop.
 */
void rubric_prompt_ask_async (RubricPrompt *self, const RubricQuestion *question, GCancellable *cancellable,
                              GAsyncReadyCallback callback, gpointer user_data);

/**
 * rubric_prompt_ask_finish:
 * @file: (out) (transfer full) (nullable): the file chosen, where that was the question
 *
 * Returns: one of the answers of the question
 */
RubricReply rubric_prompt_ask_finish (RubricPrompt *self, GAsyncResult *result, GFile **file);

/** Tells of something that happened; waits for nothing. */
void rubric_prompt_tell (RubricPrompt *self, const RubricNotice *notice);
