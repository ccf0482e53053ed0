#pragma once

#include "editor/tools/toollist.h"

/// One sentence that says how to use a tool with the keyboard's cursor.
QString keyHint(ToolId id);
