/* test-sud-lanes-backend.c - which backend is chosen, by name, by the environment, or by itself
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "../test-program.h"
#include "lanes-testing.h"

#include <string.h>

/* The first of the table that this machine supports. */
static const SudBackend *
find_fastest (void)
{
  for (int i = 0; i < sud_backend_count (); i++)
    if (sud_backend_is_supported (sud_backend_get (i)))
      return sud_backend_get (i);
  return NULL;
}

static void
assert_chosen (const char *id, const SudBackend *expected)
{
  SudBackendError error = SUD_BACKEND_UNKNOWN;

  g_assert_true (sud_backend_choose (id, &error) == expected);
  g_assert_cmpint (error, ==, SUD_BACKEND_OK);
}

static void
assert_refused (const char *id, SudBackendError expected)
{
  SudBackendError error = SUD_BACKEND_OK;

  g_assert_null (sud_backend_choose (id, &error));
  g_assert_cmpint (error, ==, expected);
}

static void
test_table (void)
{
  const SudBackend *last = sud_backend_get (sud_backend_count () - 1);

  g_assert_cmpstr (sud_backend_get_id (last), ==, "scalar");
  g_assert_true (sud_backend_is_supported (last));
  for (int i = 0; i < sud_backend_count (); i++)
    {
      const SudBackend *backend = sud_backend_get (i);

      g_test_message ("%s (%s): %d lanes%s", sud_backend_get_id (backend), sud_backend_get_name (backend),
                      sud_backend_get_lanes (backend), sud_backend_is_supported (backend) ? "" : ", not on this machine");
      g_assert_cmpuint (strlen (sud_backend_get_name (backend)), >, 0);
      g_assert_cmpint (sud_backend_get_lanes (backend), >=, sud_backend_get_lanes (last));
      g_assert_true (i == 0 || sud_backend_get_lanes (backend) < sud_backend_get_lanes (sud_backend_get (i - 1)));
    }
}

static void
test_names (void)
{
  for (int i = 0; i < sud_backend_count (); i++)
    if (sud_backend_is_supported (sud_backend_get (i)))
      assert_chosen (sud_backend_get_id (sud_backend_get (i)), sud_backend_get (i));
  assert_refused ("no-such-backend", SUD_BACKEND_UNKNOWN);
  assert_refused ("Scalar", SUD_BACKEND_UNKNOWN);
  assert_refused ("scalar ", SUD_BACKEND_UNKNOWN);
}

/* One that this machine has not the instructions of. */
static void
test_unsupported (gconstpointer backend)
{
  assert_refused (sud_backend_get_id (backend), SUD_BACKEND_UNSUPPORTED);
}

static void
test_environment (void)
{
  const SudBackend *fastest = find_fastest (), *scalar = sud_backend_get (sud_backend_count () - 1);

  g_unsetenv ("SUD_BACKEND");
  assert_chosen (NULL, fastest);
  assert_chosen ("", fastest);
  g_setenv ("SUD_BACKEND", "", TRUE);
  assert_chosen (NULL, fastest);
  g_setenv ("SUD_BACKEND", "scalar", TRUE);
  assert_chosen (NULL, scalar);
  assert_chosen (sud_backend_get_id (fastest), fastest); /* a name goes before the environment */
  assert_chosen ("", fastest);                           /* an empty one too */
  g_setenv ("SUD_BACKEND", "no-such-backend", TRUE);
  assert_refused (NULL, SUD_BACKEND_UNKNOWN);
  assert_chosen ("scalar", scalar);
  g_unsetenv ("SUD_BACKEND");
}

/* The backend that a new thread gets for itself. */
static gpointer
thread_backend (gpointer unused)
{
  SudLanes *lanes = sud_lanes_for_thread ();

  g_assert_true (lanes != NULL && sud_lanes_for_thread () == lanes);
  g_assert_cmpuint (sud_lanes_get_size (lanes), <, 1024 * 1024);
  return (gpointer)sud_lanes_get_backend (lanes);
}

static void
assert_thread_gets (const SudBackend *expected)
{
  g_assert_true (g_thread_join (g_thread_new ("lanes", thread_backend, NULL)) == expected);
}

static void
test_threads (void)
{
  g_unsetenv ("SUD_BACKEND");
  assert_thread_gets (find_fastest ());
  g_setenv ("SUD_BACKEND", "scalar", TRUE);
  assert_thread_gets (sud_backend_get (sud_backend_count () - 1));
  g_setenv ("SUD_BACKEND", "no-such-backend", TRUE);
  assert_thread_gets (find_fastest ());
  g_unsetenv ("SUD_BACKEND");
}

TEST_FILE (argc, argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/backend/table", test_table);
  g_test_add_func ("/backend/names", test_names);
  for (int i = 0; i < sud_backend_count (); i++)
    if (!sud_backend_is_supported (sud_backend_get (i)))
      {
        g_autofree char *path = g_strdup_printf ("/backend/unsupported/%s", sud_backend_get_id (sud_backend_get (i)));

        g_test_add_data_func (path, sud_backend_get (i), test_unsupported);
      }
  g_test_add_func ("/backend/environment", test_environment);
  g_test_add_func ("/backend/threads", test_threads);
  return g_test_run ();
}
