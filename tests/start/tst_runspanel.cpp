#include "app/games/highscores.h"
#include "app/watch/rundelegate.h"
#include "app/watch/runspanel.h"
#include "app/watch/runtree.h"
#include "gamecore/runs/runreader.h"
#include "gamecore/world/event.h"
#include "tests/driver/windowdriver.h"
#include "tests/support/contentof.h"
#include "tests/support/drawnworld.h"
#include "tests/support/rulesets.h"
#include "tests/support/suite.h"

#include <QAction>
#include <QApplication>
#include <QLabel>
#include <QLineEdit>
#include <QMessageBox>
#include <QPushButton>
#include <QSignalSpy>
#include <QTest>
#include <QToolButton>
#include <QTranslator>
#include <QVBoxLayout>

using namespace Qt::StringLiterals;

namespace {

Game pit(int waits, const QString &name = u"Pit"_s, std::uint64_t seed = 1)
{
    Game game = gameOf(goldCorridor, u"\"name\": \"%1\", %2"_s.arg(name, classicRules), seed);
    EventList events;
    for (int i = 0; i < waits; ++i) {
        game.play(Command::wait(), events);
    }
    return game;
}

/// Says everything louder.
class Louder : public QTranslator {
public:
    bool isEmpty() const override { return false; }
    QString translate(const char * /*context*/, const char *sourceText, const char * /*disambiguation*/,
                      int /*n*/) const override
    {
        return QString::fromUtf8(sourceText).toUpper();
    }
};

} // namespace

/// The list of kept games, driven by keys and mouse.
class TestRunsPanel : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void init();
    void cleanup();

    void anEmptyListSaysWhatToDo();
    void aRowSaysWhatIsKnown();
    void aBranchStandsBelowItsRun();
    void aTreeStandsWhereItsNewestRunWould();
    void aBranchOfWhatIsGoneIsARoot();
    void runsThatAreBranchesOfEachOtherAreRoots();
    void enterOrADoubleClickChooses();
    void theButtonChooses();
    void oneThatCannotBeReadSaysWhy();
    void f2GivesAName();
    void escapeGivesNone();
    void anEmptyNameTakesItAway();
    void whoTypesANameIsNotDisturbed();
    void whatCannotBeWrittenIsSaid();
    void gamesOfTheSameStartCanBeTheGhost();
    void thereIsOneGhost();
    void aGhostGoesWithTheRunBesideWhichItWas();
    void deletingAsksFirst();
    void theQuestionSaysWhatHangsOnIt();
    void afterDeletingTheNextOneIsCurrent();
    void aGhostThatIsDeletedIsNone();
    void aGameThatIsKeptComesByItself();
    void theCurrentOneStaysAndWhatWasClosed();
    void keysOfTheWindowMeanTheRow();
    void namesOfStrangersAreNoMarkup();
    void anotherLanguageIsSpokenAtOnce();
    void namesAreRead();

private:
    void keep(const QString &id, const Game &game, const QString &name = {});
    void branch(const QString &id, const QString &of) { QVERIFY(!m_runs->branches().note(id, {.of = of, .after = 1})); }
    /// Shows the panel, once all is read.
    void open();
    RunTree &tree() { return *m_panel->findChild<RunTree *>(); }
    QTreeWidgetItem *row(const QString &id, QTreeWidgetItem *below = nullptr);
    void go(const QString &id) { tree().setCurrentItem(row(id)); }
    /// The tree as text: "a(b(c) d) e".
    QString shape(QTreeWidgetItem *below = nullptr);
    QString detail(const QString &id) { return row(id)->data(0, RunDelegate::DetailRole).toString(); }
    void press(Qt::Key key) { QTest::keyClick(QApplication::focusWidget(), key); }
    QLineEdit *nameEditor() { return tree().findChild<QLineEdit *>(u"runName"_s); }
    QToolButton &button(const QString &name) { return *m_panel->findChild<QToolButton *>(name); }
    QMessageBox *box(const QString &name) { return m_panel->findChild<QMessageBox *>(name); }
    void answer(QMessageBox::StandardButton button);

    std::unique_ptr<EmptyHome> m_home;
    std::unique_ptr<KeptRuns> m_runs;
    std::unique_ptr<QWidget> m_window;
    RunsPanel *m_panel = nullptr;
    QDateTime m_time;
};

