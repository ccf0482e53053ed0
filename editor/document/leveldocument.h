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

/// A level that is open, with all that is its own, so that it can be put aside and taken up again with its undo steps.
/// Made and changed by LevelDocument alone, and only while it lies there.
struct OpenLevel {
    int number = 0; ///< of this one alone, as long as the program runs
    Level level;
    CataloguePtr catalogue; ///< in force under the level's ruleset
    QString path;           ///< empty while it has no file
    bool isReadOnly = false;
    bool isForeignMap = false;     ///< its file is a map of Tiled, whatever that is called
    std::optional<DiskState> disk; ///< state of its file when it was last looked at for the level; nothing if never
    LevelCopies copies;            ///< until it has been shown
    IssueList ofReading;           ///< warnings that the check cannot make; until the first edit
    IssueList issues;              ///< all that was found last
    QUndoStack undo;

    bool isModified() const { return !undo.isClean(); }
};

/// What was found in it: warnings of reading that the check cannot make first, then what was `found` by the check.
IssueList issuesOf(const OpenLevel &level, const IssueList &found);

// editor/document: the edited level: its one door, its undo steps, its live check, previews, and the other open levels.
//
// A level is analyzed while it is drawn: LiveCheck works at once on a small one, else on a copy in another thread,
// where newer work cancels older. Findings of before stay in the list until the next are there, so that it does not
// flicker. A stroke that is still open is analyzed on small levels only: a large one would have to be copied while it
// is drawn.
//
// What a step is called stays in the language in which it was made. The names come from many places, with names of
// things, kinds and rules in them that may be called otherwise or be gone by then.

/// The one door to the edited level. Every change goes through here as a step that can be undone, without limit;
/// everything that shows the level listens to the signals. Knows no widget.
///
/// Strokes: a tool opens one, changes cells as often as it likes, and closes it: that is one step. Changes show at
/// once. Nothing else may be changed while a stroke is open, undo() and redo() cancel it.
///
/// Several levels can be open (LevelTabs): the document is the desk on which one of them lies. put() puts another
/// there, and the signals tell it like any other new level.
class LevelDocument : public QObject {
    Q_OBJECT

public:
    /// `catalogue` is the shipped one (Catalogue::load). The level is a new one of the default size until reset().
    explicit LevelDocument(CataloguePtr catalogue, QObject *parent = nullptr);
    ~LevelDocument() override;

    static constexpr Size defaultSize{20, 15};

    /// Puts another level in place of this one, with an empty undo stack of its own. `path` is empty for one that has
    /// no file yet; a `readOnly` one must be saved elsewhere. Its state counts as saved if `isSaved`. Warnings
    /// `ofReading` that the check cannot make, since the level no longer shows what they are about, stand first in
    /// issues() until the level is edited or saved.
    void reset(Level level, const QString &path = {}, bool readOnly = false, bool isSaved = true,
               const IssueList &ofReading = {});

    /// Opens a level as reset() does, to be put here by put().
    std::shared_ptr<OpenLevel> makeOpen(Level level, const QString &path = {}, bool readOnly = false,
                                        bool isSaved = true, const IssueList &ofReading = {});
    /// Opens what was read from the file of that path, which must be a level.
    std::shared_ptr<OpenLevel> makeOpen(LoadedLevel read, const QString &path, bool readOnly);
    /// Opens the content of a recovery file, with changes.
    std::shared_ptr<OpenLevel> makeOpen(RecoveredLevel work);
    /// Puts another level here with its undo steps; the one that was here is left as it is, its open stroke closed.
    void put(std::shared_ptr<OpenLevel> other);
    /// The level that is here, with all that is its own.
    const OpenLevel &open() const { return *m_open; }
    const std::shared_ptr<OpenLevel> &openShared() const { return m_open; }

    const Level &level() const { return m_open->level; }
    /// A copy of the level's terrain, for showing it. While levelReplaced() is told of a large level that was just
    /// read, the first one costs nothing.
    Grid<TerrainId> takeTerrain();
    /// Another number after every change of cells and for every other level, so that what was computed from level() can
    /// be kept until then.
    int revision() const { return m_revision; }
    /// Another number after every change of things and for every other level.
    int thingsRevision() const { return m_thingsRevision; }
    /// The shipped catalogue, which files are read and written with.
    const CataloguePtr &baseCatalogue() const { return m_base; }
    /// The one in force under the level's ruleset, with the kinds that it brings.
    const CataloguePtr &catalogue() const { return m_open->catalogue; }

    // --- strokes ---
    /// `name` is what undo will call it. A stroke that is open is closed.
    void beginStroke(const QString &name);
    bool isStrokeOpen() const { return m_stroke != nullptr; }
    /// Changes the level within the open stroke. The edit must have been made from level() as it is now.
    /// One that would put more things into it than a level may have changes nothing, and tooManyThings() tells.
    void change(LevelEdit edit);
    /// The same for the properties, before its first change of cells: kinds that come with what it puts down.
    void changeWithin(const LevelProperties &after);
    /// Takes back what the open stroke has changed so far; it stays open.
    void restartStroke();
    /// A stroke that changed nothing is no step.
    void endStroke();
    void cancelStroke();
    /// A whole stroke of one change.
    void stroke(const QString &name, LevelEdit edit);
    /// A whole stroke that makes the level's size, terrain and things those of `after` (editsBetween).
    void strokeTo(const QString &name, const Level &after);
    /// A whole stroke of values that are typed: those of one `field` one after the other become one step until
    /// endTyping().
    void typeStroke(const QString &name, const LevelChange &change, const QString &field);

