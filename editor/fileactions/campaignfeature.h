#pragma once

#include "editor/fileactions/campaignedits.h"
#include "editor/fileactions/foundcampaigns.h"
#include "editor/levelfiles/campaignlist.h"
#include "editor/storage/campaignchange.h"
#include "editor/view/editfeature.h"

#include <vector>

class CampaignPanel;
struct CampaignNote;

/// The undo and redo steps for changes of campaigns on disk. All campaigns share one history. Only its newest step can
/// be undone, and only while the campaign of that step is shown.
class CampaignSteps {
public:
    /// Adds a change and drops the undone steps. Ignores a change that cannot be undone
    /// (CampaignChange::canBeUndone()).
    void add(const CampaignChange &change);
    /// True if the newest step belongs to this campaign, given by its path.
    bool canUndo(const QString &campaign) const { return !m_done.empty() && m_done.back().path == campaign; }
    /// True if the step undone last belongs to this campaign, given by its path.
    bool canRedo(const QString &campaign) const { return !m_undone.empty() && m_undone.back().path == campaign; }
    /// Undoes the newest step, which must exist, and returns the resulting change. If this fails, for example because
    /// another program has changed the files, drops all steps that could be undone.
    CampaignChange undo() { return travel(m_done, m_undone); }
    /// Redoes the step undone last, which must exist, and returns the resulting change. If this fails, drops all steps
    /// that could be redone.
    CampaignChange redo() { return travel(m_undone, m_done); }

private:
    static CampaignChange travel(std::vector<CampaignChange> &from, std::vector<CampaignChange> &to);

    std::vector<CampaignChange> m_done;   ///< the newest is last
    std::vector<CampaignChange> m_undone; ///< the step undone last is last
};

/// The feature behind the campaign panel. The panel shows the campaign of the current level and its levels in order,
/// which the author can open, move, add, rename, remove and play. Each change is written at once. Changes of the folder
/// by other programs are shown.
class CampaignFeature : public EditFeature {
    Q_OBJECT

public:
    explicit CampaignFeature(const EditorContext &context);

    void retranslate() override;

    /// Returns the campaign chosen for the edited level, even while the panel is hidden. `level` is the path of the
    /// edited level's file. If the campaign is not known yet, campaignShown() is emitted once it is known.
    CampaignAround campaignOf(const QString &level) { return m_found.around(level); }

    /// Asks for a new campaign, writes it, opens its first level and shows the panel. If the user chooses existing
    /// levels of the author's folder, these stay in place, and the campaign file is written beside them. If the user
    /// chooses a new level, it is written into a new folder together with the campaign file. Returns false if the user
    /// cancelled, or if the campaign could not be written or read back, which was reported.
    bool askForNew();

Q_SIGNALS:
    /// The result of campaignOf() may have changed.
    void campaignShown();

protected:
    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    QAction *add(CommandId id, const char *text, const char *tip, CommandPlace place, const std::function<void()> &act,
                 const std::function<bool()> &isPossible);
    void addCommands();
    QAction *addPlay();
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
    /// Reports a failure, or shows the result of a change.
    void finish(const CampaignEdit &edit);
    /// Reports a failure, or shows the result of an undo or redo step.
    void finishStep(const CampaignChange &change, bool isTakenBack);

    CampaignPanel *m_panel;
    std::shared_ptr<LastArchive> m_archive; ///< shared by the campaign and its levels, so that an archive is unpacked
                                            ///< once
    LevelIcons m_icons;
    FoundCampaigns m_found;
    std::optional<Campaign> m_campaign; ///< the chosen campaign, if it is readable
    bool m_isWhole = false;             ///< m_campaign exists, and none of its level files is missing
    QHash<QString, LevelFacts> m_facts; ///< facts of the level files read so far, by path
    CampaignEdits m_edits;
    CampaignSteps m_steps;
    QAction *m_properties = nullptr; ///< the command for the campaign's properties
};
