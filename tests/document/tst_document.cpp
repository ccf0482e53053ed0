#include "editor/document/propertyedits.h"
#include "editor/edits/thingmoves.h"
#include "gamecore/base/rng.h"
#include "gamecore/data/behavior.h"
#include "gamecore/data/catalogue.h"
#include "gamecore/data/kind.h"
#include "tests/driver/painting.h"
#include "tests/support/drawnlevel.h"
#include "tests/support/suite.h"

#include <QSignalSpy>
#include <QTest>

using namespace Qt::StringLiterals;

namespace {

/// Makes random edits of every kind from a seed.
class RandomEditor {
public:
    explicit RandomEditor(LevelDocument &document) : m_document(document), m_rng(7) {}

    void edit()
    {
        const int what = m_rng.below(20);
        if (what < 12) {
            paintSome();
        } else if (what < 15) {
            const std::vector<std::size_t> thing = randomThing();
            const Point from = thing.empty() ? Point() : m_document.level().things[thing.front()].cell;
            const Point to = randomCell();
            m_document.stroke(u"move"_s, changeByMovingThings(m_document.level(), *m_document.catalogue(), thing,
                                                              {to.x - from.x, to.y - from.y}));
        } else if (what < 16) {
            m_document.stroke(u"delete"_s, changeByRemovingThings(m_document.level(), randomThing()));
        } else if (what < 18) {
            setText(m_document, TextField(m_rng.below(3)), QString::number(m_rng.below(100)));
        } else if (what < 19) {
            const bool isSet = m_rng.below(2) == 0;
            setRule(m_document, u"death"_s, isSet ? QJsonValue(u"permadeath"_s) : QJsonValue(QJsonValue::Undefined));
        } else {
            m_document.undo();
        }
    }

private:
    Point randomCell()
    {
        const int x = m_rng.below(m_document.level().size().width);
        const int y = m_rng.below(m_document.level().size().height);
        return {x, y};
    }

    /// Returns the index of a random thing; an empty list if there is no thing.
    std::vector<std::size_t> randomThing()
    {
        const int count = int(m_document.level().things.size());
        return count == 0 ? std::vector<std::size_t>() : std::vector{std::size_t(m_rng.below(count))};
    }

    Paint randomPaint()
    {
        const Catalogue &catalogue = *m_document.catalogue();
        const int what = m_rng.below(4);
        if (what == 0) {
            return Paint::eraser();
        }
        if (what == 1) {
            return Paint::ofTerrain(TerrainId(m_rng.below(int(catalogue.terrain().size()))));
        }
        return Paint::ofKind(catalogue.kinds()[std::size_t(m_rng.below(int(catalogue.kinds().size())))].key);
    }

    void paintSome()
    {
        m_document.beginStroke(u"draw"_s);
        const Paint paint = randomPaint();
        for (int i = m_rng.below(4) + 1; i > 0; --i) {
            std::vector<Point> cells;
            for (int k = m_rng.below(12); k > 0; --k) {
                cells.push_back(randomCell());
            }
            const Area area(cells, m_document.level().size());
            m_document.change(changeByPainting(m_document.level(), *m_document.catalogue(), area, paint));
        }
        if (m_rng.below(10) == 0) {
            m_document.cancelStroke();
        } else {
            m_document.endStroke();
        }
    }

    LevelDocument &m_document;
    Rng m_rng;
};

} // namespace

