#include "tests/driver/dialogs.h"
#include "tests/driver/editordriver.h"
#include "tests/driver/painting.h"
#include "tests/support/suite.h"

#include <QCheckBox>
#include <QClipboard>
#include <QComboBox>
#include <QGuiApplication>
#include <QLabel>
#include <QListWidget>
#include <QMimeData>
#include <QPushButton>
#include <QSpinBox>
#include <QTest>
#include <QToolButton>

using namespace Qt::StringLiterals;

/// Selection, clipboard, stamps and tool options, by mouse and keys in the real window.
class TestDrawWindow : public QObject, protected EditorDriver {
    Q_OBJECT

private Q_SLOTS:
    void init() { openWindow(); }
    void cleanup() { closeWindow(); }

    void everyToolDrawsOrSelectsByMouse_data()
    {
        QTest::addColumn<ToolId>("tool");
        for (const ToolInfo &info : toolInfos()) {
            QTest::newRow(info.key.data()) << info.id;
        }
    }

    void everyToolDrawsOrSelectsByMouse()
    {
        QFETCH(ToolId, tool);
        edit({u"@  O  "_s, u"     #"_s});
        editor().toolbox().setStamp(stampOf(drawnLevel({u"~"_s})));
        editor().toolbox().setSeeds(1);
        const QStringList before = rows();
        const ToolInfo &info = infoOf(tool);
        key(info.shortcut);
        drag({3, 0}, {4, 1});
        if (info.isSelecting()) {
            QVERIFY(!editor().toolbox().selection().isEmpty());
        } else if (tool == ToolId::Pick) {
            QCOMPARE(editor().toolbox().paint(), Paint::ofKind(u"orc"_s));
        } else {
            QVERIFY2(rows() != before, drawsItsShape);
            QCOMPARE(editor().document().undoStack().count(), 1);
            key(Qt::Key_Z, Qt::ControlModifier);
            QCOMPARE(rows(), before);
        }
    }

    void selectedCellsMaskAreMovedAndDeleted()
    {
        edit({u"@     "_s, u"      "_s});
        key(Qt::Key_M);
        drag({1, 0}, {2, 1});
        key(Qt::Key_B);
        drag({0, 1}, {5, 1});
        QCOMPARE(rows(), (QStringList{u"@     "_s, u" ##   "_s}));
        key(Qt::Key_M);
        drag({1, 1}, {4, 1});
        QCOMPARE(rows(), (QStringList{u"@     "_s, u"    ##"_s}));
        key(Qt::Key_Delete);
        QCOMPARE(rows(), (QStringList{u"@     "_s, u"      "_s}));
        key(Qt::Key_A, Qt::ControlModifier);
        QCOMPARE(editor().toolbox().selection().cells().count(), 12);
        key(Qt::Key_A, Qt::ControlModifier | Qt::ShiftModifier);
        QVERIFY(editor().toolbox().selection().isEmpty());
    }

    void shiftAtThePressAddsToTheSelection()
    {
        edit({u"@     "_s, u"      "_s});
        key(Qt::Key_M);
        drag({1, 0}, {1, 1});
        shiftDrag({3, 0}, {4, 0});
        QCOMPARE(editor().toolbox().selection().cells().count(), 4);
        key(Qt::Key_I, Qt::ControlModifier);
        QCOMPARE(editor().toolbox().selection().cells().count(), 8);
    }

    void cellsAreCopiedAsTextAndPastedWhole()
    {
        edit({u"@#O   "_s, u"  g   "_s});
        Level level = editor().document().level();
        level.things[1].values = {{u"hp"_s, 3}};
        editor().openLevel(level, {}, false);
        key(Qt::Key_M);
        drag({1, 0}, {2, 1});
        key(Qt::Key_C, Qt::ControlModifier);
        QCOMPARE(QGuiApplication::clipboard()->text(), u"#O\n g\n"_s);
        key(Qt::Key_V, Qt::ControlModifier);
        QCOMPARE(editor().toolbox().tool(), ToolId::Stamp);
        QVERIFY(editor().toolbox().selection().cells().isEmpty());
        click({4, 0});
        const std::vector<Thing> &things = editor().document().level().things;
        QCOMPARE(things.at(2).kind, u"orc"_s);
        QCOMPARE(things.at(2).values, things.at(1).values);
        QCOMPARE(int(things.size()), 5);
        key(Qt::Key_M);
        drag({1, 0}, {2, 1});
        key(Qt::Key_X, Qt::ControlModifier);
        QCOMPARE(int(editor().document().level().things.size()), 3);
    }

