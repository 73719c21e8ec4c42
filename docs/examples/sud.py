# sud.py - libsud for Python, by ctypes and numpy
#
# SPDX-License-Identifier: CC0-1.0
"""Sudokus solved, counted, made, explained, rated, and read from pictures: libsud for Python, by ctypes and numpy.

Puzzles go in and out as arrays of uint8 with 81 columns, a row a puzzle: digits, 0 = blank (or ASCII, `.` = blank).
One line of 81 characters, or a sequence of such lines (a column of a data frame), is taken in their place. Each
function works on all rows at once, in as many threads as there are processors, and ends early by Ctrl+C.
"""
import concurrent.futures
import ctypes
import os
from typing import Sequence, Union

import numpy as np

Puzzles = Union[np.ndarray, str, Sequence[str]]

LEVELS = ('easy', 'medium', 'hard', 'unfair', 'extreme', 'none')  # none: the puzzle has no solution, or several
HODOKU, EXPLAINER = 1, 2
_REFUSED, _NO_MEMORY = 2, 3
RATING = np.dtype([('effort', 'u4'), ('hodoku_score', 'u4'), ('level', 'u1'), ('hardest', 'u1'), ('hodoku_level', 'u1'),
                   ('er', 'u1'), ('ep', 'u1'), ('ed', 'u1'), ('estimated', 'u1'), ('reserved', 'u1', 9)])

_library = ctypes.CDLL(os.environ.get('LIBSUD', 'libsud.so.0'))


class _Many(ctypes.Structure):
    _fields_ = [('threads', ctypes.c_int), ('cancel', ctypes.POINTER(ctypes.c_bool)), ('progress', ctypes.c_void_p),
                ('data', ctypes.c_void_p)]


class _Spec(ctypes.Structure):
    _fields_ = [('seed', ctypes.c_uint64), ('symmetry', ctypes.c_int), ('minimal', ctypes.c_bool),
                ('clues_least', ctypes.c_int), ('clues_most', ctypes.c_int), ('pattern', ctypes.c_uint64 * 2),
                ('weighed', ctypes.c_bool)]


class _Sheet(ctypes.Structure):
    _fields_ = [('marks', ctypes.c_uint16 * 324), ('digit', ctypes.c_uint8 * 81), ('rest', ctypes.c_uint8 * 811)]


class _Picture(ctypes.Structure):
    _fields_ = [('grey', ctypes.c_void_p), ('width', ctypes.c_int), ('height', ctypes.c_int),
                ('stride', ctypes.c_size_t)]


class _Choice(ctypes.Structure):
    _fields_ = [('digit', ctypes.c_uint8), ('probability', ctypes.c_float)]


class _Cell(ctypes.Structure):
    _fields_ = [('first', _Choice), ('second', _Choice), ('confidence', ctypes.c_float)]


class _Scan(ctypes.Structure):
    _fields_ = [('kind', ctypes.c_int), ('sheet', _Sheet), ('cell', _Cell * 81), ('quad', ctypes.c_double * 8),
                ('node', ctypes.c_double * 200), ('turn', ctypes.c_int), ('score', ctypes.c_float)]


def _declare(name: str, result: object, *arguments: object) -> None:
    function = getattr(_library, name)
    function.restype, function.argtypes = result, arguments


_POINTER, _SIZE = ctypes.c_void_p, ctypes.c_size_t
_HOW = ctypes.POINTER(_Many)
_declare('sud_get_version', ctypes.c_char_p)
_declare('sud_many_check', _SIZE, _POINTER, _SIZE)
_declare('sud_many_solve', ctypes.c_int, _HOW, _POINTER, _SIZE, ctypes.c_uint64, _POINTER, _POINTER)
_declare('sud_many_rate', ctypes.c_int, _HOW, _POINTER, _SIZE, ctypes.c_uint, _POINTER)
_declare('sud_many_find_canonical', ctypes.c_int, _HOW, _POINTER, _SIZE, _POINTER)
_declare('sud_many_generate', ctypes.c_int, _HOW, ctypes.POINTER(_Spec), ctypes.c_uint64, _SIZE, _POINTER, _POINTER)
_declare('sud_generate_spec', _Spec, ctypes.c_uint64)
_declare('sud_generate_spec_is_possible', ctypes.c_bool, ctypes.POINTER(_Spec))
_declare('sud_symmetry_find', ctypes.c_int, ctypes.c_char_p)
_declare('sud_technique_find_id', ctypes.c_int, ctypes.c_char_p)
_declare('sud_technique_get', ctypes.POINTER(ctypes.c_char_p), ctypes.c_int)
_declare('sud_sheet_from_grid', None, ctypes.POINTER(_Sheet), _POINTER, ctypes.c_int)
_declare('sud_reasoner_new', _POINTER)
_declare('sud_reasoner_free', None, _POINTER)
_declare('sud_reasoner_explain', ctypes.c_int, _POINTER, ctypes.POINTER(_Sheet), ctypes.POINTER(ctypes.c_bool),
         ctypes.POINTER(_POINTER))
