#include "app/hud/logpanel.h"
#include "app/watch/marklegend.h"
#include "app/watch/markslider.h"
#include "app/watch/transport.h"
#include "gamecore/replay/runwriter.h"
#include "gamecore/world/event.h"
#include "tests/driver/windowdriver.h"
#include "tests/support/drawnworld.h"
#include "tests/support/recordedrun.h"
#include "tests/support/rulesets.h"
#include "tests/support/suite.h"

#include <QLabel>
#include <QTest>
#include <QWheelEvent>

using namespace Qt::StringLiterals;

namespace {

const QStringList goldAtBothSides{u"#######"_s, u"#@ g g#"_s, u"#######"_s};

Run walkToGold(const QString &rest = classicRules)
{
    return recordedRun(gameOf(goldAtBothSides, rest), QStringList(4, u"move east"_s));
}

Run longWait(int turns)
{
    return recordedRun(gameOf(goldAtBothSides, classicRules), QStringList(turns, u"wait"_s));
}

void turnWheel(QWidget &widget)
{
    const QPoint place = widget.rect().center();
    QWheelEvent event(place, widget.mapToGlobal(place), {}, {0, -120}, Qt::NoButton, Qt::NoModifier, Qt::NoScrollPhase,
                      false);
    QCoreApplication::sendEvent(&widget, &event);
}

} // namespace

/// The bar below a watched game: its moments with their marks and tooltips, and everything that stops playback.
class TestTransport : public QObject, protected WindowFixture {
    Q_OBJECT

private Q_SLOTS:
    void init() { openWindow(); }
    void cleanup() { closeWindow(); }

