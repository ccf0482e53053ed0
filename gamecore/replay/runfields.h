#pragma once

#include "gamecore/json/fileformat.h"
#include "gamecore/replay/run.h"

/// Reads of a run what does not tell on what it was played: run files have that beside it, and the proof of a level has
/// it around it. Findings are added to those of the fields, with their paths.
class RunFields {
public:
    /// All must outlive this.
    RunFields(JsonFields &fields, const Catalogue &shipped, Run &run);

    void readRuleset();
    /// Seed, rules, origin, hero. The level must have been read.
    void readCircumstances();
    /// Commands, then hashes and the outcome.
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
    qint64 m_count = 0; ///< of commands
};

/// What a run says of itself at its head.
FileFormat runFormat();
/// The hash at a key; a finding if it is none.
std::optional<std::uint64_t> hashIn(JsonFields &fields, QLatin1StringView key);
