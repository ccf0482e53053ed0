#include "tests/support/savedgames.h"

#include "gamecore/play/snapshot.h"
#include "gamecore/world/event.h"
#include "tests/support/drawnworld.h"

using namespace Qt::StringLiterals;

namespace {

/// Finds a dungeon game at depth 2 with monsters and items on the level.
Game findRichGame()
{
    for (std::uint64_t seed = 1;; ++seed) {
        Game game = Game::startDungeon(shippedCatalogue(), u"tombs"_s, seed);
        AnyPlay player(seed);
        while (game.world().stage().depth < 2 && game.world().status() == Status::Playing) {
            playAtRandom(game, player, 1);
        }
        const int carried = game.world().itemWithLetter('a');
        const bool isArmed = carried != CellIndex::none && game.world().item(carried).isWorn;
        const bool isRich = game.world().actorCount() > 1 && isArmed;
        if (game.world().status() == Status::Playing && isRich) {
            return game;
        }
    }
}

} // namespace

Level richLevel(const QString &ruleset, const QString &clock)
{
    const QString rules = u"\"ruleset\": \"%1\", \"rules\": { \"clock\": \"%2\" }"_s.arg(ruleset, clock);
    return levelFrom({u"##############"_s, u"#@ ! l c f i #"_s, u"# / [ ( { -4 #"_s, u"#    ##+##   #"_s,
                      u"#  O %%%%%   #"_s, u"#  g ^ ~ : 1D#"_s, u"# R  T  K  g #"_s, u"##############"_s},
                     rules);
}

Game newGame(const QString &ruleset, const QString &place, std::uint64_t seed)
{
    return place == u"dungeon" ? Game::startDungeon(shippedCatalogue(), ruleset, seed)
                               : gameOfLevel(richLevel(ruleset, place), seed);
}

const Game &richGame()
{
    static const Game game = findRichGame();
    return game;
}

void playAtRandom(Game &game, AnyPlay &player, int count)
{
    EventList events;
    for (int i = 0; i < count && game.world().status() == Status::Playing; ++i) {
        player.play(game, events);
    }
}

Game restored(const Game &game)
{
    ReadSnapshot read = readSnapshot(writeSnapshot(game), shippedCatalogue());
    if (!read.game) {
        qFatal("The snapshot cannot be read: %s", qUtf8Printable(summary(read.issues).join(u'\n')));
    }
    return std::move(*read.game);
}

QString difference(const Game &one, const Game &two)
{
    const World &a = one.world();
    const World &b = two.world();
    if (a.hash() != b.hash()) {
        return u"hash"_s;
    }
    if (a.state() != b.state()) {
        return u"a field of the state that has no row in gamecore/world/worldfields.h, or is not written"_s;
    }
    if (!(one.level() == two.level()) || one.seed() != two.seed() || one.isDungeon() != two.isDungeon()) {
        return u"level, seed or dungeon"_s;
    }
    if (one.history() != two.history()) {
        return u"history"_s;
    }
    if (a.monstersLeft() != b.monstersLeft() || a.treasureLeft() != b.treasureLeft() || a.gold() != b.gold()) {
        return u"counts"_s;
    }
    if (!(a.terrain() == b.terrain()) || a.openedDoors() != b.openedDoors()) {
        return u"terrain"_s;
    }
    for (int y = 0; y < a.size().height; ++y) {
        for (int x = 0; x < a.size().width; ++x) {
            if (a.isVisible({x, y}) != b.isVisible({x, y}) || a.isInSight({x, y}) != b.isInSight({x, y})) {
                return u"only what is in view"_s;
            }
        }
    }
    return {};
}
