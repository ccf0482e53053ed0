#pragma once

#include "gamecore/world/command.h"
#include "gamecore/world/world.h"

#include <QElapsedTimer>
#include <QWidget>

#include <array>

class QKeyEvent;
class QLabel;
class QPushButton;

/// The choice of a new level, over the canvas: it has to be made, so nothing but a choice closes it. Keys: 1 2 3, the
/// letters h p d, arrows and Enter.
class GrowthDialog : public QWidget {
    Q_OBJECT

public:
    static constexpr int choiceCount = 3;
    /// For so many milliseconds keys that walk are still meant for the game.
    static constexpr int walkingPause = 400;

    explicit GrowthDialog(QWidget *parent = nullptr);

    /// Shows the choice that is due, or hides if there is none.
    void showWorld(const World &world);

Q_SIGNALS:
    void chosen(Growth growth);

protected:
    void changeEvent(QEvent *event) override;
    bool eventFilter(QObject *watched, QEvent *event) override;
    void paintEvent(QPaintEvent *event) override;

private:
    struct Step {
        int from = 0;
        int to = 0;
    };
    /// True if the key means something here, or must not mean anything elsewhere.
    bool take(const QKeyEvent &key);
    bool isStillWalking();
    void goOn(int step);
    void makePrimary(const QObject *focused);
    void retranslate();

    QLabel *m_title;
    QLabel *m_story;
    std::array<QPushButton *, choiceCount> m_choices{};
    std::array<Step, choiceCount> m_steps{};
    int m_level = 1;
    int m_due = 0;
    QElapsedTimer m_sinceShown;
    QElapsedTimer m_sinceKey;
};
