#pragma once

#include "app/window/thumbnails.h"

#include <QWidget>

class LevelShelf;
class LostWorkBar;
class SavedGames;
struct SlotInfo;
class QAction;
class QHBoxLayout;
class QLabel;
class QPushButton;

/// Where the program begins: campaigns, the shipped levels, one's own, those opened last.
class StartPage : public QWidget {
    Q_OBJECT

public:
    explicit StartPage(const CataloguePtr &catalogue, QWidget *parent = nullptr);

    /// Buttons for these stand beside the title, the first one as the first choice; the actions must outlive this.
    void setActions(const QList<QAction *> &actions);
    /// Looks again at the folders and at what was opened last.
    void refresh();
    /// Offers to go on with a game of that name; an empty name: there is none.
    void setUnderWay(const QString &levelName);
    /// Offers to go on with saved games.
    void setSavedGames(const QList<SlotInfo> &games);
    /// Offers back what was not saved in an earlier run.
    LostWorkBar &lostWork() { return *m_lostWork; }
    /// What F6 goes round.
    QList<QWidget *> panels() const;

Q_SIGNALS:
    void chosen(const QString &path);
    void continued();
    void savedGameChosen(const QString &id);
    /// As SavedGames::removeRequested().
    void savedGameUnwanted(const QString &id, const QString &text);

protected:
    bool focusNextPrevChild(bool isNext) override;
    void changeEvent(QEvent *event) override;
    /// Return presses the button that has the keyboard, as it opens the card that has it.
    void keyPressEvent(QKeyEvent *event) override;

private:
    LevelShelf *addShelf(const QString &name);
    void retranslate();

    Thumbnails m_thumbnails;
    QLabel *m_title;
    QLabel *m_subtitle;
    QHBoxLayout *m_buttons;
    LostWorkBar *m_lostWork;
    QPushButton *m_continue;
    SavedGames *m_saved;
    QList<LevelShelf *> m_shelves;
    LevelShelf *m_campaigns;
    LevelShelf *m_shipped;
    LevelShelf *m_own;
    LevelShelf *m_recent;
    QString m_underWay;
};
