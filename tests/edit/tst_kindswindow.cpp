#include "editor/art/tileset.h"
#include "editor/edits/ownkinds.h"
#include "editor/levelfiles/leveltabbar.h"
#include "editor/text/plaintext.h"
#include "editor/widgets/noticebar.h"
#include "gamecore/base/files.h"
#include "gamecore/data/kind.h"
#include "gamecore/levelfile/levelcheck.h"
#include "gamecore/levelfile/levelreader.h"
#include "gamecore/levelfile/levelwriter.h"
#include "tests/driver/dialogs.h"
#include "tests/driver/editordriver.h"
#include "tests/support/suite.h"

#include <QAction>
#include <QClipboard>
#include <QComboBox>
#include <QDockWidget>
#include <QDropEvent>
#include <QGuiApplication>
#include <QJsonArray>
#include <QLabel>
#include <QLineEdit>
#include <QListWidget>
#include <QMenu>
#include <QMimeData>
#include <QPushButton>
#include <QScrollArea>
#include <QSpinBox>
#include <QTest>
#include <QToolButton>
#include <QUrl>

using namespace Qt::StringLiterals;

namespace {

void retype(QLineEdit &field, const QString &text)
{
    field.setFocus();
    field.selectAll();
    QTest::keyClicks(&field, text);
}

void accept(QDialog *dialog)
{
    QTest::mouseClick(&in<QPushButton>(dialog, u"kindDialogOk"_s), Qt::LeftButton);
}

void reject(QDialog *dialog)
{
    QTest::mouseClick(&in<QPushButton>(dialog, u"kindDialogCancel"_s), Qt::LeftButton);
}

} // namespace

/// Kinds of a level's own, and dragging from the palette, in the real window.
class TestKindsWindow : public QObject, protected EditorDriver {
    Q_OBJECT

private Q_SLOTS:
    void init() { openWindow(); }
    void cleanup() { closeWindow(); }

    void aKindIsMadeFromASelectedThing()
    {
        edit({u"@ O "_s});
        key(Qt::Key_V);
        click({2, 0});
        QCOMPARE(child<QAction>(u"newKind"_s)->text(), u"&New kind from “orc”…"_s);
        const DialogAnswer answer(u"kindDialog"_s, [](QDialog *dialog) {
            QCOMPARE(in<QLabel>(dialog, u"kindBase"_s).text(), u"Based on: orc"_s);
            QVERIFY(in<QLabel>(dialog, u"kindFieldsNote"_s).text().startsWith(u"This level has no combat"_s));
            QCOMPARE(in<QLineEdit>(dialog, u"kind_hp"_s).placeholderText(), u"10"_s);
            retype(in<QLineEdit>(dialog, u"kind_name"_s), u"Ice orc"_s);
            QCOMPARE(in<QLineEdit>(dialog, u"kindKey"_s).text(), u"ice_orc"_s);
            retype(in<QLineEdit>(dialog, u"kind_hp"_s), u"30"_s);
            auto &behavior = in<QComboBox>(dialog, u"kind_behavior"_s);
            behavior.setFocus();
            QTest::keyClick(&behavior, Qt::Key_Down);
            accept(dialog);
        });
        QTest::mouseClick(child<QToolButton>(u"newKindOfThingsButton"_s), Qt::LeftButton);
        QVERIFY(answer.wasGiven());
        const QJsonObject record{
            {u"base"_s, u"orc"_s}, {u"name"_s, u"Ice orc"_s}, {u"hp"_s, 30}, {u"behavior"_s, u"idle"_s}};
        QCOMPARE(editor().document().level().kinds,
                 (QJsonObject{{u"monsters"_s, QJsonObject{{u"ice_orc"_s, record}}}}));
        QCOMPARE(steps(), 1);
        QCOMPARE(palette().first(2), (QStringList{u"Only in this level"_s, u"Ice orc"_s}));
        key(Qt::Key_Z, Qt::ControlModifier);
        QVERIFY(!palette().contains(u"Ice orc"_s));
        key(Qt::Key_Y, Qt::ControlModifier);
        QVERIFY(palette().contains(u"Ice orc"_s));
    }

    void aNewKindCanBeDrawnAndPlayed()
    {
        edit({u"@    g"_s});
        makeKind(u"ice orc"_s);
        QCOMPARE(editor().toolbox().paint(), Paint::ofKind(u"ice_orc"_s));
        click({3, 0});
        QCOMPARE(editor().document().level().things.at(1).kind, u"ice_orc"_s);
        const QByteArray text = writeLevelJson(editor().document().level(), *shippedCatalogue());
        const ReadLevel read = readLevelJson(text, *shippedCatalogue());
        QVERIFY(!read.issues.hasErrors());
        QCOMPARE(writeLevelJson(*read.level, *shippedCatalogue()), text);
        key(Qt::Key_F5);
        QCOMPARE(m_window->mode(), ProgramWindow::Mode::Play);
        key(Qt::Key_Escape);
        QCOMPARE(m_window->mode(), ProgramWindow::Mode::Edit);
        // Undoing the kind also removes it as the paint.
        key(Qt::Key_Z, Qt::ControlModifier);
        key(Qt::Key_Z, Qt::ControlModifier);
        QCOMPARE(editor().toolbox().paint().what, Paint::What::Terrain);
    }

