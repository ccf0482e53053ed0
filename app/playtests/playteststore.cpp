#include "app/playtests/playteststore.h"

#include "editor/storage/diskstate.h"
#include "gamecore/base/files.h"
#include "gamecore/base/hasher.h"
#include "gamecore/json/jsontext.h"
#include "gamecore/json/jsonwriter.h"
#include "gamecore/playtest/playtestfile.h"
#include "gamecore/rules/rulesversion.h"

#include <QCoreApplication>
#include <QDateTime>
#include <QDir>
#include <QFileInfo>
#include <QJsonArray>
#include <QJsonDocument>
#include <QStandardPaths>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace {

constexpr QLatin1StringView keptFormat = "mazewright-kept-playtest"_L1;
constexpr int keptVersion = 2;
const QString keptEnding = u".playtest.json"_s;

/// Returns a hash of the bots' parameters, the rules and the program version, since each of them affects the games.
std::uint64_t hashOfPlaying(const std::vector<Bot> &bots)
{
    Hasher hasher;
    const QFileInfo program(QCoreApplication::applicationFilePath());
    hasher.add(std::int64_t(program.lastModified().toMSecsSinceEpoch()));
    hasher.add(std::int64_t(program.size()));
    hasher.add(QStringView(QCoreApplication::applicationVersion()));
    hasher.add(rulesVersion);
    for (const Bot &bot : bots) {
        hasher.add(QStringView(bot.key));
        for (const auto &row : botFields) {
            hasher.add(QStringView(jsonLine(row.valueIn(bot))));
        }
    }
    return hasher.hash();
}

QJsonObject rowToJson(const LiveRow &row)
{
    QJsonArray lost;
    for (const LostGame &game : row.now->lost) {
        lost.append(QJsonArray{qint64(game.seed), qint64(game.place), game.cell.x, game.cell.y});
    }
    QJsonObject object{{u"lost"_s, lost}};
    if (row.before) {
        object.insert(u"before"_s, QString::fromLatin1(row.before->endsInRow()));
    }
    return object;
}

/// True if figures match a course, so that every lookup in them succeeds.
bool areOf(const BotFigures &figures, const Course &course)
{
    bool isSame = figures.places.size() <= course.levels.size() && !figures.ends.empty();
    for (std::size_t i = 0; i < figures.places.size() && isSame; ++i) {
        const LevelFigures &place = figures.places[i];
        isSame = place.size == course.levels[i].level().size() || (place.size == Size() && place.entered == 0);
    }
    return isSame;
}

/// Reads lost games; std::nullopt if any of them does not match the course.
std::optional<std::vector<LostGame>> lostFromJson(const QJsonArray &list, const Course &course)
{
    std::vector<LostGame> lost;
    for (const QJsonValue &value : list) {
        const QJsonArray game = value.toArray();
        const LostGame one{.seed = std::uint64_t(game.at(0).toInteger()),
                           .place = std::size_t(game.at(1).toInteger(-1)),
                           .cell = {game.at(2).toInt(-1), game.at(3).toInt(-1)}};
        if (one.place >= course.levels.size() || !course.levels[one.place].level().size().contains(one.cell)) {
            return std::nullopt;
        }
        lost.push_back(one);
    }
    return lost;
}

std::optional<LiveRow> rowFromJson(const QJsonObject &object, const BotFigures &figures, const Course &course)
{
    const std::optional<std::vector<LostGame>> lost = lostFromJson(object.value("lost"_L1).toArray(), course);
    if (!lost || qint64(lost->size()) != figures.count(GameEnd::Lost) || !areOf(figures, course)) {
        return std::nullopt;
    }
    auto now = std::make_shared<LiveFigures>();
    now->add(figures, *lost);
    LiveRow row{.now = std::move(now), .before = nullptr, .comparison = {}};
    const QByteArray ends = object.value("before"_L1).toString().toLatin1();
    if (!ends.isEmpty()) {
        auto before = std::make_shared<LiveFigures>();
        before->add({.bot = figures.bot, .ends = {{0, ends}}}, {});
        row.before = std::move(before);
    }
    return row;
}

QJsonObject ceilingToJson(const LiveFindings &findings)
{
    return {{u"answers"_s, QString::fromLatin1(findings.solved.answers)},
            {u"states"_s, findings.solved.states},
            {u"before"_s, QString::fromLatin1(findings.solvedBefore.answers)}};
}

/// Reads answers; std::nullopt if they are invalid.
std::optional<WinnableGames> solvedFromJson(const QJsonValue &answers, qint64 states)
{
    WinnableGames solved{.answers = answers.toString().toLatin1(), .states = states};
    const bool isWhole = std::all_of(solved.answers.begin(), solved.answers.end(),
                                     [](char letter) { return WinnableGames::answerOf(letter).has_value(); });
    const bool isBounded = solved.answers.size() <= LiveGames::mostGames && states >= 0;
    return isWhole && isBounded ? std::optional(std::move(solved)) : std::nullopt;
}