void TestRunsPanel::init()
{
    m_home = std::make_unique<EmptyHome>();
    m_runs = std::make_unique<KeptRuns>(shippedCatalogue(), m_home->path() + u"/runs"_s);
    m_time = QDateTime::currentDateTime().addDays(-1);
    m_window = std::make_unique<QWidget>();
    m_window->resize(360, 480);
    m_panel = new RunsPanel(shippedCatalogue(), *m_runs);
    m_panel->setScoresPath(m_home->path() + u"/scores.json"_s);
    (new QVBoxLayout(m_window.get()))->addWidget(m_panel);
}

void TestRunsPanel::cleanup()
{
    m_window.reset();
    m_runs.reset();
    m_home.reset();
}

/// An hour after the one before.
void TestRunsPanel::keep(const QString &id, const Game &game, const QString &name)
{
    m_runs->keep(id, game, {.by = RunOrigin::By::Person, .name = name}, {});
    m_runs->flush();
    QFile file(m_runs->pathOf(id));
    QVERIFY(file.open(QIODevice::ReadWrite));
    m_time = m_time.addSecs(3600);
    QVERIFY(file.setFileTime(m_time, QFileDevice::FileModificationTime));
}

void TestRunsPanel::open()
{
    m_window->show();
    QVERIFY(QTest::qWaitForWindowActive(m_window.get()));
    QTRY_VERIFY(!m_panel->isReading());
    tree().setFocus();
}

QTreeWidgetItem *TestRunsPanel::row(const QString &id, QTreeWidgetItem *below)
{
    QTreeWidgetItem *above = below ? below : tree().invisibleRootItem();
    for (int i = 0; i < above->childCount(); ++i) {
        if (above->child(i)->data(0, RunDelegate::IdRole).toString() == id) {
            return above->child(i);
        }
        if (QTreeWidgetItem *found = row(id, above->child(i))) {
            return found;
        }
    }
    return nullptr;
}

QString TestRunsPanel::shape(QTreeWidgetItem *below)
{
    QTreeWidgetItem *above = below ? below : tree().invisibleRootItem();
    QStringList parts;
    for (int i = 0; i < above->childCount(); ++i) {
        const QString inside = above->child(i)->childCount() > 0 ? shape(above->child(i)) : QString();
        const QString id = above->child(i)->data(0, RunDelegate::IdRole).toString();
        parts.append(inside.isEmpty() ? id : QString(id + u'(' + inside + u')'));
    }
    return parts.join(u' ');
}

void TestRunsPanel::answer(QMessageBox::StandardButton button)
{
    QMessageBox *asked = box(u"removeRunBox"_s);
    QVERIFY(asked);
    QTest::mouseClick(asked->button(button), Qt::LeftButton);
    QTRY_VERIFY(!box(u"removeRunBox"_s));
    QApplication::setActiveWindow(m_window.get());
    tree().setFocus();
}

void TestRunsPanel::anEmptyListSaysWhatToDo()
{
    open();
    const auto *empty = m_panel->findChild<QLabel *>(u"runsEmpty"_s);
    QVERIFY(empty->isVisible());
    QCOMPARE(empty->text(), u"Play a game: it is kept here."_s);
    QVERIFY(!tree().isVisible());
    for (const QAction *action : tree().actions()) {
        QVERIFY2(!action->isEnabled(), qPrintable(action->text()));
    }
}

