/* rubric-lzstring.c - LZ-string, in which the JSON in a link is packed
 *
 * LZ-string is a stream of codes for phrases seen before. A code has as many bits as the newest phrase needs, lowest
 * bit first, and the bits fill base-64 base_64_digits from their highest:
 *
 *     0     a new character of 8 bits follows      2     the end
 *     1     a new character of 16 bits follows     3…    the phrase of that number
 *
 * Phrase n is the one that was read before it and the first character of the next.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "rubric-sudokupad-private.h"

#include <string.h>

enum
{
  CODE_BYTE,
  CODE_WORD,
  CODE_END,
  FIRST_PHRASE,
  DIGIT_BITS = 6,
};

static const char base_64_digits[] = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/";

/* The number of bits of a code grows when as many codes as fit have been used. */
typedef struct
{
  guint bits;
  guint left;
} CodeWidth;

static void
count_code (CodeWidth *self)
{
  if (--self->left == 0)
    self->left = 1u << self->bits++;
}

/* Phrases as a tree: the phrase of a node is its parent's and one character more. */
typedef struct
{
  guint16 character;
  gboolean is_new; /* its character has not been written yet */
  guint32 child;
  guint32 sibling;
} PhraseNode;

typedef struct
{
  GString *out;
  GArray *nodes; /* PhraseNode; the index is the code, 0 the empty phrase */
  CodeWidth width;
  guint digit;
  guint filled; /* bits of @digit */
} Packer;

static void
put_bits (Packer *self, guint value, guint bits)
{
  for (guint i = 0; i < bits; i++, value >>= 1)
    {
      self->digit = self->digit << 1 | (value & 1);
      if (++self->filled < DIGIT_BITS)
        continue;
      g_string_append_c (self->out, base_64_digits[self->digit]);
      self->digit = self->filled = 0;
    }
}

static PhraseNode *
get_phrase_node (Packer *self, guint32 index)
{
  return &g_array_index (self->nodes, PhraseNode, index);
}

static guint32
find_child (Packer *self, guint32 parent, guint16 character)
{
  guint32 child = get_phrase_node (self, parent)->child;

  while (child != 0 && get_phrase_node (self, child)->character != character)
    child = get_phrase_node (self, child)->sibling;
  return child;
}

static guint32
add_child (Packer *self, guint32 parent, guint16 character)
{
  PhraseNode node = { .character = character, .is_new = parent == 0, .sibling = get_phrase_node (self, parent)->child };

  get_phrase_node (self, parent)->child = self->nodes->len;
  g_array_append_val (self->nodes, node);
  return self->nodes->len - 1;
}

static void
put_phrase (Packer *self, guint32 phrase)
{
  PhraseNode *node = get_phrase_node (self, phrase);

  if (node->is_new)
    {
      gboolean is_byte = node->character < 256;

      put_bits (self, is_byte ? CODE_BYTE : CODE_WORD, self->width.bits);
      put_bits (self, node->character, is_byte ? 8 : 16);
      node->is_new = FALSE;
      count_code (&self->width);
    }
  else
    put_bits (self, phrase, self->width.bits);
  count_code (&self->width);
}

static void
pack_units (Packer *self, const guint16 *units, glong n)
{
  guint32 phrase = 0;

  for (glong i = 0; i < n; i++)
    {
      guint32 single = find_child (self, 0, units[i]);
      guint32 longer;

      if (single == 0)
        single = add_child (self, 0, units[i]);
      longer = phrase == 0 ? single : find_child (self, phrase, units[i]);
      if (longer == 0)
        {
          put_phrase (self, phrase);
          add_child (self, phrase, units[i]);
          longer = single;
        }
      phrase = longer;
    }
  if (phrase != 0)
    put_phrase (self, phrase);
  put_bits (self, CODE_END, self->width.bits);
  put_bits (self, 0, DIGIT_BITS - self->filled);
}

char *
rubric_lzstring_compress (const char *text)
{
  g_autofree char *valid = g_utf8_make_valid (text, -1);
  glong n = 0;
  g_autofree guint16 *units = g_utf8_to_utf16 (valid, -1, NULL, &n, NULL);
  Packer packer = {
    .out = g_string_new (NULL),
    .nodes = g_array_sized_new (FALSE, TRUE, sizeof (PhraseNode), 4096),
    .width = { .bits = 2, .left = 2 },
  };

  g_array_set_size (packer.nodes, FIRST_PHRASE);
  pack_units (&packer, units, n);
  while (packer.out->len % 4 != 0)
    g_string_append_c (packer.out, '=');
  g_array_unref (packer.nodes);
  return g_string_free (packer.out, FALSE);
}

