#include "gamecore/replay/runwriter.h"

#include "gamecore/base/hasher.h"
#include "gamecore/json/jsonwriter.h"
#include "gamecore/levelfile/levelwriter.h"
#include "gamecore/play/traveller.h"
#include "gamecore/replay/runreader.h"

#include <QJsonArray>

using namespace Qt::StringLiterals;

namespace {

const QByteArray runIndent = "    ";

/// Returns the canonical text of a level as a value within another file. Drops its proof, which would be a run within a
/// run.
QByteArray levelWithin(Level level, const Catalogue &shipped)
{
    level.proof = {};
    static const QByteArray newLine = '\n' + runIndent;
    return writeLevelJson(level, shipped).trimmed().replace("\n", newLine);
}

QByteArray runLineOf(const QJsonValue &value)
{
    return jsonLine(value).toUtf8();
}

QByteArray listOf(const QJsonArray &values)
{
    QByteArray text = "[";
    for (qsizetype i = 0; i < values.size(); ++i) {
        text += (i == 0 ? "\n" : ",\n") + runIndent + runIndent + runLineOf(values.at(i));
    }
    return values.isEmpty() ? "[]"_ba : text + '\n' + runIndent + ']';
}

QJsonArray commandsOf(const Run &run)
{
    QJsonArray commands;
    for (const RunLine &line : run.lines) {
        const QString text = textOf(line);
        commands.append(line.times == 1 ? QJsonValue(text) : QJsonValue(QJsonArray{text, line.times}));
    }
    return commands;
}

QJsonArray hashesOf(const Run &run)
{
    QJsonArray hashes;
    for (const RunHash &hash : run.hashes) {
        hashes.append(QJsonArray{hash.after, hashText(hash.hash)});
    }
    return hashes;
}

QJsonObject jsonOf(const RunOrigin &origin)
{
    QJsonObject object{{u"by"_s, QString(keyOf(origin.by))}, {u"name"_s, origin.name}};
    if (origin.isPractice) {
        object.insert(u"practice"_s, true);
    }
    return object;
}

} // namespace

QJsonObject jsonOf(const Run &run)
{
    return {{u"format"_s, runFormat().name},
            {u"version"_s, runVersion},
            {u"level_hash"_s, hashText(run.levelHash)},
            {u"ruleset"_s, run.ruleset},
            {u"seed"_s, qint64(run.seed)},
            {u"rules_version"_s, run.rulesVersion},
            {u"origin"_s, jsonOf(run.origin)},
            {u"step_ms"_s, run.stepMs},
            {u"commands"_s, commandsOf(run)},
            {u"outcome"_s, QString(statusKey(run.outcome))},
            {u"hashes"_s, hashesOf(run)}};
}

QByteArray writeRun(const Run &run, const Catalogue &shipped)
{
    QJsonObject object = jsonOf(run);
    if (run.hero) {
        object.insert(u"hero"_s, travellerToJson(*run.hero));
    }
    if (run.isDungeon()) {
        object.insert(u"dungeon"_s, true);
        object.remove(u"level_hash"_s);
    }
    JsonMembers members;
    for (const QString &key : runKeys()) {
        if (key == "level"_L1 && run.level) {
            members.add(key, levelWithin(run.level->level(), shipped));
        } else if (object.contains(key)) {
            const QJsonValue value = object.value(key);
            members.add(key, value.isArray() ? listOf(value.toArray()) : runLineOf(value));
        }
    }
    return members.text();
}
