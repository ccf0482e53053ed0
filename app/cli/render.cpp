#include "app/cli/commands.h"
#include "app/cli/output.h"
#include "editor/pictures/levelpicture.h"
#include "editor/wording/savefault.h"
#include "gamecore/base/files.h"
#include "gamecore/level/level.h"

#include <QBuffer>
#include <QImageWriter>

using namespace Qt::StringLiterals;

namespace {

/// QImage and PNG readers handle no more pixels than this in a side.
constexpr qint64 longestSide = 32767;
constexpr qint64 mostPixels = 256LL * 1024 * 1024;

/// What QImageWriter calls the quality of a PNG says how hard it is compressed: 80 is zlib's level 1, -1 its default.
/// Pictures of a byte a pixel are small enough with the first, which takes a fifth of the time.
constexpr int fastQuality = 80;
constexpr int defaultQuality = -1;

int writePicture(const QString &path, const QImage &picture)
{
    QByteArray bytes;
    QBuffer buffer(&bytes);
    QImageWriter writer(&buffer, "png");
    writer.setQuality(picture.format() == QImage::Format_Indexed8 ? fastQuality : defaultQuality);
    if (!buffer.open(QIODevice::WriteOnly) || !writer.write(picture)) {
        return usageError(u"%1: The picture could not be made: %2."_s.arg(path, writer.errorString()));
    }
    const std::optional<SaveFault> fault = writeWhole(path, bytes, MissingFolder::Refuse);
    return fault ? usageError(path + u": "_s + sentenceOf(*fault)) : int(ExitDone);
}

} // namespace

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
    const std::optional<Level> level = catalogue ? levelFrom(call.files.first(), *catalogue, exitCode) : std::nullopt;
    if (!level) {
        return exitCode;
    }
    const qint64 width = level->size().width * *tileSize;
    const qint64 height = level->size().height * *tileSize;
    if (qMax(width, height) > longestSide || width * height > mostPixels || width * height == 0) {
        return usageError(
            u"%1: A picture of %2 x %3 pixels cannot be made; choose another --tile-size."_s.arg(call.files.first())
                .arg(width)
                .arg(height));
    }
    const LevelPicture picture(*catalogue, look == u"ascii" ? TileLook::Ascii : TileLook::Tiles);
    return writePicture(out, picture.drawForFile(*level, int(*tileSize)));
}
