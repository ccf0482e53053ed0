#pragma once

#include "editor/levelfiles/campaignlist.h"
#include "gamecore/level/level.h"

#include <QDialog>

class NewLevelForm;
class QAction;
class QLineEdit;
class QPushButton;

/// Asks for the name of a new campaign and for its levels: level files that are there already, in an order, or one new
/// level.
class NewCampaignDialog : public QDialog {
    Q_OBJECT

public:
    /// Offers these level files; `ruleset` is the proposal for a new level.
    NewCampaignDialog(const QStringList &files, const QString &ruleset, const CataloguePtr &catalogue,
                      QWidget *parent = nullptr);

    QString campaignName() const;
    /// The checked level files in the chosen order. If it is empty, the campaign begins with newLevel().
    QStringList files() const;
    Level newLevel() const;

    /// As NewLevelDialog::accept().
    void accept() override;

private:
    void addFiles(const QStringList &files);
    QLayout *makeMoves();
    void move(int from, int to);
    void showRows();
    void follow(const QListWidgetItem &item);
    void update();

    LevelIcons m_icons;
    QList<CampaignRow> m_rows;
    QLineEdit *m_name;
    CampaignList *m_list;
    QAction *m_up;
    QAction *m_down;
    NewLevelForm *m_level;
    QPushButton *m_create = nullptr;
};
