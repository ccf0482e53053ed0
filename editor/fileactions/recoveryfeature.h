#pragma once

#include "editor/document/recoverykeeper.h"
#include "editor/view/editfeature.h"
#include "editor/widgets/noticebar.h"

#include <QSet>

/// Keeps unsaved levels in recovery files (RecoveryKeeper), opens those of an earlier run again, and tells in a bar
/// when the level that is shown is open in a second window.
class RecoveryFeature : public EditFeature {
    Q_OBJECT

public:
    explicit RecoveryFeature(const EditDesk &desk);

    void setActive(bool isActive) override;

    const RecoveryFolder &folder() const { return m_keeper.folder(); }
    /// Opens lost work again, each level in a tab of its own, and shows the one that was worked on last. A level whose
    /// file can be read is put over it as a step, so that undo shows the file; any other is a tab with changes. Returns
    /// the ids of recovery files that cannot be read, which are kept.
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
    QSet<int> m_answered; ///< numbers of levels of which the person knows that they are shared
};
