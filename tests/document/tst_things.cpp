#include "editor/edits/thingmoves.h"
#include "editor/edits/thingvalues.h"
#include "editor/edits/valuespec.h"
#include "editor/tools/thingactions.h"
#include "gamecore/json/jsonfields.h"
#include "gamecore/levelfile/levelreader.h"
#include "gamecore/levelfile/levelwriter.h"
#include "tests/driver/toolboxdriver.h"
#include "tests/support/drawnlevel.h"
#include "tests/support/suite.h"

#include <QTest>

using namespace Qt::StringLiterals;

/// Values of things, also of several at once; their order in a cell; and copies of things.
class TestThings : public QObject, protected ToolboxDriver {
    Q_OBJECT

private Q_SLOTS:
    void init() { openToolbox(); }
    void cleanup() { closeToolbox(); }

    void onlyCommonFieldsAreOffered()
    {
        const Level level = drawnLevel({u"@Og!?"_s});
        const Catalogue &catalogue = *shippedCatalogue();
        const auto keys = [&](const std::vector<std::size_t> &things) {
            QStringList result;
            for (const ThingValue &value : thingValues(level, catalogue, things)) {
                result.append(QString(value.field->key));
            }
            return result;
        };
        QCOMPARE(keys({1}), (QStringList{u"hp"_s, u"power"_s, u"direction"_s, u"behavior"_s, u"item"_s}));
        QCOMPARE(keys({2}), (QStringList{u"gold"_s}));
        QCOMPARE(keys({3}), QStringList());
        QCOMPARE(keys({1, 2}), QStringList());
        QCOMPARE(keys({1, 4}), QStringList()); // the meaning of the character is unknown
        QCOMPARE(keys({}), QStringList());
    }

    void differingValuesAreMarkedAsVarious()
    {
        Level level = drawnLevel({u"OOT"_s});
        const auto hp = [&] { return thingValues(level, *shippedCatalogue(), {0, 1, 2}).front(); };
        QVERIFY(!hp().isOwn());
        level.things[1].values = {{u"hp"_s, 3}};
        QVERIFY(hp().hasSeveralValues);
        QVERIFY(hp().isOwn());
        level.things[0].values = level.things[2].values = {{u"hp"_s, 3}};
        QVERIFY(!hp().hasSeveralValues);
        QCOMPARE(hp().own, QJsonValue(3));
        QCOMPARE(kindsOfThings(level, *shippedCatalogue(), {0, 1, 2}).size(), 2U);
        QCOMPARE(commonKind(level, {0, 1}), u"orc"_s);
        QCOMPARE(commonKind(level, {0, 2}), QString());
    }

    void aValueIsSetInAll()
    {
        Level level = drawnLevel({u"OT"_s, u" g"_s});
        level.things[1].values = {{u"note"_s, u"mine"_s}};
        const LevelChange change = changeByValue(level, {0, 1}, u"hp"_s, 7);
        applyChange(level, change);
        QCOMPARE(level.things[0].values, (QJsonObject{{u"hp"_s, 7}}));
        QCOMPARE(level.things[1].values, (QJsonObject{{u"hp"_s, 7}, {u"note"_s, u"mine"_s}}));
        QCOMPARE(level.things[2].values, QJsonObject());
        QVERIFY(changeByValue(level, {0, 1}, u"hp"_s, 7).isEmpty());
    }

    void aValueIsRemoved()
    {
        Level level = drawnLevel({u"O"_s});
        level.things[0].values = {{u"hp"_s, 7}, {u"behavior"_s, u"idle"_s}};
        applyChange(level, changeByValue(level, {0}, u"hp"_s, QJsonValue::Undefined));
        QCOMPARE(level.things[0].values, (QJsonObject{{u"behavior"_s, u"idle"_s}}));
    }

