#pragma once

// app/start: the start page and the dialog for a new game.

#include "app/cards/cardacts.h"
#include "app/cards/cardproofs.h"
#include "app/cards/thumbnails.h"
#include "app/start/ownfiles.h"

#include <QTimer>
#include <QWidget>

#include <optional>

class LevelShelf;
class QAction;
class QGridLayout;
class Showcase;
class StartSide;
struct SaveInfo;

/// The start page of the program: the side bar (StartSide) and, beside it, a large picture (Showcase) above shelves
/// with cards of campaigns, shipped levels, the user's own levels and recently opened files. All cards have the same
/// height. The shelves are in two rows with the same number of columns; a column has the width of a card.
class StartPage : public QWidget {
    Q_OBJECT

public:
    /// `ownFiles` must live as long as the page receives events.
    StartPage(const CataloguePtr &catalogue, OwnFiles &ownFiles, QWidget *parent = nullptr);

    /// Adds buttons for these actions below the title. The first one is the default button if there is no game to
    /// continue. The actions must outlive this object.
    void setActions(const QList<QAction *> &actions);
    /// Fills the page with the files known so far, and searches the user's folder and recently opened files again in a
    /// worker thread. Pictures are made after the first search, because their size depends on its results.
    void refresh();
    /// Assigns the cards of a renamed file to its new path; takes effect on refresh().
    void fileMoved(const QString &from, const QString &to);
    /// Makes the card of a file the current card; if there is no such card yet, after the next search. If another card
    /// has the keyboard focus, the focus moves to the file's card.
    void select(const QString &path);
    /// Shows a button that resumes the current game or, after a victory, starts the next level of the campaign. The
    /// text of the button is `name`, with `howFar` below; there is no button if `name` is empty. The button shows the
    /// hero's surroundings in `game`.
    void setUnderWay(const QString &name, const QString &howFar = {}, const std::optional<Game> &game = {});
    /// Sets the current game and the id of its save for the card of its level.
    void setCurrent(const QString &id, std::optional<Game> game) { m_thumbnails.setUnderWay(id, std::move(game)); }
    /// Returns the large picture.
    Showcase &showcase() { return *m_showcase; }
    /// Sets the lists of games. Cards show their saved games at once, and victories from the next refresh() on.
    void setKept(const GameLists &kept);
    /// Shows buttons for these saved games, sorted newest first.
    void setSavedGames(const QList<SaveInfo> &games);
    /// Returns the panels that F6 visits.
    QList<QWidget *> panels() const;

Q_SIGNALS:
    /// Emitted when a card is chosen: a level or a campaign should be played.
    void chosen(const QString &path);
    /// Emitted when a level or campaign should be played without continuing its saved game.
    void restartRequested(const QString &path);
    /// Emitted when an action on the file of a card, other than playing, is chosen.
    void actChosen(CardAct act, const QString &path);
    /// Emitted when the button of setUnderWay() is pressed.
    void continued();
    void savedGameChosen(const QString &id);
    /// Forwards SavedGames::removeRequested().
    void savedGameUnwanted(const QString &id, const QString &text);

protected:
    /// Searches again when the window is activated, because other programs may have changed files.
    bool event(QEvent *event) override;
    bool focusNextPrevChild(bool isNext) override;
    /// Lets Return press the focused button, just as it chooses a focused card.
    void keyPressEvent(QKeyEvent *event) override;
    void resizeEvent(QResizeEvent *event) override;

private:
    LevelShelf *addShelf(const QString &name);
    QWidget *makeContent();
    QList<QStringList> wantedFiles() const;
    void fill(bool isAnew);
    void showShelves();
    void selectAwaited();
    void fitCards();
    void placeShelves(int width);
    QSize largestPicture() const;
    void requestPictures();
    void retranslate();

    Thumbnails m_thumbnails;
    CardProofs m_proofs;
    OwnFiles &m_ownFiles;
    Showcase *m_showcase;
    StartSide *m_side;
    QList<LevelShelf *> m_shelves;
    LevelShelf *m_campaigns;
    LevelShelf *m_shipped;
    LevelShelf *m_own;
    LevelShelf *m_recent;
    QGridLayout *m_grid = nullptr;
    /// The places of the shelves; see placeShelves().
    struct Places {
        LevelShelf *first = nullptr; ///< first shelf of the user's files; null: not placed yet
        int columns = 0;             ///< of the page; even
        int ofFirst = 0;             ///< columns of the first shelf; all of them if the other one is empty
        bool isAlone = false;        ///< there is no second shelf: a text about recent files is only for beginners

        friend bool operator==(const Places &, const Places &) = default;
    };
    Places wantedPlaces(int width) const;
    Places m_places;
    QSize m_pictureSize;     ///< of the pictures requested last
    bool m_isFilled = false; ///< refresh() was called
    bool m_isWhole = false;  ///< the results of the first search are shown
    QString m_awaited;       ///< the path given to select(), until there is a card for it or a search ends; empty: none
    QTimer m_resting;        ///< delays requests for pictures until the page stops changing its size
};
