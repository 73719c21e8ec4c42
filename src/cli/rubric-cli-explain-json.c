/* rubric-cli-explain-json.c - a step of an explanation as a line of JSON
 *
 * Cells are named as in the short notation, "r4c8", and houses "row 4", whatever the language: they are for programs.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "rubric-cli-explain-json.h"

#include "rubric-text-parts.h"
#include "rubric-text-proof.h"
#include "rubric-text-step.h"

#include <json-glib/json-glib.h>

static void
add_cell_name (JsonBuilder *json, int cell)
{
  char name[] = { 'r', (char)('1' + sud_row (cell)), 'c', (char)('1' + sud_column (cell)), '\0' };

  json_builder_add_string_value (json, name);
}

static void
add_cells (JsonBuilder *json, const char *member, SudCells cells)
{
  json_builder_set_member_name (json, member);
  json_builder_begin_array (json);
  SUD_EACH_CELL (cell, cells)
    add_cell_name (json, (int)cell);
  json_builder_end_array (json);
}

static void
add_digits (JsonBuilder *json, const char *member, SudDigits digits)
{
  json_builder_set_member_name (json, member);
  json_builder_begin_array (json);
  SUD_EACH_BIT (index, digits)
    json_builder_add_int_value (json, (gint64)index + 1);
  json_builder_end_array (json);
}

static void
add_house_name (JsonBuilder *json, int house)
{
  static const char *const kinds[] = { "row", "column", "box" };
  g_autofree char *name = g_strdup_printf ("%s %d", kinds[sud_house_kind (house)], sud_house_index (house) + 1);

  json_builder_add_string_value (json, name);
}

static void
add_houses (JsonBuilder *json, const char *member, uint32_t houses)
{
  json_builder_set_member_name (json, member);
  json_builder_begin_array (json);
  SUD_EACH_BIT (house, houses)
    add_house_name (json, (int)house);
  json_builder_end_array (json);
}

static void
add_text (JsonBuilder *json, const char *member, const char *text)
{
  json_builder_set_member_name (json, member);
  json_builder_add_string_value (json, text);
}

static void
add_number (JsonBuilder *json, const char *member, gint64 number)
{
  json_builder_set_member_name (json, member);
  json_builder_add_int_value (json, number);
}

/* {"cell":"r4c8","digit":7} */
static void
add_candidate (JsonBuilder *json, int cell, int digit)
{
  json_builder_begin_object (json);
  json_builder_set_member_name (json, "cell");
  add_cell_name (json, cell);
  add_number (json, "digit", digit);
  json_builder_end_object (json);
}

static void
add_placements (JsonBuilder *json, const SudStep *step)
{
  json_builder_set_member_name (json, "placements");
  json_builder_begin_array (json);
  if (step->digit != 0)
    SUD_EACH_CELL (cell, sud_step_writes (step))
      add_candidate (json, (int)cell, step->digit);
  json_builder_end_array (json);
}

static void
add_eliminations (JsonBuilder *json, const SudStep *step)
{
  json_builder_set_member_name (json, "eliminations");
  json_builder_begin_array (json);
  for (int digit = 1; digit <= SUD_SIZE; digit++)
    SUD_EACH_CELL (cell, step->out[digit - 1])
      add_candidate (json, (int)cell, digit);
  json_builder_end_array (json);
}

static void
add_sets (JsonBuilder *json, const SudStep *step)
{
  json_builder_set_member_name (json, "sets");
  json_builder_begin_array (json);
  for (int i = 0; i < step->n_sets; i++)
    {
      json_builder_begin_object (json);
      add_cells (json, "cells", step->sets[i].cells);
      add_digits (json, "digits", step->sets[i].digits);
      json_builder_end_object (json);
    }
  json_builder_end_array (json);
}

/* @link says how a node is linked to the one after it: null where a chain ends. */
static void
add_chain (JsonBuilder *json, const SudStep *step)
{
  static const char *const links[] = { [SUD_STEP_STRONG] = "strong", [SUD_STEP_WEAK] = "weak" };

  json_builder_set_member_name (json, "chain");
  json_builder_begin_array (json);
  for (int i = 0; i < step->n_nodes; i++)
    {
      const SudStepNode *node = &step->nodes[i];

      json_builder_begin_object (json);
      add_cells (json, "cells", node->cells);
      add_number (json, "digit", node->digit);
      json_builder_set_member_name (json, "link");
      if (node->link == SUD_STEP_END || i + 1 == step->n_nodes)
        json_builder_add_null_value (json);
      else
        json_builder_add_string_value (json, links[node->link]);
      json_builder_end_object (json);
    }
  json_builder_end_array (json);
}

