#include "gamecore/solving/exactsearch.h"

#include <algorithm>

namespace {

using Type = HeroAction::Type;

void addCommands(const HeroAction &deed, int before, const ClockworkGround &ground, int unit,
                 std::vector<TimedCommand> &commands)
{
    const bool takesTurn = !ground.isRealTime();
    const int time = deed.type == Type::Begin ? 0 : deed.ready - unit;
    if (deed.type == Type::Move || deed.type == Type::Open) {
        commands.push_back({time, Command::move(deed.direction), takesTurn});
    } else if (deed.type == Type::PickUp) {
        commands.push_back({time, Command::pickUp(), takesTurn});
    }
    if (deed.type == Type::Descend || deed.byStairs) {
        commands.push_back({time, Command::descend(), takesTurn});
        return;
    }
    const bool isFree = !ground.isPickingPaid() && !deed.isWon;
    for (int i = before; isFree && i < deed.pickedUp; ++i) {
        commands.push_back({takesTurn ? deed.ready : time, Command::pickUp()});
    }
}

} // namespace

std::vector<TimedCommand> timedCommandsOf(const std::vector<HeroAction> &deeds, const ClockworkGround &ground, int unit)
{
    std::vector<TimedCommand> commands;
    int before = 0;
    for (const HeroAction &deed : deeds) {
        addCommands(deed, before, ground, unit, commands);
        before = deed.pickedUp;
    }
    return commands;
}

ExactSearch::ExactSearch(const ClockworkGround &ground, const StepLowerBound &least, Timetable &timetable,
                         const SolveBounds &bounds, Aim aim)
    : m_ground(ground), m_least(least), m_timetable(timetable), m_mostStates(bounds.states), m_aim(aim),
      m_unit(ground.isRealTime() ? qBound(1, bounds.stepMs, longestAdvance) : 1), m_ahead(16 * m_unit),
      m_book(least.book())
{
    if (ground.isRealTime()) {
        m_ahead = qMax(m_ahead, 4 * ground.rules().actionMaxMs);
    }
}

/// Heap order: the lowest bound first, then the place that is farthest ahead, then the newest.
bool ExactSearch::isLater(const Waiting &a, const Waiting &b)
{
    if (a.bound != b.bound) {
        return a.bound > b.bound;
    }
    return a.look != b.look ? a.look < b.look : a.place < b.place;
}

Solvable ExactSearch::search(const SolveProgress &watch, qint64 before)
{
    begin();
    while (!m_waiting.empty()) {
        if (!watch.mayGoOn(before + states(), before + m_mostStates)) {
            return Solvable::Unknown;
        }
        const Waiting first = m_waiting.front();
        std::pop_heap(m_waiting.begin(), m_waiting.end(), isLater);
        m_waiting.pop_back();
        if (m_places[std::size_t(first.place)].isWon) {
            m_won = first.place;
            return Solvable::Can;
        }
        if (m_places[std::size_t(first.place)].look == first.look) {
            expand(first.place);
        }
    }
    return m_isCut ? Solvable::Unknown : Solvable::Cannot;
}

void ExactSearch::begin()
{
    const std::vector<Timetable::Stay> &stays = m_timetable.staysOn(m_ground.start());
    const bool isFree = !stays.empty() && stays.front().from == 0;
    Place place{.cell = m_ground.start(), .stay = isFree ? 0 : -1};
    add(place);
    const Spot *spot = m_ground.spotAt(place.cell);
    if (m_ground.isRealTime() && spot && m_ground.isWonByStairs(*spot, m_book.at(0))) {
        place.isWon = true;
        place.byStairs = true;
        add(place);
    }
}

void ExactSearch::expand(int number)
{
    const Place place = m_places[std::size_t(number)];
    m_timetable.play(place.look + m_ahead);
    m_places[std::size_t(number)].look = Timetable::endless;
    if (place.look > untilOf(place)) {
        return;
    }
    if (place.look == place.ready) {
        decide(number);
    }
    int next = Timetable::endless;
    for (int i = 0; i < directionCount; i += m_ground.stride()) {
        const Direction direction = Direction(i);
        if (m_ground.isStepOpen(place.cell, direction, m_book.at(place.goods))) {
            next = qMin(next, stepInto(number, place.look, direction));
        }
    }
    if (next <= untilOf(place) && next != Timetable::endless) {
        wait(number, next);
    }
}

