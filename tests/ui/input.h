/* input.h - real key and pointer events, whatever delivers them
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <glib.h>

/* Key codes as X counts them (Linux event code + 8): the place of a key, whatever is printed on it. */
#define INPUT_CODE_DIGIT(digit) ((digit) == 0 ? 19u : 9u + (digit))
#define INPUT_CODE_PAD_DIGIT(digit) (input_pad_codes[digit])
#define INPUT_CODE_SPACE 65u

extern const guint input_pad_codes[10];

/**
 * InputBackend:
 * @open: connects to the display server, which @display tells, or returns NULL with @error set
 * @find_key: the key, and whether Shift is needed, that gives @keysym on the layout in use
 * @key: presses or releases the key at a hardware place
 * @move: moves the pointer to a place on the screen
 * @button: presses or releases a pointer button, 1 is the main one
 * @park: moves the pointer where it is over nothing
 *
 * One way to make input events. Each function returns when nothing stands between the event and the window, so that the
 * next event comes after it.
 */
typedef struct
{
  gpointer (*open) (gpointer display, GError **error);
  void (*close) (gpointer backend);
  gboolean (*find_key) (gpointer backend, guint keysym, guint *code, gboolean *shift);
  void (*key) (gpointer backend, guint code, gboolean press);
  void (*move) (gpointer backend, int x, int y);
  void (*button) (gpointer backend, guint button, gboolean press);
  void (*park) (gpointer backend);
} InputBackend;

extern const InputBackend input_xtest;

typedef struct _Input Input;

Input *input_new (const InputBackend *backend, gpointer display, GError **error);
void   input_free (Input *input);
void   input_code (Input *input, guint code);
void   input_hold_code (Input *input, guint code, gboolean press);
void   input_chord (Input *input, const char *chord);
void   input_code_chord (Input *input, const char *modifiers, guint code);
void   input_text (Input *input, const char *text);
void   input_modifiers (Input *input, const char *modifiers, gboolean press);
void   input_park (Input *input);
void   input_move (Input *input, int x, int y);
void   input_click (Input *input, int x, int y, guint n_clicks);
void   input_press (Input *input, const char *modifiers, guint button);
void   input_hold (Input *input, guint button, gboolean press);
void   input_drag (Input *input, int from_x, int from_y, int to_x, int to_y);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (Input, input_free)
