#include "app/play/itemprompt.h"

#include "editor/art/lookpicture.h"
#include "editor/art/tileset.h"
#include "editor/wording/kindname.h"
#include "editor/wording/paintcard.h"
#include "editor/wording/plaintip.h"
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
    : QDialog(parent), m_list(new QListWidget), m_letters(lettersFor(world, purpose))
{
    setObjectName(u"itemPrompt"_s);
    setAttribute(Qt::WA_DeleteOnClose);
    setWindowTitle(purpose == ItemPurpose::Drop ? tr("Put down what?") : tr("Use what?"));
    m_list->setObjectName(u"itemPromptList"_s);
    m_list->setAccessibleName(windowTitle());
    m_list->setIconSize({itemSide, itemSide});
    m_list->installEventFilter(this);
    for (const char letter : m_letters) {
        addItem(world, letter);
    }
    m_list->setCurrentRow(firstRow(world, purpose));
    m_list->setMinimumWidth(narrowest);
    m_list->setFixedHeight((m_list->sizeHintForRow(0) + 2) * qMin(mostRows, m_list->count()) + 2 * m_list->frameWidth()
                           + 4);
    auto *hint = new QLabel(tr("Press its letter, or Escape."));
    auto *buttons = new QDialogButtonBox(QDialogButtonBox::Cancel);
    buttons->button(QDialogButtonBox::Cancel)->setAutoDefault(false);
    auto *layout = new QVBoxLayout(this);
    layout->addWidget(m_list);
    layout->addWidget(hint);
    layout->addWidget(buttons);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    connect(m_list, &QListWidget::itemClicked, this, [this](QListWidgetItem *item) { choose(m_list->row(item)); });
    m_list->setFocus();
}

/// The row that Enter takes: it takes nothing off that is worn, unless there is nothing else to use.
int ItemPrompt::firstRow(const World &world, ItemPurpose purpose) const
{
    const auto waits = [&world](char letter) { return !world.item(world.itemWithLetter(letter)).isWorn; };
    const auto first = std::find_if(m_letters.begin(), m_letters.end(), waits);
    return purpose == ItemPurpose::Use && first != m_letters.end() ? int(first - m_letters.begin()) : 0;
}

void ItemPrompt::addItem(const World &world, char letter)
{
    const int number = world.itemWithLetter(letter);
    const Kind &kind = world.kindOfItem(number);
    const QString name = nameOf(kind.look);
    //: an item of the bag that is worn
    const QString text = world.item(number).isWorn ? tr("%1 (worn)").arg(name) : name;
    auto *item = new QListWidgetItem(u"%1   %2"_s.arg(QLatin1Char(letter)).arg(text), m_list);
    const double ratio = devicePixelRatioF();
    QPixmap picture = Tileset().pixmap(pictureOf(kind.look, world.item(number).variant), int(itemSide * ratio));
    picture.setDevicePixelRatio(ratio);
    item->setIcon(picture);
    item->setToolTip(plainTip(cardOf(kind, world.catalogue(), world.rules().contact).body()));
}

void ItemPrompt::choose(int row)
{
    if (row >= 0 && row < m_letters.size()) {
        const char letter = m_letters.at(row);
        close();
        Q_EMIT chosen(letter);
    }
}

bool ItemPrompt::eventFilter(QObject *watched, QEvent *event)
{
    if (watched != m_list || event->type() != QEvent::KeyPress) {
        return QDialog::eventFilter(watched, event);
    }
    const auto *key = static_cast<QKeyEvent *>(event);
    if (key->key() == Qt::Key_Return || key->key() == Qt::Key_Enter) {
        choose(m_list->currentRow());
        return true;
    }
    const bool isLetter = key->key() >= Qt::Key_A && key->key() <= Qt::Key_Z && key->modifiers() == Qt::NoModifier;
    if (isLetter) {
        choose(int(m_letters.indexOf(char('a' + key->key() - Qt::Key_A))));
    }
    return isLetter;
}
