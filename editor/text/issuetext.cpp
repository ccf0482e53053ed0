#include "editor/text/issuetext.h"

#include "editor/text/findingtext.h"
#include "editor/text/kindname.h"
#include "editor/text/plaintext.h"
#include "gamecore/data/catalogue.h"

#include <QCoreApplication>

using namespace Qt::StringLiterals;

namespace {

/// The second half of the sentence about an issue, as plain text: what the program expects or allows, such as
/// "expected a colon". Suggestions end with a question mark: "did you mean orc?". Empty if there is nothing to add.
class ExpectationText {
    Q_DECLARE_TR_FUNCTIONS(ExpectationText)

public:
    static QString sentence(const Issue &issue);

private:
    static QString ofBound(const Issue &issue);
    static QString ofSyntax(Expected expected);
    static QString bytes(qint64 count);
    static QString list(const QStringList &names);
};

QString ExpectationText::sentence(const Issue &issue)
{
    switch (issue.expected) {
    case Expected::Nothing:
    case Expected::File:
    case Expected::TextToTranslate:
    case Expected::WellFormedXml:
        return {};
    case Expected::Object:
        return tr("expected an object in braces");
    case Expected::Array:
        return tr("expected a list in brackets");
    case Expected::Text:
        return tr("expected text in quotes");
    case Expected::WholeNumber:
        return tr("expected a whole number from %1 to %2").arg(issue.first).arg(issue.last);
    case Expected::TrueOrFalse:
        return tr("expected true or false");
    case Expected::OneOf:
        return issue.names.isEmpty() ? QString() : tr("expected %1").arg(list(issue.names));
    case Expected::Kind:
    case Expected::Name:
        return issue.names.isEmpty() ? QString() : tr("did you mean %1?").arg(list(issue.names));
    case Expected::Key:
        return tr("expected %1").arg(list(issue.names));
    case Expected::Cell:
        return tr("expected a cell as [x, y], two whole numbers");
    case Expected::InsideLevel:
        return tr("the level has %1 × %2 cells, counted from [0, 0]").arg(issue.first).arg(issue.last);
    case Expected::FreeCell:
        return tr("expected a cell without another monster or the start");
    case Expected::Item:
        return tr("expected an item or a treasure");
    case Expected::DamageSources:
        return tr("nothing in the level can harm it");
    case Expected::Rows:
        return tr("expected at least one row of at least one character");
    case Expected::RowsOfLength:
        return tr("the longest row has %1").arg(issue.first);
    case Expected::LevelInFolder:
        return tr("expected the name of a level file in the folder of this file or a subfolder");
    case Expected::Language:
        return tr("expected a code such as de, fr or pt_BR");
    case Expected::NoDefinitions:
        return tr("XML with its own definitions (DTD) is not supported");
    case Expected::TileNumbers:
        return tr("expected the numbers of %1 tiles").arg(issue.first);
    case Expected::PackedTiles:
        return issue.names.isEmpty() ? tr("expected tiles in Base64")
                                     : tr("expected tiles in Base64, compressed with %1").arg(issue.names.first());
    case Expected::UnusedKey:
        return tr("expected a name that is not used yet");
    default:
        return ofBound(issue);
    }
}

QString ExpectationText::ofBound(const Issue &issue)
{
    switch (issue.expected) {
    case Expected::Cells:
        return tr("at most %1 × %2 cells are allowed").arg(issue.first).arg(issue.last);
    case Expected::Things:
        return tr("at most %L1 things are allowed").arg(issue.first);
    case Expected::Characters:
        return tr("at most %L1 characters are allowed").arg(issue.first);
    case Expected::Bytes:
        return tr("at most %1 are allowed").arg(bytes(issue.first));
    case Expected::Depth:
        return tr("at most %1 nested levels are allowed").arg(issue.first);
    case Expected::Version:
        return tr("this program reads versions up to %1").arg(issue.first);
    case Expected::Languages:
        return tr("at most %1 languages are allowed").arg(issue.first);
    default:
        return ofSyntax(issue.expected);
    }
}

QString ExpectationText::ofSyntax(Expected expected)
{
    switch (expected) {
    case Expected::Command:
        return tr("expected a command such as \"move north\", or [\"move north\", 3]");
    case Expected::Hash:
        return tr("expected 16 hexadecimal digits, or a list of [commands, digits] in order, up to the last command");
    case Expected::OneCharacter:
        return tr("expected exactly one visible character");
    case Expected::Color:
        return tr("expected a color such as \"#f2b84b\"");
    case Expected::KeyInQuotes:
        return tr("expected a key in quotes");
    case Expected::Colon:
        return tr("expected a colon");
    case Expected::CommaOrBrace:
        return tr("expected a comma or a closing brace");
    case Expected::CommaOrBracket:
        return tr("expected a comma or a closing bracket");
    case Expected::ClosingQuote:
        return tr("expected a closing quote");
    case Expected::EscapeCode:
        return tr("expected an escape sequence such as \\n or \\u0041");
    case Expected::Digit:
        return tr("expected a digit");
    case Expected::EndOfText:
        return tr("expected the end of the file");
    default:
        return tr("expected a value");
    }
}

QString ExpectationText::bytes(qint64 count)
{
    constexpr qint64 mebibyte = 1024LL * 1024;
    return count % mebibyte == 0 ? tr("%1 MiB").arg(count / mebibyte) : tr("%1 bytes").arg(count);
}

QString ExpectationText::list(const QStringList &names)
{
    return names.size() < 2 ? names.value(0)
                            : tr("%1 or %2").arg(names.first(names.size() - 1).join(u", "_s), names.last());
}

/// A word used by gamecore/tiled/tiledlevel.cpp and tiledobjects.cpp, and its sentence.
struct LeftOutRow {
    QLatin1StringView word;
    const char *text;
    bool hasName = false; ///< %1 is a name and %2 the count; else %1 is the count
};
constexpr LeftOutRow leftOutRows[] = {
    {"object"_L1, QT_TRANSLATE_NOOP("TiledText", "Skipped the object “%1”: it has no meaning in a level (objects: %2)"),
     true},
    {"nameless"_L1,
     QT_TRANSLATE_NOOP("TiledText", "Skipped objects that have neither a name nor a class (objects: %1)")},
    {"hidden"_L1, QT_TRANSLATE_NOOP("TiledText", "Skipped the hidden object “%1” (objects: %2)"), true},
    {"outside"_L1, QT_TRANSLATE_NOOP("TiledText", "Skipped the object “%1” outside the map (objects: %2)"), true},
    {"value"_L1, QT_TRANSLATE_NOOP("TiledText", "Skipped the value of “%1”, which is not allowed (objects: %2)"), true},
    {"property"_L1,
     QT_TRANSLATE_NOOP("TiledText", "Skipped the property “%1”: it has no meaning in a level (times: %2)"), true},
    {"layer"_L1, QT_TRANSLATE_NOOP("TiledText", "Skipped the hidden layer “%1” (layers: %2)"), true},
    {"outside_tiles"_L1, QT_TRANSLATE_NOOP("TiledText", "Skipped tiles of the layer “%1” outside the map (tiles: %2)"),
     true},
    {"tile"_L1, QT_TRANSLATE_NOOP("TiledText", "No tileset of the map contains tile %1 (cells: %2)"), true},
    {"foreign_tile"_L1,
     QT_TRANSLATE_NOOP("TiledText", "Skipped tiles whose class is neither a terrain nor a kind (cells: %1)")},
    {"text"_L1, QT_TRANSLATE_NOOP("TiledText", "Skipped texts: levels cannot contain text (texts: %1)")},
    {"shape"_L1, QT_TRANSLATE_NOOP("TiledText", "Skipped polygons and lines that do not define terrain (shapes: %1)")},
    {"image"_L1, QT_TRANSLATE_NOOP("TiledText", "Image layers are not shown (layers: %1)")},
    {"flip"_L1, QT_TRANSLATE_NOOP("TiledText", "Flipped and rotated tiles are shown upright (cells: %1)")},
    {"animation"_L1, QT_TRANSLATE_NOOP("TiledText", "Animated tiles are not animated (tiles: %1)")},
    {"look"_L1, QT_TRANSLATE_NOOP("TiledText", "Opacity, tint and parallax of layers are ignored (layers: %1)")},
    {"between"_L1,
     QT_TRANSLATE_NOOP("TiledText", "Layers offset by part of a cell were moved to the nearest cells (layers: %1)")}};

/// The first half of the sentence about an issue of a Tiled map (gamecore/tiled): what was found.
class TiledText {
    Q_DECLARE_TR_FUNCTIONS(TiledText)

public:
    static QString head(const Issue &issue);

private:
    static QString orientation(const QString &found);
    static QString guess(const Issue &issue);
    static QString leftOut(const Issue &issue);
    static QString count(const Issue &issue) { return QString::number(figureOf(issue, "count"_L1)); }
};

QString TiledText::head(const Issue &issue)
{
    switch (issue.code) {
    case IssueCode::NotATiledMap:
        return tr("This is not a Tiled map");
    case IssueCode::OtherOrientation:
        return orientation(issue.found);
    case IssueCode::BadTiles:
        return issue.found.isEmpty() ? tr("The tiles of this layer cannot be read")
                                     : tr("The tiles of this layer cannot be read: %1").arg(issue.found);
    case IssueCode::MissingFile:
        return tr("The file “%1” is missing or cannot be read").arg(issue.found);
    case IssueCode::OutsideFolder:
        return tr("The file “%1” was not read: it is outside the map’s project (use --trust FOLDER to allow it)")
            .arg(issue.found);
    case IssueCode::Guessed:
        return guess(issue);
    default:
        return leftOut(issue);
    }
}

QString TiledText::orientation(const QString &found)
{
    const QString only = tr("only orthogonal maps can be opened");
    const QString what = found == "isometric"_L1   ? tr("This Tiled map is isometric")
                         : found == "staggered"_L1 ? tr("This Tiled map is staggered")
                         : found == "hexagonal"_L1 ? tr("This Tiled map is hexagonal")
                                                   : tr("This Tiled map is “%1”").arg(found);
    return what + u"; "_s + only;
}

/// Returns the text about guessed tiles. `found` is the name of a tileset. Without figures, the issue says that all
/// terrain is guessed.
QString TiledText::guess(const Issue &issue)
{
    const qint64 tiles = figureOf(issue, "tiles"_L1);
    const qint64 walls = figureOf(issue, "walls"_L1);
    const qint64 floors = figureOf(issue, "floors"_L1);
    if (tiles == 0) {
        return tr("All walls and floors of this map were guessed: it does not say what its tiles mean");
    }
    const QString sorts = floors == 0  ? tr("wall %1").arg(walls)
                          : walls == 0 ? tr("floor %1").arg(floors)
                                       : tr("wall %1, floor %2").arg(walls).arg(floors);
    //: %1 is the name of a tileset, %2 its sort such as "wall 1"
    return (tiles == 1 ? tr("Guessed the meaning of 1 tile of “%1” (%2)")
                       //: %1 is the name of a tileset, %2 a list such as "wall 100, floor 28"
                       : tr("Guessed the meaning of %n tiles of “%1” (%2)", nullptr, int(tiles)))
        .arg(issue.found, sorts);
}

/// Returns the text about skipped content: `names` holds the word for it, `found` its name.
QString TiledText::leftOut(const Issue &issue)
{
    const QString word = issue.names.value(0);
    for (const LeftOutRow &row : leftOutRows) {
        if (row.word == word) {
            const QString text = tr(row.text);
            return row.hasName ? text.arg(issue.found, count(issue)) : text.arg(count(issue));
        }
    }
    return {};
}

/// A code with a single sentence.
struct PlainRow {
    IssueCode code;
    const char *text;
    bool hasFound = false; ///< %1 is Issue::found
};
constexpr PlainRow plainRows[] = {
    {IssueCode::TooDeep, QT_TRANSLATE_NOOP("IssueText", "This is nested too deeply")},
    {IssueCode::NotALevel, QT_TRANSLATE_NOOP("IssueText", "This is not a Mazewright level")},
    {IssueCode::NotACampaign, QT_TRANSLATE_NOOP("IssueText", "This is not a Mazewright campaign")},
    {IssueCode::NotARun, QT_TRANSLATE_NOOP("IssueText", "This is not a Mazewright recording")},
    {IssueCode::NotAPlaytest, QT_TRANSLATE_NOOP("IssueText", "This is not a Mazewright playtest")},
    {IssueCode::NewerVersion,
     QT_TRANSLATE_NOOP("IssueText", "This file has format version %1, from a newer version of Mazewright"), true},
    {IssueCode::MissingKey, QT_TRANSLATE_NOOP("IssueText", "A key is missing")},
    {IssueCode::DuplicateKey, QT_TRANSLATE_NOOP("IssueText", "The key “%1” appears a second time here"), true},
    {IssueCode::UnknownKind, QT_TRANSLATE_NOOP("IssueText", "There is no kind “%1”"), true},
    {IssueCode::UnknownEffect, QT_TRANSLATE_NOOP("IssueText", "There is no effect “%1”"), true},
    {IssueCode::UnknownRule, QT_TRANSLATE_NOOP("IssueText", "There is no rule “%1”"), true},
    {IssueCode::UnknownRuleset, QT_TRANSLATE_NOOP("IssueText", "There is no ruleset “%1”"), true},
    {IssueCode::UnknownTileset, QT_TRANSLATE_NOOP("IssueText", "There is no tileset “%1”"), true},
    {IssueCode::NoStart, QT_TRANSLATE_NOOP("IssueText", "The level has no start")},
    {IssueCode::TwoStarts, QT_TRANSLATE_NOOP("IssueText", "The level already has another start")},
    {IssueCode::OutsideLevel, QT_TRANSLATE_NOOP("IssueText", "The cell %1 lies outside the level"), true}};

/// A reason why a file cannot be read, and its sentence.
struct UnreadableRow {
    QLatin1StringView word;
    const char *text;
    bool hasName = false; ///< %1 is the name of a file
};
constexpr UnreadableRow unreadableRows[] = {
    {"folder"_L1, QT_TRANSLATE_NOOP("IssueText", "This is a folder, not a file")},
    {"device"_L1, QT_TRANSLATE_NOOP("IssueText", "This is a device, not a file")},
    //: %1 is the name of a file
    {"missing"_L1, QT_TRANSLATE_NOOP("IssueText", "There is no file “%1”"), true},
    {"missing"_L1, QT_TRANSLATE_NOOP("IssueText", "There is no such file")},
    {"misspelled"_L1, QT_TRANSLATE_NOOP("IssueText", "The name of this file is not UTF-8. Rename the file to open it")},
    {"no_folder"_L1, QT_TRANSLATE_NOOP("IssueText", "There is no such folder")},
    {"unopened"_L1, QT_TRANSLATE_NOOP("IssueText", "No permission to read the file")},
    {"no_archive"_L1, QT_TRANSLATE_NOOP("IssueText", "This is not a .mazewright archive, or it is damaged")},
    {"too_many_files"_L1, QT_TRANSLATE_NOOP("IssueText", "This archive contains too many files")},
    //: %1 is the name of a file
    {"bad_name"_L1, QT_TRANSLATE_NOOP("IssueText", "This archive contains a file that is not allowed: “%1”"), true},
    //: %1 is the name of a file
    {"damaged"_L1, QT_TRANSLATE_NOOP("IssueText", "The file “%1” in this archive is damaged"), true},
    {"no_campaign"_L1, QT_TRANSLATE_NOOP("IssueText", "This archive does not contain exactly one campaign")},
    {"no_levels"_L1, QT_TRANSLATE_NOOP("IssueText", "This folder contains no levels")}};

class IssueText {
    Q_DECLARE_TR_FUNCTIONS(IssueText)

public:
    static QString head(const Issue &issue);

private:
    static QString headOfMany(const Issue &issue);
    static QString syntax(const Issue &issue);
    static QString misplaced(const QString &found);
    static QString unknownCharacter(const QString &found, qint64 cells);
    static QString badValue(const Issue &issue);
    static QString padded(const Issue &issue);
    static QString unreadable(const Issue &issue);
    static QString unknownKey(const Issue &issue);
    static QString quoted(const QString &found);
};

QString IssueText::head(const Issue &issue)
{
    if (issue.isFileEmpty) {
        return tr("The file is empty");
    }
    if (issue.code == IssueCode::NotALevel && issue.expected == Expected::Rows) {
        return tr("This text contains no maze");
    }
    for (const PlainRow &row : plainRows) {
        if (row.code == issue.code) {
            return row.hasFound ? tr(row.text).arg(issue.found) : tr(row.text);
        }
    }
    return isOfTiledMap(issue.code) ? TiledText::head(issue) : headOfMany(issue);
}

/// Returns the text for a code with several sentences.
QString IssueText::headOfMany(const Issue &issue)
{
    const QString &found = issue.found;
    switch (issue.code) {
    case IssueCode::Unreadable:
        return unreadable(issue);
    case IssueCode::NotUtf8:
        return found == "UTF-16"_L1 ? tr("This text is UTF-16; save it as UTF-8")
                                    : tr("This is not UTF-8 text: invalid byte %1").arg(found);
    case IssueCode::Syntax:
        return syntax(issue);
    case IssueCode::TooLarge:
        return found.isEmpty() ? tr("This is too large") : tr("This is too large: %1").arg(found);
    case IssueCode::WrongType:
        return tr("%1 has the wrong type").arg(quoted(found));
    case IssueCode::UnknownCharacter:
        return unknownCharacter(found, figureOf(issue, "cells"_L1));
    case IssueCode::BadValue:
        return badValue(issue);
    case IssueCode::UnevenRows:
        return padded(issue);
    case IssueCode::SeveralMazes:
        return tr("This text contains several mazes; only the first is used (mazes: %1)")
            .arg(figureOf(issue, "mazes"_L1));
    case IssueCode::UnknownKey:
        return unknownKey(issue);
    default:
        return findingHeadOf(issue);
    }
}

QString IssueText::syntax(const Issue &issue)
{
    if (issue.expected == Expected::WellFormedXml && !issue.found.isEmpty()) {
        return tr("This is not well-formed XML");
    }
    return issue.found.isEmpty() ? tr("The file ends too early") : misplaced(issue.found);
}

/// Returns the text about a misplaced character. An invisible one is given by its number, so that the sentence stays on
/// one line.
QString IssueText::misplaced(const QString &found)
{
    if (found == u"\n" || found == u"\r") {
        return tr("The line ends too early");
    }
    const QList<uint> characters = found.toUcs4();
    const QString seen = characters.size() == 1 && found != u" " ? characterText(characters.first()) : found;
    //: %1 is the number of a character that cannot be seen, such as "U+0007"
    return seen == found ? tr("“%1” is not allowed here").arg(found)
                         : tr("The character %1 is not allowed here").arg(seen);
}

QString IssueText::unknownCharacter(const QString &found, qint64 cells)
{
    const QList<uint> characters = found.toUcs4();
    const QString shown = characters.size() == 1 ? characterText(characters.first()) : found;
    return cells > 1
               ? tr("The legend does not define the character “%1” (cells: %2)").arg(shown, QString::number(cells))
               : tr("The legend does not define the character “%1”").arg(shown);
}

QString IssueText::badValue(const Issue &issue)
{
    if (issue.expected == Expected::Rows) {
        return tr("The level has no cells");
    }
    return issue.found.isEmpty() ? tr("This value is not allowed")
                                 : tr("The value %1 is not allowed").arg(quoted(issue.found));
}

QString IssueText::padded(const Issue &issue)
{
    const int rows = int(figureOf(issue, "rows"_L1));
    if (issue.found.toInt() < 2) {
        //: %1 is 0 or 1
        return (rows > 1 ? tr("This row was padded with wall (length before: %1); it is the first of %n such rows",
                              nullptr, rows)
                         : tr("This row was padded with wall (length before: %1)"))
            .arg(issue.found);
    }
    //: %1 is at least 2
    return (rows > 1 ? tr("This row has only %1 characters and was padded with wall; it is the first of %n such rows",
                          nullptr, rows)
                     : tr("This row has only %1 characters and was padded with wall"))
        .arg(issue.found);
}

QString IssueText::unknownKey(const Issue &issue)
{
    switch (issue.expected) {
    case Expected::TextToTranslate:
        //: %1 is the path of a text in a file, such as "kinds.monsters.guard.name"
        return tr("There is no text “%1” to translate").arg(issue.found);
    case Expected::Language:
        return tr("“%1” is not a language").arg(issue.found);
    default:
        return tr("The key “%1” is unknown here").arg(issue.found);
    }
}

QString IssueText::unreadable(const Issue &issue)
{
    for (const UnreadableRow &row : unreadableRows) {
        if (row.word == issue.found && (!row.hasName || !issue.names.isEmpty())) {
            return row.hasName ? tr(row.text).arg(issue.names.first()) : tr(row.text);
        }
    }
    return tr("The file could not be read completely");
}

/// Returns words in quotes, but numbers and other JSON values without. Words can contain JSON's quotation marks; a
/// shortened word contains only the first one.
QString IssueText::quoted(const QString &found)
{
    static const QStringList bare{u"true"_s, u"false"_s, u"null"_s, u"{}"_s, u"[]"_s};
    bool isNumber = false;
    found.toDouble(&isNumber);
    if (isNumber || bare.contains(found)) {
        return found;
    }
    const bool isJson = found.startsWith(u'"');
    const bool isWhole = isJson && found.size() > 1 && found.endsWith(u'"');
    return tr("“%1”").arg(found.sliced(isJson ? 1 : 0, found.size() - (isJson ? 1 : 0) - (isWhole ? 1 : 0)));
}

QString placeOf(const Issue &issue)
{
    QString place = issue.file.isEmpty() ? QString() : issue.file + u':';
    if (issue.line > 0) {
        place += u"%1:%2:"_s.arg(issue.line).arg(issue.column);
    }
    return place.isEmpty() ? place : place + u' ';
}

QString lineWith(const QString &before, const Issue &issue)
{
    return placeOf(issue) + before + sentenceOf(issue) + u" ["_s + issueKey(issue.code) + u']';
}

} // namespace

