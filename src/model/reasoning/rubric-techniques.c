/* rubric-techniques.c - the techniques that a person wants used, and their order
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "rubric-techniques.h"

#include "rubric-search-text.h"

#include <glib/gi18n.h>
#include <string.h>

#define OFF "-"
#define IN_ORDER "in-order" /* the first word of a list that tells more than switches */

/* All techniques, the first tried first, and whether each is on: bytes, which memcmp () can compare. */
typedef struct
{
  guint8 at[SUD_N_TECHNIQUES];
  guint8 on[SUD_N_TECHNIQUES];
} Choice;

struct _RubricTechniques
{
  GObject parent_instance;

  Choice choice;
  gboolean unique;
  SudOrder order; /* by both */
};

enum
{
  PROP_0,
  PROP_CHOICE,
  PROP_UNIQUE,
  PROP_NAKED_FIRST,
  N_PROPS
};

static GParamSpec *props[N_PROPS];
static guint changed_signal;

G_DEFINE_FINAL_TYPE (RubricTechniques, rubric_techniques, G_TYPE_OBJECT)

static void
choice_init (Choice *self)
{
  for (int i = 0; i < SUD_N_TECHNIQUES; i++)
    {
      self->at[i] = (guint8)i;
      self->on[i] = !sud_technique_get ((SudTechniqueId)i)->unusual;
    }
}

static int
find_place (const Choice *self, int n, int technique)
{
  for (int i = 0; i < n; i++)
    if (self->at[i] == technique)
      return i;
  return -1;
}

/* Puts @technique between the @n that have a place already. */
static void
insert_technique (Choice *self, int n, int place, int technique)
{
  memmove (self->at + place + 1, self->at + place, (gsize)(n - place));
  self->at[place] = (guint8)technique;
}

/* Returns: what @word switches, or SUD_N_TECHNIQUES; @on: whether it is on */
static SudTechniqueId
read_word (const char *word, gboolean *on)
{
  gboolean off = g_str_has_prefix (word, OFF);

  *on = !off;
  return sud_technique_find_id (off ? word + strlen (OFF) : word);
}

/* Returns: whether @words are those of an order written before it had a first word of its own: all techniques of that
 * time, among them some that are as usual, which switches alone do not name */
static gboolean
is_old_order (const char *const *words)
{
  int named = 0, usual = 0;

  for (; *words != NULL; words++)
    {
      gboolean on;
      SudTechniqueId technique = read_word (*words, &on);

      if (technique == SUD_N_TECHNIQUES)
        continue;
      named++;
      usual += sud_technique_get_half (technique) == SUD_N_TECHNIQUES && on != sud_technique_get (technique)->unusual;
    }
  return named > SUD_N_TECHNIQUES / 2 && usual > 0;
}

/* Puts those without a place among the @n that have one: after the one before it in the table, but not after the next
 * one, which may be the only neighbour with a place. */
static void
find_places (Choice *self, int n)
{
  for (int i = 0; i < SUD_N_TECHNIQUES; i++)
    if (find_place (self, n, i) < 0)
      {
        int place = find_place (self, n, i - 1) + 1, next = find_place (self, n, i + 1);

        insert_technique (self, n, next >= 0 ? MIN (place, next) : place, i);
        n++;
      }
}

/* Words that only switch mean the usual order, whatever it was when they were written. Old orders had double techniques
 * switched on, but after the single one, where they are never found: that counts as usual. */
static void
choice_parse (Choice *self, const char *const *words)
{
  gboolean seen[SUD_N_TECHNIQUES] = { FALSE };
  gboolean in_order = words != NULL && g_strcmp0 (words[0], IN_ORDER) == 0;
  gboolean old = words != NULL && !in_order && is_old_order (words);
  int n = 0;

  choice_init (self);
  for (; words != NULL && *words != NULL; words++)
    {
      gboolean on;
      SudTechniqueId technique = read_word (*words, &on);

      if (technique == SUD_N_TECHNIQUES || seen[technique]
          || (old && find_place (self, n, sud_technique_get_half (technique)) >= 0))
        continue;
      seen[technique] = TRUE;
      self->on[technique] = on;
      if (in_order || old)
        self->at[n++] = (guint8)technique;
    }
  if (n > 0)
    find_places (self, n);
}

