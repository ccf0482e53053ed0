#include "editor/document/leveldocument.h"

#include "gamecore/base/files.h"
#include "gamecore/levelfile/levelwriter.h"

#include <algorithm>
#include <utility>

using namespace Qt::StringLiterals;

namespace {

bool isIn(const IssueList &issues, const Issue &issue)
{
    return std::any_of(issues.begin(), issues.end(), [&issue](const Issue &other) {
        return other.code == issue.code && other.cell == issue.cell && other.found == issue.found;
    });
}

/// Whether only a reader can find it.
bool isOfReading(const Issue &issue)
{
    return issue.code == IssueCode::UnevenRows || issue.code == IssueCode::UnknownKey;
}

/// Often enough to look live, seldom enough that strokes do not feel it.
constexpr int strokeCheckMs = 40;

} // namespace

LevelDocument::LevelDocument(CataloguePtr catalogue, QObject *parent) : QObject(parent), m_base(std::move(catalogue))
{
    connect(&m_check, &LiveCheck::issuesChanged, this, &LevelDocument::updateIssues);
    m_strokeCheck.setSingleShot(true);
    m_strokeCheck.setInterval(strokeCheckMs);
    connect(&m_strokeCheck, &QTimer::timeout, this, [this] { m_check.check(m_open->level, m_base); });
    reset(newLevel(*m_base, defaultSize));
}

LevelDocument::~LevelDocument()
{
    // Clearing itself in its destructor it would tell of steps that nobody can undo any more.
    m_open->undo.disconnect();
}

void LevelDocument::reset(Level level, const QString &path, bool readOnly, bool isSaved, const IssueList &ofReading)
{
    cancelStroke();
    put(makeOpen(std::move(level), path, readOnly, isSaved, ofReading));
}

std::shared_ptr<OpenLevel> LevelDocument::makeOpen(Level level, const QString &path, bool readOnly, bool isSaved,
                                                   const IssueList &ofReading)
{
    auto open = std::make_shared<OpenLevel>();
    open->number = ++m_openings;
    open->level = std::move(level);
    IssueList ignored; // the check tells them
    open->catalogue = catalogueOf(open->level, *m_base, ignored);
    open->path = path;
    open->isReadOnly = readOnly;
    open->ofReading = ofReading;
    if (!isSaved) {
        open->undo.resetClean();
    }
    return open;
}

std::shared_ptr<OpenLevel> LevelDocument::makeOpen(LoadedLevel read, const QString &path, bool readOnly)
{
    Q_ASSERT(read.level);
    std::shared_ptr<OpenLevel> open = makeOpen(*std::move(read.level).take(), path, readOnly, true, read.issues);
    open->disk = std::move(read.disk);
    open->copies = std::move(read.copies);
    return open;
}

void LevelDocument::put(std::shared_ptr<OpenLevel> other)
{
    Q_ASSERT(other);
    if (m_open) {
        endStroke();
        endTyping();
        m_open->undo.disconnect(this);
    }
    std::swap(m_open, other); // what was here lives until everybody has heard of it
    ++m_revision;
    ++m_thingsRevision;
    connectSteps();
    Q_EMIT catalogueChanged();
    Q_EMIT levelReplaced();
    Q_EMIT propertiesChanged();
    Q_EMIT titleChanged();
    Q_EMIT stepsMoved();
    checkAnew();
}

void LevelDocument::connectSteps()
{
    connect(&m_open->undo, &QUndoStack::indexChanged, this, &LevelDocument::onStackMoved);
    connect(&m_open->undo, &QUndoStack::cleanChanged, this, &LevelDocument::titleChanged);
}

std::optional<SaveFault> LevelDocument::save(const QString &path, const Worker &worker)
{
    endStroke();
    endTyping();
    const int saved = m_revision;
    const Written written = this->written(path, worker);
    if (written.fault) {
        return written.fault;
    }
    m_open->path = path;
    m_open->disk = written.disk;
    m_open->isReadOnly = false;
    if (saved == m_revision) {
        m_open->undo.setClean();
    }
    m_open->ofReading = {};
    updateIssues();
    Q_EMIT titleChanged();
    return std::nullopt;
}

LevelDocument::Written LevelDocument::written(const QString &path, const Worker &worker) const
{
    if (!isLarge(m_open->level)) {
        return write(path, m_open->level, *m_base);
    }
    Written written;
    worker([&written, &path, level = m_open->level, base = m_base](const std::atomic<bool> &) {
        written = write(path, level, *base);
    });
    return written;
}

LevelDocument::Written LevelDocument::write(const QString &path, const Level &level, const Catalogue &base)
{
    const QByteArray content = writeLevelJson(level, base);
    return {.fault = writeWhole(path, content), .disk = withContent(diskStampOf(path), content)};
}

void LevelDocument::setLevelProperties(const LevelProperties &properties)
{
    const LevelProperties before = propertiesOf(m_open->level);
    setProperties(m_open->level, properties);
    const bool isTranslated = before.translations != properties.translations;
    if (before.ruleset != properties.ruleset || before.kinds != properties.kinds || isTranslated) {
        updateCatalogue();
    }
    Q_EMIT propertiesChanged();
    if (before.name != properties.name || isTranslated) {
        Q_EMIT titleChanged();
    }
}

void LevelDocument::updateCatalogue()
{
    IssueList ignored; // the check tells them
    m_open->catalogue = catalogueOf(m_open->level, *m_base, ignored);
    Q_EMIT catalogueChanged();
}

void LevelDocument::onStackMoved()
{
    if (m_isTraveling) {
        return; // told when everything else has been
    }
    Q_EMIT stepsMoved();
    Q_EMIT edited();
    m_open->ofReading = {};
    m_strokeCheck.stop();
    m_check.check(m_open->level, m_base);
}

Grid<TerrainId> LevelDocument::takeTerrain()
{
    Grid<TerrainId> ready = std::exchange(m_open->copies.terrain, {});
    if (ready.size() == level().size()) {
        return ready;
    }
    return level().terrain;
}

void LevelDocument::checkAnew()
{
    m_strokeCheck.stop();
    m_check.checkAnother(m_open->level, m_base, std::exchange(m_open->copies, {}).level);
    if (m_check.isRunning()) {
        Q_EMIT issuesChanged(); // those of this level as they were last, until it is checked
    }
}

void LevelDocument::checkStrokeSoon()
{
    if (m_isStrokeOpen && !m_strokeCheck.isActive() && LiveCheck::isAtOnce(m_open->level)) {
        m_strokeCheck.start();
    }
}

void LevelDocument::updateIssues()
{
    IssueList issues;
    for (const Issue &issue : m_open->ofReading) {
        if (isOfReading(issue) && !isIn(m_check.issues(), issue)) {
            issues.add(issue);
        }
    }
    issues.add(m_check.issues());
    m_open->issues = issues;
    Q_EMIT issuesChanged();
}
