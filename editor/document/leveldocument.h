#pragma once

#include "editor/document/livecheck.h"
#include "editor/document/steps.h"
#include "editor/wording/savefault.h"

#include <QUndoStack>

/// The texts of a level that a person writes.
enum class TextField : std::uint8_t { Name, Author, Description };

/// The one door to the edited level. Every change goes through here as a step that can be undone, without limit;
/// everything that shows the level listens to the signals. Knows no widget.
///
/// Strokes: a tool opens one, changes cells as often as it likes, and closes it: that is one step. Changes show at
/// once. Nothing else may be changed while a stroke is open, undo() and redo() cancel it.
class LevelDocument : public QObject, private StepTarget {
    Q_OBJECT

public:
    /// `catalogue` is the shipped one (Catalogue::load). The level is a new one of the default size until reset().
    explicit LevelDocument(CataloguePtr catalogue, QObject *parent = nullptr);
    ~LevelDocument() override;

    static constexpr Size defaultSize{20, 15};

    /// Another level, with an empty undo stack. `path` is empty for one that has no file yet; a `readOnly` one must be
    /// saved elsewhere. Its state counts as saved if `isSaved`. Warnings `ofReading` that the check cannot make, for
    /// the level no longer shows what they are about, stand first in issues() until the level is edited or saved.
    void reset(Level level, const QString &path = {}, bool readOnly = false, bool isSaved = true,
               const IssueList &ofReading = {});

    const Level &level() const { return m_level; }
    /// Another number after every change of cells, so that what was computed from level() can be kept until then.
    int revision() const { return m_revision; }
    /// The shipped catalogue, which files are read and written with.
    const CataloguePtr &baseCatalogue() const { return m_base; }
    /// The one in force under the level's ruleset, with the kinds that it brings.
    const CataloguePtr &catalogue() const { return m_catalogue; }

    // --- strokes ---
    /// `name` is what undo will call it. A stroke that is open is closed.
    void beginStroke(const QString &name);
    bool isStrokeOpen() const { return m_isStrokeOpen; }
    /// Changes cells within the open stroke. The change must have been made from level() as it is now.
    void change(const LevelChange &change);
    /// Takes back what the open stroke has changed so far; it stays open.
    void restartStroke();
    /// A stroke that changed nothing is no step.
    void endStroke();
    void cancelStroke();
    /// A whole stroke of one change.
    void stroke(const QString &name, const LevelChange &change);

    // --- properties ---
    /// Texts set one after the other in one field become one step until endTyping().
    void setText(TextField field, const QString &text);
    void endTyping();
    QString text(TextField field) const;
    void setRuleset(const QString &key);
    /// Overrides a rule of the ruleset; an undefined value takes the override away.
    void setRule(const QString &key, const QJsonValue &value);

    // --- undo ---
    QUndoStack &undoStack() { return m_undo; }
    const QUndoStack &undoStack() const { return m_undo; }
    void undo();
    void redo();

    // --- file ---
    const QString &path() const { return m_path; }
    /// Whether save() needs another path: it has none, or the file is not to be changed.
    bool needsPath() const { return m_isReadOnly || m_path.isEmpty(); }
    /// Whether it differs from what is in its file; undoing back to what was saved makes it unmodified.
    bool isModified() const { return !m_undo.isClean(); }
    /// Writes the level to `path`, which becomes its own. A failure leaves an old file there as it was, and the
    /// document modified. An open stroke is closed.
    std::optional<SaveFault> save(const QString &path);

    // --- check ---
    /// Findings of checkLevel(), a moment late for a large level.
    const IssueList &issues() const { return m_issues; }

Q_SIGNALS:
    /// Terrain or things changed inside this rectangle of cells, which may reach outside the level.
    void regionChanged(const QRect &cells);
    /// Another level: everything changed.
    void levelReplaced();
    void propertiesChanged();
    /// The ruleset changed, and with it catalogue().
    void catalogueChanged();
    /// The person edited, undid or redid a step.
    void edited();
    void issuesChanged();
    /// isModified(), path() or the name changed.
    void titleChanged();

private:
    void applyToLevel(const LevelChange &change) override;
    void revertInLevel(const LevelChange &change) override;
    void setLevelProperties(const LevelProperties &properties) override;

    void updateCatalogue();
    void pushProperties(const QString &name, const LevelProperties &after, int mergeNumber);
    void onStackMoved();
    void updateIssues();

    CataloguePtr m_base;
    CataloguePtr m_catalogue;
    Level m_level;
    int m_revision = 0;
    QString m_path;
    bool m_isReadOnly = false;
    bool m_isLoading = false;

    bool m_isStrokeOpen = false;
    QString m_strokeName;
    std::vector<LevelChange> m_strokeChanges;

    int m_typing = 0; ///< merge number of the field being typed in
    std::optional<TextField> m_typingField;

    QUndoStack m_undo;
    LiveCheck m_check;
    IssueList m_ofReading;
    IssueList m_issues;
};
