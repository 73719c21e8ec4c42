# shellcheck shell=sh
# packages.sh - sourced by start and check, which know $top: installs what is missing, with the machine's own installer
#
# packages/NAME has the lists for the installer NAME.
#
# SPDX-License-Identifier: GPL-3.0-or-later

say ()
{
  printf '%s\n' "$*" >&2
}

# packages_installer - prints the name of the machine's installer, and not that of another which is there, too; nothing
# where it is not known
packages_installer ()
{
  # shellcheck source=/dev/null
  case " $(. /etc/os-release 2> /dev/null && echo "${ID:-} ${ID_LIKE:-}") " in
    *' debian '*) own=apt-get ;;
    *' fedora '*) own=dnf ;;
    *suse*) own=zypper ;;
    *' arch '*) own=pacman ;;
    *) own= ;;
  esac
  for installer in $own apt-get dnf zypper pacman; do
    if command -v "$installer" > /dev/null; then
      echo "${installer%-get}"
      return
    fi
  done
}

# packages_missing PACKAGE... - prints those that are not installed
packages_missing ()
{
  if [ "$packages_from" = pacman ]; then
    pacman -T "$@" | tr '\n' ' '
    return
  fi
  for package in "$@"; do
    case $packages_from in
      apt)
        case " $(dpkg-query -W -f '${db:Status-Status} ' "$package" 2> /dev/null) " in
          *' installed '*) ;; # perhaps for several architectures
          *) false ;;
        esac
        ;;
      *) rpm -q --whatprovides "$package" > /dev/null 2>&1 ;;
    esac || printf '%s ' "$package"
  done
}

# packages_command PACKAGE... - prints the command that installs them
packages_command ()
{
  case $packages_from in
    apt) echo 'apt-get -q -o DPkg::Lock::Timeout=300 install -y --no-install-recommends' "$@" ;;
    dnf) echo 'dnf -y --setopt=install_weak_deps=False install' "$@" ;;
    zypper) echo 'zypper --non-interactive install --no-recommends' "$@" ;;
    pacman) echo 'pacman -S --needed --noconfirm' "$@" ;;
  esac
}

# packages_install PACKAGE... - as root or through sudo; the lists are fetched anew only if they are too old to do
packages_install ()
{
  as_root=
  if [ "$(id -u)" -ne 0 ]; then
    if ! command -v sudo > /dev/null; then
      say "These packages are missing, and neither root nor sudo is at hand to install them. As root, run:"
      say "  $(packages_command "$@" | sed "s/ \([^ ]*(\)/ '\1/g; s/)/)'/g")"
      return 1
    fi
    as_root=sudo
  fi

  say "Installing: $*"
  command=$(packages_command "$@")
  # shellcheck disable=SC2086 # words
  $as_root env DEBIAN_FRONTEND=noninteractive $command >&2 && return 0
  # Arch Linux has no part of it newer than the rest: to update all of it is up to the person.
  [ "$packages_from" != pacman ] || say "If the lists of packages are too old, pacman -Syu brings this machine up to date."
  [ "$packages_from" = apt ] || return 1
  # shellcheck disable=SC2086 # words
  $as_root apt-get -q -o DPkg::Lock::Timeout=300 update >&2 &&
    $as_root env DEBIAN_FRONTEND=noninteractive $command >&2
}

# packages_need PACKAGE... - makes sure that they are there; where the installer is not known it trusts the person
packages_need ()
{
  if [ -z "$packages_from" ]; then
    say "How to install packages here is not known. These, or what they are called here, have to be there already: $*"
    return 0
  fi
  missing=$(packages_missing "$@")
  # shellcheck disable=SC2086 # a list of words
  [ -z "$missing" ] || packages_install $missing
}

# packages_mirror - prints where apt has this machine's Debian from; nothing where this is no Debian
packages_mirror ()
{
  # shellcheck disable=SC2016 # for apt
  apt-get indextargets --format '$(ORIGIN) $(LABEL) $(SITE)' 'Created-By: Packages' | sed -n 's/^Debian Debian //p' |
    head -n 1
}

packages_from=$(packages_installer)
# shellcheck source=build-aux/packages/apt disable=SC2154 # whoever sources this knows where it is
. "$top/build-aux/packages/${packages_from:-apt}"
