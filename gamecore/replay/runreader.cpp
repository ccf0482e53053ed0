#include "gamecore/replay/runreader.h"

#include "gamecore/base/files.h"
#include "gamecore/base/hasher.h"
#include "gamecore/base/rng.h"
#include "gamecore/data/catalogue.h"
#include "gamecore/json/jsontext.h"
#include "gamecore/levelfile/levelformats.h"
#include "gamecore/levelfile/levelwriter.h"
#include "gamecore/play/traveller.h"
#include "gamecore/replay/levelhash.h"

#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QJsonDocument>
#include <QRegularExpression>

using namespace Qt::StringLiterals;

namespace {

constexpr int highestRulesVersion = 1'000'000;
constexpr qsizetype longestName = 200; ///< name of the person or bot

} // namespace

RunFields::RunFields(JsonFields &fields, const Catalogue &shipped, Run &run)
    : m_fields(fields), m_shipped(shipped), m_run(run), m_issues(fields.issues())
{
}

void RunFields::readRuleset()
{
    m_fields.require("ruleset"_L1);
    m_run.ruleset = m_fields.text("ruleset"_L1);
    if (m_fields.has("ruleset"_L1) && !m_shipped.ruleset(m_run.ruleset)) {
        m_fields.report(IssueCode::UnknownRuleset, "ruleset"_L1, Expected::Nothing, shortened(m_run.ruleset));
    }
}

void RunFields::readCircumstances()
{
    m_fields.require("seed"_L1);
    m_fields.require("rules_version"_L1);
    m_run.seed = std::uint64_t(m_fields.integer("seed"_L1, 0, qint64(largestSeed), 0));
    m_run.rulesVersion = int(m_fields.integer("rules_version"_L1, 1, highestRulesVersion, 1));
    m_run.stepMs = int(m_fields.integer("step_ms"_L1, 0, longestAdvance, usualStepMs));
    JsonFields origin(m_fields.object("origin"_L1), m_fields.pathOf("origin"_L1), m_issues);
    QStringList words;
    for (int i = 0; i < runOriginCount; ++i) {
        words.append(QString(keyOf(RunOrigin::By(i))));
    }
    const std::optional<RunOrigin::By> by = originFrom(origin.any("by"_L1).toString());
    m_run.origin = {.by = by ? *by : RunOrigin::By(origin.choice("by"_L1, words, 0)),
                    .name = origin.text("name"_L1).left(longestName),
                    .isPractice = origin.boolean("practice"_L1, false)};
    origin.reportUnknownKeys();
    if (m_fields.has("hero"_L1)) {
        m_run.hero = travellerFromJson(m_fields.object("hero"_L1));
        if (!m_run.hero || m_run.isDungeon()) {
            m_fields.report(IssueCode::BadValue, "hero"_L1, Expected::Nothing);
        }
    }
}

void RunFields::readGame()
{
    m_fields.require("hashes"_L1);
    const int before = m_issues.count();
    readCommands();
    if (m_issues.count() == before) { // otherwise the number of commands is unknown
        readHashes();
    }
    readOutcome();
}

void RunFields::readCommands()
{
    m_fields.require("commands"_L1);
    const QJsonArray commands = m_fields.array("commands"_L1);
    m_run.lines.reserve(std::size_t(commands.size()));
    for (qsizetype i = 0; i < commands.size() && !m_issues.isFull(); ++i) {
        readCommand(commands.at(i), pathOfIndex(m_fields.pathOf("commands"_L1), i));
    }
    if (m_count > mostRunCommands) {
        m_fields.report(IssueCode::TooLarge, "commands"_L1, Expected::Nothing, QString::number(m_count));
    }
}

