#include "tests/fuzz/targets.h"

#include <QCoreApplication>

#include <cstdio>
#include <cstdlib>

namespace {

/// A global, since libFuzzer calls plain functions without context.
const FuzzTarget *chosen = nullptr;

} // namespace

extern "C" int LLVMFuzzerInitialize(int *argc, char ***argv);
extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t *data, std::size_t size);

/// Reads the target's name from the environment, since libFuzzer keeps the arguments for itself.
extern "C" int LLVMFuzzerInitialize(int *argc, char ***argv)
{
    static const QCoreApplication application(*argc, *argv);
    chosen = fuzzTarget(qgetenv("MAZEWRIGHT_FUZZ"));
    if (!chosen) {
        std::fputs("MAZEWRIGHT_FUZZ names no target; these are known:", stderr);
        for (const FuzzTarget &target : fuzzTargets()) {
            std::fprintf(stderr, " %s", target.name);
        }
        std::fputs("\n", stderr);
        std::exit(2);
    }
    return 0;
}

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t *data, std::size_t size)
{
    chosen->eat(QByteArray(reinterpret_cast<const char *>(data), qsizetype(size)));
    return 0;
}
