#pragma once

// app/proofs: what is known of the level being drawn: its last test, its proof, and what searches find out.

#include "app/proofs/lasttest.h"
#include "gamecore/replay/proof.h"

/// The proof of the level that is edited: what it is worth, seen in the status bar and found in another thread a moment
/// after each edit; and the last test, if it was won, as a new one. Keeping and removing are undo steps.
class LevelProof : public QObject {
    Q_OBJECT

public:
    /// All must outlive this.
    LevelProof(CataloguePtr catalogue, LevelEditor &editor, LastTest &lastTest, QMainWindow &window,
               Commands &commands);

    /// What the proof is worth in the level as it is; nothing while that is not known.
    const std::optional<ProofVerdict> &verdict() const { return m_verdict; }
    /// Keeps a run that wins the level that is edited. One that does not is told.
    void keep(const Run &run);
    /// Keeps the test that is being taken, once it is there (LastTest::taken).
    void keepNextTest() { m_keepsNextTest = true; }

    void updateActions(bool isEditing);

Q_SIGNALS:
    /// The proof is to be watched.
    void watchWanted(const Run &run);
    /// A sentence for the status bar.
    void told(const QString &sentence);

private:
    void connectAll();
    void playSoon();
    void play();
    void keepLastTest();
    void keepAny();
    std::optional<Run> keptRun() const;
    void take(const KeptProof &kept);
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
    QToolButton *m_button = nullptr; ///< belongs to the status bar
    QAction *m_keep;                 ///< the last test; if that was not won, the proof once more, which has become old
    QAction *m_watch;
    QAction *m_remove;
    std::optional<ProofVerdict> m_verdict;
    bool m_isUnplayable = false;
    bool m_isEditing = false;
    bool m_keepsNextTest = false;
    BackgroundJob m_playing;
    BackgroundJob m_keeping;
};
