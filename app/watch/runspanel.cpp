#include "app/watch/runspanel.h"

#include "app/cards/firstsight.h"
#include "app/games/recordinglist.h"
#include "app/games/recordings.h"
#include "app/settings/settings.h"
#include "app/watch/runtree.h"
#include "editor/art/icon.h"
#include "editor/text/savefault.h"
#include "editor/widgets/languagechange.h"
#include "editor/widgets/layouts.h"
#include "editor/widgets/numberbox.h"
#include "editor/widgets/plainlabel.h"
#include "editor/widgets/question.h"

#include <QGuiApplication>
#include <QHBoxLayout>
#include <QLabel>
#include <QMenu>
#include <QSignalBlocker>
#include <QToolButton>
#include <QVBoxLayout>
#include <QWidget>
#include <QWidgetAction>

#include <functional>

using namespace Qt::StringLiterals;

/// A button with a menu that holds the field for the number of recordings to keep. A number that would delete some of
/// them needs a confirmation. Until it is given, and if it is refused, the number does not change.
class MostRuns : public QToolButton {
    Q_OBJECT

public:
    /// `runs` must outlive this object. `protectedIds` returns the ids that are always kept.
    MostRuns(Recordings &runs, std::function<QSet<QString>()> protectedIds, QWidget *parent = nullptr);

Q_SIGNALS:
    /// Emitted when the number has changed and the surplus recordings are deleted.
    void chosen(int most);

private:
    void addMenu();
    void takeHarmless(int most);
    void askToTake();
    void take(int most);
    void retranslate();

    Recordings &m_runs;
    std::function<QSet<QString>()> m_protectedIds;
    QLabel *m_text;
    QSpinBox *m_most;
};

MostRuns::MostRuns(Recordings &runs, std::function<QSet<QString>()> protectedIds, QWidget *parent)
    : QToolButton(parent), m_runs(runs), m_protectedIds(std::move(protectedIds)), m_text(new QLabel),
      m_most(new NumberBox)
{
    setObjectName(u"mostRunsButton"_s);
    setPopupMode(InstantPopup);
    setFocusPolicy(Qt::StrongFocus);
    m_most->setObjectName(u"mostRuns"_s);
    m_most->setRange(0, Settings::mostKeptRuns);
    m_most->setValue(runs.most());
    m_text->setBuddy(m_most);
    addMenu();
    connect(m_most, &QSpinBox::valueChanged, this, &MostRuns::takeHarmless);
    connect(m_most, &QSpinBox::editingFinished, this, &MostRuns::askToTake);
    retranslateOnChange(*this, [this] { retranslate(); });
}

void MostRuns::addMenu()
{
    auto *field = new QWidget;
    auto *row = newLayout<QHBoxLayout>(field, 8, 8);
    row->addWidget(m_text);
    row->addWidget(m_most);
    auto *entry = new QWidgetAction(this);
    entry->setDefaultWidget(field);
    auto *menu = new QMenu(this);
    menu->setObjectName(u"mostRunsMenu"_s);
    menu->addAction(entry);
    setMenu(menu);
    connect(menu, &QMenu::aboutToShow, m_most, [this] {
        m_most->setFocus();
        m_most->selectAll();
    });
}

void MostRuns::takeHarmless(int most)
{
    if (most > m_runs.most() || m_runs.tooMany(most, m_protectedIds()).isEmpty()) {
        take(most);
    }
}

/// Closes the menu first, because it would keep the keyboard. If it was open, this ends the editing once more, which
/// asks the question; the number is then the present one here.
void MostRuns::askToTake()
{
    menu()->close();
    const int most = m_most->value();
    if (most == m_runs.most()) {
        return;
    }
    const QSignalBlocker blocker(m_most);
    m_most->setValue(m_runs.most()); // until the question is answered
    const auto count = int(m_runs.tooMany(most, m_protectedIds()).size());
    ask(this, {.name = u"fewerRunsBox"_s,
               .title = tr("Keep fewer games"),
               .text = tr("%n game(s) would be deleted for good.", nullptr, count),
               .details = tr("These are the oldest. Best games, named games and branches are kept."),
               .answers = {{.button = QMessageBox::Yes, .text = tr("&Delete"), .act = [this, most] { take(most); }},
                           {.button = QMessageBox::Cancel}},
               .usual = 1});
}

void MostRuns::take(int most)
{
    const QSignalBlocker blocker(m_most);
    m_most->setValue(most);
    m_runs.setMost(most);
    m_runs.removeTooMany(m_protectedIds());
    retranslate();
    Q_EMIT chosen(most);
}

void MostRuns::retranslate()
{
    //: %1 is how many games are kept
    setText(tr("Keep %1").arg(m_runs.most()));
    m_text->setText(tr("&Games to keep"));
    m_most->setAccessibleName(tr("Number of games to keep"));
    setToolTip(
        tr("Number of games to keep; the oldest are deleted first, except best games, named games and branches"));
}