    void anInvalidKindIsNotAccepted()
    {
        edit({u"@ O "_s});
        choose(u"orc"_s);
        const DialogAnswer answer(u"kindDialog"_s, [](QDialog *dialog) {
            const auto &ok = in<QPushButton>(dialog, u"kindDialogOk"_s);
            QVERIFY(ok.isEnabled());
            retype(in<QLineEdit>(dialog, u"kindKey"_s), u"troll"_s);
            QCOMPARE(in<QLabel>(dialog, u"kindIssues"_s).text(),
                     u"The value “troll” is not allowed; expected a name that is not used yet."_s);
            QVERIFY(!ok.isEnabled());
            retype(in<QLineEdit>(dialog, u"kindKey"_s), u"mine"_s);
            QVERIFY(ok.isEnabled());
            retype(in<QLineEdit>(dialog, u"kind_power"_s), u"-"_s);
            QCOMPARE(in<QLabel>(dialog, u"kind_powerWrong"_s).text(),
                     u"“-” has the wrong type; expected a whole number from 0 to 999."_s);
            retype(in<QLineEdit>(dialog, u"kind_hp"_s), u"0"_s);
            QCOMPARE(in<QLabel>(dialog, u"kind_hpWrong"_s).text(),
                     u"The value 0 is not allowed; expected a whole number from 1 to 9999."_s);
            retype(in<QLineEdit>(dialog, u"kind_name"_s), u"<b>bold</b>"_s);
            QCOMPARE(in<QLineEdit>(dialog, u"kindKey"_s).text(), u"mine"_s); // a typed key stays
            reject(dialog);
        });
        trigger(u"newKind"_s);
        QVERIFY(answer.wasGiven());
        QCOMPARE(steps(), 0);
        QCOMPARE(editor().document().level().kinds, QJsonObject());
    }

    void effectsOfAnItemAreChanged()
    {
        edit({u"@ i "_s});
        choose(u"scroll of frost"_s);
        const DialogAnswer answer(u"kindDialog"_s, [](QDialog *dialog) {
            retype(in<QLineEdit>(dialog, u"kind_name"_s), u"scroll of ice"_s);
            in<QSpinBox>(dialog, u"kindEffectAmount0"_s).setValue(9);
            QTest::mouseClick(&in<QToolButton>(dialog, u"kindEffectsAdd"_s), Qt::LeftButton);
            auto &last = in<QComboBox>(dialog, u"kindEffect2"_s);
            last.setFocus();
            QTest::keyClicks(&last, u"stuns"_s);
            QCOMPARE(dialog->focusWidget()->objectName(), u"kindEffect2"_s); // the form does not scroll
            QTest::mouseClick(&in<QToolButton>(dialog, u"kindEffectRemove1"_s), Qt::LeftButton);
            retype(in<QLineEdit>(dialog, u"kind_radius"_s), u"1"_s);
            accept(dialog);
        });
        trigger(u"newKind"_s);
        QVERIFY(answer.wasGiven());
        const std::optional<OwnKind> kind = ownKind(editor().document().level(), u"scroll_of_ice"_s);
        QVERIFY(kind);
        QCOMPARE(kind->record.value(u"effects"_s).toArray(),
                 (QJsonArray{QJsonObject{{u"effect"_s, u"damage"_s}, {u"amount"_s, 9}},
                             QJsonObject{{u"effect"_s, u"status"_s}, {u"status"_s, u"stunned"_s}, {u"turns"_s, 1}}}));
        QCOMPARE(kind->record.value(u"targeting"_s).toObject().value(u"radius"_s), QJsonValue(1));
        QCOMPARE(kind->record.value(u"targeting"_s).toObject().value(u"target"_s), QJsonValue(u"area"_s));
    }

    void aCharacterCanBeUsedAsPicture()
    {
        edit({u"@ O "_s});
        choose(u"orc"_s);
        const DialogAnswer answer(u"kindDialog"_s, [](QDialog *dialog) {
            retype(in<QLineEdit>(dialog, u"kind_glyph"_s), u"T"_s);
            QCOMPARE(in<QLabel>(dialog, u"kindIssues"_s).text(),
                     u"In text, T already stands for troll, so this kind gets another character there."_s);
            retype(in<QLineEdit>(dialog, u"kind_glyph"_s), u"Q"_s);
            QCOMPARE(in<QLabel>(dialog, u"kindIssues"_s).text(), QString());
            auto &pictures = in<QListWidget>(dialog, u"kindPictures"_s);
            QTest::mouseClick(pictures.viewport(), Qt::LeftButton, {},
                              pictures.visualItemRect(pictures.item(1)).center());
            accept(dialog);
        });
        trigger(u"newKind"_s);
        QVERIFY(answer.wasGiven());
        const Catalogue &catalogue = *editor().document().catalogue();
        const Appearance &look = catalogue.kind(*catalogue.kindOf(u"orc_2"_s)).look;
        QVERIFY(look.pictures.isEmpty());
        QCOMPARE(look.glyph, U'Q');
        const auto imageOf = [](const QString &picture) { return Tileset().pixmap(picture, 32).toImage(); };
        QVERIFY(imageOf(pictureOf(look)) != imageOf(u"unknown"_s));
        Appearance other = look;
        other.glyph = U'W';
        QVERIFY(imageOf(pictureOf(look)) != imageOf(pictureOf(other)));
        QCOMPARE(imageOf(u"glyph:"_s), imageOf(u"unknown"_s));
        QCOMPARE(imageOf(u"glyph:Qzzzzzz"_s), imageOf(u"unknown"_s));
    }

