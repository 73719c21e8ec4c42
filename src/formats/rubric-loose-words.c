/* rubric-loose-words.c - what columns, rows and boxes of a grid are called, in several languages
 *
 * All who look for such a word look here: headings, labels, keys of data, classes of elements, columns of records.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "rubric-loose-words.h"

#include <string.h>

const char *const rubric_loose_column_words[]
    = { "columns",  "column",  "cols",     "col",      "spalten",  "spalte",   "colonnes", "colonne",  "colonna", "columnas",
        "columna",  "colunas", "coluna",   "kolommen", "kolom",    "kolumny",  "kolumna",  "kolumner", "kolumn",  "kolonner",
        "kolonne",  "sloupec", "sloupce",  "stĺpec",   "stolpec",  "stupac",   "oszlop",   "sarake",   "veerg",   "coloana",
        "coloană",  "sütun",   "столбец",  "столбцы",  "колонка",  "колонна",  "колона",   "стовпець", "στήλη",   "κολόνα",
        "κολώνα",   "列",      "열",       "cột",      "עמודה",    "טור",      "عمود",     "स्तंभ",    NULL };

const char *const rubric_loose_row_words[]
    = { "rows",  "row",    "zeilen", "zeile",  "lignes", "ligne", "filas", "fila",   "riga", "righe", "linhas", "linha",
        "reihe", "reihen", "rang", "linie", "linje", "rij",   "rijen",  "rad",    "rader",  "række",  "rekke", "rivi",
        "řádek",  "rząd", "wiersz", "sor",   "satır",
        "rând",  "rind",   "строка", "ряд",    "рядок", "γραμμή", "σειρά", "行",   "행",     NULL };

const char *const rubric_loose_box_words[]
    = { "boxes",    "box",     "blocks",    "block",    "squares",   "square",    "subgrids",  "subgrid", "regions", "region",
        "nonets",   "nonet",   "quadrants", "quadrante", "quadrant", "kasten",    "kästchen",  "bloques", "bloque",  "blocco",
        "bloco",    "blocs",   "bloc",      "riquadro", "quadrato",  "quadrado",  "cuadrante", "cuadro",  "carrés",  "carré",
        "blok",     "boks",    "ruta",      "kvadrat",  "kvadrant",  "čtverec",   "kutu",      "блок",    "квадрат", "宫",
        "宮",       "ブロック", NULL };

const char *const rubric_loose_down_words[] = { "verticals", "vertical", "vertically", "down", "downs", "senkrecht", NULL };

char *
rubric_loose_dup_squeezed (const char *text, gsize length)
{
  g_autofree char *small = g_utf8_strdown (text, length);
  char *to = small;

  for (const char *at = small; *at != '\0'; at++)
    if (!g_ascii_isspace (*at) || *at == '\n')
      *to++ = *at;
  *to = '\0';
  return g_steal_pointer (&small);
}

gboolean
rubric_loose_has_any (const char *text, const char *const *names, guint n)
{
  for (guint i = 0; i < n; i++)
    if (strstr (text, names[i]) != NULL)
      return TRUE;
  return FALSE;
}
