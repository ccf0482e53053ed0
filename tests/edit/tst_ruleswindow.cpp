#include "app/settings/language.h"
#include "editor/document/propertyedits.h"
#include "editor/forms/valuerow.h"
#include "gamecore/levelfile/levelreader.h"
#include "gamecore/levelfile/levelwriter.h"
#include "tests/driver/editordriver.h"
#include "tests/support/suite.h"

#include <QAbstractItemView>
#include <QCheckBox>
#include <QComboBox>
#include <QDockWidget>
#include <QJsonArray>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QScrollArea>
#include <QScrollBar>
#include <QStyleOptionComboBox>
#include <QTest>
#include <QToolButton>
#include <QWheelEvent>

using namespace Qt::StringLiterals;

static QRect placeOfText(const QComboBox &choice)
{
    QStyleOptionComboBox option;
    option.initFrom(&choice);
    return choice.style()->subControlRect(QStyle::CC_ComboBox, &option, QStyle::SC_ComboBoxEditField, &choice);
}

/// The rules of a level in the properties, by mouse and keys in the real window.
class TestRulesWindow : public QObject, protected EditorDriver {
    Q_OBJECT

private Q_SLOTS:
    void init()
    {
        openWindow();
        edit({u"@ g"_s});
        waitForRules();
        QTest::mouseClick(child<QToolButton>(u"advancedRules"_s), Qt::LeftButton);
    }

    void cleanup() { closeWindow(); }

    void rowsAreMadeWhenThePanelIsShown()
    {
        ProgramWindow window(shippedCatalogue());
        window.editNewLevel();
        const auto rows = [&window] { return window.findChildren<ValueRow *>().size(); };
        QCOMPARE(rows(), 0);
        window.show();
        QCOMPARE(rows(), 0);
        window.findChild<QDockWidget *>(u"propertiesDock"_s)->raise();
        QTRY_COMPARE(rows(), qsizetype(ruleRows().size()));
    }

    void everyRuleHasARowWithTheRulesetsValue()
    {
        const Rules &rules = shippedCatalogue()->ruleset(u"buchhaim"_s)->rules;
        for (const RecordField<Rules> &rule : ruleRows()) {
            const QString name = u"rule_"_s + rule.field.key;
            const QString value = ruleValue(rules, rule.field.key).toVariant().toString();
            const QByteArray asInRuleset =
                u"%1: its row of the form has to show %2, the value of the ruleset"_s.arg(rule.field.key, value)
                    .toUtf8();
            QVERIFY2(!child<QToolButton>(name + u"Reset"_s)->isVisibleTo(child<QWidget>(u"rules"_s)), asInRuleset);
            if (const auto *edit = m_window->findChild<QLineEdit *>(name)) {
                QVERIFY2(edit->text().isEmpty() && edit->placeholderText() == value, asInRuleset);
            } else if (const auto *choice = m_window->findChild<QComboBox *>(name)) {
                QVERIFY2(choice->currentIndex() == 0, asInRuleset);
                QVERIFY2(choice->currentText().size() > 2,
                         qPrintable(rule.field.key + u": name its words in gamecore/data/ruleset.cpp"_s));
            } else {
                const auto *box = m_window->findChild<QCheckBox *>(name + u"_treasure"_s);
                QVERIFY2(box && box->isChecked(), asInRuleset);
            }
        }
    }

    void theOriginOfInheritedValuesIsExplained()
    {
        auto *death = child<QComboBox>(u"rule_death"_s);
        const auto *legend = child<QLabel>(u"rulesLegend"_s);
        QCOMPARE(death->currentText(), u"(hero returns)"_s);
        QVERIFY(legend->isVisible());
        QVERIFY(legend->mapToGlobal(QPoint()).y() < death->mapToGlobal(QPoint()).y());
        QCOMPARE(death->itemData(0, Qt::AccessibleTextRole), QVariant(u"Ruleset: hero returns"_s));
        death->showPopup();
        QTRY_VERIFY(death->view()->isVisible());
        const int text = death->view()->fontMetrics().horizontalAdvance(u"Ruleset: hero returns"_s);
        QVERIFY(death->view()->viewport()->width() >= text);
        death->hidePopup();
    }

