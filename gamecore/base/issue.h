#pragma once

#include "gamecore/base/enumerators.h"
#include "gamecore/base/point.h"

#include <QString>
#include <QStringList>

#include <optional>
#include <vector>

// Problems in files and levels, as values: a code, a position, the value found and the value expected. editor/text
// makes sentences from these; no text here is meant for display.

/// The severity of an issue (docs/level-format.md). Unreadable: the file cannot be opened. Error: the editor opens the
/// level and saves it without loss, but the level cannot be played. Warning: the level can be played.
enum class Severity : std::uint8_t { Unreadable, Error, Warning };

/// All issue codes. issueKey() returns the key for files and the command line, such as `no_start` for NoStart;
/// docs/level-format.md explains the keys.
enum class IssueCode : std::uint8_t {
    Unreadable,
    NotUtf8,
    Syntax,
    TooDeep,
    TooLarge,
    NotALevel,
    NotACampaign,
    NotARun,
    NotAPlaytest,
    NewerVersion,
    WrongType,
    MissingKey,
    DuplicateKey,
    UnknownCharacter,
    UnknownKind,
    UnknownEffect,
    UnknownRule,
    UnknownRuleset,
    UnknownTileset,
    NoStart,
    TwoStarts,
    OutsideLevel,
    BadValue,
    UnevenRows,
    SeveralMazes,
    UnknownKey,
    UnreachableTreasure,
    UnreachableItem,
    UnreachableExit,
    // Codes of the analysis (gamecore/analysis), which reading and playing do not use.
    UnreachableFloor,
    KeyBehindOwnDoor,
    TooFewKeys,
    WalledIn,
    PatrolConfined,
    PatrolCrossesStart,
    MonsterSeesStart,
    CannotBeWon,
    ExitDoesNothing,
    CanGetStuck,
    // Codes of the proof stored in a level (gamecore/replay/proof.h).
    ProofStale,
    ProofFails,
    ProofMissing,
    // Codes of Tiled maps (gamecore/tiled).
    NotATiledMap,
    OtherOrientation,
    BadTiles,
    MissingFile,
    OutsideFolder,
    Guessed,
    NotTaken,
    PassedOver,
};
inline constexpr int issueCodeCount = enumeratorCount<IssueCode>();
/// True for codes of the analysis and of the check of proofs, which reading and the quick check never report.
constexpr bool isOfAnalysis(IssueCode code)
{
    return code > IssueCode::UnreachableExit && code <= IssueCode::ProofMissing;
}
/// True for codes that only the reader of Tiled maps reports.
constexpr bool isOfTiledMap(IssueCode code)
{
    return code >= IssueCode::NotATiledMap && code <= IssueCode::PassedOver;
}

QLatin1StringView issueKey(IssueCode code);
Severity severityOf(IssueCode code);
/// Returns "error" for Severity::Unreadable and Severity::Error, "warning" for Severity::Warning.
QLatin1StringView severityKey(Severity severity);

/// The value that would be correct at the position of an issue. `first`, `last`, `names` and `found` are members of
/// Issue.
enum class Expected : std::uint8_t {
    Nothing,         ///< the code is enough
    Object,          ///< a JSON object
    Array,           ///< a JSON array
    Text,            ///< a JSON string
    WholeNumber,     ///< an integer in `first`..`last`
    TrueOrFalse,     ///< a JSON boolean
    OneOf,           ///< one of `names`
    Kind,            ///< a known kind or terrain; `names` has the most similar keys, best first
    Key,             ///< the key in `names`
    Name,            ///< a known word or key; `names` has the most similar ones, best first
    OneCharacter,    ///< a string of exactly one printable character
    Color,           ///< "#rrggbb"
    Cell,            ///< [x, y], two integers
    InsideLevel,     ///< a cell inside a level of `first` x `last` cells
    FreeCell,        ///< a cell without another actor
    Item,            ///< key of an item or treasure
    DamageSources,   ///< something in the level that harms a monster
    Rows,            ///< at least one row of at least one character
    RowsOfLength,    ///< a row of `first` characters
    Cells,           ///< at most `first` x `last` cells
    Things,          ///< at most `first` things
    Characters,      ///< at most `first` characters
    Bytes,           ///< at most `first` bytes
    Depth,           ///< at most `first` levels of nesting
    Version,         ///< at most version `first`
    UnusedKey,       ///< a key not used by another kind
    File,            ///< a readable file; `found` is the reason why it cannot be read
    TextToTranslate, ///< the path of a translatable text in the file
    Languages,       ///< at most `first` languages
    Language,        ///< the code of a language, such as "de"
    LevelInFolder,   ///< name of a level file in the folder or below
    Command,         ///< a line of headless play (docs/headless.md), or [LINE, TIMES] to repeat it
    Hash,        ///< 16 hexadecimal digits; in a run's `hashes`, pairs [COMMANDS, HASH] that end after the last command
    Value,       ///< the beginning of a JSON value
    KeyInQuotes, ///< the beginning of a JSON key
    Colon,       ///< ":"
    CommaOrBrace,   ///< "," or "}"
    CommaOrBracket, ///< "," or "]"
    ClosingQuote,   ///< the end of the string
    EscapeCode,     ///< a valid JSON escape
    Digit,          ///< another digit
    EndOfText,      ///< the end of the text
    WellFormedXml,  ///< well-formed XML
    NoDefinitions,  ///< XML without custom definitions
    TileNumbers,    ///< `first` tile numbers
    PackedTiles,    ///< Base64, compressed by the method in `names`; uncompressed if `names` is empty
};

