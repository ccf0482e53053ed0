#include "gamecore/base/files.h"
#include "gamecore/world/event.h"
#include "tests/support/anyplay.h"
#include "tests/support/contentof.h"
#include "tests/support/drawnworld.h"
#include "tests/support/invariants.h"
#include "tests/support/soak.h"
#include "tests/support/suite.h"

#include <QTemporaryDir>
#include <QTest>

using namespace Qt::StringLiterals;

namespace {

/// A game played at random, a second game with the same commands, and checks after each command.
class SoakedGame {
public:
    SoakedGame(Game game, std::uint64_t seed)
        : m_game(std::move(game)), m_twin(m_game), m_seed(seed), m_bot(seed), m_census(m_game.world())
    {
    }

    /// Plays `count` commands, starting again whenever the game is over. Returns what is wrong in words; empty if
    /// nothing is.
    QString soak(int count)
    {
        QString fault = brokenInvariant(m_game.world());
        for (int i = 0; i < count && fault.isEmpty(); ++i) {
            if (m_game.world().status() != Status::Playing) {
                startAgain();
            }
            fault = play();
            fault = fault.isEmpty() ? fault : u"command %1, "_s.arg(i) + fault;
        }
        return fault;
    }

    int turnsTaken() const { return m_turns; }
    int deepest() const { return m_deepest; }
    int deaths() const { return m_deaths; }

private:
    void startAgain()
    {
        ++m_deaths;
        m_game.restart();
        m_twin.restart();
        m_census = ItemCensus(m_game.world());
        m_bot.emplace(m_seed + std::uint64_t(m_deaths));
    }

    QString play()
    {
        const std::uint64_t before = m_game.world().hash();
        const int depth = m_game.world().stage().depth;
        const int turn = m_game.world().turn();
        const Command command = m_bot->play(m_game, m_events);
        m_turns += m_game.world().turn() - turn;
        m_twin.play(command, m_twinEvents);
        const QString fault = faultAfter(before, depth);
        return fault.isEmpty() ? fault : toText(command) + u": "_s + fault;
    }

    QString faultAfter(std::uint64_t before, int depth)
    {
        const World &world = m_game.world();
        m_deepest = qMax(m_deepest, world.stage().depth);
        if (m_events.isRefused() && world.hash() != before) {
            return u"refused, but the world has changed"_s;
        }
        if (world.hash() != m_twin.world().hash()) {
            return u"played again, another world"_s;
        }
        const QString lost = depth == world.stage().depth ? m_census.fault(world) : m_census.faultOfArrival(world);
        return lost.isEmpty() ? brokenInvariant(world) : lost;
    }

