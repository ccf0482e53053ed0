#include "app/hud/panelsizes.h"
#include "tests/driver/runspaneldriver.h"
#include "tests/support/suite.h"

#include <QAction>
#include <QApplication>
#include <QLabel>
#include <QLineEdit>
#include <QSignalSpy>
#include <QTest>
#include <QToolButton>
#include <QTranslator>

using namespace Qt::StringLiterals;

namespace {

/// A translator that returns all texts in upper case.
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

/// The list of kept games: its rows, and how a game is chosen and named.
class TestRunsPanel : public QObject, protected RunsPanelDriver {
    Q_OBJECT

private Q_SLOTS:
    void init() { openWindow(); }
    void cleanup() { closeWindow(); }

    void anEmptyListSaysWhatToDo()
    {
        open();
        const auto *empty = m_panel->findChild<QLabel *>(u"runsEmpty"_s);
        QVERIFY(empty->isVisible());
        QCOMPARE(empty->text(), u"Games you play appear here."_s);
        QVERIFY(!tree().isVisible());
        for (const QAction *action : tree().actions()) {
            QVERIFY2(!action->isEnabled(), qPrintable(action->text()));
        }
    }

    void aRowShowsTitleDetailsAndPicture()
    {
        keep(u"a"_s, pit(3), u"Ada"_s);
        open();
        QCOMPARE(row(u"a"_s)->text(0), u"Pit · Ada"_s);
        const QLocale locale;
        QCOMPARE(detail(u"a"_s), u"unfinished · turn 3"_s);
        QCOMPARE(dateLine(u"a"_s), locale.toString(m_time.date(), QLocale::ShortFormat));
        const QString when = locale.toString(m_time, QLocale::ShortFormat);
        QCOMPARE(row(u"a"_s)->toolTip(0), u"Pit · Ada\nunfinished · turn 3 · %1 · seed 1"_s.arg(when));
        const auto picture = row(u"a"_s)->data(0, RunDelegate::PictureRole).value<QPixmap>();
        QVERIFY(!picture.isNull());
        QVERIFY(picture.width() <= RunDelegate::pictureSize.width());
        QVERIFY(!m_panel->findChild<QLabel *>(u"runsEmpty"_s)->isVisible());
    }

    void aBranchShowsWhereItStarts()
    {
        keep(u"a"_s, pit(3));
        keep(u"b"_s, pit(4));
        branch(u"b"_s, u"a"_s);
        open();
        QCOMPARE(detail(u"b"_s), u"unfinished · turn 4"_s);
        QVERIFY2(dateLine(u"b"_s).endsWith(u" · from turn 1 · practice"_s), qPrintable(dateLine(u"b"_s)));
        QVERIFY(heard(u"b"_s).contains(u"from turn 1"_s));
        QVERIFY(!dateLine(u"a"_s).contains(u"from"_s));
    }

    void practiceIsNamed()
    {
        keep(u"a"_s, pit(3), {}, true);
        keep(u"b"_s, pit(3));
        open();
        QVERIFY(dateLine(u"a"_s).endsWith(u" · practice"_s));
        QVERIFY(!dateLine(u"b"_s).contains(u"practice"_s));
    }

    void rowsAreCompact()
    {
        keep(u"a"_s, pit(3));
        open();
        const int row = tree().visualItemRect(this->row(u"a"_s)).height();
        const int lines = 3 * tree().fontMetrics().lineSpacing();
        QVERIFY2(row <= qMax(lines, RunDelegate::pictureSize.height()) + 8, qPrintable(QString::number(row)));
        QVERIFY2(row <= 56, qPrintable(QString::number(row)));
    }

    /// In the narrowest panel, a long name or result is cut off before the date.
    void theDateIsShownWhole()
    {
        keep(u"a"_s, pit(3, u"A pit with a name that is much too long for its row"_s), u"Ada"_s, true);
        open();
        const int room = PanelSizes::narrowest - RunDelegate::pictureSize.width() - 40;
        const QString date = dateLine(u"a"_s).section(u" · "_s, 0, 0);
        QCOMPARE(date, QLocale().toString(m_time.date(), QLocale::ShortFormat));
        QVERIFY(tree().fontMetrics().horizontalAdvance(date) <= room);
    }

