#include "editor/document/leveldocument.h"

#include "editor/storage/recoveryfiles.h"
#include "gamecore/data/catalogue.h"
#include "gamecore/levelfile/levelwriter.h"

#include <algorithm>
#include <array>
#include <utility>

using namespace Qt::StringLiterals;

namespace {

bool isIn(const IssueList &issues, const Issue &issue)
{
    return std::any_of(issues.begin(), issues.end(), [&issue](const Issue &other) {
        return other.code == issue.code && other.cell == issue.cell && other.found == issue.found;
    });
}

/// True if only a reader can find this issue.
bool isOfReading(const Issue &issue)
{
    constexpr std::array codes{IssueCode::UnevenRows,    IssueCode::UnknownKey, IssueCode::MissingFile,
                               IssueCode::OutsideFolder, IssueCode::Guessed,    IssueCode::NotTaken,
                               IssueCode::PassedOver};
    return std::find(codes.begin(), codes.end(), issue.code) != codes.end();
}

/// Writes a level completely or not at all. Sets `disk` to the state of the written file on success.
std::optional<SaveFault> writeLevel(const QString &path, const Level &level, const Catalogue &base, DiskState &disk)
{
    const QByteArray content = writeLevelJson(level, base);
    std::optional<SaveFault> fault = writeWhole(path, content);
    disk = withContent(diskStampOf(path), content);
    disk.size = content.size(); // the size written here, even if another program has written since
    return fault;
}

} // namespace

IssueList issuesOf(const OpenLevel &level, const IssueList &found)
{
    IssueList issues;
    for (const Issue &issue : level.ofReading) {
        if (isOfReading(issue) && !isIn(found, issue)) {
            issues.add(issue);
        }
    }
    issues.add(found);
    return issues;
}

LevelDocument::LevelDocument(CataloguePtr catalogue, QObject *parent) : QObject(parent), m_base(std::move(catalogue))
{
    connect(&m_check, &LiveCheck::issuesChanged, this, &LevelDocument::updateIssues);
    reset(newLevel(*m_base, defaultSize));
}

LevelDocument::~LevelDocument()
{
    // A stack that clears itself in its destructor would emit signals about steps that no longer exist.
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
    IssueList ignored; // the check reports them
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
    open->isForeignMap = read.isForeignMap;
    open->disk = std::move(read.disk);
    open->copies = std::move(read.copies);
    return open;
}

std::shared_ptr<OpenLevel> LevelDocument::makeOpen(RecoveredLevel work)
{
    std::shared_ptr<OpenLevel> open = makeOpen(std::move(work.level), work.info.path, work.info.isReadOnly, false);
    open->isForeignMap = work.info.isForeignMap;
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
    std::swap(m_open, other); // the former level lives until all listeners were notified
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
    std::optional<SaveFault> fault;
    DiskState disk;
    const auto write = [&path, &fault, &disk, base = m_base](const Level &level) {
        fault = writeLevel(path, level, *base, disk);
    };
    if (isLarge(m_open->level)) {
        worker([&write, copy = m_open->level](const auto &) { write(copy); });
    } else {
        write(m_open->level);
    }
    if (fault) {
        return fault;
    }
    m_open->path = path;
    m_open->disk = disk;
    m_open->isReadOnly = false;
    m_open->isForeignMap = false;
    if (saved == m_revision) {
        m_open->undo.setClean();
    }
    m_open->ofReading = {};
    updateIssues();
    Q_EMIT titleChanged();
    return std::nullopt;
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
    IssueList ignored; // the check reports them
    m_open->catalogue = catalogueOf(m_open->level, *m_base, ignored);
    Q_EMIT catalogueChanged();
}

void LevelDocument::onStackMoved()
{
    if (m_isTraveling) {
        return; // reported after all steps
    }
    Q_EMIT stepsMoved();
    Q_EMIT edited();
    m_open->ofReading = {};
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
    m_check.checkAnother(m_open->level, m_base, std::exchange(m_open->copies, {}).level);
    if (m_check.isRunning()) {
        Q_EMIT issuesChanged(); // the last findings of this level, until it is checked
    }
}

void LevelDocument::updateIssues()
{
    m_open->issues = issuesOf(*m_open, m_check.issues());
    Q_EMIT issuesChanged();
}

void LevelDocument::undo()
{
    travel([this] { m_open->undo.undo(); });
}

void LevelDocument::redo()
{
    travel([this] { m_open->undo.redo(); });
}

void LevelDocument::goToStep(int index)
{
    travel([this, index] { m_open->undo.setIndex(index); });
}

/// Runs several undo or redo steps with one update at the end.
void LevelDocument::travel(const std::function<void()> &steps)
{
    cancelStroke();
    endTyping();
    const int before = m_open->undo.index();
    m_isTraveling = true;
    m_wasReshaped = false;
    m_touched = {};
    steps();
    m_isTraveling = false;
    if (m_wasReshaped) {
        Q_EMIT reshaped();
        Q_EMIT levelReplaced();
    } else if (!m_touched.isNull()) {
        Q_EMIT regionChanged(m_touched);
    }
    if (m_open->undo.index() != before) {
        onStackMoved();
    }
    if (!m_touched.isNull()) {
        Q_EMIT cellsUndone(m_touched);
    }
}

void LevelDocument::apply(const LevelEdit &edit)
{
    if (const auto *change = std::get_if<LevelChange>(&edit)) {
        applyChange(m_open->level, *change);
    } else {
        applyReshape(m_open->level, std::get<LevelReshape>(edit));
    }
    tellOf(edit);
}

