#pragma once

#include "app/games/saves.h"

#include <QWidget>

class QPushButton;
class QVBoxLayout;

/// A button for each saved game, with its name, depth and turn. Hidden without saved games. If there are many games,
/// shows the first ones and a button that shows the rest. First comes the newest game of each level, then older games
/// of these levels, then practice games. Only the newest practice game comes earlier, among the first games. The Delete
/// key and the context menu of a button ask for removal.
class SavedGames : public QWidget {
    Q_OBJECT

public:
    /// The largest number of games shown until the user asks for all; at most one of them is practice.
    static constexpr int mostAtFirst = 5;

    explicit SavedGames(CataloguePtr catalogue, QWidget *parent = nullptr);

    /// `games` is sorted, newest first.
    void setGames(const QList<SaveInfo> &games);
    /// Returns the button of the newest game that can be loaded; null if there is none.
    QPushButton *newest() const { return m_newest; }
    /// Sets whether newest() is the default button of the page; its text then says that it continues the game.
    void setPrimary(bool isPrimary);
    bool hasGames() const { return !m_games.isEmpty(); }
    /// Sets the width of button texts in pixels.
    void setTextWidth(int width);

Q_SIGNALS:
    /// Emitted when all buttons were replaced, so pointers to them are invalid.
    void rebuilt();
    /// Emitted when the user wants to continue a game.
    void chosen(const QString &id);
    /// Emitted when the user wants to delete a save. `text` describes the game in the program's language.
    void removeRequested(const QString &id, const QString &text);

protected:
    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    void build();
    void showNewest();
    void retranslate();
    void elide();
    QPushButton *addButton(const SaveInfo &game);
    void addMoreButton(int count);
    void showAll();
    QString elided(const QStringList &lines) const;
    QString textOf(const SaveInfo &game) const;
    QStringList linesOf(const SaveInfo &game) const;

    CataloguePtr m_catalogue;
    QList<SaveInfo> m_games;
    bool m_isPrimary = false;
    bool m_isWhole = false;  ///< the user asked for all
    qsizetype m_atFirst = 0; ///< number of games shown at first
    QVBoxLayout *m_buttons;
    QPushButton *m_newest = nullptr; ///< button of the newest loadable game
    QStringList m_newestLines;       ///< text lines of m_newest when it is not the default button
    int m_textWidth = 216;
};
