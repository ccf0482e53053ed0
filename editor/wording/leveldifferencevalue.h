#pragma once

#include "gamecore/data/ids.h"
#include "gamecore/differences/namedvalues.h"

#include <QCoreApplication>

/// A value of a level or a thing that is another one now, in words: nobody reads here how a file spells lists and
/// objects. What has no words of its own is told as ValueText tells it.
class DifferenceValueText {
    Q_DECLARE_TR_FUNCTIONS(DifferenceValueText)

public:
    /// The catalogues in force in both versions, which must outlive this.
    DifferenceValueText(const Catalogue &before, const Catalogue &after);

    /// Plain text, with words of authors as they stand.
    QString sentenceOf(const ValueChange &change) const;

private:
    QString sentenceOfCharacter(const ValueChange &change) const;
    QString sentenceOfKind(const ValueChange &change) const;
    QString sentenceOfField(const QString &field, const ValueChange &change) const;
    QString sentenceOfTranslation(const ValueChange &change) const;
    static QString sentenceOfList(const ValueChange &change);
    static QString sentenceWithout(const QString &name, const ValueChange &change);

    const Catalogue &m_before;
    const Catalogue &m_after;
};
