#pragma once

#include "gamecore/playtest/figures.h"
#include "gamecore/world/command.h"
#include "gamecore/world/world.h"

class EventList;
struct Event;

/// Counts what happens in one game while it is played.
class FigureCount {
public:
    /// Adds to `figures`, which must outlive this.
    explicit FigureCount(PlayerFigures &figures) : m_figures(figures) {}

    /// The hero comes to a place, counted from 0.
    void enter(std::size_t place, const World &world);
    /// A command was played there. `isChosen`: he did it of his own will, and not because time has to pass.
    void add(const World &world, const Command &command, const EventList &events, bool isChosen);
    /// He goes on from the place.
    void leave(const World &world);
    void end(std::uint64_t seed, GameEnd end, const World &world);

private:
    PlaceFigures &place() { return m_figures.places[m_place]; }
    void addCell(CellCounts PlaceFigures::*counts, Point cell);
    void addEvent(const World &world, const Event &event, const EventList &events);
    void addHarm(const World &world, const Event &event, const EventList &events);
    void addSeen(const World &world);
    void addNearness(const World &world);
    void addProgress(const World &world);
    int tenthOf(const World &world) const;
    void addHpLeft(const World &world);

    PlayerFigures &m_figures;
    std::size_t m_place = 0;
    int m_aims = 0; ///< how many things there are that win
    int m_tenth = 0;
    bool m_isBeside = false; ///< somebody deadly stands beside him
    std::vector<bool> m_met; ///< by kind
};
