#pragma once

#include "editor/art/tileset.h"
#include "gamecore/tiled/tiledguess.h"

#include <QDialog>
#include <QImage>

#include <map>

class MeaningChoice;

/// Asks what the tiles of a map of another program mean. What is known of them, or else a guess, stands there already,
/// so that Enter is enough.
class TilesDialog : public QDialog {
    Q_OBJECT

public:
    /// More tiles than this are not asked about: the most frequent are, the others stay as they were guessed.
    static constexpr std::size_t mostAsked = 300;

    TilesDialog(std::vector<GuessedTile> tiles, const std::map<TileGid, QImage> &pictures, const TiledMapping &known,
                const Catalogue &catalogue, QWidget *parent = nullptr);

    /// A mapping with the answers about all tiles added.
    TiledMapping withAnswers(TiledMapping mapping) const;

private:
    QWidget *makeRows(const std::map<TileGid, QImage> &pictures, const TiledMapping &known);
    QString meaningOf(const GuessedTile &tile, const TiledMapping &known) const;
    MeaningChoice *makeChoice(const GuessedTile &tile, const QString &meaning) const;

    const Catalogue &m_catalogue;
    std::shared_ptr<const Tileset> m_tileset = std::make_shared<Tileset>();
    std::vector<GuessedTile> m_tiles; ///< the most frequent first
    std::vector<MeaningChoice *> m_choices;
};
