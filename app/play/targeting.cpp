#include "app/play/targeting.h"

#include "app/games/playsession.h"
#include "app/hud/celllabels.h"
#include "app/messages/eventtext.h"
#include "app/messages/targetingtext.h"
#include "editor/canvas/canvas.h"
#include "editor/text/kindname.h"
#include "editor/text/plaintext.h"
#include "editor/widgets/question.h"
#include "editor/widgets/styled.h"
#include "gamecore/data/effect.h"
#include "gamecore/data/kind.h"
#include "gamecore/rules/bag.h"
#include "gamecore/rules/effects.h"
#include "gamecore/world/event.h"

#include <QScrollBar>

#include <algorithm>
#include <utility>

using namespace Qt::StringLiterals;

namespace {

/// Returns the square around a cell, cut to the level.
QRect squareAround(Point cell, int radius, Size level)
{
    return QRect(cell.x - radius, cell.y - radius, 2 * radius + 1, 2 * radius + 1)
           & QRect(0, 0, level.width, level.height);
}

/// Returns the cells of a rectangle that satisfy `belongs`, combined into horizontal runs.
template<typename Belongs>
QRegion regionOf(const QRect &cells, const Belongs &belongs)
{
    QRegion region;
    for (int y = cells.top(); y <= cells.bottom(); ++y) {
        for (int first = cells.left(), x = first; x <= cells.right() + 1; ++x) {
            if (x > cells.right() || !belongs(Point{x, y})) {
                region += QRect(first, y, x - first, 1);
                first = x + 1;
            }
        }
    }
    return region;
}

} // namespace

TargetingMode::TargetingMode(Canvas &canvas, PlaySession &session, QObject *parent)
    : QObject(parent), m_canvas(canvas), m_session(session), m_chooser(canvas),
      m_label(new LookLabel(&canvas, u"aimLabel"_s))
{
    connect(&m_chooser, &CellChooser::moved, this, &TargetingMode::show);
    m_chooser.setSights([this] { return sights(); });
    connect(&m_chooser, &CellChooser::chosen, this, &TargetingMode::commit);
    connect(&m_chooser, &CellChooser::canceled, this, [this] {
        finish();
        Q_EMIT canceled();
    });
    connect(&m_session, &PlaySession::started, this, [this] {
        m_last.reset();
        m_chooser.forgetView();
        cancel();
    });
    connect(&m_canvas, &Canvas::zoomChanged, this, &TargetingMode::placeLabel);
    for (const QScrollBar *bar : {m_canvas.horizontalScrollBar(), m_canvas.verticalScrollBar()}) {
        connect(bar, &QScrollBar::valueChanged, this, &TargetingMode::placeLabel);
    }
}

const World &TargetingMode::world() const
{
    return m_session.world();
}

void TargetingMode::avoid(QWidget &plate)
{
    m_label->avoid(plate);
}

/// Selects an item of the bag; false if there is none with that letter.
bool TargetingMode::hold(char letter)
{
    const int number = m_session.isUnderWay() ? world().itemWithLetter(letter) : CellIndex::none;
    if (number == CellIndex::none) {
        return false;
    }
    cancel();
    m_letter = letter;
    m_item = number;
    return true;
}

void TargetingMode::use(char letter)
{
    if (!start(letter)) {
        confirm(Command::use(letter));
    }
}

bool TargetingMode::start(char letter)
{
    const int number = m_session.isUnderWay() ? world().itemWithLetter(letter) : CellIndex::none;
    if (number == CellIndex::none) {
        return false;
    }
    const Kind &kind = world().kindOfItem(number);
    if (kind.isWearable() || kind.effects.empty() || !kind.targeting.needsCell()) {
        return false;
    }
    hold(letter);
    m_session.pause();
    showReach();
    const Point first = firstCell();
    m_first = world().monsterAt(first) == nobody && first != world().hero().cell ? std::optional(first) : std::nullopt;
    m_chooser.start(first);
    return true;
}

void TargetingMode::cancel()
{
    if (isActive()) {
        finish();
        Q_EMIT canceled();
    }
}

void TargetingMode::finish()
{
    m_chooser.end();
    for (const CellTint tint : {CellTint::Reach, CellTint::Area, CellTint::Hit, CellTint::HitSelf}) {
        m_canvas.setTint(tint, {});
    }
    m_forecast.clear();
    m_label->hide();
    Q_EMIT noticeChanged({});
}

EventList TargetingMode::foreseenAt(Point cell) const
{
    return foreseenUse(world(), m_letter, &cell);
}

