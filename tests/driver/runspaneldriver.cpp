#include "tests/driver/runspaneldriver.h"

#include "app/games/highscores.h"
#include "gamecore/world/event.h"
#include "tests/support/drawnworld.h"
#include "tests/support/rulesets.h"

#include <QApplication>
#include <QLineEdit>
#include <QPushButton>
#include <QTest>
#include <QToolButton>
#include <QVBoxLayout>

using namespace Qt::StringLiterals;

Game pit(int waits, const QString &name, std::uint64_t seed)
{
    Game game = gameOf(goldCorridor, u"\"name\": \"%1\", %2"_s.arg(name, classicRules), seed);
    EventList events;
    for (int i = 0; i < waits; ++i) {
        game.play(Command::wait(), events);
    }
    return game;
}

void RunsPanelDriver::openWindow()
{
    m_home = std::make_unique<EmptyHome>();
    m_runs = std::make_unique<Recordings>(shippedCatalogue(), m_home->path() + u"/runs"_s);
    m_time = QDateTime::currentDateTime().addDays(-2);
    m_window = std::make_unique<QWidget>();
    m_window->resize(360, 480);
    m_panel = new RunsPanel(shippedCatalogue(), *m_runs);
    m_panel->setBest([this] { return HighScores(m_home->path() + u"/scores.json"_s).runs(); });
    (new QVBoxLayout(m_window.get()))->addWidget(m_panel);
}

void RunsPanelDriver::closeWindow()
{
    m_window.reset();
    m_runs.reset();
    m_home.reset();
}

void RunsPanelDriver::keep(const QString &id, const Game &game, const QString &name, bool isPractice)
{
    m_runs->record(id, game, {.by = RunOrigin::By::Person, .name = name, .isPractice = isPractice}, {});
    m_runs->flush();
    QFile file(m_runs->pathOf(id));
    QVERIFY(file.open(QIODevice::ReadWrite));
    m_time = m_time.addSecs(3600);
    QVERIFY(file.setFileTime(m_time, QFileDevice::FileModificationTime));
}

void RunsPanelDriver::branch(const QString &id, const QString &of)
{
    QVERIFY(!m_runs->branches().note(id, {.of = of, .after = 1}));
}

void RunsPanelDriver::open()
{
    m_window->show();
    QVERIFY(QTest::qWaitForWindowActive(m_window.get()));
    QTRY_VERIFY(!m_panel->isReading());
    tree().setFocus();
}

QTreeWidgetItem *RunsPanelDriver::row(const QString &id, QTreeWidgetItem *below)
{
    QTreeWidgetItem *above = below ? below : tree().invisibleRootItem();
    for (int i = 0; i < above->childCount(); ++i) {
        if (above->child(i)->data(0, RunDelegate::IdRole).toString() == id) {
            return above->child(i);
        }
        if (QTreeWidgetItem *found = row(id, above->child(i))) {
            return found;
        }
    }
    return nullptr;
}

QString RunsPanelDriver::shape(QTreeWidgetItem *below)
{
    QTreeWidgetItem *above = below ? below : tree().invisibleRootItem();
    QStringList parts;
    for (int i = 0; i < above->childCount(); ++i) {
        const QString inside = above->child(i)->childCount() > 0 ? shape(above->child(i)) : QString();
        const QString id = above->child(i)->data(0, RunDelegate::IdRole).toString();
        parts.append(inside.isEmpty() ? id : QString(id + u'(' + inside + u')'));
    }
    return parts.join(u' ');
}

void RunsPanelDriver::press(Qt::Key key)
{
    QTest::keyClick(QApplication::focusWidget(), key);
}

QLineEdit *RunsPanelDriver::nameEditor()
{
    return tree().findChild<QLineEdit *>(u"runName"_s);
}

QToolButton &RunsPanelDriver::button(const QString &name)
{
    return *m_panel->findChild<QToolButton *>(name);
}

void RunsPanelDriver::answer(const QString &name, QMessageBox::StandardButton button)
{
    QMessageBox *asked = box(name);
    QVERIFY(asked);
    QTest::mouseClick(asked->button(button), Qt::LeftButton);
    QTRY_VERIFY(!box(name));
    QApplication::setActiveWindow(m_window.get());
    tree().setFocus();
}
