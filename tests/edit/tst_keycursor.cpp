#include "tests/driver/keycursordriver.h"
#include "tests/support/suite.h"

#include <QLabel>
#include <QTest>

using namespace Qt::StringLiterals;

/// Editing by keyboard alone, in the real window.
class TestKeyCursor : public QObject, protected KeyCursorDriver {
    Q_OBJECT

private Q_SLOTS:
    void init() { openForKeys(); }
    void cleanup() { closeWindow(); }

    void arrowsMoveTheCursor()
    {
        open({u"@  g"_s, u"    "_s}, {1, 0});
        press(Qt::Key_Right);
        QCOMPARE(cursor(), std::optional(Point{2, 0}));
        press(Qt::Key_Down);
        QCOMPARE(cursor(), std::optional(Point{2, 1}));
        press(Qt::Key_Down);
        QCOMPARE(cursor(), std::optional(Point{2, 1}));
        press(Qt::Key_Right, Qt::ShiftModifier);
        QCOMPARE(cursor(), std::optional(Point{3, 1}));
        QTest::keyClick(&canvas(), Qt::Key_Left, Qt::KeypadModifier);
        QCOMPARE(cursor(), std::optional(Point{2, 1}));
        QCOMPARE(child<QLabel>(u"editStatus"_s)->text(), u"Cell 2, 1 · floor"_s);
        QCOMPARE(editor().document().undoStack().count(), 0);
    }

    void theFirstArrowStartsAtTheMouse()
    {
        edit({u"@  g"_s, u"    "_s});
        QTest::mouseMove(canvas().viewport(), at({1, 1}));
        QTRY_COMPARE(editor().toolbox().hovered(), std::optional(Point{1, 1}));
        QCOMPARE(cursor(), std::nullopt);
        QTest::keyClick(&canvas(), Qt::Key_Right);
        QCOMPARE(cursor(), std::optional(Point{2, 1}));
        QCOMPARE(editor().toolbox().hovered(), std::optional(Point{2, 1}));
    }

    void theMouseHidesTheCursor()
    {
        open({u"@  g"_s, u"    "_s}, {1, 0});
        QTest::mouseMove(canvas().viewport(), at({3, 1}));
        QTRY_COMPARE(editor().toolbox().hovered(), std::optional(Point{3, 1}));
        QCOMPARE(cursor(), std::nullopt);
        QTest::mouseMove(canvas().viewport(), at({2, 1}));
        QTRY_COMPARE(editor().toolbox().hovered(), std::optional(Point{2, 1}));
    }

    void aStillMouseDoesNotHideTheCursor()
    {
        open({u"@  g"_s, u"    "_s}, {1, 0});
        const QPoint place = QCursor::pos();
        QMouseEvent move(QEvent::MouseMove, canvas().viewport()->mapFromGlobal(QPointF(place)), QPointF(place),
                         Qt::NoButton, Qt::NoButton, {});
        QCoreApplication::sendEvent(canvas().viewport(), &move);
        QCOMPARE(cursor(), std::optional(Point{1, 0}));
        QEvent leave(QEvent::Leave);
        QCoreApplication::sendEvent(canvas().viewport(), &leave);
        QCOMPARE(editor().toolbox().hovered(), std::optional(Point{1, 0}));
    }

    void theCursorIsKeptInView()
    {
        open({u"@ g"_s}, {1, 0});
        editor().newLevel({200, 150});
        canvas().zoomTo(100);
        for (const auto &[key, cell] : std::vector<std::pair<Qt::Key, Point>>{
                 {Qt::Key_Home, {0, 0}}, {Qt::Key_End, {199, 149}}, {Qt::Key_Home, {0, 0}}}) {
            press(key, Qt::ControlModifier);
            QCOMPARE(cursor(), std::optional(cell));
            QVERIFY(canvas().viewport()->rect().contains(canvas().viewportRectOf(cell)));
        }
        for (int i = 0; i < 60; ++i) {
            press(Qt::Key_Right);
            press(Qt::Key_Down);
            const QRect around = canvas().viewportRectOf(*cursor()).adjusted(-32, -32, 32, 32);
            QVERIFY(i == 0 || canvas().viewport()->rect().contains(around));
        }
        QCOMPARE(cursor(), std::optional(Point{60, 60}));
    }

