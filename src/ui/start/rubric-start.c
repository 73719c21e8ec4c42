/* rubric-start.c - ways to begin, beside an empty board: a puzzle that was put away, a new one, the person's own
 *
 *     Continue                                 brief
 *     ┌────────────────────────────────────┐   [ Continue ][ Easy ][ Medium ][ Hard ][ … ]
 *     │ ▦  Medium · 35 to go               │   [ Paste ][ Picture ][ File ][ Learn ]
 *     │    today 09:49                     │
 *     └────────────────────────────────────┘
 *     New Puzzle
 *     [  Easy  ][  Medium  ][  Hard  ][ … ]
 *     [           Today’s Puzzle          ]
 *     Your Own
 *     [           Just Type It            ]
 *     [   Paste   ][   Picture  ][  File  ]
 *     Get Better
 *     [         Learn a Technique         ]
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "rubric-start.h"

#include "rubric-daily.h"
#include "rubric-preview.h"
#include "rubric-text-history.h"
#include "rubric-text.h"
#include "rubric-widgets.h"

#include <glib/gi18n.h>

enum
{
  MAX_KEPT = 2, /* all others are in the menu of Open */
};

typedef struct
{
  const char *label;
  const char *about;
  const char *action; /* with its target; NULL: a menu of the harder levels */
} Offer;

static const Offer levels[] = {
  { N_ ("_Easy"), N_ ("A new puzzle that needs only looking"), "win.make(0)" },
  { N_ ("_Medium"), N_ ("A new puzzle that needs some thought"), "win.make(1)" },
  { N_ ("H_ard"), N_ ("A new puzzle that needs pencil marks"), "win.make(2)" },
  { "…", N_ ("Harder Puzzles, and Puzzles of Your Choice"), NULL },
};
static const Offer today = { N_ ("To_day’s Puzzle"), N_ ("The same for everybody, another one each day"), "app.today" };
static const Offer type_in
    = { N_ ("Just T_ype It"), N_ ("With the keyboard, or the digits beside the board"), "win.type-in" };
static const Offer sources[] = {
  { N_ ("_Paste"), N_ ("A puzzle copied as text, link or picture"), "win.paste" },
  { N_ ("Pict_ure"), N_ ("A photo or screenshot of a puzzle"), "win.open-picture" },
  { N_ ("_File"), N_ ("A Sudoku file, or a picture"), "win.open" },
};
static const Offer learn = { N_ ("_Learn a Technique"), N_ ("Short lessons, with positions to try"), "app.learn::all" };
static const Offer learn_brief = { N_ ("_Learn"), N_ ("Short lessons, with positions to try"), "app.learn::all" };
static const Offer resume = { N_ ("_Continue"), N_ ("Where you left off"), "win.continue::none" };

struct _RubricStart
{
  RubricBox parent_instance;

  GtkWidget *box;
  GtkWidget *heading; /* above what there is to continue */
  GtkWidget *kept;    /* a box of that, or one button */
  GtkWidget *today;
  gboolean brief;
};

G_DEFINE_FINAL_TYPE (RubricStart, rubric_start, RUBRIC_TYPE_BOX)

/* As the menus of the window, when it is wanted. */
static void
create_more_menu_cb (GtkMenuButton *button, gpointer unused)
{
  g_autoptr (GMenu) menu = NULL;

  if (gtk_menu_button_get_popover (button) != NULL)
    return;
  menu = g_menu_new ();
  g_menu_append (menu, _ ("_Unfair"), "win.make(3)");
  g_menu_append (menu, _ ("E_xtreme"), "win.make(4)");
  g_menu_append (menu, _ ("_Custom…"), "win.make-wished");
  gtk_menu_button_set_menu_model (button, G_MENU_MODEL (menu));
}

static GtkWidget *
create_offer (const Offer *offer)
{
  GtkWidget *button = offer->action != NULL ? gtk_button_new () : gtk_menu_button_new ();
  GtkWidget *face = rubric_shrink_label_new (_ (offer->label));
  g_auto (GStrv) words = g_strsplit (_ (offer->label), "_", -1);
  g_autofree char *name = g_strjoinv ("", words);

  gtk_widget_set_hexpand (face, TRUE);
  if (offer->action != NULL)
    {
      gtk_button_set_child (GTK_BUTTON (button), face);
      gtk_actionable_set_detailed_action_name (GTK_ACTIONABLE (button), offer->action);
    }
  else
    {
      gtk_menu_button_set_child (GTK_MENU_BUTTON (button), face);
      gtk_menu_button_set_create_popup_func (GTK_MENU_BUTTON (button), create_more_menu_cb, NULL, NULL);
    }
  gtk_accessible_update_property (GTK_ACCESSIBLE (button), GTK_ACCESSIBLE_PROPERTY_LABEL,
                                  offer->action != NULL ? name : _ (offer->about),
                                  GTK_ACCESSIBLE_PROPERTY_DESCRIPTION, _ (offer->about), -1);
  gtk_widget_set_focus_on_click (button, FALSE);
  rubric_widget_set_tooltip (button, _ (offer->about));
  return button;
}

