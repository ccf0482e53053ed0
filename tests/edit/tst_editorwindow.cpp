#include "editor/document/propertyedits.h"
#include "editor/view/editdocks.h"
#include "tests/driver/editordriver.h"
#include "tests/driver/speech.h"
#include "tests/support/drawnlevel.h"
#include "tests/support/eventcount.h"
#include "tests/support/suite.h"

#include <QComboBox>
#include <QDockWidget>
#include <QHelpEvent>
#include <QLabel>
#include <QLineEdit>
#include <QListWidget>
#include <QScrollBar>
#include <QStatusBar>
#include <QTest>
#include <QToolTip>

using namespace Qt::StringLiterals;

/// Tools, palette, panels and keys of the editor in the real window.
class TestEditorWindow : public QObject, protected EditorDriver {
    Q_OBJECT

private Q_SLOTS:
    void init() { openWindow(); }
    void cleanup() { closeWindow(); }

    void aClickOnAnIssueCentersItsCell()
    {
        m_window->editNewLevel();
        editor().newLevel({200, 150});
        auto *issues = child<QListWidget>(u"issueList"_s);
        const auto rowOf = [issues](const QString &text) {
            const QList<QListWidgetItem *> found = issues->findItems(text, Qt::MatchContains);
            return found.isEmpty() ? nullptr : found.first();
        };
        QVERIFY(!rowOf(u"150, 100"_s));
        editor().document().stroke(u"draw"_s,
                                   changeByPainting(editor().document().level(), *shippedCatalogue(),
                                                    Area({{150, 100}}, {200, 150}), Paint::ofKind(u"treasure"_s)));
        editor().document().stroke(u"draw"_s,
                                   changeByPainting(editor().document().level(), *shippedCatalogue(),
                                                    Area({{149, 100}, {151, 100}, {150, 99}, {150, 101}}, {200, 150}),
                                                    Paint::ofTerrain(shippedCatalogue()->wall())));
        QVERIFY(rowOf(u"150, 100"_s));
        QCOMPARE(child<QLabel>(u"editIssueCount"_s)->text(),
                 u"Errors: 1, warnings: %1"_s.arg(editor().document().issues().count() - 1)); // the error: not winnable
        key(Qt::Key_1, Qt::ControlModifier);
        QVERIFY(!canvas().viewport()->rect().contains(at({150, 100})));
        QTest::mouseClick(issues->viewport(), Qt::LeftButton, {},
                          issues->visualItemRect(rowOf(u"150, 100"_s)).center());
        const QPoint distance = at({150, 100}) - canvas().viewport()->rect().center();
        QVERIFY(distance.manhattanLength() < 70);
        QVERIFY(child<QLabel>(u"editStatus"_s)->text().contains(u"150, 100"_s));
    }

    void toolKeysTakeTools()
    {
        edit({u"@ g"_s});
        for (const ToolInfo &info : toolInfos()) {
            key(info.shortcut);
            const QString mend = info.key + u": give it a `shortcut` of its own in editor/tools/toollist.cpp"_s;
            QVERIFY2(editor().toolbox().tool() == info.id, qPrintable(mend));
            QVERIFY2(child<QAction>(u"tool_"_s + info.key)->isChecked(), qPrintable(mend));
        }
        QTest::mouseClick(child<QWidget>(u"toolButton_line"_s), Qt::LeftButton);
        QCOMPARE(editor().toolbox().tool(), ToolId::Line);
    }

    void toolKeysTypeLettersInTextFields()
    {
        edit({u"@ g"_s});
        child<QDockWidget>(u"propertiesDock"_s)->raise();
        auto *name = child<QLineEdit>(u"propertyName"_s);
        name->setFocus();
        QTest::keyClicks(name, u"refill"_s);
        QCOMPARE(editor().document().level().name, u"refill"_s);
        QCOMPARE(editor().toolbox().tool(), ToolId::Brush);
    }

    void plusAndMinusZoomExceptInTextFields()
    {
        edit({u"@ g"_s});
        const double before = canvas().cellSide();
        key(Qt::Key_Minus);
        const double smaller = canvas().cellSide();
        QVERIFY(smaller < before);
        key(Qt::Key_Plus);
        key(Qt::Key_Plus, Qt::KeypadModifier);
        QVERIFY(canvas().cellSide() > smaller);
        const double zoomed = canvas().cellSide();
        child<QDockWidget>(u"propertiesDock"_s)->raise();
        auto *name = child<QLineEdit>(u"propertyName"_s);
        name->setFocus();
        QTest::keyClicks(name, u"a+b-c"_s);
        QVERIFY(name->text().endsWith(u"a+b-c"_s));
        QCOMPARE(canvas().cellSide(), zoomed);
    }

