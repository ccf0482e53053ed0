#pragma once

#include "app/sound/soundoutput.h"

#include <QDialog>

class QAction;
class QLabel;
class QSlider;
class QVBoxLayout;
class Sounds;

/// The settings for sounds: volume, muting and captions. Changes apply at once. Deletes itself when it closes.
class SoundDialog : public QDialog {
    Q_OBJECT

public:
    /// The boxes show and change the checkable actions `mute` and `captions`. If `silence` is not Silence::None, the
    /// dialog says why nothing is heard. All references must outlive this object.
    SoundDialog(Sounds &sounds, QAction &mute, QAction &captions, Silence silence, QWidget *parent);

private:
    void addVolume(QVBoxLayout &layout);
    void addBox(QVBoxLayout &layout, const QString &name, const QString &text, QAction &action);
    void showVolume(int percent);

    Sounds &m_sounds;
    QSlider *m_slider;
    QLabel *m_percent;
};
