#include "editor/edits/leveltext.h"
#include "editor/edits/meanings.h"
#include "editor/edits/stamp.h"
#include "editor/forms/legendtable.h"
#include "editor/panels/leveltextedit.h"
#include "editor/panels/textpanel.h"
#include "tests/driver/editordriver.h"
#include "tests/driver/painting.h"
#include "tests/support/suite.h"

#include <QClipboard>
#include <QDockWidget>
#include <QGuiApplication>
#include <QInputMethodEvent>
#include <QLabel>
#include <QLineEdit>
#include <QSignalSpy>
#include <QTest>

using namespace Qt::StringLiterals;

static QStringList textRows(const Level &level)
{
    return LevelText(level, *shippedCatalogue()).rows();
}

static Level written(const Level &level, Point corner, const QStringList &rows)
{
    return LevelText(level, *shippedCatalogue()).written(corner, rows);
}

/// The level as text: as values, and typed in the real window.
class TestTextWindow : public QObject, protected EditorDriver {
    Q_OBJECT

private Q_SLOTS:
    void init()
    {
        openWindow();
        open({u"@  O"_s, u" ## "_s, u"g   "_s});
    }

    void cleanup() { closeWindow(); }

    void rowsShowTheUppermostThing()
    {
        Level level = drawnLevel({u"@ O~"_s});
        level.things.push_back({.cell = {1, 0}, .kind = u"sword"_s, .values = {}});
        level.things.push_back({.cell = {1, 0}, .kind = u"troll"_s, .values = {{u"hp"_s, 3}}});
        level.things.push_back({.cell = {-2, 0}, .kind = u"troll"_s, .values = {}});
        level.things.push_back({.cell = {3, 0}, .kind = QString(), .values = {}, .character = U'q'});
        sortThings(level.things);
        QCOMPARE(textRows(level), QStringList{u"@TOq"_s});
        level.drawn.preferred = U".";
        level.things.resize(1);
        QCOMPARE(textRows(level), QStringList{u"...~"_s});
    }

    void writingTheSameTextKeepsAllThings()
    {
        Level level = drawnLevel({u"@ O"_s});
        level.things[1].values = {{u"hp"_s, 3}};
        QCOMPARE(written(level, {0, 0}, {u"@ O"_s}), level);
        const Level after = written(level, {1, 0}, {u"#"_s});
        QCOMPARE(after.things, level.things);
        QCOMPARE(written(after, {2, 0}, {u" "_s}).things.size(), std::size_t(1));
    }

    void writingGrowsTheLevelByWalls()
    {
        const Level after = written(drawnLevel({u"@ "_s}), {1, 0}, {u"~~"_s, u"OOO"_s});
        QCOMPARE(textRows(after), (QStringList{u"@~~#"_s, u"#OOO"_s}));
    }

    void aTypedStartReplacesTheOldOne()
    {
        const Level after = written(drawnLevel({u"@ @ "_s}), {1, 0}, {u"@"_s});
        QCOMPARE(textRows(after), QStringList{u" @  "_s});
    }

    void insertingRowsMovesTheThingsBelow()
    {
        Level level = drawnLevel({u"@ "_s, u" O"_s});
        level.things.push_back({.cell = {7, 2}, .kind = u"orc"_s, .values = {}});
        const Level more = withRowInserted(level, 1, shippedCatalogue()->wall());
        QCOMPARE(textRows(more), (QStringList{u"@ "_s, u"##"_s, u" O"_s}));
        QCOMPARE(more.things.at(2).cell, (Point{7, 3}));
        QCOMPARE(withoutRows(more, 1, 1), level);
        const Level less = withoutRows(level, 1, 1);
        QCOMPARE(textRows(less), QStringList{u"@ "_s});
        QCOMPARE(less.things.at(1).cell, (Point{7, 1}));
    }

