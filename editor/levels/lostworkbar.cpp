#include "editor/levels/lostworkbar.h"

#include "gamecore/levelfile/levelformats.h"

#include <QLocale>

using namespace Qt::StringLiterals;

LostWorkBar::LostWorkBar(QWidget *parent) : NoticeBar(u"lostWork"_s, parent)
{
}

void LostWorkBar::setWork(const QList<LostWork> &work)
{
    m_work = work;
    m_work.removeIf([this](const LostWork &piece) { return m_later.contains(piece.id); });
    m_isAsking = false;
    show();
}

void LostWorkBar::show()
{
    tell([this] { return m_work.isEmpty() ? Notice() : m_isAsking ? question() : offer(); });
}

Notice LostWorkBar::offer()
{
    const LostWork work = m_work.first();
    const auto ask = [this] {
        m_isAsking = true;
        show();
    };
    const QString when = QLocale().toString(work.at, QLocale::ShortFormat);
    const QString path = work.title.info.path;
    const QString name = work.title.name.trimmed().isEmpty() && !path.isEmpty() ? levelNameOf(path) : work.title.name;
    return {//: %2 is a date and a time
            .sentence = name.trimmed().isEmpty() ? tr("There is unsaved work on a new level, from %1.").arg(when)
                                                 : tr("There is unsaved work on “%1”, from %2.").arg(name, when),
            .choices = {{u"restoreWork"_s, tr("Restore"), tr("Open the level as it was then; undo shows the saved one"),
                         [this, work] { Q_EMIT restoreRequested(work); }},
                        {u"discardWork"_s, tr("&Discard…"), tr("Give this work up"), ask},
                        {u"laterWork"_s, tr("Later"), tr("Keep it, and ask again next time"),
                         [this, id = work.id] { putOff(id); }}}};
}

Notice LostWorkBar::question()
{
    const auto keep = [this] {
        m_isAsking = false;
        show();
    };
    return {.sentence = tr("This work will be gone for good."),
            .choices = {{u"keepWork"_s, tr("&Keep it"), tr("Discard nothing"), keep},
                        {u"discardWorkForGood"_s, tr("&Discard it"), tr("It cannot be brought back after that"),
                         [this, id = m_work.first().id] { Q_EMIT discardRequested(id); }}}};
}

void LostWorkBar::putOff(const QString &id)
{
    m_later.insert(id);
    setWork(QList<LostWork>(m_work));
}
