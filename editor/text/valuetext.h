#pragma once

#include "gamecore/diff/namedvalues.h"

#include <QCoreApplication>

/// Values of levels and things that changed, in the language of the program: "Hit points: 5 became 7."
class ValueText {
    Q_DECLARE_TR_FUNCTIONS(ValueText)

public:
    /// One of a level or of a thing.
    static QString sentenceOf(const ValueChange &change);
    /// What each side of a merge made of a value, in words already.
    static QString sentenceOfSides(const QString &name, const QString &ours, const QString &theirs);
    /// A word of an author between quotes.
    static QString quoted(const QString &text);
    /// A name as forms have it: "Hit points" for {"hp"}; what has none is called as files spell it.
    static QString nameOf(const ValueName &name);
    /// A value as forms have it; one that has no words there as files spell it.
    static QString textOf(const ValueName &name, const QJsonValue &value);

private:
    static QString sentenceOfProof(const ValueChange &change);
};
