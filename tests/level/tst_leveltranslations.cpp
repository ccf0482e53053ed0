#include "editor/text/authoredtext.h"
#include "editor/text/issuetext.h"
#include "editor/text/losstext.h"
#include "gamecore/data/kind.h"
#include "gamecore/json/translations.h"
#include "gamecore/levelfile/levelformats.h"
#include "gamecore/levelfile/leveltranslations.h"
#include "gamecore/levelfile/levelwriter.h"
#include "gamecore/play/savefile.h"
#include "gamecore/world/event.h"
#include "tests/support/drawnworld.h"
#include "tests/support/suite.h"

#include <QDirIterator>
#include <QTest>

using namespace Qt::StringLiterals;

namespace {

/// A canonical file: two signs, the second one with German, an own kind, and a text without an owner.
const QByteArray signs = R"({
    "format": "mazewright-level",
    "version": 1,
    "name": "Pit",
    "author": "",
    "description": "Deep.",
    "translations": {
        "de": {
            "name": "Grube",
            "description": "Tief.",
            "things[1].text": "Hinaus",
            "kinds.monsters.rat.name": "Ratte",
            "title": "?"
        },
        "fr": {
            "name": "La fosse"
        }
    },
    "ruleset": "classic",
    "rows": [
        "@    ",
        "   l "
    ],
    "things": [
        { "cell": [1, 0], "kind": "sword", "text": "In" },
        { "cell": [3, 0], "kind": "sword", "text": "Out" },
        { "cell": [4, 0], "kind": "rat" }
    ],
    "kinds": {
        "monsters": {
            "rat": { "base": "orc", "name": "rat" }
        }
    }
}
)";

QByteArray written(const Level &level)
{
    return writeLevelJson(level, *shippedCatalogue());
}

Level read(const QByteArray &text)
{
    const ReadLevel read = readLevelJson(text, *shippedCatalogue());
    if (!read.level) {
        qFatal("not read: %s", qPrintable(summary(read.issues).join(u'\n')));
    }
    return *read.level;
}

QString german(const Level &level, const QString &path)
{
    return textIn(u"de"_s, allTranslations(level, *shippedCatalogue()), path, {});
}

QStringList shippedFiles(const QString &ending)
{
    QStringList files;
    QDirIterator found(u":/levels"_s, {u'*' + ending}, QDir::Files, QDirIterator::Subdirectories);
    while (found.hasNext()) {
        files.append(found.next());
    }
    return files;
}

Game gameOf(const Level &level)
{
    return Game::start(shippedCatalogue(), playable(level), 7).game;
}

} // namespace

