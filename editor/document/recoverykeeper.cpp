#include "editor/document/recoverykeeper.h"

#include "editor/storage/latestjob.h"

#include <QFile>

RecoveryKeeper::Sheet::Sheet() = default;
RecoveryKeeper::Sheet::~Sheet() = default;

RecoveryKeeper::RecoveryKeeper(LevelDocument &document, const LevelTabs &levels, RecoveryFolder folder, QObject *parent)
    : QObject(parent), m_document(document), m_levels(levels), m_folder(std::move(folder))
{
    m_timer.setSingleShot(true);
    m_timer.setInterval(longestMs);
    m_again.setSingleShot(true);
    m_again.setInterval(againMs);
    connect(&m_timer, &QTimer::timeout, this, &RecoveryKeeper::keep);
    connect(&m_again, &QTimer::timeout, this, &RecoveryKeeper::keep);
    connect(&m_document, &LevelDocument::regionChanged, this, &RecoveryKeeper::onTouched);
    connect(&m_document, &LevelDocument::levelReplaced, this, &RecoveryKeeper::onReplaced);
    connect(&m_document, &LevelDocument::edited, this, &RecoveryKeeper::onEdited);
    connect(&m_document, &LevelDocument::titleChanged, this, &RecoveryKeeper::onTitleChanged);
    m_number = m_document.open().number;
    sheet();
}

RecoveryKeeper::~RecoveryKeeper()
{
    forgetAllBut({});
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
    return known && !m_document.needsPath() && m_folder.isOpenElsewhere(m_document.path(), known->place.get());
}

bool RecoveryKeeper::isKept() const
{
    const Sheet *known = knownSheet();
    return known && known->isCurrent && (!known->job || !known->job->isRunning());
}

RecoveryKeeper::Sheet &RecoveryKeeper::sheet()
{
    const auto [place, isNew] = m_sheets.try_emplace(m_document.open().number);
    if (isNew) {
        claim(place->second);
    }
    return place->second;
}

void RecoveryKeeper::claim(Sheet &sheet)
{
    removeFile(sheet);
    sheet.path = m_document.path();
    sheet.isReadOnly = m_document.open().isReadOnly;
    sheet.place.reset();
    if (!m_document.needsPath()) {
        sheet.place = m_folder.claim(sheet.path); // so that other windows see that it is open
    }
    Q_EMIT claimed();
}

void RecoveryKeeper::adopt(std::unique_ptr<RecoveryPlace> place)
{
    Sheet &open = sheet();
    removeFile(open);
    open.place = std::move(place);
    open.hasFile = true;
    keep(); // with what is known of it now
}

void RecoveryKeeper::onReplaced()
{
    // A level that comes back to the document is what its recovery file holds.
    const bool isBack = std::exchange(m_number, m_document.open().number) != m_document.open().number;
    Sheet &open = sheet();
    open.isCurrent = open.isCurrent && isBack;
    if (m_document.isModified()) {
        keep();
    }
}

void RecoveryKeeper::onTouched()
{
    sheet().isCurrent = false;
    if (!m_timer.isActive()) {
        m_timer.start();
    }
}

/// Writes at once what is written within a frame, and a large level the first time; after that one at most every
/// longestMs.
void RecoveryKeeper::onEdited()
{
    Sheet &open = sheet();
    open.isCurrent = false;
    const bool waits = open.hasFile && m_document.isModified() && isLarge(m_document.level());
    if (!waits) {
        keep();
    } else if (!m_timer.isActive()) {
        m_timer.start();
    }
}

void RecoveryKeeper::onTitleChanged()
{
    Sheet &open = sheet();
    if (open.path != m_document.path() || open.isReadOnly != m_document.open().isReadOnly) {
        claim(open);
        keep();
    } else if (!m_document.isModified()) {
        keep(); // edited() tells of all other changes
    }
}

void RecoveryKeeper::keep()
{
    m_timer.stop();
    Sheet &open = sheet();
    if (m_document.isModified() || m_document.isStrokeOpen()) {
        if (!open.isCurrent) {
            write(open);
        }
        return;
    }
    if (open.job && open.job->isRunning()) {
        // The window does not wait for what is being written.
        open.job->start([path = open.place->path()](const auto &, const auto &) { QFile::remove(path); });
        open.hasFile = false;
        open.isCurrent = false;
    } else {
        removeFile(open);
    }
    m_again.stop();
    m_isUnsafe = false;
}

void RecoveryKeeper::write(Sheet &sheet)
{
    if (!sheet.place) {
        sheet.place = m_folder.claim(sheet.path);
    }
    sheet.place->hold();
    sheet.hasFile = true;
    sheet.isCurrent = true;
    const OpenLevel &level = m_document.open();
    const QString path = sheet.place->path();
    const RecoveryInfo info = infoOf(level);
    if (isLarge(level.level)) {
        if (!sheet.job) {
            sheet.job = std::make_unique<LatestJob>();
        }
        // A write under way is never cancelled: otherwise a slow disk would never get a whole file.
        sheet.job->start([this, path, info, copy = level.level, number = level.number,
                          catalogue = m_document.baseCatalogue()](const auto &, const auto &tell) {
            const std::optional<SaveFault> fault = writeRecoveryFile(path, recoveryContent(info, copy, *catalogue));
            tell([this, number, fault] { onWritten(number, fault); });
        });
    } else {
        sheet.job.reset(); // it may still write the level as it was when it was large
        onWritten(level.number,
                  writeRecoveryFile(path, recoveryContent(info, level.level, *m_document.baseCatalogue())));
    }
}

void RecoveryKeeper::onWritten(int number, const std::optional<SaveFault> &fault)
{
    if (!fault) {
        m_again.stop();
        if (std::exchange(m_isUnsafe, false)) {
            Q_EMIT safeAgain();
        }
        return;
    }
    if (const auto found = m_sheets.find(number); found != m_sheets.end()) {
        found->second.isCurrent = false;
    }
    m_again.start();
    if (!std::exchange(m_isUnsafe, true)) {
        Q_EMIT failed(*fault);
    }
}

void RecoveryKeeper::removeFile(Sheet &sheet)
{
    sheet.job.reset(); // waits for what is being written
    if (sheet.place) {
        QFile::remove(sheet.place->path());
    }
    sheet.hasFile = false;
    sheet.isCurrent = false;
}

void RecoveryKeeper::forgetAllBut(const QList<int> &numbers)
{
    for (auto entry = m_sheets.begin(); entry != m_sheets.end();) {
        if (numbers.contains(entry->first)) {
            ++entry;
        } else {
            removeFile(entry->second);
            entry = m_sheets.erase(entry);
        }
    }
}
