#pragma once

#include "editor/art/tileicon.h"
#include "editor/edits/leveltext.h"

#include <QTableWidget>

class LevelDocument;
struct Appearance;

/// An editable table of the level's legend; each change of a character is one step.
class LegendTableView : public QTableWidget {
    Q_OBJECT

public:
    /// The document must outlive the table.
    explicit LegendTableView(LevelDocument &document, QWidget *parent = nullptr);

    /// Fills the table with the present legend of the level, in the present language.
    void fill();

Q_SIGNALS:
    /// A character was rejected; `sentence` explains why.
    void refused(const QString &sentence);

private:
    void addRow(const QString &key, const Appearance &look, const LevelText &text);
    void setCharacter(const QString &key, const QString &text);
    QString sentenceOf(const LegendChange &change, const QString &text) const;

    LevelDocument &m_document;
    KindIcons m_icons;
};
