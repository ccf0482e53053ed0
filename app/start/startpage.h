#pragma once

// app/start: the page on which one chooses what to play or draw.

#include "app/cards/cardacts.h"
#include "app/cards/cardproofs.h"
#include "app/cards/thumbnails.h"
#include "app/start/ownfiles.h"

#include <QTimer>
#include <QWidget>

class LevelShelf;
class QAction;
class QHBoxLayout;
class StartSide;
struct SaveInfo;

/// Where the program begins: campaigns, the shipped levels, one's own, those opened last.
class StartPage : public QWidget {
    Q_OBJECT

public:
    /// `ownFiles` must live as long as the page gets events.
    StartPage(const CataloguePtr &catalogue, OwnFiles &ownFiles, QWidget *parent = nullptr);

    /// Buttons for these stand below the title, the first one as the first choice; the actions must outlive this.
    void setActions(const QList<QAction *> &actions);
    /// Shows what is known, and looks again at the folders and at what was opened last in another thread. Pictures are
    /// made once the first look is over: only then it is known how large they can be.
    void refresh();
    /// A file was renamed: its cards go with it, once refresh() is called.
    void fileMoved(const QString &from, const QString &to);
    /// Makes the card of a file the current one, once the files that refresh() looks for are known. The keyboard goes
    /// along from the card that has it.
    void select(const QString &path);
    /// Offers to go on with a game of that name, `howFar` below it; an empty name: there is none.
    void setUnderWay(const QString &name, const QString &howFar = {});
    /// Sets what was played: what is chosen of kept games goes on. What was won shows from the next refresh() on.
    void setKept(const GameLists &kept);
    /// Offers to go on with saved games.
    void setSavedGames(const QList<SaveInfo> &games);
    /// What F6 goes round.
    QList<QWidget *> panels() const;

Q_SIGNALS:
    void chosen(const QString &path);
    /// A level is wanted without going on with a kept game.
    void wantedAnew(const QString &path);
    /// Another action on the file of a card was chosen.
    void actChosen(CardAct act, const QString &path);
    void continued();
    void savedGameChosen(const QString &id);
    /// As SavedGames::removeRequested().
    void savedGameUnwanted(const QString &id, const QString &text);

protected:
    /// Who comes back from another program finds what happened to files meanwhile.
    bool event(QEvent *event) override;
    bool focusNextPrevChild(bool isNext) override;
    /// Return presses the button that has the keyboard, as it opens the card that has it.
    void keyPressEvent(QKeyEvent *event) override;
    void resizeEvent(QResizeEvent *event) override;

private:
    LevelShelf *addShelf(const QString &name);
    QWidget *makeContent();
    QLayout *makeShelves();
    QList<QStringList> wantedFiles() const;
    void fill(bool isAnew);
    void showShelves();
    void selectAwaited();
    void fitCards();
    int widestPicture() const;
    QPair<int, int> wholeCards() const;
    void shareFirstRow();
    void requestPictures();
    void retranslate();

    Thumbnails m_thumbnails;
    CardProofs m_proofs;
    OwnFiles &m_ownFiles;
    StartSide *m_side;
    QList<LevelShelf *> m_shelves;
    LevelShelf *m_campaigns;
    LevelShelf *m_shipped;
    LevelShelf *m_own;
    LevelShelf *m_recent;
    QHBoxLayout *m_firstRow = nullptr;
    int m_pictureHeight = 0;
    bool m_isFilled = false; ///< refresh() was called
    bool m_isWhole = false;  ///< what the first look found is shown
    QString m_awaited;       ///< see select(); mostly empty
    QTimer m_resting;        ///< pictures are asked for once the size of the page rests
};
