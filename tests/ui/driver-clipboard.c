/* driver-clipboard.c - what another program has put on the clipboard, or drops
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "driver-private.h"

/**
 * driver_set_clipboard:
 * @type: the one type that is offered, such as "text/html"
 * @data: at most 100,000 bytes
 *
 * Puts @data on the clipboard, as another program would, and lets the program find out what there is.
 */
void
driver_set_clipboard (Driver *driver, const char *type, const char *data, gsize length)
{
  driver->session->screen->set_clipboard (driver, type, data, length);
}

/** What else than "text/plain;charset=utf-8" programs call the text on a clipboard. */
const char *
driver_get_text_type (Driver *driver)
{
  return driver->session->screen->text_type;
}

/**
 * driver_drop:
 * @type: the one type that is offered, such as "text/uri-list"
 * @data: at most 100,000 bytes
 *
 * Drops @data in the middle of the window on top, as another program would.
 */
void
driver_drop (Driver *driver, const char *type, const char *data, gsize length)
{
  driver->session->screen->drop (driver, type, data, length);
}

/* Nothing is on the clipboard any more. */
void
driver_forget_clipboard (Driver *driver)
{
  driver->session->screen->forget_clipboard (driver);
}
