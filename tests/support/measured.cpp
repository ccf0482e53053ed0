#include "tests/support/measured.h"

#include "tests/support/contentof.h"

#include <QElapsedTimer>
#include <QTemporaryDir>
#include <QTest>

#include <csignal>
#include <fcntl.h>
#include <sys/resource.h>
#include <sys/wait.h>
#include <unistd.h>

using namespace Qt::StringLiterals;

namespace {

void limitAddresses(qint64 most)
{
    rlimit limit{};
    if (most > 0 && ::getrlimit(RLIMIT_AS, &limit) == 0) {
        limit.rlim_cur = rlim_t(most);
        ::setrlimit(RLIMIT_AS, &limit);
    }
}

/// Replaces the child process by the program, with its output redirected to files.
[[noreturn]] void become(const std::vector<QByteArray> &arguments, const QByteArray &folder, const QByteArray &out,
                         const QByteArray &err, qint64 mostAddresses)
{
    constexpr mode_t ownersOnly = 0600;
    std::vector<char *> argv;
    for (const QByteArray &argument : arguments) {
        argv.push_back(const_cast<char *>(argument.constData()));
    }
    argv.push_back(nullptr);
    const int outFile = ::open(out.constData(), O_CREAT | O_WRONLY | O_TRUNC, ownersOnly);
    const int errFile = ::open(err.constData(), O_CREAT | O_WRONLY | O_TRUNC, ownersOnly);
    if (::dup2(outFile, STDOUT_FILENO) >= 0 && ::dup2(errFile, STDERR_FILENO) >= 0
        && ::chdir(folder.constData()) == 0) {
        limitAddresses(mostAddresses);
        ::execv(argv.front(), argv.data());
    }
    ::_exit(127);
}

} // namespace

MeasuredRun runMeasured(const QStringList &arguments, const QString &folder, qint64 mostAddresses)
{
    constexpr qint64 longest = 120'000;
    const QTemporaryDir output;
    const QByteArray out = output.filePath(u"out"_s).toLocal8Bit();
    const QByteArray err = output.filePath(u"err"_s).toLocal8Bit();
    std::vector<QByteArray> words{MAZEWRIGHT_PROGRAM};
    for (const QString &argument : arguments) {
        words.push_back(argument.toLocal8Bit());
    }
    QElapsedTimer timer;
    timer.start();
    const pid_t child = ::fork();
    if (child == 0) {
        become(words, folder.toLocal8Bit(), out, err, mostAddresses);
    }
    int status = 0;
    rusage used{};
    const auto hasEnded = [&] { return ::wait4(child, &status, WNOHANG, &used) == child; };
    if (child < 0 || !QTest::qWaitFor(hasEnded, int(longest))) {
        ::kill(child, SIGKILL);
        ::wait4(child, &status, 0, &used);
    }
    constexpr qint64 kibibyte = 1024;
    return {.exitCode = WIFEXITED(status) ? WEXITSTATUS(status) : -1,
            .out = contentOf(QString::fromLocal8Bit(out)),
            .err = contentOf(QString::fromLocal8Bit(err)),
            .peakMemory = used.ru_maxrss * kibibyte,
            .milliseconds = timer.elapsed()};
}
