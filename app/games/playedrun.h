#pragma once

#include "app/games/keptruns.h"
#include "app/games/playsession.h"

/// The run of the game that a session plays: it is kept once that game is over, or left for another one.
class PlayedRun : public QObject {
    Q_OBJECT

public:
    /// Who plays the game of the session, asked when it is kept.
    using Origin = std::function<RunOrigin()>;

    /// The session must outlive this. `heldOnTo` gives the ids of runs that do not go.
    PlayedRun(CataloguePtr shipped, PlaySession &session, Origin origin, std::function<QSet<QString>()> heldOnTo);

    KeptRuns &kept() { return m_kept; }
    /// Under which the game that is under way, or was played last, is kept.
    const QString &id() const { return m_id; }

    /// The session is about to start a game of `slot`, of a new one if that is empty, which is returned.
    QString begin(const QString &slot);
    /// Notes that the game of that id, which is about to begin, branches off another. That one is kept then, even if
    /// it is the one of the session and none is. A fault if it cannot be noted.
    std::optional<SaveFault> branchOff(const QString &id, const RunBranch &branch);
    /// The game that is under way makes room.
    void leave();

private:
    void keep();

    PlaySession &m_session;
    Origin m_origin;
    std::function<QSet<QString>()> m_heldOnTo;
    KeptRuns m_kept;
    QString m_id;
};