    void aMazeAsTextIsPastedAsCells()
    {
        edit({u"@      "_s, u"       "_s, u"       "_s});
        pasteAsItStands(u"###\n#O#\n"_s);
        QCOMPARE(editor().toolbox().tool(), ToolId::Stamp);
        click({4, 1});
        QCOMPARE(rows(), (QStringList{u"@      "_s, u"   ### "_s, u"   #O# "_s}));
        QCOMPARE(editor().document().undoStack().count(), 1);
    }

    void theTutorialsListIsPastedAsCells()
    {
        edit({u"@      "_s, u"       "_s, u"       "_s});
        pasteAsItStands(u"level_1 = [\n    \"##\",\n    \"#O\",\n]\n"_s);
        click({4, 1});
        QCOMPARE(rows(), (QStringList{u"@      "_s, u"    ## "_s, u"    #O "_s}));
    }

    void pastingAsksAboutUnknownCharacters()
    {
        edit({u"@      "_s, u"       "_s});
        const DialogAnswer answer(u"charactersDialog"_s, [](QDialog *dialog) {
            auto *choice = dialog->findChild<QComboBox *>(u"character_?"_s);
            choice->setCurrentIndex(choice->findData(u"water"_s));
            auto *accept = dialog->findChild<QPushButton *>(u"charactersDialogOk"_s);
            QCOMPARE(accept->text(), u"Paste"_s);
            QTest::mouseClick(accept, Qt::LeftButton);
        });
        pasteText(u"#?\n?#\n"_s);
        QVERIFY(answer.wasGiven());
        click({3, 0});
        QCOMPARE(rows(), (QStringList{u"@  #~  "_s, u"   ~#  "_s}));
    }

    void proseIsNotPasted()
    {
        edit({u"@      "_s});
        for (const QString &text : {u"just some words\n"_s, u" \n\n"_s}) {
            const DialogAnswer answer(u"noCells"_s, [](QDialog *dialog) { dialog->accept(); });
            pasteText(text);
            QVERIFY(answer.wasGiven());
            QCOMPARE(editor().toolbox().tool(), ToolId::Brush);
        }
        pasteText(u"##\n"_s);
        click({3, 0});
        QCOMPARE(rows(), QStringList{u"@  ##  "_s});
    }

    void aMazeIsPastedAsANewLevel()
    {
        edit({u"@      "_s});
        QGuiApplication::clipboard()->setText(u"###\n#@#\n"_s);
        const DialogAnswer answer(u"rulesDialog"_s, [](QDialog *dialog) { dialog->accept(); });
        key(Qt::Key_V, Qt::ControlModifier | Qt::ShiftModifier);
        QVERIFY(answer.wasGiven());
        QCOMPARE(rows(), (QStringList{u"###"_s, u"#@#"_s}));
        QCOMPARE(editor().document().undoStack().count(), 0);
    }

    void theStampFlipsTurnsAndIsPutAway()
    {
        edit({u"@      "_s, u"       "_s, u"       "_s});
        key(Qt::Key_R);
        pasteAsItStands(u"#O\n T\n"_s);
        key(Qt::Key_X);
        key(Qt::Key_Z);
        key(Qt::Key_Y);
        key(Qt::Key_Z, Qt::ShiftModifier);
        click({3, 0});
        // Flipped horizontally, rotated right, flipped vertically, rotated left: the two flips cancel each other out.
        QCOMPARE(rows(), (QStringList{u"@  #O  "_s, u"    T  "_s, u"       "_s}));
        canvas().setFocus();
        key(Qt::Key_Escape);
        QCOMPARE(editor().toolbox().tool(), ToolId::Rectangle);
        QVERIFY(!child<QAction>(u"flipStampUpDown"_s)->isEnabled());
    }

