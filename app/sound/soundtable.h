#pragma once

#include "gamecore/base/issue.h"
#include "gamecore/world/world.h"

#include <QStringList>

#include <memory>
#include <optional>
#include <vector>

enum class EventType : std::uint8_t;
struct Event;

/// A record of sounds.json: a sound, and the conditions on an event that make it. Each condition is a set of values; an
/// empty set allowsWord all. docs/data.md explains the keys.
struct SoundRow {
    EventType event = {};
    // Sets of words as bits, in the order of the words in soundtable.cpp.
    int actors = 0;
    int targets = 0;
    int amounts = 0;
    int causes = 0;
    int statuses = 0;
    int effects = 0;
    int passages = 0;
    QStringList items;   ///< keys of items and treasure
    QStringList terrain; ///< keys of terrain, or first parts of its border pictures (Terrain::pieces)

    QString sound;    ///< name of the WAV file without ending
    int volume = 100; ///< in percent
    int rank = 0;     ///< if too many sounds begin together, those of higher ranks are played
    int reach = 0;    ///< the sound is heard from cells out of sight up to this distance; 0: only from cells in view
    QString caption;  ///< English sentence for a sound from out of sight; empty: none
    QString file;     ///< path of the WAV file
    int lengthMs = 0; ///< duration of the sound
};

/// All records of sounds.json, in file order.
class SoundTable {
public:
    SoundTable() = default;
    explicit SoundTable(std::vector<SoundRow> rows);

    const std::vector<SoundRow> &rows() const { return m_rows; }
    /// Returns the first row that an event matches; null if the event makes no sound. `world` is the state after the
    /// event.
    const SoundRow *rowFor(const Event &event, const World &world) const;
    /// Returns the largest reach of all rows.
    int farthest() const { return m_farthest; }

private:
    std::vector<SoundRow> m_rows;
    int m_farthest = 0;
};
using SoundTablePtr = std::shared_ptr<const SoundTable>;

/// Loads sounds.json from the first of `folders` that has it. The WAV file of a row is `sounds/NAME.wav` in the first
/// folder that has it, otherwise the built-in one. Problems are added to `issues`; if there are any, the table is
/// empty.
SoundTable loadSounds(const QStringList &folders, IssueList &issues);

/// Returns the cell where an event happens; std::nullopt for events of the whole game. `world` is the state after the
/// event.
std::optional<Point> eventPlace(const Event &event, const World &world);
