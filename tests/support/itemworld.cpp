#include "tests/support/itemworld.h"

#include "gamecore/data/kind.h"

using namespace Qt::StringLiterals;

QString classicWith(const QString &rules, const QStringList &things)
{
    return uR"("ruleset": "classic", "rules": {)"_s + rules + uR"(}, "things": [)"_s + things.join(u',') + u']';
}

QString idleTroll(int x, int y)
{
    return uR"({"cell": [%1, %2], "kind": "troll", "hp": 500, "behavior": "idle"})"_s.arg(x).arg(y);
}

QString lying(int x, int y, const QString &kind)
{
    return uR"({"cell": [%1, %2], "kind": "%3"})"_s.arg(x).arg(y).arg(kind);
}

QStringList hall(int width, int height, Point hero)
{
    QStringList rows(height, QString(width, u' '));
    rows[hero.y][hero.x] = u'@';
    return rows;
}

QStringList bagOf(const Game &game)
{
    QStringList bag;
    for (char letter = 'a'; letter <= 'z'; ++letter) {
        if (const int item = game.world().itemWithLetter(letter); item != CellIndex::none) {
            const QString worn = game.world().item(item).isWorn ? u" worn"_s : QString();
            bag += QLatin1Char(letter) + (u' ' + game.world().kindOfItem(item).key) + worn;
        }
    }
    return bag;
}

bool isKept(const Game &game)
{
    return game.world().itemWithLetter('b') != CellIndex::none;
}

int hpOf(const Game &game, ActorId id)
{
    return game.world().actor(id).hp;
}

QList<int> wounded(const Game &game)
{
    QList<int> ids;
    for (ActorId id = heroId + 1; id <= game.world().actorCount(); ++id) {
        if (hpOf(game, id) < game.world().maxHp(id)) {
            ids += id;
        }
    }
    return ids;
}

bool isRefusedFor(Game &game, const QString &command, const QString &reason)
{
    const std::uint64_t hash = game.world().hash();
    const int turn = game.world().turn();
    const bool isRefused = play(game, command) == QStringList(u"refused "_s + reason);
    return isRefused && game.world().hash() == hash && game.world().turn() == turn;
}
