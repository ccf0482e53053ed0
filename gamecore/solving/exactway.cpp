#include "gamecore/solving/exactsearch.h"

// The way that a search has found, as commands.

std::vector<TimedCommand> ExactSearch::commands() const
{
    std::vector<int> path;
    for (int number = m_won; number >= 0; number = m_places[std::size_t(number)].parent) {
        path.push_back(number);
    }
    std::vector<TimedCommand> commands;
    for (std::size_t i = path.size(); i > 0; --i) {
        addCommands(path[i - 1], commands);
    }
    return commands;
}

void ExactSearch::addCommands(int number, std::vector<TimedCommand> &commands) const
{
    const Place &place = m_places[std::size_t(number)];
    const bool takesTurn = !m_ground.isRealTime();
    const bool isAtStart = place.deed == Deed::Begin;
    const int time = isAtStart ? 0 : place.ready - m_unit;
    if (place.deed == Deed::Move || place.deed == Deed::Open) {
        commands.push_back({time, Command::move(place.direction), takesTurn});
    } else if (place.deed == Deed::PickUp) {
        commands.push_back({time, Command::pickUp(), takesTurn});
    }
    if (place.deed == Deed::Descend || place.byStairs) {
        commands.push_back({time, Command::descend(), takesTurn});
        return;
    }
    const int before = isAtStart ? 0 : m_ground.pickedUp(m_book.at(m_places[std::size_t(place.parent)].holdings));
    const int picked = m_ground.pickedUp(m_book.at(place.holdings)) - before;
    const bool isFree = !m_ground.isPickingPaid() && !place.isWon;
    for (int i = 0; isFree && i < picked; ++i) {
        commands.push_back({takesTurn ? place.ready : time, Command::pickUp()});
    }
}
