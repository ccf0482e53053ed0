#include "app/cataloguesource.h"
#include "app/window/issuedialog.h"
#include "app/window/levelcard.h"
#include "app/window/levelfiles.h"
#include "tests/support/dialogs.h"
#include "tests/support/drawnworld.h"
#include "tests/support/windowdriver.h"

#include <QAccessible>
#include <QDialog>
#include <QDialogButtonBox>
#include <QDir>
#include <QDropEvent>
#include <QLabel>
#include <QListWidget>
#include <QMenu>
#include <QMenuBar>
#include <QMessageBox>
#include <QMimeData>
#include <QPlainTextEdit>
#include <QPushButton>
#include <QScrollArea>
#include <QScrollBar>
#include <QStyle>
#include <QTest>

using namespace Qt::StringLiterals;

using Mode = MainWindow::Mode;
using State = PlaySession::State;

namespace {

const QStringList corridor{u"######"_s, u"#@  g#"_s, u"######"_s};
const QString shipped = u":/levels/buchhaim.level.json"_s;

QByteArray corridorFile(const QString &name, const QString &rest = u"\"rules\": { \"clock\": \"turns\" }"_s)
{
    return levelJson(corridor, u"\"name\": \"%1\", "_s.arg(name) + rest);
}

} // namespace

class TestWindowFrame : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void init();
    void cleanup();

    void startsOnTheStartPage();
    void theStartPageListsShippedLevels();
    void theStartPageListsOnesOwnLevels();
    void theStartPageListsRecentLevels();
    void emptyListsSayWhatToDoNext();
    void cardsShowNameAndSizeOfTheLevel();
    void enterOpensTheChosenLevel();
    void aClickOpensALevel();
    void f6GoesRoundTheLists();
    void escapeLeavesFullScreenFirst();
    void leavingFullScreenMaximizesAgain();
    void escapeCancelsADragFirst();
    void escapeLeavesTheGameAndNeverQuits();
    void aLeftGameCanBeContinued();
    void aLevelInErrorIsRefusedWithItsPlaces();
    void anUnreadableFileChangesNothing();
    void aDroppedFileIsOpened();
    void theNextLevelIsOfferedAfterVictory();
    void relativePathsHaveANextLevel();
    void theTitleNamesTheLevel();
    void theTitleShowsNamesAsTheyAre();
    void toolTipsOfCardsAreNoMarkup();
    void theFirstWindowIs1280x800AndNeverBelow800x600();
    void theGeometryIsKept();
    void choicesAreKept();
    void theLanguageIsSwitchedWhileRunning();
    void cardsFollowTheLanguage();
    void everyActionHasAName();
    void everyWidgetThatTakesTheKeyboardHasNames();
    void keysAreShownOnDemand();
    void theKeysOfEverythingAreShown();
    void standardButtonsHaveNoIcons();
    void faultsOfTheDataAreToldInTheChosenLanguage();
    void aLongNameLeavesTheStartPageItsWidth();

private:
    QListWidget &list(const QString &name) { return m_driver->child<QListWidget>(name); }
    QStringList names(const QString &list_);
    /// Another window, as after leaving the program and starting it again.
    void startAgain();

    std::unique_ptr<EmptyHome> m_home;
    std::unique_ptr<WindowDriver> m_driver;
};

void TestWindowFrame::init()
{
    m_home = std::make_unique<EmptyHome>();
    m_driver = std::make_unique<WindowDriver>();
}

void TestWindowFrame::cleanup()
{
    m_driver.reset();
    m_home.reset();
}

void TestWindowFrame::startAgain()
{
    m_driver->window().close();
    m_driver = std::make_unique<WindowDriver>();
}

QStringList TestWindowFrame::names(const QString &list_)
{
    QStringList names;
    for (int row = 0; row < list(list_).count(); ++row) {
        names.append(list(list_).item(row)->text());
    }
    return names;
}

void TestWindowFrame::startsOnTheStartPage()
{
    QCOMPARE(m_driver->window().mode(), Mode::Start);
    QVERIFY(m_driver->window().startPage().isVisible());
    QVERIFY(!m_driver->page().isVisible());
    QCOMPARE(m_driver->window().focusWidget(), &list(u"shippedLevels"_s));
}

void TestWindowFrame::theStartPageListsShippedLevels()
{
    QTRY_COMPARE(names(u"shippedLevels"_s), (QStringList{u"The Labyrinths of Buchhaim"_s}));
    QVERIFY(list(u"shippedLevels"_s).isVisible());
}

