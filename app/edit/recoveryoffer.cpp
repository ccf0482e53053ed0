#include "app/edit/recoveryoffer.h"

#include "app/edit/editmode.h"
#include "app/shell/mainwindow.h"
#include "editor/fileactions/recoveryfeature.h"
#include "editor/text/plaintext.h"
#include "editor/widgets/noticebar.h"
#include "gamecore/levelfile/levelformats.h"

#include <QLocale>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace {

constexpr qsizetype mostNamed = 4;
constexpr qsizetype longestLostName = 40;

/// Returns the name of lost work, or the name of its file; empty for a new level without a name.
QString nameOf(const RecoveryInfo &info)
{
    const QString name = onOneLine(info.name.isEmpty() && !info.path.isEmpty() ? levelNameOf(info.path) : info.name);
    return name.size() > longestLostName ? name.first(longestLostName) + u'…' : name;
}

} // namespace

RecoveryOffer::RecoveryOffer(MainWindow &window, EditMode &editing)
    : m_window(window), m_editing(editing), m_bar(new NoticeBar(u"lostWork"_s))
{
    window.setBar(*m_bar);
    // The window must be visible before the search for files starts.
    connect(&window, &MainWindow::entered, this, [this] { m_window.whenVisible([this] { look(); }); });
    connect(m_bar, &NoticeBar::left, this, [this] {
        if (QWidget *home = m_window.current().keyboardHome()) {
            home->setFocus();
        }
    });
}

void RecoveryOffer::look()
{
    QList<LostWork> found = m_editing.editor().recovery().folder().lostWork();
    found.removeIf([this](const LostWork &work) { return m_later.contains(work.id); });
    const auto isSame = [](const LostWork &a, const LostWork &b) { return a.id == b.id; };
    if (!std::equal(found.begin(), found.end(), m_work.begin(), m_work.end(), isSame)) {
        m_work = found;
        ask(false);
    }
}

void RecoveryOffer::ask(bool isAsking)
{
    m_isAsking = isAsking;
    show();
}

void RecoveryOffer::show()
{
    m_bar->tell([this] { return m_work.isEmpty() ? Notice() : m_isAsking ? question() : offer(); });
}

Notice RecoveryOffer::offer()
{
    const bool isDamaged =
        std::all_of(m_work.begin(), m_work.end(), [this](const LostWork &work) { return m_damaged.contains(work.id); });
    Notice notice{.sentence = sentence(isDamaged), .choices = {}};
    if (!isDamaged) {
        notice.choices.push_back({u"restoreWork"_s, tr("Restore"),
                                  tr("Open each level with its unsaved changes; undo returns to the saved version"),
                                  [this] { restore(); }});
    }
    notice.choices.push_back(
        {u"discardWork"_s, tr("&Discard…"), tr("Discard the unsaved changes"), [this] { ask(true); }});
    notice.choices.push_back(
        {u"laterWork"_s, tr("Later"), tr("Keep the changes and ask again next time"), [this] { putOff(); }});
    return notice;
}

QString RecoveryOffer::sentence(bool isDamaged) const
{
    const auto latest = std::max_element(m_work.begin(), m_work.end(),
                                         [](const LostWork &a, const LostWork &b) { return a.at < b.at; });
    const QString when = QLocale().toString(latest->at, QLocale::ShortFormat);
    if (isDamaged) {
        //: %1 are names of levels
        return tr("The unsaved changes to %1 cannot be restored: the recovery file is damaged.").arg(names());
    }
    if (m_work.size() == 1) {
        //: %1 is the name of a level, %2 is a date and a time
        return tr("%1 has unsaved changes from %2.").arg(names(), when);
    }
    //: %1 are names of levels, %2 is a date and a time
    return tr("%n levels have unsaved changes from %2: %1.", nullptr, int(m_work.size())).arg(names(), when);
}

/// Returns the names in quotation marks, followed by the number of new levels without a name.
QString RecoveryOffer::names() const
{
    QStringList named;
    int unnamed = 0;
    for (const LostWork &work : m_work) {
        const QString name = nameOf(work.info);
        name.isEmpty() ? void(++unnamed) : named.append(tr("“%1”").arg(name));
    }
    const qsizetype more = named.size() - mostNamed;
    QStringList parts = more > 0 ? named.first(mostNamed) : named;
    if (more > 0) {
        //: of levels whose names stand before it
        parts.append(tr("%n more", nullptr, int(more)));
    }
    if (unnamed == 1) {
        parts.append(tr("a new level"));
    } else if (unnamed > 1) {
        parts.append(tr("%n new levels", nullptr, unnamed));
    }
    const QString last = parts.takeLast();
    //: the names of levels before the last, and the last
    return parts.isEmpty() ? last : tr("%1 and %2").arg(parts.join(tr(", ", "between the names of levels")), last);
}

Notice RecoveryOffer::question()
{
    //: %1 are names of levels
    return {.sentence = tr("The unsaved changes to %1 will be deleted for good.").arg(names()),
            .choices = {{u"keepWork"_s, tr("&Keep"), tr("Keep the unsaved changes"), [this] { ask(false); }},
                        {u"discardWorkForGood"_s, tr("&Discard"), tr("This cannot be undone"), [this] { discard(); }}}};
}

void RecoveryOffer::restore()
{
    const QList<LostWork> work = m_work; // a copy, because look() changes m_work
    const QStringList damaged = m_editing.restore(work);
    m_damaged += QSet<QString>(damaged.begin(), damaged.end());
    look();
    show();
}

void RecoveryOffer::discard()
{
    for (const LostWork &work : std::as_const(m_work)) {
        m_editing.editor().recovery().folder().discard(work.id);
    }
    look();
    ask(false);
}

void RecoveryOffer::putOff()
{
    for (const LostWork &work : std::as_const(m_work)) {
        m_later.insert(work.id);
    }
    look();
}
