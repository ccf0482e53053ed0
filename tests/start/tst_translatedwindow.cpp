#include "editor/text/kindname.h"
#include "gamecore/data/kind.h"
#include "gamecore/levelfile/levelformats.h"
#include "tests/driver/windowdriver.h"
#include "tests/support/drawnlevel.h"
#include "tests/support/suite.h"

#include <QLabel>
#include <QListWidget>
#include <QPushButton>
#include <QTest>

using namespace Qt::StringLiterals;

namespace {

const QString buchhaim = u":/levels/buchhaim.level.json"_s;
const QString ford = u":/levels/campaign/08_the_slingers_ford.level.json"_s;

} // namespace

/// Texts by authors follow the language of the window at once.
class TestTranslatedWindow : public QObject, protected WindowFixture {
    Q_OBJECT

private Q_SLOTS:
    void init()
    {
        openWindow();
        m_driver->trigger(u"language_en"_s);
    }
    void cleanup() { closeWindow(); }

    void cardsOfLevelsAndCampaignsFollowTheLanguage()
    {
        QTRY_COMPARE(names(u"shippedLevels"_s), QStringList{u"The Labyrinths of Buchhaim"_s});
        QTRY_COMPARE(names(u"campaigns"_s), QStringList{u"The Lantern Road"_s});
        speakGerman();
        QTRY_COMPARE(names(u"shippedLevels"_s), QStringList{u"Die Labyrinthe von Buchhaim"_s});
        QTRY_COMPARE(names(u"campaigns"_s), QStringList{u"Die Laternenstraße"_s});
        m_driver->trigger(u"language_en"_s);
        QTRY_COMPARE(names(u"shippedLevels"_s), QStringList{u"The Labyrinths of Buchhaim"_s});
    }

    void thePlayedLevelIsTitledInTheLanguage()
    {
        QVERIFY(m_driver->window().playFile(buchhaim));
        QVERIFY(m_driver->window().windowTitle().contains(u"The Labyrinths of Buchhaim"_s));
        speakGerman();
        QTRY_VERIFY(m_driver->window().windowTitle().contains(u"Die Labyrinthe von Buchhaim"_s));
        QCOMPARE(m_driver->child<QLabel>(u"levelName"_s).text(), u"Die Labyrinthe von Buchhaim"_s);
    }

    void theBagIsInTheLanguageAtOnce()
    {
        QVERIFY(m_driver->window().playDungeon({}, u"tombs"_s, 7));
        m_driver->window().resize(1280, 1100);
        QCoreApplication::processEvents();
        m_driver->trigger(u"showInventory"_s);
        const auto name = [this] {
            const std::vector<ThingList::Entry> &rows = m_driver->page().inventory().entries();
            return rows.empty() ? QString() : rows.front().name;
        };
        QTRY_COMPARE(name(), u"dagger"_s);
        speakGerman();
        QTRY_COMPARE(name(), u"Dolch"_s);
    }

    void theLevelDescriptionIsTranslated()
    {
        speakGerman();
        QVERIFY(m_driver->window().playFile(buchhaim));
        QStringList lines = m_driver->page().log().lines();
        QVERIFY2(lines.filter(u"Vier Schätze, vier Wächter"_s).size() == 1, qPrintable(lines.join(u'\n')));
    }

    void ownKindsAreNamedInTheLanguage()
    {
        QVERIFY(m_driver->window().playFile(ford));
        const Catalogue &catalogue = *m_driver->session().game().catalogue();
        const Appearance &guard = catalogue.kind(catalogue.kindOf(u"ford_guard"_s).value()).look;
        QCOMPARE(nameOf(guard), u"ford guard"_s);
        speakGerman();
        QCOMPARE(nameOf(guard), u"Furtwächter"_s);
    }