void TestWindowFrame::theStartPageListsOnesOwnLevels()
{
    m_home->writeLevel(u"Documents/Mazewright/pit.level.json"_s, corridorFile(u"The Pit"_s));
    m_home->writeLevel(u"Documents/Mazewright/attic.txt"_s, "####\n#@g#\n####\n");
    m_home->writeLevel(u"Documents/Mazewright/notes.md"_s, "no level");
    m_driver->window().showStartPage();
    QTRY_COMPARE(names(u"ownLevels"_s), (QStringList{u"attic"_s, u"The Pit"_s}));
}

void TestWindowFrame::theStartPageListsRecentLevels()
{
    const QString first = m_home->writeLevel(u"first.level.json"_s, corridorFile(u"First"_s));
    const QString second = m_home->writeLevel(u"second.level.json"_s, corridorFile(u"Second"_s));
    QVERIFY(m_driver->window().playFile(first));
    QVERIFY(m_driver->window().playFile(second));
    QVERIFY(m_driver->window().playFile(shipped));
    startAgain();
    QTRY_COMPARE(names(u"recentLevels"_s), (QStringList{u"The Labyrinths of Buchhaim"_s, u"Second"_s, u"First"_s}));
    QVERIFY(QFile::remove(second));
    m_driver->window().showStartPage();
    QTRY_COMPARE(names(u"recentLevels"_s), (QStringList{u"The Labyrinths of Buchhaim"_s, u"First"_s}));
}

void TestWindowFrame::emptyListsSayWhatToDoNext()
{
    for (const QString &name : {u"ownLevels"_s, u"recentLevels"_s}) {
        QVERIFY(!list(name).isVisible());
        QLabel &label = m_driver->child<QLabel>(name + u"Empty"_s);
        QVERIFY(label.isVisible());
        QVERIFY(label.text().startsWith(u"Nothing "_s));
    }
}

void TestWindowFrame::cardsShowNameAndSizeOfTheLevel()
{
    const auto data = [this](int role) { return list(u"shippedLevels"_s).item(0)->data(role); };
    QTRY_VERIFY(!data(LevelCard::PictureRole).value<QPixmap>().isNull());
    QCOMPARE(data(LevelCard::PictureRole).value<QPixmap>().size(), LevelCard::pictureSize);
    QVERIFY(data(LevelCard::DetailRole).toString().startsWith(u"20 × 15, 4 treasure"_s));
}

void TestWindowFrame::enterOpensTheChosenLevel()
{
    m_driver->press(Qt::Key_Return);
    QCOMPARE(m_driver->window().mode(), Mode::Play);
    QCOMPARE(m_driver->session().game().level().name, u"The Labyrinths of Buchhaim"_s);
    QCOMPARE(m_driver->session().state(), State::Ready);
    QCOMPARE(m_driver->window().focusWidget(), &m_driver->canvas());
}

void TestWindowFrame::aClickOpensALevel()
{
    QListWidget &levels = list(u"shippedLevels"_s);
    m_driver->click(*levels.viewport(), levels.visualItemRect(levels.item(0)).center());
    QCOMPARE(m_driver->window().mode(), Mode::Play);
}

void TestWindowFrame::f6GoesRoundTheLists()
{
    m_home->writeLevel(u"Documents/Mazewright/pit.level.json"_s, corridorFile(u"The Pit"_s));
    m_driver->window().showStartPage();
    m_driver->press(Qt::Key_F6);
    QCOMPARE(m_driver->window().focusWidget(), &list(u"ownLevels"_s));
    m_driver->press(Qt::Key_F6);
    QCOMPARE(m_driver->window().focusWidget(), &list(u"campaigns"_s));
    m_driver->press(Qt::Key_F6);
    QCOMPARE(m_driver->window().focusWidget(), &list(u"shippedLevels"_s));
}

void TestWindowFrame::escapeLeavesFullScreenFirst()
{
    QVERIFY(m_driver->window().playFile(shipped));
    m_driver->press(Qt::Key_F11);
    QVERIFY(m_driver->window().isFullScreen());
    QVERIFY(!m_driver->window().menuBar()->isVisible());
    m_driver->press(Qt::Key_Escape);
    QVERIFY(!m_driver->window().isFullScreen());
    QVERIFY(m_driver->window().menuBar()->isVisible());
    QCOMPARE(m_driver->window().mode(), Mode::Play);
    m_driver->press(Qt::Key_Escape);
    QCOMPARE(m_driver->window().mode(), Mode::Start);
}

void TestWindowFrame::leavingFullScreenMaximizesAgain()
{
    m_driver->window().showMaximized();
    m_driver->press(Qt::Key_F11);
    QVERIFY(m_driver->window().isFullScreen());
    m_driver->press(Qt::Key_F11);
    QVERIFY(!m_driver->window().isFullScreen());
    QVERIFY(m_driver->window().isMaximized());
}

