#include "app/settings/settings.h"
#include "editor/actions/overlayactions.h"
#include "editor/panels/balancepanel.h"
#include "editor/panels/issuespanel.h"
#include "editor/panels/legendcard.h"
#include "editor/panels/overlayrows.h"
#include "editor/panels/overlayspanel.h"
#include "editor/text/mnemonics.h"
#include "gamecore/data/kind.h"
#include "gamecore/levelfile/levelformats.h"
#include "tests/driver/editordriver.h"
#include "tests/driver/painting.h"
#include "tests/support/drawnworld.h"
#include "tests/support/suite.h"

#include <QAction>
#include <QCheckBox>
#include <QDockWidget>
#include <QLabel>
#include <QListWidget>
#include <QMenu>
#include <QScrollBar>
#include <QTest>
#include <QToolButton>
#include <QTreeWidget>

using namespace Qt::StringLiterals;

/// The editor's analysis of a level in the real window: issues, fixes, overlays, balance.
class TestFairWindow : public QObject, private EditorDriver {
    Q_OBJECT

private Q_SLOTS:
    void init() { openWindow(); }

    void cleanup()
    {
        m_window->editor().newLevel({3, 3});
        closeWindow();
        Settings().shownOverlays.set({});
    }

    // Issues
    void theTurtleLevelShowsItsPatrols()
    {
        editTurtles();
        QCOMPARE(issueTexts().size(), 4);
        QCOMPARE(issueTexts().last(), u"4 monsters patrol only a part of the level"_s);
        issues().scrollToItem(issues().item(3));
        clickIssue(3);
        QTRY_COMPARE(issueTexts().size(), 8);
        const QStringList texts = issueTexts();
        for (const QString &cells : {u"62"_s, u"33"_s, u"61"_s, u"86"_s}) {
            QCOMPARE(texts.filter(u"patrols only %1 of 158 floor cells"_s.arg(cells)).size(), 1);
        }
        QCOMPARE(texts.filter(u"crosses the start"_s).size(), 3);
    }

    /// Errors come first, then "not winnable" or "the hero can get stuck", then all other warnings, patrols last.
    void theMostImportantIssuesComeFirst()
    {
        const auto firstWords = [this] {
            QStringList words;
            for (const QString &text : issueTexts()) {
                const QString sentence = text.startsWith(u"Cell "_s) ? text.section(u": "_s, 1) : text;
                words.append(sentence.section(u' ', 0, 3));
            }
            return words;
        };
        edit({u"#########"_s, u"#@ 4   O#"_s, u"#  ######"_s, u"##1###1##"_s, u"#g #K# g#"_s, u"#  # #  #"_s,
              u"#########"_s});
        QVERIFY(firstWords().size() > 3);
        QCOMPARE(firstWords()[0], u"The level is not"_s);
        QCOMPARE(firstWords().last(), u"This monster patrols only"_s);
        edit({u"#########"_s, u"#@ 4 1g##"_s, u"#1#######"_s, u"# #   K##"_s, u"#########"_s});
        QCOMPARE(firstWords()[0], u"The hero can get"_s);
        QCOMPARE(firstWords().last(), u"This monster patrols only"_s);
    }

    void drawingAWallReportsUnreachableThings()
    {
        edit({u"@   g"_s, u"#####"_s});
        QVERIFY(issues().item(0)->text().startsWith(u"No issues"_s));
        choose(u"wall"_s);
        click({2, 0});
        QCOMPARE(
            issueTexts(),
            (QStringList{
                u"Cell 4, 0: The level is not winnable: it requires all treasure, but 1 of 1 pieces cannot be reached."_s,
                u"Cell 4, 0: The hero cannot reach this treasure."_s,
                u"Cell 3, 0: The hero cannot reach this part of the floor (cells: 2)."_s}));
        key(Qt::Key_Z, Qt::ControlModifier);
        QVERIFY(issues().item(0)->text().startsWith(u"No issues"_s));
    }

    void enterShowsTheCell()
    {
        m_window->editNewLevel();
        Level level = newLevel(*shippedCatalogue(), {120, 100});
        level.things.push_back({.cell = {110, 90}, .kind = u"no such thing"_s, .values = {}});
        editor().openLevel(level, {}, false);
        key(Qt::Key_1, Qt::ControlModifier);
        QVERIFY(!canvas().viewport()->rect().contains(at({110, 90})));
        issues().setFocus();
        issues().setCurrentRow(0);
        QTest::keyClick(&issues(), Qt::Key_Return);
        QVERIFY(canvas().viewport()->rect().contains(at({110, 90})));
    }

