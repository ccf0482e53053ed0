#pragma once

#include "app/games/recordinglist.h"

#include <QTreeWidget>

#include <optional>

/// Recorded games as a tree: a branch is below the run that it branches off, if that is listed. Siblings are sorted by
/// the date of the newest game in their subtree, newest first. Enter or a double click chooses a game, F2 edits its
/// name, Delete asks for its removal.
///
/// While a name is edited, the tree does not change; outdated() is emitted when the list must be updated afterwards.
class RunTree : public QTreeWidget {
    Q_OBJECT

public:
    explicit RunTree(CataloguePtr shipped, QWidget *parent = nullptr);

    /// Shows these games, sorted newest first. Selection and expansion of remaining rows are kept. If the current row
    /// is gone, its neighbor is selected; initially, the watched game.
    void setGames(const QList<Recording> &games);
    /// Updates a listed game.
    void showGame(const Recording &game);
    /// Sets the watched game and the ghost, which are marked in their rows. Empty: not in the list; std::nullopt: no
    /// game is watched. Takes effect at the next setGames().
    void setRoles(const std::optional<QString> &watched, const QString &ghost);

    /// Returns the id of the current game; empty if there is none.
    QString currentId() const;
    /// Edits the name of the current game in its row.
    void editName();

    /// Selects a row; clears the selection if there is no such id.
    void choose(const QString &id) { setCurrentItem(m_rows.value(id)); }

Q_SIGNALS:
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
    /// An id and the id of its parent, which may be empty.
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
