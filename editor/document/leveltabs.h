#pragma once

#include "editor/document/leveldocument.h"

#include <deque>

/// The open levels in tab order. The current one is in the document; the others are stored with their undo stacks. This
/// class never asks the author: the caller confirms before it closes a level.
///
/// If no level is open, the document holds an empty new level. A level that another class puts into the document
/// replaces the current one.
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
    const OpenLevel &at(int place) const { return *m_levels.at(std::size_t(place)); }
    /// Returns the index of the level with this file; -1 if it is not open. Follows links.
    int placeOf(const QString &path) const;
    /// Returns the index of the level with that OpenLevel::number; -1 if it is not open.
    int placeOfNumber(int number) const;
    /// Returns OpenLevel::number of all open levels.
    QList<int> numbers() const;
    /// Returns the indices of the levels with unsaved changes.
    QList<int> modified() const;

    /// Returns the ruleset to propose for a new level: that of the current level, since an author's next level usually
    /// plays like it. The default one if no level is open.
    QString rulesetForNew() const;

    /// Appends a level, with the arguments of LevelDocument::reset(), and makes it current.
    void add(Level level, const QString &path = {}, bool readOnly = false, bool isSaved = true,
             const IssueList &ofReading = {});
    /// Appends what was read from the file `path`, which must hold a level, and makes it current.
    void add(LoadedLevel read, const QString &path, bool readOnly);
    /// Appends the content of a recovery file, with unsaved changes, and makes it current.
    void add(RecoveredLevel work);
    void show(int place);
    /// Updates the paths of open levels after a file was renamed.
    void fileMoved(const QString &from, const QString &to);
    /// Shows the level `step` tabs further on, cyclically.
    void showNext(int step);
    void move(int from, int to);
    /// Closes a level. The next one becomes current, else the previous one.
    void close(int place);

    /// Number of closed levels that are kept, with their changes.
    static constexpr std::size_t mostClosed = 10;
    bool canReopen() const { return !m_closed.empty(); }
    /// Reopens the level closed last at its old index. If its file was opened again meanwhile, shows that level
    /// instead.
    void reopen();

Q_SIGNALS:
    /// The current level is about to be left or closed.
    void leaving();
    /// Another level is current.
    void arrived();
    /// A closed level was reopened.
    void reopened();
    /// The number of levels, their order, the current one, or the data of one level changed.
    void changed();

private:
    struct Closed {
        std::shared_ptr<OpenLevel> level;
        int place;
    };

    void insert(int place, std::shared_ptr<OpenLevel> level);
    void showCurrent();
    void onReplaced();

    LevelDocument &m_document;
    std::vector<std::shared_ptr<OpenLevel>> m_levels;
    std::deque<Closed> m_closed; ///< the last one first
    int m_current = -1;
    bool m_isPutting = false;
};
