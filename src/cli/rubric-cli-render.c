/* rubric-cli-render.c - rubric-cli render: puzzles as pictures, and as pages to print
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "rubric-cli-input.h"
#include "rubric-cli-options.h"
#include "rubric-cli-terminal.h"
#include "rubric-file.h"
#include "rubric-picture.h"

#include <glib/gi18n.h>
#include <string.h>
#include <sys/resource.h>

typedef struct
{
  char *from;
  char *to;
  char *output;
  char *digits;
  char *marks;
  char *solutions;
  char *paper;
  char **files;
  gint64 size;
  gint64 number;
  gint64 per_page;
  gboolean solved;
  gboolean transparent;
  gboolean bold;
  gboolean landscape;
  gboolean thumbnail;
} RenderWords;

/* A word of an option, and its meaning. */
typedef struct
{
  const char *word;
  int value;
} Choice;

static const Choice digits[] = {
  { "all", SUD_ORIGINS_ALL },
  { "givens", SUD_ORIGINS_GIVEN },
  { "entered", SUD_ORIGINS_PERSON },
};

enum
{
  MARKS_CORNERS,
  MARKS_GRID,
  MARKS_NONE,
};

static const Choice marks[] = {
  { "corners", MARKS_CORNERS },
  { "grid", MARKS_GRID },
  { "none", MARKS_NONE },
};

static const Choice solutions[] = {
  { "none", RUBRIC_SOLUTIONS_NONE },
  { "place", RUBRIC_SOLUTIONS_IN_PLACE },
  { "foot", RUBRIC_SOLUTIONS_AT_FOOT },
  { "end", RUBRIC_SOLUTIONS_AT_END },
};

/* Chooses the first of @choices if @word is NULL. Returns: FALSE, having complained, if @word is none of them */
static gboolean
choose (const char *option, const char *word, const Choice *choices, gsize n, int *value)
{
  g_autoptr (GString) names = g_string_new (NULL);

  for (gsize i = 0; i < n; i++)
    {
      if (word == NULL || strcmp (word, choices[i].word) == 0)
        {
          *value = choices[i].value;
          return TRUE;
        }
      g_string_append_printf (names, "%s%s", i > 0 ? ", " : "", choices[i].word);
    }
  /* Translators: %1$s is an option such as --marks, %2$s a list of words, %3$s what was typed */
  rubric_cli_complain (_ ("%1$s takes one of %2$s, not “%3$s”"), option, names->str, word);
  return FALSE;
}

static gboolean
choose_paper (const RenderWords *words, RubricPaper *paper)
{
  guint n;
  const RubricPaper *papers = rubric_papers (&n);
  g_autofree Choice *choices = g_new (Choice, n);
  int chosen;

  for (guint i = 0; i < n; i++)
    choices[i] = (Choice){ papers[i].id, (int)i };
  if (!choose ("--paper", words->paper, choices, n, &chosen))
    return FALSE;
  *paper = papers[chosen];
  if (words->landscape)
    {
      paper->width = papers[chosen].height;
      paper->height = papers[chosen].width;
    }
  return TRUE;
}

static gboolean
check_per_page (gint64 per_page)
{
  guint n;
  const guint *numbers = rubric_render_per_page (&n);
  g_autoptr (GString) names = g_string_new (NULL);

  for (guint i = 0; i < n; i++)
    {
      if (per_page == numbers[i])
        return TRUE;
      g_string_append_printf (names, "%s%u", i > 0 ? ", " : "", numbers[i]);
    }
  /* Translators: %s is a list of numbers */
  rubric_cli_complain (_ ("--per-page takes one of %s"), names->str);
  return FALSE;
}

static const RubricPictureFormat *
choose_format (const RenderWords *words)
{
  g_autofree char *name = words->output != NULL ? g_filename_display_name (words->output) : NULL;
  const RubricPictureFormat *format = NULL;

  if (words->output == NULL)
    rubric_cli_complain (_ ("no output given: use --output=FILE, or “-” for standard output"));
  else if (words->to != NULL)
    {
      format = rubric_picture_format_find (words->to);
      if (format == NULL)
        rubric_cli_complain (_ ("--to takes one of png, svg, pdf, not “%s”"), words->to);
    }
  else
    {
      format = rubric_picture_format_for_name (name);
      if (format == NULL)
        rubric_cli_complain (_ ("the format of “%s” is not clear: let it end in .png, .svg or .pdf, or use "
                                "--to=FORMAT"), name);
    }
  return format;
}

