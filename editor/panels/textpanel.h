#pragma once

#include "gamecore/base/point.h"

#include <QJsonObject>
#include <QObject>
#include <QWidget>

#include <map>
#include <optional>

class LegendTableView;
class LevelDocument;
class LevelText;
class LevelTextEdit;
class QLabel;
class QSplitter;
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

/// The maze as text beside the canvas, both ways: what is written here is a step of the document, and what is drawn
/// there stands here at once. Below it the legend, and a line that says what was not taken, and why. Of a level of more
/// than TextWriter::mostCells cells no text is shown.
class TextPanel : public QWidget {
    Q_OBJECT

public:
    /// Both must outlive this.
    TextPanel(LevelDocument &document, Toolbox &toolbox, QWidget *parent = nullptr);

Q_SIGNALS:
    /// The person moved the caret to a cell of the level.
    void caretMoved(Point cell);

protected:
    void showEvent(QShowEvent *event) override;

private:
    void connectDocument();
    void connectText();
    void refill();
    void showRegion(const QRect &cells);
    bool isShown() const;
    LevelText text() const;
    void say(const QString &sentence);
    void retranslate();

    LevelDocument &m_document;
    Toolbox &m_toolbox;
    LevelTextEdit *m_edit;
    TextWriter m_writer;
    QLabel *m_tooLarge;
    QLabel *m_notice;
    LegendTableView *m_legend;
    QJsonObject m_shownLegend; ///< by which the text is written
    bool m_isStale = true;     ///< the text is behind the level, as while nobody sees it
};
