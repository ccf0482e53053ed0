#pragma once

#include <QAction>
#include <QCoreApplication>

class QMainWindow;
class WindowActions;

/// What an author can do while he tests a level, beside what every player can. Texts follow the language.
class TestActions {
    Q_DECLARE_TR_FUNCTIONS(TestActions)

public:
    /// The actions stand in the play menu of `window`, which owns them.
    TestActions(QMainWindow &window, const WindowActions &menus);

    void retranslate();

    QAction *again;   ///< with the same seed
    QAction *goOn;    ///< the game that waits while its level is edited, with the changed level
    QAction *step;    ///< of the others
    QAction *protect; ///< whether nothing harms the hero
    QAction *reveal;  ///< whether what the hero does not know is shown too

    QList<QAction *> all() const { return {again, goOn, step, protect, reveal}; }
    /// Those whose keys are for the game only while nobody else wants them.
    QList<QAction *> gameKeyActions() const { return {step, protect, reveal}; }
};
