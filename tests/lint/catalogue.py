# catalogue.py - the messages of po/LANGUAGE.po, for the lints that read them
#
# SPDX-License-Identifier: GPL-3.0-or-later
import os
import re

import tree

STRING = re.compile(r'"((?:[^"\\]|\\.)*)"')
ACCESS_KEY = re.compile(r'_(?=\w)')


class Message:
    """A message: its context or None, what is to be translated, and the translation, or those of each plural form."""

    def __init__(self, block):
        def find(keyword):
            return [''.join(STRING.findall(text)) for text in re.findall(rf'^{keyword} ((?:".*"\n?)+)', block, re.M)]
        self.context = next(iter(find('msgctxt')), None)
        self.english = next(iter(find('msgid')), '')
        self.translations = [text for text in find(r'msgstr(?:\[\d\])?') if text]


def listed():
    """The languages of po/LINGUAS."""
    return tree.read('po/LINGUAS').split()


def languages():
    """Those of them that have a catalogue; one without is a finding of check-translations.py."""
    return [language for language in listed() if os.path.exists(os.path.join(tree.ROOT, f'po/{language}.po'))]


def read(language):
    """All messages but the header, those that are out of use, and those without a translation."""
    blocks = re.sub(r'^#~.*\n', '', tree.read(f'po/{language}.po'), flags=re.M).split('\n\n')
    messages = [Message(block) for block in blocks]
    return [message for message in messages if message.english and message.translations]


def plain(text):
    """A message as it is read: without the mark of its access key."""
    return ACCESS_KEY.sub('', text)
