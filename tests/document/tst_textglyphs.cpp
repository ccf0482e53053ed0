#include "editor/edits/leveltext.h"
#include "gamecore/data/catalogue.h"
#include "gamecore/levelfile/levelreader.h"
#include "tests/support/drawnlevel.h"
#include "tests/support/suite.h"

#include <QTest>

using namespace Qt::StringLiterals;

namespace {

/// A level with an own kind beside the start, and the catalogue with that kind.
struct Drawn {
    Level level;
    CataloguePtr catalogue;
};

Drawn drawn(const QByteArray &record, const QByteArray &legend = "{}")
{
    const QByteArray json =
        "{\"format\": \"mazewright-level\", \"version\": 1, \"legend\": " + legend
        + ", \"rows\": [\"#####\", \"#@  #\", \"#####\"], \"things\": [{\"cell\": [2, 1], \"kind\": "
          "\"own\"}], \"kinds\": {\"monsters\": {\"own\": "
        + record + "}}}";
    const ReadLevel read = readLevelJson(json, *shippedCatalogue());
    IssueList issues;
    return {*read.level, shippedCatalogue()->under(read.level->ruleset, read.level->kinds, issues)};
}

} // namespace

/// The characters in the text view for kinds that have no character.
class TestTextGlyphs : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void anOwnKindIsWrittenAsItsGlyph()
    {
        const Drawn own = drawn("{\"base\": \"orc\", \"glyph\": \"w\"}");
        QCOMPARE(LevelText(own.level, *own.catalogue).row(1), u"#@w #"_s);
    }

    void unsuitableGlyphsAreReplaced_data()
    {
        QTest::addColumn<QByteArray>("glyph");
        QTest::newRow("wall") << QByteArray("#");
        QTest::newRow("orc") << QByteArray("O");
        QTest::newRow("wide") << QByteArray("\u9f8d");
        QTest::newRow("two units") << QByteArray("\U0001F409");
    }

    void unsuitableGlyphsAreReplaced()
    {
        QFETCH(QByteArray, glyph);
        const Drawn own = drawn("{\"base\": \"orc\", \"glyph\": \"" + glyph + "\"}");
        const LevelText text(own.level, *own.catalogue);
        QCOMPARE(text.row(1), u"#@¤ #"_s);
        QCOMPARE(text.row(1).size(), 5);
    }

    void theReplacementCharacterIsUnused()
    {
        const Drawn own = drawn("{\"base\": \"orc\", \"glyph\": \"#\"}", "{\"\u00a4\": \"water\"}");
        const LevelText text(own.level, *own.catalogue);
        QCOMPARE(text.standIn(), u'¿');
        QCOMPARE(text.row(1), u"#@¿ #"_s);
    }

    void writingTheSameTextKeepsAllThings()
    {
        for (const QByteArray &glyph : {QByteArray("w"), QByteArray("#")}) {
            const Drawn own = drawn("{\"base\": \"orc\", \"glyph\": \"" + glyph + "\"}");
            const LevelText text(own.level, *own.catalogue);
            QCOMPARE(text.written({0, 0}, text.rows()).things, own.level.things);
        }
    }
};

MAZEWRIGHT_SUITE(textglyphs, TestTextGlyphs)
#include "tst_textglyphs.moc"
