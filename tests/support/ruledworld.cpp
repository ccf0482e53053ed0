#include "tests/support/ruledworld.h"

using namespace Qt::StringLiterals;

namespace {

QString valueText(const QString &value)
{
    bool isNumber = false;
    value.toInt(&isNumber);
    return isNumber ? value : QString(u'"' + value + u'"');
}

QString thingText(const QString &thing)
{
    const QStringList parts = thing.split(u' ');
    QString text = u"{ \"cell\": [%1, %2], \"kind\": \"%3\""_s.arg(parts.at(1), parts.at(2), parts.at(0));
    for (const QString &part : parts.mid(3)) {
        text += u", \"%1\": %2"_s.arg(part.section(u'=', 0, 0), valueText(part.section(u'=', 1)));
    }
    return text + u" }"_s;
}

} // namespace

QString ruled(const QString &ruleset, const QString &rules, const QString &more)
{
    QString text = u"\"ruleset\": \""_s + ruleset + u"\", \"rules\": { "_s + rules + u" }"_s;
    if (!more.isEmpty()) {
        text += u", "_s + more;
    }
    return text;
}

QString thingsOf(const QStringList &things)
{
    QStringList texts;
    for (const QString &thing : things) {
        texts += thingText(thing);
    }
    return u"\"things\": [ "_s + texts.join(u", "_s) + u" ]"_s;
}

Game gameWith(const QString &item, const QStringList &rows, const QStringList &things, const QString &rules,
              const QString &kinds, std::uint64_t seed)
{
    const Game bare = gameOf(rows, ruled(u"classic"_s, rules), seed);
    const Point start = bare.world().start();
    QString more = thingsOf(QStringList(u"%1 %2 %3"_s.arg(item).arg(start.x).arg(start.y)) + things);
    if (!kinds.isEmpty()) {
        more += u", \"kinds\": { "_s + kinds + u" }"_s;
    }
    const QString freeItems = u"\"item_use\": \"free\""_s;
    const QString allRules = rules.isEmpty() ? freeItems : QString(freeItems + u", "_s + rules);
    Game game = gameOf(rows, ruled(u"classic"_s, allRules, more), seed);
    if (firstWords(play(game, u"pickup"_s)) != QStringList(u"picked_up"_s)) {
        qFatal("The item cannot be picked up, or is put on");
    }
    return game;
}

QStringList playAll(Game &game, const QStringList &commands)
{
    QStringList all;
    for (const QString &command : commands) {
        all += play(game, command);
    }
    return all;
}

QStringList playTimes(Game &game, int times, const QString &command)
{
    return playAll(game, QStringList(times, command));
}
