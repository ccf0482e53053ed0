#pragma once

#include "gamecore/worstcase/deniers.h"

#include <QCoreApplication>

class PlayableLevel;

/// Texts about the worst case of a level, that is, about monsters that can block its goals if they move as badly as
/// possible for the hero. They claim no more than worstcase.h guarantees, and are in the language of the program.
class WorstText {
    Q_DECLARE_TR_FUNCTIONS(WorstText)

public:
    /// `level` and `found`, its worst case, must outlive this object.
    WorstText(const PlayableLevel &level, const WorstCase &found) : m_level(level), m_found(found) {}

    /// Summarizes the result: how many monsters could block a goal on their own, or why that is unknown, and how many
    /// were not checked.
    QString summary() const;
    /// Summarizes the result for pairs of monsters in the same way.
    QString summaryOf(const WorstPairs &pairs) const;
    /// Explains what is certain about a goal that can be blocked and what is not. In real time, it is certain only for
    /// a hero who needs at least `stepMs` between steps.
    QString claim(int stepMs = usualStepMs) const;
    /// Describes a goal that a monster or a pair could block, and the cells to stand in.
    QString sentenceOf(const Denier &denier, const Denier::Goal &goal) const;

    /// Returns the row of a list for a monster or a pair, with the number of goals that it could block.
    QString rowOf(const Denier &denier) const;
    /// Returns the row below it for such a goal, with the first cell or cells to stand in.
    static QString rowOf(const Denier::Goal &goal);

    /// Returns the progress of the search for monsters that can block goals.
    static QString progressOf(const WorstCase &soFar);
    /// Returns the progress of the search for such pairs of monsters.
    static QString progressOf(const WorstPairs &soFar);

private:
    QString nameOf(std::size_t thing, bool isInSentence) const;
    QString cellOf(std::size_t thing) const;
    QString summaryOfDeniers(int deniers) const;
    QString summaryWithoutDeniers() const;
    QStringList leftOut() const;
    static QString stopped(qint64 count);
    static QString unsupportedText(Unsupported unsupported);

    const PlayableLevel &m_level;
    const WorstCase &m_found;
};
