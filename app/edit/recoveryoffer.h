#pragma once

#include "editor/storage/recoveryfiles.h"

#include <QObject>
#include <QSet>

class EditMode;
class MainWindow;
class NoticeBar;
struct Notice;

/// The offer to restore unsaved changes to levels after the program was killed. It is shown in a bar above the pages of
/// all modes. A choice in the bar applies to all offered levels together.
class RecoveryOffer : public QObject {
    Q_OBJECT

public:
    /// Both arguments must outlive this object.
    RecoveryOffer(MainWindow &window, EditMode &editing);

private:
    void look();
    void show();
    void ask(bool isAsking);
    void restore();
    void discard();
    void putOff();
    Notice offer();
    Notice question();
    QString sentence(bool isDamaged) const;
    QString names() const;

    MainWindow &m_window;
    EditMode &m_editing;
    NoticeBar *m_bar;        ///< owned by the window
    QList<LostWork> m_work;  ///< the offered levels
    QSet<QString> m_damaged; ///< ids of recovery files that cannot be read
    QSet<QString> m_later;   ///< ids of recovery files that the user postponed
    bool m_isAsking = false; ///< the bar asks for confirmation to discard the work
};