    void keysStepThroughIssues()
    {
        edit({u"@#g#g"_s, u"#####"_s});
        QCOMPARE(issues().count(), 5);
        for (const int row : {0, 1, 2, 3, 4, 0}) {
            key(Qt::Key_F8);
            QCOMPARE(issues().currentRow(), row);
        }
        key(Qt::Key_F8, Qt::ShiftModifier);
        QCOMPARE(issues().currentRow(), 4);
    }

    void buttonsHideWarningsOrErrors()
    {
        edit({u"@@#g"_s});
        QCOMPARE(issues().count(), 1); // without a single start nothing is known about reachability
        edit({u"@ ?#g"_s});
        QCOMPARE(issues().count(), 3);
        QVERIFY(issues().item(0)->text().contains(u"?"_s));
        auto *errors = child<QToolButton>(u"showErrors"_s);
        auto *warnings = child<QToolButton>(u"showWarnings"_s);
        QCOMPARE(errors->text(), u"Errors: 1"_s);
        QCOMPARE(warnings->text(), u"Warnings: 2"_s);
        QTest::mouseClick(errors, Qt::LeftButton);
        QCOMPARE(issues().count(), 2);
        QTest::mouseClick(warnings, Qt::LeftButton);
        QCOMPARE(issueTexts(), QStringList{u"All issues are hidden. Show them with the buttons above."_s});
        QTest::mouseClick(errors, Qt::LeftButton);
        QCOMPARE(issues().count(), 1);
        QTest::mouseClick(warnings, Qt::LeftButton);
        QCOMPARE(issues().count(), 3);
    }

    /// The warning that the level is not winnable counts as an error: it has the error icon, and the errors button
    /// counts and hides it.
    void notWinnableCountsAsAnError()
    {
        edit({u"@   "_s});
        QCOMPARE(issues().count(), 1);
        QVERIFY(issueTexts().first().startsWith(u"The level is not winnable"_s));
        QCOMPARE(child<QToolButton>(u"showErrors"_s)->text(), u"Errors: 1"_s);
        QCOMPARE(child<QToolButton>(u"showWarnings"_s)->text(), u"Warnings: 0"_s);
        QVERIFY(issues().item(0)->data(Qt::AccessibleTextRole).toString().startsWith(u"Error: "_s));
    }

    void confinedPatrolsAreOnlyNotes()
    {
        editTurtles();
        const QString row = u"4 monsters patrol only a part of the level"_s;
        QVERIFY(issueTexts().contains(row));
        QCOMPARE(child<QToolButton>(u"showNotes"_s)->text(), u"Notes: 4"_s);
        QCOMPARE(child<QToolButton>(u"showWarnings"_s)->text(), u"Warnings: 3"_s);
        QCOMPARE(child<QLabel>(u"editIssueCount"_s)->text(), u"Warnings: 3"_s);
        QTest::mouseClick(child<QToolButton>(u"showNotes"_s), Qt::LeftButton);
        QVERIFY(!issueTexts().contains(row));
    }

    void monstersThatSeeTheStartAreOneRow()
    {
        m_window->program().editing().openSheet(
            levelFrom({u"@ O O O g"_s, u" ######  "_s, u"     # # "_s}, u"\"ruleset\": \"classic\""_s));
        const QString row = u"3 monsters see the hero at the start"_s;
        QTRY_COMPARE(issueTexts().count(row), 1);
        QCOMPARE(issueTexts().filter(u"This monster can see"_s), QStringList());
        clickIssue(int(issueTexts().indexOf(row)));
        QTRY_COMPARE(issueTexts().filter(u"This monster can see the hero at the start"_s).size(), 3);
        clickIssue(int(issueTexts().indexOf(row)) + 1);
        QTRY_VERIFY2(fixButton().text().startsWith(u"Fix: move the orc out of sight of the start"_s),
                     qPrintable(fixButton().text()));
    }

