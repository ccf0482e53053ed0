#include "editor/fileactions/recoveryfeature.h"

#include "editor/canvas/canvas.h"
#include "editor/levelfiles/levelsaver.h"
#include "editor/storage/loadedlevel.h"
#include "editor/text/savefault.h"
#include "editor/tools/toolbox.h"
#include "editor/widgets/progressworker.h"

#include <QEvent>
#include <QLayout>
#include <QMainWindow>
#include <QStatusBar>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace {

/// True if no other lost work on the same file is newer. Only the newest one is applied to the file.
bool isNewestOfFile(const LostWork &work, const QList<LostWork> &lost)
{
    return std::none_of(lost.begin(), lost.end(), [&work](const LostWork &other) {
        return other.id != work.id && other.info.path == work.info.path
               && (other.at > work.at || (other.at == work.at && other.id > work.id));
    });
}

} // namespace

RecoveryFeature::RecoveryFeature(const EditorContext &context)
    : EditFeature(context), m_keeper(context.document, context.levels, RecoveryFolder()),
      m_sharedBar(new NoticeBar(u"sharedLevel"_s, &context.header))
{
    context.header.layout()->addWidget(m_sharedBar);
    connect(&context.levels, &LevelTabs::arrived, this, &RecoveryFeature::showShared);
    connect(&m_keeper, &RecoveryWriter::claimed, this, &RecoveryFeature::showShared);
    connect(&m_keeper, &RecoveryWriter::failed, this, [this](const SaveFault &fault) {
        //: %1 is a sentence that says why
        tell(tr("Your changes are not backed up and would be lost in a crash. %1")
                 .arg(sentenceOf(fault, AfterFault::ByItself)));
    });
    connect(&m_keeper, &RecoveryWriter::safeAgain, this, [this] { tell(tr("Your changes are backed up again.")); });
    connect(m_sharedBar, &NoticeBar::left, &context.canvas, qOverload<>(&QWidget::setFocus));
    context.host.installEventFilter(this);
}

void RecoveryFeature::setActive(bool isActive)
{
    EditFeature::setActive(isActive);
    showShared();
}

/// Updates the notice, since the other window may have been closed meanwhile.
bool RecoveryFeature::eventFilter(QObject *watched, QEvent *event)
{
    if (event->type() == QEvent::WindowActivate) {
        showShared();
    }
    return EditFeature::eventFilter(watched, event);
}

void RecoveryFeature::showShared()
{
    const bool isShared =
        isActive() && !m_answered.contains(context().document.open().number) && m_keeper.isOpenElsewhere();
    m_sharedBar->tell([this, isShared] { return isShared ? sharedNotice() : Notice(); });
}

void RecoveryFeature::tell(const QString &sentence)
{
    context().host.statusBar()->showMessage(sentence, longestNoticeMs);
}

Notice RecoveryFeature::sharedNotice()
{
    return {.sentence =
                tr("“%1” is also open in another window. The window that saves last replaces what the other one saved.")
                    .arg(titleOf(context().document)),
            .choices = {
                {u"editCopy"_s, tr("Edit a &copy"), tr("Saving asks for a new name"), [this] { answerShared(true); }},
                {u"editAnyway"_s, tr("Co&ntinue anyway"), tr("Both windows save to the same file"),
                 [this] { answerShared(false); }}}};
}

void RecoveryFeature::answerShared(bool isCopied)
{
    m_answered.insert(context().document.open().number);
    if (isCopied) {
        context().document.protectFile();
    }
    showShared();
}

QStringList RecoveryFeature::restore(const QList<LostWork> &lost)
{
    QStringList damaged;
    int shown = 0;
    QDateTime latest;
    for (const LostWork &work : lost) {
        std::optional<RecoveredLevel> level;
        if (!read(work.id, level)) {
            continue; // it will be offered again
        }
        if (!level) {
            damaged.append(work.id);
        } else if (open(work, *std::move(level), isNewestOfFile(work, lost)) && !(work.at < latest)) {
            latest = work.at;
            shown = context().document.open().number;
        }
    }
    if (const int place = context().levels.placeOfNumber(shown); place >= 0) {
        context().levels.show(place);
    }
    return damaged;
}

/// Reads a recovery file, a large one in a worker thread. False if the user cancels.
bool RecoveryFeature::read(const QString &id, std::optional<RecoveredLevel> &level)
{
    const QString path = m_keeper.folder().pathOf(id);
    const Worker worker = isLargeFile(path) ? progressReader(&context().host) : Worker(workHere);
    return worker([&level, &path, catalogue = context().document.baseCatalogue()](const std::atomic<bool> &) {
        level = readRecoveryFile(path, *catalogue);
    });
}

/// Opens one lost level and takes over its recovery file. False if another window has done so meanwhile.
bool RecoveryFeature::open(const LostWork &work, RecoveredLevel level, bool isOverFile)
{
    if (!isOverFile) {
        level.info.path.clear(); // a file can be open only once
    }
    const RecoveryInfo info = level.info;
    auto place = m_keeper.folder().claim(info.isReadOnly ? QString() : info.path);
    if (!m_keeper.folder().take(work.id, *place)) {
        return false;
    }
    context().toolbox.cancel();
    if (!info.path.isEmpty() && showFile(info)) {
        context().document.replaceLevel(tr("restore unsaved work"), std::move(level.level));
        noteOlderFile(info.fileHash);
    } else {
        context().levels.add(std::move(level));
        context().levels.move(context().levels.current(), qBound(0, info.tab, context().levels.count() - 1));
    }
    m_keeper.adopt(std::move(place));
    return true;
}

/// Shows the level of a file, and opens it if necessary. False if it cannot be read.
bool RecoveryFeature::showFile(const RecoveryInfo &info)
{
    LevelTabs &levels = context().levels;
    if (const int place = levels.placeOf(info.path); place >= 0) {
        levels.show(place);
        return true;
    }
    std::optional<LoadedLevel> file =
        loadLevelBy(info.path, *context().document.baseCatalogue(), progressReader(&context().host));
    if (!file || !file->level) {
        return false;
    }
    const bool isReadOnly = info.isReadOnly || isReadOnlyFile(info.path, *file);
    levels.add(std::move(*file), info.path, isReadOnly);
    levels.move(levels.current(), qBound(0, info.tab, levels.count() - 1));
    return true;
}

/// Marks the file as changed if another program has written it since the work began, so that saving asks.
void RecoveryFeature::noteOlderFile(const QByteArray &hash)
{
    LevelDocument &document = context().document;
    const std::optional<DiskState> &now = document.open().disk;
    if (!hash.isEmpty() && now && now->exists && now->hash != hash) {
        document.noteDisk({.exists = true, .size = 0, .modified = {}, .hash = hash});
        tell(tr("Another program changed the file after this work was begun. Undo shows its current content."));
    }
}
