#include "editor/text/leveldifferencetext.h"
#include "gamecore/base/rng.h"
#include "gamecore/data/catalogue.h"
#include "gamecore/data/kind.h"
#include "gamecore/diff/levellines.h"
#include "gamecore/diff/levelmerge.h"
#include "gamecore/level/levelkinds.h"
#include "gamecore/levelfile/levelwriter.h"
#include "tests/support/drawnworld.h"
#include "tests/support/randomrows.h"
#include "tests/support/soak.h"
#include "tests/support/suite.h"

#include <QTest>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace {

Point anyCell(Rng &rng, const Level &level)
{
    const int x = rng.below(level.size().width);
    return {x, rng.below(level.size().height)};
}

QString anyKind(Rng &rng)
{
    const QStringList kinds{u"orc"_s, u"troll"_s, u"sword"_s, u"treasure"_s, u"helmet"_s};
    return kinds.at(rng.below(int(kinds.size())));
}

void editThing(Rng &rng, Level &level)
{
    if (level.things.empty() || rng.below(3) == 0) {
        level.things.push_back({.cell = anyCell(rng, level), .kind = anyKind(rng), .values = {}});
        return;
    }
    const auto place = level.things.begin() + rng.below(int(level.things.size()));
    switch (rng.below(5)) {
    case 0:
        level.things.erase(place);
        return;
    case 1:
        place->kind = anyKind(rng);
        return;
    case 2:
        place->values.insert("hp"_L1, 1 + rng.below(3));
        return;
    case 3:
        std::swap(*place, level.things.front());
        std::swap(place->cell, level.things.front().cell);
        return;
    default:
        place->cell = anyCell(rng, level);
    }
}

void editValue(Rng &rng, Level &level)
{
    const int number = rng.below(3);
    switch (rng.below(7)) {
    case 0:
        level.name = QString::number(number);
        return;
    case 1:
        level.rules = number == 0 ? QJsonObject() : QJsonObject{{u"moves"_s, 4 * number}};
        return;
    case 2:
        level.rules.insert("fov_radius"_L1, 1 + number);
        return;
    case 3:
        level.kinds = {
            {u"monsters"_s, QJsonObject{{u"rat"_s, QJsonObject{{u"base"_s, u"orc"_s}, {u"hp"_s, 1 + number}}}}}};
        return;
    case 4:
        level.translations = {{u"de"_s, QJsonObject{{number == 0 ? u"name"_s : u"description"_s, u"x"_s}}}};
        return;
    case 5:
        level.proof = number == 0 ? QJsonObject() : QJsonObject{{u"seed"_s, number}};
        return;
    default:
        level.unknown.insert(u"later%1"_s.arg(rng.below(2)), number);
    }
}

/// Adds or removes rows or columns at any side, as the editor does.
void resize(Rng &rng, Level &level)
{
    const Point shift{rng.below(3) - 1, rng.below(3) - 1};
    const Size size{std::max(1, level.size().width + shift.x + rng.below(3) - 1),
                    std::max(1, level.size().height + shift.y + rng.below(3) - 1)};
    Grid<TerrainId> terrain(size, shippedCatalogue()->wall());
    for (int y = 0; y < size.height; ++y) {
        for (int x = 0; x < size.width; ++x) {
            const Point from = Point{x, y} - shift;
            if (level.terrain.contains(from)) {
                terrain.set({x, y}, level.terrain.at(from));
            }
        }
    }
    level.terrain = terrain;
    for (Thing &thing : level.things) {
        thing.cell = thing.cell + shift;
    }
    level.things.erase(std::remove_if(level.things.begin(), level.things.end(),
                                      [&size](const Thing &thing) { return !size.contains(thing.cell); }),
                       level.things.end());
}

Level edited(Level level, Rng &rng, int edits)
{
    for (int i = 0; i < edits; ++i) {
        const int what = rng.below(12);
        if (what == 0) {
            resize(rng, level);
        } else if (what < 3) {
            editValue(rng, level);
        } else if (what < 7) {
            editThing(rng, level);
        } else {
            level.terrain.set(anyCell(rng, level), TerrainId(rng.below(int(shippedCatalogue()->terrain().size()))));
        }
        sortThings(level.things);
    }
    return level;
}