bool TargetingMode::sparesHero(Point cell) const
{
    std::vector<ActorId> reached;
    addTargets(world(), item(), cell, reached);
    const bool isReached = std::find(reached.begin(), reached.end(), heroId) != reached.end();
    return !isReached || !harmsHero(foreseenAt(cell));
}

/// Returns the monsters to aim at; friends are secondary.
std::vector<PlaceOfInterest> TargetingMode::targets() const
{
    std::vector<PlaceOfInterest> places;
    for (ActorId id = heroId + 1; id <= world().actorCount(); ++id) {
        const Actor &actor = world().actor(id);
        if (world().isAlive(id) && reasonAgainstUse(world(), item(), &actor.cell) == Reason::None) {
            places.push_back({actor.cell, actor.statuses.has(StatusEffect::Charmed)});
        }
    }
    return places;
}

/// Returns the cells of hostile monsters, nearest first.
std::vector<Point> TargetingMode::enemies() const
{
    std::vector<PlaceOfInterest> places = targets();
    std::erase_if(places, [](const PlaceOfInterest &place) { return place.isSecondary; });
    return nearestFirst(std::move(places), world().hero().cell);
}

/// Returns the cells for Tab: the first cell offered, then those of monsters.
std::vector<Point> TargetingMode::sights() const
{
    std::vector<Point> cells = nearestFirst(targets(), world().hero().cell);
    if (m_first) {
        cells.insert(cells.begin(), *m_first);
    }
    return cells;
}

/// Returns the open cell nearest to a monster from which an area reaches it but not the hero; std::nullopt if there is
/// none.
std::optional<Point> TargetingMode::safeCellBeside(Point target) const
{
    if (item().targeting.target != Targeting::Target::Area) {
        return std::nullopt;
    }
    const QRect square = squareAround(target, item().targeting.radius, world().size());
    std::vector<PlaceOfInterest> places;
    for (int y = square.top(); y <= square.bottom(); ++y) {
        for (int x = square.left(); x <= square.right(); ++x) {
            places.push_back({{x, y}});
        }
    }
    const std::vector<Point> cells = nearestFirst(std::move(places), target);
    const auto isSafe = [this, target](Point cell) {
        return world().isWalkable(cell) && isInArea(world(), item(), cell, target)
               && !isInArea(world(), item(), cell, world().hero().cell)
               && reasonAgainstUse(world(), item(), &cell) == Reason::None;
    };
    const auto found = std::find_if(cells.begin(), cells.end(), isSafe);
    return found == cells.end() ? std::nullopt : std::optional(*found);
}

/// Returns the best initial cell, in this order: the nearest enemy if the hero is not hurt; a cell from which an enemy
/// is reached but not the hero; an enemy if the hero survives; the nearest target; the hero's cell.
Point TargetingMode::firstCell() const
{
    std::vector<Point> cells = enemies();
    if (cells.empty()) {
        cells = nearestFirst(targets(), world().hero().cell);
    }
    const auto spared = std::find_if(cells.begin(), cells.end(), [this](Point cell) { return sparesHero(cell); });
    if (spared != cells.end()) {
        return *spared;
    }
    for (const Point cell : cells) {
        if (const std::optional<Point> safe = safeCellBeside(cell)) {
            return *safe;
        }
    }
    const auto survived =
        std::find_if(cells.begin(), cells.end(), [this](Point cell) { return !killsHero(foreseenAt(cell)); });
    if (survived != cells.end()) {
        return *survived;
    }
    return cells.empty() ? enemyInView().value_or(world().hero().cell) : cells.front();
}

/// Returns the cell of the nearest enemy in view, even if the item cannot reach it.
std::optional<Point> TargetingMode::enemyInView() const
{
    std::vector<PlaceOfInterest> places;
    for (ActorId id = heroId + 1; id <= world().actorCount(); ++id) {
        const Actor &actor = world().actor(id);
        if (world().isAlive(id) && world().isVisible(actor.cell) && !actor.statuses.has(StatusEffect::Charmed)) {
            places.push_back({actor.cell});
        }
    }
    const std::vector<Point> cells = nearestFirst(std::move(places), world().hero().cell);
    return cells.empty() ? std::nullopt : std::optional(cells.front());
}