    /// Facts that do not fit are in the tool tip only; those that are shown are whole.
    void aRowShowsWholeFacts()
    {
        keep(u"a"_s, pit(3, u"The pit of a hundred doors"_s), u"Adalbert the Brave"_s);
        keep(u"b"_s, pit(4, u"The pit of a hundred doors"_s), u"Adalbert the Brave"_s);
        branch(u"b"_s, u"a"_s);
        const QString date = QLocale().toString(m_time.date(), QLocale::ShortFormat);
        open();
        QCOMPARE(linesOf(u"b"_s, 1000), (QStringList{u"The pit of a hundred doors · Adalbert the Brave"_s,
                                                     u"unfinished · turn 4"_s, date + u" · from turn 1 · practice"_s}));
        const int narrow = tree().fontMetrics().horizontalAdvance(u"The pit of a hundred doors · Adal"_s);
        QCOMPARE(linesOf(u"b"_s, narrow).first(), u"The pit of a hundred doors"_s);
        const int dated = tree().fontMetrics().horizontalAdvance(date + u" · from turn 1 "_s);
        QCOMPARE(linesOf(u"b"_s, dated).at(2), QString(date + u" · from turn 1"_s));
        QVERIFY(linesOf(u"b"_s, dated / 2).first().endsWith(u"…"_s)); // already the first fact is too long
        for (const QString &fact : {u"Adalbert the Brave"_s, u"practice"_s, u"from turn 1"_s}) {
            QVERIFY2(row(u"b"_s)->toolTip(0).contains(fact), qPrintable(fact));
        }
    }

    /// The list shows the keyboard by the frame of its row; it has no frame of its own.
    void onlyTheRowIsFramed()
    {
        keep(u"a"_s, pit(3));
        keep(u"b"_s, pit(3));
        open();
        const auto framed = [this](const QRect &part) {
            const QImage image = tree().grab(part).toImage();
            const QRgb accent = tree().palette().color(QPalette::Highlight).rgb();
            int count = 0;
            for (int y = 0; y < image.height(); ++y) {
                for (int x = 0; x < image.width(); ++x) {
                    count += image.pixel(x, y) == accent ? 1 : 0;
                }
            }
            return count;
        };
        const QRect current = tree().visualItemRect(tree().currentItem());
        const QRect place(tree().viewport()->mapTo(&tree(), current.topLeft()), current.size());
        QVERIFY(framed(place) > current.width());
        QCOMPARE(framed(tree().rect()), framed(place));
        button(u"watchRunButton"_s).setFocus();
        QVERIFY(tree().currentItem()->isSelected());
        QCOMPARE(framed(tree().rect()), 0);
    }

    void aRunWatchedFromAFileIsNamed()
    {
        keep(u"a"_s, pit(3));
        const auto &file = *m_panel->findChild<QLabel *>(u"runFromFile"_s);
        m_panel->setWatched({}, startKeyOf(*runOf(pit(3), {})), u"<b>won</b>.run.json"_s);
        open();
        QVERIFY(file.isVisible());
        QCOMPARE(tree().selectedItems().size(), 0);
        QVERIFY2(file.text().contains(u"“<b>won</b>.run.json”"_s), qPrintable(file.text()));
        QCOMPARE(file.textFormat(), Qt::PlainText);
        m_panel->setWatched(u"a"_s, startKeyOf(*runOf(pit(3), {})));
        QVERIFY(!file.isVisible());
    }