/// The position of an issue in the text: the start of the JSON value at Issue::path, the key of that value, or a
/// character of the value, which is then a string.
enum class Anchor : std::uint8_t { Value, Key, Character };

/// A number in an issue, with its key in the output of the command line.
struct Figure {
    QLatin1StringView name;
    qint64 value = 0;

    friend bool operator==(const Figure &, const Figure &) = default;
};

/// A problem in a file or level.
struct Issue {
    IssueCode code = IssueCode::Unreadable;
    QString file = {}; ///< as named by the caller; empty for a level in memory
    int line = 0;      ///< from 1; 0: unknown
    int column = 0;    ///< from 1, in code points; 0: unknown
    QString path = {}; ///< JSON path such as `things[3].kind`; empty: the outermost value
    Anchor anchor = Anchor::Value;
    int character = 0;              ///< for Anchor::Character: code points from the start of the string at `path`
    std::optional<Point> cell = {}; ///< the cell concerned, if any
    QString found = {}; ///< the wrong value, verbatim from the file: untrusted, of bounded length, to be shown as plain
                        ///< text
    Expected expected = Expected::Nothing;
    qint64 first = 0;
    qint64 last = 0;
    QStringList names = {};
    std::vector<Figure> figures = {};
    bool isRaisedToError = false; ///< true for a warning that counts as an error for the caller
    /// The key of the item or plate whose closed doors cause the issue; empty if closed doors are not the cause. Only
    /// the analysis sets it.
    QString because = {};
    bool isFileEmpty = false; ///< the problem is that the file is empty, or has only blanks and line breaks

    friend bool operator==(const Issue &, const Issue &) = default;
};

/// Returns the severity of the issue's code, or Severity::Error for a warning with `isRaisedToError`.
Severity severityOf(const Issue &issue);
/// Returns the value of the figure with that name; 0 if there is none.
qint64 figureOf(const Issue &issue, QLatin1StringView name);

/// A list of issues, in the order in which they were found. Stores at most `capacity` issues and only counts further
/// ones, so that an untrusted file cannot use up memory.
class IssueList {
public:
    static constexpr int capacity = 1000;

    void add(Issue issue);
    void add(const IssueList &others);
    /// Sets Issue::file of all issues.
    void setFile(const QString &path);

    bool isEmpty() const { return m_issues.empty(); }
    int count() const { return int(m_issues.size()); }
    /// True if further issues are only counted, so their details can be skipped.
    bool isFull() const { return count() >= capacity; }
    /// Sorts by line, then by column; issues without a line come first.
    void sortByPlace();
    /// Returns the number of issues that were not stored.
    int dropped() const { return m_dropped; }
    /// True if any issue, stored or not, is at least as severe as `severity`.
    bool hasAtLeast(Severity severity) const { return m_seen[std::size_t(severity)]; }
    bool isUnreadable() const { return hasAtLeast(Severity::Unreadable); }
    /// True if an issue is an error or unreadable: the level cannot be played.
    bool hasErrors() const { return hasAtLeast(Severity::Error); }
    /// Returns the first stored issue at least as severe as `severity`, or null.
    const Issue *firstAtLeast(Severity severity) const;

    auto begin() const { return m_issues.begin(); }
    auto end() const { return m_issues.end(); }
    auto begin() { return m_issues.begin(); }
    auto end() { return m_issues.end(); }
    const Issue &operator[](int i) const { return m_issues[std::size_t(i)]; }

private:
    std::vector<Issue> m_issues;
    std::array<bool, enumeratorCount<Severity>()> m_seen{};
    int m_dropped = 0;
};

/// Returns a text from a file for Issue::found: at most 40 UTF-16 units; longer texts are cut and end with an ellipsis.
QString shortened(const QString &text);
