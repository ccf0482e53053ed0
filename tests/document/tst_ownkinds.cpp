#include "editor/document/leveldocument.h"
#include "editor/edits/carriedkinds.h"
#include "editor/edits/clipcells.h"
#include "editor/edits/ownkinds.h"
#include "editor/tools/toolbox.h"
#include "gamecore/data/catalogue.h"
#include "gamecore/data/effect.h"
#include "gamecore/data/kind.h"
#include "gamecore/levelfile/levelreader.h"
#include "gamecore/levelfile/levelwriter.h"
#include "tests/support/drawnlevel.h"
#include "tests/support/suite.h"

#include <QJsonArray>
#include <QSignalSpy>
#include <QTest>

using namespace Qt::StringLiterals;

namespace {

OwnKind monster(const QString &key, const QJsonObject &record)
{
    return {.category = KindCategory::Monster, .key = key, .record = record};
}

OwnKind iceOrc()
{
    return monster(u"ice_orc"_s, {{u"base"_s, u"orc"_s}, {u"name"_s, u"ice orc"_s}, {u"hp"_s, 30}});
}

/// Returns things and their own kinds, adapted to a level into which they are copied.
SettledStamp carriedTo(const Level &level, const QJsonObject &kinds, const std::vector<Thing> &things)
{
    IssueList ignored;
    return settled({.terrain = {}, .cells = {}, .things = things, .kinds = kinds}, level,
                   *catalogueOf(level, *shippedCatalogue(), ignored));
}

const Kind &kindOf(const CataloguePtr &catalogue, const QString &key)
{
    return catalogue->kind(*catalogue->kindOf(key));
}

} // namespace

