#pragma once

#include <QDate>

#include <cstdint>

/// The seed of a day, 0..largestSeed: the same for everybody, neighboring days far apart.
std::uint64_t dailySeed(const QDate &day);
/// The day that it is for everybody just now: that of UTC.
QDate today();
/// A seed from the system's source of chance, 0..largestSeed.
std::uint64_t drawnSeed();
