#pragma once

#include "editor/storage/backgroundjob.h"
#include "gamecore/data/ids.h"
#include "gamecore/play/game.h"

#include <QImage>
#include <QWidget>

#include <optional>

class QLabel;

/// The large picture at the top of the start page: the surroundings of the hero of the last game, as far as he knows
/// them, or the first room of the dungeon of the day. It fades into the window color on the left, where the title and
/// the buttons are. The picture is drawn in a worker thread.
class Showcase : public QWidget {
    Q_OBJECT

public:
    explicit Showcase(CataloguePtr catalogue, QWidget *parent = nullptr);

    /// Sets the last game and its name; std::nullopt: shows the dungeon of the day. Takes effect on request().
    void setGame(std::optional<Game> game, const QString &name);
    /// Draws the picture in the present size, unless it is up to date.
    void request();
    /// Sets the width of the part on the left that texts and buttons cover, in logical pixels.
    void setCovered(int width);
    /// Returns the picture; null until it is drawn.
    const QImage &picture() const { return m_picture; }

protected:
    void paintEvent(QPaintEvent *event) override;
    void resizeEvent(QResizeEvent *event) override;

private:
    void placeCaption();
    void retranslate();

    CataloguePtr m_catalogue;
    std::optional<Game> m_game;
    QString m_name; ///< of m_game
    QLabel *m_caption;
    QImage m_picture;
    QPointF m_hero{0.5, 0.5}; ///< position of the hero in m_picture, as fractions of its size
    QSize m_drawn;            ///< size of the widget for which m_picture was drawn; empty: another picture is wanted
    int m_covered = 0;
    BackgroundJob m_job; ///< last, because its worker thread must end first
};