    void optionsOfTheCurrentToolAreShown()
    {
        edit({u"@      "_s});
        const auto shown = [this] {
            QStringList names;
            for (const QString &name : {u"optionSize"_s, u"optionShape"_s, u"optionFilled"_s, u"optionReach"_s,
                                        u"optionSymmetry"_s, u"optionMixed"_s}) {
                if (child<QWidget>(name)->isVisible()) {
                    names.append(name);
                }
            }
            return names;
        };
        key(Qt::Key_B);
        QTRY_COMPARE(shown(), (QStringList{u"optionSize"_s, u"optionShape"_s, u"optionSymmetry"_s, u"optionMixed"_s}));
        key(Qt::Key_O);
        QTRY_COMPARE(shown(), (QStringList{u"optionFilled"_s, u"optionSymmetry"_s, u"optionMixed"_s}));
        QTest::mouseClick(child<QCheckBox>(u"optionFilled"_s), Qt::LeftButton, {}, {8, 8}); // an outline needs a brush
        QTRY_COMPARE(shown(), (QStringList{u"optionSize"_s, u"optionShape"_s, u"optionFilled"_s, u"optionSymmetry"_s,
                                           u"optionMixed"_s}));
        QTest::mouseClick(child<QCheckBox>(u"optionFilled"_s), Qt::LeftButton, {}, {8, 8});
        key(Qt::Key_F);
        QTRY_COMPARE(shown(), (QStringList{u"optionReach"_s, u"optionSymmetry"_s, u"optionMixed"_s}));
        key(Qt::Key_W);
        QTRY_COMPARE(shown(), QStringList());
        QCOMPARE(child<QLabel>(u"optionTool"_s)->text(), u"Magic wand"_s);
    }

    void theCanvasStaysWhereItIsBetweenTools()
    {
        edit({u"@      "_s});
        key(Qt::Key_O);
        QTRY_VERIFY(child<QCheckBox>(u"optionFilled"_s)->isVisible());
        const QRect place = canvas().geometry();
        for (const ToolInfo &info : toolInfos()) {
            key(info.shortcut);
            const bool hasSize = info.has(ToolOption::Brush) && !info.has(ToolOption::Filled);
            QTRY_VERIFY2(child<QSpinBox>(u"optionSize"_s)->isVisible() == hasSize,
                         qPrintable(info.key + u": the bar is to show what `options` of its row say"_s));
            QVERIFY2(canvas().geometry() == place, qPrintable(info.key + u": its options may not move the canvas"_s));
        }
    }

    void optionsAffectDrawing()
    {
        edit({u"@      "_s, u"       "_s, u"       "_s});
        key(Qt::Key_R);
        QTRY_VERIFY(child<QCheckBox>(u"optionFilled"_s)->isVisible());
        QTest::mouseClick(child<QCheckBox>(u"optionFilled"_s), Qt::LeftButton, {}, {8, 8});
        QVERIFY(!editor().toolbox().options().isFilled);
        drag({1, 0}, {3, 2});
        QCOMPARE(rows(), (QStringList{u"@###   "_s, u" # #   "_s, u" ###   "_s}));
        key(Qt::Key_Z, Qt::ControlModifier);
        key(Qt::Key_B);
        auto *symmetry = child<QComboBox>(u"optionSymmetry"_s);
        symmetry->setFocus();
        QTest::keyClick(symmetry, Qt::Key_Down);
        QCOMPARE(editor().toolbox().options().symmetry, Symmetry::LeftRight);
        click({1, 1});
        QCOMPARE(rows(), (QStringList{u"@      "_s, u" #   # "_s, u"       "_s}));
    }

