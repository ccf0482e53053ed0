#pragma once

#include "app/games/saves.h"
#include "editor/storage/filecaches.h"

#include <QIcon>
#include <QImage>
#include <QWidget>

class LevelPicture;
class QPushButton;
class QVBoxLayout;

/// A button for each saved game, with the surroundings of its hero, its name, its progress and when it was saved, or
/// the reason why it cannot be loaded. A worker thread draws the pictures. Hidden without saved games. If there are
/// many games, shows as many as fit and a button that shows the rest. Dungeon games, saves that cannot be loaded, and
/// the newest game of each level come first; then older games of these levels; then practice games. Only the newest
/// practice game comes earlier, among the games shown at first. The Delete key and the context menu of a button request
/// the removal of its game.
class SavedGames : public QWidget {
    Q_OBJECT

public:
    /// The number of games that the page shows at least until the user asks for all: the game under way, which has a
    /// button elsewhere, and saved games. At most one of the games shown at first is practice.
    static constexpr int leastAtFirst = 3;

    explicit SavedGames(CataloguePtr catalogue, QWidget *parent = nullptr);

    /// Sets the saved games, which must be sorted, newest first.
    void setGames(const QList<SaveInfo> &games);
    /// Returns the first button whose game can be loaded; null if there is none. Its game is the newest one that is not
    /// practice, or a practice game if there are no others.
    QPushButton *newest() const { return m_newest; }
    /// Sets whether newest() is the default button of the page; its text then says that it continues the game.
    /// Otherwise the game under way has its own button, so that one saved game less is shown at first.
    void setPrimary(bool isPrimary);
    bool hasGames() const { return !m_games.isEmpty(); }
    /// Sets the width of button texts in pixels.
    void setTextWidth(int width);
    /// Shows as many games as fit into a height, but at least leastAtFirst.
    void fitInto(int height);
    /// The size of the picture on a button, in logical pixels.
    static constexpr QSize pictureSize{64, 48};
    /// The size of a button's icon, which ends with a gap.
    static constexpr QSize iconSize{70, 48};
    /// Draws the surroundings of a game's hero for a button. Can be called from any thread.
    static QImage draw(const LevelPicture &painter, const Game &game, double ratio);
    static QIcon iconOf(const QImage &picture);
    /// Returns an empty picture, so that the text does not move when the picture comes.
    static QIcon noPicture();
    /// Gap between the picture and the text of a button.
    static constexpr int pictureGap = 10;

Q_SIGNALS:
    /// Emitted when all buttons were replaced, so pointers to them are invalid.
    void rebuilt();
    /// Emitted when the user wants to continue a game.
    void chosen(const QString &id);
    /// Emitted when the user wants to delete a save. `text` describes the game in the program's language.
    void removeRequested(const QString &id, const QString &text);

protected:
    bool eventFilter(QObject *watched, QEvent *event) override;
    void changeEvent(QEvent *event) override;

private:
    void build();
    qsizetype countAtFirst() const;
    qsizetype leastCount() const { return m_isPrimary ? leastAtFirst : leastAtFirst - 1; }
    qsizetype countThatFits(int height);
    void setKeyboardTo(const QString &name);
    void showNewest();
    void retranslate();
    void elide();
    QPushButton *addButton(const SaveInfo &game);
    void addMoreButton(int count);
    void showAll();
    void showLines(QPushButton &button, const QStringList &lines) const;
    void requestPictures();
    QString textOf(const SaveInfo &game) const;
    static QString whenSaved(const QDateTime &when);
    QStringList linesOf(const SaveInfo &game) const;

    CataloguePtr m_catalogue;
    QList<SaveInfo> m_games;
    bool m_isPrimary = false;
    bool m_isWhole = false;  ///< the user asked for all
    qsizetype m_fitting = 0; ///< number of games for which there is room
    QVBoxLayout *m_buttons;
    QPushButton *m_newest = nullptr; ///< see newest()
    QStringList m_newestLines;       ///< text lines of m_newest when it is not the default button
    int m_textWidth = 216;
    FileFactCache<QImage> m_pictures; ///< by path of the save
};