/* A phrase as a place in the text that has been unpacked. */
typedef struct
{
  guint32 start;
  guint32 length;
} Phrase;

typedef struct
{
  const char *at;
  const char *end;
  guint digit;
  guint left; /* bits of @digit */
  gboolean failed;
  GArray *text;    /* guint16 */
  GArray *phrases; /* Phrase */
  CodeWidth width;
} Unpacker;

static int
digit_value (char c)
{
  const char *found = c != '\0' ? strchr (base_64_digits, c) : NULL;

  return found != NULL ? (int)(found - base_64_digits) : c == '-' ? 63 : -1;
}

static guint
get_bits (Unpacker *self, guint bits)
{
  guint value = 0;

  for (guint i = 0; i < bits; i++)
    {
      if (self->left == 0)
        {
          int digit = self->at < self->end ? digit_value (*self->at++) : -1;

          self->failed |= digit < 0;
          self->digit = MAX (digit, 0);
          self->left = DIGIT_BITS;
        }
      value |= (self->digit >> --self->left & 1) << i;
    }
  return value;
}

static void
add_phrase (Unpacker *self, guint start, guint length)
{
  Phrase phrase = { start, length };

  g_array_append_val (self->phrases, phrase);
}

/* Appends the phrase of @code to the text. The newest code may be used at once, for the last phrase and its own first
 * character: the text has both by then. */
static gboolean
copy_phrase (Unpacker *self, guint code)
{
  Phrase phrase;

  if (code >= self->phrases->len)
    return FALSE;
  phrase = g_array_index (self->phrases, Phrase, code);
  if (self->text->len + phrase.length > RUBRIC_LZSTRING_MAX)
    return FALSE;
  for (guint32 i = 0; i < phrase.length; i++)
    {
      guint16 unit = g_array_index (self->text, guint16, phrase.start + i);

      g_array_append_val (self->text, unit);
    }
  return TRUE;
}

/* A new character becomes a phrase of its own, and stands at the end of the text. */
static gboolean
read_character (Unpacker *self, guint code)
{
  guint16 unit = get_bits (self, code == CODE_BYTE ? 8 : 16);

  if (self->text->len >= RUBRIC_LZSTRING_MAX)
    return FALSE;
  add_phrase (self, self->text->len, 1);
  g_array_append_val (self->text, unit);
  count_code (&self->width);
  return TRUE;
}

/* Each phrase and the character after it are a new phrase, a stretch of the text. */
static gboolean
unpack_codes (Unpacker *self)
{
  guint last_start = 0, last_length = 0;

  while (!self->failed && self->width.bits <= 24)
    {
      guint code = get_bits (self, self->width.bits);
      guint start = self->text->len;

      if (self->failed || code == CODE_END)
        break;
      if (code <= CODE_WORD)
        {
          if (!read_character (self, code))
            return FALSE;
          if (last_length > 0)
            add_phrase (self, last_start, last_length + 1);
        }
      else
        {
          if (last_length == 0)
            return FALSE;
          add_phrase (self, last_start, last_length + 1);
          if (!copy_phrase (self, code))
            return FALSE;
        }
      count_code (&self->width);
      last_start = start;
      last_length = self->text->len - start;
    }
  return !self->failed;
}

char *
rubric_lzstring_decompress (const char *data, gsize length)
{
  Unpacker unpacker = {
    .at = data,
    .end = data + length,
    .text = g_array_new (FALSE, FALSE, sizeof (guint16)),
    .phrases = g_array_new (FALSE, TRUE, sizeof (Phrase)),
    .width = { .bits = 2, .left = 2 },
  };
  char *text = NULL;

  g_array_set_size (unpacker.phrases, FIRST_PHRASE);
  if (unpack_codes (&unpacker) && unpacker.text->len > 0)
    text = g_utf16_to_utf8 ((const guint16 *)(gpointer)unpacker.text->data, unpacker.text->len, NULL, NULL, NULL);
  g_array_unref (unpacker.text);
  g_array_unref (unpacker.phrases);
  return text;
}
