#include "gamecore/solving/solution.h"

#include "gamecore/replay/runrecorder.h"
#include "gamecore/world/event.h"

#include <array>

QLatin1StringView keyOf(Solvable solvable)
{
    static constexpr std::array<QLatin1StringView, solvableCount> keys{
        QLatin1StringView("can"), QLatin1StringView("cannot"), QLatin1StringView("unknown")};
    return keys[std::size_t(solvable)];
}

Run runOf(const CataloguePtr &shipped, const PlayableLevel &level, std::uint64_t seed,
          const std::vector<Command> &commands, int stepMs)
{
    Game game = Game::start(shipped, level, seed).game;
    RunRecorder recorder(game, {.by = RunOrigin::By::Solver});
    EventList events;
    for (const Command &command : commands) {
        game.play(command, events);
        recorder.add({.command = command}, game);
    }
    Run run = recorder.run(game);
    run.stepMs = stepMs;
    return run;
}
