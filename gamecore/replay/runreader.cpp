#include "gamecore/replay/runreader.h"

#include "gamecore/base/files.h"
#include "gamecore/data/catalogue.h"
#include "gamecore/json/fileformat.h"
#include "gamecore/json/jsontext.h"
#include "gamecore/levelfile/levelformats.h"
#include "gamecore/levelfile/levelwriter.h"
#include "gamecore/replay/levelhash.h"
#include "gamecore/replay/runfields.h"

#include <QDir>
#include <QFileInfo>
#include <QJsonDocument>

using namespace Qt::StringLiterals;

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
