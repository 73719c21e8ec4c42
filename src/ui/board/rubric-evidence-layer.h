/* rubric-evidence-layer.h - what is drawn over the cells of a grid: outlines of houses, and links
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "rubric-evidence.h"

#include <gtk/gtk.h>

#define RUBRIC_TYPE_EVIDENCE_LAYER (rubric_evidence_layer_get_type ())
G_DECLARE_FINAL_TYPE (RubricEvidenceLayer, rubric_evidence_layer, RUBRIC, EVIDENCE_LAYER, GtkWidget)

/** Returns: (transfer floating): an empty layer, which no pointer and no screen reader meets */
GtkWidget *rubric_evidence_layer_new (void);

/** Where the cells are, in its own pixels. */
void rubric_evidence_layer_set_geometry (RubricEvidenceLayer *self, const RubricGeometry *geometry);

/** Draws the houses and links of @view, which is copied; nothing is drawn again where they are those of before. */
void rubric_evidence_layer_set_view (RubricEvidenceLayer *self, const SudView *view);

/** Returns: (transfer none): the inks of the style that the window has now */
const RubricEvidenceInks *rubric_evidence_layer_get_inks (void);

/** How often it has been drawn since it was made: for tests. */
guint rubric_evidence_layer_get_snapshots (RubricEvidenceLayer *self);
