#include "app/cli/cataloguesource.h"
#include "app/settings/language.h"
#include "app/widgets/issuedialog.h"
#include "tests/driver/dialogs.h"
#include "tests/driver/windowdriver.h"
#include "tests/support/drawnlevel.h"
#include "tests/support/suite.h"

#include <QAccessible>
#include <QDialogButtonBox>
#include <QDir>
#include <QDockWidget>
#include <QFileInfo>
#include <QLabel>
#include <QMenu>
#include <QMenuBar>
#include <QPushButton>
#include <QStatusBar>
#include <QStyle>
#include <QTest>
#include <QToolButton>
#include <QWindowStateChangeEvent>

using namespace Qt::StringLiterals;

using WindowMode = ProgramWindow::Mode;

namespace {

const QString shipped = u":/levels/buchhaim.level.json"_s;

} // namespace

/// Features of the window around every page: Escape, size, dialogs, language, names.
class TestWindowFrame : public QObject, protected WindowFixture {
    Q_OBJECT

private Q_SLOTS:
    void init() { openWindow(); }
    void cleanup() { closeWindow(); }

    void escapeLeavesFullScreenFirst()
    {
        QVERIFY(m_driver->window().playFile(shipped));
        m_driver->press(Qt::Key_F11);
        QVERIFY(m_driver->window().isFullScreen());
        QVERIFY(!m_driver->window().menuBar()->isVisible());
        m_driver->press(Qt::Key_Escape);
        QVERIFY(!m_driver->window().isFullScreen());
        QVERIFY(m_driver->window().menuBar()->isVisible());
        QCOMPARE(m_driver->window().mode(), WindowMode::Play);
        m_driver->press(Qt::Key_Escape);
        QCOMPARE(m_driver->window().mode(), WindowMode::Start);
    }

    void leavingFullScreenMaximizesAgain()
    {
        m_driver->window().showMaximized();
        m_driver->press(Qt::Key_F11);
        QVERIFY(m_driver->window().isFullScreen());
        m_driver->press(Qt::Key_F11);
        QVERIFY(!m_driver->window().isFullScreen());
        QVERIFY(m_driver->window().isMaximized());
    }

    void theWindowSystemCanEnterAndLeaveFullScreen()
    {
        ProgramWindow &window = m_driver->window();
        const QAction &fullScreen = m_driver->child<QAction>(u"fullScreen"_s);
        window.showFullScreen();
        QVERIFY(fullScreen.isChecked());
        QVERIFY(!window.menuBar()->isVisible());
        window.showNormal();
        QVERIFY(!fullScreen.isChecked());
        QVERIFY(window.menuBar()->isVisible());
        m_driver->press(Qt::Key_F11);
        QVERIFY(window.isFullScreen());
    }

    void fullScreenShowsHowToLeaveIt()
    {
        QVERIFY(m_driver->window().playFile(shipped));
        auto &leave = m_driver->child<QToolButton>(u"leaveFullScreen"_s);
        QVERIFY(!leave.isVisible());
        m_driver->press(Qt::Key_F11);
        QVERIFY(leave.isVisible());
        QVERIFY(m_driver->window().rect().contains(leave.geometry()));
        QCOMPARE(leave.visibleRegion().boundingRect(), leave.rect());
        QVERIFY(m_driver->page().log().lines().last().contains(u"F11"_s));
        const QStringList said = m_driver->page().log().lines();
        QWindowStateChangeEvent again(Qt::WindowFullScreen); // window systems report the change twice
        QCoreApplication::sendEvent(&m_driver->window(), &again);
        QCOMPARE(m_driver->page().log().lines(), said);
        m_driver->click(leave);
        QVERIFY(!m_driver->window().isFullScreen());
        QVERIFY(!leave.isVisible());
        QCOMPARE(m_driver->window().mode(), ProgramWindow::Mode::Play);
    }

    /// Escape leaves full screen on any page, before it leaves anything else.
    void escapeLeavesFullScreenBeforeTheGame()
    {
        QVERIFY(m_driver->window().playFile(shipped));
        m_driver->press(Qt::Key_F11);
        m_driver->press(Qt::Key_Escape);
        QVERIFY(!m_driver->window().isFullScreen());
        QCOMPARE(m_driver->window().mode(), ProgramWindow::Mode::Play);
        m_driver->press(Qt::Key_Escape);
        QCOMPARE(m_driver->window().mode(), ProgramWindow::Mode::Start);
    }

    void escapeCancelsADragFirst()
    {
        QVERIFY(m_driver->window().playFile(shipped));
        const QPoint place = m_driver->canvas().viewportRectOf({5, 5}).center();
        QTest::mousePress(m_driver->canvas().viewport(), Qt::LeftButton, {}, place);
        m_driver->press(Qt::Key_Escape);
        QCOMPARE(m_driver->window().mode(), WindowMode::Play);
        QTest::mouseRelease(m_driver->canvas().viewport(), Qt::LeftButton, {}, place);
        m_driver->press(Qt::Key_Escape);
        QCOMPARE(m_driver->window().mode(), WindowMode::Start);
    }

