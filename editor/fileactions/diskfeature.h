#pragma once

#include "editor/document/diskwatch.h"
#include "editor/view/editfeature.h"
#include "editor/widgets/noticebar.h"

/// The feature for changes of the level's file by other programs (DiskWatch). A bar above the canvas appears if the
/// file was removed or has become unreadable, or if it was changed while the level has unsaved changes. The feature
/// also asks the user before saving would overwrite such a change.
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
