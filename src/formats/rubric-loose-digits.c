/* rubric-loose-digits.c - the digits that stand alone in elements of a page, and what these are called
 *
 *     <td class="given">5</td>      <td><b>5</b></td>      <input value="5" readonly>
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "rubric-loose-digits.h"

#include "rubric-loose-tag.h"

#include <string.h>

enum
{
  MOST_TRAITS = 32, /* of an element */
};

static const char *const given_words[] = { "given", "givens", "fixed", "clue", "prefilled", "predefined", "initial",
                                           "original", "locked", "preset", "static", "immutable", "frozen", "vorgabe", NULL };
static const char *const entry_words[] = { "user", "entry", "entered", "guess", "guessed", "player", "typed", "editable",
                                           "answer", "mutable", NULL };
static const char *const locked_words[] = { "readonly", "disabled", NULL };
static const char *const editable_words[] = { "contenteditable", NULL };
static const char *const bold_words[] = { "bold", "strong", NULL };
static const char *const bold_tags[] = { "b", "strong" };
/* Elements that end where the next one begins. */
static const char *const open_tags[] = { "td", "th", "tr", "li" };

static const struct
{
  const char *const *words;
  RubricLooseSign sign;
} vocabularies[] = {
  { given_words, RUBRIC_LOOSE_SIGN_GIVEN },
  { entry_words, RUBRIC_LOOSE_SIGN_ENTRY },
  { locked_words, RUBRIC_LOOSE_SIGN_LOCKED },
  { bold_words, RUBRIC_LOOSE_SIGN_BOLD },
};

/* An element that has not ended. */
typedef struct
{
  const char *name;
  guint8 signs;
  guint called; /* the same for the same name and class */
  RubricLooseSpan traits;
} Open;

static guint8
read_words (const char *text, gsize length)
{
  guint8 signs = 0;

  for (gsize i = 0; i < G_N_ELEMENTS (vocabularies); i++)
    if (rubric_loose_has_word (text, length, vocabularies[i].words))
      signs |= 1 << vocabularies[i].sign;
  return signs;
}

