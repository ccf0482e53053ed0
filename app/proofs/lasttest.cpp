#include "app/proofs/lasttest.h"

#include "app/messages/runtext.h"
#include "app/widgets/statusmenu.h"
#include "editor/actions/overlayactions.h"
#include "editor/canvas/regionoutline.h"
#include "editor/commands/commands.h"
#include "editor/text/plaintext.h"
#include "gamecore/replay/runrecorder.h"

#include <QToolButton>

using namespace Qt::StringLiterals;

namespace {

/// Delay in milliseconds after the last of several changes, so that drawing is not slowed down.
constexpr int comparedAfterMs = 150;

QRegion wayOf(const Timeline &timeline)
{
    std::vector<Point> cells;
    for (const WayPoint &point : timeline.way()) {
        cells.push_back(point.cell);
    }
    return regionOf(std::move(cells));
}

CommandPlace inLastTestMenu(const char *needs, const QList<QKeySequence> &keys = {}, bool isCheckable = false)
{
    return {.section = MenuSection::LastTest,
            .keys = keys,
            .scope = KeyScope::Drawing,
            .isCheckable = isCheckable,
            .hasToolTip = true,
            .needs = needs};
}

constexpr const char *testFirst = QT_TRANSLATE_NOOP("LastTest", "Play a test of this level first.");

} // namespace

LastTest::LastTest(CataloguePtr catalogue, LevelEditor &editor, Canvas &canvas, QMainWindow &window, Commands &commands)
    : m_catalogue(std::move(catalogue)), m_editor(editor), m_canvas(canvas),
      m_replay(commands.add("LastTest", "replayTest", QT_TR_NOOP("Play the last test’s &commands"),
                            QT_TR_NOOP("Replay the last test’s commands in the level as it is now"),
                            inLastTestMenu(testFirst, {Qt::CTRL | Qt::SHIFT | Qt::Key_F5}))),
      m_watch(commands.add("LastTest", "watchTest", QT_TR_NOOP("&Watch the last test"),
                           QT_TR_NOOP("Watch the last test move by move"), inLastTestMenu(testFirst))),
      m_trail(commands.add("LastTest", CommandIds::showTestTrail, QT_TR_NOOP("&Trail of the last test"),
                           QT_TR_NOOP("Highlight the cells the hero visited in the last test"),
                           inLastTestMenu(testFirst, {}, true))),
      m_goTo(commands.add("LastTest", "goToDifference", QT_TR_NOOP("Go to where the last test &differs"),
                          QT_TR_NOOP("Show the cell where the last test first differs in the current level"),
                          inLastTestMenu(QT_TR_NOOP("The last test runs the same in the current level."))))
{
    m_button = addStatusMenu(window, u"lastTest"_s, {m_watch, m_replay, m_goTo, m_trail});
    connectAll();
    retranslate();
}

void LastTest::connectAll()
{
    const LevelDocument &document = m_editor.document();
    connect(&document, &LevelDocument::regionChanged, this, [this] {
        putTrailAside();
        compareSoon();
    });
    connect(&document, &LevelDocument::levelReplaced, this, [this] {
        compareSoon();
        show(); // the level may be another one
    });
    connect(&document, &LevelDocument::propertiesChanged, this, &LastTest::compareSoon);
    connect(&document, &LevelDocument::catalogueChanged, this, &LastTest::compareSoon);
    connect(m_replay, &QAction::triggered, this, &LastTest::replayWanted);
    connect(m_watch, &QAction::triggered, this, &LastTest::watchWanted);
    connect(m_trail, &QAction::toggled, this, [this](bool isOn) {
        m_isTrailWanted = isOn;
        show();
    });
    connect(&m_editor.overlays(), &OverlayActions::allHidden, this, [this] { m_trail->setChecked(false); });
    connect(m_goTo, &QAction::triggered, this, [this] { m_canvas.centerOnCell(m_difference->cell); });
}

void LastTest::take(const Game &game, const RunOrigin &origin, const QString &id, const Begun &begun)
{
    if (game.history().empty() || game.isDungeon()) {
        return;
    }
    struct Taken {
        std::shared_ptr<const Run> run = {}; ///< null: it cannot be recorded
        bool isRealTime = false;
        QRegion way = {};
    };
    const auto goThrough = [catalogue = m_catalogue, game, origin](const auto &isCancelled) {
        std::optional<Run> run = runOf(game, origin);
        if (!run) {
            return Taken{};
        }
        auto kept = std::make_shared<const Run>(std::move(*run));
        Timeline timeline(*kept, catalogue);
        return timeline.explore(&isCancelled) ? Taken{kept, timeline.game().world().isRealTime(), wayOf(timeline)}
                                              : Taken{};
    };
    m_taking.run(goThrough, [this, id, begun](const Taken &test) {
        m_run = test.run;
        if (m_run) {
            m_isRealTime = test.isRealTime;
            m_id = id;
            m_begun = begun;
            m_difference.reset(); // of the previous test
            m_way = test.way;
            checkTrail(m_isTrailWanted);
        }
        compare();
        Q_EMIT taken();
    });
}