    void escapeLeavesTheGameAndNeverQuits()
    {
        QVERIFY(m_driver->window().playFile(shipped));
        for (int i = 0; i < 3; ++i) {
            m_driver->press(Qt::Key_Escape);
            QCOMPARE(m_driver->window().mode(), WindowMode::Start);
            QVERIFY(m_driver->window().isVisible());
        }
    }

    void theWindowStartsAt1280x800AndShrinksToHalf()
    {
        ProgramWindow window(shippedCatalogue());
        QCOMPARE(window.size(), QSize(1280, 800));
        window.resize(100, 100);
        QCOMPARE(window.size(), QSize(640, 400));
    }

    void theGeometryIsKept()
    {
        m_driver->window().resize(900, 640);
        startAgain();
        QCOMPARE(m_driver->window().size(), QSize(900, 640));
    }

    void theWindowGetsItsIconOnceItIsSeen()
    {
        QTRY_VERIFY(!m_driver->window().windowIcon().isNull());
        QVERIFY(!m_driver->window().windowIcon().pixmap(32).isNull());
    }

    void choicesAreKept()
    {
        m_driver->trigger(u"motion2"_s);
        m_driver->trigger(u"theme2"_s);
        m_driver->page().status().setSpeed(150);
        startAgain();
        QVERIFY(m_driver->child<QAction>(u"motion2"_s).isChecked());
        QCOMPARE(m_driver->canvas().motion(), Motion::None);
        QVERIFY(m_driver->child<QAction>(u"theme2"_s).isChecked());
        QVERIFY(m_driver->window().palette().color(QPalette::Window).lightness() > 200);
        QCOMPARE(m_driver->session().speed(), 150);
        m_driver->trigger(u"theme1"_s);
        QVERIFY(m_driver->window().palette().color(QPalette::Window).lightness() < 50);
    }

    void theLanguageIsSwitchedWhileRunning()
    {
        QVERIFY(m_driver->window().playFile(shipped));
        QLabel &caption = m_driver->child<QLabel>(u"stepsCaption"_s);
        QMenu &menu = m_driver->child<QMenu>(u"fileMenu"_s);
        m_driver->trigger(u"language_de"_s);
        QTRY_COMPARE(caption.text(), u"Schritte"_s);
        QCOMPARE(menu.title(), u"&Datei"_s);
        startAgain();
        QCOMPARE(m_driver->child<QMenu>(u"fileMenu"_s).title(), u"&Datei"_s);
        QVERIFY(m_driver->window().playFile(shipped));
        m_driver->trigger(u"language_en"_s);
        QTRY_COMPARE(m_driver->child<QLabel>(u"stepsCaption"_s).text(), u"Steps"_s);
        QCOMPARE(m_driver->child<QMenu>(u"fileMenu"_s).title(), u"&File"_s);
    }

    void withoutATranslationAllIsEnglish()
    {
        m_driver->window().useLanguage(u"qaa"_s); // no real language: ISO 639 reserves it for private use
        const QLocale::Language spoken = QLocale().language();
        const QString button = QCoreApplication::translate("QPlatformTheme", "Cancel");
        const QString one = QCoreApplication::translate("CampaignChoice", "%n level(s)", nullptr, 1);
        m_driver->window().useLanguage(u"en"_s);
        QCOMPARE(spoken, QLocale::English);
        QCOMPARE(button, u"Cancel"_s);
        QCOMPARE(one, u"1 level"_s);
    }

    void everyTranslationIsOffered()
    {
        QStringList codes;
        for (const auto &[code, name] : Language::available()) {
            codes.append(code);
            QCOMPARE(m_driver->child<QAction>(u"language_"_s + code).text(), name);
        }
        QCOMPARE(codes.first(), u"en"_s);
        QStringList files;
        for (const QString &code : std::as_const(codes)) {
            files.append(u"mazewright_%1.qm"_s.arg(code));
        }
        files.sort();
        QCOMPARE(QDir(u":/i18n"_s).entryList(QDir::Files, QDir::Name), files);
        QCOMPARE(m_driver->child<QAction>(u"language_de"_s).text(), u"Deutsch"_s);
    }

    void dataErrorsUseTheChosenLanguage()
    {
        const QString file = m_home->writeLevel(u"data/monsters.json"_s, "{ \"monsters\": [ { \"nmae\": \"orc\" } ] }");
        IssueList issues;
        QVERIFY(!loadCatalogue(QFileInfo(file).path(), issues));
        Settings().language.set(u"de"_s);
        QString text;
        const DialogAnswer answer(u"catalogueIssues"_s, [&text](QDialog *dialog) {
            text = qobject_cast<QMessageBox *>(dialog)->text();
            clickButton(dialog, QMessageBox::Ok);
        });
        tellCatalogueIssues(issues);
        m_driver->window().useLanguage(u"en"_s);
        QVERIFY(answer.wasGiven());
        QVERIFY2(text.contains(u"Der Schlüssel „nmae“ ist hier unbekannt; war name gemeint?"_s), qPrintable(text));
    }

