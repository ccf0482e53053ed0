#include "editor/text/tiledtext.h"

#include "gamecore/base/issue.h"

#include <QCoreApplication>

using namespace Qt::StringLiterals;

namespace {

/// A word used by gamecore/tiled/tiledlevel.cpp and tiledobjects.cpp, and its sentence.
struct LeftOutRow {
    QLatin1StringView word;
    const char *text;
    bool hasName = false; ///< %1 is a name and %2 the count; else %1 is the count
};
constexpr LeftOutRow leftOutRows[] = {
    {"object"_L1, QT_TRANSLATE_NOOP("TiledText", "Skipped the object “%1”: it has no meaning in a level (objects: %2)"),
     true},
    {"nameless"_L1,
     QT_TRANSLATE_NOOP("TiledText", "Skipped objects that have neither a name nor a class (objects: %1)")},
    {"hidden"_L1, QT_TRANSLATE_NOOP("TiledText", "Skipped the hidden object “%1” (objects: %2)"), true},
    {"outside"_L1, QT_TRANSLATE_NOOP("TiledText", "Skipped the object “%1” outside the map (objects: %2)"), true},
    {"value"_L1, QT_TRANSLATE_NOOP("TiledText", "Skipped the value of “%1”, which is not allowed (objects: %2)"), true},
    {"property"_L1,
     QT_TRANSLATE_NOOP("TiledText", "Skipped the property “%1”: it has no meaning in a level (times: %2)"), true},
    {"layer"_L1, QT_TRANSLATE_NOOP("TiledText", "Skipped the hidden layer “%1” (layers: %2)"), true},
    {"outside_tiles"_L1, QT_TRANSLATE_NOOP("TiledText", "Skipped tiles of the layer “%1” outside the map (tiles: %2)"),
     true},
    {"tile"_L1, QT_TRANSLATE_NOOP("TiledText", "No tileset of the map contains tile %1 (cells: %2)"), true},
    {"foreign_tile"_L1,
     QT_TRANSLATE_NOOP("TiledText", "Skipped tiles whose class is neither a terrain nor a kind (cells: %1)")},
    {"text"_L1, QT_TRANSLATE_NOOP("TiledText", "Skipped texts: levels cannot contain text (texts: %1)")},
    {"shape"_L1, QT_TRANSLATE_NOOP("TiledText", "Skipped polygons and lines that do not define terrain (shapes: %1)")},
    {"image"_L1, QT_TRANSLATE_NOOP("TiledText", "Image layers are not shown (layers: %1)")},
    {"flip"_L1, QT_TRANSLATE_NOOP("TiledText", "Flipped and rotated tiles are shown upright (cells: %1)")},
    {"animation"_L1, QT_TRANSLATE_NOOP("TiledText", "Animated tiles are not animated (tiles: %1)")},
    {"look"_L1, QT_TRANSLATE_NOOP("TiledText", "Opacity, tint and parallax of layers are ignored (layers: %1)")},
    {"between"_L1,
     QT_TRANSLATE_NOOP("TiledText", "Layers offset by part of a cell were moved to the nearest cells (layers: %1)")}};

class TiledText {
    Q_DECLARE_TR_FUNCTIONS(TiledText)

public:
    static QString head(const Issue &issue);

private:
    static QString orientation(const QString &found);
    static QString guess(const Issue &issue);
    static QString leftOut(const Issue &issue);
    static QString count(const Issue &issue) { return QString::number(figureOf(issue, "count"_L1)); }
};

QString TiledText::head(const Issue &issue)
{
    switch (issue.code) {
    case IssueCode::NotATiledMap:
        return tr("This is not a Tiled map");
    case IssueCode::OtherOrientation:
        return orientation(issue.found);
    case IssueCode::BadTiles:
        return issue.found.isEmpty() ? tr("The tiles of this layer cannot be read")
                                     : tr("The tiles of this layer cannot be read: %1").arg(issue.found);
    case IssueCode::MissingFile:
        return tr("The file “%1” is missing or cannot be read").arg(issue.found);
    case IssueCode::OutsideFolder:
        return tr("The file “%1” was not read: it is outside the map’s project (use --trust FOLDER to allow it)")
            .arg(issue.found);
    case IssueCode::Guessed:
        return guess(issue);
    default:
        return leftOut(issue);
    }
}

QString TiledText::orientation(const QString &found)
{
    const QString only = tr("only orthogonal maps can be opened");
    const QString what = found == "isometric"_L1   ? tr("This Tiled map is isometric")
                         : found == "staggered"_L1 ? tr("This Tiled map is staggered")
                         : found == "hexagonal"_L1 ? tr("This Tiled map is hexagonal")
                                                   : tr("This Tiled map is “%1”").arg(found);
    return what + u"; "_s + only;
}

/// Returns the text about guessed tiles. `found` is the name of a tileset. Without figures, the issue says that all
/// terrain is guessed.
QString TiledText::guess(const Issue &issue)
{
    const qint64 tiles = figureOf(issue, "tiles"_L1);
    const qint64 walls = figureOf(issue, "walls"_L1);
    const qint64 floors = figureOf(issue, "floors"_L1);
    if (tiles == 0) {
        return tr("All walls and floors of this map were guessed: it does not say what its tiles mean");
    }
    const QString sorts = floors == 0  ? tr("wall %1").arg(walls)
                          : walls == 0 ? tr("floor %1").arg(floors)
                                       : tr("wall %1, floor %2").arg(walls).arg(floors);
    //: %1 is the name of a tileset, %2 its sort such as "wall 1"
    return (tiles == 1 ? tr("Guessed the meaning of 1 tile of “%1” (%2)")
                       //: %1 is the name of a tileset, %2 a list such as "wall 100, floor 28"
                       : tr("Guessed the meaning of %n tiles of “%1” (%2)", nullptr, int(tiles)))
        .arg(issue.found, sorts);
}

/// Returns the text about skipped content: `names` holds the word for it, `found` its name.
QString TiledText::leftOut(const Issue &issue)
{
    const QString word = issue.names.value(0);
    for (const LeftOutRow &row : leftOutRows) {
        if (row.word == word) {
            const QString text = tr(row.text);
            return row.hasName ? text.arg(issue.found, count(issue)) : text.arg(count(issue));
        }
    }
    return {};
}

} // namespace

QString tiledHeadOf(const Issue &issue)
{
    return TiledText::head(issue);
}
