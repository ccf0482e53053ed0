#pragma once

#include "editor/document/leveldocument.h"

#include <deque>

/// The levels that are open, in the order of their tabs. One of them lies in the document; the others are put aside
/// with their undo steps. It asks nobody: the caller that closes a level has asked before.
///
/// With none open the document holds a new level that nobody asked for. A level that somebody else puts into the
/// document takes the place of the one that was there.
class LevelTabs : public QObject {
    Q_OBJECT

public:
    /// The document must outlive this. It begins with none open.
    explicit LevelTabs(LevelDocument &document, QObject *parent = nullptr);
    ~LevelTabs() override;

    int count() const { return int(m_levels.size()); }
    bool isEmpty() const { return m_levels.empty(); }
    /// The place of the level in the document; -1 if none is open.
    int current() const { return m_current; }
    const OpenLevel &at(int place) const { return *m_levels.at(std::size_t(place)); }
    /// Where a file is open; -1 if it is not. Links are followed.
    int placeOf(const QString &path) const;
    /// The place of the level with that OpenLevel::number; -1 if it is not open.
    int placeOfNumber(int number) const;
    /// OpenLevel::number of all that are open.
    QList<int> numbers() const;
    /// Places of those with changes that are not saved.
    QList<int> modified() const;

    /// The ruleset to propose for a new level: that of the level in the document, since the next level of an author
    /// mostly plays like it, or the usual one if none is open.
    QString rulesetForNew() const;

    /// Adds a level as LevelDocument::reset() takes it behind all others and makes it the current one.
    void add(Level level, const QString &path = {}, bool readOnly = false, bool isSaved = true,
             const IssueList &ofReading = {});
    /// Adds what was read from the file of that path, which must be a level.
    void add(LoadedLevel read, const QString &path, bool readOnly);
    /// Adds the content of a recovery file, with changes.
    void add(RecoveredLevel work);
    void show(int place);
    /// A file was renamed; what is open of it goes with it.
    void fileMoved(const QString &from, const QString &to);
    /// Shows the level `step` places on, round and round.
    void showNext(int step);
    void move(int from, int to);
    /// Closes a level; the one behind it follows, else the one before it.
    void close(int place);

    /// How many closed levels are kept, with their changes.
    static constexpr std::size_t mostClosed = 10;
    bool canReopen() const { return !m_closed.empty(); }
    /// Opens the level closed last where it was. If its file was opened again meanwhile, that is shown.
    void reopen();

Q_SIGNALS:
    /// The level in the document is about to be put aside, or to be closed.
    void leaving();
    /// Another level is in the document.
    void arrived();
    /// A closed level is open again.
    void reopened();
    /// The number of levels, their order, the current one, or what at() tells of one changed.
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
