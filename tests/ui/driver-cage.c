/* driver-cage.c - a program that may do anything with its own folders, and change nothing else on the disk
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "driver-private.h"

#include <fcntl.h>
#include <linux/landlock.h>
#include <sys/prctl.h>
#include <sys/syscall.h>
#include <unistd.h>

/* All that changes something in a file system; reading stays free. */
#define CHANGES                                                                                                        \
  (LANDLOCK_ACCESS_FS_WRITE_FILE | LANDLOCK_ACCESS_FS_REMOVE_DIR | LANDLOCK_ACCESS_FS_REMOVE_FILE                      \
   | LANDLOCK_ACCESS_FS_MAKE_CHAR | LANDLOCK_ACCESS_FS_MAKE_DIR | LANDLOCK_ACCESS_FS_MAKE_REG                          \
   | LANDLOCK_ACCESS_FS_MAKE_SOCK | LANDLOCK_ACCESS_FS_MAKE_FIFO | LANDLOCK_ACCESS_FS_MAKE_BLOCK                       \
   | LANDLOCK_ACCESS_FS_MAKE_SYM)

static gboolean
allow (int cage, const char *path, guint64 what)
{
  struct landlock_path_beneath_attr rule = { .allowed_access = what };
  gboolean allowed;

  rule.parent_fd = open (path, O_PATH | O_CLOEXEC);
  if (rule.parent_fd < 0)
    return FALSE;
  allowed = syscall (SYS_landlock_add_rule, cage, LANDLOCK_RULE_PATH_BENEATH, &rule, 0) == 0;
  close (rule.parent_fd);
  return allowed;
}

/**
 * driver_cage_new:
 * @dir: in which everything is allowed
 *
 * Returns: a file descriptor for driver_cage_enter(), or -1 where the kernel has no Landlock
 */
int
driver_cage_new (const char *dir)
{
  struct landlock_ruleset_attr attributes = { .handled_access_fs = CHANGES };
  int cage = syscall (SYS_landlock_create_ruleset, &attributes, sizeof attributes, 0);

  if (cage >= 0 && allow (cage, dir, CHANGES) && allow (cage, "/dev", LANDLOCK_ACCESS_FS_WRITE_FILE))
    return cage;
  if (cage >= 0)
    close (cage);
  return -1;
}

/**
 * driver_cage_enter:
 *
 * Takes the calling process and all that it starts into @cage, for ever. May be called between fork and exec.
 *
 * Returns: FALSE if it is still free
 */
gboolean
driver_cage_enter (int cage)
{
  return prctl (PR_SET_NO_NEW_PRIVS, 1, 0, 0, 0) == 0 && syscall (SYS_landlock_restrict_self, cage, 0) == 0;
}