namespace {

RecordingList::MakePainter endPainter(const CataloguePtr &shipped)
{
    return [shipped, ratio = qApp->devicePixelRatio()]() -> RecordingList::Painter {
        const auto picture = std::make_shared<LevelPicture>(*shipped);
        return [shipped, picture, ratio](const Game &end) {
            return knownSight(*picture, end, RunDelegate::pictureSize, ratio);
        };
    };
}

bool canBeWatched(const Recording &game)
{
    return game.run.state != RecordingFacts::State::Damaged && game.run.state != RecordingFacts::State::OtherRules;
}

} // namespace

RunsPanel::RunsPanel(CataloguePtr shipped, Recordings &runs, QWidget *parent)
    : QWidget(parent), m_shipped(std::move(shipped)), m_runs(runs), m_games(m_shipped, runs, endPainter(m_shipped)),
      m_tree(new RunTree(m_shipped)), m_empty(wrappedLabel(u"runsEmpty"_s, true)),
      m_fromFile(wrappedLabel(u"runFromFile"_s)), m_most(new MostRuns(runs, [this] { return m_best(); })),
      m_watch(new QAction(this)), m_asGhost(new QAction(this)), m_rename(new QAction(this)), m_remove(new QAction(this))
{
    setObjectName(u"runs"_s);
    addActions();
    layOut();
    connect(&m_games, &RecordingList::told, this, &RunsPanel::showOne);
    connect(&m_runs.writes(), &WriteQueue::written, this, [this] {
        if (isVisible()) {
            refresh();
        }
    });
    connect(m_most, &MostRuns::chosen, this, &RunsPanel::refresh);
    connect(m_most, &MostRuns::chosen, this, &RunsPanel::mostChosen);
    connect(m_tree, &RunTree::outdated, this, &RunsPanel::showAll);
    connect(m_tree, &RunTree::chosen, this, &RunsPanel::choose);
    connect(m_tree, &RunTree::renamed, this, &RunsPanel::rename);
    connect(m_tree, &RunTree::removeRequested, this, &RunsPanel::askToRemove);
    connect(m_tree, &QTreeWidget::currentItemChanged, this, &RunsPanel::showActions);
    retranslateOnChange(*this, [this] { retranslate(); });
}

void RunsPanel::addActions()
{
    m_watch->setObjectName(u"watchRun"_s);
    m_asGhost->setObjectName(u"runAsGhost"_s);
    m_asGhost->setCheckable(true);
    m_rename->setObjectName(u"renameRun"_s);
    m_remove->setObjectName(u"removeRun"_s);
    connect(m_watch, &QAction::triggered, this, [this] { choose(m_tree->currentId()); });
    connect(m_asGhost, &QAction::triggered, this,
            [this](bool isOn) { setGhost(isOn ? m_tree->currentId() : QString()); });
    connect(m_rename, &QAction::triggered, m_tree, &RunTree::editName);
    connect(m_remove, &QAction::triggered, this, [this] { askToRemove(m_tree->currentId()); });
    for (const auto &[action, icon] : std::initializer_list<std::pair<QAction *, QString>>{
             {m_watch, u"watch"_s}, {m_asGhost, u"ghost"_s}, {m_rename, u"edit"_s}, {m_remove, u"delete"_s}}) {
        action->setIcon(programIcon(icon));
    }
    m_tree->addActions({m_watch, m_asGhost, m_rename, m_remove});
    m_tree->setContextMenuPolicy(Qt::ActionsContextMenu);
}

void RunsPanel::layOut()
{
    auto *layout = newLayout<QVBoxLayout>(this, 0, 8);
    layout->setContentsMargins(0, 8, 0, 8); // the rows of the list need the whole width
    for (QLabel *label : {m_fromFile, m_empty}) {
        label->setContentsMargins(8, 0, 8, 0);
        layout->addWidget(label);
    }
    layout->addWidget(m_tree, 1);
    setFocusProxy(m_tree); // focusing the panel focuses its list
    auto *buttons = new FlowLayout;
    buttons->setSpacing(4);
    buttons->setContentsMargins(8, 0, 8, 0);
    for (QAction *action : m_tree->actions()) {
        auto *button = new QToolButton;
        button->setObjectName(action->objectName() + u"Button"_s);
        button->setDefaultAction(action);
        button->setFocusPolicy(Qt::StrongFocus);
        buttons->addWidget(button);
    }
    buttons->addWidget(m_most);
    layout->addLayout(buttons);
    layout->addStretch();
}

void RunsPanel::refresh()
{
    m_games.refresh(m_best());
    showAll();
}

void RunsPanel::setWatched(const QString &id, const QString &start, const QString &file)
{
    if (id == m_watched && start == m_start && file == m_file) {
        return; // nothing has changed
    }
    m_tree->choose(id); // selects the watched game, which the list's actions then use
    m_watched = id;
    m_start = start;
    m_file = file;
    showFile();
    if (!m_ghost.isEmpty()) {
        setGhost({}); // it belonged to the previous run
    } else {
        showAll();
    }
}