    void theKeyCursorDiffersFromTheMouseCursor()
    {
        open({u"@    g"_s, u"      "_s, u"      "_s}, {2, 1});
        take(ToolId::Pick);
        const auto picture = [this](CursorLook look) {
            canvas().setCursorCell(Point{2, 1}, look);
            return canvas().viewport()->grab(canvas().viewportRectOf({2, 1}).adjusted(-8, -8, 8, 8)).toImage();
        };
        const QImage keys = picture(CursorLook::Keys);
        const QImage mouse = picture(CursorLook::Mouse);
        canvas().setCursorCell(std::nullopt);
        const QImage none = canvas().viewport()->grab(canvas().viewportRectOf({2, 1}).adjusted(-8, -8, 8, 8)).toImage();
        QVERIFY(keys != mouse && keys != none && mouse != none);
        // A bright corner lies outside the cell, where the mouse's frame has only its dark edge.
        int bright = 0;
        for (int x = 0; x < 8; ++x) {
            for (int y = 0; y < 8; ++y) {
                bright += keys.pixelColor(x, y).lightness() > 240 ? 1 : 0;
                QVERIFY(mouse.pixelColor(x, y).lightness() <= none.pixelColor(x, y).lightness());
            }
        }
        QVERIFY(bright > 0);
    }

    void returnDrawsAtTheCursor()
    {
        open({u"@  g"_s, u"    "_s}, {2, 0});
        press(Qt::Key_Return);
        QCOMPARE(rows(), QStringList({u"@ #g"_s, u"    "_s}));
        press({Qt::Key_Down, Qt::Key_Enter});
        QCOMPARE(rows(), QStringList({u"@ #g"_s, u"  # "_s}));
        QCOMPARE(editor().document().undoStack().count(), 2);
        press(Qt::Key_Z, Qt::ControlModifier);
        QCOMPARE(rows(), QStringList({u"@ #g"_s, u"    "_s}));
    }

    void aHeldReturnDrawsAlong()
    {
        open({u"@    g"_s, u"      "_s}, {1, 0});
        QTest::keyPress(&canvas(), Qt::Key_Return);
        press({Qt::Key_Right, Qt::Key_Down, Qt::Key_Right});
        QTest::keyRelease(&canvas(), Qt::Key_Return);
        press(Qt::Key_Right);
        QCOMPARE(rows(), QStringList({u"@##  g"_s, u"  ##  "_s}));
        QCOMPARE(editor().document().undoStack().count(), 1);
    }

    void backspaceErases()
    {
        open({u"@##g"_s}, {1, 0});
        press({Qt::Key_Backspace, Qt::Key_Right, Qt::Key_Right, Qt::Key_Backspace});
        QCOMPARE(rows(), QStringList({u"@ # "_s}));
    }

    void deleteErasesWithoutASelection()
    {
        open({u"@##g"_s}, {1, 0});
        press(Qt::Key_Delete);
        QCOMPARE(rows(), QStringList({u"@ #g"_s}));
        press({Qt::Key_M, Qt::Key_Right, Qt::Key_Return, Qt::Key_Right, Qt::Key_Return, Qt::Key_Left, Qt::Key_Left});
        press(Qt::Key_Delete);
        QCOMPARE(rows(), QStringList({u"@   "_s}));
    }

    void shapesAreDrawnByKeys_data()
    {
        QTest::addColumn<int>("key");
        QTest::addColumn<int>("previewed");
        QTest::addColumn<QStringList>("rows");
        QTest::newRow("line") << int(Qt::Key_L) << 3
                              << QStringList({u"@    g"_s, u" #    "_s, u"  #   "_s, u"   #  "_s});
        QTest::newRow("rectangle") << int(Qt::Key_R) << 9
                                   << QStringList({u"@    g"_s, u" ###  "_s, u" ###  "_s, u" ###  "_s});
        QTest::newRow("ellipse") << int(Qt::Key_O) << 5
                                 << QStringList({u"@    g"_s, u"  #   "_s, u" ###  "_s, u"  #   "_s});
    }

    void shapesAreDrawnByKeys()
    {
        QFETCH(int, key);
        QFETCH(int, previewed);
        QFETCH(QStringList, rows);
        const QStringList before{u"@    g"_s, u"      "_s, u"      "_s, u"      "_s};
        open(before, {1, 1});
        press(Qt::Key(key));
        press({Qt::Key_Return, Qt::Key_Right, Qt::Key_Right, Qt::Key_Down, Qt::Key_Down});
        QCOMPARE(TestKeyCursor::rows(), before);
        QCOMPARE(editor().toolbox().preview().area.count(), previewed);
        press(Qt::Key_Return);
        QCOMPARE(TestKeyCursor::rows(), rows);
        QCOMPARE(editor().document().undoStack().count(), 1);
        QVERIFY(!editor().toolbox().isStroking());
    }

