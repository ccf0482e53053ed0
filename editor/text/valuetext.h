#pragma once

#include "gamecore/data/ids.h"
#include "gamecore/diff/namedvalues.h"

#include <QCoreApplication>

/// Sentences about changed values of levels and things, in the language of the program: "Hit points: 5 became 7." Lists
/// and objects are never shown in the format of files.
class ValueText {
    Q_DECLARE_TR_FUNCTIONS(ValueText)

public:
    /// The catalogues in force in both versions; they must outlive this object.
    ValueText(const Catalogue &before, const Catalogue &after);

    /// Describes a change as plain text, with authors' texts verbatim.
    QString sentenceOf(const ValueChange &change) const;
    /// Describes a value that both sides of a merge changed. Kinds are named as in the catalogue `after`.
    QString sentenceOf(const ValueConflict &conflict) const;
    /// Returns a text from a file in quotation marks.
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