    void wrongValuesAreReportedLikeTheReaderDoes()
    {
        for (const ThingField &field : thingFields()) {
            const QString kind = field.categories.front() == KindCategory::Monster ? u"orc"_s : u"treasure"_s;
            for (const QJsonValue &value :
                 {QJsonValue(0), QJsonValue(-1), QJsonValue(1), QJsonValue(9999), QJsonValue(10000), QJsonValue(1.5),
                  QJsonValue(u"north"_s), QJsonValue(u"x"_s), QJsonValue(u"idle"_s), QJsonValue(true), QJsonValue()}) {
                Level level = drawnLevel({u"@ "_s});
                level.things.push_back({.cell = {1, 0}, .kind = kind, .values = {{QString(field.key), value}}});
                std::optional<Issue> said = issueOf(field, value, *shippedCatalogue());
                const IssueList found = checkLevel(level, *shippedCatalogue()).issues;
                QVERIFY2(found.count() == (said ? 1 : 0),
                         qPrintable(u"%1: issueOf() and checkLevel() are to say the same of %2"_s.arg(
                             field.key, foundText(value))));
                if (said) {
                    said->cell = found[0].cell;
                    QCOMPARE(found[0], *said);
                }
            }
        }
    }

    void textThatIsNotANumberStaysText()
    {
        const ValueSpec hp = specOf(thingFields().front(), *shippedCatalogue());
        QCOMPARE(valueOfText(hp, u" 12 "_s), QJsonValue(12));
        QCOMPARE(valueOfText(hp, u"007"_s), QJsonValue(7));
        QCOMPARE(valueOfText(hp, u""_s), QJsonValue(QJsonValue::Undefined));
        QCOMPARE(valueOfText(hp, u"  "_s), QJsonValue(QJsonValue::Undefined));
        for (const QString &text : {u"1.5"_s, u"1e3"_s, u"0x10"_s, u"a"_s, u"99999999999999999999"_s, u"12 3"_s}) {
            QVERIFY2(valueOfText(hp, text).isString(), qPrintable(text));
            QVERIFY2(issueOf(thingFields().front(), valueOfText(hp, text), *shippedCatalogue()), qPrintable(text));
        }
    }

    void theKindChangesAndValuesStay()
    {
        Level level = drawnLevel({u"45O"_s});
        applyChange(level, changeByKind(level, {0, 1}, u"green_key"_s));
        QCOMPARE(rowsOf(level), QStringList{u"66O"_s});
        level.things[2].values = {{u"hp"_s, 2}};
        applyChange(level, changeByKind(level, {2}, u"troll"_s));
        QCOMPARE(level.things[2].kind, u"troll"_s);
        QCOMPARE(level.things[2].values, (QJsonObject{{u"hp"_s, 2}}));
    }

    void typingIsOneStep()
    {
        open({u"@OO"_s});
        const QByteArray before = written();
        for (const int hp : {1, 12, 123}) {
            m_document->typeStroke(u"hp"_s, changeByValue(m_document->level(), {1, 2}, u"hp"_s, hp), u"thing hp"_s);
        }
        QCOMPARE(m_document->undoStack().count(), 1);
        const QByteArray after = written();
        m_document->undo();
        QCOMPARE(written(), before);
        m_document->redo();
        QCOMPARE(written(), after);
        m_document->typeStroke(u"hp"_s, changeByValue(m_document->level(), {1}, u"hp"_s, 4), u"thing hp"_s);
        QCOMPARE(m_document->undoStack().count(), 2); // undo ended the typing
        m_document->typeStroke(u"gold"_s, changeByValue(m_document->level(), {1}, u"gold"_s, 4), u"thing gold"_s);
        QCOMPARE(m_document->undoStack().count(), 3);
    }

    void typingBackToTheOldValueAddsNoStep()
    {
        open({u"@OT"_s});
        const auto type = [this](const QJsonValue &hp) {
            m_document->typeStroke(u"hp"_s, changeByValue(m_document->level(), {1, 2}, u"hp"_s, hp), u"thing hp"_s);
        };
        type(1);
        type(QJsonValue::Undefined);
        QCOMPARE(m_document->undoStack().count(), 0);
        QVERIFY(!m_document->isModified());
    }

    void valuesSurviveSavingAndLoading()
    {
        open({u"@O g"_s});
        m_document->stroke({}, changeByValue(m_document->level(), {1}, u"hp"_s, 9999));
        m_document->stroke({}, changeByValue(m_document->level(), {1}, u"direction"_s, u"west"_s));
        m_document->stroke({}, changeByValue(m_document->level(), {2}, u"gold"_s, 0));
        const ReadLevel read = readLevelJson(written(), *shippedCatalogue());
        QVERIFY(read.issues.isEmpty());
        QCOMPARE(read.level->things, m_document->level().things);
        QCOMPARE(writeLevelJson(*read.level, *shippedCatalogue()), written());
    }

