#include "gamecore/base/rng.h"
#include "gamecore/softlock/traps.h"
#include "gamecore/world/event.h"
#include "tests/support/contentof.h"
#include "tests/support/drifting.h"
#include "tests/support/everyrun.h"
#include "tests/support/gates.h"
#include "tests/support/owncatalogue.h"
#include "tests/support/randomrows.h"
#include "tests/support/ruledworld.h"
#include "tests/support/soak.h"
#include "tests/support/suite.h"

#include <QTest>

using namespace Qt::StringLiterals;

namespace {

QString asking(const QString &win, int moves = 4, const QString &corners = u"cut"_s, const QString &more = {})
{
    QString words = win;
    words.replace(u' ', u"\", \""_s);
    return ruled(
        u"classic"_s,
        u"\"vision\": \"all\", \"win\": [\"%1\"], \"moves\": %2, \"corners\": \"%3\""_s.arg(words).arg(moves).arg(
            corners),
        more);
}

TrapSearch trapIn(const QStringList &rows, const QString &rest = asking(u"treasure"_s),
                  const CataloguePtr &catalogue = shippedCatalogue(), qint64 states = 200'000)
{
    return findTrap(gameUnder(catalogue, rows, rest).playable(), {.states = states});
}

QString textOf(Point cell)
{
    return u"%1,%2"_s.arg(cell.x).arg(cell.y);
}

/// Returns the result in words: "key red_key 1,0-2,0 after 3, lost 4,0".
QString inWords(const TrapSearch &search)
{
    if (!search.trap) {
        return keyOf(search.stuck);
    }
    const Trap &trap = *search.trap;
    QStringList lost;
    std::transform(trap.lost.begin(), trap.lost.end(), std::back_inserter(lost),
                   [](Point cell) { return textOf(cell); });
    const QString cause = trap.cause == Trap::Cause::Key    ? u"key "_s + trap.key
                          : trap.cause == Trap::Cause::Door ? u"door"_s
                                                            : u"step"_s;
    return u"%1 %2-%3 after %4, lost %5"_s.arg(cause, textOf(trap.from), textOf(trap.to))
        .arg(trap.commands.size())
        .arg(lost.join(u' '));
}

/// Compares with all runs of a game. Returns the difference; empty if there is none.
QString differenceFrom(const EveryRun &every, const TrapSearch &search, Game game)
{
    const Stuck expected = !every.canBeWon ? Stuck::FromStart : every.trap < 0 ? Stuck::Never : Stuck::Can;
    if (search.stuck != expected) {
        return u"it is "_s + keyOf(expected) + u", not "_s + keyOf(search.stuck);
    }
    if (!search.trap) {
        return {};
    }
    const int length = int(search.trap->commands.size());
    if (length < every.trap) {
        return u"a run of %1 or more, not %2"_s.arg(every.trap).arg(length);
    }
    EventList events;
    game.play(Command::protect(true), events);
    for (const Command &command : search.trap->commands) {
        game.play(command, events);
        if (std::any_of(events.begin(), events.end(),
                        [](const Event &event) { return event.type == EventType::Refused; })) {
            return u"refused: "_s + toText(command);
        }
    }
    const EveryRun rest = everyRun(game, 1'000'000);
    return game.world().hero().cell == search.trap->cell && rest.isExhausted && !rest.canBeWon
                   && game.world().status() == Status::Playing
               ? QString()
               : u"it can be won after the run"_s;
}

struct DrawnTrap {
    QStringList rows;
    QString rest;
};

/// Returns a random level with one or two goals; sometimes a sword lies on a cell, or the hero starts in a wall.
DrawnTrap drawnTrap(Rng &rng, const QString &characters)
{
    DrawnTrap drawn;
    drawn.rows = randomRows(rng, {3 + rng.below(4), 2 + rng.below(3)}, characters);
    const QStringList wins{u"treasure"_s, u"treasure"_s, u"exit"_s, u"treasure exit"_s};
    const QString win = wins[rng.below(4)];
    const auto put = [&](QChar goal) {
        QString &row = drawn.rows[rng.below(int(drawn.rows.size()))];
        QChar &cell = row[rng.below(int(row.size()))];
        cell = cell == u'@' ? cell : goal;
    };
    for (int i = win.contains(u"treasure"_s) ? 1 + rng.below(2) : 0; i > 0; --i) {
        put(u'g');
    }
    for (int i = win.contains(u"exit"_s) ? 1 + rng.below(2) : 0; i > 0; --i) {
        put(rng.below(3) == 0 ? u'>' : u'X');
    }
    QStringList things;
    if (rng.below(8) == 0) {
        things = QStringList{u"sword 1 0"_s, u"red_key 1 0"_s, u"shield 1 0"_s};
    }
    const int moves = rng.below(2) == 0 ? 4 : 8;
    drawn.rest = asking(win, moves, rng.below(2) == 0 ? u"cut"_s : u"closed"_s, thingsOf(things));
    return drawn;
}

/// Returns the shipped catalogue with blue keys that stay in the bag.
CataloguePtr keepingCatalogue()
{
    static const CataloguePtr catalogue = [] {
        QByteArray items = contentOf(shippedData() + u"/items.json"_s);
        items.replace("\"key\": \"blue_key\",", "\"key\": \"blue_key\", \"used_up\": false,");
        return catalogueWith(u"items.json"_s, items);
    }();
    return catalogue;
}

} // namespace

/// The search for traps, in which the hero gets stuck, compared with everything that a player can do.
class TestTraps : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void verdictsHaveStableKeys()
    {
        QCOMPARE(keyOf(Stuck::Never), "never"_L1);
        QCOMPARE(keyOf(Stuck::Can), "can"_L1);
        QCOMPARE(keyOf(Stuck::FromStart), "from_start"_L1);
        QCOMPARE(keyOf(Stuck::Unknown), "unknown"_L1);
    }

