#pragma once

#include "gamecore/worstcase/deniers.h"

#include <QCoreApplication>

class PlayableLevel;

/// What is said of the worst case of a level, in the language of the program: no more than worstcase.h claims.
class WorstText {
    Q_DECLARE_TR_FUNCTIONS(WorstText)

public:
    /// Of a level, which must outlive this, and what was found in it.
    WorstText(const PlayableLevel &level, const WorstCase &found) : m_level(level), m_found(found) {}

    /// What all came to: who could deny anything, or why nobody is known to, and of whom nothing is said.
    QString summary() const;
    /// The same of pairs.
    QString summaryOf(const WorstPairs &pairs) const;
    /// What is certain of a denial, and what is not, against a hero with at least `stepMs` between his steps.
    QString claim(int stepMs = usualStepMs) const;
    /// What somebody could deny, and where they would stand.
    QString sentenceOf(const Denier &denier, const Denier::Goal &goal) const;

    /// Rows of a list: who, with how much, and below it what, with the first place to stand.
    QString rowOf(const Denier &denier) const;
    static QString rowOf(const Denier::Goal &goal);

    /// How far a search has come.
    static QString progressOf(const WorstCase &soFar);
    static QString progressOf(const WorstPairs &soFar);

private:
    QString nameOf(std::size_t thing, bool isInSentence) const;
    QString cellOf(std::size_t thing) const;
    QString summaryOfDeniers(int deniers) const;
    QString summaryOfNobody() const;
    QStringList leftOut() const;
    static QString stopped(qint64 count);
    static QString beyondSentence(Beyond beyond);

    const PlayableLevel &m_level;
    const WorstCase &m_found;
};
