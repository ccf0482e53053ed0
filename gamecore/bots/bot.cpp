#include "gamecore/bots/bot.h"

#include "gamecore/base/enumerators.h"
#include "gamecore/data/datafile.h"
#include "gamecore/json/jsontext.h"

#include <QFile>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace {

constexpr std::size_t textCount = 3;
static_assert(memberCount<Bot>() == botFields.size() + textCount, "each member of Bot needs its row");

QString readText(JsonFields &record, QLatin1StringView key)
{
    const QString text = record.text(key);
    if (record.require(key) && text.isEmpty()) {
        record.report(IssueCode::BadValue, key, Expected::Text);
    }
    return text;
}

Bot readBot(JsonFields &record)
{
    Bot bot;
    bot.key = readText(record, "key"_L1);
    bot.name = readText(record, "name"_L1);
    bot.description = readText(record, "description"_L1);
    readFields(record, botFields, bot);
    record.reportUnknownKeys();
    return bot;
}

/// Returns the file name of the bots. Older custom data folders use players.json.
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

std::vector<Bot> loadBots(const QStringList &folders, IssueList &issues)
{
    std::vector<Bot> bots;
    IssueList found;
    readDataFile(botFileIn(folders), folders, found, [&bots](const QJsonObject &file, IssueList &inFile) {
        const QLatin1StringView section = file.contains("players"_L1) ? "players"_L1 : "bots"_L1;
        readRecords(section, file, inFile, [&bots](JsonFields &record) {
            Bot bot = readBot(record);
            if (botNamed(bots, bot.key)) {
                record.report(IssueCode::BadValue, "key"_L1, Expected::UnusedKey, shortened(bot.key));
            }
            bots.push_back(std::move(bot));
        });
        if (bots.empty() && inFile.isEmpty()) {
            inFile.add({.code = IssueCode::BadValue, .path = section, .found = u"[]"_s, .expected = Expected::Object});
        }
    });
    issues.add(found);
    return found.isEmpty() ? bots : std::vector<Bot>();
}

const Bot *botNamed(const std::vector<Bot> &bots, const QString &key)
{
    const auto found = std::find_if(bots.begin(), bots.end(), [&key](const Bot &bot) { return bot.key == key; });
    return found == bots.end() ? nullptr : &*found;
}
