#include "editor/levelfiles/campaignlist.h"

#include "editor/art/icon.h"
#include "editor/text/plaintip.h"
#include "editor/widgets/languagechange.h"
#include "gamecore/levelfile/levelformats.h"

#include <QDir>
#include <QPainter>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace {

constexpr int fewRows = 2 * (CampaignList::pictureSize.height() - 6); // pictures are usually lower

enum RowRole {
    LevelPathRole = Qt::UserRole,
    NameRole,
    OpenTitleRole,
    MissingRole,
    DamagedRole,
    WarningRole,
    ReasonRole
};

/// Returns a picture with a warning sign in its corner.
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

/// Returns the file of the row with the current level; empty if there is none.
QString editedIn(const QList<CampaignRow> &rows)
{
    const auto found = std::find_if(rows.begin(), rows.end(), [](const CampaignRow &row) { return row.isCurrent; });
    return found == rows.end() ? QString() : found->path;
}

} // namespace

CampaignList::CampaignList(QWidget *parent) : OrderList(parent)
{
    setIconSize(pictureSize);
    setMinimumHeight(fewRows);
    setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    setVerticalScrollMode(QAbstractItemView::ScrollPerPixel);
    setContextMenuPolicy(Qt::ActionsContextMenu);
    connect(this, &QListWidget::currentRowChanged, this, [this] {
        if (!m_isFilling) {
            Q_EMIT rowChosen();
        }
    });
    whenLanguageChanges(*this, [this] {
        for (int i = 0; i < count(); ++i) {
            showText(item(i), i + 1);
        }
    });
}

QSize CampaignList::sizeHint() const
{
    return {OrderList::sizeHint().width(), minimumHeight()};
}

void CampaignList::setRows(const QList<CampaignRow> &rows)
{
    if (rows == m_rows) {
        return; // does not interrupt dragging
    }
    const QString chosen = currentRow() < 0 ? QString() : m_rows.at(currentRow()).path;
    const QString edited = editedIn(rows);
    const QString wanted = edited == editedIn(m_rows) ? chosen : edited;
    m_rows = rows;
    m_isFilling = true;
    clear();
    for (const CampaignRow &row : rows) {
        addRow(row);
        if (row.path == wanted) {
            setCurrentRow(count() - 1);
        }
    }
    m_isFilling = false;
    Q_EMIT rowChosen();
}

void CampaignList::addRow(const CampaignRow &row)
{
    auto *item = new QListWidgetItem(this);
    item->setData(LevelPathRole, row.path);
    item->setData(OpenTitleRole, row.openTitle);
    item->setData(MissingRole, row.isMissing);
    QPixmap empty(pictureSize);
    empty.fill(Qt::transparent);
    item->setIcon(row.isMissing ? programIcon(u"warning"_s) : QIcon(empty));
    QFont font = this->font();
    font.setBold(row.isCurrent);
    item->setFont(font);
    if (row.isChecked) {
        item->setCheckState(*row.isChecked ? Qt::Checked : Qt::Unchecked);
    }
    showText(item, count());
}

void CampaignList::showText(QListWidgetItem *item, int number)
{
    const QString path = item->data(LevelPathRole).toString();
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
    const bool hasBox = item->data(Qt::CheckStateRole).isValid();
    const QString first = hasBox ? title : u"%1  "_s.arg(number) + title;
    item->setText(second.isEmpty() ? first : first + u'\n' + second);
    const QString spoken = hasBox ? title : tr("Level %1: %2").arg(number).arg(title);
    const QString trouble = !fault.isEmpty() || reason.isEmpty() ? fault : reason;
    item->setData(Qt::AccessibleTextRole, trouble.isEmpty() ? spoken : QString(spoken + u". "_s + trouble));
    const QString native = QDir::toNativeSeparators(path);
    item->setToolTip(plainTip(reason.isEmpty() ? native : reason + u'\n' + native));
}

void CampaignList::setFacts(const QString &path, const LevelFacts &facts, const QString &warning, const QString &reason)
{
    for (int i = 0; i < count(); ++i) {
        QListWidgetItem *item = this->item(i);
        if (item->data(LevelPathRole).toString() != path || item->data(MissingRole).toBool()) {
            continue;
        }
        item->setData(NameRole, facts.name);
        item->setData(DamagedRole, facts.isDamaged);
        item->setData(WarningRole, warning);
        item->setData(ReasonRole, reason);
        showPicture(item, facts, warning);
        showText(item, i + 1);
    }
}

void CampaignList::showPicture(QListWidgetItem *item, const LevelFacts &facts, const QString &warning)
{
    if (facts.isDamaged) {
        item->setIcon(programIcon(u"warning"_s));
    } else if (!facts.picture.isNull()) {
        const QPixmap plain = QPixmap::fromImage(facts.picture);
        const QPixmap picture = warning.isEmpty() ? plain : withMark(plain, palette());
        QIcon icon(picture);
        icon.addPixmap(picture, QIcon::Selected); // prevents tinting
        item->setIcon(icon);
    }
}