    void theSelectedIssueStaysSelected()
    {
        edit({u"@#g   #g"_s});
        clickIssue(2);
        const QString text = issues().currentItem()->text();
        QVERIFY2(text.startsWith(u"Cell 7, 0: "_s), qPrintable(text));
        choose(u"wall"_s);
        click({2, 0});
        QCOMPARE(issues().currentItem()->text(), text);
    }

    void drawingOnALargeLevelDoesNotWait()
    {
        m_window->editNewLevel();
        Level level = newLevel(*shippedCatalogue(), {1000, 1000});
        level.things.push_back({.cell = {2, 1}, .kind = u"treasure"_s, .values = {}});
        editor().openLevel(level, {}, false);
        key(Qt::Key_1, Qt::ControlModifier);
        canvas().centerOnCell({10, 10});
        choose(u"wall"_s);
        for (const Point cell : {Point{9, 10}, Point{11, 10}, Point{10, 9}, Point{10, 11}}) {
            click(cell);
            QCOMPARE(editor().document().level().terrain.at(cell), shippedCatalogue()->wall());
            QVERIFY(editor().document().check().isRunning());
        }
        QTRY_VERIFY(!editor().document().check().isRunning());
        QCOMPARE(issueTexts(), QStringList{u"Cell 10, 10: The hero cannot reach this part of the floor (cells: 1)."_s});
    }

    // Fixes
    /// The warning that the level is not winnable stays in view, however many other warnings there are.
    void notWinnableStaysInView()
    {
        QStringList cells;
        for (int i = 0; i < 40; ++i) {
            cells.append(u"#!#"_s);
        }
        edit({u"@ ##g#" + QString(120, u' '), u"######"_s + cells.join(QString())});
        auto *verdict = child<QLabel>(u"issueProgress"_s);
        QTRY_COMPARE(verdict->text(), u"Not winnable"_s);
        issues().scrollToBottom();
        QVERIFY(verdict->isVisible());
        child<IssuesPanel>(u"issues"_s)->setProgress(false, u"Nothing more."_s);
        QCOMPARE(verdict->text(), u"Not winnable · Nothing more."_s);
        m_window->useLanguage(u"de"_s);
        QTRY_VERIFY(verdict->text().startsWith(u"Nicht gewinnbar"_s));
        m_window->useLanguage(u"en"_s);
        edit({u"@ g"_s});
        QTRY_COMPARE(verdict->text(), QString());
    }

    void onlyALongSearchIsMentioned()
    {
        edit({u"@   g "_s, u"######"_s});
        auto *panel = child<IssuesPanel>(u"issues"_s);
        auto *progress = child<QLabel>(u"issueProgress"_s);
        panel->setProgress(true, {});
        QCOMPARE(progress->text(), QString());
        QTRY_COMPARE(progress->text(), u"Still searching…"_s);
        panel->setProgress(false, u"Nothing more."_s);
        QCOMPARE(progress->text(), u"Nothing more."_s);
        panel->setProgress(true, {});
        QCOMPARE(progress->text(), u"Nothing more."_s);
        panel->setProgress(false, {});
        QCOMPARE(progress->text(), QString());
    }

    void theButtonFixesAnIssueInOneStep()
    {
        edit({u"@ ##g#"_s, u"######"_s});
        const QByteArray before = jsonOf(editor().document());
        QVERIFY(!fixButton().isEnabled());
        clickIssue(0);
        QVERIFY(fixButton().isEnabled());
        QCOMPARE(fixButton().text(), u"Fix: open a way through 2 cells"_s);
        QTest::mouseClick(&fixButton(), Qt::LeftButton, {}, QPoint(12, fixButton().height() / 2));
        QCOMPARE(rows(), (QStringList{u"@   g#"_s, u"######"_s}));
        QVERIFY(issues().item(0)->text().startsWith(u"No issues"_s));
        QVERIFY(!fixButton().isEnabled());
        QCOMPARE(editor().document().undoStack().count(), 1);
        QCOMPARE(editor().document().undoStack().undoText(), u"open a way through 2 cells"_s);
        key(Qt::Key_Z, Qt::ControlModifier);
        QCOMPARE(jsonOf(editor().document()), before);
    }

    void theShortcutFixesAnIssue()
    {
        edit({u"     "_s, u"#####"_s});
        QVERIFY(!child<QAction>(u"fixIssue"_s)->isEnabled());
        key(Qt::Key_F8);
        key(Qt::Key_Period, Qt::ControlModifier);
        QCOMPARE(rows(), (QStringList{u"@    "_s, u"#####"_s}));
        QCOMPARE(editor().document().undoStack().undoText(), u"add a start"_s);
    }