/// Translations in levels and campaigns: read, kept, written, and without effect on play.
class TestLevelTranslations : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void aCanonicalFileKeepsEveryByte() { QCOMPARE(written(read(signs)), signs); }

    void textsOfThingsAreKeptWithTheirThings()
    {
        const Level level = read(signs);
        const QJsonObject texts{{u"de"_s, QJsonObject{{u"text"_s, u"Hinaus"_s}}}};
        const auto [first, last] = thingsAt(level, {3, 0});
        QCOMPARE(last - first, std::size_t(1));
        QCOMPARE(level.things[first].translations, texts);
        QVERIFY(!level.translations.value(u"de"_s).toObject().contains(u"things[1].text"_s));
    }

    void aThingKeepsItsTextsAtAnyPlaceInTheFile()
    {
        Level level = read(signs);
        level.things.erase(level.things.begin() + std::ptrdiff_t(thingsAt(level, {1, 0}).first));
        QCOMPARE(german(level, u"things[0].text"_s), u"Hinaus"_s);
        QCOMPARE(german(level, u"things[1].text"_s), QString());
        for (const Point cell : {Point{1, 0}, Point{1, 0}, Point{2, 0}}) {
            level.things.push_back({.cell = cell, .kind = u"orc"_s, .values = {{u"hp"_s, 3}}});
        }
        sortThings(level.things);
        QCOMPARE(german(level, u"things[3].text"_s), u"Hinaus"_s);
        QCOMPARE(read(written(level)), level);
    }

    void anUnusedTextIsNeverGivenToAThing()
    {
        Level level = read(QByteArray(signs).replace("things[1].text", "things[3].text"));
        QCOMPARE(german(level, u"things[3].text"_s), u"Hinaus"_s);
        level.things.push_back({.cell = {4, 1}, .kind = u"sword"_s, .values = {{u"text"_s, u"New"_s}}});
        sortThings(level.things);
        QCOMPARE(german(level, u"things[3].text"_s), QString());
        QVERIFY(!written(level).contains("Hinaus"));
    }

    void translatableTextsAreListed()
    {
        const Level level = read(signs);
        QStringList paths;
        QStringList texts;
        for (const TranslatableText &text : textsOf(level, *shippedCatalogue())) {
            paths.append(text.path);
            texts.append(text.text);
        }
        QCOMPARE(paths, (QStringList{u"name"_s, u"description"_s, u"things[0].text"_s, u"things[1].text"_s,
                                     u"kinds.monsters.rat.name"_s}));
        QCOMPARE(texts, (QStringList{u"Pit"_s, u"Deep."_s, u"In"_s, u"Out"_s, u"rat"_s}));
    }

    void translationsWithoutATextAreWarnings()
    {
        const IssueList issues =
            readLevelJson(QByteArray(signs).replace("\"fr\"", "\"French\""), *shippedCatalogue()).issues;
        QStringList found;
        for (const Issue &issue : issues) {
            if (issue.path.startsWith(u"translations"_s)) {
                found.append(lineOf(issue));
                QCOMPARE(severityOf(issue), Severity::Warning);
            }
        }
        QCOMPARE(found,
                 (QStringList{
                     u"13:13: There is no text “title” to translate. [unknown_key]"_s,
                     u"15:9: “French” is not a language; expected a code such as de, fr or pt_BR. [unknown_key]"_s}));
    }

    void aLevelInMemoryHasTheSameFindings()
    {
        Level level = read(signs);
        Thing &sign = level.things[thingsAt(level, {3, 0}).first];
        sign.values.remove(u"text"_s);
        QStringList found;
        for (const Issue &issue : checkTranslations(level, *shippedCatalogue())) {
            found.append(issue.path + (issue.cell ? u" at %1 %2"_s.arg(issue.cell->x).arg(issue.cell->y) : QString()));
        }
        QCOMPARE(found, (QStringList{u"translations.de[\"things[1].text\"] at 3 0"_s, u"translations.de.title"_s}));
        QCOMPARE(read(written(level)), level);
    }

    void moreLanguagesThanAllowedAreRefused()
    {
        const auto withLanguages = [](int count) {
            QStringList languages;
            for (int i = 0; i < count; ++i) {
                const QString code = QString(QChar(u'a' + i / 26)) + QChar(u'a' + i % 26);
                languages.append(u"\"%1\": { \"name\": \"x\" }"_s.arg(code));
            }
            return levelJson({u"@"_s}, u"\"translations\": { "_s + languages.join(u", "_s) + u" }"_s);
        };
        QVERIFY(readLevelJson(withLanguages(mostLanguages), *shippedCatalogue()).level);
        const ReadLevel refused = readLevelJson(withLanguages(mostLanguages + 1), *shippedCatalogue());
        QVERIFY(!refused.level);
        QCOMPARE(refused.issues[0].code, IssueCode::TooLarge);
        QCOMPARE(refused.issues[0].path, u"translations"_s);
        QCOMPARE(sentenceOf(refused.issues[0]), u"This is too large: 65; at most 64 languages are allowed."_s);
    }

    void manyTextsAreReadAndWritten()
    {
        Level level = read(signs);
        QJsonObject texts;
        for (int i = 0; i < 200000; ++i) {
            texts.insert(u"p%1"_s.arg(i, 6, 10, QChar(u'0')), u"x"_s);
        }
        level.translations.insert(u"de"_s, texts);
        const QByteArray file = written(level);
        const ReadLevel again = readLevelJson(file, *shippedCatalogue());
        QCOMPARE(again.issues.count(), IssueList::capacity);
        QVERIFY(written(*again.level) == file);
    }

    void ownKindsAreNamedInEveryLanguage()
    {
        IssueList issues;
        const Level level = read(signs);
        const CataloguePtr catalogue = catalogueOf(level, *shippedCatalogue(), issues);
        const Appearance &rat = catalogue->kind(catalogue->kindOf(u"rat"_s).value()).look;
        QCOMPARE(rat.name, u"rat"_s);
        QCOMPARE(rat.names, (QHash<QString, QString>{{u"de"_s, u"Ratte"_s}}));
        QVERIFY(catalogue->kind(catalogue->kindOf(u"orc"_s).value()).look.names.isEmpty());
    }

    void aKindWithoutANameUsesThatOfItsBase()
    {
        Level level = read(signs);
        QJsonObject monsters = level.kinds.value(u"monsters"_s).toObject();
        monsters.insert(u"big_rat"_s, QJsonObject{{u"base"_s, u"rat"_s}, {u"hp"_s, 30}});
        monsters.insert(u"cat"_s, QJsonObject{{u"base"_s, u"rat"_s}, {u"name"_s, u"cat"_s}});
        level.kinds.insert(u"monsters"_s, monsters);
        IssueList issues;
        const CataloguePtr catalogue = catalogueOf(level, *shippedCatalogue(), issues);
        QCOMPARE(catalogue->kind(catalogue->kindOf(u"big_rat"_s).value()).look.names.value(u"de"_s), u"Ratte"_s);
        QVERIFY(catalogue->kind(catalogue->kindOf(u"cat"_s).value()).look.names.isEmpty());
    }

    void translationsDoNotAffectPlay()
    {
        const Level level = read(signs);
        Level plain = level;
        setTranslations(plain, {}, {});
        QVERIFY(plain != level);
        Game translated = gameOf(level);
        Game other = gameOf(plain);
        QCOMPARE(translated.world().hash(), other.world().hash());
        for (const Direction direction : {Direction::East, Direction::South, Direction::East}) {
            EventList events;
            translated.play(Command::move(direction), events);
            other.play(Command::move(direction), events);
            QCOMPARE(translated.world().hash(), other.world().hash());
        }
    }

    void aSavedGameKnowsTheNamesOfItsLevel()
    {
        const Game game = gameOf(read(signs));
        const SaveHead head = readSaveHead(writeSaveFile(saveHeadOf(game, {}), game)).head;
        QCOMPARE(head.name, u"Pit"_s);
        QCOMPARE(head.names, (QJsonObject{{u"de"_s, u"Grube"_s}, {u"fr"_s, u"La fosse"_s}}));
        const ReadSnapshot again = readSnapshot(writeSnapshot(game), shippedCatalogue());
        QCOMPARE(again.game.value().level(), game.level());
    }

    /// A saved game is listed however long the names of its level are. Lists read only the first 64 KiB of a file,
    /// which hold all languages that a level may have.
    void aSavedGameWithLongNamesIsListed()
    {
        constexpr qsizetype beginning = 64 * 1024;
        Level level = read(signs);
        level.name = QString(100000, u'\x01');
        for (int i = 0; i < mostLanguages; ++i) {
            const QString code = QString(QChar(u'a' + i / 26)) + QChar(u'a' + i % 26);
            const QString longest = code + QString(u"_12345678"_s).repeated(3);
            level.translations.insert(longest, QJsonObject{{u"name"_s, QString(1000, u'\x01')}});
        }
        level.translations.insert(QString(100000, u'x'), QJsonObject{{u"name"_s, u"x"_s}});
        const Game game = gameOf(level);
        const SaveFile listed = readSaveHead(writeSaveFile(saveHeadOf(game, {}), game).first(beginning));
        QCOMPARE(listed.state, SaveState::Good);
        QCOMPARE(listed.head.names.size(), mostLanguages + 2);
    }

    void convertingToTextReportsLostTranslations()
    {
        QStringList lost;
        for (const TextLoss &loss : writeLevelText(read(signs), *shippedCatalogue(), u"Pit"_s).losses) {
            lost.append(sentenceOf(loss));
        }
        QVERIFY2(lost.contains(u"Text cannot store the translations of the level."_s), qPrintable(lost.join(u'\n')));
        Level signsAlone = read(signs);
        signsAlone.translations = {};
        QCOMPARE(writeLevelText(signsAlone, *shippedCatalogue(), u"Pit"_s).losses[1].detail, u"translations"_s);
    }

    void languageCodesAreChecked_data()
    {
        QTest::addColumn<QString>("code");
        QTest::addColumn<bool>("isLanguage");
        for (const QString &code : {u"de"_s, u"gsw"_s, u"pt_BR"_s, u"zh_Hant_TW"_s}) {
            QTest::newRow(qPrintable(code)) << code << true;
        }
        for (const QString &code : {u""_s, u"d"_s, u"German"_s, u"DE"_s, u"de-AT"_s, u"de_"_s, u"de_A"_s, u"de AT"_s,
                                    u"dé"_s, u"de_12345678_12345678_12345678_1234567"_s}) {
            QTest::newRow(qPrintable(u"not "_s + code)) << code << false;
        }
    }

    void languageCodesAreChecked()
    {
        QFETCH(QString, code);
        QTEST(isLanguageCode(code), "isLanguage");
    }

    void everyTextThatShipsHasItsGerman()
    {
        const QStringList files = shippedFiles(u".level.json"_s);
        QVERIFY(files.size() >= 10);
        for (const QString &file : files) {
            const ReadLevel read = openLevelFile(file, *shippedCatalogue());
            QVERIFY2(read.level && !read.issues.hasErrors(), qPrintable(file));
            for (const TranslatableText &text : textsOf(*read.level, *shippedCatalogue())) {
                const QString found = german(*read.level, text.path);
                QVERIFY2(text.text.isEmpty() || !found.trimmed().isEmpty(), qPrintable(file + u' ' + text.path));
                QVERIFY2(text.text.isEmpty() || found != text.text, qPrintable(file + u' ' + text.path));
            }
        }
        const QStringList campaigns = shippedFiles(u".campaign.json"_s);
        QVERIFY(!campaigns.isEmpty());
        for (const QString &file : campaigns) {
            const Campaign campaign = readCampaignFile(file).campaign.value();
            for (const QString &path : campaignTexts()) {
                QVERIFY2(!textIn(u"de"_s, campaign.translations, path, {}).isEmpty(), qPrintable(file + u' ' + path));
            }
        }
    }

    void campaignsHaveTranslationsToo()
    {
        const Campaign road = readCampaignFile(u":/levels/campaign/lantern_road.campaign.json"_s).campaign.value();
        QCOMPARE(nameOf(road), u"The Lantern Road"_s);
        QCOMPARE(textIn(u"de"_s, road.translations, u"name"_s, road.name), u"Die Laternenstraße"_s);
    }
};

MAZEWRIGHT_SUITE(leveltranslations, TestLevelTranslations)
#include "tst_leveltranslations.moc"
