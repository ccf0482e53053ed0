#include "tests/support/dungeonbot.h"

#include <queue>

using namespace Qt::StringLiterals;

namespace {

Point cellOf(const QJsonValue &value)
{
    return {value.toArray().at(0).toInt(-1), value.toArray().at(1).toInt(-1)};
}

} // namespace

bool DungeonBot::playDepth(int mostLines)
{
    m_look = m_game.ask(u"look"_s);
    const QJsonValue depth = m_look.value("state"_L1).toObject().value("depth"_L1);
    for (int i = 0; i < mostLines; ++i) {
        m_rows.clear();
        for (const QJsonValue &row : m_look.value("rows"_L1).toArray()) {
            m_rows += row.toString();
        }
        m_answers += m_game.ask(nextLine());
        m_isPeaceful = m_isPeaceful || eventNamesOf(m_answers.last()).contains(u"bumped"_s);
        const QJsonObject state = m_answers.last().value("state"_L1).toObject();
        if (state.value("depth"_L1) != depth || state.value("status"_L1) != u"playing"_s) {
            return state.value("status"_L1) == u"playing"_s;
        }
        m_look = m_game.ask(u"look"_s);
    }
    return false;
}

QString DungeonBot::nextLine() const
{
    if (const std::optional<QString> need = lineOfNeed()) {
        return *need;
    }
    std::optional<Direction> step = stepTo([this](Point cell) { return hasItem(cell); });
    if (!step) {
        step = stepTo([this](Point cell) { return isFrontier(cell); });
    }
    if (!step) {
        step = stepTo([this](Point cell) { return at(cell) == U'>'; });
    }
    return step ? u"move "_s + directionKey(*step) : u"wait"_s;
}

/// What comes before walking: a choice, a potion, an item underfoot, the stairs once all is seen.
std::optional<QString> DungeonBot::lineOfNeed() const
{
    if (!m_answers.isEmpty() && eventNamesOf(m_answers.last()).contains(u"level_up"_s)) {
        return u"choose power"_s;
    }
    const QJsonObject state = m_look.value("state"_L1).toObject();
    const QJsonArray inventory = m_look.value("inventory"_L1).toArray();
    for (const QJsonValue &item : inventory) {
        const bool isPotion = item.toObject().value("kind"_L1) == u"healing_potion"_s;
        if (isPotion && 2 * state.value("hp"_L1).toInt() <= state.value("max_hp"_L1).toInt()) {
            return u"use "_s + item.toObject().value("letter"_L1).toString();
        }
    }
    if (hasItem(heroCell())) {
        return u"pickup"_s;
    }
    const bool isDone = !stepTo([this](Point cell) { return hasItem(cell) || isFrontier(cell); });
    return isDone && at(heroCell()) == U'>' ? std::optional(u"descend"_s) : std::nullopt;
}

/// The first step of a shortest way over known floor to the nearest other cell that is a goal.
std::optional<Direction> DungeonBot::stepTo(const IsGoal &isGoal) const
{
    const Size size{int(m_rows.value(0).size()), int(m_rows.size())};
    Grid<int> first(size, -1);
    std::queue<Point> cells;
    cells.push(heroCell());
    first.set(heroCell(), directionCount);
    while (!cells.empty()) {
        const Point cell = cells.front();
        cells.pop();
        if (cell != heroCell() && isGoal(cell)) {
            return Direction(first.at(cell));
        }
        for (int i = 0; i < directionCount; ++i) {
            const Point next = cell + stepOf(Direction(i));
            if (size.contains(next) && isKnownFloor(next) && first.at(next) < 0) {
                first.set(next, cell == heroCell() ? i : first.at(cell));
                cells.push(next);
            }
        }
    }
    return std::nullopt;
}

bool DungeonBot::isKnownFloor(Point cell) const
{
    return (at(cell) == U' ' || at(cell) == U'>') && !(m_isPeaceful && isActorInTheWay(cell));
}

bool DungeonBot::isActorInTheWay(Point cell) const
{
    for (const QJsonValue &actor : m_look.value("actors"_L1).toArray()) {
        if (cellOf(actor.toObject().value("cell"_L1)) == cell) {
            return cell != heroCell();
        }
    }
    return false;
}

bool DungeonBot::isFrontier(Point cell) const
{
    for (int i = 0; i < directionCount; ++i) {
        if (at(cell + stepOf(Direction(i))) == U'?') {
            return true;
        }
    }
    return false;
}

bool DungeonBot::hasItem(Point cell) const
{
    for (const QJsonValue &item : m_look.value("items"_L1).toArray()) {
        if (cellOf(item.toObject().value("cell"_L1)) == cell) {
            return true;
        }
    }
    return false;
}

/// Cells outside are wall.
char32_t DungeonBot::at(Point cell) const
{
    const QString row = m_rows.value(cell.y);
    return cell.x >= 0 && cell.x < row.size() ? row.at(cell.x).unicode() : U'#';
}

Point DungeonBot::heroCell() const
{
    return cellOf(m_look.value("state"_L1).toObject().value("cell"_L1));
}
