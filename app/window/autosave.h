#pragma once

#include "app/window/playsession.h"
#include "app/window/saveslots.h"

/// Keeps the slot of the game that is played: written on its first command, on every new depth, every 100 turns, under
/// real time every minute of the game, and whenever the caller asks; removed once the game is won or lost.
class AutoSave : public QObject {
    Q_OBJECT

public:
    static constexpr int mostTurnsBetween = 100;
    /// Of the game's own time, which stands still while it is paused.
    static constexpr qint64 mostMsBetween = 60 * 1000;

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
    bool m_isDirty = false;   ///< something was played that is not written
    bool m_isWritten = false; ///< since the game began
    int m_turn = 0;           ///< as written last
    qint64 m_timeMs = 0;
    int m_depth = 1;
};
