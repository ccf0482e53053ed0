#pragma once

#include "editor/levelfiles/campaignlist.h"
#include "gamecore/play/campaign.h"

#include <QWidget>

class QAction;
class QComboBox;
class QHBoxLayout;
class QLabel;
class QPushButton;

/// The action offered for a campaign that cannot be changed.
enum class CopyOffer : std::uint8_t { None, Copy, Unpack };

/// A note about a campaign.
struct CampaignNote {
    QString text;     ///< usually empty
    QString tip = {}; ///< details for the tool tip
};

/// The panel with the levels of the edited level's campaign, in order, with pictures. It only displays and emits
/// requests. If there is no campaign yet, it explains how to get one.
class CampaignPanel : public QWidget {
    Q_OBJECT

public:
    explicit CampaignPanel(QWidget *parent = nullptr);

    /// Sets the campaigns to choose from. `chosen` is the index of one of them, or -1.
    void setCampaigns(const QStringList &names, int chosen);
    /// Sets the rows. The current row stays, unless another level is edited now.
    void setRows(const QList<CampaignRow> &rows, const CampaignNote &note);
    /// Sets whether there is neither a campaign nor a folder to show.
    void setEmpty(bool isEmpty);
    /// Offers an editable copy; its button emits copyRequested().
    void setCopyOffered(CopyOffer offer);
    void setMovable(bool isMovable);
    /// Calls CampaignList::setFacts().
    void setFacts(const QString &path, const LevelFacts &facts, const QString &warning, const QString &reason);
    /// Sets a remark that is shown in addition to the note of setRows().
    void setRemark(const QString &remark);
    /// Sets the actions with a button below the list, and all actions of the context menu.
    void setActions(const QList<QAction *> &buttons, const QList<QAction *> &all);
    /// Sets the actions for the campaign itself: the properties button above the list, and undo and redo for the keys
    /// in the list.
    void setCampaignActions(QAction *properties, QAction *undo, QAction *redo);

    /// True if the panel can be seen. Behind another tab it is visible to Qt, but PanelDock disables it.
    bool isSeen() const { return isVisible() && isEnabled(); }

    int currentRow() const;
    void setCurrentRow(int row);

Q_SIGNALS:
    void campaignChosen(int index);
    /// A row was opened by double click or Return.
    void opened(int row);
    void moveRequested(int from, int to);
    void copyRequested();
    /// The level should be saved, or another one opened, whose folder or campaign is then shown.
    void saveRequested();
    void openRequested();
    void currentRowChanged();
    /// The panel became visible to the user.
    void seen();

protected:
    void changeEvent(QEvent *event) override;
    bool eventFilter(QObject *watched, QEvent *event) override;
    void showEvent(QShowEvent *event) override;

private:
    QWidget *makeBeginning();
    void tellIfSeen();
    void retranslate();
    void showNote();
    void showOffer();

    QComboBox *m_choice;
    QLabel *m_note;
    QPushButton *m_copy;
    QPushButton *m_save;
    QPushButton *m_open;
    QWidget *m_beginning; ///< visible while there is nothing else to show
    CampaignList *m_list;
    QHBoxLayout *m_ofCampaign;
    QHBoxLayout *m_buttons;
    QAction *m_undo = nullptr;
    QAction *m_redo = nullptr;
    CampaignNote m_ownNote;
    CopyOffer m_offer = CopyOffer::None;
    QString m_remark;
};