    void aKeyIsSpentOnTheWrongDoor()
    {
        QCOMPARE(inWords(trapIn({u" 1@41g"_s})), u"key red_key 2,0-1,0 after 4, lost 5,0"_s);
        QCOMPARE(inWords(trapIn({u"g1@41g"_s, u"##4###"_s})), u"never"_s);
        // Each treasure can be reached, but not both.
        QCOMPARE(inWords(trapIn({u"g1@41g"_s})), u"from_start"_s);
        QCOMPARE(trapIn({u" 1@41g"_s}).trap.value().cell, (Point{2, 0}));
    }

    void enoughKeysCauseNoSoftlock()
    {
        QCOMPARE(trapIn({u" 1@441g"_s}).stuck, Stuck::Never);
        QCOMPARE(trapIn({u" 1@441g"_s}).states, 0);
        QCOMPARE(trapIn({u" 1g@4"_s}).stuck, Stuck::Never); // the door does not matter
        QCOMPARE(trapIn({u" + @ g"_s}).stuck, Stuck::Never);
    }

    void theOrderOfDoorsMatters()
    {
        // Another key is behind the left door.
        QCOMPARE(inWords(trapIn({u"g41@41g"_s})), u"key red_key 4,0-5,0 after 3, lost 0,0"_s);
        QCOMPARE(inWords(trapIn({u"41@41g"_s})), u"never"_s);
    }

    void exitsCanBecomeUnreachableToo()
    {
        QCOMPARE(inWords(trapIn({u" 1@41X"_s}, asking(u"exit"_s))), u"key red_key 2,0-1,0 after 4, lost 5,0"_s);
        QCOMPARE(inWords(trapIn({u"X1@41X"_s}, asking(u"exit"_s))), u"never"_s);
        QCOMPARE(inWords(trapIn({u" 1@41>"_s}, asking(u"exit"_s))), u"key red_key 2,0-1,0 after 4, lost 5,0"_s);
        QCOMPARE(inWords(trapIn({u"X1@41g"_s}, asking(u"treasure exit"_s))), u"from_start"_s);
    }

