#pragma once

#include "app/games/playsession.h"
#include "app/games/saveslots.h"

#include <functional>

/// Keeps the slot of the game that is played: written on its first command, on every new depth, every few turns, under
/// real time every few seconds of the game, once the player rests, and whenever the caller asks; tried again if that
/// fails; removed once the game is won or lost.
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
    AutoSave(PlaySession &session, SaveSlots &slotsOfGames, QObject *parent = nullptr);

    /// The game that the session is about to start is kept in this slot.
    void begin(const QString &id, const QJsonObject &origin);
    /// Remembers something else beside the game under way, and writes it at once. A game without a command is not
    /// kept: it is written with its first one.
    void setOrigin(const QJsonObject &origin);
    /// The game that the session is about to start is not kept; the game before stays as it was written last.
    void end() { m_id.clear(); }
    /// The slot of the game; empty: what is played is not kept.
    const QString &id() const { return m_id; }

    /// Sets a function that adds what else is remembered beside a game, called whenever it is written.
    void setBeside(std::function<void(QJsonObject &origin)> beside) { m_beside = std::move(beside); }
    /// How long the player gives no command before the game is written; restMs at first.
    void setRest(int milliseconds) { m_rest.setInterval(milliseconds); }

    /// Whether so little was played that losing the game is no loss.
    static bool isLittle(const World &world);
    /// Writes what was played since the last time.
    void saveNow();
    /// Goes on in the slot that the game is in once all is written, which may be another one since it has parted.
    void settle();

private:
    void onPlayed();
    bool isDue() const;
    void write();

    PlaySession &m_session;
    SaveSlots &m_slots;
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