void RunsPanel::showFile()
{
    m_fromFile->setVisible(!m_file.isEmpty());
    //: %1 is the name of a file
    m_fromFile->setText(tr("Watching a game from the file “%1”.").arg(m_file));
}

void RunsPanel::forgetGhost()
{
    m_ghost.clear();
    showAll();
}

void RunsPanel::showOne(const Recording &game)
{
    m_tree->showGame(game);
    showActions();
}

void RunsPanel::showAll()
{
    m_tree->setRoles(m_start.isEmpty() ? std::nullopt : std::optional(m_watched), m_ghost);
    m_tree->setGames(m_games.all());
    const bool isEmpty = m_games.all().isEmpty();
    m_empty->setVisible(isEmpty);
    m_tree->setVisible(!isEmpty);
    showActions();
}

void RunsPanel::showActions()
{
    const Recording *game = current();
    m_watch->setEnabled(game && canBeWatched(*game));
    m_asGhost->setEnabled(game && canBeGhost(*game));
    m_asGhost->setChecked(game && game->id == m_ghost);
    m_rename->setEnabled(game);
    m_remove->setEnabled(game);
}

const Recording *RunsPanel::current() const
{
    return m_games.find(m_tree->currentId());
}

bool RunsPanel::canBeGhost(const Recording &game) const
{
    const bool canBeShown =
        game.run.state == RecordingFacts::State::Read || game.run.state == RecordingFacts::State::Played;
    return canBeShown && game.id != m_watched && !m_start.isEmpty() && game.run.start == m_start;
}

bool RunsPanel::makeCurrentGhost()
{
    const Recording *game = current();
    const bool canBe = game && canBeGhost(*game);
    if (canBe) {
        setGhost(game->id);
    }
    return canBe;
}

void RunsPanel::setGhost(const QString &id)
{
    m_ghost = id;
    showAll();
    Q_EMIT ghostChosen(id);
}

void RunsPanel::choose(const QString &id)
{
    const Recording *game = m_games.find(id);
    if (game && canBeWatched(*game)) {
        Q_EMIT chosen(id);
    } else if (game) {
        tell(this, u"runNotWatched"_s, tr("Watch a game"), detailOf(*game, *m_shipped));
    }
}

void RunsPanel::rename(const QString &id, const QString &name)
{
    if (const std::optional<SaveFault> fault = m_runs.branches().rename(id, name)) {
        tellFault(*fault);
    }
    refresh();
    Q_EMIT renamed(id);
}

/// Asks whether to delete a recording. Names in the question may come from others and are shown as plain text.
void RunsPanel::askToRemove(const QString &id)
{
    const Recording *game = m_games.find(id);
    if (!game) {
        return;
    }
    QStringList details;
    if (const int branches = int(m_runs.branches().branchesOf(id).size()); branches > 0) {
        details.append(tr("%n game(s) branch off it and are kept.", nullptr, branches));
    }
    if (game->isBest) {
        details.append(tr("It stays in the list of best games."));
    }
    const QString what = titleOf(*game, *m_shipped) + u'\n' + detailOf(*game, *m_shipped);
    ask(this, {.name = u"removeRunBox"_s,
               .title = tr("Delete recorded game"),
               //: %1 says which game it is
               .text = tr("Delete this recorded game for good?\n%1").arg(what),
               .details = details.join(u'\n'),
               .answers = {{.button = QMessageBox::Yes, .text = tr("&Delete"), .act = [this, id] { remove(id); }},
                           {.button = QMessageBox::Cancel}},
               .usual = 1});
}

void RunsPanel::remove(const QString &id)
{
    if (const std::optional<SaveFault> fault = m_runs.remove(id)) {
        tellFault(*fault);
    }
    m_games.refresh(m_best());
    if (id == m_ghost && !m_games.find(id)) {
        setGhost({});
    }
    showAll();
}

void RunsPanel::tellFault(const SaveFault &fault)
{
    tell(this, u"runFault"_s, tr("Recorded games"), sentenceOf(fault, AfterFault::TryAgain));
}

void RunsPanel::showEvent(QShowEvent *event)
{
    QWidget::showEvent(event);
    refresh();
}

void RunsPanel::retranslate()
{
    setWindowTitle(tr("Recorded games"));
    setAccessibleName(tr("Recorded games"));
    m_tree->setAccessibleName(tr("Recorded games"));
    m_empty->setText(tr("Games you play appear here."));
    m_watch->setText(tr("Watch"));
    m_watch->setToolTip(tr("Watch this game from the beginning (Enter)"));
    m_asGhost->setText(tr("Show as a ghost"));
    m_asGhost->setToolTip(tr("Show this game beside the one you are watching, if both have the same start"));
    m_rename->setText(tr("Rename"));
    m_rename->setToolTip(tr("Name this game to keep it; unnamed games are deleted, oldest first (F2)"));
    m_remove->setText(tr("Delete…"));
    m_remove->setToolTip(tr("Delete this game for good (Delete)"));
    showFile();
    showAll();
}

#include "runspanel.moc"
