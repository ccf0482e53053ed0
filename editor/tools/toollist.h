#pragma once

#include "editor/tools/tool.h"

#include <memory>

/// In the order in which they are shown. Pick has no class: it changes the paint, not the level.
enum class ToolId : std::uint8_t { Select, Brush, Line, Rectangle, Fill, Erase, Pick };

struct ToolInfo {
    ToolId id = ToolId::Select;
    QLatin1StringView key; ///< word for object names and settings: "brush"; also the icon
    Qt::Key shortcut = Qt::Key_unknown;
    bool isPainting = false;                                          ///< uses the paint of the palette
    std::unique_ptr<Tool> (*make)(LevelDocument &document) = nullptr; ///< null for pick
};

/// Every tool. A new one is a row here and its two sentences below.
const std::vector<ToolInfo> &toolInfos();
const ToolInfo &infoOf(ToolId id);

QString toolName(ToolId id);
/// One sentence that says how to use it.
QString toolHint(ToolId id);