/// Tries the actions that need not wait: opening doors, picking up, taking stairs.
void ExactSearch::decide(int number)
{
    const Place place = m_places[std::size_t(number)];
    for (const Direction direction : straightDirections) {
        const int door = m_ground.openableDoor(m_ground.neighbor(place.cell, direction), m_book.at(place.goods));
        if (door >= 0) {
            stay({number, place.ready, Deed::Open, direction}, door);
        }
    }
    const Spot *spot = m_ground.spotAt(place.cell);
    if (!spot || m_ground.isRealTime()) {
        return;
    }
    const int item = m_ground.isPickingPaid() ? m_ground.nextItem(*spot, m_book.at(place.goods)) : -1;
    if (item >= 0) {
        stay({number, place.ready, Deed::PickUp}, item);
    }
    if (m_ground.isWonByStairs(*spot, m_book.at(place.goods))) {
        Place won = after({number, place.ready, Deed::Descend});
        won.isWon = true;
        add(won);
    }
}

/// Adds the place after an action without a step that sets one bit.
void ExactSearch::stay(const Step &step, int bit)
{
    Place place = after(step);
    CollectedGoods goods = m_book.at(place.goods);
    goods.insert(bit);
    place.goods = m_book.add(goods);
    if (place.ready <= untilOf(place)) {
        add(place);
    }
}

/// Steps to a neighbor if that is possible now and was not before. Returns the time at which a step there may become
/// possible again.
int ExactSearch::stepInto(int number, int time, Direction direction)
{
    const Place &place = m_places[std::size_t(number)];
    const Cell to = m_ground.neighbor(place.cell, direction);
    int stay = m_timetable.stayOn(to, time);
    const int count = int(m_timetable.staysOn(to).size());
    if (stay < count && m_timetable.staysOn(to)[std::size_t(stay)].from <= time) {
        if (time == place.ready || m_timetable.staysOn(to)[std::size_t(stay)].from == time) {
            go({number, time, Deed::Move, direction}, to, stay);
        }
        ++stay;
    }
    if (stay < count) {
        return m_timetable.staysOn(to)[std::size_t(stay)].from;
    }
    const bool mayFollow = m_timetable.isWalked(to) && m_timetable.known() != Timetable::endless;
    return mayFollow ? m_timetable.known() + 1 : Timetable::endless;
}

/// Steps to a cell. Under turns the hero must survive until the time after the step, unless it wins. Under real time he
/// must survive until he may take a further step.
void ExactSearch::go(const Step &step, Cell cell, int stay)
{
    Place place = after(step);
    place.cell = cell;
    place.stay = stay;
    if (const Spot *spot = m_ground.spotAt(cell)) {
        arrive(place, *spot);
    }
    const bool isAlive = place.harm < m_ground.hitPoints();
    if (isAlive && (place.isWon || place.ready <= untilOf(place))) {
        add(place);
    }
}

void ExactSearch::arrive(Place &place, const Spot &spot)
{
    place.harm += spot.harm;
    if (m_ground.isPlain(spot, m_book.at(place.goods))) {
        return;
    }
    CollectedGoods goods = m_book.at(place.goods);
    const ClockworkGround::Arrival arrival = m_ground.arrive(spot, goods);
    place.isWon = arrival.isWon;
    place.byStairs = arrival.byStairs;
    place.goods = arrival.isChanged ? m_book.add(goods) : place.goods;
}

ExactSearch::Place ExactSearch::after(const Step &step) const
{
    Place place = m_places[std::size_t(step.parent)];
    place.ready = step.time + m_unit;
    place.look = place.ready;
    place.parent = step.parent;
    place.next = -1;
    place.deed = step.deed;
    place.direction = step.direction;
    return place;
}

