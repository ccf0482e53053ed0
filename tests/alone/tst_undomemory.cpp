#include "editor/document/leveldocument.h"
#include "gamecore/data/catalogue.h"
#include "tests/support/drawnlevel.h"

#include <QTest>

#include <cstdlib>
#include <malloc.h>
#include <new>

using namespace Qt::StringLiterals;

namespace {

thread_local qint64 bytesHeld = 0;

void *taken(std::size_t size)
{
    void *memory = std::malloc(size == 0 ? 1 : size);
    bytesHeld += qint64(malloc_usable_size(memory));
    return memory;
}

void givenBack(void *memory)
{
    bytesHeld -= qint64(malloc_usable_size(memory));
    std::free(memory);
}

} // namespace

void *operator new(std::size_t size)
{
    if (void *memory = taken(size)) {
        return memory;
    }
    throw std::bad_alloc();
}

/// Replaced as well because Qt calls it: replacing one form requires replacing all forms that share its delete.
void *operator new(std::size_t size, const std::nothrow_t &) noexcept
{
    return taken(size);
}

void operator delete(void *memory) noexcept
{
    givenBack(memory);
}

void operator delete(void *memory, std::size_t) noexcept
{
    givenBack(memory);
}

namespace {

/// A level of the largest size with its undo steps, without views.
struct Context {
    Context() { document.reset(newLevel(*shippedCatalogue(), {largestSide, largestSide})); }

    /// Makes a stroke. Returns the bytes of its undo step; the name belongs to Qt and is counted by its text.
    qint64 paint(const Area &area, const Paint &paint)
    {
        const qint64 before = bytesHeld;
        const QString name = u"draw something long"_s;
        document.beginStroke(name);
        document.change(changeByPainting(level(), *shippedCatalogue(), area, paint));
        const qint64 bytes = bytesHeld - before;
        document.endStroke();
        return bytes + 2 * name.size();
    }

    const Level &level() const { return document.level(); }

    LevelDocument document{shippedCatalogue()};
};

} // namespace

/// The memory of an undo step grows with the size of the change, not with the size of the level.
class TestUndoMemory : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void theCounterCounts()
    {
        const qint64 before = bytesHeld;
        {
            const std::vector<char> memory(5000);
            QCOMPARE(memory.size(), std::size_t(5000));
            QVERIFY(bytesHeld - before >= 5000);
        }
        QCOMPARE(bytesHeld, before);
    }

    void aCellTakesLessThanAKibibyteOfUndoMemory_data()
    {
        QTest::addColumn<bool>("isTerrain");
        QTest::newRow("terrain") << true;
        QTest::newRow("a thing") << false;
    }

    void aCellTakesLessThanAKibibyteOfUndoMemory()
    {
        QFETCH(const bool, isTerrain);
        Context context;
        const Paint paint = isTerrain ? Paint::ofTerrain(shippedCatalogue()->wall()) : Paint::ofKind(u"orc"_s);
        context.paint(Area({{7, 7}}, context.level().size()), paint); // makes room in the undo stack and the things
        const int edits = 64;
        qint64 bytes = 0;
        for (int i = 0; i < edits; ++i) {
            bytes += context.paint(Area({{40 * i + 11, 50 * i + 9}}, context.level().size()), paint);
        }
        QCOMPARE(context.document.undoStack().count(), edits + 1);
        QVERIFY2(bytes / edits < 1024, qPrintable(QString::number(bytes / edits)));
    }

    void aFillTakesUndoMemoryPerRow()
    {
        Context context;
        const Area inside = terrainArea(context.level().terrain, shippedCatalogue()->floor());
        const qint64 bytes = context.paint(inside, Paint::ofTerrain(shippedCatalogue()->wall()));
        // A vector that grows takes at most twice the rows.
        QVERIFY2(bytes < qint64(2 * largestSide * sizeof(TerrainRun) + 1024), qPrintable(QString::number(bytes)));
    }

    void aHugeFillUndoesAndRedoes()
    {
        Context context;
        const Level before = context.level();
        const Area inside = terrainArea(context.level().terrain, shippedCatalogue()->floor());
        context.paint(inside, Paint::ofTerrain(shippedCatalogue()->wall()));
        const Level after = context.level();
        QVERIFY(before != after);
        context.document.undo();
        QVERIFY(context.level() == before);
        context.document.redo();
        QVERIFY(context.level() == after);
    }
};

QTEST_GUILESS_MAIN(TestUndoMemory)
#include "tst_undomemory.moc"
