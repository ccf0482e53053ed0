#include "editor/document/diskwatch.h"

#include "gamecore/base/files.h"

namespace {

/// Returns the file state for a restored level, which was not read from its file. Does not open archives, so that the
/// window need not wait.
DiskState stateOfUnread(const QString &path)
{
    return sourceOf(path) == path ? diskStateOf(path) : sourceStampOf(path);
}

} // namespace

DiskWatch::DiskWatch(LevelDocument &document, QObject *parent) : QObject(parent), m_document(document)
{
    m_doubt.setSingleShot(true);
    m_doubt.setInterval(doubtMs);
    connect(&m_doubt, &QTimer::timeout, this, [this] { look(true); });
    connect(&m_watch, &FileWatch::touched, this, &DiskWatch::check);
    connect(&m_document, &LevelDocument::levelReplaced, this, &DiskWatch::lookAtLevel);
    connect(&m_document, &LevelDocument::titleChanged, this, &DiskWatch::lookAtLevel);
    lookAtLevel();
}

DiskWatch::Known &DiskWatch::known()
{
    if (!m_document.open().disk) {
        m_document.noteDisk(stateOfUnread(m_document.path()));
    }
    const auto [place, isNew] = m_known.try_emplace(m_document.open().number);
    Known &known = place->second;
    if (isNew || known.path != m_document.path()) {
        known = {.path = m_document.path(), .source = sourceOf(m_document.path()), .seen = *m_document.open().disk};
    }
    return known;
}

/// Switches to the state of another level, or of the same level with another file.
void DiskWatch::lookAtLevel()
{
    const State state = known().state;
    m_watch.setPath(known().source);
    if (m_state != state) {
        m_doubt.stop();
        m_state = state;
        Q_EMIT stateChanged();
    }
}

void DiskWatch::check()
{
    if (!m_doubt.isActive()) {
        look(false);
    }
}

void DiskWatch::look(bool isInDoubt)
{
    const QString path = known().path;
    const DiskState &disk = *m_document.open().disk;
    if (path.isEmpty() || isShippedFile(path) || looksUnchanged(disk, path)) {
        return;
    }
    if (isLargeFile(path)) {
        lookElsewhere(isInDoubt);
    } else {
        judge(loadLevel(path, *m_document.baseCatalogue(), false, disk), isInDoubt);
    }
}

bool DiskWatch::isAsKnown() const
{
    return m_document.open().disk->isSameStamp(sourceStampOf(m_document.path()));
}

void DiskWatch::lookElsewhere(bool isInDoubt)
{
    const OpenLevel &open = m_document.open();
    m_job.run([path = open.path, disk = *open.disk, catalogue = m_document.baseCatalogue()](
                  const auto &isCancelled) { return loadLevel(path, *catalogue, isCancelled, disk); },
              [this, isInDoubt, number = open.number, path = open.path](LoadedLevel read) {
                  if (m_document.open().number == number && m_document.path() == path) {
                      judge(std::move(read), isInDoubt);
                  }
              });
}

void DiskWatch::judge(LoadedLevel read, bool isInDoubt)
{
    known().seen = read.disk;
    if (read.disk.isSameContent(*m_document.open().disk)) {
        m_document.noteDisk(read.disk);
        setState(State::Same);
    } else if (m_document.isStrokeOpen()) {
        m_doubt.start(); // only the author may end a stroke
    } else if (!read.disk.exists) {
        acceptOrRecheck(State::Gone, isInDoubt);
    } else if (!read.level) {
        m_issues = read.issues;
        acceptOrRecheck(State::Unreadable, isInDoubt);
    } else if (!m_document.isModified() || *read.level == m_document.level()) {
        take(std::move(read));
    } else {
        setState(State::Changed);
    }
}

void DiskWatch::acceptOrRecheck(State state, bool isInDoubt)
{
    if (!isInDoubt) {
        m_doubt.start();
        return;
    }
    if (state == State::Gone && !m_document.isModified()) {
        m_document.undoStack().resetClean(); // a level without a file is not saved
    }
    setState(state);
}

void DiskWatch::setState(State state)
{
    known().state = state;
    if (m_state != state) {
        m_state = state;
        Q_EMIT stateChanged();
    }
}

void DiskWatch::take(LoadedLevel read)
{
    const bool isOther = *read.level != m_document.level();
    m_document.replaceByFile(tr("reload from file"), std::move(read));
    m_document.undoStack().setClean();
    setState(State::Same);
    if (isOther) {
        Q_EMIT followed();
    }
}

void DiskWatch::noteSaved()
{
    m_job.cancel(); // it may have read the old content
    m_doubt.stop();
    setState(State::Same);
}

void DiskWatch::reload(const Worker &worker)
{
    const int number = m_document.open().number;
    std::optional<LoadedLevel> read = loadLevelBy(m_document.path(), *m_document.baseCatalogue(), worker);
    if (!read || m_document.open().number != number) {
        return;
    }
    m_job.cancel(); // it may have read the old content
    known().seen = read->disk;
    if (read->level) {
        take(std::move(*read));
    } else {
        m_issues = read->issues;
        setState(read->disk.exists ? State::Unreadable : State::Gone);
    }
}

void DiskWatch::ignoreDiskChange()
{
    m_doubt.stop();
    m_document.noteDisk(known().seen);
    if (!m_document.isModified()) {
        m_document.undoStack().resetClean();
    }
    setState(State::Same);
}

void DiskWatch::forgetAllBut(const QList<int> &numbers)
{
    std::erase_if(m_known, [&numbers](const auto &entry) { return !numbers.contains(entry.first); });
}
