#pragma once

#include "app/window/runsummary.h"

#include <QDateTime>
#include <QHash>

/// The best games under each ruleset, kept in one JSON file. Better is: won before lost, then deeper, then the hero's
/// level, gold, kills, and last the fewer turns (under real time: the shorter time).
class HighScores {
public:
    static constexpr int mostScores = 10;

    struct Score {
        RunSummary run;
        QDateTime when;
    };

    /// Reads the file; one that is not there is an empty one. A damaged one is put aside as `PATH.damaged`, and one of
    /// a newer version is left as it is: then nothing is written.
    explicit HighScores(const QString &path = defaultPath());

    /// In the data folder of the program.
    static QString defaultPath();

    /// The best first.
    QList<Score> of(const QString &ruleset) const { return m_scores.value(ruleset); }
    QStringList rulesets() const { return m_scores.keys(); }
    /// Takes a game in and writes the file, whole or not at all. Its place, from 0; -1 if it is not among the best.
    int add(const RunSummary &run, const QDateTime &when);
    /// Whether the last add() could write.
    bool isWritten() const { return m_isWritten; }

private:
    void read();
    bool write() const;

    QString m_path;
    QHash<QString, QList<Score>> m_scores;
    bool m_isNewer = false; ///< the file is of a newer version
    bool m_isWritten = true;
};

bool isBetter(const RunSummary &one, const RunSummary &other);
