/* rubric-loose-marked.c - which digits of a page are givens, by what its elements are called and how they look
 *
 *     <td class="given">5</td><td class="user">4</td>      <td><b>5</b></td><td>4</td>      <input value="5" readonly>
 *
 * The digits of a find stand on the page in the same order: each has the signs of the elements around it. What is only
 * bold may be the givens, or all the others: both are tried. One digit without a sign whose element is called otherwise than
 * all others of these may have lost it: the person has to choose.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "rubric-loose.h"

#include "rubric-html.h"
#include "rubric-loose-tag.h"
#include "sud-solve.h"

#include <string.h>

enum
{
  LEAST_GIVENS = 17,
  MOST_FINDS = 16,
  LEAST_PLAIN = 3, /* digits without a sign among which one may be odd */
  DEEP = 3, /* elements around a digit that tell of it */
};

typedef enum
{
  SIGN_GIVEN,
  SIGN_ENTRY,
  SIGN_LOCKED,
  SIGN_BOLD,
} Sign;

/* What a sign tells, the surest first: which digits may be the givens, and whether these are even if others would fit. */
static const struct
{
  Sign sign;
  gboolean with;
  gboolean without;
  gboolean sure;
} rules[] = {
  { SIGN_GIVEN, TRUE, FALSE, TRUE },
  { SIGN_ENTRY, FALSE, TRUE, TRUE },
  { SIGN_LOCKED, TRUE, FALSE, FALSE },
  { SIGN_BOLD, TRUE, TRUE, FALSE },
};

static const char *const given_words[] = { "given", "givens", "fixed", "clue", "prefilled", "predefined", "initial",
                                           "original", "locked", "preset", "static", "immutable", "frozen", "vorgabe", NULL };
static const char *const entry_words[] = { "user", "entry", "entered", "guess", "guessed", "player", "typed", "editable",
                                           "answer", "mutable", NULL };
static const char *const locked_words[] = { "readonly", "disabled", NULL };
static const char *const bold_words[] = { "bold", "strong", NULL };
static const char *const bold_tags[] = { "b", "strong" };
/* Elements that end where the next one begins. */
static const char *const open_tags[] = { "td", "th", "tr", "li" };

static const struct
{
  const char *const *words;
  Sign sign;
} vocabularies[] = {
  { given_words, SIGN_GIVEN },
  { entry_words, SIGN_ENTRY },
  { locked_words, SIGN_LOCKED },
  { bold_words, SIGN_BOLD },
};

typedef struct
{
  char digit;
  guint8 signs; /* a bit each */
  guint called; /* tells what the element is called from other names */
} Digit;

/* An element that has not ended. */
typedef struct
{
  const char *name;
  guint8 signs;
  guint called; /* the same for the same name and class */
} Open;

typedef struct
{
  GArray *digits; /* of #Digit */
  GArray *open;   /* of #Open, outermost first */
} Page;

static guint8
read_words (const char *text, gsize length)
{
  guint8 signs = 0;

  for (gsize i = 0; i < G_N_ELEMENTS (vocabularies); i++)
    if (rubric_loose_has_word (text, length, vocabularies[i].words))
      signs |= 1 << vocabularies[i].sign;
  return signs;
}

static gboolean
is_any (const char *text, gsize length, const char *const *words)
{
  for (; *words != NULL; words++)
    if (rubric_loose_is_word (text, length, *words))
      return TRUE;
  return FALSE;
}

