#include "app/program/soundcommands.h"

#include "app/games/playsession.h"
#include "app/hud/logpanel.h"
#include "app/play/playmode.h"
#include "app/shell/mainwindow.h"
#include "app/sound/sounddialog.h"
#include "app/watch/watchmode.h"

SoundCommands::SoundCommands(const Context &context, std::function<SoundTable()> table)
    : m_context(context), m_sounds(std::move(table), context.window.settings())
{
    connectActions();
    connectGames();
}

void SoundCommands::connectActions()
{
    const WindowActions &actions = m_context.window.commands();
    Settings &settings = m_context.window.settings();
    for (QAction *mute : {actions.mute, actions.commands[CommandIds::muteWatching]}) {
        mute->setChecked(settings.isMuted());
        connect(mute, &QAction::toggled, this, &SoundCommands::setMuted);
    }
    follow(*actions.captions, settings.showsCaptions, this, [](bool) {});
    connect(actions.captions, &QAction::toggled, this, &SoundCommands::setCaptions);
    if (settings.showsCaptions()) {
        setCaptions(true);
    }
    connect(actions.mute, &QAction::toggled, this, &SoundCommands::tellMuted);
    connect(actions.volume, &QAction::triggered, this, &SoundCommands::openDialog);
}

void SoundCommands::connectGames()
{
    connect(&m_context.window, &MainWindow::entered, this, &SoundCommands::listen);
    connect(&m_context.session, &PlaySession::started, this, &SoundCommands::listen);
    connect(&m_context.session, &PlaySession::played, this, [this](const EventList &events) {
        if (m_context.window.isCurrent(m_context.playing)) {
            for (const QString &caption : m_sounds.hear(events, m_context.session.world())) {
                m_context.log.say(captionLine(caption));
            }
        }
    });
    connect(&m_context.watching.run(), &WatchedRun::begun, this, &SoundCommands::listen);
    connect(&m_context.watching.run(), &WatchedRun::stepped, this, &SoundCommands::onStepped);
    connect(&m_context.watching.run(), &WatchedRun::moved, this, [this](qint64 from) {
        if (!WatchedRun::isSteps(from, m_context.watching.run().at())) {
            listen();
        }
    });
}

/// Keeps the two commands for muting and the setting equal.
void SoundCommands::setMuted(bool isMuted)
{
    const WindowActions &actions = m_context.window.commands();
    m_context.window.settings().isMuted.set(isMuted);
    for (QAction *mute : {actions.mute, actions.commands[CommandIds::muteWatching]}) {
        mute->setChecked(isMuted);
    }
    m_sounds.applyMute();
    listen();
}

/// Says in the log of the game that sounds are off or on, since silence does not tell.
void SoundCommands::tellMuted(bool isMuted)
{
    if (m_context.window.isCurrent(m_context.playing)) {
        m_context.log.notify([isMuted] { return isMuted ? tr("Sounds are off.") : tr("Sounds are on."); });
    }
}

void SoundCommands::setCaptions(bool areShown)
{
    m_context.watching.run().setCaptions(areShown ? m_sounds.table() : nullptr);
    listen();
}

/// Remembers the surroundings of the hero of the game that is shown.
void SoundCommands::listen()
{
    if (m_context.window.isCurrent(m_context.playing) && m_context.session.state() != PlaySession::State::Empty) {
        m_sounds.listen(m_context.session.world());
    } else if (m_context.window.isCurrent(m_context.watching) && !m_context.watching.run().isEmpty()) {
        m_sounds.listen(m_context.watching.run().game().world());
    }
}

/// Plays the sounds of a step forward. The log of the run adds its captions itself, since it can go back.
void SoundCommands::onStepped()
{
    const WatchedRun &run = m_context.watching.run();
    if (m_context.window.isCurrent(m_context.watching)) {
        m_sounds.hear(run.timeline().events(), run.game().world());
    }
}

void SoundCommands::openDialog()
{
    if (!m_dialog) {
        const WindowActions &actions = m_context.window.commands();
        m_dialog = new SoundDialog(m_sounds, *actions.mute, *actions.captions, whySilent(), &m_context.window);
    }
    m_dialog->open();
}
