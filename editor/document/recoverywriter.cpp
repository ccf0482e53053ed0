#include "editor/document/recoverywriter.h"

#include "editor/storage/backgroundjob.h"

#include <QFile>

#include <algorithm>
#include <utility>

namespace {

/// True if saving writes the level to its path, so that other windows must know that it is open.
bool isOfItsFile(const OpenLevel &level)
{
    return !level.isReadOnly && !level.path.isEmpty();
}

} // namespace

RecoveryWriter::Sheet::Sheet() = default;
RecoveryWriter::Sheet::~Sheet() = default;

RecoveryWriter::RecoveryWriter(const LevelDocument &document, const LevelTabs &levels, RecoveryFolder folder,
                               QObject *parent)
    : QObject(parent), m_document(document), m_levels(levels), m_folder(std::move(folder))
{
    m_timer.setSingleShot(true);
    m_timer.setInterval(longestMs);
    m_again.setSingleShot(true);
    m_again.setInterval(againMs);
    connect(&m_timer, &QTimer::timeout, this, &RecoveryWriter::keep);
    connect(&m_again, &QTimer::timeout, this, &RecoveryWriter::keep);
    connect(&m_document, &LevelDocument::regionChanged, this, &RecoveryWriter::touch);
    connect(&m_document, &LevelDocument::reshaped, this, &RecoveryWriter::touch);
    connect(&m_document, &LevelDocument::edited, this, &RecoveryWriter::onEdited);
    connect(&m_levels, &LevelTabs::changed, this, &RecoveryWriter::onTabsChanged);
    onTabsChanged();
}

RecoveryWriter::~RecoveryWriter()
{
    for (auto &[number, sheet] : m_sheets) {
        forget(sheet);
    }
}

RecoveryInfo RecoveryWriter::infoOf(const OpenLevel &level) const
{
    return {.path = level.path,
            .isReadOnly = level.isReadOnly,
            .fileHash = level.disk ? level.disk->hash : QByteArray(),
            .isForeignMap = level.isForeignMap,
            .name = level.level.name.trimmed(),
            .tab = qMax(0, m_levels.placeOfNumber(level.number))};
}

const RecoveryWriter::Sheet *RecoveryWriter::knownSheet() const
{
    const auto found = m_sheets.find(m_document.open().number);
    return found == m_sheets.end() ? nullptr : &found->second;
}

bool RecoveryWriter::isOpenElsewhere() const
{
    const Sheet *known = knownSheet();
    return known && isOfItsFile(m_document.open()) && m_folder.isOpenElsewhere(m_document.path(), known->place.get());
}

bool RecoveryWriter::isKept() const
{
    const Sheet *known = knownSheet();
    return known && known->isCurrent && (!known->job || !known->job->isRunning());
}

bool RecoveryWriter::hasChanges(const OpenLevel &level) const
{
    return level.isModified() || (level.number == m_document.open().number && m_document.isStrokeOpen());
}

void RecoveryWriter::touch()
{
    m_sheets[m_document.open().number].isCurrent = false;
    if (!m_timer.isActive()) {
        m_timer.start();
    }
}

/// Writes a small level at once, and a large one at once the first time, then at most every longestMs.
void RecoveryWriter::onEdited()
{
    touch();
    const bool waits = knownSheet()->hasFile && m_document.isModified() && isLarge(m_document.level());
    if (!waits) {
        keep();
    }
}

/// Updates the sheets after levels were opened, closed, saved or renamed, including levels in other tabs.
void RecoveryWriter::onTabsChanged()
{
    const QList<int> numbers = m_levels.numbers();
    for (auto entry = m_sheets.begin(); entry != m_sheets.end();) {
        if (numbers.contains(entry->first)) {
            ++entry;
        } else {
            forget(entry->second);
            entry = m_sheets.erase(entry);
        }
    }
    for (int place = 0; place < m_levels.count(); ++place) {
        const OpenLevel &level = m_levels.at(place);
        Sheet &sheet = m_sheets[level.number];
        const bool isMoved = sheet.path != level.path || sheet.isReadOnly != level.isReadOnly;
        if (isMoved) {
            claim(level, sheet);
        }
        if (!hasChanges(level)) {
            removeFile(sheet);
        } else if (isMoved || !sheet.hasFile) {
            write(level, sheet);
        }
    }
    tellIfSafe();
}

