#include "editor/panels/levelicons.h"

#include "editor/canvas/levelthumbnail.h"
#include "editor/wording/authoredtext.h"
#include "gamecore/base/translations.h"

#include <QFileInfo>
#include <QGuiApplication>

namespace {

struct ReadIcon {
    QDateTime changed;
    QString name;
    QJsonObject names;
    QImage picture;
    bool isDamaged = false;
};

ReadIcon readIcon(const QString &path, const Catalogue &catalogue, const LevelPicture &picture, QSize box, double ratio)
{
    ReadIcon icon;
    icon.changed = QFileInfo(path).lastModified();
    if (const std::optional<Level> level = readForThumbnail(path, catalogue)) {
        icon.name = level->name;
        icon.names = textsAt(level->translations, QStringLiteral("name"));
        icon.picture = levelThumbnail(picture, *level, box, ratio);
    } else {
        icon.isDamaged = !isTooLargeForThumbnail(path);
    }
    return icon;
}

} // namespace

LevelIcons::LevelIcons(CataloguePtr catalogue, QSize box, QObject *parent)
    : QObject(parent), m_catalogue(std::move(catalogue)), m_box(box)
{
}

void LevelIcons::request(const QStringList &paths)
{
    QStringList wanted;
    for (const QString &path : paths) {
        if (const Entry *entry = known(path)) {
            tell(path, *entry);
        } else {
            wanted.append(path);
        }
    }
    const auto work = [this, wanted, catalogue = m_catalogue, box = m_box,
                       ratio = qApp->devicePixelRatio()](const std::atomic<bool> &isCancelled, const auto &hand) {
        const LevelPicture picture(*catalogue);
        for (const QString &path : wanted) {
            if (isCancelled) {
                return;
            }
            const ReadIcon icon = readIcon(path, *catalogue, picture, box, ratio);
            hand([this, path, icon] {
                keep(path, {.changed = icon.changed,
                            .name = icon.name,
                            .names = icon.names,
                            .picture = QPixmap::fromImage(icon.picture),
                            .isDamaged = icon.isDamaged});
            });
        }
    };
    wanted.isEmpty() ? m_job.cancel() : m_job.start(work);
}

void LevelIcons::keep(const QString &path, const Entry &entry)
{
    m_known.insert(path, entry);
    tell(path, entry);
}

void LevelIcons::tell(const QString &path, const Entry &entry)
{
    Q_EMIT read(path, authoredName(entry.names, entry.name), entry.picture, entry.isDamaged);
}

const LevelIcons::Entry *LevelIcons::known(const QString &path) const
{
    const auto found = m_known.constFind(path);
    return found != m_known.cend() && found->changed == QFileInfo(path).lastModified() ? &*found : nullptr;
}

bool LevelIcons::isDamaged(const QString &path) const
{
    const Entry *entry = known(path);
    return entry ? entry->isDamaged : !isTooLargeForThumbnail(path) && !readForThumbnail(path, *m_catalogue);
}
