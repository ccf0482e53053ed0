#include "app/proofs/levelproofs.h"

#include "app/widgets/statusmenu.h"
#include "editor/commands/commands.h"
#include "editor/text/issuetext.h"
#include "editor/text/plaintext.h"
#include "editor/text/prooftext.h"
#include "editor/view/editdocks.h"

#include <QToolButton>

using namespace Qt::StringLiterals;

namespace {

/// Delay in milliseconds after the last of several changes, so that drawing is not slowed down.
constexpr int provedAfterMs = 150;

/// Returns the place of a command in the menu.
CommandPlace inProofMenu(const char *needs)
{
    return {.section = MenuSection::Proof, .scope = KeyScope::Drawing, .hasToolTip = true, .needs = needs};
}

constexpr const char *noProof = QT_TRANSLATE_NOOP("LevelProof", "This level has no proof.");

} // namespace

LevelProof::LevelProof(CataloguePtr catalogue, LevelEditor &editor, LastTest &lastTest, QMainWindow &window,
                       Commands &commands)
    : m_catalogue(std::move(catalogue)), m_editor(editor), m_lastTest(lastTest),
      m_keep(
          commands.add("LevelProof", "keepProof", {}, {}, inProofMenu(QT_TR_NOOP("Win a test of this level first.")))),
      m_watch(commands.add("LevelProof", "watchProof", QT_TR_NOOP("Watch the &proof"),
                           QT_TR_NOOP("Watch the proof move by move"), inProofMenu(noProof))),
      m_remove(commands.add("LevelProof", "removeProof", QT_TR_NOOP("&Remove the proof"),
                            QT_TR_NOOP("Remove the proof from the level"), inProofMenu(noProof)))
{
    m_button = addStatusMenu(window, u"levelProof"_s, {m_keep, m_watch, m_remove});
    connectAll();
    retranslate();
}

void LevelProof::connectAll()
{
    const LevelDocument &document = m_editor.document();
    connect(&document, &LevelDocument::regionChanged, this, &LevelProof::playSoon);
    connect(&document, &LevelDocument::levelReplaced, this, &LevelProof::playSoon);
    connect(&document, &LevelDocument::propertiesChanged, this, &LevelProof::playSoon);
    connect(&document, &LevelDocument::catalogueChanged, this, &LevelProof::playSoon);
    connect(&m_lastTest, &LastTest::taken, this, [this] {
        if (std::exchange(m_keepsNextTest, false)) {
            keepLastTest();
        }
        show();
    });
    connect(m_keep, &QAction::triggered, this, &LevelProof::keepAny);
    connect(m_watch, &QAction::triggered, this, &LevelProof::watch);
    connect(m_remove, &QAction::triggered, this, [this] { set(tr("remove proof"), {}); });
}

bool LevelProof::hasProof() const
{
    return !m_editor.document().level().proof.isEmpty();
}

bool LevelProof::isLastTestWon() const
{
    const std::optional<Run> run = m_lastTest.run();
    return run && run->outcome == Status::Won && !wasProtected(*run);
}

void LevelProof::playSoon()
{
    m_playing.cancel();
    m_verdict.reset();
    m_isUnplayable = false;
    if (hasProof()) {
        m_playing.startAfter(provedAfterMs, [this] { play(); });
    }
    show();
}

void LevelProof::play()
{
    const auto playProof = [catalogue = m_catalogue,
                            level = m_editor.levelForPlay(std::nullopt)](const auto &isCancelled) {
        IssueList issues;
        const std::optional<PlayableLevel> playable = PlayableLevel::check(level, *catalogue, issues);
        return playable ? std::optional(verdictOnProof(*playable, catalogue, &isCancelled)) : std::nullopt;
    };
    m_playing.run(playProof, [this](const std::optional<ProofVerdict> &verdict) {
        m_isUnplayable = !verdict;
        m_verdict = verdict.value_or(ProofVerdict{});
        show();
    });
}

void LevelProof::keepLastTest()
{
    if (const std::optional<Run> run = m_lastTest.run()) {
        keep(*run);
    }
}

