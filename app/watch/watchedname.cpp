#include "app/watch/watchedname.h"

#include "app/games/gamesource.h"
#include "app/games/keptruns.h"
#include "app/games/leveltitle.h"
#include "app/watch/loadedrun.h"
#include "editor/files/filename.h"

#include <QDateTime>
#include <QFileInfo>

using namespace Qt::StringLiterals;

namespace {

/// When it was kept, as in the list of games; if it is not, now.
QString dateOf(const LoadedRun &loaded, const KeptRuns &kept)
{
    const QFileInfo file(kept.pathOf(loaded.id));
    const QDateTime when = file.exists() ? file.lastModified() : QDateTime::currentDateTime();
    return when.toString(u"yyyy-MM-dd HH-mm"_s);
}

} // namespace

WatchedName nameOf(const LoadedRun &loaded, const KeptRuns &kept)
{
    const QString own = loaded.id.isEmpty() ? QString() : kept.branches().of(loaded.id).name;
    if (!own.isEmpty()) {
        return {.title = own, .file = fileNameFor(own)};
    }
    const QString by = loaded.playedBy.isEmpty() ? loaded.run->origin.name : loaded.playedBy;
    const QString usual = gameTitle(loaded.timeline->game(), {.heroName = by});
    const QString file = QFileInfo(loaded.file).fileName();
    if (!file.isEmpty()) {
        return {.title = u"%1 (%2)"_s.arg(usual, file), .file = fileNameFor(file.section(u'.', 0, 0))};
    }
    return {.title = usual, .file = u"%1 %2"_s.arg(fileNameFor(usual), dateOf(loaded, kept))};
}