CataloguePtr catalogueOf(const Level &level)
{
    IssueList ignored;
    return ::catalogueOf(level, *shippedCatalogue(), ignored);
}

/// Adds, changes, deletes and places kinds of the level's own; the result is valid.
Level withKindsEdited(Level level, Rng &rng, int edits)
{
    for (int i = 0; i < edits; ++i) {
        QJsonObject monsters = level.kinds.value("monsters"_L1).toObject();
        const QString key = QStringList{u"castellan"_s, u"guard"_s, u"king"_s}.at(rng.below(3));
        const QString other = QStringList{u"orc"_s, u"troll"_s, u"castellan"_s}.at(rng.below(3));
        const bool isNamed = keysNamedBy(level).contains(key);
        const bool isBaseThere = other != key && (other != u"castellan" || monsters.contains(other));
        switch (rng.below(3)) {
        case 0:
            if (isBaseThere && !(key == u"castellan" && monsters.contains(key))) {
                monsters.insert(key, QJsonObject{{u"base"_s, other}, {u"hp"_s, 40 + rng.below(3)}});
            }
            break;
        case 1:
            if (!isNamed) {
                monsters.remove(key);
            }
            break;
        default:
            if (monsters.contains(key)) {
                level.things.push_back({.cell = anyCell(rng, level), .kind = key, .values = {{u"hp"_s, 7}}});
                level.translations = {{u"de"_s, QJsonObject{{u"kinds.monsters.%1.name"_s.arg(key), u"x"_s}}}};
            }
        }
        level.kinds = monsters.isEmpty() ? QJsonObject() : QJsonObject{{u"monsters"_s, monsters}};
        level.translations = monsters.isEmpty() ? QJsonObject() : level.translations;
        sortThings(level.things);
    }
    return level;
}

/// A small level and two edits of it. The number determines all of it.
struct Triple {
    explicit Triple(int number)
    {
        Rng rng(std::uint64_t(number), 19);
        const Size size{1 + rng.below(9), 1 + rng.below(7)};
        base = levelFrom(randomRows(rng, size, u"##    .~OOTg!"_s));
        ours = edited(base, rng, rng.below(7));
        theirs = edited(base, rng, rng.below(7));
    }
    Level base;
    Level ours;
    Level theirs;
};

MergedLevel mergeOf(const Level &base, const Level &ours, const Level &theirs)
{
    return mergeLevels(base, ours, theirs, shippedCatalogue()->wall());
}

/// Returns the number of a triple and the conflicts of its merge in both directions.
QByteArray wordsOf(int number, const MergedLevel &one, const MergedLevel &other)
{
    QStringList words{QString::number(number)};
    for (const MergedLevel *merged : {&one, &other}) {
        words += u"of one side:"_s;
        for (const MergeConflict &conflict : merged->conflicts) {
            words += sentenceOf(conflict, *shippedCatalogue());
        }
    }
    return words.join(u'\n').toUtf8();
}

QByteArray fileOf(const Level &level)
{
    return writeLevelJson(level, *shippedCatalogue());
}

} // namespace

