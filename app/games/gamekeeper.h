#pragma once

#include "app/games/autosave.h"
#include "app/games/gamesource.h"

/// The games of a session in their slots. Each has one of its own from its beginning to its end, so that no beginning
/// takes away what is worth keeping: a restart takes the place of a game that is not older than what AutoSave may lose.
class GameKeeper {
public:
    /// So many games of the same are kept before crowd() tells what may go.
    static constexpr int mostOfTheSame = 20;

    /// The session must outlive this.
    GameKeeper(CataloguePtr catalogue, PlaySession &session);

    SaveSlots &saves() { return m_saves; }
    /// `said` gives what the log says, which is kept beside a game; as keptLines().
    void setSaid(const std::function<QJsonArray()> &said);

    /// The game that the session is about to start is kept with its source, in that slot; unless it is a test. A
    /// source without a beginning gets one.
    void begin(GameSource &source, const QString &slot);
    /// Keeps another source beside the game that is under way, which is on the disk then if anything was played.
    void setSource(const GameSource &source);
    /// The file of a level was renamed: its kept games belong to the new one. Games that cannot be loaded stay as they
    /// are.
    void fileMoved(const QString &from, const QString &to);
    /// Begins the same anew by `start`. Whether the game before is kept, so that it can be gone on with; one that is no
    /// loss makes room, unless its slot is still in use.
    bool startAnew(bool isTest, const std::function<void()> &start);
    /// Removes the restarts of a game that was won: from where they are nobody can come farther.
    void dropRestarts(const QString &beginning);

    /// The slot of the game that is under way; empty if it is not kept.
    QString slotUnderWay() const { return m_session.isUnderWay() ? m_autoSave.id() : QString(); }
    /// What a list of kept games would read of the game that is under way, which has that source; there must be one.
    SaveHead headUnderWay(const GameSource &source) const;
    /// The slot of the newest game of that source; empty if there is none.
    QString newestSlotOf(const GameSource &source) const;
    /// What was kept beside a game.
    QJsonObject originIn(const QString &slot) const;
    /// The older games of the same, if more than mostOfTheSame are kept; of a test none.
    QList<SlotInfo> crowd(const GameSource &source) const;
    /// Keeps a game before the level that a campaign goes on with, unless one is kept. False if that level cannot be
    /// played now, so that nothing is kept. At the first level and after the last one there is nothing to keep.
    bool keepPlace(const Campaign &campaign, const CampaignProgress &progress);
    /// Writes what was played; all of it is on the disk then, or rests in saves().
    void saveForLater();

private:
    CataloguePtr m_catalogue;
    PlaySession &m_session;
    SaveSlots m_saves{m_catalogue};
    AutoSave m_autoSave{m_session, m_saves};
};
