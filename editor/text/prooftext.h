#pragma once

#include <QString>

struct ProofVerdict;

// What the proof of a level is worth, in the language of the program. All are empty without a proof.

/// A sign that is told from the others without color: ✓ proven, ≈ out of date, ✗ fails or cannot be read.
QString markOf(const ProofVerdict &verdict);
/// A few words, with the turn in which it fails.
QString wordsOf(const ProofVerdict &verdict);
/// Who has proven it, or what is wrong, a line for each sentence.
QString sentenceOf(const ProofVerdict &verdict);
