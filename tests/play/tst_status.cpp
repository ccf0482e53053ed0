#include "gamecore/play/journey.h"
#include "gamecore/world/event.h"
#include "tests/driver/windowdriver.h"
#include "tests/support/ruledworld.h"
#include "tests/support/rulesets.h"
#include "tests/support/suite.h"

#include <QLabel>
#include <QTest>

using namespace Qt::StringLiterals;

namespace {

} // namespace

/// The facts in the status panel.
class TestStatus : public QObject, private WindowFixture {
    Q_OBJECT

private Q_SLOTS:
    void init()
    {
        openWindow();
        m_driver->window().useLanguage(u"en"_s);
    }

    void cleanup() { closeWindow(); }

    void onlyRelevantStatsAreShown_data()
    {
        QTest::addColumn<QStringList>("rows");
        QTest::addColumn<QString>("rest");
        QTest::addColumn<QString>("shown");
        const QString touch = u"\"rules\": { \"clock\": \"turns\" }"_s;
        const auto room = [](const QString &row) {
            return QStringList{u"########"_s, row.leftJustified(7) + u'#', u"########"_s};
        };
        QTest::newRow("treasure alone") << room(u"#@ g"_s) << classicSeeingAll << u"gold"_s;
        QTest::newRow("nothing") << room(u"#@ X"_s) << classicSeeingAll << QString();
        QTest::newRow("spikes") << room(u"#@ ^"_s) << classicSeeingAll << u"hp"_s;
        QTest::newRow("somebody to fight") << room(u"#@ O"_s) << classicSeeingAll << u"hp xp power"_s;
        QTest::newRow("somebody who is kicked") << room(u"#@ O"_s) << u"\"ruleset\": \"peaceful\""_s << QString();
        QTest::newRow("something to wear") << room(u"#@ ["_s) << classicSeeingAll << u"power"_s;
        QTest::newRow("a touch that kills") << room(u"#@ Og"_s) << touch << u"gold"_s;
        QTest::newRow("spikes beside it") << room(u"#@ O^"_s) << touch << u"hp"_s;
    }

    void onlyRelevantStatsAreShown()
    {
        QFETCH(QStringList, rows);
        QFETCH(QString, rest);
        play(rows, rest);
        QStringList shown;
        for (const QString &name : {u"hp"_s, u"xp"_s, u"power"_s, u"gold"_s}) {
            const bool isShown = m_driver->child<QLabel>(name + u"Value"_s).isVisible();
            QCOMPARE(m_driver->child<QLabel>(name + u"Caption"_s).isVisible(), isShown);
            shown += isShown ? QStringList(name) : QStringList();
        }
        QTEST(shown.join(u' '), "shown");
        QCOMPARE(m_driver->child<QWidget>(u"heroLevelValue"_s).isVisible(), shown.contains(u"xp"_s));
        QCOMPARE(m_driver->child<QWidget>(u"xpBar"_s).isVisible(), shown.contains(u"xp"_s));
        QCOMPARE(m_driver->child<QWidget>(u"defenseValue"_s).isVisible(), shown.contains(u"power"_s));
        QCOMPARE(m_driver->child<QWidget>(u"hpBar"_s).isVisible(), shown.contains(u"hp"_s));
        QCOMPARE(m_driver->child<QWidget>(u"treasureValue"_s).isVisible(), shown.contains(u"gold"_s));
    }

    /// The first level has no monster to fight.
    void theFirstLevelShowsNoExperience()
    {
        QVERIFY(m_driver->window().playFile(u":/levels/campaign/01_the_snail_shell.level.json"_s));
        for (const QString &name :
             {u"xpValue"_s, u"xpBar"_s, u"heroLevelValue"_s, u"powerValue"_s, u"defenseValue"_s}) {
            QVERIFY2(!m_driver->child<QWidget>(name).isVisible(), qPrintable(name));
        }
    }

    /// A status is shown even where nothing can hurt the hero.
    void statusesAreShownEvenWhereNothingHurts()
    {
        play({u"####"_s, u"#@ #"_s, u"####"_s},
             ruled(u"classic"_s, {},
                   thingsOf({u"drink 1 1"_s}) + uR"(, "kinds": { "items": { "drink": { "base": "healing_potion",
                   "effects": [{ "effect": "status", "status": "confused", "turns": 3 }] } } })"_s));
        QVERIFY(!m_driver->child<QLabel>(u"hpValue"_s).isVisible());
        m_driver->session().play(Command::pickUp());
        m_driver->session().play(Command::use('b'));
        QVERIFY(m_driver->child<QWidget>(u"statusesValue"_s).isVisible());
        QVERIFY(!m_driver->child<QLabel>(u"hpValue"_s).isVisible());
    }

    void theHeadingShowsTheDepth()
    {
        QVERIFY(m_driver->window().playDungeon({}, u"peaceful"_s, 1));
        QCOMPARE(text(u"levelName"_s), u"Depth 1"_s);
        Journey journey;
        journey.enter(m_driver->world());
        EventList events;
        const auto watching = connect(&m_driver->session(), &PlaySession::played, this,
                                      [&](const EventList &played) { journey.observe(m_driver->world(), played); });
        const auto go = [&](Journey::Wish wish) {
            journey.begin(wish, m_driver->world());
            while (const std::optional<Command> command = journey.next(m_driver->world())) {
                m_driver->session().play(*command);
            }
            return journey.reason();
        };
        while (go(Journey::Wish::Explore) == StopReason::MonsterSpotted) {
        }
        while (go(Journey::Wish::Stairs) == StopReason::MonsterSpotted) {
        }
        m_driver->session().play(Command::descend());
        disconnect(watching);
        QCOMPARE(text(u"levelName"_s), u"Depth 2"_s);
        for (const QLabel *label : m_driver->page().status().findChildren<QLabel *>()) { // the depth is shown once
            QVERIFY(label->objectName() == u"levelName"_s || !label->text().contains(u"Depth"_s));
        }
        m_driver->window().useLanguage(u"de"_s);
        QTRY_COMPARE(text(u"levelName"_s), u"Tiefe 2"_s);
        m_driver->window().useLanguage(u"en"_s);
    }

private:
    void play(const QStringList &rows, const QString &rest)
    {
        QVERIFY(m_driver->window().playLevel(playable(levelFrom(rows, rest)), {}, 1));
    }

    QString text(const QString &label) { return m_driver->child<QLabel>(label).text(); }
};

MAZEWRIGHT_SUITE(status, TestStatus)
#include "tst_status.moc"
