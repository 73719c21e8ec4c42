/* input-mutter.c - events through the RemoteDesktop interface of mutter
 *
 * Nobody is told where on a screen of Wayland a window is. Places are those of the window with the keyboard, and while a
 * button is held they are as far from where it was pressed as the pointer has gone.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "input.h"

#include <linux/input-event-codes.h>
#include <xkbcommon/xkbcommon.h>

#include "mutter.h"

#define X_CODE_OFFSET 8
#define HOLD_US 10000

typedef struct
{
  Mutter            *mutter; /* not owned */
  struct xkb_keymap *keymap;
  int                x; /* where the pointer is */
  int                y;
  guint              n_held;
} InputMutter;

static const int buttons[] = { 0, BTN_LEFT, BTN_MIDDLE, BTN_RIGHT };

static void
notify (InputMutter *self, const MutterCast *cast, const char *method, GVariant *arguments)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (GVariant) reply
    = mutter_call (self->mutter, MUTTER_REMOTE ".Session", cast->remote, method, arguments, &error);

  g_assert_no_error (error);
}

/* A person lets a key go when it has done something. A window comes to the front only by the key that is down: GTK says
 * that it was the last one that it knows of, pressed or not.
 */
static void
hold (Mutter *mutter)
{
  g_usleep (HOLD_US);
  mutter->sync (mutter->sync_data);
}

static void
backend_key (gpointer data, guint code, gboolean press)
{
  InputMutter *self = data;

  if (!press)
    hold (self->mutter);
  notify (self, self->mutter->screen, "NotifyKeyboardKeycode", g_variant_new ("(ub)", code - X_CODE_OFFSET, press));
}

static void
backend_park (gpointer data)
{
  InputMutter *self = data;
  const MutterCast *screen = self->mutter->screen;

  notify (self, screen, "NotifyPointerMotionAbsolute",
          g_variant_new ("(sdd)", screen->stream, MUTTER_WIDTH - 1.0, MUTTER_HEIGHT - 1.0));
}

static struct xkb_keymap *
new_keymap (void)
{
  const struct xkb_rule_names names = { .layout = "us" };
  struct xkb_context *context = xkb_context_new (XKB_CONTEXT_NO_FLAGS);
  struct xkb_keymap *keymap = xkb_keymap_new_from_names (context, &names, XKB_KEYMAP_COMPILE_NO_FLAGS);

  xkb_context_unref (context);
  return keymap;
}

/* The first events make the devices, without which a program looks for neither pointer nor keys. */
static gpointer
backend_open (gpointer mutter, GError **error)
{
  InputMutter *self = g_new0 (InputMutter, 1);

  self->mutter = mutter;
  self->keymap = new_keymap ();
  g_assert_nonnull (self->keymap);
  backend_key (self, KEY_LEFTSHIFT + X_CODE_OFFSET, TRUE);
  backend_key (self, KEY_LEFTSHIFT + X_CODE_OFFSET, FALSE);
  backend_park (self);
  return self;
}

static void
backend_close (gpointer data)
{
  InputMutter *self = data;

  xkb_keymap_unref (self->keymap);
  g_free (self);
}

static gboolean
gives (struct xkb_keymap *keymap, xkb_keycode_t code, int level, guint keysym)
{
  const xkb_keysym_t *found;

  return xkb_keymap_key_get_syms_by_level (keymap, code, 0, level, &found) == 1 && *found == keysym;
}

static gboolean
backend_find_key (gpointer data, guint keysym, guint *code, gboolean *shift)
{
  struct xkb_keymap *keymap = ((InputMutter *) data)->keymap;

  for (int level = 0; level < 2; level++)
    for (*code = xkb_keymap_min_keycode (keymap); *code <= xkb_keymap_max_keycode (keymap); ++*code)
      if (gives (keymap, *code, level, keysym))
        {
          *shift = level == 1;
          return TRUE;
        }
  return FALSE;
}

/* A window that has just come is not yet where it will be. */
static void
await_window (Mutter *mutter)
{
  gint64 left = mutter->settled - g_get_monotonic_time ();

  if (left > 0)
    g_usleep (left);
}

/* Where there is no window to be pointed at it is a place on the screen. */
static void
move_to (InputMutter *self, int x, int y)
{
  MutterCast *window;

  await_window (self->mutter);
  window = mutter_cast (self->mutter, TRUE, NULL);
  if (window == NULL)
    {
      notify (self, self->mutter->screen, "NotifyPointerMotionAbsolute",
              g_variant_new ("(sdd)", self->mutter->screen->stream, (double) x, (double) y));
      return;
    }
  notify (self, window, "NotifyPointerMotionAbsolute",
          g_variant_new ("(sdd)", window->stream, (double) x + MUTTER_MARGIN, (double) y + MUTTER_MARGIN));
  mutter_cast_end (self->mutter, window);
}

static void
backend_move (gpointer data, int x, int y)
{
  InputMutter *self = data;

  if (self->n_held > 0)
    notify (self, self->mutter->screen, "NotifyPointerMotionRelative",
            g_variant_new ("(dd)", (double) x - self->x, (double) y - self->y));
  else
    move_to (self, x, y);
  self->x = x;
  self->y = y;
}

static void
backend_button (gpointer data, guint button, gboolean press)
{
  InputMutter *self = data;

  g_assert_cmpuint (button, <, G_N_ELEMENTS (buttons));
  notify (self, self->mutter->screen, "NotifyPointerButton", g_variant_new ("(ib)", buttons[button], press));
  self->n_held = press ? self->n_held + 1 : self->n_held - 1;
}

const InputBackend input_mutter = {
  .open = backend_open,
  .close = backend_close,
  .find_key = backend_find_key,
  .key = backend_key,
  .move = backend_move,
  .button = backend_button,
  .park = backend_park,
};
