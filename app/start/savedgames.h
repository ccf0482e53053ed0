#pragma once

#include "app/games/saves.h"

#include <QWidget>

class QPushButton;
class QVBoxLayout;

/// A button for each saved game, with its name, depth and turn; not there if there are none. Of many the first are
/// shown, the newest of each level before others of it and practice behind all, and a button for the rest. The Delete
/// key and the menu of a button ask for its removal.
class SavedGames : public QWidget {
    Q_OBJECT

public:
    /// The most that are shown until the person asks for all; only one of them is practice.
    static constexpr int mostAtFirst = 5;

    explicit SavedGames(CataloguePtr catalogue, QWidget *parent = nullptr);

    /// The newest first.
    void setGames(const QList<SaveInfo> &games);
    /// The button of the newest game that can be loaded; null if there is none.
    QPushButton *newest() const { return m_newest; }
    /// True if newest() is the first choice of the page; its text then says that it continues the game.
    void setPrimary(bool isPrimary);
    bool hasGames() const { return !m_games.isEmpty(); }
    /// How wide the text of a button may be, in pixels.
    void setTextWidth(int width);

Q_SIGNALS:
    /// The buttons are others now.
    void rebuilt();
    void chosen(const QString &id);
    /// `text` says which game it is, in the language of the program.
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
    bool m_isWhole = false;  ///< the person asked for all
    qsizetype m_atFirst = 0; ///< shown until then
    QVBoxLayout *m_buttons;
    QPushButton *m_newest = nullptr; ///< of those that can be loaded
    QStringList m_newestLines;       ///< its text where it is not the first choice
    int m_textWidth = 216;
};
