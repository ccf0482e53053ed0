#include "tests/bench/processes.h"

#include "gamecore/data/rules.h"

#include <QFile>

#include <algorithm>
#include <chrono>
#include <csignal>
#include <ctime>
#include <fcntl.h>
#include <spawn.h>
#include <sys/resource.h>
#include <sys/wait.h>
#include <thread>
#include <type_traits>
#include <unistd.h>

namespace {

/// A list of strings in the form that C functions expect.
class CStrings {
public:
    void add(const QByteArray &text) { m_texts.push_back(text); }
    char **data()
    {
        m_pointers.clear();
        for (QByteArray &text : m_texts) {
            m_pointers.push_back(text.data());
        }
        m_pointers.push_back(nullptr);
        return m_pointers.data();
    }

private:
    std::vector<QByteArray> m_texts;
    std::vector<char *> m_pointers;
};

CStrings environmentWith(const QStringList &settings)
{
    CStrings all;
    for (const QString &setting : settings) {
        all.add(setting.toLocal8Bit());
    }
    for (char **entry = environ; *entry != nullptr; ++entry) {
        const QByteArray text(*entry);
        const QString name = QString::fromLocal8Bit(text.left(text.indexOf('=') + 1));
        const bool isSet = std::any_of(settings.begin(), settings.end(),
                                       [&name](const QString &setting) { return setting.startsWith(name); });
        if (!isSet) {
            all.add(text);
        }
    }
    return all;
}

pid_t start(const QStringList &command, const QStringList &settings)
{
    CStrings arguments;
    for (const QString &word : command) {
        arguments.add(word.toLocal8Bit());
    }
    CStrings environment = environmentWith(settings);
    posix_spawn_file_actions_t files;
    posix_spawn_file_actions_init(&files);
    posix_spawn_file_actions_addopen(&files, STDOUT_FILENO, "/dev/null", O_WRONLY, 0);
    posix_spawn_file_actions_addopen(&files, STDERR_FILENO, "/dev/null", O_WRONLY, 0);
    pid_t pid = 0;
    char **words = arguments.data();
    const int failure = posix_spawnp(&pid, words[0], &files, nullptr, words, environment.data());
    posix_spawn_file_actions_destroy(&files);
    return failure == 0 ? pid : 0;
}

double milliseconds(const timeval &time)
{
    return double(time.tv_sec) * 1e3 + double(time.tv_usec) / 1e3;
}

QByteArray procFile(pid_t pid, const char *name)
{
    QFile file(QStringLiteral("/proc/%1/").arg(pid) + QLatin1String(name));
    return file.open(QFile::ReadOnly) ? file.readAll() : QByteArray();
}

} // namespace

RunningProgram::RunningProgram(const QStringList &command, const QStringList &settings)
    : m_pid(start(command, settings))
{
}

RunningProgram::~RunningProgram()
{
    if (m_pid <= 0) {
        return;
    }
    // Editors ask about unsaved changes when told to quit; their data is worthless here.
    kill(m_pid, SIGKILL);
    waitpid(m_pid, nullptr, 0);
}

bool RunningProgram::hasEnded()
{
    if (m_pid > 0 && waitpid(m_pid, nullptr, WNOHANG) == m_pid) {
        m_pid = 0;
    }
    return m_pid <= 0;
}

double RunningProgram::cpuMs() const
{
    clockid_t clock = 0;
    timespec used{};
    if (m_pid <= 0 || clock_getcpuclockid(m_pid, &clock) != 0 || clock_gettime(clock, &used) != 0) {
        return 0;
    }
    return double(used.tv_sec) * 1e3 + double(used.tv_nsec) / 1e6;
}

double RunningProgram::firstThreadMs() const
{
    return procFile(m_pid, "schedstat").split(' ').first().toDouble() / 1e6;
}

double RunningProgram::peakMb() const
{
    constexpr QByteArrayView name("VmHWM:");
    const QByteArray text = procFile(m_pid, "status");
    const qsizetype at = text.indexOf(name);
    return at < 0 ? 0 : text.mid(at + name.size(), 20).trimmed().split(' ').first().toDouble() / 1024;
}

std::optional<ProgramUse> useOf(const QStringList &command, const QStringList &settings)
{
    using Clock = std::chrono::steady_clock;
    const Clock::time_point begin = Clock::now();
    const pid_t pid = start(command, settings);
    if (pid == 0) {
        return std::nullopt;
    }
    int status = 0;
    rusage usage{};
    wait4(pid, &status, 0, &usage);
    const double wallMs = std::chrono::duration<double, std::milli>(Clock::now() - begin).count();
    if (!WIFEXITED(status) || WEXITSTATUS(status) != 0) {
        return std::nullopt;
    }
    return ProgramUse{wallMs, milliseconds(usage.ru_utime) + milliseconds(usage.ru_stime)};
}

namespace {

MeasuredUse measuredUse(const std::vector<ProgramUse> &uses)
{
    const auto measured = [&uses](double ProgramUse::*figure) {
        std::vector<double> samples;
        for (const ProgramUse &use : uses) {
            samples.push_back(use.*figure);
        }
        return measuredOf(samples);
    };
    return {measured(&ProgramUse::wallMs), measured(&ProgramUse::cpuMs)};
}

std::optional<double> peakOf(const QStringList &command, const QStringList &settings)
{
    RunningProgram program(command, settings);
    if (!program.isStarted()) {
        return std::nullopt;
    }
    double most = 0;
    while (!program.hasEnded()) {
        most = std::max(most, program.peakMb());
        std::this_thread::sleep_for(std::chrono::microseconds(500));
    }
    return most;
}

/// Returns the results of `use` for each command, called in turns within each round. A command that ever failed has no
/// result.
template<typename Use, typename Told>
auto alternate(const std::vector<QStringList> &commands, int rounds, const Use &use, const Told &told)
{
    using Sample = typename std::invoke_result_t<Use, const QStringList &>::value_type;
    std::vector<std::vector<Sample>> sides(commands.size());
    for (int round = 0; round < rounds; ++round) {
        for (std::size_t i = 0; i < commands.size(); ++i) {
            if (const std::optional<Sample> sample = use(commands[i])) {
                sides[i].push_back(*sample);
            }
        }
    }
    std::vector<std::optional<std::invoke_result_t<Told, const std::vector<Sample> &>>> measured;
    for (const std::vector<Sample> &side : sides) {
        measured.push_back(int(side.size()) == rounds ? std::optional(told(side)) : std::nullopt);
    }
    return measured;
}

} // namespace

std::vector<std::optional<MeasuredUse>> alternateUses(const std::vector<QStringList> &commands, int rounds,
                                                      const QStringList &settings)
{
    return alternate(
        commands, rounds, [&settings](const QStringList &command) { return useOf(command, settings); }, measuredUse);
}

std::vector<std::optional<Measured>> peaksOf(const std::vector<QStringList> &commands, int rounds,
                                             const QStringList &settings)
{
    return alternate(
        commands, rounds, [&settings](const QStringList &command) { return peakOf(command, settings); },
        [](const std::vector<double> &peaks) { return measuredOf(peaks); });
}
