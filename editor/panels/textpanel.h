#pragma once

#include "editor/changes/leveltext.h"

#include <QWidget>

class LegendTableView;
class LevelDocument;
class LevelTextEdit;
class QLabel;
class QSplitter;
class Toolbox;

/// The maze as text beside the canvas, both ways: what is written here is a step of the document, and what is drawn
/// there stands here at once. Below it the legend, and a line that says what was not taken, and why.
class TextPanel : public QWidget {
    Q_OBJECT

public:
    /// Of a larger level no text is shown.
    static constexpr qint64 mostCells = 250'000;

    /// Both must outlive this.
    TextPanel(LevelDocument &document, Toolbox &toolbox, QWidget *parent = nullptr);

Q_SIGNALS:
    /// The person moved the caret to a cell of the level.
    void caretMoved(Point cell);

protected:
    void showEvent(QShowEvent *event) override;

private:
    struct InReadingOrder {
        bool operator()(Point a, Point b) const { return readsBefore(a, b); }
    };

    void connectDocument();
    void connectText();
    void write(const QString &text);
    void paste(const QString &text);
    void insertRow(int y);
    void removeRows(int y, int count);
    void clear(Point first, Point last);
    void writeAt(Point cell, char32_t character);
    void showRefused();
    void forgetRefused();
    static QString sentenceOf(const std::set<char32_t> &unknown);
    void refill();
    void showRegion(const QRect &cells);
    bool isShown() const;
    LevelText text() const;
    void say(const QString &sentence);
    void retranslate();

    LevelDocument &m_document;
    Toolbox &m_toolbox;
    LevelTextEdit *m_edit;
    QLabel *m_tooLarge;
    QLabel *m_notice;
    LegendTableView *m_legend;
    std::optional<Point> m_typedTo; ///< where typing in one go goes on, which is one step
    /// What was typed and stands for nothing: said until its cell is written, or something else is edited.
    std::map<Point, char32_t, InReadingOrder> m_refused;
    QJsonObject m_shownLegend; ///< by which the text is written
    bool m_isStale = true;     ///< the text is behind the level, as while nobody sees it
};