QString sentenceOf(const Issue &issue)
{
    const QString expectation = ExpectationText::sentence(issue);
    const QString head = IssueText::head(issue);
    const QString sentence = expectation.isEmpty() ? head : head + u"; "_s + expectation;
    return onOneLine(sentence.endsWith(u'?') ? sentence : sentence + u'.');
}

QString sentenceOf(const Issue &issue, const Catalogue &catalogue)
{
    Issue named = issue;
    if (isOfAnalysis(issue.code) || issue.code == IssueCode::UnreachableTreasure
        || issue.code == IssueCode::UnreachableItem) {
        const std::optional<Meaning> meaning = catalogue.meaningOf(issue.found);
        named.found = meaning ? nameOf(catalogue.lookOf(*meaning)) : issue.found;
    }
    return sentenceOf(named);
}

IssueRank rankOf(const Issue &issue)
{
    if (issue.code == IssueCode::PatrolConfined) {
        return IssueRank::Note;
    }
    const bool isWarning = severityOf(issue) == Severity::Warning && issue.code != IssueCode::CannotBeWon;
    return isWarning ? IssueRank::Warning : IssueRank::Error;
}

QString lineOf(const Issue &issue)
{
    return lineWith({}, issue);
}

QString lineWithSeverityOf(const Issue &issue)
{
    const bool isNote = issue.code == IssueCode::PassedOver;
    return lineWith((isNote ? "note"_L1 : severityKey(severityOf(issue))) + u": "_s, issue);
}