    void aKindIsChangedAndDeleted()
    {
        edit({u"@   "_s});
        makeKind(u"ice orc"_s);
        QVERIFY(child<QAction>(u"editKind"_s)->isEnabled());
        const DialogAnswer answer(u"kindDialog"_s, [](QDialog *dialog) {
            retype(in<QLineEdit>(dialog, u"kindKey"_s), u"frost_orc"_s);
            retype(in<QLineEdit>(dialog, u"kind_xp"_s), u"99"_s);
            accept(dialog);
        });
        trigger(u"editKind"_s);
        QVERIFY(answer.wasGiven());
        QVERIFY(!ownKind(editor().document().level(), u"ice_orc"_s));
        QCOMPARE(ownKind(editor().document().level(), u"frost_orc"_s)->record.value(u"xp"_s), QJsonValue(99));
        QCOMPARE(editor().toolbox().paint(), Paint::ofKind(u"frost_orc"_s));
        trigger(u"removeKind"_s); // no thing of this kind is in the level, so no question appears
        QCOMPARE(editor().document().level().kinds, QJsonObject());
        QCOMPARE(steps(), 3);
        QVERIFY(!child<QAction>(u"editKind"_s)->isEnabled());
        choose(u"orc"_s);
        QVERIFY(!child<QAction>(u"editKind"_s)->isEnabled());
        choose(u"wall"_s);
        QVERIFY(!child<QAction>(u"newKind"_s)->isEnabled());
    }

    void theOwnKindInHandIsEditedThoughAnotherIsSelected()
    {
        edit({u"@ T "_s});
        makeKind(u"ice orc"_s);
        key(Qt::Key_V);
        click({2, 0});
        QVERIFY(child<QAction>(u"editKind"_s)->isEnabled());
        QCOMPARE(child<QAction>(u"editKind"_s)->text(), u"&Edit kind “ice orc”…"_s);
        QCOMPARE(child<QAction>(u"removeKind"_s)->text(), u"De&lete kind “ice orc”…"_s);
        QCOMPARE(child<QAction>(u"newKind"_s)->text(), u"&New kind from “troll”…"_s);
    }

    void deletingAKindAsksAboutItsThings()
    {
        edit({u"@   "_s});
        makeKind(u"ice orc"_s);
        click({2, 0});
        click({3, 0});
        for (const QString &button : {u"removeKindChange"_s, u"removeKindRemove"_s}) {
            const DialogAnswer answer(u"removeKindQuestion"_s, [&button](QDialog *dialog) {
                QCOMPARE(static_cast<QMessageBox *>(dialog)->text(),
                         u"This level has 2 things of the kind “ice orc”, on the map or carried by monsters."_s);
                QTest::mouseClick(&in<QPushButton>(dialog, button), Qt::LeftButton);
            });
            trigger(u"removeKind"_s);
            QVERIFY(answer.wasGiven());
            QCOMPARE(rows(), QStringList{button == u"removeKindChange" ? u"@ OO"_s : u"@   "_s});
            key(Qt::Key_Z, Qt::ControlModifier);
            QCOMPARE(countOfKind(editor().document().level(), u"ice_orc"_s), 2);
            choose(u"ice orc"_s);
        }
        const DialogAnswer answer(u"removeKindQuestion"_s,
                                  [](QDialog *dialog) { clickButton(dialog, QMessageBox::Cancel); });
        trigger(u"removeKind"_s);
        QCOMPARE(countOfKind(editor().document().level(), u"ice_orc"_s), 2);
        QVERIFY(ownKind(editor().document().level(), u"ice_orc"_s));
    }

    void aLevelMadeOfCopiedCellsHasTheirKinds()
    {
        edit({u"@   "_s});
        makeKind(u"ice orc"_s);
        click({2, 0});
        key(Qt::Key_A, Qt::ControlModifier);
        key(Qt::Key_C, Qt::ControlModifier);
        key(Qt::Key_V, Qt::ControlModifier | Qt::ShiftModifier);
        const Level &level = editor().document().level();
        QVERIFY(editor().document().needsPath());
        QVERIFY(ownKind(level, u"ice_orc"_s));
        QCOMPARE(countOfKind(level, u"ice_orc"_s), 1);
        QVERIFY(level.unknown.isEmpty());
        QVERIFY(!checkLevel(level, *shippedCatalogue()).issues.hasErrors());
    }

    void pastedCellsBringTheirKinds()
    {
        edit({u"@   "_s});
        makeKind(u"ice orc"_s);
        click({2, 0});
        key(Qt::Key_A, Qt::ControlModifier);
        key(Qt::Key_C, Qt::ControlModifier);
        editor().openLevel(drawnLevel({u"@    "_s, u"     "_s, u"     "_s}), {}, false);
        key(Qt::Key_V, Qt::ControlModifier);
        QVERIFY(!ownKind(editor().document().level(), u"ice_orc"_s)); // the stamp is not placed yet
        QCOMPARE(steps(), 0);
        key(Qt::Key_Escape);
        QVERIFY(!editor().isModified());
        key(Qt::Key_V, Qt::ControlModifier);
        click({2, 1});
        QVERIFY(ownKind(editor().document().level(), u"ice_orc"_s));
        QCOMPARE(countOfKind(editor().document().level(), u"ice_orc"_s), 1);
        QVERIFY(!checkLevel(editor().document().level(), *shippedCatalogue()).issues.hasErrors());
        QVERIFY(palette().contains(u"ice orc"_s));
        QCOMPARE(steps(), 1);
        key(Qt::Key_Z, Qt::ControlModifier);
        QVERIFY(!palette().contains(u"ice orc"_s));
        QCOMPARE(countOfKind(editor().document().level(), u"ice_orc"_s), 0);
    }