/* What an attribute says: that names an element, or describes it, or is true of it, as data-given="1" and readonly="" */
static guint8
read_attribute (const RubricLooseAttribute *attribute)
{
  static const char *const naming[] = { "class", "data-type", "data-kind", "data-state", "data-role", "aria-label", "title",
                                       NULL };
  static const char *const no[] = { "false", "0", "no", NULL };
  gboolean set = !is_any (attribute->value, attribute->value_length, no);

  if (is_any (attribute->name, attribute->name_length, naming))
    return read_words (attribute->value, attribute->value_length);
  if (rubric_loose_is_word (attribute->name, attribute->name_length, "contenteditable"))
    return 1 << (set ? SIGN_ENTRY : SIGN_LOCKED);
  if (rubric_loose_is_word (attribute->name, attribute->name_length, "style"))
    return g_strstr_len (attribute->value, attribute->value_length, "bold") != NULL ? 1 << SIGN_BOLD : 0;
  return set ? read_words (attribute->name, attribute->name_length) : 0;
}

/* Whether one of @words stands alone in the tag from @at to @end, as an attribute without a value does. */
static gboolean
has_bare (const char *at, const char *end, const char *const *words)
{
  while (at < end)
    {
      gsize length = 0;
      const char *mark = *at == '"' || *at == '\'' ? memchr (at + 1, *at, end - at - 1) : NULL;

      while (at + length < end && g_ascii_isalpha (at[length]))
        length++;
      if (length > 0 && g_ascii_isspace (at[-1]) && at[length] != '=' && at[length] != '-' && is_any (at, length, words))
        return TRUE;
      at = mark != NULL ? mark + 1 : at + MAX (length, 1);
    }
  return FALSE;
}

/* Of the letters of a tag: numbers tell where an element stands, or are its digit. */
static guint
hash_letters (const char *at, const char *end)
{
  guint hash = 0;

  for (; at < end; at++)
    if (g_ascii_isalpha (*at))
      hash = hash * 33 + (guint8)g_ascii_tolower (*at);
  return hash;
}

/* Of the tag from @at to @end, its bracket. @digit: (out): of the field of a form, or NUL */
static Open
read_tag (const char *at, const char *end, char *digit)
{
  RubricLooseAttribute attribute;
  guint8 signs = 0;
  gboolean input = rubric_loose_is_tag (at + 1, "input");

  *digit = '\0';
  for (gsize i = 0; i < G_N_ELEMENTS (bold_tags); i++)
    if (rubric_loose_is_tag (at + 1, bold_tags[i]))
      signs |= 1 << SIGN_BOLD;
  if (has_bare (at + 1, end, locked_words))
    signs |= 1 << SIGN_LOCKED;
  for (const char *next = at + 1 + strcspn (at + 1, " \t\r\n>"); rubric_loose_next_attribute (&next, end, &attribute);)
    if (input && rubric_loose_is_word (attribute.name, attribute.name_length, "value"))
      *digit = attribute.value_length == 1 ? *attribute.value : '\0';
    else
      signs |= read_attribute (&attribute);
  return (Open){ at + 1, signs, hash_letters (at, end) };
}

static void
add_digit (Page *self, char digit, Open element)
{
  Digit found = { digit, element.signs, element.called };

  if (digit < '1' || digit > '9')
    return;
  for (guint i = 0; i < MIN (self->open->len, DEEP); i++)
    found.signs |= g_array_index (self->open, Open, self->open->len - 1 - i).signs;
  g_array_append_val (self->digits, found);
}

/* The text from @at to @end, where it is a digit alone. */
static void
add_text (Page *self, const char *at, const char *end)
{
  while (at < end && g_ascii_isspace (*at))
    at++;
  while (end > at && g_ascii_isspace (end[-1]))
    end--;
  if (end - at == 1 && self->open->len > 0)
    add_digit (self, *at, g_array_index (self->open, Open, self->open->len - 1));
}

static gboolean
ends_before (const char *name, const char *next)
{
  for (gsize i = 0; i < G_N_ELEMENTS (open_tags); i++)
    if (rubric_loose_is_tag (name, open_tags[i]) && rubric_loose_is_tag (next, open_tags[i]))
      return TRUE;
  return FALSE;
}

