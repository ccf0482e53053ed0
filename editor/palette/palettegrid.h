#pragma once

#include "editor/widgets/quietlist.h"

#include <QListWidget>

#include <functional>
#include <memory>

/// A grid of small pictures below headings, one of which is the current one. Arrow keys move between pictures, Enter
/// and Space take one, and letters start a search. A click does not move the focus. Pictures can be dragged.
class PaletteGrid : public QuietList<QListWidget> {
    Q_OBJECT

public:
    /// Data of items. Headings have none of it.
    enum Role {
        NumberRole = Qt::UserRole, ///< number given by the owner
        KeyRole,                   ///< key of the paint (PaintEntry::key)
        FavoriteRole,              ///< bool: draw a star on the picture
    };
    /// Returns the data of a drag for the picture with this number.
    using MimeOf = std::function<std::unique_ptr<QMimeData>(int number)>;

    explicit PaletteGrid(MimeOf mimeOf, QWidget *parent = nullptr);

    /// Appends a heading or a picture; the grid owns it. `number` is passed to `mimeOf`.
    QListWidgetItem *addHeading(const QString &text);
    QListWidgetItem *addPicture(const QIcon &icon, const QString &name, int number, const QString &key);
    /// True for a picture, false for a heading or null.
    static bool isPicture(const QListWidgetItem *item) { return item && item->data(NumberRole).isValid(); }
    /// Returns the first visible picture; null if there is none.
    QListWidgetItem *firstPicture() const;
    /// Scrolls to the top, or to the current picture and its heading if the picture is not visible there. The same
    /// happens on every resize until the user scrolls.
    void showCurrent();
    /// True if the pictures are drawn. They are left out of the first visible frame, because rendering them would delay
    /// the level.
    bool hasPictures() const { return m_hasPictures; }

Q_SIGNALS:
    /// The current picture was taken by a key.
    void taken();
    /// A letter for the search was typed.
    void typed(const QString &letter);
    /// The mouse moved to this picture; null: to none.
    void hovered(const QListWidgetItem *item);

protected:
    bool event(QEvent *event) override;
    bool viewportEvent(QEvent *event) override;
    void keyPressEvent(QKeyEvent *event) override;
    void paintEvent(QPaintEvent *event) override;
    void resizeEvent(QResizeEvent *event) override;
    QMimeData *mimeData(const QList<QListWidgetItem *> &items) const override;
    QModelIndex moveCursor(CursorAction action, Qt::KeyboardModifiers modifiers) override;

private:
    QList<QListWidgetItem *> pictures() const;
    QListWidgetItem *inNextRow(const QListWidgetItem *from, bool isDown) const;
    qsizetype placeBehind(qsizetype place, CursorAction action, qsizetype last) const;

    MimeOf m_mimeOf;
    bool m_hasPictures = false;
    bool m_isScrolled = false; ///< the user has scrolled since showCurrent()
    /// True during showCurrent(), which may resize the grid by showing or hiding its scroll bar.
    bool m_isShowingCurrent = false;
};
