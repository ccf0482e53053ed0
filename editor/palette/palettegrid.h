#pragma once

#include "editor/widgets/quietlist.h"

#include <QListWidget>

#include <functional>
#include <memory>

/// A grid of small pictures in groups with headings; at most one picture is the current one. Arrow keys make another
/// picture current. Enter and Space emit taken(), and letters and digits emit typed(). A click does not move the focus
/// to the grid. Pictures can be dragged.
class PaletteGrid : public QuietList<QListWidget> {
    Q_OBJECT

public:
    /// Data of pictures. Headings have no such data.
    enum Role {
        NumberRole = Qt::UserRole, ///< argument `number` of addPicture()
        KeyRole,                   ///< key of the paint (PaintEntry::key)
        FavoriteRole,              ///< bool: draw a star on the picture
    };
    /// Returns the data of a drag for the picture with this number.
    using MimeOf = std::function<std::unique_ptr<QMimeData>(int number)>;

    explicit PaletteGrid(MimeOf mimeOf, QWidget *parent = nullptr);

    /// Appends a heading or a picture; the grid owns it. When the picture is dragged, `number` is passed to `mimeOf`,
    /// the argument of the constructor.
    QListWidgetItem *addHeading(const QString &text);
    QListWidgetItem *addPicture(const QIcon &icon, const QString &name, int number, const QString &key);
    /// True for a picture, false for a heading or null.
    static bool isPicture(const QListWidgetItem *item) { return item && item->data(NumberRole).isValid(); }
    /// Returns the first visible picture; null if there is none.
    QListWidgetItem *firstPicture() const;
    /// Scrolls to the top. If the current picture is too far down to be visible then, scrolls to this picture and its
    /// heading instead. Each resize does the same again until the user scrolls.
    void showCurrent();
    /// True if the pictures are drawn. The first visible frame shows none, because rendering them would delay the
    /// display of the level.
    bool hasPictures() const { return m_hasPictures; }

Q_SIGNALS:
    /// Enter or Space was pressed on the current picture.
    void taken();
    /// A letter or digit was typed, which the receiver should append to the search text.
    void typed(const QString &letter);
    /// The mouse moved to this picture; null: it is now on no picture.
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
