#pragma once

#include "gamecore/data/ids.h"
#include "gamecore/diff/namedvalues.h"

#include <QCoreApplication>

/// Sentences about values of levels and things that changed, in the language of the program: "Hit points: 5 became 7."
/// Lists and objects are never shown as files spell them.
class ValueText {
    Q_DECLARE_TR_FUNCTIONS(ValueText)

public:
    /// The catalogues in force in both versions, which must outlive this.
    ValueText(const Catalogue &before, const Catalogue &after);

    /// Plain text, with words of authors as they stand.
    QString sentenceOf(const ValueChange &change) const;
    /// The same of a value that both sides of a merge changed. It reads by the later catalogue.
    QString sentenceOf(const ValueConflict &conflict) const;
    /// A word of an author between quotes.
    static QString quoted(const QString &text);

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
