#pragma once

#include "app/widgets/overlaycard.h"
#include "gamecore/base/enumerators.h"
#include "gamecore/world/command.h"
#include "gamecore/world/world.h"

#include <array>

/// The value of the trait that a choice raises, as it is now.
int traitOf(Growth growth, const World &world);
/// The sentence that tells how far a choice has raised its trait.
QString sentenceOf(Growth growth, int trait);

/// The choice of a new level: it has to be made, so nothing but a choice closes it. Keys: 1 2 3, the letters h p d,
/// arrows and Enter. Like keys, clicks choose nothing while they may still be meant for the game.
class GrowthDialog final : public OverlayCard {
    Q_OBJECT

public:
    static constexpr int choiceCount = enumeratorCount<Growth>();

    explicit GrowthDialog(QWidget *parent = nullptr);

    /// Shows the choice that is due, or hides if there is none.
    void showWorld(const World &world);

Q_SIGNALS:
    void chosen(Growth growth);

protected:
    bool take(const QKeyEvent &key) override;
    void retranslate() override;
    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    struct Step {
        int from = 0;
        int to = 0;
    };

    QLabel *m_title;
    QLabel *m_story;
    std::array<Step, choiceCount> m_steps{};
    int m_level = 1;
    int m_due = 0;
};
