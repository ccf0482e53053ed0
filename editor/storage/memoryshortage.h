#pragma once

#include <QObject>

/// Where all work beside the window tells that there was not enough memory for it, and the window hears of it: most of
/// that work has no place of its own for a sentence.
class MemoryShortage : public QObject {
    Q_OBJECT

public:
    static MemoryShortage &any();

Q_SIGNALS:
    /// Sent in the window's thread.
    void happened();

private:
    MemoryShortage() = default;
};
