#include "app/sound/sounddialog.h"

#include "app/sound/sounds.h"

#include <QAction>
#include <QCheckBox>
#include <QDialogButtonBox>
#include <QHBoxLayout>
#include <QLabel>
#include <QLocale>
#include <QSlider>
#include <QVBoxLayout>

using namespace Qt::StringLiterals;

namespace {

constexpr int narrowestSoundDialog = 340;
constexpr int volumePage = 10;

} // namespace

SoundDialog::SoundDialog(Sounds &sounds, QAction &mute, QAction &captions, Silence silence, QWidget *parent)
    : QDialog(parent), m_sounds(sounds), m_slider(new QSlider(Qt::Horizontal)), m_percent(new QLabel)
{
    setObjectName(u"soundDialog"_s);
    setAttribute(Qt::WA_DeleteOnClose);
    setWindowTitle(tr("Sound"));
    setMinimumWidth(narrowestSoundDialog);
    auto *layout = new QVBoxLayout(this);
    if (silence != Silence::None) {
        auto *note =
            new QLabel(silence == Silence::NoLibrary ? tr("Qt Multimedia is missing, so the program plays no sounds.")
                                                     : tr("No sound device was found, so you will hear nothing."));
        note->setObjectName(u"soundNote"_s);
        note->setWordWrap(true);
        layout->addWidget(note);
    }
    addVolume(*layout);
    addBox(*layout, u"muteBox"_s, tr("&Mute"), mute);
    addBox(*layout, u"captionsBox"_s, tr("&Captions for important sounds from out of sight"), captions);
    auto *buttons = new QDialogButtonBox(QDialogButtonBox::Close);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    layout->addWidget(buttons);
    m_slider->setFocus();
}

void SoundDialog::addVolume(QVBoxLayout &layout)
{
    auto *caption = new QLabel(tr("&Volume"));
    caption->setBuddy(m_slider);
    m_slider->setObjectName(u"volumeSlider"_s);
    m_slider->setAccessibleName(tr("Volume"));
    m_slider->setRange(0, 100);
    m_slider->setPageStep(volumePage);
    m_slider->setValue(m_sounds.volume());
    m_percent->setAlignment(Qt::AlignRight | Qt::AlignVCenter);
    showVolume(100);
    m_percent->setMinimumWidth(m_percent->sizeHint().width());
    showVolume(m_slider->value());
    connect(m_slider, &QSlider::valueChanged, this, [this](int percent) {
        showVolume(percent);
        m_sounds.setVolume(percent);
        m_sounds.playSample();
    });
    auto *row = new QHBoxLayout;
    row->addWidget(caption);
    row->addWidget(m_slider, 1);
    row->addWidget(m_percent);
    layout.addLayout(row);
}

void SoundDialog::addBox(QVBoxLayout &layout, const QString &name, const QString &text, QAction &action)
{
    auto *box = new QCheckBox(text);
    box->setObjectName(name);
    box->setChecked(action.isChecked());
    connect(box, &QCheckBox::toggled, &action, &QAction::setChecked);
    connect(&action, &QAction::toggled, box, &QCheckBox::setChecked);
    layout.addWidget(box);
}

void SoundDialog::showVolume(int percent)
{
    //: a share in percent
    m_percent->setText(tr("%1 %").arg(QLocale().toString(percent)));
}
