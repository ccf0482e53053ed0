#pragma once

#include "editor/storage/filecaches.h"
#include "gamecore/replay/proof.h"

#include <QObject>

/// The verdicts on the proofs stored in level files. Proofs are played in a worker thread of their own, so that a long
/// proof does not delay any picture. Proofs in unchanged level files are not played again.
class CardProofs : public QObject {
    Q_OBJECT

public:
    explicit CardProofs(CataloguePtr catalogue, QObject *parent = nullptr);

    /// Requests verdicts on proofs and drops earlier requests. played() follows for each level that can be played and
    /// is small enough for a card, even without a proof; campaigns are skipped.
    void request(const QStringList &paths);

Q_SIGNALS:
    void played(const QString &path, const ProofVerdict &verdict);

private:
    CataloguePtr m_catalogue;
    FileFactCache<ProofVerdict> m_files;
};
