#include "app/games/highscores.h"

#include "app/settings/knownlevels.h"
#include "gamecore/base/files.h"
#include "gamecore/data/field.h"
#include "gamecore/json/jsonfields.h"

#include <QFileInfo>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QStandardPaths>

#include <algorithm>
#include <limits>
#include <tuple>
#include <utility>

using namespace Qt::StringLiterals;

namespace {

const QString formatName = u"mazewright-scores"_s;
constexpr int scoresVersion = 1;
/// Size limit in bytes; larger files contain more games than this program writes.
constexpr qint64 largestFile = 4 * 1024 * 1024;

constexpr int mostCount = std::numeric_limits<int>::max();

/// The stored fields of a game; its ruleset is the key of the list.
constexpr std::array gameFields{
    fieldIn<&GameSummary::level>({.key = "level"_L1, .type = Field::Type::Text}),
    fieldIn<&GameSummary::levelNames>({.key = "level_names"_L1, .type = Field::Type::Table}),
    fieldIn<&GameSummary::campaign>({.key = "campaign"_L1, .type = Field::Type::Text}),
    fieldIn<&GameSummary::campaignNames>({.key = "campaign_names"_L1, .type = Field::Type::Table}),
    fieldIn<&GameSummary::day>({.key = "day"_L1, .type = Field::Type::Text}),
    fieldIn<&GameSummary::hero>({.key = "hero"_L1, .type = Field::Type::Text}),
    fieldIn<&GameSummary::killer>({.key = "killer"_L1, .type = Field::Type::Text}),
    fieldIn<&GameSummary::killerNames>({.key = "killer_names"_L1, .type = Field::Type::Table}),
    fieldIn<&GameSummary::hasWon>({.key = "won"_L1, .type = Field::Type::Truth}),
    fieldIn<&GameSummary::isDungeon>({.key = "dungeon"_L1, .type = Field::Type::Truth}),
    fieldIn<&GameSummary::isRealTime>({.key = "real_time"_L1, .type = Field::Type::Truth}),
    fieldIn<&GameSummary::hasCharacter>({.key = "character"_L1, .type = Field::Type::Truth}),
    fieldIn<&GameSummary::hasGold>({.key = "counts_gold"_L1, .type = Field::Type::Truth}),
    fieldIn<&GameSummary::hasGrowth>({.key = "counts_growth"_L1, .type = Field::Type::Truth}),
    fieldIn<&GameSummary::depth>({.key = "depth"_L1, .last = mostCount}),
    fieldIn<&GameSummary::heroLevel>({.key = "hero_level"_L1, .last = mostCount}),
    fieldIn<&GameSummary::kills>({.key = "kills"_L1, .last = mostCount}),
    fieldIn<&GameSummary::gold>({.key = "gold"_L1}),
    fieldIn<&GameSummary::turns>({.key = "turns"_L1, .last = mostCount}),
    fieldIn<&GameSummary::steps>({.key = "steps"_L1, .last = mostCount}),
    fieldIn<&GameSummary::timeMs>({.key = "time_ms"_L1}),
    fieldIn<&GameSummary::speed>({.key = "speed"_L1, .last = mostCount}),
    fieldIn<&GameSummary::hints>({.key = "hints"_L1, .last = mostCount})};

QJsonObject jsonOf(const HighScores::Score &score)
{
    QJsonObject object{{u"seed"_s, qint64(score.game.seed)},
                       {u"file"_s, score.file},
                       {u"run"_s, score.run},
                       {u"when"_s, score.when.toString(Qt::ISODate)}};
    for (const RecordField<GameSummary> &row : gameFields) {
        object.insert(row.field.key, row.valueIn(score.game));
    }
    return object;
}

HighScores::Score scoreOf(const QJsonObject &json, const QString &ruleset)
{
    HighScores::Score score;
    score.game.ruleset = ruleset;
    IssueList unsaid;
    JsonFields fields(json, {}, unsaid);
    readFields(fields, gameFields, score.game);
    score.game.seed = std::uint64_t(qMax<qint64>(0, json.value(u"seed"_s).toInteger()));
    score.file = json.value(u"file"_s).toString();
    score.run = json.value(u"run"_s).toString();
    score.when = QDateTime::fromString(json.value(u"when"_s).toString(), Qt::ISODate);
    return score;
}

/// Returns a group key, equal for games that are compared.
std::pair<QString, QString> comparedBy(const GameSummary &game)
{
    return game.isDungeon ? std::pair<QString, QString>() : std::pair(game.level, game.campaign);
}

bool standsBefore(const HighScores::Score &one, const HighScores::Score &other)
{
    return areAlike(one.game, other.game)               ? isBetter(one.game, other.game)
           : one.game.isDungeon != other.game.isDungeon ? one.game.isDungeon
                                                        : comparedBy(one.game) < comparedBy(other.game);
}

/// Returns the range of a sorted list that belongs to the game's group.
auto rangeOf(QList<HighScores::Score> &list, const GameSummary &game)
{
    const auto isAlike = [&game](const HighScores::Score &score) { return areAlike(score.game, game); };
    const auto first = std::find_if(list.begin(), list.end(), isAlike);
    return std::pair(first, std::find_if_not(first, list.end(), isAlike));
}

} // namespace

