#include "gamecore/data/ruleset.h"

#include "gamecore/base/hasher.h"
#include "gamecore/base/jsonfields.h"
#include "gamecore/base/jsontext.h"
#include "gamecore/base/nearest.h"

#include <QJsonArray>

using namespace Qt::StringLiterals;

namespace {

constexpr int longestMs = 60000;

/// Where the value of a rule is kept: words as their index, lists of words as bits.
struct RuleField {
    int (*get)(const Rules &);
    void (*set)(Rules &, int);
};

template<auto Member>
constexpr RuleField field()
{
    return {[](const Rules &rules) { return int(rules.*Member); },
            [](Rules &rules, int value) {
                rules.*Member = static_cast<std::remove_reference_t<decltype(rules.*Member)>>(value);
            }};
}

struct RuleRow {
    RuleInfo info;
    RuleField field;
};

RuleRow word(QLatin1StringView key, QStringList words, RuleField field)
{
    return {{.key = key, .type = RuleType::Word, .words = std::move(words)}, field};
}

RuleRow number(QLatin1StringView key, int first, int last, RuleField field, int step = 1)
{
    return {{.key = key, .type = RuleType::Number, .words = {}, .first = first, .last = last, .step = step}, field};
}

/// One row says all about a rule: how it is spelt, which values it takes, where it is kept.
const std::vector<RuleRow> &ruleRows()
{
    static const std::vector<RuleRow> rows{
        word("clock"_L1, {u"turns"_s, u"realtime"_s}, field<&Rules::clock>()),
        word("death"_L1, {u"respawn"_s, u"permadeath"_s}, field<&Rules::death>()),
        word("vision"_L1, {u"all"_s, u"fov"_s}, field<&Rules::vision>()),
        number("fov_radius"_L1, 1, 100, field<&Rules::fovRadius>()),
        number("moves"_L1, 4, 8, field<&Rules::moves>(), 4),
        {{.key = "win"_L1, .type = RuleType::Words, .words = {u"treasure"_s, u"exit"_s, u"monsters"_s}},
         field<&Rules::win>()},
        number("safe_ms"_L1, 0, longestMs, field<&Rules::safeMs>()),
        number("safe_turns"_L1, 0, 1000, field<&Rules::safeTurns>()),
        word("contact"_L1, {u"kills"_s, u"fight"_s, u"kick"_s}, field<&Rules::contact>()),
        word("monsters"_L1, {u"pass"_s, u"block"_s}, field<&Rules::monstersBlock>()),
        number("first_action_ms"_L1, 1, longestMs, field<&Rules::firstActionMs>()),
        number("action_min_ms"_L1, 1, longestMs, field<&Rules::actionMinMs>()),
        number("action_max_ms"_L1, 1, longestMs, field<&Rules::actionMaxMs>()),
        word("wall_bump"_L1, {u"free"_s, u"turn"_s}, field<&Rules::wallBump>()),
        word("corners"_L1, {u"cut"_s, u"closed"_s}, field<&Rules::corners>()),
        word("item_use"_L1, {u"turn"_s, u"free"_s}, field<&Rules::itemUse>()),
        word("level_up"_L1, {u"reached"_s, u"exceeded"_s}, field<&Rules::levelUp>()),
        number("level_xp_base"_L1, 1, 99999, field<&Rules::levelXpBase>()),
        number("level_xp_step"_L1, 0, 99999, field<&Rules::levelXpStep>()),
        number("level_hp"_L1, 0, 9999, field<&Rules::levelHp>()),
        number("level_power"_L1, 0, 999, field<&Rules::levelPower>()),
        number("level_defense"_L1, 0, 999, field<&Rules::levelDefense>()),
        number("stairs_heal"_L1, 0, 100, field<&Rules::stairsHeal>()),
        word("confusion"_L1, {u"stumble"_s, u"strike"_s}, field<&Rules::confusion>()),
        word("area_walls"_L1, {u"through"_s, u"stop"_s}, field<&Rules::areaWalls>()),
        word("empty_area"_L1, {u"spend"_s, u"keep"_s}, field<&Rules::emptyArea>()),
        word("hunters"_L1, {u"remember"_s, u"freeze"_s}, field<&Rules::hunters>()),
        word("idlers"_L1, {u"quiet"_s, u"tell"_s}, field<&Rules::idlers>()),
    };
    return rows;
}

const RuleRow *rowOf(QStringView key)
{
    for (const RuleRow &row : ruleRows()) {
        if (row.info.key == key) {
            return &row;
        }
    }
    return nullptr;
}

void readNumber(const RuleRow &row, JsonFields &fields, Rules &rules)
{
    const int before = row.field.get(rules);
    const auto value = int(fields.integer(row.info.key, row.info.first, row.info.last, before));
    if ((value - row.info.first) % row.info.step != 0) {
        const QStringList choices{QString::number(row.info.first), QString::number(row.info.last)};
        fields.report(IssueCode::BadValue, row.info.key, Expected::OneOf, QString::number(value), choices);
        return;
    }
    row.field.set(rules, value);
}

void readWords(const RuleRow &row, JsonFields &fields, Rules &rules, IssueList &issues)
{
    const QJsonArray words = fields.array(row.info.key);
    int bits = 0;
    for (qsizetype i = 0; i < words.size(); ++i) {
        const bool isText = words.at(i).isString();
        const auto index = int(row.info.words.indexOf(words.at(i).toString()));
        if (index < 0 || (bits & (1 << index)) != 0) {
            issues.add({.code = isText ? IssueCode::BadValue : IssueCode::WrongType,
                        .path = pathOfIndex(fields.pathOf(row.info.key), i),
                        .found = isText ? shortened(words.at(i).toString()) : foundText(words.at(i)),
                        .expected = Expected::OneOf,
                        .names = row.info.words});
            continue;
        }
        bits |= 1 << index;
    }
    row.field.set(rules, bits);
}

void readRule(const RuleRow &row, JsonFields &fields, Rules &rules, IssueList &issues)
{
    switch (row.info.type) {
    case RuleType::Word:
        row.field.set(rules, fields.choice(row.info.key, row.info.words, row.field.get(rules)));
        break;
    case RuleType::Words:
        readWords(row, fields, rules, issues);
        break;
    case RuleType::Number:
        readNumber(row, fields, rules);
        break;
    }
}

/// The shortest time must not be above the longest one, whichever of the two an object sets.
void checkActionTimes(JsonFields &fields, Rules &rules)
{
    if (rules.actionMinMs <= rules.actionMaxMs) {
        return;
    }
    const QLatin1StringView key = fields.has("action_max_ms"_L1) ? "action_max_ms"_L1 : "action_min_ms"_L1;
    fields.report(IssueCode::BadValue, key, Expected::OneOf, {}, {u"action_min_ms <= action_max_ms"_s});
    rules.actionMaxMs = rules.actionMinMs;
}

} // namespace

