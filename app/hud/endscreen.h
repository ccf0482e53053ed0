#pragma once

#include "app/games/gamesource.h"
#include "app/games/gamesummary.h"
#include "app/hud/endscene.h"
#include "app/widgets/overlaycard.h"

#include <cstdint>

class QGridLayout;

/// The card shown over the level once a game is won or lost: its result, and the next actions. There is a default
/// button and up to two more buttons; all other actions are links.
class EndScreen final : public OverlayCard {
    Q_OBJECT

public:
    explicit EndScreen(QWidget *parent = nullptr);

    /// Facts about the finished game that decide which buttons and texts are shown.
    struct Offer {
        GameSource source = {}; ///< source of the finished game
        int place = -1;         ///< rank of the game in its group of the best games (HighScores), from 0; -1: none
        bool isFirst = false;   ///< the group has no other game
        /// The hero was protected for a while, so the game cannot become the proof of the level.
        bool wasProtected = false;
        EndCast cast = {};
    };
    void showEnd(const GameSummary &summary, const CataloguePtr &catalogue, const Offer &offer);
    const GameSummary &summary() const { return m_summary; }

    /// The buttons. Arrow keys visit them in the order in which they are on the card.
    enum class Choice : std::uint8_t { Next, Again, SameSeed, Edit, Proof, Watch, Before, Copy, Save, Scores };
    /// Returns the button that has the keyboard; Choice::Again if none has it.
    Choice currentChoice() const;

Q_SIGNALS:
    void playAgain(); ///< the user wants a game of the same level or dungeon with a new seed
    void playSameSeed();
    void editLevel();
    void playNext();
    void showScores();
    void keepProof(); ///< the user wants the game as the level's proof; only for a test that was won
    void watchEnd();  ///< the user wants to watch the game; a lost game from shortly before the last danger
    void tryBefore(); ///< the user wants to continue from shortly before the last danger

protected:
    void retranslate() override;
    void resizeEvent(QResizeEvent *event) override;

private:
    void connectButtons();
    void arrange();
    QList<QPushButton *> sortedChoices() const;
    bool offersNext() const { return m_offer.source.hasNext() && m_summary.hasWon; }
    QString storyText() const;
    QString campaignText() const;
    QString placeText() const;
    QString placeInDungeons() const;
    QString placeInLevel() const;
    void nameGames();
    bool isOfDay() const { return !m_summary.day.isEmpty(); }
    void copySummary();
    void saveSummary();

    EndScene *m_scene;
    QLabel *m_title;
    QLabel *m_story;
    QLabel *m_facts;
    QLabel *m_place;
    QPushButton *m_next; ///< the buttons, in the order of Choice
    QPushButton *m_again;
    QPushButton *m_same;
    QPushButton *m_edit;
    QPushButton *m_proof;
    QPushButton *m_watch;
    QPushButton *m_before;
    QPushButton *m_copy;
    QPushButton *m_save;
    QPushButton *m_scores;
    QLabel *m_seed;
    QGridLayout *m_buttons; ///< see arrange()
    GameSummary m_summary;
    CataloguePtr m_catalogue;
    Offer m_offer;
};