    void legendsRefuseTakenCharacters()
    {
        const Level level = drawnLevel({u"@ O"_s});
        const Catalogue &catalogue = *shippedCatalogue();
        QCOMPARE(withCharacter(level, catalogue, u"orc"_s, u"T"_s).fault, LegendFault::Taken);
        QCOMPARE(withCharacter(level, catalogue, u"orc"_s, u"T"_s).other, u"troll"_s);
        QCOMPARE(withCharacter(level, catalogue, u"orc"_s, u"ab"_s).fault, LegendFault::NotOneCharacter);
        QCOMPARE(withCharacter(level, catalogue, u"orc"_s, u"\n"_s).fault, LegendFault::NotOneCharacter);
        const LegendChange change = withCharacter(level, catalogue, u"orc"_s, u"Q"_s);
        QVERIFY(!change.fault);
        QCOMPARE(change.after.legend, (QJsonObject{{u"Q"_s, u"orc"_s}}));
        QCOMPARE(textRows(change.after), QStringList{u"@ Q"_s});
        QCOMPARE(withCharacter(change.after, catalogue, u"orc"_s, u""_s).after, level);
        QCOMPARE(withCharacter(change.after, catalogue, u"orc"_s, u"O"_s).after, level);
    }

    void unknownCellsGetTheirMeaning()
    {
        const Level level = drawnLevel({u"@qqW"_s});
        const Level walls = withCharacter(level, *shippedCatalogue(), u"wall"_s, u"q"_s).after;
        QCOMPARE(textRows(walls), QStringList{u"@qqW"_s});
        QCOMPARE(walls.things.size(), std::size_t(2));
        QCOMPARE(walls.terrain.at({1, 0}), shippedCatalogue()->wall());
        const Level orcs = withCharacter(level, *shippedCatalogue(), u"orc"_s, u"W"_s).after;
        QCOMPARE(orcs.things.back().kind, u"orc"_s);
        for (const char32_t character : {U'\ufeff', U'\U0001f409'}) { // a byte order mark, a dragon
            Level odd = drawnLevel({u"@  "_s});
            odd.things.push_back({.cell = {1, 0}, .kind = {}, .values = {}, .character = character});
            const Level met = withMeanings(odd, *shippedCatalogue(), {{character, u"orc"_s}});
            QCOMPARE(met.things.back().kind, u"orc"_s);
        }
    }

    void aKeyReplacesTheCellAndMovesOn()
    {
        QCOMPARE(shown(), (QStringList{u"@  O"_s, u" ## "_s, u"g   "_s}));
        press(Qt::Key_Down);
        type(u"~ T"_s);
        QCOMPARE(rows(), (QStringList{u"@  O"_s, u"~ T "_s, u"g   "_s}));
        QCOMPARE(shown(), rows());
        QCOMPARE(text().caret(), (Point{3, 1}));
        QCOMPARE(editor().document().undoStack().count(), 1);
        press(Qt::Key_Z, Qt::ControlModifier);
        QCOMPARE(rows(), (QStringList{u"@  O"_s, u" ## "_s, u"g   "_s}));
        QCOMPARE(shown(), rows());
    }

    void consecutiveTypingIsOneStep()
    {
        const QUndoStack &steps = editor().document().undoStack();
        type(u"##O"_s);
        QCOMPARE(rows(), (QStringList{u"##OO"_s, u" ## "_s, u"g   "_s}));
        QCOMPARE(steps.count(), 1);
        key(Qt::Key_Z, Qt::ControlModifier);
        QCOMPARE(rows(), (QStringList{u"@  O"_s, u" ## "_s, u"g   "_s}));
        key(Qt::Key_Y, Qt::ControlModifier);
        QCOMPARE(rows().first(), u"##OO"_s);
    }

