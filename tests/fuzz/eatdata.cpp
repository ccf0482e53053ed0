#include "gamecore/bots/bot.h"
#include "gamecore/data/catalogue.h"
#include "gamecore/levelfile/levelformats.h"
#include "tests/fuzz/scratchfolder.h"
#include "tests/fuzz/targets.h"
#include "tests/support/contentof.h"

#include <QDir>

using namespace Qt::StringLiterals;

namespace {

constexpr auto botsFile = "bots.json"_L1;

/// The data file that an input stands for: its name from the first line, and its contents.
struct DataFile {
    QString name;
    QByteArray content;
};

DataFile dataFileIn(const QByteArray &bytes)
{
    const qsizetype end = qMax<qsizetype>(bytes.indexOf('\n'), 0);
    return {.name = QString::fromLatin1(bytes.first(end)) + u".json"_s, .content = bytes.mid(end + 1)};
}

void promiseThatDataLoads(const QStringList &folders)
{
    IssueList issues;
    promise(Catalogue::load(folders, issues) && !loadBots(folders, issues).empty(), "the samples are whole data");
}

/// Returns the samples as a complete set of data files that is small and quick to read.
const ScratchFolder &sampleData()
{
    static const ScratchFolder folder = [] {
        ScratchFolder made;
        const QDir samples(QStringLiteral(MAZEWRIGHT_SOURCE_DIR "/tests/fuzz/corpus/data"));
        for (const QString &name : samples.entryList({u"*.txt"_s}, QDir::Files)) {
            const DataFile file = dataFileIn(contentOf(samples.filePath(name)));
            made.write(file.name, file.content);
        }
        promiseThatDataLoads({made.path()});
        return made;
    }();
    return folder;
}

} // namespace

/// Reads a data file. The first line gives its name, such as "monsters"; all other files come from the samples.
void eatData(const QByteArray &bytes)
{
    const DataFile file = dataFileIn(bytes);
    if (file.name != botsFile && !Catalogue::fileNames().contains(file.name)) {
        return;
    }
    static const ScratchFolder changed;
    changed.write(file.name, file.content);
    const QStringList folders{changed.path(), sampleData().path()};
    IssueList issues;
    if (file.name == botsFile) {
        promise(loadBots(folders, issues).empty() != issues.isEmpty(), "bots are there or have findings");
    } else {
        const CataloguePtr catalogue = Catalogue::load(folders, issues);
        promise(bool(catalogue) == issues.isEmpty(), "data is whole or has findings");
        if (catalogue) {
            readLevelJson(R"({"format":"mazewright-level","version":1,"rows":["#@gO+1^~!"]})", *catalogue);
        }
    }
    changed.remove(file.name);
}
