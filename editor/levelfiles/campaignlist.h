#pragma once

#include "editor/levelfiles/levelicons.h"
#include "editor/widgets/orderlist.h"

/// A level of a campaign as a row of a list.
struct CampaignRow {
    QString path;
    QString openTitle; ///< with a star if it has unsaved changes; empty if it is not open
    bool isCurrent = false;
    bool isMissing = false;             ///< the file does not exist
    std::optional<bool> isChecked = {}; ///< state of a check box that replaces the number; std::nullopt: no check box

    friend bool operator==(const CampaignRow &, const CampaignRow &) = default;
};

/// The list of a campaign's levels in order, with pictures and issues.
class CampaignList : public OrderList {
    Q_OBJECT

public:
    static constexpr QSize pictureSize{72, 54};

    explicit CampaignList(QWidget *parent = nullptr);

    /// Returns a small height, so that the list only fills the remaining space.
    QSize sizeHint() const override;

    /// Sets the rows. The current row stays, unless another level is edited now. Does nothing if the rows are the same.
    void setRows(const QList<CampaignRow> &rows);
    /// Sets the facts that LevelIcons found about a file. `warning` is a short phrase for a problem of the level,
    /// `reason` a sentence; both are usually empty.
    void setFacts(const QString &path, const LevelFacts &facts, const QString &warning, const QString &reason);

Q_SIGNALS:
    /// The current row changed, or the rows did.
    void rowChosen();

private:
    void addRow(const CampaignRow &row);
    void showPicture(QListWidgetItem *item, const LevelFacts &facts, const QString &warning);
    void showText(QListWidgetItem *item, int number);

    QList<CampaignRow> m_rows;
    bool m_isFilling = false;
};