    void consecutivelyTypedThingsAreOneStep()
    {
        open({u"@Og "_s});
        text().setCaret({1, 0});
        type(u" O"_s);
        QCOMPARE(rows(), QStringList{u"@ O "_s});
        QCOMPARE(editor().document().undoStack().count(), 1);
        key(Qt::Key_Z, Qt::ControlModifier);
        QCOMPARE(rows(), QStringList{u"@Og "_s});
        key(Qt::Key_Y, Qt::ControlModifier);
        QCOMPARE(rows(), QStringList{u"@ O "_s});
    }

    void movingTheCaretBeginsAnotherStep()
    {
        const QUndoStack &steps = editor().document().undoStack();
        type(u"##"_s);
        press(Qt::Key_Down);
        press(Qt::Key_Up);
        type(u"#"_s);
        QCOMPARE(steps.count(), 2);
        QVERIFY(!editor().document().save(m_folder->filePath(u"typed.level.json"_s)));
        type(u"#"_s);
        QCOMPARE(steps.count(), 3);
        key(Qt::Key_Z, Qt::ControlModifier);
        QVERIFY(!editor().isModified());
    }

    void noCharacterIsChosenAtFirst()
    {
        const auto *legend = child<QTableWidget>(u"legendTable"_s);
        QVERIFY(legend->selectedItems().isEmpty());
        type(u"#"_s);
        QVERIFY(legend->selectedItems().isEmpty());
    }

    void toolKeysTypeLettersInTheText()
    {
        const ToolId before = editor().toolbox().tool();
        press(Qt::Key_Right);
        type(u"lfR"_s);
        QCOMPARE(editor().toolbox().tool(), before);
        QCOMPARE(shown().first(), u"@lfR"_s);
    }

    void anUnknownCharacterIsRefusedWithAReason()
    {
        type(u"?"_s);
        QCOMPARE(rows().first(), u"@  O"_s);
        QCOMPARE(notice(), u"Unknown here: “?”. Assign a meaning in the table below."_s);
        QCOMPARE(editor().document().undoStack().count(), 0);
    }

    void aRefusedCharacterKeepsItsPlaceUntilFixed()
    {
        type(u"@?~"_s);
        QCOMPARE(rows().first(), u"@ ~O"_s); // the text typed after it is in its right place
        QCOMPARE(notice(), u"Unknown here: “?”. Assign a meaning in the table below."_s);
        QCOMPARE(text().caret(), (Point{3, 0}));
        text().setCaret({1, 0});
        QVERIFY(notice().startsWith(u"Unknown here: “?”"_s));
        type(u"#"_s);
        QCOMPARE(rows().first(), u"@#~O"_s);
        QVERIFY(!notice().contains(u'?'));
    }

    void aRefusedCharacterIsForgottenAfterMoving()
    {
        type(u"??"_s);
        QCOMPARE(text().caret(), (Point{2, 0}));
        press(Qt::Key_Backspace);
        QVERIFY(notice().startsWith(u"Unknown here: “?”"_s)); // the first unknown character remains
        text().setCaret({2, 1});
        type(u"#"_s);
        QVERIFY(!notice().contains(u'?'));
    }

    void theEndOfTheRowIsReported()
    {
        press(Qt::Key_End);
        type(u"#"_s);
        QCOMPARE(rows().first(), u"@  O"_s);
        QCOMPARE(notice(), u"The row ends here. Resize the level to make its rows longer."_s);
    }

    void enterInsertsARow()
    {
        press(Qt::Key_Right);
        press(Qt::Key_Return);
        QCOMPARE(rows(), (QStringList{u"@  O"_s, u"####"_s, u" ## "_s, u"g   "_s}));
        QCOMPARE(text().caret(), (Point{0, 1}));
        QCOMPARE(editor().document().undoStack().count(), 1);
        press(Qt::Key_Up);
        press(Qt::Key_Return);
        QCOMPARE(rows().first(), u"####"_s);
        QCOMPARE(rows().size(), 5);
        key(Qt::Key_Z, Qt::ControlModifier);
        key(Qt::Key_Z, Qt::ControlModifier);
        QCOMPARE(rows(), (QStringList{u"@  O"_s, u" ## "_s, u"g   "_s}));
        QCOMPARE(shown(), rows());
    }

