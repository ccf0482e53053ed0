#pragma once

#include "editor/document/leveldocument.h"

#include <deque>

/// The open levels in tab order. LevelDocument holds the current one. This class never asks the author about unsaved
/// changes: callers must do so before they close a level.
///
/// If no level is open, the document holds an empty new level. A level that LevelDocument::reset() puts into the
/// document also replaces the current level of the tabs.
class LevelTabs : public QObject {
    Q_OBJECT

public:
    /// The document must outlive the tabs. No level is open at first.
    explicit LevelTabs(LevelDocument &document, QObject *parent = nullptr);
    ~LevelTabs() override;

    int count() const { return int(m_levels.size()); }
    bool isEmpty() const { return m_levels.empty(); }
    /// Returns the index of the current level; -1 if none is open.
    int current() const { return m_current; }
    /// Returns the level at a tab index, which must be valid.
    const OpenLevel &at(int place) const { return *m_levels.at(std::size_t(place)); }
    /// Returns the index of the level with this file; -1 if it is not open. A link counts as the file to which it
    /// points.
    int placeOf(const QString &path) const;
    /// Returns the index of the level with that OpenLevel::number; -1 if it is not open.
    int placeOfNumber(int number) const;
    /// Returns OpenLevel::number of all open levels.
    QList<int> numbers() const;
    /// Returns the indices of the levels with unsaved changes.
    QList<int> modified() const;

    /// Returns the key of the ruleset to propose for a new level. It is the ruleset of the current level, since an
    /// author's next level usually has the same rules; if no level is open, the default ruleset.
    QString rulesetForNew() const;

    /// Appends a level, with the arguments of LevelDocument::reset(), and makes it current.
    void add(Level level, const QString &path = {}, bool readOnly = false, bool isSaved = true,
             const IssueList &ofReading = {});
    /// Appends what was read from the file `path` and makes it current. `read.level` must not be null.
    void add(LoadedLevel read, const QString &path, bool readOnly);
    /// Appends the content of a recovery file, with unsaved changes, and makes it current.
    void add(RecoveredLevel work);
    /// Makes the level at an index current.
    void show(int place);
    /// Updates the paths of open and closed levels after a file was renamed.
    void fileMoved(const QString &from, const QString &to);
    /// Makes the level `step` tabs to the right current (to the left if negative). Continues at the other end of the
    /// tab bar.
    void showNext(int step);
    /// Moves a tab to another index; the current level stays current.
    void move(int from, int to);
    /// Closes a level; reopen() can open it again. If it was current, the next level becomes current, or the previous
    /// one if there is no next one.
    void close(int place);

    /// Largest number of closed levels that are stored for reopen(), with their undo stacks. If there are more, the
    /// level closed first is dropped.
    static constexpr std::size_t mostClosed = 10;
    bool canReopen() const { return !m_closed.empty(); }
    /// Reopens the level closed last at its former index and makes it current. If its file has been opened again since,
    /// makes the open level with this file current instead. Does nothing if there is no closed level.
    void reopen();

Q_SIGNALS:
    /// Another level is about to become current, or the current level is about to be closed.
    void leaving();
    /// Another level became current. After the last tab was closed, this is the empty new level.
    void arrived();
    /// reopen() has opened or shown a level.
    void reopened();
    /// The number of levels, their order, the current one, or the title or state of a level changed.
    void changed();

private:
    /// A closed level with its former index.
    struct Closed {
        std::shared_ptr<OpenLevel> level;
        int place;
    };

    void insert(int place, std::shared_ptr<OpenLevel> level);
    void showCurrent();
    void onReplaced();

    LevelDocument &m_document;
    std::vector<std::shared_ptr<OpenLevel>> m_levels;
    std::deque<Closed> m_closed; ///< the one closed last comes first
    int m_current = -1;          ///< index; -1 if no level is open
    bool m_isPutting = false;    ///< this class is putting a level into the document
};
