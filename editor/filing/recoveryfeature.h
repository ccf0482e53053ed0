#pragma once

#include "editor/desk/editfeature.h"
#include "editor/document/journalkeeper.h"
#include "editor/levels/lostworkbar.h"

#include <QSet>

/// Keeps work that is not saved (JournalKeeper), offers back in a bar what an earlier run left of the level that is
/// shown, and tells in another one when that level is open in a second window.
class RecoveryFeature : public EditFeature {
    Q_OBJECT

public:
    explicit RecoveryFeature(const EditDesk &desk);

    void setActive(bool isActive) override;

    /// Opens lost work as a level of its own, with changes: for work whose file is not there.
    bool open(const QString &id);
    /// Puts it over the level in the document, which must be the one in its file, as a step: undoing it shows the
    /// file. False if it cannot be read, which is told.
    bool restore(const QString &id);

protected:
    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    void connectLevels();
    void look();
    void showShared();
    void tell(const QString &sentence);
    Notice sharedNotice();
    std::optional<ReadJournal> read(const QString &id);
    void noteOlderFile(const QByteArray &hash);
    void settle(const QString &id);
    void answerShared(bool isCopied);

    JournalKeeper m_keeper;
    LostWorkBar *m_lostBar;
    NoticeBar *m_sharedBar;
    QSet<int> m_answered; ///< numbers of levels of which the person knows that they are shared
    bool m_isActive = false;
};
