#pragma once

#include <QCoreApplication>
#include <QObject>

#include <functional>
#include <optional>

class CardBar;
class LevelCardText;
class QKeyEvent;
class QListWidget;
class QListWidgetItem;
class QMenu;
class QWidget;

/// Actions on the file of a card, in the order of the card's menu.
enum class CardAct : std::uint8_t { Play, Edit, Rename, Duplicate, Export, ShowInFolder, MoveToTrash };

/// True if an action applies to the level or campaign at `path`. Playing, editing and duplicating always apply. Shipped
/// files and levels in an archive are edited as a copy, and can be neither renamed nor moved to the trash. Shipped
/// files have no folder to show. Archives and maps of other programs can be neither renamed nor exported. Folders can
/// be neither renamed nor moved to the trash, because they may contain other files.
bool appliesTo(CardAct act, const QString &path);

/// The menu of a card and the keys of its actions.
class CardMenu {
    Q_DECLARE_TR_FUNCTIONS(CardMenu)

public:
    /// Returns a new menu of the actions that apply to a file, for the caller to open. The menu calls `chosen` and
    /// deletes itself when it closes. `name` is the name of the card, for screen readers.
    static QMenu *make(const QString &path, const QString &name, QWidget *parent,
                       const std::function<void(CardAct act)> &chosen);
    /// Returns the action of a key pressed on a card; std::nullopt if the key has none, or if the action does not apply
    /// to the card's file.
    static std::optional<CardAct> actOf(const QKeyEvent &key, const QString &path);
    /// Returns the tooltip of the edit button, with its key.
    static QString editTip(const QString &path);

private:
    static QString textOf(CardAct act, const QString &path);
};

/// The buttons on the cards of a list: a restart button on cards with a saved game, and an edit button if editing is
/// offered. Only visible cards have edit buttons, so a thousand cards cost no more than ten. Tab reaches all restart
/// buttons, but only the edit button of the current card.
class CardButtons : public QObject {
    Q_OBJECT

public:
    /// `list` holds the cards and must outlive this object.
    explicit CardButtons(QListWidget &list) : m_list(list) {}

    /// Offers editing on every card from the next show() on.
    void offerEditing() { m_offersEditing = true; }
    /// Sets whether restart buttons have an icon instead of words, from the next show() on.
    void setCompact(bool isCompact) { m_isCompact = isCompact; }
    /// Shows, updates or removes the buttons of a card, and sets LevelCard::ButtonsRole. `isKept`: the card has a saved
    /// game to continue, so that restarting is offered.
    void show(QListWidgetItem &card, const LevelCardText &text, bool isKept);

Q_SIGNALS:
    /// Emitted when the restart button on the card of that file is pressed.
    void pressed(const QString &path);
    /// Emitted when the edit button on the card of that file is pressed.
    void editPressed(const QString &path);

private:
    CardBar &barOn(QListWidgetItem &card);
    QWidget *beforeBarOf(const QListWidgetItem &card) const;
    bool isInView(const QListWidgetItem &card) const;

    QListWidget &m_list;
    bool m_offersEditing = false;
    bool m_isCompact = false;
};
