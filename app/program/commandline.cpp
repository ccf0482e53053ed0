#include "app/program/commandline.h"

#include "app/cli/commands.h"
#include "app/cli/output.h"
#include "app/convert/convert.h"
#include "app/program/startwindow.h"
#include "app/versions/versioncalls.h"
#include "editor/storage/tiledexport.h"
#include "gamecore/base/nearest.h"

#include <QCoreApplication>
#include <QFileInfo>
#include <QGuiApplication>

#include <algorithm>
#include <array>

using namespace Qt::StringLiterals;

namespace {

const QString help =
    u"Mazewright: draw a level, play it, find out whether it is fair.\n"
    "\n"
    "  mazewright [LEVEL]                play a level, or open the start page\n"
    "  mazewright edit [LEVEL...]        edit levels, each in its own tab\n"
    "  mazewright check FILE... [--json] [--strict] [--require-proof]\n"
    "                                    check levels, campaigns and recordings\n"
    "  mazewright render LEVEL -o OUT.png [--tile-size PX] [--look tiles|ascii]\n"
    "                                    save a level as a picture\n"
    "  mazewright convert IN OUT [--legend NAME|FILE.json] [--unknown floor|wall|error] [--split]\n"
    "          [--mapping FILE.json] [--ruleset NAME]\n"
    "                                    convert between .level.json, .txt and Tiled maps; several mazes to\n"
    "                                    a campaign folder; a campaign to .mazewright and back\n"
    "  mazewright code LEVEL|RUN [--without-proof] [--without-texts]\n"
    "  mazewright code --read TEXT|- -o OUT\n"
    "                                    turn a level or recording into a share code, and back\n"
    "  mazewright generate -o OUT [--ruleset NAME] [--seed N] [--depth N] [--width N] [--height N]\n"
    "                                    generate one depth of a dungeon as a level\n"
    "  mazewright headless LEVEL [--seed N] [--ruleset NAME]\n"
    "  mazewright headless --dungeon [--seed N] [--ruleset NAME]\n"
    "                                    play with text commands and JSON output; --record FILE records the game\n"
    "  mazewright headless --replay FILE [--text]\n"
    "                                    replay a recorded game; --text prints it as sentences\n"
    "  mazewright verify FILE... [--json]\n"
    "                                    check that recorded games still replay the same\n"
    "  mazewright prove LEVEL --run FILE [-o OUT]\n"
    "                                    store a winning recording in the level as its proof\n"
    "  mazewright playtest LEVEL|CAMPAIGN|--dungeon [--ruleset NAME] [--bot NAME].. [--games N]\n"
    "                      [--first-seed S] [--jobs J] [--shard I/N] [--json FILE]\n"
    "                      [--heat FILE.png] [--heat-of WHAT] [--runs FOLDER]\n"
    "                                    let bots play many games\n"
    "  mazewright playtest merge FILE... [--json FILE]\n"
    "  mazewright playtest compare FILE FILE\n"
    "                                    add up playtests; test whether a change made a difference\n"
    "  mazewright data FOLDER [NAME.json]..\n"
    "                                    write the shipped data files to a folder, where you can change them\n"
    "  mazewright solve LEVEL [--seed S] [--seeds N] [--states N] [--step-ms N] [--run FILE] [--json] [--jobs J]\n"
    "                                    find out whether a level can be won without a death, and how\n"
    "  mazewright worst LEVEL [--pairs] [--states N] [--step-ms N] [--json]\n"
    "                                    find the goals that patrolling monsters could block\n"
    "  mazewright diff A B [-o OUT.png] [--json]\n"
    "  mazewright diff --text FILE       compare two versions of a level; --text prints a level as lines for git\n"
    "  mazewright merge BASE OURS THEIRS [-o OUT] [--path NAME]\n"
    "                                    merge two edits of a level\n"
    "  mazewright --help, --version\n"
    "\n"
    "Every call takes --data DIR (or MAZEWRIGHT_DATA=DIR): a folder whose terrain.json, hero.json,\n"
    "treasure.json, monsters.json, items.json, tilesets.json, rulesets.json, legends.json, sounds.json or\n"
    "bots.json replace the shipped ones. Every call that reads a Tiled map takes --trust FOLDER: a folder outside the\n"
    "map's project from which its files may be read.\n"
    "\n"
    "Examples:\n"
    "  mazewright check my.level.json && mazewright my.level.json\n"
    "  mazewright convert maze.txt maze.level.json\n"
    "  mazewright render maze.level.json -o maze.png --tile-size 16\n"
    "  mazewright generate -o deep.level.json --seed 7 --depth 5\n"
    "  printf 'move south\\nadvance 500\\nlook\\n' | mazewright headless maze.level.json --seed 7\n"
    "\n"
    "Exit codes: 0 done, 1 problems found, 2 wrong usage or unreadable input, 3 no answer (solve, worst)."_s;

/// When a call draws pictures, for which it needs fonts.
enum class Pictures : std::uint8_t { Never, Always, WithHeat, WithOut, ForTiled };

struct CallRow {
    QStringView name;
    int (*run)(const QStringList &arguments);
    Pictures pictures;
};

constexpr std::array<CallRow, 14> calls{{{u"check", runCheck, Pictures::Never},
                                         {u"render", runRender, Pictures::Always},
                                         {u"convert", runConvert, Pictures::ForTiled},
                                         {u"code", runCode, Pictures::Never},
                                         {u"generate", runGenerate, Pictures::Never},
                                         {u"headless", runHeadless, Pictures::Never},
                                         {u"verify", runVerify, Pictures::Never},
                                         {u"playtest", runPlaytest, Pictures::WithHeat},
                                         {u"prove", runProve, Pictures::Never},
                                         {u"data", runData, Pictures::Never},
                                         {u"solve", runSolve, Pictures::Never},
                                         {u"worst", runWorst, Pictures::Never},
                                         {u"diff", runDiff, Pictures::WithOut},
                                         {u"merge", runMerge, Pictures::Never}}};

/// True if a first argument must be a mistyped call: a plain word that is not the name of an existing file.
bool isUnknownCall(const QString &word)
{
    const bool isPlain = std::all_of(word.begin(), word.end(), [](QChar c) { return c.isLetterOrNumber(); });
    return !word.isEmpty() && word != u"edit" && isPlain && !QFileInfo::exists(word);
}

int refuseCall(const QString &word)
{
    QStringList names{u"edit"_s, u"help"_s};
    for (const CallRow &call : calls) {
        names.append(call.name.toString());
    }
    const QString nearest = nearestNames(word, names).value(0);
    const QString advice =
        nearest.isEmpty() ? u"“mazewright help” lists the commands."_s : u"Did you mean “%1”?"_s.arg(nearest);
    return usageError(u"“%1” is neither a command nor a level file. %2"_s.arg(word, advice));
}

QStringList textsOf(int argc, char *argv[])
{
    QStringList texts;
    for (int i = 1; i < argc; ++i) {
        texts.append(QString::fromLocal8Bit(argv[i]));
    }
    return texts;
}

/// Moves the name of the call to the front, because options may precede it.
QStringList withNameFirst(const QStringList &arguments)
{
    const bool isFirst = arguments.value(0) == u"--data" && arguments.size() > 2;
    return isFirst ? arguments.sliced(2) + arguments.first(2) : arguments;
}

/// Suppresses Qt's messages about the system, which are not part of a call's output.
void keepFatalOnly(QtMsgType type, const QMessageLogContext &, const QString &message)
{
    if (type == QtFatalMsg) {
        printError(u"mazewright: "_s + message);
    }
}

bool drawsPictures(const CallRow &call, const QStringList &arguments)
{
    const auto hasAny = [&](const auto &isIt) { return std::any_of(arguments.begin(), arguments.end(), isIt); };
    switch (call.pictures) {
    case Pictures::Never:
        return false;
    case Pictures::Always:
        return true;
    case Pictures::WithHeat:
        return hasAny([](const QString &argument) { return argument.startsWith(u"--heat"); });
    case Pictures::WithOut:
        return arguments.contains(u"-o"_s);
    case Pictures::ForTiled:
        return hasAny(isTiledMapPath);
    }
    Q_UNREACHABLE();
}

int runCall(const CallRow &call, int argc, char *argv[], const QStringList &arguments)
{
    if (arguments.contains(u"--help"_s)) {
        printOut(help);
        return ExitDone;
    }
    qInstallMessageHandler(keepFatalOnly);
    if (!drawsPictures(call, arguments)) {
        const QCoreApplication application(argc, argv);
        return call.run(arguments);
    }
    qputenv("QT_QPA_PLATFORM", "offscreen");
    const QGuiApplication application(argc, argv);
    return call.run(arguments);
}

} // namespace

int runCommandLine(int argc, char *argv[])
{
    const QStringList arguments = withNameFirst(textsOf(argc, argv));
    const QString first = arguments.value(0);
    if (first == u"--help" || first == u"-h" || first == u"help") {
        printOut(help);
        return ExitDone;
    }
    if (first == u"--version") {
        printOut(u"mazewright " MAZEWRIGHT_VERSION ""_s);
        return ExitDone;
    }
    for (const CallRow &call : calls) {
        if (first == call.name) {
            const int exitCode = runCall(call, argc, argv, arguments.sliced(1));
            return isPrinted() ? exitCode : int(ExitUsage);
        }
    }
    if (isUnknownCall(first)) {
        return refuseCall(first);
    }
    return startWindow(argc, argv, arguments);
}