    void everyChoiceIsReadWhole()
    {
        m_window->resize(1000, 700);
        for (const auto &[language, name] : Language::available()) {
            m_window->useLanguage(language);
            const QList<QComboBox *> choices = child<QWidget>(u"rules"_s)->findChildren<QComboBox *>();
            QVERIFY(choices.size() > 5);
            for (const QComboBox *choice : choices) {
                const int text = choice->fontMetrics().horizontalAdvance(choice->currentText());
                QTRY_VERIFY2(text <= placeOfText(*choice).width(), qPrintable(choice->currentText()));
            }
        }
    }

    void aNumberIsTypedAsOneStep()
    {
        type(u"safe_ms"_s, u"2500"_s);
        QCOMPARE(own(), (QJsonObject{{u"safe_ms"_s, 2500}}));
        QCOMPARE(steps(), 1);
        type(u"safe_turns"_s, u"12"_s);
        QCOMPARE(steps(), 2);
        key(Qt::Key_Z, Qt::ControlModifier);
        QCOMPARE(own(), (QJsonObject{{u"safe_ms"_s, 2500}}));
        key(Qt::Key_Z, Qt::ControlModifier);
        QCOMPARE(own(), QJsonObject());
        QCOMPARE(field(u"safe_ms"_s).text(), QString());
        key(Qt::Key_Y, Qt::ControlModifier);
        QCOMPARE(field(u"safe_ms"_s).text(), u"2500"_s);
    }

    void anOverrideIsMarkedAndReset()
    {
        type(u"fov_radius"_s, u"7"_s);
        auto *note = child<QLabel>(u"rule_fov_radiusNote"_s);
        QCOMPARE(note->text(), u"Ruleset: 10"_s);
        QVERIFY(note->isVisible());
        QCOMPARE(child<QLabel>(u"rulesSummary"_s)->text(), u"Differs from the ruleset: Sight radius"_s);
        click(u"rule_fov_radiusReset"_s);
        QCOMPARE(own(), QJsonObject());
        QVERIFY(!note->isVisible());
        QCOMPARE(steps(), 2);
        QCOMPARE(child<QLabel>(u"rulesSummary"_s)->text(), u"All rules match the ruleset."_s);
    }

    void allAreResetInOneStep()
    {
        QVERIFY(!child<QPushButton>(u"rulesResetAll"_s)->isEnabled());
        type(u"fov_radius"_s, u"7"_s);
        type(u"level_hp"_s, u"3"_s);
        const QJsonObject before = own();
        QCOMPARE(before.size(), 2);
        click(u"rulesResetAll"_s);
        QCOMPARE(own(), QJsonObject());
        QCOMPARE(steps(), 3);
        key(Qt::Key_Z, Qt::ControlModifier);
        QCOMPARE(own(), before);
    }

    void winConditionsAreCheckBoxes()
    {
        click(u"rule_win_exit"_s);
        QCOMPARE(own(), (QJsonObject{{u"win"_s, QJsonArray{u"treasure"_s, u"exit"_s}}}));
        click(u"rule_win_treasure"_s);
        click(u"rule_win_exit"_s);
        QCOMPARE(own(), (QJsonObject{{u"win"_s, QJsonArray()}}));
        click(u"rule_winReset"_s);
        QCOMPARE(own(), QJsonObject());
        QVERIFY(child<QCheckBox>(u"rule_win_treasure"_s)->isChecked());
    }

    void wrongNumbersAreReportedAndNotSet()
    {
        type(u"stairs_heal"_s, u"101"_s);
        QCOMPARE(own(), (QJsonObject{{u"stairs_heal"_s, 10}}));
        QCOMPARE(child<QLabel>(u"rule_stairs_healWrong"_s)->text(),
                 u"The value 101 is not allowed; expected a whole number from 0 to 100."_s);
        type(u"safe_ms"_s, u"-1"_s);
        QVERIFY(!own().contains(u"safe_ms"_s));
        type(u"safe_turns"_s, u"<b>"_s);
        QVERIFY(!own().contains(u"safe_turns"_s));
        QCOMPARE(child<QLabel>(u"rule_safe_turnsWrong"_s)->textFormat(), Qt::PlainText);
        canvas().setFocus();
        QCOMPARE(field(u"safe_turns"_s).text(), QString());
        QVERIFY(!editor().document().issues().hasErrors());
    }

