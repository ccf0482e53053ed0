#pragma once

#include <QByteArray>
#include <QJsonArray>
#include <QMap>
#include <QMetaType>
#include <QStringList>

/// How large a hostile file is written: whole, or with a tenth of each part that is repeated many times.
enum class HostileSize : std::uint8_t { Whole, Tenth };

/// A file of tests/hostile/hostile.json: one that means harm, made when it is needed, with what must come of it.
///
/// Its `parts` follow each other: a text, `{"times": N, "text": T}` for one that is repeated, with a number that counts
/// on from 0 in place of each `%`, or `{"hex": H}` for bytes. `also` are harmless files beside it, `links` are links by
/// what they lead to. `call` reads it: words of the program, to which the name of the file and `after` are added.
struct HostileFile {
    QString file;
    QJsonArray parts;
    QMap<QString, QString> also;
    QMap<QString, QString> links;
    QStringList call; ///< whole
    int exitCode = 2;
    QStringList codes; ///< of all findings, each once, sorted

    /// Writes it and what belongs to it into a folder. False if that failed.
    bool write(const QString &folder, HostileSize size = HostileSize::Whole) const;
};
Q_DECLARE_METATYPE(HostileFile)

/// Adds a row `hostile` for each of them to a test's data; with `calls`, for those that such a call reads.
void addHostileFiles(const QStringList &calls = {});
