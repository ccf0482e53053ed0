#include "app/export/exportwork.h"

#include "app/export/pictureseries.h"
#include "app/messages/runtext.h"
#include "editor/text/savefault.h"
#include "gamecore/base/files.h"

using namespace Qt::StringLiterals;

namespace {

QString writeText(const ExportedRun &watched, const QString &path, const std::atomic<bool> &isCancelled)
{
    QByteArray text;
    const auto add = [&text](const QString &line) { text += line.toUtf8() + '\n'; };
    if (!tellRun(watched.run, watched.shipped, add, &isCancelled)) {
        return {};
    }
    const std::optional<SaveFault> fault = writeWhole(path, text, MissingFolder::Refuse);
    return fault ? sentenceOf(*fault) : QString();
}

std::unique_ptr<FrameSink> sinkFor(const ExportWish &wish, const QString &path, const QString &ffmpeg,
                                   const std::atomic<bool> &isCancelled)
{
    if (!wish.isSeries() || !wish.film) {
        return std::make_unique<PictureSeries>(path,
                                               wish.isSeries() ? PictureSeries::Of::Several : PictureSeries::Of::One);
    }
    const Film::Settings settings{
        .program = ffmpeg, .path = path, .format = *wish.film, .framesASecond = wish.framesASecond};
    return std::make_unique<Film>(settings, isCancelled);
}

} // namespace

QString endingOf(const ExportWish &wish)
{
    if (wish.what == ExportWish::What::Text) {
        return u".txt"_s;
    }
    return wish.isSeries() && wish.film ? Film::endingOf(*wish.film) : u".png"_s;
}

QString writeExport(const ExportedRun &watched, const ExportWish &wish, const QString &path, const QString &ffmpeg,
                    const std::atomic<bool> &isCancelled)
{
    if (wish.what == ExportWish::What::Text) {
        return writeText(watched, path, isCancelled);
    }
    const std::unique_ptr<FrameSink> sink = sinkFor(wish, path, ffmpeg, isCancelled);
    if (wish.what == ExportWish::What::Moment) {
        return writeFrame(watched.now, wish.plan.look, *sink);
    }
    return writeFrames(watched.run, watched.shipped, {wish.span(), wish.plan.look}, *sink, isCancelled);
}
