#include "tests/support/hostilefiles.h"

#include "tests/support/contentof.h"

#include <QDir>
#include <QFile>
#include <QJsonDocument>
#include <QJsonObject>
#include <QTest>

using namespace Qt::StringLiterals;

namespace {

QMap<QString, QString> textsOf(const QJsonObject &object)
{
    QMap<QString, QString> texts;
    for (const QString &key : object.keys()) {
        texts.insert(key, object.value(key).toString());
    }
    return texts;
}

QStringList listOf(const QJsonValue &value)
{
    QStringList texts;
    for (const QJsonValue &text : value.toArray()) {
        texts.append(text.toString());
    }
    return texts;
}

/// Returns the command line: `check FILE` unless the row says otherwise. If `after` is null, the command line contains
/// no file.
QStringList callOf(const QJsonObject &row)
{
    QStringList call = row.contains("call"_L1) ? listOf(row.value("call"_L1)) : QStringList{u"check"_s};
    if (!row.value("after"_L1).isNull()) {
        call += row.value("file"_L1).toString();
        call += listOf(row.value("after"_L1));
    }
    return call;
}

HostileFile fileOf(const QJsonObject &row)
{
    return {.file = row.value("file"_L1).toString(),
            .parts = row.value("parts"_L1).toArray(),
            .also = textsOf(row.value("also"_L1).toObject()),
            .links = textsOf(row.value("links"_L1).toObject()),
            .call = callOf(row),
            .exitCode = row.value("exit"_L1).toInt(),
            .codes = listOf(row.value("codes"_L1))};
}

/// Returns the number of repetitions: in a usual run a tenth of a large number, all of them where memory is measured.
qint64 timesOf(const QJsonValue &part, HostileSize size)
{
    constexpr qint64 many = 1000;
    const qint64 whole = part["times"_L1].toInteger();
    return size == HostileSize::Whole || whole < many ? whole : whole / 10;
}

bool writePart(QFile &file, const QJsonValue &part, HostileSize size)
{
    const QByteArray text = (part.isString() ? part : part["text"_L1]).toString().toUtf8();
    if (part.isString()) {
        return file.write(text) == text.size();
    }
    if (part["hex"_L1].isString()) {
        return file.write(QByteArray::fromHex(part["hex"_L1].toString().toLatin1())) > 0;
    }
    const qint64 times = timesOf(part, size);
    const bool isCounted = text.contains('%');
    const qint64 atOnce = qMax<qint64>(1, 64 * 1024 / qMax<qint64>(1, text.size()));
    for (qint64 done = 0; done < times; done += atOnce) {
        const qint64 last = qMin(done + atOnce, times);
        QByteArray block = isCounted ? QByteArray() : text.repeated(last - done);
        for (qint64 i = done; isCounted && i < last; ++i) {
            block += QByteArray(text).replace('%', QByteArray::number(i));
        }
        if (file.write(block) != block.size()) {
            return false;
        }
    }
    return true;
}

bool writeFile(const QString &path, const QJsonArray &parts, HostileSize size)
{
    QFile file(path);
    return file.open(QIODevice::WriteOnly) && std::all_of(parts.begin(), parts.end(), [&](const QJsonValue &part) {
               return writePart(file, part, size);
           });
}

} // namespace

bool HostileFile::write(const QString &folder, HostileSize size) const
{
    const QDir dir(folder);
    bool isWritten = parts.isEmpty() || writeFile(dir.filePath(file), parts, size);
    for (auto beside = also.begin(); beside != also.end(); ++beside) {
        isWritten = isWritten && writeFile(dir.filePath(beside.key()), {beside.value()}, size);
    }
    for (auto link = links.begin(); link != links.end(); ++link) {
        isWritten = isWritten && QFile::link(link.value(), dir.filePath(link.key()));
    }
    return isWritten;
}

void addHostileFiles(const QStringList &calls)
{
    QTest::addColumn<HostileFile>("hostile");
    const QByteArray list = contentOf(QStringLiteral(MAZEWRIGHT_SOURCE_DIR "/tests/hostile/hostile.json"));
    for (const QJsonValue &row : QJsonDocument::fromJson(list).array()) {
        const HostileFile file = fileOf(row.toObject());
        if (calls.isEmpty() || calls.contains(file.call.first())) {
            QTest::newRow(qPrintable(row["name"_L1].toString())) << file;
        }
    }
}
