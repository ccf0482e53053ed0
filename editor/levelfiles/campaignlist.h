#pragma once

#include "editor/storage/filecaches.h"
#include "editor/widgets/orderlist.h"
#include "gamecore/base/issue.h"
#include "gamecore/data/ids.h"

#include <QHash>
#include <QImage>
#include <QObject>
#include <QSize>

/// Facts about a level file for a list of levels. If the file cannot be read, only `isDamaged` is set. For a level that
/// is too large, no member is set.
struct LevelFacts {
    QString name = {};               ///< untranslated, as in the file; may be empty
    QImage picture = {};             ///< null if the level is damaged or too large
    bool isDamaged = false;          ///< the file contains no readable level
    std::optional<Issue> fault = {}; ///< reason why the level cannot be played or won; std::nullopt if there is none
    QString ruleset = {};            ///< key of the level's ruleset
    QStringList startItems = {};     ///< keys of the items with which a new hero starts
    QHash<QString, QString> ownItems = {}; ///< items that only this level defines: key -> name
    /// Keys of those ownItems that the hero can get in this level: items in the level, items that monsters carry, and
    /// items with which he starts.
    QStringList usedItems = {};
};

/// Facts and small pictures of level files, read in a worker thread and cached until the file changes.
class LevelIcons : public QObject {
    Q_OBJECT

public:
    /// Pictures fit into `box`, in logical pixels. Files are read through `archive`, which unpacks archives.
    /// `catalogue` is the shipped one.
    LevelIcons(CataloguePtr catalogue, std::shared_ptr<LastArchive> archive, QSize box, QObject *parent = nullptr);

    /// Emits read() for each of these files: at once if its facts are cached, otherwise later. Replaces the previous
    /// request.
    void request(const QStringList &paths);
    /// True if a file contains no readable level. Reads the file now if its facts are not cached.
    bool isDamaged(const QString &path) const;

Q_SIGNALS:
    /// The facts about a requested file are available.
    void read(const QString &path, const LevelFacts &facts);

private:
    CataloguePtr m_catalogue;
    std::shared_ptr<LastArchive> m_archive;
    QSize m_box; ///< see the constructor
    FileFactCache<LevelFacts> m_files;
};

/// A level file of a campaign as a row of a list.
struct CampaignRow {
    QString path;      ///< path of the level file
    QString openTitle; ///< title of the level's tab, with a star if the level has unsaved changes; empty if the level
                       ///< is not open
    bool isCurrent = false;             ///< the level is the current one of the editor; shown in bold
    bool isMissing = false;             ///< the file does not exist
    std::optional<bool> isChecked = {}; ///< state of a check box in place of the number; std::nullopt: no check box

    friend bool operator==(const CampaignRow &, const CampaignRow &) = default;
};

/// The list of a campaign's level files in order, with pictures and problems. Rows can be moved by dragging
/// (OrderList).
class CampaignList : public OrderList {
    Q_OBJECT

public:
    static constexpr QSize pictureSize{72, 54}; ///< in logical pixels

    explicit CampaignList(QWidget *parent = nullptr);

    /// Returns a size with the minimum height, so that the list fills only the space that other widgets leave.
    QSize sizeHint() const override;

    /// Replaces the rows. The same file stays selected. If another level has become the editor's current level, the row
    /// of that level is selected instead. Does nothing if the new rows equal the old ones.
    void setRows(const QList<CampaignRow> &rows);
    /// Shows facts about a file that LevelIcons has read. `warning` is a short phrase for a problem of the level,
    /// `reason` a sentence about it; both are usually empty.
    void setFacts(const QString &path, const LevelFacts &facts, const QString &warning, const QString &reason);

Q_SIGNALS:
    /// The selected row changed, or setRows() replaced the rows.
    void rowChosen();

private:
    void addRow(const CampaignRow &row);
    void showPicture(QListWidgetItem *item, const LevelFacts &facts, const QString &warning);
    void showText(QListWidgetItem *item, int number);

    QList<CampaignRow> m_rows;
    bool m_isFilling = false;
};
