#include "editor/canvas/cellcursor.h"
#include "tests/support/drawnlevel.h"
#include "tests/support/suite.h"

#include <QKeyEvent>
#include <QTest>

using namespace Qt::StringLiterals;

namespace {

// 0123456789
const QStringList maze{u"##########"_s, u"#@  # g  #"_s, u"#   #    #"_s, u"##########"_s};

std::optional<Point> cellAfterKey(int key, Qt::KeyboardModifiers modifiers, Point from, const QStringList &rows,
                                  Size page, const CursorKeys &keys = drawingKeys())
{
    const QKeyEvent event(QEvent::KeyPress, key, modifiers);
    return cellAfter(event, from, keys, drawnLevel(rows).terrain, page);
}

} // namespace

/// The cells that cursor keys lead to.
class TestCursorKeys : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void keysMoveTheCursor_data()
    {
        QTest::addColumn<int>("key");
        QTest::addColumn<Qt::KeyboardModifiers>("modifiers");
        QTest::addColumn<QPoint>("from");
        QTest::addColumn<QPoint>("to");
        const auto row = [](const char *name, int key, Qt::KeyboardModifiers modifiers, QPoint from, QPoint to) {
            QTest::newRow(name) << key << modifiers << from << to;
        };
        row("right", Qt::Key_Right, {}, {1, 1}, {2, 1});
        row("left", Qt::Key_Left, {}, {1, 1}, {0, 1});
        row("up", Qt::Key_Up, {}, {1, 1}, {1, 0});
        row("down", Qt::Key_Down, {}, {1, 1}, {1, 2});
        row("right at the border", Qt::Key_Right, {}, {9, 1}, {9, 1});
        row("up at the border", Qt::Key_Up, {}, {3, 0}, {3, 0});
        row("eight cells", Qt::Key_Right, Qt::ShiftModifier, {1, 1}, {9, 1});
        row("eight cells from the border", Qt::Key_Right, Qt::ShiftModifier, {0, 0}, {8, 0});
        row("eight cells back", Qt::Key_Left, Qt::ShiftModifier, {9, 2}, {1, 2});
        row("to the wall", Qt::Key_Right, Qt::ControlModifier, {1, 1}, {4, 1});
        row("out of the wall", Qt::Key_Right, Qt::ControlModifier, {4, 1}, {5, 1});
        row("nothing changes up to the border", Qt::Key_Right, Qt::ControlModifier, {0, 0}, {9, 0});
        row("down to the wall", Qt::Key_Down, Qt::ControlModifier, {2, 1}, {2, 3});
        row("first of the row", Qt::Key_Home, {}, {6, 1}, {0, 1});
        row("last of the row", Qt::Key_End, {}, {6, 1}, {9, 1});
        row("first of the level", Qt::Key_Home, Qt::ControlModifier, {6, 1}, {0, 0});
        row("last of the level", Qt::Key_End, Qt::ControlModifier, {6, 1}, {9, 3});
        row("a screen up", Qt::Key_PageUp, {}, {6, 3}, {6, 1});
        row("a screen down", Qt::Key_PageDown, {}, {6, 0}, {6, 2});
        row("a screen down at the border", Qt::Key_PageDown, {}, {6, 2}, {6, 3});
        row("a screen left", Qt::Key_PageUp, Qt::ShiftModifier, {6, 1}, {3, 1});
        row("a screen right", Qt::Key_PageDown, Qt::ShiftModifier, {6, 1}, {9, 1});
    }

    void keysMoveTheCursor()
    {
        QFETCH(int, key);
        QFETCH(Qt::KeyboardModifiers, modifiers);
        QFETCH(QPoint, from);
        QFETCH(QPoint, to);
        const std::optional<Point> cell = cellAfterKey(key, modifiers, {from.x(), from.y()}, maze, {3, 2});
        QCOMPARE(cell, std::optional(Point{to.x(), to.y()}));
    }

    /// In a choice of a cell, Ctrl has no effect, and the keys around the arrows step diagonally.
    void choiceKeysStep_data()
    {
        QTest::addColumn<int>("key");
        QTest::addColumn<Qt::KeyboardModifiers>("modifiers");
        QTest::addColumn<Point>("to");
        const auto row = [](const char *name, int key, Qt::KeyboardModifiers modifiers, Point to) {
            QTest::newRow(name) << key << modifiers << to;
        };
        row("right", Qt::Key_Right, {}, {3, 2});
        row("right with Ctrl", Qt::Key_Right, Qt::ControlModifier, {3, 2});
        row("right of a keypad", Qt::Key_Right, Qt::KeypadModifier, {3, 2});
        row("five cells", Qt::Key_Right, Qt::ShiftModifier, {7, 2});
        row("up left", Qt::Key_Home, {}, {1, 1});
        row("up left with Ctrl", Qt::Key_Home, Qt::ControlModifier, {1, 1});
        row("up right", Qt::Key_PageUp, {}, {3, 1});
        row("down left", Qt::Key_End, {}, {1, 3});
        row("down right", Qt::Key_PageDown, {}, {3, 3});
        row("down right up to the border", Qt::Key_PageDown, Qt::ShiftModifier, {7, 3});
    }

    void choiceKeysStep()
    {
        QFETCH(int, key);
        QFETCH(Qt::KeyboardModifiers, modifiers);
        QFETCH(Point, to);
        QCOMPARE(cellAfterKey(key, modifiers, {2, 2}, maze, {3, 2}, choosingKeys()), std::optional(to));
    }

    /// Additional keys step too. They are looked up without Shift, which lengthens their steps.
    void additionalKeysStep()
    {
        CursorKeys keys = choosingKeys();
        keys.steps = [](const QKeyEvent &key) {
            const bool isIt = key.key() == Qt::Key_L && key.modifiers() == Qt::NoModifier;
            return isIt ? std::optional(Direction::East) : std::nullopt;
        };
        QCOMPARE(cellAfterKey(Qt::Key_L, {}, {1, 1}, maze, {3, 2}, keys), std::optional(Point{2, 1}));
        QCOMPARE(cellAfterKey(Qt::Key_L, Qt::ShiftModifier, {1, 1}, maze, {3, 2}, keys), std::optional(Point{6, 1}));
        QCOMPARE(cellAfterKey(Qt::Key_L, Qt::ControlModifier, {1, 1}, maze, {3, 2}, keys), std::nullopt);
        QCOMPARE(cellAfterKey(Qt::Key_Up, {}, {1, 1}, maze, {3, 2}, keys), std::optional(Point{1, 0}));
    }

    void aLevelOfOneCellIsNeverLeft()
    {
        for (const int key : {Qt::Key_Up, Qt::Key_Right, Qt::Key_Down, Qt::Key_Left, Qt::Key_Home, Qt::Key_End,
                              Qt::Key_PageUp, Qt::Key_PageDown}) {
            for (const Qt::KeyboardModifier modifier : {Qt::NoModifier, Qt::ShiftModifier, Qt::ControlModifier}) {
                QCOMPARE(cellAfterKey(key, modifier, {0, 0}, {u"@"_s}, {1, 1}), std::optional(Point{0, 0}));
                QCOMPARE(cellAfterKey(key, modifier, {0, 0}, {u"@"_s}, {1, 1}, choosingKeys()),
                         std::optional(Point{0, 0}));
            }
        }
    }

    void otherKeysDoNotMove()
    {
        for (const int key : {Qt::Key_Return, Qt::Key_Tab, Qt::Key_A, Qt::Key_Space}) {
            QCOMPARE(cellAfterKey(key, {}, {1, 1}, maze, {3, 2}), std::nullopt);
            QCOMPARE(cellAfterKey(key, {}, {1, 1}, maze, {3, 2}, choosingKeys()), std::nullopt);
        }
    }
};

MAZEWRIGHT_SUITE(cursorkeys, TestCursorKeys)
#include "tst_cursorkeys.moc"
