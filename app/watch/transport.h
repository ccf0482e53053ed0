#pragma once

#include "app/watch/playback.h"
#include "app/watch/watchactions.h"
#include "editor/widgets/fixedbar.h"

class MarkSlider;
class QLabel;
class QToolButton;

/// The bar below the level: the moments of the run with their marks, what time it is, and buttons for all that one does
/// with it.
class Transport : public FixedBar {
    Q_OBJECT

public:
    /// All must outlive this.
    Transport(WatchedRun &run, Playback &playback, const WatchActions &actions, QWidget *parent = nullptr);

    MarkSlider &slider() { return *m_slider; }
    /// Whether one of the buttons for steps is held down.
    bool isStepHeld() const;
    /// Says something beside the moments, until another run is shown.
    void say(const QString &sentence);
    /// What time it is at the moment that is shown, in words.
    QString momentText() const;

private:
    QWidget *makeRow(const WatchActions &actions);
    QToolButton *addButton(QLayout &row, QAction *action);
    void begin();
    void showMoment();
    void showSpeed();
    QString noticeText() const;
    void retranslate();

    WatchedRun &m_run;
    Playback &m_playback;
    MarkSlider *m_slider;
    QLabel *m_moment;
    QLabel *m_speed;
    QLabel *m_notice;
    QToolButton *m_back;
    QToolButton *m_forward;
};
