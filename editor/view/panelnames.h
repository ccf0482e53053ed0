#pragma once

#include <QLatin1StringView>

/// The object names of the editor's docks, for code that places or opens their panels. Stored arrangements contain
/// these names, so they must not change.
namespace PanelNames {

inline constexpr QLatin1StringView palette{"paletteDock"};
inline constexpr QLatin1StringView properties{"propertiesDock"};
inline constexpr QLatin1StringView issues{"issuesDock"};
inline constexpr QLatin1StringView things{"thingsDock"};
inline constexpr QLatin1StringView history{"historyDock"};

} // namespace PanelNames