/// Adds which games can be won at all to the findings. False if the two contradict each other.
bool takeCeiling(LiveFindings &findings, const QJsonObject &object)
{
    const auto now = solvedFromJson(object.value("answers"_L1), object.value("states"_L1).toInteger(-1));
    const auto before = solvedFromJson(object.value("before"_L1), 0);
    const bool wasPlayed = now && std::all_of(findings.rows.begin(), findings.rows.end(), [&now](const LiveRow &row) {
                               return row.now->inRow >= now->answers.size();
                           });
    if (!wasPlayed || !before) {
        return false;
    }
    findings.solved = *now;
    findings.solvedBefore = *before;
    return true;
}

} // namespace

PlaytestStore::PlaytestStore(QString folder) : m_folder(std::move(folder))
{
    m_pool.setMaxThreadCount(1);
}

PlaytestStore::~PlaytestStore()
{
    flush();
}

QString PlaytestStore::defaultFolder()
{
    return QStandardPaths::writableLocation(QStandardPaths::AppDataLocation) + u"/playtests"_s;
}

QString PlaytestStore::pathOf(const Playtest &playtest, const std::vector<Bot> &bots) const
{
    return m_folder + u'/' + hashText(mixed(playtest.levelHash) ^ hashOfPlaying(bots)) + keptEnding;
}

void PlaytestStore::keep(std::shared_ptr<const LiveGames> games, const LiveFindings &findings)
{
    if (m_folder.isEmpty()) {
        return;
    }
    m_pool.start([this, games = std::move(games), findings] { write(*games, findings); });
}

void PlaytestStore::write(const LiveGames &games, const LiveFindings &findings) const
{
    Playtest playtest = playtestOf(games.course(), games.bots(), {});
    QJsonArray bots;
    for (std::size_t i = 0; i < findings.rows.size(); ++i) {
        playtest.bots[i] = findings.rows[i].now->games;
        bots.append(rowToJson(findings.rows[i]));
    }
    const QJsonObject file{{u"format"_s, QString(keptFormat)},
                           {u"version"_s, keptVersion},
                           {u"bots"_s, bots},
                           {u"ceiling"_s, ceilingToJson(findings)},
                           {u"playtest"_s, QJsonDocument::fromJson(writePlaytest(playtest)).object()}};
    const QByteArray text = QJsonDocument(file).toJson(QJsonDocument::Compact);
    const QString path = pathOf(playtest, games.bots());
    if (text.size() <= largestFile && !writeWhole(path, text)) {
        makeLatest(path, {u'*' + keptEnding});
        removeOldest();
    }
}

std::optional<LiveFindings> PlaytestStore::read(const Course &course, const std::vector<Bot> &bots) const
{
    const Playtest expected = playtestOf(course, bots, {});
    const QString path = pathOf(expected, bots);
    if (m_folder.isEmpty() || !QFileInfo::exists(path)) {
        return std::nullopt;
    }
    IssueList unheard;
    const std::optional<QByteArray> text = readFile(path, largestFile, unheard);
    const QJsonObject file = text ? parseJson(*text, unheard).value_or(QJsonObject()) : QJsonObject();
    const Playtest read =
        readPlaytest(QJsonDocument(file.value("playtest"_L1).toObject()).toJson()).playtest.value_or(Playtest());
    Playtest empty = expected;
    const bool isOther = file.value("format"_L1) != QString(keptFormat) || file.value("version"_L1) != keptVersion
                         || merge(empty, read) != PlaytestFault::None;
    LiveFindings findings;
    const QLatin1StringView section = file.contains("players"_L1) ? "players"_L1 : "bots"_L1; // of older files
    for (std::size_t i = 0; i < bots.size() && !isOther; ++i) {
        const QJsonObject object = file.value(section).toArray().at(qsizetype(i)).toObject();
        if (std::optional<LiveRow> row = rowFromJson(object, read.bots[i], course)) {
            findings.rows.push_back(std::move(*row));
        }
    }
    if (findings.rows.size() != bots.size() || findings.rows.empty()
        || !takeCeiling(findings, file.value("ceiling"_L1).toObject())) {
        return std::nullopt;
    }
    QFile used(path); // touched, so that it is not among the oldest
    if (used.open(QIODevice::ReadWrite | QIODevice::ExistingOnly)) {
        used.setFileTime(QDateTime::currentDateTime(), QFileDevice::FileModificationTime);
        used.close();
        makeLatest(path, {u'*' + keptEnding});
    }
    return findings;
}

/// Deletes the oldest files; files with other names are kept.
void PlaytestStore::removeOldest() const
{
    const QDir folder(m_folder);
    QStringList names = folder.entryList({QString(u'*' + keptEnding)}, QDir::Files, QDir::Time);
    names.removeIf([](const QString &name) { return !hashFromText(name.chopped(keptEnding.size())); });
    for (const QString &name : names.mid(mostFiles)) {
        QFile::remove(folder.filePath(name));
    }
}
