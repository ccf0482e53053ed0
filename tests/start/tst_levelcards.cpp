#include "app/start/newgamedialog.h"
#include "app/widgets/levelcard.h"
#include "tests/driver/windowdriver.h"
#include "tests/support/drawnlevel.h"
#include "tests/support/drawnworld.h"
#include "tests/support/suite.h"

#include <QListWidget>
#include <QPainter>
#include <QTest>

using namespace Qt::StringLiterals;

namespace {

QByteArray twoRooms(const QString &name, const QString &vision, const QString &rooms)
{
    return levelJson(
        {u"#########"_s, rooms, u"#########"_s},
        u"\"name\": \"%1\", \"ruleset\": \"classic\", \"rules\": { \"vision\": \"%2\" }"_s.arg(name, vision));
}

const QString hiddenHere = u"#@ #  ~g#"_s;  ///< the second room is behind a wall
const QString hiddenThere = u"#@ #g T #"_s; ///< the same except for that room
const QString openRoom = u"#@    ~g#"_s;

} // namespace

/// The picture and the marks of a level's card: that the level was won, and no more than its hero sees at first.
class TestLevelCards : public QObject, protected WindowFixture {
    Q_OBJECT

private Q_SLOTS:
    void init() { openWindow(); }
    void cleanup() { closeWindow(); }

    void aWonLevelCarriesAMark()
    {
        const QString path = m_home->writeLevel(u"Documents/Mazewright/pit.level.json"_s, corridorFile(u"Pit"_s));
        m_driver->window().showStartPage();
        QListWidgetItem *before = card(u"ownLevels"_s, u"Pit"_s);
        QVERIFY(before);
        QVERIFY(!before->data(LevelCard::WonRole).toBool());
        QVERIFY(!before->data(LevelCard::DetailRole).toString().contains(u"won"_s));
        win(path);
        QListWidgetItem *after = card(u"ownLevels"_s, u"Pit"_s);
        QVERIFY(after);
        QVERIFY(after->data(LevelCard::WonRole).toBool());
        QVERIFY(after->data(LevelCard::DetailRole).toString().startsWith(u"won · "_s));
        QVERIFY(after->data(Qt::AccessibleTextRole).toString().startsWith(u"Pit, won"_s));
        QVERIFY(after->toolTip().endsWith(u"\nWon"_s));
        startAgain();
        QVERIFY(card(u"ownLevels"_s, u"Pit"_s)->data(LevelCard::WonRole).toBool());
    }

    void theCardOfAnUnreadableFileSaysSo()
    {
        m_home->writeLevel(u"Documents/Mazewright/broken.level.json"_s, "{");
        m_driver->window().showStartPage();
        QListWidgetItem *broken = card(u"ownLevels"_s, u"broken"_s);
        QVERIFY(broken);
        QTRY_COMPARE(broken->data(LevelCard::DetailRole).toString(), u"cannot be read"_s);
    }

    /// A large file is not read for its card, but it can be played.
    void theCardOfALargeFileDoesNotCallItUnreadable()
    {
        m_home->writeLevel(u"Documents/Mazewright/huge.level.json"_s,
                           corridorFile(u"Huge"_s) + QByteArray(3 * 1024 * 1024, '\n'));
        m_home->writeLevel(u"Documents/Mazewright/small.level.json"_s, corridorFile(u"Small"_s));
        m_driver->window().showStartPage();
        QVERIFY(card(u"ownLevels"_s, u"Small"_s)); // files are read in order
        const QList<QListWidgetItem *> huge =
            m_driver->child<QListWidget>(u"ownLevels"_s).findItems(u"huge"_s, Qt::MatchExactly);
        QCOMPARE(huge.size(), 1);
        QCOMPARE(huge.first()->data(LevelCard::DetailRole).toString(), QString());
    }

    void aVictoryThatDroppedOutOfTheBestIsRemembered()
    {
        const QString file = m_home->path() + u"/s.json"_s;
        ScoreFile scores(file);
        scores.add({{.level = u"Pit"_s, .ruleset = u"classic"_s, .hasWon = true}, {}, {u"/pit.level.json"_s}});
        for (int gold = 1; gold <= HighScores::mostScores; ++gold) {
            scores.add({{.level = u"Pit"_s, .ruleset = u"classic"_s, .hasWon = true, .gold = gold}, {}, {u"/hall"_s}});
        }
        QCOMPARE(scores.add({{.level = u"Pit"_s, .ruleset = u"classic"_s, .hasWon = true}, {}, {u"/nook"_s}}).place,
                 -1);
        for (const QString &won : {u"/pit.level.json"_s, u"/hall"_s, u"/nook"_s}) {
            QVERIFY2(HighScores(file).hasWon(won, {}), qPrintable(won));
        }
        QVERIFY(!HighScores(file).hasWon(u"/other"_s, u"Pit"_s));
    }

