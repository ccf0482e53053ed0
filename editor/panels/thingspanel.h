#pragma once

#include "editor/document/leveldocument.h"

#include <QTimer>
#include <QWidget>

class QAction;
class QLabel;
class QListWidget;
class QToolButton;
class ThingForm;
class Toolbox;

/// The panel of the selected things. If they are all on one cell with several things, a list shows the things on this
/// cell, and their order can be changed. A form shows the values of the selected things; each change applies to all of
/// them, as one undo step.
class ThingsPanel : public QWidget {
    Q_OBJECT

public:
    /// Both arguments must outlive the panel.
    ThingsPanel(LevelDocument &document, Toolbox &toolbox, QWidget *parent = nullptr);

    /// Sets the actions of the buttons: moving a thing up or down on its cell, and others such as duplicating and
    /// deleting. Call it once.
    void setActions(QAction *up, QAction *down, const QList<QAction *> &others);
    /// Sets the action that the Delete key triggers while the panel has the focus.
    void setDeletion(QAction *action) { m_deletion = action; }
    /// Updates the panel now. Changes of the level or the selection otherwise update it with a short delay.
    void showThings();

protected:
    bool event(QEvent *event) override;
    void showEvent(QShowEvent *event) override;

private:
    void showLater();
    QString kindsText(const std::vector<std::size_t> &things) const;
    void showHeading(const std::vector<std::size_t> &things);
    void showCell(const std::vector<std::size_t> &things);
    void showForm(const std::vector<std::size_t> &things);
    void onRowClicked(int row);
    void retranslate();

    LevelDocument &m_document;
    Toolbox &m_toolbox;
    QTimer m_later; ///< delays an update until all changes of a stroke have been made
    QLabel *m_heading;
    QLabel *m_kinds; ///< number of things per kind
    QLabel *m_nothing;
    QWidget *m_cell; ///< contains the list of the things on the cell
    QLabel *m_cellHeading;
    QListWidget *m_list;
    QToolButton *m_up;
    QToolButton *m_down;
    QWidget *m_buttons;
    QAction *m_deletion = nullptr;
    ThingForm *m_form = nullptr; ///< created when things are first selected
    /// Index in Level::things after the last thing on the cell. Row 0 of m_list shows the thing with the index before
    /// this one, row 1 the thing below that thing, and so on.
    std::size_t m_endOfCell = 0;
};
