#include "gamecore/runs/runwriter.h"

#include "gamecore/base/hasher.h"
#include "gamecore/json/jsonwriter.h"
#include "gamecore/levelfile/levelwriter.h"
#include "gamecore/play/traveller.h"
#include "gamecore/runs/runlines.h"

#include <QJsonArray>

using namespace Qt::StringLiterals;

namespace {

const QByteArray indent = "    ";

/// The canonical text of a level as a value within another file.
QByteArray levelWithin(const Level &level, const Catalogue &shipped)
{
    static const QByteArray newLine = '\n' + indent;
    return writeLevelJson(level, shipped).trimmed().replace("\n", newLine);
}

QByteArray lineOf(const QJsonValue &value)
{
    return jsonLine(value).toUtf8();
}

QByteArray listOf(const QJsonArray &values)
{
    QByteArray text = "[";
    for (qsizetype i = 0; i < values.size(); ++i) {
        text += (i == 0 ? "\n" : ",\n") + indent + indent + lineOf(values.at(i));
    }
    return values.isEmpty() ? "[]"_ba : text + '\n' + indent + ']';
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

QByteArray writeRun(const Run &run, const Catalogue &shipped)
{
    JsonMembers members;
    members.add("format"_L1, lineOf(u"mazewright-run"_s));
    members.add("version"_L1, lineOf(runVersion));
    if (run.level) {
        members.add("level"_L1, levelWithin(run.level->level(), shipped));
        members.add("level_hash"_L1, lineOf(hashText(run.levelHash)));
    } else {
        members.add("dungeon"_L1, lineOf(true));
    }
    members.add("ruleset"_L1, lineOf(run.ruleset));
    members.add("seed"_L1, lineOf(qint64(run.seed)));
    if (run.hero) {
        members.add("hero"_L1, lineOf(travellerToJson(*run.hero)));
    }
    members.add("rules_version"_L1, lineOf(run.rulesVersion));
    members.add("origin"_L1, lineOf(jsonOf(run.origin)));
    members.add("step_ms"_L1, lineOf(run.stepMs));
    members.add("commands"_L1, listOf(commandsOf(run)));
    members.add("outcome"_L1, lineOf(QString(statusKey(run.outcome))));
    members.add("hashes"_L1, listOf(hashesOf(run)));
    return members.text();
}
