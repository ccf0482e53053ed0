#pragma once

#include "gamecore/worstcase/worstcase.h"

#include <QCoreApplication>

class PlayableLevel;

/// Texts about the worst case of a level, that is, about monsters that can block its goals if they move as badly as
/// possible for the hero. They claim no more than worstcase.h guarantees, and are in the language of the program.
class WorstText {
    Q_DECLARE_TR_FUNCTIONS(WorstText)

public:
    /// `found` is the worst case of `level`. Both must outlive this object.
    WorstText(const PlayableLevel &level, const WorstCase &found) : m_level(level), m_found(found) {}

    /// Summarizes the worst case: how many monsters could block a goal on their own, or why this is unknown, and how
    /// many monsters were not checked.
    QString summary() const;
    /// Summarizes the worst case of pairs of monsters in the same way.
    QString summaryOf(const WorstPairs &pairs) const;
    /// Explains under which assumptions a blocked goal is certain. Under real time, one assumption is that the hero
    /// needs at least `stepMs` between steps.
    QString claim(int stepMs = usualStepMs) const;
    /// Describes a goal that a monster or a pair could block, and the cells where the monsters would stand to block it.
    QString sentenceOf(const Denier &denier, const Denier::Goal &goal) const;

    /// Returns the text of a list row for a monster or a pair, with the number of goals that `denier` could block.
    QString rowOf(const Denier &denier) const;
    /// Returns the text of a list row for one of these goals, with the best cell for the monster to stand on, or the
    /// best two cells for a pair.
    static QString rowOf(const Denier::Goal &goal);

    /// Returns the progress of the search for monsters that can block goals.
    static QString progressOf(const WorstCase &soFar);
    /// Returns the progress of the search for pairs of monsters that can block goals together.
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
