#pragma once

#include "editor/storage/editsession.h"
#include "editor/view/editfeature.h"

#include <QHash>

/// The session: the open levels and their views, so that the next run can continue where this one ended.
class SessionFeature : public EditFeature {
    Q_OBJECT

public:
    explicit SessionFeature(const EditDesk &desk);

    /// Returns the session without levels that have no file; their changes were saved or discarded.
    EditSession session() const;
    /// True if a level with a file was open in this run.
    bool hadFiles() const { return m_hadFiles; }
    /// Opens the levels of a session in additional tabs; skips unreadable ones. False if none was opened.
    bool restore(const EditSession &session);

    void setActive(bool isActive) override;

Q_SIGNALS:
    /// session() may have changed.
    void changed();

private:
    QHash<int, std::optional<Canvas::ViewState>> m_views; ///< of levels in other tabs, by OpenLevel::number
    bool m_isRestoring = false;
    bool m_hadFiles = false;
};
