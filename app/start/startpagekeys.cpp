// Where the keyboard goes on the start page.

#include "app/start/levelshelf.h"
#include "app/start/savedgames.h"
#include "app/start/startpage.h"
#include "app/widgets/panelcycle.h"
#include "editor/levels/lostworkbar.h"

#include <QKeyEvent>
#include <QListWidget>
#include <QPushButton>

QList<QWidget *> StartPage::panels() const
{
    QList<QWidget *> panels{m_lostWork, m_continue, m_saved, m_begin};
    for (LevelShelf *shelf : m_shelves) {
        panels.append(&shelf->list());
    }
    return panels;
}

/// Parts of the page come and go: each Tab finds its way anew.
bool StartPage::focusNextPrevChild(bool isNext)
{
    orderTabs(panels());
    // Qt counts a page that hands the keyboard on as one more stop, and would jump from there past what is before.
    QWidget *proxy = focusProxy();
    setFocusProxy(nullptr);
    const bool hasMoved = QWidget::focusNextPrevChild(isNext);
    setFocusProxy(proxy);
    return hasMoved;
}

void StartPage::keyPressEvent(QKeyEvent *event)
{
    auto *button = qobject_cast<QPushButton *>(focusWidget());
    if (button && (event->key() == Qt::Key_Return || event->key() == Qt::Key_Enter)) {
        button->click();
        return;
    }
    QWidget::keyPressEvent(event);
}
