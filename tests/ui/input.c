/* input.c - chords, texts and drags from single events
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "input.h"

#include <X11/Xlib.h>
#include <X11/keysym.h>

#define DRAG_STEPS 8

struct _Input
{
  const InputBackend *backend;
  gpointer            data;
};

const guint input_pad_codes[10] = { 90, 87, 88, 89, 83, 84, 85, 79, 80, 81 };

static const struct
{
  const char *name;
  guint       keysym;
} modifiers[] = {
  { "Shift", XK_Shift_L },
  { "Ctrl", XK_Control_L },
  { "Alt", XK_Alt_L },
  { "Super", XK_Super_L },
};

static guint
modifier_keysym (const char *name)
{
  for (gsize i = 0; i < G_N_ELEMENTS (modifiers); i++)
    {
      if (g_str_equal (modifiers[i].name, name))
        return modifiers[i].keysym;
    }
  g_error ("“%s” is no modifier", name);
}

static void
hold (Input *input, guint keysym, gboolean press)
{
  gboolean shift;
  guint code;

  if (!input->backend->find_key (input->data, keysym, &code, &shift))
    g_error ("no key for key symbol %#x on this keyboard", keysym);
  input->backend->key (input->data, code, press);
}

/**
 * input_modifiers:
 * @modifiers_wanted: such as "Shift+Ctrl", or ""
 * @press: whether to press them or to let them go
 */
void
input_modifiers (Input *input, const char *modifiers_wanted, gboolean press)
{
  g_auto (GStrv) parts = g_strsplit (modifiers_wanted, "+", -1);

  for (guint i = 0; parts[i] != NULL; i++)
    hold (input, modifier_keysym (parts[i]), press);
}

static void
tap_keysym (Input *input, guint keysym)
{
  gboolean shift;
  guint code;

  if (!input->backend->find_key (input->data, keysym, &code, &shift))
    g_error ("no key for key symbol %#x on this keyboard", keysym);
  if (shift)
    hold (input, XK_Shift_L, TRUE);
  input_code (input, code);
  if (shift)
    hold (input, XK_Shift_L, FALSE);
}

/**
 * input_new:
 * @backend: what delivers the events
 * @display: (nullable): to whom, if @backend does not know
 *
 * Returns: (transfer full) (nullable): a keyboard and a pointer, or NULL with @error set
 */
Input *
input_new (const InputBackend *backend, gpointer display, GError **error)
{
  gpointer data = backend->open (display, error);
  Input *input;

  if (data == NULL)
    return NULL;
  input = g_new0 (Input, 1);
  input->backend = backend;
  input->data = data;
  return input;
}

void
input_free (Input *input)
{
  input->backend->close (input->data);
  g_free (input);
}

/**
 * input_code:
 * @code: a hardware place, such as INPUT_CODE_DIGIT (7)
 *
 * Presses and releases the key at @code.
 */
void
input_code (Input *input, guint code)
{
  input->backend->key (input->data, code, TRUE);
  input->backend->key (input->data, code, FALSE);
}

void
input_hold_code (Input *input, guint code, gboolean press)
{
  input->backend->key (input->data, code, press);
}

/**
 * input_chord:
 * @chord: modifiers and the X name of a key, such as "Shift+Ctrl+z", "F5" or "Page_Down"
 *
 * Presses the modifiers, taps the key, and releases them.
 */
void
input_chord (Input *input, const char *chord)
{
  g_auto (GStrv) parts = g_strsplit (chord, "+", -1);
  guint last = g_strv_length (parts) - 1;
  KeySym keysym = XStringToKeysym (parts[last]);

  if (keysym == NoSymbol)
    g_error ("“%s” names no key", chord);
  for (guint i = 0; i < last; i++)
    hold (input, modifier_keysym (parts[i]), TRUE);
  tap_keysym (input, keysym);
  for (guint i = last; i-- > 0;)
    hold (input, modifier_keysym (parts[i]), FALSE);
}

/**
 * input_code_chord:
 * @modifiers_held: such as "Shift+Ctrl", or ""
 * @code: a hardware place, such as INPUT_CODE_DIGIT (7)
 */
void
input_code_chord (Input *input, const char *modifiers_held, guint code)
{
  input_modifiers (input, modifiers_held, TRUE);
  input_code (input, code);
  input_modifiers (input, modifiers_held, FALSE);
}

/**
 * input_text:
 * @text: printable ASCII
 *
 * Types @text by what is printed on the keys.
 */
void
input_text (Input *input, const char *text)
{
  for (; *text != '\0'; text++)
    tap_keysym (input, *text); /* the key symbol of a printable ASCII character is its code */
}

void
input_park (Input *input)
{
  input->backend->park (input->data);
}

void
input_move (Input *input, int x, int y)
{
  input->backend->move (input->data, x, y);
}

void
input_click (Input *input, int x, int y, guint n_clicks)
{
  input_move (input, x, y);
  for (guint i = 0; i < n_clicks; i++)
    {
      input->backend->button (input->data, 1, TRUE);
      input->backend->button (input->data, 1, FALSE);
    }
}

/**
 * input_press:
 * @modifiers_held: such as "Ctrl", or ""
 * @button: 1 is the main one, 3 that for menus
 *
 * Clicks where the pointer is.
 */
void
input_press (Input *input, const char *modifiers_held, guint button)
{
  input_modifiers (input, modifiers_held, TRUE);
  input->backend->button (input->data, button, TRUE);
  input->backend->button (input->data, button, FALSE);
  input_modifiers (input, modifiers_held, FALSE);
}

/**
 * input_hold:
 * @button: 1 is the main one
 * @press: whether to press it or to let it go
 */
void
input_hold (Input *input, guint button, gboolean press)
{
  input->backend->button (input->data, button, press);
}

/**
 * input_drag:
 *
 * Drags the main button in a few steps: toolkits want to see the pointer leave the spot before they call it a drag.
 */
void
input_drag (Input *input, int from_x, int from_y, int to_x, int to_y)
{
  input_move (input, from_x, from_y);
  input->backend->button (input->data, 1, TRUE);
  for (int i = 1; i <= DRAG_STEPS; i++)
    input_move (input, from_x + (to_x - from_x) * i / DRAG_STEPS, from_y + (to_y - from_y) * i / DRAG_STEPS);
  input->backend->button (input->data, 1, FALSE);
}
