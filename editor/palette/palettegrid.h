#pragma once

#include "editor/widgets/quietlist.h"

#include <QListWidget>

#include <functional>
#include <memory>

/// Rows of small pictures below headings, one of which is the current one. Arrow keys go from picture to picture,
/// Enter and Space take one, letters are meant for a search. A click leaves the keyboard where it is. Its pictures can
/// be dragged.
class PaletteGrid : public QuietList<QListWidget> {
    Q_OBJECT

public:
    /// Data of an item; headings have no NumberRole.
    enum Role {
        NumberRole = Qt::UserRole, ///< what the owner knows it by
        KeyRole,
        FavoriteRole, ///< whether it gets a star
    };
    using MimeOf = std::function<std::unique_ptr<QMimeData>(int number)>;

    explicit PaletteGrid(MimeOf mimeOf, QWidget *parent = nullptr);

    QListWidgetItem *addHeading(const QString &text);
    QListWidgetItem *addPicture(const QIcon &icon, const QString &name, int number, const QString &key);
    static bool isPicture(const QListWidgetItem *item) { return item && item->data(NumberRole).isValid(); }
    /// The first picture that is not hidden; null if all are.
    QListWidgetItem *firstPicture() const;
    /// Whether the pictures are drawn. The first frame in which this is seen goes without them: each is made of a
    /// drawing, and the level is to be seen first.
    bool hasPictures() const { return m_hasPictures; }

Q_SIGNALS:
    /// The current picture was taken by a key.
    void taken();
    /// A letter was typed that belongs to a search.
    void typed(const QString &letter);
    /// The mouse is over this picture; null: over none.
    void hovered(const QListWidgetItem *item);

protected:
    bool event(QEvent *event) override;
    bool viewportEvent(QEvent *event) override;
    void keyPressEvent(QKeyEvent *event) override;
    void paintEvent(QPaintEvent *event) override;
    QMimeData *mimeData(const QList<QListWidgetItem *> &items) const override;
    QModelIndex moveCursor(CursorAction action, Qt::KeyboardModifiers modifiers) override;

private:
    QList<QListWidgetItem *> pictures() const;
    QListWidgetItem *inNextRow(const QListWidgetItem *from, bool isDown) const;
    qsizetype placeBehind(qsizetype place, CursorAction action, qsizetype last) const;

    MimeOf m_mimeOf;
    bool m_hasPictures = false;
};
