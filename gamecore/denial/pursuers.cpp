#include "gamecore/denial/pursuers.h"

PursuerAction OnePursuer::action(int position) const
{
    const Stance &stance = m_stances.at(position);
    PursuerAction action{.onward = stance.onward};
    if (stance.mayTurn) {
        for (const int turned : m_stances.on(stance.cell)) {
            action.add(turned);
        }
    }
    return action;
}

void OnePursuer::addBefore(int position, std::vector<int> &before) const
{
    m_stances.forEachBefore(position, [&before](int stance) { before.push_back(stance); });
}

std::vector<Point> TwoPursuers::cells(int position) const
{
    return {m_first.at(firstOf(position)).cell, m_second.at(secondOf(position)).cell};
}

PursuerAction TwoPursuers::action(int position) const
{
    PursuerAction action;
    const auto addWith = [&](int first) {
        const Stance &second = m_second.at(secondOf(position));
        if (!second.mayTurn) {
            action.add(numberOf(first, second.onward));
            return;
        }
        for (const int turned : m_second.on(second.cell)) {
            action.add(numberOf(first, turned));
        }
    };
    const Stance &first = m_first.at(firstOf(position));
    if (!first.mayTurn) {
        addWith(first.onward);
        return action;
    }
    for (const int turned : m_first.on(first.cell)) {
        addWith(turned);
    }
    return action;
}

bool TwoPursuers::mayStay(int position) const
{
    return m_first.at(firstOf(position)).mayTurn && m_second.at(secondOf(position)).mayTurn;
}

void TwoPursuers::addBefore(int position, std::vector<int> &before) const
{
    m_first.forEachBefore(firstOf(position), [&](int first) {
        m_second.forEachBefore(secondOf(position), [&](int second) { before.push_back(numberOf(first, second)); });
    });
}

std::vector<int> TwoPursuers::together(const std::vector<int> &first, const std::vector<int> &second) const
{
    std::vector<int> both;
    both.reserve(first.size() * second.size());
    for (const int a : first) {
        for (const int b : second) {
            both.push_back(numberOf(a, b));
        }
    }
    return both;
}
