#pragma once

#include "gamecore/worstcase/deniers.h"

#include <QCoreApplication>

class PlayableLevel;

/// Texts about the worst case of a level, in the language of the program. They claim no more than worstcase.h
/// guarantees.
class WorstText {
    Q_DECLARE_TR_FUNCTIONS(WorstText)

public:
    /// `level` and `found`, its worst case, must outlive this object.
    WorstText(const PlayableLevel &level, const WorstCase &found) : m_level(level), m_found(found) {}

    /// Summarizes the result: which monsters can block goals, or why none is known to, and which monsters were left
    /// out.
    QString summary() const;
    /// Summarizes the result for pairs of monsters.
    QString summaryOf(const WorstPairs &pairs) const;
    /// Explains what is certain about a blocked goal and what is not, for a hero who needs at least `stepMs` between
    /// steps.
    QString claim(int stepMs = usualStepMs) const;
    /// Describes a goal that monsters could block, and where they would stand.
    QString sentenceOf(const Denier &denier, const Denier::Goal &goal) const;

    /// Return the rows of a list: monsters with the number of goals, and below them the goals, with the first place to
    /// stand.
    QString rowOf(const Denier &denier) const;
    static QString rowOf(const Denier::Goal &goal);

    /// Return the progress of a search.
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
