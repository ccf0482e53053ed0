#include "gamecore/differences/levellines.h"

#include "gamecore/base/hasher.h"
#include "gamecore/differences/namedvalues.h"
#include "gamecore/json/jsontext.h"
#include "gamecore/json/jsonwriter.h"
#include "gamecore/levelfile/levelwriter.h"

#include <QJsonArray>
#include <QJsonDocument>

using namespace Qt::StringLiterals;

namespace {

QString lineOf(const QJsonValue &value)
{
    return value.isString() ? value.toString().replace(u'\n', u"\\n"_s) : jsonLine(value, lineOrder());
}

/// How it was won and a hash: its commands are hundreds of lines that tell nobody anything.
QString proofLine(const QJsonObject &proof)
{
    return u"%1 by %2, %3 lines of commands, hash %4"_s.arg(
        proof.value("outcome"_L1).toString(), proof.value("origin"_L1).toObject().value("by"_L1).toString(),
        QString::number(proof.value("commands"_L1).toArray().size()), hashText(hashOf(jsonLine(proof))));
}

} // namespace

QString pathOf(const QStringList &name)
{
    QString path;
    for (const QString &key : name.first() == u"unknown" ? name.sliced(1) : name) {
        appendKey(path, key);
    }
    return path;
}

QStringList linesOf(const Level &level, const Catalogue &catalogue)
{
    QStringList lines;
    const QJsonObject file = QJsonDocument::fromJson(writeLevelJson(level, catalogue)).object();
    for (const ValueChange &value : changesOfLevel(Level(), level)) {
        const bool isDrawn = value.name.first() == u"floor" || value.name.first() == u"proof";
        lines += isDrawn ? QStringList() : QStringList(pathOf(value.name) + u": "_s + lineOf(value.to));
    }
    lines += u"size: %1 x %2"_s.arg(level.size().width).arg(level.size().height);
    for (const QJsonValue &row : file.value("rows"_L1).toArray()) {
        lines += row.toString();
    }
    for (const QJsonValue &thing : file.value("things"_L1).toArray()) {
        lines += jsonLine(thing, lineOrder());
    }
    if (!level.proof.isEmpty()) {
        lines += u"proof: "_s + proofLine(level.proof);
    }
    return lines;
}
