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

/// A sign of another program, such as a tile, with its possible meaning.
struct AskedSign {
    QString text;
    QString count;        ///< number of occurrences, in words
    QString meaning;      ///< empty if unknown; the sign is then skipped
    bool isGuess = false; ///< the meaning was guessed
    QImage picture = {};  ///< null: no picture
};

/// A table of signs of another program with their meanings. The choice below it sets the meaning of all selected rows.
class MeaningTable : public QWidget {
    Q_OBJECT

public:
    /// The catalogue must outlive the table. The first row is selected.
    MeaningTable(const std::vector<AskedSign> &signs, const Catalogue &catalogue, QWidget *parent = nullptr);

    /// Returns the meaning of a row: the key of a terrain or a kind, or `ignore`; empty if still unknown.
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
