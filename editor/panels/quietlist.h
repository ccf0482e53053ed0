#pragma once

#include <QListView>

/// A list view or widget, `List`, whose row may change while the keyboard is elsewhere: Qt before 6.6 tells screen
/// readers then that the row has it, and they read out a list that nobody looks at, maybe behind a tab.
template<typename List>
class QuietList : public List {
public:
    using List::List;

protected:
    void currentChanged(const QModelIndex &current, const QModelIndex &previous) override
    {
        this->hasFocus() ? List::currentChanged(current, previous)
                         : QAbstractItemView::currentChanged(current, previous);
    }
    void selectionChanged(const QItemSelection &selected, const QItemSelection &deselected) override
    {
        this->hasFocus() ? List::selectionChanged(selected, deselected)
                         : QAbstractItemView::selectionChanged(selected, deselected);
    }
};
