#include "tests/filecalls/filecalls.h"

#include <atomic>
#include <csignal>
#include <cstdarg>
#include <dlfcn.h>
#include <fcntl.h>
#include <sys/stat.h>
#include <unistd.h>

namespace {

std::atomic<int> made = 0;
std::atomic<int> last = 0;
std::atomic<FileCalls::Cut> lastCut = FileCalls::Cut::Before;

/// Returns the C library's function that the function of this name here hides.
template<typename Function>
Function *hidden(const char *name)
{
    return reinterpret_cast<Function *>(::dlsym(RTLD_NEXT, name));
}

bool isLast()
{
    return ++made == last;
}

[[noreturn]] void die()
{
    ::kill(::getpid(), SIGKILL);
    for (;;) {
        ::pause();
    }
}

void countCall()
{
    if (isLast()) {
        die();
    }
}

/// True for a regular file. Writes to pipes are not counted, since their number depends on the scheduling of threads.
bool isOfFile(int file)
{
    struct stat info {};
    return ::fstat(file, &info) == 0 && S_ISREG(info.st_mode);
}

bool mayChange(int flags)
{
    return (flags & (O_CREAT | O_TRUNC)) != 0 || (flags & O_TMPFILE) == O_TMPFILE;
}

mode_t modeOf(int flags, va_list arguments)
{
    const bool isMade = (flags & O_CREAT) != 0 || (flags & O_TMPFILE) == O_TMPFILE;
    return isMade ? mode_t(va_arg(arguments, int)) : mode_t(0);
}

} // namespace

void FileCalls::killAt(int number, Cut cut)
{
    made = 0;
    last = number;
    lastCut = cut;
}

int FileCalls::count()
{
    return made;
}

// These functions replace those of the C library in the program and all that it links.
extern "C" {

int open64(const char *path, int flags, ...)
{
    va_list arguments;
    va_start(arguments, flags);
    const mode_t mode = modeOf(flags, arguments);
    va_end(arguments);
    if (mayChange(flags)) {
        countCall();
    }
    return hidden<int(const char *, int, ...)>("open64")(path, flags, mode);
}

ssize_t write(int file, const void *bytes, size_t size)
{
    const auto hiddenWrite = hidden<ssize_t(int, const void *, size_t)>("write");
    if (isOfFile(file) && isLast()) {
        if (lastCut == FileCalls::Cut::Half) {
            hiddenWrite(file, bytes, size / 2);
        }
        die();
    }
    return hiddenWrite(file, bytes, size);
}

int fsync(int file)
{
    countCall();
    return hidden<int(int)>("fsync")(file);
}

int fdatasync(int file)
{
    countCall();
    return hidden<int(int)>("fdatasync")(file);
}

int ftruncate64(int file, off64_t size) noexcept
{
    countCall();
    return hidden<int(int, off64_t)>("ftruncate64")(file, size);
}

int link(const char *from, const char *to) noexcept
{
    countCall();
    return hidden<int(const char *, const char *)>("link")(from, to);
}

int linkat(int fromFolder, const char *from, int toFolder, const char *to, int flags) noexcept
{
    countCall();
    return hidden<int(int, const char *, int, const char *, int)>("linkat")(fromFolder, from, toFolder, to, flags);
}

int rename(const char *from, const char *to) noexcept
{
    countCall();
    return hidden<int(const char *, const char *)>("rename")(from, to);
}

int renameat2(int fromFolder, const char *from, int toFolder, const char *to, unsigned int flags) noexcept
{
    countCall();
    return hidden<int(int, const char *, int, const char *, unsigned int)>("renameat2")(fromFolder, from, toFolder, to,
                                                                                        flags);
}

int unlink(const char *path) noexcept
{
    countCall();
    return hidden<int(const char *)>("unlink")(path);
}

int mkdir(const char *path, mode_t mode) noexcept
{
    countCall();
    return hidden<int(const char *, mode_t)>("mkdir")(path, mode);
}

} // extern "C"
