#pragma once

// app/cards: levels and campaigns as cards with small pictures, from which one is chosen.
//
// A card shows no more of a level than its hero sees before his first step, until the level was won or if it is one's
// own. The whole map would give away the puzzle before it is asked, and an empty picture would tell one level from
// another by nothing. What a kept game has explored is not added: each card would have to load a save, which may be
// large, and "under way" says enough.

#include "app/cards/cardacts.h"
#include "app/cards/thumbnails.h"
#include "app/games/saves.h"
#include "gamecore/replay/proof.h"

#include <QHash>
#include <QPointer>
#include <QTimer>
#include <QWidget>

class CardButtons;
class LevelCard;
class LevelCardText;
class QContextMenuEvent;
class QLabel;
class QListWidget;
class QListWidgetItem;
class QMenu;

/// A heading and level files or campaigns side by side with small pictures; an empty one says what to do next, once
/// setLevels() has said that it is empty.
class LevelShelf : public QWidget {
    Q_OBJECT

public:
    /// `name` becomes the object name of the list.
    explicit LevelShelf(const QString &name, QWidget *parent = nullptr);

    /// The largest picture of a card, in logical pixels.
    void setPictureSize(QSize size);
    /// Shows cards below each other, as many side by side as fit, instead of one row.
    void setWrapping();
    /// Offers the actions on files (CardAct): by a button for editing on each card, a context menu, and keys.
    void offerActs();
    /// For files of which the newest stands first: setLevels() comes back to it, unless it was first before and the
    /// list has the keyboard.
    void setNewestFirst() { m_isNewestFirst = true; }
    bool isEmpty() const { return paths().isEmpty(); }
    /// The width of so many of its cards side by side, none wider than its picture asks.
    int narrowest(int cards) const;
    /// Its height without the pictures of its cards.
    int heightBeside() const;
    void setTexts(const QString &heading, const QString &whenEmpty);
    /// Shows these files, in this order, at first by the names of the files. The card that had the keyboard before has
    /// it again, if its file is among them.
    void setLevels(const QStringList &paths);
    /// Makes the card of a file the current one. False if there is none.
    bool select(const QString &path);
    /// Makes the cards of a file those of another one, which it became: the keyboard stays on its card.
    void fileMoved(const QString &from, const QString &to);
    /// Shows what is known of a file; does nothing if it is not shown here.
    void showLevel(const LevelSummary &summary);
    /// Shows what the proof of a level is worth; does nothing if it is not shown here.
    void showProof(const QString &path, const ProofVerdict &verdict);
    /// Sets the kept games, the newest first: a chosen card goes on with its own, if there is one.
    void setKept(const QList<SaveInfo> &kept);
    QStringList paths() const;
    QListWidget &list() { return *m_list; }

Q_SIGNALS:
    /// A card was chosen by a click, Enter or Space.
    void chosen(const QString &path);
    /// The button for beginning anew was pressed, which stands on cards with a kept game.
    void wantedAnew(const QString &path);
    /// Another action than playing was chosen, by a button, a menu or a key.
    void actChosen(CardAct act, const QString &path);

protected:
    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    void layOut();
    /// Shows the scroll bar only where cards lie outside: the gap behind the last one is nothing to scroll to.
    void showScrollBar();
    /// The width at which all text of the cards is read, if there is room for that.
    int textWidth() const;
    /// The lines of text of the card that needs the most.
    int textLines() const;
    void showDetail(QListWidgetItem *item);
    void tellApart();
    /// Words for each row that tell it from others of the same name.
    QStringList distinctions() const;
    void showButtons();
    LevelCardText textOf(const QListWidgetItem &item) const;
    bool chooseByKey(const QKeyEvent &key);
    bool showMenu(const QContextMenuEvent &event);
    void choose(CardAct act, const QString &path);
    /// The kept game of a file, if there is one.
    std::optional<SaveInfo> keptOf(const QString &path) const;
    void showDetails();
    void retranslate();

    QLabel *m_heading;
    QLabel *m_empty;
    QListWidget *m_list;
    LevelCard *m_card;
    CardButtons *m_buttons;
    QSize m_pictureSize{216, 162};
    QHash<QString, LevelSummary> m_known;  ///< by path
    QHash<QString, ProofVerdict> m_proofs; ///< likewise
    QStringList m_apart;                   ///< by row; see distinctions()
    QHash<QString, SaveInfo> m_kept;       ///< the newest of each, by playedIn()
    bool m_isNewestFirst = false;
    bool m_offersActs = false;
    QPointer<QMenu> m_menu; ///< while it is open
    QTimer m_settling;      ///< buttons are shown once cards have their places
};