    void minimumAndMaximumTimesMustFit()
    {
        type(u"action_min_ms"_s, u"400"_s);
        QCOMPARE(own(), (QJsonObject{{u"action_min_ms"_s, 40}}));
        QVERIFY(child<QLabel>(u"rule_action_min_msWrong"_s)->isVisible());
        type(u"action_max_ms"_s, u"900"_s);
        QCOMPARE(own().value(u"action_max_ms"_s), QJsonValue(900));
        type(u"action_min_ms"_s, u"400"_s);
        QCOMPARE(own().value(u"action_min_ms"_s), QJsonValue(400));
        QVERIFY(!editor().document().issues().hasErrors());
    }

    void eightFieldsFitASmallWindow()
    {
        m_window->resize(1280, 800);
        child<QAction>(u"arrangePanels"_s)->trigger();
        child<QDockWidget>(u"propertiesDock"_s)->raise();
        auto *area = child<QScrollArea>(u"propertiesDockArea"_s);
        area->verticalScrollBar()->setValue(0);
        const QStringList fields{u"propertyName"_s,        u"propertyAuthor"_s,    u"propertyTileset"_s,
                                 u"propertyDescription"_s, u"levelTranslations"_s, u"propertyRuleset"_s,
                                 u"rule_death"_s,          u"rule_win_treasure"_s};
        for (const QString &name : fields) {
            const auto *field = child<QWidget>(name);
            const auto isSeen = [&] { return field->visibleRegion().boundingRect() == field->rect(); };
            QTRY_VERIFY2(isSeen(), qPrintable(name));
        }
    }

    void aHeadingCollapsesAndExpandsItsRules()
    {
        auto *heading = child<QToolButton>(u"advancedRules"_s);
        QVERIFY(child<QComboBox>(u"rule_corners"_s)->isVisible());
        QCOMPARE(heading->accessibleName(), u"Advanced, expanded"_s);
        QTest::mouseClick(heading, Qt::LeftButton);
        QVERIFY(!child<QComboBox>(u"rule_corners"_s)->isVisible());
        QCOMPARE(heading->accessibleName(), u"Advanced, collapsed"_s);
        QTest::keyClicks(child<QLineEdit>(u"rulesSearch"_s), u"corners"_s); // a search includes it
        QVERIFY(child<QComboBox>(u"rule_corners"_s)->isVisible());
        QVERIFY(!child<QToolButton>(u"playRules"_s)->isVisible());
        child<QLineEdit>(u"rulesSearch"_s)->clear();
        QVERIFY(!child<QComboBox>(u"rule_corners"_s)->isVisible());
        QVERIFY(child<QToolButton>(u"playRules"_s)->isVisible());
    }

    void numbersShowTheirUnits()
    {
        const auto unitOf = [this](const QString &rule) {
            const auto *unit = field(rule).findChild<QLabel *>();
            return unit ? unit->text() : QString();
        };
        QCOMPARE(unitOf(u"safe_ms"_s), u"ms"_s);
        QCOMPARE(unitOf(u"fov_radius"_s), u"cells"_s);
        QCOMPARE(unitOf(u"stairs_heal"_s), u"%"_s);
        QCOMPARE(unitOf(u"level_power"_s), QString());
    }

    void searchingShowsTheRulesThatFit()
    {
        auto *search = child<QLineEdit>(u"rulesSearch"_s);
        search->setFocus();
        QTest::keyClicks(search, u"wall"_s);
        QVERIFY(child<QComboBox>(u"rule_wall_bump"_s)->isVisible());
        QVERIFY(child<QComboBox>(u"rule_corners"_s)->isVisible()); // its description contains the word
        QVERIFY(!child<QComboBox>(u"rule_clock"_s)->isVisible());
        QTest::keyClicks(search, u"xyz"_s);
        QVERIFY(!child<QComboBox>(u"rule_wall_bump"_s)->isVisible());
        search->clear();
        QVERIFY(child<QComboBox>(u"rule_clock"_s)->isVisible());
    }

