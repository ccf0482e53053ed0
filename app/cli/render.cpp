#include "app/cli/commands.h"
#include "app/cli/output.h"
#include "editor/pictures/levelpicture.h"
#include "gamecore/level/level.h"

using namespace Qt::StringLiterals;

int runRender(const QStringList &arguments)
{
    const Arguments call = readArguments(arguments, {{u"-o"_s, true}, {u"--tile-size"_s, true}, {u"--look"_s, true}});
    if (!call.fault.isEmpty()) {
        return usageError(call.fault);
    }
    if (call.files.size() != 1 || !call.has(u"-o"_s)) {
        return usageError(u"render needs one LEVEL and -o OUT.png."_s);
    }
    const QString out = call.values.value(u"-o"_s);
    if (!out.endsWith(u".png", Qt::CaseInsensitive)) {
        return usageError(u"%1: OUT must end in .png."_s.arg(out));
    }
    const std::optional<qint64> tileSize = numberOption(call, u"--tile-size"_s, 1, 256, 32);
    if (!tileSize) {
        return usageError(u"--tile-size must be a whole number from 1 to 256."_s);
    }
    const QString look = call.values.value(u"--look"_s, u"tiles"_s);
    if (look != u"tiles" && look != u"ascii") {
        return usageError(u"--look must be tiles or ascii."_s);
    }
    const CataloguePtr catalogue = catalogueFor(call);
    int exitCode = ExitUsage;
    const std::optional<Level> level =
        catalogue ? levelFrom(call.files.first(), *catalogue, exitCode, {.trusted = call.trusted}) : std::nullopt;
    if (!level) {
        return exitCode;
    }
    if (!canBeDrawn(level->size(), *tileSize)) {
        return usageError(u"%1: Cannot draw %2 x %3 pixels; choose a smaller --tile-size."_s.arg(call.files.first())
                              .arg(level->size().width * *tileSize)
                              .arg(level->size().height * *tileSize));
    }
    const LevelPicture picture(*catalogue, look == u"ascii" ? TileLook::Ascii : TileLook::Tiles);
    return isWritten(out, writePicture(out, picture.drawForFile(*level, int(*tileSize)))) ? ExitDone : ExitUsage;
}
