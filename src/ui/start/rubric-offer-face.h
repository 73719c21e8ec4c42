/* rubric-offer-face.h - what an offer says: its name, and a line about it where there is room
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <gtk/gtk.h>

#define RUBRIC_TYPE_OFFER_FACE (rubric_offer_face_get_type ())
G_DECLARE_FINAL_TYPE (RubricOfferFace, rubric_offer_face, RUBRIC, OFFER_FACE, GtkWidget)

/**
 * rubric_offer_face_new:
 * @title: with a mnemonic
 * @about: is left out below the natural height
 */
GtkWidget *rubric_offer_face_new (const char *title, const char *about);