static GtkWidget *
append_offers (GtkWidget *box, const Offer *offers, gsize n)
{
  GtkWidget *row = g_object_new (RUBRIC_TYPE_SHRINK_ROW, NULL);

  for (gsize i = 0; i < n; i++)
    gtk_widget_set_parent (create_offer (&offers[i]), row);
  gtk_widget_add_css_class (row, "linked");
  gtk_box_append (GTK_BOX (box), row);
  return row;
}

static GtkWidget *
append_start_heading (GtkWidget *box, const char *text)
{
  GtkWidget *heading = gtk_label_new (text);

  gtk_label_set_xalign (GTK_LABEL (heading), 0);
  gtk_label_set_ellipsize (GTK_LABEL (heading), PANGO_ELLIPSIZE_END);
  gtk_widget_add_css_class (heading, "heading");
  gtk_box_append (GTK_BOX (box), heading);
  return heading;
}

static void
build_brief (RubricStart *self)
{
  GtkWidget *row = append_offers (self->box, levels, G_N_ELEMENTS (levels));

  self->kept = create_offer (&resume);
  gtk_widget_insert_after (self->kept, row, NULL);
  gtk_widget_set_visible (self->kept, FALSE);
  row = append_offers (self->box, sources, G_N_ELEMENTS (sources));
  gtk_widget_set_parent (create_offer (&learn_brief), row);
}

static void
build_column (RubricStart *self)
{
  self->heading = append_start_heading (self->box, _ ("Continue"));
  self->kept = gtk_box_new (GTK_ORIENTATION_VERTICAL, 6);
  gtk_box_append (GTK_BOX (self->box), self->kept);
  gtk_widget_set_visible (self->heading, FALSE);
  append_start_heading (self->box, _ ("New Puzzle"));
  append_offers (self->box, levels, G_N_ELEMENTS (levels));
  self->today = gtk_widget_get_first_child (append_offers (self->box, &today, 1));
  append_start_heading (self->box, _ ("Your Own"));
  append_offers (self->box, &type_in, 1);
  append_offers (self->box, sources, G_N_ELEMENTS (sources));
  append_start_heading (self->box, _ ("Get Better"));
  append_offers (self->box, &learn, 1);
}

static void
rubric_start_constructed (GObject *object)
{
  RubricStart *self = RUBRIC_START (object);

  G_OBJECT_CLASS (rubric_start_parent_class)->constructed (object);
  self->box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 6);
  gtk_widget_set_parent (self->box, GTK_WIDGET (self));
  if (self->brief)
    build_brief (self);
  else
    build_column (self);
}

/* There is one property: brief. */
static void
rubric_start_set_property (GObject *object, guint prop_id, const GValue *value, GParamSpec *pspec)
{
  RUBRIC_START (object)->brief = g_value_get_boolean (value);
}

static void
rubric_start_class_init (RubricStartClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  object_class->constructed = rubric_start_constructed;
  object_class->set_property = rubric_start_set_property;
  g_object_class_install_property (object_class, 1,
                                   g_param_spec_boolean ("brief", NULL, NULL, FALSE,
                                                         G_PARAM_WRITABLE | G_PARAM_CONSTRUCT_ONLY
                                                             | G_PARAM_STATIC_STRINGS));
  gtk_widget_class_set_layout_manager_type (widget_class, GTK_TYPE_BIN_LAYOUT);
  gtk_widget_class_set_css_name (widget_class, "start");
}

static void
rubric_start_init (RubricStart *self)
{
}

static GtkWidget *
create_line (const char *text, const char *css_class)
{
  GtkWidget *label = gtk_label_new (text);

  gtk_label_set_xalign (GTK_LABEL (label), 0);
  gtk_label_set_ellipsize (GTK_LABEL (label), PANGO_ELLIPSIZE_END);
  if (css_class != NULL)
    gtk_widget_add_css_class (label, css_class);
  return label;
}

