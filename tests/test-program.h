/* test-program.h - many files of tests in one program
 *
 * Linking a program takes longer than running most tests, so the tests of a floor are one program. A file has TEST_FILE ()
 * in place of main (); the first argument of the program, or RUBRIC_TEST_FILE, says which file is run:
 *
 *     tests-engine sud-grid --tap -p /grid/line-round-trip
 *
 * Each file runs in a process of its own. A test that starts argv[0] again gets its own file: RUBRIC_TEST_FILE is set.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

typedef struct TestFile TestFile;

/** One file of tests: as the compiler names it, and its function, which takes and returns what main () does. */
struct TestFile
{
  const char *source;
  int (*run) (int argc, char **argv);
  TestFile *next;
};

void test_program_add_file (TestFile *file);

/** Stands in place of the head of main (), which its body follows, and makes the file known to its program. */
#define TEST_FILE(argc, argv)                                          \
  static int run_file (int argc, char **argv);                         \
  __attribute__ ((constructor)) static void add_test_file (void)       \
  {                                                                    \
    static TestFile file = { .source = __FILE__, .run = run_file };    \
    test_program_add_file (&file);                                     \
  }                                                                    \
  static int run_file (int argc, char **argv)