    /// An unchanged state rebuilds no rows, since that takes long for many games.
    void watchingARunDoesNotRebuildTheTree()
    {
        keep(u"a"_s, pit(3));
        keep(u"b"_s, pit(4));
        open();
        m_panel->setWatched(u"a"_s, startKeyOf(*runOf(pit(3), {})));
        const QSignalSpy reset(tree().model(), &QAbstractItemModel::modelReset);
        const QSignalSpy inserted(tree().model(), &QAbstractItemModel::rowsInserted);
        const QSignalSpy changed(tree().model(), &QAbstractItemModel::dataChanged);
        m_panel->setWatched(u"a"_s, startKeyOf(*runOf(pit(3), {})));
        QCOMPARE(reset.size() + inserted.size() + changed.size(), 0);
        m_panel->setWatched(u"b"_s, startKeyOf(*runOf(pit(3), {})));
        QCOMPARE(reset.size() + inserted.size(), 0);
        QVERIFY(!changed.isEmpty());
    }

    void aBranchIsListedBelowItsRun()
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
        QVERIFY(tree().visualItemRect(row(u"c"_s)).isValid()); // branches are expanded from the beginning
    }

    void aTreeIsSortedByItsNewestRun()
    {
        keep(u"a"_s, pit(3));
        keep(u"b"_s, pit(3));
        keep(u"c"_s, pit(4));
        branch(u"c"_s, u"a"_s);
        open();
        QCOMPARE(shape(), u"a(c) b"_s);
    }

    void aBranchOfAMissingRunIsARoot()
    {
        keep(u"b"_s, pit(4));
        branch(u"b"_s, u"gone"_s);
        open();
        QCOMPARE(shape(), u"b"_s);
    }

    void runsThatAreBranchesOfEachOtherAreRoots()
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

    void enterOrADoubleClickChooses()
    {
        keep(u"a"_s, pit(3));
        keep(u"b"_s, pit(3));
        open();
        const QSignalSpy chosen(m_panel, &RunsPanel::chosen);
        QCOMPARE(tree().currentId(), u"b"_s); // the newest game
        press(Qt::Key_Down);
        press(Qt::Key_Return);
        QCOMPARE(chosen.value(0), QVariantList{u"a"_s});
        press(Qt::Key_Enter);
        QCOMPARE(chosen.size(), 2);
        const QPoint place = tree().visualItemRect(row(u"b"_s)).center();
        QTest::mouseClick(tree().viewport(), Qt::LeftButton, {}, place);
        QCOMPARE(chosen.size(), 2); // a single click only selects
        QTest::mouseDClick(tree().viewport(), Qt::LeftButton, {}, place);
        QCOMPARE(chosen.size(), 3);
        QCOMPARE(chosen.value(2), QVariantList{u"b"_s});
    }

    void theButtonChooses()
    {
        keep(u"a"_s, pit(3));
        open();
        const QSignalSpy chosen(m_panel, &RunsPanel::chosen);
        QTest::mouseClick(&button(u"watchRunButton"_s), Qt::LeftButton);
        QCOMPARE(chosen.value(0), QVariantList{u"a"_s});
    }

    void anUnreadableRunGivesAReason()
    {
        keep(u"a"_s, pit(3));
        QVERIFY(!writeWhole(m_runs->pathOf(u"a"_s), "{"));
        open();
        const QSignalSpy chosen(m_panel, &RunsPanel::chosen);
        QCOMPARE(row(u"a"_s)->text(0), u"Unreadable game"_s);
        QVERIFY(!button(u"watchRunButton"_s).isEnabled());
        press(Qt::Key_Return);
        QCOMPARE(chosen.size(), 0);
        QMessageBox *told = box(u"runNotWatched"_s);
        QVERIFY(told);
        QCOMPARE(QString(u"Unreadable game, "_s + told->text()), heard(u"a"_s));
        QTest::keyClick(told, Qt::Key_Return);
    }