    void undoInATextFieldUndoesTheDocument()
    {
        edit({u"@ g"_s});
        child<QDockWidget>(u"propertiesDock"_s)->raise();
        auto *name = child<QLineEdit>(u"propertyName"_s);
        name->setFocus();
        QTest::keyClicks(name, u"Pit"_s);
        QTest::keyClick(name, Qt::Key_Z, Qt::ControlModifier);
        QCOMPARE(editor().document().level().name, QString());
        QCOMPARE(name->text(), QString());
        QTest::keyClick(name, Qt::Key_Y, Qt::ControlModifier);
        QCOMPARE(name->text(), u"Pit"_s);
    }

    void typingANameIsOneStep()
    {
        edit({u"@ g"_s});
        child<QDockWidget>(u"propertiesDock"_s)->raise();
        auto *name = child<QLineEdit>(u"propertyName"_s);
        name->setFocus();
        QTest::keyClicks(name, u"Pit"_s);
        QTest::keyClick(name, Qt::Key_Tab);
        name->setFocus();
        name->setCursorPosition(3);
        QTest::keyClicks(name, u"s!"_s);
        QCOMPARE(editor().document().undoStack().count(), 2);
        QCOMPARE(editor().document().level().name, u"Pits!"_s);
    }

    void thePaletteIsUsedByKeyboard()
    {
        edit({u"@ g"_s});
        auto *search = child<QLineEdit>(u"paletteSearch"_s);
        search->setFocus();
        QTest::keyClicks(search, u"tro"_s);
        QTest::keyClick(search, Qt::Key_Down);
        QVERIFY(child<QListWidget>(u"paletteList"_s)->hasFocus());
        QCOMPARE(editor().toolbox().paint(), Paint::ofKind(u"troll"_s));
        search->clear();
        QTest::keyClick(child<QListWidget>(u"paletteList"_s), Qt::Key_Left);
        QCOMPARE(editor().toolbox().paint(), Paint::ofKind(u"reptile_man"_s));
        click({1, 0});
        QCOMPARE(rows(), QStringList{u"@Rg"_s});
    }

    void thePaletteSearchFilters()
    {
        edit({u"@ g"_s});
        auto *search = child<QLineEdit>(u"paletteSearch"_s);
        auto *list = child<QListWidget>(u"paletteList"_s);
        const auto visible = [list] {
            QStringList texts;
            for (int row = 0; row < list->count(); ++row) {
                if (!list->item(row)->isHidden()) {
                    texts.append(list->item(row)->text());
                }
            }
            return texts;
        };
        const QStringList all = visible();
        const QStringList headings{u"Only in this level"_s, u"Terrain"_s, u"Start and treasure"_s, u"Monsters"_s,
                                   u"Items"_s};
        search->setText(u"IN"_s);
        QStringList found = visible();
        QVERIFY2(found.contains(u"painkiller"_s) && found.contains(u"sling"_s), qPrintable(found.join(u'\n')));
        QVERIFY2(!found.contains(u"orc"_s), qPrintable(found.join(u'\n')));
        for (const QString &text : all) {
            const bool isWanted = text.contains(u"in"_s, Qt::CaseInsensitive) && !headings.contains(text);
            QVERIFY2(!isWanted || found.contains(text), qPrintable(text + u" is not found"_s));
        }
        search->setText(u"xyz"_s);
        QCOMPARE(visible(), QStringList{u"No matches for “xyz”"_s});
        search->clear();
        QCOMPARE(visible(), all);
    }

    void altClickPicksIntoThePalette()
    {
        edit({u"@#O"_s});
        click({2, 0}, Qt::LeftButton, Qt::AltModifier);
        QCOMPARE(child<QListWidget>(u"paletteList"_s)->currentItem()->text(), u"orc"_s);
        click({1, 0}, Qt::LeftButton, Qt::ControlModifier);
        QCOMPARE(child<QListWidget>(u"paletteList"_s)->currentItem()->text(), u"wall"_s);
        QCOMPARE(rows(), QStringList{u"@#O"_s});
    }

    void rightButtonErases()
    {
        edit({u"@#O"_s});
        click({1, 0}, Qt::RightButton);
        click({2, 0}, Qt::RightButton);
        QCOMPARE(rows(), QStringList{u"@  "_s});
    }

    void escapeCancelsAStroke()
    {
        edit({u"@   "_s, u"    "_s});
        drag({1, 1}, {3, 1}, false);
        QCOMPARE(rows(), (QStringList{u"@   "_s, u" ###"_s}));
        key(Qt::Key_Escape);
        QCOMPARE(rows(), (QStringList{u"@   "_s, u"    "_s}));
        QTest::mouseRelease(canvas().viewport(), Qt::LeftButton, {}, at({3, 1}));
        QCOMPARE(m_window->mode(), ProgramWindow::Mode::Edit);
        QCOMPARE(editor().document().undoStack().count(), 0);
    }

