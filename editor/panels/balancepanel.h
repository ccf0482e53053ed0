#pragma once

#include "editor/art/tileicon.h"
#include "gamecore/analysis/balance.h"

#include <QWidget>

class QBoxLayout;
class QLabel;
class QTreeWidget;

/// The panel with the cost of fights: rows of equal monsters (BalanceSheet::Opponents), sortable by every column, and
/// the totals. Numbers are for the hero with the starting equipment. If the best equipment within reach changes a
/// number, both are shown: "7 → 4". In a narrow panel, the totals are below the rows.
class BalancePanel : public QWidget {
    Q_OBJECT

public:
    explicit BalancePanel(QWidget *parent = nullptr);

    /// Shows a balance. `catalogue` is the one in force in the level.
    void setBalance(const BalanceSheet &sheet, const CataloguePtr &catalogue);

protected:
    void resizeEvent(QResizeEvent *event) override;

private:
    void fill();
    void fillRows();
    QString monsterName(const BalanceSheet::Opponents &opponents) const;
    void addRow(const BalanceSheet::Opponents &opponents);
    QString heroText() const;
    QString totalText() const;
    static QString costText(const QString &sentence, const BalanceSheet::Total &total, int hp);
    void arrange();
    void narrowColumns();
    QString emptyText() const;
    void retranslate();

    BalanceSheet m_sheet;
    CataloguePtr m_catalogue; ///< null before setBalance()
    KindIcons m_icons;
    QBoxLayout *m_layout;
    QLabel *m_hero;
    QLabel *m_total;
    QLabel *m_nothing;
    QTreeWidget *m_table;
};
