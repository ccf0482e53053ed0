#include "editor/filing/recoveryfeature.h"

#include "editor/canvas/canvas.h"
#include "editor/document/leveltabs.h"
#include "editor/levels/levelsaver.h"
#include "editor/tools/toolbox.h"
#include "editor/widgets/noticebar.h"
#include "editor/wording/savefault.h"
#include "gamecore/base/files.h"

#include <QEvent>
#include <QLayout>
#include <QMainWindow>
#include <QStatusBar>

using namespace Qt::StringLiterals;

RecoveryFeature::RecoveryFeature(const EditDesk &desk)
    : EditFeature(desk), m_keeper(desk.document, JournalStore(desk.document.baseCatalogue())),
      m_lostBar(new LostWorkBar(&desk.header)), m_sharedBar(new NoticeBar(u"sharedLevel"_s, &desk.header))
{
    desk.header.layout()->addWidget(m_lostBar);
    desk.header.layout()->addWidget(m_sharedBar);
    connectLevels();
    connect(&m_keeper, &JournalKeeper::claimed, this, &RecoveryFeature::look);
    connect(&m_keeper, &JournalKeeper::failed, this, [this](const SaveFault &fault) {
        //: %1 is a sentence that says why
        tell(tr("Should the program end now, your changes would be lost. %1")
                 .arg(sentenceOf(fault, AfterFault::ByItself)));
    });
    connect(&m_keeper, &JournalKeeper::safeAgain, this,
            [this] { tell(tr("Your changes are kept again, should the program end.")); });
    connect(m_lostBar, &LostWorkBar::restoreRequested, this, [this](const LostWork &work) { restore(work.id); });
    connect(m_lostBar, &LostWorkBar::discardRequested, this, [this](const QString &id) {
        m_keeper.store().discard(id);
        look();
    });
    for (const NoticeBar *bar : {static_cast<NoticeBar *>(m_lostBar), m_sharedBar}) {
        connect(bar, &NoticeBar::left, &desk.canvas, qOverload<>(&QWidget::setFocus));
    }
    desk.host.installEventFilter(this);
}

void RecoveryFeature::connectLevels()
{
    LevelTabs &levels = desk().levels;
    connect(&levels, &LevelTabs::leaving, this, [this] {
        desk().toolbox.cancel();
        m_keeper.keep();
    });
    connect(&levels, &LevelTabs::arrived, this, &RecoveryFeature::look);
    connect(&levels, &LevelTabs::changed, this, [this] { m_keeper.forgetAllBut(desk().levels.numbers()); });
}

void RecoveryFeature::setActive(bool isActive)
{
    m_isActive = isActive;
    look();
}

/// Another window may have been closed meanwhile.
bool RecoveryFeature::eventFilter(QObject *watched, QEvent *event)
{
    if (event->type() == QEvent::WindowActivate) {
        showShared();
    }
    return EditFeature::eventFilter(watched, event);
}

void RecoveryFeature::look()
{
    if (m_isActive) {
        m_lostBar->setWork(m_keeper.store().lostWorkOn(desk().document.path()));
        showShared();
    }
}

void RecoveryFeature::showShared()
{
    const bool isShared =
        m_isActive && !m_answered.contains(desk().document.open().number) && m_keeper.isOpenElsewhere();
    m_sharedBar->tell([this, isShared] { return isShared ? sharedNotice() : Notice(); });
}

void RecoveryFeature::tell(const QString &sentence)
{
    desk().host.statusBar()->showMessage(sentence, longestNoticeMs);
}

Notice RecoveryFeature::sharedNotice()
{
    return {.sentence = tr("“%1” is open in another window too. Whoever saves last replaces what the other one saved.")
                            .arg(titleOf(desk().document)),
            .choices = {{u"editCopy"_s, tr("Edit a &copy"), tr("Saving here asks for another name"),
                         [this] { answerShared(true); }},
                        {u"editAnyway"_s, tr("&Go on anyway"), tr("Both windows save into the same file"),
                         [this] { answerShared(false); }}}};
}

void RecoveryFeature::answerShared(bool isCopied)
{
    m_answered.insert(desk().document.open().number);
    if (isCopied) {
        desk().document.protectFile();
    }
    showShared();
}

std::optional<ReadJournal> RecoveryFeature::read(const QString &id)
{
    ReadJournal read = m_keeper.store().read(id);
    if (read.state == JournalState::Good) {
        return read;
    }
    tell(read.state == JournalState::Misfit
             ? tr("That work does not fit the data that this program uses. It is kept.")
             : tr("That work is damaged and cannot be read. It is kept until you discard it."));
    return std::nullopt;
}

bool RecoveryFeature::open(const QString &id)
{
    std::optional<ReadJournal> work = read(id);
    if (!work) {
        return false;
    }
    desk().levels.add(*std::move(work));
    settle(id);
    return true;
}

bool RecoveryFeature::restore(const QString &id)
{
    std::optional<ReadJournal> work = read(id);
    if (work) {
        desk().toolbox.cancel();
        desk().document.replaceLevel(tr("restore unsaved work"), std::move(work->level));
        noteOlderFile(work->info.fileHash);
        settle(id);
    }
    return work.has_value();
}

/// Another program may have written the file since the work began: then saving asks, as it would have.
void RecoveryFeature::noteOlderFile(const QByteArray &hash)
{
    LevelDocument &document = desk().document;
    const std::optional<DiskState> &now = document.open().disk;
    if (!hash.isEmpty() && now && now->exists && now->hash != hash) {
        document.noteDisk({.exists = true, .size = 0, .modified = {}, .hash = hash});
        tell(tr("The file was changed by another program after this work was begun. Undo shows what is in it now."));
    }
}

/// What was restored has a journal of its own, and needs the old one no longer.
void RecoveryFeature::settle(const QString &id)
{
    m_keeper.keep();
    m_keeper.flush();
    if (m_keeper.isKept() || !desk().document.isModified()) {
        m_keeper.store().discard(id);
    }
    look();
}
