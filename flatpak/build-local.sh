#!/bin/sh
# build-local.sh [FILE] - builds the Flatpak from this tree, installs it for this user, and runs it in its sandbox;
# needs no network where org.gnome.Platform//49 and org.gnome.Sdk//49 are installed
#
# SPDX-License-Identifier: GPL-3.0-or-later
set -eu

top=$(CDPATH='' cd -- "$(dirname -- "$0")/.." && pwd)
id=io.github.rubric_sudoku.Rubric
work=$top/flatpak/work
file=${1:+$(realpath -- "$1")}

for runtime in org.gnome.Platform//49 org.gnome.Sdk//49; do
  if ! flatpak info "$runtime" > /dev/null 2>&1; then
    echo "$runtime is not installed; with a network: flatpak install flathub $runtime" >&2
    exit 1
  fi
done

mkdir -p "$work"
cd "$work" # flatpak-builder wants its state on the same file system as its result
flatpak-builder --user --install --force-clean --disable-rofiles-fuse \
  --repo="$work/repo" --state-dir="$work/state" "$work/app" "$top/flatpak/$id.json"

# The sandbox sees no file of this user but those handed to it: the document portal lends FILE.
if [ -n "$file" ]; then
  exec flatpak run --file-forwarding "$id" @@ "$file" @@
fi
exec flatpak run "$id"