    void theMenuOffersAllFixes()
    {
        edit({u"@ #g#"_s, u"#####"_s});
        clickIssue(1);
        QContextMenuEvent asked(QContextMenuEvent::Keyboard, QPoint(8, 8), issues().mapToGlobal(QPoint(8, 8)));
        QCoreApplication::sendEvent(issues().viewport(), &asked);
        auto *menu = child<QMenu>(u"issueMenu"_s);
        QStringList texts;
        for (const QAction *action : menu->actions()) {
            texts.append(unmarked(action->text()));
        }
        QCOMPARE(texts,
                 (QStringList{u"Show the cell"_s, u"Fix: open a way through 1 cell"_s, u"Fix: remove the treasure"_s}));
        menu->actions().at(2)->trigger();
        QTRY_COMPARE(rows(), (QStringList{u"@ # #"_s, u"#####"_s}));
    }

    void aSelectedIssueOfALargeLevelCanBeFixed()
    {
        m_window->editNewLevel();
        Level level = newLevel(*shippedCatalogue(), {300, 300});
        level.things = {{.cell = {9, 9}, .kind = u"treasure"_s, .values = {}}};
        editor().openLevel(level, {}, false);
        QTRY_VERIFY(editor().document().check().analysis());
        clickIssue(0);
        QVERIFY(!fixButton().isEnabled());
        QTRY_VERIFY(fixButton().isEnabled());
        QCOMPARE(fixButton().text(), u"Fix: add a start"_s);
        key(Qt::Key_Period, Qt::ControlModifier);
        QTRY_VERIFY(editor().document().issues().isEmpty());
    }

    // Overlays
    void keysToggleOverlays()
    {
        editTurtles();
        QVERIFY(canvas().layers().empty());
        for (int i = 0; i < overlayCount; ++i) {
            const QString name = overlayRow(Overlay(i)).id.name();
            const auto number = Qt::Key(Qt::Key_1 + i);
            key(number, Qt::AltModifier);
            QVERIFY2(child<QAction>(name)->isChecked(), qPrintable(name));
            QVERIFY(child<QCheckBox>(u"box_"_s + name)->isChecked());
            QCOMPARE(canvas().layers().size(), std::size_t(1));
            key(number, Qt::AltModifier);
            QVERIFY(canvas().layers().empty());
        }
        key(Qt::Key_1, Qt::AltModifier);
        key(Qt::Key_2, Qt::AltModifier);
        QCOMPARE(canvas().layers().size(), std::size_t(2));
        key(Qt::Key_0, Qt::AltModifier);
        QVERIFY(canvas().layers().empty());
        raise(u"overlaysDock"_s);
        QTest::mouseClick(child<QCheckBox>(u"box_overlayDistance"_s), Qt::LeftButton, {}, QPoint(8, 8));
        QVERIFY(child<QAction>(u"overlayDistance"_s)->isChecked());
        QVERIFY(canvas().layers().front().numbers);
    }

    void overlaysAreRemembered()
    {
        edit({u"@  #g"_s});
        key(Qt::Key_1, Qt::AltModifier);
        key(Qt::Key_3, Qt::AltModifier);
        const QStringList both{u"overlayUnreachable"_s, u"overlayDeadEnds"_s};
        QCOMPARE(Settings().shownOverlays(), both);
        const QStringList texts = legend().texts();
        startAgain();
        edit({u"@  #g"_s});
        QCOMPARE(editor().overlays().shown(), both);
        QCOMPARE(legend().texts(), texts);
        QVERIFY(child<QCheckBox>(u"box_overlayDeadEnds"_s)->isChecked());
        key(Qt::Key_0, Qt::AltModifier);
        startAgain();
        edit({u"@  #g"_s});
        QVERIFY(canvas().layers().empty());
        Settings().shownOverlays.set({u"overlayOfAnotherVersion"_s, u"overlayRounds"_s});
        startAgain();
        edit({u"@  #g"_s});
        QCOMPARE(editor().overlays().shown(), QStringList{u"overlayRounds"_s});
    }

