#include "editor/text/leveldifferencetext.h"
#include "gamecore/data/catalogue.h"
#include "gamecore/diff/levelmerge.h"
#include "gamecore/levelfile/levelwriter.h"
#include "tests/support/drawnworld.h"
#include "tests/support/suite.h"

#include <QTest>

using namespace Qt::StringLiterals;

namespace {

const QStringList hall{u"######"_s, u"#@ gO#"_s, u"#    #"_s, u"######"_s};

MergedLevel merged(const Level &base, const Level &ours, const Level &theirs)
{
    return mergeLevels(base, ours, theirs, shippedCatalogue()->wall());
}

MergedLevel mergedRows(const QStringList &base, const QStringList &ours, const QStringList &theirs)
{
    return merged(levelFrom(base), levelFrom(ours), levelFrom(theirs));
}

QStringList conflictsOf(const MergedLevel &level)
{
    QStringList sentences;
    for (const MergeConflict &conflict : level.conflicts) {
        sentences += sentenceOf(conflict, *shippedCatalogue());
    }
    return sentences;
}

Level withRest(const QString &rest)
{
    return levelFrom({u"@  "_s}, rest);
}

} // namespace

/// Merging two edits of one level.
class TestLevelMerge : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void editsOfDifferentCellsMerge()
    {
        const MergedLevel level = mergedRows(hall, {u"######"_s, u"#@#gO#"_s, u"#    #"_s, u"######"_s},
                                             {u"######"_s, u"#@ gO#"_s, u"#  ~ #"_s, u"#####X"_s});
        QCOMPARE(conflictsOf(level), QStringList());
        QCOMPARE(rowsOf(level.level), (QStringList{u"######"_s, u"#@#gO#"_s, u"#  ~ #"_s, u"#####X"_s}));
    }

    void theSameEditOnBothSidesIsNoConflict()
    {
        const QStringList edited{u"######"_s, u"#@#gO#"_s, u"# !  #"_s, u"######"_s};
        const MergedLevel level = mergedRows(hall, edited, edited);
        QCOMPARE(conflictsOf(level), QStringList());
        QCOMPARE(level.level, levelFrom(edited));
    }

    void aCellChangedDifferentlyIsAConflict()
    {
        const MergedLevel level = mergedRows(hall, {u"######"_s, u"#@ gO#"_s, u"#~~~ #"_s, u"######"_s},
                                             {u"######"_s, u"#@ gO#"_s, u"#:#  #"_s, u"######"_s});
        QCOMPARE(conflictsOf(level), (QStringList{u"Cells at 1, 2: water in ours, glass in theirs."_s,
                                                  u"Cells at 2, 2: water in ours, wall in theirs."_s}));
        QCOMPARE(rowsOf(level.level).at(2), u"#~~~ #"_s);
    }

    void movesOfDifferentThingsMerge()
    {
        const MergedLevel level = mergedRows(hall, {u"######"_s, u"#@ g #"_s, u"#   O#"_s, u"######"_s},
                                             {u"######"_s, u"#@g O#"_s, u"# !  #"_s, u"######"_s});
        QCOMPARE(conflictsOf(level), QStringList());
        QCOMPARE(rowsOf(level.level), (QStringList{u"######"_s, u"#@g  #"_s, u"# ! O#"_s, u"######"_s}));
    }

    void aMoveAndAValueOfOneThingMerge()
    {
        const auto orc = [](const QString &cell, const QString &values) {
            return withRest(u"\"things\": [{ \"cell\": %1, \"kind\": \"orc\"%2 }]"_s.arg(cell, values));
        };
        const MergedLevel level = merged(orc(u"[1, 0]"_s, u", \"hp\": 5"_s), orc(u"[2, 0]"_s, u", \"hp\": 5"_s),
                                         orc(u"[1, 0]"_s, u", \"hp\": 7"_s));
        QCOMPARE(conflictsOf(level), QStringList());
        QCOMPARE(level.level, orc(u"[2, 0]"_s, u", \"hp\": 7"_s));
    }

    void conflictingChangesOfThings_data()
    {
        QTest::addColumn<QStringList>("ours");
        QTest::addColumn<QStringList>("theirs");
        QTest::addColumn<QStringList>("rows");
        QTest::addColumn<QStringList>("sentences");
        QTest::newRow("moved to a different cell by each")
            << QStringList{u"@   O"_s, u"  T  "_s} << QStringList{u"@O   "_s, u"  T  "_s}
            << QStringList{u"@   O"_s, u"  T  "_s}
            << QStringList{u"The orc at 2, 0: moved to a different cell by each."_s};
        QTest::newRow("taken away and moved")
            << QStringList{u"@    "_s, u"  T  "_s} << QStringList{u"@ g O"_s, u"  T  "_s}
            << QStringList{u"@ g  "_s, u"  T  "_s}
            << QStringList{u"The orc at 2, 0: removed by one, changed by the other."_s};
        QTest::newRow("moved and taken away")
            << QStringList{u"@   O"_s, u"  T  "_s} << QStringList{u"@    "_s, u"  T  "_s}
            << QStringList{u"@   O"_s, u"  T  "_s}
            << QStringList{u"The orc at 2, 0: removed by one, changed by the other."_s};
        QTest::newRow("another thing put on one cell by each")
            << QStringList{u"@ O !"_s, u"  T  "_s} << QStringList{u"@ O /"_s, u"  T  "_s}
            << QStringList{u"@ O !"_s, u"  T  "_s} << QStringList{u"Cell 4, 0: changed differently by each."_s};
        QTest::newRow("both moved something to one cell")
            << QStringList{u"@   O"_s, u"  T  "_s} << QStringList{u"@ O T"_s, u"     "_s}
            << QStringList{u"@   O"_s, u"  T  "_s} << QStringList{u"Cell 4, 0: changed differently by each."_s};
        QTest::newRow("put where the other built a wall")
            << QStringList{u"@ O #"_s, u"  T  "_s} << QStringList{u"@ O !"_s, u"  T  "_s}
            << QStringList{u"@ O #"_s, u"  T  "_s} << QStringList{u"Cell 4, 0: changed differently by each."_s};
        QTest::newRow("a wall built where the other put something")
            << QStringList{u"@ O !"_s, u"  T  "_s} << QStringList{u"@ O #"_s, u"  T  "_s}
            << QStringList{u"@ O !"_s, u"  T  "_s} << QStringList{u"Cell 4, 0: changed differently by each."_s};
    }

    void conflictingChangesOfThings()
    {
        QFETCH(QStringList, ours);
        QFETCH(QStringList, theirs);
        QFETCH(QStringList, rows);
        QFETCH(QStringList, sentences);
        const MergedLevel level = mergedRows({u"@ O  "_s, u"  T  "_s}, ours, theirs);
        QCOMPARE(conflictsOf(level), sentences);
        QCOMPARE(rowsOf(level.level), rows);
    }

    void aSwapThatConflictsIsUndoneAsAWhole()
    {
        const MergedLevel level = mergedRows({u"@ O  "_s, u"  T  "_s}, {u"@ O g"_s, u"  T  "_s},
                                             {u"@ T O"_s, u"     "_s}); // the orc moved on, and the troll moved to its
                                                                        // cell
        QCOMPARE(conflictsOf(level), (QStringList{u"Cell 2, 0: changed differently by each."_s,
                                                  u"Cell 4, 0: changed differently by each."_s}));
        QCOMPARE(rowsOf(level.level), (QStringList{u"@ O g"_s, u"  T  "_s}));
    }

    void addedColumnsMergeWithEdits()
    {
        const QStringList wider{u"~######"_s, u"~#@ gO#"_s, u"~#    #"_s, u"~######"_s};
        const QStringList edited{u"######"_s, u"#@ g #"_s, u"##   #"_s, u"######"_s};
        const QStringList both{u"~######"_s, u"~#@ g #"_s, u"~##   #"_s, u"~######"_s};
        QCOMPARE(conflictsOf(mergedRows(hall, wider, edited)), QStringList());
        QCOMPARE(rowsOf(mergedRows(hall, wider, edited).level), both);
        QCOMPARE(rowsOf(mergedRows(hall, edited, wider).level), both);
    }

    void addedRowsAndColumnsMeetInWall()
    {
        const MergedLevel level = mergedRows({u"@ "_s}, {u"@ ~"_s}, {u"@ "_s, u"~~"_s});
        QCOMPARE(conflictsOf(level), QStringList());
        QCOMPARE(rowsOf(level.level), (QStringList{u"@ ~"_s, u"~~#"_s}));
    }

    void twoNewSizesAreAConflict()
    {
        const MergedLevel level = mergedRows({u"@ "_s}, {u"@ ~"_s}, {u"@ ~~"_s});
        QCOMPARE(conflictsOf(level),
                 (QStringList{
                     u"Both changed the size, or one cut off what the other changed. The size from ours is used."_s}));
        QCOMPARE(rowsOf(level.level), QStringList{u"@ ~"_s});
    }

    void editsOfCutOffCellsAreAConflict()
    {
        const QStringList base{u"@ :  "_s};
        const QStringList cut{u"@ :"_s};
        const QStringList edited{u"@ :~!"_s};
        const MergedLevel theirsLost = mergedRows(base, cut, edited);
        QCOMPARE(conflictsOf(theirsLost),
                 (QStringList{u"Theirs changed cells that ours cut off: 1."_s,
                              u"Theirs changed the healing potion at 4, 0, which ours cut off."_s}));
        QCOMPARE(rowsOf(theirsLost.level), cut);
        const MergedLevel oursKept = mergedRows(base, edited, cut);
        QCOMPARE(int(oursKept.conflicts.size()), 1);
        QCOMPARE(rowsOf(oursKept.level), edited);
    }

    void ordersOfThingsOnACellMerge()
    {
        const auto pile = [](const QStringList &kinds) {
            QStringList things;
            for (const QString &kind : kinds) {
                things += u"{ \"cell\": [1, 0], \"kind\": \"%1\" }"_s.arg(kind);
            }
            return withRest(u"\"things\": [%1]"_s.arg(things.join(u", "_s)));
        };
        const Level base = pile({u"sword"_s, u"dagger"_s, u"shield"_s});
        const MergedLevel level = merged(base, pile({u"dagger"_s, u"sword"_s, u"shield"_s}),
                                         pile({u"sword"_s, u"dagger"_s, u"helmet"_s, u"shield"_s}));
        QCOMPARE(conflictsOf(level), QStringList());
        QCOMPARE(level.level, pile({u"dagger"_s, u"helmet"_s, u"sword"_s, u"shield"_s}));
        const MergedLevel disputed =
            merged(base, pile({u"dagger"_s, u"sword"_s, u"shield"_s}), pile({u"shield"_s, u"sword"_s, u"dagger"_s}));
        QCOMPARE(conflictsOf(disputed), QStringList{u"Cell 1, 0: its things were reordered differently by each."_s});
    }

    void valuesMerge_data()
    {
        QTest::addColumn<QString>("base");
        QTest::addColumn<QString>("ours");
        QTest::addColumn<QString>("theirs");
        QTest::addColumn<QString>("both");
        QTest::newRow("name and author") << u"\"name\": \"Pit\""_s << u"\"name\": \"Cave\""_s
                                         << u"\"name\": \"Pit\", \"author\": \"Ann\""_s
                                         << u"\"name\": \"Cave\", \"author\": \"Ann\""_s;
        QTest::newRow("two rules") << u"\"rules\": { \"moves\": 4 }"_s << u"\"rules\": { \"moves\": 8 }"_s
                                   << u"\"rules\": { \"moves\": 4, \"clock\": \"turns\" }"_s
                                   << u"\"rules\": { \"moves\": 8, \"clock\": \"turns\" }"_s;
        QTest::newRow("a rule taken away, another added")
            << u"\"rules\": { \"moves\": 8 }"_s << u"\"rules\": {}"_s
            << u"\"rules\": { \"moves\": 8, \"clock\": \"turns\" }"_s << u"\"rules\": { \"clock\": \"turns\" }"_s;
        QTest::newRow("both take away what they do not want")
            << u"\"translations\": { \"de\": { \"name\": \"A\", \"description\": \"B\" } }"_s
            << u"\"translations\": { \"de\": { \"name\": \"A\" } }"_s
            << u"\"translations\": { \"de\": { \"description\": \"B\" } }"_s << u"\"name\": \"\""_s;
        QTest::newRow("languages")
            << u"\"name\": \"\""_s << u"\"translations\": { \"de\": { \"name\": \"A\" } }"_s
            << u"\"translations\": { \"fr\": { \"name\": \"B\" } }"_s
            << u"\"translations\": { \"de\": { \"name\": \"A\" }, \"fr\": { \"name\": \"B\" } }"_s;
        QTest::newRow("keys that nobody knows")
            << u"\"name\": \"\""_s << u"\"later\": [1]"_s << u"\"other\": 2"_s << u"\"later\": [1], \"other\": 2"_s;
    }

    void valuesMerge()
    {
        QFETCH(QString, base);
        QFETCH(QString, ours);
        QFETCH(QString, theirs);
        QFETCH(QString, both);
        const MergedLevel level = merged(withRest(base), withRest(ours), withRest(theirs));
        QCOMPARE(conflictsOf(level), QStringList());
        QCOMPARE(level.level, withRest(both));
    }

    void conflictsOfValuesNameThem()
    {
        const MergedLevel level = merged(withRest(u"\"name\": \"A\", \"rules\": { \"moves\": 4 }"_s),
                                         withRest(u"\"name\": \"B\", \"rules\": { \"moves\": 8 }"_s),
                                         withRest(u"\"name\": \"C\", \"rules\": {}"_s));
        QCOMPARE(conflictsOf(level), (QStringList{u"Name: “B” in ours, “C” in theirs."_s,
                                                  u"Step directions: 8 in ours, nothing in theirs."_s}));
        QCOMPARE(level.level, withRest(u"\"name\": \"B\", \"rules\": { \"moves\": 8 }"_s));
    }

    void conflictsUseTheLabelsOfTheEditor_data()
    {
        QTest::addColumn<QString>("base");
        QTest::addColumn<QString>("ours");
        QTest::addColumn<QString>("theirs");
        QTest::addColumn<QString>("sentence");
        const auto row = [](const char *name, const QString &content, const QStringList &sides,
                            const QString &sentence) {
            QTest::newRow(name) << content.arg(sides[0]) << content.arg(sides[1]) << content.arg(sides[2]) << sentence;
        };
        const QString orc = u"\"things\": [{ \"cell\": [2, 0], \"kind\": \"orc\"%1 }]"_s;
        const QString rat = u"\"kinds\": { \"monsters\": { \"rat\": { \"base\": \"orc\"%1 } } }"_s;
        row("rule", u"\"rules\": { \"fov_radius\": %1 }"_s, {u"5"_s, u"6"_s, u"7"_s},
            u"Sight radius: 6 in ours, 7 in theirs."_s);
        row("list of a rule", u"\"rules\": { \"win\": [%1] }"_s, {{}, u"\"exit\""_s, u"\"treasure\""_s},
            u"Win conditions: exit reached in ours, all treasure collected in theirs."_s);
        row("value of a thing", orc, {u", \"hp\": 5"_s, u", \"hp\": 6"_s, u", \"hp\": 7"_s},
            u"The orc at 2, 0: Hit points: 6 in ours, 7 in theirs."_s);
        row("what a thing carries", orc, {{}, u", \"item\": \"healing_potion\""_s, u", \"item\": \"sword\""_s},
            u"The orc at 2, 0: Carries: healing potion in ours, sword in theirs."_s);
        row("field of a kind", rat, {u", \"hp\": 2"_s, u", \"hp\": 3"_s, u", \"hp\": 4"_s},
            u"The kind “rat”: Hit points: 3 in ours, 4 in theirs."_s);
        row("list of a kind", u"\"kinds\": { \"items\": { \"tea\": { \"base\": \"healing_potion\"%1 } } }"_s,
            {{}, u", \"effects\": []"_s, u", \"effects\": [{ \"effect\": \"heal\", \"amount\": 5 }]"_s},
            u"The kind “tea”: The list of effects: changed differently by each."_s);
        row("a kind that one took away", u"\"kinds\": { \"monsters\": { %1 } }"_s,
            {u"\"rat\": { \"base\": \"orc\", \"hp\": 2 }, \"bat\": { \"base\": \"orc\" }"_s,
             u"\"bat\": { \"base\": \"orc\" }"_s,
             u"\"rat\": { \"base\": \"orc\", \"hp\": 3 }, \"bat\": { \"base\": \"orc\" }"_s},
            u"The kind “rat”: removed by one, changed by the other."_s);
        row("legend", u"\"legend\": { \"~\": \"%1\" }"_s, {u"water"_s, u"glass"_s, u"orc"_s},
            u"The character “~”: glass in ours, an orc in theirs."_s);
        row("legend that one has by default", u"\"legend\": { %1 }"_s, {u"\"~\": \"glass\""_s, {}, u"\"~\": \"orc\""_s},
            u"The character “~”: water in ours, an orc in theirs."_s);
        row("character that one has no more", u"\"legend\": { %1 }"_s, {u"\"€\": \"glass\""_s, {}, u"\"€\": \"orc\""_s},
            u"The character “€”: nothing in ours, an orc in theirs."_s);
        row("translation", u"\"translations\": { \"de\": { \"name\": \"%1\" } }"_s, {u"A"_s, u"B"_s, u"C"_s},
            u"Translation into Deutsch (de): Name: “B” in ours, “C” in theirs."_s);
        row("key that nobody knows", u"\"later\": %1"_s, {u"1"_s, u"2"_s, u"3"_s}, u"Later: 2 in ours, 3 in theirs."_s);
    }

    void conflictsUseTheLabelsOfTheEditor()
    {
        QFETCH(QString, base);
        QFETCH(QString, ours);
        QFETCH(QString, theirs);
        QFETCH(QString, sentence);
        QCOMPARE(conflictsOf(merged(withRest(base), withRest(ours), withRest(theirs))), QStringList{sentence});
    }

    void kindsMergeFieldByField()
    {
        const auto rat = [](const QString &fields) {
            return withRest(u"\"kinds\": { \"monsters\": { \"rat\": { \"base\": \"orc\"%1 } } }"_s.arg(fields));
        };
        const MergedLevel level =
            merged(rat(u", \"hp\": 2"_s), rat(u", \"hp\": 3"_s), rat(u", \"hp\": 2, \"power\": 4"_s));
        QCOMPARE(conflictsOf(level), QStringList());
        QCOMPARE(level.level, rat(u", \"hp\": 3, \"power\": 4"_s));
        const MergedLevel gone = merged(rat(u", \"hp\": 2"_s), rat(u", \"hp\": 3"_s), withRest({}));
        QCOMPARE(int(gone.conflicts.size()), 1);
        QCOMPARE(gone.level, rat(u", \"hp\": 3"_s));
    }

    void differentKindsWithTheSameKeyAreBothKept()
    {
        const auto castellan = [](int hp, int column) {
            return withRest(
                u"\"things\": [{ \"cell\": [%1, 0], \"kind\": \"castellan\" }], \"kinds\": { \"monsters\": { "
                u"\"castellan\": { \"base\": \"orc\", \"hp\": %2 } } }"_s.arg(column)
                    .arg(hp));
        };
        const MergedLevel level = merged(withRest({}), castellan(45, 1), castellan(99, 2));
        QCOMPARE(conflictsOf(level),
                 QStringList{
                     u"Both added a different kind “castellan”. The one from theirs is now called “castellan_2”."_s});
        QCOMPARE(level.level.kinds.value(u"monsters"_s).toObject(),
                 (QJsonObject{{u"castellan"_s, QJsonObject{{u"base"_s, u"orc"_s}, {u"hp"_s, 45}}},
                              {u"castellan_2"_s, QJsonObject{{u"base"_s, u"orc"_s}, {u"hp"_s, 99}}}}));
        QCOMPARE(level.level.things[1].kind, u"castellan"_s);
        QCOMPARE(level.level.things[2].kind, u"castellan_2"_s);
    }

    void equalKindsAddedByBothAreMerged()
    {
        const auto castellan = [](int column) {
            return withRest(
                u"\"things\": [{ \"cell\": [%1, 0], \"kind\": \"castellan\" }], \"kinds\": { \"monsters\": { "
                u"\"castellan\": { \"base\": \"orc\", \"hp\": 45 } } }"_s.arg(column));
        };
        const MergedLevel level = merged(withRest({}), castellan(1), castellan(2));
        QCOMPARE(conflictsOf(level), QStringList());
        QCOMPARE(level.level.kinds, castellan(1).kinds);
        QCOMPARE(int(level.level.things.size()), 3);
    }

    void aDeletedKindIsRestoredWithItsUses()
    {
        const QString kinds = u"\"kinds\": { \"monsters\": { \"guard\": { \"base\": \"castellan\" }, \"castellan\": { "
                              u"\"base\": \"orc\", \"name\": \"castellan\" } } }, \"translations\": { \"de\": { "
                              u"\"kinds.monsters.castellan.name\": \"Kastellan\" } }"_s;
        const Level base = withRest(kinds);
        const Level placed =
            withRest(kinds + u", \"things\": [{ \"cell\": [1, 0], \"kind\": \"guard\", \"hp\": 3 }]"_s);
        for (const bool isOurs : {true, false}) {
            const MergedLevel level = isOurs ? merged(base, placed, withRest({})) : merged(base, withRest({}), placed);
            QCOMPARE(conflictsOf(level), QStringList());
            QCOMPARE(level.level, placed);
        }
    }

    void changedProofsNeverConflict()
    {
        const auto proof = [](int seed) { return withRest(u"\"proof\": { \"seed\": %1 }"_s.arg(seed)); };
        const Level none = withRest({});
        QCOMPARE(merged(none, proof(1), none).level, proof(1));
        QCOMPARE(merged(none, none, proof(1)).level, proof(1));
        QCOMPARE(merged(proof(1), none, proof(1)).level, none);
        const MergedLevel both = merged(proof(1), proof(2), proof(3));
        QCOMPARE(conflictsOf(both), QStringList());
        QCOMPARE(both.level, merged(proof(1), proof(3), proof(2)).level);
    }

    void withoutABaseEqualCellsMerge()
    {
        const MergedLevel same = merged(Level(), levelFrom(hall), levelFrom(hall));
        QCOMPARE(conflictsOf(same), QStringList());
        QCOMPARE(same.level, levelFrom(hall));
        const MergedLevel other = merged(Level(), levelFrom({u"@ "_s}), levelFrom({u"@~"_s}));
        QCOMPARE(conflictsOf(other), QStringList{u"Cells at 1, 0: floor in ours, water in theirs."_s});
    }
};

MAZEWRIGHT_SUITE(levelmerge, TestLevelMerge)
#include "tst_levelmerge.moc"
