#include "editor/panels/editdocks.h"

#include "editor/panels/issuespanel.h"
#include "editor/panels/optionsbar.h"
#include "editor/panels/palettepanel.h"
#include "editor/panels/propertiespanel.h"
#include "editor/panels/toolsbar.h"

#include <QDockWidget>
#include <QLabel>
#include <QMainWindow>
#include <QScrollArea>
#include <QStatusBar>

using namespace Qt::StringLiterals;

namespace {

constexpr int panelWidth = 304;
constexpr int issuesHeight = 96;

/// Its panel may need more height than a small window has.
QScrollArea *scrolling(QWidget *panel, const QString &objectName)
{
    auto *area = new QScrollArea;
    area->setObjectName(objectName);
    area->setWidget(panel);
    area->setWidgetResizable(true);
    area->setFrameShape(QFrame::NoFrame);
    area->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    area->setFocusPolicy(Qt::NoFocus);
    return area;
}

QLabel *addStatusLabel(const QString &objectName)
{
    auto *label = new QLabel;
    label->setObjectName(objectName);
    label->setTextFormat(Qt::PlainText);
    label->setContentsMargins(8, 0, 8, 0);
    label->hide();
    return label;
}

} // namespace

EditDocks::EditDocks(LevelDocument &document, Toolbox &toolbox, QMainWindow *host)
    : QObject(host), m_host(host), m_tools(new ToolsBar(toolbox)), m_options(new OptionsBar(document, toolbox)),
      m_palette(new PalettePanel), m_properties(new PropertiesPanel(document)), m_issues(new IssuesPanel),
      m_paletteDock(addDock(m_palette, u"paletteDock"_s, Qt::RightDockWidgetArea)),
      m_propertiesDock(
          addDock(scrolling(m_properties, u"propertiesArea"_s), u"propertiesDock"_s, Qt::RightDockWidgetArea)),
      m_issuesDock(addDock(m_issues, u"issuesDock"_s, Qt::BottomDockWidgetArea)),
      m_status(addStatusLabel(u"editStatus"_s)), m_hint(addStatusLabel(u"editHint"_s)),
      m_issueCount(addStatusLabel(u"editIssueCount"_s))
{
    m_tools->toggleViewAction()->setObjectName(u"show_toolsBar"_s);
    host->addToolBar(Qt::LeftToolBarArea, m_tools);
    m_options->toggleViewAction()->setObjectName(u"show_optionsBar"_s);
    host->addToolBar(Qt::TopToolBarArea, m_options);
    host->setCorner(Qt::BottomRightCorner, Qt::RightDockWidgetArea);
    host->statusBar()->addWidget(m_status);
    // A narrow window shows as much of the hint as there is room for.
    m_hint->setSizePolicy(QSizePolicy::Ignored, QSizePolicy::Preferred);
    host->statusBar()->addWidget(m_hint, 1);
    host->statusBar()->addPermanentWidget(m_issueCount);
    retranslate();
    setVisible(false);
}

QDockWidget *EditDocks::addDock(QWidget *panel, const QString &objectName, Qt::DockWidgetArea area)
{
    auto *dock = new QDockWidget(m_host);
    dock->setObjectName(objectName);
    dock->toggleViewAction()->setObjectName(u"show_"_s + objectName);
    dock->setFeatures(QDockWidget::DockWidgetMovable);
    dock->setWidget(panel);
    if (area == Qt::RightDockWidgetArea) {
        panel->setMinimumWidth(panelWidth);
    }
    m_host->addDockWidget(area, dock);
    return dock;
}

void EditDocks::setVisible(bool isVisible)
{
    const bool isLeaving = !isVisible && m_isSized && m_propertiesDock->isVisible();
    if (isLeaving) {
        m_heights = {m_paletteDock->height(), m_propertiesDock->height(), m_issuesDock->height()};
    }
    m_tools->setVisible(isVisible);
    m_options->setVisible(isVisible);
    m_hint->setVisible(isVisible);
    m_tools->setToolsEnabled(isVisible);
    for (QDockWidget *dock : {m_paletteDock, m_propertiesDock, m_issuesDock}) {
        dock->setVisible(isVisible);
    }
    m_status->setVisible(isVisible);
    m_issueCount->setVisible(isVisible);
    m_host->statusBar()->setVisible(isVisible);
    if (isVisible && !m_isSized) {
        m_isSized = true;
        m_host->resizeDocks({m_paletteDock, m_propertiesDock}, {panelWidth, panelWidth}, Qt::Horizontal);
        m_host->resizeDocks({m_paletteDock, m_propertiesDock}, {55, 45}, Qt::Vertical);
        m_host->resizeDocks({m_issuesDock}, {issuesHeight}, Qt::Vertical);
    } else if (isVisible && m_heights.size() == 3) {
        // Docks that come back get their share anew: without this each return from play moves their borders.
        m_host->resizeDocks({m_paletteDock, m_propertiesDock}, m_heights.first(2), Qt::Vertical);
        m_host->resizeDocks({m_issuesDock}, {m_heights.last()}, Qt::Vertical);
    }
}

void EditDocks::setStatus(const QString &text)
{
    m_status->setText(text);
}

void EditDocks::setHint(const QString &text)
{
    m_hint->setText(text);
    m_hint->setToolTip(text);
}

void EditDocks::setIssueCount(const QString &text)
{
    m_issueCount->setText(text);
}

void EditDocks::showIssuesFirst()
{
    m_issuesDock->show();
    m_issuesDock->raise();
    m_issues->focusFirst();
}

void EditDocks::retranslate()
{
    m_paletteDock->setWindowTitle(tr("Palette"));
    m_propertiesDock->setWindowTitle(tr("Properties"));
    m_issuesDock->setWindowTitle(tr("Issues"));
    m_status->setAccessibleName(tr("What is under the cursor"));
    m_hint->setAccessibleName(tr("How to use the tool in hand"));
    m_issueCount->setAccessibleName(tr("Number of issues"));
    for (QDockWidget *dock : {m_paletteDock, m_propertiesDock, m_issuesDock}) {
        dock->setAccessibleName(dock->windowTitle());
    }
}
