#pragma once

#include "editor/levelfiles/campaignlist.h"
#include "gamecore/level/level.h"

#include <QDialog>

class NewLevelForm;
class QAction;
class QLineEdit;
class QPushButton;

/// A dialog for a new campaign: its name and its levels. The levels are either existing level files in a chosen order,
/// or one new level. The dialog writes no files.
class NewCampaignDialog : public QDialog {
    Q_OBJECT

public:
    /// `files` are the paths of the level files to choose from. `ruleset` is the key of the ruleset proposed for a new
    /// level. `catalogue` is the shipped one.
    NewCampaignDialog(const QStringList &files, const QString &ruleset, const CataloguePtr &catalogue,
                      QWidget *parent = nullptr);

    /// Returns the name; not empty after accepting.
    QString campaignName() const;
    /// Returns the checked level files in the chosen order. If the list is empty, the campaign consists of newLevel().
    QStringList files() const;
    /// Returns the new level; used if files() is empty.
    Level newLevel() const;

    /// Accepts, unless the size of the new level was clamped and the user has not seen that yet
    /// (NewLevelForm::mustReviewSize()).
    void accept() override;

private:
    void addFiles(const QStringList &files);
    QLayout *makeMoves();
    void move(int from, int to);
    void showRows();
    void follow(const QListWidgetItem &item);
    void update();

    LevelIcons m_icons;
    QList<CampaignRow> m_rows; ///< the offered files in the chosen order
    QLineEdit *m_name;
    CampaignList *m_list;
    QAction *m_up;
    QAction *m_down;
    NewLevelForm *m_level;
    QPushButton *m_create = nullptr; ///< accepts the dialog
};