    void aKindIsDroppedOnACell()
    {
        edit({u"@   "_s, u"   #"_s});
        const std::unique_ptr<QMimeData> orc = dragged(u"orc"_s);
        const QImage before = canvas().viewport()->grab().toImage();
        QVERIFY(send(QEvent::DragEnter, *orc, at({1, 0})));
        QVERIFY(send(QEvent::DragMove, *orc, at({2, 1})));
        QVERIFY(canvas().viewport()->grab().toImage() != before); // a preview is visible before the drop
        QCOMPARE(steps(), 0);
        QVERIFY(send(QEvent::Drop, *orc, at({2, 1})));
        QCOMPARE(rows(), (QStringList{u"@   "_s, u"  O#"_s}));
        QCOMPARE(steps(), 1);
        QVERIFY(drop(*dragged(u"water"_s), at({1, 0})));
        QVERIFY(drop(*dragged(u"start"_s), at({3, 1})));
        QCOMPARE(rows(), (QStringList{u" ~  "_s, u"  O@"_s}));
        QCOMPARE(steps(), 3);
        for (int i = 0; i < 3; ++i) {
            key(Qt::Key_Z, Qt::ControlModifier);
        }
        QCOMPARE(rows(), (QStringList{u"@   "_s, u"   #"_s}));
    }

    void dropsOutsideOrWhilePlayingAreRefused()
    {
        edit({u"@   "_s});
        const std::unique_ptr<QMimeData> orc = dragged(u"orc"_s);
        QVERIFY(send(QEvent::DragEnter, *orc, at({-1, 0})));
        QVERIFY(!send(QEvent::DragMove, *orc, at({-1, 0})));
        QVERIFY(!send(QEvent::Drop, *orc, at({-1, 0})));
        QVERIFY(!drop(*orc, at({0, 5})));
        QCOMPARE(steps(), 0);
        key(Qt::Key_F5);
        QCOMPARE(m_window->mode(), ProgramWindow::Mode::Play);
        QVERIFY(!drop(*orc, at({2, 0})));
        QCOMPARE(steps(), 0);
    }

    void otherDropsAreNotHandledAsKinds()
    {
        edit({u"@   "_s});
        QMimeData text;
        text.setText(u"orc"_s);
        QVERIFY(!drop(text, at({2, 0})));
        QMimeData unknown;
        unknown.setData(u"application/x-mazewright-paint"_s, "nobody");
        QVERIFY(!drop(unknown, at({2, 0})));
        QVERIFY(!dragged(u"Monsters"_s)); // a heading cannot be dragged
        QCOMPARE(steps(), 0);
        // The window opens dropped files, wherever they are dropped.
        const QString path = m_folder->filePath(u"dropped.level.json"_s);
        QVERIFY(!writeWhole(path, writeLevelJson(drawnLevel({u"@ O g"_s}), *shippedCatalogue())));
        QMimeData file;
        file.setUrls({QUrl::fromLocalFile(path)});
        QVERIFY(drop(file, at({2, 0})));
        QTRY_COMPARE(editor().document().path(), path);
    }

    void thePanelMakesAKindFromTheShownThing()
    {
        edit({u"@ O "_s});
        key(Qt::Key_V);
        click({2, 0});
        choose(u"troll"_s); // switches to a drawing tool
        const auto madeFrom = [this] {
            QString base;
            const DialogAnswer answer(u"kindDialog"_s, [&base](QDialog *dialog) {
                base = in<QLabel>(dialog, u"kindBase"_s).text();
                reject(dialog);
            });
            QTest::mouseClick(child<QToolButton>(u"newKindOfThingsButton"_s), Qt::LeftButton);
            return base;
        };
        QCOMPARE(madeFrom(), u"Based on: orc"_s);
        choose(u"wall"_s);
        QCOMPARE(madeFrom(), u"Based on: orc"_s);
    }

    void picturesOfTheSameGroupComeFirst()
    {
        edit({u"@ O "_s});
        choose(u"orc"_s);
        QStringList first;
        const DialogAnswer answer(u"kindDialog"_s, [&first](QDialog *dialog) {
            const auto &list = in<QListWidget>(dialog, u"kindPictures"_s);
            for (int row = 2; row < 5; ++row) {
                first.append(list.item(row)->data(Qt::UserRole).toString());
            }
            reject(dialog);
        });
        trigger(u"newKind"_s);
        QVERIFY(answer.wasGiven());
        QStringList monsters;
        for (const Kind &kind : shippedCatalogue()->kinds()) {
            monsters += kind.category == KindCategory::Monster ? kind.look.pictures : QStringList();
        }
        for (const QString &picture : std::as_const(first)) {
            QVERIFY2(monsters.contains(picture),
                     qPrintable(picture + u" is offered before pictures of monsters: put those first"_s));
        }
    }

    void aCustomPictureIsMarkedAndReset()
    {
        edit({u"@ O "_s});
        choose(u"orc"_s);
        const DialogAnswer answer(u"kindDialog"_s, [](QDialog *dialog) {
            auto &list = in<QListWidget>(dialog, u"kindPictures"_s);
            auto &reset = in<QToolButton>(dialog, u"kindPicturesReset"_s);
            QVERIFY(!reset.isVisible());
            list.setCurrentRow(4);
            QVERIFY(reset.isVisible());
            QVERIFY(list.visualItemRect(list.item(4)).intersects(list.viewport()->rect()));
            QTest::mouseClick(&reset, Qt::LeftButton);
            QVERIFY(!reset.isVisible());
            QCOMPARE(list.currentRow(), 0);
            reject(dialog);
        });
        trigger(u"newKind"_s);
        QVERIFY(answer.wasGiven());
    }

    void theNameOfTheBaseIsTranslated()
    {
        edit({u"@ O "_s});
        m_window->useLanguage(u"de"_s);
        editor().toolbox().choosePaint(Paint::ofKind(u"orc"_s));
        const DialogAnswer answer(u"kindDialog"_s, [](QDialog *dialog) {
            QCOMPARE(in<QLineEdit>(dialog, u"kind_name"_s).placeholderText(), u"Ork"_s);
            reject(dialog);
        });
        trigger(u"newKind"_s);
        QVERIFY(answer.wasGiven());
        m_window->useLanguage(u"en"_s);
    }