    void shiftAtTheEndMakesItRegular()
    {
        open({u"@    g"_s, u"      "_s, u"      "_s}, {1, 1});
        press({Qt::Key_R, Qt::Key_Return, Qt::Key_Right, Qt::Key_Down, Qt::Key_Right});
        press(Qt::Key_Return, Qt::ShiftModifier);
        const QStringList square = rows();
        QVERIFY2(square[1].count(u'#') == square[2].count(u'#'), qPrintable(square.join(u'\n')));
        QVERIFY(square[1].count(u'#') >= 2);
        QCOMPARE(square[0], u"@    g"_s);
    }

    void backspaceErasesInTheShapeOfTheTool()
    {
        open({u"@###g"_s, u"#####"_s, u"#####"_s}, {1, 0});
        press({Qt::Key_R, Qt::Key_Backspace, Qt::Key_Right, Qt::Key_Down});
        QVERIFY(editor().toolbox().preview().isErasing);
        press(Qt::Key_Backspace);
        QCOMPARE(rows(), QStringList({u"@  #g"_s, u"#  ##"_s, u"#####"_s}));
    }

    void escapeCancelsAStroke()
    {
        open({u"@    g"_s, u"      "_s}, {1, 0});
        press({Qt::Key_R, Qt::Key_Return, Qt::Key_Right, Qt::Key_Escape});
        QVERIFY(!editor().toolbox().isStroking());
        press(Qt::Key_B);
        QTest::keyPress(&canvas(), Qt::Key_Return);
        press({Qt::Key_Right, Qt::Key_Escape});
        QTest::keyRelease(&canvas(), Qt::Key_Return);
        QCOMPARE(rows(), QStringList({u"@    g"_s, u"      "_s}));
        QCOMPARE(editor().document().undoStack().count(), 0);
    }

    void anotherToolCancelsAStroke()
    {
        open({u"@    g"_s, u"      "_s}, {1, 0});
        press({Qt::Key_R, Qt::Key_Return, Qt::Key_Right, Qt::Key_L, Qt::Key_Return, Qt::Key_Down, Qt::Key_Return});
        QCOMPARE(rows(), QStringList({u"@ #  g"_s, u"  #   "_s}));
    }

    void losingTheKeyboardEndsAStroke()
    {
        open({u"@    g"_s, u"      "_s}, {1, 0});
        press({Qt::Key_R, Qt::Key_Return, Qt::Key_Right});
        child<QWidget>(u"paletteSearch"_s)->setFocus();
        QVERIFY(!editor().toolbox().isStroking());
        QCOMPARE(rows(), QStringList({u"@    g"_s, u"      "_s}));
        canvas().setFocus();
        press(Qt::Key_B);
        QTest::keyPress(&canvas(), Qt::Key_Return);
        press(Qt::Key_Right);
        child<QWidget>(u"paletteSearch"_s)->setFocus();
        QCOMPARE(rows(), QStringList({u"@ ## g"_s, u"      "_s}));
        QCOMPARE(editor().document().undoStack().count(), 1);
    }

    void pressingTheMouseCancelsAStroke()
    {
        open({u"@    g"_s, u"      "_s}, {1, 0});
        press({Qt::Key_R, Qt::Key_Return, Qt::Key_Right});
        click({4, 1});
        QVERIFY(!editor().toolbox().isStroking());
        QCOMPARE(rows(), QStringList({u"@    g"_s, u"      "_s}));
        press(Qt::Key_Right);
        QCOMPARE(rows(), QStringList({u"@    g"_s, u"      "_s}));
    }

    void fillByKeys()
    {
        open({u"@ #  g"_s, u"  #   "_s}, {3, 1});
        press({Qt::Key_F, Qt::Key_Return});
        QCOMPARE(rows(), QStringList({u"@ ####"_s, u"  ####"_s}));
    }

