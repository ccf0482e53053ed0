#include "app/start/newgamedialog.h"
#include "editor/forms/kinddialog.h"
#include "editor/forms/valuerow.h"
#include "gamecore/levelfile/levelwriter.h"
#include "tests/driver/dialogs.h"
#include "tests/driver/editordriver.h"
#include "tests/driver/steadyform.h"
#include "tests/support/suite.h"

#include <QAction>
#include <QDockWidget>
#include <QLabel>
#include <QLineEdit>
#include <QListWidget>
#include <QPushButton>
#include <QScopeGuard>
#include <QTest>
#include <QToolButton>

#include <utility>

using namespace Qt::StringLiterals;

namespace {

void checkSteady(QWidget &form)
{
    QVERIFY(QTest::qWaitForWindowActive(&form));
    const QStringList moved = movedWhileFilledIn(form, {u"generateSort"_s});
    QVERIFY2(moved.isEmpty(), qPrintable(moved.mid(0, 5).join(u", "_s)));
}

void raise(QDockWidget &dock)
{
    dock.show();
    dock.raise();
    QCoreApplication::processEvents();
}

} // namespace

/// No field of a form moves while another one is filled in. Otherwise the next click or Tab would reach the wrong
/// field.
class TestSteadyForms : public QObject, protected EditorDriver {
    Q_OBJECT

private Q_SLOTS:
    void init() { openWindow(); }
    void cleanup() { closeWindow(); }

    void typingANameDoesNotMoveTheNextField()
    {
        edit({u"@ O "_s});
        choose(u"orc"_s);
        const DialogAnswer answer(u"kindDialog"_s, [](QDialog *dialog) {
            auto *name = dialog->findChild<QLineEdit *>(u"kind_name"_s);
            auto *hp = dialog->findChild<QLineEdit *>(u"kind_hp"_s);
            const QPoint aim = hp->mapTo(dialog, hp->rect().center()); // before anything is typed
            name->setFocus();
            QTest::keyClicks(name, u"Warden"_s);
            QCoreApplication::processEvents();
            QWidget *hit = dialog->childAt(aim);
            QCOMPARE(hit, hp);
            QTest::mouseClick(hit, Qt::LeftButton);
            QTest::keyClicks(hit, u"50"_s);
            QCOMPARE(qobject_cast<KindDialog *>(dialog)->kind().record.value("hp"_L1), 50);
            dialog->reject();
        });
        child<QAction>(u"newKind"_s)->trigger();
        QVERIFY(answer.wasGiven());
    }

    void dialogFieldsDoNotMove_data()
    {
        QTest::addColumn<QString>("paint");
        QTest::addColumn<QString>("action");
        QTest::addColumn<QString>("dialog");
        QTest::newRow("kind of monster") << u"orc"_s << u"newKind"_s << u"kindDialog"_s;
        QTest::newRow("kind of item") << u"scroll of frost"_s << u"newKind"_s << u"kindDialog"_s;
        QTest::newRow("kind of treasure") << u"treasure"_s << u"newKind"_s << u"kindDialog"_s;
        QTest::newRow("generate") << u"orc"_s << u"generate"_s << u"generateDialog"_s;
        QTest::newRow("resize") << u"orc"_s << u"resizeLevel"_s << u"resizeDialog"_s;
        QTest::newRow("replace") << u"orc"_s << u"replaceAll"_s << u"replaceDialog"_s;
        QTest::newRow("new level") << u"orc"_s << u"newLevel"_s << u"newLevelDialog"_s;
        QTest::newRow("translations") << u"orc"_s << u"levelTranslations"_s << u"translationsDialog"_s;
        QTest::newRow("campaign") << u"orc"_s << u"campaignProperties"_s << u"campaignDialog"_s;
    }

    void dialogFieldsDoNotMove()
    {
        QFETCH(QString, paint);
        QFETCH(QString, action);
        QFETCH(QString, dialog);
        openOfCampaign();
        raise(*child<QDockWidget>(u"paletteDock"_s));
        choose(paint);
        const DialogAnswer answer(dialog, [](QDialog *shown) {
            checkSteady(*shown);
            shown->reject();
        });
        if (auto *offered = m_window->findChild<QAction *>(action)) {
            offered->trigger();
        } else {
            raise(*child<QDockWidget>(u"propertiesDock"_s));
            QTest::mouseClick(child<QPushButton>(action), Qt::LeftButton);
        }
        QTRY_VERIFY(answer.wasGiven());
    }

