#pragma once

#include <QStyledItemDelegate>

/// Draws a played game as a row of a list: a small picture, its name, and below it what is to be known of it, a line
/// each, so that many are seen at once. The name that the person gives it is edited in place of the first line.
class RunDelegate : public QStyledItemDelegate {
    Q_OBJECT

public:
    enum Role {
        IdRole = Qt::UserRole, ///< QString
        PictureRole,           ///< QPixmap; null: an empty place
        MarkRole,              ///< QIcon: what it is just now; null: nothing in particular
        DetailRole,            ///< QString, one line of plain text
        OwnNameRole,           ///< QString: what the person calls it; may be empty
        UsualNameRole          ///< QString: what it is called without a name of its own
    };

    /// The largest picture, in logical pixels.
    static constexpr QSize pictureSize{44, 33};

    using QStyledItemDelegate::QStyledItemDelegate;

    void paint(QPainter *painter, const QStyleOptionViewItem &option, const QModelIndex &index) const override;
    QSize sizeHint(const QStyleOptionViewItem &option, const QModelIndex &index) const override;
    QWidget *createEditor(QWidget *parent, const QStyleOptionViewItem &option, const QModelIndex &index) const override;
    void setEditorData(QWidget *editor, const QModelIndex &index) const override;
    /// Tells of the new name by named(); whoever hears that changes the model.
    void setModelData(QWidget *editor, QAbstractItemModel *model, const QModelIndex &index) const override;
    void updateEditorGeometry(QWidget *editor, const QStyleOptionViewItem &option,
                              const QModelIndex &index) const override;

Q_SIGNALS:
    /// The person has typed another name; an empty one takes it away.
    void named(const QString &id, const QString &name) const;
};
