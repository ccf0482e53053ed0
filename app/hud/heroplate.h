#pragma once

#include "gamecore/play/shownstats.h"

#include <QWidget>

#include <memory>

class Canvas;
class Game;
class QGridLayout;
class QHBoxLayout;
class QLabel;
class QProgressBar;
class Tileset;

/// The plate in the upper left corner of the canvas: the hero's hit points, level, depth and statuses with the turns
/// that they still last. Shows only the numbers that matter in the game, and is hidden if there are neither numbers nor
/// statuses. In a level that fits as a whole it moves to the lower left corner while the hero is under it or next to
/// it. The mouse reaches the cells under the plate.
class HeroPlate : public QWidget {
    Q_OBJECT

public:
    /// The canvas becomes the parent.
    explicit HeroPlate(Canvas &canvas);
    ~HeroPlate() override;

    /// Shows the hero of a game, with the numbers selected by `shownStats`.
    void showHero(const World &world, const ShownStats &shownStats);
    /// Sets whether the canvas shows a game. Otherwise the plate is hidden.
    void setShown(bool isShown);
    /// Returns the description of the hero for screen readers, such as "12 of 30 HP, level 2, depth 3".
    QString sentence() const;

protected:
    void changeEvent(QEvent *event) override;
    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    struct Numbers {
        int hp = 1;
        int maxHp = 1;
        int level = 1;
        int depth = 0; ///< 0 outside of dungeons
        Statuses statuses = {};
        ShownStats shown = {};

        friend bool operator==(const Numbers &, const Numbers &) = default;
    };
    struct Fact {
        QLabel *caption;
        QLabel *value;
    };

    Fact addFact(QGridLayout &grid, int column, const QString &name);
    void showNumbers();
    void showHp();
    void showStatuses();
    void place();
    void retranslate();

    Canvas &m_canvas;
    std::unique_ptr<Tileset> m_tileset;
    QLabel *m_hpCaption;
    QLabel *m_hp;
    QProgressBar *m_hpBar;
    Fact m_level;
    Fact m_depth;
    QWidget *m_statuses;
    QHBoxLayout *m_icons;
    Numbers m_numbers;
    Point m_cell; ///< of the hero
    bool m_isShown = false;
    bool m_hasWorld = false;
};
