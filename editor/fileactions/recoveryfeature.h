#pragma once

#include "editor/document/recoverykeeper.h"
#include "editor/view/editfeature.h"
#include "editor/widgets/noticebar.h"

#include <QSet>

/// Crash recovery: keeps unsaved levels in recovery files (RecoveryKeeper) and reopens those of earlier runs. Shows a
/// bar if the current level is open in a second window.
class RecoveryFeature : public EditFeature {
    Q_OBJECT

public:
    explicit RecoveryFeature(const EditDesk &desk);

    void setActive(bool isActive) override;

    const RecoveryFolder &folder() const { return m_keeper.folder(); }
    /// Reopens lost work, each level in its own tab, and shows the one edited last. If the level's file is readable,
    /// the work is applied to it as a step, so that undo shows the file. Otherwise the tab has unsaved changes. Returns
    /// the ids of unreadable recovery files, which are kept.
    QStringList restore(const QList<LostWork> &lost);

protected:
    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    void showShared();
    void tell(const QString &sentence);
    Notice sharedNotice();
    void answerShared(bool isCopied);
    bool read(const QString &id, std::optional<RecoveredLevel> &level);
    bool open(const LostWork &work, RecoveredLevel level, bool isOverFile);
    bool showFile(const RecoveryInfo &info);
    void noteOlderFile(const QByteArray &hash);

    RecoveryKeeper m_keeper;
    NoticeBar *m_sharedBar;
    QSet<int> m_answered; ///< numbers of levels that the user knows to be shared
};
