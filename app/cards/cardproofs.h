#pragma once

#include "editor/storage/filereadings.h"
#include "gamecore/replay/proof.h"

#include <QObject>

/// Plays the proofs of level files in another thread of its own: a long one keeps no picture waiting. A level file that
/// has not changed is not played again.
class CardProofs : public QObject {
    Q_OBJECT

public:
    explicit CardProofs(CataloguePtr catalogue, QObject *parent = nullptr);

    /// played() follows for each level that can be played and is small enough for a card; what was asked for before is
    /// no longer wanted.
    void request(const QStringList &paths);

Q_SIGNALS:
    void played(const QString &path, const ProofVerdict &verdict);

private:
    CataloguePtr m_catalogue;
    FileReadings<ProofVerdict> m_files;
};
