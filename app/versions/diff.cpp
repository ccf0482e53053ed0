#include "app/cli/output.h"
#include "app/versions/versioncalls.h"
#include "editor/art/canvascolors.h"
#include "editor/art/tilescale.h"
#include "editor/pictures/differencelayer.h"
#include "editor/pictures/layerpainter.h"
#include "editor/pictures/levelpicture.h"
#include "editor/text/leveldifferencetext.h"
#include "gamecore/base/issue.h"
#include "gamecore/data/catalogue.h"
#include "gamecore/diff/leveldifference.h"
#include "gamecore/diff/levellines.h"
#include "gamecore/level/level.h"
#include "gamecore/levelfile/levelformats.h"

#include <QFontMetrics>
#include <QImage>
#include <QJsonArray>
#include <QJsonDocument>
#include <QPainter>

#include <algorithm>
#include <cstdio>

using namespace Qt::StringLiterals;

namespace {

constexpr int usualTile = 32;
constexpr int longestUsualSide = 8192;
constexpr int gap = 8;
constexpr int swatchSide = 20;
constexpr int letterPixels = 15;

struct Caption {
    const DifferenceMarkRow *row = nullptr;
    int width = 0;
};

std::vector<Caption> captionsOf(const DifferenceLayers &layers, const QFontMetrics &metrics)
{
    std::vector<Caption> captions;
    for (const DifferenceMarkRow &row : differenceMarks()) {
        if (layers.has(row.what)) {
            const int text = metrics.horizontalAdvance(QString::fromUtf8(row.name));
            captions.push_back({&row, swatchSide + gap + text + 2 * gap});
        }
    }
    return captions;
}

/// Marks differences that are hidden below things: a small mark in the corner of the cell shows that the thing itself
/// differs.
void drawBadges(QPainter &painter, const CellLayer &layer, QPoint corner, int tile)
{
    constexpr int smallestTile = 16;
    for (const DifferenceMarkRow &row : differenceMarks()) {
        if (row.what == DifferenceMarkRow::What::Terrain || row.what == DifferenceMarkRow::What::Beyond
            || tile < smallestTile) {
            continue;
        }
        const QPixmap badge = markSwatch(row.mark, tile * 3 / 8, 1);
        const Grid<std::uint8_t> &cells = *layer.cells;
        eachCell(QRect(0, 0, cells.width(), cells.height()), [&](Point cell) {
            if ((cells.at(cell) >> int(row.what) & 1) != 0) {
                const int right = corner.x() + (cell.x + 1) * tile;
                painter.drawPixmap(right - badge.width(), corner.y() + cell.y * tile, badge);
            }
        });
    }
}

/// Draws the captions from the left, in as many lines as needed. Returns the height. Without a painter, only returns
/// the height.
int drawCaptions(QPainter *painter, const std::vector<Caption> &captions, Point corner, int width)
{
    int x = corner.x;
    int y = corner.y;
    for (const Caption &caption : captions) {
        if (x + caption.width > width && x > corner.x) {
            x = corner.x;
            y += swatchSide + gap;
        }
        if (painter) {
            painter->drawPixmap(x, y, markSwatch(caption.row->mark, swatchSide, 1));
            painter->drawText(QRect(x + swatchSide + gap, y, caption.width, swatchSide), Qt::AlignVCenter,
                              QString::fromUtf8(caption.row->name));
        }
        x += caption.width;
    }
    return y + swatchSide + gap - corner.y;
}

/// Draws both versions side by side as they are played, with the differences marked and explained below. Large levels
/// get small cells. Null if the picture would still be too large.
QImage differencePicture(const Catalogue &catalogue, const Level &before, const Level &after,
                         const LevelDifference &difference)
{
    const int columns = before.size().width + after.size().width;
    const int rows = std::max(before.size().height, after.size().height);
    const int tile = std::clamp(longestUsualSide / std::max({1, columns, rows}), 1, usualTile);
    if (!canBeDrawn({columns + 1, rows}, tile)) {
        return {};
    }
    const DifferenceLayers layers = layersOf(difference, before, after);
    QFont font;
    font.setPixelSize(letterPixels);
    const std::vector<Caption> captions = captionsOf(layers, QFontMetrics(font));
    constexpr int narrowest = 240;
    const int width = std::max(columns * tile + 3 * gap, narrowest);
    const int top = swatchSide + 2 * gap;
    const int bottom = top + rows * tile + gap;
    QImage picture(width, bottom + drawCaptions(nullptr, captions, {gap, bottom}, width), QImage::Format_RGB32);
    picture.fill(CanvasColors::ink);
    QPainter painter(&picture);
    painter.setFont(font);
    painter.setPen(CanvasColors::bright);
    const int middle = before.size().width * tile + 2 * gap;
    const LevelPicture levels(catalogue);
    painter.drawText(QRect(gap, gap, width, swatchSide), Qt::AlignVCenter, u"before"_s);
    painter.drawText(QRect(std::max(middle, narrowest / 2), gap, width, swatchSide), Qt::AlignVCenter, u"after"_s);
    painter.drawImage(gap, top, levels.draw(before, tile, layers.before));
    painter.drawImage(middle, top, levels.draw(after, tile, layers.after));
    drawBadges(painter, layers.before, {gap, top}, tile);
    drawBadges(painter, layers.after, {middle, top}, tile);
    drawCaptions(&painter, captions, {gap, bottom}, width);
    return picture;
}

/// Returns the differences of two versions for programs: one object per difference, as listed in docs/git.md.
QJsonArray jsonOf(const LevelDifference &difference, const Level &before, const Level &after,
                  const Catalogue &catalogue);

QJsonArray jsonOf(Point cell)
{
    return {cell.x, cell.y};
}

QJsonArray jsonOf(Size size)
{
    return {size.width, size.height};
}

/// Returns `from` and `to`, each only if it exists.
QJsonObject jsonOf(const ValueChange &change)
{
    QJsonObject object{{u"path"_s, pathOf(change.name)}};
    object.insert(u"from"_s, change.from); // inserting an undefined value has no effect
    object.insert(u"to"_s, change.to);
    return object;
}

QJsonObject jsonOf(const CellRegion &region, const Catalogue &catalogue)
{
    QJsonArray runs;
    for (const CellRun &run : region.runs) {
        runs.append(QJsonArray{run.first.x, run.first.y, run.length});
    }
    return {{u"change"_s, u"cells"_s},
            {u"from"_s, catalogue.terrain(region.from).key},
            {u"to"_s, catalogue.terrain(region.to).key},
            {u"count"_s, region.count},
            {u"first"_s, jsonOf(region.first)},
            {u"last"_s, jsonOf(region.last)},
            {u"runs"_s, runs}};
}

QJsonObject jsonOf(const ThingChange &change, const Level &before, const Level &after)
{
    QJsonObject object{{u"change"_s, keyOf(change.what)}};
    const Thing &thing = change.after ? after.things[*change.after] : before.things[*change.before];
    object.insert(u"kind"_s, thing.kind);
    object.insert(u"cell"_s, jsonOf(thing.cell));
    if (thing.isUnknownCharacter()) {
        object.insert(u"character"_s, QString::fromUcs4(&thing.character, 1));
    }
    if (change.what == ThingChange::What::Moved) {
        object.insert(u"from_cell"_s, jsonOf(before.things[*change.before].cell));
    }
    if (change.what == ThingChange::What::Changed) {
        QJsonArray values;
        for (const ValueChange &value : change.values) {
            values.append(jsonOf(value));
        }
        object.insert(u"values"_s, values);
    }
    return object;
}

QJsonArray jsonOf(const LevelDifference &difference, const Level &before, const Level &after,
                  const Catalogue &catalogue)
{
    QJsonArray all;
    const LevelDifferenceText text(before, after, catalogue);
    const auto add = [&all](QJsonObject object, const QString &message) {
        object.insert(u"message"_s, message);
        all.append(object);
    };
    if (difference.before != difference.after) {
        add({{u"change"_s, u"size"_s},
             {u"from"_s, jsonOf(difference.before)},
             {u"to"_s, jsonOf(difference.after)},
             {u"shift"_s, jsonOf(difference.shift)}},
            text.sentenceOfSize(difference));
    }
    for (const ValueChange &change : difference.values) {
        QJsonObject object = jsonOf(change);
        object.insert(u"change"_s, u"value"_s);
        add(object, text.sentenceOf(change));
    }
    for (const CellRegion &region : difference.regions) {
        add(jsonOf(region, catalogue), text.sentenceOf(region));
    }
    if (difference.redrawnCells > 0) {
        add({{u"change"_s, u"characters"_s}, {u"count"_s, difference.redrawnCells}},
            LevelDifferenceText::sentenceOfRedrawn(difference));
    }
    for (const ThingChange &change : difference.things) {
        add(jsonOf(change, before, after), text.sentenceOf(change));
    }
    return all;
}

/// Prints the lines of one level. A file that is not a level is printed unchanged, so that a program that processes
/// many files continues.
int printLines(const QString &path, const Catalogue &catalogue)
{
    if (isNoFile(path)) {
        return ExitDone;
    }
    IssueList issues;
    const std::optional<QByteArray> bytes = bytesFrom(path, issues);
    if (!bytes) {
        printIssues(issues, Severity::Error);
        return ExitUsage;
    }
    ReadLevel read = openLevelBytes(*bytes, path, catalogue, {}, checkStructure);
    if (!read.level || read.isForeignMap) {
        printIssues(read.issues, Severity::Error);
        std::fwrite(bytes->constData(), 1, std::size_t(bytes->size()), stdout);
        return ExitDone;
    }
    const std::optional<Level> level = std::move(read.level).take();
    printOut(linesOf(*level, catalogue).join(u'\n'));
    return ExitDone;
}

/// Returns the differences if one of the versions is not a level.
QJsonArray jsonOfWhole(const LevelVersion &before, const LevelVersion &after)
{
    if (before.isThere() == after.isThere()) {
        return {};
    }
    const QString message =
        after.isThere() ? LevelDifferenceText::sentenceOfNew(*after.level) : LevelDifferenceText::sentenceOfGone();
    return {QJsonObject{{u"change"_s, after.isThere() ? u"new"_s : u"gone"_s}, {u"message"_s, message}}};
}

void print(const QJsonArray &differences, bool isJson)
{
    if (isJson) {
        printOut(QString::fromUtf8(QJsonDocument(differences).toJson(QJsonDocument::Indented)).trimmed());
        return;
    }
    for (const QJsonValue &difference : differences) {
        printOut(difference.toObject().value("message"_L1).toString());
    }
}

/// Draws the differences. A missing version is drawn like the other one.
int drawDifference(const QString &path, const LevelVersion &before, const LevelVersion &after,
                   const Catalogue &catalogue)
{
    const Level &one = before.isThere() ? *before.level : *after.level;
    const Level &other = after.isThere() ? *after.level : *before.level;
    const QImage picture = differencePicture(catalogue, one, other, differenceOf(one, other));
    if (picture.isNull()) {
        return usageError(u"%1: A picture of both levels would be too large."_s.arg(path));
    }
    return isWritten(path, writePicture(path, picture)) ? ExitDone : ExitUsage;
}

int compare(const Arguments &call, const Catalogue &catalogue)
{
    const LevelVersion before = versionFrom(call.files.at(0), catalogue, call.trusted);
    const LevelVersion after = versionFrom(call.files.at(1), catalogue, call.trusted);
    if (before.isUnreadable || after.isUnreadable) {
        return ExitUsage;
    }
    const bool hasBoth = before.isThere() && after.isThere();
    const QJsonArray differences =
        hasBoth ? jsonOf(differenceOf(*before.level, *after.level), *before.level, *after.level, catalogue)
                : jsonOfWhole(before, after);
    const bool isDrawn = call.has(u"-o"_s) && (before.isThere() || after.isThere());
    if (isDrawn && drawDifference(call.values.value(u"-o"_s), before, after, catalogue) != ExitDone) {
        return ExitUsage;
    }
    print(differences, call.has(u"--json"_s));
    return differences.isEmpty() ? ExitDone : ExitProblems;
}

} // namespace

int runDiff(const QStringList &arguments)
{
    const Arguments call = readArguments(arguments, {{u"-o"_s, true}, {u"--json"_s}, {u"--text"_s}});
    if (!call.fault.isEmpty()) {
        return usageError(call.fault);
    }
    const bool isText = call.has(u"--text"_s);
    if (isText && (call.files.size() != 1 || call.has(u"-o"_s) || call.has(u"--json"_s))) {
        return usageError(u"diff --text needs one FILE and nothing else."_s);
    }
    if (!isText && call.files.size() != 2) {
        return usageError(u"diff needs two levels: A and B."_s);
    }
    if (!isText && call.files.at(0) == u"-" && call.files.at(1) == u"-") {
        return usageError(u"Only one of A and B can be standard input."_s);
    }
    if (const QString out = call.values.value(u"-o"_s);
        call.has(u"-o"_s) && !out.endsWith(u".png", Qt::CaseInsensitive)) {
        return usageError(u"%1: The picture must end in .png."_s.arg(out));
    }
    const CataloguePtr catalogue = catalogueFor(call);
    if (!catalogue) {
        return ExitUsage;
    }
    return isText ? printLines(call.files.first(), *catalogue) : compare(call, *catalogue);
}
