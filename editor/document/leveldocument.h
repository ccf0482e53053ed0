#pragma once

#include "editor/document/levelstep.h"
#include "editor/document/livecheck.h"
#include "editor/storage/loadedlevel.h"
#include "editor/storage/worker.h"
#include "gamecore/base/files.h"
#include "gamecore/base/issue.h"
#include "gamecore/data/ids.h"
#include "gamecore/level/level.h"

#include <QUndoStack>

#include <functional>
#include <memory>

struct RecoveredLevel;

/// An open level with its own undo stack, so that tabs can switch between levels. Only LevelDocument creates and
/// changes open levels; it changes only the current one.
struct OpenLevel {
    int number = 0; ///< unique as long as the program runs; not a tab index
    Level level;
    CataloguePtr catalogue;        ///< the shipped catalogue under the level's ruleset, with the level's own kinds
    QString path;                  ///< empty while the level has no file
    bool isReadOnly = false;       ///< the file must not be overwritten; saving needs another path
    bool isForeignMap = false;     ///< the file is a Tiled map, whatever its suffix
    std::optional<DiskState> disk; ///< state of the file when it was last read or written; std::nullopt if it never was
    LevelCopies copies;  ///< copies of the level made by the reader; the first display and the first check take them
    IssueList ofReading; ///< findings of the reader (see issuesOf()); emptied by an edit or a save
    IssueList issues;    ///< see LevelDocument::issues()
    QUndoStack undo;

    bool isModified() const { return !undo.isClean(); }
};

/// Returns all findings about a level. First come the findings that only the reader can make, except those in `found`;
/// then `found`, the findings of the check.
IssueList issuesOf(const OpenLevel &level, const IssueList &found);

// editor/document: the edited level: LevelDocument, undo steps, live check, previews, recovery, other open levels.
//
// A level is analyzed while it is drawn. LiveCheck analyzes a small level at once, and a large one on a copy in a
// worker thread, where newer work cancels older work. Old findings stay in the list until the next ones arrive, to
// avoid flicker. An open stroke is analyzed on small levels only, since a large level would have to be copied during
// the stroke.
//
// The name of an undo step stays in the language in which the step was made. Such names contain names of things, kinds
// and rules that may change or disappear later.

/// The edited level. Every change goes through this class as an undo step; the number of steps is unlimited. Views
/// listen to the signals of this class, which does not depend on widgets.
///
/// Strokes: a tool opens a stroke, changes cells as often as it likes, and closes it. The stroke is one undo step. Each
/// change shows at once. Any change outside a stroke closes the open stroke first; undo() and redo() cancel the open
/// stroke.
///
/// Several levels can be open (LevelTabs); the document holds the current one. put() makes another level current and
/// emits the same signals as for a new level.
class LevelDocument : public QObject {
    Q_OBJECT

public:
    /// `catalogue` is the shipped one (Catalogue::load). Starts with a new level of the default size.
    explicit LevelDocument(CataloguePtr catalogue, QObject *parent = nullptr);
    ~LevelDocument() override;

    static constexpr Size defaultSize{20, 15};

    /// Puts another level with an empty undo stack into the document and cancels an open stroke. `path` is empty for a
    /// level without a file. A `readOnly` level must be saved under another path. The level counts as saved if
    /// `isSaved`.
    ///
    /// `ofReading` are the findings of the reader. Some have a cause that is no longer visible in the level, so that
    /// the check cannot make them; they come first in issues() until the level is edited or saved.
    void reset(Level level, const QString &path = {}, bool readOnly = false, bool isSaved = true,
               const IssueList &ofReading = {});

    /// Creates an open level from the arguments of reset(), for put().
    std::shared_ptr<OpenLevel> makeOpen(Level level, const QString &path = {}, bool readOnly = false,
                                        bool isSaved = true, const IssueList &ofReading = {});
    /// Creates an open level from what was read from the file `path`. `read.level` must not be null.
    std::shared_ptr<OpenLevel> makeOpen(LoadedLevel read, const QString &path, bool readOnly);
    /// Creates an open level with unsaved changes from the content of a recovery file.
    std::shared_ptr<OpenLevel> makeOpen(RecoveredLevel work);
    /// Makes another open level current, with its undo stack. Before that, closes an open stroke of the former level,
    /// which does not change in any other way.
    void put(std::shared_ptr<OpenLevel> other);
    /// Returns the current level with its undo stack and file.
    const OpenLevel &open() const { return *m_open; }
    const std::shared_ptr<OpenLevel> &openShared() const { return m_open; }

