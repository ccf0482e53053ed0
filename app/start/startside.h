#pragma once

#include "gamecore/data/ids.h"

#include <QIcon>
#include <QWidget>

class SavedGames;
struct SaveInfo;
class QAction;
class QVBoxLayout;
class QLabel;
class QPushButton;

/// What stands beside the shelves of the start page: the games that go on, what one can do, and first steps for who has
/// played nothing yet. There is one first choice, which Enter takes: to go on if there is a game, else to begin one.
class StartSide : public QWidget {
    Q_OBJECT

public:
    explicit StartSide(const CataloguePtr &catalogue, QWidget *parent = nullptr);

    /// Buttons for these, the first one as the first choice; the actions must outlive this.
    void setActions(const QList<QAction *> &actions);
    /// Offers to go on with a game of that name, `howFar` below it; an empty name: there is none.
    void setUnderWay(const QString &name, const QString &howFar);
    /// Offers to go on with saved games.
    void setSavedGames(const QList<SaveInfo> &games);
    /// Whether something was opened before: who comes back needs no first steps.
    void setKnown(bool isKnown);
    /// Takes its part of a page of that width.
    void fitInto(int pageWidth);
    /// The panels that F6 goes round.
    QList<QWidget *> panels() const;

Q_SIGNALS:
    void continued();
    void savedGameChosen(const QString &id);
    /// Follows SavedGames::removeRequested().
    void savedGameUnwanted(const QString &id, const QString &text);
    /// The button takes Enter from now on; null while there is nothing to choose.
    void firstChoiceChanged(QPushButton *button);

private:
    void layOut();
    void addChoice(QAction *action);
    void showChoice(QPushButton *button, const QAction &action);
    void showChoices();
    void showUnderWay();
    void retranslate();

    QLabel *m_title;
    QLabel *m_subtitle;
    QLabel *m_goOnHeading;
    QPushButton *m_continue;
    SavedGames *m_saved;
    QWidget *m_begin; ///< around the choices
    QVBoxLayout *m_buttons;
    QLabel *m_stepsHeading;
    QLabel *m_steps;
    QPushButton *m_first = nullptr; ///< of the choices
    QIcon m_firstIcon;
    QList<std::pair<QPushButton *, QAction *>> m_choices; ///< what one can do
    QString m_underWay;
    QString m_howFar; ///< the game under way is
    bool m_isKnown = false;
};
