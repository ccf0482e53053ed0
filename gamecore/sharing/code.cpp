#include "gamecore/sharing/code.h"

#include "gamecore/json/jsontext.h"
#include "gamecore/levelfile/levelwriter.h"
#include "gamecore/packing/compression.h"
#include "gamecore/replay/runreader.h"
#include "gamecore/replay/runwriter.h"

#include <QtEndian>

#include <array>

using namespace Qt::StringLiterals;

namespace {

constexpr char dictionary[] =
    R"("healing_potion" "lightning_scroll" "confusion_scroll" "fireball_scroll" "fear_scroll" "stun_scroll" "charm_scroll"
"leather_armor" "chain_mail" "dagger" "sword" "shield" "helmet" "sling" "red_key" "blue_key" "green_key" "reptile_man"
Hol alles Gold und den Schatz. Ein Schlüssel für die Tür, und ein Wächter, der mit dem Schwert seine Runden geht.
The hero takes all the gold and the treasure of the maze. One key for a door, and a guard with a sword in the dark.
    "author": "Mazewright",
    "translations": {
        "de": {
            "name": "Das Labyrinth",
            "description": "
        }
    },
    "legend": { "~": "water" },
    "rules": { "clock": "realtime", "death": "respawn", "vision": "fov", "moves": 4, "fov_radius": 10 },
    "rules": { "death": "permadeath", "vision": "all", "moves": 8, "win": ["treasure", "exit", "monsters"] },
    "kinds": {
        "items": {
            "ice": { "base": "frost_scroll", "name": "ice", "effects": [{ "effect": "damage", "amount": 9 }] }
        "monsters": {
            "old_troll": { "base": "troll", "name": "old troll", "power": 3, "defense": 1, "hp": 8, "color": "#80c0ff" }
        }
    },
    "things": [
        { "cell": [1, 2], "kind": "treasure", "gold": 200 },
        { "cell": [4, 3], "kind": "painkiller", "hp": 10, "direction": "south", "behavior": "hunt" },
        { "cell": [11, 12], "kind": "orc", "direction": "east", "behavior": "patrol" }
    ],
{
    "format": "mazewright-run",
    "version": 1,
    "dungeon": true,
    "ruleset": "lantern",
    "origin": { "by": "bot", "name": "careful" },
    "origin": { "by": "person", "name": "" },
    "commands": [
        "wait",
    "outcome": "lost",
    "outcome": "playing",
    "proof": {
        "format": "mazewright-run",
        "version": 1,
        "level_hash": "0123456789abcdef",
        "ruleset": "classic",
        "seed": 1,
        "rules_version": 1,
        "origin": { "by": "solver", "name": "" },
        "step_ms": 120,
        "commands": [
            "pickup",
            ["move northeast", 2],
            ["move southeast", 3],
            ["move southwest", 4],
            ["move northwest", 5],
            "move north",
            "advance 120",
            "move north",
            "advance 120",
            "move west",
            "advance 120",
            "move west",
            "advance 120",
            "move south",
            "advance 120",
            "move south",
            "advance 120",
            "move east",
            "advance 120",
            "move east",
            "advance 120",
        "outcome": "won",
        "hashes": [
            [0, "fedcba9876543210"],
            [100, "89abcdef76543210"]
        ]
    }
}
{
    "format": "mazewright-level",
    "version": 1,
    "name": "",
    "author": "",
    "description": "",
    "ruleset": "tombs",
    "rules": { "win": ["exit"] },
    "rows": [
        "################################################################################",
        "################################################################################",
{
    "format": "mazewright-level",
    "version": 1,
    "name": "",
    "author": "",
    "description": "",
    "ruleset": "buchhaim",
    "rows": [
        "##############################",
        "#      #     +     #^^^^^ ~~~#",
        "#  @   # g O #  K  ##### ### #",
        "#      #     ####### ### g   #",
        "######## #### #    # #   #####",
        "#    T   #  g     R  +  !  > #",
        "##############################"
    ]
}
)";

constexpr auto head = "mw"_L1;
constexpr QChar firstVersion = u'1';
constexpr QChar version = u'2';
constexpr qsizetype headSize = 3;
constexpr auto base64 = QByteArray::Base64UrlEncoding | QByteArray::OmitTrailingEquals;
constexpr qsizetype checksumSize = sizeof(quint32);

/// Returns the code of a file; empty if it exceeds largestCodedFile.
QString codeOf(const QByteArray &file)
{
    if (file.size() > largestCodedFile) {
        return {};
    }
    const QByteArray packed = pack(file, Compression::Deflate, codeDictionary());
    QByteArray bytes(checksumSize, '\0');
    qToBigEndian(checksumOf(packed), bytes.data());
    bytes += packed;
    return head + version + QString::fromLatin1(bytes.toBase64(base64));
}

/// Returns a text without characters that chats and e-mails insert.
QString withoutWhitespace(QStringView text)
{
    QString kept;
    bool isLineStart = true;
    for (const QChar c : text) {
        const bool isInvisible = c.isSpace() || c.category() == QChar::Other_Format || (isLineStart && c == u'>');
        if (!isInvisible) {
            kept += c;
        }
        isLineStart = c == u'\n' || (isLineStart && isInvisible);
    }
    return kept;
}

bool isCodeHead(QStringView text)
{
    return text.size() >= headSize && text.startsWith(head) && text.at(2) >= firstVersion && text.at(2) <= u'9';
}

/// The decoded contents of a code.
struct TakenCode {
    CodeFault fault = CodeFault::None;
    QByteArray file = {};
};

/// Unpacks the bytes of a code. The checksum covers the packed bytes, so damaged ones are not unpacked.
TakenCode unpacked(const QByteArray &bytes)
{
    const QByteArrayView packed = QByteArrayView(bytes).sliced(qMin(checksumSize, bytes.size()));
    if (bytes.size() < checksumSize || qFromBigEndian<quint32>(bytes.data()) != checksumOf(packed)) {
        return {.fault = CodeFault::Damaged};
    }
    const Unpacked file = unpack(packed, Compression::Deflate, largestCodedFile, codeDictionary());
    if (file.result == Unpacked::Result::Done) {
        return {.file = file.bytes};
    }
    return {.fault = file.result == Unpacked::Result::TooLarge ? CodeFault::TooLarge : CodeFault::Damaged};
}

TakenCode taken(const QString &text)
{
    constexpr qsizetype mostWhitespace = 4;
    if (!looksLikeCode(text)) {
        return {.fault = CodeFault::NotACode};
    }
    const QString code = text.size() <= mostWhitespace * longestReadCode ? withoutWhitespace(text) : QString();
    if (code.isEmpty() || code.size() > longestReadCode) {
        return {.fault = CodeFault::TooLarge};
    }
    if (code.at(2) != version) {
        return {.fault = code.at(2) < version ? CodeFault::OlderVersion : CodeFault::NewerVersion};
    }
    const QByteArray letters = code.sliced(headSize).toUtf8();
    const auto decoded = QByteArray::fromBase64Encoding(letters, base64 | QByteArray::AbortOnBase64DecodingErrors);
    // Unused bits at the end must be zero, so that each code has only one spelling.
    const bool isRight = decoded && (*decoded).toBase64(base64) == letters;
    return isRight ? unpacked(*decoded) : TakenCode{.fault = CodeFault::Damaged};
}

CodeKind kindOf(const QJsonObject &file)
{
    if (file.value(u"format"_s) == runFormat().name) {
        return CodeKind::Run;
    }
    return file.contains(u"proof"_s) ? CodeKind::ProvenLevel : CodeKind::Level;
}

} // namespace

QLatin1StringView keyOf(CodeFault fault)
{
    constexpr std::array<QLatin1StringView, enumeratorCount<CodeFault>()> keys{
        ""_L1, "not_a_code"_L1, "older_version"_L1, "newer_version"_L1, "damaged"_L1, "too_large"_L1};
    return keys[std::size_t(fault)];
}

QString codeOf(const Level &level, const Catalogue &catalogue)
{
    return codeOf(writeLevelJson(level, catalogue));
}

QString codeOf(const Run &run, const Catalogue &shipped)
{
    return codeOf(writeRun(run, shipped));
}

Level withoutTexts(Level level)
{
    level.name.clear();
    level.author.clear();
    level.description.clear();
    level.translations = {};
    for (Thing &thing : level.things) {
        thing.translations = {};
    }
    return level;
}

ReadCode readCode(const QString &text, const CataloguePtr &shipped, const LevelCheck &check)
{
    const TakenCode code = taken(text);
    if (code.fault != CodeFault::None) {
        return {.fault = code.fault};
    }
    IssueList issues;
    const std::optional<QJsonObject> file = parseJson(code.file, issues);
    if (!file) {
        return {.fault = CodeFault::Damaged};
    }
    ReadCode read{.fault = CodeFault::None, .kind = kindOf(*file), .file = code.file};
    if (read.kind == CodeKind::Run) {
        read.run = readRun(read.file, {}, shipped);
        read.file = read.run.run ? writeRun(*read.run.run, *shipped) : read.file;
        return read;
    }
    read.level = readLevelJson(read.file, *shipped, checkStructure);
    if (read.level.level) {
        read.file = writeLevelJson(*read.level.level, *shipped);
        read.level = readLevelJson(read.file, *shipped, check);
    }
    return read;
}

bool looksLikeCode(const QString &text)
{
    constexpr qsizetype farEnough = 64;
    return isCodeHead(withoutWhitespace(QStringView(text).first(qMin(text.size(), farEnough))));
}

QByteArrayView codeDictionary()
{
    return dictionary;
}
