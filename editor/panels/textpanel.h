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

/// The conversion of typing, pasting and deleting in the text of the maze into steps of the document. Characters
/// without a meaning are rejected with a message.
class TextWriter : public QObject {
    Q_OBJECT

public:
    /// Largest level in cells in which rows can be inserted.
    static constexpr qint64 mostCells = 250'000;

    /// All arguments must outlive this object.
    TextWriter(LevelDocument &document, Toolbox &toolbox, LevelTextEdit &edit);

    /// Underlines the rejected characters and repeats the message.
    void showRefused();
    void forgetRefused();

Q_SIGNALS:
    /// A message for the user; empty: remove the message.
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
    std::optional<Point> m_typedTo; ///< next cell of uninterrupted typing, which is one step
    /// Rejected characters: shown until their cell is written or something else is edited.
    std::map<Point, char32_t, InReadingOrder> m_refused;
};

/// The panel with the maze as editable text: typing here makes steps of the document, and drawing on the canvas updates
/// the text at once. Below it are the legend and a line about rejected characters. Levels of more than
/// TextWriter::mostCells cells are not shown.
class TextPanel : public QWidget {
    Q_OBJECT

public:
    /// Both arguments must outlive the panel.
    TextPanel(LevelDocument &document, Toolbox &toolbox, QWidget *parent = nullptr);

Q_SIGNALS:
    /// The user moved the caret to a cell of the level.
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
    QJsonObject m_shownLegend; ///< legend of the present text
    bool m_isStale = true;     ///< the text is outdated, for example while the panel is hidden
};