/* A size makes a picture of one puzzle; without one, a format for pages gets pages. */
static gboolean
choose_size (const RenderWords *words, RubricPictureRequest *request)
{
  gboolean pages = request->format->pages && words->size == RUBRIC_CLI_NOT_SAID;

  request->size = pages ? 0 : words->size != RUBRIC_CLI_NOT_SAID ? (int)words->size : RUBRIC_PICTURE_SIZE_DEFAULT;
  if (words->size != RUBRIC_CLI_NOT_SAID
      && !rubric_cli_check_range ("--size", words->size, RUBRIC_PICTURE_SIZE_MIN, RUBRIC_PICTURE_SIZE_MAX))
    return FALSE;
  if (!pages
      && (words->per_page != RUBRIC_CLI_NOT_SAID || words->paper != NULL || words->landscape
          || words->solutions != NULL))
    rubric_cli_complain (_ ("--per-page, --paper, --landscape and --solutions are only for pages: a PDF without "
                            "--size"));
  else if (pages && words->transparent)
    rubric_cli_complain (_ ("--transparent is for pictures, not for pages"));
  else if (words->solved && words->solutions != NULL)
    rubric_cli_complain (_ ("--solved and --solutions cannot be used together"));
  else
    return words->per_page == RUBRIC_CLI_NOT_SAID || check_per_page (words->per_page);
  return FALSE;
}

static gboolean
make_request (const RenderWords *words, RubricPictureRequest *request)
{
  RubricRenderPageOptions *options = &request->options;
  int shown, kind, place;

  *request = (RubricPictureRequest){ .format = choose_format (words), .transparent = words->transparent,
                                     .options = RUBRIC_RENDER_PAGE_OPTIONS_DEFAULT };
  if (request->format == NULL || !choose_size (words, request) || !choose_paper (words, &request->paper)
      || !choose ("--digits", words->digits, digits, G_N_ELEMENTS (digits), &shown)
      || !choose ("--marks", words->marks, marks, G_N_ELEMENTS (marks), &kind)
      || !choose ("--solutions", words->solutions, solutions, G_N_ELEMENTS (solutions), &place))
    return FALSE;
  options->sheet = (RubricRenderOptions){ .origins = shown, .marks = kind != MARKS_NONE && !words->thumbnail,
                                          .colours = kind != MARKS_NONE, .marks_as_grid = kind == MARKS_GRID,
                                          .for_monochrome = words->bold, .tiny = words->thumbnail };
  options->solutions = words->solved ? RUBRIC_SOLUTIONS_IN_PLACE : (RubricRenderSolutions)place;
  options->per_page = words->per_page != RUBRIC_CLI_NOT_SAID ? words->per_page : 1;
  return TRUE;
}

/* One bad puzzle is an error: nobody would look for its place among the pages. */
static RubricCliStatus
check_all (RubricDocument *document, const char *path)
{
  guint n = rubric_document_get_n_puzzles (document);

  for (guint i = 0; i < n && !rubric_cli_interrupted (); i++)
    {
      g_autoptr (GError) error = NULL;
      SudSheet sheet;

      if (!rubric_document_read (document, i, &sheet, NULL, &error))
        return rubric_cli_input_fail_error (path, error);
    }
  return RUBRIC_CLI_OK;
}

