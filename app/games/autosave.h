#pragma once

#include "app/games/playsession.h"
#include "app/games/saves.h"

#include <functional>

/// Saves the game that is played: on its first command, on every new depth, every few turns, under real time every few
/// seconds of the game, once the player rests, and whenever the caller asks; tries again if that fails; removes the
/// save once the game is won or lost.
class AutoSave : public QObject {
    Q_OBJECT

public:
    static constexpr int mostTurnsBetween = 10;
    /// Milliseconds of the game's own time, which stands still while it is paused.
    static constexpr qint64 mostMsBetween = 10 * 1000;
    /// A large level is a large file: so many times as much is played before it is written again.
    static constexpr int timesForLarge = 10;
    /// Milliseconds of the player's time without a command.
    static constexpr int restMs = 2000;

    /// Both must outlive this.
    AutoSave(PlaySession &session, Saves &saves, QObject *parent = nullptr);

    /// The session is about to start a game that is saved under this id.
    void begin(const QString &id, const QJsonObject &origin);
    /// Remembers something else beside the game under way, and writes it at once. A game without a command is not
    /// saved before its first one.
    void setOrigin(const QJsonObject &origin);
    /// The session is about to start a game that is not saved; the game before stays as it was written last.
    void end() { m_id.clear(); }
    /// The id of the save; empty if what is played is not saved.
    const QString &id() const { return m_id; }

    /// Sets a function that adds what else is remembered beside a game, called whenever it is written.
    void setBeside(std::function<void(QJsonObject &origin)> beside) { m_beside = std::move(beside); }
    /// How long the player gives no command before the game is written; restMs at first.
    void setRest(int milliseconds) { m_rest.setInterval(milliseconds); }

    /// True if so little was played that losing the game is no loss.
    static bool isLittle(const World &world);
    /// Writes what was played since the last time.
    void saveNow();
    /// Waits until all is written, and goes on with the id that the game has then: another one if it has parted.
    void settle();

private:
    void onPlayed();
    bool isDue() const;
    void write();

    PlaySession &m_session;
    Saves &m_saves;
    QString m_id;
    QJsonObject m_origin;
    std::function<void(QJsonObject &)> m_beside = [](QJsonObject &) {};
    QTimer m_rest;
    bool m_isDirty = false;   ///< something was played that is not written
    bool m_isWritten = false; ///< since the game began
    int m_turn = 0;           ///< as written last
    qint64 m_timeMs = 0;
    int m_depth = 1;
};
