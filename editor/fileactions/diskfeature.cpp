#include "editor/fileactions/diskfeature.h"

#include "editor/canvas/canvas.h"
#include "editor/document/leveltabs.h"
#include "editor/levelfiles/levelsaver.h"
#include "editor/text/issuetext.h"
#include "editor/widgets/noticebar.h"
#include "editor/widgets/progressworker.h"
#include "editor/widgets/question.h"

#include <QEvent>
#include <QLayout>
#include <QMainWindow>
#include <QStatusBar>

using namespace Qt::StringLiterals;

DiskFeature::DiskFeature(const EditorContext &context)
    : EditFeature(context), m_watch(context.document), m_bar(new NoticeBar(u"diskNotice"_s, &context.header))
{
    context.header.layout()->addWidget(m_bar);
    connect(&m_watch, &DiskWatch::stateChanged, this, &DiskFeature::show);
    connect(&m_watch, &DiskWatch::followed, this, [this] {
        this->context().host.statusBar()->showMessage(
            tr("Another program changed the file of %1; it was reloaded.").arg(quotedTitle()), longestNoticeMs);
    });
    context.files.setConsent([this] { return mayWrite(); });
    connect(&context.files, &LevelSaver::saved, &m_watch, &DiskWatch::noteSaved);
    connect(&context.levels, &LevelTabs::arrived, this, [this] {
        if (this->isActive()) {
            m_watch.check();
        }
    });
    connect(&context.levels, &LevelTabs::changed, this, &DiskFeature::forgetClosed);
    connect(m_bar, &NoticeBar::left, &context.canvas, qOverload<>(&QWidget::setFocus));
    context.host.installEventFilter(this);
}

void DiskFeature::setActive(bool isActive)
{
    EditFeature::setActive(isActive);
    if (isActive) {
        m_watch.check();
    }
}

/// Checks the file when the window is activated, since the system does not report changes on every disk.
bool DiskFeature::eventFilter(QObject *watched, QEvent *event)
{
    if (event->type() == QEvent::WindowActivate && isActive()) {
        m_watch.check();
    }
    return EditFeature::eventFilter(watched, event);
}

void DiskFeature::forgetClosed()
{
    m_watch.forgetAllBut(context().levels.numbers());
}

void DiskFeature::reload()
{
    m_watch.reload(progressReader(&context().host));
}

/// Asks before saving if the file was changed by another program. A large file that is still being read counts as
/// changed, unless its size and time are known. In that case it is only read because it is very new, perhaps saved by
/// this program.
bool DiskFeature::mayWrite()
{
    m_watch.check();
    const DiskWatch::State state = m_watch.state();
    const bool isOther = state == DiskWatch::State::Changed || state == DiskWatch::State::Unreadable;
    if (!isOther && (!m_watch.isReading() || m_watch.isAsKnown())) {
        return true;
    }
    const std::size_t answer = answerTo(
        &context().host,
        {.name = u"saveOverChange"_s,
         .title = tr("Save the level"),
         .text = tr("Another program changed the file of %1. Saving replaces that version.").arg(quotedTitle()),
         .answers = {{.button = QMessageBox::Cancel},
                     {.role = QMessageBox::DestructiveRole,
                      .name = u"saveOverChangeReplace"_s,
                      .text = tr("Re&place it")},
                     {.role = QMessageBox::ActionRole, .name = u"saveOverChangeReload"_s, .text = tr("Rel&oad")}},
         .icon = QMessageBox::Warning});
    if (answer == 2) {
        reload();
    }
    return answer == 1;
}

void DiskFeature::show()
{
    m_bar->tell([this] { return notice(); });
}

QString DiskFeature::quotedTitle() const
{
    return tr("“%1”").arg(titleOf(context().document));
}

Notice DiskFeature::notice()
{
    switch (m_watch.state()) {
    case DiskWatch::State::Same:
        break;
    case DiskWatch::State::Changed:
        return changedNotice();
    case DiskWatch::State::Unreadable:
        return unreadableNotice();
    case DiskWatch::State::Gone:
        return goneNotice();
    }
    return {};
}

Notice DiskFeature::changedNotice()
{
    return {
        .sentence = tr("Another program changed the file of %1, and you have unsaved changes.").arg(quotedTitle()),
        .choices = {{u"reloadLevel"_s, tr("Rel&oad"), tr("Reload from disk (you can undo this)"), [this] { reload(); }},
                    {u"keepMyLevel"_s, tr("&Keep mine"), tr("Keep your changes; saving replaces the file"),
                     [this] { m_watch.ignoreDiskChange(); }}}};
}

Notice DiskFeature::unreadableNotice()
{
    const IssueList &issues = m_watch.issues();
    //: %2 is a sentence that says what is wrong with the file
    return {.sentence = tr("Another program changed the file of %1, and it can no longer be opened: %2 Your level is "
                           "unchanged here.")
                            .arg(quotedTitle(), issues.isEmpty() ? QString() : sentenceOf(issues[0])),
            .choices = {{u"reloadLevel"_s, tr("&Try again"), tr("Read the file again"), [this] { reload(); }},
                        {u"keepMyLevel"_s, tr("&Keep mine"), tr("Keep your level; saving replaces the file"),
                         [this] { m_watch.ignoreDiskChange(); }}}};
}

Notice DiskFeature::goneNotice()
{
    return {.sentence =
                tr("The file of %1 is gone: another program moved or deleted it. Your level is still open here.")
                    .arg(quotedTitle()),
            .choices = {{u"saveGoneLevel"_s, tr("&Save it again"), tr("Save the level to its file again"),
                         [this] { context().files.save(); }},
                        {u"keepMyLevel"_s, tr("&Not now"), tr("Continue; the level counts as unsaved"),
                         [this] { m_watch.ignoreDiskChange(); }}}};
}
