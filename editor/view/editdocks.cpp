#include "editor/view/editdocks.h"

#include "editor/art/fontsize.h"
#include "editor/palette/palettepanel.h"
#include "editor/panels/issuespanel.h"
#include "editor/panels/optionsbar.h"
#include "editor/panels/propertiespanel.h"
#include "editor/panels/toolsbar.h"
#include "editor/widgets/elidedwidgets.h"
#include "editor/widgets/layouts.h"
#include "editor/widgets/plainlabel.h"
#include "editor/workspace/workspace.h"

#include <QHBoxLayout>
#include <QLabel>
#include <QMainWindow>
#include <QStatusBar>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace {

constexpr int panelWidth = 312;  // room for the names of its tabs in both languages
constexpr int widestPanel = 400; // default limit in a wide window
constexpr int issuesHeight = 150;
const QString arrangementName = u"edit"_s;

QLabel *newCountLabel(const QString &objectName)
{
    QLabel *label = namedLabel(objectName);
    label->setContentsMargins(8, 0, 8, 0);
    return label;
}

/// Creates a label that elides long text and shows all of it in its tool tip.
QLabel *newStatusLabel(const QString &objectName)
{
    auto *label = new ElidedLabel;
    label->setObjectName(objectName);
    label->setContentsMargins(8, 0, 8, 0);
    return label;
}

/// Puts two labels into one line. The first one takes the space it needs, the last one the rest.
QWidget *inOneLine(QLabel *first, QLabel *last)
{
    auto *line = new QWidget;
    auto *layout = new QHBoxLayout(line);
    layout->setContentsMargins(0, 0, 0, 0);
    last->setSizePolicy(QSizePolicy::Ignored, QSizePolicy::Preferred);
    layout->addWidget(first);
    layout->addWidget(last, 1);
    return line;
}

} // namespace

EditDocks::EditDocks(LevelDocument &document, Toolbox &toolbox, Workspace &workspace)
    : QObject(&workspace.host()), m_workspace(workspace), m_tools(new ToolsBar(toolbox)),
      m_options(new OptionsBar(document, toolbox)), m_palette(new PalettePanel(document)),
      m_properties(new PropertiesPanel(document)), m_issues(new IssuesPanel), m_status(newStatusLabel(u"editStatus"_s)),
      m_hint(newStatusLabel(u"editHint"_s)), m_issueCount(newCountLabel(u"editIssueCount"_s)),
      m_line(new LayoutBoundary(inOneLine(m_status, m_hint))), m_countRoom(new LayoutBoundary(m_issueCount))
{
    workspace.addArrangement(
        {.name = arrangementName, .first = [this](QSize) { return firstGroups(); }, .keys = KeyScope::Drawing});
    workspace.addBar(m_tools, Qt::LeftToolBarArea, {arrangementName});
    workspace.addBar(m_options, Qt::TopToolBarArea, {arrangementName});
    addPanel(m_palette, PanelNames::palette, {});
    addPanel(m_properties, PanelNames::properties, {.tabbedWith = PanelNames::palette, .scrolls = true});
    addPanel(m_issues, PanelNames::issues, {.area = Qt::BottomDockWidgetArea});
    m_line->setSizePolicy(QSizePolicy::Ignored, QSizePolicy::Preferred);
    workspace.host().statusBar()->addWidget(m_line, 1);
    workspace.host().statusBar()->addPermanentWidget(m_countRoom);
    connect(workspace.host().statusBar(), &QStatusBar::messageChanged, this, &EditDocks::showLine);
    showStatus(false);
}

QDockWidget *EditDocks::addPanel(QWidget *panel, const QString &objectName, PanelHome home)
{
    if (home.area == Qt::RightDockWidgetArea || home.area == Qt::LeftDockWidgetArea) {
        home.narrowest = panelWidth;
    }
    return &m_workspace.addPanel({.name = objectName, .widget = panel, .shownIn = {arrangementName}, .home = home});
}

void EditDocks::showPanel(const QString &objectName)
{
    m_workspace.open(objectName);
}

void EditDocks::raisePanel(const QString &objectName)
{
    if (PanelDock &dock = m_workspace.dock(objectName); dock.toggleViewAction()->isChecked()) {
        dock.raise();
    }
}

void EditDocks::setVisible(bool isVisible)
{
    const bool wasVisible = m_workspace.shown() == arrangementName;
    if (isVisible == wasVisible) {
        return;
    }
    showStatus(isVisible);
    isVisible ? m_workspace.show(arrangementName) : m_workspace.putAside();
}

/// Shows or hides the bars that are not part of arrangements.
void EditDocks::showStatus(bool isShown)
{
    m_isStatusShown = isShown;
    m_tools->setToolsEnabled(isShown);
    showLine();
    m_countRoom->setVisible(isShown);
    m_workspace.host().statusBar()->setVisible(isShown);
}

/// Shows status and hint, unless the status bar shows a message. The bar itself hides only widgets that are visible
/// when the message appears.
void EditDocks::showLine()
{
    m_line->setVisible(m_isStatusShown && m_workspace.host().statusBar()->currentMessage().isEmpty());
}

QByteArray EditDocks::arrangement() const
{
    return m_workspace.arrangement(arrangementName);
}

void EditDocks::setArrangement(const QByteArray &state)
{
    m_workspace.setArrangement(arrangementName, state);
}

/// Returns the default groups of panels. Palette, properties and things share one place, which is high enough for each
/// of them; history and map are below.
QList<PanelGroup> EditDocks::firstGroups() const
{
    const QMainWindow &host = m_workspace.host();
    const int byFont = std::min(host.width() / 3, besideFont(panelWidth, host.font()));
    const int byWindow = std::min(host.width() * 21 / 100, widestPanel);
    QList<PanelGroup> groups = m_workspace.homes(arrangementName);
    for (PanelGroup &group : groups) {
        const bool hasPalette = group.panels.contains(PanelNames::palette);
        if (hasPalette || group.panels.contains(PanelNames::history)) {
            group.width = std::max({panelWidth, byFont, byWindow});
            group.height = hasPalette ? 72 : 28;
        } else if (group.panels.contains(PanelNames::issues)) {
            group.height = besideFont(issuesHeight, host.font());
        }
    }
    return groups;
}

QList<QWidget *> EditDocks::panels() const
{
    return m_workspace.panels(arrangementName);
}

void EditDocks::setStatus(const QString &text)
{
    m_status->setText(text);
}

void EditDocks::setHint(const QString &text)
{
    m_hint->setText(text);
}

void EditDocks::setIssueCount(const QString &text)
{
    m_issueCount->setText(text);
}

void EditDocks::focusFirstIssue()
{
    showPanel(PanelNames::issues);
    m_issues->focusFirst();
}

void EditDocks::chooseTileset()
{
    showPanel(PanelNames::properties);
    m_properties->chooseTileset();
}