void TestWindowFrame::escapeCancelsADragFirst()
{
    QVERIFY(m_driver->window().playFile(shipped));
    const QPoint place = m_driver->canvas().viewportRectOf({5, 5}).center();
    QTest::mousePress(m_driver->canvas().viewport(), Qt::LeftButton, {}, place);
    m_driver->press(Qt::Key_Escape);
    QCOMPARE(m_driver->window().mode(), Mode::Play);
    QTest::mouseRelease(m_driver->canvas().viewport(), Qt::LeftButton, {}, place);
    m_driver->press(Qt::Key_Escape);
    QCOMPARE(m_driver->window().mode(), Mode::Start);
}

void TestWindowFrame::escapeLeavesTheGameAndNeverQuits()
{
    QVERIFY(m_driver->window().playFile(shipped));
    for (int i = 0; i < 3; ++i) {
        m_driver->press(Qt::Key_Escape);
        QCOMPARE(m_driver->window().mode(), Mode::Start);
        QVERIFY(m_driver->window().isVisible());
    }
}

void TestWindowFrame::aLeftGameCanBeContinued()
{
    QPushButton &button = m_driver->child<QPushButton>(u"continueGame"_s);
    QVERIFY(!button.isVisible());
    QVERIFY(m_driver->window().playFile(shipped));
    m_driver->press(Qt::Key_Down);
    const std::uint64_t hash = m_driver->world().hash();
    m_driver->press(Qt::Key_Escape);
    QCOMPARE(m_driver->session().state(), State::Paused);
    QVERIFY(button.isVisible());
    QCOMPARE(m_driver->window().focusWidget(), &button);
    m_driver->press(Qt::Key_Space);
    QCOMPARE(m_driver->window().mode(), Mode::Play);
    QCOMPARE(m_driver->session().state(), State::Paused);
    QCOMPARE(m_driver->world().hash(), hash);
    m_driver->press(Qt::Key_Up);
    QCOMPARE(m_driver->session().state(), State::Running);
}

void TestWindowFrame::aLevelInErrorIsRefusedWithItsPlaces()
{
    QVERIFY(m_driver->window().playFile(shipped));
    const QString path = m_home->writeLevel(u"bad.level.json"_s, levelJson({u"#####"_s, u"#@?@#"_s, u"#####"_s}));
    QVERIFY(!m_driver->window().playFile(path));
    QCOMPARE(m_driver->session().game().level().name, u"The Labyrinths of Buchhaim"_s);
    const QString text = m_driver->child<QPlainTextEdit>(u"issueText"_s).toPlainText();
    QCOMPARE(text.count(u'\n'), 1);
    QVERIFY(text.startsWith(u"Line "_s));
    QVERIFY(text.contains(u"The legend does not know the character “?”"_s));
    QVERIFY(text.contains(u"The level has another start before this one"_s));
    QTest::keyClick(&m_driver->child<QDialog>(u"issueDialog"_s), Qt::Key_Escape);
    QTRY_VERIFY(!m_driver->window().findChild<QDialog *>(u"issueDialog"_s));
}

void TestWindowFrame::anUnreadableFileChangesNothing()
{
    const QString path = m_home->writeLevel(u"cut.level.json"_s, corridorFile(u"Cut"_s).first(40));
    QVERIFY(!m_driver->window().playFile(path));
    QCOMPARE(m_driver->window().mode(), Mode::Start);
    QCOMPARE(m_driver->session().state(), State::Empty);
    QVERIFY(m_driver->child<QPlainTextEdit>(u"issueText"_s).toPlainText().contains(u"The file ends too early"_s));
    QVERIFY(names(u"recentLevels"_s).isEmpty());
}

void TestWindowFrame::aDroppedFileIsOpened()
{
    QMimeData data;
    data.setUrls({QUrl::fromLocalFile(m_home->writeLevel(u"pit.level.json"_s, corridorFile(u"The Pit"_s)))});
    QDragEnterEvent enter(QPoint(100, 100), Qt::CopyAction, &data, Qt::LeftButton, {});
    QCoreApplication::sendEvent(&m_driver->window(), &enter);
    QVERIFY(enter.isAccepted());
    QDropEvent drop(QPointF(100, 100), Qt::CopyAction, &data, Qt::LeftButton, {});
    QCoreApplication::sendEvent(&m_driver->window(), &drop);
    QCOMPARE(m_driver->window().mode(), Mode::Play);
    QCOMPARE(m_driver->session().game().level().name, u"The Pit"_s);
}

