#include "app/hud/worldview.h"
#include "editor/document/propertyedits.h"
#include "editor/view/previewcells.h"
#include "editor/view/statustext.h"
#include "tests/driver/editordriver.h"
#include "tests/support/drawnworld.h"
#include "tests/support/suite.h"

#include <QAbstractItemView>
#include <QComboBox>
#include <QDockWidget>
#include <QLabel>
#include <QLineEdit>
#include <QListWidget>
#include <QTest>
#include <QToolButton>

using namespace Qt::StringLiterals;

/// The panel of things, by mouse and keys in the real window.
class TestThingsWindow : public QObject, protected EditorDriver {
    Q_OBJECT

private Q_SLOTS:
    void init() { openWindow(); }
    void cleanup() { closeWindow(); }

    void anEmptyPanelShowsAdvice()
    {
        edit({u"@ O"_s});
        select({2, 0});
        QVERIFY(!child<QLabel>(u"thingsNothing"_s)->isVisible());
        click({1, 0});
        QTRY_VERIFY(child<QLabel>(u"thingsNothing"_s)->isVisible());
        QVERIFY(!child<QWidget>(u"thingForm"_s)->isVisible());
    }

    void aClickedThingShowsItsValues()
    {
        edit({u"@ O g"_s});
        select({2, 0});
        QVERIFY(child<QWidget>(u"things"_s)->isVisible()); // its tab comes to the front
        QCOMPARE(textOf(u"thingsHeading"_s), u"orc at 2, 0"_s);
        auto *hp = child<QLineEdit>(u"thing_hp"_s);
        QVERIFY(hp->isVisible());
        QCOMPARE(hp->text(), QString());
        QCOMPARE(hp->placeholderText(), u"10"_s);
        QVERIFY(!child<QToolButton>(u"thing_hpReset"_s)->isVisible());
        QVERIFY(!child<QLineEdit>(u"thing_gold"_s)->isVisible());
        auto *note = child<QLabel>(u"thingFieldsNote"_s);
        QVERIFY(note->isVisible() && note->text().startsWith(u"This level has no combat"_s));
        setRuleset(editor().document(), u"classic"_s);
        QTRY_VERIFY(!note->isVisible());
        key(Qt::Key_Z, Qt::ControlModifier);
        QTRY_VERIFY(note->isVisible());
        select({4, 0});
        QVERIFY(!hp->isVisible());
        QVERIFY(!note->isVisible());
        QCOMPARE(child<QLineEdit>(u"thing_gold"_s)->placeholderText(), u"25 to 250"_s);
    }

    void clickingASelectedThingShowsItsPanel()
    {
        edit({u"@ O"_s});
        select({2, 0});
        child<QDockWidget>(u"propertiesDock"_s)->raise();
        QTRY_VERIFY(child<QWidget>(u"things"_s)->visibleRegion().isEmpty());
        click({2, 0});
        QTRY_VERIFY(!child<QWidget>(u"things"_s)->visibleRegion().isEmpty());
    }

    void aValueIsTypedAsOneStepAndReset()
    {
        edit({u"@ O"_s});
        select({2, 0});
        type(u"thing_hp"_s, u"125"_s);
        QCOMPARE(valuesOf(1), (QJsonObject{{u"hp"_s, 125}}));
        QCOMPARE(editor().document().undoStack().count(), 1);
        QTRY_COMPARE(textOf(u"thing_hpNote"_s), u"Default for its kind: 10"_s);
        auto *reset = child<QToolButton>(u"thing_hpReset"_s);
        QTRY_VERIFY(reset->isVisible());
        key(Qt::Key_Z, Qt::ControlModifier);
        QCOMPARE(valuesOf(1), QJsonObject());
        QTRY_COMPARE(child<QLineEdit>(u"thing_hp"_s)->text(), QString());
        key(Qt::Key_Y, Qt::ControlModifier);
        QTRY_COMPARE(child<QLineEdit>(u"thing_hp"_s)->text(), u"125"_s);
        QTest::mouseClick(reset, Qt::LeftButton);
        QCOMPARE(valuesOf(1), QJsonObject());
        QCOMPARE(editor().document().undoStack().count(), 2);
        QTRY_VERIFY(!reset->isVisible());
    }