    void theStepHasTheNameOfTheKind()
    {
        edit({u"@ O "_s});
        makeKind(u"Ice orc"_s);
        QCOMPARE(editor().document().undoStack().undoText(), u"new kind Ice orc"_s);
    }

    void aKindCopiedBackStaysOneKind()
    {
        edit({u"@       "_s});
        makeKind(u"castellan"_s);
        changeHitPoints(u"45"_s);
        click({2, 0});
        key(Qt::Key_A, Qt::ControlModifier);
        key(Qt::Key_C, Qt::ControlModifier);
        editor().openLevel(drawnLevel({u"@       "_s}), {}, false);
        key(Qt::Key_V, Qt::ControlModifier);
        click({3, 0});
        QCOMPARE(monsters().keys(), QStringList{u"castellan"_s});
        choose(u"castellan"_s);
        changeHitPoints(u"99"_s);
        key(Qt::Key_M);
        drag({2, 0}, {2, 0});
        key(Qt::Key_C, Qt::ControlModifier);
        showTab(0);
        key(Qt::Key_V, Qt::ControlModifier);
        for (const int column : {4, 5, 6}) {
            click({column, 0});
            QCOMPARE(monsters().keys(), (QStringList{u"castellan"_s, u"castellan_2"_s}));
            QCOMPARE(editor().document().level().things.back().kind, u"castellan_2"_s);
        }
        QCOMPARE(monsters().value(u"castellan"_s).toObject().value(u"hp"_s), QJsonValue(45));
        QCOMPARE(monsters().value(u"castellan_2"_s).toObject().value(u"hp"_s), QJsonValue(99));
        QVERIFY(!checkLevel(editor().document().level(), *shippedCatalogue()).issues.hasErrors());
        for (int i = 0; i < 3; ++i) {
            key(Qt::Key_Z, Qt::ControlModifier);
        }
        QCOMPARE(monsters().keys(), QStringList{u"castellan"_s});
        QCOMPARE(countOfKind(editor().document().level(), u"castellan_2"_s), 0);
        key(Qt::Key_Y, Qt::ControlModifier);
        QCOMPARE(monsters().keys(), (QStringList{u"castellan"_s, u"castellan_2"_s}));
        // Pasted into B again, it becomes the kind that it is there.
        showTab(0);
        key(Qt::Key_M);
        drag({4, 0}, {4, 0});
        key(Qt::Key_C, Qt::ControlModifier);
        showTab(1);
        key(Qt::Key_V, Qt::ControlModifier);
        click({6, 0});
        QCOMPARE(monsters().keys(), QStringList{u"castellan"_s});
        QCOMPARE(editor().document().level().things.back().kind, u"castellan"_s);
    }

    /// The author may keep kinds with the same name apart: the castellan of level A has 45 HP, gets 99 HP in B and is
    /// copied back.
    void kindsWithTheSameNameCanBeKeptApart()
    {
        edit({u"@       "_s});
        makeKind(u"castellan"_s);
        click({2, 0});
        QVERIFY(palette().contains(u"castellan"_s));
        key(Qt::Key_A, Qt::ControlModifier);
        key(Qt::Key_C, Qt::ControlModifier);
        changeHitPoints(u"45"_s);
        key(Qt::Key_V, Qt::ControlModifier);
        click({3, 0});
        QCOMPARE(monsters().keys(), (QStringList{u"castellan"_s, u"castellan_2"_s}));
        QVERIFY(palette().contains(u"castellan (castellan)"_s));
        QVERIFY(palette().contains(u"castellan (castellan_2)"_s));
        QVERIFY(palette().contains(u"orc"_s));
    }

    void aCopiedKindCanReplaceTheLevelsKind()
    {
        edit({u"@       "_s});
        copyThenChangeKind();
        const auto *bar = child<NoticeBar>(u"kindsNotice"_s);
        QVERIFY(!bar->isVisible());
        key(Qt::Key_V, Qt::ControlModifier);
        QVERIFY(bar->isVisible());
        QCOMPARE(child<QLabel>(u"kindsNoticeText"_s)->text(),
                 u"“castellan” has other values in this level. Pasting adds a second kind of that name."_s);
        click({4, 0});
        QCOMPARE(monsters().keys(), (QStringList{u"castellan"_s, u"castellan_2"_s}));
        QCOMPARE(child<QLabel>(u"kindsNoticeText"_s)->text(),
                 u"This level has “castellan” twice, with different values."_s);
        QTest::mouseClick(child<QPushButton>(u"changeKinds"_s), Qt::LeftButton);
        QVERIFY(!bar->isVisible());
        QCOMPARE(monsters().keys(), QStringList{u"castellan"_s});
        QVERIFY(!monsters().value(u"castellan"_s).toObject().contains(u"hp"_s)); // with the values of the copy
        QCOMPARE(countOfKind(editor().document().level(), u"castellan"_s), 2);
        click({6, 0});
        QCOMPARE(monsters().keys(), QStringList{u"castellan"_s});
        key(Qt::Key_Z, Qt::ControlModifier);
        key(Qt::Key_Z, Qt::ControlModifier);
        QCOMPARE(monsters().keys(), (QStringList{u"castellan"_s, u"castellan_2"_s}));
    }