    void everyActionHasAName()
    {
        for (const QAction *action : m_driver->window().findChildren<QAction *>()) {
            const bool isOurs = !action->isSeparator() && !action->menu() && !action->text().isEmpty();
            QVERIFY2(!isOurs || !action->objectName().isEmpty(), qPrintable(action->text()));
        }
    }

    void everyFocusableWidgetHasNames()
    {
        QVERIFY(m_driver->window().playFile(shipped));
        int count = 0;
        for (QWidget *widget : m_driver->window().findChildren<QWidget *>()) {
            const bool isPartOfQt = widget->objectName().startsWith(u"qt_"_s);
            if (isPartOfQt || widget->window() != &m_driver->window() || widget->focusProxy()
                || (widget->focusPolicy() & Qt::TabFocus) != Qt::TabFocus) {
                continue;
            }
            const QString what = QString::fromLatin1(widget->metaObject()->className()) + u' ' + widget->objectName()
                                 + u" in "_s + (widget->parent() ? widget->parent()->objectName() : QString());
            QVERIFY2(!widget->objectName().isEmpty(), qPrintable(what));
            const QAccessibleInterface *accessible = QAccessible::queryAccessibleInterface(widget);
            QVERIFY2(!accessible->text(QAccessible::Name).isEmpty(), qPrintable(what));
            ++count;
        }
        QVERIFY(count >= 10);
    }

    void keysAreShownOnDemand()
    {
        m_driver->press(Qt::Key_F1);
        QDialog &dialog = m_driver->child<QDialog>(u"keysDialog"_s);
        QVERIFY(dialog.isVisible());
        QTest::keyClick(&dialog, Qt::Key_Escape);
        QVERIFY(!dialog.isVisible());
        QCOMPARE(m_driver->window().mode(), WindowMode::Start);
    }

    void theKeyListCoversEverything()
    {
        m_driver->press(Qt::Key_F1);
        QStringList texts;
        for (const QLabel *label : m_driver->child<QDialog>(u"keysDialog"_s).findChildren<QLabel *>()) {
            texts.append(label->text());
        }
        for (const QString &text : {u"Playing"_s,
                                    u"Drawing"_s,
                                    u"Tools"_s,
                                    u"Window"_s,
                                    u"V"_s,
                                    u"B"_s,
                                    u"L"_s,
                                    u"R"_s,
                                    u"F"_s,
                                    u"E"_s,
                                    u"I"_s,
                                    u"F5"_s,
                                    u"Ctrl+F5"_s,
                                    u"Ctrl+E"_s,
                                    u"Ctrl+V"_s,
                                    u"Del"_s,
                                    u"Ctrl+Z"_s,
                                    u"Alt+click, Ctrl+click"_s,
                                    u"Right mouse button"_s,
                                    u"F6, Shift+F6"_s}) {
            QVERIFY2(texts.contains(text), qPrintable(text));
        }
        QVERIFY(!texts.contains(QString()));
    }

    void standardButtonsHaveNoIcons()
    {
        m_driver->trigger(u"about"_s);
        const QDialog &dialog = m_driver->child<QDialog>(u"aboutDialog"_s);
        const QDialogButtonBox *box = dialog.findChild<QDialogButtonBox *>();
        QCOMPARE(box->style()->styleHint(QStyle::SH_DialogButtonBox_ButtonsHaveIcons, nullptr, box), 0);
        QVERIFY(box->button(QDialogButtonBox::Close)->icon().isNull());
    }

    /// Buttons have tooltips, menus have none.
    void aTipIsShownOnce()
    {
        m_driver->window().editNewLevel();
        QAction &all = m_driver->child<QAction>(u"selectAll"_s);
        const QString told = m_driver->window().commands().commands.inMenu(MenuId::Tools).first()->statusTip();
        QVERIFY(!told.isEmpty());
        int buttons = 0;
        for (QToolButton *button : m_driver->window().findChildren<QToolButton *>()) {
            if (button->isVisible() && !button->statusTip().isEmpty()) {
                QVERIFY2(!button->toolTip().isEmpty(), qPrintable(button->statusTip()));
                QEnterEvent enter({1, 1}, {1, 1}, button->mapToGlobal(QPointF(1, 1)));
                QApplication::sendEvent(button, &enter);
                QCOMPARE(m_driver->window().statusBar()->currentMessage(), QString());
                ++buttons;
            }
        }
        QVERIFY(buttons > 5);
        auto *menu = qobject_cast<QMenu *>(all.associatedObjects().first());
        for (QObject *object : all.associatedObjects()) {
            menu = menu ? menu : qobject_cast<QMenu *>(object);
        }
        QVERIFY(menu);
        menu->popup({10, 10});
        menu->setActiveAction(&all);
        QCOMPARE(m_driver->window().statusBar()->currentMessage(), all.statusTip());
        menu->close();
    }
};

MAZEWRIGHT_SUITE(windowframe, TestWindowFrame)
#include "tst_windowframe.moc"
