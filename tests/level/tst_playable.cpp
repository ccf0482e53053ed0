#include "gamecore/play/changedlevel.h"
#include "tests/support/drawnworld.h"
#include "tests/support/suite.h"

#include <QTest>

using namespace Qt::StringLiterals;

/// A level is checked once. A game accepts only a checked level, and uses the data that the check prepared.
class TestPlayable : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void unplayableLevelsAreRefusedWithIssues_data()
    {
        QTest::addColumn<QStringList>("rows");
        QTest::addColumn<QString>("rest");
        QTest::addColumn<QStringList>("found");
        QTest::newRow("no start") << QStringList{u"# #"_s} << QString() << QStringList{u"1:54 no_start rows"_s};
        QTest::newRow("two starts and an unknown character")
            << QStringList{u"@@z"_s} << QString()
            << QStringList{u"2:3 two_starts rows[0]"_s, u"2:4 unknown_character rows[0]"_s};
        QTest::newRow("a ruleset and a rule that nobody knows")
            << QStringList{u"@"_s} << uR"("ruleset": "chess", "rules": { "moves": 5 })"_s
            << QStringList{u"3:15 unknown_ruleset ruleset"_s, u"3:44 bad_value rules.moves"_s};
        QTest::newRow("a thing outside, and one nobody knows")
            << QStringList{u"@"_s}
            << uR"("things": [{ "cell": [5, 0], "kind": "orc" }, { "cell": [0, 0], "kind": "orcc" }])"_s
            << QStringList{u"3:25 outside_level things[0].cell"_s, u"3:76 unknown_kind things[1].kind"_s};
    }

    void unplayableLevelsAreRefusedWithIssues()
    {
        QFETCH(const QStringList, rows);
        QFETCH(const QString, rest);
        QFETCH(const QStringList, found);
        const ReadLevel read = readLevelJson(levelJson(rows, rest), *shippedCatalogue(), checkStructure);
        QCOMPARE(summary(read.issues), found);
        QVERIFY(read.level);
        QVERIFY(!read.level.playable());

        IssueList inMemory;
        QVERIFY(!PlayableLevel::check(*read.level, *shippedCatalogue(), inMemory));
        QCOMPARE(summary(inMemory), summary(checkStructure(*read.level, *shippedCatalogue()).issues));
        QCOMPARE(inMemory.count(), found.size());
    }

    /// An error while reading is an error of the level too. Rows of uneven length are padded without an error; a
    /// duplicate key is an error.
    void anErrorOfReadingIsAnErrorToo()
    {
        const ReadLevel uneven = readLevelJson(levelJson({u"@"_s, u"  "_s}), *shippedCatalogue());
        QVERIFY(!uneven.issues.isEmpty());
        QVERIFY(uneven.level.playable());
        const ReadLevel twice =
            readLevelJson(levelJson({u"@"_s}, uR"("name": "a", "name": "b")"_s), *shippedCatalogue());
        QVERIFY(!twice.level);
        QVERIFY(!twice.level.playable());
    }

    void aGameUsesTheCatalogueOfTheCheck()
    {
        const ReadLevel read = readLevelJson(
            levelJson({u"@ "_s}, uR"("ruleset": "classic", "rules": { "moves": 4 })"_s), *shippedCatalogue());
        const std::optional<PlayableLevel> level = read.level.playable();
        QVERIFY(level);
        const Game game = Game::start(shippedCatalogue(), *level, 1).game;
        // Deriving the catalogue again would give another object.
        QCOMPARE(game.catalogue().get(), level->catalogue().get());
        QCOMPARE(&game.world().catalogue(), level->catalogue().get());
        QVERIFY(game.world().rules() == level->rules());
        QVERIFY(game.level() == *read.level);
        const Game another = Game::start(shippedCatalogue(), game.playable(), 2).game;
        QCOMPARE(another.catalogue().get(), level->catalogue().get());
    }

    void aChangedGameUsesTheCatalogueOfTheCheck()
    {
        const Game game = gameOf({u"@ "_s}, turns);
        const PlayableLevel level = playable(levelFrom({u"@  "_s}, turns));
        const ChangedGame changed = continueIn(game, level);
        QVERIFY(changed.game);
        QCOMPARE(changed.game->catalogue().get(), level.catalogue().get());
    }

    void aCheckMayChangeTheLevel()
    {
        const LevelCheck asClassic = [](Level &level, const Catalogue &base, const auto &places) {
            level.ruleset = u"classic"_s;
            return checkStructure(level, base, places);
        };
        const QByteArray text = levelJson({u"@"_s}, uR"("ruleset": "chess")"_s);
        const ReadLevel read = readLevelJson(text, *shippedCatalogue(), asClassic);
        QCOMPARE(summary(read.issues), QStringList());
        QVERIFY(read.level.playable());
        QCOMPARE(read.level->ruleset, u"classic"_s);
    }

    void aChangedLevelMustBeCheckedAgain()
    {
        ReadLevel read = readLevelJson(levelJson({u"@"_s}), *shippedCatalogue());
        QVERIFY(read.level.playable());
        read.level.change().things.clear();
        QVERIFY(!read.level.playable());
        QVERIFY(read.level);

        ReadLevel other = readLevelJson(levelJson({u"@"_s}), *shippedCatalogue());
        QVERIFY(std::move(other.level).take());
        QVERIFY(!other.level);
        QVERIFY(!other.level.playable());
    }

    void anUncheckedLevelIsNotPlayable()
    {
        const LevelCheck none = [](const auto &...) { return CheckResult(); };
        const ReadLevel read = readLevelJson(levelJson({u"@"_s}), *shippedCatalogue(), none);
        QVERIFY(read.level);
        QVERIFY(read.issues.isEmpty());
        QVERIFY(!read.level.playable());
    }

    void droppingIssuesDoesNotMakeALevelPlayable()
    {
        const LevelCheck silent = [](const Level &level, const Catalogue &base, const auto &places) {
            CheckResult checked = checkStructure(level, base, places);
            checked.issues = {};
            return checked;
        };
        const ReadLevel read = readLevelJson(levelJson({u"@@"_s}), *shippedCatalogue(), silent);
        QVERIFY(read.level);
        QVERIFY(!read.level.playable());
    }
};

MAZEWRIGHT_SUITE(playable, TestPlayable)
#include "tst_playable.moc"
