#include "tests/bench/counting.h"

#include "tests/bench/maps.h"
#include "tests/bench/tcod/duels.h"

#include <QCoreApplication>
#include <QProcess>
#include <QRegularExpression>
#include <QStandardPaths>

using namespace Qt::StringLiterals;

namespace {

/// Returns the instructions of one run in total; std::nullopt if valgrind reports none.
std::optional<double> instructionsOf(const QStringList &scene, int repetitions)
{
    QProcess valgrind;
    valgrind.start(u"valgrind"_s,
                   QStringList{u"--tool=callgrind"_s, u"--callgrind-out-file=/dev/null"_s,
                               QCoreApplication::applicationFilePath(), u"--count"_s, QString::number(repetitions)}
                       + scene);
    constexpr int longestMs = 600'000;
    if (!valgrind.waitForFinished(longestMs) || valgrind.exitCode() != 0) {
        return std::nullopt;
    }
    static const QRegularExpression collected(u"Collected : (\\d+)"_s);
    const QRegularExpressionMatch match = collected.match(QString::fromLatin1(valgrind.readAllStandardError()));
    return match.hasMatch() ? std::optional(match.captured(1).toDouble()) : std::nullopt;
}

std::optional<Measured> instructionsEach(const QStringList &scene, int repetitions)
{
    const std::optional<double> once = instructionsOf(scene, repetitions);
    const std::optional<double> twice = instructionsOf(scene, 2 * repetitions);
    if (!once || !twice) {
        return std::nullopt;
    }
    return Measured{(*twice - *once) / repetitions, {}};
}

struct Subject {
    QString group; ///< first word of the scene
    QString what;
    std::vector<MapKind> kinds;
    std::vector<std::pair<QString, QString>> peers; ///< number and name of each peer
    int repetitions;
};

/// Returns a row whose goal applies to the fastest of libtcod's field-of-view algorithms.
BenchRow rowOf(const Subject &subject, const QString &kind, const QString &peer, const Measured &ours,
               const Measured &theirs)
{
    const bool isSight = subject.group == "sight"_L1;
    BenchRow row = ratioRow(isSight ? u"F1"_s : u"T1"_s, subject.what.arg(kind, peer), u"instructions"_s, ours, theirs);
    if (isSight && peer.startsWith("SHADOW"_L1)) {
        row.goal = {Better::Higher, {}, 9};
    }
    return row;
}

void count(const Subject &subject, Report &report)
{
    for (const MapKind kind : subject.kinds) {
        const QString name = mapKindName(kind);
        const auto ours = instructionsEach({subject.group, name, u"ours"_s}, subject.repetitions);
        for (const auto &[number, peer] : subject.peers) {
            const auto theirs = instructionsEach({subject.group, name, number}, subject.repetitions);
            if (ours && theirs) {
                report.add(rowOf(subject, name, peer, *ours, *theirs));
            } else {
                report.leaveOut(u"valgrind did not count: rows of instructions are left out."_s);
            }
        }
    }
}

} // namespace

void measureInstructions(Report &report)
{
    if (QStandardPaths::findExecutable(u"valgrind"_s).isEmpty()) {
        report.leaveOut(u"valgrind was not found (Debian: valgrind): instructions are not counted."_s);
        return;
    }
    if (!hasTcod()) {
        report.leaveOut(withoutTcod);
        return;
    }
    const QString basic = u"0"_s;
    const QString shadow = u"2"_s;
    const QString symmetric = u"5"_s;
    count({.group = u"sight"_s,
           .what = u"80x45 %1, radius 8, libtcod %2"_s,
           .kinds = {mapKinds.begin(), mapKinds.end()},
           .peers = {{shadow, u"SHADOW"_s}, {symmetric, u"SYMMETRIC_SHADOWCAST"_s}},
           .repetitions = 1000},
          report);
    count({.group = u"turns"_s,
           .what = u"80x45 %1, 30 monsters, libtcod %2"_s,
           .kinds = {MapKind::Rooms, MapKind::Cave, MapKind::Open},
           .peers = {{basic, u"BASIC + A*"_s}, {shadow, u"SHADOW + A*"_s}},
           .repetitions = 1000},
          report);
}

namespace {

std::optional<MapKind> kindNamed(const QString &name)
{
    for (const MapKind kind : mapKinds) {
        if (mapKindName(kind) == name) {
            return kind;
        }
    }
    return std::nullopt;
}

} // namespace

bool playCounted(const QStringList &scene, int repetitions)
{
    const std::optional<MapKind> kind = scene.size() == 3 ? kindNamed(scene[1]) : std::nullopt;
    if (!kind || (scene[0] != "sight"_L1 && scene[0] != "turns"_L1)) {
        return false;
    }
    const std::optional<int> algorithm = scene[2] == "ours"_L1 ? std::nullopt : std::optional(scene[2].toInt());
    if (scene[0] == "sight"_L1) {
        playSight(*kind, algorithm, repetitions);
    } else {
        playTurns(*kind, algorithm, repetitions);
    }
    return true;
}
