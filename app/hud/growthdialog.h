#pragma once

#include "app/widgets/overlaycard.h"
#include "gamecore/base/enumerators.h"
#include "gamecore/world/command.h"
#include "gamecore/world/world.h"

#include <array>

/// Returns the hero's current value of the trait that a choice raises.
int traitOf(Growth growth, const World &world);
/// Returns a sentence that says which trait a choice raised; `trait` is its new value.
QString sentenceOf(Growth growth, int trait);

/// The card on which the player chooses which trait grows at a new hero level. The player must choose: nothing else
/// closes the card. Keys: 1 2 3, the letters h p d, arrows and Enter. At first, the card ignores keys and clicks that
/// may still be meant for the game.
class GrowthDialog final : public OverlayCard {
    Q_OBJECT

public:
    static constexpr int choiceCount = enumeratorCount<Growth>();

    explicit GrowthDialog(QWidget *parent = nullptr);

    /// Shows the card if a choice is due in `world`, otherwise hides it.
    void showWorld(const World &world);

Q_SIGNALS:
    void chosen(Growth growth);

protected:
    bool take(const QKeyEvent &key) override;
    void retranslate() override;
    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    /// The value of a trait before and after growing.
    struct Step {
        int from = 0;
        int to = 0;
    };

    QLabel *m_title;
    QLabel *m_story;
    std::array<Step, choiceCount> m_steps{};
    int m_level = 1; ///< the hero level for which the player chooses
    int m_due = 0;   ///< number of choices due
};