static gboolean
is_as_usual (const Choice *self, int technique)
{
  return self->on[technique] != sud_technique_get ((SudTechniqueId)technique)->unusual;
}

static gboolean
is_in_usual_order (const Choice *self)
{
  for (int i = 0; i < SUD_N_TECHNIQUES; i++)
    if (self->at[i] != i)
      return FALSE;
  return TRUE;
}

/* In the usual order, which may change with a new version, only those whose switch is another are told.
 * Returns: (transfer full) */
static char **
choice_format (const Choice *self)
{
  g_autoptr (GStrvBuilder) words = g_strv_builder_new ();
  gboolean all = !is_in_usual_order (self);

  if (all)
    g_strv_builder_add (words, IN_ORDER);
  for (int i = 0; i < SUD_N_TECHNIQUES; i++)
    if (all || !is_as_usual (self, self->at[i]))
      {
        g_autofree char *word
            = g_strconcat (self->on[self->at[i]] ? "" : OFF, sud_technique_get (self->at[i])->id, NULL);

        g_strv_builder_add (words, word);
      }
  return g_strv_builder_end (words);
}

static void
work_out (RubricTechniques *self)
{
  self->order.n = 0;
  for (int i = 0; i < SUD_N_TECHNIQUES; i++)
    {
      guint8 technique = self->choice.at[i];

      if (self->choice.on[technique] && (self->unique || !sud_technique_get (technique)->unique))
        self->order.technique[self->order.n++] = technique;
    }
}

static void
set_both (RubricTechniques *self, const Choice *choice, gboolean unique)
{
  gboolean other_choice = memcmp (&self->choice, choice, sizeof *choice) != 0, other_unique = self->unique != unique;

  if (!other_choice && !other_unique)
    return;
  self->choice = *choice;
  self->unique = unique;
  work_out (self);
  if (other_choice)
    g_object_notify_by_pspec (G_OBJECT (self), props[PROP_CHOICE]);
  if (other_unique)
    g_object_notify_by_pspec (G_OBJECT (self), props[PROP_UNIQUE]);
  g_signal_emit (self, changed_signal, 0);
}

static void
set_choice (RubricTechniques *self, const Choice *choice)
{
  set_both (self, choice, self->unique);
}

static void
set_naked_first (RubricTechniques *self, gboolean naked_first)
{
  if (self->order.naked_first == naked_first)
    return;
  self->order.naked_first = naked_first;
  g_object_notify_by_pspec (G_OBJECT (self), props[PROP_NAKED_FIRST]);
  g_signal_emit (self, changed_signal, 0);
}

static void
rubric_techniques_get_property (GObject *object, guint prop_id, GValue *value, GParamSpec *pspec)
{
  RubricTechniques *self = RUBRIC_TECHNIQUES (object);

  if (prop_id == PROP_CHOICE)
    g_value_take_boxed (value, choice_format (&self->choice));
  else if (prop_id == PROP_UNIQUE)
    g_value_set_boolean (value, self->unique);
  else if (prop_id == PROP_NAKED_FIRST)
    g_value_set_boolean (value, self->order.naked_first);
  else
    G_OBJECT_WARN_INVALID_PROPERTY_ID (object, prop_id, pspec);
}

static void
rubric_techniques_set_property (GObject *object, guint prop_id, const GValue *value, GParamSpec *pspec)
{
  RubricTechniques *self = RUBRIC_TECHNIQUES (object);
  Choice choice;

  if (prop_id == PROP_CHOICE)
    {
      choice_parse (&choice, g_value_get_boxed (value));
      set_choice (self, &choice);
    }
  else if (prop_id == PROP_UNIQUE)
    set_both (self, &self->choice, g_value_get_boolean (value));
  else if (prop_id == PROP_NAKED_FIRST)
    set_naked_first (self, g_value_get_boolean (value) != FALSE);
  else
    G_OBJECT_WARN_INVALID_PROPERTY_ID (object, prop_id, pspec);
}

