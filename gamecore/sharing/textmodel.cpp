#include "gamecore/sharing/textmodel.h"

namespace {

constexpr int bitsOfByte = 8;
constexpr int tableBits = 16;
constexpr int mostCount = 30;

} // namespace

QByteArray textPrimer()
{
    static const char text[] =
        R"({ "name": "The Old Vault" }|{ "name": "Depth 1", "ruleset": "tombs", "rules": { "win": ["exit"] } }|)"
        R"({ "name": "Stage 1", "author": "", "description": "The hero takes all the gold and the treasure of the maze.)"
        R"( One key for a door, and a guard with a sword who walks his rounds in the dark.",)"
        R"( "translations": { "de": { "description": "Hol alles Gold und den Schatz. Ein Schlüssel für die Tür, und ein)"
        R"( Wächter, der mit dem Schwert seine Runden geht.", "name": "Das Labyrinth" } },)"
        R"( "legend": { "~": "water" }, "rules": { "clock": "realtime", "death": "permadeath", "fov_radius": 10,)"
        R"( "moves": 8, "vision": "fov", "win": ["monsters", "treasure", "exit"] }, "ruleset": "classic" }|)"
        R"({ "ruleset": "tombs", "rules": { "win": ["exit"] } }|{ "ruleset": "lantern" }|)"
        R"({ "kinds": { "items": { "ice": { "base": "frost_scroll", "name": "scroll of ice", "effects": [{ "effect":)"
        R"( "damage", "amount": 9 }] } }, "monsters": { "old_troll": { "base": "troll", "hp": 8, "name": "old troll",)"
        R"( "power": 3 } } } }|12 dagger|3 helmet|20 sling|7 fear_scroll|14 stun_scroll|31 charm_scroll|5 sword|)"
        R"(9 shield|16 leather_armor|2 chain_mail|1 healing_potion|8 lightning_scroll|10 red_key|11 blue_key|4 green_key|)"
        R"(6 treasure{ "gold": 200 }|13 orc{ "behavior": "patrol", "direction": "north" }|0 treasure{ "gold": 50 }|)"
        R"(17 troll{ "behavior": "hunt", "direction": "east" }|18 reptile_man{ "hp": 10, "item": "sword" }|)"
        R"(19 painkiller{ "direction": "south" }|30 dragon{ "behavior": "idle", "direction": "west" }|)"
        R"({ "origin": { "by": "person", "name": "" }, "outcome": "lost", "rules_version": 1, "ruleset": "tombs",)"
        R"( "seed": 7, "step_ms": 120 }|{ "dungeon": true, "origin": { "by": "player", "name": "careful" },)"
        R"( "outcome": "playing", "rules_version": 1, "ruleset": "lantern", "seed": 1234567890, "step_ms": 120 }|)"
        R"({ "origin": { "by": "solver", "name": "" }, "outcome": "won", "rules_version": 1, "ruleset": "classic",)"
        R"( "seed": 1, "step_ms": 120 }|{ "origin": { "by": "solver", "name": "" }, "outcome": "won",)"
        R"( "rules_version": 1, "ruleset": "buchhaim", "seed": 1, "step_ms": 120 }|)"
        R"(n4e3s2w5y3x4v2u6.4n2,n>|sasasaeaeaeaeasasawawawanananaeaeasawawasasaeaeananawawana|)";
    QByteArray primer(text);
    return primer.replace('|', '\0');
}

TextModel::TextModel() : m_bit(orders, tableBits, mostCount)
{
}

TextModel TextModel::primed()
{
    // To read the primer takes longer than most codes do; what was learned from it is always the same.
    static const TextModel learned = [] {
        TextModel model;
        for (const char byte : textPrimer()) {
            model.codeByte(nullptr, quint8(byte));
        }
        return model;
    }();
    return learned;
}

quint8 TextModel::codeByte(BitCoder *coder, quint8 byte)
{
    constexpr quint64 factor = 0x9e3779b97f4a7c15; // 2^64 by the golden ratio
    constexpr int half = 32;
    constexpr int nodePlace = 44;
    constexpr int orderPlace = 56;
    quint32 node = 1; // the bits of the byte that are known, behind a one
    while (node >> bitsOfByte == 0) {
        for (int order = 0; order < orders; ++order) {
            const quint64 before = m_before & ((quint64(1) << (bitsOfByte * order)) - 1);
            const quint64 context = before | quint64(node) << nodePlace | quint64(order) << orderPlace;
            m_bit.setContext(order, quint32(context * factor >> half));
        }
        const bool bit = (byte >> (bitsOfByte - 1) & 1) != 0;
        byte = quint8(byte << 1);
        bool coded = bit;
        if (coder != nullptr) {
            coded = m_bit.code(*coder, bit);
        } else {
            m_bit.learn(bit);
        }
        node = node << 1 | quint32(coded);
    }
    m_before = m_before << bitsOfByte | (node & 0xff);
    return quint8(node);
}

std::optional<QByteArray> TextModel::code(BitCoder &coder, const QByteArray &text, qsizetype most)
{
    QByteArray coded;
    while (coded.size() <= most && !coder.isOverrun()) {
        const quint8 byte = codeByte(&coder, coded.size() < text.size() ? quint8(text.at(coded.size())) : 0);
        if (byte == 0) {
            return coded;
        }
        coded += char(byte);
    }
    return std::nullopt;
}
