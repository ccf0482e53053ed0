#pragma once

#include "editor/levelfiles/levelicons.h"
#include "editor/widgets/orderlist.h"

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

    /// Replaces the rows. The same file stays selected. If another level than before is the current one of the editor,
    /// the row of that level is selected instead. Does nothing if the new rows equal the old ones.
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
