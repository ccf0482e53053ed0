#pragma once

#include "app/games/recordinglist.h"

#include <QTreeWidget>

#include <optional>

/// Played games as a tree: a branch below the run that it branches off, as far as that is listed. Beside each other the
/// one stands first that was played last, itself or by a branch of it. Enter or a double click chooses one, F2 edits
/// its name, Delete asks for its removal.
///
/// While a name is edited nothing else changes: outdated() says when to show again what came meanwhile.
class RunTree : public QTreeWidget {
    Q_OBJECT

public:
    explicit RunTree(CataloguePtr shipped, QWidget *parent = nullptr);

    /// Shows these, the newest first. Those that were shown before keep the keyboard, and stay open or closed. Where
    /// the current one is no longer there its neighbor is; at first it is the one that is watched.
    void setGames(const QList<Recording> &games);
    /// Shows what is known by now of one that is listed.
    void showGame(const Recording &game);
    /// The game that is watched and the one that is its ghost, which their rows say; empty: none of these; no value:
    /// none is watched. Shown from the next setGames() on.
    void setRoles(const std::optional<QString> &watched, const QString &ghost);

    /// Id of the current one; empty if there is none.
    QString currentId() const;
    /// Edits the name of the current one in its row.
    void editName();

    /// Makes a row the current one; no row if there is none of that id.
    void choose(const QString &id) { setCurrentItem(m_rows.value(id)); }

Q_SIGNALS:
    void chosen(const QString &id);
    void renamed(const QString &id, const QString &name);
    void removeRequested(const QString &id);
    /// setGames() is to be called again.
    void outdated();

protected:
    bool event(QEvent *event) override;
    void keyPressEvent(QKeyEvent *event) override;
    void closeEditor(QWidget *editor, QAbstractItemDelegate::EndEditHint hint) override;

private:
    /// An id, and that of the one below which it stands, or empty.
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
