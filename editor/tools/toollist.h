#pragma once

#include "editor/tools/tool.h"

#include <memory>

/// In the order in which they are shown. Pick has no class: it changes the paint, not the level.
enum class ToolId : std::uint8_t { Select, SelectCells, Wand, SelectAlike, Brush, Line, Rectangle, Fill, Erase, Pick };

struct ToolInfo {
    ToolId id = ToolId::Select;
    QLatin1StringView key; ///< word for object names and settings: "brush"; also the icon
    Qt::Key shortcut = Qt::Key_unknown;
    enum class Use : std::uint8_t {
        Painting,  ///< draws with the paint of the palette
        Selecting, ///< its modifiers say how the selection changes
        Other,
    } use = Use::Other;
    std::unique_ptr<Tool> (*make)(LevelDocument &document, DrawSetup &setup) = nullptr; ///< null for pick

    bool isPainting() const { return use == Use::Painting; }
    bool isSelecting() const { return use == Use::Selecting; }
};

/// Every tool. A new one is a row here and its two sentences below.
const std::vector<ToolInfo> &toolInfos();
const ToolInfo &infoOf(ToolId id);

QString toolName(ToolId id);
/// One sentence that says how to use it.
QString toolHint(ToolId id);
