#pragma once

#include "app/sound/sounds.h"

#include <QPointer>

class LogPanel;
class MainWindow;
class PlayMode;
class PlaySession;
class SoundDialog;
class WatchMode;

/// The commands for sounds, and their connection with the game that is played or watched. Jumps to another moment and
/// steps back are silent.
class SoundCommands : public QObject {
    Q_OBJECT

public:
    /// References that must outlive this object.
    struct Context {
        MainWindow &window;
        PlaySession &session;
        LogPanel &log;
        PlayMode &playing;
        WatchMode &watching;
    };
    /// `table` returns the records of sounds.json; it is called when they are first needed. Create this object after
    /// the modes, so that captions come after the messages of their command.
    SoundCommands(const Context &context, std::function<SoundTable()> table);

    Sounds &sounds() { return m_sounds; }

private:
    void connectActions();
    void connectGames();
    void setMuted(bool isMuted);
    void tellMuted(bool isMuted);
    void setCaptions(bool areShown);
    void listen();
    void onStepped();
    void openDialog();

    Context m_context;
    Sounds m_sounds;
    QPointer<SoundDialog> m_dialog;
};
