#pragma once

#include <QByteArray>
#include <QJsonArray>
#include <QMap>
#include <QMetaType>
#include <QStringList>

/// Size of a written hostile file: whole, or with a tenth of the repetitions of each part.
enum class HostileSize : std::uint8_t { Whole, Tenth };

/// A malicious file of tests/hostile/hostile.json, written when it is needed, with its expected result.
///
/// Its `parts` follow each other: a text, `{"times": N, "text": T}` for a repeated text in which a counter from 0
/// replaces each `%`, or `{"hex": H}` for bytes. `also` are harmless files beside it; `links` are links with their
/// targets. `call` is the command line that reads it, to which the file name and `after` are added.
struct HostileFile {
    QString file;
    QJsonArray parts;
    QMap<QString, QString> also;
    QMap<QString, QString> links;
    QStringList call; ///< complete command line
    int exitCode = 2;
    QStringList codes; ///< codes of all issues, each once, sorted

    /// Writes the file and its companions into a folder. False if that failed.
    bool write(const QString &folder, HostileSize size = HostileSize::Whole) const;
};
Q_DECLARE_METATYPE(HostileFile)

/// Adds a row `hostile` for each hostile file to a test's data; with `calls`, only for those read by such a command.
void addHostileFiles(const QStringList &calls = {});