void TestRunsPanel::aRowSaysWhatIsKnown()
{
    keep(u"a"_s, pit(3), u"Ada"_s);
    open();
    QCOMPARE(row(u"a"_s)->text(0), u"Pit · Ada"_s);
    const QString when = QLocale().toString(m_time, QLocale::ShortFormat);
    QCOMPARE(detail(u"a"_s), u"left · turn 3 · "_s + when);
    QCOMPARE(row(u"a"_s)->toolTip(0), u"Pit · Ada\nleft · turn 3 · "_s + when);
    const auto picture = row(u"a"_s)->data(0, RunDelegate::PictureRole).value<QPixmap>();
    QVERIFY(!picture.isNull());
    QVERIFY(picture.width() <= RunDelegate::pictureSize.width());
    QVERIFY(!m_panel->findChild<QLabel *>(u"runsEmpty"_s)->isVisible());
}

void TestRunsPanel::aBranchStandsBelowItsRun()
{
    keep(u"a"_s, pit(3));
    keep(u"b"_s, pit(4));
    keep(u"c"_s, pit(5));
    keep(u"d"_s, pit(6));
    branch(u"b"_s, u"a"_s);
    branch(u"c"_s, u"b"_s);
    branch(u"d"_s, u"a"_s);
    open();
    QCOMPARE(shape(), u"a(d b(c))"_s);
    QVERIFY(tree().visualItemRect(row(u"c"_s)).isValid()); // branches are seen from the beginning
}

void TestRunsPanel::aTreeStandsWhereItsNewestRunWould()
{
    keep(u"a"_s, pit(3));
    keep(u"b"_s, pit(3));
    keep(u"c"_s, pit(4));
    branch(u"c"_s, u"a"_s);
    open();
    QCOMPARE(shape(), u"a(c) b"_s);
}

void TestRunsPanel::aBranchOfWhatIsGoneIsARoot()
{
    keep(u"b"_s, pit(4));
    branch(u"b"_s, u"gone"_s);
    open();
    QCOMPARE(shape(), u"b"_s);
}

void TestRunsPanel::runsThatAreBranchesOfEachOtherAreRoots()
{
    for (const QString &id : {u"a"_s, u"b"_s, u"c"_s, u"d"_s}) {
        keep(id, pit(3));
    }
    branch(u"a"_s, u"b"_s);
    branch(u"b"_s, u"a"_s);
    branch(u"c"_s, u"a"_s);
    branch(u"d"_s, u"d"_s);
    open();
    QCOMPARE(shape(), u"d a(c) b"_s);
}

void TestRunsPanel::enterOrADoubleClickChooses()
{
    keep(u"a"_s, pit(3));
    keep(u"b"_s, pit(3));
    open();
    const QSignalSpy chosen(m_panel, &RunsPanel::chosen);
    QCOMPARE(tree().currentId(), u"b"_s); // the newest
    press(Qt::Key_Down);
    press(Qt::Key_Return);
    QCOMPARE(chosen.value(0), QVariantList{u"a"_s});
    press(Qt::Key_Enter);
    QCOMPARE(chosen.size(), 2);
    const QPoint place = tree().visualItemRect(row(u"b"_s)).center();
    QTest::mouseClick(tree().viewport(), Qt::LeftButton, {}, place);
    QCOMPARE(chosen.size(), 2); // one only looks
    QTest::mouseDClick(tree().viewport(), Qt::LeftButton, {}, place);
    QCOMPARE(chosen.size(), 3);
    QCOMPARE(chosen.value(2), QVariantList{u"b"_s});
}

void TestRunsPanel::theButtonChooses()
{
    keep(u"a"_s, pit(3));
    open();
    const QSignalSpy chosen(m_panel, &RunsPanel::chosen);
    QTest::mouseClick(&button(u"watchRunButton"_s), Qt::LeftButton);
    QCOMPARE(chosen.value(0), QVariantList{u"a"_s});
}

