#pragma once

#include "app/games/keptruns.h"
#include "app/games/playsession.h"

/// The run of the game that a session plays: it is kept once that game is over, or left for another one.
class PlayedRun : public QObject {
    Q_OBJECT

public:
    /// The session must outlive this. `heldOnTo` gives the ids of runs that do not go.
    PlayedRun(CataloguePtr shipped, PlaySession &session, std::function<QSet<QString>()> heldOnTo);

    KeptRuns &kept() { return m_kept; }
    /// Under which the game that is under way, or was played last, is kept.
    const QString &id() const { return m_id; }

    /// The session is about to start a game of `slot`, of a new one if that is empty, which is returned; somebody of
    /// that name, which may be empty, plays it.
    QString begin(const QString &slot, const QString &name);
    /// What the game that has begun branches off.
    void note(const RunBranch &branch) { m_kept.note(m_id, branch); }
    /// The game that is under way makes room.
    void leave();

private:
    void keep();

    PlaySession &m_session;
    std::function<QSet<QString>()> m_heldOnTo;
    KeptRuns m_kept;
    QString m_id;
    QString m_name;
};
