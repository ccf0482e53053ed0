#include "editor/actions/leveleditor.h"

#include "editor/actions/clipboardfeature.h"
#include "editor/actions/editactions.h"
#include "editor/commands/commandid.h"
#include "editor/forms/newleveldialog.h"
#include "editor/levelfiles/levelsaver.h"
#include "editor/palette/palettepanel.h"
#include "editor/panels/issuespanel.h"
#include "editor/panels/toolsbar.h"
#include "editor/text/issuetext.h"
#include "editor/view/editdocks.h"
#include "editor/view/statustext.h"
#include "editor/widgets/noticebar.h"
#include "editor/workspace/workspace.h"
#include "gamecore/data/catalogue.h"
#include "gamecore/data/kind.h"
#include "gamecore/sharing/code.h"

#include <QAction>
#include <QEvent>
#include <QLayout>
#include <QMainWindow>
#include <QStatusBar>
#include <QVBoxLayout>

using namespace Qt::StringLiterals;

namespace {

QWidget *newHeader(QWidget *host)
{
    auto *header = new QWidget(host);
    header->setObjectName(u"editHeader"_s);
    auto *layout = new QVBoxLayout(header);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(0);
    header->hide();
    return header;
}

} // namespace

LevelEditor::LevelEditor(CataloguePtr catalogue, Canvas *canvas, Commands &commands, Workspace &workspace)
    : QObject(&workspace.host()), m_commands(commands), m_host(&workspace.host()), m_canvas(canvas),
      m_document(std::move(catalogue)), m_levels(m_document), m_toolbox(m_document),
      m_view(m_document, m_toolbox, *canvas), m_header(newHeader(m_host)),
      m_files(new LevelSaver(m_document, m_levels, m_host)), m_docks(new EditDocks(m_document, m_toolbox, workspace)),
      m_features(makeEditFeatures({m_document, m_toolbox, m_view, *canvas, *m_docks, commands, *m_host, m_levels,
                                   *m_files, m_requests, m_hints, *m_header}))
{
    connectPanels();
    connectLevels();
    m_commands.add(m_docks->tools().toolActions(), {.section = MenuSection::Tools, .scope = KeyScope::Drawing});
    m_host->addActions(m_docks->tools().toolActions());
    connect(m_files, &LevelSaver::saved, this, &LevelEditor::saved);
    connect(&m_levels, &LevelTabs::changed, this, &LevelEditor::titleChanged);
    m_host->installEventFilter(this);
    canvas->installEventFilter(this);
}

LevelEditor::~LevelEditor() = default;

void LevelEditor::connectPanels()
{
    PalettePanel &palette = m_docks->palette();
    palette.setPaint(m_toolbox.paint());
    connect(&palette, &PalettePanel::chosen, &m_toolbox, &Toolbox::choosePaint);
    connect(&palette, &PalettePanel::taken, this, [this] { m_canvas->setFocus(); });
    connect(&m_toolbox, &Toolbox::paintChanged, this, [this] { m_docks->palette().setPaint(m_toolbox.paint()); });
    connect(&m_toolbox, &Toolbox::optionsChanged, this, [this] {
        const DrawOptions &options = m_toolbox.options();
        m_docks->palette().setMix(options.isMixing() ? options.mix : PaintMix());
    });
    connect(&m_docks->issues(), &IssuesPanel::cellChosen, this, [this](Point cell) {
        m_view.showCell(cell);
        showStatus();
    });
    connect(&m_document, &LevelDocument::issuesChanged, this, &LevelEditor::showIssues);
    connect(&m_document, &LevelDocument::tooManyThings, this, [this] {
        m_host->statusBar()->showMessage(
            tr("Nothing was changed: a level can hold at most %L1 things.").arg(mostThings), longestNoticeMs);
    });
    showIssues();
    connect(&m_toolbox, &Toolbox::previewChanged, this, &LevelEditor::showStatus);
    connect(&m_view.keys(), &KeyStrokes::changed, this, &LevelEditor::showStatus);
    connect(&m_toolbox, &Toolbox::toolChanged, this, &LevelEditor::showStatus);
    showStatus();
}

void LevelEditor::connectLevels()
{
    connect(&m_levels, &LevelTabs::leaving, this, [this] { m_toolbox.cancel(); });
    connect(&m_levels, &LevelTabs::reopened, &m_requests, &EditRequests::showEditor);
    connect(&m_levels, &LevelTabs::arrived, this, [this] {
        if (m_levels.isEmpty()) {
            Q_EMIT emptied();
        }
    });
}

void LevelEditor::showIssues()
{
    m_docks->issues().setIssues(m_document.issues(), m_document.catalogue());
    m_docks->setIssueCount(issueCountText(m_document.issues()));
}

void LevelEditor::setActive(bool isActive)
{
    if (m_isActive == isActive) {
        return;
    }
    m_isActive = isActive;
    if (isActive) {
        m_docks->setVisible(true);
        m_header->show();
        settleLayout();
        m_view.setActive(true);
        m_canvas->setFocus();
    } else {
        m_view.setActive(false);
        m_docks->setVisible(false);
        m_header->hide();
    }
    for (const std::unique_ptr<EditFeature> &feature : m_features.all) {
        feature->setActive(isActive);
    }
}

