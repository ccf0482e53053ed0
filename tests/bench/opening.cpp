#include "tests/bench/opening.h"

#include "gamecore/levelfile/levelwriter.h"
#include "tests/bench/frames.h"
#include "tests/bench/levels.h"
#include "tests/bench/loopwatch.h"
#include "tests/driver/programwindow.h"

#include <QCoreApplication>
#include <QFile>
#include <QGuiApplication>
#include <QPushButton>
#include <QTemporaryDir>

using namespace Qt::StringLiterals;

namespace {

constexpr int rounds = 3;
constexpr QSize windowSize{1280, 800};

/// Writes the same level under several names, since an open level is not read again. It is open ground, where finding
/// the reachable cells takes longest.
QStringList writeLevels(const QString &folder)
{
    const CataloguePtr catalogue = benchCatalogue();
    const BenchMap map = makeMap(MapKind::Open, {largestSide, largestSide});
    const QByteArray text = writeLevelJson(levelOf(map, *catalogue, largestPart(map).front()), *catalogue);
    QStringList paths;
    for (int i = 0; i < rounds; ++i) {
        paths.append(u"%1/open%2.level.json"_s.arg(folder).arg(i));
        QFile file(paths.back());
        if (!file.open(QFile::WriteOnly) || file.write(text) != text.size()) {
            qFatal("cannot write %s", qPrintable(paths.back()));
        }
    }
    return paths;
}

/// Clicks the button that cancels reading as soon as it appears.
class CancelPress : public QObject {
public:
    explicit CancelPress(const ProgramWindow &window) : m_window(window) { startTimer(1, Qt::PreciseTimer); }

    /// Returns the time since the click; std::nullopt if the button was not clicked.
    std::optional<double> elapsedMs() const
    {
        return m_sincePress.isValid() ? std::optional(double(m_sincePress.nsecsElapsed()) / 1e6) : std::nullopt;
    }

protected:
    void timerEvent(QTimerEvent *event) override
    {
        auto *button = m_window.findChild<QPushButton *>(u"patienceCancel"_s);
        if (button != nullptr && button->isVisible()) {
            killTimer(event->timerId());
            m_sincePress.start();
            button->click();
        }
    }

private:
    const ProgramWindow &m_window;
    QElapsedTimer m_sincePress;
};

struct Opening {
    double shownMs = 0;
    double deafMs = 0;         ///< longest block of the event loop until the level is shown
    double deafAnalyzedMs = 0; ///< longest block from then on until the level is analyzed
};

Opening openingOf(ProgramWindow &window, Frames &frames, const QString &path)
{
    Opening opening;
    QElapsedTimer clock;
    clock.start();
    {
        const LoopWatch watch;
        window.editFile(path);
        frames.show([&window] { window.canvas().viewport()->update(); });
        opening.shownMs = double(clock.nsecsElapsed()) / 1e6;
        opening.deafMs = watch.longestMs();
    }
    const LoopWatch watch;
    while (window.editor().document().check().isRunning()) {
        QCoreApplication::processEvents(QEventLoop::AllEvents, 50);
    }
    Frames::settle();
    opening.deafAnalyzedMs = watch.longestMs();
    return opening;
}

Measured figure(const std::vector<Opening> &openings, double Opening::*which)
{
    std::vector<double> samples;
    for (const Opening &opening : openings) {
        samples.push_back(opening.*which);
    }
    return measuredOf(samples);
}

void add(Report &report, const QString &what, const Measured &ms, const Goal &goal)
{
    BenchRow row = ownRow({}, what, u"ms"_s, ms);
    row.goal = goal;
    row.note = u"platform %1"_s.arg(QGuiApplication::platformName());
    report.add(row);
}

std::vector<double> timesOfCancelling(ProgramWindow &window, const QString &path)
{
    std::vector<double> samples;
    for (int i = 0; i < rounds; ++i) {
        const CancelPress press(window);
        window.editFile(path);
        if (const std::optional<double> ms = press.elapsedMs()) {
            samples.push_back(*ms);
        }
    }
    return samples;
}

void addCancelling(Report &report, const std::vector<double> &samples)
{
    if (samples.empty()) {
        report.leaveOut(u"A file of 4096x4096 was read before there was a button to cancel that."_s);
        return;
    }
    add(report, u"its reading cancelled instead, until the window is usable"_s, measuredOf(samples), {});
}

} // namespace

void addOpening(Report &report)
{
    const QTemporaryDir folder;
    const QStringList paths = writeLevels(folder.path());
    ProgramWindow window(benchCatalogue());
    window.resize(windowSize);
    window.editNewLevel();
    Frames frames(*window.canvas().viewport());
    frames.show([&window] { window.show(); });
    Frames::settle();
    const std::vector<double> cancelling = timesOfCancelling(window, paths.front()); // before the level is open
    std::vector<Opening> openings;
    for (const QString &path : paths) {
        openings.push_back(openingOf(window, frames, path));
    }
    add(report, u"a file of 4096x4096 opened, until it is shown"_s, figure(openings, &Opening::shownMs), {});
    add(report, u"the longest that the window did not listen meanwhile"_s, figure(openings, &Opening::deafMs),
        Goal::atMost(16));
    add(report, u"the same from then on until it is analyzed"_s, figure(openings, &Opening::deafAnalyzedMs),
        Goal::atMost(16));
    addCancelling(report, cancelling);
}
