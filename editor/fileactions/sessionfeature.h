#pragma once

#include "editor/storage/editsession.h"
#include "editor/view/editfeature.h"

#include <QHash>

/// The feature for the session, which is the open levels with their views. The receiver of changed() stores session(),
/// and passes it to restore() in the next run.
class SessionFeature : public EditFeature {
    Q_OBJECT

public:
    explicit SessionFeature(const EditorContext &context);

    /// Returns the present session. Leaves out levels without a file, and those beyond EditSession::mostSheets.
    EditSession session() const;
    /// True if a level with a file has been open in this run.
    bool hadFiles() const { return m_hadFiles; }
    /// Opens the levels of a session in additional tabs. Skips levels that are open already, that cannot be read, or
    /// whose reading the user cancels. Shows the current level of the session; if it was skipped, the nearest opened
    /// level before it, or else the last one. Returns false if no level was opened.
    bool restore(const EditSession &session);

    void setActive(bool isActive) override;

Q_SIGNALS:
    /// session() may have changed.
    void changed();

private:
    QHash<int, std::optional<Canvas::ViewState>> m_views; ///< views of levels in other tabs, by OpenLevel::number
    bool m_isRestoring = false;                           ///< restore() is running: changed() is emitted at its end
    bool m_hadFiles = false;
};
