#include "editor/document/openlevel.h"

#include <algorithm>
#include <array>

namespace {

bool isIn(const IssueList &issues, const Issue &issue)
{
    return std::any_of(issues.begin(), issues.end(), [&issue](const Issue &other) {
        return other.code == issue.code && other.cell == issue.cell && other.found == issue.found;
    });
}

/// Whether only a reader can find it.
bool isOfReading(const Issue &issue)
{
    constexpr std::array codes{IssueCode::UnevenRows,    IssueCode::UnknownKey, IssueCode::MissingFile,
                               IssueCode::OutsideFolder, IssueCode::Guessed,    IssueCode::NotTaken,
                               IssueCode::PassedOver};
    return std::find(codes.begin(), codes.end(), issue.code) != codes.end();
}

} // namespace

IssueList issuesOf(const OpenLevel &level, const IssueList &found)
{
    IssueList issues;
    for (const Issue &issue : level.ofReading) {
        if (isOfReading(issue) && !isIn(found, issue)) {
            issues.add(issue);
        }
    }
    issues.add(found);
    return issues;
}
