#pragma once

#include <QString>

struct ProofVerdict;

// Texts about the validity of a level's proof, in the language of the program. All are empty without a proof.

/// Returns a character for lists: ✓ proven, ≈ out of date, ✗ fails or cannot be read.
QString markOf(const ProofVerdict &verdict);
/// Returns the verdict in a few words, such as "Proof fails (turn 12)".
QString wordsOf(const ProofVerdict &verdict);
/// Returns who or what has proven the level, or why the proof does not count, one sentence per line.
QString sentenceOf(const ProofVerdict &verdict);
