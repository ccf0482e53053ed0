#pragma once

#include "gamecore/json/fileformat.h"
#include "gamecore/replay/run.h"

#include <QString>

/// Maximum size of a run file, in bytes.
inline constexpr qint64 largestRun = 64LL * 1024 * 1024;

/// The result of reading a run: a complete run, or none if an issue is an error.
struct ReadRun {
    std::optional<Run> run;
    bool isOfOtherLevel = false; ///< the level or its data has changed since the run was recorded
    IssueList issues;            ///< in the order of their positions
};

/// Returns the top-level keys of a run file, in the order in which they are written.
const QStringList &runKeys();

/// Reads the text of a run file (docs/run-format.md). `folder` is the folder of the file; a level file that the run
/// names must lie in or below this folder. `shipped` is the catalogue for Game::start(). Memory is bounded by the size
/// of the text, since a repeated command is stored once.
ReadRun readRun(const QByteArray &text, const QString &folder, const CataloguePtr &shipped);

/// Reads a run file.
ReadRun readRunFile(const QString &path, const CataloguePtr &shipped);

/// True if a file name is that of a run: NAME.run.json.
bool isRunPath(const QString &path);
/// True if a file is a run by its name or by the head of its contents. Reads only the beginning.
bool isRunFile(const QString &path);

/// Reader for the parts of a run other than its level or dungeon, shared by run files and proofs of levels. Issues are
/// added to JsonFields::issues() with their paths.
class RunFields {
public:
    /// All arguments must outlive this object.
    RunFields(JsonFields &fields, const Catalogue &shipped, Run &run);

    void readRuleset();
    /// Reads seed, version of the rules, step time, origin and hero. Run::level must have been read.
    void readCircumstances();
    /// Reads commands, then hashes and the outcome.
    void readGame();

private:
    void readCommands();
    void readCommand(const QJsonValue &value, const QString &path);
    void readHashes();
    void readOutcome();

    JsonFields &m_fields;
    const Catalogue &m_shipped;
    Run &m_run;
    IssueList &m_issues;
    qint64 m_count = 0; ///< number of commands
};

/// Returns the file format of a run.
FileFormat runFormat();
/// Returns the hash at a key. If it is missing or invalid, adds an issue and returns std::nullopt.
std::optional<std::uint64_t> hashIn(JsonFields &fields, QLatin1StringView key);