/// A level's own kinds: created, edited, renamed, deleted, checked as by the reader, and copied along.
class TestOwnKinds : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void init()
    {
        m_document = std::make_unique<LevelDocument>(shippedCatalogue());
        m_document->reset(drawnLevel({u"@O g"_s, u"OT  "_s}));
    }

    void aNewKindEqualsItsBase()
    {
        const std::optional<OwnKind> kind = newKindFrom(level(), *m_document->catalogue(), u"orc"_s);
        QVERIFY(kind);
        QCOMPARE(*kind, monster(u"orc_2"_s, {{u"base"_s, u"orc"_s}}));
        QVERIFY(issues(*kind).isEmpty());
        QVERIFY(!newKindFrom(level(), *m_document->catalogue(), u"start"_s));
        QVERIFY(!newKindFrom(level(), *m_document->catalogue(), u"wall"_s));
        QVERIFY(!newKindFrom(level(), *m_document->catalogue(), u"nobody"_s));
        QVERIFY(!newKindFrom(level(), *m_document->catalogue(), {}));
    }

    void keysAreMadeFromNames()
    {
        const Catalogue &catalogue = *shippedCatalogue();
        QCOMPARE(keyFromName(u"Ice Orc!"_s, catalogue), u"ice_orc"_s);
        QCOMPARE(keyFromName(u"  Größe 3  "_s, catalogue), u"gro_e_3"_s);
        QCOMPARE(keyFromName(u"orc"_s, catalogue), u"orc_2"_s);
        QCOMPARE(keyFromName(u"orc"_s, catalogue, u"orc"_s), u"orc"_s);
        QCOMPARE(keyFromName(u"<>"_s, catalogue), u"kind"_s);
        QCOMPARE(keyFromName({}, catalogue), u"kind"_s);
        QVERIFY(keyFromName(QString(5000, u'a'), catalogue).size() <= 60);
    }

    void wrongFieldsAreReportedLikeTheReaderDoes()
    {
        const auto with = [](const QString &field, const QJsonValue &value) {
            OwnKind kind = iceOrc();
            kind.record.insert(field, value);
            return kind;
        };
        for (const OwnKind &kind :
             {with(u"hp"_s, 0), with(u"hp"_s, 10000), with(u"hp"_s, u"many"_s), with(u"behavior"_s, u"dance"_s),
              with(u"glyph"_s, u"oo"_s), with(u"color"_s, u"red"_s), with(u"base"_s, u"nobody"_s),
              with(u"base"_s, u"dagger"_s), with(u"wings"_s, 2), with(u"characters"_s, u"x"_s)}) {
            const IssueList found = issues(kind);
            QVERIFY(!found.isEmpty());
            Level changed = level();
            changed.kinds = changeByOwnKind(level(), kind, {}).properties.kinds;
            const IssueList read = checkLevel(changed, *shippedCatalogue()).issues;
            QCOMPARE(found[0].code, read[0].code);
            QCOMPARE(found[0].path, read[0].path);
            QCOMPARE(found[0].found, read[0].found);
        }
        QVERIFY(issues(iceOrc()).isEmpty());
    }

    void aTakenKeyIsReported()
    {
        add(iceOrc());
        for (const QString &key : {u"orc"_s, u"wall"_s, u"ice_orc"_s, QString()}) {
            const IssueList found = issues(monster(key, {{u"base"_s, u"troll"_s}}));
            QCOMPARE(found.count(), 1);
            QCOMPARE(found[0].expected, Expected::UnusedKey);
        }
        QVERIFY(issues(iceOrc(), u"ice_orc"_s).isEmpty()); // a kind may keep its own key
    }

    void changesThatBreakOtherKindsAreReported()
    {
        const auto treasure = [](const QString &key, const QJsonObject &record) {
            return OwnKind{.category = KindCategory::Treasure, .key = key, .record = record};
        };
        add(treasure(u"hoard"_s, {{u"base"_s, u"treasure"_s}, {u"gold_min"_s, 10}, {u"gold_max"_s, 100}}));
        add(treasure(u"small_hoard"_s, {{u"base"_s, u"hoard"_s}, {u"gold_max"_s, 20}}));
        const OwnKind richer =
            treasure(u"hoard"_s, {{u"base"_s, u"treasure"_s}, {u"gold_min"_s, 50}, {u"gold_max"_s, 100}});
        QCOMPARE(issues(richer, u"hoard"_s).count(), 1);
        // A kind with itself as its base.
        OwnKind round = richer;
        round.record.insert(u"base"_s, u"small_hoard"_s);
        QVERIFY(!issues(round, u"hoard"_s).isEmpty());
    }

    void aKindIsAddedAsOneStep()
    {
        const QByteArray before = written();
        QSignalSpy spy(m_document.get(), &LevelDocument::catalogueChanged);
        add(iceOrc());
        QCOMPARE(spy.count(), 1);
        QCOMPARE(m_document->undoStack().count(), 1);
        QCOMPARE(kindOf(m_document->catalogue(), u"ice_orc"_s).hp, 30);
        QCOMPARE(kindOf(m_document->catalogue(), u"ice_orc"_s).xp, 35);
        const QByteArray after = written();
        m_document->undo();
        QVERIFY(!m_document->catalogue()->kindOf(u"ice_orc"_s));
        QCOMPARE(written(), before);
        m_document->redo();
        QCOMPARE(written(), after);
    }

    void renamingUpdatesThingsCharactersAndDerivedKinds()
    {
        Level level = drawnLevel({u"@O g"_s});
        level.kinds = {{u"monsters"_s, QJsonObject{{u"ice_orc"_s, iceOrc().record},
                                                   {u"king"_s, QJsonObject{{u"base"_s, u"ice_orc"_s}}}}}};
        level.legend = {{u"i"_s, u"ice_orc"_s}, {u"w"_s, u"water"_s}};
        level.things[1].kind = u"ice_orc"_s;
        m_document->reset(level);
        const QByteArray before = written();
        OwnKind kind = iceOrc();
        kind.key = u"frost_orc"_s;
        apply(changeByOwnKind(this->level(), kind, u"ice_orc"_s));
        QCOMPARE(this->level().things[1].kind, u"frost_orc"_s);
        QCOMPARE(this->level().legend, (QJsonObject{{u"i"_s, u"frost_orc"_s}, {u"w"_s, u"water"_s}}));
        QVERIFY(!ownKind(this->level(), u"ice_orc"_s));
        QCOMPARE(ownKind(this->level(), u"king"_s)->base(), u"frost_orc"_s);
        QVERIFY(!checkLevel(this->level(), *shippedCatalogue()).issues.hasErrors());
        QCOMPARE(m_document->undoStack().count(), 1);
        m_document->undo();
        QCOMPARE(written(), before);
    }

    void deletingCanTurnThingsIntoTheBase()
    {
        add(iceOrc());
        m_document->stroke({}, changeByPainting(level(), *m_document->catalogue(),
                                                Area({{2, 0}, {3, 1}}, level().size()), Paint::ofKind(u"ice_orc"_s)));
        QCOMPARE(countOfKind(level(), u"ice_orc"_s), 2);
        const QByteArray before = written();
        apply(changeByRemovingKind(level(), u"ice_orc"_s, true));
        QCOMPARE(rowsOf(level()), (QStringList{u"@OOg"_s, u"OT O"_s}));
        QCOMPARE(level().kinds, QJsonObject());
        m_document->undo();
        QCOMPARE(written(), before);
        QCOMPARE(countOfKind(level(), u"ice_orc"_s), 2);
    }

    void deletingCanRemoveThings()
    {
        add(iceOrc());
        m_document->stroke({}, changeByPainting(level(), *m_document->catalogue(),
                                                Area({{2, 0}, {3, 1}}, level().size()), Paint::ofKind(u"ice_orc"_s)));
        const QByteArray before = written();
        apply(changeByRemovingKind(level(), u"ice_orc"_s, false));
        QCOMPARE(rowsOf(level()), (QStringList{u"@O g"_s, u"OT  "_s}));
        const QByteArray after = written();
        m_document->undo();
        QCOMPARE(written(), before);
        m_document->redo();
        QCOMPARE(written(), after);
        apply(changeByRemovingKind(level(), u"orc"_s, false)); // the level has no such kind of its own
        QCOMPARE(written(), after);
    }

    void carriedItemsFollowTheirKind()
    {
        OwnKind kind{.category = KindCategory::Item, .key = u"old_key"_s, .record = {{u"base"_s, u"red_key"_s}}};
        add(kind);
        Level level = this->level();
        level.things.push_back({.cell = {3, 1}, .kind = u"orc"_s, .values = {{u"item"_s, u"old_key"_s}, {u"hp"_s, 7}}});
        level.things.push_back({.cell = {3, 1}, .kind = u"old_key"_s, .values = {}});
        m_document->reset(level);
        const auto item = [&] { return this->level().things[this->level().things.size() - 2].values.value(u"item"_s); };
        QCOMPARE(countOfKind(this->level(), u"old_key"_s), 2);
        const QByteArray before = written();
        kind.key = u"rusty_key"_s;
        apply(changeByOwnKind(this->level(), kind, u"old_key"_s));
        QCOMPARE(item(), QJsonValue(u"rusty_key"_s));
        QCOMPARE(this->level().things.back().kind, u"rusty_key"_s);
        QVERIFY(!checkLevel(this->level(), *shippedCatalogue()).issues.hasErrors());
        apply(changeByRemovingKind(this->level(), u"rusty_key"_s, true));
        QCOMPARE(item(), QJsonValue(u"red_key"_s));
        QCOMPARE(this->level().things.back().kind, u"red_key"_s);
        m_document->undo();
        apply(changeByRemovingKind(this->level(), u"rusty_key"_s, false));
        QCOMPARE(this->level().things.back().values, (QJsonObject{{u"hp"_s, 7}})); // the monster stays without its key
        QVERIFY(!checkLevel(this->level(), *shippedCatalogue()).issues.hasErrors());
        m_document->undo();
        m_document->undo();
        QCOMPARE(written(), before);
    }

    void kindsDerivedFromADeletedKindKeepTheirValues()
    {
        add(iceOrc());
        add(monster(u"king"_s, {{u"base"_s, u"ice_orc"_s}, {u"power"_s, 9}}));
        const Kind before = kindOf(m_document->catalogue(), u"king"_s);
        apply(changeByRemovingKind(level(), u"ice_orc"_s, true));
        const Kind after = kindOf(m_document->catalogue(), u"king"_s);
        QCOMPARE(after.hp, 30);
        QCOMPARE(after.hp, before.hp);
        QCOMPARE(after.power, before.power);
        QCOMPARE(after.look.name, before.look.name);
        QCOMPARE(ownKind(level(), u"king"_s)->base(), u"orc"_s);
    }

    void ownKindsSurviveSavingAndLoading()
    {
        OwnKind kind = iceOrc();
        kind.record.insert(u"pictures"_s, QJsonArray());
        kind.record.insert(u"glyph"_s, u"ö"_s);
        kind.record.insert(u"name"_s, u"<b>\"ice\"</b> & \\ orc"_s);
        add(kind);
        add({.category = KindCategory::Item,
             .key = u"ice_scroll"_s,
             .record = {{u"base"_s, u"frost_scroll"_s},
                        {u"effects"_s, QJsonArray{QJsonObject{{u"effect"_s, u"damage"_s}, {u"amount"_s, 9}}}}}});
        const ReadLevel read = readLevelJson(written(), *shippedCatalogue());
        QVERIFY(!read.issues.hasErrors());
        QCOMPARE(read.level->kinds, level().kinds);
        QCOMPARE(writeLevelJson(*read.level, *shippedCatalogue()), written());
    }

    void targetingFieldsChangeSeparately()
    {
        const Kind &lightning = kindOf(shippedCatalogue(), u"lightning_scroll"_s);
        QJsonObject record{{u"base"_s, u"lightning_scroll"_s}};
        setKindValue(record, u"range"_s, 9, lightning);
        QCOMPARE(kindValue(record, u"range"_s, lightning), QJsonValue(9));
        QCOMPARE(kindValue(record, u"target"_s, lightning), QJsonValue(QJsonValue::Undefined));
        add({.category = KindCategory::Item, .key = u"bolt"_s, .record = record});
        const Kind &bolt = kindOf(m_document->catalogue(), u"bolt"_s);
        QCOMPARE(bolt.targeting.target, Targeting::Target::Nearest);
        QCOMPARE(bolt.targeting.range, 9);
        setKindValue(record, u"range"_s, QJsonValue::Undefined, lightning);
        QCOMPARE(record, (QJsonObject{{u"base"_s, u"lightning_scroll"_s}}));
    }

    void everyFieldHasAValue()
    {
        for (const Kind &kind : shippedCatalogue()->kinds()) {
            for (const ValueSpec &spec : kindFields(kind.category)) {
                if (kind.category == KindCategory::Hero) {
                    continue;
                }
                const QJsonValue value = valueOfKind(kind, spec.key);
                const QString which = kind.key + u' ' + spec.key;
                QVERIFY2(!value.isUndefined(), qPrintable(which + u": valueOfKind() does not know it"_s));
                // A record that repeats the values of its base is valid.
                QJsonObject record{{u"base"_s, kind.key}};
                setKindValue(record, spec.key, value, kind);
                record.insert(u"effects"_s, effectsOf(kind));
                if (kind.category != KindCategory::Item) {
                    record.remove(u"effects"_s);
                }
                QVERIFY2(issues({.category = kind.category, .key = u"new"_s, .record = record}).isEmpty(),
                         qPrintable(which + u": the reader is to take what valueOfKind() says"_s));
            }
        }
    }

    void copiedCellsBringTheirKinds()
    {
        add(iceOrc());
        add(monster(u"king"_s, {{u"base"_s, u"ice_orc"_s}}));
        m_document->stroke({}, changeByPainting(level(), *m_document->catalogue(), Area({{2, 0}}, level().size()),
                                                Paint::ofKind(u"king"_s)));
        const auto data = mimeDataOf(stampOf(level()), level(), *shippedCatalogue());
        const std::optional<Stamp> cells = cellsOf(data->data(cellsMimeType), *shippedCatalogue());
        QVERIFY(cells);
        QCOMPARE(cells->kinds, level().kinds);
        const Level other = drawnLevel({u"@   "_s});
        const SettledStamp carried = carriedTo(other, cells->kinds, cells->things);
        QCOMPARE(carried.properties.kinds, level().kinds);
        QCOMPARE(carried.stamp.things, cells->things);
        // Copying them again changes nothing.
        Level again = other;
        again.kinds = carried.properties.kinds;
        QCOMPARE(carriedTo(again, cells->kinds, cells->things).properties.kinds, again.kinds);
    }

    void copiedCellsBringTheKindsOfCarriedItems()
    {
        add({.category = KindCategory::Item, .key = u"old_key"_s, .record = {{u"base"_s, u"red_key"_s}}});
        Level level = drawnLevel({u"@O"_s});
        level.kinds = this->level().kinds;
        level.things[1].values = {{u"item"_s, u"old_key"_s}};
        QCOMPARE(kindsNeeded(level.kinds, level.things), level.kinds);
        Level other = drawnLevel({u"@   "_s});
        other.kinds = {{u"items"_s, QJsonObject{{u"old_key"_s, QJsonObject{{u"base"_s, u"blue_key"_s}}}}}};
        const SettledStamp carried = carriedTo(other, level.kinds, level.things);
        QCOMPARE(carried.stamp.things[1].values, (QJsonObject{{u"item"_s, u"old_key_2"_s}}));
        QCOMPARE(carried.stamp.things[1].kind, u"orc"_s);
        QVERIFY(carried.properties.kinds.value(u"items"_s).toObject().contains(u"old_key_2"_s));
    }

    void pastedKindsWithATakenKeyGetANewOne()
    {
        Level other = drawnLevel({u"@   "_s});
        other.kinds = {{u"monsters"_s, QJsonObject{{u"ice_orc"_s, QJsonObject{{u"base"_s, u"troll"_s}}}}}};
        const QJsonObject come{{u"monsters"_s, QJsonObject{{u"ice_orc"_s, iceOrc().record},
                                                           {u"king"_s, QJsonObject{{u"base"_s, u"ice_orc"_s}}}}}};
        const std::vector<Thing> things{{.cell = {0, 0}, .kind = u"king"_s, .values = {}},
                                        {.cell = {1, 0}, .kind = u"ice_orc"_s, .values = {}}};
        const SettledStamp carried = carriedTo(other, come, things);
        const QJsonObject monsters = carried.properties.kinds.value(u"monsters"_s).toObject();
        QCOMPARE(monsters.value(u"ice_orc"_s).toObject().value(u"base"_s), QJsonValue(u"troll"_s));
        QCOMPARE(monsters.value(u"ice_orc_2"_s).toObject(), iceOrc().record);
        QCOMPARE(monsters.value(u"king"_s).toObject().value(u"base"_s), QJsonValue(u"ice_orc_2"_s));
        QCOMPARE(carried.stamp.things[0].kind, u"king"_s);
        QCOMPARE(carried.stamp.things[1].kind, u"ice_orc_2"_s);
        // A cycle of kinds does not cause an endless loop.
        const QJsonObject circle{{u"monsters"_s, QJsonObject{{u"a"_s, QJsonObject{{u"base"_s, u"b"_s}}},
                                                             {u"b"_s, QJsonObject{{u"base"_s, u"a"_s}}}}}};
        const QJsonObject inCircle =
            carriedTo(other, circle, {{.cell = {0, 0}, .kind = u"a"_s, .values = {}}}).properties.kinds;
        QCOMPARE(inCircle.value(u"monsters"_s).toObject().size(), 3);
    }

    void onlyNeededKindsAreCopied()
    {
        add(iceOrc());
        const Stamp stamp = stampOf(level());
        const auto data = mimeDataOf(stamp, level(), *shippedCatalogue());
        QCOMPARE(cellsOf(data->data(cellsMimeType), *shippedCatalogue())->kinds, QJsonObject());
    }

    void placingAStampAddsItsKinds()
    {
        add(iceOrc());
        m_document->stroke({}, changeByPainting(level(), *m_document->catalogue(), Area({{2, 0}}, level().size()),
                                                Paint::ofKind(u"ice_orc"_s)));
        const QJsonObject kinds = level().kinds;
        const Stamp stamp = stampOf(level(), Area({{2, 0}}, level().size()));
        m_document->reset(drawnLevel({u"@    "_s}));
        Toolbox toolbox(*m_document);
        toolbox.takeStamp(stamp);
        toolbox.hover(Point{2, 0});
        QCOMPARE(toolbox.preview().change.thingsAfter.size(), std::size_t(1));
        QVERIFY(toolbox.preview().catalogue->kindOf(u"ice_orc"_s)); // the preview shows the kind itself
        QVERIFY(toolbox.leaveStampTool());
        QVERIFY(!m_document->isModified());
        QCOMPARE(m_document->undoStack().count(), 0);
        toolbox.setTool(ToolId::Stamp);
        toolbox.press({2, 0}, Qt::LeftButton, {});
        QCOMPARE(level().kinds, kinds);
        QVERIFY(toolbox.cancel());
        QCOMPARE(level().kinds, QJsonObject());
        QVERIFY(!m_document->isModified());
        toolbox.press({2, 0}, Qt::LeftButton, {});
        toolbox.drag({4, 0});
        toolbox.release({4, 0});
        QCOMPARE(level().kinds, kinds);
        QCOMPARE(level().things.size(), std::size_t(3));
        QCOMPARE(m_document->undoStack().count(), 1);
        m_document->undo();
        QCOMPARE(level().kinds, QJsonObject());
        QCOMPARE(level().things.size(), std::size_t(1));
        QVERIFY(!m_document->catalogue()->kindOf(u"ice_orc"_s));
        m_document->redo();
        QCOMPARE(level().kinds, kinds);
        QCOMPARE(level().things.back().kind, u"ice_orc"_s);
    }

private:
    const Level &level() { return m_document->level(); }
    QByteArray written() { return writeLevelJson(level(), *shippedCatalogue()); }
    void apply(const KindChange &change) { m_document->changeLevel(u"kind"_s, change.properties, change.cells); }
    void add(const OwnKind &kind) { apply(changeByOwnKind(level(), kind, {})); }
    IssueList issues(const OwnKind &kind, const QString &replaced = {})
    {
        return issuesOf(kind, replaced, level(), *shippedCatalogue());
    }

    std::unique_ptr<LevelDocument> m_document;
};

MAZEWRIGHT_SUITE(ownkinds, TestOwnKinds)
#include "tst_ownkinds.moc"