    void keysChangeTheBrushesSize()
    {
        edit({u"@      "_s, u"       "_s, u"       "_s});
        canvas().setFocus();
        key(Qt::Key_Period);
        key(Qt::Key_Period);
        QCOMPARE(child<QSpinBox>(u"optionSize"_s)->value(), 3);
        click({4, 1});
        QCOMPARE(rows(), (QStringList{u"@  ### "_s, u"   ### "_s, u"   ### "_s}));
        key(Qt::Key_Comma);
        QCOMPARE(child<QSpinBox>(u"optionSize"_s)->value(), 2);
    }

    void theMixIsChosenInADialog()
    {
        edit({u"@      "_s});
        key(Qt::Key_B);
        QTest::mouseClick(child<QToolButton>(u"optionMix"_s), Qt::LeftButton);
        auto *dialog = child<QDialog>(u"mixDialog"_s);
        auto *choice = dialog->findChild<QComboBox *>(u"mixChoice"_s);
        QCOMPARE(choice->currentText(), u"wall"_s);
        auto *add = dialog->findChild<QPushButton *>(u"mixAdd"_s);
        choice->setCurrentText(u"orc"_s);
        QTest::mouseClick(add, Qt::LeftButton);
        auto *weight = dialog->findChild<QSpinBox *>(u"mixWeight"_s);
        weight->setFocus();
        QTest::keyClick(weight, Qt::Key_Up);
        QCOMPARE(weight->value(), 2);
        QTest::mouseClick(add, Qt::LeftButton); // adding a listed entry again makes it more frequent
        QCOMPARE(weight->value(), 3);
        QTest::mouseClick(dialog->findChild<QPushButton *>(u"mixDialogOk"_s), Qt::LeftButton);
        const DrawOptions &options = editor().toolbox().options();
        QVERIFY(options.isMixed);
        QCOMPARE(options.mix.parts, (std::vector<PaintMix::Part>{{Paint::ofTerrain(shippedCatalogue()->wall()), 1},
                                                                 {Paint::ofKind(u"orc"_s), 3}}));
        drag({1, 0}, {6, 0});
        QVERIFY(!rows().first().contains(u' '));
        key(Qt::Key_Z, Qt::ControlModifier);
        QTest::mouseClick(child<QCheckBox>(u"optionMixed"_s), Qt::LeftButton, {}, {8, 8});
        drag({1, 0}, {6, 0});
        QCOMPARE(rows(), QStringList{u"@######"_s});
    }

    void aMixIsDrawnUntilSomethingIsChosen_data()
    {
        QTest::addColumn<bool>("isPicked");
        QTest::newRow("in the palette") << false;
        QTest::newRow("from a cell") << true;
    }

    void aMixIsDrawnUntilSomethingIsChosen()
    {
        QFETCH(bool, isPicked);
        edit({u"@     #"_s});
        key(Qt::Key_B);
        choose(u"wall"_s); // the later choice repeats this one
        mix();
        QVERIFY(child<QCheckBox>(u"optionMixed"_s)->isChecked());
        isPicked ? click({6, 0}, Qt::LeftButton, Qt::AltModifier) : choose(u"wall"_s);
        QVERIFY(!child<QCheckBox>(u"optionMixed"_s)->isChecked());
        drag({1, 0}, {5, 0});
        QCOMPARE(rows(), QStringList{u"@######"_s});
        QCOMPARE(int(editor().toolbox().options().mix.parts.size()), 2); // the mix is kept for the next time
    }

    void thePaletteShowsTheMix()
    {
        edit({u"@      "_s});
        choose(u"wall"_s);
        auto *list = child<QListWidget>(u"paletteList"_s);
        QCOMPARE(list->currentItem()->text(), u"wall"_s);
        mix();
        QCOMPARE(list->currentItem(), nullptr);
        QCOMPARE(child<QLabel>(u"paletteCardName"_s)->text(), u"Random mix"_s);
        QCOMPARE(child<QLabel>(u"paletteCardBody"_s)->text(), u"3 × floor, 1 × water"_s);
        QVERIFY(!child<QToolButton>(u"paletteStar"_s)->isEnabled());
        QTest::mouseClick(child<QCheckBox>(u"optionMixed"_s), Qt::LeftButton, {}, {8, 8});
        QCOMPARE(list->currentItem()->text(), u"wall"_s);
        QCOMPARE(child<QLabel>(u"paletteCardName"_s)->text(), u"wall"_s);
    }