bool isBetter(const GameSummary &one, const GameSummary &other)
{
    const auto worth = [](const GameSummary &game) {
        const qint64 took = game.isRealTime ? game.timeMs : game.turns;
        return std::make_tuple(!isSlowed(game), game.hasWon, game.depth, game.heroLevel, game.gold, game.kills,
                               -game.hints, -took);
    };
    return worth(one) > worth(other);
}

bool areAlike(const GameSummary &one, const GameSummary &other)
{
    return one.isDungeon == other.isDungeon && comparedBy(one) == comparedBy(other);
}

bool isSlowed(const GameSummary &game)
{
    return game.speed < 100;
}

HighScores::HighScores(const QString &path) : m_path(path)
{
    read();
}

QString HighScores::defaultPath()
{
    return QStandardPaths::writableLocation(QStandardPaths::AppDataLocation) + u"/scores.json"_s;
}

void HighScores::read()
{
    if (!QFileInfo::exists(m_path)) {
        return;
    }
    IssueList issues;
    const QJsonObject root =
        QJsonDocument::fromJson(readFile(m_path, largestFile, issues).value_or(QByteArray())).object();
    if (root.value(u"format"_s).toString() != formatName) {
        m_isReadOnly = !renameDamaged(m_path);
        return;
    }
    m_isReadOnly = root.value(u"version"_s).toInt() > scoresVersion;
    const QJsonObject scores = m_isReadOnly ? QJsonObject() : root.value(u"scores"_s).toObject();
    for (auto entry = scores.begin(); entry != scores.end(); ++entry) {
        for (const QJsonValue &value : entry.value().toArray()) {
            insert(scoreOf(value.toObject(), entry.key()));
        }
    }
    for (const QJsonValue &won : root.value(u"won"_s).toArray()) {
        m_won.insert(won.toString());
    }
}

int HighScores::take(const Entry &entry)
{
    for (const QString &file : entry.won) {
        m_won.insert(lastingPath(file));
    }
    return insert({entry.game, entry.when, entry.won.value(0), entry.run});
}

QSet<QString> HighScores::runs() const
{
    QSet<QString> ids;
    for (const QList<Score> &list : m_scores) {
        for (const Score &score : list) {
            ids.insert(score.run);
        }
    }
    return ids;
}

bool HighScores::hasWon(const QString &file, const QString &name) const
{
    const auto isOlderVictory = [&name](const Score &score) {
        return score.game.hasWon && !score.game.isDungeon && score.file.isEmpty() && !name.isEmpty()
               && score.game.level == name;
    };
    return m_won.contains(lastingPath(file))
           || std::any_of(m_scores.begin(), m_scores.end(), [&isOlderVictory](const QList<Score> &list) {
                  return std::any_of(list.begin(), list.end(), isOlderVictory);
              });
}

int HighScores::insert(const Score &score)
{
    QList<Score> &list = m_scores[score.game.ruleset];
    // Among equal games the older one comes first.
    list.insert(std::upper_bound(list.begin(), list.end(), score, standsBefore), score);
    const auto [first, end] = rangeOf(list, score.game);
    const int place = int(std::upper_bound(first, end, score, standsBefore) - first) - 1;
    if (end - first > mostScores) {
        list.erase(end - 1);
    }
    return place < mostScores ? place : -1;
}

void HighScores::fileMoved(const QString &from, const QString &to)
{
    if (m_won.remove(lastingPath(from))) {
        m_won.insert(lastingPath(to));
    }
    for (QList<Score> &list : m_scores) {
        for (Score &score : list) {
            score.file = score.file == lastingPath(from) ? lastingPath(to) : score.file;
        }
    }
}

