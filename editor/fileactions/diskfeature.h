#pragma once

#include "editor/document/diskwatch.h"
#include "editor/view/editfeature.h"
#include "editor/widgets/noticebar.h"

/// Shows a bar above the canvas if another program has changed or removed the level's file (DiskWatch). Buttons on the
/// bar offer what to do about it. Also asks the user before saving would overwrite such a change.
class DiskFeature : public EditFeature {
    Q_OBJECT

public:
    explicit DiskFeature(const EditorContext &context);

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