    void theMostImportantMarkIsShown()
    {
        MarkSlider slider;
        slider.resize(400, 40);
        slider.setRun(100'000, {{RunMark::Type::Hit, 50'000},
                                {RunMark::Type::Growth, 50'001},
                                {RunMark::Type::Kill, 50'002},
                                {RunMark::Type::Hit, 90'000}});
        QCOMPARE(slider.tipAt(slider.placeOf(50'000)), u"level-up"_s);
        QCOMPARE(slider.tipAt(slider.placeOf(90'000) + 3), u"hit"_s);
        QCOMPARE(slider.tipAt(slider.placeOf(20'000)), slider.toolTip());
        QCOMPARE(slider.tipAt(-1000), slider.toolTip());
    }

    /// The mark at each pixel is computed once, not for each picture and tooltip.
    void aMarkAmongAMillionIsFound()
    {
        constexpr int count = 1'000'000;
        std::vector<RunMark> marks(count);
        for (int i = 0; i < count; ++i) {
            marks[std::size_t(i)] = {.type = RunMark::Type::Hit, .beat = i};
        }
        marks[count / 2].type = RunMark::Type::Death;
        MarkSlider slider;
        slider.resize(800, 40);
        slider.setRun(count, std::move(marks));
        int deaths = 0;
        for (int round = 0; round < 20; ++round) {
            QImage picture(slider.size(), QImage::Format_RGB32);
            slider.render(&picture);
            for (int x = 0; x < slider.width(); ++x) {
                deaths += slider.tipAt(x) == u"death" ? 1 : 0;
            }
        }
        QCOMPARE(deaths, 20);
        QCOMPARE(slider.tipAt(slider.placeOf(count / 2)), u"death"_s);
    }

    /// The legend names the types of marks that the run has, and shows nothing rather than half of them.
    void theLegendNamesTheMarks()
    {
        MarkLegend legend;
        legend.setMarks({{RunMark::Type::Kill, 7}, {RunMark::Type::Hit, 9}, {RunMark::Type::Hit, 11}});
        QCOMPARE(legend.types(), (std::vector{RunMark::Type::Hit, RunMark::Type::Kill}));
        QCOMPARE(legend.accessibleName(), u"Marks on the timeline: hit, kill"_s);
        const auto isEmpty = [&legend] {
            QImage picture(legend.size(), QImage::Format_ARGB32);
            picture.fill(Qt::transparent);
            legend.render(&picture, {}, {}, QWidget::DrawChildren);
            QImage blank(picture.size(), picture.format());
            blank.fill(Qt::transparent);
            return picture == blank;
        };
        legend.resize(legend.sizeHint());
        QVERIFY(legend.isWhole() && !isEmpty());
        legend.resize(legend.sizeHint().width() - 1, legend.height());
        QVERIFY(!legend.isWhole() && isEmpty());
        legend.setMarks({});
        QVERIFY(legend.isHidden());
    }

    void theLegendIsBelowTheTimeline()
    {
        m_driver->window().resize(1280, 800);
        watch(walkToGold());
        const auto &legend = m_driver->child<MarkLegend>(u"markLegend"_s);
        QCOMPARE(legend.types(), (std::vector{RunMark::Type::PickUp, RunMark::Type::Stairs}));
        QTRY_VERIFY(legend.isVisible() && legend.isWhole());
    }

    void marksFollowTheWidth()
    {
        MarkSlider slider;
        slider.setRun(100, {{RunMark::Type::Kill, 75}});
        for (const int width : {300, 900, 200}) {
            slider.resize(width, 40);
            slider.grab(); // shown, so that it receives its size
            QCOMPARE(slider.tipAt(slider.placeOf(75)), u"kill"_s);
            QCOMPARE(slider.tipAt(slider.placeOf(50)), slider.toolTip());
        }
    }

    void aMarkShowsItsTimeAndEvent_data()
    {
        QTest::addColumn<QString>("rules");
        QTest::addColumn<QStringList>("commands");
        QTest::addColumn<QString>("begin");
        QTest::newRow("turns") << classicRules << QStringList(4, u"move east"_s) << u"Turn 2: pick-up\n"_s;
        QTest::newRow("real time") << u"\"ruleset\": \"buchhaim\""_s
                                   << QStringList{u"move east"_s, u"advance 3200"_s, u"move east"_s, u"advance 100"_s}
                                   << u"Time 0:03.2: pick-up\n"_s;
    }

    void aMarkShowsItsTimeAndEvent()
    {
        QFETCH(QString, rules);
        QFETCH(QStringList, commands);
        QFETCH(QString, begin);
        watch(recordedRun(gameOf(goldAtBothSides, rules), commands));
        const RunMark mark = watching().run().timeline().marks().front();
        const QString tip = slider().tipAt(slider().placeOf(mark.beat));
        QVERIFY2(tip.startsWith(begin), qPrintable(tip));
        watching().run().seek(mark.beat);
        QVERIFY2(tip.endsWith(watching().run().log().lines().back().text), qPrintable(tip));
    }

    void readingAMarkKeepsTheMoment()
    {
        watch(walkToGold());
        watching().run().seek(3);
        const std::uint64_t hash = watching().run().game().world().hash();
        const std::vector<LogLine> said = watching().run().log().lines();
        QVERIFY(slider().tipAt(slider().placeOf(2)).startsWith(u"Turn 2"_s));
        QCOMPARE(at(), 3);
        QCOMPARE(watching().run().game().world().hash(), hash);
        QCOMPARE(watching().run().log().lines(), said);
        m_driver->press(Qt::Key_Right);
        QCOMPARE(m_driver->canvas().spriteCell(heroId), (Point{5, 1}));
    }

    void seekingStopsPlayback_data()
    {
        QTest::addColumn<QString>("how");
        for (const QString &how : {u"key of the window"_s, u"key of the bar"_s, u"wheel"_s, u"click"_s, u"button"_s}) {
            QTest::addRow("%s", qPrintable(how)) << how;
        }
    }

    void seekingStopsPlayback()
    {
        QFETCH(QString, how);
        watch(longWait(200));
        watching().run().seek(100);
        m_driver->press(Qt::Key_Space);
        QVERIFY(playback().isPlaying());
        playback().advance(1000);
        QVERIFY(playback().isPlaying()); // playback does not stop by its own progress
        const qint64 before = at();
        if (how == u"key of the window") {
            m_driver->press(Qt::Key_Left);
        } else if (how == u"key of the bar") {
            slider().setFocus();
            QTest::keyClick(&slider(), Qt::Key_Left);
        } else if (how == u"wheel") {
            turnWheel(slider());
        } else if (how == u"click") {
            QTest::mouseClick(&slider(), Qt::LeftButton, {}, QPoint(slider().placeOf(20), slider().height() - 6));
        } else {
            m_driver->trigger(u"runStart"_s);
        }
        QVERIFY(at() != before);
        QVERIFY(!playback().isPlaying());
    }

    void aShorterGameOpensAtItsStart()
    {
        watch(longWait(200));
        m_driver->press(Qt::Key_End);
        watch(walkToGold());
        QCOMPARE(at(), 0);
        QCOMPARE(slider().value(), 0);
    }

    void eachGameOpensWithDefaultSettings()
    {
        watch(walkToGold());
        m_driver->press(Qt::Key_Up);
        m_driver->press(Qt::Key_E);
        QVERIFY(m_driver->child<QAction>(u"watchEverything"_s).isChecked());
        m_driver->press(Qt::Key_Escape);
        m_driver->trigger(u"watchGames"_s); // the same game resumes unchanged
        QCOMPARE(playback().speed(), 1);
        QVERIFY(m_driver->child<QAction>(u"watchEverything"_s).isChecked());
        watch(longWait(5));
        QCOMPARE(playback().speed(), Playback::usualSpeed);
        QCOMPARE(m_driver->child<QLabel>(u"watchSpeed"_s).text(), u"1×"_s);
        QVERIFY(!m_driver->child<QAction>(u"watchEverything"_s).isChecked());
    }

    void theNoticeFollowsTheLanguage()
    {
        watch(walkToGold());
        QCOMPARE(notice(), QString());
        QVERIFY(!m_driver->child<QLabel>(u"watchNotice"_s).isVisible());
        bar().say([] { return QCoreApplication::translate("ExportDialog", "Saved as “%1”.").arg(u"a.png"_s); });
        QCOMPARE(notice(), u"Saved as “a.png”."_s);
        QVERIFY(m_driver->child<QLabel>(u"watchNotice"_s).isVisible());
        m_driver->window().useLanguage(u"de"_s);
        QCoreApplication::processEvents();
        QVERIFY2(notice().contains(u"a.png"_s) && !notice().startsWith(u"Saved"_s), qPrintable(notice()));
        m_driver->window().useLanguage(u"en"_s);
        QCoreApplication::processEvents();
        QCOMPARE(notice(), u"Saved as “a.png”."_s);
        m_driver->press(Qt::Key_Right);
        QCOMPARE(notice(), u"Saved as “a.png”."_s);
    }

    /// In another language, the button of a running recording still pauses it.
    void thePauseButtonFollowsTheLanguage()
    {
        watch(longWait(5000));
        playback().setPlaying(true);
        const auto &play = m_driver->child<QAction>(u"watchPlay"_s);
        QCOMPARE(play.text(), u"Pa&use"_s);
        m_driver->window().useLanguage(u"de"_s);
        QCoreApplication::processEvents();
        playback().setPlaying(false);
        playback().setPlaying(true);
        const QString german = play.text();
        m_driver->window().useLanguage(u"en"_s);
        m_driver->window().useLanguage(u"de"_s);
        QCOMPARE(play.text(), german);
        m_driver->window().useLanguage(u"en"_s);
    }

    void theNoticeIsClearedWithTheGame()
    {
        watch(walkToGold());
        bar().say([] { return u"Saved."_s; });
        watch(walkToGold());
        QCOMPARE(notice(), QString());
    }

    void theKeyLineIsShownIfThereIsRoom_data()
    {
        QTest::addColumn<QSize>("size");
        QTest::addColumn<bool>("isThere");
        QTest::newRow("800 x 600") << QSize(800, 600) << false;
        QTest::newRow("1280 x 800") << QSize(1280, 800) << true;
    }

    void theKeyLineIsShownIfThereIsRoom()
    {
        QFETCH(QSize, size);
        QFETCH(bool, isThere);
        watch(walkToGold());
        m_driver->window().resize(size);
        QTRY_COMPARE(bar().keyLine().isVisible(), isThere);
        const QString keys = bar().keyLine().text();
        QVERIFY2(keys.startsWith(u"Space: play; Right: step; "_s), qPrintable(keys));
        m_driver->press(Qt::Key_Space);
        QVERIFY(bar().keyLine().text().startsWith(u"Space: pause; "_s));
    }

    void theKeyLineFollowsTheFocus()
    {
        QVERIFY(m_driver->window().playFile(buchhaimFile));
        m_driver->press(Qt::Key_Down);
        m_driver->press(Qt::Key_F7);
        QVERIFY(watching().panelsOfRun().goToGames());
        const QString keys = bar().keyLine().text();
        QVERIFY2(keys.startsWith(u"Arrow keys: select; Enter: watch it; "_s), qPrintable(keys));
        m_driver->press(Qt::Key_Escape);
        QVERIFY(bar().keyLine().text().startsWith(u"Space: play; "_s));
        QCOMPARE(m_driver->window().mode(), ProgramWindow::Mode::Watch);
    }

    void theKeyLineCanBeHidden()
    {
        watch(walkToGold());
        m_driver->window().resize(1280, 800);
        QTRY_VERIFY(bar().keyLine().isVisible());
        m_driver->trigger(u"showKeyLine"_s);
        QVERIFY(!bar().keyLine().isVisible());
        m_driver->trigger(u"showKeyLine"_s);
        QVERIFY(bar().keyLine().isVisible());
    }

    void theWholeLevelIsVisible_data() { theKeyLineIsShownIfThereIsRoom_data(); }

    void theWholeLevelIsVisible()
    {
        QFETCH(QSize, size);
        m_driver->window().resize(size);
        QVERIFY(m_driver->window().playFile(buchhaimFile));
        m_driver->press(Qt::Key_Down);
        m_driver->press(Qt::Key_F7);
        QCOMPARE(m_driver->window().mode(), ProgramWindow::Mode::Watch);
        Canvas &canvas = m_driver->canvas();
        const Size level = canvas.levelSize();
        const auto isWhole = [&] {
            const QRect all =
                canvas.viewportRectOf({0, 0}) | canvas.viewportRectOf({level.width - 1, level.height - 1});
            return canvas.viewport()->rect().contains(all);
        };
        QTRY_VERIFY(isWhole());
        m_driver->press(Qt::Key_Home);
        QVERIFY(isWhole());
    }

    void aClickOnAKeyLineEntryRunsIt()
    {
        watch(walkToGold());
        m_driver->window().resize(1280, 800);
        QTRY_VERIFY(bar().keyLine().isVisible());
        QTest::mouseClick(&bar().keyLine(), Qt::LeftButton, {}, bar().keyLine().placeOf(1).center());
        QCOMPARE(at(), 1);
    }

private:
    WatchMode &watching() { return m_driver->window().watching(); }
    Playback &playback() { return watching().playback(); }
    qint64 at() { return watching().run().at(); }
    Transport &bar() { return m_driver->child<Transport>(u"transportBar"_s); }
    MarkSlider &slider() { return m_driver->child<MarkSlider>(u"momentSlider"_s); }
    QString notice() { return m_driver->child<QLabel>(u"watchNotice"_s).text(); }
    void watch(const Run &run)
    {
        playback().setTicking(false);
        const QString path = m_home->writeLevel(u"game.run.json"_s, writeRun(run, *shippedCatalogue()));
        QVERIFY(m_driver->window().openFile(path));
        QCOMPARE(m_driver->window().mode(), ProgramWindow::Mode::Watch);
        m_driver->canvas().setGliding(false);
    }
};

MAZEWRIGHT_SUITE(transport, TestTransport)
#include "tst_transport.moc"
