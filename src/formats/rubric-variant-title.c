/* rubric-variant-title.c - other rules that a title names in some language
 *
 *     対角線ナンプレ        Unregelmäßiges Sudoku        Судоку-убийца
 *
 * Words of most scripts begin where no letter stands before; signs of Chinese and Japanese stand anywhere.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "rubric-variant.h"

#include <string.h>

#define FIRST_WIDE 0x2e80 /* signs that need no blanks between words */
#define BUCKETS 4093

/* What words begin with, in lower case and in the order of their first characters, and the variant that
 * rubric_variant_refuse_name() knows. */
static const struct
{
  const char *word;
  const char *name;
} titles[] = {
  { "anti-caballo", "antiknight" }, { "anti-cavalier", "antiknight" }, { "anti-king", "antiking" },
  { "anti-knight", "antiknight" }, { "anti-paard", "antiknight" }, { "anti-springer", "antiknight" },
  { "antispringer", "antiknight" }, { "asesino", "killer" }, { "assassino", "killer" },
  { "auf den diagonalen", "diagonal" }, { "battenburg", "kropki" }, { "clone sudoku", "kropki" },
  { "clone-sudoku", "kropki" }, { "diagonaal", "diagonal" }, { "diagonáln", "diagonal" },
  { "disjoint group", "disjointgroups" }, { "disjoint-group", "disjointgroups" }, { "epäsäännöll", "jigsaw" },
  { "farbsudoku", "windoku" }, { "frame sudoku", "skyscraper" }, { "frame-sudoku", "skyscraper" },
  { "gerade-ungerade", "even" }, { "gerade/ungerade", "even" }, { "impair/pair", "even" },
  { "irregolar", "jigsaw" }, { "irregulier", "jigsaw" }, { "irrégulier", "jigsaw" }, { "irrégulièr", "jigsaw" },
  { "katil sudoku", "killer" }, { "kettensudoku", "irregular" }, { "käfig", "killer" }, { "köşegen", "diagonal" },
  { "lävistäj", "diagonal" }, { "nachbarn-sudoku", "kropki" }, { "nachbarn sudoku", "kropki" },
  { "nachbarnsudoku", "kropki" }, { "nepravideln", "jigsaw" }, { "nieregularn", "jigsaw" }, { "nonomino", "jigsaw" },
  { "numbrix", "latinsquare" },
  { "onregelmatig", "jigsaw" }, { "oregelbund", "jigsaw" }, { "pair-impair", "even" }, { "pair/impair", "even" },
  { "product sudoku", "kropki" }, { "product-sudoku", "kropki" }, { "przekątn", "diagonal" },
  { "region sum line", "regionsumline" }, { "region-sum line", "regionsumline" }, { "rossini", "skyscraper" },
  { "samuraj", "samurai" }, { "schrödinger cell", "nonconsecutive" }, { "schrödinger sudoku", "nonconsecutive" },
  { "schrödinger-sudoku", "nonconsecutive" }, { "schrödinger-zelle", "nonconsecutive" }, { "squiggly", "jigsaw" }, { "sudoku 連続", "kropki" },
  { "szabálytalan", "jigsaw" }, { "toroidal", "jigsaw" },
  { "tower sudoku", "skyscraper" }, { "tower-sudoku", "skyscraper" },
  { "ukośn", "diagonal" }, { "ungerade-gerade", "even" }, { "ungerade/gerade", "even" },
  { "ungleichheits", "kropki" }, { "ungleichungs", "kropki" }, { "unregelmässig", "jigsaw" },
  { "unregelmäßig", "jigsaw" }, { "untouchable", "antiking" }, { "uregelmess", "jigsaw" }, { "uregelmæss", "jigsaw" },
  { "vergleichs-sudoku", "kropki" }, { "vergleichssudoku", "kropki" }, { "wolkenkratzer", "skyscraper" },
  { "xv pairs", "xv" }, { "xv sudoku", "xv" }, { "xv-paare", "xv" }, { "xv-sudoku", "xv" }, { "zabójc", "killer" },
  { "átlós", "diagonal" }, { "çapraz", "diagonal" }, { "διαγώνι", "diagonal" }, { "δολοφόν", "killer" },
  { "вбивц", "killer" }, { "виндоку", "windoku" }, { "диагональн", "diagonal" }, { "діагональн", "diagonal" },
  { "киллер", "killer" }, { "кропки", "kropki" }, { "нерегулярн", "jigsaw" }, { "самурай", "samurai" },
  { "судоку пазл", "jigsaw" }, { "судоку-пазл", "jigsaw" }, { "убийца", "killer" }, { "фигурн", "jigsaw" },
  { "чет-нечет", "even" }, { "чёт-нечет", "even" }, { "אלכסונ", "diagonal" }, { "סודוקו רוצח", "killer" },
  { "القطري", "diagonal" }, { "سودوكو القاتل", "killer" }, { "سودوكو قاتل", "killer" }, { "قطري", "diagonal" },
  { "ウィンドク", "windoku" }, { "キラー", "killer" }, { "サムライ", "samurai" }, { "サンドイッチ", "sandwich" }, { "ジグソー", "jigsaw" },
  { "不等号", "kropki" }, { "不等號", "kropki" }, { "不規則", "jigsaw" }, { "不规则", "jigsaw" }, { "合体ナンプレ", "samurai" },
  { "変形ナンプレ", "jigsaw" }, { "奇偶数独", "even" }, { "奇偶數獨", "even" }, { "对角线", "diagonal" }, { "対角線", "diagonal" },
  { "對角線", "diagonal" }, { "幾何学ナンプレ", "jigsaw" }, { "摩天楼", "skyscraper" }, { "摩天樓", "skyscraper" },
  { "无马", "antiknight" }, { "杀手", "killer" }, { "武士数独", "samurai" }, { "殺手", "killer" }, { "温度计", "thermo" },
  { "無馬", "antiknight" }, { "窗口数独", "windoku" }, { "箭头数独", "arrow" }, { "鋸齒", "jigsaw" }, { "锯齿", "jigsaw" },
  { "連続ナンプレ", "kropki" }, { "連続数独", "kropki" }, { "連續數獨", "kropki" }, { "连续数独", "kropki" },
  { "대각선", "diagonal" }, { "직소", "jigsaw" }, { "킬러", "killer" },
};