/// Reads LINE or [LINE, TIMES].
void RunFields::readCommand(const QJsonValue &value, const QString &path)
{
    const QJsonArray pair = value.toArray();
    const bool isPair = pair.size() == 2 && isInteger(pair.at(1));
    const QJsonValue text = isPair ? pair.first() : value;
    const qint64 times = isPair ? pair.at(1).toInteger() : 1;
    std::optional<RunLine> line = text.isString() ? runLineFrom(text.toString()) : std::nullopt;
    if (!line || times < 1 || times > mostRunCommands) {
        m_issues.add(
            {.code = IssueCode::BadValue, .path = path, .found = foundText(value), .expected = Expected::Command});
        return;
    }
    line->times = times;
    m_count += times;
    m_run.lines.push_back(*line);
}

void RunFields::readHashes()
{
    const QJsonArray hashes = m_fields.array("hashes"_L1);
    for (qsizetype i = 0; i < hashes.size() && !m_issues.isFull(); ++i) {
        const QJsonArray pair = hashes.at(i).toArray();
        const std::optional<std::uint64_t> hash = hashFromText(pair.at(1).toString());
        const qint64 after = isInteger(pair.at(0)) ? pair.at(0).toInteger() : -1;
        const qint64 least = m_run.hashes.empty() ? 0 : m_run.hashes.back().after + 1;
        if (pair.size() != 2 || !hash || after < least || after > m_count) {
            m_issues.add({.code = IssueCode::BadValue,
                          .path = pathOfIndex(m_fields.pathOf("hashes"_L1), i),
                          .found = foundText(hashes.at(i)),
                          .expected = Expected::Hash});
            return;
        }
        m_run.hashes.push_back({.after = after, .hash = *hash});
    }
    if (m_fields.has("hashes"_L1) && (m_run.hashes.empty() || m_run.hashes.back().after != m_count)) {
        m_fields.report(IssueCode::BadValue, "hashes"_L1, Expected::Hash);
    }
}

void RunFields::readOutcome()
{
    m_fields.require("outcome"_L1);
    QStringList words;
    for (int i = 0; i < statusCount; ++i) {
        words.append(QString(statusKey(Status(i))));
    }
    m_run.outcome = Status(m_fields.choice("outcome"_L1, words, 0));
}

std::optional<std::uint64_t> hashIn(JsonFields &fields, QLatin1StringView key)
{
    const QJsonValue value = fields.any(key);
    const std::optional<std::uint64_t> hash = hashFromText(value.toString());
    if (!hash) {
        fields.report(IssueCode::BadValue, key, Expected::Hash, foundText(value));
    }
    return hash;
}

FileFormat runFormat()
{
    return {.name = u"mazewright-run"_s, .version = runVersion, .otherwise = IssueCode::NotARun};
}

namespace {

class RunReader {
public:
    RunReader(const QString &folder, const CataloguePtr &shipped, ReadRun &result)
        : m_folder(folder), m_shipped(shipped), m_result(result), m_issues(result.issues)
    {
    }

    void read(const QJsonObject &root)
    {
        JsonFields fields(root, {}, m_issues);
        RunFields run(fields, *m_shipped, m_run);
        if (!readFormat(fields, runFormat())) {
            return;
        }
        run.readRuleset();
        readGround(fields);
        run.readCircumstances();
        run.readGame();
        fields.reportUnknownKeys(runKeys());
        if (!m_issues.hasErrors()) {
            m_result.run = std::move(m_run);
        }
    }

private:
    /// Reads the level or dungeon.
    void readGround(JsonFields &fields)
    {
        const bool isDungeon = fields.boolean("dungeon"_L1, false);
        if (isDungeon && fields.has("level"_L1)) {
            fields.report(IssueCode::BadValue, "dungeon"_L1, Expected::Nothing);
        } else if (!isDungeon && fields.require("level"_L1) && m_shipped->ruleset(m_run.ruleset)) {
            readLevel(fields);
        }
    }

    void readLevel(JsonFields &fields)
    {
        const QJsonObject object = fields.object("level"_L1);
        JsonFields inner(object, u"level"_s, m_issues);
        std::optional<std::uint64_t> hash =
            fields.has("level_hash"_L1) ? hashIn(fields, "level_hash"_L1) : std::nullopt;
        const bool isNamed = inner.has("file"_L1);
        if (isNamed) {
            inner.require("hash"_L1);
            hash = hashIn(inner, "hash"_L1);
            inner.reportUnknownKeys({u"file"_s, u"hash"_s});
        }
        m_run.level = isNamed ? levelOfFile(inner) : levelWithin(object);
        if (m_run.level) {
            const std::uint64_t found = levelHashOf(*m_run.level);
            m_run.levelHash = hash.value_or(found);
            m_result.isOfOtherLevel = found != m_run.levelHash;
        }
    }

