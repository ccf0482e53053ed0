#include "editor/document/journalkeeper.h"

JournalKeeper::JournalKeeper(LevelDocument &document, JournalStore store, QObject *parent)
    : QObject(parent), m_document(document), m_store(std::move(store))
{
    m_timer.setSingleShot(true);
    m_timer.setInterval(longestMs);
    m_again.setSingleShot(true);
    m_again.setInterval(againMs);
    connect(&m_timer, &QTimer::timeout, this, &JournalKeeper::keep);
    connect(&m_again, &QTimer::timeout, this, &JournalKeeper::keep);
    connect(&m_document, &LevelDocument::regionChanged, this, &JournalKeeper::onTouched);
    connect(&m_document, &LevelDocument::levelReplaced, this, &JournalKeeper::onReplaced);
    connect(&m_document, &LevelDocument::edited, this, &JournalKeeper::keep);
    connect(&m_document, &LevelDocument::titleChanged, this, &JournalKeeper::onTitleChanged);
    m_number = m_document.open().number;
    sheet();
}

JournalKeeper::~JournalKeeper()
{
    forgetAllBut({});
}

JournalInfo JournalKeeper::info() const
{
    const OpenLevel &open = m_document.open();
    return {.path = open.path,
            .isReadOnly = open.isReadOnly,
            .fileHash = open.disk ? open.disk->hash : QByteArray(),
            .isForeignMap = open.isForeignMap};
}

bool JournalKeeper::isOpenElsewhere() const
{
    const auto found = m_sheets.find(m_document.open().number);
    return found != m_sheets.end() && !m_document.needsPath()
           && m_store.isOpenElsewhere(m_document.path(), found->second.place.get());
}

bool JournalKeeper::isKept() const
{
    const auto found = m_sheets.find(m_document.open().number);
    return found != m_sheets.end() && found->second.writer && found->second.writer->isBegun();
}

JournalKeeper::Sheet &JournalKeeper::sheet()
{
    const auto [place, isNew] = m_sheets.try_emplace(m_document.open().number);
    if (isNew) {
        claim(place->second);
    }
    return place->second;
}

void JournalKeeper::claim(Sheet &sheet)
{
    sheet.path = m_document.path();
    sheet.isReadOnly = m_document.open().isReadOnly;
    if (sheet.writer) {
        sheet.writer->remove();
    }
    sheet.writer.reset();
    sheet.place.reset();
    sheet.isReplaced = true;
    if (!m_document.needsPath()) {
        takePlace(sheet); // so that others see it
    }
    Q_EMIT claimed();
}

void JournalKeeper::takePlace(Sheet &sheet)
{
    sheet.place = m_store.claim(sheet.path);
    sheet.writer = std::make_unique<JournalWriter>(sheet.place->path(), m_document.baseCatalogue());
    connect(sheet.writer.get(), &JournalWriter::failed, this, &JournalKeeper::onFailed);
    connect(sheet.writer.get(), &JournalWriter::begun, this, &JournalKeeper::onBegun);
}

void JournalKeeper::onFailed(const SaveFault &fault)
{
    m_again.start();
    if (!std::exchange(m_isUnsafe, true)) {
        Q_EMIT failed(fault);
    }
}

void JournalKeeper::onBegun()
{
    m_again.stop();
    if (std::exchange(m_isUnsafe, false)) {
        Q_EMIT safeAgain();
    }
}

void JournalKeeper::onReplaced()
{
    // A level may have lain here before: then its records say what it is, unless it is another one now.
    const bool isBack = std::exchange(m_number, m_document.open().number) != m_document.open().number;
    Sheet &open = sheet();
    open.isReplaced = open.isReplaced || !isBack;
    if (m_document.isModified()) {
        keep();
    }
}

void JournalKeeper::onTouched(const QRect &cells)
{
    sheet().touched.add(cells);
    if (!m_timer.isActive()) {
        m_timer.start();
    }
}

void JournalKeeper::onTitleChanged()
{
    Sheet &open = sheet();
    if (open.path != m_document.path() || open.isReadOnly != m_document.open().isReadOnly) {
        claim(open);
        keep();
    } else if (!m_document.isModified()) {
        keep(); // of all else edited() tells
    }
}

void JournalKeeper::keep()
{
    m_timer.stop();
    Sheet &open = sheet();
    const bool isWorkedOn = m_document.isModified() || m_document.isStrokeOpen();
    if (isWorkedOn) {
        write(open);
    } else if (open.writer) {
        open.writer->remove();
    }
    if (!isWorkedOn) {
        m_again.stop();
        m_isUnsafe = false;
    }
    open.isReplaced = !isWorkedOn;
    open.touched.clear();
}

void JournalKeeper::write(Sheet &sheet)
{
    if (!sheet.writer) {
        takePlace(sheet);
    }
    JournalWriter &writer = *sheet.writer;
    if (sheet.isReplaced || !writer.isBegun() || sheet.touched.count() > mostCellsHere) {
        sheet.place->hold();
        writer.begin(info(), m_document.level());
    } else {
        writeChanges(sheet);
        if (writer.isLong()) {
            writer.shorten(info(), m_document.level());
        }
    }
    sheet.head = headOf(m_document.level(), *m_document.baseCatalogue());
}

void JournalKeeper::writeChanges(Sheet &sheet)
{
    const Level &level = m_document.level();
    QByteArray records;
    if (headOf(level, *m_document.baseCatalogue()) != sheet.head) {
        records += headRecord(level, *m_document.baseCatalogue());
    }
    for (const QRect &cells : sheet.touched.rects()) {
        records += cellsRecord(patchOf(level, cells));
    }
    if (!records.isEmpty()) {
        sheet.writer->add(records);
    }
}

void JournalKeeper::flush()
{
    for (const auto &[number, sheet] : m_sheets) {
        if (sheet.writer) {
            sheet.writer->flush();
        }
    }
}

void JournalKeeper::forgetAllBut(const QList<int> &numbers)
{
    std::erase_if(m_sheets, [&numbers](const auto &entry) {
        const auto &[number, sheet] = entry;
        if (numbers.contains(number)) {
            return false;
        }
        if (sheet.writer) {
            sheet.writer->remove();
        }
        return true;
    });
}