    void pickByKeys()
    {
        open({u"@ g"_s, u"   "_s}, {2, 0});
        press(Qt::Key_Insert);
        press({Qt::Key_Down, Qt::Key_Return});
        QCOMPARE(rows(), QStringList({u"@ g"_s, u"  g"_s}));
        press(Qt::Key_Left);
        press(Qt::Key_Return, Qt::AltModifier);
        press({Qt::Key_Right, Qt::Key_Return});
        QCOMPARE(editor().toolbox().paint().what, Paint::What::Terrain);
        press({Qt::Key_Up, Qt::Key_I, Qt::Key_Return});
        QCOMPARE(editor().toolbox().paint().kind, u"treasure"_s);
        QCOMPARE(editor().toolbox().tool(), ToolId::Brush);
    }

    void theCursorJumpsToAShownCell()
    {
        open({u"@ #g"_s, u"  ##"_s}, {0, 1});
        press(Qt::Key_F8);
        QCOMPARE(cursor(), std::optional(Point{3, 0}));
        QVERIFY(editor().toolbox().preview().area.isEmpty());
        press({Qt::Key_Left, Qt::Key_Backspace});
        QCOMPARE(rows(), QStringList({u"@  g"_s, u"  ##"_s}));
        editor().view().showCell({9, 9});
        QCOMPARE(cursor(), std::nullopt);
        QCOMPARE(editor().view().cursor(), std::optional(Point{9, 9}));
        QCOMPARE(canvas().cellSentence(), u"Cell 9, 9."_s);
    }

    void thingsArePlacedByKeys()
    {
        open({u"@ g"_s, u"   "_s}, {1, 1});
        editor().toolbox().choosePaint(Paint::ofKind(u"orc"_s));
        press(Qt::Key_Return);
        QCOMPARE(rows(), QStringList({u"@ g"_s, u" O "_s}));
    }

    void thingsAreMovedByKeys()
    {
        open({u"@ g"_s, u"   "_s}, {2, 0});
        press({Qt::Key_V, Qt::Key_Return, Qt::Key_Return});
        QCOMPARE(editor().toolbox().selection().things(), std::vector<std::size_t>({1}));
        press({Qt::Key_Return, Qt::Key_Down, Qt::Key_Left, Qt::Key_Return});
        QCOMPARE(rows(), QStringList({u"@  "_s, u" g "_s}));
        press(Qt::Key_Delete);
        QCOMPARE(rows(), QStringList({u"@  "_s, u"   "_s}));
    }

    void cellsAreSelectedByKeys()
    {
        open({u"@   g"_s, u"     "_s}, {1, 0});
        press({Qt::Key_M, Qt::Key_Return, Qt::Key_Right, Qt::Key_Right, Qt::Key_Return});
        QCOMPARE(editor().toolbox().selection().cells(), Area({{1, 0}, {2, 0}, {3, 0}}, {5, 2}));
        press(Qt::Key_Down);
        press(Qt::Key_Return, Qt::ShiftModifier);
        press(Qt::Key_Return);
        QCOMPARE(editor().toolbox().selection().cells(), Area({{1, 0}, {2, 0}, {3, 0}, {3, 1}}, {5, 2}));
        press({Qt::Key_Up, Qt::Key_Left});
        press(Qt::Key_Return, Qt::ControlModifier);
        press(Qt::Key_Return);
        QCOMPARE(editor().toolbox().selection().cells(), Area({{1, 0}, {3, 0}, {3, 1}}, {5, 2}));
        press(Qt::Key_Home);
        press(Qt::Key_Return, Qt::ControlModifier | Qt::ShiftModifier);
        press({Qt::Key_Right, Qt::Key_Right, Qt::Key_Return});
        QCOMPARE(editor().toolbox().selection().cells(), Area({{1, 0}}, {5, 2}));
        press({Qt::Key_B, Qt::Key_Return, Qt::Key_Left, Qt::Key_Return});
        QCOMPARE(rows(), QStringList({u"@#  g"_s, u"     "_s}));
    }

    void wandAndSelectAlikeWorkByKeys()
    {
        open({u"@ #g"_s, u"# # "_s}, {1, 0});
        press({Qt::Key_W, Qt::Key_Return});
        QCOMPARE(editor().toolbox().selection().cells(), Area({{0, 0}, {1, 0}, {1, 1}}, {4, 2}));
        press({Qt::Key_A, Qt::Key_Right, Qt::Key_Return});
        QCOMPARE(editor().toolbox().selection().cells(), Area({{2, 0}, {0, 1}, {2, 1}}, {4, 2}));
    }