void TestRunsPanel::oneThatCannotBeReadSaysWhy()
{
    keep(u"a"_s, pit(3));
    QVERIFY(!writeWhole(m_runs->pathOf(u"a"_s), "{"));
    open();
    const QSignalSpy chosen(m_panel, &RunsPanel::chosen);
    QCOMPARE(row(u"a"_s)->text(0), u"A game that cannot be read"_s);
    QVERIFY(!button(u"watchRunButton"_s).isEnabled());
    press(Qt::Key_Return);
    QCOMPARE(chosen.size(), 0);
    QMessageBox *told = box(u"runNotWatched"_s);
    QVERIFY(told);
    QCOMPARE(told->text(), detail(u"a"_s));
    QTest::keyClick(told, Qt::Key_Return);
}

void TestRunsPanel::f2GivesAName()
{
    keep(u"a"_s, pit(3));
    open();
    const QSignalSpy chosen(m_panel, &RunsPanel::chosen);
    press(Qt::Key_F2);
    QVERIFY(nameEditor() && nameEditor()->hasFocus());
    QCOMPARE(nameEditor()->text(), QString());
    QCOMPARE(nameEditor()->placeholderText(), u"Pit"_s);
    QTest::keyClicks(nameEditor(), u" Over the bridge"_s);
    QTest::keyClick(nameEditor(), Qt::Key_Return);
    QTRY_COMPARE(row(u"a"_s)->text(0), u"Over the bridge"_s);
    QCOMPARE(m_runs->branches().of(u"a"_s).name, u"Over the bridge"_s);
    QVERIFY(detail(u"a"_s).startsWith(u"Pit · left · turn 3 · "_s));
    QTRY_VERIFY(tree().hasFocus());
    QCOMPARE(chosen.size(), 0); // Enter was for the name
    press(Qt::Key_F2);
    QCOMPARE(nameEditor()->text(), u"Over the bridge"_s);
    QCOMPARE(nameEditor()->maxLength(), int(RunBranches::longestName));
}

void TestRunsPanel::escapeGivesNone()
{
    keep(u"a"_s, pit(3));
    open();
    QTest::mouseClick(&button(u"renameRunButton"_s), Qt::LeftButton);
    QVERIFY(nameEditor());
    QTest::keyClicks(nameEditor(), u"No"_s);
    QTest::keyClick(nameEditor(), Qt::Key_Escape);
    QCOMPARE(m_runs->branches().of(u"a"_s).name, QString());
    QCOMPARE(row(u"a"_s)->text(0), u"Pit"_s);
}

void TestRunsPanel::anEmptyNameTakesItAway()
{
    keep(u"a"_s, pit(3));
    QVERIFY(!m_runs->branches().rename(u"a"_s, u"Mine"_s));
    open();
    QCOMPARE(row(u"a"_s)->text(0), u"Mine"_s);
    press(Qt::Key_F2);
    nameEditor()->selectAll();
    QTest::keyClick(nameEditor(), Qt::Key_Backspace);
    QTest::keyClick(nameEditor(), Qt::Key_Return);
    QTRY_COMPARE(row(u"a"_s)->text(0), u"Pit"_s);
    QVERIFY(m_runs->branches().heldOnTo().isEmpty());
}

void TestRunsPanel::whoTypesANameIsNotDisturbed()
{
    keep(u"a"_s, pit(3));
    open();
    press(Qt::Key_F2);
    QTest::keyClicks(nameEditor(), u"Hal"_s);
    keep(u"b"_s, pit(4));
    keep(u"a"_s, pit(5)); // and what is named has gone on
    m_panel->refresh();
    QTRY_VERIFY(!m_panel->isReading());
    QCOMPARE(shape(), u"a"_s);
    QVERIFY(nameEditor() && nameEditor()->hasFocus());
    QTest::keyClicks(nameEditor(), u"f"_s);
    QTest::keyClick(nameEditor(), Qt::Key_Return);
    QTRY_COMPARE(shape(), u"a b"_s);
    QCOMPARE(row(u"a"_s)->text(0), u"Half"_s);
    QVERIFY(detail(u"a"_s).startsWith(u"Pit · left · turn 5 · "_s));
    QVERIFY(!row(u"b"_s)->text(0).isEmpty());
}

