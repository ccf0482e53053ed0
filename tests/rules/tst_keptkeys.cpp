#include "gamecore/analysis/levelanalysis.h"
#include "gamecore/data/catalogue.h"
#include "tests/support/contentof.h"
#include "tests/support/owncatalogue.h"
#include "tests/support/ruledworld.h"
#include "tests/support/suite.h"

#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QTest>

using namespace Qt::StringLiterals;

namespace {

QByteArray itemsWithARedKeyThatStays()
{
    QJsonObject file = QJsonDocument::fromJson(contentOf(shippedData() + u"/items.json"_s)).object();
    QJsonArray records;
    for (const QJsonValue value : file.value("items"_L1).toArray()) {
        QJsonObject record = value.toObject();
        if (record.value("key"_L1) == u"red_key"_s) {
            record.insert("used_up"_L1, false);
        }
        records.append(record);
    }
    file.insert("items"_L1, records);
    return QJsonDocument(file).toJson();
}

/// Returns the shipped catalogue with a red key that stays in the bag.
CataloguePtr keepingCatalogue()
{
    static const CataloguePtr catalogue = catalogueWith(u"items.json"_s, itemsWithARedKeyThatStays());
    return catalogue;
}

const QString forTreasure = ruled(u"classic"_s, u"\"win\": [\"treasure\"]"_s);

Level levelOf(const QString &row)
{
    const QString wall(row.size(), u'#');
    return readLevelJson(levelJson({wall, row, wall}, forTreasure), *keepingCatalogue()).level.value();
}

int timesIn(const LevelAnalysis &analysis, IssueCode code)
{
    return int(std::count_if(analysis.issues.begin(), analysis.issues.end(),
                             [code](const Issue &issue) { return issue.code == code; }));
}

} // namespace

/// A key kind that is not used up opens every door that names it.
class TestKeptKeys : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void aReusableKeyStaysInTheBag()
    {
        IssueList issues;
        std::optional<PlayableLevel> level = PlayableLevel::check(levelOf(u"#@411 #"_s), *keepingCatalogue(), issues);
        Game game = Game::start(keepingCatalogue(), level.value(), 1).game;
        playAll(game, {u"move east"_s, u"pickup"_s});
        QCOMPARE(play(game, u"move east"_s), (QStringList{u"unlocked [3, 1]"_s, u"opened [3, 1]"_s}));
        QVERIFY(game.world().itemWithLetter('b') != CellIndex::none);
        playAll(game, {u"move east"_s});
        QCOMPARE(play(game, u"move east"_s), (QStringList{u"unlocked [4, 1]"_s, u"opened [4, 1]"_s}));
    }

    void aReusableKeyOpensAllItsDoors()
    {
        const LevelAnalysis kept = analyzeLevel(levelOf(u"#@4 1 1g#"_s), *keepingCatalogue());
        QCOMPARE(timesIn(kept, IssueCode::UnreachableTreasure), 0);
        QCOMPARE(timesIn(kept, IssueCode::TooFewKeys), 0);
        QVERIFY(kept.isReachExact);
        const LevelAnalysis usedUp = analyzeLevel(levelOf(u"#@4 1 1g#"_s), *shippedCatalogue());
        QCOMPARE(timesIn(usedUp, IssueCode::UnreachableTreasure), 1);
        QCOMPARE(timesIn(usedUp, IssueCode::TooFewKeys), 1);
    }

    void aMissingReusableKeyIsReportedOnce()
    {
        const LevelAnalysis analysis = analyzeLevel(levelOf(u"#1 @ 1g#"_s), *keepingCatalogue());
        const auto lack = std::find_if(analysis.issues.begin(), analysis.issues.end(),
                                       [](const Issue &issue) { return issue.code == IssueCode::TooFewKeys; });
        QVERIFY(lack != analysis.issues.end());
        QCOMPARE(figureOf(*lack, "doors"_L1), 1);
        QCOMPARE(figureOf(*lack, "keys"_L1), 0);
    }

    /// A single blue key for two blue doors is enough: used at the right door, it leads to the red key, which opens
    /// both red doors.
    void aReusableKeyBehindAScarceLockSuffices()
    {
        const LevelAnalysis kept = analyzeLevel(levelOf(u"# 2 @5 2411g#"_s), *keepingCatalogue());
        QCOMPARE(timesIn(kept, IssueCode::UnreachableTreasure), 0);
        QVERIFY(kept.isReachExact);
        const LevelAnalysis usedUp = analyzeLevel(levelOf(u"# 2 @5 2411g#"_s), *shippedCatalogue());
        QCOMPARE(timesIn(usedUp, IssueCode::UnreachableTreasure), 1);
    }
};

MAZEWRIGHT_SUITE(keptkeys, TestKeptKeys)
#include "tst_keptkeys.moc"
