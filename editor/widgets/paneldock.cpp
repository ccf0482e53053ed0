#include "editor/widgets/paneldock.h"

#include <QAction>
#include <QMainWindow>
#include <QTabBar>
#include <QToolButton>

#include <algorithm>

PanelDock::PanelDock(QWidget &keyboardHome, QWidget *parent)
    : QDockWidget(parent), m_keyboardHome(keyboardHome), m_noTitle(new QWidget(this))
{
    m_noTitle->hide();
    connect(this, &QDockWidget::visibilityChanged, this, &PanelDock::shutBehindTab);
    connect(toggleViewAction(), &QAction::triggered, this, [this](bool isOpen) {
        if (isOpen) {
            raise();
        }
    });
}

/// Behind a tab it is visible to Qt: it only lies outside the window.
void PanelDock::shutBehindTab(bool isSeen)
{
    const bool isBehind = !isSeen && isVisible();
    if (isBehind && isAncestorOf(window()->focusWidget())) {
        m_keyboardHome.setFocus();
    }
    if (widget()) {
        widget()->setEnabled(!isBehind);
    }
}

void PanelDock::setTitleShown(bool isShown)
{
    if (titleBarWidget() && titleBarWidget() != m_noTitle) {
        return;
    }
    QWidget *wanted = isShown ? nullptr : m_noTitle;
    if (titleBarWidget() != wanted) {
        setTitleBarWidget(wanted); // lays out the whole window
    }
}

void nameOnce(const QMainWindow &host, const QList<PanelDock *> &docks)
{
    for (QTabBar *tabs : host.findChildren<QTabBar *>(Qt::FindDirectChildrenOnly)) {
        tabs->setFocusPolicy(tabs->count() > 0 ? Qt::TabFocus : Qt::NoFocus); // Qt leaves bars without tabs behind
        for (QToolButton *button : tabs->findChildren<QToolButton *>()) {
            button->setFocusPolicy(Qt::NoFocus); // arrow keys do what it does
        }
        if (tabs->elideMode() != Qt::ElideNone) {
            // Whole names of which some are scrolled to say more than "T…" beside "H…".
            tabs->setElideMode(Qt::ElideNone);
            tabs->setUsesScrollButtons(true);
        }
    }
    for (PanelDock *dock : docks) {
        const QList<QDockWidget *> others = host.tabifiedDockWidgets(dock);
        const bool isTabbed = std::any_of(others.begin(), others.end(), [](const QDockWidget *other) {
            return other->toggleViewAction()->isChecked();
        });
        dock->setTitleShown(!isTabbed);
    }
}