    void undoAsksAboutCopiedKindsAgain()
    {
        edit({u"@       "_s});
        copyThenChangeKind();
        key(Qt::Key_V, Qt::ControlModifier);
        const auto *bar = child<NoticeBar>(u"kindsNotice"_s);
        QTest::mouseClick(child<QPushButton>(u"changeKinds"_s), Qt::LeftButton);
        QVERIFY(!bar->isVisible());
        key(Qt::Key_Z, Qt::ControlModifier);
        QVERIFY(bar->isVisible());
        QTest::mouseClick(child<QPushButton>(u"keepBothKinds"_s), Qt::LeftButton);
        QVERIFY(!bar->isVisible());
        click({4, 0});
        QVERIFY(!bar->isVisible());
        key(Qt::Key_Escape);
        key(Qt::Key_V, Qt::ControlModifier); // both kinds exist now
        QVERIFY(!bar->isVisible());
    }

    /// A copied kind whose key ends with a number is compared with the level's kind without the number.
    void aCopiedKindIsComparedIgnoringItsNumber()
    {
        const auto levelWith = [](const QString &key, int hp) {
            Level level = drawnLevel({u"@       "_s});
            level.kinds = {{u"monsters"_s, QJsonObject{{key, QJsonObject{{u"base"_s, u"orc"_s}, {u"hp"_s, hp}}}}}};
            return level;
        };
        Level one = levelWith(u"watch_2"_s, 33);
        one.things.push_back({.cell = {2, 0}, .kind = u"watch_2"_s, .values = {}});
        edit({u"@       "_s});
        editor().openLevel(one, {}, false);
        key(Qt::Key_M);
        drag({2, 0}, {2, 0});
        key(Qt::Key_C, Qt::ControlModifier);
        editor().openLevel(levelWith(u"watch"_s, 20), {}, false);
        key(Qt::Key_V, Qt::ControlModifier);
        QVERIFY(child<NoticeBar>(u"kindsNotice"_s)->isVisible());
        QTest::mouseClick(child<QPushButton>(u"changeKinds"_s), Qt::LeftButton);
        click({4, 0});
        QCOMPARE(monsters().keys(), QStringList{u"watch"_s});
        QCOMPARE(monsters().value(u"watch"_s).toObject().value(u"hp"_s), QJsonValue(33));
        QCOMPARE(countOfKind(editor().document().level(), u"watch"_s), 1);
    }

    void renamingAKindListsUnchangedNames()
    {
        Level level = drawnLevel({u"@       "_s});
        level.kinds = {{u"monsters"_s,
                        QJsonObject{{u"captain"_s, QJsonObject{{u"base"_s, u"orc"_s}, {u"name"_s, u"captain"_s}}}}}};
        level.translations = {{u"de"_s, QJsonObject{{u"kinds.monsters.captain.name"_s, u"Hauptmann"_s}}}};
        edit({u"@       "_s});
        editor().openLevel(level, {}, false);
        choose(u"captain"_s);
        const DialogAnswer answer(u"kindDialog"_s, [](QDialog *dialog) {
            QCOMPARE(in<QLabel>(dialog, u"kindIssues"_s).text(), QString());
            retype(in<QLineEdit>(dialog, u"kind_name"_s), u"colonel"_s);
            QCOMPARE(in<QLabel>(dialog, u"kindIssues"_s).text(),
                     u"Its names in other languages do not change: “Hauptmann” (de)."_s);
            reject(dialog);
        });
        trigger(u"editKind"_s);
        QVERIFY(answer.wasGiven());
    }

    void findingsNameKindsAsThePaletteDoes()
    {
        edit({u"@ #  "_s});
        makeKind(u"Guard captain"_s);
        click({4, 0});
        Level level = editor().document().level();
        level.things.back().values = {{u"item"_s, u"treasure"_s}};
        editor().openLevel(level, {}, false);
        const auto *list = child<QListWidget>(u"issueList"_s);
        const auto isNamed = [list] {
            for (int row = 0; row < list->count(); ++row) {
                if (list->item(row)->text().contains(u"carried by this “Guard captain”"_s)) {
                    return true;
                }
            }
            return false;
        };
        QTRY_VERIFY(isNamed());
    }

    void clickingAgainAddsNoOtherKind()
    {
        edit({u"@       "_s});
        copyThenChangeKind();
        key(Qt::Key_S);
        key(Qt::Key_A, Qt::ControlModifier | Qt::ShiftModifier);
        click({4, 0});
        drag({5, 0}, {7, 0});
        QCOMPARE(monsters().keys(), (QStringList{u"castellan"_s, u"castellan_2"_s}));
        QCOMPARE(countOfKind(editor().document().level(), u"castellan"_s), 1);
        QCOMPARE(countOfKind(editor().document().level(), u"castellan_2"_s), 3); // a click, and both ends of a drag
    }

    void aPickedPaintDropsMissingItemKinds()
    {
        Level level = drawnLevel({u"@ O  "_s});
        level.kinds = {{u"items"_s, QJsonObject{{u"relic"_s, QJsonObject{{u"base"_s, u"sword"_s}}}}}};
        level.things[1].values = {{u"hp"_s, 7}, {u"item"_s, u"relic"_s}};
        m_window->editNewLevel();
        editor().document().reset(level);
        key(Qt::Key_B);
        click({2, 0}, Qt::LeftButton, Qt::AltModifier);
        click({3, 0});
        QCOMPARE(editor().document().level().things[2].values, level.things[1].values);
        editor().openLevel(drawnLevel({u"@    "_s}), {}, false);
        click({3, 0});
        QCOMPARE(editor().document().level().things[1].values, (QJsonObject{{u"hp"_s, 7}}));
        QVERIFY(!checkLevel(editor().document().level(), *shippedCatalogue()).issues.hasErrors());
    }

