#include "tests/pictures/tilesheet.h"

#include "app/cli/output.h"
#include "editor/art/canvascolors.h"
#include "editor/pictures/levelpainter.h"
#include "gamecore/data/catalogue.h"
#include "gamecore/data/kind.h"
#include "gamecore/level/level.h"

#include <QDir>
#include <QPainter>

#include <algorithm>
#include <array>
#include <vector>

using namespace Qt::StringLiterals;

namespace {

constexpr std::array sizes{64, 48, 32, 24, 16};
constexpr int gap = 16;
constexpr int heading = 24;

/// A level with every terrain of the default legend, each with all sorts of neighbors.
const QStringList sample{u"########################"_s, u"########################"_s, u"##     ###       %%   ##"_s,
                         u"## @    +   O  %%%%%   #"_s, u"##     ###    %%%%%%%  #"_s, u"####+#### #     %%%    #"_s,
                         u"#       #### ###2##1##3#"_s, u"# ~~~~  #    #  # # #  #"_s, u"#~~~~~~ +  # + ^# #>#X #"_s,
                         u"# ~~ ~~ #      # ^# #  #"_s, u"#  ~~~  ###:#:##### ####"_s, u"#       # g    :  !    #"_s,
                         u"##### ###   K  :    ~~~#"_s, u"# R   T #      :  D ~~~~"_s, u"####################~~##"_s};

Level sampleLevel(const Catalogue &catalogue)
{
    const LegendTable legend(catalogue, {});
    Level level;
    level.terrain = Grid<TerrainId>({int(sample.first().size()), int(sample.size())}, catalogue.floor());
    for (int y = 0; y < level.size().height; ++y) {
        for (int x = 0; x < level.size().width; ++x) {
            const QString key = *legend.keyOf(sample[y][x].unicode());
            if (const std::optional<TerrainId> terrain = catalogue.terrainOf(key)) {
                level.terrain.set({x, y}, *terrain);
            } else {
                level.things.push_back({.cell = {x, y}, .kind = key, .values = {}});
            }
        }
    }
    return level;
}

/// A picture with a line of text above it.
struct Labeled {
    QString label;
    QImage picture;

    QSize size() const { return picture.size() + QSize(0, heading); }
};

/// Places pictures in rows no wider than the widest one or `width`.
QImage arranged(const std::vector<Labeled> &pictures, int width)
{
    for (const Labeled &each : pictures) {
        width = std::max(width, each.size().width());
    }
    std::vector<QPoint> corners;
    QPoint corner(gap, gap);
    int bottom = 0;
    for (const Labeled &each : pictures) {
        if (corner.x() > gap && corner.x() + each.size().width() > width + gap) {
            corner = {gap, bottom + gap};
        }
        corners.push_back(corner);
        bottom = std::max(bottom, corner.y() + each.size().height());
        corner.rx() += each.size().width() + gap;
    }
    QImage sheet(width + 2 * gap, bottom + gap, QImage::Format_RGB32);
    sheet.fill(CanvasColors::ink);
    QPainter painter(&sheet);
    painter.setPen(Qt::white);
    for (std::size_t i = 0; i < pictures.size(); ++i) {
        painter.drawText(QRect(corners[i], QSize(pictures[i].size().width(), heading)), Qt::AlignVCenter,
                         pictures[i].label);
        painter.drawImage(corners[i] + QPoint(0, heading), pictures[i].picture);
    }
    return sheet;
}

class SheetPainter {
public:
    explicit SheetPainter(const CataloguePtr &catalogue) : m_catalogue(catalogue), m_sample(sampleLevel(*catalogue)) {}

    Labeled ofSet(const LevelTileset &set, int size) const
    {
        const LevelPainter painter(m_tileset, *m_catalogue, TileLook::Tiles, {.tile = size}, set.key);
        const QRect all(0, 0, m_sample.size().width, m_sample.size().height);
        return {u"%1, %2 px"_s.arg(set.name).arg(size), painter.picture(m_sample, all, false)};
    }

    /// Returns all pictures of kinds, and the marks of statuses, on floor.
    Labeled ofFigures(int size) const
    {
        constexpr int perRow = 16;
        const QStringList names = figures();
        const LevelPainter painter(m_tileset, *m_catalogue, TileLook::Tiles, {.tile = size});
        const Grid<TerrainId> floor({perRow + 2, (int(names.size()) + perRow - 1) / perRow + 2}, m_catalogue->floor());
        QImage picture = painter.ground(floor, {1, 1, perRow, floor.height() - 2});
        QPainter onto(&picture);
        for (int i = 0; i < int(names.size()); ++i) {
            onto.drawImage(QPoint(i % perRow, i / perRow) * size, painter.tileOf(names[i]));
        }
        return {u"Figures, %1 px"_s.arg(size), picture};
    }

private:
    QStringList figures() const
    {
        QStringList names;
        for (const Kind &kind : m_catalogue->kinds()) {
            names += kind.look.pictures;
            names.append(kind.markerPicture);
        }
        for (const QString &file : QDir(u":/tiles"_s).entryList({u"status_*.svg"_s}, QDir::Files, QDir::Name)) {
            names.append(file.chopped(4));
        }
        names.removeAll(QString());
        names.removeDuplicates();
        return names;
    }

    CataloguePtr m_catalogue;
    Level m_sample;
    Tileset m_tileset;
};

bool save(const QImage &picture, const QString &path)
{
    if (!picture.save(path)) {
        printError(u"mazewright: %1 cannot be written."_s.arg(path));
        return false;
    }
    printOut(path);
    return true;
}

} // namespace

int writeTileSheets(const CataloguePtr &catalogue, const QString &folder)
{
    if (!QDir().mkpath(folder)) {
        return usageError(u"The folder %1 cannot be made."_s.arg(folder));
    }
    const SheetPainter painter(catalogue);
    constexpr int sideBySide = 32;
    std::vector<Labeled> sets;
    for (const LevelTileset &set : catalogue->tilesets()) {
        sets.push_back(painter.ofSet(set, sideBySide));
        std::vector<Labeled> ofSet;
        for (const int size : sizes) {
            ofSet.push_back(painter.ofSet(set, size));
        }
        if (!save(arranged(ofSet, 0), u"%1/sheet_%2.png"_s.arg(folder, set.key))) {
            return ExitProblems;
        }
    }
    std::vector<Labeled> figures;
    for (const int size : sizes) {
        figures.push_back(painter.ofFigures(size));
    }
    const int width = 3 * sets.front().size().width() + 2 * gap;
    const bool isDone = save(arranged(sets, width), folder + u"/sheet_sets.png"_s)
                        && save(arranged(figures, 0), folder + u"/sheet_figures.png"_s);
    return isDone ? ExitDone : ExitProblems;
}
