#pragma once

#include "editor/tools/tool.h"
#include "gamecore/base/enumerators.h"

#include <memory>
#include <span>

/// The tools in display order. Pick has no class, since it changes the paint, not the level.
enum class ToolId : std::uint8_t {
    Select,
    SelectCells,
    Wand,
    SelectSimilar,
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

/// The parts of DrawOptions that a tool may use, as bits: size and shape of the brush, filled shapes, reach of the
/// bucket, symmetry, random mix.
enum class ToolOption : std::uint8_t { Brush = 1, Filled = 2, Reach = 4, Symmetry = 8, Mix = 16 };

struct ToolInfo {
    ToolId id = ToolId::Select;
    QLatin1StringView key; ///< name used in object names, settings and icon names: "brush"
    Qt::Key shortcut = Qt::Key_unknown;
    const char *name = nullptr;    ///< English
    const char *hint = nullptr;    ///< English, see toolHint()
    const char *keyHint = nullptr; ///< English, see keyHint()
    enum class Use : std::uint8_t {
        Painting,  ///< draws with the paint
        Stamping,  ///< draws with the stamp
        Selecting, ///< modifier keys combine selections
        Other,     ///< erases or picks
    } use = Use::Other;
    std::uint8_t options = 0; ///< sum of ToolOption values
    /// True if only the first and the last cell of a stroke determine its result, as for lines and rectangles.
    bool isTwoPoint = false;
    /// Creates the tool; null for ToolId::Pick.
    std::unique_ptr<Tool> (*make)(LevelDocument &document, DrawSetup &setup) = nullptr;

    bool has(ToolOption option) const { return (options & std::uint8_t(option)) != 0; }
    bool isPainting() const { return use == Use::Painting; }
    /// True if the right button erases in the tool's shape.
    bool hasShape() const { return use == Use::Painting || use == Use::Stamping; }
    bool isSelecting() const { return use == Use::Selecting; }
};

/// Returns all tools, in the order of ToolId. A new tool needs a value of ToolId and a row in toollist.cpp.
std::span<const ToolInfo> toolInfos();
const ToolInfo &infoOf(ToolId id);

QString toolName(ToolId id);
/// Returns one sentence on how to use the tool with the mouse.
QString toolHint(ToolId id);
/// Returns one sentence on how to use the tool with the keyboard cursor.
QString keyHint(ToolId id);