void ExactSearch::add(const Place &place)
{
    const int steps = place.isWon ? 0 : m_least.from(place.cell, place.goods, m_book.at(place.goods));
    const int same = place.isWon ? -1 : findSame(place);
    const bool isLate = same >= 0 && m_places[std::size_t(same)].ready <= place.ready;
    if (steps == StepLowerBound::never || isLate || (!place.isWon && isDominated(place))) {
        return;
    }
    ++m_states;
    const int number = same >= 0 ? same : int(m_places.size());
    if (same >= 0) {
        const int next = m_places[std::size_t(same)].next;
        m_places[std::size_t(same)] = place;
        m_places[std::size_t(same)].next = next;
    } else {
        m_places.push_back(place);
        if (!place.isWon) {
            m_places.back().next = std::exchange(firstOf(place), number);
            m_same.add(hashOf(place), number, [this](int i) { return hashOf(m_places[std::size_t(i)]); });
        }
    }
    push(number, steps);
}

/// Queues a place. Aim::AnyWay prefers places with few steps and little treasure left, however late they are.
void ExactSearch::push(int number, int steps)
{
    constexpr int greed = 5;
    constexpr int stepsToTreasure = 10;
    const Place &place = m_places[std::size_t(number)];
    qint64 left = steps;
    if (m_aim == Aim::AnyWay && !place.isWon) {
        left = greed * (left + stepsToTreasure * m_ground.treasureLeft(m_book.at(place.goods)));
    }
    m_waiting.push_back({place.look + left * m_unit, place.look, number});
    std::push_heap(m_waiting.begin(), m_waiting.end(), isLater);
}

std::uint64_t ExactSearch::hashOf(const Place &place) const
{
    const std::uint64_t where = std::uint64_t(place.cell) << 32U | std::uint32_t(place.stay);
    return mixed(where) ^ (std::uint64_t(place.goods) << 32U | std::uint32_t(place.harm));
}

int ExactSearch::findSame(const Place &place) const
{
    return m_same.find(hashOf(place), [&](int number) {
        const Place &other = m_places[std::size_t(number)];
        return other.cell == place.cell && other.stay == place.stay && other.goods == place.goods
               && other.harm == place.harm;
    });
}

/// True if another place is at least as good. Checks only the 64 newest places: checking all takes longer than it
/// saves.
bool ExactSearch::isDominated(const Place &place)
{
    constexpr int most = 64;
    const CollectedGoods &goods = m_book.at(place.goods);
    int looks = 0;
    for (int i = firstOf(place); i >= 0 && looks < most; ++looks) {
        const Place &other = m_places[std::size_t(i)];
        const bool isNoWorse = other.ready <= place.ready && other.harm <= place.harm;
        if (isNoWorse && m_book.at(other.goods).covers(goods, m_ground.spending())) {
            return true;
        }
        i = other.next;
    }
    return false;
}

void ExactSearch::wait(int number, int look)
{
    if (look > Timetable::lastTime - m_ahead) {
        m_isCut = true;
        return;
    }
    ++m_states;
    Place &place = m_places[std::size_t(number)];
    place.look = look;
    push(number, m_least.from(place.cell, place.goods, m_book.at(place.goods)));
}

int ExactSearch::untilOf(const Place &place)
{
    return place.stay < 0 ? m_timetable.startUntil() : m_timetable.staysOn(place.cell)[std::size_t(place.stay)].until;
}

int &ExactSearch::firstOf(const Place &place)
{
    return place.stay < 0 ? m_firstAtStart : m_timetable.staysOn(place.cell)[std::size_t(place.stay)].first;
}

std::vector<TimedCommand> ExactSearch::commands() const
{
    std::vector<HeroAction> deeds;
    const auto beforeOf = [this](int number) { return m_places[std::size_t(number)].parent; };
    for (const int number : wayTo(m_won, beforeOf, [](int at) { return at < 0; })) {
        const Place &place = m_places[std::size_t(number)];
        deeds.push_back({place.deed, place.direction, place.isWon, place.byStairs, place.ready,
                         m_ground.pickedUp(m_book.at(place.goods))});
    }
    return timedCommandsOf(deeds, m_ground, m_unit);
}