void TestRunsPanel::whatCannotBeWrittenIsSaid()
{
    keep(u"a"_s, pit(3));
    const QByteArray newer = R"({"format": "mazewright-branches", "version": 2})";
    QVERIFY(!writeWhole(m_home->path() + u"/runs/branches.json"_s, newer));
    open();
    press(Qt::Key_F2);
    QTest::keyClicks(nameEditor(), u"Mine"_s);
    QTest::keyClick(nameEditor(), Qt::Key_Return);
    QTRY_VERIFY(box(u"runFault"_s));
    QMessageBox *told = box(u"runFault"_s);
    QVERIFY(told->text().contains(u"branches.json"_s));
    QTest::keyClick(told, Qt::Key_Return);
    QCOMPARE(row(u"a"_s)->text(0), u"Pit"_s);
}

void TestRunsPanel::gamesOfTheSameStartCanBeTheGhost()
{
    keep(u"watched"_s, pit(3));
    keep(u"same"_s, pit(9));
    keep(u"other"_s, pit(9, u"Pit"_s, 2));
    open();
    const QSignalSpy ghost(m_panel, &RunsPanel::ghostChosen);
    const QToolButton &asGhost = button(u"runAsGhostButton"_s);
    go(u"same"_s);
    QVERIFY(!asGhost.isEnabled()); // nothing is watched
    m_panel->setWatched(u"watched"_s, startKeyOf(*runOf(pit(3), {})));
    QVERIFY(detail(u"watched"_s).startsWith(u"being watched · "_s));
    QCOMPARE(tree().currentId(), u"watched"_s); // what is done is done with what is seen
    QVERIFY(!asGhost.isEnabled());
    go(u"same"_s);
    QVERIFY(asGhost.isEnabled());
    go(u"other"_s);
    QVERIFY(!asGhost.isEnabled());
    go(u"watched"_s);
    QVERIFY(!asGhost.isEnabled());
    go(u"same"_s);
    QTest::mouseClick(&button(u"runAsGhostButton"_s), Qt::LeftButton);
    QCOMPARE(ghost.value(0), QVariantList{u"same"_s});
    QVERIFY(asGhost.isChecked());
    QVERIFY(detail(u"same"_s).startsWith(u"shown as ghost · "_s));
    QTest::mouseClick(&button(u"runAsGhostButton"_s), Qt::LeftButton);
    QCOMPARE(ghost.value(1), QVariantList{QString()});
    QVERIFY(!detail(u"same"_s).contains(u"ghost"_s));
}

void TestRunsPanel::thereIsOneGhost()
{
    for (const QString &id : {u"watched"_s, u"a"_s, u"b"_s}) {
        keep(id, pit(3));
    }
    open();
    m_panel->setWatched(u"watched"_s, startKeyOf(*runOf(pit(3), {})));
    go(u"a"_s);
    button(u"runAsGhostButton"_s).click();
    go(u"b"_s);
    QVERIFY(!button(u"runAsGhostButton"_s).isChecked());
    button(u"runAsGhostButton"_s).click();
    QCOMPARE(m_panel->ghost(), u"b"_s);
    QVERIFY(!detail(u"a"_s).contains(u"ghost"_s));
}

