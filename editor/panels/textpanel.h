#pragma once

#include "editor/panels/textwriter.h"

#include <QJsonObject>
#include <QWidget>

class LegendTableView;
class LevelDocument;
class LevelTextEdit;
class QLabel;
class QSplitter;
class Toolbox;

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
