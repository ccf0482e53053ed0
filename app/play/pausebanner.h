#pragma once

#include <QLabel>

class Canvas;
class PlaySession;

/// Says over the canvas that the game of a session stands still, and what lets it go on. It lies where it covers as
/// little as can be of what lies or stands in the level, and seeks its place anew when cells move.
class PauseBanner : public QLabel {
    Q_OBJECT

public:
    /// Both must outlive each use of this, not its destruction.
    PauseBanner(const PlaySession &session, Canvas &canvas);

    /// Shows it in the language of the program if it `mayShow` and the game stands still, or hides it.
    void showState(bool mayShow);
    /// Seeks its place: the canvas has another size.
    void place();

private:
    QPoint bestPlace() const;
    int thingsUnder(const QRect &part) const;

    const PlaySession &m_session;
    Canvas &m_canvas;
};
