#include "app/cards/cardacts.h"

#include "editor/art/icon.h"
#include "editor/storage/campaignchange.h"
#include "gamecore/base/enumerators.h"
#include "gamecore/base/files.h"
#include "gamecore/levelfile/levelformats.h"
#include "gamecore/packing/bundlefile.h"

#include <QFileInfo>
#include <QKeyEvent>
#include <QKeySequence>
#include <QMenu>

#include <algorithm>
#include <array>

using namespace Qt::StringLiterals;

namespace {

struct ActRow {
    CardAct act;
    QLatin1StringView objectName;
    QLatin1StringView icon;
    QKeySequence key = {};
    bool beginsGroup = false; ///< preceded by a separator
};

/// Keys as in file managers. Enter plays, as in every list of cards.
const std::array<ActRow, 7> &actRows()
{
    static const std::array<ActRow, 7> rows{{
        {CardAct::Play, "cardPlay"_L1, "play"_L1, Qt::Key_Enter},
        {CardAct::Edit, "cardEdit"_L1, "edit"_L1, Qt::CTRL | Qt::Key_E},
        {CardAct::Rename, "cardRename"_L1, {}, Qt::Key_F2, true},
        {CardAct::Duplicate, "cardDuplicate"_L1, "duplicate"_L1},
        {CardAct::Export, "cardExport"_L1, "save_as"_L1},
        {CardAct::ShowInFolder, "cardShowInFolder"_L1, "open"_L1, {}, true},
        {CardAct::MoveToTrash, "cardMoveToTrash"_L1, "delete"_L1, Qt::Key_Delete},
    }};
    return rows;
}

bool isWithinProgramOrArchive(const QString &path)
{
    return isShippedFile(path) || !bundleAround(path).isEmpty();
}

} // namespace

bool appliesTo(CardAct act, const QString &path)
{
    switch (act) {
    case CardAct::Play:
    case CardAct::Edit:
    case CardAct::Duplicate:
        return true;
    case CardAct::Export:
        return !isInOneFile(path) && (isCampaignPath(path) || !isForeignFile(path) || isTextFile(path));
    case CardAct::ShowInFolder:
        return !isShippedFile(path);
    case CardAct::Rename:
        return !isWithinProgramOrArchive(path) && !isInOneFile(path) && !QFileInfo(path).isDir()
               && (!isForeignFile(path) || isTextFile(path));
    case CardAct::MoveToTrash:
        return !isWithinProgramOrArchive(path) && !QFileInfo(path).isDir();
    }
    return false;
}

QString CardMenu::textOf(CardAct act, const QString &path)
{
    const bool isKept = isWithinProgramOrArchive(path) || isInOneFile(path);
    switch (act) {
    case CardAct::Play:
        return tr("&Play");
    case CardAct::Edit:
        return isKept ? tr("&Edit a copy") : tr("&Edit");
    case CardAct::Rename:
        return tr("&Rename…");
    case CardAct::Duplicate:
        return isKept ? tr("&Copy to my levels") : tr("&Duplicate");
    case CardAct::Export:
        return tr("E&xport…");
    case CardAct::ShowInFolder:
        return tr("&Show in folder");
    case CardAct::MoveToTrash:
        return tr("&Move to trash…");
    }
    return {};
}

QMenu *CardMenu::make(const QString &path, const QString &name, QWidget *parent,
                      const std::function<void(CardAct act)> &chosen)
{
    auto *menu = new QMenu(parent);
    menu->setObjectName(u"cardMenu"_s);
    menu->setAttribute(Qt::WA_DeleteOnClose);
    //: %1 is the name of a level or a campaign
    menu->setAccessibleName(tr("Menu of %1").arg(name));
    for (const ActRow &row : actRows()) {
        if (!appliesTo(row.act, path)) {
            continue;
        }
        if (row.beginsGroup) {
            menu->addSeparator();
        }
        QAction *action = menu->addAction(programIcon(row.icon), textOf(row.act, path));
        action->setObjectName(row.objectName);
        action->setShortcut(row.key); // only displayed: the list of cards handles the key itself
        action->setShortcutContext(Qt::WidgetShortcut);
        QObject::connect(action, &QAction::triggered, parent, [chosen, act = row.act] { chosen(act); });
    }
    return menu;
}

std::optional<CardAct> CardMenu::actOf(const QKeyEvent &key, const QString &path)
{
    const bool isPlain = !(key.modifiers() & ~Qt::KeypadModifier);
    const bool isEnter =
        isPlain && (key.key() == Qt::Key_Return || key.key() == Qt::Key_Enter || key.key() == Qt::Key_Space);
    const QKeySequence pressed = isEnter ? QKeySequence(Qt::Key_Enter) : QKeySequence(key.keyCombination());
    const auto found = std::find_if(actRows().begin(), actRows().end(), [&](const ActRow &row) {
        return !row.key.isEmpty() && row.key == pressed && appliesTo(row.act, path);
    });
    return found == actRows().end() ? std::nullopt : std::optional(found->act);
}

QString CardMenu::editTip(const QString &path)
{
    //: %1 is what a button does, %2 its key
    return tr("%1 (%2)").arg(textOf(CardAct::Edit, path).remove(u'&'),
                             QKeySequence(Qt::CTRL | Qt::Key_E).toString(QKeySequence::NativeText));
}
