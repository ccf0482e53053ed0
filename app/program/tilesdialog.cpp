#include "app/program/tilesdialog.h"

#include "editor/levels/meaningchoice.h"
#include "editor/widgets/buttonnames.h"
#include "editor/widgets/newlayout.h"
#include "editor/widgets/plainlabel.h"
#include "editor/widgets/scrollform.h"
#include "editor/wording/oneline.h"
#include "gamecore/data/catalogue.h"

#include <QDialogButtonBox>
#include <QGridLayout>
#include <QLabel>
#include <QPixmap>
#include <QVBoxLayout>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace {

constexpr int pictureSide = 32;

QLabel *pictureLabel(const QImage &picture)
{
    auto *label = new QLabel;
    label->setFixedSize(pictureSide, pictureSide);
    label->setAlignment(Qt::AlignCenter);
    label->setPixmap(QPixmap::fromImage(picture).scaled(pictureSide, pictureSide, Qt::KeepAspectRatio));
    return label;
}

} // namespace

TilesDialog::TilesDialog(std::vector<GuessedTile> tiles, const std::map<TileGid, QImage> &pictures,
                         const TiledMapping &known, const Catalogue &catalogue, QWidget *parent)
    : QDialog(parent), m_catalogue(catalogue), m_tiles(std::move(tiles))
{
    std::stable_sort(m_tiles.begin(), m_tiles.end(),
                     [](const GuessedTile &a, const GuessedTile &b) { return a.cells > b.cells; });
    setObjectName(u"tilesDialog"_s);
    setWindowTitle(tr("Tiles of the map"));
    setAccessibleName(windowTitle());
    auto *layout = newLayout<QVBoxLayout>(this, 16, 8);
    auto *question =
        new QLabel(tr("What do these tiles stand for? The answers are kept beside the map, for all maps of "
                      "its folder with the same tilesets."));
    question->setWordWrap(true);
    layout->addWidget(question);
    QScrollArea *area = newScrollArea(makeRows(pictures, known), u"tilesArea"_s);
    area->setMinimumWidth(area->widget()->sizeHint().width() + 24);
    layout->addWidget(area);
    QDialogButtonBox *buttons = dialogButtons(*this);
    buttons->setObjectName(u"tilesButtons"_s);
    layout->addWidget(buttons);
    if (!m_choices.empty()) {
        m_choices.front()->setFocus();
    }
}

TiledMapping TilesDialog::withAnswers(TiledMapping mapping) const
{
    for (std::size_t i = 0; i < m_tiles.size(); ++i) {
        const GuessedTile &tile = m_tiles[i];
        const QString answer = i < m_choices.size() ? m_choices[i]->key() : meaningOf(tile, mapping);
        mapping.tilesets[tile.tileset].byId[tile.id] = answer;
    }
    return mapping;
}

QWidget *TilesDialog::makeRows(const std::map<TileGid, QImage> &pictures, const TiledMapping &known)
{
    auto *rows = new QWidget;
    auto *grid = newLayout<QGridLayout>(rows, 0, 8);
    grid->setColumnStretch(3, 1);
    const auto count = int(std::min(m_tiles.size(), mostAsked));
    for (int row = 0; row < count; ++row) {
        const GuessedTile &tile = m_tiles[std::size_t(row)];
        const auto picture = pictures.find(tile.gid);
        if (picture != pictures.end()) {
            grid->addWidget(pictureLabel(picture->second), row, 0);
        }
        //: %1 is the name of a tileset, %2 the number of a tile in it
        grid->addWidget(plainLabel(tr("%1, tile %2").arg(onOneLine(tile.tileset)).arg(tile.id)), row, 1);
        grid->addWidget(plainLabel(tr("cells: %1").arg(tile.cells)), row, 2);
        m_choices.push_back(makeChoice(tile, meaningOf(tile, known)));
        grid->addWidget(m_choices.back(), row, 3);
    }
    grid->setRowStretch(count, 1);
    return rows;
}

QString TilesDialog::meaningOf(const GuessedTile &tile, const TiledMapping &known) const
{
    const QString guess = m_catalogue.terrain(tile.terrain).key;
    const auto tileset = known.tilesets.find(tile.tileset);
    if (tileset == known.tilesets.end()) {
        return guess;
    }
    const TiledMapping::Tiles &tiles = tileset->second;
    const auto found = tiles.byId.find(tile.id);
    return found != tiles.byId.end() ? found->second : tiles.others.isEmpty() ? guess : tiles.others;
}

MeaningChoice *TilesDialog::makeChoice(const GuessedTile &tile, const QString &meaning) const
{
    auto *choice = new MeaningChoice(m_catalogue, m_tileset);
    choice->setObjectName(u"tile_%1"_s.arg(tile.gid));
    choice->setAccessibleName(tr("What tile %1 of %2 stands for").arg(tile.id).arg(onOneLine(tile.tileset)));
    choice->addFirst(tr("Nothing"), QString(ignoredMeaning));
    choice->choose(meaning);
    return choice;
}
