#pragma once

#include "editor/document/recoverywriter.h"
#include "editor/view/editfeature.h"
#include "editor/widgets/noticebar.h"

#include <QSet>

/// The feature for crash recovery. It maintains recovery files of levels with unsaved changes (RecoveryWriter), and
/// reopens the recovery files that earlier runs left behind. It also shows a bar if the file of the current level is
/// open in another window.
class RecoveryFeature : public EditFeature {
    Q_OBJECT

public:
    explicit RecoveryFeature(const EditorContext &context);

    void setActive(bool isActive) override;

    const RecoveryFolder &folder() const { return m_keeper.folder(); }
    /// Reopens lost work, each level in its own tab, and makes the level edited last current. If the file of a level
    /// can be read, the tab opens the file, and the lost work is applied to it as an undo step. If not, the work is
    /// opened as a level with unsaved changes. If several pieces of lost work belong to one file, only the newest is
    /// applied to the file; the others are opened as levels without a file. If the user cancels the reading of a large
    /// recovery file, its work is offered again later. Returns the ids of recovery files that cannot be read; these
    /// files stay.
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
