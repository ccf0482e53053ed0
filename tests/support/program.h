#pragma once

#include <QByteArray>
#include <QJsonObject>
#include <QProcess>
#include <QStringList>

/// The real program in tests, as a script sees it: without a display, in a language that its output must not follow.
struct ProgramResult {
    int exitCode = -1; ///< -1: it crashed, or took longer than a minute
    QString out;
    QString err;
};

/// Runs the program to its end.
ProgramResult runProgram(const QStringList &arguments, const QByteArray &input = {}, const QString &folder = {});
/// The same of the program that makes pictures.
ProgramResult runPictures(const QStringList &arguments);

/// Whether a process has its own way with Ctrl+C.
bool catchesInterrupt(qint64 process);
/// How long it has computed, in the ticks of the system.
qint64 ticksOf(qint64 process);

/// A headless game that is talked to line by line.
class HeadlessGame {
public:
    /// `arguments` without the word headless. start() is empty if the program does not answer.
    explicit HeadlessGame(const QStringList &arguments);
    ~HeadlessGame();

    const QJsonObject &start() const { return m_start; }
    /// The answer to a line; empty if none came.
    QJsonObject ask(const QString &line);
    /// All lines that were asked.
    const QStringList &lines() const { return m_lines; }

private:
    QJsonObject readAnswer();

    QProcess m_process;
    QJsonObject m_start;
    QStringList m_lines;
};

/// The state of an answer.
QJsonObject stateOf(const QJsonObject &answer);
/// The state that a game begins with, without its hash and the cell of the hero.
QJsonObject freshState(int hp, int treasureLeft);

/// The events of an answer, each as compact JSON with sorted keys.
QStringList eventsOf(const QJsonObject &answer);
/// Their names alone: "moved", "died".
QStringList eventNamesOf(const QJsonObject &answer);
