#pragma once

#include "gamecore/base/point.h"

#include <QObject>

#include <map>
#include <optional>

class LevelDocument;
class LevelText;
class LevelTextEdit;
class Toolbox;

/// What the person types, pastes and deletes in the text of the maze, as steps of the document. What stands for nothing
/// is not taken, and that is said.
class TextWriter : public QObject {
    Q_OBJECT

public:
    /// Rows are inserted up to so many cells.
    static constexpr qint64 mostCells = 250'000;

    /// All must outlive it.
    TextWriter(LevelDocument &document, Toolbox &toolbox, LevelTextEdit &edit);

    /// Underlines what was not taken, and says it again.
    void showRefused();
    void forgetRefused();

Q_SIGNALS:
    /// A sentence for the person; empty: there is nothing to say any more.
    void said(const QString &sentence);

private:
    struct InReadingOrder {
        bool operator()(Point a, Point b) const { return readsBefore(a, b); }
    };

    void write(const QString &characters);
    void writeAt(Point cell, char32_t character);
    void paste(const QString &pasted);
    void insertRow(int y);
    void removeRows(int y, int count);
    void clear(Point first, Point last);
    LevelText text() const;

    LevelDocument &m_document;
    Toolbox &m_toolbox;
    LevelTextEdit &m_edit;
    std::optional<Point> m_typedTo; ///< where typing in one go goes on, which is one step
    /// What was typed and stands for nothing: said until its cell is written, or something else is edited.
    std::map<Point, char32_t, InReadingOrder> m_refused;
};
