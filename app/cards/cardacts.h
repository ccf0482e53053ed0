#pragma once

#include <QCoreApplication>

#include <functional>
#include <optional>

class QKeyEvent;
class QMenu;
class QWidget;

/// Actions on the file of a card, in the order of the card's menu.
enum class CardAct : std::uint8_t { Play, Edit, Rename, Duplicate, Export, ShowInFolder, MoveToTrash };

/// True if an action applies to a level or campaign. Files that came with the program and levels in an archive are
/// only played, edited as a copy, duplicated and exported. Folders and maps of other programs are not renamed, and
/// folders not moved to the trash: they hold more than levels.
bool appliesTo(CardAct act, const QString &path);

/// The menu of a card and the keys of its actions.
class CardMenu {
    Q_DECLARE_TR_FUNCTIONS(CardMenu)

public:
    /// A menu of the actions that apply to a file, which calls `chosen` and deletes itself once it closes. `name` is
    /// that of the card, for screen readers.
    static QMenu *make(const QString &path, const QString &name, QWidget *parent,
                       const std::function<void(CardAct act)> &chosen);
    /// The action of a key pressed on a card that applies to its file; std::nullopt for other keys.
    static std::optional<CardAct> actOf(const QKeyEvent &key, const QString &path);
    /// The tip of the button for editing, with its key.
    static QString editTip(const QString &path);

private:
    static QString textOf(CardAct act, const QString &path);
};