static void
take_tag (Page *self, const char *at, const char *end)
{
  Open open;
  char digit;

  if (at[1] == '/' && self->open->len > 0)
    g_array_set_size (self->open, self->open->len - 1);
  if (!g_ascii_isalpha (at[1]) || rubric_loose_is_void (at + 1))
    return;
  open = read_tag (at, end, &digit);
  if (rubric_loose_is_tag (at + 1, "input"))
    {
      add_digit (self, digit, open);
      return;
    }
  if (self->open->len > 0 && ends_before (g_array_index (self->open, Open, self->open->len - 1).name, at + 1))
    g_array_set_size (self->open, self->open->len - 1);
  if (end[-1] != '/')
    g_array_append_val (self->open, open);
}

static void
read_page (Page *self, const char *text)
{
  const char *end = text + strlen (text), *behind = text;

  for (const char *at = strchr (text, '<'); at != NULL; at = strchr (at + 1, '<'))
    {
      const char *bracket = rubric_loose_find_bracket (at, end);

      if (bracket == NULL)
        continue;
      add_text (self, behind, at);
      take_tag (self, at, bracket);
      behind = bracket + 1;
    }
}

/* Where the cell at @index stands that has been read as one of 81. */
static int
get_cell (RubricLooseOrder order, int index)
{
  int box = index / SUD_SIZE, inside = index % SUD_SIZE;

  return order == RUBRIC_LOOSE_BOXES ? sud_cell (box / 3 * 3 + inside / 3, box % 3 * 3 + inside % 3) : index;
}

/* Looks for the digits of @grid on the page, one after the other, from @from on. Returns: behind the first, 0 for none */
static guint
find_digits (const Page *self, const SudGrid *grid, RubricLooseOrder order, guint from, Digit found[SUD_CELLS])
{
  guint8 digit[SUD_CELLS], cells[SUD_CELLS];
  guint n = 0;

  for (int i = 0; i < SUD_CELLS; i++)
    if (grid->digit[get_cell (order, i)] != 0)
      {
        cells[n] = get_cell (order, i);
        digit[n++] = '0' + grid->digit[get_cell (order, i)];
      }
  for (guint start = from; start + n <= self->digits->len; start++)
    {
      guint same = 0;

      while (same < n && g_array_index (self->digits, Digit, start + same).digit == digit[same])
        same++;
      for (guint i = 0; i < n && same == n; i++)
        found[cells[i]] = g_array_index (self->digits, Digit, start + i);
      if (same == n)
        return start + 1;
    }
  return 0;
}

static gboolean
has_sign (const Digit *self, Sign sign)
{
  return (self->signs & (1 << sign)) != 0;
}

/* Returns: the one cell of @grid without @sign, and without that of an entry, that is called otherwise than the others without
 * it, which are called the same; -1 where there is none */
static int
find_odd (const SudGrid *grid, const Digit found[SUD_CELLS], Sign sign)
{
  int first = -1, second = -1;
  guint n_first = 0, n_second = 0, n_others = 0;

  for (int cell = 0; cell < SUD_CELLS; cell++)
    if (grid->digit[cell] != 0 && !has_sign (&found[cell], sign))
      {
        first = first < 0 ? cell : first;
        second = second < 0 && found[cell].called != found[first].called ? cell : second;
        n_first += found[cell].called == found[first].called;
        n_second += second >= 0 && found[cell].called == found[second].called;
        n_others += found[cell].called != found[first].called && found[cell].called != found[second].called;
      }
  if (n_others > 0 || MIN (n_first, n_second) != 1 || n_first + n_second < LEAST_PLAIN)
    return -1;
  first = n_first == 1 ? first : second;
  return has_sign (&found[first], SIGN_ENTRY) ? -1 : first;
}

/* Leaves in @part the digits of @grid that have @sign, or have not. Returns: whether these may be givens, and not all */
static gboolean
take_part (const SudGrid *grid, const Digit found[SUD_CELLS], Sign sign, gboolean with, SudGrid *part)
{
  *part = *grid;
  for (int cell = 0; cell < SUD_CELLS; cell++)
    if (has_sign (&found[cell], sign) != with)
      part->digit[cell] = 0;
  return sud_grid_count_filled (part) >= LEAST_GIVENS && sud_grid_count_filled (part) < sud_grid_count_filled (grid);
}