static void
rubric_techniques_class_init (RubricTechniquesClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  GParamFlags flags = G_PARAM_READWRITE | G_PARAM_EXPLICIT_NOTIFY | G_PARAM_STATIC_STRINGS;

  object_class->get_property = rubric_techniques_get_property;
  object_class->set_property = rubric_techniques_set_property;
  props[PROP_CHOICE] = g_param_spec_boxed ("choice", NULL, NULL, G_TYPE_STRV, flags);
  props[PROP_UNIQUE] = g_param_spec_boolean ("unique", NULL, NULL, TRUE, flags);
  props[PROP_NAKED_FIRST] = g_param_spec_boolean ("naked-first", NULL, NULL, FALSE, flags);
  g_object_class_install_properties (object_class, N_PROPS, props);
  changed_signal
      = g_signal_new ("changed", RUBRIC_TYPE_TECHNIQUES, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 0);
}

static void
rubric_techniques_init (RubricTechniques *self)
{
  choice_init (&self->choice);
  self->unique = TRUE;
  work_out (self);
}

RubricTechniques *
rubric_techniques_new (void)
{
  return g_object_new (RUBRIC_TYPE_TECHNIQUES, NULL);
}

void
rubric_techniques_bind (RubricTechniques *self, GSettings *settings, GSettingsBindFlags flags)
{
  g_settings_bind (settings, "techniques", self, "choice", flags | G_SETTINGS_BIND_NO_SENSITIVITY);
  g_settings_bind (settings, "unique-techniques", self, "unique", flags | G_SETTINGS_BIND_NO_SENSITIVITY);
  g_settings_bind (settings, "naked-singles-first", self, "naked-first", flags | G_SETTINGS_BIND_NO_SENSITIVITY);
}

const SudOrder *
rubric_techniques_get_order (RubricTechniques *self)
{
  return &self->order;
}

gboolean
rubric_techniques_is_usual (RubricTechniques *self)
{
  Choice usual;

  choice_init (&usual);
  return self->unique && memcmp (&self->choice, &usual, sizeof usual) == 0;
}

gboolean
rubric_techniques_get_on (RubricTechniques *self, SudTechniqueId technique)
{
  g_return_val_if_fail (technique < SUD_N_TECHNIQUES, FALSE);

  return self->choice.on[technique];
}

void
rubric_techniques_set_on (RubricTechniques *self, SudTechniqueId technique, gboolean on)
{
  Choice choice;

  g_return_if_fail (technique < SUD_N_TECHNIQUES);

  choice = self->choice;
  choice.on[technique] = on != FALSE;
  set_choice (self, &choice);
}

int
rubric_techniques_get_place (RubricTechniques *self, SudTechniqueId technique)
{
  g_return_val_if_fail (technique < SUD_N_TECHNIQUES, 0);

  return find_place (&self->choice, SUD_N_TECHNIQUES, technique);
}

void
rubric_techniques_move (RubricTechniques *self, SudTechniqueId technique, int place)
{
  Choice choice;
  int from;

  g_return_if_fail (technique < SUD_N_TECHNIQUES);
  g_return_if_fail (place >= 0 && place < SUD_N_TECHNIQUES);

  choice = self->choice;
  from = find_place (&choice, SUD_N_TECHNIQUES, technique);
  memmove (choice.at + from, choice.at + from + 1, (gsize)(SUD_N_TECHNIQUES - from - 1));
  insert_technique (&choice, SUD_N_TECHNIQUES - 1, place, technique);
  set_choice (self, &choice);
}

void
rubric_techniques_set (RubricTechniques *self, const char *const *choice, gboolean unique)
{
  Choice parsed;

  choice_parse (&parsed, choice);
  set_both (self, &parsed, unique != FALSE);
}

gboolean
rubric_technique_matches (SudTechniqueId technique, const char *sought)
{
  const SudTechnique *row = sud_technique_get (technique);
  const char *const names[] = { _ (row->name), row->name, row->id };
  g_autofree char *key = rubric_fold_search_text (sought), *stripped = g_strstrip (g_strdup (sought));
  gboolean found = FALSE;

  if (*key == '\0')
    return *stripped == '\0';
  for (guint i = 0; i < G_N_ELEMENTS (names) && !found; i++)
    {
      g_autofree char *name = rubric_fold_search_text (names[i]);

      found = strstr (name, key) != NULL;
    }
  return found;
}