    const Level &level() const { return m_open->level; }
    /// Returns a copy of the level's terrain for display. If the reader has made such a copy, the first call while
    /// levelReplaced() is emitted returns that copy and costs nothing.
    Grid<TerrainId> takeTerrain();
    /// Returns a number that changes whenever terrain or things change, or another level becomes current. Results
    /// computed from terrain and things can be cached under this number.
    int revision() const { return m_revision; }
    /// Returns a number that changes whenever things change or another level becomes current.
    int thingsRevision() const { return m_thingsRevision; }
    /// Returns the shipped catalogue. Files are read and written with this one.
    const CataloguePtr &baseCatalogue() const { return m_base; }
    /// Returns the catalogue in force: the shipped catalogue under the level's ruleset, with the level's own kinds.
    const CataloguePtr &catalogue() const { return m_open->catalogue; }

    // --- strokes ---
    /// Opens a stroke; if another stroke is open, closes it first. `name` is the name of the undo step.
    void beginStroke(const QString &name);
    bool isStrokeOpen() const { return m_stroke != nullptr; }
    /// Changes the level within the open stroke. The edit must have been made for the present state of level(). If the
    /// level would get more things than allowed (mostThings), nothing changes and tooManyThings() is emitted.
    void change(LevelEdit edit);
    /// Changes the properties within the open stroke, to add the kinds that pasted cells need. Call it before the first
    /// change() of the stroke. If no change() follows, closing the stroke undoes the change of the properties.
    void changeWithin(const LevelProperties &after);
    /// Undoes the changes of the open stroke so far; the stroke stays open. Does nothing if none is open.
    void restartStroke();
    /// Closes the open stroke, if any, as an undo step. A stroke without changes makes no step.
    void endStroke();
    /// Undoes the changes of the open stroke, if any, and closes it without a step.
    void cancelStroke();
    /// Makes one change as a stroke of its own; see change().
    void stroke(const QString &name, LevelEdit edit);
    /// Changes size, terrain and things to those of `after` as one stroke (editsBetween()).
    void strokeTo(const QString &name, const Level &after);
    /// Makes a typed change as one step. `field` is a name chosen by the caller. Successive changes of the same field
    /// merge into one step until endTyping(). Refuses too many things, as change() does.
    void typeStroke(const QString &name, const LevelChange &change, const QString &field);

    // --- properties; the changes that an author makes are in propertyedits.h ---
    /// Changes the properties as one step; makes no step if nothing changes. `field` is a name chosen by the caller, or
    /// empty. If it is not empty, successive changes of the same field merge into one step until endTyping().
    void changeProperties(const QString &name, const LevelProperties &after, const QString &field = {});
    /// Ends the merging of typed changes. Call it, for example, when a text field loses the focus.
    void endTyping() { m_typingField.clear(); }
    /// Changes properties and cells as one step; makes no step if nothing changes. `change` must have been made for the
    /// present state of level(). Refuses too many things, as change() does.
    void changeLevel(const QString &name, const LevelProperties &after, const LevelChange &change);

    // --- the whole level ---
    /// Replaces the content of the level as one step; path and undo stack stay. Makes no step if the content is equal.
    /// `level` must not have more things than allowed.
    void replaceLevel(const QString &name, Level level);
    /// Replaces the content of the level by what was read again from its file; `read.level` must not be null. Also
    /// takes over the state of the file, and the reader warnings until the next edit.
    void replaceByFile(const QString &name, LoadedLevel read);

    // --- undo ---
    /// Returns the undo stack of the current level. When another level becomes current, this is another object.
    /// stepsMoved() reports changes of the stack.
    QUndoStack &undoStack() { return m_open->undo; }
    const QUndoStack &undoStack() const { return m_open->undo; }
    /// Undoes a step; cancels an open stroke. Does nothing if there is no step to undo.
    void undo();
    /// Redoes a step; cancels an open stroke. Does nothing if there is no step to redo.
    void redo();
    /// Undoes or redoes steps up to this index of the undo stack. Signals are emitted only once, at the end. Cancels an
    /// open stroke.
    void goToStep(int index);

