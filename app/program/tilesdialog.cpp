#include "app/program/tilesdialog.h"

#include "editor/levels/meaningtable.h"
#include "editor/widgets/buttonnames.h"
#include "editor/widgets/dialogsize.h"
#include "editor/widgets/newlayout.h"
#include "editor/wording/oneline.h"
#include "gamecore/base/issue.h"
#include "gamecore/data/catalogue.h"

#include <QDialogButtonBox>
#include <QLabel>
#include <QVBoxLayout>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace {

constexpr QSize wantedTilesSize(620, 480);

template<typename Part>
void putMostFrequentFirst(std::vector<Part> &parts, qint64 Part::*count)
{
    std::stable_sort(parts.begin(), parts.end(), [count](const Part &a, const Part &b) { return a.*count > b.*count; });
}

QString shownName(const QString &name)
{
    return onOneLine(shortened(name));
}

/// What a mapping says of a tile; empty if it says nothing.
QString mappedMeaning(const TiledMapping &mapping, const GuessedTile &tile)
{
    const auto tileset = mapping.tilesets.find(tile.tileset);
    if (tileset == mapping.tilesets.end()) {
        return {};
    }
    const auto found = tileset->second.byId.find(tile.id);
    return found == tileset->second.byId.end() ? tileset->second.others : found->second;
}

/// A class that was left open goes on meaning what it means otherwise, and is told where that is nothing.
void answerClass(TiledMapping &mapping, const QString &name, const QString &meaning)
{
    if (meaning.isEmpty()) {
        mapping.asked.insert(name);
        return;
    }
    mapping.classes[name] = meaning;
    mapping.asked.erase(name);
}

} // namespace

TilesDialog::TilesDialog(MapQuestions questions, const std::map<TileGid, QImage> &pictures, const TiledMapping &known,
                         const Catalogue &catalogue, QWidget *parent)
    : QDialog(parent), m_catalogue(catalogue), m_questions(std::move(questions))
{
    putMostFrequentFirst(m_questions.tiles, &GuessedTile::cells);
    putMostFrequentFirst(m_questions.classes, &ObjectClass::objects);
    setObjectName(u"tilesDialog"_s);
    setWindowTitle(tr("Tiles of the map"));
    setAccessibleName(windowTitle());
    auto *layout = newLayout<QVBoxLayout>(this, 16, 8);
    auto *question =
        new QLabel(tr("What do these tiles and objects stand for? One answer serves all that are selected. "
                      "The answers are kept beside the map, for all maps of its folder."));
    question->setWordWrap(true);
    layout->addWidget(question);
    m_table = new MeaningTable(signs(pictures, known), m_catalogue);
    layout->addWidget(m_table, 1);
    QDialogButtonBox *buttons = dialogButtons(*this);
    buttons->setObjectName(u"tilesButtons"_s);
    layout->addWidget(buttons);
    resizeOnScreen(*this, wantedTilesSize);
    m_table->setFocus();
}

TiledMapping TilesDialog::withAnswers(TiledMapping mapping) const
{
    for (std::size_t i = 0; i < m_questions.tiles.size(); ++i) {
        const GuessedTile &tile = m_questions.tiles[i];
        mapping.tilesets[tile.tileset].byId[tile.id] =
            i < tilesAsked() ? m_table->meaningAt(i) : signOf(tile, mapping).meaning;
    }
    for (std::size_t i = 0; i < m_questions.classes.size(); ++i) {
        const ObjectClass &objects = m_questions.classes[i];
        answerClass(mapping, objects.name,
                    i < classesAsked() ? m_table->meaningAt(tilesAsked() + i) : signOf(objects, mapping).meaning);
    }
    return mapping;
}

std::vector<AskedSign> TilesDialog::signs(const std::map<TileGid, QImage> &pictures, const TiledMapping &known) const
{
    std::vector<AskedSign> signs;
    for (std::size_t i = 0; i < tilesAsked(); ++i) {
        const GuessedTile &tile = m_questions.tiles[i];
        const auto picture = pictures.find(tile.gid);
        signs.push_back(signOf(tile, known));
        signs.back().picture = picture == pictures.end() ? QImage() : picture->second;
    }
    for (std::size_t i = 0; i < classesAsked(); ++i) {
        signs.push_back(signOf(m_questions.classes[i], known));
    }
    return signs;
}

AskedSign TilesDialog::signOf(const GuessedTile &tile, const TiledMapping &known) const
{
    const QString mapped = mappedMeaning(known, tile);
    //: %1 is the name of a tileset, %2 the number of a tile in it
    return {.text = tr("%1, tile %2").arg(shownName(tile.tileset)).arg(tile.id),
            .count = tr("cells: %1").arg(tile.cells),
            .meaning = mapped.isEmpty() ? m_catalogue.terrain(tile.terrain).key : mapped,
            .isGuess = mapped.isEmpty()};
}

AskedSign TilesDialog::signOf(const ObjectClass &objects, const TiledMapping &known) const
{
    const auto mapped = known.classes.find(objects.name);
    //: %1 is a class of objects of Tiled: "Enemy"
    return {.text = tr("Objects of the class “%1”").arg(shownName(objects.name)),
            .count = tr("objects: %1").arg(objects.objects),
            .meaning = mapped == known.classes.end() ? QString() : mapped->second};
}
