#include "gamecore/runs/runreader.h"

#include "gamecore/base/files.h"
#include "gamecore/base/hasher.h"
#include "gamecore/base/rng.h"
#include "gamecore/data/catalogue.h"
#include "gamecore/json/fileformat.h"
#include "gamecore/json/jsontext.h"
#include "gamecore/levelfile/levelformats.h"
#include "gamecore/play/traveller.h"
#include "gamecore/runs/levelhash.h"
#include "gamecore/runs/runlines.h"

#include <QDir>
#include <QFileInfo>
#include <QJsonDocument>

using namespace Qt::StringLiterals;

namespace {

constexpr int highestRulesVersion = 1'000'000;
constexpr qsizetype longestName = 200; ///< of who played

class RunReader {
public:
    RunReader(const QString &folder, const CataloguePtr &shipped, ReadRun &result)
        : m_folder(folder), m_shipped(shipped), m_result(result), m_issues(result.issues)
    {
    }

    void read(const QJsonObject &root)
    {
        JsonFields fields(root, {}, m_issues);
        if (!readFormat(fields,
                        {.name = u"mazewright-run"_s, .version = runVersion, .otherwise = IssueCode::NotARun})) {
            return;
        }
        fields.require("hashes"_L1);
        readRuleset(fields);
        readGround(fields);
        readCircumstances(fields);
        const int before = m_issues.count();
        readCommands(fields);
        if (m_issues.count() == before) { // else nobody knows how many there are
            readHashes(fields);
        }
        readOutcome(fields);
        fields.reportUnknownKeys(runKeys());
        if (!m_issues.hasErrors()) {
            m_result.run = std::move(m_run);
        }
    }

private:
    void readRuleset(JsonFields &fields)
    {
        fields.require("ruleset"_L1);
        m_run.ruleset = fields.text("ruleset"_L1);
        if (fields.has("ruleset"_L1) && !m_shipped->ruleset(m_run.ruleset)) {
            fields.report(IssueCode::UnknownRuleset, "ruleset"_L1, Expected::Nothing, shortened(m_run.ruleset));
        }
    }

    /// What was played on.
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

    /// Checks the level under the ruleset of the run.
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
                issue.line = issue.column = 0; // they are found in the whole text
                m_issues.add(std::move(issue));
            }
        }
        return std::move(read.level).playable();
    }

    /// A level that lies beside the run.
    std::optional<PlayableLevel> levelOfFile(JsonFields &fields)
    {
        const QString name = fields.text("file"_L1);
        const QString path = QDir(m_folder).filePath(name);
        if (!staysBelow(name) || (QFileInfo::exists(path) && !liesBelow(path, m_folder))) {
            fields.report(IssueCode::BadValue, "file"_L1, Expected::LevelInFolder, shortened(name));
            return std::nullopt;
        }
        ReadLevel read = readLevelFile(path, *m_shipped, {}, underRuleset());
        std::optional<PlayableLevel> level = std::move(read.level).playable();
        if (!level) {
            m_issues.add(read.issues);
        }
        return level;
    }

    void readCircumstances(JsonFields &fields)
    {
        fields.require("seed"_L1);
        fields.require("rules_version"_L1);
        m_run.seed = std::uint64_t(fields.integer("seed"_L1, 0, qint64(largestSeed), 0));
        m_run.rulesVersion = int(fields.integer("rules_version"_L1, 1, highestRulesVersion, 1));
        m_run.stepMs = int(fields.integer("step_ms"_L1, 0, longestAdvance, usualStepMs));
        JsonFields origin(fields.object("origin"_L1), u"origin"_s, m_issues);
        QStringList words;
        for (int i = 0; i < runOriginCount; ++i) {
            words.append(QString(keyOf(RunOrigin::By(i))));
        }
        m_run.origin = {.by = RunOrigin::By(origin.choice("by"_L1, words, 0)),
                        .name = origin.text("name"_L1).left(longestName),
                        .isPractice = origin.boolean("practice"_L1, false)};
        origin.reportUnknownKeys();
        if (fields.has("hero"_L1)) {
            m_run.hero = travellerFromJson(fields.object("hero"_L1));
            if (!m_run.hero || m_run.isDungeon()) {
                fields.report(IssueCode::BadValue, "hero"_L1, Expected::Nothing);
            }
        }
    }

    void readCommands(JsonFields &fields)
    {
        fields.require("commands"_L1);
        const QJsonArray commands = fields.array("commands"_L1);
        m_run.lines.reserve(std::size_t(commands.size()));
        for (qsizetype i = 0; i < commands.size() && !m_issues.isFull(); ++i) {
            readCommand(commands.at(i), pathOfIndex(u"commands"_s, i));
        }
        if (m_count > mostRunCommands) {
            fields.report(IssueCode::TooLarge, "commands"_L1, Expected::Nothing, QString::number(m_count));
        }
    }

    /// LINE, or [LINE, TIMES].
    void readCommand(const QJsonValue &value, const QString &path)
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

    void readHashes(JsonFields &fields)
    {
        const QJsonArray hashes = fields.array("hashes"_L1);
        for (qsizetype i = 0; i < hashes.size() && !m_issues.isFull(); ++i) {
            const QJsonArray pair = hashes.at(i).toArray();
            const std::optional<std::uint64_t> hash = hashFromText(pair.at(1).toString());
            const qint64 after = isInteger(pair.at(0)) ? pair.at(0).toInteger() : -1;
            const qint64 least = m_run.hashes.empty() ? 0 : m_run.hashes.back().after + 1;
            if (pair.size() != 2 || !hash || after < least || after > m_count) {
                m_issues.add({.code = IssueCode::BadValue,
                              .path = pathOfIndex(u"hashes"_s, i),
                              .found = foundText(hashes.at(i)),
                              .expected = Expected::Hash});
                return;
            }
            m_run.hashes.push_back({.after = after, .hash = *hash});
        }
        if (fields.has("hashes"_L1) && (m_run.hashes.empty() || m_run.hashes.back().after != m_count)) {
            fields.report(IssueCode::BadValue, "hashes"_L1, Expected::Hash);
        }
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

    void readOutcome(JsonFields &fields)
    {
        fields.require("outcome"_L1);
        QStringList words;
        for (int i = 0; i < statusCount; ++i) {
            words.append(QString(statusKey(Status(i))));
        }
        m_run.outcome = Status(fields.choice("outcome"_L1, words, 0));
    }

    QString m_folder;
    const CataloguePtr &m_shipped;
    ReadRun &m_result;
    IssueList &m_issues;
    Run m_run;
    qint64 m_count = 0; ///< of commands
};

} // namespace

const QStringList &runKeys()
{
    static const QStringList keys{u"format"_s,  u"version"_s,  u"level"_s,   u"level_hash"_s,    u"dungeon"_s,
                                  u"ruleset"_s, u"seed"_s,     u"hero"_s,    u"rules_version"_s, u"origin"_s,
                                  u"step_ms"_s, u"commands"_s, u"outcome"_s, u"hashes"_s};
    return keys;
}

ReadRun readRun(const QByteArray &text, const QString &folder, const CataloguePtr &shipped)
{
    ReadRun result;
    if (const std::optional<QJsonObject> root = parseJson(text, result.issues)) {
        RunReader(folder, shipped, result).read(*root);
    } else {
        callOtherwise(IssueCode::NotARun, result.issues);
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
