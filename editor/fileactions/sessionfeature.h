#pragma once

#include "editor/storage/editsession.h"
#include "editor/view/editfeature.h"

#include <QHash>

/// Knows which levels are open and how they are looked at, so that the next run can begin where this one ended.
class SessionFeature : public EditFeature {
    Q_OBJECT

public:
    explicit SessionFeature(const EditDesk &desk);

    /// Levels that have no file are left out: those with changes were saved or given up.
    EditSession session() const;
    /// Whether there was a level with a file in this run.
    bool hadFiles() const { return m_hadFiles; }
    /// Opens the levels behind those that are open; what cannot be read any more is left out. False if that is all.
    bool restore(const EditSession &session);

    void setActive(bool isActive) override;

Q_SIGNALS:
    /// session() may be another.
    void changed();

private:
    QHash<int, std::optional<Canvas::ViewState>> m_views; ///< of levels put aside, by OpenLevel::number
    bool m_isRestoring = false;
    bool m_hadFiles = false;
};
