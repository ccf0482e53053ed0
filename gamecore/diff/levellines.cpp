#include "gamecore/diff/levellines.h"

#include "gamecore/base/hasher.h"
#include "gamecore/diff/namedvalues.h"
#include "gamecore/json/jsontext.h"
#include "gamecore/json/jsonwriter.h"
#include "gamecore/levelfile/levelwriter.h"

#include <QJsonArray>
#include <QJsonDocument>

using namespace Qt::StringLiterals;

namespace {

/// Returns a text unchanged, or as a JSON string if that needs escapes.
QString lineOf(const QString &text)
{
    constexpr qsizetype quotes = 2;
    const QString json = jsonString(text);
    return json.size() == text.size() + quotes ? text : json;
}

/// Returns a value for a line; texts at the top level have no quotes.
QString lineOf(const ValueName &name, const QJsonValue &value)
{
    return value.isString() && name.size() == 1 ? lineOf(value.toString()) : jsonLine(value, lineOrder());
}

/// Returns the lines of all translations; things are named by their indexes in the file.
QStringList translationLines(const QJsonObject &translations)
{
    QStringList lines;
    for (auto language = translations.begin(); language != translations.end(); ++language) {
        const QJsonObject texts = language.value().toObject();
        for (auto text = texts.begin(); text != texts.end(); ++text) {
            lines +=
                u"translations.%1: "_s.arg(language.key()) + text.key() + u": "_s + lineOf(text.value().toString());
        }
    }
    return lines;
}

/// Returns a summary of a proof with a hash, since its hundreds of commands are not readable.
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
        const QStringList elsewhere{u"characters"_s, u"proof"_s, u"translations"_s};
        if (!elsewhere.contains(value.name.first())) {
            lines += pathOf(value.name) + u": "_s + lineOf(value.name, value.to);
        }
    }
    lines += translationLines(file.value("translations"_L1).toObject());
    lines += u"size: %1 x %2"_s.arg(level.size().width).arg(level.size().height);
    for (const QJsonValue &row : file.value("rows"_L1).toArray()) {
        lines += lineOf(row.toString());
    }
    for (const QJsonValue &thing : file.value("things"_L1).toArray()) {
        lines += jsonLine(thing, lineOrder());
    }
    if (!level.proof.isEmpty()) {
        lines += u"proof: "_s + proofLine(level.proof);
    }
    return lines;
}