void TestWindowFrame::theNextLevelIsOfferedAfterVictory()
{
    const QString first = m_home->writeLevel(u"1.level.json"_s, corridorFile(u"First"_s));
    m_home->writeLevel(u"2.level.json"_s, corridorFile(u"Second"_s));
    QVERIFY(m_driver->window().playFile(first));
    for (int i = 0; i < 3; ++i) {
        m_driver->press(Qt::Key_Right);
    }
    QCOMPARE(m_driver->world().status(), Status::Won);
    QPushButton &next = m_driver->child<QPushButton>(u"endNext"_s);
    QVERIFY(next.isVisible());
    QCOMPARE(m_driver->window().focusWidget(), &next);
    m_driver->click(next);
    QCOMPARE(m_driver->session().game().level().name, u"Second"_s);
    for (int i = 0; i < 3; ++i) {
        m_driver->press(Qt::Key_Right);
    }
    QCOMPARE(m_driver->world().status(), Status::Won);
    QVERIFY(!next.isVisible());
}

void TestWindowFrame::theTitleNamesTheLevel()
{
    QCOMPARE(m_driver->window().windowTitle(), u"Mazewright"_s);
    QVERIFY(m_driver->window().playFile(shipped));
    QCOMPARE(m_driver->window().windowTitle(), u"The Labyrinths of Buchhaim – Mazewright"_s);
    m_driver->press(Qt::Key_Escape);
    QCOMPARE(m_driver->window().windowTitle(), u"Mazewright"_s);
}

void TestWindowFrame::relativePathsHaveANextLevel()
{
    m_home->writeLevel(u"1.level.json"_s, corridorFile(u"First"_s));
    const QString second = m_home->writeLevel(u"2.level.json"_s, corridorFile(u"Second"_s));
    const QString before = QDir::currentPath();
    QVERIFY(QDir::setCurrent(m_home->path()));
    const GameSource first = sourceOfFile(u"./1.level.json"_s);
    const GameSource last = sourceOfFile(u"2.level.json"_s);
    QVERIFY(QDir::setCurrent(before));
    QVERIFY(first.hasNext());
    QCOMPARE(QFileInfo(first.campaign->levels.at(first.place + 1)).canonicalFilePath(),
             QFileInfo(second).canonicalFilePath());
    QVERIFY(!last.hasNext());
}

void TestWindowFrame::theTitleShowsNamesAsTheyAre()
{
    const QString path = m_home->writeLevel(u"star.level.json"_s, corridorFile(u"A[*]B"_s));
    QVERIFY(m_driver->window().playFile(path));
    QCOMPARE(m_driver->window().windowTitle(), u"A[*][*]B – Mazewright"_s); // as Qt wants "[*]" written
}

void TestWindowFrame::toolTipsOfCardsAreNoMarkup()
{
    m_home->writeLevel(u"Documents/Mazewright/<b>x.level.json"_s, corridorFile(u"Pit"_s));
    m_driver->window().showStartPage();
    const QString toolTip = list(u"ownLevels"_s).item(0)->toolTip();
    QVERIFY(toolTip.startsWith(u"<qt>/"_s));
    QVERIFY(toolTip.endsWith(u"/&lt;b&gt;x.level.json</qt>"_s));
}

void TestWindowFrame::theFirstWindowIs1280x800AndNeverBelow800x600()
{
    MainWindow window(shippedCatalogue());
    QCOMPARE(window.size(), QSize(1280, 800));
    window.resize(100, 100);
    QCOMPARE(window.size(), QSize(800, 600));
}

void TestWindowFrame::theGeometryIsKept()
{
    m_driver->window().resize(900, 640);
    startAgain();
    QCOMPARE(m_driver->window().size(), QSize(900, 640));
}

void TestWindowFrame::choicesAreKept()
{
    m_driver->trigger(u"glide"_s);
    m_driver->trigger(u"theme2"_s);
    m_driver->page().status().setSpeed(150);
    startAgain();
    QVERIFY(!m_driver->child<QAction>(u"glide"_s).isChecked());
    QVERIFY(m_driver->child<QAction>(u"theme2"_s).isChecked());
    QVERIFY(m_driver->window().palette().color(QPalette::Window).lightness() > 200);
    QCOMPARE(m_driver->session().speed(), 150);
    m_driver->trigger(u"theme1"_s);
    QVERIFY(m_driver->window().palette().color(QPalette::Window).lightness() < 50);
}