    /// Returns a check of the level under the ruleset of the run.
    LevelCheck underRuleset() const
    {
        return [this](Level &level, const Catalogue &base, const std::vector<ThingPlace> &places) {
            level.ruleset = m_run.ruleset;
            return checkStructure(level, base, places);
        };
    }

    std::optional<PlayableLevel> levelWithin(const QJsonObject &object)
    {
        const QByteArray text = QJsonDocument(object).toJson(QJsonDocument::Compact);
        ReadLevel read = readLevelJson(text, *m_shipped, underRuleset());
        for (Issue issue : read.issues) {
            if (severityOf(issue) != Severity::Warning) {
                issue.path = issue.path.isEmpty() ? u"level"_s : u"level."_s + issue.path;
                issue.line = issue.column = 0; // to be located in the whole text
                m_issues.add(std::move(issue));
            }
        }
        return std::move(read.level).playable();
    }

    /// Reads a level from a file in the folder of the run.
    std::optional<PlayableLevel> levelOfFile(JsonFields &fields)
    {
        const QString name = fields.text("file"_L1);
        const QString path = QDir(m_folder).filePath(name);
        if (!staysBelow(name) || (QFileInfo::exists(path) && !liesBelow(path, m_folder))) {
            fields.report(IssueCode::BadValue, "file"_L1, Expected::LevelInFolder, shortened(name));
            return std::nullopt;
        }
        ReadLevel read = openLevelFile(path, *m_shipped, {}, underRuleset());
        std::optional<PlayableLevel> level = std::move(read.level).playable();
        if (!level) {
            m_issues.add(read.issues);
        }
        return level;
    }

    QString m_folder;
    const CataloguePtr &m_shipped;
    ReadRun &m_result;
    IssueList &m_issues;
    Run m_run;
};

} // namespace

const QStringList &runKeys()
{
    static const QStringList keys = [] {
        QStringList all = proofKeys();
        all.insert(all.indexOf(u"level_hash"_s), u"level"_s);
        all.insert(all.indexOf(u"ruleset"_s), u"dungeon"_s);
        all.insert(all.indexOf(u"rules_version"_s), u"hero"_s);
        return all;
    }();
    return keys;
}

ReadRun readRun(const QByteArray &text, const QString &folder, const CataloguePtr &shipped)
{
    ReadRun result;
    if (const std::optional<QJsonObject> root = parseJson(text, result.issues)) {
        RunReader(folder, shipped, result).read(*root);
    } else {
        replaceRootTypeIssue(IssueCode::NotARun, result.issues);
    }
    locateIssues(text, result.issues);
    result.issues.sortByPlace();
    return result;
}

ReadRun readRunFile(const QString &path, const CataloguePtr &shipped)
{
    ReadRun result;
    if (const std::optional<QByteArray> text = readFile(path, largestRun, result.issues)) {
        result = readRun(*text, QFileInfo(path).path(), shipped);
    }
    for (Issue &issue : result.issues) {
        issue.file = issue.file.isEmpty() ? path : issue.file;
    }
    return result;
}

bool isRunPath(const QString &path)
{
    return path.endsWith(".run.json"_L1, Qt::CaseInsensitive);
}

bool isRunFile(const QString &path)
{
    constexpr qint64 headSize = 512;
    static const QRegularExpression head(uR"(^\x{FEFF}?\s*\{\s*"format"\s*:\s*"mazewright-run")"_s);
    QFile file(path);
    return isRunPath(path)
           || (QFileInfo(path).isFile() && file.open(QIODevice::ReadOnly)
               && head.match(QString::fromUtf8(file.read(headSize))).hasMatch());
}