    void theHistoryNamesThePaint_data()
    {
        QTest::addColumn<int>("tool");
        QTest::addColumn<bool>("isMixed");
        QTest::addColumn<bool>("isErasing");
        QTest::addColumn<QString>("name");
        const auto rows = [](const char *tool, Qt::Key key, const QString &drawn, const QString &erased) {
            QTest::addRow("%s", tool) << int(key) << false << false << drawn.arg(u"water"_s);
            QTest::addRow("%s, mixed", tool)
                << int(key) << true << false << drawn.arg(u"a random mix (floor, water)"_s);
            QTest::addRow("%s, right button", tool) << int(key) << false << true << erased;
            QTest::addRow("%s, mixed, right button", tool) << int(key) << true << true << erased;
        };
        rows("brush", Qt::Key_B, u"draw %1"_s, u"erase"_s);
        rows("line", Qt::Key_L, u"line of %1"_s, u"erase line"_s);
        rows("rectangle", Qt::Key_R, u"rectangle of %1"_s, u"erase rectangle"_s);
        rows("ellipse", Qt::Key_O, u"ellipse of %1"_s, u"erase ellipse"_s);
        rows("fill", Qt::Key_F, u"fill with %1"_s, u"erase area"_s);
        QTest::newRow("erase, mixed") << int(Qt::Key_E) << true << false << u"erase"_s;
        QTest::newRow("pick, right button") << int(Qt::Key_I) << true << true << u"erase"_s;
    }

    void theHistoryNamesThePaint()
    {
        QFETCH(int, tool);
        QFETCH(bool, isMixed);
        QFETCH(bool, isErasing);
        QFETCH(QString, name);
        edit({u"@######"_s, u"#######"_s, u"#######"_s});
        choose(u"water"_s);
        if (isMixed) {
            mix();
        }
        key(Qt::Key(tool));
        QTest::mousePress(canvas().viewport(), isErasing ? Qt::RightButton : Qt::LeftButton, {}, at({2, 1}));
        QTest::mouseRelease(canvas().viewport(), isErasing ? Qt::RightButton : Qt::LeftButton, {}, at({2, 1}));
        QCOMPARE(editor().document().undoStack().undoText(), name);
    }

    void optionsKeepTheirPlaceBetweenTools()
    {
        edit({u"@      "_s});
        const auto *symmetry = child<QComboBox>(u"optionSymmetry"_s);
        const auto *mixed = child<QCheckBox>(u"optionMixed"_s);
        for (const QString &language : {u"en"_s, u"de"_s}) {
            m_window->useLanguage(language);
            key(Qt::Key_B);
            QTRY_VERIFY(symmetry->isVisible());
            QCoreApplication::processEvents();
            const QPoint place = symmetry->mapTo(m_window.get(), QPoint());
            const QPoint mixedPlace = mixed->mapTo(m_window.get(), QPoint());
            for (const ToolInfo &info : toolInfos()) {
                key(info.shortcut);
                QTRY_COMPARE(symmetry->isVisible(), info.has(ToolOption::Symmetry));
                QTRY_VERIFY2(!symmetry->isVisible() || symmetry->mapTo(m_window.get(), QPoint()) == place,
                             qPrintable(info.key + u": the box for symmetry moved"_s));
                QTRY_VERIFY2(!mixed->isVisible() || mixed->mapTo(m_window.get(), QPoint()) == mixedPlace,
                             qPrintable(info.key + u": the box for the mix moved"_s));
            }
        }
        m_window->useLanguage(u"en"_s);
    }

