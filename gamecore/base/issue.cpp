#include "gamecore/base/issue.h"

#include <algorithm>

namespace {

struct CodeRow {
    IssueCode code;
    QLatin1StringView key;
    Severity severity;
};

constexpr auto unreadable = Severity::Unreadable;
constexpr auto error = Severity::Error;
constexpr auto warning = Severity::Warning;

constexpr std::array<CodeRow, issueCodeCount> codes{{
    {IssueCode::Unreadable, QLatin1StringView("unreadable"), unreadable},
    {IssueCode::NotUtf8, QLatin1StringView("not_utf8"), unreadable},
    {IssueCode::Syntax, QLatin1StringView("syntax"), unreadable},
    {IssueCode::TooDeep, QLatin1StringView("too_deep"), unreadable},
    {IssueCode::TooLarge, QLatin1StringView("too_large"), unreadable},
    {IssueCode::NotALevel, QLatin1StringView("not_a_level"), unreadable},
    {IssueCode::NotACampaign, QLatin1StringView("not_a_campaign"), unreadable},
    {IssueCode::NotARun, QLatin1StringView("not_a_run"), unreadable},
    {IssueCode::NotAPlaytest, QLatin1StringView("not_a_playtest"), unreadable},
    {IssueCode::NewerVersion, QLatin1StringView("newer_version"), unreadable},
    {IssueCode::WrongType, QLatin1StringView("wrong_type"), unreadable},
    {IssueCode::MissingKey, QLatin1StringView("missing_key"), unreadable},
    {IssueCode::DuplicateKey, QLatin1StringView("duplicate_key"), unreadable},
    {IssueCode::UnknownCharacter, QLatin1StringView("unknown_character"), error},
    {IssueCode::UnknownKind, QLatin1StringView("unknown_kind"), error},
    {IssueCode::UnknownEffect, QLatin1StringView("unknown_effect"), error},
    {IssueCode::UnknownRule, QLatin1StringView("unknown_rule"), error},
    {IssueCode::UnknownRuleset, QLatin1StringView("unknown_ruleset"), error},
    {IssueCode::UnknownTileset, QLatin1StringView("unknown_tileset"), warning},
    {IssueCode::NoStart, QLatin1StringView("no_start"), error},
    {IssueCode::TwoStarts, QLatin1StringView("two_starts"), error},
    {IssueCode::OutsideLevel, QLatin1StringView("outside_level"), error},
    {IssueCode::BadValue, QLatin1StringView("bad_value"), error},
    {IssueCode::UnevenRows, QLatin1StringView("uneven_rows"), warning},
    {IssueCode::SeveralMazes, QLatin1StringView("several_mazes"), warning},
    {IssueCode::UnknownKey, QLatin1StringView("unknown_key"), warning},
    {IssueCode::UnreachableTreasure, QLatin1StringView("unreachable_treasure"), warning},
    {IssueCode::UnreachableItem, QLatin1StringView("unreachable_item"), warning},
    {IssueCode::UnreachableExit, QLatin1StringView("unreachable_exit"), warning},
    {IssueCode::UnreachableFloor, QLatin1StringView("unreachable_floor"), warning},
    {IssueCode::KeyBehindOwnDoor, QLatin1StringView("key_behind_own_door"), warning},
    {IssueCode::TooFewKeys, QLatin1StringView("too_few_keys"), warning},
    {IssueCode::WalledIn, QLatin1StringView("walled_in"), warning},
    {IssueCode::PatrolConfined, QLatin1StringView("patrol_confined"), warning},
    {IssueCode::PatrolCrossesStart, QLatin1StringView("patrol_crosses_start"), warning},
    {IssueCode::MonsterSeesStart, QLatin1StringView("monster_sees_start"), warning},
    {IssueCode::CannotBeWon, QLatin1StringView("cannot_be_won"), warning},
    {IssueCode::ExitDoesNothing, QLatin1StringView("exit_does_nothing"), warning},
    {IssueCode::CanGetStuck, QLatin1StringView("can_get_stuck"), warning},
    {IssueCode::ProofStale, QLatin1StringView("proof_stale"), warning},
    {IssueCode::ProofFails, QLatin1StringView("proof_fails"), warning},
    {IssueCode::ProofMissing, QLatin1StringView("proof_missing"), warning},
    {IssueCode::NotATiledMap, QLatin1StringView("not_a_tiled_map"), unreadable},
    {IssueCode::OtherOrientation, QLatin1StringView("other_orientation"), unreadable},
    {IssueCode::BadTiles, QLatin1StringView("bad_tiles"), unreadable},
    {IssueCode::MissingFile, QLatin1StringView("missing_file"), warning},
    {IssueCode::OutsideFolder, QLatin1StringView("outside_folder"), warning},
    {IssueCode::Guessed, QLatin1StringView("guessed"), warning},
    {IssueCode::NotTaken, QLatin1StringView("not_taken"), warning},
    {IssueCode::PassedOver, QLatin1StringView("passed_over"), warning},
}};

static_assert(hasEachItsRow<&CodeRow::code>(codes), "each code needs its row in codes, at its place");

} // namespace

QLatin1StringView issueKey(IssueCode code)
{
    return codes[std::size_t(code)].key;
}

Severity severityOf(IssueCode code)
{
    return codes[std::size_t(code)].severity;
}

Severity severityOf(const Issue &issue)
{
    return issue.isRaisedToError ? qMin(Severity::Error, severityOf(issue.code)) : severityOf(issue.code);
}

qint64 figureOf(const Issue &issue, QLatin1StringView name)
{
    const auto hasName = [name](const Figure &figure) { return figure.name == name; };
    const auto figure = std::find_if(issue.figures.begin(), issue.figures.end(), hasName);
    return figure == issue.figures.end() ? 0 : figure->value;
}

QLatin1StringView severityKey(Severity severity)
{
    return severity == Severity::Warning ? QLatin1StringView("warning") : QLatin1StringView("error");
}

void IssueList::add(Issue issue)
{
    for (auto grade = std::size_t(severityOf(issue)); grade < m_seen.size(); ++grade) {
        m_seen[grade] = true;
    }
    if (count() < capacity) {
        m_issues.push_back(std::move(issue));
    } else {
        ++m_dropped;
    }
}

void IssueList::add(const IssueList &others)
{
    for (const Issue &issue : others) {
        add(issue);
    }
    m_dropped += others.m_dropped;
    for (std::size_t grade = 0; grade < m_seen.size(); ++grade) {
        m_seen[grade] = m_seen[grade] || others.m_seen[grade];
    }
}

const Issue *IssueList::firstAtLeast(Severity severity) const
{
    const auto isAsBad = [severity](const Issue &issue) { return severityOf(issue) <= severity; };
    const auto found = std::find_if(begin(), end(), isAsBad);
    return found == end() ? nullptr : &*found;
}

void IssueList::setFile(const QString &path)
{
    for (Issue &issue : m_issues) {
        issue.file = path;
    }
}

void IssueList::sortByPlace()
{
    std::stable_sort(m_issues.begin(), m_issues.end(), [](const Issue &a, const Issue &b) {
        return a.line != b.line ? a.line < b.line : a.column < b.column;
    });
}

QString shortened(const QString &text)
{
    constexpr qsizetype longest = 40;
    if (text.size() <= longest) {
        return text;
    }
    const qsizetype cut = text.at(longest - 2).isHighSurrogate() ? longest - 2 : longest - 1;
    return text.first(cut) + QChar(0x2026);
}