    void f2RenamesARun()
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
        QCOMPARE(detail(u"a"_s), u"unfinished · turn 3"_s);
        QVERIFY(dateLine(u"a"_s).endsWith(u" · Pit"_s));
        QTRY_VERIFY(tree().hasFocus());
        QCOMPARE(chosen.size(), 0); // Enter only confirmed the name
        press(Qt::Key_F2);
        QCOMPARE(nameEditor()->text(), u"Over the bridge"_s);
        QCOMPARE(nameEditor()->maxLength(), int(RecordingBranches::longestName));
    }

    void escapeCancelsRenaming()
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

    void anEmptyNameRemovesTheName()
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
        QVERIFY(m_runs->branches().protectedIds().isEmpty());
    }

    void aRefreshDoesNotInterruptRenaming()
    {
        keep(u"a"_s, pit(3));
        open();
        press(Qt::Key_F2);
        QTest::keyClicks(nameEditor(), u"Hal"_s);
        keep(u"b"_s, pit(4));
        keep(u"a"_s, pit(5)); // and the game being named has continued
        m_panel->refresh();
        QTRY_VERIFY(!m_panel->isReading());
        QCOMPARE(shape(), u"a"_s);
        QVERIFY(nameEditor() && nameEditor()->hasFocus());
        QTest::keyClicks(nameEditor(), u"f"_s);
        QTest::keyClick(nameEditor(), Qt::Key_Return);
        QTRY_COMPARE(shape(), u"a b"_s);
        QCOMPARE(row(u"a"_s)->text(0), u"Half"_s);
        QCOMPARE(detail(u"a"_s), u"unfinished · turn 5"_s);
        QVERIFY(!row(u"b"_s)->text(0).isEmpty());
    }

    void aNameThatCannotBeSavedIsReported()
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

    void aNewRunAppearsByItself()
    {
        open();
        m_runs->record(u"a"_s, pit(3), {}, {});
        QTRY_COMPARE(shape(), u"a"_s);
        QTRY_COMPARE(row(u"a"_s)->text(0), u"Pit"_s);
        QVERIFY(tree().isVisible());
    }

    void aRefreshKeepsTheSelectionAndClosedBranches()
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

    void panelKeysOverrideWindowShortcuts()
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
        answer(u"removeRunBox"_s, QMessageBox::Cancel);
        QCOMPARE(count, 0);
    }

    void untrustedNamesAreNotMarkup()
    {
        const QString stranger = u"<b>Pit</b> <img src=x>"_s;
        keep(u"a"_s, pit(3, u"<b>Pit</b> <img src=x>"_s), u"<i>Ada</i>"_s);
        open();
        QCOMPARE(row(u"a"_s)->text(0), QString(stranger + u" · <i>Ada</i>"_s));
        QVERIFY(!Qt::mightBeRichText(row(u"a"_s)->toolTip(0)));
        press(Qt::Key_Delete);
        QCOMPARE(box(u"removeRunBox"_s)->textFormat(), Qt::PlainText);
        QVERIFY(box(u"removeRunBox"_s)->text().contains(stranger));
        answer(u"removeRunBox"_s, QMessageBox::Cancel);
    }

    void thePanelFollowsTheLanguage()
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
        QCOMPARE(title, u"RECORDED GAMES"_s);
        QCOMPARE(watch, u"WATCH"_s);
        QCOMPARE(said, u"UNFINISHED · TURN 3"_s);
        QCOMPARE(detail(u"a"_s), u"unfinished · turn 3"_s);
    }

    void rowsAndButtonsHaveAccessibleNames()
    {
        keep(u"a"_s, pit(3));
        open();
        QCOMPARE(tree().accessibleName(), u"Recorded games"_s);
        QCOMPARE(heard(u"a"_s).replace(u", unfinished"_s, u"\nunfinished"_s), row(u"a"_s)->toolTip(0));
        for (QToolButton *one : m_panel->findChildren<QToolButton *>()) {
            QVERIFY(!one->text().isEmpty());
            QVERIFY(!one->toolTip().isEmpty());
            QVERIFY(one->focusPolicy() & Qt::TabFocus);
        }
    }

private:
    /// Returns the lines of a row with room for texts of that width.
    QStringList linesOf(const QString &id, int width)
    {
        QStyleOptionViewItem option;
        option.initFrom(&tree());
        option.rect = QRect(0, 0, width + RunDelegate::pictureSize.width() + 14, 60);
        return RunDelegate::linesOf(option, tree().indexFromItem(row(id)));
    }
};

MAZEWRIGHT_SUITE(runspanel, TestRunsPanel)
#include "tst_runspanel.moc"
