#include "editor/filing/comparedversions.h"

#include "editor/files/worker.h"
#include "gamecore/base/issue.h"

namespace {

/// The first finding that keeps a file from being opened.
QString faultOf(const IssueList &issues)
{
    const Issue *fault = issues.firstAtLeast(Severity::Unreadable);
    return fault ? LevelDifferenceText::sentenceOfUnreadable(*fault) : QString();
}

} // namespace

ComparedVersions compareVersions(const VersionSource &source, const Level &after, const Catalogue &catalogue,
                                 const std::atomic<bool> &isCancelled)
{
    ComparedVersions compared;
    compared.before = source.level;
    if (!source.level) {
        LoadedLevel read = loadLevel(source.path, catalogue, isCancelled);
        compared.fault = faultOf(read.issues);
        if (!read.level) {
            return compared;
        }
        compared.before = std::make_shared<const Level>(std::move(read.level).take().value());
    }
    compared.difference = differenceOf(*compared.before, after);
    if (!isCancelled) {
        compared.layers = layersOf(compared.difference, *compared.before, after);
        compared.told = LevelDifferenceText(*compared.before, after, catalogue).told(compared.difference);
    }
    return compared;
}

bool isLongComparison(const VersionSource &source, const Level &after)
{
    return isLarge(after) || (source.level ? isLarge(*source.level) : isLargeFile(source.path));
}
