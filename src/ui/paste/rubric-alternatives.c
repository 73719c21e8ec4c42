/* rubric-alternatives.c - two ways to read one thing, as two boards: which one is meant?
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

/* A board with what its button says above it. Cells that differ are shaded in both. */
static GtkWidget *
make_board (const RubricAlternatives *which, int index)
{
  GtkWidget *board = rubric_grid_view_new (), *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 6);
  SudView view = { .sheet = *which->sheet[index] };

  for (int cell = 0; cell < SUD_CELLS; cell++)
    if (which->sheet[0]->digit[cell] != which->sheet[1]->digit[cell])
      sud_cells_add (&view.evidence.differing, cell);
  rubric_grid_view_show (RUBRIC_GRID_VIEW (board), &view);
  gtk_widget_set_size_request (board, SIDE, SIDE);
  gtk_box_append (GTK_BOX (box), gtk_label_new_with_mnemonic (which->label[index]));
  gtk_box_append (GTK_BOX (box), board);
  return box;
}

void
rubric_alternatives_ask_async (GtkWindow *parent, const RubricAlternatives *which, GCancellable *cancellable,
                        GAsyncReadyCallback callback, gpointer user_data)
{
  GtkWidget *boards = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 12);
  const RubricResponse responses[] = {
    { "cancel", _ ("_Cancel"), RUBRIC_RESPONSE_PLAIN },
    { ids[0], which->label[0], RUBRIC_RESPONSE_PLAIN },
    { ids[1], which->label[1], RUBRIC_RESPONSE_PLAIN },
  };

  gtk_widget_set_halign (boards, GTK_ALIGN_CENTER);
  for (int i = 0; i < 2; i++)
    gtk_box_append (GTK_BOX (boards), make_board (which, i));
  rubric_ask_async (parent, which->heading, which->body, boards, responses, G_N_ELEMENTS (responses), cancellable, callback,
                    user_data);
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
