#pragma once

#include "editor/edits/overlays.h"

#include <QWidget>

class QAction;
class QCheckBox;
class QLabel;
class QListWidget;
class QListWidgetItem;

/// The panel of overlays, each with a check box, swatch and shortcut, and below them a list of patrolling monsters. The
/// canvas shows the patrol of the monster whose row is under the mouse; while the mouse is on no row, the patrol of the
/// monster whose row is selected.
class OverlaysPanel : public QWidget {
    Q_OBJECT

public:
    /// `overlays` has one action per overlay, in the order of Overlay. The check boxes trigger these actions, which
    /// must outlive the panel.
    explicit OverlaysPanel(const QList<QAction *> &overlays, QWidget *parent = nullptr);

    /// A row of the list of patrolling monsters.
    struct Monster {
        std::size_t thing = 0; ///< index in Level::things
        Point cell;
        QString text;
    };
    /// Sets the list of patrolling monsters; a last row says that there are `dropped` more. The selection stays on the
    /// monster in the same cell, or moves to the row "All monsters" if no monster is in that cell.
    void setMonsters(const std::vector<Monster> &monsters, qint64 dropped);
    /// Largest number of monsters that callers pass to setMonsters().
    static constexpr int mostMonsters = 500;
    /// Selects the row of a monster by its index in Level::things; std::nullopt: the row "All monsters". Does nothing
    /// if there is no such row.
    void mark(std::optional<std::size_t> thing);

Q_SIGNALS:
    /// The patrol of this monster should be shown, because its row is selected or under the mouse; std::nullopt: the
    /// patrols of all monsters.
    void monsterShown(std::optional<std::size_t> thing);
    /// The user wants to see the cell of a monster.
    void cellChosen(Point cell);

protected:
    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    void connectAll();
    void fill();
    void showActions();
    std::optional<std::size_t> thingOf(const QListWidgetItem *item) const;
    void retranslate();

    QList<QAction *> m_actions;
    QList<QCheckBox *> m_boxes;
    QLabel *m_heading;
    QListWidget *m_list;
    std::vector<Monster> m_monsters;
    qint64 m_dropped = 0;
};
