#include "editor/levelfiles/meaningtable.h"

#include "editor/art/tileicon.h"
#include "editor/text/kindname.h"
#include "editor/widgets/layouts.h"
#include "gamecore/data/catalogue.h"
#include "gamecore/data/kind.h"
#include "gamecore/tiled/tiledmapping.h"

#include <QHBoxLayout>
#include <QHeaderView>
#include <QLabel>
#include <QPushButton>
#include <QSignalBlocker>
#include <QTreeWidget>
#include <QVBoxLayout>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace {

constexpr int pictureSide = 24;
constexpr int mostVisible = 14;

constexpr int signSide = 32; ///< px, of the picture of a sign

enum SignColumn : std::uint8_t { SignText, SignCount, SignMeaning };
enum SignRole : std::uint16_t { MeaningRole = Qt::UserRole, GuessRole };

QIcon signIcon(const QImage &picture)
{
    QIcon icon;
    if (!picture.isNull()) {
        const QPixmap pixmap = QPixmap::fromImage(picture).scaled(signSide, signSide, Qt::KeepAspectRatio);
        icon.addPixmap(pixmap);
        icon.addPixmap(pixmap, QIcon::Selected); // prevents tinting
    }
    return icon;
}

} // namespace

MeaningChoice::MeaningChoice(const Catalogue &catalogue, const std::shared_ptr<const Tileset> &tileset, QWidget *parent)
    : ElidedChoice(parent)
{
    const KindIcons icons(tileset);
    setIconSize({pictureSide, pictureSide});
    setMaxVisibleItems(mostVisible);
    const auto addTerrain = [&](const Terrain &terrain) {
        addItem(icons.of(terrain), nameOf(terrain.look), terrain.key);
    };
    const Terrain &floor = catalogue.terrain(catalogue.floor());
    addTerrain(floor);
    for (const Terrain &terrain : catalogue.terrain()) {
        if (terrain.key != floor.key) {
            addTerrain(terrain);
        }
    }
    insertSeparator(count());
    for (const Kind &kind : catalogue.kinds()) {
        addItem(icons.of(kind), nameOf(kind.look), kind.key);
    }
    setCurrentIndex(0);
}

void MeaningChoice::addFirst(const QString &text, const QString &key)
{
    insertSeparator(0);
    insertItem(0, text, key);
}

void MeaningChoice::choose(const QString &key, bool adds)
{
    if (adds && !key.isEmpty() && findData(key) < 0) {
        addItem(key, key);
    }
    if (const int place = findData(key); place >= 0) {
        setCurrentIndex(place);
    }
}

MeaningTable::MeaningTable(const std::vector<UnknownSign> &signs, const Catalogue &catalogue, QWidget *parent)
    : QWidget(parent), m_table(new QTreeWidget), m_choice(new MeaningChoice(catalogue, m_tileset)),
      m_guesses(new QPushButton(tr("Select all &guesses")))
{
    setUpTable();
    setUpAnswers();
    for (const UnknownSign &sign : signs) {
        addRow(sign);
    }
    connect(m_table, &QTreeWidget::itemSelectionChanged, this, &MeaningTable::followSelection);
    m_table->setCurrentItem(m_table->topLevelItem(0));
    followSelection();
    updateGuesses();
    setFocusProxy(m_table);
}

void MeaningTable::setUpTable()
{
    m_table->setObjectName(u"meaningTable"_s);
    m_table->setAccessibleName(tr("Meanings of the tiles and objects on the map"));
    m_table->setHeaderLabels({tr("On the map"), tr("Count"), tr("Stands for")});
    m_table->setRootIsDecorated(false);
    m_table->setIconSize({signSide, signSide});
    m_table->setSelectionMode(QAbstractItemView::ExtendedSelection);
    m_table->header()->setStretchLastSection(false);
    m_table->header()->setSectionResizeMode(QHeaderView::ResizeToContents);
    m_table->header()->setSectionResizeMode(SignText, QHeaderView::Stretch);
}

