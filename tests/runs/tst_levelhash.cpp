#include "gamecore/replay/levelhash.h"
#include "tests/support/contentof.h"
#include "tests/support/drawnworld.h"
#include "tests/support/owncatalogue.h"
#include "tests/support/suite.h"

#include <QTest>

using namespace Qt::StringLiterals;

namespace {

const QStringList hashedRows{u"@ g"_s, u"K +"_s};

std::uint64_t hashOfLevelWith(const QString &rest, const CataloguePtr &catalogue = shippedCatalogue())
{
    IssueList issues;
    const std::optional<PlayableLevel> level = PlayableLevel::check(levelFrom(hashedRows, rest), *catalogue, issues);
    return level ? levelHashOf(*level) : 0;
}

CataloguePtr withMonsters(const QByteArray &from, const QByteArray &to)
{
    const QByteArray shipped = contentOf(shippedData() + u"/monsters.json"_s);
    return catalogueWith(u"monsters.json"_s, QByteArray(shipped).replace(from, to));
}

} // namespace

/// The hash of a level covers everything that affects play and nothing else.
class TestLevelHash : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void theHashIgnoresTextsCharactersHintsAndLooks()
    {
        const std::uint64_t plain = hashOfLevelWith({});
        QVERIFY(plain != 0);
        QCOMPARE(hashOfLevelWith(u"\"name\": \"Pit\", \"author\": \"A\", \"description\": \"B\""_s), plain);
        QCOMPARE(hashOfLevelWith(u"\"translations\": { \"de\": { \"name\": \"Grube\" } }"_s), plain);
        QCOMPARE(hashOfLevelWith(u"\"legend\": { \"~\": \"wall\" }"_s), plain);
        QCOMPARE(hashOfLevelWith(u"\"ruleset\": \"buchhaim\", \"rules\": {}"_s), plain);
        QCOMPARE(hashOfLevelWith(u"\"rules\": { \"hints\": false }"_s), plain);
        QCOMPARE(hashOfLevelWith(u"\"tileset\": \"cave\""_s), plain);
    }

    void theHashCoversAllThatAffectsPlay_data()
    {
        QTest::addColumn<QString>("rest");
        QTest::newRow("a rule") << u"\"rules\": { \"moves\": 8 }"_s;
        QTest::newRow("another ruleset") << u"\"ruleset\": \"tombs\""_s;
        QTest::newRow("a thing more") << u"\"things\": [{ \"cell\": [1, 0], \"kind\": \"sword\" }]"_s;
        QTest::newRow("what a character stands for") << u"\"legend\": { \"K\": \"orc\" }"_s;
    }

    void theHashCoversAllThatAffectsPlay()
    {
        QFETCH(QString, rest);
        QVERIFY(hashOfLevelWith(rest) != 0);
        QVERIFY(hashOfLevelWith(rest) != hashOfLevelWith({}));
    }

    void theHashCoversStatsOfKindsInUse()
    {
        const QByteArray shipped = contentOf(shippedData() + u"/monsters.json"_s);
        QVERIFY(shipped.contains("\"key\": \"orc\""));
        const Level orcs = levelFrom({u"@ g"_s}, u"\"things\": [{ \"cell\": [1, 0], \"kind\": \"orc\" }]"_s);
        const auto hashUnder = [](const Level &level, const CataloguePtr &catalogue) {
            IssueList issues;
            return levelHashOf(*PlayableLevel::check(level, *catalogue, issues));
        };
        const CataloguePtr named = withMonsters("\"name\": \"orc\"", "\"name\": \"bork\"");
        const CataloguePtr lit =
            withMonsters("\"color\": \"#10080c\", \"radius\": 2", "\"color\": \"#ff0000\", \"radius\": 3");
        const CataloguePtr tougher = withMonsters("\"xp\": 35", "\"xp\": 36");
        QVERIFY(named && lit && tougher);
        QCOMPARE(hashUnder(orcs, named), hashUnder(orcs, shippedCatalogue()));
        QCOMPARE(hashUnder(orcs, lit), hashUnder(orcs, shippedCatalogue()));
        QVERIFY(hashUnder(orcs, tougher) != hashUnder(orcs, shippedCatalogue()));
        const Level none = levelFrom({u"@ g"_s});
        QCOMPARE(hashUnder(none, tougher), hashUnder(none, shippedCatalogue()));
    }
};

MAZEWRIGHT_SUITE(levelhash, TestLevelHash)
#include "tst_levelhash.moc"
