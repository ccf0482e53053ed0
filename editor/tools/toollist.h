#pragma once

#include "editor/tools/tool.h"
#include "gamecore/base/enumerators.h"

#include <memory>
#include <span>

/// The tools, in the order in which they are shown. Pick has no class: it changes the paint, not the level.
enum class ToolId : std::uint8_t {
    Select,
    SelectCells,
    Wand,
    SelectAlike,
    Brush,
    Line,
    Rectangle,
    Ellipse,
    Fill,
    Stamp,
    Erase,
    Pick
};
inline constexpr int toolCount = enumeratorCount<ToolId>();

/// Options of DrawOptions that a tool heeds.
enum class ToolOption : std::uint8_t { Brush = 1, Filled = 2, Reach = 4, Symmetry = 8, Mix = 16 };

struct ToolInfo {
    ToolId id = ToolId::Select;
    QLatin1StringView key; ///< word for object names and settings: "brush"; also the icon
    Qt::Key shortcut = Qt::Key_unknown;
    const char *name = nullptr;    ///< English
    const char *hint = nullptr;    ///< English, one sentence: how to use it
    const char *keyHint = nullptr; ///< English, one sentence: how to use it with the keyboard's cursor
    enum class Use : std::uint8_t {
        Painting,  ///< draws with the paint of the palette
        Stamping,  ///< draws with what was copied
        Selecting, ///< its modifiers say how the selection changes
        Other,
    } use = Use::Other;
    std::uint8_t options = 0; ///< of ToolOption, added up
    /// Whether a stroke goes from one cell to another, so that between them only its end moves.
    bool isStretched = false;
    std::unique_ptr<Tool> (*make)(LevelDocument &document, DrawSetup &setup) = nullptr; ///< null for pick

    bool has(ToolOption option) const { return (options & std::uint8_t(option)) != 0; }
    bool isPainting() const { return use == Use::Painting; }
    /// Whether the right button erases in the tool's shape.
    bool hasShape() const { return use == Use::Painting || use == Use::Stamping; }
    bool isSelecting() const { return use == Use::Selecting; }
};

/// Every tool. A new one is a value of ToolId and a row here.
std::span<const ToolInfo> toolInfos();
const ToolInfo &infoOf(ToolId id);

QString toolName(ToolId id);
/// One sentence that says how to use the tool.
QString toolHint(ToolId id);
/// One sentence that says how to use the tool with the keyboard's cursor.
QString keyHint(ToolId id);