    void cellsAreMovedByKeys()
    {
        open({u"@#  g"_s, u"     "_s}, {1, 0});
        press({Qt::Key_M, Qt::Key_Return, Qt::Key_Return, Qt::Key_Return, Qt::Key_Down, Qt::Key_Right, Qt::Key_Return});
        QCOMPARE(rows(), QStringList({u"@   g"_s, u"  #  "_s}));
    }

    void copyAndStampByKeys()
    {
        open({u"@#  g"_s, u"     "_s}, {1, 0});
        press({Qt::Key_M, Qt::Key_Return, Qt::Key_Right, Qt::Key_Down, Qt::Key_Return});
        press(Qt::Key_C, Qt::ControlModifier);
        press(Qt::Key_V, Qt::ControlModifier);
        QCOMPARE(editor().toolbox().tool(), ToolId::Stamp);
        press({Qt::Key_Right, Qt::Key_Return});
        QCOMPARE(rows().join(u'/').count(u'#'), 2);
        press(Qt::Key_Escape);
        QCOMPARE(editor().toolbox().tool(), ToolId::SelectCells);
    }

    void aHiddenCursorDoesNotDraw()
    {
        open({u"@  g"_s}, {1, 0});
        editor().newLevel({10, 10});
        QCOMPARE(cursor(), std::nullopt);
        QCOMPARE(editor().toolbox().hovered(), std::nullopt);
        press(Qt::Key_Return);
        QVERIFY(cursor().has_value());
        QCOMPARE(editor().document().undoStack().count(), 0);
        press(Qt::Key_Return);
        QCOMPARE(editor().document().undoStack().count(), 1);
    }

    void aHeldReturnDoesNotRepeat()
    {
        open({u"@    g"_s, u"      "_s}, {1, 0});
        press({Qt::Key_R, Qt::Key_Return});
        QKeyEvent again(QEvent::KeyPress, Qt::Key_Return, {}, u"\r"_s, true);
        QCoreApplication::sendEvent(&canvas(), &again);
        QVERIFY(editor().toolbox().isStroking());
        QCOMPARE(editor().document().undoStack().count(), 0);
    }

    void keysWorkInALevelOfOneCell()
    {
        open({u"@"_s}, {0, 0});
        for (const ToolInfo &info : toolInfos()) {
            press(info.shortcut);
            press({Qt::Key_Return, Qt::Key_Right, Qt::Key_Return, Qt::Key_Backspace, Qt::Key_Left, Qt::Key_Backspace});
            press({Qt::Key_Escape, Qt::Key_End, Qt::Key_PageDown});
            QVERIFY2(cursor() == (Point{0, 0}),
                     qPrintable(info.key + u": keys are to leave the cursor in the level"_s));
            QVERIFY2(!editor().toolbox().isStroking(), qPrintable(info.key + u": Escape is to end its stroke"_s));
        }
        while (editor().document().undoStack().canUndo()) {
            press(Qt::Key_Z, Qt::ControlModifier);
        }
        QCOMPARE(rows(), QStringList({u"@"_s}));
    }

    void arrowsMoveTheHeroWhilePlaying()
    {
        open({u"@   g"_s}, {3, 0});
        press(Qt::Key_F5);
        QCOMPARE(m_window->mode(), ProgramWindow::Mode::Play);
        QCOMPARE(cursor(), std::nullopt);
        m_window->session().setTicking(false);
        press(Qt::Key_Right);
        m_window->session().advance(1000);
        QCOMPARE(m_window->session().world().hero().cell, (Point{1, 0}));
        QCOMPARE(cursor(), std::nullopt);
        press(Qt::Key_Escape);
        QCOMPARE(m_window->mode(), ProgramWindow::Mode::Edit);
        press(Qt::Key_Left);
        QVERIFY(cursor().has_value());
    }

    void theHintMentionsKeys()
    {
        open({u"@   g"_s}, {3, 0});
        auto *hint = child<QLabel>(u"editHint"_s);
        for (const ToolInfo &info : toolInfos()) {
            press(info.shortcut);
            QVERIFY2(
                hint->text().startsWith(u"Enter "_s),
                qPrintable(info.key + u": begin `keyHint` in editor/tools/toollist.cpp with Enter: "_s + hint->text()));
        }
        QTest::mouseMove(canvas().viewport(), at({1, 0}));
        QTRY_VERIFY(!hint->text().startsWith(u"Enter "_s));
    }

private:
    void take(ToolId id) { editor().toolbox().setTool(id); }
};

MAZEWRIGHT_SUITE(keycursor, TestKeyCursor)
#include "tst_keycursor.moc"
