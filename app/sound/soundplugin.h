#pragma once

#include "app/sound/soundoutput.h"

#include <QtPlugin>

/// The interface of the plugin `mazewright_sound`. The plugin links to Qt Multimedia, whose libraries would make the
/// program start several milliseconds later if the program linked to them itself.
class SoundPlugin {
public:
    SoundPlugin() = default;
    Q_DISABLE_COPY_MOVE(SoundPlugin)
    virtual ~SoundPlugin() = default;

    /// Returns the system's loudspeaker.
    virtual std::unique_ptr<SoundOutput> output() const = 0;
    /// True if the system has a sound device. Asking can take a moment.
    virtual bool hasDevice() const = 0;
};

#define SoundPluginId "mazewright.SoundPlugin/1"
Q_DECLARE_INTERFACE(SoundPlugin, SoundPluginId)
