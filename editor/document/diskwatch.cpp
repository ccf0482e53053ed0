#include "editor/document/diskwatch.h"

#include "gamecore/level/levelreader.h"

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
    const auto [place, isNew] = m_known.try_emplace(m_document.open().number);
    Known &known = place->second;
    if (isNew || known.path != m_document.path()) {
        known = {.path = m_document.path(), .disk = diskStateOf(m_document.path())};
    }
    return known;
}

/// Another level, or the same one with another file.
void DiskWatch::lookAtLevel()
{
    const State state = known().state;
    m_watch.setPath(m_document.path());
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
    Known &known = this->known();
    if (known.path.isEmpty() || isShippedFile(known.path) || looksUnchanged(known.disk, known.path)) {
        return;
    }
    if (m_document.isStrokeOpen()) {
        m_doubt.start(); // nothing is to end a stroke but the person
        return;
    }
    const DiskState disk = diskStateOf(known.path);
    if (disk.isSameContent(known.disk)) {
        known.disk = disk;
        setState(State::Same);
        return;
    }
    if (!disk.exists) {
        doubt(State::Gone, isInDoubt);
        return;
    }
    const ReadLevel read = readLevelFile(known.path, *m_document.baseCatalogue());
    if (!read.level) {
        m_issues = read.issues;
        doubt(State::Unreadable, isInDoubt);
    } else if (*read.level == m_document.level() || !m_document.isModified()) {
        take(*read.level, disk);
    } else {
        setState(State::Changed);
    }
}

void DiskWatch::doubt(State state, bool isInDoubt)
{
    if (!isInDoubt) {
        m_doubt.start();
        return;
    }
    if (state == State::Gone && !m_document.isModified()) {
        m_document.undoStack().resetClean(); // what is in no file is not saved
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

void DiskWatch::take(const Level &level, const DiskState &disk)
{
    const bool isOther = level != m_document.level();
    known().disk = disk;
    if (isOther) {
        m_document.replaceLevel(tr("reload from file"), level);
    }
    m_document.undoStack().setClean();
    setState(State::Same);
    if (isOther) {
        Q_EMIT followed();
    }
}

void DiskWatch::noteSaved()
{
    m_doubt.stop();
    known().disk = diskStateOf(m_document.path());
    setState(State::Same);
}

void DiskWatch::reload()
{
    const DiskState disk = diskStateOf(m_document.path());
    const ReadLevel read = readLevelFile(m_document.path(), *m_document.baseCatalogue());
    if (read.level) {
        take(*read.level, disk);
    } else {
        m_issues = read.issues;
        setState(disk.exists ? State::Unreadable : State::Gone);
    }
}

void DiskWatch::keepMine()
{
    m_doubt.stop();
    known().disk = diskStateOf(m_document.path());
    if (!m_document.isModified()) {
        m_document.undoStack().resetClean();
    }
    setState(State::Same);
}

void DiskWatch::forgetAllBut(const QList<int> &numbers)
{
    std::erase_if(m_known, [&numbers](const auto &entry) { return !numbers.contains(entry.first); });
}