    Game m_game;
    Game m_twin;
    std::uint64_t m_seed;
    std::optional<AnyPlay> m_bot;
    ItemCensus m_census;
    EventList m_events;
    EventList m_twinEvents;
    int m_turns = 0;
    int m_deepest = 1;
    int m_deaths = 0;
};

/// Returns the shipped catalogue with a changed `tombs`: heroes live long and meet every monster and item from the
/// first depth on.
CataloguePtr catalogueOfHardship(const QTemporaryDir &folder)
{
    QByteArray text = contentOf(u":/data/rulesets.json"_s);
    const auto replaceOnce = [&text](const QByteArray &before, const QByteArray &after) {
        QCOMPARE(text.count(before), 1);
        text.replace(before, after);
    };
    replaceOnce("\"start\": { \"hp\": 100,", "\"start\": { \"hp\": 9000,");
    replaceOnce("{ \"orc\": [[1, 80]], \"troll\": [[3, 15]",
                "{ \"dragon\": [[1, 40]], \"reptile_man\": [[1, 40]], \"orc\": "
                "[[1, 40]], \"painkiller\": [[1, 40]], \"troll\": [[1, 40]");
    QByteArray items;
    for (const char *kind : {"frost_scroll", "fear_scroll", "stun_scroll", "charm_scroll", "sling", "dagger", "helmet",
                             "leather_armor", "chain_mail", "red_key"}) {
        items += '"' + QByteArray(kind) + "\": [[1, 20]], ";
    }
    replaceOnce("\"healing_potion\": [[1, 35]],", items + "\"healing_potion\": [[1, 35]],");
    [&] { QVERIFY(!writeWhole(folder.filePath(u"rulesets.json"_s), text)); }();
    IssueList issues;
    const CataloguePtr catalogue = Catalogue::load({folder.path(), shippedData()}, issues);
    if (!catalogue) {
        qWarning("The shipped rulesets cannot be changed so: %s", qUtf8Printable(summary(issues).join(u'\n')));
    }
    return catalogue;
}

/// Returns a small level with every kind of terrain and many items, so that rare combinations occur.
Level crowdedLevel(const QString &ruleset)
{
    QStringList things;
    for (const QString &kind : {u"charm_scroll"_s, u"charm_scroll"_s, u"fear_scroll"_s, u"stun_scroll"_s, u"sling"_s,
                                u"helmet"_s, u"charm_scroll"_s, u"healing_potion"_s}) {
        things += u"{ \"cell\": [%1, 6], \"kind\": \"%2\" }"_s.arg(7 + things.size()).arg(kind);
    }
    const QString rules =
        u"\"ruleset\": \"%1\", \"rules\": { \"win\": [] }, \"things\": [%2]"_s.arg(ruleset, things.join(u','));
    return levelFrom({u"################"_s, u"#@ !l+c f i %%%#"_s, u"#/[({-  !!  %O%#"_s, u"# 4 1 ^^ ~~ : K#"_s,
                      u"# 5 2 g  R  g T#"_s, u"# 6 3 ##  ##   #"_s, u"# g  X >     D #"_s, u"################"_s},
                     rules);
}

} // namespace

/// Random games in which all invariants of a world hold after every command.
class TestSoak : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void dungeonsKeepTheirInvariants_data()
    {
        QTest::addColumn<QString>("ruleset");
        QTest::addColumn<bool>("isHard");
        for (const char *ruleset : {"tombs", "classic", "peaceful"}) {
            QTest::newRow(ruleset) << QString::fromLatin1(ruleset) << false;
        }
        QTest::newRow("everything from the first depth on, and a hero who lives") << u"tombs"_s << true;
    }

    void dungeonsKeepTheirInvariants()
    {
        QFETCH(QString, ruleset);
        QFETCH(bool, isHard);
        const QTemporaryDir folder;
        const CataloguePtr catalogue = isHard ? catalogueOfHardship(folder) : shippedCatalogue();
        QVERIFY(catalogue);
        const int games = repeats(20, 500);
        const int commands = repeats(1000, 2000);
        int taken = 0;
        int deepest = 1;
        int deaths = 0;
        for (int i = 0; i < games; ++i) {
            const auto seed = std::uint64_t(i);
            SoakedGame game(Game::startDungeon(catalogue, ruleset, seed), seed + 7);
            const QString fault = game.soak(commands);
            QVERIFY2(fault.isEmpty(), qPrintable(u"seed %1, %2"_s.arg(i).arg(fault)));
            taken += game.turnsTaken();
            deaths += game.deaths();
            deepest = qMax(deepest, game.deepest());
        }
        qInfo("%d turns, %d deaths, down to depth %d", taken, deaths, deepest);
        QVERIFY(taken > games * commands / 2);
        QVERIFY(deepest > 1);
    }

    void levelsKeepTheirInvariants_data()
    {
        QTest::addColumn<QString>("ruleset");
        for (const char *ruleset : {"tombs", "classic", "peaceful", "buchhaim"}) {
            QTest::newRow(ruleset) << QString::fromLatin1(ruleset);
        }
    }

    void levelsKeepTheirInvariants()
    {
        QFETCH(QString, ruleset);
        const int games = repeats(40, 500);
        const int commands = repeats(500, 2000);
        for (int i = 0; i < games; ++i) {
            const auto seed = std::uint64_t(i);
            SoakedGame game(gameOfLevel(crowdedLevel(ruleset), seed), seed + 7);
            const QString fault = game.soak(commands);
            QVERIFY2(fault.isEmpty(), qPrintable(u"seed %1, %2"_s.arg(i).arg(fault)));
        }
    }
};

MAZEWRIGHT_SUITE(soak, TestSoak)
#include "tst_soak.moc"