/* Finds the one puzzle that is asked for, or all for pages. */
static RubricCliStatus
find_source (const RenderWords *words, RubricDocument *document, const char *path, RubricPictureRequest *request)
{
  guint n = rubric_document_get_n_puzzles (document);
  gint64 number = words->number != RUBRIC_CLI_NOT_SAID ? words->number : 1;
  g_autoptr (RubricInfo) info = NULL;
  g_autoptr (GError) error = NULL;
  SudSheet sheet;

  if (words->number == RUBRIC_CLI_NOT_SAID && request->size == 0)
    {
      request->source = rubric_render_source_new_document (document);
      return check_all (document, path);
    }
  if (words->number == RUBRIC_CLI_NOT_SAID && n > 1 && !words->thumbnail)
    {
      /* Translators: %1$s is a file, %2$u how many puzzles are in it */
      rubric_cli_complain (_ ("%1$s: there are %2$u puzzles in it, and a picture shows one: choose it with --number=N"),
                           path, n);
      return RUBRIC_CLI_ERROR;
    }
  if (!rubric_cli_check_range ("--number", number, 1, n))
    return RUBRIC_CLI_ERROR;
  if (!rubric_document_read (document, (guint)number - 1, &sheet, &info, &error))
    return rubric_cli_input_fail_error (path, error);
  request->source = rubric_render_source_new_sheet (&sheet, info);
  return RUBRIC_CLI_OK;
}

static RubricCliStatus
read_source (const RenderWords *words, const RubricFormat *format, RubricPictureRequest *request)
{
  const char *path = words->files != NULL ? words->files[0] : "-";
  g_autoptr (GError) error = NULL;
  g_autoptr (RubricDocument) document = words->thumbnail ? rubric_cli_read_small_document (path, &error)
                                                         : rubric_cli_read_document (path, format, &error);

  return document != NULL ? find_source (words, document, path, request) : rubric_cli_input_fail_error (path, error);
}

/* Returns: (transfer full) (nullable): a title for the document: the puzzle's title, or the name of the file */
static char *
dup_title (const RenderWords *words, const RubricPictureRequest *request)
{
  g_autoptr (RubricInfo) info = NULL;
  SudSheet sheet;

  if (rubric_render_source_get_n_puzzles (request->source) == 1
      && rubric_render_source_get (request->source, 0, &sheet, &info, NULL) && info != NULL
      && info->field[RUBRIC_INFO_TITLE] != NULL)
    return g_strdup (info->field[RUBRIC_INFO_TITLE]);
  return words->files != NULL && strcmp (words->files[0], "-") != 0 ? g_filename_display_basename (words->files[0])
                                                                    : NULL;
}

/* A thumbnail goes into the file that is there: some who ask for one have it open already, and read on in that. */
static gboolean
save_picture (const RenderWords *words, GBytes *bytes, GError **error)
{
  g_autoptr (GFile) file = g_file_new_for_commandline_arg (words->output);
  gsize length;
  const char *data = g_bytes_get_data (bytes, &length);

  if (words->thumbnail)
    return g_file_set_contents_full (words->output, data, (gssize)length, G_FILE_SET_CONTENTS_NONE, 0666, error);
  return rubric_file_save (file, bytes, NULL, NULL, NULL, error);
}

static RubricCliStatus
write_picture (const RenderWords *words, const RubricPictureRequest *request)
{
  const char *output = words->output;
  g_autoptr (GError) error = NULL;
  g_autoptr (GBytes) bytes
      = rubric_picture_make (request, rubric_cli_show_pages, (gpointer)output, rubric_cli_cancel_flag (), &error);
  gsize length;
  const char *data;

  rubric_cli_hide_progress ();
  if (rubric_cli_interrupted ())
    return RUBRIC_CLI_INTERRUPTED;
  if (bytes != NULL && strcmp (output, "-") == 0)
    {
      data = g_bytes_get_data (bytes, &length);
      return rubric_cli_write (data, length) ? RUBRIC_CLI_OK : RUBRIC_CLI_ERROR;
    }
  if (bytes != NULL && save_picture (words, bytes, &error))
    return RUBRIC_CLI_OK;
  rubric_cli_complain ("%s", error->message);
  return g_error_matches (error, RUBRIC_PICTURE_ERROR, RUBRIC_PICTURE_ERROR_NO_SOLUTION) ? RUBRIC_CLI_NOT_ONE
                                                                                         : RUBRIC_CLI_ERROR;
}

/* A folder of strangers' files is not worth more than a moment for each. */
static void
limit_time (void)
{
  const struct rlimit seconds = { 2, 2 };

  setrlimit (RLIMIT_CPU, &seconds);
}