/// True if the item would only renew statuses that the monster on a cell already has.
bool TargetingMode::isWastedAt(Point cell) const
{
    const ActorId monster = world().monsterAt(cell);
    const std::vector<Effect> &effects = item().effects;
    return monster != nobody && !effects.empty()
           && std::all_of(effects.begin(), effects.end(), [&](const Effect &effect) {
                  return effect.type == Effect::Type::Status && world().actor(monster).statuses.has(effect.status);
              });
}

void TargetingMode::commit(Point cell)
{
    if (reasonAgainstUse(world(), item(), &cell) == Reason::None) {
        confirm(Command::use(m_letter, cell));
    }
}

/// Executes a use, after a confirmation if it kills the hero.
void TargetingMode::confirm(const Command &command)
{
    if (m_session.isUnderWay()
        && killsHero(foreseenUse(world(), command.letter, command.hasCell ? &command.cell : nullptr))) {
        askBefore(command);
    } else {
        carryOut(command);
    }
}

void TargetingMode::askBefore(const Command &command)
{
    const QString name = nameOf(world().kindOfItem(world().itemWithLetter(command.letter)).look, NameForm::TheObject);
    const EventList foreseen = foreseenUse(world(), command.letter, command.hasCell ? &command.cell : nullptr);
    ask(m_canvas.window(), {.name = u"lethalUse"_s,
                            .title = tr("This will kill you"),
                            //: %1 is an item
                            .text = capitalized(tr("Use the %1 even though it will kill you?").arg(name)),
                            .details = forecastLines(foreseen, world()).join(u'\n'),
                            .answers = {{.role = QMessageBox::DestructiveRole,
                                         .name = u"lethalUseAnyway"_s,
                                         .text = tr("&Use it anyway"),
                                         .act = [this, command] { carryOut(command); }},
                                        {.button = QMessageBox::Cancel}},
                            .usual = 1,
                            .icon = QMessageBox::Warning});
}

void TargetingMode::carryOut(const Command &command)
{
    if (isActive()) {
        finish();
    }
    remember(command);
    Q_EMIT commanded(command);
}

void TargetingMode::remember(const Command &command)
{
    const int number = m_session.isUnderWay() ? world().itemWithLetter(command.letter) : CellIndex::none;
    if (number == CellIndex::none) {
        return;
    }
    const Kind &kind = world().kindOfItem(number);
    if (!kind.isWearable() && !kind.effects.empty() && rowOf(kind.targeting.target).hasMonsters) {
        m_last = Shot{.kind = world().item(number).kind,
                      .letter = command.letter,
                      .target = command.hasCell ? world().monsterAt(command.cell) : nobody};
    }
}

void TargetingMode::onPlayed(const EventList &events)
{
    const bool isElsewhere = std::any_of(events.begin(), events.end(),
                                         [](const Event &event) { return event.type == EventType::Descended; });
    if (isElsewhere && m_last) {
        m_last->target = nobody;
    }
    cancel();
}

/// Returns the letter of the item used last, or of the next one of its kind (BagStack::nextLetter()); std::nullopt if
/// there is none.
std::optional<char> TargetingMode::letterAgain() const
{
    const auto isSame = [this](char letter) {
        const int number = world().itemWithLetter(letter);
        return number != CellIndex::none && world().item(number).kind == m_last->kind;
    };
    if (isSame(m_last->letter)) {
        return m_last->letter;
    }
    for (char letter = 'z'; letter >= 'a'; --letter) {
        if (isSame(letter)) {
            return letter;
        }
    }
    return std::nullopt;
}

QString TargetingMode::itemAgain() const
{
    return canFireAgain() ? nameOf(world().catalogue().kind(m_last->kind).look) : QString();
}

/// Returns the cell for repeating a use: the same monster, if the item affects it without hurting the hero; otherwise
/// firstCell(). If the item would be wasted there, returns another enemy that it affects, if any.
Point TargetingMode::cellAgain() const
{
    const auto isGood = [this](Point cell) {
        return reasonAgainstUse(world(), item(), &cell) == Reason::None && sparesHero(cell) && !isWastedAt(cell);
    };
    const ActorId target = m_last->target;
    if (target != nobody && world().isAlive(target) && isGood(world().actor(target).cell)) {
        return world().actor(target).cell;
    }
    const Point first = firstCell();
    const std::vector<Point> cells = enemies();
    const auto other = std::find_if(cells.begin(), cells.end(), isGood);
    return isWastedAt(first) && other != cells.end() ? *other : first;
}

