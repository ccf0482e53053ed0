#pragma once

#include "editor/edits/overlays.h"

#include <QWidget>

class QAction;
class QCheckBox;
class QLabel;
class QListWidget;
class QListWidgetItem;

/// The overlays of the level, each with swatch and key, and the monsters on rounds: one can be chosen, one is shown
/// while the mouse is over it.
class OverlaysPanel : public QWidget {
    Q_OBJECT

public:
    /// One action an overlay, in the order of Overlay; the panel ticks them. They must outlive this.
    explicit OverlaysPanel(const QList<QAction *> &overlays, QWidget *parent = nullptr);

    struct Monster {
        std::size_t thing = 0; ///< of Level::things
        Point cell;
        QString text;
    };
    /// Sets the monsters that walk rounds; `dropped` more are not listed. The one on the cell of the marked one stays
    /// marked.
    void setMonsters(const std::vector<Monster> &monsters, qint64 dropped);
    static constexpr int mostMonsters = 500;
    /// Marks one of them, or "All together".
    void mark(std::optional<std::size_t> thing);

Q_SIGNALS:
    /// The monster whose rounds are to be shown, because the mouse is over it or it is marked; nothing: all.
    void monsterShown(std::optional<std::size_t> thing);
    /// The person wants to see where a monster stands.
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
