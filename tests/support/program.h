#pragma once

#include <QByteArray>
#include <QJsonObject>
#include <QProcess>
#include <QStringList>

/// The result of a real program run in tests, as a script sees it: without a display, and in a language that must not
/// affect its output.
struct ProgramResult {
    int exitCode = -1; ///< -1 if it crashed or took longer than a minute
    QString out;
    QString err;
};

/// Runs the program until it exits.
ProgramResult runProgram(const QStringList &arguments, const QByteArray &input = {}, const QString &folder = {});
/// Runs the program that makes the pictures until it exits.
ProgramResult runPictures(const QStringList &arguments);

/// True if a process handles Ctrl+C itself.
bool catchesInterrupt(qint64 process);
/// Returns the user CPU time of a process, in clock ticks.
qint64 ticksOf(qint64 process);

/// A headless game that is controlled line by line.
class HeadlessGame {
public:
    /// `arguments` lacks the word "headless". start() is empty if the program does not answer.
    explicit HeadlessGame(const QStringList &arguments);
    ~HeadlessGame();

    const QJsonObject &start() const { return m_start; }
    /// Sends a line and returns the answer; empty if there was none.
    QJsonObject ask(const QString &line);
    /// Returns all lines that were sent.
    const QStringList &lines() const { return m_lines; }

private:
    QJsonObject readAnswer();

    QProcess m_process;
    QJsonObject m_start;
    QStringList m_lines;
};

/// Returns the state in an answer.
QJsonObject stateOf(const QJsonObject &answer);
/// Returns the initial state of a game, without its hash and the hero's cell.
QJsonObject freshState(int hp, int treasureLeft);

/// Returns the events of an answer, each as compact JSON with sorted keys.
QStringList eventsOf(const QJsonObject &answer);
/// Returns only the names of the events: "moved", "died".
QStringList eventNamesOf(const QJsonObject &answer);
