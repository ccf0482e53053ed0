#include "editor/text/issuetext.h"

#include "editor/text/charactertext.h"
#include "editor/text/expectationtext.h"
#include "editor/text/findingtext.h"
#include "editor/text/kindname.h"
#include "editor/text/oneline.h"
#include "editor/text/tiledtext.h"
#include "gamecore/data/catalogue.h"

#include <QCoreApplication>

using namespace Qt::StringLiterals;

namespace {

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
    return isOfTiledMap(issue.code) ? tiledHeadOf(issue) : headOfMany(issue);
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
    const qint64 rows = figureOf(issue, "rows"_L1);
    //: %1 is the length of the first of these rows, where the finding stands
    return (rows > 1
                ? tr("This is the first of %n rows that were padded with wall (characters: %1)", nullptr, int(rows))
                : tr("This row was padded with wall (characters: %1)"))
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
    const QString expectation = expectationOf(issue);
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