    void aKindIsNotMadeWithARejectedNumber()
    {
        edit({u"@ O "_s});
        choose(u"orc"_s);
        const DialogAnswer answer(u"kindDialog"_s, [](QDialog *dialog) {
            QTRY_VERIFY(dialog->isActiveWindow()); // in an inactive window no field has the keyboard focus
            auto &hp = in<QLineEdit>(dialog, u"kind_hp"_s);
            dialog->resize(dialog->width(), 400);
            in<QScrollArea>(dialog, u"kindArea"_s).ensureWidgetVisible(&hp, 0, 0); // at the lower edge
            retype(hp, u"0"_s);
            const auto &bubble = in<QLabel>(dialog, u"kind_hpWrong"_s);
            QCOMPARE(bubble.visibleRegion().boundingRect(), bubble.rect());
            QTest::keyClick(&hp, Qt::Key_Return);
            QVERIFY(dialog->isVisible());
            QCOMPARE(hp.text(), u"0"_s); // the bubble says why it was refused
            QVERIFY(bubble.isVisible());
            in<QPushButton>(dialog, u"kindDialogOk"_s).setFocus();
            QCOMPARE(hp.text(), QString());
            QCOMPARE(in<QLabel>(dialog, u"kind_hpNote"_s).text(), u"Only 1 to 9999"_s);
            accept(dialog);
            QVERIFY(dialog->isVisible());
            QCOMPARE(dialog->focusWidget(), &hp);
            accept(dialog); // the user has seen the field, so it is accepted as it is
        });
        trigger(u"newKind"_s);
        QVERIFY(answer.wasGiven());
        QCOMPARE(steps(), 1);
    }

    void anAddedEffectIsVisibleAndFocused()
    {
        edit({u"@ i "_s});
        choose(u"scroll of frost"_s);
        const DialogAnswer answer(u"kindDialog"_s, [](QDialog *dialog) {
            dialog->resize(dialog->width(), 400);
            for (int number = 2; number < 6; ++number) {
                QTest::mouseClick(&in<QToolButton>(dialog, u"kindEffectsAdd"_s), Qt::LeftButton);
                const auto &added = in<QComboBox>(dialog, u"kindEffect%1"_s.arg(number));
                QCOMPARE(dialog->focusWidget(), &added);
                QTRY_COMPARE(added.visibleRegion().boundingRect(), added.rect());
            }
            reject(dialog);
        });
        trigger(u"newKind"_s);
        QVERIFY(answer.wasGiven());
    }

    void effectNumbersShowTheirLimits()
    {
        edit({u"@ i "_s});
        choose(u"scroll of frost"_s);
        const DialogAnswer answer(u"kindDialog"_s, [](QDialog *dialog) {
            QTRY_VERIFY(dialog->isActiveWindow()); // in an inactive window no field has the keyboard focus
            auto &amount = in<QSpinBox>(dialog, u"kindEffectAmount0"_s);
            amount.setFocus();
            amount.selectAll();
            QTest::keyClicks(&amount, u"0"_s);
            const auto &bubble = in<QLabel>(dialog, u"kindEffectAmount0Wrong"_s);
            QVERIFY(bubble.isVisible());
            QCOMPARE(bubble.text(), u"1 to %1"_s.arg(amount.maximum()));
            QVERIFY(!bubble.geometry().intersects(QRect(amount.mapTo(bubble.parentWidget(), QPoint()), amount.size())));
            QTest::keyClick(&amount, Qt::Key_Tab);
            QCOMPARE(amount.value(), 1);
            QVERIFY(!bubble.isVisible());
            reject(dialog);
        });
        trigger(u"newKind"_s);
        QVERIFY(answer.wasGiven());
    }

    void terrainExplainsThatItMakesNoKind()
    {
        edit({u"@ # "_s});
        choose(u"wall"_s);
        const auto *make = child<QAction>(u"newKind"_s);
        QVERIFY(!make->isEnabled());
        QCOMPARE(
            make->toolTip(),
            u"A level cannot define its own terrain. Choose a monster, treasure or item in the palette to make a new kind."_s);
        QCOMPARE(make->statusTip(), make->toolTip());
        choose(u"start"_s);
        QCOMPARE(make->toolTip(),
                 u"A level has only one hero. Choose a monster, treasure or item to make a new kind."_s);
        const auto *change = child<QAction>(u"editKind"_s);
        const auto *remove = child<QAction>(u"removeKind"_s);
        QVERIFY(!change->isEnabled() && !remove->isEnabled());
        QCOMPARE(change->statusTip(), u"First choose a kind defined in this level in the palette."_s);
        choose(u"orc"_s);
        QVERIFY(make->isEnabled());
        QVERIFY(!change->isEnabled());
        for (const QAction *action : {change, remove}) {
            QCOMPARE(action->statusTip(), u"“orc” is built in. To change it, make a new kind from it."_s);
            QCOMPARE(action->toolTip(), plainTip(action->statusTip()));
        }
        auto *list = child<QListWidget>(u"paletteList"_s);
        QContextMenuEvent event(QContextMenuEvent::Mouse, {5, 5}, list->viewport()->mapToGlobal(QPoint(5, 5)));
        QCoreApplication::sendEvent(list->viewport(), &event);
        auto *menu = child<QMenu>(u"paletteMenu"_s);
        QVERIFY(menu->toolTipsVisible());
        QVERIFY(menu->actions().contains(child<QAction>(u"newKind"_s)));
        menu->close();
    }