    void panelFieldsDoNotMove_data()
    {
        QTest::addColumn<QString>("panel");
        QTest::newRow("properties and rules") << u"properties"_s;
        QTest::newRow("things") << u"things"_s;
    }

    void panelFieldsDoNotMove()
    {
        QFETCH(QString, panel);
        edit({u"@ O   g  "_s, u"  ##     "_s});
        waitForRules();
        key(Qt::Key_V);
        click({2, 0});
        // Makes all rows visible, since a search hides rows.
        auto *form = child<QWidget>(panel);
        for (QWidget *parent = form; parent; parent = parent->parentWidget()) {
            if (auto *dock = qobject_cast<QDockWidget *>(parent)) {
                dock->show();
                dock->raise();
            }
        }
        QTRY_VERIFY(form->isVisible());
        QTRY_VERIFY(placesIn(*form).size() > 2);
        QMap<QString, QRect> before;
        const auto isSettled = [&] { return std::exchange(before, placesIn(*form)) == placesIn(*form); };
        QTRY_VERIFY(isSettled()); // panels show a thing with a delay
        const QStringList moved = movedWhileFilledIn(*form, {u"rulesSearch"_s, u"propertyRuleset"_s, u"thingKind"_s});
        QVERIFY2(moved.isEmpty(), qPrintable(moved.mid(0, 5).join(u'\n')));
    }

    void newGameFieldsDoNotMove_data()
    {
        QTest::addColumn<int>("page");
        QTest::newRow("dungeon") << int(NewGameDialog::Dungeon);
    }

    void newGameFieldsDoNotMove()
    {
        QFETCH(int, page);
        const DialogAnswer answer(u"newGameDialog"_s, [page](QDialog *shown) {
            shown->findChild<QListWidget *>(u"gameTypes"_s)->setCurrentRow(page);
            checkSteady(*shown);
            shown->reject();
        });
        child<QAction>(u"chooseGame"_s)->trigger();
        QTRY_VERIFY(answer.wasGiven());
    }

    void errorsAreShownInFullOverTheForm()
    {
        edit({u"@ O "_s});
        choose(u"orc"_s);
        const DialogAnswer answer(u"kindDialog"_s, [](QDialog *dialog) {
            const auto close = qScopeGuard([dialog] { dialog->reject(); });
            QVERIFY(QTest::qWaitForWindowActive(dialog));
            auto *hp = dialog->findChild<QLineEdit *>(u"kind_hp"_s);
            hp->setFocus();
            QTest::keyClicks(hp, u"0"_s);
            const auto *bubble = dialog->findChild<QLabel *>(u"kind_hpWrong"_s);
            QVERIFY(bubble->isVisible());
            QCOMPARE(bubble->text(), u"The value 0 is not allowed; expected a whole number from 1 to 9999."_s);
            QVERIFY(bubble->heightForWidth(bubble->width()) <= bubble->height());
            QVERIFY(bubble->parentWidget()->rect().contains(bubble->geometry()));
            QVERIFY(bubble->testAttribute(Qt::WA_TransparentForMouseEvents));
            QCOMPARE(hp->accessibleDescription(), bubble->text());
            hp->parentWidget()->hide();
            QVERIFY(!bubble->isVisible());
            hp->parentWidget()->show();
            QVERIFY(bubble->isVisible());
        });
        child<QAction>(u"newKind"_s)->trigger();
        QVERIFY(answer.wasGiven());
    }

private:
    /// Opens a level that belongs to a campaign in the same folder.
    void openOfCampaign()
    {
        Level level = drawnLevel({u"@ O   g  "_s, u"  ##     "_s, u"      O  "_s});
        level.name = u"Pit"_s;
        level.translations = QJsonObject{{u"de"_s, QJsonObject{{u"name"_s, u"Grube"_s}}}};
        const QString path = m_home->writeLevel(u"own/a.level.json"_s, writeLevelJson(level, *shippedCatalogue()));
        m_home->writeLevel(u"own/road.campaign.json"_s,
                           R"({ "format": "mazewright-campaign", "version": 1, "name": "Road",
        "levels": ["a.level.json"], "translations": { "de": { "name": "Weg" } } })");
        QVERIFY(m_window->editFile(path));
        raise(*child<QDockWidget>(u"campaignDock"_s));
        raise(*child<QDockWidget>(u"propertiesDock"_s));
        QTRY_VERIFY(child<QAction>(u"campaignProperties"_s)->isEnabled());
    }
};

MAZEWRIGHT_SUITE(steadyforms, TestSteadyForms)
#include "tst_steadyforms.moc"