/* Returns: where @word, in lower case, ends at @at, or NULL */
static const char *
match (const char *at, const char *word)
{
  for (; *word != '\0'; word = g_utf8_next_char (word), at = g_utf8_next_char (at))
    if (g_unichar_tolower (g_utf8_get_char (at)) != g_utf8_get_char (word))
      return NULL;
  return at;
}

static gboolean
is_inside_word (const char *text, const char *at)
{
  return g_utf8_get_char (at) < FIRST_WIDE && at > text && g_unichar_isalpha (g_utf8_get_char (g_utf8_prev_char (at)));
}

/* Where in the table words stand that begin with the characters of a bucket, which may have others, too. */
typedef struct
{
  guint8 start;
  guint8 end;
} Range;

/* The buckets of characters, by what is left of them. */
static void
note_firsts (Range firsts[BUCKETS])
{
  G_STATIC_ASSERT (G_N_ELEMENTS (titles) <= G_MAXUINT8);
  for (guint8 i = 0; i < G_N_ELEMENTS (titles); i++)
    {
      Range *range = &firsts[g_utf8_get_char (titles[i].word) % BUCKETS];

      if (range->end == 0)
        range->start = i;
      range->end = i + 1;
    }
}

const char *
rubric_variant_find_title (const char *text, char **title)
{
  Range firsts[BUCKETS] = { { 0, 0 } };

  note_firsts (firsts);
  for (const char *at = text; *at != '\0'; at = g_utf8_next_char (at))
    {
      Range range = firsts[g_unichar_tolower (g_utf8_get_char (at)) % BUCKETS];

      if (range.end == 0 || is_inside_word (text, at))
        continue;
      for (guint8 i = range.start; i < range.end; i++)
        {
          const char *end = match (at, titles[i].word);

          if (end == NULL)
            continue;
          while (g_utf8_get_char (at) < FIRST_WIDE && g_unichar_isalpha (g_utf8_get_char (end)))
            end = g_utf8_next_char (end);
          *title = g_strndup (at, end - at);
          return titles[i].name;
        }
    }
  *title = NULL;
  return NULL;
}
