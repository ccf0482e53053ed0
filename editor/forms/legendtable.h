#pragma once

#include "editor/changes/leveltext.h"

#include <QTableWidget>

class LevelDocument;
struct Appearance;

/// Which character stands for what, as a table in which characters can be changed: one step each.
class LegendTableView : public QTableWidget {
    Q_OBJECT

public:
    /// The document must outlive this.
    explicit LegendTableView(LevelDocument &document, QWidget *parent = nullptr);

    /// As the level has it now, in the present language.
    void fill();

Q_SIGNALS:
    /// Why a character was not taken.
    void refused(const QString &sentence);

private:
    void addRow(const QString &key, const Appearance &look, const LevelText &text);
    void setCharacter(const QString &key, const QString &text);
    QString sentenceOf(const LegendChange &change, const QString &text) const;

    LevelDocument &m_document;
};
