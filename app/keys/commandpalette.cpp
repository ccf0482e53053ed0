#include "app/keys/commandpalette.h"

#include "app/keys/keybindings.h"
#include "app/settings/settings.h"
#include "editor/art/fontsize.h"
#include "editor/commands/commands.h"
#include "editor/text/mnemonics.h"
#include "editor/widgets/dialogsetup.h"

#include <QHeaderView>
#include <QKeyEvent>
#include <QLabel>
#include <QLineEdit>
#include <QPointer>
#include <QStyle>
#include <QTreeWidget>
#include <QVBoxLayout>

#include <algorithm>
#include <tuple>
#include <vector>

using namespace Qt::StringLiterals;

namespace {

constexpr int wordStart = 8;
constexpr int together = 5;
constexpr int none = -1000000;

bool beginsWord(QStringView name, qsizetype i)
{
    return i == 0 || (!name[i - 1].isLetterOrNumber() && name[i].isLetterOrNumber());
}

constexpr QSize paletteSize{560, 420};
constexpr int keysWidth = 190;
constexpr int page = 10;

struct Found {
    WordMatch words;
    bool isPanel; ///< shows a panel whose name starts with the text
    int score;
    QAction *action;
};

/// Ranks two matches: whole names first, then panels and whole words, then word beginnings, then letters in order.
bool isBetter(const Found &a, const Found &b)
{
    const auto rank = [](const Found &found) {
        const WordMatch words = found.isPanel ? std::max(found.words, WordMatch::Words) : found.words;
        return std::tuple(words, found.isPanel, found.score);
    };
    return rank(a) > rank(b);
}

/// Returns the available actions: last used first, destructive ones last. In between, those of the place come before
/// the others, in menu order.
QList<QAction *> actionsInOrder(const Commands &commands, KeyScope place)
{
    const QStringList last = Settings().lastCommands();
    const auto rank = [&](const QAction *action) {
        const CommandPlace &where = commands.placeOf(action);
        const qsizetype run = last.indexOf(action->objectName());
        const qsizetype behind = last.size() + (where.scope == place ? 0 : 1);
        return where.isDestructive ? behind + 2 : run < 0 ? behind : run;
    };
    QList<QAction *> actions = commands.all();
    actions.removeIf([](const QAction *action) { return !action->isEnabled() || action->text().isEmpty(); });
    std::stable_sort(actions.begin(), actions.end(),
                     [&rank](const QAction *a, const QAction *b) { return rank(a) < rank(b); });
    return actions;
}

/// Returns the actions that match the typed text, best first; equally good ones keep the order of `actions`.
std::vector<Found> findActions(const QString &typed, const QList<QAction *> &actions, const Commands &commands)
{
    std::vector<Found> found;
    for (QAction *action : actions) {
        const QString name = plainName(*action);
        const std::optional<int> byName = fuzzyScore(typed, name);
        if (!byName && !action->statusTip().contains(typed, Qt::CaseInsensitive)) {
            continue;
        }
        const QString ownName = unmarked(action->text()); // without the name of its menu
        const WordMatch words = std::max(wordMatchOf(typed, name), wordMatchOf(typed, ownName));
        const bool isPanel = words != WordMatch::None && commands.placeOf(action).section == MenuSection::Panels
                             && ownName.startsWith(typed.trimmed(), Qt::CaseInsensitive);
        found.push_back({words, isPanel, byName.value_or(0), action}); // matches in the hint rank lowest
    }
    std::stable_sort(found.begin(), found.end(), isBetter);
    return found;
}

} // namespace

/// Computes best[i]: the best score for the characters read so far if the last of them matches name[i].
std::optional<int> fuzzyScore(QStringView typed, QStringView name)
{
    std::vector<int> best(std::size_t(name.size()), none);
    bool isFirst = true;
    for (const QChar sought : typed) {
        if (sought.isSpace()) {
            continue;
        }
        std::vector<int> next(best.size(), none);
        int before = isFirst ? 0 : none;
        for (qsizetype i = 0; i < name.size(); ++i) {
            const int last = i > 0 && !isFirst ? best[std::size_t(i - 1)] : none;
            const int joined = last == none ? none : last + together;
            if (name[i].toCaseFolded() == sought.toCaseFolded() && qMax(before, joined) != none) {
                next[std::size_t(i)] = qMax(before, joined) + 1 + (beginsWord(name, i) ? wordStart : 0);
            }
            before = qMax(before, last);
        }
        best = std::move(next);
        isFirst = false;
    }
    if (isFirst) {
        return 0;
    }
    int score = none;
    for (const int value : best) {
        score = qMax(score, value);
    }
    return score == none ? std::nullopt : std::optional(score);
}

