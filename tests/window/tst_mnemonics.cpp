#include "app/games/campaignprogress.h"
#include "app/settings/language.h"
#include "app/start/newgamedialog.h"
#include "editor/text/mnemonics.h"
#include "gamecore/play/campaign.h"
#include "tests/driver/places.h"
#include "tests/driver/windowdriver.h"
#include "tests/support/suite.h"

#include <QAbstractButton>
#include <QApplication>
#include <QLabel>
#include <QListWidget>
#include <QMenuBar>
#include <QRadioButton>
#include <QTabBar>
#include <QTest>

using namespace Qt::StringLiterals;

namespace {

/// Returns all texts with a mnemonic in a page or dialog.
QStringList markedTextsIn(const QWidget &root)
{
    QStringList texts;
    for (const QWidget *widget : root.findChildren<QWidget *>()) {
        if (!widget->isVisible() || widget->window() != &root) {
            continue;
        }
        if (const auto *button = qobject_cast<const QAbstractButton *>(widget)) {
            texts.append(button->text());
        } else if (const auto *label = qobject_cast<const QLabel *>(widget); label && label->buddy()) {
            texts.append(label->text());
        } else if (const auto *tabs = qobject_cast<const QTabBar *>(widget)) {
            for (int i = 0; i < tabs->count(); ++i) {
                texts.append(tabs->tabText(i));
            }
        } else if (const auto *bar = qobject_cast<const QMenuBar *>(widget)) {
            for (const QAction *menu : bar->actions()) {
                texts.append(menu->isVisible() ? menu->text() : QString());
            }
        }
    }
    return texts;
}

/// Returns each letter that several texts use as mnemonic, with these texts.
QStringList clashesOf(const QStringList &texts)
{
    QMap<QChar, QStringList> byLetter;
    for (const QString &text : texts) {
        if (!mnemonicOf(text).isNull()) {
            byLetter[mnemonicOf(text)].append(text);
        }
    }
    QStringList clashes;
    for (const QStringList &same : byLetter) {
        if (same.size() > 1) {
            clashes.append(same.join(u" / "_s));
        }
    }
    return clashes;
}

void addClashesOf(QMenu &menu, const QString &place, QStringList &clashes)
{
    QStringList texts;
    for (const QAction *row : menu.actions()) {
        texts.append(row->isVisible() ? row->text() : QString());
        if (row->menu()) {
            addClashesOf(*row->menu(), place, clashes);
        }
    }
    for (const QString &clash : clashesOf(texts)) {
        clashes.append(place + u", menu "_s + menu.title() + u": "_s + clash);
    }
}

QStringList clashesIn(const QString &place, QWidget &root)
{
    QStringList clashes;
    for (const QString &clash : clashesOf(markedTextsIn(root))) {
        clashes.append(place + u": "_s + clash);
    }
    const auto *bar = root.findChild<QMenuBar *>();
    for (const QAction *action : bar ? bar->actions() : QList<QAction *>()) {
        Q_EMIT action->menu()->aboutToShow();
        addClashesOf(*action->menu(), place, clashes);
    }
    return clashes;
}

} // namespace

/// Each mnemonic has one meaning wherever it can be used, in pages and in menus.
class TestMnemonics : public QObject, protected WindowFixture {
    Q_OBJECT

private Q_SLOTS:
    void cleanup() { closeWindow(); }

    void theFirstTextKeepsItsLetter()
    {
        QCOMPARE(uniqueMnemonics({u"&View"_s, u"Le&vel"_s}), (QStringList{u"&View"_s, u"&Level"_s}));
    }

    void aTextWithoutALetterGetsAFreeLetter()
    {
        QCOMPARE(uniqueMnemonics({u"Bag"_s, u"&Browse"_s, u"Old bag"_s}),
                 (QStringList{u"B&ag"_s, u"&Browse"_s, u"&Old bag"_s}));
        QCOMPARE(uniqueMnemonics({u"&A"_s, u"&A"_s, u"7"_s, QString()}),
                 (QStringList{u"&A"_s, u"A"_s, u"7"_s, QString()}));
    }