    void changedRulesAreMarked()
    {
        edit({u"@ g"_s});
        waitForRules();
        auto *death = child<QComboBox>(u"rule_death"_s);
        auto *difference = child<QLabel>(u"rulesSummary"_s);
        QCOMPARE(death->currentIndex(), 0);
        death->setFocus();
        QTest::keyClick(death, Qt::Key_End);
        QCOMPARE(editor().document().level().rules.value(u"death"_s).toString(), u"permadeath"_s);
        QCOMPARE(difference->text(), u"Differs from the ruleset: Death"_s);
        QTest::keyClick(death, Qt::Key_Home);
        QVERIFY(editor().document().level().rules.isEmpty());
        QCOMPARE(editor().document().undoStack().count(), 2);
        key(Qt::Key_Z, Qt::ControlModifier);
        QCOMPARE(death->currentData().toString(), u"permadeath"_s);
    }

    void changedRulesStayBoldInAnotherTheme()
    {
        edit({u"@ g"_s});
        waitForRules();
        setRule(editor().document(), u"death"_s, u"permadeath"_s);
        const auto weightOf = [this](const QString &text) {
            for (QLabel *label : child<QWidget>(u"properties"_s)->findChildren<QLabel *>()) {
                if (label->text() == text) {
                    label->ensurePolished();
                    return int(label->font().weight());
                }
            }
            return 0;
        };
        for (const ThemeChoice theme : {ThemeChoice::Dark, ThemeChoice::Light, ThemeChoice::Dark}) {
            m_window->setTheme(theme);
            QCOMPARE(weightOf(u"● Death"_s), int(QFont::DemiBold));
            QCOMPARE(weightOf(u"Clock"_s), int(QFont::Normal));
        }
    }

    void thePaletteShowsWholeNamesOnly()
    {
        edit({u"@ g"_s});
        m_window->resize(1280, 800);
        auto *list = child<QListWidget>(u"paletteList"_s);
        // A height that shows half of the fourth row.
        const QRect fourth = list->visualItemRect(list->item(3));
        list->setFixedHeight(list->height() - (list->viewport()->height() - fourth.center().y()));
        QTRY_VERIFY(list->viewport()->height() <= fourth.center().y() + 1);
        const QRect cut = list->visualItemRect(list->item(3)) & list->viewport()->rect();
        QVERIFY(cut.height() > 4);
        const QImage picture = list->viewport()->grab(cut).toImage();
        QImage blank(picture.size(), picture.format());
        blank.fill(picture.pixelColor(0, 0));
        QCOMPARE(picture, blank);
    }

    void escapeLeavesTextFields()
    {
        edit({u"@ g"_s});
        child<QDockWidget>(u"propertiesDock"_s)->raise();
        child<QLineEdit>(u"propertyName"_s)->setFocus();
        QTest::keyClick(child<QLineEdit>(u"propertyName"_s), Qt::Key_Escape);
        QVERIFY(canvas().hasFocus());
        QCOMPARE(m_window->mode(), ProgramWindow::Mode::Edit);
    }

    void theStatusBarDescribesTheCell()
    {
        edit({u"@ O#"_s, u"    "_s});
        auto *status = child<QLabel>(u"editStatus"_s);
        QTest::mouseMove(canvas().viewport(), at({2, 0}));
        QCOMPARE(status->text(), u"Cell 2, 0 · floor · orc"_s);
        key(Qt::Key_L);
        drag({0, 1}, {3, 1}, false);
        QCOMPARE(status->text(), u"Cell 3, 1 · floor · Line 4"_s);
        QTest::mouseRelease(canvas().viewport(), Qt::LeftButton, {}, at({3, 1}));
        QEvent leave(QEvent::Leave);
        QCoreApplication::sendEvent(canvas().viewport(), &leave);
        QCOMPARE(status->text(), QString());
        QCOMPARE(child<QLabel>(u"editHint"_s)->text(), toolHint(ToolId::Line));
    }

    void theStatusBarTextCausesNoLayout()
    {
        edit({u"@ O#"_s, u"    "_s});
        const auto *status = child<QLabel>(u"editStatus"_s);
        QTest::mouseMove(canvas().viewport(), at({3, 1}));
        QTest::mouseMove(canvas().viewport(), at({2, 0}));
        QCOMPARE(status->text(), u"Cell 2, 0 · floor · orc"_s);
        layOut();
        const EventCount layouts(*m_window, QEvent::LayoutRequest);
        QTest::mouseMove(canvas().viewport(), at({0, 1}));
        layOut();
        QCOMPARE(status->text(), u"Cell 0, 1 · floor"_s);
        QCOMPARE(layouts.count(), 0);
    }

