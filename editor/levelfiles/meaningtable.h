#pragma once

#include "editor/art/tileset.h"

#include <QImage>
#include <QWidget>

#include <memory>
#include <vector>

class Catalogue;
class MeaningChoice;
class QPushButton;
class QTreeWidget;
class QTreeWidgetItem;

/// A sign of another program that is asked about.
struct AskedSign {
    QString text;
    QString count;        ///< how often it is there, in words
    QString meaning;      ///< empty: nobody has said anything, and it is left out
    bool isGuess = false; ///< nobody has said that it means that
    QImage picture = {};  ///< null: it has none
};

/// Many signs of another program, each with what it stands for: the choice below the table answers for all rows that
/// are selected at once.
class MeaningTable : public QWidget {
    Q_OBJECT

public:
    /// The catalogue must outlive this. The first row is selected.
    MeaningTable(const std::vector<AskedSign> &signs, const Catalogue &catalogue, QWidget *parent = nullptr);

    /// What the sign of a row stands for: the key of a terrain or a kind, or `ignore`; empty if it was left open.
    QString meaningAt(std::size_t row) const;

private:
    void setUpTable();
    void setUpAnswers();
    void addRow(const AskedSign &sign);
    void setMeaning(QTreeWidgetItem &row, const QString &meaning, bool isGuess) const;
    int placeOf(const QString &meaning) const;
    static QString openText();
    void answer();
    void selectGuesses();
    void followSelection();
    void updateGuesses();

    std::shared_ptr<const Tileset> m_tileset = std::make_shared<Tileset>();
    QTreeWidget *m_table;
    MeaningChoice *m_choice;
    QPushButton *m_guesses;
};
