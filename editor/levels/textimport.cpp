#include "editor/levels/textimport.h"

#include "editor/files/filename.h"
#include "editor/files/newcampaign.h"
#include "editor/levels/legenddialog.h"
#include "editor/widgets/noticebar.h"
#include "editor/widgets/progressworker.h"
#include "editor/widgets/question.h"
#include "editor/wording/issuetext.h"
#include "gamecore/levelfile/legendchoice.h"
#include "gamecore/levelfile/levelformats.h"

#include <QCoreApplication>
#include <QDir>
#include <QFileInfo>
#include <QMainWindow>
#include <QStatusBar>

using namespace Qt::StringLiterals;

namespace {

struct TextImportText {
    Q_DECLARE_TR_FUNCTIONS(TextImport)
};

QString nameOf(const DrawnMazes &text, std::size_t maze, const QString &name)
{
    const QString &title = text.mazes[maze].title;
    const bool isNumbered = title.isEmpty() && text.mazes.size() > 1;
    return isNumbered ? u"%1 %2"_s.arg(name).arg(maze + 1) : title.isEmpty() ? name : title;
}

/// Reads the mazes that are wanted; stops at one that cannot be read, whose findings it leaves.
ImportedText readMazes(const DrawnMazes &text, const QString &name, std::optional<std::size_t> wanted,
                       const QJsonObject &legend, const Catalogue &catalogue)
{
    ImportedText read{.levels = {}, .isCampaign = !wanted};
    const std::size_t end = wanted ? *wanted + 1 : text.mazes.size();
    for (std::size_t i = wanted.value_or(0); i < end; ++i) {
        DrawnText maze = text.mazes[i];
        maze.title = nameOf(text, i, name);
        const CharacterCounts characters = charactersOf(maze);
        ReadLevel level = readMaze(maze, catalogue, legendFor(legend, characters), checkStructure);
        read.issues = level.issues;
        std::optional<Level> taken = std::move(level.level).take();
        if (!taken) {
            read.levels.clear();
            return read;
        }
        read.levels.push_back(*std::move(taken));
    }
    return read;
}

qint64 cellsOf(const DrawnMazes &text)
{
    qint64 cells = 0;
    for (const DrawnText &maze : text.mazes) {
        cells += maze.rows.isEmpty() ? 0 : maze.rows.size() * maze.rows.front().size();
    }
    return cells;
}

} // namespace

bool isForeign(const DrawnMazes &text, const Catalogue &catalogue)
{
    return text.mazes.size() > 1 || !unknownOf(charactersOf(text.mazes), catalogue, {}).empty();
}

std::optional<ImportedText> askedText(const DrawnMazes &text, const QString &name, const Catalogue &catalogue,
                                      QWidget *host)
{
    LegendDialog dialog(text, catalogue, host);
    if (dialog.exec() != QDialog::Accepted) {
        return std::nullopt;
    }
    ImportedText read;
    const Worker worker = cellsOf(text) > mostCellsHere ? progressReader(host) : Worker(workHere);
    const bool isDone = worker([&, wanted = dialog.maze(), legend = dialog.legend()](const std::atomic<bool> &) {
        read = readMazes(text, name, wanted, legend, catalogue);
    });
    if (!isDone) {
        return std::nullopt;
    }
    if (read.levels.empty()) {
        showMessage(host, u"textUnread"_s, lineOf(read.issues[0]));
        return std::nullopt;
    }
    return read;
}

QString writtenCampaign(const ImportedText &text, const QString &name, const QString &folder,
                        const Catalogue &catalogue, QMainWindow &host)
{
    const QString plain = fileNameFor(name);
    const QString fallback = TextImportText::tr("Mazes");
    QDir().mkpath(folder);
    const CampaignChange change =
        writeNewCampaign(freeFile(folder, plain.isEmpty() ? fallback : plain, {}), text.levels, catalogue);
    if (!change.isDone()) {
        showMessage(&host, u"campaignUnwritten"_s, change.fault);
    } else {
        host.statusBar()->showMessage(TextImportText::tr("The campaign is in the folder %1.")
                                          .arg(QDir::toNativeSeparators(QFileInfo(change.path).absolutePath())),
                                      longestNoticeMs);
    }
    return change.isDone() ? change.path : QString();
}
