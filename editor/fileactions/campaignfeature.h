#pragma once

#include "editor/fileactions/campaignedits.h"
#include "editor/fileactions/foundcampaigns.h"
#include "editor/levelfiles/levelicons.h"
#include "editor/storage/campaignchange.h"
#include "editor/view/editfeature.h"

#include <vector>

class CampaignPanel;
struct CampaignNote;

/// Changes of campaigns that can be taken back and made again, the newest first, while its campaign is the one that is
/// shown.
class CampaignSteps {
public:
    /// A level that came into a folder leaves what can be undone as it is.
    void add(const CampaignChange &change);
    bool canUndo(const QString &campaign) const { return !m_done.empty() && m_done.back().path == campaign; }
    bool canRedo(const QString &campaign) const { return !m_undone.empty() && m_undone.back().path == campaign; }
    /// What became of it. If it failed, what was done before can never be taken back: the files are something else.
    CampaignChange undo() { return travel(m_done, m_undone); }
    CampaignChange redo() { return travel(m_undone, m_done); }

private:
    static CampaignChange travel(std::vector<CampaignChange> &from, std::vector<CampaignChange> &to);

    std::vector<CampaignChange> m_done;   ///< the newest last
    std::vector<CampaignChange> m_undone; ///< the one that was undone last stands last
};

/// The campaign that the level belongs to, in a panel: its levels in order, to open, move, add, rename, leave out and
/// play. Each change is written at once. What other programs do in its folder is followed.
class CampaignFeature : public EditFeature {
    Q_OBJECT

public:
    explicit CampaignFeature(const EditDesk &desk);

    void retranslate() override;

    /// The campaign that the edited level, whose file it is, belongs to, also while nobody sees the panel: it is looked
    /// for now. If it is still to come campaignShown() follows.
    CampaignAround campaignOf(const QString &level) { return m_found.around(level); }

    /// Asks for a new campaign, writes it, and opens its first level beside the panel. Levels of the author's own
    /// folder stay where they are, with the campaign file beside them; a new level comes into a new folder with its
    /// campaign. False if the person cancels, or if it failed, which is said.
    bool askForNew();

Q_SIGNALS:
    /// campaignOf() may be another.
    void campaignShown();

protected:
    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    QAction *add(CommandId id, const char *text, const char *tip, CommandPlace place, const std::function<void()> &act,
                 const std::function<bool()> &isPossible);
    void addCommands();
    void connectAll();
    void findCampaigns();
    void showChanges();
    void choose(int index);
    void showCampaign();
    void showLevels(const CampaignNote &note);
    void showRemark();
    void update() override;
    void showFacts(const QString &path, const LevelFacts &facts);

    void open(int row);
    void move(int from, int to);
    void addNew();
    using Asking = std::optional<CampaignEdit> (CampaignEdits::*)(const Campaign &campaign, int row) const;
    void edit(Asking ask);
    void copy();
    QList<int> unsavedLevels() const;
    void play();
    void giveAway();
    void followMove(const CampaignChange &change);
    /// Says why it failed, or shows what became of it.
    void finish(const CampaignEdit &edit);
    /// The same of a change that was taken back, or made again.
    void finishStep(const CampaignChange &change, bool isTakenBack);

    CampaignPanel *m_panel;
    std::shared_ptr<LastArchive> m_archive; ///< unpacked once for the campaign and its levels
    LevelIcons m_icons;
    FoundCampaigns m_found;
    std::optional<Campaign> m_campaign; ///< the chosen one, if it can be read
    bool m_isWhole = false;             ///< it can be read, and none of its level files is missing
    QHash<QString, LevelFacts> m_facts; ///< of its levels, as far as they were read
    CampaignEdits m_edits;
    CampaignSteps m_steps;
    QAction *m_properties = nullptr; ///< its button is among those of the campaign
};