const std::vector<RuleInfo> &ruleInfos()
{
    static const std::vector<RuleInfo> infos = [] {
        std::vector<RuleInfo> result;
        for (const RuleRow &row : ruleRows()) {
            result.push_back(row.info);
        }
        return result;
    }();
    return infos;
}

QJsonValue ruleValue(const Rules &rules, QLatin1StringView key)
{
    const RuleRow *row = rowOf(QString(key));
    Q_ASSERT(row);
    const int value = row->field.get(rules);
    if (row->info.type == RuleType::Number) {
        return value;
    }
    if (row->info.type == RuleType::Word) {
        return row->info.words.at(value);
    }
    QJsonArray words;
    for (qsizetype i = 0; i < row->info.words.size(); ++i) {
        if (value & (1 << i)) {
            words.append(row->info.words.at(i));
        }
    }
    return words;
}

std::uint64_t hashOf(const Rules &rules)
{
    Hasher hasher;
    for (const RuleRow &row : ruleRows()) {
        hasher.add(row.field.get(rules));
    }
    return hasher.hash();
}

void readRules(const QJsonObject &object, const QString &path, Rules &rules, IssueList &issues)
{
    if (object.isEmpty()) {
        return;
    }
    JsonFields fields(object, path, issues);
    QStringList known;
    for (const RuleRow &row : ruleRows()) {
        known.append(QString(row.info.key));
        if (fields.has(row.info.key)) {
            readRule(row, fields, rules, issues);
        }
    }
    checkActionTimes(fields, rules);
    for (const QString &key : object.keys()) {
        if (!known.contains(key)) {
            issues.add({.code = IssueCode::UnknownRule,
                        .path = pathOfKey(path, key),
                        .anchor = Anchor::Key,
                        .found = shortened(key),
                        .expected = Expected::Name,
                        .names = nearestNames(key, known)});
        }
    }
}
