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
enum class CopyOffer : std::uint8_t {
    None,  ///< the campaign can be changed, or there is none
    Copy,  ///< copies a shipped campaign into the user's folder
    Unpack ///< unpacks a campaign in one file into a new folder
};

/// A note about a campaign, above its levels.
struct CampaignNote {
    QString text;     ///< usually empty
    QString tip = {}; ///< details for the tool tip; empty: none
};

/// The panel with the level files of a campaign in order, with pictures. It changes no files: it displays the given
/// data and emits signals for the user's commands. If there is no campaign yet, it explains how to get one.
class CampaignPanel : public QWidget {
    Q_OBJECT

public:
    explicit CampaignPanel(QWidget *parent = nullptr);

    /// Sets the names of the campaigns to choose from. `chosen` is the index of the chosen campaign; -1 if there is
    /// none.
    void setCampaigns(const QStringList &names, int chosen);
    /// Sets the rows (see CampaignList::setRows()), and the note above them.
    void setRows(const QList<CampaignRow> &rows, const CampaignNote &note);
    /// Sets whether there is neither a campaign nor a folder to show. If so, two buttons replace the list: they save
    /// the level or open another one.
    void setEmpty(bool isEmpty);
    /// Shows the button for an editable copy, which emits copyRequested(); CopyOffer::None hides it.
    void setCopyOffered(CopyOffer offer);
    /// Sets whether rows can be dragged.
    void setMovable(bool isMovable);
    /// Shows facts about a level file; see CampaignList::setFacts().
    void setFacts(const QString &path, const LevelFacts &facts, const QString &warning, const QString &reason);
    /// Sets a remark below the note of setRows(); empty: none.
    void setRemark(const QString &remark);
    /// Adds buttons for the actions `buttons` below the list, and adds the actions `all` to the context menu of the
    /// list. Call it once.
    void setActions(const QList<QAction *> &buttons, const QList<QAction *> &all);
    /// Adds buttons above the list for actions on the campaign itself. While the list or the choice of the campaign has
    /// the focus, the keys for undo and redo trigger `undo` and `redo`. Call it once.
    void setCampaignActions(QAction *properties, QAction *undo, QAction *redo);

    /// True if the user can see the panel. A panel behind another tab is visible to Qt, but PanelDock disables it.
    bool isSeen() const { return isVisible() && isEnabled(); }

    /// Returns the index of the selected row; -1 if there is none.
    int currentRow() const;
    void setCurrentRow(int row);

Q_SIGNALS:
    /// The user chose another campaign, by its index in setCampaigns().
    void campaignChosen(int index);
    /// A row was opened by double click or Return.
    void opened(int row);
    /// A row was dragged to another index; the list does not change by itself.
    void moveRequested(int from, int to);
    void copyRequested();
    /// The user wants to save the level, so that the levels of its folder can be shown.
    void saveRequested();
    /// The user wants to open another level, so that the levels of its campaign or folder can be shown.
    void openRequested();
    /// currentRow() or the rows changed.
    void currentRowChanged();
    /// isSeen() became true.
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
    QWidget *m_beginning; ///< the buttons of setEmpty()
    CampaignList *m_list;
    QHBoxLayout *m_ofCampaign; ///< buttons of setCampaignActions()
    QHBoxLayout *m_buttons;    ///< buttons of setActions()
    QAction *m_undo = nullptr;
    QAction *m_redo = nullptr;
    CampaignNote m_ownNote; ///< note of setRows()
    CopyOffer m_offer = CopyOffer::None;
    QString m_remark;
};
