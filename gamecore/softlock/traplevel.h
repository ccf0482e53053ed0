#pragma once

#include "gamecore/softlock/trapground.h"
#include "gamecore/softlock/trapways.h"

#include <bit>
#include <cstdint>
#include <optional>
#include <vector>

class LockMap;

/// A level for TrapRun, where each step can be taken back.
struct TrapRunLevel {
    struct Lock {
        Point cell;
        int key = TrapItem::noKey; ///< number of Ground::keys()
        int door = notScarce;      ///< of the LockGraph
    };
    static constexpr int notScarce = -1;
    static constexpr std::size_t mostItems = 64;

    /// A key, with what lies about of it and what uses it up: bits of `items` and `locks`.
    struct Key {
        int held = 0; ///< at the start
        bool isUsedUp = false;
        std::uint64_t items = 0;
        std::uint64_t locks = 0;  ///< that it opens
        bool isForScarce = false; ///< some of these are doors of the LockGraph
    };

    TrapCells cells;
    Rules rules;
    Point start;
    std::vector<Lock> locks;
    std::vector<TrapItem> items;
    std::vector<Key> keys; ///< by number of Ground::keys()
    int bag = 0;           ///< items with which he begins

    /// Keys of a kind in the bag of one who has taken some items and opened some locks.
    int held(int key, std::uint64_t taken, std::uint64_t opened) const
    {
        const Key &record = keys[std::size_t(key)];
        return record.held + std::popcount(taken & record.items)
               - (record.isUsedUp ? std::popcount(opened & record.locks) : 0);
    }
};

/// What a TrapRunLevel is made of. All of it must outlive the call.
struct TrapRunPlan {
    const TrapQuestion &asked;
    const Ground &ground;
    const BitGrid &cells;              ///< that he may come to at most
    const std::vector<LyingKey> &keys; ///< of the level, plates among them
    const LockMap &map;                ///< explored
};

/// A level for TrapRun. Nothing if there is more than fits.
std::optional<TrapRunLevel> trapRunLevelOf(const TrapRunPlan &plan);