    void theLegendDescribesTheOverlays()
    {
        edit({u"@  #g"_s});
        QVERIFY(!legend().isVisible());
        key(Qt::Key_1, Qt::AltModifier);
        QVERIFY(legend().isVisible());
        QCOMPARE(legend().texts(), QStringList{u"Unreachable cells: 1"_s});
        key(Qt::Key_3, Qt::AltModifier);
        QCOMPARE(legend().texts(), (QStringList{u"Unreachable cells: 1"_s, u"Dead ends: 2"_s}));
        choose(u"wall"_s);
        click({1, 0});
        QCOMPARE(legend().texts(), (QStringList{u"Unreachable cells: 2"_s, u"Dead ends: 0"_s}));
        key(Qt::Key_0, Qt::AltModifier);
        QVERIFY(!legend().isVisible());
    }

    void theLegendLiesBesideAFittedLevel()
    {
        editTurtles();
        canvas().zoomToFit();
        for (const Qt::Key overlay : {Qt::Key_2, Qt::Key_3, Qt::Key_4}) {
            key(overlay, Qt::AltModifier);
            const Size size = canvas().levelSize();
            const QRect level = canvas()
                                    .viewportRectOf({0, 0})
                                    .united(canvas().viewportRectOf({size.width - 1, size.height - 1}))
                                    .translated(canvas().viewport()->pos());
            QVERIFY(canvas().isFit());
            QVERIFY(!level.intersects(legend().geometry()));
        }
        key(Qt::Key_0, Qt::AltModifier);
        QCOMPARE(canvas().foot(), 0);
    }

    void overlaysAreGoneWhilePlaying()
    {
        edit({u"@  #g"_s, u"#####"_s});
        key(Qt::Key_1, Qt::AltModifier);
        key(Qt::Key_F5);
        QCOMPARE(m_window->mode(), ProgramWindow::Mode::Play);
        QVERIFY(canvas().layers().empty());
        QVERIFY(!legend().isVisible());
        QVERIFY(!child<QAction>(u"overlayUnreachable"_s)->isEnabled());
        key(Qt::Key_Escape);
        QCOMPARE(m_window->mode(), ProgramWindow::Mode::Edit);
        QCOMPARE(canvas().layers().size(), std::size_t(1));
        QVERIFY(legend().isVisible());
    }

    void theBalanceFitsASideDock()
    {
        Level level = drawnLevel({u"@ !/ "_s, u"OO  T"_s});
        level.ruleset = u"classic"_s;
        m_window->editNewLevel();
        editor().openLevel(level, {}, false);
        auto *dock = child<QDockWidget>(u"balanceDock"_s);
        m_window->addDockWidget(Qt::RightDockWidgetArea, dock);
        raise(u"balanceDock"_s);
        QTRY_COMPARE(dock->width(), child<QDockWidget>(u"paletteDock"_s)->width());
        QCOMPARE(table().horizontalScrollBar()->maximum(), 0);
        const QTreeWidgetItem *orcs = table().topLevelItem(0);
        for (int column = 1; column < table().columnCount(); ++column) {
            QVERIFY(table().columnWidth(column) > table().fontMetrics().horizontalAdvance(orcs->text(column)));
        }
        QVERIFY(table().columnWidth(0) > 50);
        QVERIFY(orcs->toolTip(0).contains(u"orc"_s));
    }

    void aMonsterOfTheListIsShown()
    {
        editTurtles();
        raise(u"overlaysDock"_s);
        auto *list = child<QListWidget>(u"roundsList"_s);
        QCOMPARE(list->count(), 5);
        const QList<QListWidgetItem *> orcs = list->findItems(u"33 of 158"_s, Qt::MatchContains);
        QCOMPARE(orcs.size(), 1);
        list->scrollToItem(orcs.first());
        const QPoint place = list->visualItemRect(orcs.first()).center();
        QMouseEvent move(QEvent::MouseMove, place, list->viewport()->mapToGlobal(place), Qt::NoButton, Qt::NoButton,
                         {});
        QCoreApplication::sendEvent(list->viewport(), &move);
        QCOMPARE(legend().texts().filter(u"33 of 158"_s).size(), 1);
        QCOMPARE(legend().texts().size(), 1);
        QEvent leave(QEvent::Leave);
        QCoreApplication::sendEvent(list->viewport(), &leave);
        QVERIFY(canvas().layers().empty());
        QTest::mouseClick(list->viewport(), Qt::LeftButton, {}, list->visualItemRect(orcs.first()).center());
        QCoreApplication::sendEvent(list->viewport(), &leave);
        QCOMPARE(legend().texts().size(), 1);
        key(Qt::Key_2, Qt::AltModifier);
        QCOMPARE(legend().texts().size(), 1);
        list->setCurrentRow(0);
        QCOMPARE(legend().texts().size(), 5);
        QCOMPARE(legend().texts().first(), u"Patrols:"_s);
    }

