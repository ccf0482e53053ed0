#pragma once

#include "app/games/gamesource.h"
#include "app/games/unwrittenprogress.h"
#include "app/messages/sentence.h"

#include <QObject>

class GameKeeper;
class World;

/// Remembers how far campaigns were played. Of two ways through one the program goes on with the one that was played
/// last, and the other waits among the kept games: whoever begins at the first level again finds the hero of before
/// there, before the level that he had come to.
class CampaignMemory : public QObject {
    Q_OBJECT

public:
    /// The keeper must outlive this.
    explicit CampaignMemory(GameKeeper &keeper, QObject *parent = nullptr);

    /// What cannot be written is told, and kept until it can be.
    void remember(const Campaign &campaign, const CampaignProgress &progress);
    /// How far it was played, as loadProgress() unless that could not be written.
    CampaignProgress progressIn(const Campaign &campaign) const { return m_rest.progressIn(campaign); }
    /// What could not be written until now.
    const UnwrittenProgress &rest() const { return m_rest; }
    /// Writes it; or says why that fails again.
    std::optional<SaveFault> writeRest() { return m_rest.write(); }
    /// The game of that source, which belongs to a campaign that is remembered, was just won. A hero to whom something
    /// else has happened than to the one who is known gets a way of his own, which the source tells from then on.
    void rememberVictory(GameSource &source, const World &world);

Q_SIGNALS:
    /// A sentence for the log.
    void said(const Sentence &sentence);

private:
    void changeWay(const Campaign &campaign, const CampaignProgress &known, const CampaignProgress &played);

    GameKeeper &m_keeper;
    UnwrittenProgress m_rest;
};
