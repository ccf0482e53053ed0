#include "editor/workspace/barset.h"

#include "editor/widgets/fixedbar.h"

#include <QAction>
#include <QMainWindow>
#include <QStatusBar>
#include <QToolBar>

void BarSet::add(QToolBar *bar, Qt::ToolBarArea area, const QStringList &shownIn)
{
    bar->setParent(&m_host);
    bar->hide();
    bar->toggleViewAction()->setObjectName(QString(u"show_" + bar->objectName()));
    bar->toggleViewAction()->setVisible(false);
    m_bars.push_back({bar, area, shownIn});
}

QToolBar &BarSet::addFoot(QWidget *line, const QString &barName)
{
    m_foot = new FixedBar(barName);
    m_foot->addWidget(line);
    m_foot->toggleViewAction()->setVisible(false);
    m_host.addToolBar(Qt::BottomToolBarArea, m_foot);
    m_foot->hide();
    return *m_foot;
}

QList<BarSet::Bar> BarSet::shownIn(const QString &arrangement) const
{
    QList<Bar> bars = m_bars;
    bars.removeIf([&arrangement](const Bar &bar) { return !bar.shownIn.contains(arrangement); });
    return bars;
}

void BarSet::show(const QString &arrangement) const
{
    for (const Bar &bar : shownIn(arrangement)) {
        m_host.addToolBar(bar.area, bar.bar);
        bar.bar->show();
    }
}

void BarSet::remove(const QString &arrangement) const
{
    for (const Bar &bar : shownIn(arrangement)) {
        m_host.removeToolBar(bar.bar);
    }
}

QList<QAction *> BarSet::toggleActions(const QString &arrangement) const
{
    QList<QAction *> actions;
    for (const Bar &bar : shownIn(arrangement)) {
        actions.append(bar.bar->toggleViewAction());
    }
    return actions;
}

bool BarSet::restoreState(const QByteArray &state, int version) const
{
    const bool hasFoot = m_foot && !m_foot->isHidden();
    const bool isRestored = m_host.restoreState(state, version);
    if (m_foot) {
        m_foot->setVisible(hasFoot);
    }
    return isRestored;
}

QSize BarSet::room() const
{
    int height = m_host.height();
    const QWidget *menus = m_host.menuWidget();
    if (menus && !menus->isHidden()) {
        height -= menus->hasHeightForWidth() ? menus->heightForWidth(m_host.width()) : menus->sizeHint().height();
    }
    const QWidget *status = m_host.findChild<QStatusBar *>(QString(), Qt::FindDirectChildrenOnly);
    for (const QWidget *bar : {static_cast<const QWidget *>(m_foot), status}) {
        height -= bar && !bar->isHidden() ? bar->sizeHint().height() : 0;
    }
    return {m_host.width(), height};
}
