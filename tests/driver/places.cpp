#include "tests/driver/places.h"

#include "tests/driver/windowdriver.h"
#include "tests/support/drawnworld.h"
#include "tests/support/growing.h"

#include <QAction>
#include <QApplication>
#include <QDialog>
#include <QDockWidget>
#include <QFileDialog>
#include <QTest>
#include <QTimer>

using namespace Qt::StringLiterals;

namespace {

/// Actions that open a dialog although their text does not end with an ellipsis.
const QStringList openers{u"newLevel"_s, u"showKeys"_s, u"showScores"_s, u"about"_s, u"showCharacter"_s};

bool opensDialog(const QAction &action)
{
    return action.isEnabled() && !action.objectName().isEmpty()
           && (action.text().endsWith(u'…') || openers.contains(action.objectName()));
}

/// Fewer dialogs mean that a place was not reached.
constexpr int leastDialogs = 20;

class Walk {
public:
    Walk(WindowDriver &driver, const PlaceLook &look) : m_driver(driver), m_look(look) {}

    void lookAt(const QString &place)
    {
        lookAtPage(place);
        const QList<QAction *> actions = m_driver.window().findChildren<QAction *>();
        for (QAction *action : actions) {
            if (opensDialog(*action)) {
                openAndLook(*action, place);
            }
        }
    }

    void lookAtPage(const QString &place)
    {
        QCoreApplication::processEvents();
        m_look(place, m_driver.window());
    }

    int dialogs() const { return m_dialogs; }

private:
    /// Triggers an action and looks at its dialog. A timer does the looking, since some dialogs return only when
    /// closed.
    void openAndLook(QAction &action, const QString &place)
    {
        QTimer timer;
        timer.callOnTimeout([this, &action, &place] { lookAtDialog(action, place); });
        timer.start(0);
        action.trigger();
        for (int round = 0; round < 3 || QApplication::activeModalWidget(); ++round) {
            QCoreApplication::processEvents(QEventLoop::AllEvents);
        }
    }

    void lookAtDialog(const QAction &action, const QString &place)
    {
        auto *dialog = qobject_cast<QDialog *>(QApplication::activeModalWidget());
        if (!dialog) {
            return;
        }
        if (!qobject_cast<QFileDialog *>(dialog)) {
            ++m_dialogs;
            m_look(place + u", "_s + action.objectName(), *dialog);
        }
        dialog->reject();
    }

    WindowDriver &m_driver;
    const PlaceLook &m_look;
    int m_dialogs = 0;
};

void growUp(WindowDriver &driver)
{
    driver.window().playLevel(playable(levelFrom(orcToTheEast, quickGrowth)), {}, 1);
    for (int i = 0; i < 30 && driver.page().growth().isHidden(); ++i) {
        driver.press(Qt::Key_Right);
    }
}

void win(WindowDriver &driver)
{
    driver.window().playLevel(playable(levelFrom({u"@g"_s}, turns)), {}, 1);
    driver.press(Qt::Key_Right);
}

} // namespace

void lookEverywhere(WindowDriver &driver, const PlaceLook &look)
{
    Walk walk(driver, look);
    walk.lookAt(u"start page"_s);
    driver.window().playFile(u":/levels/buchhaim.level.json"_s);
    driver.session().setTicking(false);
    walk.lookAt(u"maze"_s);
    driver.window().playDungeon(u"Ada"_s, u"classic"_s, 1);
    walk.lookAt(u"dungeon"_s);
    driver.press(Qt::Key_X);
    walk.lookAtPage(u"looking"_s);
    driver.press(Qt::Key_Escape);
    growUp(driver);
    walk.lookAtPage(u"growth card"_s);
    win(driver);
    walk.lookAtPage(u"end card"_s);
    driver.trigger(u"watchGames"_s);
    walk.lookAt(u"watched game"_s);
    driver.window().editFile(u":/levels/buchhaim.level.json"_s);
    walk.lookAt(u"editor"_s);
    for (QDockWidget *dock : driver.window().findChildren<QDockWidget *>(Qt::FindDirectChildrenOnly)) {
        dock->setVisible(dock->toggleViewAction()->isEnabled()); // shows the panels of the editor only
    }
    walk.lookAtPage(u"editor with all panels"_s);
    if (walk.dialogs() < leastDialogs) {
        qFatal("Only %d dialogs came up", walk.dialogs());
    }
}