    void rowsAreDeleted()
    {
        press(Qt::Key_Down);
        press(Qt::Key_Delete, Qt::ControlModifier);
        QCOMPARE(rows(), (QStringList{u"@  O"_s, u"g   "_s}));
        key(Qt::Key_Z, Qt::ControlModifier);
        text().setCaret({0, 0});
        press(Qt::Key_Down, Qt::ShiftModifier);
        press(Qt::Key_Down, Qt::ShiftModifier);
        press(Qt::Key_Delete);
        QCOMPARE(rows(), QStringList{u"g   "_s});
        QCOMPARE(editor().document().undoStack().undoText(), u"delete 2 rows"_s);
    }

    void theLastRowCannotBeDeleted()
    {
        press(Qt::Key_A, Qt::ControlModifier);
        press(Qt::Key_Delete);
        QCOMPARE(rows().size(), 3);
        QCOMPARE(notice(), u"A level needs at least one row."_s);
        open({u"@"_s});
        press(Qt::Key_Delete, Qt::ControlModifier);
        QCOMPARE(rows(), QStringList{u"@"_s});
        press(Qt::Key_Return);
        QCOMPARE(rows(), (QStringList{u"#"_s, u"@"_s}));
    }

    void deleteClearsCells()
    {
        press(Qt::Key_End);
        press(Qt::Key_Backspace);
        QCOMPARE(rows().first(), u"@   "_s);
        QCOMPARE(text().caret(), (Point{3, 0}));
        text().setCaret({1, 1});
        press(Qt::Key_Delete);
        QCOMPARE(rows().at(1), u"  # "_s);
        text().setCaret({2, 1});
        press(Qt::Key_Right, Qt::ShiftModifier);
        press(Qt::Key_X, Qt::ControlModifier);
        QCOMPARE(rows().at(1), u"    "_s);
        QCOMPARE(QGuiApplication::clipboard()->text(), u"#"_s);
    }

    void rowsArePasted()
    {
        press(Qt::Key_Right);
        paste(u"~~\nTT\n"_s);
        QCOMPARE(rows(), (QStringList{u"@~~O"_s, u" TT "_s, u"g   "_s}));
        QCOMPARE(editor().document().undoStack().count(), 1);
        text().setCaret({3, 2});
        paste(u"##\n##"_s);
        QCOMPARE(rows(), (QStringList{u"@~~O#"_s, u" TT #"_s, u"g  ##"_s, u"#####"_s}));
        key(Qt::Key_Z, Qt::ControlModifier);
        QCOMPARE(rows(), (QStringList{u"@~~O"_s, u" TT "_s, u"g   "_s}));
        paste(u"?#"_s);
        QCOMPARE(rows(), (QStringList{u"@~~O"_s, u" TT "_s, u"g   "_s}));
        QVERIFY(notice().startsWith(u"Unknown here: “?”"_s));
    }

    void theTutorialsListIsPasted()
    {
        paste(u"level_1 = [\n    \"####\",\n    \"#@g#\",\n    \"####\",\n]\n"_s);
        QCOMPARE(rows(), (QStringList{u"####"_s, u"#@g#"_s, u"####"_s}));
        QCOMPARE(shown(), rows());
    }

