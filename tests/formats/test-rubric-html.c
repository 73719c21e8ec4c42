/* test-rubric-html.c - pieces of web pages become text, whatever they are made of
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "../test-program.h"
#include "rubric-html.h"

#include "../test-share.h"

#include <string.h>

static void
test_text (void)
{
  static const struct
  {
    const char *html;
    const char *text;
  } cases[] = {
    { "", "" },
    { "plain", "plain" },
    { "<p class=\"a\">5<b>3</b>.</p><p>6..</p>", "53.\n6..\n" },
    { "1<br>2<BR/>3<br />4", "1\n2\n3\n4" },
    { "<tr><td>5</td><td></td><td> &nbsp;</td></tr>", "5 .   . \n" },
    { "</td></td>", "  " },
    { "<tr>\n <td>5</td>\n <td><br></td>\n</tr>", "  5    .  \n" },
    { "<td><table><tr><td>5</td></tr></table></td>", "5 \n\n " },
    { "<td><input size=1 value=\"5\"></td><td><input value=''></td><td><INPUT value=3 /></td>", "5 . 3 " },
    { "<td><select><option value=1>1</option><option value=2 selected>2</option><option>3</select></td>", "2 " },
    { "<td><select><option value=0></option><option>1<option>2</select></td><td>7</td>", ". 7 " },
    { "<option>1", "" },
    { "<td><div class=\"notes\"><span>1</span><div>4</div></div></td><td>7</td>", ". 7 " },
    { "<td><i class=pencil>1</td><td>7</td>", "1 7 " },
    { "&lt;&amp;&gt;&quot;&apos;&#53;&#x35;", "<&>\"'55" },
    { "&;&nonsense;&#0;&#xd800;&#1114112; & &#x", "&;&nonsense;&#0;&#xd800;&#1114112; & &#x" },
    { "a<style>td { }</style>b<script>if (a < b)</script>c", "abc" },
    { "a<!-- <td> 1 > 2 -->b", "ab" },
    { "a<style>b", "a" },
    { "a<", "a" },
    { "a<!--b", "a" },
    { "<averyverylongtagname>a", "a" },
  };

  for (gsize i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      g_autofree char *text = rubric_html_to_text (cases[i].html);

      g_test_message ("%s", cases[i].html);
      g_assert_cmpstr (text, ==, cases[i].text);
    }
}

static void
test_level (void)
{
  static const struct
  {
    const char *markup;
    const char *level;
  } cases[] = {
    { "", "" },
    { "<td>&nbsp;</td><td>\u00a0</td><td>&#160;</td><td>&#xA0;</td>", "<td> </td><td> </td><td> </td><td> </td>" },
    { "<td>&nbsp</td><td>&ensp;&#8203;\u200b&shy;</td>", "<td> </td><td> </td>" },
    { "<c><![CDATA[5]]></c><c><![CDATA[]]></c><c><![CDATA[<b>&]]></c>", "<c>5</c><c></c><c> b  </c>" },
    { "a<!-- <td> -->b<![CDATA[c", "abc" },
    { "a<!-- b", "a" },
    { "&lt;td&gt; &amp;nbsp; &#60;&#x3e;&#53;&middot;ü &x &", "&lt;td&gt; &amp;nbsp; &#60;&#x3e;5·ü &x &" },
    { "a<!-- b --!>c<!-->d<!--!>e--!>f", "acdf" },
  };

  for (gsize i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      g_autofree char *level = rubric_html_level (cases[i].markup);

      g_assert_cmpstr (level, ==, cases[i].level);
    }
}

static void
test_scripts (void)
{
  static const struct
  {
    const char *html;
    const char *scripts;
  } cases[] = {
    { "<p>5</p>", NULL },
    { "<script>a < b</script><p>5</p><SCRIPT src=\"x\">c</SCRIPT>", "a < b</script>\nc</SCRIPT>\n" },
    { "<script>a", "a\n" },
    { "<script", NULL },
  };

  for (gsize i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      g_autofree char *scripts = rubric_html_find_scripts (cases[i].html);

      g_assert_cmpstr (scripts, ==, cases[i].scripts);
    }
}

/* Anything ends, and long things soon. */
static void
test_anything (void)
{
  static const char *const parts[] = {
    "<td>", "</td>", "<", ">", "&", ";", "<!--", "-->", "--!>", "<style", "</", "&#", "5", " ", "<script>", "<option>", "é", "<![CDATA[", "]]>",
  };
  g_autoptr (GRand) rand = g_rand_new_with_seed (20);
  g_autoptr (GString) html = g_string_new (NULL);

  for (guint i = 0; i < test_share (20000); i++)
    {
      guint n = g_rand_int_range (rand, 0, 20);

      g_string_truncate (html, 0);
      for (guint j = 0; j < n; j++)
        g_string_append (html, parts[g_rand_int_range (rand, 0, G_N_ELEMENTS (parts))]);
      g_free (rubric_html_to_text (html->str));
      g_free (rubric_html_level (html->str));
    }
  for (guint i = 0; i < G_N_ELEMENTS (parts); i++)
    {
      g_string_truncate (html, 0);
      while (html->len < test_share (1 << 20))
        g_string_append (html, parts[i]);
      g_free (rubric_html_to_text (html->str));
      g_free (rubric_html_level (html->str));
    }
}

TEST_FILE (argc, argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/html/text", test_text);
  g_test_add_func ("/html/level", test_level);
  g_test_add_func ("/html/scripts", test_scripts);
  g_test_add_func ("/html/anything", test_anything);
  return g_test_run ();
}