    void replacingShowsTheCountBefore()
    {
        edit({u"@#O #  "_s});
        choose(u"water"_s);
        QTest::mouseMove(canvas().viewport(), at({1, 0}));
        key(Qt::Key_H, Qt::ControlModifier);
        auto *dialog = child<QDialog>(u"replaceDialog"_s);
        QCOMPARE(dialog->findChild<QComboBox *>(u"replaceWhat"_s)->currentText(), u"wall"_s);
        QCOMPARE(dialog->findChild<QComboBox *>(u"replaceWith"_s)->currentText(), u"water"_s);
        QCOMPARE(dialog->findChild<QLabel *>(u"replaceCount"_s)->text(), u"2 cells will change in the level."_s);
        QVERIFY(!dialog->findChild<QCheckBox *>(u"replaceInSelection"_s)->isEnabled());
        dialog->findChild<QComboBox *>(u"replaceWith"_s)->setCurrentText(u"wall"_s);
        QCOMPARE(dialog->findChild<QLabel *>(u"replaceCount"_s)->text(), u"Choose a different replacement."_s);
        QVERIFY(!dialog->findChild<QPushButton *>(u"replaceDialogOk"_s)->isEnabled());
        dialog->findChild<QComboBox *>(u"replaceWith"_s)->setCurrentText(u"water"_s);
        QTest::mouseClick(dialog->findChild<QPushButton *>(u"replaceDialogOk"_s), Qt::LeftButton);
        QCOMPARE(rows(), QStringList{u"@~O ~  "_s});
    }

    void hintsFollowTheTool()
    {
        edit({u"@      "_s});
        for (const ToolInfo &info : toolInfos()) {
            key(info.shortcut);
            QVERIFY2(
                child<QLabel>(u"editHint"_s)->text() == toolHint(info.id),
                qPrintable(info.key + u": the status bar is to show `hint` of its row in editor/tools/toollist.cpp"_s));
        }
    }

    void iconsOfShapesFollowTheirMode()
    {
        edit({u"@   "_s});
        for (const QString &tool : {u"tool_rectangle"_s, u"tool_ellipse"_s}) {
            const auto middle = [&] {
                const QImage icon = child<QAction>(tool)->icon().pixmap(20, 20).toImage();
                return icon.pixelColor(icon.rect().center()).alpha();
            };
            DrawOptions options = editor().toolbox().options();
            options.isFilled = true;
            editor().toolbox().setOptions(options);
            QCOMPARE(middle(), 255);
            options.isFilled = false;
            editor().toolbox().setOptions(options);
            QCOMPARE(middle(), 0);
        }
    }

private:
    void pasteText(const QString &text)
    {
        QGuiApplication::clipboard()->setText(text);
        key(Qt::Key_V, Qt::ControlModifier);
    }

    /// Pastes text with unknown characters, and accepts the question about them by Enter.
    void pasteAsItStands(const QString &text)
    {
        const DialogAnswer answer(u"charactersDialog"_s,
                                  [](QDialog *dialog) { QTest::keyClick(dialog->focusWidget(), Qt::Key_Return); });
        pasteText(text);
        QVERIFY(answer.wasGiven());
    }

    void shiftDrag(Point from, Point to)
    {
        QWidget *viewport = canvas().viewport();
        QTest::mousePress(viewport, Qt::LeftButton, Qt::ShiftModifier, at(from));
        QMouseEvent move(QEvent::MouseMove, at(to), viewport->mapToGlobal(at(to)), Qt::NoButton, Qt::LeftButton,
                         Qt::ShiftModifier);
        QCoreApplication::sendEvent(viewport, &move);
        QTest::mouseRelease(viewport, Qt::LeftButton, Qt::ShiftModifier, at(to));
    }

    /// Draws a random mix of floor and water.
    void mix()
    {
        DrawOptions options = editor().toolbox().options();
        options.mix.parts = {{Paint::ofTerrain(shippedCatalogue()->floor()), 3},
                             {Paint::ofTerrain(shippedCatalogue()->terrainOf(u"water"_s).value()), 1}};
        options.isMixed = true;
        editor().toolbox().setOptions(options);
    }
};

MAZEWRIGHT_SUITE(drawwindow, TestDrawWindow)
#include "tst_drawwindow.moc"