void TestWindowFrame::theLanguageIsSwitchedWhileRunning()
{
    QVERIFY(m_driver->window().playFile(shipped));
    QLabel &caption = m_driver->child<QLabel>(u"stepsCaption"_s);
    QMenu &menu = m_driver->child<QMenu>(u"fileMenu"_s);
    m_driver->trigger(u"language_de"_s);
    QTRY_COMPARE(caption.text(), u"Schritte"_s);
    QCOMPARE(menu.title(), u"&Datei"_s);
    startAgain();
    QCOMPARE(m_driver->child<QMenu>(u"fileMenu"_s).title(), u"&Datei"_s);
    m_driver->trigger(u"language_en"_s);
    QTRY_COMPARE(m_driver->child<QLabel>(u"stepsCaption"_s).text(), u"Steps"_s);
    QCOMPARE(m_driver->child<QMenu>(u"fileMenu"_s).title(), u"&File"_s);
}

void TestWindowFrame::cardsFollowTheLanguage()
{
    const auto detail = [this] { return list(u"shippedLevels"_s).item(0)->data(LevelCard::DetailRole).toString(); };
    m_driver->trigger(u"language_en"_s);
    QTRY_COMPARE(detail(), u"20 × 15, 4 treasures"_s);
    m_driver->trigger(u"language_de"_s);
    QTRY_COMPARE(detail(), u"20 × 15, 4 Schätze"_s);
}

void TestWindowFrame::everyActionHasAName()
{
    for (const QAction *action : m_driver->window().findChildren<QAction *>()) {
        const bool isOurs = !action->isSeparator() && !action->menu() && !action->text().isEmpty();
        QVERIFY2(!isOurs || !action->objectName().isEmpty(), qPrintable(action->text()));
    }
}

void TestWindowFrame::everyWidgetThatTakesTheKeyboardHasNames()
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

void TestWindowFrame::keysAreShownOnDemand()
{
    m_driver->press(Qt::Key_F1);
    QDialog &dialog = m_driver->child<QDialog>(u"keysDialog"_s);
    QVERIFY(dialog.isVisible());
    QTest::keyClick(&dialog, Qt::Key_Escape);
    QVERIFY(!dialog.isVisible());
    QCOMPARE(m_driver->window().mode(), Mode::Start);
}

void TestWindowFrame::theKeysOfEverythingAreShown()
{
    m_driver->press(Qt::Key_F1);
    QStringList texts;
    for (const QLabel *label : m_driver->child<QDialog>(u"keysDialog"_s).findChildren<QLabel *>()) {
        texts.append(label->text());
    }
    for (const QString &text : {u"Playing"_s,
                                u"Drawing"_s,
                                u"Tools"_s,
                                u"The window"_s,
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

void TestWindowFrame::standardButtonsHaveNoIcons()
{
    m_driver->trigger(u"about"_s);
    const QDialog &dialog = m_driver->child<QDialog>(u"aboutDialog"_s);
    const QDialogButtonBox *box = dialog.findChild<QDialogButtonBox *>();
    QCOMPARE(box->style()->styleHint(QStyle::SH_DialogButtonBox_ButtonsHaveIcons, nullptr, box), 0);
    QVERIFY(box->button(QDialogButtonBox::Close)->icon().isNull());
}

void TestWindowFrame::faultsOfTheDataAreToldInTheChosenLanguage()
{
    const QString file = m_home->writeLevel(u"data/monsters.json"_s, "{ \"monsters\": [ { \"nmae\": \"orc\" } ] }");
    IssueList issues;
    QVERIFY(!loadCatalogue(QFileInfo(file).path(), issues));
    Settings().setLanguage(u"de"_s);
    QString text;
    const DialogAnswer answer(u"catalogueIssues"_s, [&text](QDialog *dialog) {
        text = qobject_cast<QMessageBox *>(dialog)->text();
        clickButton(dialog, QMessageBox::Ok);
    });
    tellCatalogueIssues(issues);
    m_driver->window().useLanguage(u"en"_s);
    QVERIFY(answer.wasGiven());
    QVERIFY2(text.contains(u"Der Schlüssel „nmae“ ist hier nicht bekannt."_s), qPrintable(text));
}

void TestWindowFrame::aLongNameLeavesTheStartPageItsWidth()
{
    m_driver->window().resize(800, 600);
    m_driver->window().startPage().setUnderWay(QString(300, u'W'));
    const QScrollArea &scroll = m_driver->child<QScrollArea>(u"startScroll"_s);
    QTRY_VERIFY(m_driver->child<QPushButton>(u"continueGame"_s).isVisible());
    QCoreApplication::sendPostedEvents();
    QCOMPARE(scroll.horizontalScrollBar()->maximum(), 0);
}

QTEST_MAIN(TestWindowFrame)
#include "tst_windowframe.moc"
