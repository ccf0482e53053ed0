#include "gamecore/sharing/fileparts.h"

#include "gamecore/base/hasher.h"
#include "gamecore/json/jsontext.h"
#include "gamecore/json/jsonwriter.h"
#include "gamecore/level/level.h"
#include "gamecore/replay/run.h"
#include "gamecore/sharing/commandtext.h"
#include "gamecore/sharing/thingtext.h"

#include <QJsonArray>

using namespace Qt::StringLiterals;

namespace {

/// What most levels say, and so nobody needs to.
QJsonObject usualLevel()
{
    return {{u"format"_s, u"mazewright-level"_s},
            {u"version"_s, levelVersion},
            {u"name"_s, QString()},
            {u"author"_s, QString()},
            {u"description"_s, QString()},
            {u"ruleset"_s, u"buchhaim"_s}};
}

QJsonObject usualRun()
{
    return {{u"format"_s, u"mazewright-run"_s}, {u"version"_s, runVersion}};
}

QByteArray restOf(QJsonObject object, const QJsonObject &usual)
{
    for (auto member = usual.begin(); member != usual.end(); ++member) {
        if (object.value(member.key()) == member.value()) {
            object.remove(member.key());
        }
    }
    return object.isEmpty() ? QByteArray() : jsonLine(object).toUtf8();
}

/// Nothing if the text is no JSON.
std::optional<QJsonObject> withRest(QJsonObject usual, const QByteArray &rest)
{
    IssueList issues;
    const std::optional<QJsonObject> object = rest.isEmpty() ? QJsonObject() : parseJson(rest, issues);
    if (!object) {
        return std::nullopt;
    }
    for (auto member = object->begin(); member != object->end(); ++member) {
        usual.insert(member.key(), member.value());
    }
    return usual;
}

/// The rows of a file as cells; none if they are not all of one length.
std::optional<CharacterGrid> cellsOf(const QJsonArray &rows)
{
    const Size size{int(rows.at(0).toString().toUcs4().size()), int(rows.size())};
    if (size.area() == 0 || size.area() > mostCodedCells) {
        return std::nullopt;
    }
    CharacterGrid cells(size, 0);
    for (int y = 0; y < size.height; ++y) {
        const QList<uint> row = rows.at(y).toString().toUcs4();
        if (row.size() != size.width) {
            return std::nullopt;
        }
        std::copy(row.begin(), row.end(), cells.row(y));
    }
    return cells;
}

QJsonArray rowsOf(const CharacterGrid &cells)
{
    QJsonArray rows;
    for (int y = 0; y < cells.height(); ++y) {
        rows.append(QString::fromUcs4(cells.row(y), cells.width()));
    }
    return rows;
}

std::optional<LevelParts> levelPartsOf(QJsonObject level)
{
    const std::optional<CharacterGrid> rows = cellsOf(level.take(u"rows"_s).toArray());
    if (!rows) {
        return std::nullopt;
    }
    LevelParts parts{.rows = *rows};
    if (const auto things = thingTextOf(level.value(u"things"_s).toArray(), rows->size());
        things && !things->isEmpty()) {
        parts.things = *things;
        level.remove(u"things"_s);
    }
    parts.rest = restOf(level, usualLevel());
    return parts;
}

std::optional<QJsonObject> levelOf(const LevelParts &parts)
{
    std::optional<QJsonObject> level = withRest(usualLevel(), parts.rest);
    const std::optional<QJsonArray> things = thingsOfText(parts.things, parts.rows.size());
    if (!level || !things) {
        return std::nullopt;
    }
    level->insert(u"rows"_s, rowsOf(parts.rows));
    if (!things->isEmpty()) {
        level->insert(u"things"_s, *things);
    }
    return level;
}

qint64 countOf(const QJsonArray &commands)
{
    qint64 count = 0;
    for (const QJsonValue &command : commands) {
        count += command.isArray() ? qBound<qint64>(0, command[1].toInteger(), mostRunCommands) : 1;
    }
    return qMin(count, mostRunCommands);
}

/// After how many commands a run that the program wrote has hashes: 0, every hundredth, the last.
std::vector<qint64> hashPlaces(qint64 count)
{
    std::vector<qint64> places;
    for (qint64 after = 0; after < count; after += commandsBetweenHashes) {
        places.push_back(after);
    }
    places.push_back(count);
    return places;
}

/// Takes the hashes out of a run, if they stand where the program writes them.
void takeHashes(QJsonObject &run, qint64 commands, RunParts &parts)
{
    const std::vector<qint64> places = hashPlaces(commands);
    const QJsonArray hashes = run.value(u"hashes"_s).toArray();
    std::vector<std::uint64_t> found;
    for (qsizetype i = 0; i < hashes.size() && i < qsizetype(places.size()); ++i) {
        const std::optional<std::uint64_t> hash = hashFromText(hashes.at(i)[1].toString());
        if (hash && hashes.at(i)[0].toInteger() == places[std::size_t(i)]) {
            found.push_back(*hash);
        }
    }
    if (found.size() == places.size() && hashes.size() == qsizetype(places.size())) {
        run.remove(u"hashes"_s);
        parts.hashes.insert(parts.hashes.end(), found.begin(), found.end());
    }
}

std::optional<RunParts> runPartsOf(QJsonObject run)
{
    RunParts parts;
    const QJsonArray commands = run.take(u"commands"_s).toArray();
    const std::optional<QByteArray> text = commandTextOf(commands);
    if (!text) {
        return std::nullopt;
    }
    parts.commands = *text;
    if (const auto hash = hashFromText(run.value(u"level_hash"_s).toString())) {
        parts.hasLevelHash = true;
        parts.hashes.push_back(*hash);
        run.remove(u"level_hash"_s);
    }
    takeHashes(run, countOf(commands), parts);
    parts.rest = restOf(run, usualRun());
    return parts;
}

std::optional<QJsonObject> runOf(const RunParts &parts)
{
    std::optional<QJsonObject> run = withRest(usualRun(), parts.rest);
    const std::optional<QJsonArray> commands = commandsOfText(parts.commands);
    if (!run || !commands) {
        return std::nullopt;
    }
    run->insert(u"commands"_s, *commands);
    auto hash = parts.hashes.begin();
    if (parts.hasLevelHash && hash != parts.hashes.end()) {
        run->insert(u"level_hash"_s, hashText(*hash++));
    }
    if (hash != parts.hashes.end()) {
        QJsonArray hashes;
        for (const qint64 after : hashPlaces(countOf(*commands))) {
            hashes.append(QJsonArray{after, hash != parts.hashes.end() ? hashText(*hash++) : QString()});
        }
        run->insert(u"hashes"_s, hashes);
    }
    return run;
}

} // namespace

std::optional<FileParts> partsOf(const QJsonObject &file, bool isRun)
{
    FileParts parts;
    const QString inner = isRun ? u"level"_s : u"proof"_s;
    QJsonObject outer = file;
    const QJsonValue within = outer.take(inner);
    const QJsonObject level = isRun ? within.toObject() : outer;
    const QJsonObject run = isRun ? outer : within.toObject();
    if (!level.isEmpty()) {
        parts.level = levelPartsOf(level);
    }
    if (!run.isEmpty()) {
        parts.run = runPartsOf(run);
    }
    return fileOf(parts, isRun) == file ? std::optional(parts) : std::nullopt;
}

std::optional<QJsonObject> fileOf(const FileParts &parts, bool isRun)
{
    const auto level = parts.level ? levelOf(*parts.level) : std::optional(QJsonObject());
    const auto run = parts.run ? runOf(*parts.run) : std::optional(QJsonObject());
    if (!level || !run) {
        return std::nullopt;
    }
    QJsonObject file = isRun ? *run : *level;
    const QJsonObject &inner = isRun ? *level : *run;
    if (!inner.isEmpty()) {
        file.insert(isRun ? u"level"_s : u"proof"_s, inner);
    }
    return file;
}
