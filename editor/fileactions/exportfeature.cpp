#include "editor/fileactions/exportfeature.h"

#include "editor/document/leveldocument.h"
#include "editor/levelfiles/levelsaver.h"
#include "editor/pictures/levelpicture.h"
#include "editor/pictures/picturefile.h"
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
constexpr int usualTileSize = 32;
constexpr QLatin1StringView pictureEnding = ".png"_L1;

} // namespace

ExportFeature::ExportFeature(const EditDesk &desk) : EditFeature(desk)
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
    desk().document.endStroke();
    const Size size = desk().document.level().size();
    int tileSize = usualTileSize;
    while (tileSize > 1 && !canBeDrawn(size, tileSize)) {
        --tileSize; // smaller cells for large levels
    }
    if (!canBeDrawn(size, tileSize)) {
        showMessage(&desk().host, u"pictureFailed"_s,
                    size.area() == 0 ? tr("A level without cells cannot be a picture.")
                                     : tr("The level is too large for a picture."));
        return;
    }
    const QString path = askPicturePath();
    if (path.isEmpty()) {
        return;
    }
    std::optional<SaveFault> fault;
    const Worker worker = progressWorker(&desk().host, {.sentence = tr("Drawing the picture…"), .canCancel = false});
    worker([&fault, &path, tileSize, level = desk().document.level(),
            shipped = desk().document.baseCatalogue()](const std::atomic<bool> &) {
        fault = writePicture(path, LevelPicture(*shipped).drawForFile(level, tileSize));
    });
    if (fault) {
        showMessage(&desk().host, u"pictureFailed"_s, sentenceOf(*fault));
        return;
    }
    desk().host.statusBar()->showMessage(tr("Saved: %1").arg(QFileInfo(path).fileName()), noticeTime);
}

QString ExportFeature::askPicturePath() const
{
    const QString title = tr("Save as picture");
    const QFileInfo suggested(suggestedPath(pictureEnding));
    QDir().mkpath(suggested.absolutePath());
    QFileDialog dialog(&desk().host, title, suggested.absolutePath());
    dialog.setObjectName(u"savePictureDialog"_s);
    dialog.setNameFilter(tr("Pictures (*%1)").arg(pictureEnding));
    dialog.setAcceptMode(QFileDialog::AcceptSave);
    dialog.setFileMode(QFileDialog::AnyFile);
    dialog.selectFile(suggested.fileName());
    if (dialog.exec() != QDialog::Accepted) {
        return {};
    }
    const QString chosen = dialog.selectedFiles().value(0);
    const QString path = chosen.endsWith(pictureEnding, Qt::CaseInsensitive) ? chosen : chosen + pictureEnding;
    return path == chosen || mayBeWritten(path, title, &desk().host) ? path : QString(); // the file dialog confirmed
                                                                                         // only `chosen`
}

void ExportFeature::exportLevel()
{
    desk().document.endStroke();
    if (desk().document.level().size().area() == 0) {
        showMessage(&desk().host, u"exportFailed"_s, tr("Cannot export a level without cells as a map."));
        return;
    }
    const QString path = askPath();
    if (path.isEmpty()) {
        return;
    }
    std::optional<SaveFault> fault;
    const Worker worker = progressWorker(&desk().host, {.sentence = tr("Writing a large level…"), .canCancel = false});
    worker([&fault, &path, level = desk().document.level(), shipped = desk().document.baseCatalogue()](
               const std::atomic<bool> &) { fault = exportToTiled(path, level, *shipped); });
    if (fault) {
        showMessage(&desk().host, u"exportFailed"_s, sentenceOf(*fault));
        return;
    }
    desk().host.statusBar()->showMessage(
        tr("Written: %1 and %2").arg(QFileInfo(path).fileName(), QFileInfo(tilePicturePath(path)).fileName()),
        noticeTime);
}

/// Asks for a file. If only its tile picture exists already, also asks before that is replaced.
QString ExportFeature::askPath() const
{
    const QString title = tr("Export for Tiled");
    const QFileInfo suggested(suggestedPath(tiledEndings.front()));
    QDir().mkpath(suggested.absolutePath());
    QFileDialog dialog(&desk().host, title, suggested.absolutePath());
    dialog.setObjectName(u"exportTiledDialog"_s);
    dialog.setNameFilters({tr("Tiled maps in JSON (*%1)").arg(tiledEndings.front()),
                           tr("Tiled maps in XML (*%1)").arg(tiledEndings.back())});
    dialog.setAcceptMode(QFileDialog::AcceptSave);
    dialog.setFileMode(QFileDialog::AnyFile);
    dialog.selectFile(suggested.fileName());
    if (dialog.exec() != QDialog::Accepted) {
        return {};
    }
    const QString chosen = dialog.selectedFiles().value(0);
    const bool isXml = dialog.selectedNameFilter().contains(tiledEndings.back());
    const QString path =
        isTiledMapPath(chosen) ? chosen : chosen + (isXml ? tiledEndings.back() : tiledEndings.front());
    const bool wasAsked = path == chosen && QFileInfo::exists(path);
    const bool mayWrite = wasAsked
                          || (mayBeWritten(path, title, &desk().host)
                              && (QFileInfo::exists(path) || mayBeWritten(tilePicturePath(path), title, &desk().host)));
    return mayWrite ? path : QString();
}

QString ExportFeature::suggestedPath(QLatin1StringView ending) const
{
    const QString &path = desk().document.path();
    const bool hasFolder = !path.isEmpty() && !isShippedFile(path);
    const QString name = path.isEmpty() ? fileNameFor(titleOf(desk().document)) : levelNameOf(path);
    return (hasFolder ? QFileInfo(path).absolutePath() : desk().files.ownFolder()) + u'/' + name + ending;
}
