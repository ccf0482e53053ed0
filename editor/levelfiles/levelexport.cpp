#include "editor/levelfiles/levelexport.h"

#include "editor/storage/campaignchange.h"
#include "editor/storage/loadedlevel.h"
#include "editor/storage/tiledexport.h"
#include "editor/text/issuetext.h"
#include "editor/text/losstext.h"
#include "editor/text/savefault.h"
#include "editor/widgets/progressworker.h"
#include "editor/widgets/question.h"
#include "gamecore/levelfile/levelformats.h"
#include "gamecore/levelfile/levelwriter.h"
#include "gamecore/packing/bundlefile.h"

#include <QCoreApplication>
#include <QDir>
#include <QFileDialog>
#include <QFileInfo>
#include <QMainWindow>

#include <algorithm>
#include <array>

using namespace Qt::StringLiterals;

namespace {

constexpr qsizetype mostLosses = 8; ///< listed in one message

/// Returns the suffixes of the formats, in the order of the dialog's filters.
const std::array<QString, 4> &endings()
{
    static const std::array<QString, 4> all{u".level.json"_s, u".txt"_s, u".tmj"_s, u".tmx"_s};
    return all;
}

class LevelExport {
    Q_DECLARE_TR_FUNCTIONS(LevelExport)

public:
    static QString title() { return tr("Export level"); }

    static QString askPath(const QString &path, const QString &ownFolder, QWidget &host)
    {
        const bool isElsewhere = isShippedFile(path) || !bundleAround(path).isEmpty();
        const QString folder = isElsewhere ? ownFolder : QFileInfo(path).absolutePath();
        QDir().mkpath(folder);
        const QStringList filters{tr("Level (*%1)").arg(endings()[0]), tr("Plain text (*%1)").arg(endings()[1]),
                                  tr("Tiled map in JSON (*%1)").arg(endings()[2]),
                                  tr("Tiled map in XML (*%1)").arg(endings()[3])};
        QFileDialog dialog(&host, title(), folder);
        dialog.setObjectName(u"exportLevelDialog"_s);
        dialog.setNameFilters(filters);
        dialog.setAcceptMode(QFileDialog::AcceptSave);
        dialog.setFileMode(QFileDialog::AnyFile);
        keepQuotesOut(dialog);
        dialog.selectFile(QFileInfo(freeFile(folder, levelNameOf(path), endings()[0])).fileName());
        QObject::connect(&dialog, &QFileDialog::filterSelected, &dialog, [&](const QString &filter) {
            const QString name = levelNameOf(dialog.selectedFiles().value(0));
            dialog.selectFile(name + endings().at(std::size_t(filters.indexOf(filter))));
        });
        if (dialog.exec() != QDialog::Accepted) {
            return {};
        }
        const QString chosen = dialog.selectedFiles().value(0);
        const auto isOf = [&chosen](const QString &ending) { return chosen.endsWith(ending, Qt::CaseInsensitive); };
        if (std::any_of(endings().begin(), endings().end(), isOf)) {
            return chosen;
        }
        const qsizetype filter = qMax<qsizetype>(0, filters.indexOf(dialog.selectedNameFilter()));
        const QString whole = chosen + endings().at(std::size_t(filter));
        return confirmOverwrite(whole, title(), &host) ? whole : QString();
    }

    static QString lossesText(const std::vector<TextLoss> &losses)
    {
        QStringList lines;
        for (const TextLoss &loss : losses) {
            if (!loss.isNote()) {
                lines.append(sentenceOf(loss));
            }
        }
        const qsizetype more = lines.size() - mostLosses;
        if (more > 0) {
            lines = lines.first(mostLosses);
            lines.append(tr("and %n more", nullptr, int(more)));
        }
        return lines.join(u'\n');
    }

    static QString lossHeading() { return tr("Exported, but text cannot hold everything in the level:"); }
    static QString sentence() { return tr("Exporting the level…"); }
    static QString noCells() { return tr("Cannot export the level as a map: it has no cells."); }
};

/// The result of converting a level to another format.
struct Exported {
    QString fault = {};
    QString losses = {};
};

Exported exported(const Level &level, const QString &to, const Catalogue &catalogue)
{
    const auto faultText = [](const std::optional<SaveFault> &fault) { return fault ? sentenceOf(*fault) : QString(); };
    if (isTiledMapPath(to)) {
        return level.size().area() == 0 ? Exported{.fault = LevelExport::noCells()}
                                        : Exported{.fault = faultText(exportToTiled(to, level, catalogue))};
    }
    if (!isTextFile(to)) {
        return {.fault = faultText(writeWhole(to, writeLevelJson(level, catalogue)))};
    }
    const TextExport text = writeLevelText(level, catalogue, levelNameOf(to));
    const QString fault = faultText(writeWhole(to, text.text));
    return {.fault = fault, .losses = fault.isEmpty() ? LevelExport::lossesText(text.losses) : QString()};
}

} // namespace

QString exportedLevel(const QString &path, const QString &ownFolder, const Catalogue &catalogue, QMainWindow &host)
{
    const auto read = loadLevelBy(path, catalogue, progressReader(&host));
    if (!read) {
        return {};
    }
    if (!read->level) {
        showMessage(&host, u"exportFailed"_s, lineOf(read->issues[0]));
        return {};
    }
    const QString to = LevelExport::askPath(path, ownFolder, host);
    if (to.isEmpty()) {
        return {};
    }
    Exported result;
    const Worker worker = progressWorker(&host, {.sentence = LevelExport::sentence(), .canCancel = false});
    const bool isDone = worker([&](const std::atomic<bool> &) { result = exported(*read->level, to, catalogue); });
    if (!isDone) {
        return {};
    }
    if (!result.fault.isEmpty()) {
        showMessage(&host, u"exportFailed"_s, result.fault);
        return {};
    }
    if (!result.losses.isEmpty()) {
        showMessage(&host, u"exportLosses"_s, LevelExport::lossHeading() + u"\n\n"_s + result.losses);
    }
    return to;
}