void HighScores::change(const std::function<bool(const Score &score)> &isMeant,
                        const std::function<void(GameSummary &game)> &rename)
{
    QList<Score> changed;
    for (QList<Score> &list : m_scores) {
        const auto end = std::stable_partition(list.begin(), list.end(), std::not_fn(isMeant));
        changed.append(QList<Score>(end, list.end()));
        list.erase(end, list.end());
    }
    for (Score &score : changed) {
        rename(score.game);
        insert(score);
    }
}

void HighScores::levelRenamed(const QString &file, const QString &name, const QString &newName,
                              const QJsonObject &newNames)
{
    const QString path = lastingPath(file);
    const auto isNamed = [&name](const Score &score) { return !score.game.isDungeon && score.game.level == name; };
    const bool isShared = std::any_of(m_scores.begin(), m_scores.end(), [&](const QList<Score> &list) {
        return std::any_of(list.begin(), list.end(), [&](const Score &score) {
            return isNamed(score) && !score.file.isEmpty() && score.file != path;
        });
    });
    change(
        [&](const Score &score) {
            return isNamed(score) && (score.file == path || (score.file.isEmpty() && !isShared));
        },
        [&](GameSummary &game) {
            game.level = newName;
            game.levelNames = newNames;
        });
}

void HighScores::campaignRenamed(const Campaign &campaign, const QString &newName, const QJsonObject &newNames)
{
    change(
        [&campaign](const Score &score) {
            const bool isNamed = !score.game.isDungeon && score.game.campaign == campaign.name;
            return isNamed && (score.file.isEmpty() || campaign.placeOf(score.file) >= 0);
        },
        [&](GameSummary &game) {
            game.campaign = newName;
            game.campaignNames = newNames;
        });
}

int HighScores::countLike(const GameSummary &game) const
{
    const QList<Score> list = of(game.ruleset);
    return int(
        std::count_if(list.begin(), list.end(), [&game](const Score &score) { return areAlike(score.game, game); }));
}

std::optional<SaveFault> HighScores::write() const
{
    if (m_isReadOnly) {
        return SaveFault{.what = SaveFault::What::NotAllowed, .path = m_path, .detail = {}};
    }
    QJsonObject scores;
    for (auto entry = m_scores.begin(); entry != m_scores.end(); ++entry) {
        QJsonArray list;
        for (const Score &score : entry.value()) {
            list.append(jsonOf(score));
        }
        scores.insert(entry.key(), list);
    }
    QStringList won(m_won.begin(), m_won.end());
    won.sort();
    const QJsonObject root{{u"format"_s, formatName},
                           {u"version"_s, scoresVersion},
                           {u"scores"_s, scores},
                           {u"won"_s, QJsonArray::fromStringList(won)}};
    return writeWhole(m_path, QJsonDocument(root).toJson());
}

HighScores ScoreFile::read() const
{
    m_writes.flush(); // so that no game is added twice
    HighScores scores(m_path);
    if (m_writes.isUnwritten(m_path)) {
        for (const HighScores::Entry &entry : m_unwritten) {
            scores.take(entry);
        }
    }
    return scores;
}

ScoreFile::Added ScoreFile::add(const HighScores::Entry &entry)
{
    if (m_path.isEmpty()) {
        return {};
    }
    HighScores scores = read();
    Added added{.place = scores.take(entry), .isFirst = scores.countLike(entry.game) == 1};
    if (added.place < 0 && entry.won.isEmpty()) {
        return added;
    }
    if (scores.isReadOnly()) {
        added.fault = scores.write(); // returns the reason itself; retrying would not help
        return added;
    }
    if (!m_writes.isUnwritten(m_path)) {
        m_unwritten.clear();
    }
    m_unwritten.append(entry);
    added.fault = m_writes.addAndWait(m_path, [path = m_path, entries = m_unwritten] {
        HighScores onDisk(path); // other windows may have written it
        for (const HighScores::Entry &unwritten : entries) {
            onDisk.take(unwritten);
        }
        return onDisk.write();
    });
    return added;
}

std::optional<SaveFault> ScoreFile::change(const std::function<void(HighScores &scores)> &change)
{
    HighScores scores = read();
    if (m_path.isEmpty() || scores.rulesets().isEmpty()) {
        return std::nullopt;
    }
    change(scores);
    std::optional<SaveFault> fault = scores.write();
    if (!fault) {
        m_writes.drop(m_path);
    }
    return fault;
}
