#include "app/watch/watchkeys.h"

std::vector<KeyHint> WatchKeys::ofGame(bool isPlaying) const
{
    KeyHints hints;
    hints.add(m_names.of(CommandIds::watchPlay),
              isPlaying ? tr("pause", "what a key does") : tr("run", "what a key does"), m_actions.play);
    hints.add(m_names.of(CommandIds::stepForward), tr("step", "what a key does"), m_actions.forward);
    hints.add(m_names.of(CommandIds::stepBack), tr("step back", "what a key does"), m_actions.back);
    hints.add(m_names.of(CommandIds::nextMark), tr("next mark", "what a key does"), m_actions.nextMark);
    hints.add(m_names.of(CommandIds::takeOver), tr("take over here", "what a key does"), m_actions.takeOver);
    hints.add(m_names.of(CommandIds::watchEverything), tr("show everything", "what a key does"), m_actions.everything);
    hints.add(KeyNames::escape(), tr("back", "what a key does"));
    hints.add(m_names.of(CommandIds::showKeys), tr("all keys", "what a key does"), m_window.keys);
    return hints.all();
}

std::vector<KeyHint> WatchKeys::ofPanel()
{
    KeyHints hints;
    addWayOut(hints);
    return hints.all();
}

std::vector<KeyHint> WatchKeys::ofList() const
{
    KeyHints hints;
    hints.add(KeyNames::arrows(), tr("choose", "what a key does"));
    hints.add(KeyNames::enter(), tr("watch it", "what a key does"));
    hints.add(m_names.of(CommandIds::showGhost), tr("as ghost", "what a key does"), m_actions.ghost);
    hints.add(m_names.of(CommandIds::renameGame), tr("name it", "what a key does"), m_actions.rename);
    hints.add(m_names.of(CommandIds::deleteGame), tr("delete it", "what a key does"), m_actions.remove);
    addWayOut(hints);
    return hints.all();
}

void WatchKeys::addWayOut(KeyHints &hints)
{
    hints.add(KeyNames::tab(), tr("to the next", "what a key does"));
    hints.add(KeyNames::escape(), tr("back to the level", "what a key does"));
}