    void victoriesFromOlderVersionsAreMatchedByName()
    {
        const QString file =
            m_home->writeLevel(u"s.json"_s, R"({"format": "mazewright-scores", "version": 1, "scores": { "classic": [
            {"level": "Pit", "won": true}, {"level": "Hall", "won": false},
            {"level": "Depth 2", "won": true, "dungeon": true}]}})");
        const HighScores scores(file);
        QVERIFY(scores.hasWon(u"/pit"_s, u"Pit"_s));
        QVERIFY(!scores.hasWon(u"/hall"_s, u"Hall"_s));
        QVERIFY(!scores.hasWon(u"/depth"_s, u"Depth 2"_s));
        QVERIFY(!scores.hasWon(u"/nameless"_s, {}));
    }

    void aLostLevelCarriesNoMark()
    {
        const QString path = m_home->writeLevel(
            u"Documents/Mazewright/pit.level.json"_s,
            levelJson({u"######"_s, u"#@^^g#"_s, u"######"_s}, u"\"name\": \"Pit\", \"ruleset\": \"classic\""_s));
        QVERIFY(m_driver->window().playFile(path));
        for (int i = 0; i < 40 && m_driver->world().status() == Status::Playing; ++i) {
            m_driver->press(i % 2 == 0 ? Qt::Key_Right : Qt::Key_Left);
        }
        QCOMPARE(m_driver->world().status(), Status::Lost);
        m_driver->window().showStartPage();
        QVERIFY(!card(u"ownLevels"_s, u"Pit"_s)->data(LevelCard::WonRole).toBool());
    }

    /// The mark stays while the campaign is played again.
    void aWonCampaignCarriesAMark()
    {
        m_home->writeLevel(u"Documents/Mazewright/one/a.level.json"_s, corridorFile(u"A"_s));
        const QString path = m_home->writeLevel(
            u"Documents/Mazewright/one.campaign.json"_s,
            R"({"format": "mazewright-campaign", "version": 1, "name": "One", "levels": ["one/a.level.json"]})");
        for (const bool isAgain : {false, true}) {
            QVERIFY(m_driver->window().playCampaign(path));
            if (!isAgain) {
                for (int step = 0; step < 4; ++step) {
                    m_driver->press(Qt::Key_Right);
                }
                QCOMPARE(m_driver->world().status(), Status::Won);
            }
            m_driver->window().showStartPage();
            QListWidgetItem *found = card(u"campaigns"_s, u"One"_s);
            QVERIFY(found);
            QTRY_VERIFY(found->data(LevelCard::WonRole).toBool());
            QTRY_VERIFY(found->data(Qt::AccessibleTextRole).toString().contains(u"won"_s));
        }
    }

    void theMarkIsSeenInThePicture()
    {
        const LevelCard delegate;
        QListWidget list;
        auto *item = new QListWidgetItem(u"Pit"_s, &list);
        const auto paint = [&] {
            QStyleOptionViewItem option;
            option.initFrom(&list);
            option.rect = QRect(0, 0, 300, 300);
            QImage image(300, 300, QImage::Format_RGB32);
            image.fill(Qt::black);
            QPainter painter(&image);
            delegate.paint(&painter, option, list.model()->index(0, 0));
            return image;
        };
        const QImage plain = paint();
        item->setData(LevelCard::WonRole, true);
        QVERIFY(paint() != plain);
    }

    /// The mark is readable on any picture, including the start page, whose shelves have no background.
    void theMarkHasItsOwnBackground()
    {
        QStyleOptionViewItem option;
        option.initFrom(&m_driver->child<QListWidget>(u"campaigns"_s));
        QList<QImage> marks;
        for (const QColor ground : {Qt::black, Qt::white}) {
            QImage image(32, 32, QImage::Format_RGB32);
            image.fill(ground);
            QPainter painter(&image);
            paintWonMark(painter, image.rect(), option.palette);
            marks.append(image.copy(12, 8, 10, 10));
        }
        QCOMPARE(marks.first(), marks.last());
    }

    void theNewGameDialogMarksWonLevelsToo()
    {
        win(m_home->writeLevel(u"Documents/Mazewright/pit.level.json"_s, corridorFile(u"Pit"_s)));
        m_driver->trigger(u"chooseGame"_s);
        for (int i = 0; i < NewGameDialog::Level; ++i) {
            QTest::keyClick(&m_driver->child<QListWidget>(u"gameTypes"_s), Qt::Key_Down);
        }
        QListWidgetItem *found = card(u"levelCards"_s, u"Pit"_s);
        QVERIFY(found);
        QVERIFY(found->data(LevelCard::WonRole).toBool());
    }

    /// Levels that differ only behind a wall look the same.
    void cellsHiddenAtTheStartAreNotOnTheCard()
    {
        const QImage one = picture(write(u"one.level.json"_s, u"fov"_s, hiddenHere));
        const QImage other = picture(write(u"other.level.json"_s, u"fov"_s, hiddenThere));
        QVERIFY(!one.isNull());
        QCOMPARE(one, other);
        QVERIFY(picture(write(u"open.level.json"_s, u"fov"_s, openRoom)) != one);
    }

    void aLevelWithFullVisionIsShownWhole()
    {
        QVERIFY(picture(write(u"one.level.json"_s, u"all"_s, hiddenHere))
                != picture(write(u"other.level.json"_s, u"all"_s, hiddenThere)));
    }

    void ownLevelsAreShownWhole()
    {
        const QImage all = picture(write(u"one.level.json"_s, u"all"_s, hiddenHere));
        QCOMPARE(picture(write(u"Documents/Mazewright/one.level.json"_s, u"fov"_s, hiddenHere)), all);
    }

    void aWonLevelIsShownWhole()
    {
        const QString path = write(u"one.level.json"_s, u"fov"_s, hiddenHere);
        const QImage all = picture(write(u"all.level.json"_s, u"all"_s, hiddenHere));
        ScoreFile scores(m_home->path() + u"/s.json"_s);
        QVERIFY(picture(path, scores.read()) != all);
        scores.add({{.level = u"Rooms"_s, .ruleset = u"classic"_s, .hasWon = true}, {}, {path}});
        QCOMPARE(picture(path, scores.read()), all);
    }

    void aHiddenLevelWithErrorsHasNoPicture()
    {
        QVERIFY(picture(write(u"one.level.json"_s, u"fov"_s, u"#  #  ~g#"_s)).isNull());
    }