/* Adds @grid, of @find, where it has one solution, or may be the givens although it has not. */
static void
add_part (GArray *parts, const RubricLooseFind *find, const SudGrid *grid, gboolean sure)
{
  RubricLooseFind part = *find;
  SudResult result;

  sud_solve_count (grid, 2, NULL, &result);
  part.grid = *grid;
  part.verdict = result.verdict;
  if (result.verdict == SUD_VERDICT_ONE || sure)
    g_array_append_val (parts, part);
  if (result.verdict != SUD_VERDICT_ONE && sure)
    g_array_append_vals (parts, find, 1);
}

/* Adds to @parts what may be the givens of @find: by the surest sign that parts its digits; itself, too, where that is not
 * sure. */
static void
list_parts (const RubricLooseFind *find, const Digit found[SUD_CELLS], GArray *parts)
{
  for (gsize i = 0; i < G_N_ELEMENTS (rules) && parts->len == 0; i++)
    for (int with = 0; with < 2; with++)
      {
        int odd = find_odd (&find->grid, found, rules[i].sign);
        SudGrid part;

        if (!(with ? rules[i].with : rules[i].without)
            || !take_part (&find->grid, found, rules[i].sign, with, &part))
          continue;
        add_part (parts, find, &part, rules[i].sure);
        if (odd < 0)
          continue;
        part.digit[odd] = part.digit[odd] != 0 ? 0 : find->grid.digit[odd];
        add_part (parts, find, &part, FALSE);
      }
}

/* Whether the page tells givens from other digits. */
static gboolean
tells_givens (const Page *self)
{
  for (gsize i = 0; i < G_N_ELEMENTS (rules); i++)
    {
      guint n = 0;

      for (guint k = 0; k < self->digits->len; k++)
        n += has_sign (&g_array_index (self->digits, Digit, k), rules[i].sign);
      if (rules[i].with && n >= LEAST_GIVENS && n < self->digits->len)
        return TRUE;
    }
  return FALSE;
}

/* Puts @parts in the place of the find at @index. */
static void
take_parts (RubricLoose *self, guint index, const GArray *parts)
{
  if (parts->len == 0)
    return;
  g_array_index (self->finds, RubricLooseFind, index) = g_array_index (parts, RubricLooseFind, 0);
  g_array_append_vals (self->finds, &g_array_index (parts, RubricLooseFind, 1), parts->len - 1);
  self->ways.marked = TRUE;
}

void
rubric_loose_take_marked (RubricLoose *self, const char *page, RubricLooseOrder order)
{
  Page found = { g_array_new (FALSE, FALSE, sizeof (Digit)), g_array_new (FALSE, FALSE, sizeof (Open)) };
  guint n = self->finds->len <= MOST_FINDS ? self->finds->len : 0;
  gboolean any = n == 0;

  if (n > 0)
    read_page (&found, page);
  for (guint i = 0; i < n; i++)
    {
      RubricLooseFind find = g_array_index (self->finds, RubricLooseFind, i);
      g_autoptr (GArray) parts = g_array_new (FALSE, FALSE, sizeof (RubricLooseFind));
      Digit digits[SUD_CELLS] = { { 0 } };

      for (guint at = find_digits (&found, &find.grid, order, 0, digits); at > 0 && parts->len == 0;
           at = find_digits (&found, &find.grid, order, at, digits))
        {
          any = TRUE;
          list_parts (&find, digits, parts);
        }
      take_parts (self, i, parts);
    }
  self->ways.unmarked = !any && tells_givens (&found);
  if (self->ways.unmarked)
    g_array_set_size (self->finds, 0);
  g_array_unref (found.digits);
  g_array_unref (found.open);
}
