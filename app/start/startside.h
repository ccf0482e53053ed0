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

/// The side bar of the start page: games to continue, the main actions, and first steps for new users. There is one
/// default button for Enter: continuing a game, or else starting one.
class StartSide : public QWidget {
    Q_OBJECT

public:
    explicit StartSide(const CataloguePtr &catalogue, QWidget *parent = nullptr);

    /// Adds buttons for these actions. The first one is the default button. The actions must outlive this object.
    void setActions(const QList<QAction *> &actions);
    /// Offers to resume a game of that name, with `howFar` below it. An empty name means that there is none.
    void setUnderWay(const QString &name, const QString &howFar);
    /// Offers to continue saved games.
    void setSavedGames(const QList<SaveInfo> &games);
    /// Sets whether anything was opened before; the first steps are then hidden.
    void setKnown(bool isKnown);
    /// Sets the width of the bar for a page of that width.
    void fitInto(int pageWidth);
    /// Returns the panels that F6 visits.
    QList<QWidget *> panels() const;

Q_SIGNALS:
    void continued();
    void savedGameChosen(const QString &id);
    /// Forwards SavedGames::removeRequested().
    void savedGameUnwanted(const QString &id, const QString &text);
    /// Emitted when another button becomes the default for Enter; null if there is none.
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
    QWidget *m_begin; ///< contains the main actions
    QVBoxLayout *m_buttons;
    QLabel *m_stepsHeading;
    QLabel *m_steps;
    QPushButton *m_first = nullptr; ///< first of the main actions
    QIcon m_firstIcon;
    QList<std::pair<QPushButton *, QAction *>> m_choices; ///< buttons of the main actions
    QString m_underWay;
    QString m_howFar; ///< progress of the current game
    bool m_isKnown = false;
};