    void anotherRulesetShowsItsOwnNumbers()
    {
        auto *clock = child<QComboBox>(u"rule_clock"_s);
        QCOMPARE(clock->currentText(), u"(real time)"_s);
        auto *ruleset = child<QComboBox>(u"propertyRuleset"_s);
        ruleset->setFocus();
        QTest::keyClicks(ruleset, u"tombs"_s);
        QCOMPARE(editor().document().level().ruleset, u"tombs"_s);
        QCOMPARE(clock->currentText(), u"(turn by turn)"_s);
        QCOMPARE(field(u"stairs_heal"_s).placeholderText(), u"50"_s);
    }

    void unknownRulesAreNamedAndResetWithTheOthers()
    {
        setRule(editor().document(), u"<b>gravity</b>"_s, 9);
        QCOMPARE(child<QLabel>(u"rulesSummary"_s)->text(),
                 u"All rules match the ruleset. There are no rules called <b>gravity</b>."_s);
        QCOMPARE(child<QLabel>(u"rulesSummary"_s)->textFormat(), Qt::PlainText);
        click(u"rulesResetAll"_s);
        QCOMPARE(own(), QJsonObject());
    }

    void rulesSurviveSavingAndLoading()
    {
        type(u"fov_radius"_s, u"100"_s);
        auto *moves = child<QComboBox>(u"rule_moves"_s);
        moves->setFocus();
        QTest::keyClick(moves, Qt::Key_End);
        click(u"rule_win_monsters"_s);
        const Level &level = editor().document().level();
        QCOMPARE(level.rules.value(u"moves"_s), QJsonValue(8));
        const QByteArray text = writeLevelJson(level, *shippedCatalogue());
        const ReadLevel read = readLevelJson(text, *shippedCatalogue());
        QVERIFY(!read.issues.hasErrors());
        QCOMPARE(read.level->rules, level.rules);
        QCOMPARE(writeLevelJson(*read.level, *shippedCatalogue()), text);
    }

    void theWheelScrollsWithoutChangingChoices_data()
    {
        QTest::addColumn<QString>("choice");
        QTest::newRow("ruleset") << u"propertyRuleset"_s;
        QTest::newRow("rule") << u"rule_clock"_s;
    }

    void theWheelScrollsWithoutChangingChoices()
    {
        QFETCH(const QString, choice);
        auto *area = child<QScrollArea>(u"propertiesDockArea"_s);
        auto *box = child<QComboBox>(choice);
        area->ensureWidgetVisible(box);
        const int before = area->verticalScrollBar()->value();
        const QPointF middle = box->rect().center();
        QWheelEvent wheel(middle, box->mapToGlobal(middle), {}, {0, -240}, Qt::NoButton, {}, Qt::NoScrollPhase, false);
        QSpontaneKeyEvent::setSpontaneous(&wheel); // parents receive only spontaneous events
        QVERIFY(qApp->notify(box, &wheel));
        QVERIFY(area->verticalScrollBar()->value() > before);
        QCOMPARE(steps(), 0);
    }

private:
    const QJsonObject &own() { return editor().document().level().rules; }
    int steps() { return editor().document().undoStack().count(); }
    QLineEdit &field(const QString &rule) { return *child<QLineEdit>(u"rule_"_s + rule); }

    void type(const QString &rule, const QString &text)
    {
        child<QScrollArea>(u"propertiesDockArea"_s)->ensureWidgetVisible(&field(rule));
        QTest::mouseClick(&field(rule), Qt::LeftButton);
        field(rule).selectAll();
        QTest::keyClicks(&field(rule), text);
    }

    void click(const QString &button)
    {
        auto *widget = child<QAbstractButton>(button);
        child<QScrollArea>(u"propertiesDockArea"_s)->ensureWidgetVisible(widget);
        QTest::mouseClick(widget, Qt::LeftButton, {}, {10, widget->height() / 2}); // clicks the box of a check box
    }
};

MAZEWRIGHT_SUITE(ruleswindow, TestRulesWindow)
#include "tst_ruleswindow.moc"
