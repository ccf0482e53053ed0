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

/// The things that are selected: what else stands in their cell, in which order, and the values of their own. What is
/// done here is done to all of them, as one step.
class ThingsPanel : public QWidget {
    Q_OBJECT

public:
    /// Both must outlive this.
    ThingsPanel(LevelDocument &document, Toolbox &toolbox, QWidget *parent = nullptr);

    /// The buttons show these actions: to change the order, to copy and to delete, to make a kind.
    void setActions(QAction *up, QAction *down, const QList<QAction *> &others);
    /// Sets what the key Delete does while the panel has the keyboard.
    void setDeletion(QAction *action) { m_deletion = action; }
    /// Shows the things as they are now, at once instead of a moment after a change.
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
    QTimer m_later;
    QLabel *m_heading;
    QLabel *m_kinds; ///< how many of which kind, of several
    QLabel *m_nothing;
    QWidget *m_cell; ///< what stands in the cell of the things
    QLabel *m_cellHeading;
    QListWidget *m_list;
    QToolButton *m_up;
    QToolButton *m_down;
    QWidget *m_buttons;
    QAction *m_deletion = nullptr;
    ThingForm *m_form = nullptr; ///< made when things are first selected
    std::size_t m_firstInCell = 0;
};
