#pragma once

#include "app/games/bestgames.h"
#include "app/games/campaignmemory.h"
#include "app/games/gamekeeper.h"
#include "app/games/keptruns.h"

#include <QObject>

/// What was played and cannot be written. That of the game under way is told once, although it is tried every few
/// turns, and when it can be written again; the log of the next game says nothing yet, so there it is told anew. As
/// soon as a game can be written the rest is tried again.
class UnsavedPlay : public QObject {
    Q_OBJECT

public:
    /// Who keeps what was played.
    struct Keepers {
        GameKeeper &games;
        KeptRuns &runs;
        CampaignMemory &campaigns;
        BestGames &best;
    };

    /// All must outlive this.
    UnsavedPlay(const Keepers &keepers, PlaySession &session, QObject *parent = nullptr);

    /// Writes what could not be written until now. Why that still fails; nothing if all is on the disk.
    std::optional<SaveFault> writeRest();

Q_SIGNALS:
    /// A sentence for the log.
    void said(const Sentence &sentence);

private:
    void noteWritten();
    void tell(const QString &slot, const SaveFault &fault);

    Keepers m_keepers;
    bool m_isTold = false;
};
