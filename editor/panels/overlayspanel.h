#pragma once

#include "editor/edits/overlays.h"

#include <QWidget>

class QAction;
class QCheckBox;
class QLabel;
class QListWidget;
class QListWidgetItem;

/// The panel of overlays, each with swatch and shortcut, and of monsters with rounds: one can be chosen, and the one
/// below the mouse is shown.
class OverlaysPanel : public QWidget {
    Q_OBJECT

public:
    /// `overlays` has one action per overlay, in the order of Overlay; the panel toggles them. They must outlive the
    /// panel.
    explicit OverlaysPanel(const QList<QAction *> &overlays, QWidget *parent = nullptr);

    struct Monster {
        std::size_t thing = 0; ///< index in Level::things
        Point cell;
        QString text;
    };
    /// Sets the monsters with rounds; `dropped` more are not listed. The selection stays on the monster of the same
    /// cell.
    void setMonsters(const std::vector<Monster> &monsters, qint64 dropped);
    static constexpr int mostMonsters = 500;
    /// Selects a monster, or "All together".
    void mark(std::optional<std::size_t> thing);

Q_SIGNALS:
    /// The rounds of this monster should be shown, because it is selected or below the mouse; std::nullopt: those of
    /// all.
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