    void thingsMoveUpAndDownInTheirCell()
    {
        m_level = drawnLevel({u"@O "_s});
        things().push_back({.cell = {1, 0}, .kind = u"sword"_s, .values = {}});
        things().push_back({.cell = {1, 0}, .kind = u"treasure"_s, .values = {}});
        show();
        const QByteArray before = written();
        m_toolbox->selection().setThings({1});
        QVERIFY(!canMoveInCell(*m_document, *m_toolbox, ThingStep::Down));
        QVERIFY(moveSelectedInCell(*m_document, *m_toolbox, ThingStep::Up));
        QVERIFY(moveSelectedInCell(*m_document, *m_toolbox, ThingStep::Up));
        QVERIFY(!moveSelectedInCell(*m_document, *m_toolbox, ThingStep::Up));
        QCOMPARE(kindsAt({1, 0}), (QStringList{u"sword"_s, u"treasure"_s, u"orc"_s}));
        QCOMPARE(m_toolbox->selection().things(), std::vector<std::size_t>{3});
        QVERIFY(moveSelectedInCell(*m_document, *m_toolbox, ThingStep::Down));
        QCOMPARE(kindsAt({1, 0}), (QStringList{u"sword"_s, u"orc"_s, u"treasure"_s}));
        QCOMPARE(m_document->undoStack().count(), 3);
        while (m_document->undoStack().canUndo()) {
            m_document->undo();
        }
        QCOMPARE(written(), before);
    }

    void clicksCycleThroughTheThingsOfACell()
    {
        m_level = drawnLevel({u"@O "_s});
        things().push_back({.cell = {1, 0}, .kind = u"sword"_s, .values = {}});
        things().push_back({.cell = {1, 0}, .kind = u"treasure"_s, .values = {}});
        show();
        m_toolbox->setTool(ToolId::Select);
        for (const std::size_t expected : {3U, 2U, 1U, 3U}) {
            click({1, 0});
            QCOMPARE(m_toolbox->selection().things(), std::vector<std::size_t>{expected});
        }
        click({0, 0});
        QCOMPARE(m_toolbox->selection().things(), std::vector<std::size_t>{0});
        click({0, 0});
        QCOMPARE(m_toolbox->selection().things(), std::vector<std::size_t>{0});
        m_toolbox->selection().setThings({0, 2});
        click({1, 0}); // among several selected things, a click selects the topmost one there
        QCOMPARE(m_toolbox->selection().things(), std::vector<std::size_t>{3});
        QCOMPARE(m_document->undoStack().count(), 0);
    }

    void aSelectedThingBelowIsDragged()
    {
        m_level = drawnLevel({u"@O "_s});
        things().push_back({.cell = {1, 0}, .kind = u"sword"_s, .values = {}});
        show();
        m_toolbox->setTool(ToolId::Select);
        m_toolbox->selection().setThings({1});
        drag({1, 0}, {2, 0});
        QCOMPARE(kindsAt({1, 0}), QStringList{u"sword"_s});
        QCOMPARE(kindsAt({2, 0}), QStringList{u"orc"_s});
        QCOMPARE(m_toolbox->selection().things(), std::vector<std::size_t>{2});
    }

    void copiesArePlacedBesideTheOriginals()
    {
        open({u"@O  "_s});
        m_document->stroke({}, changeByValue(m_document->level(), {1}, u"hp"_s, 3));
        m_toolbox->selection().setThings({1});
        QVERIFY(duplicateSelected(*m_document, *m_toolbox));
        QVERIFY(duplicateSelected(*m_document, *m_toolbox));
        QCOMPARE(m_document->level().things.size(), 4U);
        for (int x = 1; x < 4; ++x) {
            QCOMPARE(kindsAt({x, 0}), QStringList{u"orc"_s});
            QCOMPARE(m_document->level().things[std::size_t(x)].values, (QJsonObject{{u"hp"_s, 3}}));
        }
        QCOMPARE(m_toolbox->selection().things(), std::vector<std::size_t>{3});
        m_document->undo();
        m_document->undo();
        QCOMPARE(m_document->level().things.size(), 2U);
    }

