#pragma once

#include "app/proofs/editworstcase.h"
#include "app/proofs/levelproof.h"
#include "app/proofs/levelsearch.h"

/// All that is known of the level that is edited: its last test, its proof, and what searches find out.
class LevelProofs : public QObject {
    Q_OBJECT

public:
    /// All must outlive this.
    LevelProofs(const CataloguePtr &catalogue, LevelEditor &editor, Canvas &canvas, QMainWindow &window,
                Commands &commands);

    LastTest &lastTest() { return m_lastTest; }
    LevelProof &proof() { return m_proof; }
    void updateActions(bool isEditing);

Q_SIGNALS:
    /// A run of the level is to be watched: its proof, or what a search has found.
    void watchWanted(const Run &run);

private:
    LastTest m_lastTest;
    LevelProof m_proof;
    LevelSearch m_search;
    EditWorstCase m_worstCase;
};