/* A button with a picture of the board, how hard it is and how far, and when that was. */
static GtkWidget *
create_kept (const RubricContinue *item, GDateTime *now)
{
  GtkWidget *button = gtk_button_new (), *face = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 10);
  GtkWidget *lines = gtk_box_new (GTK_ORIENTATION_VERTICAL, 2), *picture = rubric_preview_new (RUBRIC_PREVIEW_MEDIUM);
  g_autofree char *how_far = rubric_text_how_far (item), *when = rubric_text_when (item, now);

  rubric_preview_set_sheet (RUBRIC_PREVIEW (picture), &item->sheet);
  gtk_box_append (GTK_BOX (lines), create_line (how_far, NULL));
  gtk_box_append (GTK_BOX (lines), create_line (when, "detail"));
  gtk_widget_set_valign (lines, GTK_ALIGN_CENTER);
  gtk_box_append (GTK_BOX (face), picture);
  gtk_box_append (GTK_BOX (face), lines);
  gtk_button_set_child (GTK_BUTTON (button), face);
  gtk_widget_add_css_class (button, "kept");
  gtk_widget_set_focus_on_click (button, FALSE);
  gtk_actionable_set_action_target (GTK_ACTIONABLE (button), "s", item->id);
  gtk_actionable_set_action_name (GTK_ACTIONABLE (button), "win.continue");
  gtk_accessible_update_property (GTK_ACCESSIBLE (button), GTK_ACCESSIBLE_PROPERTY_LABEL, how_far,
                                  GTK_ACCESSIBLE_PROPERTY_DESCRIPTION, when, -1);
  return button;
}

static void
fill_kept (RubricStart *self, GPtrArray *items)
{
  g_autoptr (GDateTime) now = g_date_time_new_now_local ();
  GtkWidget *child;

  while ((child = gtk_widget_get_first_child (self->kept)) != NULL)
    gtk_box_remove (GTK_BOX (self->kept), child);
  for (guint i = 0; i < MIN (items->len, MAX_KEPT); i++)
    gtk_box_append (GTK_BOX (self->kept), create_kept (items->pdata[i], now));
  gtk_widget_set_visible (self->heading, items->len > 0);
}

static void
continue_changed_cb (RubricSession *session, RubricStart *self)
{
  GPtrArray *items = rubric_session_get_continue (session);

  if (items == NULL)
    return; /* the program ends */
  gtk_widget_set_visible (self->kept, items->len > 0);
  if (!self->brief)
    fill_kept (self, items);
  else if (items->len > 0)
    gtk_actionable_set_action_target (GTK_ACTIONABLE (self->kept), "s", ((RubricContinue *)items->pdata[0])->id);
}

void
rubric_start_follow (RubricStart *self, RubricSession *session)
{
  g_return_if_fail (RUBRIC_IS_START (self));
  g_return_if_fail (RUBRIC_IS_SESSION (session));

  g_signal_connect_object (session, "continue-changed", G_CALLBACK (continue_changed_cb), self, 0);
  continue_changed_cb (session, self);
}

static void
update_stars (RubricSolvedLog *log, RubricStart *self)
{
  g_autofree char *stars = NULL, *label = NULL, *about = NULL;
  RubricSolvedSummary summary;

  rubric_solved_log_summarize (log, rubric_day_today (), &summary);
  stars = rubric_text_stars (&summary);
  label = stars != NULL ? g_strdup_printf ("%s  %s", _ (today.label), stars) : g_strdup (_ (today.label));
  about = rubric_text_solved_stars (&summary);
  g_object_set (gtk_button_get_child (GTK_BUTTON (self->today)), "label", label, NULL);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self->today), GTK_ACCESSIBLE_PROPERTY_DESCRIPTION,
                                  stars != NULL ? about : _ (today.about), -1);
}

void
rubric_start_follow_log (RubricStart *self, RubricSolvedLog *log)
{
  g_return_if_fail (RUBRIC_IS_START (self) && !self->brief);
  g_return_if_fail (RUBRIC_IS_SOLVED_LOG (log));

  g_signal_connect_object (log, "changed", G_CALLBACK (update_stars), self, 0);
  g_signal_connect_object (self, "map", G_CALLBACK (update_stars), log, G_CONNECT_SWAPPED); /* it may be another day */
}
