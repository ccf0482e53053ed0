#pragma once

// gamecore/sharing: levels, campaigns and runs as lines of text and as one file
//
// A code is one line of text that holds a level or a run: `mw`, the version of codes, and bytes in base64url (RFC 4648
// without padding): a checksum, and the file in canonical form, deflated with a preset dictionary
// (docs/code-format.md).

#include "gamecore/levelfile/levelreader.h"
#include "gamecore/replay/runreader.h"

/// A longer code is none that people send: chats and mails cut and break it. A file takes its place.
inline constexpr qsizetype longestCode = 2000;
/// The longest code that is read, in characters without whitespace. Other programs may write longer ones than ours.
inline constexpr qsizetype longestReadCode = 65536;
/// The largest file that a code holds, in bytes.
inline constexpr qsizetype largestCodedFile = 4 * 1024 * 1024;

/// What a code is of.
enum class CodeKind : std::uint8_t { Level, ProvenLevel, Run };

/// Why a text is no code that can be read.
enum class CodeFault : std::uint8_t {
    None,
    NotACode,     ///< it does not begin as codes do, or has characters that none has
    OlderVersion, ///< of the first version of codes, which is not read any more
    NewerVersion, ///< of a later version of codes
    Damaged,      ///< a character is wrong, missing or too many
    TooLarge      ///< longer than longestReadCode, or of a file larger than largestCodedFile
};
/// "not_a_code", "older_version", "newer_version", "damaged", "too_large"; empty for None.
QLatin1StringView keyOf(CodeFault fault);

/// The code of a level, with its proof if it has one; longer than longestCode if there is much in it, and empty if it
/// is larger than largestCodedFile. Levels in error have codes too. Reading it gives a level that writes the same file.
QString codeOf(const Level &level, const Catalogue &catalogue);
/// The code of a run; reading it gives a run that writes the same file.
QString codeOf(const Run &run, const Catalogue &shipped);
/// A level without what people read and nothing of play depends on: name, author, description, translations of these.
Level withoutTexts(Level level);

/// What came of reading a code.
struct ReadCode {
    CodeFault fault = CodeFault::NotACode; ///< of the code; None: `kind` holds, and what is in it was read
    CodeKind kind = CodeKind::Level;
    QByteArray file = {}; ///< the level or run file that it holds, in canonical form where it can be read
    ReadLevel level = {}; ///< of a level; places are those in `file`
    ReadRun run = {};     ///< of a run
};

/// Reads a code. Whitespace in it, invisible characters and `>` at the beginning of its lines, as mails quote, do not
/// matter. Time and memory are bounded by largestCodedFile whatever the text is.
ReadCode readCode(const QString &text, const CataloguePtr &shipped, const LevelCheck &check = checkLevel);

/// Whether a text looks like a code, as one on the clipboard may: it begins as codes do. Little of it is read.
bool looksLikeCode(const QString &text);
