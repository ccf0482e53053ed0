#include "editor/document/generatorpreview.h"
#include "editor/edits/generating.h"
#include "editor/forms/generatedialog.h"
#include "tests/driver/editordriver.h"
#include "tests/driver/painting.h"
#include "tests/support/suite.h"

#include <QCheckBox>
#include <QComboBox>
#include <QLabel>
#include <QLineEdit>
#include <QProgressBar>
#include <QPushButton>
#include <QSignalSpy>
#include <QSpinBox>
#include <QTest>
#include <QToolButton>

using namespace Qt::StringLiterals;

static GeneratorPlan planOf(GeneratorPlan::Sort sort)
{
    return {.sort = sort, .seed = 3, .wall = shippedCatalogue()->wall(), .floor = shippedCatalogue()->floor()};
}

/// Rooms, mazes and caves generated into a level: as values, and in the real window.
class TestGenerateWindow : public QObject, protected EditorDriver {
    Q_OBJECT

private Q_SLOTS:
    void init() { openWindow(); }
    void cleanup() { closeWindow(); }

    void cellsOutsideTheAreaAreUnchanged_data()
    {
        QTest::addColumn<int>("sort");
        QTest::newRow("rooms") << 0;
        QTest::newRow("maze") << 1;
        QTest::newRow("cave") << 2;
    }

    void cellsOutsideTheAreaAreUnchanged()
    {
        QFETCH(int, sort);
        Level level = newLevel(*shippedCatalogue(), {40, 30});
        for (int i = 0; i < 40 * 30; i += 7) {
            level.things.push_back({.cell = {i % 40, i / 40}, .kind = u"orc"_s, .values = {}});
        }
        sortThings(level.things);
        std::vector<Point> cells;
        for (int y = 4; y < 26; ++y) {
            for (int x = 5 + y % 3; x < 35; ++x) {
                cells.push_back({x, y});
            }
        }
        const Area area(std::move(cells), level.size());
        const Generated made = generated(level, *shippedCatalogue(), area, planOf(GeneratorPlan::Sort(sort)));
        QVERIFY(made.floorCells > 0);
        Level after = level;
        applyChange(after, made.change);
        for (int y = 0; y < 30; ++y) {
            for (int x = 0; x < 40; ++x) {
                if (!area.contains({x, y})) {
                    QCOMPARE(after.terrain.at({x, y}), level.terrain.at({x, y}));
                    const auto before = thingsAt(level, {x, y});
                    const auto now = thingsAt(after, {x, y});
                    QCOMPARE(now.second - now.first, before.second - before.first);
                } else {
                    QVERIFY(thingsAt(after, {x, y}).first == thingsAt(after, {x, y}).second);
                }
            }
        }
        revertChange(after, made.change);
        QCOMPARE(after, level);
    }

    /// A large area is generated from a copy of the level, which must contain what was accepted before.
    void aPreviewReplacesTheAcceptedOne()
    {
        const Level level = newLevel(*shippedCatalogue(), {300, 200});
        const Area all = Area::all(level.size());
        LevelDocument document(shippedCatalogue());
        document.reset(level);
        GeneratorPreview preview(document);
        const QSignalSpy made(&preview, &GeneratorPreview::made);
        GeneratorPlan plan = planOf(GeneratorPlan::Sort::Cave);
        preview.show(all, plan, u"first"_s);
        QTRY_COMPARE(made.size(), 1);
        preview.accept();
        ++plan.seed;
        preview.show(all, plan, u"second"_s);
        QTRY_COMPARE(made.size(), 2);
        preview.accept();
        Level wanted = level;
        applyChange(wanted, generated(level, *shippedCatalogue(), all, plan).change);
        QVERIFY(document.level() == wanted);
    }

    void aStartOutsideTheAreaStays()
    {
        const Level level = newLevel(*shippedCatalogue(), {30, 20});
        std::vector<Point> cells;
        for (int i = 0; i < 15 * 15; ++i) {
            cells.push_back({12 + i % 15, 3 + i / 15});
        }
        Level after = level;
        applyChange(
            after,
            generated(level, *shippedCatalogue(), Area(cells, level.size()), planOf(GeneratorPlan::Sort::Maze)).change);
        QCOMPARE(after.things, level.things);
        Level whole = level;
        applyChange(
            whole,
            generated(level, *shippedCatalogue(), Area::all(level.size()), planOf(GeneratorPlan::Sort::Rooms)).change);
        QCOMPARE(whole.things.size(), std::size_t(1));
        QCOMPARE(whole.things.at(0).kind, u"start"_s);
        QCOMPARE(whole.terrain.at(whole.things.at(0).cell), shippedCatalogue()->floor());
    }

