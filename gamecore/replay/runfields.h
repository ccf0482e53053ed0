#pragma once

#include "gamecore/json/fileformat.h"
#include "gamecore/replay/run.h"

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