    void everyStepUndoesToTheByte()
    {
        QList<QByteArray> states{jsonOf(editor().document())};
        const QList<std::function<void()>> edits{
            [&] { type(u"#"_s); },
            [&] { press(Qt::Key_Return); },
            [&] { type(u"T"_s); },
            [&] { paste(u"~~~~~~\n~~~~~~\n~~~~~~\n~~~~~~"_s); },
            [&] { press(Qt::Key_Delete, Qt::ControlModifier); },
            [&] { press(Qt::Key_Backspace); },
        };
        for (const auto &edit : edits) {
            edit();
            QCOMPARE(editor().document().undoStack().count(), int(states.size()));
            states.append(jsonOf(editor().document()));
            QCOMPARE(shown(), LevelText(editor().document().level(), *editor().document().catalogue()).rows());
        }
        for (qsizetype i = states.size(); i-- > 1;) {
            QCOMPARE(jsonOf(editor().document()), states.at(i));
            key(Qt::Key_Z, Qt::ControlModifier);
        }
        QCOMPARE(jsonOf(editor().document()), states.first());
        for (qsizetype i = 1; i < states.size(); ++i) {
            key(Qt::Key_Y, Qt::ControlModifier);
            QCOMPARE(jsonOf(editor().document()), states.at(i));
        }
    }

    void drawingUpdatesTheText()
    {
        editor().toolbox().setTool(ToolId::Brush);
        drag({0, 1}, {2, 2});
        QCOMPARE(shown(), rows());
        QVERIFY(shown() != (QStringList{u"@  O"_s, u" ## "_s, u"g   "_s}));
        editor().document().stroke(u"turn"_s, reshapeByTurning(editor().document().level(), Orientation::clockwise()));
        QCOMPARE(shown(), rows());
    }

    void theCaretShowsOnTheCanvas()
    {
        QSignalSpy moved(child<TextPanel>(u"textPanel"_s), &TextPanel::caretMoved);
        press(Qt::Key_Right);
        press(Qt::Key_Down);
        QCOMPARE(moved.count(), 2);
        QCOMPARE(moved.last().at(0).value<Point>(), (Point{1, 1}));
        // Play begins at the cursor.
        key(Qt::Key_F5, Qt::ControlModifier);
        QVERIFY(!editor().isActive());
    }

    void composedTextIsWritten()
    {
        QInputMethodEvent composed;
        composed.setCommitString(u"~~"_s);
        QCoreApplication::sendEvent(&text(), &composed);
        QCOMPARE(rows().first(), u"~~ O"_s);
    }

    void aCharacterIsChangedInTheTable()
    {
        auto *table = child<LegendTableView>(u"legendTable"_s);
        int row = 0;
        while (table->item(row, 1)->text() != "orc"_L1) {
            ++row;
        }
        table->setCurrentCell(row, 0);
        table->scrollToItem(table->item(row, 0));
        table->setFocus();
        QTest::keyClick(table, Qt::Key_F2);
        auto *field = table->findChild<QLineEdit *>();
        QVERIFY(field);
        QTest::keyClicks(field, u"Q"_s);
        QTest::keyClick(field, Qt::Key_Return);
        QTRY_COMPARE(shown().first(), u"@  Q"_s);
        QCOMPARE(editor().document().undoStack().undoText(), u"change legend"_s);
        text().setFocus();
        type(u"Q"_s);
        QCOMPARE(shown().first(), u"Q  Q"_s);
        key(Qt::Key_Z, Qt::ControlModifier);
        key(Qt::Key_Z, Qt::ControlModifier);
        QCOMPARE(shown().first(), u"@  O"_s);
        QVERIFY(editor().document().level().legend.isEmpty());
    }

    void aTakenCharacterIsRefusedInTheTable()
    {
        auto *table = child<LegendTableView>(u"legendTable"_s);
        int row = 0;
        while (table->item(row, 1)->text() != "orc"_L1) {
            ++row;
        }
        table->item(row, 0)->setText(u"T"_s);
        QTRY_COMPARE(notice(), u"T already stands for troll. Choose an unused character."_s);
        QCOMPARE(table->item(row, 0)->text(), u"O"_s);
        QCOMPARE(editor().document().undoStack().count(), 0);
    }

