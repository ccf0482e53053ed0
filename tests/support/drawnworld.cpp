#include "tests/support/drawnworld.h"

#include "gamecore/data/kind.h"
#include "gamecore/world/event.h"

#include <QFile>

using namespace Qt::StringLiterals;

namespace {

QString cellText(Point cell)
{
    return u" [%1, %2]"_s.arg(cell.x).arg(cell.y);
}

QString numberText(int number)
{
    return u' ' + QString::number(number);
}

QString wordsOf(const Event &event)
{
    const QString type = rowOf(event.type).key;
    switch (event.type) {
    case EventType::Moved:
        return type + u' ' + QString::number(event.actor) + cellText(event.from) + cellText(event.to);
    case EventType::Collected:
    case EventType::Safe:
        return type + u' ' + QString::number(event.amount);
    case EventType::Died:
        return event.actor == heroId ? QString(type + numberText(event.target))
                                     : QString(type + numberText(event.actor) + u" by"_s + numberText(event.target));
    case EventType::Bumped:
        return type + numberText(event.actor) + numberText(event.target);
    case EventType::Attacked:
        return type + numberText(event.actor) + numberText(event.target) + numberText(event.amount);
    case EventType::Damaged:
        return type + numberText(event.actor) + numberText(event.amount) + u' ' + causeKey(event.cause);
    case EventType::Healed:
    case EventType::Confused:
        return type + numberText(event.actor) + numberText(event.amount);
    case EventType::Status:
        return type + numberText(event.actor) + u' ' + rowOf(event.status).key + numberText(event.amount);
    case EventType::Recovered:
        return type + numberText(event.actor) + u' ' + rowOf(event.status).key;
    case EventType::PickedUp:
    case EventType::Dropped:
    case EventType::Used:
    case EventType::Equipped:
    case EventType::Unequipped:
        return type + u' ' + QLatin1Char(event.letter);
    case EventType::Opened:
    case EventType::Unlocked:
        return type + cellText(event.cell);
    case EventType::Idled:
        return type + numberText(event.actor);
    case EventType::Spotted:
        return type + numberText(event.actor) + cellText(event.cell);
    case EventType::LevelUp:
    case EventType::Descended:
        return type + numberText(event.amount);
    case EventType::Respawned:
        return type + cellText(event.cell);
    case EventType::Refused:
        return type + u' ' + reasonKey(event.reason);
    case EventType::Won:
    case EventType::Lost:
        break;
    }
    return type;
}

QByteArray bytesOf(const QString &path)
{
    QFile file(path);
    if (!file.open(QIODevice::ReadOnly)) {
        qFatal("%s is missing", qUtf8Printable(path));
    }
    return file.readAll();
}

} // namespace

const QString turns = u"\"rules\": { \"clock\": \"turns\" }"_s;

QByteArray shippedLevelText()
{
    return bytesOf(u":/levels/buchhaim.level.json"_s);
}

Level shippedLevel()
{
    return readLevelJson(shippedLevelText(), *shippedCatalogue()).level.value();
}

QByteArray levelJson(const QStringList &rows, const QString &rest)
{
    QString text = u"{\"format\": \"mazewright-level\", \"version\": 1, \"rows\": [\n\""_s;
    text += rows.join(u"\",\n\""_s) + u"\"\n]";
    text += rest.isEmpty() ? u"}"_s : QString(u", " + rest + u'}');
    return text.toUtf8();
}

Level levelFrom(const QStringList &rows, const QString &rest)
{
    ReadLevel read = readLevelJson(levelJson(rows, rest), *shippedCatalogue());
    if (!read.level) {
        qFatal("The level cannot be opened: %s", qUtf8Printable(summary(read.issues).join(u'\n')));
    }
    return *read.level;
}

Game gameOf(const QStringList &rows, const QString &rest, std::uint64_t seed)
{
    return gameOfLevel(levelFrom(rows, rest), seed);
}

Game gameOfLevel(const Level &level, std::uint64_t seed)
{
    return Game::start(shippedCatalogue(), playable(level), seed).game;
}

PlayableLevel playable(const Level &level)
{
    IssueList issues;
    std::optional<PlayableLevel> checked = PlayableLevel::check(level, *shippedCatalogue(), issues);
    if (!checked) {
        qFatal("The level cannot be played: %s", qUtf8Printable(summary(issues).join(u'\n')));
    }
    return std::move(*checked);
}

QStringList drawn(const World &world)
{
    const LegendTable legend(world.catalogue(), {});
    const auto characterOf = [&](const QString &key) {
        return QChar(char16_t(legend.characterOf(key).value_or(U'?')));
    };
    QStringList rows;
    for (int y = 0; y < world.size().height; ++y) {
        QString row;
        for (int x = 0; x < world.size().width; ++x) {
            row += characterOf(world.terrainAt({x, y}).key);
        }
        rows += row;
    }
    const auto draw = [&](Point cell, KindId kind) {
        rows[cell.y][cell.x] = characterOf(world.catalogue().kind(kind).key);
    };
    for (const Item &item : world.items()) {
        if (item.location == Item::Location::Floor) {
            draw(item.cell, item.kind);
        }
    }
    for (ActorId id = world.actorCount(); id >= heroId; --id) {
        if (world.isAlive(id)) {
            draw(world.actor(id).cell, world.actor(id).kind);
        }
    }
    return rows;
}

QStringList words(const EventList &events)
{
    QStringList result;
    for (const Event &event : events) {
        result += wordsOf(event);
    }
    return result;
}

QStringList play(Game &game, const QString &command)
{
    const CommandText read = commandFromText(command);
    if (read.fault != CommandText::Fault::None) {
        qFatal("No command: %s", qUtf8Printable(command));
    }
    EventList events;
    game.play(read.command, events);
    return words(events);
}

QStringList firstWords(const QStringList &words)
{
    QStringList result;
    for (const QString &line : words) {
        result += line.section(u' ', 0, 0);
    }
    return result;
}

QStringList summary(const IssueList &issues)
{
    QStringList lines;
    for (const Issue &issue : issues) {
        lines += u"%1:%2 %3 %4"_s.arg(issue.line).arg(issue.column).arg(issueKey(issue.code), issue.path).trimmed();
    }
    return lines;
}