    // --- properties; what a person changes of them is in propertyedits.h ---
    /// Other properties as one step; no change, no step. Those of one `field` that is typed in, one after the other,
    /// become one step until endTyping().
    void changeProperties(const QString &name, const LevelProperties &after, const QString &field = {});
    void endTyping() { m_typingField.clear(); }
    /// Properties and cells in one step. `change` must have been made from level() as it is now; no change, no step.
    void changeLevel(const QString &name, const LevelProperties &after, const LevelChange &change);

    // --- the whole ---
    /// Puts another level in place of this one as one step; it stays the same open level, with its path and its steps.
    /// No change, no step. It must not have more things than a level may have.
    void replaceLevel(const QString &name, Level level);
    /// The same with what was read anew from its file, which must be a level. What else the file tells is taken with
    /// it: what it is now, and the warnings of reading, until the next edit.
    void replaceByFile(const QString &name, LoadedLevel read);

    // --- undo ---
    /// The steps of the level that is here: another stack after levelReplaced(). stepsMoved() tells of them.
    QUndoStack &undoStack() { return m_open->undo; }
    const QUndoStack &undoStack() const { return m_open->undo; }
    void undo();
    void redo();
    /// Undoes or redoes up to this index of the stack. Listeners are told of it once.
    void goToStep(int index);

    // --- file ---
    const QString &path() const { return m_open->path; }
    /// Whether save() needs another path: it has none, or the file is not to be changed.
    bool needsPath() const { return m_open->isReadOnly || m_open->path.isEmpty(); }
    /// Whether it differs from what is in its file; undoing back to what was saved makes it unmodified.
    bool isModified() const { return m_open->isModified(); }
    /// Writes the level to `path`, which becomes its own. A failure leaves an old file there as it was, and the
    /// document modified. An open stroke is closed. A large level is written by `worker`, which must not be cancelled;
    /// what is edited meanwhile is not saved.
    std::optional<SaveFault> save(const QString &path, const Worker &worker = workHere);

    /// The file is not to be changed from here on: save() needs another path.
    void protectFile();
    /// Notes what the file is now, which is no news any more (OpenLevel::disk). save() notes what it has written.
    void noteDisk(const DiskState &disk) { m_open->disk = disk; }

    // --- check ---
    /// Findings about the level, those of checkLevel() first; a moment late for a large one. A small one is checked
    /// also while a stroke is drawn.
    const IssueList &issues() const { return m_open->issues; }
    /// The check that finds them.
    const LiveCheck &check() const { return m_check; }

Q_SIGNALS:
    /// Terrain or things changed inside this rectangle of cells, which may reach outside the level.
    void regionChanged(const QRect &cells);
    /// Everything changed: another level, or this one has another size or lies another way.
    void levelReplaced();
    /// levelReplaced() follows, and it will be the same level, reshaped.
    void aboutToReshape();
    void propertiesChanged();
    /// The ruleset or the level's own kinds changed, and with them catalogue().
    void catalogueChanged();
    /// A change was left out because of the number of things (mostThings).
    void tooManyThings();
    /// The person edited the level, or undid or redid a step.
    void edited();
    /// undo(), redo() or goToStep() changed these cells, which may reach outside the level.
    void traveled(const QRect &cells);
    /// What can be undone and redone is something else: by a step, or because another level is here.
    void stepsMoved();
    /// A new step takes the place of those that were undone.
    void aboutToMakeStep();
    void issuesChanged();
    /// isModified(), path() or the name changed.
    void titleChanged();

private:
    friend class LevelStep;
    friend class SwapStep;
    void apply(const LevelEdit &edit);
    void revert(const LevelEdit &edit);
    void setLevelProperties(const LevelProperties &properties);
    /// Swaps the level, whatever its size and its properties.
    void swapLevel(Level &other);

    bool fits(const LevelEdit &edit);
    void updateCatalogue();
    void tellOf(const LevelEdit &edit);
    void tellReshaped();
    void travel(const std::function<void()> &steps);
    void push(std::unique_ptr<LevelStep> step);
    int typingIn(const QString &field);
    void connectSteps();
    void onStackMoved();
    void checkAnew();
    void updateIssues();

    CataloguePtr m_base;
    std::shared_ptr<OpenLevel> m_open; ///< never null
    int m_openings = 0;
    int m_revision = 0;
    int m_thingsRevision = 0;

    std::unique_ptr<LevelStep> m_stroke; ///< the step of the open stroke so far; null: none is open
    bool m_isTraveling = false;          ///< what changes is told when it is over
    bool m_wasReshaped = false;          ///< while traveling
    QRect m_touched;                     ///< while traveling

    int m_typing = 0;      ///< merge number of the field being typed in
    QString m_typingField; ///< empty: none

    LiveCheck m_check;
};
