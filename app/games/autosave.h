#pragma once

#include "app/games/playsession.h"
#include "app/games/saves.h"

#include <functional>

/// The automatic saving of the game being played: on its first command, on every new depth, every few turns or every
/// few seconds of game time, after a short time without a command, and on saveNow(). Failed saves are retried. The save
/// is removed once the game is won or lost.
class AutoSave : public QObject {
    Q_OBJECT

public:
    /// The largest number of turns between two saves.
    static constexpr int mostTurnsBetween = 10;
    /// The longest game time between two saves, in milliseconds.
    static constexpr qint64 mostMsBetween = 10 * 1000;
    /// Factor for both limits in large levels (isLarge()), since their saves are large.
    static constexpr int timesForLarge = 10;
    /// Time without a command after which the game is saved, in milliseconds.
    static constexpr int restMs = 2000;

    /// Both references must outlive this object.
    AutoSave(PlaySession &session, Saves &saves, QObject *parent = nullptr);

    /// Call before the session starts a game that is saved under `id`. `origin` is stored with each save (originOf() a
    /// GameSource).
    void begin(const QString &id, const QJsonObject &origin);
    /// Replaces the origin of the current game, and saves the game with it at once. A game without a command is not
    /// saved before its first one.
    void setOrigin(const QJsonObject &origin);
    /// Call before the session starts a game that is not saved. The last save of the previous game remains.
    void end() { m_id.clear(); }
    /// Returns the id of the save; empty if the current game is not saved.
    const QString &id() const { return m_id; }

    /// Sets a function that adds values that change during the game, such as the log, to the origin at each save.
    void setExtraOrigin(std::function<void(QJsonObject &origin)> beside) { m_beside = std::move(beside); }
    /// Sets the time without a command after which the game is saved; restMs by default.
    void setRest(int milliseconds) { m_rest.setInterval(milliseconds); }

    /// True if so little was played that the save may be deleted: less than ten turns and ten seconds, at depth 1.
    static bool hasBarelyBegun(const World &world);
    /// Saves the game if it changed since the last save.
    void saveNow();
    /// Waits until every pending file was tried once. If the save was split in two (Saves), id() is the new id
    /// afterwards.
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
    bool m_isDirty = false;   ///< unsaved changes exist
    bool m_isWritten = false; ///< saved since the game began
    int m_turn = 0;           ///< turn of the last save
    qint64 m_timeMs = 0;      ///< game time of the last save
    int m_depth = 1;          ///< depth of the last save
};
