#include "gamecore/play/savefile.h"

#include "gamecore/json/jsonfields.h"
#include "gamecore/json/jsontext.h"
#include "gamecore/json/translations.h"
#include "gamecore/mapgen/dungeon.h"

#include <QCryptographicHash>
#include <QJsonDocument>

using namespace Qt::StringLiterals;

namespace {

const QByteArray magic = "mazewright-save";

/// Returns the checksum, which covers the version: a file with a damaged version does not pass for a newer one.
QByteArray checksumOf(int version, QByteArrayView content)
{
    QCryptographicHash hash(QCryptographicHash::Sha256);
    const QByteArray head = QByteArray::number(version) + '\n';
    hash.addData(head);
    hash.addData(content);
    return hash.result().toHex();
}

struct FirstLine {
    int version = 0; ///< 0: not a save file
    QByteArray checksum;
};

FirstLine readFirstLine(const QByteArray &line)
{
    const QList<QByteArray> words = line.split(' ');
    bool isNumber = false;
    const int version = words.value(1).toInt(&isNumber);
    if (words.size() != 3 || words.first() != magic || !isNumber || version < 1) {
        return {};
    }
    return {.version = version, .checksum = words.at(2)};
}

std::optional<SaveHead> readHead(const QByteArray &line)
{
    IssueList issues;
    const std::optional<QJsonObject> object = parseJson(line, issues);
    if (!object) {
        return std::nullopt;
    }
    JsonFields fields(*object, {}, issues);
    const SaveHead head{.name = fields.text("name"_L1),
                        .names = fields.object("names"_L1),
                        .ruleset = fields.text("ruleset"_L1),
                        .isDungeon = fields.boolean("dungeon"_L1, false),
                        .depth = int(fields.integer("depth"_L1, 1, deepestDepth, 1)),
                        .turn = int(fields.integer("turn"_L1, 0, 1'000'000'000, 0)),
                        .origin = fields.object("origin"_L1)};
    return issues.isEmpty() ? std::optional(head) : std::nullopt;
}

/// Shortens a name. Lists of saved games read only the beginning of a file, so the head must stay short.
QString shortName(const QString &name)
{
    constexpr qsizetype longest = 80;
    return name.left(longest);
}

/// Returns the translated names in languages that exist.
QJsonObject namesOf(const Level &level)
{
    const QJsonObject all = textsAt(level.translations, u"name"_s);
    QJsonObject names;
    for (auto name = all.begin(); name != all.end(); ++name) {
        if (isLanguageCode(name.key())) {
            names.insert(name.key(), shortName(name.value().toString()));
        }
    }
    return names;
}

} // namespace

SaveHead saveHeadOf(const Game &game, const QJsonObject &origin)
{
    return {.name = shortName(game.level().name),
            .names = namesOf(game.level()),
            .ruleset = game.level().ruleset,
            .isDungeon = game.isDungeon(),
            .depth = game.world().stage().depth,
            .turn = game.world().turn(),
            .origin = origin};
}

QByteArray writeSaveFile(const SaveHead &head, const Game &game)
{
    QJsonObject object{{u"name"_s, head.name},   {u"ruleset"_s, head.ruleset}, {u"dungeon"_s, head.isDungeon},
                       {u"depth"_s, head.depth}, {u"turn"_s, head.turn},       {u"origin"_s, head.origin}};
    if (!head.names.isEmpty()) {
        object.insert(u"names"_s, head.names);
    }
    const QByteArray content = QJsonDocument(object).toJson(QJsonDocument::Compact) + '\n' + writeSnapshot(game) + '\n';
    return magic + ' ' + QByteArray::number(saveVersion) + ' ' + checksumOf(saveVersion, content) + '\n' + content;
}

SaveFile readSaveFile(const QByteArray &bytes)
{
    const qsizetype end = bytes.indexOf('\n');
    const FirstLine first = end < 0 ? FirstLine() : readFirstLine(bytes.first(end));
    const QByteArray content = bytes.sliced(end + 1);
    if (first.version == 0 || checksumOf(first.version, content) != first.checksum) {
        return {};
    }
    if (first.version > saveVersion) {
        return {.state = SaveState::Newer, .head = {}, .snapshot = {}};
    }
    const qsizetype headEnd = content.indexOf('\n');
    const std::optional<SaveHead> head = headEnd < 0 ? std::nullopt : readHead(content.first(headEnd));
    if (!head) {
        return {};
    }
    return first.version < saveVersion
               ? SaveFile{.state = SaveState::Older, .head = *head, .snapshot = {}}
               : SaveFile{.state = SaveState::Good, .head = *head, .snapshot = content.sliced(headEnd + 1)};
}

SaveFile readSaveHead(const QByteArray &beginning)
{
    const QList<QByteArray> lines = beginning.split('\n');
    const FirstLine first = readFirstLine(lines.first());
    if (first.version > saveVersion) {
        return {.state = SaveState::Newer, .head = {}, .snapshot = {}};
    }
    const std::optional<SaveHead> head = first.version == 0 ? std::nullopt : readHead(lines.value(1));
    const SaveState state = first.version < saveVersion ? SaveState::Older : SaveState::Good;
    return head ? SaveFile{.state = state, .head = *head, .snapshot = {}} : SaveFile();
}