void TestRunsPanel::aGhostGoesWithTheRunBesideWhichItWas()
{
    keep(u"watched"_s, pit(3));
    keep(u"ghost"_s, pit(3));
    open();
    m_panel->setWatched(u"watched"_s, startKeyOf(*runOf(pit(3), {})));
    go(u"ghost"_s);
    button(u"runAsGhostButton"_s).click();
    const QSignalSpy ghost(m_panel, &RunsPanel::ghostChosen);
    m_panel->setWatched(u"watched"_s, startKeyOf(*runOf(pit(3), {}))); // the same is told anew
    QCOMPARE(m_panel->ghost(), u"ghost"_s);
    m_panel->setWatched({}, startKeyOf(*runOf(pit(7), {}))); // another one of the same start, which is not kept
    QCOMPARE(m_panel->ghost(), QString());
    QCOMPARE(ghost.size(), 1);
    QCOMPARE(ghost.value(0), QVariantList{QString()});
}

void TestRunsPanel::deletingAsksFirst()
{
    keep(u"a"_s, pit(3));
    keep(u"b"_s, pit(3));
    open();
    press(Qt::Key_Delete);
    QVERIFY(box(u"removeRunBox"_s));
    QVERIFY(box(u"removeRunBox"_s)->text().contains(u"Pit\nleft · turn 3"_s));
    QCOMPARE(box(u"removeRunBox"_s)->informativeText(), QString());
    answer(QMessageBox::Cancel);
    QCOMPARE(shape(), u"b a"_s);
    press(Qt::Key_Delete);
    answer(QMessageBox::Yes);
    QCOMPARE(shape(), u"a"_s);
    QCOMPARE(m_runs->all(), QStringList{u"a"_s});
}

void TestRunsPanel::theQuestionSaysWhatHangsOnIt()
{
    keep(u"a"_s, pit(3));
    keep(u"b"_s, pit(4));
    branch(u"b"_s, u"a"_s);
    HighScores(m_home->path() + u"/scores.json"_s).add({.level = u"Pit"_s, .ruleset = u"classic"_s}, {}, {}, u"a"_s);
    open();
    go(u"a"_s);
    press(Qt::Key_Delete);
    const QString details = box(u"removeRunBox"_s)->informativeText();
    QVERIFY2(details.contains(u"branch off it. They stay"_s), qPrintable(details));
    QVERIFY2(details.contains(u"among the best games"_s), qPrintable(details));
    answer(QMessageBox::Yes);
    QCOMPARE(shape(), u"b"_s);
    QCOMPARE(m_runs->branches().heldOnTo(), QSet<QString>{u"b"_s}); // it was a branch: it stays
}

void TestRunsPanel::afterDeletingTheNextOneIsCurrent()
{
    for (const QString &id : {u"a"_s, u"b"_s, u"c"_s}) {
        keep(id, pit(3));
    }
    open();
    go(u"b"_s);
    press(Qt::Key_Delete);
    answer(QMessageBox::Yes);
    QCOMPARE(tree().currentId(), u"a"_s);
    press(Qt::Key_Delete);
    answer(QMessageBox::Yes);
    QCOMPARE(tree().currentId(), u"c"_s); // there is none below
}

void TestRunsPanel::aGhostThatIsDeletedIsNone()
{
    keep(u"ghost"_s, pit(3));
    open();
    m_panel->setWatched({}, startKeyOf(*runOf(pit(3), {})));
    QCOMPARE(tree().currentId(), QString()); // what is watched is none of these
    go(u"ghost"_s);
    button(u"runAsGhostButton"_s).click();
    QCOMPARE(m_panel->ghost(), u"ghost"_s);
    const QSignalSpy ghost(m_panel, &RunsPanel::ghostChosen);
    button(u"removeRunButton"_s).click();
    answer(QMessageBox::Yes);
    QCOMPARE(ghost.value(0), QVariantList{QString()});
}

void TestRunsPanel::aGameThatIsKeptComesByItself()
{
    open();
    m_runs->keep(u"a"_s, pit(3), {}, {});
    QTRY_COMPARE(shape(), u"a"_s);
    QTRY_COMPARE(row(u"a"_s)->text(0), u"Pit"_s);
    QVERIFY(tree().isVisible());
}

