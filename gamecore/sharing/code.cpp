#include "gamecore/sharing/code.h"

#include "gamecore/json/jsontext.h"
#include "gamecore/json/jsonwriter.h"
#include "gamecore/levelfile/levelwriter.h"
#include "gamecore/packing/checksum.h"
#include "gamecore/replay/runwriter.h"
#include "gamecore/sharing/packedfile.h"

#include <QtEndian>

#include <array>

using namespace Qt::StringLiterals;

namespace {

constexpr auto head = "mw"_L1;
constexpr QChar version = u'1';
constexpr qsizetype headSize = 3;
constexpr auto base64 = QByteArray::Base64UrlEncoding | QByteArray::OmitTrailingEquals;
constexpr int kindBits = 4;
constexpr int kindMask = (1 << kindBits) - 1;

/// A byte that tells kind and packing, the checksum of it and what follows, the packed file.
constexpr qsizetype checksumPlace = 1;
constexpr qsizetype filePlace = checksumPlace + qsizetype(sizeof(quint32));

quint32 checksumOfCode(const QByteArray &bytes)
{
    const QByteArray summed = bytes.first(checksumPlace) + bytes.sliced(filePlace);
    return checksumOf(summed);
}

QString codeOf(const QByteArray &text, CodeKind kind)
{
    // Rows may be large: how large the JSON is on a line is known only when it is read.
    constexpr qsizetype mostIndentation = 8;
    IssueList issues;
    const auto file = text.size() <= mostIndentation * largestCodedFile ? parseJson(text, issues) : std::nullopt;
    const auto packed = file ? packFile(*file, kind == CodeKind::Run, largestCodedFile) : std::nullopt;
    if (!packed) {
        return {};
    }
    QByteArray bytes(filePlace, '\0');
    bytes[0] = char(int(packed->packing) << kindBits | int(kind));
    bytes += packed->bytes;
    qToBigEndian(checksumOfCode(bytes), bytes.data() + checksumPlace);
    return head + version + QString::fromLatin1(bytes.toBase64(base64));
}

/// A text without what chats and mails add to it.
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
    return text.size() >= headSize && text.startsWith(head) && text.at(2) >= version && text.at(2) <= u'9';
}

/// What a code holds before anything of it is believed.
struct TakenCode {
    CodeFault fault = CodeFault::None;
    CodeKind kind = CodeKind::Level;
    QJsonObject file = {};
};

TakenCode unpacked(const QByteArray &bytes)
{
    if (bytes.size() < filePlace || qFromBigEndian<quint32>(bytes.data() + checksumPlace) != checksumOfCode(bytes)) {
        return {.fault = CodeFault::Damaged};
    }
    const int kind = bytes.at(0) & kindMask;
    const int packing = quint8(bytes.at(0)) >> kindBits;
    if (kind >= codeKindCount || packing >= filePackingCount) {
        return {.fault = CodeFault::NewerVersion};
    }
    const PackedFile packed{.packing = FilePacking(packing), .bytes = bytes.sliced(filePlace)};
    const UnpackedFile unpacked = unpackFile(packed, CodeKind(kind) == CodeKind::Run, largestCodedFile);
    const CodeFault fault = unpacked.isTooLarge ? CodeFault::TooLarge : CodeFault::Damaged;
    return unpacked.file ? TakenCode{.kind = CodeKind(kind), .file = *unpacked.file} : TakenCode{.fault = fault};
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
        return {.fault = CodeFault::NewerVersion};
    }
    const QByteArray letters = code.sliced(headSize).toUtf8();
    const auto decoded = QByteArray::fromBase64Encoding(letters, base64 | QByteArray::AbortOnBase64DecodingErrors);
    // Bits that no byte has are zero in the only spelling that is right.
    const bool isRight = decoded && (*decoded).toBase64(base64) == letters;
    return isRight ? unpacked(*decoded) : TakenCode{.fault = CodeFault::Damaged};
}

} // namespace

QLatin1StringView keyOf(CodeKind kind)
{
    constexpr std::array<QLatin1StringView, codeKindCount> keys{"level"_L1, "proven_level"_L1, "run"_L1};
    return keys[std::size_t(kind)];
}

QLatin1StringView keyOf(CodeFault fault)
{
    constexpr std::array<QLatin1StringView, enumeratorCount<CodeFault>()> keys{
        ""_L1, "not_a_code"_L1, "newer_version"_L1, "damaged"_L1, "too_large"_L1};
    return keys[std::size_t(fault)];
}

QString codeOf(const Level &level, const Catalogue &catalogue)
{
    return codeOf(writeLevelJson(level, catalogue), level.proof.isEmpty() ? CodeKind::Level : CodeKind::ProvenLevel);
}

QString codeOf(const Run &run, const Catalogue &shipped)
{
    return codeOf(writeRun(run, shipped), CodeKind::Run);
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
    ReadCode read{.fault = code.fault, .kind = code.kind};
    if (code.fault != CodeFault::None) {
        return read;
    }
    read.file = jsonLine(code.file).toUtf8();
    if (code.kind == CodeKind::Run) {
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