bool LastTest::isThere() const
{
    return m_run && m_begun.of == &m_editor.document().undoStack();
}

Level LastTest::changedLevel() const
{
    Level level = m_editor.levelForPlay(m_begun.from);
    if (level.name.isEmpty()) {
        level.name = m_editor.title();
    }
    return level;
}

void LastTest::compareSoon()
{
    m_comparing.cancel();
    if (isThere()) {
        m_comparing.startAfter(comparedAfterMs, [this] { compare(); });
    }
    if (m_difference || m_isUnplayable) {
        m_difference.reset();
        m_isUnplayable = false;
        show();
    }
}

void LastTest::compare()
{
    if (!isThere()) {
        show();
        return;
    }
    struct Compared {
        std::optional<RunDifference> difference = {};
        CataloguePtr inForce = {};
    };
    const auto compareRun = [catalogue = m_catalogue, run = m_run,
                             level = m_editor.levelForPlay(m_begun.from)](const auto &isCancelled) {
        IssueList issues;
        const std::optional<PlayableLevel> changed = PlayableLevel::check(level, *catalogue, issues);
        return changed ? Compared{firstDifference(*run, *changed, catalogue, &isCancelled), changed->catalogue()}
                       : Compared{};
    };
    m_comparing.run(compareRun, [this](const Compared &compared) {
        m_difference = compared.difference;
        m_inForce = compared.inForce;
        m_isUnplayable = !m_inForce;
        show();
    });
    show();
}

void LastTest::updateActions(bool isEditing)
{
    m_isEditing = isEditing;
    show();
}

/// Checks the action of the trail without changing the user's choice.
void LastTest::checkTrail(bool isChecked)
{
    const QSignalBlocker quiet(m_trail);
    m_trail->setChecked(isChecked);
}

/// Hides the trail until the next test, because it would hide what the author draws.
void LastTest::putTrailAside()
{
    if (m_isEditing && isThere() && m_trail->isChecked()) {
        checkTrail(false);
        show();
    }
}

bool LastTest::isDifferent() const
{
    return isThere() && m_difference && m_difference->what > RunDifference::What::Clock;
}

void LastTest::show()
{
    const bool isShown = m_isEditing && isThere();
    m_button->setVisible(isShown);
    for (QAction *action : {m_replay, m_watch, m_trail}) {
        action->setEnabled(isShown);
    }
    m_goTo->setEnabled(isShown && isDifferent());
    if (m_isEditing) {
        showOnLevel(isShown);
    }
    retranslate();
}

void LastTest::showOnLevel(bool isShown)
{
    const Size size = m_editor.document().level().terrain.size();
    const QRect level(0, 0, size.width, size.height);
    const bool hasTrail = isShown && m_trail->isChecked();
    const Point cell = m_difference ? m_difference->cell : Point();
    const QRegion otherwise(QRect(cell.x, cell.y, 1, 1));
    m_canvas.setTint(CellTint::Trail, hasTrail ? m_way & level : QRegion());
    m_canvas.setTint(CellTint::FirstDifference, isShown && isDifferent() ? otherwise & level : QRegion());
}

void LastTest::retranslate()
{
    if (!isThere()) {
        m_button->setText(tr("Last test"));
        return;
    }
    QString text = m_isUnplayable ? tr("cannot be played now") : u"…"_s;
    QString sentence = m_isUnplayable ? tr("The level cannot be played as it is now.") : QString();
    if (m_difference && m_inForce) {
        text = shortTextOf(*m_difference, m_isRealTime);
        sentence = sentenceOf(*m_difference, *m_inForce, m_isRealTime);
    }
    //: %1 is such as "won in 41 turns, same result" or "differs from turn 13"
    m_button->setText(tr("Last test: %1").arg(text));
    //: %1 is a sentence
    m_button->setToolTip(
        plainTip(tr("The commands of the last test, played in the current level. %1").arg(sentence).trimmed()));
}