_declare('sud_explanation_get_n_steps', ctypes.c_int, _POINTER)
_declare('sud_explanation_get_step', _POINTER, _POINTER, ctypes.c_int)
_declare('sud_explanation_unref', None, _POINTER)
_declare('sud_step_format', _SIZE, _POINTER, ctypes.c_char_p, _SIZE)
_declare('sud_scan_read_all', ctypes.c_int, ctypes.POINTER(_Picture), ctypes.POINTER(ctypes.c_bool),
         ctypes.POINTER(_Scan), ctypes.c_int, ctypes.POINTER(ctypes.c_int))

version: str = _library.sud_get_version().decode()
# Their ids; the number of an id that there is not is how many there are
TECHNIQUES = tuple(_library.sud_technique_get(number)[0].decode()
                   for number in range(_library.sud_technique_find_id(b'')))


def _interruptible(work):
    """Calls work (cancel) in a thread, so that Ctrl+C comes through: the flag then ends it.

    A second Ctrl+C does not wait for that, so work owns all that it uses.
    """
    cancel = ctypes.c_bool(False)
    with concurrent.futures.ThreadPoolExecutor(1) as pool:
        future = pool.submit(work, cancel)
        try:
            return future.result()
        except BaseException:
            cancel.value = True
            raise


def _run(threads: int, call) -> None:
    end = _interruptible(lambda cancel: call(_Many(threads, ctypes.pointer(cancel))))
    if end != 0:
        raise MemoryError('no memory for the work')


def from_lines(lines: Union[str, Sequence[str]]) -> np.ndarray:
    """Makes an array of puzzles of one line of 81 characters, or of a sequence of lines."""
    texts = np.asarray(lines, dtype='S').ravel()
    lengths = np.char.str_len(texts)
    for wrong in np.flatnonzero(lengths != 81):
        raise ValueError(f'puzzle {wrong} has {lengths[wrong]} characters, not 81')
    return _checked(texts.astype('S81', copy=False).view(np.uint8))


def to_lines(puzzles: np.ndarray) -> list:
    """Makes lines of 81 characters of an array of digits, `.` for a blank."""
    digits = np.ascontiguousarray(puzzles, dtype=np.uint8).reshape(-1, 81)
    text = np.frombuffer(b'.123456789', dtype=np.uint8)[digits]
    return [line.decode() for line in text.view('S81').ravel()]


def _array(puzzles: Puzzles) -> np.ndarray:
    array = np.asarray(puzzles)
    if array.size == 0 or array.dtype.kind in 'SUO':
        return from_lines(array)
    if array.ndim not in (1, 2) or array.shape[-1] != 81:
        raise ValueError(f'an array of puzzles has 81 columns, not the shape {array.shape}')
    return _checked(_bytes(array, 'an array of puzzles has digits from 0 to 9'))


def _bytes(array: np.ndarray, refusal: str) -> np.ndarray:
    if array.dtype.kind not in 'iu' or array.size and not 0 <= array.min() <= array.max() < 256:
        raise ValueError(f'{refusal}, as whole numbers')
    return np.ascontiguousarray(array, dtype=np.uint8)


def _checked(array: np.ndarray) -> np.ndarray:
    array = array.reshape(-1, 81)
    wrong = _library.sud_many_check(array.ctypes.data, len(array))
    if wrong < len(array):
        raise ValueError(f'puzzle {wrong} has a cell that is none of the digits 0 to 9')
    return array


def _limited(limit: int) -> int:
    if not 1 <= limit < 2**64:
        raise ValueError(f'a limit is at least 1, and fits 64 bits, not {limit}')
    return limit


def solve(puzzles: Puzzles, limit: int = 2, threads: int = 0) -> tuple:
    """Solves all puzzles.

    Returns how many solutions each has, at most limit (uint64), and the smallest solution (n x 81; zeros: none).
    """
    array, limit = _array(puzzles), _limited(limit)
    counts, solutions = np.empty(len(array), np.uint64), np.empty((len(array), 81), np.uint8)
    _run(threads, lambda how: _library.sud_many_solve(how, array.ctypes.data, len(array), limit, counts.ctypes.data,
                                                      solutions.ctypes.data))
    return counts, solutions


