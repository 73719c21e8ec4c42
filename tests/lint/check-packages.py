#!/usr/bin/env python3
# check-packages.py - build-aux/packages.sh asks each installer for what is missing, and for nothing else
#
# The installers are stand-ins that write down how they are called: no machine has all of them.
#
# SPDX-License-Identifier: GPL-3.0-or-later
import os
import shutil
import subprocess
import sys
import tempfile

TOP = os.path.dirname(os.path.dirname(os.path.dirname(os.path.abspath(__file__))))
PURPOSES = ['BUILD', 'WINDOW', 'FUZZ', 'TEST', 'WAYLAND']
TOOLS = ['env', 'sed', 'sh', 'tr']

LOG = '#!/bin/sh\necho "${0##*/} $*" >> "$FAKES/called"\n'
MISSING = 'for name; do :; done\ncase $name in "$ABSENT") exit 1 ;; esac\n'
# What asks whether a package is installed, and what installs one, with the words that come before its name
INSTALLERS = {
    'apt-get': ({'dpkg-query': '#!/bin/sh\n' + MISSING + 'printf installed\n'},
                '-q -o DPkg::Lock::Timeout=300 install -y --no-install-recommends'),
    'dnf': ({'rpm': '#!/bin/sh\n' + MISSING}, '-y --setopt=install_weak_deps=False install'),
    'zypper': ({'rpm': '#!/bin/sh\n' + MISSING}, '--non-interactive install --no-recommends'),
    'pacman': ({}, '-S --needed --noconfirm'),
}
PACMAN = ('#!/bin/sh\nif [ "$1" = -T ]; then\n  for name; do [ "$name" != "$ABSENT" ] || echo "$name"; done\nelse\n'
          + LOG.split('\n', 1)[1] + 'fi\n')


def write(path, text):
    with open(path, 'w', encoding='utf-8') as file:
        file.write(text)
    os.chmod(path, 0o755)


def run(installer, absent, user='0'):
    """Runs packages_need for all purposes where @installer is all there is; its status, what it said and what it called."""
    with tempfile.TemporaryDirectory() as folder:
        for tool in TOOLS:
            os.symlink(shutil.which(tool), os.path.join(folder, tool))
        write(os.path.join(folder, 'id'), f'#!/bin/sh\necho {user}\n')
        if installer is not None:
            write(os.path.join(folder, installer), PACMAN if installer == 'pacman' else LOG)
            for name, text in INSTALLERS[installer][0].items():
                write(os.path.join(folder, name), text)
        wanted = ' '.join(f'$PACKAGES_{purpose}' for purpose in PURPOSES)
        script = f'set -u; top=$1; . "$top/build-aux/packages.sh"; packages_need {wanted}'
        done = subprocess.run([shutil.which('sh'), '-c', script, 'sh', TOP], capture_output=True, text=True, check=False,
                              env={'PATH': folder, 'FAKES': folder, 'ABSENT': absent})
        called = os.path.join(folder, 'called')
        lines = open(called, encoding='utf-8').read().splitlines() if os.path.exists(called) else []
    return done.returncode, done.stderr, lines


def check(installer):
    words = INSTALLERS[installer][1]
    library = 'meson' if installer in ('apt-get', 'pacman') else 'pkgconfig(cairo)'
    quoted = library if '(' not in library else f"'{library}'"
    expected = [
        ('nothing missing', ('none', '0'), (0, [], None)),
        ('one missing', (library, '0'), (0, [f'{installer} {words} {library}'], None)),
        ('nobody to install it', (library, '1000'), (1, [], f'{installer} {words} {quoted}\n')),
    ]
    for what, arguments, (status, calls, said) in expected:
        found = run(installer, *arguments)
        if found[0] != status or found[2] != calls or (said is not None and said not in found[1]):
            yield f'{installer}: {what}: {found}, not {(status, said, calls)}'


def main():
    findings = [finding for installer in INSTALLERS for finding in check(installer)]
    status, said, _ = run(None, 'none')
    if status != 0 or 'not known' not in said:
        findings.append(f'no installer: {status} {said}')
    print('\n'.join(findings))
    return 1 if findings else 0


if __name__ == '__main__':
    sys.exit(main())
