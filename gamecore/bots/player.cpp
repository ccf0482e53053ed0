#include "gamecore/bots/player.h"

#include "gamecore/base/membercount.h"
#include "gamecore/data/datafile.h"
#include "gamecore/json/jsontext.h"

#include <QFile>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace {

constexpr std::size_t textCount = 3;
static_assert(memberCount<Player>() == playerFields.size() + textCount, "each member of Player needs its row");

QString readText(JsonFields &record, QLatin1StringView key)
{
    const QString text = record.text(key);
    if (record.require(key) && text.isEmpty()) {
        record.report(IssueCode::BadValue, key, Expected::Text);
    }
    return text;
}

Player readPlayer(JsonFields &record)
{
    Player player;
    player.key = readText(record, "key"_L1);
    player.name = readText(record, "name"_L1);
    player.description = readText(record, "description"_L1);
    readFields(record, playerFields, player);
    record.reportUnknownKeys();
    return player;
}

/// Bots were called players earlier, and a folder of one's own may have them so.
QString botFileIn(const QStringList &folders)
{
    for (const QString &folder : folders) {
        for (const QString &name : {u"bots.json"_s, u"players.json"_s}) {
            if (QFile::exists(folder + u'/' + name)) {
                return name;
            }
        }
    }
    return u"bots.json"_s;
}

} // namespace

std::vector<Player> loadPlayers(const QStringList &folders, IssueList &issues)
{
    std::vector<Player> players;
    IssueList found;
    readDataFile(botFileIn(folders), folders, found, [&players](const QJsonObject &file, IssueList &inFile) {
        const QLatin1StringView section = file.contains("players"_L1) ? "players"_L1 : "bots"_L1;
        readRecords(section, file, inFile, [&players](JsonFields &record) {
            Player player = readPlayer(record);
            if (playerNamed(players, player.key)) {
                record.report(IssueCode::BadValue, "key"_L1, Expected::UnusedKey, shortened(player.key));
            }
            players.push_back(std::move(player));
        });
        if (players.empty() && inFile.isEmpty()) {
            inFile.add({.code = IssueCode::BadValue, .path = section, .found = u"[]"_s, .expected = Expected::Object});
        }
    });
    issues.add(found);
    return found.isEmpty() ? players : std::vector<Player>();
}

const Player *playerNamed(const std::vector<Player> &players, const QString &key)
{
    const auto found =
        std::find_if(players.begin(), players.end(), [&key](const Player &player) { return player.key == key; });
    return found == players.end() ? nullptr : &*found;
}
