#pragma once

#include "editor/files/journalstore.h"
#include "editor/widgets/noticebar.h"

#include <QSet>

/// Offers lost work back, the newest first, one piece after the other. What the person puts off is not offered again
/// by this bar.
class LostWorkBar : public NoticeBar {
    Q_OBJECT

public:
    explicit LostWorkBar(QWidget *parent = nullptr);

    void setWork(const QList<LostWork> &work);

Q_SIGNALS:
    void restoreRequested(const LostWork &work);
    /// The person has confirmed that lost work is to be discarded.
    void discardRequested(const QString &id);

private:
    void show();
    Notice offer();
    Notice question();
    void putOff(const QString &id);

    QList<LostWork> m_work;
    QSet<QString> m_later; ///< ids
    bool m_isAsking = false;
};