/// Checks a run in a worker thread and saves it as the proof of the current document, unless another document is active
/// by then.
void LevelProof::keep(const Run &run)
{
    const auto proveBy = [run, catalogue = m_catalogue,
                          level = m_editor.levelForPlay(std::nullopt)](const auto &isCancelled) {
        IssueList issues;
        const std::optional<PlayableLevel> playable = PlayableLevel::check(level, *catalogue, issues);
        return playable ? std::optional(proofFrom(run, *playable, catalogue, &isCancelled)) : std::nullopt;
    };
    m_keeping.run(proveBy, [this, number = m_editor.document().open().number](const std::optional<StoredProof> &kept) {
        if (kept && number == m_editor.document().open().number) {
            take(*kept);
        }
    });
}

void LevelProof::take(const StoredProof &kept)
{
    if (kept.verdict.what == ProofVerdict::What::Proven) {
        set(tr("keep proof"), kept.proof);
        Q_EMIT told(tr("This game is now the proof of the level. Save the level to write it to the file."));
        return;
    }
    for (const Issue &issue : issuesOf(kept.verdict, false)) {
        Q_EMIT told(sentenceOf(issue));
    }
}

void LevelProof::set(const QString &step, const QJsonObject &proof)
{
    LevelProperties properties = propertiesOf(m_editor.document().level());
    properties.proof = proof;
    m_editor.document().changeProperties(step, properties);
}

std::optional<Run> LevelProof::keptRun() const
{
    IssueList issues;
    const std::optional<PlayableLevel> playable =
        PlayableLevel::check(m_editor.levelForPlay(std::nullopt), *m_catalogue, issues);
    return playable ? readProof(*playable, m_catalogue).run : std::nullopt;
}

void LevelProof::keepAny()
{
    if (isLastTestWon()) {
        keepLastTest();
    } else if (const std::optional<Run> run = keptRun()) {
        keep(*run);
    }
}

void LevelProof::watch()
{
    if (const std::optional<Run> run = keptRun()) {
        Q_EMIT watchWanted(*run);
    }
}

void LevelProof::updateActions(bool isEditing)
{
    m_keepsNextTest = m_keepsNextTest && (isEditing || !m_isEditing); // ignores a later test
    m_isEditing = isEditing;
    show();
}

void LevelProof::show()
{
    m_button->setVisible(m_isEditing && (hasProof() || isLastTestWon()));
    m_keep->setEnabled(m_isEditing && (isLastTestWon() || isStale()));
    m_watch->setEnabled(m_isEditing && m_verdict && m_verdict->what != ProofVerdict::What::None
                        && m_verdict->what != ProofVerdict::What::Unreadable);
    m_remove->setEnabled(m_isEditing && hasProof());
    retranslate();
}

QString LevelProof::badge() const
{
    if (!hasProof()) {
        return tr("No proof yet");
    }
    if (!m_verdict || m_verdict->what == ProofVerdict::What::None) {
        return tr("Proof: %1").arg(m_verdict && m_isUnplayable ? u"–"_s : u"…"_s);
    }
    return markOf(*m_verdict) + u' ' + wordsOf(*m_verdict);
}

QString LevelProof::sentence() const
{
    if (!hasProof()) {
        return tr("The last test was won. Keep it as proof that the level is winnable.");
    }
    if (!m_verdict || m_verdict->what == ProofVerdict::What::None) {
        return m_isUnplayable ? tr("The level cannot be played as it is now.") : QString();
    }
    return sentenceOf(*m_verdict);
}

void LevelProof::retranslate()
{
    const auto setWords = m_keep->isEnabled() ? setTextsAndTip : setTexts; // a disabled action's tooltip says why
    if (isStale() && !isLastTestWon()) {
        setWords(m_keep, tr("Re&new the proof"),
                 tr("Store the proof for the current version of the level, which it still wins"));
    } else {
        setWords(m_keep, tr("&Keep the last test as proof"),
                 tr("Keep the last test, which was won, as proof that the level is winnable"));
    }
    m_button->setText(badge());
    m_button->setToolTip(plainTip(sentence()));
}

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
