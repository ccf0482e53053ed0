#include "app/games/highscores.h"

#include "app/settings/knownlevels.h"
#include "gamecore/base/files.h"

#include <QFileInfo>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QStandardPaths>

#include <algorithm>
#include <tuple>
#include <utility>

using namespace Qt::StringLiterals;

namespace {

const QString formatName = u"mazewright-scores"_s;
constexpr int scoresVersion = 1;
/// Larger files are not read: they hold more games than this program writes.
constexpr qint64 largestFile = 4 * 1024 * 1024;

QJsonObject jsonOf(const HighScores::Score &score)
{
    const RunSummary &run = score.run;
    return {{u"level"_s, run.level},
            {u"level_names"_s, run.levelNames},
            {u"campaign"_s, run.campaign},
            {u"campaign_names"_s, run.campaignNames},
            {u"day"_s, run.day},
            {u"hero"_s, run.hero},
            {u"killer"_s, run.killer},
            {u"killer_names"_s, run.killerNames},
            {u"won"_s, run.hasWon},
            {u"dungeon"_s, run.isDungeon},
            {u"real_time"_s, run.isRealTime},
            {u"character"_s, run.hasCharacter},
            {u"depth"_s, run.depth},
            {u"hero_level"_s, run.heroLevel},
            {u"kills"_s, run.kills},
            {u"gold"_s, run.gold},
            {u"turns"_s, run.turns},
            {u"steps"_s, run.steps},
            {u"time_ms"_s, run.timeMs},
            {u"speed"_s, run.speed},
            {u"seed"_s, qint64(run.seed)},
            {u"file"_s, score.file},
            {u"when"_s, score.when.toString(Qt::ISODate)}};
}

HighScores::Score scoreOf(const QJsonObject &json, const QString &ruleset)
{
    HighScores::Score score;
    RunSummary &run = score.run;
    run.level = json.value(u"level"_s).toString();
    run.levelNames = json.value(u"level_names"_s).toObject();
    run.campaign = json.value(u"campaign"_s).toString();
    run.campaignNames = json.value(u"campaign_names"_s).toObject();
    run.ruleset = ruleset;
    run.day = json.value(u"day"_s).toString();
    run.hero = json.value(u"hero"_s).toString();
    run.killer = json.value(u"killer"_s).toString();
    run.killerNames = json.value(u"killer_names"_s).toObject();
    run.hasWon = json.value(u"won"_s).toBool();
    run.isDungeon = json.value(u"dungeon"_s).toBool();
    run.isRealTime = json.value(u"real_time"_s).toBool();
    run.hasCharacter = json.value(u"character"_s).toBool();
    run.depth = json.value(u"depth"_s).toInt(1);
    run.heroLevel = json.value(u"hero_level"_s).toInt(1);
    run.kills = json.value(u"kills"_s).toInt();
    run.gold = json.value(u"gold"_s).toInteger();
    run.turns = json.value(u"turns"_s).toInt();
    run.steps = json.value(u"steps"_s).toInt();
    run.timeMs = json.value(u"time_ms"_s).toInteger();
    run.speed = json.value(u"speed"_s).toInt(100);
    run.seed = std::uint64_t(qMax<qint64>(0, json.value(u"seed"_s).toInteger()));
    score.file = json.value(u"file"_s).toString();
    score.when = QDateTime::fromString(json.value(u"when"_s).toString(), Qt::ISODate);
    return score;
}

/// Equal for games that are compared.
std::pair<QString, QString> comparedBy(const RunSummary &run)
{
    return run.isDungeon ? std::pair<QString, QString>() : std::pair(run.level, run.campaign);
}

bool standsBefore(const HighScores::Score &one, const HighScores::Score &other)
{
    return areAlike(one.run, other.run)               ? isBetter(one.run, other.run)
           : one.run.isDungeon != other.run.isDungeon ? one.run.isDungeon
                                                      : comparedBy(one.run) < comparedBy(other.run);
}

/// The part of a list in order with which a game is compared.
auto rangeOf(QList<HighScores::Score> &list, const RunSummary &run)
{
    const auto isAlike = [&run](const HighScores::Score &score) { return areAlike(score.run, run); };
    const auto first = std::find_if(list.begin(), list.end(), isAlike);
    return std::pair(first, std::find_if_not(first, list.end(), isAlike));
}

} // namespace

bool isBetter(const RunSummary &one, const RunSummary &other)
{
    const auto worth = [](const RunSummary &run) {
        const qint64 took = run.isRealTime ? run.timeMs : run.turns;
        return std::make_tuple(!isSlowed(run), run.hasWon, run.depth, run.heroLevel, run.gold, run.kills, -took);
    };
    return worth(one) > worth(other);
}

bool areAlike(const RunSummary &one, const RunSummary &other)
{
    return one.isDungeon == other.isDungeon && comparedBy(one) == comparedBy(other);
}

bool isSlowed(const RunSummary &run)
{
    return run.speed < 100;
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
        m_isReadOnly = !putDamagedAside(m_path);
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

int HighScores::add(const RunSummary &run, const QDateTime &when, const QStringList &won)
{
    const int place = insert({run, when, won.value(0)});
    const qsizetype known = m_won.size();
    for (const QString &file : won) {
        m_won.insert(lastingPath(file));
    }
    if (place >= 0 || m_won.size() > known) {
        m_isWritten = write();
    }
    return place;
}

bool HighScores::hasWon(const QString &file, const QString &name) const
{
    const auto isOlderVictory = [&name](const Score &score) {
        return score.run.hasWon && !score.run.isDungeon && score.file.isEmpty() && !name.isEmpty()
               && score.run.level == name;
    };
    return m_won.contains(lastingPath(file))
           || std::any_of(m_scores.begin(), m_scores.end(), [&isOlderVictory](const QList<Score> &list) {
                  return std::any_of(list.begin(), list.end(), isOlderVictory);
              });
}

int HighScores::insert(const Score &score)
{
    QList<Score> &list = m_scores[score.run.ruleset];
    // Of equal ones the first stays before.
    list.insert(std::upper_bound(list.begin(), list.end(), score, standsBefore), score);
    const auto [first, end] = rangeOf(list, score.run);
    const int place = int(std::upper_bound(first, end, score, standsBefore) - first) - 1;
    if (end - first > mostScores) {
        list.erase(end - 1);
    }
    return place < mostScores ? place : -1;
}

int HighScores::countLike(const RunSummary &run) const
{
    const QList<Score> list = of(run.ruleset);
    return int(
        std::count_if(list.begin(), list.end(), [&run](const Score &score) { return areAlike(score.run, run); }));
}

bool HighScores::write() const
{
    if (m_isReadOnly) {
        return false;
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
    return !writeWhole(m_path, QJsonDocument(root).toJson());
}
