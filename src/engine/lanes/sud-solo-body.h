/* sud-solo-body.h - the engine for one puzzle alone, once: included by each backend after it has said what its vectors are
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "sud-lanes-derived.h"
#include "sud-solo-wide.h"
#include "sud-solo-kernel.h"
#include "sud-solo-branch.h"
#include "sud-solo-search.h"
