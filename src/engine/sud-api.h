/* sud-api.h - the marks of declarations that are part of the library libsud
 *
 * All that a header declares between the two marks is exported, and nothing else is: the floors are compiled with
 * hidden visibility. src/library/meson.build lists the headers that are installed.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#ifdef __cplusplus
#define SUD_BEGIN_DECLS extern "C" { _Pragma ("GCC visibility push(default)")
#define SUD_END_DECLS _Pragma ("GCC visibility pop") }
/* A compound literal is an expression of C, C++ says the same without parentheses: SUD_VALUE (SudCells){ … } */
#define SUD_VALUE(type) type
#else
#define SUD_BEGIN_DECLS _Pragma ("GCC visibility push(default)")
#define SUD_END_DECLS _Pragma ("GCC visibility pop")
#define SUD_VALUE(type) (type)
#endif
