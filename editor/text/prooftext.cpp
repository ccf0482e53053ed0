#include "editor/text/prooftext.h"

#include "editor/text/issuetext.h"
#include "gamecore/replay/proof.h"

#include <QCoreApplication>
#include <QStringList>

using namespace Qt::StringLiterals;

namespace {

class ProofText {
    Q_DECLARE_TR_FUNCTIONS(ProofText)

public:
    static QString words(const ProofVerdict &verdict);
    static QString provenBy(RunOrigin::By by);
};

QString ProofText::words(const ProofVerdict &verdict)
{
    switch (verdict.what) {
    case ProofVerdict::What::Proven:
        return tr("Proven winnable");
    case ProofVerdict::What::Stale:
        return tr("Proof out of date");
    case ProofVerdict::What::Fails:
        return tr("Proof fails (turn %1)").arg(verdict.turn);
    case ProofVerdict::What::Unreadable:
        return tr("Proof cannot be read");
    case ProofVerdict::What::None:
        break;
    }
    return {};
}

QString ProofText::provenBy(RunOrigin::By by)
{
    switch (by) {
    case RunOrigin::By::Person:
        return tr("Proven winnable by a person; the game is kept with the level.");
    case RunOrigin::By::Bot:
        return tr("Proven winnable by a bot; the game is kept with the level.");
    case RunOrigin::By::Solver:
        break;
    }
    return tr("Proven winnable by the solver; the solution is kept with the level.");
}

} // namespace

QString markOf(const ProofVerdict &verdict)
{
    switch (verdict.what) {
    case ProofVerdict::What::Proven:
        return u"✓"_s;
    case ProofVerdict::What::Stale:
        return u"≈"_s;
    case ProofVerdict::What::Fails:
    case ProofVerdict::What::Unreadable:
        return u"✗"_s;
    case ProofVerdict::What::None:
        break;
    }
    return {};
}

QString wordsOf(const ProofVerdict &verdict)
{
    return ProofText::words(verdict);
}

QString sentenceOf(const ProofVerdict &verdict)
{
    if (verdict.what == ProofVerdict::What::Proven) {
        return ProofText::provenBy(verdict.origin.by);
    }
    QStringList sentences;
    for (const Issue &issue : issuesOf(verdict, false)) {
        sentences.append(sentenceOf(issue));
    }
    return sentences.join(u'\n');
}
