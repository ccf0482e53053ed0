#pragma once

#include "editor/fileactions/campaignedits.h"
#include "editor/fileactions/foundcampaigns.h"
#include "editor/levelfiles/levelicons.h"
#include "editor/storage/campaignchange.h"
#include "editor/view/editfeature.h"

#include <vector>

class CampaignPanel;
struct CampaignNote;

/// The undo and redo steps of campaigns. The newest one is available while its campaign is shown.
class CampaignSteps {
public:
    /// Adds a change. A level file copied into a folder is not undoable and leaves the steps as they are.
    void add(const CampaignChange &change);
    bool canUndo(const QString &campaign) const { return !m_done.empty() && m_done.back().path == campaign; }
    bool canRedo(const QString &campaign) const { return !m_undone.empty() && m_undone.back().path == campaign; }
    /// Undoes the last change and returns the result. If it failed, earlier steps are dropped, since the files have
    /// changed.
    CampaignChange undo() { return travel(m_done, m_undone); }
    CampaignChange redo() { return travel(m_undone, m_done); }

private:
    static CampaignChange travel(std::vector<CampaignChange> &from, std::vector<CampaignChange> &to);

    std::vector<CampaignChange> m_done;   ///< the newest last
    std::vector<CampaignChange> m_undone; ///< the step undone last is last
};

/// The campaign panel: shows the campaign of the level and its levels in order, to open, move, add, rename, remove and
/// play them. Each change is written at once. Changes of the folder by other programs are shown.
class CampaignFeature : public EditFeature {
    Q_OBJECT

public:
    explicit CampaignFeature(const EditDesk &desk);

    void retranslate() override;

    /// Searches for the campaign of the edited level, whose file is `level`, even while the panel is hidden. If the
    /// result is not available yet, campaignShown() follows.
    CampaignAround campaignOf(const QString &level) { return m_found.around(level); }

    /// Asks for a new campaign, writes it, and opens its first level beside the panel. Existing levels of the author's
    /// folder stay in place, with the campaign file beside them. A new level is written into a new folder with its
    /// campaign. False if the user cancels, or if it failed, which is reported.
    bool askForNew();

Q_SIGNALS:
    /// campaignOf() may have changed.
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
    std::optional<Campaign> m_campaign; ///< the chosen one, if it is readable
    bool m_isWhole = false;             ///< the campaign is readable, and none of its level files is missing
    QHash<QString, LevelFacts> m_facts; ///< of its levels read so far
    CampaignEdits m_edits;
    CampaignSteps m_steps;
    QAction *m_properties = nullptr; ///< one of the campaign's buttons
};