    /// Every row of the table shows a character: its own one, or else that of the text view.
    void everyRowOfTheTableShowsACharacter()
    {
        const auto *table = child<LegendTableView>(u"legendTable"_s);
        const LevelText text(editor().document().level(), *editor().document().catalogue());
        int without = 0;
        for (int row = 0; row < table->rowCount(); ++row) {
            const QTableWidgetItem *item = table->item(row, 0);
            QCOMPARE(item->text().size(), 1);
            const bool isOwn = item->toolTip().isEmpty();
            QVERIFY(isOwn || item->text() == QString(text.characterOf(item->data(Qt::UserRole).toString())));
            without += isOwn ? 0 : 1;
        }
        QVERIFY(without > 0);
    }

    void kindsOfItsOwnAreOneCharacterEach()
    {
        open({u"@  O"_s, u" ## "_s});
        Level level = editor().document().level();
        level.kinds = QJsonObject{{u"monsters"_s, QJsonObject{{u"warden"_s, QJsonObject{{u"base"_s, u"orc"_s}}}}}};
        level.things.push_back({.cell = {1, 0}, .kind = u"warden"_s, .values = {}});
        sortThings(level.things);
        editor().document().reset(level);
        QTRY_VERIFY(shown().first() != u"@  O"_s);
        QCOMPARE(shown().first().toUcs4().size(), 4);
        QCOMPARE(shown().first().at(3), u'O');
        QVERIFY2(shown().first().at(1).isPrint() && shown().first().at(1) != QChar::ReplacementCharacter,
                 qPrintable(shown().first()));
    }

    void aLargeLevelIsNotShown()
    {
        editor().newLevel({501, 500});
        QVERIFY(child<QLabel>(u"textTooLarge"_s)->isVisible());
        QVERIFY(!text().isEnabled());
        QCOMPARE(text().toPlainText(), QString());
        editor().newLevel({500, 500});
        QVERIFY(!child<QLabel>(u"textTooLarge"_s)->isVisible());
        QCOMPARE(text().rowCount(), 500);
    }

    void aHiddenTextIsNotUpdated()
    {
        auto *dock = child<QDockWidget>(u"textDock"_s);
        dock->hide();
        paint(editor().document(), {1, 0}, terrain(u"water"_s));
        QCOMPARE(shown().first(), u"@  O"_s);
        dock->show();
        QTRY_COMPARE(shown().first(), u"@~ O"_s);
    }

    void thePanelIsMadeOnceWhenItIsFirstShown()
    {
        openWindow();
        edit({u"@  O"_s});
        auto *dock = child<QDockWidget>(u"textDock"_s);
        QCOMPARE(dock->windowTitle(), u"Text"_s);
        QVERIFY(!dock->findChild<TextPanel *>());
        dock->show();
        QTRY_COMPARE(shown(), (QStringList{u"@  O"_s}));
        dock->hide();
        dock->show();
        QCOMPARE(dock->findChildren<TextPanel *>().size(), 1);
    }

private:
    LevelTextEdit &text() { return *child<LevelTextEdit>(u"levelText"_s); }
    QString notice() { return child<QLabel>(u"textNotice"_s)->text(); }
    QStringList shown() { return text().toPlainText().split(u'\n'); }
    void type(const QString &keys) { QTest::keyClicks(&text(), keys); }
    void press(Qt::Key key, Qt::KeyboardModifiers modifiers = {}) { QTest::keyClick(&text(), key, modifiers); }

    void paste(const QString &clipboard)
    {
        QGuiApplication::clipboard()->setText(clipboard);
        press(Qt::Key_V, Qt::ControlModifier);
    }

    void open(const QStringList &drawn)
    {
        edit(drawn);
        auto *dock = child<QDockWidget>(u"textDock"_s);
        dock->show();
        dock->raise();
        QTRY_VERIFY(text().isVisible());
        m_window->activateWindow();
        QVERIFY(QTest::qWaitForWindowActive(m_window.get()));
        text().setFocus();
        text().setCaret({0, 0});
    }
};

MAZEWRIGHT_SUITE(textwindow, TestTextWindow)
#include "tst_textwindow.moc"