/// Laws of differences and merges that hold for all edits.
class TestMergeLaws : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void onlyEqualLevelsHaveNoDifference()
    {
        for (int i = 0; i < m_count; ++i) {
            const Triple levels(i);
            QVERIFY2(differenceOf(levels.ours, levels.ours).isEmpty(), qPrintable(QString::number(i)));
            QVERIFY2(differenceOf(levels.ours, levels.theirs).isEmpty() == (levels.ours == levels.theirs),
                     qPrintable(QString::number(i)));
        }
    }

    void onlyEqualLevelsHaveEqualLines()
    {
        for (int i = 0; i < m_count; ++i) {
            const Triple levels(i);
            const auto lines = [](const Level &level) { return linesOf(level, *shippedCatalogue()); };
            QVERIFY2((lines(levels.ours) == lines(levels.theirs)) == (fileOf(levels.ours) == fileOf(levels.theirs)),
                     qPrintable(QString::number(i)));
        }
    }

    void anUnchangedSideYieldsTheOther()
    {
        for (int i = 0; i < m_count; ++i) {
            const Triple levels(i);
            const MergedLevel ours = mergeOf(levels.base, levels.ours, levels.base);
            QVERIFY2(ours.level == levels.ours && ours.conflicts.empty(), qPrintable(QString::number(i)));
            const MergedLevel theirs = mergeOf(levels.base, levels.base, levels.theirs);
            QVERIFY2(theirs.level == levels.theirs && theirs.conflicts.empty(), qPrintable(QString::number(i)));
        }
    }

    void equalSidesYieldThatSide()
    {
        for (int i = 0; i < m_count; ++i) {
            const Triple levels(i);
            const MergedLevel merged = mergeOf(levels.base, levels.ours, levels.ours);
            QVERIFY2(merged.level == levels.ours && merged.conflicts.empty(), qPrintable(QString::number(i)));
        }
    }

    void cleanMergesAreSymmetric()
    {
        int clean = 0;
        int disputed = 0;
        for (int i = 0; i < m_count; ++i) {
            const Triple levels(i);
            const MergedLevel one = mergeOf(levels.base, levels.ours, levels.theirs);
            const MergedLevel other = mergeOf(levels.base, levels.theirs, levels.ours);
            QVERIFY2(one.conflicts.empty() == other.conflicts.empty(), wordsOf(i, one, other));
            (one.conflicts.empty() ? clean : disputed) += 1;
            if (one.conflicts.empty()) {
                QVERIFY2(one.level == other.level, qPrintable(QString::number(i)));
            }
        }
        QVERIFY(clean > m_count / 10);
        QVERIFY(disputed > m_count / 10);
    }

    void aMergeIsACanonicalLevel()
    {
        for (int i = 0; i < m_count; ++i) {
            const Triple levels(i);
            const QByteArray file = fileOf(mergeOf(levels.base, levels.ours, levels.theirs).level);
            const ReadLevel again = readLevelJson(file, *shippedCatalogue());
            QVERIFY2(again.level, file);
            QCOMPARE(fileOf(again.level.value()), file);
        }
    }

    void everyKindNamedByAMergeExists()
    {
        int renamed = 0;
        for (int i = 0; i < m_count; ++i) {
            Rng rng(std::uint64_t(i), 20);
            const Level base = withKindsEdited(levelFrom({u"@      "_s, u"       "_s}), rng, 3);
            const Level ours = withKindsEdited(base, rng, rng.below(6));
            const Level theirs = withKindsEdited(base, rng, rng.below(6));
            const MergedLevel one = mergeOf(base, ours, theirs);
            const MergedLevel other = mergeOf(base, theirs, ours);
            for (const Level *level : {&one.level, &other.level}) {
                const CataloguePtr catalogue = catalogueOf(*level);
                for (const QString &key : keysNamedBy(*level)) {
                    const QByteArray wrong = QByteArray::number(i) + ": " + key.toUtf8()
                                             + " is named and not there\nbase " + fileOf(base) + "ours " + fileOf(ours)
                                             + "theirs " + fileOf(theirs);
                    QVERIFY2(catalogue->meaningOf(key), wrong);
                }
            }
            QVERIFY2(one.conflicts.empty() == other.conflicts.empty(), wordsOf(i, one, other));
            QVERIFY2(!one.conflicts.empty() || one.level == other.level, qPrintable(QString::number(i)));
            renamed += int(std::any_of(one.conflicts.begin(), one.conflicts.end(), [](const MergeConflict &conflict) {
                return conflict.what == MergeConflict::What::Kind;
            }));
        }
        QVERIFY(renamed > m_count / 20);
    }

private:
    const int m_count = repeats(600, 20'000);
};

MAZEWRIGHT_SUITE(mergelaws, TestMergeLaws)
#include "tst_mergelaws.moc"