def count(puzzles: Puzzles, limit: int = 2, threads: int = 0) -> np.ndarray:
    """Returns how many solutions each puzzle has, at most limit (uint64)."""
    array, limit = _array(puzzles), _limited(limit)
    counts = np.empty(len(array), np.uint64)
    _run(threads, lambda how: _library.sud_many_solve(how, array.ctypes.data, len(array), limit, counts.ctypes.data,
                                                      None))
    return counts


def rate(puzzles: Puzzles, scales: int = 0, threads: int = 0) -> np.ndarray:
    """Returns how hard each puzzle is, as an array of RATING; LEVELS names its levels, TECHNIQUES what is hardest.

    scales: HODOKU, EXPLAINER, or both added, for the ratings of these programs, too. ER, EP and ED are in tenths.
    """
    array = _array(puzzles)
    ratings = np.zeros(len(array), RATING)
    _run(threads, lambda how: _library.sud_many_rate(how, array.ctypes.data, len(array), scales, ratings.ctypes.data))
    return ratings


def canonical(puzzles: Puzzles, threads: int = 0) -> np.ndarray:
    """Returns the canonical (minlex) form of each puzzle, n x 81: equal for puzzles that differ by symmetries alone."""
    array = _array(puzzles)
    forms = np.empty((len(array), 81), np.uint8)
    _run(threads, lambda how: _library.sud_many_find_canonical(how, array.ctypes.data, len(array), forms.ctypes.data))
    return forms


def generate(n: int, seed: int = 0, first: int = 0, symmetry: str = 'none', threads: int = 0) -> tuple:
    """Makes n minimal puzzles, numbers first, first + 1, … of a seed, with the symmetry that rubric-cli calls so.

    Returns the puzzles and their solutions, each n x 81.
    """
    spec = _library.sud_generate_spec(seed)
    spec.symmetry = _library.sud_symmetry_find(symmetry.encode())
    if not _library.sud_generate_spec_is_possible(spec):
        raise ValueError(f'there are no puzzles with the symmetry {symmetry!r}')
    made, answers = np.empty((n, 81), np.uint8), np.empty((n, 81), np.uint8)
    _run(threads, lambda how: _library.sud_many_generate(how, spec, first, n, made.ctypes.data, answers.ctypes.data))
    return made, answers


def explain(puzzle: Puzzles) -> list:
    """Returns the steps by which a person solves a puzzle, in the notation of the field."""
    array, sheet, way = _array(puzzle), _Sheet(), ctypes.c_void_p()
    if len(array) != 1:
        raise ValueError(f'one puzzle is explained at a time, not {len(array)}')
    grid = (ctypes.c_uint8 * 81)(*(int(value) & 15 if value != ord('.') else 0 for value in array[0]))
    _library.sud_sheet_from_grid(sheet, grid, 1)

    def work(cancel):
        reasoner = _library.sud_reasoner_new()
        if not reasoner:
            return _NO_MEMORY
        answer = _library.sud_reasoner_explain(reasoner, sheet, cancel, way)
        _library.sud_reasoner_free(reasoner)
        return answer

    answer = _interruptible(work)
    if answer == _NO_MEMORY:
        raise MemoryError
    if answer != 0:
        raise ValueError('the puzzle has no solution, or several')
    steps, text = [], ctypes.create_string_buffer(10000)
    for index in range(_library.sud_explanation_get_n_steps(way)):
        _library.sud_step_format(_library.sud_explanation_get_step(way, index), text, len(text))
        steps.append(text.value.decode())
    _library.sud_explanation_unref(way)
    return steps


def read_picture(grey: np.ndarray, most: int = 16) -> list:
    """Finds the Sudokus of a picture: rows x columns of grey levels, 0 = black to 255 = white.

    Returns for each its digits (81, 0 = blank) and how sure each of them is (81, 0 to 1).
    """
    if np.ndim(grey) != 2:
        raise ValueError(f'a picture of grey levels has two dimensions, not {np.ndim(grey)}')
    levels = _bytes(np.asarray(grey), 'a picture has grey levels from 0 to 255')
    scans, found = (_Scan * most)(), ctypes.c_int()

    def work(cancel):
        picture = _Picture(levels.ctypes.data, levels.shape[1], levels.shape[0], levels.shape[1])
        return _library.sud_scan_read_all(picture, cancel, scans, most, found)

    end = _interruptible(work)
    if end == _NO_MEMORY:
        raise MemoryError
    if end == _REFUSED:
        raise ValueError(f'a picture of {levels.shape[1]} by {levels.shape[0]} pixels is too small, or too large')
    return [(np.array(scan.sheet.digit, np.uint8), np.array([cell.confidence for cell in scan.cell]))
            for scan in scans[:found.value]]
