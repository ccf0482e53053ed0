#include "editor/document/recoverykeeper.h"

#include "editor/storage/backgroundjob.h"

#include <QFile>

#include <algorithm>

namespace {

/// True if saving writes the level into the file of its path, so that other windows are told that it is open.
bool isOfItsFile(const OpenLevel &level)
{
    return !level.isReadOnly && !level.path.isEmpty();
}

} // namespace

RecoveryKeeper::Sheet::Sheet() = default;
RecoveryKeeper::Sheet::~Sheet() = default;

RecoveryKeeper::RecoveryKeeper(const LevelDocument &document, const LevelTabs &levels, RecoveryFolder folder,
                               QObject *parent)
    : QObject(parent), m_document(document), m_levels(levels), m_folder(std::move(folder))
{
    m_timer.setSingleShot(true);
    m_timer.setInterval(longestMs);
    m_again.setSingleShot(true);
    m_again.setInterval(againMs);
    connect(&m_timer, &QTimer::timeout, this, &RecoveryKeeper::keep);
    connect(&m_again, &QTimer::timeout, this, &RecoveryKeeper::keep);
    connect(&m_document, &LevelDocument::regionChanged, this, &RecoveryKeeper::touch);
    connect(&m_document, &LevelDocument::aboutToReshape, this, &RecoveryKeeper::touch);
    connect(&m_document, &LevelDocument::edited, this, &RecoveryKeeper::onEdited);
    connect(&m_levels, &LevelTabs::changed, this, &RecoveryKeeper::onTabsChanged);
    onTabsChanged();
}

RecoveryKeeper::~RecoveryKeeper()
{
    for (auto &[number, sheet] : m_sheets) {
        forget(sheet);
    }
}

RecoveryInfo RecoveryKeeper::infoOf(const OpenLevel &level) const
{
    return {.path = level.path,
            .isReadOnly = level.isReadOnly,
            .fileHash = level.disk ? level.disk->hash : QByteArray(),
            .isForeignMap = level.isForeignMap,
            .name = level.level.name.trimmed(),
            .tab = qMax(0, m_levels.placeOfNumber(level.number))};
}

const RecoveryKeeper::Sheet *RecoveryKeeper::knownSheet() const
{
    const auto found = m_sheets.find(m_document.open().number);
    return found == m_sheets.end() ? nullptr : &found->second;
}

bool RecoveryKeeper::isOpenElsewhere() const
{
    const Sheet *known = knownSheet();
    return known && isOfItsFile(m_document.open()) && m_folder.isOpenElsewhere(m_document.path(), known->place.get());
}

bool RecoveryKeeper::isKept() const
{
    const Sheet *known = knownSheet();
    return known && known->isCurrent && (!known->job || !known->job->isRunning());
}

bool RecoveryKeeper::hasChanges(const OpenLevel &level) const
{
    return level.isModified() || (level.number == m_document.open().number && m_document.isStrokeOpen());
}

void RecoveryKeeper::touch()
{
    m_sheets[m_document.open().number].isCurrent = false;
    if (!m_timer.isActive()) {
        m_timer.start();
    }
}

/// Writes at once what is written within a frame, and a large level the first time; after that one at most every
/// longestMs.
void RecoveryKeeper::onEdited()
{
    touch();
    const bool waits = knownSheet()->hasFile && m_document.isModified() && isLarge(m_document.level());
    if (!waits) {
        keep();
    }
}

/// Takes note of levels that were opened, closed, saved or renamed, also of those that are not in the document.
void RecoveryKeeper::onTabsChanged()
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
}

/// Takes a place under the name that the level's file has now. A recovery file moves there, so that there is one all
/// the time.
void RecoveryKeeper::claim(const OpenLevel &level, Sheet &sheet)
{
    sheet.job.reset(); // waits for what is being written
    const std::unique_ptr<RecoveryPlace> former = std::move(sheet.place);
    sheet.path = level.path;
    sheet.isReadOnly = level.isReadOnly;
    if (sheet.hasFile || isOfItsFile(level)) {
        sheet.place = placeFor(level); // also without a recovery file, so that other windows see that it is open
    }
    if (former && !(sheet.hasFile && moveFile(former->path(), sheet.place->path()))) {
        QFile::remove(former->path());
    }
    Q_EMIT claimed();
}

void RecoveryKeeper::adopt(std::unique_ptr<RecoveryPlace> place)
{
    Sheet &open = m_sheets[m_document.open().number];
    forget(open);
    open.place = std::move(place);
    open.hasFile = true;
    keep(); // with what is known of it now
}

void RecoveryKeeper::keep()
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
}

std::unique_ptr<RecoveryPlace> RecoveryKeeper::placeFor(const OpenLevel &level) const
{
    return m_folder.claim(isOfItsFile(level) ? level.path : QString());
}

void RecoveryKeeper::write(const OpenLevel &level, Sheet &sheet)
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
        sheet.job.reset(); // it may still write the level as it was when it was large
        onWritten(level.number, written(level.level));
        return;
    }
    if (!sheet.job) {
        sheet.job = std::make_unique<BackgroundJob>();
    }
    // A write under way is never cancelled: otherwise a slow disk would never get a whole file.
    sheet.job->run([written, copy = level.level](const auto &) { return written(copy); },
                   [this, number = level.number](const std::optional<SaveFault> &fault) { onWritten(number, fault); });
}

void RecoveryKeeper::onWritten(int number, const std::optional<SaveFault> &fault)
{
    Sheet &sheet = m_sheets[number];
    const bool wasSafe = isSafe();
    sheet.hasFailed = fault.has_value();
    if (fault) {
        sheet.isCurrent = false;
        m_again.start();
    }
    if (wasSafe && fault) {
        Q_EMIT failed(*fault);
    } else if (!wasSafe && isSafe()) {
        Q_EMIT safeAgain();
    }
}

/// True unless writing some level failed last.
bool RecoveryKeeper::isSafe() const
{
    return std::none_of(m_sheets.begin(), m_sheets.end(), [](const auto &entry) { return entry.second.hasFailed; });
}

/// Deletes the recovery file of a level without changes. The window does not wait for a large one that is being
/// written.
void RecoveryKeeper::removeFile(Sheet &sheet)
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

/// Deletes the recovery file of a level that was closed.
void RecoveryKeeper::forget(Sheet &sheet)
{
    sheet.job.reset(); // waits for what is being written, and drops a removal that was to follow
    sheet.hasFile = sheet.place != nullptr;
    removeFile(sheet);
}
