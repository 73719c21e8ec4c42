# shellcheck shell=sh disable=SC2034 # the lists are for those who source this
# packages.sh - sourced by start and check: installs what is missing, on Debian and its children
#
# SPDX-License-Identifier: GPL-3.0-or-later

# What each purpose needs, besides a minimal Debian 12
PACKAGES_BUILD='gcc libc6-dev pkg-config meson ninja-build gettext libgdk-pixbuf-2.0-dev libglib2.0-dev libjson-glib-dev libcairo2-dev
  libpango1.0-dev libpoppler-glib-dev'
PACKAGES_WINDOW='libgtk-4-dev libadwaita-1-dev adwaita-icon-theme desktop-file-utils fonts-cantarell'
PACKAGES_FUZZ='clang libclang-rt-dev'
PACKAGES_TEST='appstream at-spi2-core dbus fonts-noto-cjk heif-gdk-pixbuf libatspi2.0-dev libglib2.0-bin libxtst-dev
  openbox parallel python3 qqwing sgt-puzzles shared-mime-info webp-pixbuf-loader xauth xvfb'

say ()
{
  printf '%s\n' "$*" >&2
}

# packages_missing PACKAGE... - prints those that are not installed
packages_missing ()
{
  for package in "$@"; do
    case $(dpkg-query -W -f '${db:Status-Status}' "$package" 2> /dev/null) in
      installed) ;;
      *) printf '%s ' "$package" ;;
    esac
  done
}

# packages_install PACKAGE... - as root or through sudo; the lists are fetched anew only if they are too old to do
packages_install ()
{
  as_root=
  if [ "$(id -u)" -ne 0 ]; then
    if ! command -v sudo > /dev/null; then
      say "These packages are missing, and neither root nor sudo is at hand to install them. As root, run:"
      say "  apt-get install --no-install-recommends $*"
      return 1
    fi
    as_root='sudo'
  fi

  say "Installing: $*"
  set -- -o DPkg::Lock::Timeout=300 install -y --no-install-recommends "$@"
  $as_root env DEBIAN_FRONTEND=noninteractive apt-get -q "$@" >&2 ||
    { $as_root apt-get -q -o DPkg::Lock::Timeout=300 update >&2 &&
      $as_root env DEBIAN_FRONTEND=noninteractive apt-get -q "$@" >&2; }
}

# packages_need PACKAGE... - makes sure that they are there; elsewhere than on Debian it trusts the person
packages_need ()
{
  if ! command -v dpkg-query > /dev/null || ! command -v apt-get > /dev/null; then
    say "This is no Debian: the packages that Debian calls $* have to be there already."
    return 0
  fi
  missing=$(packages_missing "$@")
  # shellcheck disable=SC2086 # a list of words
  [ -z "$missing" ] || packages_install $missing
}
