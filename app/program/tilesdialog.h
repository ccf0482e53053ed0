#pragma once

#include "gamecore/tiled/tiledguess.h"

#include <QDialog>
#include <QImage>

#include <algorithm>
#include <map>

class Catalogue;
class MeaningTable;
struct AskedSign;

/// What nobody knows of a map of Tiled.
struct MapQuestions {
    std::vector<GuessedTile> tiles;
    std::vector<ObjectClass> classes;

    bool isEmpty() const { return tiles.empty() && classes.empty(); }
};

/// Asks what the tiles and the classes of objects of a map of another program mean. What is known of them stands there
/// already, and of other tiles a guess, so that Enter is enough. There are no guesses of classes: Enter leaves them
/// open.
class TilesDialog : public QDialog {
    Q_OBJECT

public:
    /// More tiles, or more classes, than this are not asked about: the most frequent are, the other tiles stay as they
    /// were guessed, and the other classes as they are, known or open.
    static constexpr std::size_t mostAsked = 300;

    TilesDialog(MapQuestions questions, const std::map<TileGid, QImage> &pictures, const TiledMapping &known,
                const Catalogue &catalogue, QWidget *parent = nullptr);

    /// A mapping with the answers about all tiles and classes added. Of a class that was left open it says only that it
    /// was asked about.
    TiledMapping withAnswers(TiledMapping mapping) const;

private:
    std::vector<AskedSign> signs(const std::map<TileGid, QImage> &pictures, const TiledMapping &known) const;
    AskedSign signOf(const GuessedTile &tile, const TiledMapping &known) const;
    AskedSign signOf(const ObjectClass &objects, const TiledMapping &known) const;
    std::size_t tilesAsked() const { return std::min(m_questions.tiles.size(), mostAsked); }
    std::size_t classesAsked() const { return std::min(m_questions.classes.size(), mostAsked); }

    const Catalogue &m_catalogue;
    MapQuestions m_questions; ///< the most frequent first
    MeaningTable *m_table;
};