    void anUnwinnableLevelIsStuckFromTheStart()
    {
        QCOMPARE(trapIn({u"@ #g"_s}).stuck, Stuck::FromStart);
        QCOMPARE(trapIn({u"@  "_s}).stuck, Stuck::FromStart);
        QCOMPARE(trapIn({u"@1g1g4"_s}).stuck, Stuck::FromStart);
        QCOMPARE(trapIn({u"@ g"_s}, asking(u"exit"_s)).stuck, Stuck::FromStart);
        QCOMPARE(trapIn({u"@ g"_s}, ruled(u"classic"_s, u"\"win\": []"_s)).stuck, Stuck::FromStart);
    }

    void aOneWayStepCanCauseASoftlock()
    {
        QCOMPARE(inWords(trapIn({u"g@ee #"_s}, asking(u"treasure"_s), driftingCatalogue())),
                 u"step 1,0-4,0 after 1, lost 0,0"_s);
        QCOMPARE(inWords(trapIn({u"@ee g#"_s}, asking(u"treasure"_s), driftingCatalogue())), u"never"_s);
        // A key is left behind.
        QCOMPARE(inWords(trapIn({u"4@ee1g"_s}, asking(u"treasure"_s), driftingCatalogue())),
                 u"step 1,0-3,0 after 1, lost 5,0"_s);
    }

    void aDoorOpeningOntoIceCanCauseASoftlock()
    {
        const QStringList rows{u"##g###"_s, u" ==d@#"_s, u" ### #"_s, u"     #"_s};
        QCOMPARE(inWords(trapIn(rows, asking(u"treasure"_s), driftingCatalogue())),
                 u"door 4,1-3,1 after 1, lost 2,0"_s);
    }

    void leavingAStartInsideAWallIsOneWay()
    {
        const QString inAWall = asking(u"treasure"_s, 4, u"cut"_s, thingsOf({u"start 2 0"_s}));
        QCOMPARE(inWords(trapIn({u"  # g"_s}, inAWall)), u"step 2,0-1,0 after 1, lost 4,0"_s);
    }

    /// The key lies under a sword, which the hero has to take first.
    void itemsAboveAKeyAreTakenFirst()
    {
        const QString covered =
            asking(u"treasure"_s, 4, u"cut"_s, thingsOf({u"sword 3 0"_s, u"red_key 3 0"_s, u"shield 3 0"_s}));
        QCOMPARE(inWords(trapIn({u" 1@ 1g"_s}, covered)), u"key red_key 2,0-1,0 after 5, lost 5,0"_s);
    }

    void monstersThatMatterGiveAnUnknownVerdict()
    {
        QCOMPARE(trapIn({u" 1@41g  O"_s}, asking(u"treasure monsters"_s)).stuck, Stuck::Unknown);
        QCOMPARE(trapIn({u" 1@41g  O"_s}).stuck, Stuck::Can);
        const auto orcWith = [](const QString &item) {
            return asking(u"treasure"_s, 4, u"cut"_s, thingsOf({u"orc 7 0 item="_s + item}));
        };
        QCOMPARE(trapIn({u" 1@41g   "_s}, orcWith(u"treasure"_s)).stuck, Stuck::Unknown);
        QCOMPARE(trapIn({u" 1@41g   "_s}, orcWith(u"red_key"_s)).stuck, Stuck::Unknown);
        QCOMPARE(trapIn({u" 1@41g   "_s}, orcWith(u"blue_key"_s)).stuck, Stuck::Can);
    }

    void boundsAndCancellingGiveAnUnknownVerdict()
    {
        for (const QString &row : {u" 1@41g"_s, u"@   e g"_s}) {
            const TrapSearch cut = trapIn({row}, asking(u"treasure"_s), driftingCatalogue(), 1);
            QCOMPARE(cut.stuck, Stuck::Unknown);
            QVERIFY(cut.hitBound);
        }
        const std::atomic<bool> isCancelled = true;
        std::atomic<qint64> states = 0;
        const Game game = gameOf({u" 1@41g"_s}, asking(u"treasure"_s));
        const TrapSearch cancelled = findTrap(game.playable(), {}, {&states, &isCancelled});
        QCOMPARE(cancelled.stuck, Stuck::Unknown);
        QVERIFY(!cancelled.hitBound);
        QCOMPARE(findTrap(game.playable(), {}, {&states, nullptr}).stuck, Stuck::Can);
        QVERIFY(states > 0);
    }

