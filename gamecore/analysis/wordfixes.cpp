#include "gamecore/analysis/wordfixes.h"

#include "gamecore/analysis/settingfixes.h"
#include "gamecore/analysis/thingwords.h"

namespace {

std::vector<char32_t> charactersOf(const std::map<char32_t, int> &counts)
{
    std::vector<char32_t> characters;
    characters.reserve(counts.size());
    for (const auto &[character, count] : counts) {
        characters.push_back(character);
    }
    return characters;
}

/// The character of the finding; then, if there are others, all of them at once.
std::vector<LevelFix> choicesOfMeaning(const Level &level, const Issue &issue)
{
    const std::map<char32_t, int> unknown = unknownCharacters(level);
    std::vector<LevelFix> fixes;
    const QList<uint> own = issue.found.toUcs4();
    if (own.size() == 1 && unknown.contains(own.first())) {
        fixes.push_back({.what = LevelFix::What::ChooseMeaning, .found = issue.found, .characters = {own.first()}});
    }
    if (unknown.size() > fixes.size()) {
        fixes.push_back({.what = LevelFix::What::ChooseMeaning, .characters = charactersOf(unknown)});
    }
    return fixes;
}

} // namespace

std::vector<LevelFix> wordFixesFor(const Level &level, const LevelAnalysis &analysis, const Issue &issue)
{
    if (issue.code == IssueCode::UnknownCharacter) {
        return choicesOfMeaning(level, issue);
    }
    const bool isInLegend = issue.path.startsWith(u"legend");
    if (issue.code == IssueCode::UnknownKind && (issue.cell || isInLegend)) {
        return kindFixesFor(level, *analysis.catalogue, issue);
    }
    return issue.cell ? thingFixesFor(level, analysis, issue) : settingFixesFor(level, analysis, issue);
}
