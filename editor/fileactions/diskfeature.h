#pragma once

#include "editor/document/diskwatch.h"
#include "editor/view/editfeature.h"
#include "editor/widgets/noticebar.h"

/// Notices about the level's file, in a bar above the canvas: another program changed or removed it. Asks before saving
/// overwrites such a change.
class DiskFeature : public EditFeature {
    Q_OBJECT

public:
    explicit DiskFeature(const EditDesk &desk);

    void setActive(bool isActive) override;

protected:
    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    void reload();
    bool mayWrite();
    void show();
    Notice notice();
    Notice changedNotice();
    Notice unreadableNotice();
    Notice goneNotice();
    QString quotedTitle() const;
    void forgetClosed();

    DiskWatch m_watch;
    NoticeBar *m_bar;
};