    /// A counted state is either a region with its opened doors and taken items, or a batch of 64 cells and steps that
    /// were examined.
    void wideDriftingGroundTakesFewStates()
    {
        QStringList rows(20, QString(40, u' '));
        rows[10][1] = u'@';
        rows[3][3] = u'g';
        rows[16][7] = u'g';
        for (QString &row : rows) {
            row[20] = u'e'; // there is no way back from the right half
        }
        const QString rest = asking(u"treasure"_s);
        const TrapSearch search = trapIn(rows, rest, driftingCatalogue());
        QCOMPARE(inWords(search), u"step 19,10-21,10 after 19, lost 3,3 7,16"_s);
        rows[3][3] = u' ';
        rows[16][7] = u'#';
        rows[10][39] = u'g';
        const TrapSearch never = trapIn(rows, rest, driftingCatalogue());
        QCOMPARE(never.stuck, Stuck::Never);
        QCOMPARE(never.states, 2 + 800 * 9 / 64);
    }

    void verdictsMatchEveryRunOfRandomLevels_data()
    {
        QTest::addColumn<CataloguePtr>("catalogue");
        QTest::addColumn<QString>("characters");
        QTest::addColumn<int>("usual");
        QTest::newRow("keys") << shippedCatalogue() << u"      #####111244"_s << 80;
        QTest::newRow("free doors") << shippedCatalogue() << u"      #####++111244"_s << 50;
        QTest::newRow("many doors") << shippedCatalogue() << u"    ####+11111444"_s << 40;
        QTest::newRow("kept keys") << keepingCatalogue() << u"     #####++11122445"_s << 40;
        QTest::newRow("gates") << gatesCatalogue() << u"      ####_||11144"_s << 40;
        QTest::newRow("drifts") << driftingCatalogue() << u"     ####==nesw14"_s << 30;
        QTest::newRow("drifts and doors") << driftingCatalogue() << u"     ####=nesdb+14"_s << 30;
    }

    /// Only some of the levels without a trap are compared, since playing all runs takes most of the time.
    void verdictsMatchEveryRunOfRandomLevels()
    {
        QFETCH(CataloguePtr, catalogue);
        QFETCH(QString, characters);
        QFETCH(int, usual);
        Rng rng(std::uint64_t(characters.size()) + 5);
        std::array<int, stuckCount> verdicts{};
        std::size_t length = 0;
        int shortest = 0;
        const int levels = repeats(usual, 100'000 / 7);
        for (int compared = 0; compared < levels;) {
            const DrawnTrap drawn = drawnTrap(rng, characters);
            const Game game = gameUnder(catalogue, drawn.rows, drawn.rest);
            const TrapSearch search = findTrap(game.playable(), {});
            if (search.stuck != Stuck::Can && rng.below(24) != 0) {
                continue;
            }
            const EveryRun every = everyRun(game, 4'000);
            if (every.isExhausted) {
                ++compared;
                ++verdicts[std::size_t(search.stuck)];
                length += search.trap ? search.trap->commands.size() : 0;
                shortest += search.trap ? every.trap : 0;
                const QString difference = differenceFrom(every, search, game);
                QVERIFY2(difference.isEmpty(),
                         qPrintable(difference + u'\n' + drawn.rows.join(u'\n') + u'\n' + drawn.rest));
            }
        }
        qInfo("%d never, %d can (%d commands, at least %d), %d from the start, %d unknown", verdicts[0], verdicts[1],
              int(length), shortest, verdicts[2], verdicts[3]);
        QVERIFY(verdicts[std::size_t(Stuck::Can)] > levels / 20);
        QVERIFY(verdicts[std::size_t(Stuck::Unknown)] == 0);
        QVERIFY(2 * length <= 3 * std::size_t(shortest)); // reasonably short
    }
};

MAZEWRIGHT_SUITE(traps, TestTraps)
#include "tst_traps.moc"
