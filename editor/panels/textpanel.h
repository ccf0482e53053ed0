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

/// The controller that turns typing, pasting and deleting in a LevelTextEdit into undo steps of the document.
/// Characters without a meaning are rejected with a message.
class TextWriter : public QObject {
    Q_OBJECT

public:
    /// Largest number of cells of a level that is shown and edited as text.
    static constexpr qint64 mostCells = 250'000;

    /// All arguments must outlive this object.
    TextWriter(LevelDocument &document, Toolbox &toolbox, LevelTextEdit &edit);

    /// Underlines the cells of rejected characters, and emits said() with a message about these characters.
    void showRefused();
    /// Forgets the rejected characters and removes their underlines and message.
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
    std::optional<Point> m_typedTo; ///< cell after the last typed character; typing there continues the same undo step
    /// Rejected characters by the cell where they were typed. An entry is removed when its cell is written or cleared.
    /// All are removed by typing elsewhere, pasting, and inserting or deleting rows.
    std::map<Point, char32_t, InReadingOrder> m_refused;
};

/// The panel with the level as editable text: typing makes undo steps, and drawing on the canvas updates the text at
/// once. Above the text is a line with hints and messages, such as those about rejected characters; below the text is
/// the legend. Levels of more than TextWriter::mostCells cells are not shown.
class TextPanel : public QWidget {
    Q_OBJECT

public:
    /// Both arguments must outlive the panel.
    TextPanel(LevelDocument &document, Toolbox &toolbox, QWidget *parent = nullptr);

Q_SIGNALS:
    /// The caret moved to a cell of the level while the text had the focus, or the text got the focus.
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
    QJsonObject m_shownLegend; ///< value of Level::legend when m_edit was last filled
    bool m_isStale = true;     ///< m_edit is outdated; it is filled when the panel is shown
};
