#pragma once

#include "editor/document/recoverywriter.h"
#include "editor/view/editfeature.h"
#include "editor/widgets/noticebar.h"

#include <QSet>

/// Crash recovery: maintains recovery files of levels with unsaved changes (RecoveryWriter) and reopens those left by
/// earlier runs. Also shows a bar if the file of the current level is open in another window.
class RecoveryFeature : public EditFeature {
    Q_OBJECT

public:
    explicit RecoveryFeature(const EditorContext &context);

    void setActive(bool isActive) override;

    const RecoveryFolder &folder() const { return m_keeper.folder(); }
    /// Reopens lost work, each level in its own tab, and makes the one edited last current. If the level's file is
    /// readable, its content is opened and the work applied to it as an undo step. Otherwise the tab has unsaved
    /// changes. Work whose reading the user cancels is offered again later. Returns the ids of recovery files that
    /// cannot be read; these files stay.
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

    RecoveryWriter m_keeper;
    NoticeBar *m_sharedBar;
    QSet<int> m_answered; ///< OpenLevel::number of levels for which the user has answered the bar
};