void TestRunsPanel::theCurrentOneStaysAndWhatWasClosed()
{
    keep(u"a"_s, pit(3));
    keep(u"b"_s, pit(4));
    keep(u"c"_s, pit(5));
    branch(u"b"_s, u"a"_s);
    open();
    go(u"a"_s);
    row(u"a"_s)->setExpanded(false);
    keep(u"d"_s, pit(6));
    m_panel->refresh();
    QCOMPARE(shape(), u"d c a(b)"_s);
    QCOMPARE(tree().currentId(), u"a"_s);
    QVERIFY(!row(u"a"_s)->isExpanded());
    QVERIFY(tree().hasFocus());
}

void TestRunsPanel::keysOfTheWindowMeanTheRow()
{
    keep(u"a"_s, pit(3));
    int count = 0;
    for (const Qt::Key key : {Qt::Key_F2, Qt::Key_Delete, Qt::Key_Return}) {
        auto *action = new QAction(m_window.get());
        action->setShortcut(key);
        connect(action, &QAction::triggered, this, [&count] { ++count; });
        m_window->addAction(action);
    }
    open();
    const QSignalSpy chosen(m_panel, &RunsPanel::chosen);
    press(Qt::Key_Return);
    QCOMPARE(chosen.size(), 1);
    press(Qt::Key_F2);
    QVERIFY(nameEditor());
    QTest::keyClick(nameEditor(), Qt::Key_Escape);
    press(Qt::Key_Delete);
    QVERIFY(box(u"removeRunBox"_s));
    answer(QMessageBox::Cancel);
    QCOMPARE(count, 0);
}

void TestRunsPanel::namesOfStrangersAreNoMarkup()
{
    const QString stranger = u"<b>Pit</b> <img src=x>"_s;
    keep(u"a"_s, pit(3, u"<b>Pit</b> <img src=x>"_s), u"<i>Ada</i>"_s);
    open();
    QCOMPARE(row(u"a"_s)->text(0), QString(stranger + u" · <i>Ada</i>"_s));
    QVERIFY(!Qt::mightBeRichText(row(u"a"_s)->toolTip(0)));
    press(Qt::Key_Delete);
    QCOMPARE(box(u"removeRunBox"_s)->textFormat(), Qt::PlainText);
    QVERIFY(box(u"removeRunBox"_s)->text().contains(stranger));
    answer(QMessageBox::Cancel);
}

void TestRunsPanel::anotherLanguageIsSpokenAtOnce()
{
    keep(u"a"_s, pit(3));
    open();
    Louder louder;
    QCoreApplication::installTranslator(&louder);
    QCoreApplication::sendPostedEvents();
    const QString title = m_panel->windowTitle();
    const QString watch = button(u"watchRunButton"_s).text();
    const QString said = detail(u"a"_s);
    QCoreApplication::removeTranslator(&louder);
    QCoreApplication::sendPostedEvents();
    QCOMPARE(title, u"PLAYED GAMES"_s);
    QCOMPARE(watch, u"WATCH"_s);
    QVERIFY2(said.startsWith(u"LEFT · TURN 3 · "_s), qPrintable(said));
    QVERIFY(detail(u"a"_s).startsWith(u"left · turn 3 · "_s));
}

void TestRunsPanel::namesAreRead()
{
    keep(u"a"_s, pit(3));
    open();
    QCOMPARE(tree().accessibleName(), u"Played games"_s);
    const QString read = row(u"a"_s)->data(0, Qt::AccessibleTextRole).toString();
    QCOMPARE(read, QString(u"Pit, "_s + detail(u"a"_s)));
    for (QToolButton *one : m_panel->findChildren<QToolButton *>()) {
        QVERIFY(!one->text().isEmpty());
        QVERIFY(!one->toolTip().isEmpty());
        QVERIFY(one->focusPolicy() & Qt::TabFocus);
    }
}

MAZEWRIGHT_SUITE(runspanel, TestRunsPanel)
#include "tst_runspanel.moc"
