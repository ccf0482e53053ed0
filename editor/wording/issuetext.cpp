#include "editor/wording/issuetext.h"

#include "editor/wording/charactertext.h"
#include "editor/wording/expectationtext.h"
#include "editor/wording/oneline.h"
#include "editor/wording/tiledtext.h"
#include "gamecore/runs/proof.h"

#include <QCoreApplication>

using namespace Qt::StringLiterals;

namespace {

class IssueText {
    Q_DECLARE_TR_FUNCTIONS(IssueText)

public:
    static QString head(const Issue &issue);

private:
    static QString syntax(const Issue &issue);
    static QString misplaced(const QString &found);
    static QString unknownCharacter(const QString &found, qint64 cells);
    static QString unreachable(const Issue &issue);
    static QString otherFile(IssueCode code);
    static QString unreadable(const Issue &issue);
    static QString unknownKey(const Issue &issue);
    static QString analysis(const Issue &issue);
    static QString idleExit(const Issue &issue);
    static QString trap(const Issue &issue);
    static QString failedProof(const Issue &issue);
    static QString reason(const Issue &issue);
    static QString quoted(const QString &found);
};

QString IssueText::head(const Issue &issue)
{
    const QString &found = issue.found;
    switch (issue.code) {
    case IssueCode::Unreadable:
        return unreadable(issue);
    case IssueCode::NotUtf8:
        return found == "UTF-16"_L1 ? tr("This text is in UTF-16; save it in UTF-8")
                                    : tr("This is not UTF-8 text: byte %1 cannot stand here").arg(found);
    case IssueCode::Syntax:
        return syntax(issue);
    case IssueCode::TooDeep:
        return tr("This is nested too deep");
    case IssueCode::TooLarge:
        return found.isEmpty() ? tr("This is too large") : tr("This is too large: %1").arg(found);
    case IssueCode::NotALevel:
    case IssueCode::NotACampaign:
    case IssueCode::NotARun:
    case IssueCode::NotAPlaytest:
        return otherFile(issue.code);
    case IssueCode::NewerVersion:
        return tr("This file has format version %1, which a newer Mazewright wrote").arg(found);
    case IssueCode::WrongType:
        return tr("%1 has the wrong type").arg(quoted(found));
    case IssueCode::MissingKey:
        return tr("A key is missing");
    case IssueCode::DuplicateKey:
        return tr("The key “%1” stands here a second time").arg(found);
    case IssueCode::UnknownCharacter:
        return unknownCharacter(found, figureOf(issue, "cells"_L1));
    case IssueCode::UnknownKind:
        return tr("There is no kind “%1”").arg(found);
    case IssueCode::UnknownEffect:
        return tr("There is no effect “%1”").arg(found);
    case IssueCode::UnknownRule:
        return tr("There is no rule “%1”").arg(found);
    case IssueCode::UnknownRuleset:
        return tr("There is no ruleset “%1”").arg(found);
    case IssueCode::NoStart:
        return tr("The level has no start");
    case IssueCode::TwoStarts:
        return tr("The level has another start before this one");
    case IssueCode::OutsideLevel:
        return tr("The cell %1 lies outside the level").arg(found);
    case IssueCode::BadValue:
        return found.isEmpty() ? tr("This value does not fit") : tr("The value %1 does not fit").arg(quoted(found));
    case IssueCode::UnevenRows:
        return tr("This row was padded with wall (characters: %1)").arg(found);
    case IssueCode::SeveralMazes:
        return tr("This text holds several mazes, of which the first is taken (mazes: %1)")
            .arg(figureOf(issue, "mazes"_L1));
    case IssueCode::UnknownKey:
        return unknownKey(issue);
    case IssueCode::UnreachableTreasure:
    case IssueCode::UnreachableItem:
    case IssueCode::UnreachableExit:
        return unreachable(issue);
    default:
        return isOfTiledMap(issue.code) ? tiledHeadOf(issue) : analysis(issue);
    }
}

QString IssueText::syntax(const Issue &issue)
{
    if (issue.expected == Expected::WellFormedXml && !issue.found.isEmpty()) {
        return tr("This is no well-formed XML");
    }
    return issue.found.isEmpty() ? tr("The file ends too early") : misplaced(issue.found);
}

/// What cannot be seen is named by its number: the sentence is to stand on one line and to say what is there.
QString IssueText::misplaced(const QString &found)
{
    if (found == u"\n" || found == u"\r") {
        return tr("The line ends here");
    }
    const QList<uint> characters = found.toUcs4();
    const QString seen = characters.size() == 1 && found != u" " ? characterText(characters.first()) : found;
    //: %1 is the number of a character that cannot be seen, such as "U+0007"
    return seen == found ? tr("“%1” cannot stand here").arg(found) : tr("The character %1 cannot stand here").arg(seen);
}

QString IssueText::unknownCharacter(const QString &found, qint64 cells)
{
    return cells > 1 ? tr("The legend does not know the character “%1” (cells: %2)").arg(found, QString::number(cells))
                     : tr("The legend does not know the character “%1”").arg(found);
}

QString IssueText::unreachable(const Issue &issue)
{
    const QString &found = issue.found;
    switch (issue.code) {
    case IssueCode::UnreachableTreasure:
        //: %1 is the kind of a monster
        return found.isEmpty() ? tr("The hero cannot reach this treasure")
                               : tr("The hero cannot get the treasure that this “%1” carries").arg(found);
    case IssueCode::UnreachableItem:
        return found.isEmpty() ? tr("The hero cannot reach this item")
                               : tr("The hero cannot get the item that this “%1” carries").arg(found);
    default:
        return issue.cell ? tr("The hero cannot reach this exit") : tr("There is no exit that the hero can reach");
    }
}

QString IssueText::otherFile(IssueCode code)
{
    return code == IssueCode::NotALevel      ? tr("This is not a Mazewright level")
           : code == IssueCode::NotACampaign ? tr("This is not a Mazewright campaign")
           : code == IssueCode::NotARun      ? tr("This is not a recorded game of Mazewright")
                                             : tr("This is not a playtest of Mazewright");
}

QString IssueText::unknownKey(const Issue &issue)
{
    switch (issue.expected) {
    case Expected::TextToTranslate:
        //: %1 is the path of a text in a file, such as "kinds.monsters.guard.name"
        return tr("There is no text “%1” to be translated").arg(issue.found);
    case Expected::Language:
        return tr("“%1” is no language").arg(issue.found);
    default:
        return tr("The key “%1” is not known here").arg(issue.found);
    }
}

QString IssueText::analysis(const Issue &issue)
{
    const auto figure = [&issue](QLatin1StringView name) { return QString::number(figureOf(issue, name)); };
    switch (issue.code) {
    case IssueCode::UnreachableFloor:
        return tr("The hero cannot reach this part of the floor (cells: %1)").arg(figure("cells"_L1));
    case IssueCode::KeyBehindOwnDoor:
        return issue.found.isEmpty()
                   ? tr("This key lies behind a door that takes such a key")
                   : tr("The key that this “%1” carries is behind a door that takes such a key").arg(issue.found);
    case IssueCode::TooFewKeys:
        if (!issue.found.isEmpty()) {
            return tr("This stays shut: the hero can come to no “%1”, which opens it").arg(issue.found);
        }
        return tr("The hero can come to more doors like this one than keys for them (doors: %1, keys: %2)")
            .arg(figure("doors"_L1), figure("keys"_L1));
    case IssueCode::WalledIn:
        return tr("This monster is walled in: it and the hero cannot come together");
    case IssueCode::PatrolConfined:
        return tr("The rounds of this monster stay within %1 of %2 floor cells")
            .arg(figure("cells"_L1), figure("floor"_L1));
    case IssueCode::PatrolCrossesStart:
        return tr("The rounds of this monster cross the start");
    case IssueCode::MonsterSeesStart:
        return tr("This monster sees the hero where he starts");
    case IssueCode::CannotBeWon:
        return tr("The level cannot be won: %1").arg(reason(issue));
    case IssueCode::ExitDoesNothing:
        return idleExit(issue);
    case IssueCode::CanGetStuck:
        return trap(issue);
    case IssueCode::ProofStale:
        return tr("The proof is of another version of the level or of the data; it still wins, so keep it again");
    case IssueCode::ProofFails:
        return failedProof(issue);
    case IssueCode::ProofMissing:
        return tr("The level has no proof that it can be won");
    default:
        return {};
    }
}

QString IssueText::failedProof(const Issue &issue)
{
    const QString turn = QString::number(figureOf(issue, "turn"_L1));
    if (issue.found == keyOf(ProofVerdict::Fault::Death)) {
        return tr("The proof fails: the hero dies in it (turn %1)").arg(turn);
    }
    if (issue.found == keyOf(ProofVerdict::Fault::TooFast)) {
        return tr("The proof fails: it has two steps closer than its “step_ms” (turn %1)").arg(turn);
    }
    if (issue.found == keyOf(ProofVerdict::Fault::Protected)) {
        return tr("The proof fails: nothing can harm the hero in it (turn %1)").arg(turn);
    }
    return tr("The proof fails: the game ends before it is won (turn %1)").arg(turn);
}

QString IssueText::idleExit(const Issue &issue)
{
    const qint64 cells = figureOf(issue, "cells"_L1);
    const QString sentence = issue.names.contains(u"stairs")
                                 ? tr("These stairs do nothing: the level is not won by reaching an exit")
                                 : tr("This exit does nothing: the level is not won by reaching one");
    return cells == 1 ? sentence : tr("%1 (cells: %2)").arg(sentence, QString::number(cells));
}

QString IssueText::trap(const Issue &issue)
{
    const QString count = QString::number(figureOf(issue, "steps"_L1));
    if (issue.names.contains(u"key")) {
        return tr("The hero can get stuck for good: the key that he spends on this door may be the one that he lacks "
                  "in the end (steps until then: %1)")
            .arg(count);
    }
    if (issue.names.contains(u"door")) {
        return tr("The hero can get stuck for good: opened too early, this door may keep him from winning (steps until "
                  "then: %1)")
            .arg(count);
    }
    return tr("The hero can get stuck for good: once he has come here, he may win no longer (steps until then: %1)")
        .arg(count);
}

/// The reason why it cannot be won.
QString IssueText::reason(const Issue &issue)
{
    const qint64 lost = figureOf(issue, "lost"_L1);
    const QString count = QString::number(lost);
    const QString all = QString::number(figureOf(issue, "there"_L1));
    if (issue.names.size() > 1) {
        return tr("it asks for treasure and for dead monsters, and there is neither");
    }
    if (issue.names.contains(u"treasure")) {
        return lost == 0 ? tr("it asks for treasure, and there is none")
                         : tr("it asks for all treasure, and some cannot be had (%1 of %2)").arg(count, all);
    }
    if (issue.names.contains(u"monsters")) {
        return lost == 0 ? tr("it asks for dead monsters, and there are none")
                         : tr("it asks for dead monsters, and some cannot be killed (%1 of %2)").arg(count, all);
    }
    return lost == 0 ? tr("it asks for an exit, and there is none")
                     : tr("it asks for an exit, and the hero can step onto none");
}

QString IssueText::unreadable(const Issue &issue)
{
    if (issue.found == u"folder") {
        return tr("This is a folder, not a file");
    }
    if (issue.found == u"device") {
        return tr("This is a device, not a file");
    }
    if (issue.found == u"missing") {
        //: %1 is the name of a file
        return issue.names.isEmpty() ? tr("There is no such file")
                                     : tr("There is no file “%1”").arg(issue.names.first());
    }
    if (issue.found == u"no_folder") {
        return tr("There is no such folder");
    }
    if (issue.found == u"unopened") {
        return tr("The file may not be read");
    }
    if (issue.found == u"no_archive") {
        return tr("This is no archive (.mazewright), or a damaged one");
    }
    if (issue.found == u"too_many_files") {
        return tr("This archive holds too many files");
    }
    if (issue.found == u"bad_name") {
        //: %1 is the name of a file
        return tr("This archive holds a file that it may not hold, “%1”").arg(issue.names.value(0));
    }
    if (issue.found == u"damaged") {
        //: %1 is the name of a file
        return tr("The file “%1” in this archive is damaged").arg(issue.names.value(0));
    }
    if (issue.found == u"no_campaign") {
        return tr("This archive does not hold exactly one campaign");
    }
    if (issue.found == u"no_levels") {
        return tr("This folder holds no levels");
    }
    return tr("The file could not be read to its end");
}

/// Words in quotes; numbers and what else JSON has without them as they are. Words may have those of JSON, a shortened
/// one only the first.
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

QString lineOf(const Issue &issue)
{
    return lineWith({}, issue);
}

QString lineWithSeverityOf(const Issue &issue)
{
    const bool isNote = issue.code == IssueCode::PassedOver;
    return lineWith((isNote ? "note"_L1 : severityKey(severityOf(issue))) + u": "_s, issue);
}