    void terrainFollowsThePlan()
    {
        const Level level = newLevel(*shippedCatalogue(), {9, 9});
        GeneratorPlan plan = planOf(GeneratorPlan::Sort::Maze);
        plan.wall = *shippedCatalogue()->terrainOf(u"water"_s);
        plan.floor = *shippedCatalogue()->terrainOf(u"grass"_s);
        Level after = level;
        applyChange(after, generated(level, *shippedCatalogue(), Area::all(level.size()), plan).change);
        for (const TerrainId id : after.terrain.cells()) {
            QVERIFY(id == plan.wall || id == plan.floor);
        }
    }

    void theResultIsPreviewedBeforeAccepting()
    {
        m_window->editNewLevel();
        const QByteArray before = jsonOf(editor().document());
        GenerateDialog *dialog = openDialog();
        QVERIFY(dialog->isModal());
        QVERIFY(jsonOf(editor().document()) != before);
        QCOMPARE(editor().document().undoStack().count(), 0);
        field<QComboBox>(u"generateSort"_s)->setCurrentIndex(1);
        const QByteArray maze = jsonOf(editor().document());
        QTest::mouseClick(field<QToolButton>(u"generateAnother"_s), Qt::LeftButton);
        QVERIFY(jsonOf(editor().document()) != maze);
        const QByteArray shown = jsonOf(editor().document());
        accept();
        QCOMPARE(jsonOf(editor().document()), shown);
        QCOMPARE(editor().document().undoStack().count(), 1);
        QCOMPARE(editor().document().undoStack().undoText(), u"generate maze"_s);
        key(Qt::Key_Z, Qt::ControlModifier);
        QCOMPARE(jsonOf(editor().document()), before);
        key(Qt::Key_Y, Qt::ControlModifier);
        QCOMPARE(jsonOf(editor().document()), shown);
    }

    void escapeLeavesTheLevelAsItIs()
    {
        m_window->editNewLevel();
        const QByteArray before = jsonOf(editor().document());
        GenerateDialog *dialog = openDialog();
        QTest::keyClick(dialog, Qt::Key_Escape);
        QCOMPARE(jsonOf(editor().document()), before);
        QCOMPARE(editor().document().undoStack().count(), 0);
        QVERIFY(!editor().document().isStrokeOpen());
    }

    void theSelectionLimitsTheArea()
    {
        m_window->editNewLevel();
        key(Qt::Key_M);
        drag({5, 3}, {15, 11});
        openDialog();
        QVERIFY(field<QCheckBox>(u"generateInSelection"_s)->isChecked());
        field<QComboBox>(u"generateSort"_s)->setCurrentIndex(1);
        accept();
        const Level &level = editor().document().level();
        QCOMPARE(level.terrain.at({5, 3}), shippedCatalogue()->wall());
        QCOMPARE(level.terrain.at({6, 4}), shippedCatalogue()->floor());
        QCOMPARE(level.terrain.at({4, 3}), shippedCatalogue()->floor());
        QCOMPARE(level.things.at(0).cell, (Point{1, 1}));
    }

    void aNewLevelLeavesThisOneAsItIs()
    {
        m_window->editNewLevel();
        drag({5, 3}, {15, 3});
        const QByteArray before = jsonOf(editor().document());
        const int open = editor().levels().count();
        openDialog();
        field<QComboBox>(u"generateSort"_s)->setCurrentIndex(1);
        field<QCheckBox>(u"generateInNewLevel"_s)->setChecked(true);
        const Level shown = editor().document().level();
        accept();
        QCOMPARE(editor().levels().count(), open + 1);
        QCOMPARE(editor().document().level().terrain, shown.terrain);
        QCOMPARE(editor().document().level().things, shown.things);
        QVERIFY(editor().document().path().isEmpty());
        key(Qt::Key_PageUp, Qt::ControlModifier);
        QCOMPARE(jsonOf(editor().document()), before);
        QCOMPARE(editor().document().undoStack().count(), 1);
    }

    void thickWallsAreReported()
    {
        m_window->editNewLevel();
        editor().newLevel({20, 15});
        openDialog();
        field<QComboBox>(u"generateSort"_s)->setCurrentIndex(1);
        auto *result = field<QLabel>(u"generateResult"_s);
        QVERIFY2(result->text().endsWith(u"thicker: 19 × 15 would fit exactly."_s), qPrintable(result->text()));
        field<QSpinBox>(u"generateCorridor"_s)->setValue(2);
        QVERIFY2(result->text().endsWith(u"thicker: 19 × 13 would fit exactly."_s), qPrintable(result->text()));
        field<QComboBox>(u"generateSort"_s)->setCurrentIndex(2);
        QVERIFY(!result->text().contains(u"thicker"_s));
    }