private:
    /// Returns the card once its file was read.
    QListWidgetItem *card(const QString &list, const QString &name)
    {
        auto &cards = m_driver->child<QListWidget>(list);
        const auto find = [&cards, &name]() -> QListWidgetItem * {
            QListWidgetItem *found = cards.findItems(name, Qt::MatchExactly).value(0);
            return found && !found->data(LevelCard::DetailRole).toString().isEmpty() ? found : nullptr;
        };
        return QTest::qWaitFor([&find] { return find() != nullptr; }) ? find() : nullptr;
    }

    QImage picture(const QString &path, const HighScores &scores = HighScores(QString()))
    {
        Thumbnails thumbnails(shippedCatalogue());
        thumbnails.setKept({.saves = {}, .scores = scores, .campaigns = {}});
        std::optional<LevelSummary> drawn;
        connect(&thumbnails, &Thumbnails::drawn, this, [&drawn](const LevelSummary &summary) { drawn = summary; });
        thumbnails.request({path});
        return QTest::qWaitFor([&drawn] { return drawn.has_value(); }) ? drawn->picture : QImage();
    }

    QString write(const QString &file, const QString &vision, const QString &rooms)
    {
        return m_home->writeLevel(file, twoRooms(u"Rooms"_s, vision, rooms));
    }

    void win(const QString &path)
    {
        QVERIFY(m_driver->window().playFile(path));
        for (int step = 0; step < 4; ++step) {
            m_driver->press(Qt::Key_Right);
        }
        QCOMPARE(m_driver->world().status(), Status::Won);
        m_driver->window().showStartPage();
    }
};

MAZEWRIGHT_SUITE(levelcards, TestLevelCards)
#include "tst_levelcards.moc"
