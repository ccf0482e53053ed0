#pragma once

// app/cards: the cards of levels and campaigns, with their lists, texts, buttons and thumbnails.
//
// The card of a level shows only what the hero sees before his first step. Exceptions are levels that were won and
// levels that the player made. The whole map would give away the puzzle, and empty pictures would look alike. The card
// of a game in progress shows the hero's surroundings as he knows them in that game.

#include "app/cards/cardacts.h"
#include "app/cards/thumbnails.h"
#include "app/games/saves.h"
#include "app/widgets/levelcard.h"
#include "gamecore/replay/proof.h"

#include <QHash>
#include <QPointer>
#include <QTimer>
#include <QWidget>

class LevelCardText;
class ShelfScroll;
class QContextMenuEvent;
class QLabel;
class QListWidget;
class QListWidgetItem;
class QMenu;

/// A heading and a row of cards of level files or campaigns. Whole cards fill the width of the shelf; further cards are
/// scrolled to (ShelfScroll). A card that is alone is in landscape format, except after setUpright(). An empty shelf
/// shows a text that says what to do next, once setLevels() was called.
class LevelShelf : public QWidget {
    Q_OBJECT

public:
    /// `name` is the object name of the list.
    explicit LevelShelf(const QString &name, QWidget *parent = nullptr);

    /// Width of the gap between two cards. A shelf also ends with a gap, so that cards of neighboring shelves are in
    /// the same columns as those of a shelf of twice the width.
    static constexpr int gutter = 24;

    /// Shows the cards in as many columns as fit, instead of in one row.
    void setWrapping();
    /// Sets the largest picture of a card of a wrapping shelf, in logical pixels.
    void setPictureSize(QSize size);
    /// Sets the height of the cards in a row.
    void setCardHeight(int height);
    /// Sets the number of cards that a row shows at once; fewer cards are wider. 0: as many as fit.
    void setShownCards(int count);
    /// Keeps fewer cards as narrow as many, with the text below the picture. The rest of the row stays empty.
    void setUpright();
    /// Returns the room for the picture of a card.
    QSize pictureSize() const;
    /// Offers the actions on files (CardAct) by an edit button on each card, a context menu, and keys.
    void offerActs();
    /// Says that the files are sorted newest first. setLevels() then scrolls to the first card, unless the list has the
    /// keyboard focus and its first file is the same as before.
    void setNewestFirst() { m_isNewestFirst = true; }
    bool isEmpty() const { return paths().isEmpty(); }
    /// Sets whether the text of an empty shelf is beside its heading instead of below it.
    void setInline(bool isInline);
    /// Returns the height of a shelf of that width minus the height of a card; the whole height if the shelf is empty.
    int heightBeside(int width) const;
    /// Sets the heading, and the text shown if there are no cards.
    void setTexts(const QString &heading, const QString &whenEmpty);
    /// Shows these files in this order; cards show the file name until showLevel() is called. The current card stays
    /// current if its file is still in the list, unless setNewestFirst() makes the first card current.
    void setLevels(const QStringList &paths);
    /// Makes the card of a file the current one. False if there is none.
    bool select(const QString &path);
    /// Assigns the cards of a renamed file to its new path, so that setLevels() finds the current card again.
    void fileMoved(const QString &from, const QString &to);
    /// Shows the summary of a file; does nothing if the file has no card here.
    void showLevel(const LevelSummary &summary);
    /// Shows the verdict on a level's proof; does nothing if the level has no card here.
    void showProof(const QString &path, const ProofVerdict &verdict);
    /// Sets the saved games, newest first. The card of a level or campaign with a saved game says so and has a restart
    /// button.
    void setSaves(const QList<SaveInfo> &saves);
    /// Returns the files of the cards, in order.
    QStringList paths() const;
    QListWidget &list() { return *m_list; }

Q_SIGNALS:
    /// Emitted when a card is chosen by a click, Enter or Space, or by "Play" in its menu.
    void chosen(const QString &path);
    /// Emitted when pictureSize() has changed.
    void pictureSizeChanged();
    /// Emitted when the restart button on a card with a saved game is pressed.
    void restartRequested(const QString &path);
    /// Emitted when an action other than playing is chosen by a button, a menu or a key.
    void actChosen(CardAct act, const QString &path);

protected:
    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    void layOut();
    LevelCard::Shape wrappedShape() const;
    LevelCard::Shape rowShape() const;
    /// Returns the height of the text of the card that needs the most, if texts are `width` pixels wide.
    int textHeight(int width) const;
    void showScrollBar();
    void showPicture(QListWidgetItem &item, const LevelSummary &summary) const;
    void showPictures();
    void showDetail(QListWidgetItem *item);
    void distinguishNames();
    /// Returns for each card the words that distinguish it from other cards of the same name.
    QStringList distinctions() const;
    void showButtons();
    LevelCardText textOf(const QListWidgetItem &item) const;
    bool chooseByKey(const QKeyEvent &key);
    bool showMenu(const QContextMenuEvent &event);
    void choose(CardAct act, const QString &path);
    /// Returns the newest saved game of a file; std::nullopt if there is none.
    std::optional<SaveInfo> saveOf(const QString &path) const;
    void showDetails();
    void retranslate();

    QLabel *m_heading;
    QLabel *m_empty;
    QListWidget *m_list;
    LevelCard *m_card;
    ShelfScroll *m_scroll; ///< in a row
    CardButtons *m_buttons;
    QSize m_pictureSize{216, 162};         ///< of a wrapping shelf
    int m_cardHeight = 186;                ///< of a row
    int m_shownCards = 0;                  ///< likewise; 0: as many as fit
    QHash<QString, LevelSummary> m_known;  ///< by path
    QHash<QString, ProofVerdict> m_proofs; ///< likewise
    QStringList m_apart;                   ///< by row; see distinctions()
    QHash<QString, SaveInfo> m_saves;      ///< newest save by playKeyOf()
    bool m_isUpright = false;
    bool m_isNewestFirst = false;
    bool m_offersActs = false;
    QPointer<QMenu> m_menu; ///< while it is open
    QTimer m_settling;      ///< delays buttons until the cards are laid out
};
