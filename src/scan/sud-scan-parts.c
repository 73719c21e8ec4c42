/* sud-scan-parts.c - what hangs together in a map: parts of pixels that touch one another
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "sud-scan-parts.h"

static int32_t
find_root (int32_t *parent, int32_t part)
{
  while (parent[part] != part)
    part = parent[part] = parent[parent[part]];
  return part;
}

/* The part of two that both become: that begun first. */
static int32_t
join (int32_t *parent, int32_t a, int32_t b)
{
  int32_t first = a < b ? a : b;

  parent[a] = first;
  parent[b] = first;
  return first;
}

/* The part that a pixel joins by its neighbours to the left and above, or a new one. */
static int32_t
label_of (SudScanParts *self, int x, int y)
{
  const int32_t *row = self->label + (size_t)y * self->width + x, *above = row - self->width;
  int32_t neighbours[4] = {
    x > 0 ? row[-1] : -1,
    y > 0 && x > 0 ? above[-1] : -1,
    y > 0 ? above[0] : -1,
    y > 0 && x < self->width - 1 ? above[1] : -1,
  };
  int32_t label = -1;

  for (int k = 0; k < 4; k++)
    if (neighbours[k] >= 0)
      {
        int32_t root = find_root (self->parent, neighbours[k]);

        label = label < 0 ? root : join (self->parent, label, root);
      }
  if (label < 0)
    {
      label = self->count++;
      self->parent[label] = label;
      self->box[label] = (SudScanBox){ UINT16_MAX, UINT16_MAX, 0, 0 };
    }
  return label;
}

/* Gives each pixel the first of the parts that it hangs together with, and tells how far that reaches. */
static void
settle (SudScanParts *self)
{
  for (int y = 0; y < self->height; y++)
    for (int x = 0; x < self->width; x++)
      {
        int32_t *label = &self->label[(size_t)y * self->width + x];
        SudScanBox *box;

        if (*label < 0)
          continue;
        *label = find_root (self->parent, *label);
        box = &self->box[*label];
        box->left = x < box->left ? x : box->left;
        box->right = x > box->right ? x : box->right;
        box->top = y < box->top ? y : box->top;
        box->bottom = y;
      }
}

void
sud_scan_parts_find (SudScanParts *self, const SudScanMap *map, float threshold, int sign)
{
  self->width = map->width;
  self->height = map->height;
  self->count = 0;
  for (int y = 0; y < map->height; y++)
    for (int x = 0; x < map->width; x++)
      {
        size_t at = (size_t)y * map->width + x;

        self->label[at] = map->value[at] * sign >= threshold ? label_of (self, x, y) : -1;
      }
  settle (self);
}

int
sud_scan_parts_outline (const SudScanParts *self, int part, SudScanPoint *points)
{
  const SudScanBox *box = &self->box[part];
  int n = 0;

  for (int y = box->top; y <= box->bottom; y++)
    {
      const int32_t *row = self->label + (size_t)y * self->width;
      int left = box->left, right = box->right;

      while (left <= right && row[left] != part)
        left++;
      while (right > left && row[right] != part)
        right--;
      if (left > right)
        continue;
      points[n++] = (SudScanPoint){ left + 0.5, y + 0.5 };
      points[n++] = (SudScanPoint){ right + 0.5, y + 0.5 };
    }
  return n;
}