    void noLetterIsGivenTwice()
    {
        QStringList texts;
        for (int i = 0; i < 40; ++i) {
            texts.append(QString(u"abcdefghijklmnopqrstuvwxyz"_s).sliced(i % 7, 1 + i % 19));
        }
        const QStringList unique = uniqueMnemonics(texts);
        QCOMPARE(clashesOf(unique), QStringList());
        for (qsizetype i = 0; i < texts.size(); ++i) {
            QCOMPARE(unmarked(unique.at(i)), texts.at(i));
        }
    }

    void escapedAmpersandsAreNotMnemonics()
    {
        QCOMPARE(mnemonicOf(u"R&&D &now"_s), QChar(u'n'));
        QCOMPARE(mnemonicOf(u"R&&D"_s), QChar());
        QCOMPARE(unmarked(u"R&&D &now"_s), u"R&&D now"_s);
    }

    void altVOpensTheMenuOfTheView()
    {
        openWindow();
        m_driver->window().useLanguage(u"en"_s);
        m_driver->window().editFile(u":/levels/buchhaim.level.json"_s);
        QCoreApplication::processEvents();
        for (const QAction *action : m_driver->window().menuBar()->actions()) {
            const QString name = action->menu()->objectName();
            QCOMPARE(mnemonicOf(action->text()) == u'v', name == u"viewMenu");
        }
        m_driver->press(Qt::Key_V, Qt::AltModifier);
        auto &menu = m_driver->child<QMenu>(u"viewMenu"_s);
        QTRY_VERIFY(menu.isVisible());
        QCOMPARE(QApplication::activePopupWidget(), &menu);
        QTest::keyClick(&menu, Qt::Key_Escape);
        QVERIFY(!menu.isVisible());
    }

    void noMnemonicIsAmbiguous_data()
    {
        QTest::addColumn<QString>("language");
        for (const auto &[code, name] : Language::available()) {
            QTest::newRow(qPrintable(code)) << code;
        }
    }

    void noMnemonicIsAmbiguous()
    {
        QFETCH(const QString, language);
        openWindow();
        m_driver->window().useLanguage(language);
        QCoreApplication::processEvents();
        QStringList clashes;
        lookEverywhere(*m_driver,
                       [&clashes](const QString &place, QWidget &root) { clashes += clashesIn(place, root); });
        m_driver->window().useLanguage(u"en"_s);
        QVERIFY2(clashes.isEmpty(), qPrintable(u'\n' + clashes.join(u'\n')));
    }

    void noMnemonicOfACampaignUnderWayIsAmbiguous_data() { noMnemonicIsAmbiguous_data(); }

    void noMnemonicOfACampaignUnderWayIsAmbiguous()
    {
        QFETCH(const QString, language);
        openWindow();
        m_driver->window().useLanguage(language);
        const QString path = u":/levels/campaign/lantern_road.campaign.json"_s;
        QVERIFY(!saveProgress(*readCampaign(path).campaign, {.place = 1}));
        QVERIFY(m_driver->window().openFile(path));
        m_driver->session().play(Command::wait());
        m_driver->trigger(u"chooseGame"_s);
        auto &dialog = m_driver->child<NewGameDialog>(u"newGameDialog"_s);
        m_driver->child<QListWidget>(u"gameTypes"_s).setCurrentRow(NewGameDialog::Campaign);
        QVERIFY(m_driver->child<QRadioButton>(u"campaignLevelAnew"_s).isVisible());
        const QStringList clashes = clashesIn(u"campaign"_s, dialog);
        m_driver->window().useLanguage(u"en"_s);
        QVERIFY2(clashes.isEmpty(), qPrintable(u'\n' + clashes.join(u'\n')));
    }
};

MAZEWRIGHT_SUITE(mnemonics, TestMnemonics)
#include "tst_mnemonics.moc"
