#include "tests/support/program.h"

#include "tests/support/contentof.h"

#include <QJsonArray>
#include <QJsonDocument>

#include <csignal>

using namespace Qt::StringLiterals;

namespace {

const QString program = QStringLiteral(MAZEWRIGHT_PROGRAM);

void prepare(QProcess &process)
{
    QProcessEnvironment environment = QProcessEnvironment::systemEnvironment();
    for (const QString &name : {u"DISPLAY"_s, u"WAYLAND_DISPLAY"_s, u"QT_QPA_PLATFORM"_s, u"MAZEWRIGHT_DATA"_s}) {
        environment.remove(name);
    }
    environment.insert(u"LANG"_s, u"de_DE.UTF-8"_s);
    process.setProcessEnvironment(environment);
}

ProgramResult run(const QString &executable, const QStringList &arguments, const QByteArray &input,
                  const QString &folder)
{
    QProcess process;
    prepare(process);
    process.setWorkingDirectory(folder);
    process.start(executable, arguments);
    process.write(input);
    process.closeWriteChannel();
    if (!process.waitForFinished(60000) || process.exitStatus() != QProcess::NormalExit) {
        return {};
    }
    return {process.exitCode(), QString::fromUtf8(process.readAllStandardOutput()),
            QString::fromUtf8(process.readAllStandardError())};
}

} // namespace

ProgramResult runProgram(const QStringList &arguments, const QByteArray &input, const QString &folder)
{
    return run(program, arguments, input, folder);
}

ProgramResult runPictures(const QStringList &arguments)
{
    return run(QStringLiteral(MAZEWRIGHT_PICTURES), arguments, {}, {});
}

bool catchesInterrupt(qint64 process)
{
    const QByteArray status = contentOf(u"/proc/%1/status"_s.arg(process));
    const QByteArray mask = status.mid(status.indexOf("SigCgt:") + 7, 17).trimmed();
    return (mask.toULongLong(nullptr, 16) >> (SIGINT - 1) & 1U) != 0;
}

qint64 ticksOf(qint64 process)
{
    const QByteArray stat = contentOf(u"/proc/%1/stat"_s.arg(process));
    return stat.mid(stat.lastIndexOf(')') + 2).split(' ').value(11).toLongLong();
}

HeadlessGame::HeadlessGame(const QStringList &arguments)
{
    prepare(m_process);
    m_process.start(program, QStringList(u"headless"_s) + arguments);
    m_start = readAnswer();
}

HeadlessGame::~HeadlessGame()
{
    m_process.closeWriteChannel();
    m_process.waitForFinished(20000);
}

QJsonObject HeadlessGame::ask(const QString &line)
{
    m_lines += line;
    m_process.write(line.toUtf8() + '\n');
    return readAnswer();
}

QJsonObject HeadlessGame::readAnswer()
{
    while (!m_process.canReadLine()) {
        if (!m_process.waitForReadyRead(20000)) {
            return {};
        }
    }
    return QJsonDocument::fromJson(m_process.readLine()).object();
}

QJsonObject stateOf(const QJsonObject &answer)
{
    return answer.value("state"_L1).toObject();
}

QJsonObject freshState(int hp, int treasureLeft)
{
    return {{u"status"_s, u"playing"_s},
            {u"hp"_s, hp},
            {u"max_hp"_s, hp},
            {u"gold"_s, 0},
            {u"treasure_left"_s, treasureLeft},
            {u"depth"_s, 1},
            {u"hero_level"_s, 1},
            {u"xp"_s, 0},
            {u"turn"_s, 0},
            {u"time_ms"_s, 0}};
}

QStringList eventsOf(const QJsonObject &answer)
{
    QStringList events;
    for (const QJsonValue &event : answer.value("events"_L1).toArray()) {
        events += QString::fromUtf8(QJsonDocument(event.toObject()).toJson(QJsonDocument::Compact));
    }
    return events;
}

QStringList eventNamesOf(const QJsonObject &answer)
{
    QStringList names;
    for (const QJsonValue &event : answer.value("events"_L1).toArray()) {
        names += event.toObject().value("event"_L1).toString();
    }
    return names;
}
