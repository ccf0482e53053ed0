#include "tests/support/editedrun.h"
#include "tests/support/suite.h"

#include <QTest>

using namespace Qt::StringLiterals;

namespace {

const QString east = u"move east"_s;
const QStringList stroll{east, east, east, east};
const QStringList hall{u"@    "_s, u"    g"_s, u"#####"_s, u"     "_s};
const QStringList path{u"@     g"_s, u"#######"_s, u"       "_s};

/// Commands on a level, an edit of the level, and the expected difference.
struct Edit {
    const char *name;
    QStringList lines;
    FightingLevel before;
    FightingLevel after;
    QString told;
};

/// Returns the JSON of a level's own monster kind with these values.
QString guardWith(const QString &values)
{
    return u"\"monsters\": { \"guard\": { \"base\": \"orc\", \"behavior\": \"idle\", %1 } }"_s.arg(values);
}

/// Returns the JSON of a level's own scroll that confuses its target for this many turns.
QString dazeOf(int turns, const QString &target)
{
    return u"\"items\": { \"daze\": { \"base\": \"confusion_scroll\", \"effects\": [ { \"effect\": \"status\", "
           "\"status\": \"confused\", \"turns\": %1 } ], \"targeting\": { \"target\": \"%2\" } } }"_s.arg(turns)
               .arg(target);
}

std::vector<Edit> editsOfPlaces()
{
    const QStringList take{east, east, u"pickup"_s};
    return {
        {"a wall where nobody comes",
         stroll,
         {hall},
         {{hall[0], hall[1], hall[2], u"  #  "_s}},
         u"nothing after 4 at 4,0"_s},
        {"a wall in his way",
         stroll,
         {hall},
         {{u"@  # "_s, hall[1]}},
         u"hero_elsewhere after 3 at 2,0 instead of 3,0"_s},
        {"the start", stroll, {hall}, {{u" @   "_s, hall[1]}}, u"hero_elsewhere after 0 at 1,0 instead of 0,0"_s},
        {"a treasure gone that he takes", stroll, {{u"@ g  g"_s}}, {{u"@    g"_s}}, u"gold after 2 at 2,0"_s},
        {"the only other treasure gone", stroll, {{u"@ g  g"_s}}, {{u"@ g   "_s}}, u"outcome after 2 at 2,0"_s},
        {"an item gone that he takes", take, {{u"@ ! g"_s}}, {{u"@   g"_s}}, u"bag after 3 at 2,0"_s},
        {"another item", take, {{u"@ ! g"_s}}, {{u"@ l g"_s}}, u"bag after 3 at 2,0"_s},
        {"an item gone that he does not take",
         {east, east},
         {{u"@ ! g"_s}},
         {{u"@   g"_s}},
         u"nothing after 2 at 2,0"_s},
    };
}

std::vector<Edit> editsOfMonsters()
{
    const QString patrol = u"orc 2 2 behavior=patrol direction=east"_s;
    const QStringList guard{u"guard 1 0"_s};
    const auto guarded = [&](const QString &values) { return FightingLevel{path, guard, {}, guardWith(values)}; };
    return {
        {"a monster in his way",
         stroll,
         {path},
         {path, {u"orc 3 0 behavior=idle"_s}},
         u"hero_elsewhere after 3 at 2,0 instead of 3,0"_s},
        {"a hunter who comes for him", stroll, {path}, {path, {u"orc 4 0"_s}}, u"hero_hp after 2 at 2,0"_s},
        {"one that meets nobody, before all others",
         stroll,
         {path, {patrol}},
         {path, {u"troll 0 2 behavior=idle"_s, patrol}},
         u"nothing after 4 at 4,0"_s},
        {"one in the way of another",
         stroll,
         {path, {patrol}},
         {path, {u"troll 4 2 behavior=idle"_s, patrol}},
         u"monster_elsewhere after 2 at 3,2 instead of 4,2"_s},
        {"one that is moved, and no matter",
         stroll,
         {path, {u"orc 3 2 behavior=idle"_s}},
         {path, {u"orc 4 2 behavior=idle"_s}},
         u"nothing after 4 at 4,0"_s},
        {"one that is moved into his way",
         stroll,
         {path, {u"orc 3 2 behavior=idle"_s}},
         {path, {u"orc 2 0 behavior=idle"_s}},
         u"hero_elsewhere after 2 at 1,0 instead of 2,0"_s},
        {"what it does",
         stroll,
         {path, {patrol}},
         {path, {u"orc 2 2 behavior=idle"_s}},
         u"monster_elsewhere after 1 at 2,2 instead of 3,2"_s},
        {"fewer hit points", stroll, guarded(u"\"hp\": 9"_s), guarded(u"\"hp\": 4"_s),
         u"monster_dies after 1 at 1,0"_s},
        {"more hit points", stroll, guarded(u"\"hp\": 4"_s), guarded(u"\"hp\": 9"_s),
         u"monster_lives after 1 at 1,0"_s},
        {"hit points that decide nothing",
         {east},
         guarded(u"\"hp\": 8"_s),
         guarded(u"\"hp\": 9"_s),
         u"nothing after 1 at 0,0"_s},
        {"other experience", stroll, guarded(u"\"hp\": 4, \"xp\": 35"_s), guarded(u"\"hp\": 4, \"xp\": 36"_s),
         u"growth after 1 at 0,0"_s},
        {"more defense", stroll, guarded(u"\"defense\": 0"_s), guarded(u"\"defense\": 1"_s),
         u"monster_hurt after 1 at 1,0"_s},
    };
}

std::vector<Edit> editsOfRules()
{
    const QStringList steps{east, u"move north"_s};
    const QStringList use{u"pickup"_s, u"use b"_s, u"wait"_s};
    const QStringList aim{u"pickup"_s, u"use b 3 0"_s, u"wait"_s};
    const QStringList cage{u"@ :O:g"_s, u"  :::#"_s}; // of glass: confused actors stay where they are
    const QStringList scroll{u"daze 0 0"_s};
    return {
        {"fewer directions",
         {east, u"move southeast"_s},
         {{u"@  g"_s, u"    "_s}},
         {{u"@  g"_s, u"    "_s}, {}, u"\"moves\": 4"_s},
         u"hero_elsewhere after 2 at 1,0 instead of 2,1"_s},
        {"a rule that decides nothing here",
         stroll,
         {hall},
         {hall, {}, u"\"level_hp\": 30"_s},
         u"nothing after 4 at 4,0"_s},
        {"what a step into a wall costs",
         steps,
         {hall, {}, u"\"wall_bump\": \"turn\""_s},
         {hall},
         u"turn after 2 at 1,0"_s},
        {"the clock", stroll, {hall}, {hall, {}, u"\"clock\": \"realtime\""_s}, u"clock after 0 at 0,0"_s},
        {"how long the hero is confused",
         use,
         {hall, scroll, {}, dazeOf(5, u"self"_s)},
         {hall, scroll, {}, dazeOf(7, u"self"_s)},
         u"hero_status after 2 at 0,0"_s},
        {"how long a monster is confused",
         aim,
         {cage, scroll, {}, dazeOf(5, u"cell"_s)},
         {cage, scroll, {}, dazeOf(7, u"cell"_s)},
         u"monster_status after 2 at 3,0"_s},
    };
}

std::vector<Edit> allEdits()
{
    std::vector<Edit> edits = editsOfPlaces();
    for (const std::vector<Edit> &more : {editsOfMonsters(), editsOfRules()}) {
        edits.insert(edits.end(), more.begin(), more.end());
    }
    return edits;
}

} // namespace

