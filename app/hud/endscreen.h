#pragma once

#include "app/games/gamesource.h"
#include "app/games/gamesummary.h"
#include "app/widgets/overlaycard.h"

/// The card shown over the level once a game is won or lost: its result, and the next actions.
class EndScreen final : public OverlayCard {
    Q_OBJECT

public:
    explicit EndScreen(QWidget *parent = nullptr);

    struct Offer {
        GameSource source = {};    ///< of the game that is over
        int place = -1;            ///< place among the best games, from 0; -1: none
        bool isFirst = false;      ///< no other best game to compare it with
        bool wasProtected = false; ///< the hero was protected for a while, so the game is no proof
    };
    void showEnd(const GameSummary &summary, const CataloguePtr &catalogue, const Offer &offer);
    const GameSummary &summary() const { return m_summary; }

Q_SIGNALS:
    void playAgain(); ///< with a new seed
    void playSameSeed();
    void editLevel();
    void playNext();
    void showScores();
    void keepProof(); ///< offered for a test that was won
    void watchEnd();  ///< watches the last moments of the game
    void tryBefore(); ///< plays again from before the last danger

protected:
    void retranslate() override;

private:
    QWidget *makeButtons();
    QWidget *makeWatchButtons();
    QWidget *makeSummaryButtons();
    QString storyText() const;
    QString campaignText() const;
    QString placeText() const;
    QString placeInDungeons() const;
    QString placeInLevel() const;
    void nameGames();
    bool isOfDay() const { return !m_summary.day.isEmpty(); }
    void copySummary();
    void saveSummary();

    QLabel *m_title;
    QLabel *m_story;
    QLabel *m_facts;
    QLabel *m_place;
    QPushButton *m_next; ///< buttons, in the order of the arrow keys
    QPushButton *m_again;
    QPushButton *m_same;
    QPushButton *m_edit;
    QPushButton *m_proof;
    QPushButton *m_watch;
    QPushButton *m_before;
    QPushButton *m_copy;
    QPushButton *m_save;
    QPushButton *m_scores;
    GameSummary m_summary;
    CataloguePtr m_catalogue;
    Offer m_offer;
};
