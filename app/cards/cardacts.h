#pragma once

#include <QCoreApplication>

#include <functional>
#include <optional>

class QKeyEvent;
class QMenu;
class QWidget;

/// Actions on the file of a card, in the order of the card's menu.
enum class CardAct : std::uint8_t { Play, Edit, Rename, Duplicate, Export, ShowInFolder, MoveToTrash };

/// True if an action applies to a level or campaign. Shipped files and levels in an archive can be played, edited as a
/// copy and duplicated, but not renamed or moved to the trash. Maps of other programs and archives can be neither
/// renamed nor exported. Folders can be neither renamed nor moved to the trash, because they hold more than levels.
bool appliesTo(CardAct act, const QString &path);

/// The menu of a card and the keys of its actions.
class CardMenu {
    Q_DECLARE_TR_FUNCTIONS(CardMenu)

public:
    /// Returns a new menu of the actions that apply to a file, for the caller to open. The menu calls `chosen` and
    /// deletes itself when it closes. `name` is the name of the card, for screen readers.
    static QMenu *make(const QString &path, const QString &name, QWidget *parent,
                       const std::function<void(CardAct act)> &chosen);
    /// Returns the action of a key pressed on a card if it applies to the card's file; std::nullopt for other keys.
    static std::optional<CardAct> actOf(const QKeyEvent &key, const QString &path);
    /// Returns the tooltip of the edit button, with its key.
    static QString editTip(const QString &path);

private:
    static QString textOf(CardAct act, const QString &path);
};