static RubricCliStatus
render (const RenderWords *words, const RubricFormat *format, RubricPictureRequest *request)
{
  RubricCliStatus status = read_source (words, format, request);
  g_autoptr (RubricRenderSource) source G_GNUC_UNUSED = request->source; /* is freed at the end */
  g_autofree char *title = NULL;

  if (status != RUBRIC_CLI_OK)
    return status;
  request->title = title = dup_title (words, request);
  return write_picture (words, request);
}

static gboolean
parse_render_words (const RubricCliCommand *command, char **argv, RenderWords *words)
{
  const GOptionEntry entries[] = {
    { "output", 'o', 0, G_OPTION_ARG_FILENAME, &words->output,
      N_ ("The file to write; its suffix determines the format"), N_ ("FILE") },
    { "to", 't', 0, G_OPTION_ARG_STRING, &words->to, N_ ("The format to write: png, svg or pdf"), N_ ("FORMAT") },
    { "from", 'f', 0, G_OPTION_ARG_STRING, &words->from, N_ ("The format of the file, detected by default"),
      N_ ("FORMAT") },
    { "solved", 0, 0, G_OPTION_ARG_NONE, &words->solved, N_ ("Fill the blanks with the solution, in red"), NULL },
    { "digits", 0, 0, G_OPTION_ARG_STRING, &words->digits,
      N_ ("Which digits to show: all, givens, or givens and entries"), "all|givens|entered" },
    { "marks", 0, 0, G_OPTION_ARG_STRING, &words->marks,
      N_ ("How to show pencil marks; “none” leaves out colours too"), "corners|grid|none" },
    { "bold", 0, 0, G_OPTION_ARG_NONE, &words->bold, N_ ("Draw givens in bold, and colours with their shapes"), NULL },
    { "number", 'n', 0, G_OPTION_ARG_INT64, &words->number, N_ ("Draw only this puzzle of a file with several"), "N" },
    { "size", 0, 0, G_OPTION_ARG_INT64, &words->size,
      N_ ("Draw a picture of one puzzle, N pixels (PDF: points) wide"), "N" },
    { "thumbnail", 0, 0, G_OPTION_ARG_NONE, &words->thumbnail,
      N_ ("Draw the first puzzle of a small file as a picture for a list of files"), NULL },
    { "transparent", 0, 0, G_OPTION_ARG_NONE, &words->transparent, N_ ("Leave the background transparent"), NULL },
    { "per-page", 0, 0, G_OPTION_ARG_INT64, &words->per_page, N_ ("Puzzles per page: 1, 2, 4, 6 or 9"), "N" },
    { "solutions", 0, 0, G_OPTION_ARG_STRING, &words->solutions,
      N_ ("Where to print solutions: in place, at the foot of the page, or on pages at the end"),
      "none|place|foot|end" },
    { "paper", 0, 0, G_OPTION_ARG_STRING, &words->paper, N_ ("The paper size: a4, letter, a5, legal or a3"),
      N_ ("PAPER") },
    { "landscape", 0, 0, G_OPTION_ARG_NONE, &words->landscape, N_ ("Draw landscape pages"), NULL },
    { G_OPTION_REMAINING, 0, 0, G_OPTION_ARG_FILENAME_ARRAY, &words->files, NULL, NULL },
    { NULL },
  };

  return rubric_cli_parse_options (command, entries, argv);
}

RubricCliStatus
rubric_cli_render (const RubricCliCommand *command, char **argv)
{
  static RenderWords words
      = { .size = RUBRIC_CLI_NOT_SAID, .number = RUBRIC_CLI_NOT_SAID, .per_page = RUBRIC_CLI_NOT_SAID };
  const RubricFormat *format;
  RubricPictureRequest request;

  if (!parse_render_words (command, argv, &words) || !rubric_cli_find_format (words.from, &format)
      || !rubric_cli_check_one_file (command, words.files) || !make_request (&words, &request))
    return RUBRIC_CLI_ERROR;
  if (words.thumbnail)
    limit_time ();
  return render (&words, format, &request);
}