    void theSameSeedMakesTheSame()
    {
        m_window->editNewLevel();
        QByteArray first;
        for (int i = 0; i < 2; ++i) {
            openDialog();
            field<QComboBox>(u"generateSort"_s)->setCurrentIndex(2);
            auto *seed = field<QLineEdit>(u"generateSeed"_s);
            seed->selectAll();
            QTest::keyClicks(seed, u"4711"_s);
            accept();
            QTRY_VERIFY(!m_window->findChild<GenerateDialog *>());
            if (i == 0) {
                first = jsonOf(editor().document());
                key(Qt::Key_Z, Qt::ControlModifier);
            }
        }
        QCOMPARE(jsonOf(editor().document()), first);
    }

    void anAreaThatIsTooSmallIsReported()
    {
        edit({u"@ "_s});
        openDialog();
        QVERIFY(!field<QPushButton>(u"generateDialogOk"_s)->isEnabled());
        QCOMPARE(field<QLabel>(u"generateResult"_s)->text(),
                 u"There is not enough room. Choose a larger area or smaller sizes."_s);
        QCOMPARE(rows(), QStringList{u"@ "_s});
        QTest::keyClick(child<GenerateDialog>(u"generateDialog"_s), Qt::Key_Escape);
        QCOMPARE(editor().document().undoStack().count(), 0);
    }

    void fieldsOfTheLastUseAreRemembered()
    {
        m_window->editNewLevel();
        openDialog();
        field<QComboBox>(u"generateSort"_s)->setCurrentIndex(1);
        field<QSpinBox>(u"generateWinding"_s)->setValue(40);
        accept();
        QTRY_VERIFY(!m_window->findChild<GenerateDialog *>());
        openDialog();
        QCOMPARE(field<QComboBox>(u"generateSort"_s)->currentIndex(), 1);
        QCOMPARE(field<QSpinBox>(u"generateWinding"_s)->value(), 40);
    }

    void aLargeAreaIsMadeInTheBackground()
    {
        openOnALargeLevel();
        field<QComboBox>(u"generateSort"_s)->setCurrentIndex(1);
        QTRY_VERIFY(editor().document().isStrokeOpen());
        QVERIFY(!field<QProgressBar>(u"generateProgress"_s)->isVisible());
        Level level = newLevel(*shippedCatalogue(), {700, 500});
        const GeneratorPlan plan = child<GenerateDialog>(u"generateDialog"_s)->plan();
        applyChange(level, generated(level, *shippedCatalogue(), Area::all(level.size()), plan).change);
        QCOMPARE(editor().document().level(), level);
        accept();
        QCOMPARE(editor().document().undoStack().count(), 1);
        QCOMPARE(editor().document().undoStack().undoText(), u"generate maze"_s);
    }

    void acceptingEarlyWaitsForTheResult()
    {
        openOnALargeLevel();
        accept();
        QVERIFY(!field<QPushButton>(u"generateDialogOk"_s)->isEnabled());
        QCOMPARE(editor().document().undoStack().count(), 0);
        QTRY_VERIFY(!m_window->findChild<GenerateDialog *>());
        QCOMPARE(editor().document().undoStack().count(), 1);
    }

    void escapeCancelsAPendingResult()
    {
        openOnALargeLevel();
        const QByteArray before = jsonOf(editor().document());
        accept();
        QTest::keyClick(child<GenerateDialog>(u"generateDialog"_s), Qt::Key_Escape);
        QTRY_VERIFY(!m_window->findChild<GenerateDialog *>());
        QCOMPARE(jsonOf(editor().document()), before);
        QCOMPARE(editor().document().undoStack().count(), 0);
    }

private:
    GenerateDialog *openDialog()
    {
        key(Qt::Key_G, Qt::ControlModifier | Qt::AltModifier);
        return child<GenerateDialog>(u"generateDialog"_s);
    }

    void openOnALargeLevel()
    {
        m_window->editNewLevel();
        editor().newLevel({700, 500});
        openDialog();
        QVERIFY(!editor().document().isStrokeOpen());
        QVERIFY(field<QProgressBar>(u"generateProgress"_s)->isVisible());
        QCOMPARE(field<QLabel>(u"generateResult"_s)->text(), u"Generating…"_s);
    }

    template<typename T>
    T *field(const QString &name)
    {
        return child<GenerateDialog>(u"generateDialog"_s)->findChild<T *>(name);
    }
    void accept() { QTest::mouseClick(field<QPushButton>(u"generateDialogOk"_s), Qt::LeftButton); }
};

MAZEWRIGHT_SUITE(generatewindow, TestGenerateWindow)
#include "tst_generatewindow.moc"
