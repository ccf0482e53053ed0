#pragma once

#include <QStyledItemDelegate>

/// Draws a level of a shelf as a card: its picture, its name, one line about it.
class LevelCard : public QStyledItemDelegate {
    Q_OBJECT

public:
    enum Role {
        PathRole = Qt::UserRole, ///< QString
        PictureRole,             ///< QPixmap; none: an empty place
        DetailRole               ///< QString
    };

    /// The largest picture, in logical pixels.
    static constexpr QSize pictureSize{216, 162};

    using QStyledItemDelegate::QStyledItemDelegate;

    void paint(QPainter *painter, const QStyleOptionViewItem &option, const QModelIndex &index) const override;
    QSize sizeHint(const QStyleOptionViewItem &option, const QModelIndex &index) const override;
};