    void hintsFitTheStatusBar_data()
    {
        QTest::addColumn<QString>("language");
        QTest::newRow("English") << u"en"_s;
        QTest::newRow("German") << u"de"_s;
    }

    /// Hints fit in a window of 1280x800, beside the text of a cell with a thing.
    void hintsFitTheStatusBar()
    {
        QFETCH(const QString, language);
        m_window->useLanguage(language);
        edit({u"@ O#"_s, u"    "_s});
        QTest::mouseMove(canvas().viewport(), at({2, 0}));
        const auto *hint = child<QLabel>(u"editHint"_s);
        for (const ToolInfo &info : toolInfos()) {
            editor().toolbox().setTool(info.id);
            for (const QString &text : {toolHint(info.id), keyHint(info.id)}) {
                layOut();
                const int needed = hint->fontMetrics().horizontalAdvance(text);
                QVERIFY2(needed <= hint->contentsRect().width(),
                         qPrintable(u"%1 of %2 pixels: %3"_s.arg(needed).arg(hint->contentsRect().width()).arg(text)));
            }
        }
    }

    /// A hint without room ends with an ellipsis, and its tooltip shows the full text.
    void aHintWithoutRoomIsElided()
    {
        edit({u"@ O#"_s, u"    "_s});
        editor().docks().setHint(QString(400, u'a') + u" and so on"_s);
        layOut();
        auto *hint = child<QLabel>(u"editHint"_s);
        QVERIFY(hint->fontMetrics().horizontalAdvance(hint->text()) > hint->contentsRect().width());
        QHelpEvent help(QEvent::ToolTip, hint->rect().center(), hint->mapToGlobal(hint->rect().center()));
        QCoreApplication::sendEvent(hint, &help);
        QTRY_VERIFY(QToolTip::text().contains(hint->text().last(8)));
        QToolTip::hideText();
    }

    /// Messages replace the text of the cell without overlap, even after test play while the message is shown.
    void messagesReplaceTheCellText()
    {
        edit({u"@ Og"_s, u"    "_s});
        const QString path = m_folder->filePath(u"mine.level.json"_s);
        QVERIFY(!editor().document().save(path));
        QTest::mouseMove(canvas().viewport(), at({2, 0}));
        const auto *status = child<QLabel>(u"editStatus"_s);
        QVERIFY(status->isVisible());
        choose(u"wall"_s);
        click({1, 1});
        key(Qt::Key_S, Qt::ControlModifier);
        QStatusBar &bar = *m_window->statusBar();
        QTRY_COMPARE(bar.currentMessage(), u"Saved: mine.level.json"_s);
        QVERIFY(!status->isVisible());
        key(Qt::Key_F5);
        key(Qt::Key_Escape);
        QCOMPARE(m_window->mode(), ProgramWindow::Mode::Edit);
        QCOMPARE(bar.currentMessage(), u"Saved: mine.level.json"_s);
        QVERIFY(!status->isVisible());
        bar.clearMessage();
        QVERIFY(status->isVisible());
        key(Qt::Key_F5);
        bar.showMessage(u"told while one plays"_s);
        key(Qt::Key_Escape);
        QVERIFY(!status->isVisible());
        bar.clearMessage();
        QVERIFY(status->isVisible());
    }

    void everyWidgetHasNames()
    {
        edit({u"@ g"_s});
        for (const QString &panel : {u"palette"_s, u"properties"_s, u"issues"_s, u"toolsBar"_s, u"optionsBar"_s}) {
            for (QWidget *widget : child<QWidget>(panel)->findChildren<QWidget *>()) {
                const bool isOurs = widget->window() == m_window.get() && !widget->objectName().startsWith(u"qt_"_s)
                                    && widget->focusPolicy() != Qt::NoFocus
                                    && widget->parentWidget()->focusPolicy() == Qt::NoFocus;
                const QString which = u"%1 (%2) in %3"_s.arg(QLatin1StringView(widget->metaObject()->className()),
                                                             widget->objectName(), panel);
                QVERIFY2(!isOurs || !spokenName(*widget).isEmpty(),
                         qPrintable(which + u": give it an accessible name"_s));
                QVERIFY2(!isOurs || !widget->objectName().isEmpty(), qPrintable(which + u": give it an object name"_s));
            }
        }
        for (const QAction *action : m_window->commands().commands.all()) {
            QVERIFY2(!action->objectName().isEmpty(),
                     qPrintable(u"give the action %1 an object name"_s.arg(action->text())));
            QVERIFY2(!action->text().isEmpty(), qPrintable(u"give the action %1 a text"_s.arg(action->objectName())));
        }
    }
};

MAZEWRIGHT_SUITE(editorwindow, TestEditorWindow)
#include "tst_editorwindow.moc"
