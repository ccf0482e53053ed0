#pragma once

#include "app/games/playsession.h"
#include "app/games/saveslots.h"

#include <functional>

/// Keeps the slot of the game that is played: written on its first command, on every new depth, every few turns, under
/// real time every few seconds of the game, once the player rests, and whenever the caller asks; removed once the game
/// is won or lost.
class AutoSave : public QObject {
    Q_OBJECT

public:
    static constexpr int mostTurnsBetween = 10;
    /// Of the game's own time, which stands still while it is paused.
    static constexpr qint64 mostMsBetween = 10 * 1000;
    /// A large level is a large file: so many times as much is played before it is written again.
    static constexpr int timesForLarge = 10;
    /// Of the player's time without a command.
    static constexpr int restMs = 2000;

    /// Both must outlive this.
    AutoSave(PlaySession &session, SaveSlots &slotsOfGames, QObject *parent = nullptr);

    /// The game that the session is about to start is kept in this slot.
    void begin(const QString &id, const QJsonObject &origin);
    /// Remembers something else beside the game under way, and writes it at once, even if nothing was played.
    void setOrigin(const QJsonObject &origin);
    /// The game that the session is about to start is not kept; that of before stays as it was written last.
    void end() { m_id.clear(); }
    /// Empty: what is played is not kept.
    const QString &id() const { return m_id; }

    /// Who adds what else to remember beside a game, whenever it is written.
    void setBeside(std::function<void(QJsonObject &origin)> beside) { m_beside = std::move(beside); }
    /// After how much of the player's time without a command what was played is written; restMs at first.
    void setRest(int milliseconds) { m_rest.setInterval(milliseconds); }

    /// Whether a game of which no more was played would be no loss.
    static bool isLittle(const World &world);
    /// Writes what was played since the last time.
    void saveNow();
    /// Once all is written: goes on in the slot that the game is in, which may be another one since it has parted.
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
