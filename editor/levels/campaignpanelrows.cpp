// The rows of the campaign panel.

#include "editor/art/icon.h"
#include "editor/levels/campaignpanel.h"
#include "editor/widgets/orderlist.h"
#include "editor/wording/plaintip.h"
#include "gamecore/levelfile/levelformats.h"

#include <QDir>
#include <QLabel>
#include <QPainter>

using namespace Qt::StringLiterals;

namespace {

enum RowRole { PathRole = Qt::UserRole, NameRole, OpenTitleRole, MissingRole, DamagedRole, WarningRole, ReasonRole };

/// With the sign of a warning in its corner.
QPixmap withMark(const QPixmap &picture, const QPalette &palette)
{
    constexpr int side = 20;
    constexpr int inset = 2;
    QPixmap marked = picture;
    const QRectF corner(marked.deviceIndependentSize().width() - side, 0, side, side);
    QPainter painter(&marked);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(Qt::NoPen);
    painter.setBrush(palette.base());
    painter.drawEllipse(corner);
    programIcon(u"warning"_s).paint(&painter, corner.toRect().adjusted(inset, inset, -inset, -inset));
    return marked;
}

} // namespace

void CampaignPanel::showRow(const Row &row)
{
    auto *item = new QListWidgetItem(m_list);
    item->setData(PathRole, row.path);
    item->setData(OpenTitleRole, row.openTitle);
    item->setData(MissingRole, row.isMissing);
    QPixmap empty(pictureSize);
    empty.fill(Qt::transparent);
    item->setIcon(row.isMissing ? programIcon(u"warning"_s) : QIcon(empty));
    QFont font = m_list->font();
    font.setBold(row.isCurrent);
    item->setFont(font);
    showText(item, m_list->count());
}

void CampaignPanel::showText(QListWidgetItem *item, int number)
{
    const QString path = item->data(PathRole).toString();
    const QString file = levelNameOf(path);
    const QString open = item->data(OpenTitleRole).toString();
    const QString named = open.isEmpty() ? item->data(NameRole).toString() : open;
    const QString title = named.trimmed().isEmpty() ? file : named;
    const QString fault = item->data(MissingRole).toBool()   ? tr("The file is missing")
                          : item->data(DamagedRole).toBool() ? tr("The file cannot be read")
                                                             : QString();
    const QString warning = item->data(WarningRole).toString();
    const QString reason = item->data(ReasonRole).toString();
    const QString second = !fault.isEmpty() ? fault : !warning.isEmpty() ? warning : title == file ? QString() : file;
    const QString first = u"%1  "_s.arg(number) + title;
    item->setText(second.isEmpty() ? first : first + u'\n' + second);
    const QString spoken = tr("Level %1: %2").arg(number).arg(title);
    const QString trouble = !fault.isEmpty() || reason.isEmpty() ? fault : reason;
    item->setData(Qt::AccessibleTextRole, trouble.isEmpty() ? spoken : QString(spoken + u". "_s + trouble));
    const QString native = QDir::toNativeSeparators(path);
    item->setToolTip(plainTip(reason.isEmpty() ? native : reason + u'\n' + native));
}

void CampaignPanel::setRemark(const QString &remark)
{
    m_remark = remark;
    showNote();
}

void CampaignPanel::showNote()
{
    const bool hasBoth = !m_ownNote.isEmpty() && !m_remark.isEmpty();
    m_note->setText(hasBoth ? QString(m_ownNote + u'\n' + m_remark) : QString(m_ownNote + m_remark));
    m_note->setVisible(!m_note->text().isEmpty());
}

void CampaignPanel::setFacts(const QString &path, const LevelFacts &facts, const QString &warning,
                             const QString &reason)
{
    for (int i = 0; i < m_list->count(); ++i) {
        QListWidgetItem *item = m_list->item(i);
        if (item->data(PathRole).toString() != path || item->data(MissingRole).toBool()) {
            continue;
        }
        item->setData(NameRole, facts.name);
        item->setData(DamagedRole, facts.isDamaged);
        item->setData(WarningRole, warning);
        item->setData(ReasonRole, reason);
        if (facts.isDamaged) {
            item->setIcon(programIcon(u"warning"_s));
        } else if (!facts.picture.isNull()) {
            const QPixmap plain = QPixmap::fromImage(facts.picture);
            const QPixmap picture = warning.isEmpty() ? plain : withMark(plain, palette());
            QIcon icon(picture);
            icon.addPixmap(picture, QIcon::Selected); // not tinted
            item->setIcon(icon);
        }
        showText(item, i + 1);
    }
}