    void savedGamesFollowTheLanguage()
    {
        QVERIFY(m_driver->window().playFile(ford));
        m_driver->press(Qt::Key_Right);
        QVERIFY(m_driver->window().playFile(buchhaim)); // the current game is listed elsewhere
        m_driver->window().showStartPage();
        const auto saved = [this] {
            QStringList texts;
            for (const QPushButton *button : m_driver->child<QWidget>(u"savedGames"_s).findChildren<QPushButton *>()) {
                texts.append(button->text());
            }
            return texts.join(u'\n');
        };
        QVERIFY2(saved().contains(u"The Slinger's Ford"_s), qPrintable(saved()));
        speakGerman();
        QTRY_VERIFY2(saved().contains(u"Die Furt des Schleuderers"_s), qPrintable(saved()));
    }

    void theCampaignChoiceSpeaksTheLanguage()
    {
        speakGerman();
        m_driver->trigger(u"chooseGame"_s);
        QTRY_VERIFY(m_driver->window().findChild<QListWidget *>(u"campaignList"_s));
        QCOMPARE(names(u"campaignList"_s).first(), u"Die Laternenstraße"_s);
        QVERIFY(m_driver->child<QLabel>(u"campaignDescription"_s).text().startsWith(u"Die alte Laternenanzünderin"_s));
    }

    void theLevelCardsOfTheDialogSpeakTheLanguage()
    {
        speakGerman();
        m_driver->trigger(u"chooseGame"_s);
        QTRY_VERIFY(m_driver->window().findChild<QListWidget *>(u"levelCards"_s));
        m_driver->child<QListWidget>(u"gameTypes"_s).setCurrentRow(3); // levels are read when they become visible
        QTRY_VERIFY(!names(u"levelCards"_s).isEmpty());
        QTRY_VERIFY2(names(u"levelCards"_s).contains(u"Die Labyrinthe von Buchhaim"_s),
                     qPrintable(names(u"levelCards"_s).join(u'\n')));
        QVERIFY(!names(u"levelCards"_s).contains(u"The Labyrinths of Buchhaim"_s));
    }

    void summariesNameTheLevelInTheLanguage()
    {
        QVERIFY(m_driver->window().playFile(ford));
        const GameSummary summary = summaryOf(m_driver->session().game(), {});
        QCOMPARE(levelNameOf(summary), u"The Slinger's Ford"_s);
        speakGerman();
        QCOMPARE(levelNameOf(summary), u"Die Furt des Schleuderers"_s);
        QVERIFY(textOf(summary, *shippedCatalogue()).startsWith(u"Mazewright: Die Furt des Schleuderers\n"_s));
    }

    void theEditorShowsUntranslatedLevelNames()
    {
        QVERIFY(m_driver->window().editFile(ford));
        QCOMPARE(m_driver->window().editor().title(), u"The Slinger's Ford"_s);
        speakGerman();
        QCOMPARE(m_driver->window().editor().title(),
                 u"The Slinger's Ford"_s); // the name that typing there would change
        QTRY_VERIFY(m_driver->window().windowTitle().contains(u"The Slinger's Ford"_s));
        QVERIFY(m_driver->window().playFile(ford));
        QTRY_VERIFY(m_driver->window().windowTitle().contains(u"Die Furt des Schleuderers"_s));
    }

    void aLevelWithoutTranslationStaysAsItIs()
    {
        const QString path = m_home->writeLevel(u"pit.level.json"_s, corridorFile(u"The Pit"_s));
        speakGerman();
        QVERIFY(m_driver->window().playFile(path));
        QVERIFY(m_driver->window().windowTitle().contains(u"The Pit"_s));
    }

private:
    QStringList names(const QString &list)
    {
        QStringList names;
        auto &widget = m_driver->child<QListWidget>(list);
        for (int row = 0; row < widget.count(); ++row) {
            names.append(widget.item(row)->text());
        }
        return names;
    }
    void speakGerman() { m_driver->trigger(u"language_de"_s); }
};

MAZEWRIGHT_SUITE(translatedwindow, TestTranslatedWindow)
#include "tst_translatedwindow.moc"
