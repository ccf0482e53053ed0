#include "editor/panels/levelicons.h"

#include "editor/canvas/levelthumbnail.h"
#include "gamecore/level/levelreader.h"

#include <QFileInfo>
#include <QGuiApplication>

namespace {

/// Reading and drawing a larger level would be felt.
constexpr qint64 largestFile = 2LL * 1024 * 1024;

} // namespace

LevelIcons::LevelIcons(CataloguePtr catalogue, QSize box, QObject *parent)
    : QObject(parent), m_catalogue(std::move(catalogue)), m_picture(*m_catalogue), m_box(box)
{
    m_timer.setInterval(0);
    connect(&m_timer, &QTimer::timeout, this, &LevelIcons::readNext);
}

void LevelIcons::request(const QStringList &paths)
{
    m_wanted.clear();
    for (const QString &path : paths) {
        const auto known = m_known.constFind(path);
        if (known != m_known.cend() && known->changed == QFileInfo(path).lastModified()) {
            Q_EMIT read(path, known->name, known->picture);
        } else {
            m_wanted.push_back(path);
        }
    }
    if (!m_wanted.empty()) {
        m_timer.start();
    }
}

void LevelIcons::readNext()
{
    if (m_wanted.empty()) {
        m_timer.stop();
        return;
    }
    const QString path = m_wanted.front();
    m_wanted.pop_front();
    const Entry entry = entryOf(path);
    m_known.insert(path, entry);
    Q_EMIT read(path, entry.name, entry.picture);
}

LevelIcons::Entry LevelIcons::entryOf(const QString &path) const
{
    const QFileInfo file(path);
    Entry entry{.changed = file.lastModified(), .name = {}, .picture = {}};
    if (file.size() <= largestFile) {
        const ReadLevel level = readLevelFile(path, *m_catalogue);
        if (level.level && level.level->size().area() > 0) {
            entry.name = level.level->name;
            entry.picture = levelThumbnail(m_picture, *level.level, m_box, qApp->devicePixelRatio());
        }
    }
    return entry;
}
