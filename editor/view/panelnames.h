#pragma once

#include <QLatin1StringView>

/// Panels of the editor that others are put beside, or are asked for: the object names of their docks, which kept
/// arrangements know, too.
namespace PanelNames {

inline constexpr QLatin1StringView palette{"paletteDock"};
inline constexpr QLatin1StringView properties{"propertiesDock"};
inline constexpr QLatin1StringView issues{"issuesDock"};
inline constexpr QLatin1StringView things{"thingsDock"};
inline constexpr QLatin1StringView history{"historyDock"};

} // namespace PanelNames
