#pragma once

#include "editor/storage/recoveryfiles.h"

#include <QObject>
#include <QSet>

class EditMode;
class MainWindow;
class NoticeBar;
struct Notice;

/// Offers the unsaved levels of an earlier run in a bar above the page of every mode, all of them in one question.
class RecoveryOffer : public QObject {
    Q_OBJECT

public:
    /// Both must outlive this.
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
    NoticeBar *m_bar; ///< belongs to the window
    QList<LostWork> m_work;
    QSet<QString> m_damaged; ///< ids of work that could not be read
    QSet<QString> m_later;   ///< ids of work that the person put off
    bool m_isAsking = false; ///< whether to discard it
};
