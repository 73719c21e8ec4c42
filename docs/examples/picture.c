/* picture.c - the puzzle of a picture: grey levels as a file of PGM has them, such as: magick photo.jpg pgm:- | picture
 *
 * SPDX-License-Identifier: CC0-1.0
 */
#include <stdio.h>
#include <stdlib.h>
#include <sud.h>

int
main (void)
{
  int width, height, found = 0;
  SudScan scan;

  if (scanf ("P5 %d %d 255", &width, &height) != 2 || getchar () == EOF || !sud_scan_accepts (width, height))
    return 1;
  uint8_t *grey = malloc ((size_t)width * height);
  if (grey != NULL && fread (grey, width, height, stdin) == (size_t)height)
    sud_scan_read_all (&(SudScanPicture){ grey, width, height, width }, NULL, &scan, 1, &found);
  for (int cell = 0; found > 0 && cell < SUD_CELLS; cell++)
    printf ("%d%s", scan.sheet.digit[cell], sud_column (cell) == 8 ? "\n" : "");
  free (grey);
  return found == 0;
}