    // --- file ---
    const QString &path() const { return m_open->path; }
    /// True if save() needs another path: the level has no file, or the file is read-only.
    bool needsPath() const { return m_open->isReadOnly || m_open->path.isEmpty(); }
    /// True if the level differs from its file. Undoing back to the saved state makes it unmodified.
    bool isModified() const { return m_open->isModified(); }
    /// Writes the level to `path`, which becomes its path, and closes an open stroke. Returns std::nullopt on success.
    /// Returns the fault if writing fails; an old file then stays intact, and the document stays modified. A large
    /// level is written by `worker`, which must not be cancelled; edits made meanwhile are not saved.
    std::optional<SaveFault> save(const QString &path, const Worker &worker = workHere);

    /// Makes the file read-only from now on, so that save() needs another path.
    void protectFile();
    /// Records the current state of the file (OpenLevel::disk), so that it does not count as a change by another
    /// program. Not necessary after save().
    void noteDisk(const DiskState &disk) { m_open->disk = disk; }

    // --- check ---
    /// Returns the findings about the level: reader warnings, findings of the check, findings of the analysis. For a
    /// large level they lag slightly behind. A small level is also checked during a stroke.
    const IssueList &issues() const { return m_open->issues; }
    /// Returns the object that checks and analyzes the level.
    const LiveCheck &check() const { return m_check; }

Q_SIGNALS:
    /// Terrain or things changed inside this rectangle of cells, which may extend beyond the level.
    void regionChanged(const QRect &cells);
    /// Everything may have changed: another level is current, or the current level was resized, flipped, turned, or got
    /// other content.
    void levelReplaced();
    /// The current level was resized, flipped, turned, or got other content. level() has changed already. Emitted just
    /// before levelReplaced(), but not if another level became current.
    void reshaped();
    /// Properties of the level changed, or another level is current.
    void propertiesChanged();
    /// catalogue() changed: another level is current, or the ruleset, the own kinds or the translations changed.
    void catalogueChanged();
    /// A change was refused because the level would have too many things (mostThings).
    void tooManyThings();
    /// An undo step was made, undone or redone; not emitted during a stroke.
    void edited();
    /// undo(), redo() or goToStep() changed cells inside this rectangle, which may extend beyond the level. Emitted
    /// after all other signals of that call.
    void cellsUndone(const QRect &cells);
    /// An undo step was made, undone or redone, or another level is current.
    void stepsMoved();
    /// A new step is about to be pushed on the undo stack. Pushing it deletes the undone steps.
    void aboutToMakeStep();
    /// issues() changed, or another level is current.
    void issuesChanged();
    /// isModified(), path(), needsPath() or the name of the level changed, or another level is current.
    void titleChanged();

private:
    friend class LevelStep;
    friend class SwapStep;
    void apply(const LevelEdit &edit);
    void revert(const LevelEdit &edit);
    void setLevelProperties(const LevelProperties &properties);
    /// Swaps two levels of any size and properties.
    void swapLevel(Level &other);

    bool fits(const LevelEdit &edit);
    void updateCatalogue();
    void tellOf(const LevelEdit &edit);
    void notifyReshaped();
    void travel(const std::function<void()> &steps);
    void push(std::unique_ptr<LevelStep> step);
    int typingIn(const QString &field);
    void connectSteps();
    void onStackMoved();
    void checkAnew();
    void updateIssues();

    CataloguePtr m_base;               ///< see baseCatalogue()
    std::shared_ptr<OpenLevel> m_open; ///< never null
    int m_openings = 0;                ///< OpenLevel::number of the level created last
    int m_revision = 0;
    int m_thingsRevision = 0;

    std::unique_ptr<LevelStep> m_stroke; ///< step of the open stroke so far; null if none is open
    bool m_isTraveling = false; ///< several steps are being undone or redone; signals are emitted after the last one
    bool m_wasReshaped = false; ///< while traveling: the level was resized, flipped, turned or replaced
    QRect m_touched;            ///< while traveling: bounding rectangle of the changed cells

    int m_typing = 0;      ///< LevelStep merge number of the steps typed in m_typingField
    QString m_typingField; ///< the field being typed in; empty: none

    LiveCheck m_check;
};
