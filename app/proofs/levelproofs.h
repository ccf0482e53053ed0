#pragma once

#include "app/proofs/editworstcase.h"
#include "app/proofs/levelproof.h"
#include "app/proofs/levelsearch.h"

/// The analyses of the edited level: its last test, its proof, searches, and the worst case.
class LevelProofs : public QObject {
    Q_OBJECT

public:
    /// All references must outlive this object.
    LevelProofs(const CataloguePtr &catalogue, LevelEditor &editor, Canvas &canvas, QMainWindow &window,
                Commands &commands);

    LastTest &lastTest() { return m_lastTest; }
    LevelProof &proof() { return m_proof; }
    /// Enables the actions of all parts while editing.
    void updateActions(bool isEditing);

Q_SIGNALS:
    /// Emitted when the user wants to watch a run of the level: its proof or the result of a search.
    void watchWanted(const Run &run);

private:
    LastTest m_lastTest;
    LevelProof m_proof;
    LevelSearch m_search;
    EditWorstCase m_worstCase;
};
