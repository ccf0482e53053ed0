#include "app/play/itemprompt.h"

#include "editor/art/tileset.h"
#include "editor/text/kindname.h"
#include "editor/text/paintcard.h"
#include "editor/text/plaintext.h"
#include "gamecore/data/kind.h"

#include <QDialogButtonBox>
#include <QKeyEvent>
#include <QLabel>
#include <QListWidget>
#include <QPushButton>
#include <QVBoxLayout>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace {

constexpr int itemSide = 24;
constexpr int narrowest = 320;
constexpr int mostRows = 14;

bool isFor(const Kind &kind, ItemPurpose purpose)
{
    return purpose != ItemPurpose::Use || kind.isWearable() || !kind.effects.empty();
}

} // namespace

QList<char> lettersFor(const World &world, ItemPurpose purpose)
{
    QList<char> letters;
    for (char letter = 'a'; letter <= 'z'; ++letter) {
        const int item = world.itemWithLetter(letter);
        if (item != CellIndex::none && isFor(world.kindOfItem(item), purpose)) {
            letters.append(letter);
        }
    }
    return letters;
}

ItemPrompt::ItemPrompt(const World &world, ItemPurpose purpose, QWidget *parent)
    : QDialog(parent), m_list(new QListWidget), m_stacks(stacksOf(world))
{
    std::erase_if(m_stacks, [&](const BagStack &stack) { return !isFor(world.kindOfItem(stack.item), purpose); });
    setObjectName(u"itemPrompt"_s);
    setAttribute(Qt::WA_DeleteOnClose);
    setWindowTitle(purpose == ItemPurpose::Drop ? tr("Drop what?") : tr("Use what?"));
    m_list->setObjectName(u"itemPromptList"_s);
    m_list->setAccessibleName(windowTitle());
    m_list->setIconSize({itemSide, itemSide});
    m_list->installEventFilter(this);
    for (const BagStack &stack : m_stacks) {
        addStack(world, stack);
    }
    m_list->setCurrentRow(firstRow(world, purpose));
    m_list->setMinimumWidth(narrowest);
    m_list->setFixedHeight((m_list->sizeHintForRow(0) + 2) * qMin(mostRows, m_list->count()) + 2 * m_list->frameWidth()
                           + 4);
    auto *hint = new QLabel(tr("Press an item’s letter, or Escape to cancel."));
    auto *buttons = new QDialogButtonBox(QDialogButtonBox::Cancel);
    buttons->button(QDialogButtonBox::Cancel)->setAutoDefault(false);
    auto *layout = new QVBoxLayout(this);
    layout->addWidget(m_list);
    layout->addWidget(hint);
    layout->addWidget(buttons);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    connect(m_list, &QListWidget::itemClicked, this,
            [this](QListWidgetItem *item) { choose(m_stacks[std::size_t(m_list->row(item))].letter()); });
    m_list->setFocus();
}

/// Returns the row selected for Enter: not a worn item, unless there is nothing else to use.
int ItemPrompt::firstRow(const World &world, ItemPurpose purpose) const
{
    const auto waits = [&world](const BagStack &stack) { return !world.item(stack.item).isWorn; };
    const auto first = std::find_if(m_stacks.begin(), m_stacks.end(), waits);
    return purpose == ItemPurpose::Use && first != m_stacks.end() ? int(first - m_stacks.begin()) : 0;
}

void ItemPrompt::addStack(const World &world, const BagStack &stack)
{
    const Item &first = world.item(stack.item);
    const Kind &kind = world.kindOfItem(stack.item);
    const QString name = nameOf(stack, world);
    //: an item of the bag that is worn
    const QString text = first.isWorn ? tr("%1 (equipped)").arg(name) : name;
    auto *item = new QListWidgetItem(u"%1   %2"_s.arg(QLatin1Char(stack.letter())).arg(text), m_list);
    const double ratio = devicePixelRatioF();
    QPixmap picture = Tileset().pixmap(pictureOf(kind.look, first.variant), int(itemSide * ratio));
    picture.setDevicePixelRatio(ratio);
    item->setIcon(picture);
    item->setToolTip(plainTip(cardOf(kind, world.catalogue(), world.rules().contact).body()));
}

void ItemPrompt::choose(char letter)
{
    if (const int row = placeOf(m_stacks, letter); row >= 0) {
        close();
        Q_EMIT chosen(m_stacks[std::size_t(row)].nextLetter());
    }
}

bool ItemPrompt::eventFilter(QObject *watched, QEvent *event)
{
    if (watched != m_list || event->type() != QEvent::KeyPress) {
        return QDialog::eventFilter(watched, event);
    }
    const auto *key = static_cast<QKeyEvent *>(event);
    if (key->key() == Qt::Key_Return || key->key() == Qt::Key_Enter) {
        choose(m_stacks[std::size_t(m_list->currentRow())].letter());
        return true;
    }
    const bool isLetter = key->key() >= Qt::Key_A && key->key() <= Qt::Key_Z && key->modifiers() == Qt::NoModifier;
    if (isLetter) {
        choose(char('a' + key->key() - Qt::Key_A));
    }
    return isLetter;
}
