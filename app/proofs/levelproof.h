#pragma once

// app/proofs: for the level being edited: last test play, proof, searches for a win or a soft lock, worst case.

#include "app/proofs/lasttest.h"
#include "gamecore/replay/proof.h"

/// The proof of the edited level. A worker thread determines its verdict, shown in the status bar, shortly after each
/// edit. The last test can become the proof if it was won. Saving and removing a proof are undo steps.
class LevelProof : public QObject {
    Q_OBJECT

public:
    /// All references must outlive this object.
    LevelProof(CataloguePtr catalogue, LevelEditor &editor, LastTest &lastTest, QMainWindow &window,
               Commands &commands);

    /// Returns the verdict on the proof for the current level; std::nullopt while unknown or without a proof.
    const std::optional<ProofVerdict> &verdict() const { return m_verdict; }
    /// Checks in a worker thread that a run wins the edited level, then saves it as the proof and emits told().
    /// Otherwise told() says why not. Does nothing if another level is edited by then.
    void keep(const Run &run);
    /// Saves the next test as the proof, if it was won, when it is available (LastTest::taken()).
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
    QAction *m_keep;                 ///< saves the last test; if that was not won, saves an outdated proof again
    QAction *m_watch;
    QAction *m_remove;
    std::optional<ProofVerdict> m_verdict;
    bool m_isUnplayable = false;
    bool m_isEditing = false;
    bool m_keepsNextTest = false;
    BackgroundJob m_playing;
    BackgroundJob m_keeping;
};
