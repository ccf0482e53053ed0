#pragma once

#include "editor/art/tileset.h"
#include "editor/widgets/elidedwidgets.h"

#include <QImage>
#include <QWidget>

#include <memory>
#include <vector>

class Catalogue;
class QPushButton;
class QTreeWidget;
class QTreeWidgetItem;

/// A combo box for the meaning of a character or a tile: a terrain (floor first) or a kind, with pictures. Floor is
/// chosen at first.
class MeaningChoice : public ElidedChoice {
    Q_OBJECT

public:
    /// `tileset` draws the pictures and is shared by all choices of a dialog.
    MeaningChoice(const Catalogue &catalogue, const std::shared_ptr<const Tileset> &tileset, QWidget *parent = nullptr);

    /// Adds another meaning at the top, which is neither a terrain nor a kind. If the user chooses it, key() returns
    /// `key`.
    void addFirst(const QString &text, const QString &key);
    /// Chooses the meaning with this key. If the list lacks the key, for example that of a level's own kind, `adds`
    /// adds it; without `adds`, the choice does not change.
    void choose(const QString &key, bool adds = false);
    /// Returns the chosen key; empty if nothing is chosen.
    QString key() const { return currentData().toString(); }
};

/// A sign of another program, such as a tile of a Tiled map, with its meaning as far as it is known.
struct UnknownSign {
    QString text;    ///< name of the sign, for users
    QString count;   ///< number of occurrences, as text
    QString meaning; ///< key of a terrain or a kind, or ignoredMeaning; empty if unknown, in which case the sign is
                     ///< left out of the level
    bool isGuess = false; ///< the meaning was guessed
    QImage picture = {};  ///< null: no picture
};

/// A table of signs of another program with their meanings. The combo box below the table sets the meaning of all
/// selected rows. A button selects all rows whose meaning is a guess.
class MeaningTable : public QWidget {
    Q_OBJECT

public:
    /// Shows one row per sign. The catalogue must outlive the table.
    MeaningTable(const std::vector<UnknownSign> &signs, const Catalogue &catalogue, QWidget *parent = nullptr);

    /// Returns the meaning of the sign with this index, as in UnknownSign::meaning.
    QString meaningAt(std::size_t row) const;

private:
    void setUpTable();
    void setUpAnswers();
    void addRow(const UnknownSign &sign);
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
