#pragma once

#include "gamecore/differences/namedvalues.h"

#include <QCoreApplication>

/// Values of levels and things that changed, in the language of the program: "Hit points: 5 became 7."
class ValueText {
    Q_DECLARE_TR_FUNCTIONS(ValueText)

public:
    /// One of a level or of a thing.
    static QString sentenceOf(const ValueChange &change);
    /// What each side of a merge made of a value.
    static QString sentenceOf(const ValueConflict &conflict);
    /// A word of an author between quotes.
    static QString quoted(const QString &text);

private:
    static QString nameOf(const ValueName &name);
    static QString textOf(const ValueName &name, const QJsonValue &value);
    static QString sentenceOfProof(const ValueChange &change);
};
