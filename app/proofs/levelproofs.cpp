#include "app/proofs/levelproofs.h"

#include "editor/view/editdocks.h"

LevelProofs::LevelProofs(const CataloguePtr &catalogue, LevelEditor &editor, Canvas &canvas, QMainWindow &window,
                         Commands &commands)
    : m_lastTest(catalogue, editor, canvas, window, commands), m_proof(catalogue, editor, m_lastTest, window, commands),
      m_search(catalogue, editor, window, commands), m_worstCase(catalogue, editor)
{
    connect(&m_search, &LevelSearch::watchWanted, this, &LevelProofs::watchWanted);
    connect(&m_search, &LevelSearch::proofFound, &m_proof, &LevelProof::keep);
    connect(&m_proof, &LevelProof::watchWanted, this, &LevelProofs::watchWanted);
    connect(&m_proof, &LevelProof::told, &editor,
            [&editor](const QString &sentence) { editor.docks().setStatus(sentence); });
}

void LevelProofs::updateActions(bool isEditing)
{
    m_lastTest.updateActions(isEditing);
    m_proof.updateActions(isEditing);
    m_search.updateActions(isEditing);
}
