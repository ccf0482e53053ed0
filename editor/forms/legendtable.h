#pragma once

#include "editor/art/tileicon.h"
#include "editor/edits/leveltext.h"

#include <QTableWidget>

class LevelDocument;
struct Appearance;

/// An editable table of the level's legend: every terrain and kind with its character. Each change of a character is
/// one undo step.
class LegendTableView : public QTableWidget {
    Q_OBJECT

public:
    /// The document must outlive the table.
    explicit LegendTableView(LevelDocument &document, QWidget *parent = nullptr);

    /// Fills the table with the present legend of the level, in the present language. Call it after the legend or the
    /// language has changed.
    void fill();

Q_SIGNALS:
    /// A typed character was rejected, and the table shows the former one again; `sentence` explains why.
    void refused(const QString &sentence);

private:
    void addRow(const QString &key, const Appearance &look, const LevelText &text);
    void setCharacter(const QString &key, const QString &text);
    QString sentenceOf(const LegendChange &change, const QString &text) const;

    LevelDocument &m_document;
    KindIcons m_icons;
};