    void theEmptyPartOfTheListShowsTheSelectedMonster()
    {
        std::optional<std::size_t> shown;
        OverlaysPanel panel(QList<QAction *>{});
        panel.setMonsters({{.thing = 3, .cell = {1, 1}, .text = u"orc"_s}}, 0);
        panel.resize(300, 400);
        panel.show();
        connect(&panel, &OverlaysPanel::monsterShown, this, [&shown](std::optional<std::size_t> now) { shown = now; });
        const auto &list = *panel.findChild<QListWidget *>(u"roundsList"_s);
        const auto moveTo = [&list](QPoint place) {
            QMouseEvent move(QEvent::MouseMove, place, list.viewport()->mapToGlobal(place), Qt::NoButton, Qt::NoButton,
                             {});
            QCoreApplication::sendEvent(list.viewport(), &move);
        };
        moveTo(list.visualItemRect(list.item(1)).center());
        QCOMPARE(shown, std::optional<std::size_t>(3));
        moveTo(list.viewport()->rect().bottomLeft());
        QCOMPARE(shown, std::nullopt);
    }

    void theSelectedMonsterStaysSelectedInAnotherLanguage()
    {
        editTurtles();
        raise(u"overlaysDock"_s);
        auto *list = child<QListWidget>(u"roundsList"_s);
        list->setCurrentRow(2);
        m_window->useLanguage(u"de"_s);
        QTRY_COMPARE(list->item(0)->text(), u"Alle Monster"_s);
        QCOMPARE(list->currentRow(), 2);
        m_window->useLanguage(u"en"_s);
        QTRY_COMPARE(list->item(0)->text(), u"All monsters"_s);
        QCOMPARE(list->currentRow(), 2);
    }

    void aPatrolIssueShowsThePatrol()
    {
        editTurtles();
        issues().scrollToItem(issues().item(3));
        clickIssue(3); // expands the notes
        QTRY_COMPARE(issueTexts().size(), 8);
        const QStringList texts = issueTexts();
        for (int row = 0; row < texts.size(); ++row) {
            if (texts[row].contains(u"patrols only 86"_s)) {
                issues().scrollToItem(issues().item(row));
                clickIssue(row);
            }
        }
        QCOMPARE(legend().texts().filter(u"86 of 158"_s).size(), 1);
        QCOMPARE(canvas().layers().size(), std::size_t(1));
    }

    // Balance
    void patrolIssuesMarkNoCells()
    {
        editTurtles();
        QCOMPARE(issues().count(), 4); // all of them about patrols
        const QImage shown = canvas().viewport()->grab().toImage();
        canvas().setTint(CellTint::Warned, {});
        QCOMPARE(canvas().viewport()->grab().toImage(), shown);
        canvas().setTint(CellTint::Warned, QRegion(7, 3, 1, 1));
        QVERIFY(canvas().viewport()->grab().toImage() != shown);
    }

    void theBalanceIsATable()
    {
        Level level = drawnLevel({u"@ !/ "_s, u"OO  T"_s});
        level.ruleset = u"classic"_s;
        m_window->editNewLevel();
        editor().openLevel(level, {}, false);
        const BalanceSheet &sheet = editor().document().check().analysis()->balance;
        QCOMPARE(table().topLevelItemCount(), 2);
        const QTreeWidgetItem *orcs = table().topLevelItem(0);
        QCOMPARE(orcs->text(0), u"orc"_s);
        QCOMPARE(orcs->text(1), u"2"_s);
        const auto both = [](int atStart, int withGear) {
            return QString(QString::number(atStart) + u" → "_s + QString::number(withGear));
        };
        QCOMPARE(orcs->text(3), both(*sheet.opponents[0].atStart.hits, *sheet.opponents[0].withGear.hits));
        QCOMPARE(orcs->text(4), both(sheet.opponents[0].atStart.hpLost, sheet.opponents[0].withGear.hpLost));
        QVERIFY(child<QLabel>(u"balanceHero"_s)->text().contains(u"sword"_s));
        QVERIFY(child<QLabel>(u"balanceHero"_s)->text().contains(u"Potions: 1"_s));
        QVERIFY(child<QLabel>(u"balanceTotal"_s)->text().contains(QString::number(sheet.atStart.hpLost)));
        level.things.back().values = {{u"power"_s, 9}};
        editor().openLevel(level, {}, false);
        QCOMPARE(table().topLevelItem(1)->text(0), u"troll with power 9"_s);
    }

