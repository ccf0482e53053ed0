#include "editor/fileactions/exportfeature.h"

#include "editor/document/leveldocument.h"
#include "editor/levelfiles/levelsaver.h"
#include "editor/levelfiles/picturedialog.h"
#include "editor/pictures/levelpicture.h"
#include "editor/storage/filename.h"
#include "editor/storage/tiledexport.h"
#include "editor/text/savefault.h"
#include "editor/widgets/progressworker.h"
#include "editor/widgets/question.h"
#include "gamecore/levelfile/levelformats.h"
#include "gamecore/tiled/tiledreader.h"

#include <QAction>
#include <QDir>
#include <QFileDialog>
#include <QFileInfo>
#include <QMainWindow>
#include <QStatusBar>

using namespace Qt::StringLiterals;

namespace {

constexpr int noticeTime = 8000;
constexpr QLatin1StringView pictureEnding = ".png"_L1;

} // namespace

ExportFeature::ExportFeature(const EditorContext &context) : EditFeature(context)
{
    addCommand("exportTiled", QT_TR_NOOP("&Export for Tiled…"),
               QT_TR_NOOP("Export the level as a map for the Tiled editor"), {MenuSection::Share},
               [this] { exportLevel(); });
    addCommand("savePicture", QT_TR_NOOP("Save as &picture…"),
               QT_TR_NOOP("Save a picture of the whole level as a PNG file"), {MenuSection::Share, u"picture"_s},
               [this] { savePicture(); });
    update();
}

void ExportFeature::savePicture()
{
    context().document.endStroke();
    const Size size = context().document.level().size();
    if (pictureTileSizes(size).isEmpty()) {
        showMessage(&context().host, u"pictureFailed"_s,
                    size.area() == 0 ? tr("Cannot save a picture: the level has no cells.")
                                     : tr("The level is too large for a picture."));
        return;
    }
    PictureDialog dialog(size, &context().host);
    if (dialog.exec() != QDialog::Accepted) {
        return;
    }
    const int tileSize = dialog.tileSize();
    const QString path = askPicturePath();
    const auto draw = [&path, tileSize](const Level &level, const Catalogue &shipped) {
        return writePicture(path, LevelPicture(shipped).drawForFile(level, tileSize));
    };
    if (!path.isEmpty() && write(tr("Drawing the picture…"), u"pictureFailed"_s, draw)) {
        context().host.statusBar()->showMessage(tr("Saved: %1").arg(QFileInfo(path).fileName()), noticeTime);
    }
}

QString ExportFeature::askPicturePath() const
{
    const QString title = tr("Save as picture");
    const Chosen chosen =
        askFile(title, u"savePictureDialog"_s, {tr("Pictures (*%1)").arg(pictureEnding)}, pictureEnding);
    const bool hasEnding = chosen.path.endsWith(pictureEnding, Qt::CaseInsensitive);
    const QString path = hasEnding || chosen.path.isEmpty() ? chosen.path : chosen.path + pictureEnding;
    // The file dialog has asked about its own path alone.
    return path == chosen.path || confirmOverwrite(path, title, &context().host) ? path : QString();
}

void ExportFeature::exportLevel()
{
    context().document.endStroke();
    if (context().document.level().size().area() == 0) {
        showMessage(&context().host, u"exportFailed"_s, tr("Cannot export the level as a map: it has no cells."));
        return;
    }
    const QString path = askPath();
    const auto writeMap = [&path](const Level &level, const Catalogue &shipped) {
        return exportToTiled(path, level, shipped);
    };
    if (!path.isEmpty() && write(tr("Writing a large level…"), u"exportFailed"_s, writeMap)) {
        context().host.statusBar()->showMessage(
            tr("Written: %1 and %2").arg(QFileInfo(path).fileName(), QFileInfo(tilePicturePath(path)).fileName()),
            noticeTime);
    }
}

/// Runs `writeFile` in a worker. Returns false if it failed, which is shown in a box of that name.
bool ExportFeature::write(const QString &sentence, const QString &box, const WriteFile &writeFile)
{
    std::optional<SaveFault> fault;
    const Worker worker = progressWorker(&context().host, {.sentence = sentence, .canCancel = false});
    worker([&fault, &writeFile, level = context().document.level(), shipped = context().document.baseCatalogue()](
               const std::atomic<bool> &) { fault = writeFile(level, *shipped); });
    if (fault) {
        showMessage(&context().host, box, sentenceOf(*fault));
    }
    return !fault;
}

/// Asks for a file beside that of the level; an empty path if the user cancels.
ExportFeature::Chosen ExportFeature::askFile(const QString &title, const QString &dialogName,
                                             const QStringList &filters, QLatin1StringView ending) const
{
    const QFileInfo suggested(suggestedPath(ending));
    QDir().mkpath(suggested.absolutePath());
    QFileDialog dialog(&context().host, title, suggested.absolutePath());
    dialog.setObjectName(dialogName);
    dialog.setNameFilters(filters);
    dialog.setAcceptMode(QFileDialog::AcceptSave);
    dialog.setFileMode(QFileDialog::AnyFile);
    dialog.selectFile(suggested.fileName());
    keepQuotesOut(dialog);
    if (dialog.exec() != QDialog::Accepted) {
        return {};
    }
    return {dialog.selectedFiles().value(0), dialog.selectedNameFilter()};
}

/// Asks for a file. If only its tile picture exists already, also asks before that is replaced.
QString ExportFeature::askPath() const
{
    const QString title = tr("Export for Tiled");
    const Chosen chosen = askFile(title, u"exportTiledDialog"_s,
                                  {tr("Tiled maps in JSON (*%1)").arg(tiledEndings.front()),
                                   tr("Tiled maps in XML (*%1)").arg(tiledEndings.back())},
                                  tiledEndings.front());
    if (chosen.path.isEmpty()) {
        return {};
    }
    const bool isXml = chosen.filter.contains(tiledEndings.back());
    const QString path =
        isTiledMapPath(chosen.path) ? chosen.path : chosen.path + (isXml ? tiledEndings.back() : tiledEndings.front());
    const bool wasAsked = path == chosen.path && QFileInfo::exists(path);
    const bool mayWrite =
        wasAsked
        || (confirmOverwrite(path, title, &context().host)
            && (QFileInfo::exists(path) || confirmOverwrite(tilePicturePath(path), title, &context().host)));
    return mayWrite ? path : QString();
}

QString ExportFeature::suggestedPath(QLatin1StringView ending) const
{
    const QString &path = context().document.path();
    const bool hasFolder = !path.isEmpty() && !isShippedFile(path);
    const QString name = path.isEmpty() ? fileNameFor(titleOf(context().document)) : levelNameOf(path);
    return (hasFolder ? QFileInfo(path).absolutePath() : context().files.ownFolder()) + u'/' + name + ending;
}
