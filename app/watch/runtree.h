#pragma once

#include "app/games/recordinglist.h"

#include <QStyledItemDelegate>
#include <QTreeWidget>

#include <optional>

/// The delegate that draws a recorded game as a compact row: a small picture, and beside it a line with the name, a
/// line with the result and a line with the date, which is never cut off. Facts that do not fit into a line are left
/// out; the tool tip has all of them. The name given by the user can be edited in place.
class RunDelegate : public QStyledItemDelegate {
    Q_OBJECT

public:
    enum Role {
        IdRole = Qt::UserRole, ///< QString
        PictureRole,           ///< QPixmap: the end of the game; null: the room for it stays empty
        MarkRole,              ///< QIcon: marks the watched game and the ghost; null: neither
        DetailRole,            ///< QString: resultOf(), one line of plain text
        DateRole,              ///< QString: dateLineOf(), one line of plain text
        OwnNameRole,           ///< QString: name given by the user; may be empty
        UsualNameRole          ///< QString: name shown if the user has given none
    };

    /// The largest picture in logical pixels.
    static constexpr QSize pictureSize{64, 48};

    using QStyledItemDelegate::QStyledItemDelegate;

    /// Returns the three lines of a row as they are painted. A line ends with "…" only if already its first fact does
    /// not fit, such as a very long name.
    static QStringList linesOf(const QStyleOptionViewItem &option, const QModelIndex &index);

    void paint(QPainter *painter, const QStyleOptionViewItem &option, const QModelIndex &index) const override;
    QSize sizeHint(const QStyleOptionViewItem &option, const QModelIndex &index) const override;
    QWidget *createEditor(QWidget *parent, const QStyleOptionViewItem &option, const QModelIndex &index) const override;
    void setEditorData(QWidget *editor, const QModelIndex &index) const override;
    /// Emits named() if the name has changed. Does not change the model; the receiver of named() must do so.
    void setModelData(QWidget *editor, QAbstractItemModel *model, const QModelIndex &index) const override;
    void updateEditorGeometry(QWidget *editor, const QStyleOptionViewItem &option,
                              const QModelIndex &index) const override;

Q_SIGNALS:
    /// Emitted when the user has typed another name; an empty `name` removes the user's name.
    void named(const QString &id, const QString &name) const;
};

/// Recorded games as a tree. A game that was taken over from another game is a child of that game, if both are listed.
/// Siblings are sorted by the date of the newest game in their subtree, newest first. Enter or a double click chooses a
/// game, F2 edits its name, Delete emits removeRequested().
///
/// While a name is edited, setGames() and showGame() change nothing. If one of them was called meanwhile, outdated() is
/// emitted afterwards.
class RunTree : public QTreeWidget {
    Q_OBJECT

public:
    explicit RunTree(CataloguePtr shipped, QWidget *parent = nullptr);

    /// Shows these games, which must be sorted, newest first. The selected game stays selected, and collapsed rows stay
    /// collapsed. If the selected game is gone, a neighboring row is selected. The first call selects the watched game,
    /// or the first row if no game is watched.
    void setGames(const QList<Recording> &games);
    /// Updates the row of a listed game.
    void showGame(const Recording &game);
    /// Sets the ids of the watched game and the ghost, which are marked in their rows. `watched` is empty if the
    /// watched game is not a recording, and std::nullopt if no game is watched. `ghost` is empty if there is none.
    /// Takes effect at the next setGames().
    void setRoles(const std::optional<QString> &watched, const QString &ghost);

    /// Returns the id of the selected game; empty if there is none.
    QString currentId() const;
    /// Starts editing the name of the selected game in its row.
    void editName();

    /// Selects the row of a game; clears the selection if the game is not listed.
    void choose(const QString &id) { setCurrentItem(m_rows.value(id)); }

Q_SIGNALS:
    /// Emitted when a game should be watched.
    void chosen(const QString &id);
    void renamed(const QString &id, const QString &name);
    void removeRequested(const QString &id);
    /// Emitted when setGames() must be called again.
    void outdated();

protected:
    bool event(QEvent *event) override;
    void keyPressEvent(QKeyEvent *event) override;
    void closeEditor(QWidget *editor, QAbstractItemDelegate::EndEditHint hint) override;

private:
    /// The id of a game, and the id of its parent in the tree; the parent's id is empty at the top level.
    using Place = std::pair<QString, QString>;

    static QList<Place> placesOf(const QList<Recording> &games);
    void build(const QList<Place> &places);
    QString neighborOf(const QList<Place> &left) const;
    void makeCurrent(const QString &id);
    QIcon markOf(const Recording &game) const;
    QString wholeTextOf(const Recording &game) const;

    CataloguePtr m_shipped;
    QList<Place> m_places;
    QHash<QString, QTreeWidgetItem *> m_rows; ///< by id
    std::optional<QString> m_watched;
    QString m_ghost;
    bool m_isOutdated = false;
};
