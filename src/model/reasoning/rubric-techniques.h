/* rubric-techniques.h - the techniques that a person wants used, and their order
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "sud-order.h"

#include <gio/gio.h>

/**
 * RubricTechniques:
 *
 * RubricTechniques:choice: a `char **` of what differs from the usual
 *
 *     "ID"        the technique is on
 *     "-ID"       it is off
 *     "in-order"  as the first word: techniques are tried in the order of this list, else in the usual one
 *
 *   A technique that is not listed is as usual, and tried beside its neighbour in the usual order: so a new technique
 *   finds its place. Other words are passed over.
 * RubricTechniques:unique: whether techniques are used that rely on one solution
 * RubricTechniques:naked-first: whether hints and explanations have naked singles before hidden ones, as HoDoKu has
 * RubricTechniques::changed: rubric_techniques_get_order() is another one
 */
#define RUBRIC_TYPE_TECHNIQUES (rubric_techniques_get_type ())
G_DECLARE_FINAL_TYPE (RubricTechniques, rubric_techniques, RUBRIC, TECHNIQUES, GObject)

/** rubric_techniques_new: Returns: (transfer full): the usual choice */
RubricTechniques *rubric_techniques_new (void);

/** rubric_techniques_bind: Makes @self follow the keys "techniques", "unique-techniques" and "naked-singles-first" of
 * @settings, and with G_SETTINGS_BIND_SET write them. */
void rubric_techniques_bind (RubricTechniques *self, GSettings *settings, GSettingsBindFlags flags);

/** rubric_techniques_get_order: Returns: (transfer none): the techniques in use, the first tried first; valid until
 * the next change */
const SudOrder *rubric_techniques_get_order (RubricTechniques *self);

/** rubric_techniques_is_usual: Returns: whether nothing differs from the usual */
gboolean rubric_techniques_is_usual (RubricTechniques *self);

/** rubric_techniques_get_on: Returns: whether @technique is switched on, even if it relies on one solution */
gboolean rubric_techniques_get_on (RubricTechniques *self, SudTechniqueId technique);

void rubric_techniques_set_on (RubricTechniques *self, SudTechniqueId technique, gboolean on);

/** rubric_techniques_get_place: Returns: the place of @technique among all, 0 to SUD_N_TECHNIQUES - 1 */
int rubric_techniques_get_place (RubricTechniques *self, SudTechniqueId technique);

/** rubric_techniques_move: Moves @technique to @place; those between move up, or down. */
void rubric_techniques_move (RubricTechniques *self, SudTechniqueId technique, int place);

/** rubric_techniques_set: Sets both properties, in one change; a @choice that is NULL, and TRUE, are as usual. */
void rubric_techniques_set (RubricTechniques *self, const char *const *choice, gboolean unique);

/** rubric_technique_matches: Returns: whether @sought is part of the name of @technique, translated or in English, or
 * of the id that the terminal prints */
gboolean rubric_technique_matches (SudTechniqueId technique, const char *sought);