void TargetingMode::fireAgain()
{
    if (!m_session.isUnderWay()) {
        return;
    }
    if (!m_last) {
        Q_EMIT said([] { return tr("Nothing to fire again yet: first use an item on a monster."); });
        return;
    }
    const std::optional<char> letter = letterAgain();
    if (!letter) {
        Q_EMIT said([look = world().catalogue().kind(m_last->kind).look] {
            //: %1 is an item
            return tr("You have no other %1.").arg(nameOf(look));
        });
        return;
    }
    hold(*letter);
    if (!item().targeting.needsCell()) {
        confirm(Command::use(*letter));
        return;
    }
    if (targets().empty()) {
        const std::optional<Point> enemy = enemyInView();
        const Reason reason = enemy ? reasonAgainstUse(world(), item(), &*enemy) : Reason::NoTarget;
        Q_EMIT said([reason] { return sentenceOf(reason); });
        return;
    }
    const Point cell = cellAgain();
    const EventList foreseen = foreseenAt(cell);
    if (isWastedAt(cell) || (harmsHero(foreseen) && !killsHero(foreseen))) {
        start(*letter);
    } else {
        confirm(Command::use(*letter, cell));
    }
}

void TargetingMode::show()
{
    const QString name = capitalized(nameOf(item().look)) + u'.';
    Q_EMIT noticeChanged((m_areKeysShown && m_areKeysShown() ? textForMouse() : textForKeys()).arg(name));
    showForecast();
}

QString TargetingMode::textForKeys() const
{
    //: %1 is an item
    return hasTargets() ? tr("%1 Tab: next target. Enter or click: use. Escape or right click: cancel.")
           //: %1 is an item
           : canUse() ? tr("%1 Enter or click: use. Escape or right click: cancel.")
                      //: %1 is an item
                      : tr("%1 Arrow keys: aim elsewhere. Escape or right click: cancel.");
}

QString TargetingMode::textForMouse() const
{
    //: %1 is an item
    return hasTargets() || canUse() ? tr("%1 Click: use. Right click: cancel.")
                                    //: %1 is an item
                                    : tr("%1 Aim elsewhere. Right click: cancel.");
}

/// Shows the forecast at the cursor: the area, the actors reached, and the sentences.
void TargetingMode::showForecast()
{
    const Point cell = m_chooser.cell();
    const EventList foreseen = foreseenAt(cell);
    showArea(cell);
    showHits(foreseen);
    m_forecast = forecastLines(foreseen, world());
    setStyled(m_label, "isDanger", harmsHero(foreseen));
    placeLabel();
    m_canvas.setCellSentence(m_forecast.join(u' '), cell);
}

/// Places the label so that it does not hide the cursor nor, if possible, any actor in view.
void TargetingMode::placeLabel()
{
    if (!isActive() || m_forecast.isEmpty()) {
        return;
    }
    m_label->showLines(m_forecast, m_canvas.viewportRectOf(m_chooser.cell()), placesOfActors(m_canvas, world()));
}

bool TargetingMode::canUse() const
{
    const Point cell = m_chooser.cell();
    return isActive() && reasonAgainstUse(world(), item(), &cell) == Reason::None;
}

void TargetingMode::showReach()
{
    const Size level = world().size();
    const Point hero = world().hero().cell;
    const QRect cells = item().targeting.range > 0 ? squareAround(hero, item().targeting.range, level)
                                                   : QRect(0, 0, level.width, level.height);
    m_canvas.setTint(CellTint::Reach, regionOf(cells, [&](Point cell) {
                         return world().isVisible(cell) && item().targeting.reaches(hero, cell);
                     }));
}

/// Shows the area. Unexplored cells are omitted, so that the area does not reveal walls there.
void TargetingMode::showArea(Point cell)
{
    QRegion area;
    const Reason reason = reasonAgainstUse(world(), item(), &cell);
    const bool canAim = reason != Reason::NotSeen && reason != Reason::OutOfRange;
    if (canAim && item().targeting.target == Targeting::Target::Area) {
        area = regionOf(squareAround(cell, item().targeting.radius, world().size()), [&](Point other) {
            return world().isExplored(other) && isInArea(world(), item(), cell, other);
        });
    }
    m_canvas.setTint(CellTint::Area, area);
}

void TargetingMode::showHits(const EventList &foreseen)
{
    QRegion hit;
    QRegion self;
    for (const ActorId id : reachedBy(foreseen, world())) {
        const Point place = world().actor(id).cell;
        (id == heroId ? self : hit) += QRect(place.x, place.y, 1, 1);
    }
    m_canvas.setTint(CellTint::Hit, hit);
    m_canvas.setTint(CellTint::HitSelf, self);
}