/* What an attribute says: that names an element, or describes it, or is true of it, as data-given="1" and readonly="" */
static guint8
read_attribute (const RubricLooseAttribute *attribute)
{
  static const char *const naming[] = { "class", "data-type", "data-kind", "data-state", "data-role", "aria-label", "title",
                                       NULL };
  static const char *const no[] = { "false", "0", "no", NULL };
  gboolean set = !rubric_loose_is_any (attribute->value, attribute->value_length, no);

  if (rubric_loose_is_any (attribute->name, attribute->name_length, naming))
    return read_words (attribute->value, attribute->value_length);
  if (rubric_loose_is_word (attribute->name, attribute->name_length, "contenteditable"))
    return 1 << (set ? RUBRIC_LOOSE_SIGN_ENTRY : RUBRIC_LOOSE_SIGN_LOCKED);
  if (rubric_loose_is_word (attribute->name, attribute->name_length, "style"))
    return g_strstr_len (attribute->value, attribute->value_length, "bold") != NULL ? 1 << RUBRIC_LOOSE_SIGN_BOLD : 0;
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
      if (length > 0 && g_ascii_isspace (at[-1]) && at[length] != '=' && at[length] != '-'
          && rubric_loose_is_any (at, length, words))
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

/* Whether nothing is to be seen there. */
static gboolean
is_blank (const char *at, const char *end)
{
  static const char *const spaces[] = { "", "&nbsp;", "&#160;", "\xc2\xa0" };

  for (gsize i = 0; i < G_N_ELEMENTS (spaces); i++)
    if (strlen (spaces[i]) == (gsize)(end - at) && memcmp (at, spaces[i], end - at) == 0)
      return TRUE;
  return FALSE;
}

/* Notes what @attribute says: each word that names the element, or else its value. */
static void
add_traits (RubricLooseDigits *self, RubricLooseSpan *span, const RubricLooseAttribute *attribute)
{
  guint name = rubric_loose_traits_hash (0, attribute->name, attribute->name_length);
  const char *end = attribute->value + attribute->value_length;
  gboolean words = rubric_loose_is_word (attribute->name, attribute->name_length, "class");

  for (const char *at = attribute->value, *stop; at <= end && span->n < MOST_TRAITS; at = stop + 1)
    {
      guint trait;

      for (stop = at; stop < end && !(words && g_ascii_isspace (*stop)); stop++)
        ;
      trait = rubric_loose_traits_hash (name, at, stop - at);
      g_array_append_val (self->traits, trait);
      span->n++;
    }
}

/* Of the tag from @at to @end, its bracket. @digit: (out): of the field of a form, or NUL */
static Open
read_tag (RubricLooseDigits *self, const char *at, const char *end, char *digit)
{
  RubricLooseAttribute attribute;
  guint8 signs = 0;
  gboolean input = rubric_loose_is_tag (at + 1, "input");
  RubricLooseSpan traits = { self->traits->len, 1 };
  guint tag = rubric_loose_traits_hash (1, at + 1, strcspn (at + 1, " \t\r\n/>"));

  g_array_append_val (self->traits, tag);
  *digit = '\0';
  for (gsize i = 0; i < G_N_ELEMENTS (bold_tags); i++)
    if (rubric_loose_is_tag (at + 1, bold_tags[i]))
      signs |= 1 << RUBRIC_LOOSE_SIGN_BOLD;
  if (has_bare (at + 1, end, locked_words))
    signs |= 1 << RUBRIC_LOOSE_SIGN_LOCKED;
  if (has_bare (at + 1, end, editable_words))
    signs |= 1 << RUBRIC_LOOSE_SIGN_ENTRY;
  for (const char *next = at + 1 + strcspn (at + 1, " \t\r\n>"); rubric_loose_next_attribute (&next, end, &attribute);)
    if (input && rubric_loose_is_word (attribute.name, attribute.name_length, "value"))
      *digit = attribute.value_length == 1 ? *attribute.value : '\0';
    else
      {
        signs |= read_attribute (&attribute);
        add_traits (self, &traits, &attribute);
      }
  return (Open){ at + 1, signs, hash_letters (at, end), traits };
}

/* @digit: what stands in @element, which is none where that is nothing */
static void
add_digit (RubricLooseDigits *self, char digit, Open element)
{
  gboolean blank = digit < '1' || digit > '9';
  RubricLooseDigit found = { blank ? '.' : digit, element.signs, element.called, { element.traits }, self->digits->len };

  for (guint i = 0; i < MIN (self->open->len, RUBRIC_LOOSE_DIGITS_DEEP); i++)
    {
      const Open *open = &g_array_index (self->open, Open, self->open->len - 1 - i);

      found.signs |= open->signs;
      found.spans[i + 1] = open->traits;
    }
  g_array_append_val (blank ? self->blanks : self->digits, found);
}

/* The text from @at to @end, where it is a digit alone, or an element has nothing else in it. */
static void
add_text (RubricLooseDigits *self, const char *at, const char *end)
{
  while (at < end && g_ascii_isspace (*at))
    at++;
  while (end > at && g_ascii_isspace (end[-1]))
    end--;
  if (self->open->len > 0 && (end - at == 1 ? rubric_loose_is_cell (*at) : self->leaf && *end == '<' && end[1] == '/'
                                                                               && is_blank (at, end)))
    add_digit (self, at < end ? *at : '.', g_array_index (self->open, Open, self->open->len - 1));
}

static gboolean
ends_before (const char *name, const char *next)
{
  for (gsize i = 0; i < G_N_ELEMENTS (open_tags); i++)
    if (rubric_loose_is_tag (name, open_tags[i]) && rubric_loose_is_tag (next, open_tags[i]))
      return TRUE;
  return FALSE;
}

/* Ends the nearest element whose name the tag at @at has, and those in it; the last one where that is not near. */
static void
close_tag (RubricLooseDigits *self, const char *at)
{
  guint n = self->open->len, last = n > 0 ? n - 1 : 0;

  for (guint i = 0; i < MIN (n, RUBRIC_LOOSE_DIGITS_DEEP + 1); i++)
    if (rubric_loose_is_tag (at + 2, g_array_index (self->open, Open, n - 1 - i).name))
      {
        last = n - 1 - i;
        break;
      }
  g_array_set_size (self->open, last);
}

static void
take_tag (RubricLooseDigits *self, const char *at, const char *end)
{
  Open open;
  char digit;

  if (at[1] == '/')
    close_tag (self, at);
  if (!g_ascii_isalpha (at[1]) || rubric_loose_is_void (at + 1))
    return;
  open = read_tag (self, at, end, &digit);
  if (rubric_loose_is_tag (at + 1, "input"))
    {
      add_digit (self, digit, open);
      return;
    }
  if (self->open->len > 0 && ends_before (g_array_index (self->open, Open, self->open->len - 1).name, at + 1))
    g_array_set_size (self->open, self->open->len - 1);
  if (end[-1] != '/')
    g_array_append_val (self->open, open);
  self->leaf = end[-1] != '/';
}

static void
read_page (RubricLooseDigits *self, const char *text)
{
  const char *end = text + strlen (text), *behind = text;

  for (const char *at = strchr (text, '<'); at != NULL; at = strchr (at + 1, '<'))
    {
      const char *bracket = rubric_loose_find_bracket (at, end);

      if (bracket == NULL)
        continue;
      add_text (self, behind, at);
      self->leaf = FALSE;
      take_tag (self, at, bracket);
      behind = bracket + 1;
    }
}

RubricLooseDigits *
rubric_loose_digits_new (const char *page)
{
  RubricLooseDigits *self = g_new0 (RubricLooseDigits, 1);

  self->digits = g_array_new (FALSE, FALSE, sizeof (RubricLooseDigit));
  self->blanks = g_array_new (FALSE, FALSE, sizeof (RubricLooseDigit));
  self->traits = g_array_new (FALSE, FALSE, sizeof (guint));
  self->open = g_array_new (FALSE, FALSE, sizeof (Open));
  read_page (self, page);
  return self;
}

void
rubric_loose_digits_free (RubricLooseDigits *self)
{
  g_array_unref (self->digits);
  g_array_unref (self->blanks);
  g_array_unref (self->traits);
  g_array_unref (self->open);
  g_free (self);
}

void
rubric_loose_digits_tell (const RubricLooseDigits *self, const RubricLooseDigit *digit, RubricLooseTraits *traits)
{
  for (guint i = 0; i < G_N_ELEMENTS (digit->spans); i++)
    for (guint k = 0; k < digit->spans[i].n; k++)
      rubric_loose_traits_add (traits, g_array_index (self->traits, guint, digit->spans[i].first + k));
}
