#pragma once

#include "editor/art/tileicon.h"
#include "editor/edits/leveltext.h"

#include <QTableWidget>

class LevelDocument;
struct Appearance;

/// Which character stands for what, as a table in which characters can be changed: one step each.
class LegendTableView : public QTableWidget {
    Q_OBJECT

public:
    /// The document must outlive this.
    explicit LegendTableView(LevelDocument &document, QWidget *parent = nullptr);

    /// Fills the table with the level's legend as it is now, in the present language.
    void fill();

Q_SIGNALS:
    /// A character was not taken; `sentence` says why.
    void refused(const QString &sentence);

private:
    void addRow(const QString &key, const Appearance &look, const LevelText &text);
    void setCharacter(const QString &key, const QString &text);
    QString sentenceOf(const LegendChange &change, const QString &text) const;

    LevelDocument &m_document;
    KindIcons m_icons;
};
