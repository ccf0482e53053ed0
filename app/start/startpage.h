#pragma once

// app/start: the page on which one chooses what to play or draw.
//
// A card shows no more of a level than its hero sees before his first step, until the level was won or if it is one's
// own. The whole map would give away the puzzle before it is asked, and an empty picture would tell one level from
// another by nothing. What a kept game has explored is not added: each card would have to load a save, which may be
// large, and "under way" says enough.

#include "app/start/thumbnails.h"

#include <QIcon>
#include <QTimer>
#include <QWidget>

class LevelShelf;
class LostWorkBar;
class SavedGames;
struct SlotInfo;
class QAction;
class QVBoxLayout;
class QLabel;
class QPushButton;

/// Where the program begins: campaigns, the shipped levels, one's own, those opened last.
class StartPage : public QWidget {
    Q_OBJECT

public:
    explicit StartPage(const CataloguePtr &catalogue, QWidget *parent = nullptr);

    /// Buttons for these stand below the title, the first one as the first choice; the actions must outlive this.
    void setActions(const QList<QAction *> &actions);
    /// Looks again at the folders and at what was opened last.
    void refresh();
    /// Offers to go on with a game of that name, `howFar` below it; an empty name: there is none.
    void setUnderWay(const QString &name, const QString &howFar = {});
    /// Sets the kept games, the newest first; what is chosen of these goes on.
    void setKept(const QList<SlotInfo> &games);
    /// Which levels were won, from the next refresh() on.
    void setBestGames(const HighScores &scores) { m_thumbnails.setBestGames(scores); }
    /// Offers to go on with saved games.
    void setSavedGames(const QList<SlotInfo> &games);
    /// Offers back what was not saved in an earlier run.
    LostWorkBar &lostWork() { return *m_lostWork; }
    /// What F6 goes round.
    QList<QWidget *> panels() const;

Q_SIGNALS:
    void chosen(const QString &path);
    /// A level is wanted without going on with a kept game.
    void wantedAnew(const QString &path);
    void continued();
    void savedGameChosen(const QString &id);
    /// As SavedGames::removeRequested().
    void savedGameUnwanted(const QString &id, const QString &text);

protected:
    bool focusNextPrevChild(bool isNext) override;
    /// Return presses the button that has the keyboard, as it opens the card that has it.
    void keyPressEvent(QKeyEvent *event) override;
    void resizeEvent(QResizeEvent *event) override;

private:
    LevelShelf *addShelf(const QString &name);
    QWidget *makeContent();
    QWidget *makeSide();
    QLayout *makeShelves();
    void fitCards();
    void requestPictures();
    void showUnderWay();
    void showNameUnderWay();
    void showChoice(QPushButton *button, const QAction &action);
    void retranslate();

    Thumbnails m_thumbnails;
    QLabel *m_title;
    QLabel *m_subtitle;
    QLabel *m_goOnHeading;
    QLabel *m_stepsHeading; ///< seen until something was played, as the next
    QLabel *m_steps;
    QVBoxLayout *m_buttons;
    QWidget *m_begin = nullptr;     ///< around the buttons
    QPushButton *m_first = nullptr; ///< of the buttons
    QIcon m_firstIcon;
    QList<std::pair<QPushButton *, QAction *>> m_choices; ///< what one can do
    QWidget *m_side = nullptr;
    LostWorkBar *m_lostWork;
    QPushButton *m_continue;
    SavedGames *m_saved;
    QList<LevelShelf *> m_shelves;
    LevelShelf *m_campaigns;
    LevelShelf *m_shipped;
    LevelShelf *m_own;
    LevelShelf *m_recent;
    QString m_underWay;
    QString m_howFar; ///< of the game under way
    int m_pictureHeight = 0;
    QTimer m_resting; ///< pictures are asked for once the size of the page rests
};