void LevelDocument::revert(const LevelEdit &edit)
{
    if (const auto *change = std::get_if<LevelChange>(&edit)) {
        revertChange(m_open->level, *change);
    } else {
        revertReshape(m_open->level, std::get<LevelReshape>(edit));
    }
    tellOf(edit);
}

void LevelDocument::tellOf(const LevelEdit &edit)
{
    const auto *change = std::get_if<LevelChange>(&edit);
    const bool leavesThings = change && change->thingsBefore.empty() && change->thingsAfter.empty();
    ++m_revision;
    m_thingsRevision += leavesThings ? 0 : 1;
    if (!change) {
        notifyReshaped();
    } else if (m_isTraveling) {
        m_touched |= change->region();
    } else {
        Q_EMIT regionChanged(change->region());
    }
    if (m_stroke) {
        m_check.checkSoon(m_open->level, m_base);
    }
}

void LevelDocument::notifyReshaped()
{
    if (m_isTraveling) {
        m_wasReshaped = true;
        m_touched |= QRect(0, 0, m_open->level.size().width, m_open->level.size().height);
        return;
    }
    Q_EMIT reshaped();
    Q_EMIT levelReplaced();
}

void LevelDocument::replaceByFile(const QString &name, LoadedLevel read)
{
    Q_ASSERT(read.level);
    m_open->isForeignMap = read.isForeignMap;
    m_open->isReadOnly = m_open->isReadOnly || isReadOnlyFile(m_open->path, read);
    m_open->disk = std::move(read.disk);
    replaceLevel(name, *std::move(read.level).take());
    m_open->ofReading = std::move(read.issues); // after the step, which drops the old warnings
    updateIssues();
    Q_EMIT titleChanged();
}

void LevelDocument::swapLevel(Level &other)
{
    std::swap(m_open->level, other);
    ++m_revision;
    ++m_thingsRevision;
    updateCatalogue();
    notifyReshaped();
    Q_EMIT propertiesChanged();
    Q_EMIT titleChanged();
}

void LevelDocument::protectFile()
{
    m_open->isReadOnly = true;
    Q_EMIT titleChanged();
}

// --- changes of the level, each as an undo step ---

void LevelDocument::beginStroke(const QString &name)
{
    endStroke();
    endTyping();
    m_stroke = std::make_unique<LevelStep>(*this, name);
}

void LevelDocument::endStroke()
{
    if (m_stroke && m_stroke->edits().empty()) {
        cancelStroke(); // also removes the kinds that were to come with the things
    } else if (m_stroke) {
        push(std::exchange(m_stroke, nullptr));
    }
}

void LevelDocument::restartStroke()
{
    if (m_stroke) {
        m_stroke->takeBack();
    }
}

void LevelDocument::cancelStroke()
{
    restartStroke();
    m_stroke.reset();
}

void LevelDocument::changeWithin(const LevelProperties &after)
{
    Q_ASSERT(m_stroke);
    m_stroke->changeProperties(after);
}

void LevelDocument::change(LevelEdit edit)
{
    Q_ASSERT(m_stroke);
    if (fits(edit)) {
        m_stroke->change(std::move(edit));
    }
}

/// Pushes a step whose changes are in the level already.
void LevelDocument::push(std::unique_ptr<LevelStep> step)
{
    if (!step->isEmpty()) {
        Q_EMIT aboutToMakeStep();
        m_open->undo.push(step.release());
    }
}

bool LevelDocument::fits(const LevelEdit &edit)
{
    const std::size_t now = m_open->level.things.size();
    const std::size_t count =
        std::visit([now](const auto &one) { return now - one.thingsBefore.size() + one.thingsAfter.size(); }, edit);
    const bool doesFit = count <= std::size_t(mostThings) || count <= now;
    if (!doesFit) {
        Q_EMIT tooManyThings();
    }
    return doesFit;
}

void LevelDocument::stroke(const QString &name, LevelEdit edit)
{
    beginStroke(name);
    change(std::move(edit));
    endStroke();
}

void LevelDocument::strokeTo(const QString &name, const Level &after)
{
    beginStroke(name);
    for (LevelEdit &edit : editsBetween(m_open->level, after, m_base->wall())) {
        change(std::move(edit));
    }
    endStroke();
}

void LevelDocument::typeStroke(const QString &name, const LevelChange &change, const QString &field)
{
    endStroke();
    if (change.isEmpty() || !fits(change)) {
        return;
    }
    auto step = std::make_unique<LevelStep>(*this, name, typingIn(field));
    step->change(change);
    push(std::move(step));
}

/// Returns the merge number of uninterrupted typing into one field.
int LevelDocument::typingIn(const QString &field)
{
    if (m_typingField != field) {
        m_typingField = field;
        ++m_typing;
    }
    return m_typing;
}

void LevelDocument::changeProperties(const QString &name, const LevelProperties &after, const QString &field)
{
    endStroke();
    if (field.isEmpty()) {
        endTyping();
    }
    if (after != propertiesOf(m_open->level)) {
        auto step = std::make_unique<LevelStep>(*this, name, field.isEmpty() ? 0 : typingIn(field));
        step->changeProperties(after);
        push(std::move(step));
    }
}

void LevelDocument::changeLevel(const QString &name, const LevelProperties &after, const LevelChange &change)
{
    endStroke();
    endTyping();
    if (fits(change)) {
        auto step = std::make_unique<LevelStep>(*this, name);
        step->changeProperties(after);
        step->change(change);
        push(std::move(step));
    }
}

void LevelDocument::replaceLevel(const QString &name, Level level)
{
    endStroke();
    endTyping();
    if (level != m_open->level) {
        Q_EMIT aboutToMakeStep();
        m_open->undo.push(new SwapStep(*this, name, std::move(level)));
    }
}
