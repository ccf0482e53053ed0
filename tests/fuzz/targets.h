#pragma once

#include <QByteArray>

#include <vector>

/// A fuzz target: one reader for untrusted bytes, with all further steps for data that it accepts. It aborts with a
/// sentence when a promise is broken. Small samples for each target are in tests/fuzz/corpus/NAME; inputs that once
/// broke a promise stay there for good. ./dev fuzz runs the targets with libFuzzer
/// (https://llvm.org/docs/LibFuzzer.html), the suite `fuzz` with the samples and some mutations of each.
struct FuzzTarget {
    const char *name;
    void (*eat)(const QByteArray &bytes);
};

/// Returns all targets by name.
const std::vector<FuzzTarget> &fuzzTargets();
/// Returns the target of that name; null if there is none.
const FuzzTarget *fuzzTarget(QByteArrayView name);

/// Aborts with the message `what` unless the promise holds.
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
