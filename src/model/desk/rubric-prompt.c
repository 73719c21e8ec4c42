/* rubric-prompt.c - questions and notices of a desk to the person in front of it
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "rubric-prompt.h"

G_DEFINE_INTERFACE (RubricPrompt, rubric_prompt, G_TYPE_OBJECT)

static void
rubric_prompt_default_init (RubricPromptInterface *iface)
{
}

void
rubric_prompt_ask_async (RubricPrompt *self, const RubricQuestion *question, GCancellable *cancellable,
                         GAsyncReadyCallback callback, gpointer user_data)
{
  RUBRIC_PROMPT_GET_IFACE (self)->ask_async (self, question, cancellable, callback, user_data);
}

RubricReply
rubric_prompt_ask_finish (RubricPrompt *self, GAsyncResult *result, GFile **file)
{
  *file = NULL;
  return RUBRIC_PROMPT_GET_IFACE (self)->ask_finish (self, result, file);
}

void
rubric_prompt_tell (RubricPrompt *self, const RubricNotice *notice)
{
  RUBRIC_PROMPT_GET_IFACE (self)->tell (self, notice);
}
