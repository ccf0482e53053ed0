#pragma once

#include "editor/desk/editfeature.h"
#include "editor/files/campaignchange.h"
#include "editor/files/filewatch.h"
#include "editor/levels/levelicons.h"

class CampaignPanel;

namespace CommandIds {
inline constexpr CommandId addNewCampaignLevel{"addNewCampaignLevel"};
inline constexpr CommandId addCampaignLevel{"addCampaignLevel"};
inline constexpr CommandId moveCampaignLevelUp{"moveCampaignLevelUp"};
inline constexpr CommandId moveCampaignLevelDown{"moveCampaignLevelDown"};
inline constexpr CommandId renameCampaignLevel{"renameCampaignLevel"};
inline constexpr CommandId campaignProperties{"campaignProperties"};
inline constexpr CommandId undoCampaign{"undoCampaign"};
inline constexpr CommandId redoCampaign{"redoCampaign"};
inline constexpr CommandId removeCampaignLevel{"removeCampaignLevel"};
} // namespace CommandIds

/// The campaign that the level belongs to, in a panel: its levels in order, to open, move, add, rename, leave out and
/// play. Each change is written at once. What other programs do in its folder is followed.
class CampaignFeature : public EditFeature {
    Q_OBJECT

public:
    explicit CampaignFeature(const EditDesk &desk);

    void setActive(bool isActive) override;
    void retranslate() override;

protected:
    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    QAction *make(CommandId id, const CommandPlace &place) const;
    void connectAll();
    void findCampaigns();
    void showChanges();
    void watch();
    void choose(int index);
    void showCampaign();
    void showLevels();
    void update();
    void showFacts(const QString &path, const LevelFacts &facts);
    /// Why the level cannot be played or won where it stands in the campaign, as a short word and a sentence.
    std::pair<QString, QString> faultOf(qsizetype place, const LevelFacts &facts) const;
    QString ruleRemark() const;
    QString noteText() const;
    QStringList missingLevels() const;
    static QString faultText(const Issue &fault);

    void open(int row);
    void move(int from, int to);
    void moveCurrent(int by);
    /// What a campaign file of it would list: files of a folder that cannot be read come into none by themselves.
    Campaign listed(Campaign campaign) const;
    /// Behind which level others are added: the chosen one, else the last one.
    int placeToAdd() const;
    void addNew();
    void addFile();
    void removeCurrent();
    void renameCurrent();
    void changeProperties();
    void undo();
    void redo();
    void travel(std::vector<CampaignChange> &from, std::vector<CampaignChange> &to);
    void copy();
    void play();
    /// Says why it failed, or shows what became of it. False if it failed.
    bool finish(const CampaignChange &change, int row);

    CampaignPanel *m_panel;
    LevelIcons m_icons;
    FileWatch m_watch;
    QStringList m_paths; ///< of the campaigns to choose from
    QString m_path;      ///< of the chosen one; empty: none
    std::optional<Campaign> m_campaign;
    std::optional<Issue> m_fault;         ///< why it cannot be read
    QHash<QString, LevelFacts> m_facts;   ///< of its levels, as far as they were read
    std::vector<CampaignChange> m_done;   ///< what can be undone, the newest last
    std::vector<CampaignChange> m_undone; ///< what can be redone
    QAction *m_addNew;
    QAction *m_addFile;
    QAction *m_moveUp;
    QAction *m_moveDown;
    QAction *m_rename;
    QAction *m_properties;
    QAction *m_undo;
    QAction *m_redo;
    QAction *m_remove;
    QAction *m_play;
    bool m_isActive = false;
};