WordMatch wordMatchOf(const QString &typed, const QString &name)
{
    const QString sought = typed.simplified();
    if (sought.isEmpty()) {
        return WordMatch::None;
    }
    if (name.compare(sought, Qt::CaseInsensitive) == 0) {
        return WordMatch::Name;
    }
    WordMatch best = WordMatch::None;
    for (qsizetype at = name.indexOf(sought, 0, Qt::CaseInsensitive); at >= 0;
         at = name.indexOf(sought, at + 1, Qt::CaseInsensitive)) {
        const qsizetype end = at + sought.size();
        const bool endsWord = end == name.size() || !name[end].isLetterOrNumber();
        if (beginsWord(name, at)) {
            best = std::max(best, endsWord ? WordMatch::Words : WordMatch::Beginning);
        }
    }
    return best;
}

CommandPalette::CommandPalette(const Commands &commands, KeyScope place, QWidget *parent)
    : QDialog(parent), m_commands(commands), m_actions(actionsInOrder(commands, place)), m_search(new QLineEdit),
      m_list(new QTreeWidget), m_nothing(new QLabel)
{
    setObjectName(u"commandPalette"_s);
    setAttribute(Qt::WA_DeleteOnClose);
    setWindowTitle(tr("Commands"));
    m_search->setObjectName(u"commandSearch"_s);
    m_search->setAccessibleName(tr("Command"));
    m_search->setPlaceholderText(tr("What do you want to do?"));
    m_search->installEventFilter(this);
    m_list->setObjectName(u"commandList"_s);
    m_list->setAccessibleName(tr("Matching commands"));
    m_list->setColumnCount(2);
    m_list->setHeaderHidden(true);
    m_list->setRootIsDecorated(false);
    m_list->setUniformRowHeights(true);
    m_list->setFocusPolicy(Qt::NoFocus);
    m_list->header()->setStretchLastSection(false);
    m_list->header()->setSectionResizeMode(0, QHeaderView::Stretch);
    m_list->header()->resizeSection(1, besideFont(keysWidth, font()));
    m_nothing->setObjectName(u"commandNothing"_s);
    m_nothing->setWordWrap(true);
    m_nothing->setText(tr("No matching command is available here. Try another word or fewer letters."));
    auto *layout = new QVBoxLayout(this);
    layout->addWidget(m_search);
    layout->addWidget(m_list);
    layout->addWidget(m_nothing);
    connect(m_search, &QLineEdit::textChanged, this, &CommandPalette::list);
    connect(m_list, &QTreeWidget::itemClicked, this, &CommandPalette::run);
    list({});
    resizeOnScreen(*this, paletteSize);
}

void CommandPalette::list(const QString &typed)
{
    const int side = style()->pixelMetric(QStyle::PM_SmallIconSize);
    QPixmap room(side, side);
    room.fill(Qt::transparent);
    const QIcon blank(room); // so that all names begin at one place
    m_list->clear();
    for (const Found &found : findActions(typed, m_actions, m_commands)) {
        auto *item = new QTreeWidgetItem(m_list, {plainName(*found.action), keyText(found.action->shortcuts())});
        item->setIcon(0, found.action->icon().isNull() ? blank : found.action->icon());
        item->setToolTip(0, found.action->statusTip());
        item->setForeground(1, palette().placeholderText());
        item->setTextAlignment(1, Qt::AlignRight | Qt::AlignVCenter);
        item->setData(0, Qt::UserRole, QVariant::fromValue<QObject *>(found.action));
    }
    m_list->setCurrentItem(m_list->topLevelItem(0));
    m_nothing->setVisible(m_list->topLevelItemCount() == 0);
}

void CommandPalette::moveBy(int rows)
{
    if (m_list->topLevelItemCount() > 0) {
        const int row = m_list->indexOfTopLevelItem(m_list->currentItem());
        m_list->setCurrentItem(m_list->topLevelItem(qBound(0, row + rows, m_list->topLevelItemCount() - 1)));
    }
}

void CommandPalette::run()
{
    if (!m_list->currentItem()) {
        return;
    }
    const QPointer<QAction> action =
        qobject_cast<QAction *>(m_list->currentItem()->data(0, Qt::UserRole).value<QObject *>());
    close();
    if (action) {
        Settings().lastCommands.add(action->objectName());
        action->trigger();
    }
}

bool CommandPalette::eventFilter(QObject *watched, QEvent *event)
{
    if (event->type() != QEvent::KeyPress) {
        return QDialog::eventFilter(watched, event);
    }
    switch (static_cast<QKeyEvent *>(event)->key()) {
    case Qt::Key_Up:
        moveBy(-1);
        return true;
    case Qt::Key_Down:
        moveBy(1);
        return true;
    case Qt::Key_PageUp:
        moveBy(-page);
        return true;
    case Qt::Key_PageDown:
        moveBy(page);
        return true;
    case Qt::Key_Return:
    case Qt::Key_Enter:
        run();
        return true;
    default:
        return QDialog::eventFilter(watched, event);
    }
}
