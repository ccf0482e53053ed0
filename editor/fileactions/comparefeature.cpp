#include "editor/fileactions/comparefeature.h"

#include "editor/document/leveltabs.h"
#include "editor/fileactions/comparedialog.h"
#include "editor/levelfiles/levelsaver.h"
#include "editor/tools/toolbox.h"

#include <QAction>
#include <QDir>
#include <QFileInfo>
#include <QMainWindow>

using namespace Qt::StringLiterals;

namespace {

QString fileNameOf(const OpenLevel &level)
{
    return QFileInfo(level.path).fileName();
}

/// Returns what distinguishes a level from others of its name: its file name, its whole path if file names are equal,
/// too, or its tab.
QString markOf(const LevelTabs &levels, int place)
{
    const OpenLevel &level = levels.at(place);
    if (level.path.isEmpty()) {
        return CompareFeature::tr("tab %1").arg(place + 1);
    }
    bool isAlone = true;
    for (int other = 0; other < levels.count(); ++other) {
        isAlone = isAlone && (other == place || fileNameOf(levels.at(other)) != fileNameOf(level));
    }
    return isAlone ? fileNameOf(level) : QDir::toNativeSeparators(level.path);
}

/// Returns the title of an open level, made unique among the open ones.
QString ownTitleOf(const LevelTabs &levels, int place)
{
    const QString title = titleOf(levels.at(place));
    for (int other = 0; other < levels.count(); ++other) {
        if (other != place && titleOf(levels.at(other)) == title) {
            return u"%1 (%2)"_s.arg(title, markOf(levels, place));
        }
    }
    return title;
}

} // namespace

CompareFeature::CompareFeature(const EditorContext &context) : EditFeature(context)
{
    addCommand("compareLevel", QT_TR_NOOP("Co&mpare with…"),
               QT_TR_NOOP("Compare the level with its saved file, another open level or any other level"),
               {MenuSection::FileShare, {}, {Qt::CTRL | Qt::ALT | Qt::Key_D}}, [this] { openDialog(); });
    update();
}

/// Returns the file version of the level, if the level was changed since, then the other open levels.
std::vector<VersionSource> CompareFeature::sources() const
{
    std::vector<VersionSource> sources;
    const LevelDocument &document = context().document;
    if (!document.path().isEmpty() && document.isModified()) {
        sources.push_back({.title = tr("The saved file"), .path = document.path(), .level = nullptr});
    }
    for (int place = 0; place < context().levels.count(); ++place) {
        if (place != context().levels.current()) {
            const OpenLevel &other = context().levels.at(place);
            sources.push_back(
                {.title = ownTitleOf(context().levels, place), .level = std::make_shared<const Level>(other.level)});
        }
    }
    return sources;
}

void CompareFeature::openDialog()
{
    context().toolbox.cancel();
    const LevelDocument &document = context().document;
    const std::vector<VersionSource> versions = sources();
    const int current = context().levels.current();
    const QString title = current < 0 ? titleOf(document) : ownTitleOf(context().levels, current);
    auto *dialog = new CompareDialog(std::make_shared<const Level>(document.level()), title, document.baseCatalogue(),
                                     versions, &context().host);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->setFolder(document.path().isEmpty() ? context().files.ownFolder() : QFileInfo(document.path()).path());
    if (!versions.empty()) {
        dialog->compareWith(versions.front());
    } else if (!dialog->compareWithFile()) {
        delete dialog;
        return;
    }
    dialog->open();
}
