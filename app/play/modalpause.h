#pragma once

#include "app/games/playsession.h"

#include <functional>

/// Lets the clock of a game under real time stand still while a menu or a dialog is open anywhere in the program, and
/// go on once all of them are closed. A game that stood still before stays so.
class ModalPause : public QObject {
    Q_OBJECT

public:
    /// `mayGoOn` is asked when the last one has closed: whether the game is still in front of the player and nothing
    /// else holds it up. The session must outlive this.
    ModalPause(PlaySession &session, std::function<bool()> mayGoOn, QObject *parent = nullptr);

    /// Whether the clock stands still because of this.
    bool isHolding() const { return m_isHolding; }

protected:
    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    void open(const QObject *window);
    void close(const QObject *window);

    PlaySession &m_session;
    std::function<bool()> m_mayGoOn;
    std::vector<const QObject *> m_open; ///< never looked into
    bool m_isHolding = false;
};