    void thePaletteMenuActsOnThePictureUnderTheMouse()
    {
        edit({u"@ O "_s});
        makeKind(u"ice orc"_s);
        click({3, 0});
        makeKind(u"fire orc"_s);
        key(Qt::Key_V);
        click({3, 0}); // the ice orc is selected, while the palette still marks the fire orc
        const auto *change = child<QAction>(u"editKind"_s);
        QVERIFY2(change->text().contains(u"ice orc"_s), qPrintable(change->text()));
        child<QDockWidget>(u"paletteDock"_s)->raise(); // brings it before the panel of things
        auto *list = child<QListWidget>(u"paletteList"_s);
        QTRY_VERIFY(!list->visibleRegion().isEmpty());
        const QPoint place = list->visualItemRect(list->currentItem()).center();
        QContextMenuEvent event(QContextMenuEvent::Mouse, place, list->viewport()->mapToGlobal(place));
        QCoreApplication::sendEvent(list->viewport(), &event);
        QVERIFY2(change->isEnabled() && change->text().contains(u"fire orc"_s), qPrintable(change->text()));
        child<QMenu>(u"paletteMenu"_s)->close();
    }

    void listsOfKindsHavePictures()
    {
        edit({u"@ O "_s});
        makeKind(u"ice orc"_s);
        key(Qt::Key_V);
        click({2, 0});
        const auto allHavePictures = [](const QComboBox &box) {
            for (int i = 0; i < box.count(); ++i) {
                if (box.itemIcon(i).isNull() && !box.itemData(i).isNull()) {
                    return false;
                }
            }
            return box.count() > 1;
        };
        QTRY_VERIFY(m_window->findChild<QComboBox *>(u"thingKind"_s)); // panels are created with a delay
        QTRY_VERIFY(allHavePictures(*child<QComboBox>(u"thingKind"_s)));
        QVERIFY(allHavePictures(*child<QComboBox>(u"thing_item"_s)));
        trigger(u"replaceAll"_s);
        auto *dialog = child<QDialog>(u"replaceDialog"_s);
        for (const QString &name : {u"replaceWhat"_s, u"replaceWith"_s}) {
            const auto &box = in<QComboBox>(dialog, name);
            for (int i = 0; i < box.count(); ++i) {
                QVERIFY2(!box.itemIcon(i).isNull(), qPrintable(box.itemText(i)));
            }
        }
        dialog->reject();
    }

private:
    void trigger(const QString &action) { child<QAction>(action)->trigger(); }

    /// Makes a kind named `name` from the orc.
    void makeKind(const QString &name)
    {
        choose(u"orc"_s);
        const DialogAnswer answer(u"kindDialog"_s, [&name](QDialog *dialog) {
            retype(in<QLineEdit>(dialog, u"kind_name"_s), name);
            accept(dialog);
        });
        trigger(u"newKind"_s);
        QVERIFY(answer.wasGiven());
    }

    void showTab(int tab)
    {
        auto &tabs = *child<LevelTabBar>(u"levelTabs"_s);
        QTest::mouseClick(&tabs, Qt::LeftButton, {}, tabs.tabRect(tab).center());
        QCOMPARE(tabs.currentIndex(), tab);
    }

    /// Makes a kind, places it at (2, 0), copies that cell and then changes the kind's hit points.
    void copyThenChangeKind()
    {
        makeKind(u"castellan"_s);
        click({2, 0});
        key(Qt::Key_M);
        drag({2, 0}, {2, 0});
        key(Qt::Key_C, Qt::ControlModifier);
        changeHitPoints(u"99"_s);
    }

    /// Changes the hit points of the chosen kind.
    void changeHitPoints(const QString &hp)
    {
        const DialogAnswer answer(u"kindDialog"_s, [&hp](QDialog *dialog) {
            retype(in<QLineEdit>(dialog, u"kind_hp"_s), hp);
            accept(dialog);
        });
        trigger(u"editKind"_s);
        QVERIFY(answer.wasGiven());
    }

    QJsonObject monsters() { return editor().document().level().kinds.value(u"monsters"_s).toObject(); }

    QStringList palette()
    {
        QStringList names;
        auto *list = child<QListWidget>(u"paletteList"_s);
        for (int row = 0; row < list->count(); ++row) {
            names.append(list->item(row)->text());
        }
        return names;
    }

    std::unique_ptr<QMimeData> dragged(const QString &name)
    {
        auto *list = child<QListWidget>(u"paletteList"_s);
        const QList<QListWidgetItem *> items = list->findItems(name, Qt::MatchExactly);
        return std::unique_ptr<QMimeData>(
            list->model()->mimeData({list->model()->index(list->row(items.value(0)), 0)}));
    }

    bool send(QEvent::Type type, const QMimeData &data, QPoint place)
    {
        const auto deliver = [this](QDropEvent &&event) {
            event.ignore();
            QCoreApplication::sendEvent(canvas().viewport(), &event);
            return event.isAccepted();
        };
        switch (type) {
        case QEvent::DragEnter:
            return deliver(QDragEnterEvent(place, Qt::CopyAction, &data, Qt::LeftButton, {}));
        case QEvent::DragMove:
            return deliver(QDragMoveEvent(place, Qt::CopyAction, &data, Qt::LeftButton, {}));
        default:
            return deliver(QDropEvent(place, Qt::CopyAction, &data, Qt::LeftButton, {}));
        }
    }

    /// Drops data as a drag does: enter, move, drop. Returns false if it was not accepted.
    bool drop(const QMimeData &data, QPoint place)
    {
        send(QEvent::DragEnter, data, place);
        send(QEvent::DragMove, data, place);
        return send(QEvent::Drop, data, place);
    }

    int steps() { return editor().document().undoStack().count(); }
};

MAZEWRIGHT_SUITE(kindswindow, TestKindsWindow)
#include "tst_kindswindow.moc"