/// Each kind of edit is reported at the beat and the cell where the game begins to differ.
class TestRunEdits : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void anEditShowsWhereItChangesTheGame_data()
    {
        QTest::addColumn<int>("row");
        const std::vector<Edit> edits = allEdits();
        for (std::size_t i = 0; i < edits.size(); ++i) {
            QTest::newRow(edits[i].name) << int(i);
        }
    }

    void anEditShowsWhereItChangesTheGame()
    {
        QFETCH(int, row);
        const Edit edit = allEdits().at(std::size_t(row));
        const Run run = playedRun(edit.before.game(), edit.lines);
        const RunDifference difference = differenceIn(run, edit.after.playable());
        QCOMPARE(words(difference), edit.told);
        QCOMPARE(difference.turn, int(difference.beat)); // each of these lines takes a turn in the recorded game
    }

    void everyKindOfDifferenceIsTested()
    {
        QStringList missing;
        for (int what = 0; what < runDifferenceCount; ++what) {
            missing.append(keyOf(RunDifference::What(what)));
        }
        for (const Edit &edit : allEdits()) {
            missing.removeAll(edit.told.section(u' ', 0, 0));
        }
        QCOMPARE(missing, QStringList());
    }
};

MAZEWRIGHT_SUITE(runedits, TestRunEdits)
#include "tst_runedits.moc"
