#pragma once

// app/proofs: last test, proof, searches for a win or a soft lock, and worst case of the level being edited.

#include "app/proofs/editworstcase.h"
#include "app/proofs/lasttest.h"
#include "app/proofs/levelsearch.h"
#include "gamecore/replay/proof.h"

/// The proof of the edited level. Shortly after each edit, a worker thread determines the verdict on the proof, which
/// the status bar shows. The last test can become the proof if it was won without protecting the hero. Saving and
/// removing a proof are undo steps.
class LevelProof : public QObject {
    Q_OBJECT

public:
    /// All references must outlive this object.
    LevelProof(CataloguePtr catalogue, LevelEditor &editor, LastTest &lastTest, QMainWindow &window,
               Commands &commands);

    /// Returns the verdict on the proof for the current level; std::nullopt while unknown or without a proof. If the
    /// level cannot be played, the verdict is ProofVerdict::What::None.
    const std::optional<ProofVerdict> &verdict() const { return m_verdict; }
    /// Checks in a worker thread that a run wins the edited level. If it does, saves the run as the proof; told()
    /// reports this, or why the run cannot be the proof. Does nothing if the level cannot be played, or if another
    /// level is edited when the check ends.
    void keep(const Run &run);
    /// Waits for the result of the next test (LastTest::taken()), then saves this test as the proof if it was won.
    void keepNextTest() { m_keepsNextTest = true; }

    /// Enables the actions while editing. Call after the window has changed its mode or its contents.
    void updateActions(bool isEditing);

Q_SIGNALS:
    /// Emitted when the user wants to watch the proof.
    void watchWanted(const Run &run);
    /// Emitted with a sentence for the status bar.
    void told(const QString &sentence);

private:
    void connectAll();
    void playSoon();
    void play();
    void keepLastTest();
    void keepAny();
    std::optional<Run> keptRun() const;
    void take(const StoredProof &kept);
    void set(const QString &step, const QJsonObject &proof);
    void watch();
    void show();
    void retranslate();
    bool hasProof() const;
    bool isLastTestWon() const;
    bool isStale() const { return m_verdict && m_verdict->what == ProofVerdict::What::Stale; }
    QString badge() const;
    QString sentence() const;

    CataloguePtr m_catalogue;
    LevelEditor &m_editor;
    LastTest &m_lastTest;
    QToolButton *m_button = nullptr; ///< owned by the status bar
    QAction *m_keep; ///< saves the last test as the proof; if the test was not won, saves an outdated proof again
    QAction *m_watch;
    QAction *m_remove;
    std::optional<ProofVerdict> m_verdict;
    bool m_isUnplayable = false;
    bool m_isEditing = false;
    bool m_keepsNextTest = false;
    BackgroundJob m_playing;
    BackgroundJob m_keeping;
};

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
