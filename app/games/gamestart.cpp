#include "app/games/gamestart.h"

#include "editor/text/kindname.h"
#include "gamecore/data/kind.h"
#include "gamecore/levelfile/levelformats.h"

#include <QCoreApplication>

using namespace Qt::StringLiterals;

std::optional<Game::Started> startGame(const CataloguePtr &catalogue, PlayableLevel level, const GameSource &source,
                                       std::uint64_t seed, const Worker &worker)
{
    if (level.level().name.isEmpty()) {
        level.setName(levelNameOf(source.path));
    }
    const Traveller *traveller = source.traveller ? &*source.traveller : nullptr;
    const bool takesLong = isLarge(level.level());
    std::optional<Game::Started> started;
    const Work work = [&](const std::atomic<bool> &) {
        started = Game::start(catalogue, std::move(level), seed, traveller);
    };
    return (takesLong ? worker(work) : workHere(work)) ? std::move(started) : std::nullopt;
}

QString leftBehindText(const QStringList &kinds, const Catalogue &catalogue)
{
    QStringList names;
    for (const QString &key : kinds) {
        const std::optional<KindId> kind = catalogue.kindOf(key);
        names.append(kind ? nameOf(catalogue.kind(*kind).look) : key);
    }
    return names.isEmpty() ? QString()
                           : QCoreApplication::translate("Games", "You leave behind what nobody knows here: %1.")
                                 .arg(names.join(u", "_s));
}
