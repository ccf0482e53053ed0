#pragma once

#include <QString>

struct ProofVerdict;

// Texts about the validity of a level's proof, in the language of the program. All are empty without a proof.

/// Returns a sign that does not depend on color: ✓ proven, ≈ out of date, ✗ fails or cannot be read.
QString markOf(const ProofVerdict &verdict);
/// Returns a few words, with the turn in which the proof fails.
QString wordsOf(const ProofVerdict &verdict);
/// Returns the author of the proof, or the problem, one sentence per line.
QString sentenceOf(const ProofVerdict &verdict);
