#include "app/cards/cardproofs.h"
#include "app/widgets/levelcard.h"
#include "gamecore/levelfile/levelwriter.h"
#include "gamecore/packing/archive.h"
#include "gamecore/replay/runwriter.h"
#include "tests/driver/windowdriver.h"
#include "tests/support/drawnworld.h"
#include "tests/support/recordedrun.h"
#include "tests/support/suite.h"

#include <QListWidget>
#include <QPainter>
#include <QTest>

using namespace Qt::StringLiterals;

namespace {

Level namedLevel(const QString &row)
{
    return levelFrom({row}, u"\"name\": \"Pit\", \"ruleset\": \"tombs\", \"rules\": { \"win\": [\"exit\"] }"_s);
}

/// Returns the level with the rows `kept` and, as its proof, a game that wins the rows `played`.
QByteArray provenLevel(const QString &played, const QString &kept)
{
    Run run = recordedRun(Game::start(shippedCatalogue(), playable(namedLevel(played)), 1).game,
                          QStringList(3, u"move east"_s));
    run.origin.by = RunOrigin::By::Person;
    Level level = namedLevel(kept);
    level.proof = jsonOf(run);
    return writeLevelJson(level, *shippedCatalogue());
}

} // namespace

/// A card shows whether the proof of its level is valid.
class TestCardProofs : public QObject, protected WindowFixture {
    Q_OBJECT

private Q_SLOTS:
    void init() { openWindow(); }
    void cleanup() { closeWindow(); }

    void theCardShowsTheStateOfTheProof_data()
    {
        QTest::addColumn<QByteArray>("level");
        QTest::addColumn<QString>("sign");
        QTest::addColumn<QString>("words");
        QTest::addRow("proven") << provenLevel(u"@  X  "_s, u"@  X  "_s) << u"✓"_s << u"Proven winnable"_s;
        QTest::addRow("out of date") << provenLevel(u"@  X  "_s, u"@  X #"_s) << u"≈"_s << u"Proof out of date"_s;
        QTest::addRow("fails") << provenLevel(u"@  X  "_s, u"@   X "_s) << u"✗"_s << u"Proof fails (turn 3)"_s;
        QTest::addRow("none") << writeLevelJson(namedLevel(u"@  X  "_s), *shippedCatalogue()) << QString()
                              << u"No proof that it can be won"_s;
    }

    void theCardShowsTheStateOfTheProof()
    {
        QFETCH(const QByteArray, level);
        QFETCH(const QString, sign);
        QFETCH(const QString, words);
        write(level);
        m_driver->window().showStartPage();
        QTRY_VERIFY(tells(u"ownLevels"_s, words));
        const QListWidgetItem &found = *card(u"ownLevels"_s);
        QCOMPARE(found.data(LevelCard::ProofRole).toString(), sign);
        QCOMPARE(found.data(Qt::AccessibleTextRole).toString(),
                 u"Pit, 6 × 1"_s + (sign.isEmpty() ? QString() : QString(u", "_s + words)));
    }

    void theProofOfAChangedFileIsCheckedAgain()
    {
        write(provenLevel(u"@  X  "_s, u"@  X  "_s));
        m_driver->window().showStartPage();
        QTRY_VERIFY(tells(u"ownLevels"_s, u"Proven winnable"_s));
        write(provenLevel(u"@  X  "_s, u"@   X "_s));
        m_driver->window().showStartPage();
        QTRY_VERIFY(tells(u"ownLevels"_s, u"Proof fails (turn 3)"_s));
    }

    void theNewGameDialogShowsProofsToo()
    {
        write(provenLevel(u"@  X  "_s, u"@  X  "_s));
        m_driver->trigger(u"chooseGame"_s);
        QTest::keyClick(&m_driver->child<QListWidget>(u"gameTypes"_s), Qt::Key_End);
        QTRY_VERIFY(tells(u"levelCards"_s, u"Proven winnable"_s));
    }

    void proofsOfLevelsInAnArchiveAreChecked()
    {
        const QByteArray level = provenLevel(u"@  X  "_s, u"@  X  "_s);
        const QString archive = m_home->writeLevel(
            u"pits.mazewright"_s,
            writeArchive({{.name = u"a.level.json"_s, .bytes = level}, {.name = u"b.level.json"_s, .bytes = level}}));
        CardProofs proofs(shippedCatalogue());
        QStringList proven;
        connect(&proofs, &CardProofs::played, this, [&proven](const QString &path, const ProofVerdict &verdict) {
            proven += verdict.what == ProofVerdict::What::Proven ? QStringList{path} : QStringList();
        });
        const QStringList levels{archive + u"/a.level.json"_s, archive + u"/b.level.json"_s};
        proofs.request(levels);
        QTRY_COMPARE(proven, levels);
    }

    void eachProofMarkLooksDifferent()
    {
        QList<QImage> pictures;
        for (const QString &sign : {u"✓"_s, u"≈"_s, u"✗"_s}) {
            QImage image(40, 40, QImage::Format_RGB32);
            image.fill(Qt::black);
            QPainter painter(&image);
            paintProofMark(painter, image.rect(), sign, QPalette());
            QVERIFY(!pictures.contains(image));
            pictures.append(image);
        }
    }

private:
    QString write(const QByteArray &level)
    {
        return m_home->writeLevel(u"Documents/Mazewright/pit.level.json"_s, level);
    }
    QListWidgetItem *card(const QString &list)
    {
        return m_driver->child<QListWidget>(list).findItems(u"Pit"_s, Qt::MatchExactly).value(0);
    }
    bool tells(const QString &list, const QString &words)
    {
        const QListWidgetItem *found = card(list);
        return found && found->toolTip().replace(u'\n', u' ').endsWith(u' ' + words);
    }
};

MAZEWRIGHT_SUITE(cardproofs, TestCardProofs)
#include "tst_cardproofs.moc"
