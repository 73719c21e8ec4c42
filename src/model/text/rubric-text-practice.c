/* rubric-text-practice.c - the task and the remarks of a practice
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "rubric-text-practice.h"

#include "rubric-text-step.h"
#include "rubric-text-why.h"
#include "rubric-text.h"
#include "sud-houses.h"

#include <glib/gi18n.h>

static char *
say_task (RubricPractice *practice)
{
  const char *name = rubric_text_technique (rubric_practice_get_technique (practice));
  guint n = rubric_practice_get_n_steps (practice);

  if (rubric_practice_writes (practice))
    return g_strdup_printf (
        /* Translators: %1$s is the name of a technique, %2$u how many steps it has in the position */
        ngettext ("%1$s leads on in one way here. Which digit goes where?",
                  "%1$s leads on in %2$u ways here. Find one: which digit goes where?", n),
        name, n);
  return g_strdup_printf (
      /* Translators: %1$s is the name of a technique, %2$u how many steps it has in the position */
      ngettext ("%1$s leads on in one way here. Strike the candidates that it rules out.",
                "%1$s leads on in %2$u ways here. Strike the candidates that one of them rules out.", n),
      name, n);
}

/* Tells why @digit is no candidate in @cell. */
static char *
say_no_candidate (RubricPractice *practice, int cell, int digit)
{
  const guint8 *value = rubric_practice_get_marks (practice)->value;
  g_autofree char *name = rubric_text_in_cell (cell);

  if (value[cell] != 0)
    /* Translators: %1$d is a digit, %2$s a cell */
    return g_strdup_printf (_ ("The %1$d stands in %2$s already."), value[cell], name);
  for (int i = 0; i < SUD_PEERS; i++)
    if (value[sud_cell_peers[cell][i]] == digit)
      {
        g_autofree char *other = rubric_text_in_cell (sud_cell_peers[cell][i]);

        /* Translators: %1$d is a digit, %2$s and %3$s are cells */
        return g_strdup_printf (_ ("%1$d is not a candidate in %2$s, because that cell sees the %1$d in "
                                   "%3$s."), digit, name,
                                other);
      }
  /* Translators: %1$d is a digit, %2$s a cell */
  return g_strdup_printf (_ ("%1$d is not a candidate in %2$s any more, because an earlier step has ruled it "
                             "out."), digit,
                          name);
}

static char *
say_refusal (RubricPractice *practice, const RubricPracticeMessage *message)
{
  gboolean writes = rubric_practice_writes (practice);
  g_autofree char *name = rubric_text_in_cell (message->cell);

  if (message->kind == RUBRIC_MESSAGE_OTHER)
    /* Translators: %1$d is a digit, %2$s a cell, %3$s the name of a technique */
    return g_strdup_printf (writes ? _ ("True: the %1$d goes into %2$s. But %3$s is not how one sees it here.")
                                   : _ ("True: the %1$d does not go into %2$s. But to see that needs something "
                                        "other than %3$s."),
                            message->digit, name, rubric_text_technique (rubric_practice_get_technique (practice)));
  /* Translators: %1$d is a digit, %2$s a cell */
  return g_strdup_printf (writes ? _ ("Not that one: with the %1$d in %2$s the puzzle would have no solution.")
                                 : _ ("Not that one: without the %1$d in %2$s the puzzle would have no solution."),
                          message->digit, name);
}

/* The candidate that somebody asked about: what it is that the steps show. */
static char *
say_why (const RubricPracticeMessage *message)
{
  g_autofree char *name = rubric_text_cell (message->cell);
  /* Translators: %1$s is a cell, %2$d a digit */
  g_autofree char *clause = g_strdup_printf (message->must ? _ ("%1$s must be %2$d.") : _ ("%1$s cannot be %2$d."),
                                             name, message->digit);

  return rubric_text_capitalise (clause);
}

/* The steps of the answer, a paragraph each. */
static char *
list_why (RubricPractice *practice)
{
  const RubricPracticeMessage *message = rubric_practice_get_message (practice);
  const SudPath *why = rubric_practice_get_why (practice);
  g_autofree char *end = rubric_text_why_end (why, message->cell, message->digit);
  GString *text = g_string_new (NULL);
  int n = sud_path_get_n_steps (why);

  for (int i = 0; i < n; i++)
    {
      g_autofree char *sentence = NULL;
      SudPencilmarks marks;

      sud_path_get_marks (why, i, &marks);
      sentence = rubric_text_step (sud_path_get_step (why, i), &marks);
      if (n > 1)
        g_string_append_printf (text, "%d. ", i + 1);
      g_string_append_printf (text, "%s%s", sentence, i + 1 < n ? "\n" : "");
    }
  if (end != NULL)
    rubric_text_append_sentence (text, end);
  return g_string_free (text, FALSE);
}

char *
rubric_text_practice (RubricPractice *practice)
{
  const RubricPracticeMessage *message = rubric_practice_get_message (practice);

  switch (message->kind)
    {
    case RUBRIC_MESSAGE_LOOKING:
      return g_strdup (_ ("Looking…"));
    case RUBRIC_MESSAGE_NO_MEMORY:
      return g_strdup (_ ("There is not enough memory"));
    case RUBRIC_MESSAGE_NO_STEP:
      return g_strdup (_ ("No step was found here."));
    case RUBRIC_MESSAGE_TASK:
      return say_task (practice);
    case RUBRIC_MESSAGE_NO_CANDIDATE:
      return say_no_candidate (practice, message->cell, message->digit);
    case RUBRIC_MESSAGE_WHY:
      return say_why (message);
    case RUBRIC_MESSAGE_RIGHT:
      /* Translators: %d is how many more candidates are to be struck, or cells to be filled */
      return g_strdup_printf (ngettext ("Right! %d more belongs to this step.",
                                        "Right! %d more belong to this step.", message->missing), message->missing);
    case RUBRIC_MESSAGE_WHOLE:
      return g_strdup (_ ("Well done, that is the whole step."));
    case RUBRIC_MESSAGE_HINT:
      return rubric_text_step_where (rubric_practice_get_step (practice, message->step));
    case RUBRIC_MESSAGE_SHOWN:
      return rubric_text_step_outcome (rubric_practice_get_step (practice, message->step));
    default:
      return say_refusal (practice, message);
    }
}

char *
rubric_text_practice_reason (RubricPractice *practice)
{
  const SudStep *step = rubric_practice_get_told (practice);

  if (rubric_practice_get_why (practice) != NULL)
    return list_why (practice);
  return step != NULL ? rubric_text_step (step, rubric_practice_get_marks (practice)) : NULL;
}
