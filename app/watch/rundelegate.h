#pragma once

#include <QStyledItemDelegate>

/// Draws a recorded game as a compact row: a small picture, its name, and details below, one line each. The name given
/// by the user can be edited in place.
class RunDelegate : public QStyledItemDelegate {
    Q_OBJECT

public:
    enum Role {
        IdRole = Qt::UserRole, ///< QString
        PictureRole,           ///< QPixmap: the end of the game; null: the room for it stays empty
        MarkRole,              ///< QIcon: marks the watched game and the ghost; null: neither
        DetailRole,            ///< QString: briefOf(), one line of plain text
        OwnNameRole,           ///< QString: name given by the user; may be empty
        UsualNameRole          ///< QString: name shown if the user has given none
    };

    /// The largest picture in logical pixels.
    static constexpr QSize pictureSize{44, 33};

    using QStyledItemDelegate::QStyledItemDelegate;

    void paint(QPainter *painter, const QStyleOptionViewItem &option, const QModelIndex &index) const override;
    QSize sizeHint(const QStyleOptionViewItem &option, const QModelIndex &index) const override;
    QWidget *createEditor(QWidget *parent, const QStyleOptionViewItem &option, const QModelIndex &index) const override;
    void setEditorData(QWidget *editor, const QModelIndex &index) const override;
    /// Emits named() instead of changing the model; the receiver must do that.
    void setModelData(QWidget *editor, QAbstractItemModel *model, const QModelIndex &index) const override;
    void updateEditorGeometry(QWidget *editor, const QStyleOptionViewItem &option,
                              const QModelIndex &index) const override;

Q_SIGNALS:
    /// Emitted when the user has typed another name; an empty name removes it.
    void named(const QString &id, const QString &name) const;
};
