#pragma once

#include <QPixmap>
#include <QStringList>
#include <QWidget>

#include <memory>

class EventList;
class PlaySession;
class Tileset;
struct Appearance;
class World;

/// The figures of a scene at the end of a game, as names of pictures.
struct EndCast {
    QStringList hero = {}; ///< the hero and what he wears, the lowest first
    QString other = {};    ///< the treasure won last or, after his death, the killer; empty: none
    QString floor = {};    ///< of the level's set
    bool hasWon = false;

    friend bool operator==(const EndCast &, const EndCast &) = default;
};

/// Returns the picture of the last treasure that was collected in `events`, which led to `world`; empty if none was.
QString lastTreasureOf(const EventList &events, const World &world);
/// Returns the figures of a finished game; `killer` is as in killerOf(). If `lastTreasure`, as in lastTreasureOf(), is
/// empty, a victory shows another collected treasure.
EndCast endCastOf(const World &world, const QString &tileset, const Appearance &killer, const QString &lastTreasure);

/// A small scene in a pool of light that ends a game: the hero with treasure, or his body and his killer.
class EndScene : public QWidget {
    Q_OBJECT

public:
    explicit EndScene(QWidget *parent = nullptr);
    ~EndScene() override;

    void setCast(const EndCast &cast);

protected:
    void paintEvent(QPaintEvent *event) override;

private:
    void paintFloor(QPainter &painter) const;
    void paintFigures(QPainter &painter) const;
    QImage heroImage() const;
    void paintDarkness(QPainter &painter) const;

    std::unique_ptr<Tileset> m_tileset;
    EndCast m_cast;
};
