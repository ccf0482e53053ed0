#pragma once

// gamecore/sharing: share codes of levels and runs, and campaigns packed into one file.
//
// A code is a line of text that contains a level or a run: `mw`, the version of codes, and bytes in base64url (RFC 4648
// without padding). The bytes are a checksum, then the canonical file, deflated with a preset dictionary
// (docs/code-format.md).

#include "gamecore/levelfile/levelreader.h"
#include "gamecore/replay/runreader.h"

#include <QByteArrayView>

/// Maximum length of a code that should be sent, since chats and e-mails break longer codes. If a code is longer,
/// suggest sending a file instead.
inline constexpr qsizetype longestCode = 2000;
/// Maximum length of a code that is read, in characters without whitespace. This limit is larger, since other programs
/// may write longer codes.
inline constexpr qsizetype longestReadCode = 65536;
/// Maximum size of the file in a code, in bytes.
inline constexpr qsizetype largestCodedFile = 4 * 1024 * 1024;

/// The contents of a code: a level without or with a proof, or a run.
enum class CodeKind : std::uint8_t { Level, ProvenLevel, Run };

/// The reason why a text is not a readable code.
enum class CodeFault : std::uint8_t {
    None,
    NotACode,     ///< the text does not begin as codes do
    OlderVersion, ///< version 1 of codes, which is no longer supported
    NewerVersion, ///< a later version of codes
    Damaged,      ///< the code has a wrong, missing or extra character
    TooLarge      ///< the code is longer than longestReadCode, or its file exceeds largestCodedFile
};
/// Returns "not_a_code", "older_version", "newer_version", "damaged" or "too_large"; empty for None.
QLatin1StringView keyOf(CodeFault fault);

/// Returns the code of a level, with its proof if it has one. The code may be longer than longestCode; empty if the
/// level file exceeds largestCodedFile. Invalid levels have codes, too. Reading the code gives a level with an equal
/// file.
QString codeOf(const Level &level, const Catalogue &catalogue);
/// Returns the code of a run; empty if the run file exceeds largestCodedFile. Reading the code gives a run with an
/// equal file.
QString codeOf(const Run &run, const Catalogue &shipped);
/// Returns a level without texts that do not affect play: name, author, description, and all translations.
Level withoutTexts(Level level);

/// The result of reading a code.
struct ReadCode {
    CodeFault fault = CodeFault::NotACode; ///< None: the code contains a file, described by the members below; it may
                                           ///< still have issues
    CodeKind kind = CodeKind::Level;
    QByteArray file = {}; ///< the level or run file in the code, in canonical form if it can be read
    ReadLevel level = {}; ///< the level in `file`, unless `kind` is Run
    ReadRun run = {};     ///< the run in `file`, if `kind` is Run
};

/// Reads a code. Ignores whitespace, invisible characters, and `>` at the beginning of lines, as in quoted e-mails.
/// `shipped` is the catalogue for Game::start(); `check` is applied to a level. Time and memory are bounded for any
/// text (longestReadCode, largestCodedFile).
ReadCode readCode(const QString &text, const CataloguePtr &shipped, const LevelCheck &check = checkLevel);

/// True if a text, for example on the clipboard, begins as codes do. Examines only its first characters.
bool looksLikeCode(const QString &text);

/// Returns the preset dictionary for deflating files in codes (docs/code-format.md): words and fragments of level and
/// run files, the most frequent last. It is part of the format: any change requires a new version of codes.
QByteArrayView codeDictionary();
