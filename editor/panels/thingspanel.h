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

/// The panel of the selected things: the other things on their cell and their order, and their own values. Actions here
/// apply to all selected things, as one step.
class ThingsPanel : public QWidget {
    Q_OBJECT

public:
    /// Both arguments must outlive the panel.
    ThingsPanel(LevelDocument &document, Toolbox &toolbox, QWidget *parent = nullptr);

    /// Sets the actions of the buttons: changing the order, and others such as copying, deleting, and making a kind.
    void setActions(QAction *up, QAction *down, const QList<QAction *> &others);
    /// Sets the action of the Delete key while the panel has the focus.
    void setDeletion(QAction *action) { m_deletion = action; }
    /// Updates the panel immediately instead of shortly after a change.
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
    QLabel *m_kinds; ///< number of things per kind
    QLabel *m_nothing;
    QWidget *m_cell; ///< list of the things on the cell
    QLabel *m_cellHeading;
    QListWidget *m_list;
    QToolButton *m_up;
    QToolButton *m_down;
    QWidget *m_buttons;
    QAction *m_deletion = nullptr;
    ThingForm *m_form = nullptr; ///< created when things are first selected
    std::size_t m_firstInCell = 0;
};
