#pragma once

#include "gamecore/data/ids.h"
#include "gamecore/diff/namedvalues.h"

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
    /// The same of a value that both sides of a merge changed. It reads by the later catalogue.
    QString sentenceOf(const ValueConflict &conflict) const;

private:
    QString nameOf(const ValueName &name) const;
    std::optional<QString> wordsOf(const ValueName &name, const QJsonValue &value) const;
    QString sentenceOfCharacter(const ValueChange &change) const;
    QString sentenceOfKind(const ValueChange &change) const;
    QString sentenceOfField(const QString &field, const ValueChange &change) const;
    QString sentenceOfTranslation(const ValueChange &change) const;
    static QString nameOfField(const QString &field);
    QString sentenceOfKindKey(const QString &name, const ValueChange &change) const;
    static QString sentenceOfList(const ValueChange &change);
    static QString sentenceWithout(const QString &name, const ValueChange &change);

    const Catalogue &m_before;
    const Catalogue &m_after;
};
