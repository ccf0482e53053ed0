#include "app/messages/reasontext.h"

#include "gamecore/world/event.h"

#include <QCoreApplication>

#include <array>

namespace {

struct ReasonTextRow {
    Reason reason;
    const char *text = nullptr; ///< null: no message
};

constexpr std::array<ReasonTextRow, reasonCount> reasonTexts{{
    {Reason::None},
    {Reason::Blocked, QT_TRANSLATE_NOOP("ReasonText", "A wall bars the way.")},
    {Reason::Diagonal,
     QT_TRANSLATE_NOOP("ReasonText", "In this level you cannot walk diagonally, only north, east, south or west.")},
    {Reason::ActorInTheWay, QT_TRANSLATE_NOOP("ReasonText", "A friend stands in the way.")},
    {Reason::FullHealth, QT_TRANSLATE_NOOP("ReasonText", "You are already at full health.")},
    {Reason::NoTarget, QT_TRANSLATE_NOOP("ReasonText", "There is no target to aim at.")},
    {Reason::OutOfRange, QT_TRANSLATE_NOOP("ReasonText", "That is too far away.")},
    {Reason::NotSeen, QT_TRANSLATE_NOOP("ReasonText", "You cannot see that cell.")},
    {Reason::NeedsTarget, QT_TRANSLATE_NOOP("ReasonText", "This needs a target.")},
    {Reason::NothingHere, QT_TRANSLATE_NOOP("ReasonText", "There is nothing here to pick up.")},
    {Reason::BagFull, QT_TRANSLATE_NOOP("ReasonText", "Your bag is full: all 26 letters are taken.")},
    {Reason::NoSuchItem, QT_TRANSLATE_NOOP("ReasonText", "That cannot be used.")},
    {Reason::NoStairs, QT_TRANSLATE_NOOP("ReasonText", "No stairs lead down from here.")},
    {Reason::ChooseFirst, QT_TRANSLATE_NOOP("ReasonText", "First choose what to improve.")},
    {Reason::WrongClock, QT_TRANSLATE_NOOP("ReasonText", "This level runs in real time, so there is no need to wait.")},
    {Reason::GameOver},
}};
static_assert(hasEachItsRow<&ReasonTextRow::reason>(reasonTexts), "each reason needs its row in reasonTexts");

} // namespace

QString sentenceOf(Reason reason)
{
    const char *text = reasonTexts[std::size_t(reason)].text;
    return text ? QCoreApplication::translate("ReasonText", text) : QString();
}
