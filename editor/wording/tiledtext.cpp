#include "editor/wording/tiledtext.h"

#include "gamecore/base/issue.h"

#include <QCoreApplication>

using namespace Qt::StringLiterals;

namespace {

class TiledText {
    Q_DECLARE_TR_FUNCTIONS(TiledText)

public:
    static QString head(const Issue &issue);

private:
    static QString orientation(const QString &found);
    static QString guess(const Issue &issue);
    static QString notTaken(const Issue &issue);
    static QString passedOver(const Issue &issue);
    static QString count(const Issue &issue) { return QString::number(figureOf(issue, "count"_L1)); }
};

QString TiledText::head(const Issue &issue)
{
    switch (issue.code) {
    case IssueCode::NotATiledMap:
        return tr("This is not a map of Tiled");
    case IssueCode::OtherOrientation:
        return orientation(issue.found);
    case IssueCode::BadTiles:
        return issue.found.isEmpty() ? tr("The tiles of this layer cannot be read")
                                     : tr("The tiles of this layer cannot be read: %1").arg(issue.found);
    case IssueCode::MissingFile:
        return tr("The file “%1” is missing or cannot be read").arg(issue.found);
    case IssueCode::OutsideFolder:
        return tr("The file “%1” was not read: it lies outside of the folder of the map").arg(issue.found);
    case IssueCode::Guessed:
        return guess(issue);
    case IssueCode::NotTaken:
        return notTaken(issue);
    default:
        return passedOver(issue);
    }
}

QString TiledText::orientation(const QString &found)
{
    const QString only = tr("only orthogonal maps can be opened");
    const QString what = found == "isometric"_L1   ? tr("This map of Tiled is isometric")
                         : found == "staggered"_L1 ? tr("This map of Tiled is staggered")
                         : found == "hexagonal"_L1 ? tr("This map of Tiled is hexagonal")
                                                   : tr("This map of Tiled is “%1”").arg(found);
    return what + u"; "_s + only;
}

/// `names` holds the tileset and what its tile was taken for.
QString TiledText::guess(const Issue &issue)
{
    if (issue.names.size() < 2) {
        //: %1 is the key of a terrain
        return tr("Cells without a tile were taken for %1 by a guess (cells: %2)").arg(issue.found, count(issue));
    }
    //: %1 is the number of a tile, %2 the name of a tileset, %3 the key of a terrain
    return tr("Tile %1 of “%2” was taken for %3 by a guess (cells: %4)")
        .arg(issue.found, issue.names.at(0), issue.names.at(1), count(issue));
}

/// `names` says what it is; the words are those of gamecore/tiled/tiledlevel.h.
QString TiledText::notTaken(const Issue &issue)
{
    const QString what = issue.names.value(0);
    if (what == "object"_L1) {
        //: %1 is the name or class of an object
        return tr("Nobody knows what the object “%1” means (objects: %2)").arg(issue.found, count(issue));
    }
    if (what == "outside"_L1) {
        return tr("The object “%1” lies outside of the map").arg(issue.found);
    }
    if (what == "value"_L1) {
        //: %1 is a key such as gold
        return tr("The value of “%1” does not fit and was left out (objects: %2)").arg(issue.found, count(issue));
    }
    if (what == "property"_L1) {
        return tr("The property “%1” means nothing in a level (times: %2)").arg(issue.found, count(issue));
    }
    if (what == "layer"_L1) {
        return tr("The layer “%1” is hidden and was left out").arg(issue.found);
    }
    if (what == "text"_L1) {
        return tr("Texts on the map have no place in a level (texts: %1)").arg(count(issue));
    }
    if (what == "shape"_L1) {
        return tr("Shapes drawn with points or curves have no place in a level (shapes: %1)").arg(count(issue));
    }
    return tr("No tileset of the map has the tile %1 (cells: %2)").arg(issue.found, count(issue));
}

/// `names` says what it is; the words are those of gamecore/tiled/tiledlevel.h.
QString TiledText::passedOver(const Issue &issue)
{
    const QString what = issue.names.value(0);
    if (what == "image"_L1) {
        return tr("Layers that are one picture are not shown (layers: %1)").arg(count(issue));
    }
    if (what == "flip"_L1) {
        return tr("Flipped and turned tiles are shown as they are (cells: %1)").arg(count(issue));
    }
    if (what == "animation"_L1) {
        return tr("Animated tiles stand still (tiles: %1)").arg(count(issue));
    }
    if (what == "look"_L1) {
        return tr("Opacity, tint and parallax of layers are not shown (layers: %1)").arg(count(issue));
    }
    return tr("Layers that lie between the cells were moved to the nearest ones (layers: %1)").arg(count(issue));
}

} // namespace

QString tiledHeadOf(const Issue &issue)
{
    return TiledText::head(issue);
}
