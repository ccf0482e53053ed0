#include "tests/support/clockworklevels.h"

#include "tests/support/contentof.h"
#include "tests/support/owncatalogue.h"
#include "tests/support/randomrows.h"
#include "tests/support/ruledworld.h"

#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>

using namespace Qt::StringLiterals;

namespace {

QString word(Rng &rng, const QStringList &words)
{
    return words.at(rng.below(int(words.size())));
}

/// Returns random rules in which every moment counts: monsters act every few milliseconds.
QString rulesByChance(Rng &rng)
{
    const QString clock = word(rng, {u"turns"_s, u"realtime"_s});
    const QString moves = word(rng, {u"4"_s, u"4"_s, u"8"_s});
    const QString corners = word(rng, {u"cut"_s, u"closed"_s});
    const QString win = word(rng, {u"\"treasure\""_s, u"\"treasure\""_s, u"\"exit\""_s, u"\"treasure\", \"exit\""_s,
                                   u"\"exit\", \"monsters\""_s});
    const QString monsters = word(rng, {u"pass"_s, u"pass"_s, u"block"_s});
    const QString itemUse = word(rng, {u"turn"_s, u"free"_s});
    const QString death = word(rng, {u"respawn"_s, u"permadeath"_s});
    const int first = 1 + rng.below(3);
    const int least = 1 + rng.below(3);
    const int most = least + rng.below(3);
    return uR"("clock": "%1", "moves": %2, "corners": "%3", "win": [%4], "monsters": "%5", "item_use": "%6",
        "death": "%7", "first_action_ms": %8, "action_min_ms": %9, "action_max_ms": %10)"_s
        .arg(clock, moves, corners, win, monsters, itemUse, death)
        .arg(first)
        .arg(least)
        .arg(most);
}

/// Returns random things that lie on the same cells.
QStringList thingsByChance(Rng &rng, Size size)
{
    QStringList things;
    while (rng.below(3) == 0) {
        const QString kind = word(rng, {u"red_key"_s, u"dagger"_s, u"helmet"_s, u"blue_key"_s, u"treasure"_s});
        const int x = rng.below(size.width);
        const int y = rng.below(size.height);
        things.append(u"%1 %2 %3"_s.arg(kind).arg(x).arg(y));
    }
    return things;
}

} // namespace

CataloguePtr clockworkCatalogue()
{
    static const CataloguePtr catalogue = [] {
        QJsonObject file = QJsonDocument::fromJson(contentOf(shippedData() + u"/terrain.json"_s)).object();
        QJsonArray records = file.value("terrain"_L1).toArray();
        const auto add = [&records](const QString &key, const QString &character, QJsonObject record) {
            record.insert("key"_L1, key);
            record.insert("name"_L1, key);
            record.insert("characters"_L1, character);
            record.insert("glyph"_L1, character);
            record.insert("color"_L1, u"#88ccff"_s);
            record.insert("pictures"_L1, QJsonArray{u"floor"_s});
            record.insert("transparent"_L1, true);
            records.append(record);
        };
        add(u"plate"_s, u"_"_s, {{u"walkable"_s, true}});
        add(u"pit"_s, u"&"_s, {{u"walkable"_s, true}, {u"damage"_s, 12}});
        add(u"gate"_s, u"|"_s, {{u"walkable"_s, false}, {u"opens_to"_s, u"floor"_s}, {u"opened_by"_s, u"plate"_s}});
        file.insert("terrain"_L1, records);
        return catalogueWith(u"terrain.json"_s, QJsonDocument(file).toJson());
    }();
    return catalogue;
}

PlayableLevel clockworkLevel(const QStringList &rows, const QString &rules, const QStringList &things)
{
    const QString turnByTurn = u"\"clock\": \"turns\""_s;
    QString more = u"\"legend\": { \"I\": \"post\" }, \"kinds\": { \"monsters\": { \"post\": { \"base\": \"orc\", "
                   "\"behavior\": \"idle\" } } }"_s;
    if (!things.isEmpty()) {
        more += u", "_s + thingsOf(things);
    }
    const QString own =
        rules.contains(u"\"clock\""_s) ? rules : QStringList{turnByTurn, rules}.join(rules.isEmpty() ? u""_s : u", "_s);
    const CataloguePtr catalogue = clockworkCatalogue();
    IssueList issues;
    const Level level = levelUnder(catalogue, rows, ruled(u"buchhaim"_s, own, more));
    std::optional<PlayableLevel> checked = PlayableLevel::check(level, *catalogue, issues);
    if (!checked) {
        qFatal("The level cannot be played: %s", qUtf8Printable(summary(issues).join(u'\n')));
    }
    return *checked;
}

PlayableLevel clockworkByChance(Rng &rng)
{
    const int width = rng.between(3, 6);
    const int height = rng.between(3, 5);
    const QString rules = rulesByChance(rng);
    QString characters = u"            #####OOIggX"_s;
    if (rng.below(2) == 0) {
        characters += word(rng, {u"  41+"_s, u"4411"_s, u"4512"_s, u"_|++"_s, u"&&&_|"_s, u"4>&1"_s, u"441_|"_s});
    }
    const QStringList rows = randomRows(rng, {width, height}, characters);
    return clockworkLevel(rows, rules, thingsByChance(rng, {width, height}));
}