    void wrongValuesAreReportedAndNotSet()
    {
        edit({u"@ O"_s});
        select({2, 0});
        type(u"thing_hp"_s, u"0"_s);
        QCOMPARE(valuesOf(1), QJsonObject());
        QCOMPARE(textOf(u"thing_hpWrong"_s), u"The value 0 is not allowed; expected a whole number from 1 to 9999."_s);
        type(u"thing_hp"_s, u"99999999999999999999999"_s);
        QCOMPARE(valuesOf(1), (QJsonObject{{u"hp"_s, 9999}})); // the digits that fit
        QVERIFY(textOf(u"thing_hpWrong"_s).endsWith(u"from 1 to 9999."_s));
        canvas().setFocus();
        QTRY_COMPARE(child<QLineEdit>(u"thing_hp"_s)->text(), u"9999"_s);
        QVERIFY(!child<QLabel>(u"thing_hpWrong"_s)->isVisible());
        QCOMPARE(textOf(u"thing_hpNote"_s), u"Only 1 to 9999"_s); // the note explains the changed number
        QVERIFY(!editor().document().issues().hasErrors());
        type(u"thing_hp"_s, u"12"_s);
        QCOMPARE(textOf(u"thing_hpNote"_s), u"Default for its kind: 10"_s);
    }

    void valuesWithNamesAreChosenFromAList()
    {
        edit({u"@ O"_s});
        select({2, 0});
        auto *direction = child<QComboBox>(u"thing_direction"_s);
        QCOMPARE(direction->currentText(), u"(random)"_s);
        direction->setFocus();
        QTest::keyClick(direction, Qt::Key_Down);
        QCOMPARE(valuesOf(1), (QJsonObject{{u"direction"_s, u"north"_s}}));
        QTRY_COMPARE(direction->currentText(), u"north"_s);
        auto *behavior = child<QComboBox>(u"thing_behavior"_s);
        QCOMPARE(behavior->currentText(), u"(patrols)"_s);
        auto *kind = child<QComboBox>(u"thingKind"_s);
        kind->setFocus();
        QTest::keyClicks(kind, u"troll"_s);
        QCOMPARE(editor().document().level().things[1].kind, u"troll"_s);
        QCOMPARE(valuesOf(1), (QJsonObject{{u"direction"_s, u"north"_s}}));
    }

    void theCarriedItemIsChosenFromAList()
    {
        edit({u"@ O 4"_s});
        Level level = editor().document().level();
        level.kinds = {{u"items"_s, QJsonObject{{u"rusty_key"_s, QJsonObject{{u"base"_s, u"red_key"_s},
                                                                             {u"name"_s, u"rusty key"_s}}}}}};
        editor().openLevel(level, {}, false);
        select({4, 0});
        QVERIFY(!child<QComboBox>(u"thing_item"_s)->isVisible()); // keys cannot carry an item
        select({2, 0});
        auto *item = child<QComboBox>(u"thing_item"_s);
        QVERIFY(item->isVisible());
        QCOMPARE(item->accessibleName(), u"Carries"_s);
        QCOMPARE(item->currentText(), u"(nothing)"_s);
        QVERIFY(item->findText(u"treasure"_s) > 0);
        QVERIFY(item->findText(u"rusty key"_s) > 0); // the level's own kind
        QCOMPARE(item->findText(u"troll"_s), -1);
        item->setFocus();
        QTest::keyClicks(item, u"red"_s);
        QCOMPARE(valuesOf(1), (QJsonObject{{u"item"_s, u"red_key"_s}}));
        QTRY_COMPARE(item->currentText(), u"red key"_s);
        QTRY_COMPARE(textOf(u"thing_itemNote"_s), u"Default for its kind: nothing"_s);
        QVERIFY(cellSentence(editor().document(), editor().toolbox(), {2, 0}).contains(u"orc with red key"_s));
        QVERIFY(statusText(editor().document(), editor().toolbox(), Point{2, 0}).contains(u"orc with red key"_s));
        key(Qt::Key_Z, Qt::ControlModifier);
        QTRY_COMPARE(item->currentText(), u"(nothing)"_s);
        key(Qt::Key_Y, Qt::ControlModifier);
        QTRY_COMPARE(item->currentText(), u"red key"_s);
        QTest::mouseClick(child<QToolButton>(u"thing_itemReset"_s), Qt::LeftButton);
        QCOMPARE(valuesOf(1), QJsonObject());
        type(u"thing_power"_s, u"1000"_s);
        QCOMPARE(valuesOf(1), (QJsonObject{{u"power"_s, 100}})); // the digits that fit
        QTRY_COMPARE(textOf(u"thing_powerWrong"_s),
                     u"The value 1000 is not allowed; expected a whole number from 0 to 999."_s);
    }

