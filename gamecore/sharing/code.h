#pragma once

// gamecore/sharing: share codes of levels and runs, and campaigns packed into one file.
//
// A code is a line of text that contains a level or a run: `mw`, the version of codes, and bytes in base64url (RFC 4648
// without padding). The bytes are a checksum and the canonical file, deflated with a preset dictionary
// (docs/code-format.md).

#include "gamecore/levelfile/levelreader.h"
#include "gamecore/replay/runreader.h"

/// Maximum length of codes for sending: chats and e-mails break longer ones. Use a file instead.
inline constexpr qsizetype longestCode = 2000;
/// Maximum length of a code that is read, in characters without whitespace. Other programs may write longer codes than
/// this one.
inline constexpr qsizetype longestReadCode = 65536;
/// Maximum size of the file in a code, in bytes.
inline constexpr qsizetype largestCodedFile = 4 * 1024 * 1024;

/// The contents of a code.
enum class CodeKind : std::uint8_t { Level, ProvenLevel, Run };

/// The reason why a text is not a readable code.
enum class CodeFault : std::uint8_t {
    None,
    NotACode,     ///< it begins differently from a code, or has invalid characters
    OlderVersion, ///< version 1 of codes, which is no longer supported
    NewerVersion, ///< a later version of codes
    Damaged,      ///< a wrong, missing or extra character
    TooLarge      ///< longer than longestReadCode, or the file exceeds largestCodedFile
};
/// Returns "not_a_code", "older_version", "newer_version", "damaged" or "too_large"; empty for None.
QLatin1StringView keyOf(CodeFault fault);

/// Returns the code of a level, with its proof if it has one. Longer than longestCode for large levels; empty if it
/// exceeds largestCodedFile. Invalid levels have codes too. Reading the code gives a level with an equal file.
QString codeOf(const Level &level, const Catalogue &catalogue);
/// Returns the code of a run. Reading it gives a run with an equal file.
QString codeOf(const Run &run, const Catalogue &shipped);
/// Returns a level without texts that do not affect play: name, author, description, and their translations.
Level withoutTexts(Level level);

/// The result of reading a code.
struct ReadCode {
    CodeFault fault = CodeFault::NotACode; ///< None: the code was read, and `kind` is valid
    CodeKind kind = CodeKind::Level;
    QByteArray file = {}; ///< the level or run file in the code, in canonical form if it can be read
    ReadLevel level = {}; ///< of a level; places refer to `file`
    ReadRun run = {};     ///< of a run
};

/// Reads a code. Ignores whitespace, invisible characters, and `>` at the beginning of lines, as in quoted e-mails.
/// largestCodedFile bounds time and memory for any text.
ReadCode readCode(const QString &text, const CataloguePtr &shipped, const LevelCheck &check = checkLevel);

/// True if a text, for example on the clipboard, begins as codes do. Only reads its beginning.
bool looksLikeCode(const QString &text);