void LevelEditor::settleLayout()
{
    // The scroll position is exact only after the canvas has its final size.
    m_host->layout()->activate();
    for (QWidget *parent = m_canvas->parentWidget(); parent && parent != m_host; parent = parent->parentWidget()) {
        if (parent->layout()) {
            parent->layout()->activate();
        }
    }
}

void LevelEditor::fitBelowBars()
{
    settleLayout();
    if (m_isActive && m_canvas->isFit()) {
        m_canvas->zoomToFit();
    }
}

void LevelEditor::setOwnFolder(const QString &folder)
{
    m_files->setOwnFolder(folder);
}

void LevelEditor::newLevel(Size size)
{
    m_levels.add(::newLevel(*m_document.baseCatalogue(), size));
}

bool LevelEditor::newLevel()
{
    NewLevelDialog dialog(LevelDocument::defaultSize, m_levels.rulesetForNew(), m_document.baseCatalogue(), m_host);
    if (dialog.exec() != QDialog::Accepted) {
        return false;
    }
    m_levels.add(dialog.level());
    return true;
}

void LevelEditor::openLevel(Level level, const QString &path, bool readOnly)
{
    m_levels.add(std::move(level), path, readOnly);
}

void LevelEditor::openLevel(LoadedLevel read, const QString &path, bool readOnly)
{
    m_levels.add(std::move(read), path, readOnly);
}

void LevelEditor::openText(const QString &text)
{
    looksLikeCode(text) ? m_features.codes->open(text) : m_features.pasting->openMaze(text);
}

bool LevelEditor::showFile(const QString &path)
{
    const int place = m_levels.placeOf(path);
    if (place >= 0) {
        m_levels.show(place);
    }
    return place >= 0;
}

bool LevelEditor::maybeClose()
{
    m_toolbox.cancel();
    return m_files->mayCloseAll();
}

Level LevelEditor::levelForPlay(std::optional<Point> start) const
{
    Level level = m_document.level();
    const Catalogue &catalogue = *m_document.catalogue();
    if (start && canStartOn(*start)) {
        const Paint paint = Paint::ofKind(catalogue.kind(catalogue.start()).key);
        applyChange(level, changeByPainting(level, catalogue, Area({*start}, level.size()), paint));
    }
    return level;
}

bool LevelEditor::canStartOn(Point cell) const
{
    const Grid<TerrainId> &terrain = m_document.level().terrain;
    return terrain.contains(cell) && m_document.catalogue()->terrain(terrain.at(cell)).isWalkable;
}

void LevelEditor::requestPlay(std::optional<Point> start)
{
    m_toolbox.cancel();
    IssueList shownAnyway;
    const std::optional<PlayableLevel> level =
        PlayableLevel::check(levelForPlay(start), *m_document.baseCatalogue(), shownAnyway);
    if (!level) {
        m_docks->focusFirstIssue();
        m_docks->setStatus(tr("Fix the errors in this level before playing it."));
        return;
    }
    const bool isElsewhere = start && !canStartOn(*start);
    Q_EMIT playRequested(
        *level, isElsewhere ? tr("The hero cannot start on that cell, so this game begins at the start.") : QString());
}

PalettePanel &LevelEditor::palette()
{
    return m_docks->palette();
}

QString LevelEditor::title() const
{
    return titleOf(m_document);
}

QString LevelEditor::tabTitle() const
{
    return m_levels.isEmpty() ? title() : tabTitles(m_levels).at(m_levels.current());
}

QByteArray LevelEditor::arrangement() const
{
    return m_docks->arrangement();
}

void LevelEditor::setArrangement(const QByteArray &state)
{
    m_docks->setArrangement(state);
}

QList<QWidget *> LevelEditor::panels() const
{
    return m_header->findChildren<QWidget *>(Qt::FindDirectChildrenOnly) + m_docks->panels();
}

void LevelEditor::showStatus()
{
    m_docks->setStatus(statusText(m_document, m_toolbox, m_view.cursor()));
    m_docks->setHint(m_view.keys().cell() ? keyHint(m_toolbox.tool()) : toolHint(m_toolbox.tool()));
}

bool LevelEditor::eventFilter(QObject *watched, QEvent *event)
{
    if (watched == m_host && event->type() == QEvent::LanguageChange) {
        retranslate();
    } else if (watched == m_canvas && event->type() == QEvent::Resize) {
        // The bars may be laid out after the canvas.
        m_canvas->setBarsHeight(m_canvas->mapTo(m_host, QPoint()).y());
    }
    return QObject::eventFilter(watched, event);
}

void LevelEditor::retranslate()
{
    for (const std::unique_ptr<EditFeature> &feature : m_features.all) {
        feature->retranslate();
    }
    showIssues();
    showStatus();
    m_view.retranslate();
    Q_EMIT titleChanged();
}
