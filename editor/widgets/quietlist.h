#pragma once

#include <QListView>

/// A list view or list widget (`List`) whose current row may change while the focus is elsewhere. Qt before 6.6 then
/// tells screen readers that the row has the focus, so that they read out a list that the user does not use, perhaps
/// one behind a tab. This class skips that notification. It also keeps Qt from moving the focus to a button in the new
/// row.
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