/// Takes a place for the current name of the level's file. An existing recovery file moves there, so that one exists at
/// any time.
void RecoveryWriter::claim(const OpenLevel &level, Sheet &sheet)
{
    sheet.job.reset(); // waits until a running write has ended
    const std::unique_ptr<RecoveryPlace> former = std::move(sheet.place);
    sheet.path = level.path;
    sheet.isReadOnly = level.isReadOnly;
    if (sheet.hasFile || isOfItsFile(level)) {
        sheet.place = placeFor(level); // even without a recovery file, so that other windows see that the level is open
    }
    if (former && !(sheet.hasFile && moveFile(former->path(), sheet.place->path()))) {
        QFile::remove(former->path());
    }
    Q_EMIT claimed();
}

void RecoveryWriter::adopt(std::unique_ptr<RecoveryPlace> place)
{
    Sheet &open = m_sheets[m_document.open().number];
    forget(open);
    open.place = std::move(place);
    open.hasFile = true;
    keep(); // with its current information
}

void RecoveryWriter::keep()
{
    m_timer.stop();
    for (int place = 0; place < m_levels.count(); ++place) {
        const OpenLevel &level = m_levels.at(place);
        Sheet &sheet = m_sheets[level.number];
        if (!hasChanges(level)) {
            removeFile(sheet);
        } else if (!sheet.isCurrent) {
            write(level, sheet);
        }
    }
    tellIfSafe();
}

std::unique_ptr<RecoveryPlace> RecoveryWriter::placeFor(const OpenLevel &level) const
{
    return m_folder.claim(isOfItsFile(level) ? level.path : QString());
}

void RecoveryWriter::write(const OpenLevel &level, Sheet &sheet)
{
    if (!sheet.place) {
        sheet.place = placeFor(level);
    }
    sheet.place->hold();
    sheet.hasFile = true;
    sheet.isCurrent = true;
    const auto written = [path = sheet.place->path(), info = infoOf(level),
                          catalogue = m_document.baseCatalogue()](const Level &copy) {
        return writeRecoveryFile(path, recoveryContent(info, copy, *catalogue));
    };
    if (!isLarge(level.level)) {
        sheet.job.reset(); // it may still write an older, large version of the level
        onWritten(level.number, written(level.level));
        return;
    }
    if (!sheet.job) {
        sheet.job = std::make_unique<BackgroundJob>();
    }
    // A running write is never cancelled, otherwise a slow disk would never get a complete file.
    sheet.job->run([written, copy = level.level](const auto &) { return written(copy); },
                   [this, number = level.number](const std::optional<SaveFault> &fault) { onWritten(number, fault); });
}

void RecoveryWriter::onWritten(int number, const std::optional<SaveFault> &fault)
{
    Sheet &sheet = m_sheets[number];
    sheet.hasFailed = fault.has_value();
    if (!fault) {
        tellIfSafe();
        return;
    }
    sheet.isCurrent = false;
    m_again.start();
    if (std::exchange(m_isSafe, false)) {
        Q_EMIT failed(*fault);
    }
}

void RecoveryWriter::tellIfSafe()
{
    const auto hasFailed = [](const auto &entry) { return entry.second.hasFailed; };
    if (!m_isSafe && std::none_of(m_sheets.begin(), m_sheets.end(), hasFailed)) {
        m_isSafe = true;
        Q_EMIT safeAgain();
    }
}

/// Deletes the recovery file of a level without changes. Does not wait for a large one that is being written.
void RecoveryWriter::removeFile(Sheet &sheet)
{
    if (!sheet.hasFile) {
        return;
    }
    if (sheet.job && sheet.job->isRunning()) {
        sheet.job->start([path = sheet.place->path()](const auto &, const auto &) { QFile::remove(path); });
    } else {
        QFile::remove(sheet.place->path());
    }
    sheet.hasFile = false;
    sheet.isCurrent = false;
    sheet.hasFailed = false;
}

/// Deletes the recovery file of a closed level.
void RecoveryWriter::forget(Sheet &sheet)
{
    sheet.job.reset(); // waits until a running write has ended, and drops a pending removal
    sheet.hasFile = sheet.place != nullptr;
    removeFile(sheet);
}
