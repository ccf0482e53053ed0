#include "gamecore/data/catalogue.h"
#include "gamecore/data/ruleset.h"
#include "gamecore/levelfile/levelformats.h"
#include "gamecore/play/game.h"
#include "gamecore/play/snapshot.h"
#include "gamecore/world/event.h"
#include "tests/fuzz/targets.h"
#include "tests/support/drawnlevel.h"
#include "tests/support/invariants.h"

#include <algorithm>

namespace {

/// Consumes bytes one by one; returns 0 after the last one.
class Bytes {
public:
    explicit Bytes(QByteArrayView bytes) : m_left(bytes) {}

    bool isAtEnd() const { return m_left.isEmpty(); }
    int below(int bound) { return int(next()) % bound; }

private:
    unsigned next()
    {
        if (m_left.isEmpty()) {
            return 0;
        }
        const auto byte = uchar(m_left.front());
        m_left = m_left.sliced(1);
        return byte;
    }

    QByteArrayView m_left;
};

/// Returns a small maze with one start, made of characters of the default legend, with more floor than walls.
QByteArray rowsFrom(Bytes &bytes)
{
    constexpr QByteArrayView characters = "......####OKRTDggX123456+~:%^>!lcfi-/[({";
    const Size size{3 + bytes.below(14), 3 + bytes.below(14)};
    const Point start{bytes.below(size.width), bytes.below(size.height)};
    QByteArray rows;
    for (int y = 0; y < size.height; ++y) {
        for (int x = 0; x < size.width; ++x) {
            const char drawn = characters[bytes.below(int(characters.size()))];
            rows += Point{x, y} == start ? '@' : drawn;
        }
        rows += '\n';
    }
    return rows;
}

Command commandFrom(Bytes &bytes, Size size)
{
    const auto letter = [&bytes] { return char('a' + bytes.below(26)); };
    const int which = bytes.below(24);
    switch (which) {
    case 8:
        return Command::wait();
    case 9:
        return Command::pickUp();
    case 10:
        return Command::use(letter());
    case 11: {
        const char used = letter();
        const int x = bytes.below(size.width + 2); // may be outside, but not negative, which a line of text cannot
                                                   // express
        return Command::use(used, {x, bytes.below(size.height + 2)});
    }
    case 12:
        return Command::drop(letter());
    case 13:
        return Command::choose(Growth(bytes.below(3)));
    case 14:
        return Command::descend();
    case 15:
        return Command::advance(1 + bytes.below(256) * 40);
    default:
        return Command::move(Direction(which % directionCount));
    }
}

} // namespace

/// Plays commands in a level with a ruleset and a seed. After every turn the invariants of the world hold, items are
/// neither lost nor duplicated, and the saved game equals the game.
void eatGame(const QByteArray &input)
{
    Bytes bytes(input);
    Level level = *readLevelText(rowsFrom(bytes), *shippedCatalogue()).level;
    const std::vector<Ruleset> &rulesets = shippedCatalogue()->rulesets();
    level.ruleset = rulesets.at(std::size_t(bytes.below(int(rulesets.size())))).key;
    IssueList issues;
    std::optional<PlayableLevel> playable = PlayableLevel::check(level, *shippedCatalogue(), issues);
    if (!playable) {
        return;
    }
    Game game = Game::start(shippedCatalogue(), std::move(*playable), std::uint64_t(bytes.below(256))).game;
    ItemCensus census(game.world());
    EventList events;
    constexpr int mostCommands = 300; // many short games find more than a few long ones
    for (int i = 0; i < mostCommands && !bytes.isAtEnd() && game.world().status() == Status::Playing; ++i) {
        const std::uint64_t before = game.world().hash();
        const bool tookTurn = game.play(commandFrom(bytes, level.size()), events);
        const bool wasRefused = std::any_of(events.begin(), events.end(),
                                            [](const Event &event) { return event.type == EventType::Refused; });
        promise(!wasRefused || (!tookTurn && game.world().hash() == before), "what is refused changes nothing");
        promiseNothing(brokenInvariant(game.world()));
        promiseNothing(census.fault(game.world()));
    }
    const ReadSnapshot saved = readSnapshot(writeSnapshot(game), shippedCatalogue());
    promise(saved.game && saved.game->world().hash() == game.world().hash(), "a saved game is the same");
}