/// Strokes, texts and rules as steps that can be undone and redone.
class TestDocument : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void aNewDocumentIsUnmodifiedAndPlayable()
    {
        const LevelDocument document(shippedCatalogue());
        QVERIFY(!document.isModified());
        QVERIFY(document.needsPath());
        QCOMPARE(document.issues().count(), 1);
        QCOMPARE(document.issues()[0].code, IssueCode::CannotBeWon); // the level is empty
        QCOMPARE(document.level().size(), LevelDocument::defaultSize);
    }

    void aStrokeIsOneStepWithItsName()
    {
        LevelDocument document(shippedCatalogue());
        document.reset(drawnLevel({u"@   "_s}));
        document.beginStroke(u"draw wall"_s);
        for (const int x : {1, 2, 3}) {
            document.change(changeByPainting(document.level(), *document.catalogue(), cellArea(document, {x, 0}),
                                             terrain(u"wall"_s)));
            QCOMPARE(document.undoStack().count(), 0);
        }
        document.endStroke();
        QCOMPARE(document.undoStack().count(), 1);
        QCOMPARE(document.undoStack().undoText(), u"draw wall"_s);
        QCOMPARE(rowsOf(document.level()), QStringList{u"@###"_s});
        document.undo();
        QCOMPARE(rowsOf(document.level()), QStringList{u"@   "_s});
        QVERIFY(!document.isModified());
    }

    void anEmptyStrokeAddsNoStep()
    {
        LevelDocument document(shippedCatalogue());
        QSignalSpy edited(&document, &LevelDocument::edited);
        document.beginStroke(u"draw"_s);
        document.change({});
        document.endStroke();
        QCOMPARE(document.undoStack().count(), 0);
        QCOMPARE(edited.count(), 0);
    }

    void aCanceledStrokeLeavesNoTrace()
    {
        LevelDocument document(shippedCatalogue());
        const QByteArray before = jsonOf(document);
        document.beginStroke(u"draw"_s);
        document.change(
            changeByPainting(document.level(), *document.catalogue(), cellArea(document, {3, 3}), terrain(u"wall"_s)));
        QVERIFY(jsonOf(document) != before);
        document.cancelStroke();
        QCOMPARE(jsonOf(document), before);
        QVERIFY(!document.isModified());
        QVERIFY(!document.isStrokeOpen());
    }

    void aRestartedStrokeKeepsOnlyLaterEdits()
    {
        LevelDocument document(shippedCatalogue());
        document.reset(drawnLevel({u"@  "_s}));
        const auto wallOn = [&](Point cell) {
            document.change(changeByPainting(document.level(), *document.catalogue(), cellArea(document, cell),
                                             terrain(u"wall"_s)));
        };
        document.beginStroke(u"draw"_s);
        wallOn({1, 0});
        document.restartStroke();
        wallOn({2, 0});
        document.endStroke();
        QCOMPARE(rowsOf(document.level()), QStringList{u"@ #"_s});
        QCOMPARE(document.undoStack().count(), 1);
    }

    void undoCancelsAnOpenStroke()
    {
        LevelDocument document(shippedCatalogue());
        document.reset(drawnLevel({u"@   "_s}));
        paint(document, {1, 0}, terrain(u"wall"_s));
        document.beginStroke(u"draw"_s);
        document.change(
            changeByPainting(document.level(), *document.catalogue(), cellArea(document, {2, 0}), terrain(u"wall"_s)));
        document.undo();
        QCOMPARE(rowsOf(document.level()), QStringList{u"@   "_s});
        document.redo();
        QCOMPARE(rowsOf(document.level()), QStringList{u"@#  "_s});
    }

    void aChangeWithTooManyThingsIsRefused()
    {
        LevelDocument document(shippedCatalogue());
        document.reset(newLevel(*shippedCatalogue(), {1001, 100}));
        const QByteArray before = jsonOf(document);
        const QSignalSpy told(&document, &LevelDocument::tooManyThings);
        const auto paintRows = [&document](int rows) {
            std::vector<CellSpan> spans;
            for (int y = 0; y < rows; ++y) {
                spans.push_back({.y = y, .x = 0, .length = 1001});
            }
            document.stroke(u"paint"_s,
                            changeByPainting(document.level(), *document.catalogue(), Area(spans), kind(u"orc"_s)));
        };
        paintRows(100); // 100,100 orcs
        QCOMPARE(told.count(), 1);
        QCOMPARE(jsonOf(document), before);
        QCOMPARE(document.undoStack().count(), 0);
        paintRows(99);
        QCOMPARE(told.count(), 1);
        QCOMPARE(document.level().things.size(), std::size_t(99 * 1001 + 1)); // the orcs and the start
        QCOMPARE(document.undoStack().count(), 1);
    }

    void everyChangeSignalsItsRegion()
    {
        LevelDocument document(shippedCatalogue());
        QSignalSpy regions(&document, &LevelDocument::regionChanged);
        const Area area = Area(std::vector<Point>{{3, 4}, {6, 4}, {5, 9}}, document.level().size());
        document.stroke(u"draw"_s, changeByPainting(document.level(), *document.catalogue(), area, terrain(u"wall"_s)));
        QCOMPARE(regions.count(), 1);
        QCOMPARE(regions.at(0).at(0).toRect(), QRect(QPoint(3, 4), QPoint(6, 9)));
    }

    void undoAndRedoSignalTheSameRegion()
    {
        LevelDocument document(shippedCatalogue());
        paint(document, {7, 8}, kind(u"start"_s));
        QSignalSpy regions(&document, &LevelDocument::regionChanged);
        QSignalSpy edited(&document, &LevelDocument::edited);
        document.undo();
        document.redo();
        QCOMPARE(regions.count(), 2);
        QCOMPARE(edited.count(), 2);
        const QRect region(QPoint(1, 1), QPoint(7, 8));
        QCOMPARE(regions.at(0).at(0).toRect(), region);
        QCOMPARE(regions.at(1).at(0).toRect(), region);
    }

    void resettingSignalsNoEdit()
    {
        LevelDocument document(shippedCatalogue());
        paint(document, {7, 8}, kind(u"orc"_s));
        QSignalSpy edited(&document, &LevelDocument::edited);
        QSignalSpy replaced(&document, &LevelDocument::levelReplaced);
        document.reset(drawnLevel({u"@"_s}));
        QCOMPARE(edited.count(), 0);
        QCOMPARE(replaced.count(), 1);
        QVERIFY(!document.isModified());
        document.reset(drawnLevel({u"@"_s}), {}, false, false);
        QVERIFY(document.isModified());
    }

    void typingInOneFieldIsOneStep()
    {
        LevelDocument document(shippedCatalogue());
        for (const QString &text : {u"P"_s, u"Pi"_s, u"Pit"_s}) {
            setText(document, TextField::Name, text);
        }
        QCOMPARE(document.undoStack().count(), 1);
        document.endTyping();
        setText(document, TextField::Name, u"Pits"_s);
        QCOMPARE(document.undoStack().count(), 2);
        document.undo();
        QCOMPARE(document.level().name, u"Pit"_s);
        document.undo();
        QCOMPARE(document.level().name, QString());
        QVERIFY(!document.isModified());
    }

    void typingBackToTheOldTextAddsNoStep()
    {
        LevelDocument document(shippedCatalogue());
        setText(document, TextField::Author, u"A"_s);
        setText(document, TextField::Author, QString());
        QCOMPARE(document.undoStack().count(), 0);
        QVERIFY(!document.isModified());
    }

    void typingInAnotherFieldIsAnotherStep()
    {
        LevelDocument document(shippedCatalogue());
        setText(document, TextField::Name, u"A"_s);
        setText(document, TextField::Description, u"B"_s);
        setText(document, TextField::Name, u"AC"_s);
        QCOMPARE(document.undoStack().count(), 3);
    }

    void rulesAndRulesetAreSteps()
    {
        LevelDocument document(shippedCatalogue());
        const QByteArray before = jsonOf(document);
        setRuleset(document, u"no such"_s);
        setRule(document, u"death"_s, u"permadeath"_s);
        setRule(document, u"death"_s, u"permadeath"_s);
        QCOMPARE(document.undoStack().count(), 2);
        QCOMPARE(document.level().ruleset, u"no such"_s);
        QCOMPARE(document.level().rules, (QJsonObject{{u"death"_s, u"permadeath"_s}}));
        document.undo();
        document.undo();
        QCOMPARE(jsonOf(document), before);
    }

    void aRuleSetToUndefinedIsRemoved()
    {
        LevelDocument document(shippedCatalogue());
        setRule(document, u"clock"_s, u"turns"_s);
        setRule(document, u"clock"_s, QJsonValue(QJsonValue::Undefined));
        QVERIFY(document.level().rules.isEmpty());
        document.undo();
        QCOMPARE(document.level().rules.value(u"clock"_s).toString(), u"turns"_s);
    }

    void anotherRulesetChangesTheCatalogue()
    {
        LevelDocument document(shippedCatalogue());
        QSignalSpy changed(&document, &LevelDocument::catalogueChanged);
        setRuleset(document, u"no such"_s);
        QCOMPARE(changed.count(), 1);
        const KindId orc = shippedCatalogue()->kindOf(u"orc"_s).value();
        QCOMPARE(document.catalogue()->kind(orc).behavior, Behavior::Hunt);
        document.undo();
        QCOMPARE(changed.count(), 2);
        QCOMPARE(document.catalogue()->kind(orc).behavior, Behavior::Patrol);
    }

    void tenThousandEditsUndoAndRedoToTheByte()
    {
        LevelDocument document(shippedCatalogue());
        document.reset(drawnLevel({u"#######"_s, u"#@ g ?#"_s, u"# O@  #"_s, u"#  K  #"_s, u"#######"_s}));
        const QByteArray first = jsonOf(document);
        RandomEditor editor(document);
        for (int i = 0; i < 10'000; ++i) {
            editor.edit();
        }
        document.endTyping();
        const QByteArray last = jsonOf(document);
        const int steps = document.undoStack().index();
        QVERIFY(steps > 5'000);
        QVERIFY(last != first);
        for (int i = 0; i < steps; ++i) {
            document.undo();
        }
        QCOMPARE(jsonOf(document), first);
        QVERIFY(!document.isModified());
        for (int i = 0; i < steps; ++i) {
            document.redo();
        }
        QCOMPARE(jsonOf(document), last);
    }
};

MAZEWRIGHT_SUITE(document, TestDocument)
#include "tst_document.moc"