    void anItemIsGivenToSeveralMonsters()
    {
        edit({u"@ O"_s, u"  T"_s});
        key(Qt::Key_V);
        drag({1, 0}, {2, 1});
        QCoreApplication::processEvents();
        auto *item = child<QComboBox>(u"thing_item"_s);
        item->setFocus();
        QTest::keyClicks(item, u"treasure"_s);
        type(u"thing_power"_s, u"7"_s);
        QCOMPARE(valuesOf(1), (QJsonObject{{u"item"_s, u"treasure"_s}, {u"power"_s, 7}}));
        QCOMPARE(valuesOf(2), valuesOf(1));
        QCOMPARE(editor().document().undoStack().count(), 2);
        key(Qt::Key_Z, Qt::ControlModifier);
        key(Qt::Key_Z, Qt::ControlModifier);
        QCOMPARE(valuesOf(1), QJsonObject());
        QCOMPARE(valuesOf(2), QJsonObject());
    }

    void severalThingsAreChangedAtOnce()
    {
        edit({u"@ O"_s, u"  T"_s});
        Level level = editor().document().level();
        level.things[1].values = {{u"hp"_s, 3}};
        editor().openLevel(level, {}, false);
        key(Qt::Key_V);
        drag({1, 0}, {2, 1}); // begins on an empty cell, so it draws a selection frame
        QTRY_COMPARE(textOf(u"thingsHeading"_s), u"2 things"_s);
        auto *hp = child<QLineEdit>(u"thing_hp"_s);
        QCOMPARE(hp->placeholderText(), u"various"_s);
        QCOMPARE(hp->text(), QString());
        type(u"thing_hp"_s, u"42"_s);
        QCOMPARE(valuesOf(1), (QJsonObject{{u"hp"_s, 42}}));
        QCOMPARE(valuesOf(2), (QJsonObject{{u"hp"_s, 42}}));
        QCOMPARE(editor().document().undoStack().count(), 1);
        QCOMPARE(editor().document().undoStack().undoText(), u"Hit points of 2 things"_s);
        key(Qt::Key_Z, Qt::ControlModifier);
        QCOMPARE(valuesOf(1), (QJsonObject{{u"hp"_s, 3}}));
        QCOMPARE(valuesOf(2), QJsonObject());
    }

    void theListOfACellChangesTheOrder()
    {
        edit({u"@ O"_s});
        Level level = editor().document().level();
        level.things.push_back({.cell = {2, 0}, .kind = u"sword"_s, .values = {}});
        editor().openLevel(level, {}, false);
        select({2, 0});
        auto *list = child<QListWidget>(u"thingsInCell"_s);
        QVERIFY(list->isVisible());
        QCOMPARE(list->count(), 2);
        QCOMPARE(list->item(0)->text(), u"sword"_s);
        QCOMPARE(list->currentRow(), 0);
        QTest::mouseClick(list->viewport(), Qt::LeftButton, {}, list->visualItemRect(list->item(1)).center());
        QCOMPARE(editor().toolbox().selection().things(), std::vector<std::size_t>{1});
        QTest::mouseClick(child<QToolButton>(u"thingUpButton"_s), Qt::LeftButton);
        QCOMPARE(editor().document().level().things[2].kind, u"orc"_s);
        QTRY_COMPARE(list->item(0)->text(), u"orc"_s);
        QCOMPARE(list->currentRow(), 0);
        key(Qt::Key_PageDown, Qt::AltModifier);
        QCOMPARE(editor().document().level().things[2].kind, u"sword"_s);
        QCOMPARE(editor().document().undoStack().count(), 2);
    }

    void keysDuplicateThings()
    {
        edit({u"@ O  "_s});
        select({2, 0});
        key(Qt::Key_D, Qt::ControlModifier);
        QCOMPARE(rows(), QStringList{u"@ OO "_s});
        key(Qt::Key_D, Qt::ControlModifier);
        QCOMPARE(rows(), QStringList{u"@ OOO"_s});
        QTest::mouseClick(child<QToolButton>(u"removeThingsButton"_s), Qt::LeftButton);
        QCOMPARE(rows(), QStringList{u"@ OO "_s});
    }

