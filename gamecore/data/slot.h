#pragma once

#include <QLatin1StringView>
#include <QStringList>

#include <cstdint>

/// Where an item is worn; one item a slot.
enum class Slot : std::uint8_t { None, RightHand, LeftHand, Head, Body };
inline constexpr int slotCount = int(Slot::Body) + 1;
/// "right_hand"; "none" for what is not worn.
QLatin1StringView slotKey(Slot slot);
QStringList slotKeys();

/// Items that the hero can carry: one a letter, a..z.
inline constexpr int largestBag = 26;