    void theBalanceNamesSlowMonsters()
    {
        const KindId orc = *shippedCatalogue()->kindOf(u"orc"_s);
        BalanceSheet::Opponents row;
        row.kind = orc;
        row.power = shippedCatalogue()->kind(orc).power;
        BalanceSheet sheet;
        sheet.opponents = {row, row};
        sheet.opponents.back().everyTurns = 3;
        BalancePanel panel;
        panel.setBalance(sheet, shippedCatalogue());
        const QTreeWidget &monsters = *panel.findChild<QTreeWidget *>();
        QStringList names{monsters.topLevelItem(0)->text(0), monsters.topLevelItem(1)->text(0)};
        names.sort();
        QCOMPARE(names, (QStringList{u"orc"_s, u"orc that acts every 3 turns"_s}));
    }

    void theBalanceSortsByNumbers()
    {
        Level level = drawnLevel({u"@TTTTTTTTTTT"_s, u"OOKKKK      "_s});
        level.ruleset = u"classic"_s;
        m_window->editNewLevel();
        editor().openLevel(level, {}, false);
        const auto numbers = [this] {
            QStringList texts;
            for (int row = 0; row < table().topLevelItemCount(); ++row) {
                texts.append(table().topLevelItem(row)->text(1));
            }
            return texts;
        };
        table().sortByColumn(1, Qt::AscendingOrder);
        QCOMPARE(numbers(), (QStringList{u"2"_s, u"4"_s, u"11"_s}));
        table().sortByColumn(1, Qt::DescendingOrder);
        QCOMPARE(numbers(), (QStringList{u"11"_s, u"4"_s, u"2"_s}));
    }

    void levelsWithoutFightsHaveNoBalance()
    {
        edit({u"@ g"_s});
        raise(u"balanceDock"_s);
        QVERIFY(!table().isVisible());
        QCOMPARE(child<QLabel>(u"balanceEmpty"_s)->text(),
                 u"This level has no monsters to fight. Add one to see what its fights cost."_s);
        Level level = drawnLevel({u"@ O"_s});
        level.ruleset = u"peaceful"_s;
        editor().openLevel(level, {}, false);
        QCOMPARE(child<QLabel>(u"balanceEmpty"_s)->text(),
                 u"The rules of this level have no combat. To change that, see “Contact” in Properties."_s);
    }

private:
    QListWidget &issues() { return *child<QListWidget>(u"issueList"_s); }
    QToolButton &fixButton() { return *child<QToolButton>(u"fixButton"_s); }
    LegendCard &legend() { return *child<LegendCard>(u"overlayLegend"_s); }
    QTreeWidget &table() { return *child<QTreeWidget>(u"balanceTable"_s); }

    QStringList issueTexts()
    {
        QStringList texts;
        for (int row = 0; row < issues().count(); ++row) {
            texts.append(issues().item(row)->text());
        }
        return texts;
    }

    void clickIssue(int row)
    {
        issues().scrollToItem(issues().item(row));
        QTest::mouseClick(issues().viewport(), Qt::LeftButton, {},
                          issues().visualItemRect(issues().item(row)).center());
    }

    void editTurtles()
    {
        const QString file = QStringLiteral(MAZEWRIGHT_SOURCE_DIR "/resources/levels/buchhaim.level.json");
        m_window->editNewLevel();
        editor().openLevel(*openLevelFile(file, *shippedCatalogue()).level, file, true);
    }

    void raise(const QString &dock)
    {
        auto *panel = child<QWidget>(dock);
        panel->show();
        panel->raise();
    }
};

MAZEWRIGHT_SUITE(fairwindow, TestFairWindow)
#include "tst_fairwindow.moc"
