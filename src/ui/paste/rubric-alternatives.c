/* rubric-alternatives.c - a question with two boards: which of two ways to read one thing is meant?
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "rubric-alternatives.h"

#include "rubric-adaptations.h"
#include "rubric-grid-view.h"

#include <glib/gi18n.h>

enum
{
  SIDE = 200, /* pixels of a board */
};

static const char *const ids[] = { "first", "second" };

/* A board under the label of its button. Cells that differ are shaded in both. */
static GtkWidget *
make_board (const RubricAlternatives *alternatives, int index)
{
  GtkWidget *board = rubric_grid_view_new (), *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 6);
  SudView view = { .sheet = *alternatives->sheet[index] };

  for (int cell = 0; cell < SUD_CELLS; cell++)
    if (alternatives->sheet[0]->digit[cell] != alternatives->sheet[1]->digit[cell])
      sud_cells_add (&view.evidence.differing, cell);
  rubric_grid_view_show (RUBRIC_GRID_VIEW (board), &view);
  gtk_widget_set_size_request (board, SIDE, SIDE);
  gtk_box_append (GTK_BOX (box), gtk_label_new_with_mnemonic (alternatives->label[index]));
  gtk_box_append (GTK_BOX (box), board);
  return box;
}

void
rubric_alternatives_ask_async (GtkWindow *parent, const RubricAlternatives *alternatives, GCancellable *cancellable,
                               GAsyncReadyCallback callback, gpointer user_data)
{
  GtkWidget *boards = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 12);
  const RubricResponse responses[] = {
    { "cancel", _ ("_Cancel"), RUBRIC_RESPONSE_PLAIN },
    { ids[0], alternatives->label[0], RUBRIC_RESPONSE_PLAIN },
    { ids[1], alternatives->label[1], RUBRIC_RESPONSE_PLAIN },
  };

  gtk_widget_set_halign (boards, GTK_ALIGN_CENTER);
  for (int i = 0; i < 2; i++)
    gtk_box_append (GTK_BOX (boards), make_board (alternatives, i));
  rubric_ask_async (parent, alternatives->heading, alternatives->body, boards, responses, G_N_ELEMENTS (responses),
                    cancellable, callback, user_data);
}

int
rubric_alternatives_finish (GAsyncResult *result)
{
  g_autofree char *response = rubric_ask_finish (result);

  for (int i = 0; i < 2; i++)
    if (g_str_equal (response, ids[i]))
      return i;
  return -1;
}
