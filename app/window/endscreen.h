#pragma once

#include "app/window/runsummary.h"

#include <QElapsedTimer>
#include <QWidget>

class QKeyEvent;
class QLabel;
class QPushButton;

/// What is shown over the level once a game is won or lost: how it ended, and where to go from there.
class EndScreen : public QWidget {
    Q_OBJECT

public:
    explicit EndScreen(QWidget *parent = nullptr);

    struct Offer {
        bool hasNext = false; ///< there is a level after this one
        bool isTest = false;  ///< the game was started from the editor
        int place = -1;       ///< among the best games, from 0; -1: not among them
    };
    void showEnd(const RunSummary &summary, const CataloguePtr &catalogue, const Offer &offer);
    const RunSummary &summary() const { return m_summary; }

Q_SIGNALS:
    void playAgain(); ///< with a new seed
    void playSameSeed();
    void editLevel();
    void playNext();
    void showScores();

protected:
    void changeEvent(QEvent *event) override;
    bool eventFilter(QObject *watched, QEvent *event) override;
    void paintEvent(QPaintEvent *event) override;

private:
    QPushButton *addButton(const QString &name);
    QWidget *makeSummaryButtons();
    QList<QPushButton *> choices() const { return {m_next, m_again, m_same, m_edit, m_copy, m_save, m_scores}; }
    void retranslate();
    QString storyText() const;
    QString placeText() const;
    void copySummary();
    void saveSummary();
    /// The one button that looks like the first choice: that which has the keyboard.
    void makePrimary(const QPushButton *button);
    /// Whether an arrow key is still meant for the game.
    bool isHeldBack(const QKeyEvent &arrow);
    /// To the next or the previous choice.
    void goOn(int step);

    QLabel *m_title;
    QLabel *m_story;
    QLabel *m_facts;
    QLabel *m_place;
    QWidget *m_buttons;
    QPushButton *m_again;
    QPushButton *m_same;
    QPushButton *m_edit;
    QPushButton *m_next;
    QPushButton *m_copy;
    QPushButton *m_save;
    QPushButton *m_scores;
    QElapsedTimer m_sinceEnd;
    QElapsedTimer m_sinceArrow; ///< or since the end
    bool m_isHeld = false;      ///< the arrow that ended the game may still be down
    RunSummary m_summary;
    CataloguePtr m_catalogue;
    Offer m_offer;
};
