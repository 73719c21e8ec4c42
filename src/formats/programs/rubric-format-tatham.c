/* rubric-format-tatham.c - game ids of Simon Tatham's Solo; many lines are a collection
 *
 *     3x3:5_3b7d6b1_9_5d9_8d6a8c6c3_4b8a3b1_7c2c6a6d2_8d4_1_9b5d8b7_9
 *     https://www.chiark.greenend.org.uk/~sgtatham/puzzles/js/solo.html#3x3:5_3b…
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "rubric-document.h"
#include "rubric-format-private.h"
#include "rubric-tatham.h"

#include <glib/gi18n.h>
#include <string.h>

enum
{
  MAX_PARAMETERS = 32, /* characters */
};

static gboolean
is_data (const RubricLines *line)
{
  return !rubric_lines_is_passed_over (line);
}

/* Where the id begins on the line, and where the parameters and the whole of it end. */
typedef struct
{
  const char *start;
  const char *colon; /* "#" before the number that a puzzle was made from; NULL where the line is no id */
  const char *end;
} Id;

static const char *
skip_link (const RubricLines *line)
{
  static const char page[] = "solo.html#";
  const char *found = g_strstr_len (line->start, MIN (line->length, 1024), page);

  return found != NULL ? found + strlen (page) : line->start;
}

static Id
find_id (const RubricLines *line)
{
  Id id = { skip_link (line), NULL, line->start + line->length };
  const char *at;
  gboolean has_size = FALSE;

  while (id.start < id.end && g_ascii_isspace (*id.start))
    id.start++;
  while (id.end > id.start && g_ascii_isspace (id.end[-1]))
    id.end--;
  for (at = id.start; at < id.end && at < id.start + MAX_PARAMETERS && g_ascii_isalnum (*at); at++)
    has_size |= at > id.start && (*at == 'x' || *at == 'j') && g_ascii_isdigit (at[-1]);
  if (has_size && at < id.end && g_ascii_isdigit (*id.start)
      && (*at == ':' || *at == '#' || (id.end - at >= 3 && memcmp (at, "%23", 3) == 0)))
    id.colon = at;
  return id;
}

/* Nothing behind the colon but what ids are made of, so that prose is none. */
static gboolean
tatham_sniff (const char *text, gsize length)
{
  RubricLines line;

  rubric_lines_init (&line, &(RubricSlice){ .text = text, .length = length, .line = 1 });
  while (rubric_lines_next (&line))
    if (is_data (&line))
      {
        Id id = find_id (&line);

        if (id.colon == NULL)
          return FALSE;
        for (const char *p = id.colon + 1; p < MIN (id.end, id.colon + 1024); p++)
          if (!g_ascii_isalnum (*p) && strchr ("_,.", *p) == NULL)
            return FALSE;
        return TRUE;
      }
  return FALSE;
}

static gboolean
tatham_read (RubricDocument *document, const char *text, gsize length, GError **error)
{
  RubricLines line;

  rubric_lines_init (&line, &(RubricSlice){ .text = text, .length = length, .line = 1 });
  while (rubric_lines_next (&line))
    if (is_data (&line))
      rubric_document_add (document, line.start - text, line.number);
  return TRUE;
}

static gboolean
tatham_parse (const RubricSlice *slice, SudSheet *sheet, RubricInfo *info, GError **error)
{
  RubricLines line;
  Id id;

  rubric_lines_init (&line, slice);
  rubric_lines_next (&line);
  id = find_id (&line);
  if (id.colon == NULL)
    return rubric_lines_fail (&line, id.start, _("a game ID such as 3x3:5_3b7d6…"), error);
  if (!rubric_tatham_check_parameters (slice, id.start, id.colon, error))
    return FALSE;
  if (*id.colon != ':')
    return rubric_lines_fail_format (&line, id.colon, error,
                                     _("this is the random seed of a puzzle, not the puzzle; Solo shows its "
                                       "game ID under Game ▸ Specific"));
  return rubric_tatham_read (slice, id.colon + 1, id.end, sheet, error);
}

static void
tatham_write (GString *out, const SudSheet *sheet, const RubricInfo *info, const SudGrid *solution)
{
  SudGrid grid = sud_sheet_get_grid (sheet, SUD_ORIGINS_ALL);

  g_string_append (out, "3x3:");
  rubric_tatham_write (out, &grid);
  g_string_append_c (out, '\n');
}

const RubricFormat rubric_format_tatham = {
  .id = "tatham",
  .name = N_("Simon Tatham’s Solo game ID"),
  .copy_name = N_("Simon _Tatham’s Game ID"),
  .suffixes = (const char *const[]){ NULL },
  .mime_type = "text/plain",
  .max_size = RUBRIC_DOCUMENT_MAX_COLLECTION,
  .many = TRUE,
  .exclusive = TRUE,
  .sniff = tatham_sniff,
  .read = tatham_read,
  .parse = tatham_parse,
  .write = tatham_write,
};
