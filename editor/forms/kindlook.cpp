#include "editor/forms/kindlook.h"

#include "editor/art/canvascolors.h"
#include "editor/art/icon.h"
#include "editor/art/lookpicture.h"
#include "editor/widgets/newlayout.h"
#include "editor/widgets/quietlist.h"
#include "editor/widgets/styled.h"
#include "editor/wording/kindname.h"
#include "gamecore/data/catalogue.h"
#include "gamecore/data/kind.h"

#include <QJsonArray>
#include <QLabel>
#include <QListWidget>
#include <QPainter>
#include <QToolButton>
#include <QVBoxLayout>

using namespace Qt::StringLiterals;

namespace {

constexpr int lookSide = 32;
constexpr int listHeight = 132;
constexpr int asBase = 0;
constexpr int asCharacter = 1;

/// The look that a record gives, with what its base gives besides; wrong values count as absent.
Appearance lookOf(const QJsonObject &record, const Appearance &usual)
{
    Appearance look = usual;
    const QList<uint> glyph = record.value("glyph"_L1).toString().toUcs4();
    look.glyph = glyph.size() == 1 ? char32_t(glyph.first()) : usual.glyph;
    bool isColor = false;
    const quint32 color = record.value("color"_L1).toString().mid(1).toUInt(&isColor, 16);
    look.color = isColor ? color & 0xffffff : usual.color;
    return look;
}

} // namespace

KindLook::KindLook(const Catalogue &catalogue, KindCategory category, QWidget *parent)
    : QWidget(parent), m_label(new QLabel), m_reset(new QToolButton), m_list(new QuietList<QListWidget>)
{
    m_list->setObjectName(u"kindPictures"_s);
    m_list->setAccessibleName(tr("Picture"));
    m_list->setViewMode(QListView::IconMode);
    m_list->setMovement(QListView::Static);
    m_list->setResizeMode(QListView::Adjust);
    m_list->setIconSize({lookSide, lookSide});
    m_list->setGridSize({lookSide + 12, lookSide + 12});
    m_list->setFixedHeight(listHeight);
    m_label->setBuddy(m_list);
    m_reset->setObjectName(u"kindPicturesReset"_s);
    m_reset->setIcon(programIcon(u"undo"_s));
    m_reset->setProperty("isSmall", true);
    m_reset->setIconSize({14, 14});
    m_reset->setAccessibleName(tr("Reset: %1").arg(tr("Picture")));
    m_reset->setToolTip(tr("Back to the usual value"));
    QSizePolicy policy = m_reset->sizePolicy();
    policy.setRetainSizeWhenHidden(true); // nothing below it moves
    m_reset->setSizePolicy(policy);
    auto *heading = new QHBoxLayout;
    heading->addWidget(m_label, 1);
    heading->addWidget(m_reset);
    auto *layout = newLayout<QVBoxLayout>(this, 0, 8);
    layout->addLayout(heading);
    layout->addWidget(m_list);
    addPictures(catalogue, category);
    showOwn(false);
    connect(m_reset, &QToolButton::clicked, this, [this] { Q_EMIT picturesChosen(QJsonValue::Undefined); });
    connect(m_list, &QListWidget::currentItemChanged, this, &KindLook::onClicked);
}

void KindLook::addPictures(const Catalogue &catalogue, KindCategory category)
{
    new QListWidgetItem(m_list);
    m_list->item(asBase)->setToolTip(tr("As the kind that it is made from"));
    new QListWidgetItem(m_list);
    m_list->item(asCharacter)->setToolTip(tr("Its character"));
    QStringList pictures;
    for (const bool isAlike : {true, false}) {
        for (const Kind &kind : catalogue.kinds()) {
            for (const QString &picture : kind.look.pictures) {
                if ((kind.category == category) == isAlike && !pictures.contains(picture)) {
                    pictures.append(picture);
                    addPicture(picture, nameOf(kind.look));
                }
            }
        }
    }
    for (int row : {asBase, asCharacter}) {
        m_list->item(row)->setData(Qt::AccessibleTextRole, m_list->item(row)->toolTip());
    }
}

void KindLook::addPicture(const QString &picture, const QString &name)
{
    auto *item = new QListWidgetItem(iconOf(picture), {}, m_list);
    item->setData(Qt::UserRole, picture);
    item->setData(Qt::AccessibleTextRole, name);
    item->setToolTip(name);
}

/// Marks own values as rows of forms do.
void KindLook::showOwn(bool isOwn)
{
    m_label->setText(isOwn ? u"● "_s + tr("Picture") : tr("Picture"));
    setStyled(m_label, "isChanged", isOwn);
    m_reset->setVisible(isOwn);
}

QIcon KindLook::iconOf(const QString &picture) const
{
    // Letters stand on the background of the canvas: there every color is read, and hardly on a selected row.
    const int side = qRound(lookSide * devicePixelRatioF());
    QPixmap pixmap(side, side);
    pixmap.fill(CanvasColors::ink);
    QPainter(&pixmap).drawPixmap(0, 0, m_tileset.pixmap(picture, side));
    pixmap.setDevicePixelRatio(devicePixelRatioF());
    QIcon icon(pixmap);
    icon.addPixmap(pixmap, QIcon::Selected);
    return icon;
}

void KindLook::show(const QJsonObject &record, const Appearance &usual)
{
    const QSignalBlocker quiet(m_list);
    Appearance look = lookOf(record, usual);
    m_list->item(asBase)->setIcon(iconOf(pictureOf(usual.pictures.isEmpty() ? look : usual)));
    look.pictures.clear();
    m_list->item(asCharacter)->setIcon(iconOf(pictureOf(look)));
    const QJsonValue own = record.value("pictures"_L1);
    const bool isBaseCharacter = usual.pictures.isEmpty(); // then both would be the same picture
    m_list->item(asCharacter)->setHidden(isBaseCharacter);
    int row = own.isUndefined() || isBaseCharacter ? asBase : asCharacter;
    for (int i = 0; i < m_list->count(); ++i) {
        const QString picture = m_list->item(i)->data(Qt::UserRole).toString();
        row = !picture.isEmpty() && own == QJsonArray{picture} ? i : row;
    }
    m_list->setCurrentRow(row);
    m_list->scrollToItem(m_list->item(row));
    showOwn(!own.isUndefined());
}

void KindLook::onClicked(const QListWidgetItem *item)
{
    const int row = m_list->row(item);
    if (row == asBase) {
        Q_EMIT picturesChosen(QJsonValue::Undefined);
    } else if (row == asCharacter) {
        Q_EMIT picturesChosen(QJsonArray());
    } else if (item) {
        Q_EMIT picturesChosen(QJsonArray{item->data(Qt::UserRole).toString()});
    }
}
