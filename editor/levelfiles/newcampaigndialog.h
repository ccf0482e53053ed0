#pragma once

#include "editor/levelfiles/campaignlist.h"
#include "gamecore/level/level.h"

#include <QDialog>

class NewLevelForm;
class QAction;
class QLineEdit;
class QPushButton;

/// A dialog for a new campaign: its name, and its levels, either existing level files in a chosen order or one new
/// level.
class NewCampaignDialog : public QDialog {
    Q_OBJECT

public:
    /// `files` are offered as levels; `ruleset` is the proposal for a new level.
    NewCampaignDialog(const QStringList &files, const QString &ruleset, const CataloguePtr &catalogue,
                      QWidget *parent = nullptr);

    QString campaignName() const;
    /// Returns the checked level files in the chosen order. An empty list if the campaign starts with newLevel().
    QStringList files() const;
    Level newLevel() const;

    /// Accepts like NewLevelDialog::accept().
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