    void treasuresLookAsTheyWillInPlay()
    {
        edit({u"@     "_s, u" g    "_s, u"      "_s});
        select({1, 1});
        for (int copies = 0; copies < 5; ++copies) {
            key(Qt::Key_D, Qt::ControlModifier);
        }
        const Level &level = editor().document().level();
        QCOMPARE(level.things.size(), std::size_t(7));
        const Game game = gameOfLevel(level, 7);
        const std::vector<Sprite> played = spritesOf(game.world());
        QSet<QString> pictures;
        for (const Sprite &sprite : spritesOf(level, *shippedCatalogue())) {
            const auto same = std::find_if(played.begin(), played.end(),
                                           [&sprite](const Sprite &other) { return other.cell == sprite.cell; });
            QVERIFY(same != played.end());
            QVERIFY(sprite.picture == same->picture || sprite.picture == u"start"_s);
            pictures.insert(sprite.picture);
        }
        QVERIFY(pictures.size() > 2);
    }

    void hostileTextsStayPlain()
    {
        edit({u"@ O"_s});
        Level level = editor().document().level();
        level.things[1].kind = u"<b>bold</b><img src=x>"_s;
        level.things[1].values = {{u"hp"_s, u"<i>many</i>"_s}};
        editor().openLevel(level, {}, false);
        select({2, 0});
        QCOMPARE(child<QLabel>(u"thingsHeading"_s)->textFormat(), Qt::PlainText);
        QCOMPARE(textOf(u"thingsHeading"_s), u"<b>bold</b><img src=x> at 2, 0"_s);
        QVERIFY(!child<QLineEdit>(u"thing_hp"_s)->isVisible());
        level.things[1].kind = u"orc"_s;
        editor().openLevel(level, {}, false);
        select({2, 0});
        QCOMPARE(child<QLineEdit>(u"thing_hp"_s)->text(), u"<i>many</i>"_s);
        QVERIFY(child<QToolButton>(u"thing_hpReset"_s)->isVisible());
    }

    void deleteInThePanelKeepsWalls()
    {
        edit({u"@ O#g"_s});
        key(Qt::Key_M);
        drag({1, 0}, {4, 0});
        QTRY_COMPARE(textOf(u"thingsHeading"_s), u"2 things"_s);
        child<QDockWidget>(u"thingsDock"_s)->raise();
        QTest::mouseClick(child<QToolButton>(u"removeThingsButton"_s), Qt::LeftButton);
        QCOMPARE(rows(), QStringList{u"@  # "_s});
        key(Qt::Key_Z, Qt::ControlModifier);
        child<QToolButton>(u"removeThingsButton"_s)->setFocus();
        QTest::keyClick(child<QToolButton>(u"removeThingsButton"_s), Qt::Key_Delete);
        QCOMPARE(rows(), QStringList{u"@  # "_s});
        key(Qt::Key_Z, Qt::ControlModifier);
        canvas().setFocus();
        QTest::keyClick(&canvas(), Qt::Key_Delete); // in the canvas, Delete clears the cells as usual
        QCOMPARE(rows(), QStringList{u"@    "_s});
    }

    void aRefusedDropIsReported()
    {
        edit({u"@ O#g"_s});
        key(Qt::Key_V);
        drag({2, 0}, {3, 0}, false);
        QVERIFY(
            statusText(editor().document(), editor().toolbox(), Point{3, 0}).endsWith(u"Cannot place orc on wall"_s));
        QVERIFY(cellSentence(editor().document(), editor().toolbox(), {3, 0}).contains(u"Cannot place orc on wall."_s));
        QVERIFY(cellPreviewOf(editor().toolbox().preview(), editor().document().level(), *shippedCatalogue(),
                              QRect(0, 0, 5, 1))
                    .isErasing); // the outline shows a warning
        QCOMPARE(canvas().viewport()->cursor().shape(), Qt::ForbiddenCursor);
        QTest::mouseRelease(canvas().viewport(), Qt::LeftButton, {}, at({3, 0}));
        QCOMPARE(rows(), QStringList{u"@ O#g"_s});
        QCOMPARE(canvas().viewport()->cursor().shape(), Qt::ArrowCursor);
    }

private:
    void select(Point cell)
    {
        key(Qt::Key_V);
        click(cell);
        QCoreApplication::processEvents(); // panels follow a moment later
    }

    void type(const QString &field, const QString &text)
    {
        auto *edit = child<QLineEdit>(field);
        QTest::mouseClick(edit, Qt::LeftButton);
        edit->selectAll();
        QTest::keyClicks(edit, text);
    }

    QJsonObject valuesOf(std::size_t thing) { return editor().document().level().things[thing].values; }
    QString textOf(const QString &label) { return child<QLabel>(label)->text(); }
};

MAZEWRIGHT_SUITE(thingswindow, TestThingsWindow)
#include "tst_thingswindow.moc"
