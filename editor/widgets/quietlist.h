#pragma once

#include <QListView>

/// A list view or widget, `List`, whose row may change while the keyboard is elsewhere: Qt before 6.6 tells screen
/// readers then that the row has it, and they read out a list that nobody looks at, maybe behind a tab. So it leaves
/// out what QListView does then. Nor does it give the keyboard to a button that lies in the new row, as Qt would.
template<typename List>
class QuietList : public List {
public:
    using List::edit;
    using List::List;

protected:
    bool edit(const QModelIndex &index, QAbstractItemView::EditTrigger trigger, QEvent *event) override
    {
        const bool isElsewhere = trigger == QAbstractItemView::CurrentChanged && !this->hasFocus();
        return !isElsewhere && List::edit(index, trigger, event);
    }
    void currentChanged(const QModelIndex &current, const QModelIndex &previous) override
    {
        if (this->hasFocus()) {
            List::currentChanged(current, previous);
        } else {
            QAbstractItemView::currentChanged(current, previous); // NOLINT(bugprone-parent-virtual-call)
        }
    }
    void selectionChanged(const QItemSelection &selected, const QItemSelection &deselected) override
    {
        if (this->hasFocus()) {
            List::selectionChanged(selected, deselected);
        } else {
            QAbstractItemView::selectionChanged(selected, deselected); // NOLINT(bugprone-parent-virtual-call)
        }
    }
};
