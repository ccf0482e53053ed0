#pragma once

#include "editor/levelfiles/levelicons.h"
#include "editor/widgets/orderlist.h"

/// One level of a campaign as a list shows it.
struct CampaignRow {
    QString path;
    QString openTitle; ///< with a star if it has changes that are not saved; empty if it is not open
    bool isCurrent = false;
    bool isMissing = false;             ///< there is no such file
    std::optional<bool> isChecked = {}; ///< it has a box instead of a number, checked or not

    friend bool operator==(const CampaignRow &, const CampaignRow &) = default;
};

/// The levels of a campaign in order, with pictures and what is wrong with each.
class CampaignList : public OrderList {
    Q_OBJECT

public:
    static constexpr QSize pictureSize{72, 54};

    explicit CampaignList(QWidget *parent = nullptr);

    /// It asks for no more height than it needs at the least, and takes what is left.
    QSize sizeHint() const override;

    /// The chosen row stays so, unless another level is edited now. The same rows as before change nothing.
    void setRows(const QList<CampaignRow> &rows);
    /// What levelIcons tells of a file. `warning` is a short word on what is wrong with the level, `reason` a sentence;
    /// both mostly empty.
    void setFacts(const QString &path, const LevelFacts &facts, const QString &warning, const QString &reason);

Q_SIGNALS:
    /// Another row is the chosen one, or other rows are shown.
    void rowChosen();

private:
    void addRow(const CampaignRow &row);
    void showPicture(QListWidgetItem *item, const LevelFacts &facts, const QString &warning);
    void showText(QListWidgetItem *item, int number);

    QList<CampaignRow> m_rows;
    bool m_isFilling = false;
};
