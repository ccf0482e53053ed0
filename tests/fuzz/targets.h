#pragma once

#include <QByteArray>

#include <vector>

/// What eats bytes of strangers: one reader with all that follows once something could be read. It aborts, with a
/// sentence, when a promise does not hold. Small samples for each stand in tests/fuzz/corpus/NAME; inputs that once
/// broke something stay there for good. ./dev fuzz feeds them with libFuzzer (https://llvm.org/docs/LibFuzzer.html),
/// the suite `fuzz` with the samples and some changes of each.
struct FuzzTarget {
    const char *name;
    void (*eat)(const QByteArray &bytes);
};

/// All of them, by name.
const std::vector<FuzzTarget> &fuzzTargets();
/// The target of a name; null if there is none.
const FuzzTarget *fuzzTarget(QByteArrayView name);

/// A promise: aborts with `what` unless it holds.
void promise(bool holds, const char *what);
void promiseNothing(const QString &fault);

void eatLevel(const QByteArray &bytes);
void eatText(const QByteArray &bytes);
void eatCampaign(const QByteArray &bytes);
void eatRun(const QByteArray &bytes);
void eatSave(const QByteArray &bytes);
void eatData(const QByteArray &bytes);
void eatPlaytest(const QByteArray &bytes);
void eatGame(const QByteArray &bytes);
void eatTiled(const QByteArray &bytes);
void eatMapping(const QByteArray &bytes);
void eatCode(const QByteArray &bytes);
void eatZip(const QByteArray &bytes);
void eatDifference(const QByteArray &bytes);