/// Sets up the choice. Confirming a guess by choosing it again counts as an answer.
void MeaningTable::setUpAnswers()
{
    m_choice->setObjectName(u"meaningChoice"_s);
    m_choice->addFirst(tr("Nothing"), QString(ignoredMeaning));
    connect(m_choice, &QComboBox::activated, this, &MeaningTable::answer);
    m_guesses->setObjectName(u"selectGuesses"_s);
    m_guesses->setAutoDefault(false);
    connect(m_guesses, &QPushButton::clicked, this, &MeaningTable::selectGuesses);
    auto *label = new QLabel(tr("Selected rows &stand for"));
    label->setBuddy(m_choice);
    auto *layout = newLayout<QVBoxLayout>(this, 0, 8);
    layout->addWidget(m_table, 1);
    auto *answers = new QHBoxLayout;
    layout->addLayout(answers);
    answers->addWidget(label);
    answers->addWidget(m_choice, 1);
    answers->addWidget(m_guesses);
}

void MeaningTable::addRow(const UnknownSign &sign)
{
    auto *row = new QTreeWidgetItem(m_table, {sign.text, sign.count});
    row->setIcon(SignText, signIcon(sign.picture));
    row->setSizeHint(SignText, {0, signSide + 2}); // same height without a picture
    setMeaning(*row, sign.meaning, sign.isGuess);
}

void MeaningTable::setMeaning(QTreeWidgetItem &row, const QString &meaning, bool isGuess) const
{
    const int place = placeOf(meaning);
    const QString name = meaning.isEmpty() ? openText() : place < 0 ? meaning : m_choice->itemText(place);
    //: %1 is what a sign stands for by a guess: "wall"
    row.setText(SignMeaning, isGuess ? tr("%1 (guessed)").arg(name) : name);
    row.setIcon(SignMeaning, place < 0 ? QIcon() : m_choice->itemIcon(place));
    row.setData(SignMeaning, MeaningRole, meaning);
    row.setData(SignMeaning, GuessRole, isGuess);
}

/// Returns the index of a meaning in the choice; -1 if it is not there.
int MeaningTable::placeOf(const QString &meaning) const
{
    return meaning.isEmpty() ? -1 : m_choice->findData(meaning);
}

QString MeaningTable::openText()
{
    //: what a sign stands for that nobody has said anything about
    return tr("Unknown, left out");
}

QString MeaningTable::meaningAt(std::size_t row) const
{
    return m_table->topLevelItem(int(row))->data(SignMeaning, MeaningRole).toString();
}

void MeaningTable::answer()
{
    for (QTreeWidgetItem *row : m_table->selectedItems()) {
        setMeaning(*row, m_choice->key(), false);
    }
    updateGuesses();
}

/// Selects all guesses and moves the focus to the choice, which is the next step.
void MeaningTable::selectGuesses()
{
    {
        const QSignalBlocker untilAllAre(m_table);
        for (int i = 0; i < m_table->topLevelItemCount(); ++i) {
            QTreeWidgetItem *row = m_table->topLevelItem(i);
            row->setSelected(row->data(SignMeaning, GuessRole).toBool());
        }
    }
    followSelection();
    m_choice->setFocus();
}

/// Shows the meaning of the selected rows; no choice if they differ.
void MeaningTable::followSelection()
{
    const QList<QTreeWidgetItem *> rows = m_table->selectedItems();
    const auto meaningOf = [](const QTreeWidgetItem *row) { return row->data(SignMeaning, MeaningRole).toString(); };
    const QString first = rows.isEmpty() ? QString() : meaningOf(rows.first());
    const bool isOne = std::all_of(rows.begin(), rows.end(), [&](const auto *row) { return meaningOf(row) == first; });
    m_choice->setEnabled(!rows.isEmpty());
    m_choice->setPlaceholderText(isOne && !rows.isEmpty() && first.isEmpty() ? openText() : tr("Several"));
    m_choice->setCurrentIndex(isOne ? placeOf(first) : -1);
}

void MeaningTable::updateGuesses()
{
    bool isAny = false;
    for (int i = 0; i < m_table->topLevelItemCount(); ++i) {
        isAny = isAny || m_table->topLevelItem(i)->data(SignMeaning, GuessRole).toBool();
    }
    m_guesses->setEnabled(isAny);
}
