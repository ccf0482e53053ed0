#pragma once

#include "gamecore/base/enumerators.h"
#include "gamecore/base/point.h"

#include <QString>
#include <QStringList>

#include <optional>
#include <vector>

/// What is wrong with a file or a level, as a value: a code, a place, what was found and what was expected. Sentences
/// for people are made from it in editor/text; nothing here is meant to be read by a person.

/// The three grades of the level format (docs/level-format.md). Unreadable: nothing opens. Error: the editor opens,
/// shows and keeps it, playing refuses it. Warning: it plays.
enum class Severity : std::uint8_t { Unreadable, Error, Warning };

/// The closed list of codes; issueKey() gives the word used in files and on the command line.
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
    // From here on codes of the analysis (gamecore/analysis), which reading and playing do not ask.
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
    // Of the proof that a level keeps (gamecore/replay/proof.h).
    ProofStale,
    ProofFails,
    ProofMissing,
    // Of maps of the editor Tiled (gamecore/tiled).
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
/// Whether only the analysis of a level finds it.
constexpr bool isOfAnalysis(IssueCode code)
{
    return code > IssueCode::UnreachableExit && code <= IssueCode::ProofMissing;
}
/// Whether only a reader of maps of Tiled finds it.
constexpr bool isOfTiledMap(IssueCode code)
{
    return code >= IssueCode::NotATiledMap && code <= IssueCode::PassedOver;
}

QLatin1StringView issueKey(IssueCode code);
Severity severityOf(IssueCode code);
/// "error" for both grades that cannot be played, "warning" for the third.
QLatin1StringView severityKey(Severity severity);

/// What would have been right at the place of an issue.
enum class Expected : std::uint8_t {
    Nothing,         ///< the code says it all
    Object,          ///< a JSON object
    Array,           ///< a JSON array
    Text,            ///< a JSON string
    WholeNumber,     ///< an integer in first..last
    TrueOrFalse,     ///< a JSON boolean
    OneOf,           ///< one of `names`
    Kind,            ///< a known kind or terrain; `names` holds the nearest known ones, best first
    Key,             ///< the key in `names`
    Name,            ///< a known word or key; `names` holds the nearest known ones, best first
    OneCharacter,    ///< a string of exactly one printable character
    Color,           ///< "#rrggbb"
    Cell,            ///< [x, y], two integers
    InsideLevel,     ///< a cell within first x last cells
    FreeCell,        ///< a cell where no other actor stands
    Item,            ///< the key of an item or a treasure
    MeansOfHarm,     ///< something in the level that harms a monster
    Rows,            ///< at least one row of at least one character
    RowsOfLength,    ///< a row of `first` characters
    Cells,           ///< at most first x last cells
    Things,          ///< at most `first` things
    Characters,      ///< at most `first` characters
    Bytes,           ///< at most `first` bytes
    Depth,           ///< at most `first` levels of nesting
    Version,         ///< at most version `first`
    UnusedKey,       ///< a key that no other kind has
    File,            ///< a readable file; `found` says why it is not
    TextToTranslate, ///< the path of a text that the file has
    Languages,       ///< at most `first` languages
    Language,        ///< the code of a language, such as "de"
    LevelInFolder,   ///< the name of a level file in the folder of the file or below
    Command,         ///< a line of headless play, or [LINE, TIMES]
    Hash,            ///< 16 hexadecimal digits; in a list of them [COMMANDS, HASH], up to the last command
    Value,           ///< a JSON value begins
    KeyInQuotes,     ///< a JSON key begins
    Colon,           ///< ":"
    CommaOrBrace,    ///< "," or "}"
    CommaOrBracket,  ///< "," or "]"
    ClosingQuote,    ///< the string ends
    EscapeCode,      ///< an escape that JSON knows
    Digit,           ///< a number goes on
    EndOfText,       ///< nothing more
    WellFormedXml,   ///< XML as its standard says
    NoDefinitions,   ///< XML without definitions of its own
    TileNumbers,     ///< `first` numbers of tiles
    PackedTiles,     ///< Base64 of what `names` says it is compressed by; of nothing else if it is empty
};

/// Where in the text an issue stands, relative to the JSON value that `path` names.
enum class Anchor : std::uint8_t { Value, Key, Character };

/// A number that a finding goes by, under the name that it has in files of other programs.
struct Figure {
    QLatin1StringView name;
    qint64 value = 0;

    friend bool operator==(const Figure &, const Figure &) = default;
};

struct Issue {
    IssueCode code = IssueCode::Unreadable;
    QString file = {}; ///< as the caller named it; empty for a level in memory
    int line = 0;      ///< from 1; 0: no place
    int column = 0;    ///< from 1, in code points; 0: no place
    QString path = {}; ///< JSON path such as `things[3].kind`; empty: the whole text
    Anchor anchor = Anchor::Value;
    int character = 0;              ///< for Anchor::Character: code points from the start of the string at `path`
    std::optional<Point> cell = {}; ///< the cell it is about, where it is about one
    QString found = {};             ///< verbatim from the file: hostile, of bounded length, never markup
    Expected expected = Expected::Nothing;
    qint64 first = 0;
    qint64 last = 0;
    QStringList names = {};
    std::vector<Figure> figures = {};
    bool isDemanded = false; ///< a warning that the caller asked to be an error
    /// The key whose doors are the reason: set of findings about such keys and doors, and of what follows from them.
    QString because = {};
    bool isFileEmpty = false; ///< the whole file has nothing but blanks and line breaks: that is what is wrong

    friend bool operator==(const Issue &, const Issue &) = default;
};

Severity severityOf(const Issue &issue);
/// The figure of that name; 0 if there is none.
qint64 figureOf(const Issue &issue, QLatin1StringView name);

/// Findings in the order in which they were made. Holds at most `capacity` of them, so that a hostile file costs no
/// memory; further ones are counted only.
class IssueList {
public:
    static constexpr int capacity = 1000;

    void add(Issue issue);
    void add(const IssueList &others);
    /// All of them are of that file.
    void setFile(const QString &path);

    bool isEmpty() const { return m_issues.empty(); }
    int count() const { return int(m_issues.size()); }
    /// Further findings are counted only: they need no details.
    bool isFull() const { return count() >= capacity; }
    /// Sorts by line, then by column; those without a place come first.
    void sortByPlace();
    /// How many findings did not fit.
    int dropped() const { return m_dropped; }
    /// Whether any finding is at least as bad as `severity`.
    bool hasAtLeast(Severity severity) const { return m_seen[std::size_t(severity)]; }
    bool isUnreadable() const { return hasAtLeast(Severity::Unreadable); }
    /// Unreadable or in error: it cannot be played.
    bool hasErrors() const { return hasAtLeast(Severity::Error); }
    /// The first finding that is at least as bad as `severity`, and not dropped; null if there is none.
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

/// At most 40 characters of a text from a file, for Issue::found.
QString shortened(const QString &text);