static void
add_evidence (JsonBuilder *json, const SudStep *step)
{
  json_builder_set_member_name (json, "evidence");
  json_builder_begin_object (json);
  add_digits (json, "digits", step->digits);
  add_cells (json, "cells", step->cells);
  add_cells (json, "fins", step->fins);
  add_houses (json, "houses", step->houses);
  add_houses (json, "covers", step->covers);
  add_sets (json, step);
  add_chain (json, step);
  json_builder_end_object (json);
}

static void
add_premises (JsonBuilder *json, const SudLemma *lemma)
{
  json_builder_set_member_name (json, "suppose");
  json_builder_begin_array (json);
  for (int i = 0; i < lemma->n_premises; i++)
    add_candidate (json, sud_candidate_cell (lemma->premise[i]), sud_candidate_digit (lemma->premise[i]));
  json_builder_end_array (json);
}

/* @sentences: whether it is said in words, too */
static void
add_lemma (JsonBuilder *json, const SudLemma *lemmas, guint line, gboolean sentences)
{
  g_autofree char *sentence = sentences ? rubric_text_proof_line (lemmas, line) : NULL;
  guint n;
  g_autofree guint *reasons = rubric_proof_list_reasons (lemmas, line, &n);
  const SudLemma *lemma = &lemmas[line];

  json_builder_begin_object (json);
  add_number (json, "line", line + 1);
  if (sentences)
    add_text (json, "sentence", sentence);
  add_premises (json, lemma);
  json_builder_set_member_name (json, "follows");
  if (lemma->conclusion == SUD_NO_CANDIDATE)
    json_builder_add_null_value (json);
  else
    add_candidate (json, sud_candidate_cell (lemma->conclusion), sud_candidate_digit (lemma->conclusion));
  json_builder_set_member_name (json, "rests_on");
  json_builder_begin_array (json);
  for (guint i = 0; i < n; i++)
    json_builder_add_int_value (json, reasons[i] + 1);
  json_builder_end_array (json);
  json_builder_end_object (json);
}

static void
add_proof (JsonBuilder *json, RubricExplanation *explanation, guint index, gboolean sentences)
{
  const SudLemma *lemmas = rubric_explanation_get_proof (explanation, index);

  json_builder_set_member_name (json, "proof");
  json_builder_begin_array (json);
  if (lemmas != NULL)
    for (guint line = 0; line < rubric_explanation_get_step (explanation, index)->size; line++)
      add_lemma (json, lemmas, line, sentences);
  json_builder_end_array (json);
}

/* The digits before the step, 81 characters. */
static void
add_position (JsonBuilder *json, RubricExplanation *explanation, guint index)
{
  char line[SUD_LINE_LENGTH + 1] = "";
  SudView view;
  SudGrid grid;

  rubric_explanation_get_view (explanation, index, &view);
  grid = sud_sheet_get_grid (&view.sheet, SUD_ORIGINS_ALL);
  sud_grid_format_line (&grid, line);
  line[SUD_CELLS] = '\0';
  add_text (json, "position", line);
}

void
rubric_cli_append_step_json (const RubricCliPuzzle *puzzle, RubricExplanation *explanation, guint index,
                             gboolean sentences, GString *out)
{
  const SudStep *step = rubric_explanation_get_step (explanation, index);
  g_autoptr (JsonBuilder) json = json_builder_new_immutable ();
  g_autoptr (JsonGenerator) generator = json_generator_new ();
  g_autofree char *notation = rubric_text_step_notation (step), *file = g_filename_display_name (puzzle->file);
  g_autofree char *sentence = sentences ? rubric_explanation_dup_claim (explanation, index) : NULL, *text = NULL;
  g_autoptr (JsonNode) root = NULL;

  json_builder_begin_object (json);
  add_text (json, "file", file);
  add_number (json, "puzzle", (gint64)puzzle->number);
  add_number (json, "step", index + 1);
  if (puzzle->doubt != NULL)
    add_text (json, "not_certain", puzzle->doubt);
  add_text (json, "technique", sud_technique_get (step->technique)->id);
  add_position (json, explanation, index);
  add_text (json, "notation", notation);
  if (sentences)
    add_text (json, "sentence", sentence);
  add_placements (json, step);
  add_eliminations (json, step);
  add_evidence (json, step);
  add_proof (json, explanation, index, sentences);
  json_builder_end_object (json);
  root = json_builder_get_root (json);
  json_generator_set_root (generator, root);
  text = json_generator_to_data (generator, NULL);
  g_string_append_printf (out, "%s\n", text);
}
