#pragma once

#include "editor/levelfiles/campaignlist.h"
#include "gamecore/play/campaign.h"

#include <QWidget>

class QAction;
class QComboBox;
class QHBoxLayout;
class QLabel;
class QPushButton;

/// What is offered for a campaign that cannot be changed itself.
enum class CopyOffer : std::uint8_t { None, Copy, Unpack };

/// What is special about a campaign.
struct CampaignNote {
    QString text;     ///< mostly empty
    QString tip = {}; ///< what has no room
};

/// The levels of the campaign that the edited level belongs to, in order, with pictures. Only shows and asks. Where
/// there is none yet it offers what leads to one, in words.
class CampaignPanel : public QWidget {
    Q_OBJECT

public:
    explicit CampaignPanel(QWidget *parent = nullptr);

    /// The campaigns to choose from, `chosen` one of them or -1.
    void setCampaigns(const QStringList &names, int chosen);
    /// The chosen row stays so, unless another level is edited now.
    void setRows(const QList<CampaignRow> &rows, const CampaignNote &note);
    /// There is neither a campaign nor a folder to show.
    void setEmpty(bool isEmpty);
    /// Offers to make a copy that can be changed, which copyRequested() asks for.
    void setCopyOffered(CopyOffer offer);
    void setMovable(bool isMovable);
    /// See CampaignList::setFacts().
    void setFacts(const QString &path, const LevelFacts &facts, const QString &warning, const QString &reason);
    /// Sets what is special about the campaign beside the note of setRows().
    void setRemark(const QString &remark);
    /// Buttons for these stand below the list; its context menu has them all.
    void setActions(const QList<QAction *> &buttons, const QList<QAction *> &all);
    /// Sets buttons for what is done to the campaign itself, above the list, and the keys of undo and redo in it.
    void setCampaignActions(QAction *properties, QAction *undo, QAction *redo);

    /// Whether the panel is seen. Behind the tab of another one it is visible to Qt, and PanelDock disables it.
    bool isSeen() const { return isVisible() && isEnabled(); }

    int currentRow() const;
    void setCurrentRow(int row);

Q_SIGNALS:
    void campaignChosen(int index);
    /// A row was opened by a double click or Return.
    void opened(int row);
    void moveRequested(int from, int to);
    void copyRequested();
    /// The level is to be saved, or another one to be opened, whose folder or campaign is shown then.
    void saveRequested();
    void openRequested();
    void currentRowChanged();
    /// The panel came into sight.
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
    QWidget *m_beginning; ///< seen while there is nothing else
    CampaignList *m_list;
    QHBoxLayout *m_ofCampaign;
    QHBoxLayout *m_buttons;
    QAction *m_undo = nullptr;
    QAction *m_redo = nullptr;
    CampaignNote m_ownNote;
    CopyOffer m_offer = CopyOffer::None;
    QString m_remark;
};
