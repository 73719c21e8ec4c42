/* rubric-paste-tree.h - a text of any kind, parsed once: characters, atoms, lines and nodes that know their place
 *
 *     bytes -> characters   rubric-paste-tree.c      folded: one sign for each meaning, at[] tells where each begins
 *           -> atoms, lines rubric-paste-atoms.c     as a person sees the text
 *           -> lists        rubric-paste-literal.c   as a program means it
 *           -> elements     rubric-paste-markup.c    as a page means it
 *
 * Nothing is rewritten afterwards, and nothing here decides what is a Sudoku.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <glib.h>
#include <string.h>

#define RUBRIC_PASTE_NONE G_MAXUINT32
#define RUBRIC_PASTE_HEAVY 0x2503 /* the character that stands for all heavy and double bars */

enum
{
  RUBRIC_PASTE_MAX_TEXT = 2 << 20, /* bytes that are read */
  RUBRIC_PASTE_MAX_DEPTH = 48,     /* of brackets and of elements; the outermost are forgotten first */
};

/* The order matters: from TAB on, these part the fields of a line. */
typedef enum
{
  RUBRIC_PASTE_SPACE,
  RUBRIC_PASTE_BREAK, /* the end of a line */
  RUBRIC_PASTE_CELLS, /* digits, and at most one sign that may stand for a blank cell */
  RUBRIC_PASTE_EMPTY, /* nothing, or spaces, in quotes */
  RUBRIC_PASTE_WORD,
  RUBRIC_PASTE_SIGN,
  RUBRIC_PASTE_QUOTE,
  RUBRIC_PASTE_OPEN,
  RUBRIC_PASTE_CLOSE,
  RUBRIC_PASTE_TAG,
  RUBRIC_PASTE_EQUALS, /* = : => := */
  RUBRIC_PASTE_TAB,
  RUBRIC_PASTE_COMMA,
  RUBRIC_PASTE_SEMICOLON,
  RUBRIC_PASTE_BAR,
  RUBRIC_PASTE_AMPERSAND,
  RUBRIC_PASTE_N_ATOMS,
} RubricPasteAtomKind;

#define RUBRIC_PASTE_N_DELIMITERS (RUBRIC_PASTE_N_ATOMS - RUBRIC_PASTE_TAB)

typedef struct
{
  guint8 kind;
  guint32 start, end; /* characters */
  guint32 line;
  guint32 match; /* the quote at the other end, or RUBRIC_PASTE_NONE */
} RubricPasteAtom;

typedef struct
{
  guint32 start, end; /* atoms */
  gboolean letters, digits, blank;
  guint16 delimiters[RUBRIC_PASTE_N_DELIMITERS];
} RubricPasteLine;

typedef enum
{
  RUBRIC_PASTE_LIST,    /* [...] (...) {...} */
  RUBRIC_PASTE_ELEMENT, /* <name ...>...</name> */
  RUBRIC_PASTE_LEAF,    /* an item of a list that is none itself */
} RubricPasteNodeKind;

typedef struct
{
  guint8 kind;
  guint32 start, end; /* atoms, brackets and tags included; both are equal where nothing closes it */
  guint32 name;       /* an atom, or RUBRIC_PASTE_NONE: the key in front of it, or its tag */
  guint32 parent, first, next, last; /* nodes, or RUBRIC_PASTE_NONE */
  guint32 n_children;
  guint32 n_leaves; /* below it at any depth; an object that is a cell counts for one */
  guint32 value;    /* the leaf with the digit of such an object, or RUBRIC_PASTE_NONE */
} RubricPasteNode;

typedef struct
{
  const char *source;
  gsize length;
  guint32 *c, *at; /* n characters and a closing 0; at[n] is the length */
  guint32 n;
  GArray *atoms, *lines, *nodes; /* a parent comes before its children */
  guint32 counted_to;            /* bytes in which lines have been counted */
  guint counted;
} RubricPasteTree;

/** @source: kept by the caller. Reads at most RUBRIC_PASTE_MAX_TEXT bytes of it. */
RubricPasteTree *rubric_paste_tree_new (const char *source, gsize length);
void rubric_paste_tree_free (RubricPasteTree *self);
G_DEFINE_AUTOPTR_CLEANUP_FUNC (RubricPasteTree, rubric_paste_tree_free)

/** The stages, in this order. */
void rubric_paste_read_atoms (RubricPasteTree *self);
void rubric_paste_read_lists (RubricPasteTree *self);
void rubric_paste_read_elements (RubricPasteTree *self);

/** Returns: (transfer full): characters @start to @end in lower case, as UTF-8 */
char *rubric_paste_dup (const RubricPasteTree *self, guint32 start, guint32 end);

/** Returns: whether @atom is the ASCII @word, in upper or lower case. */
gboolean rubric_paste_atom_is (const RubricPasteTree *self, guint32 atom, const char *word);

/** The line, from 1, of byte @at of the source. Quick where it is asked for one place after the other. */
guint rubric_paste_get_line_number (RubricPasteTree *self, guint32 at);

/** Returns: the end of the tag that begins at character @i, or 0 */
guint32 rubric_paste_scan_tag (const RubricPasteTree *self, guint32 i);

/** Returns: whether @tag ends the line. */
gboolean rubric_paste_tag_breaks (const RubricPasteTree *self, const RubricPasteAtom *tag);

/** Returns: (transfer full) (nullable): an attribute in lower case, "" for one without a value */
char *rubric_paste_dup_attribute (const RubricPasteTree *self, const RubricPasteAtom *tag, const char *name);

typedef enum
{
  RUBRIC_PASTE_AXIS_NONE,
  RUBRIC_PASTE_AXIS_ROW,
  RUBRIC_PASTE_AXIS_COLUMN,
  RUBRIC_PASTE_AXIS_VALUE,
} RubricPasteAxis;

/** Says what a number or a member is by its name; @weak is set for names that people give either axis. */
RubricPasteAxis rubric_paste_find_axis (const char *word, gboolean *weak);

guint32 rubric_paste_add_node (RubricPasteTree *self, RubricPasteNodeKind kind, guint32 parent, guint32 start,
                               guint32 name);
void rubric_paste_append_child (RubricPasteTree *self, guint32 parent, guint32 child);

static inline RubricPasteAtom *
rubric_paste_atom (const RubricPasteTree *self, guint32 i)
{
  return &g_array_index (self->atoms, RubricPasteAtom, i);
}

static inline RubricPasteNode *
rubric_paste_node (const RubricPasteTree *self, guint32 i)
{
  return &g_array_index (self->nodes, RubricPasteNode, i);
}

static inline RubricPasteLine *
rubric_paste_line (const RubricPasteTree *self, guint32 i)
{
  return &g_array_index (self->lines, RubricPasteLine, i);
}

static inline gboolean
rubric_paste_is_digit (guint32 c)
{
  return c >= '0' && c <= '9';
}

static inline gboolean
rubric_paste_is_letter (guint32 c)
{
  return c < 128 ? g_ascii_isalpha (c) : c != RUBRIC_PASTE_HEAVY && g_unichar_isalpha (c);
}

/** Returns: whether @c is one of @signs. */
static inline gboolean
rubric_paste_is_any (guint32 c, const char *signs)
{
  return c > 0 && c < 128 && strchr (signs, (int)c) != NULL;
}