    void copiesOfSeveralKeepTheirPlaces()
    {
        open({u"OT#"_s, u"g  "_s, u"   "_s, u"   "_s});
        m_toolbox->selection().setThings({0, 1});
        QVERIFY(duplicateSelected(*m_document, *m_toolbox));
        QCOMPARE(rows(), (QStringList{u"OT#"_s, u"gOT"_s, u"   "_s, u"   "_s}));
        QCOMPARE(m_toolbox->selection().things(), (std::vector<std::size_t>{3, 4}));
        QCOMPARE(m_document->undoStack().count(), 1);
    }

    void theStartIsNotDuplicated()
    {
        open({u"@O   "_s});
        m_toolbox->selection().setThings({0});
        QVERIFY(!duplicateSelected(*m_document, *m_toolbox));
        m_toolbox->selection().setThings({0, 1});
        QVERIFY(duplicateSelected(*m_document, *m_toolbox));
        QCOMPARE(rows(), QStringList{u"@OO  "_s});
    }

    void copiesNeedRoom()
    {
        open({u"@O#"_s});
        m_toolbox->selection().setThings({1});
        QVERIFY(!duplicateSelected(*m_document, *m_toolbox));
        m_toolbox->selection().setThings({});
        QVERIFY(!duplicateSelected(*m_document, *m_toolbox));
        QCOMPARE(m_document->undoStack().count(), 0);
    }

    void copiesStayOnTheirSideOfWalls()
    {
        open({u"O#    "_s, u"g#    "_s, u"k     "_s});
        m_toolbox->selection().setThings({0});
        QVERIFY(duplicateSelected(*m_document, *m_toolbox)); // the copy goes past the wall, not through it
        QCOMPARE(rows(), (QStringList{u"O#    "_s, u"g#    "_s, u"kO    "_s}));
        open({u"O#  "_s, u"##  "_s});
        m_toolbox->selection().setThings({0});
        QVERIFY(!duplicateSelected(*m_document, *m_toolbox));
        QCOMPARE(m_document->undoStack().count(), 0);
    }

    void copiesThatDoNotFitTogetherArePlacedSeparately()
    {
        open({u"O  #  g"_s, u"####  #"_s, u"     ##"_s});
        m_toolbox->selection().setThings({0, 1});
        QVERIFY(duplicateSelected(*m_document, *m_toolbox));
        QCOMPARE(rows(), (QStringList{u"OO # gg"_s, u"####  #"_s, u"     ##"_s}));
        QCOMPARE(m_toolbox->selection().things(), (std::vector<std::size_t>{1, 2}));
    }

    void undoneCopiesSelectTheOriginals()
    {
        open({u"@O   "_s});
        m_toolbox->selection().setThings({1});
        QVERIFY(duplicateSelected(*m_document, *m_toolbox));
        QCOMPARE(m_toolbox->selection().pickedCells(), Area({{2, 0}}, {5, 1}));
        m_document->undo();
        QCOMPARE(m_toolbox->selection().pickedCells(), Area({{1, 0}}, {5, 1}));
        m_document->redo();
        QCOMPARE(m_toolbox->selection().pickedCells(), Area({{2, 0}}, {5, 1}));
        m_toolbox->selection().setThings({0});
        m_document->undo(); // the selection made meanwhile stays
        QCOMPARE(m_toolbox->selection().pickedCells(), Area({{0, 0}}, {5, 1}));
    }

private:
    std::vector<Thing> &things() { return m_level.things; }
    void show() { m_document->reset(m_level); }
    QByteArray written() const { return writeLevelJson(m_document->level(), *m_document->baseCatalogue()); }

    QStringList kindsAt(Point cell) const
    {
        const auto [first, last] = thingsAt(m_document->level(), cell);
        QStringList kinds;
        for (std::size_t i = first; i < last; ++i) {
            kinds.append(m_document->level().things[i].kind);
        }
        return kinds;
    }

    Level m_level;
};

MAZEWRIGHT_SUITE(things, TestThings)
#include "tst_things.moc"
