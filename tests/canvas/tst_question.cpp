#include "editor/widgets/question.h"
#include "tests/driver/dialogs.h"
#include "tests/support/suite.h"

#include <QLabel>
#include <QPointer>
#include <QPushButton>
#include <QTest>
#include <QWidget>

#include <memory>

using namespace Qt::StringLiterals;

/// Question boxes: their answers, and the effect of each answer.
class TestQuestion : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void init()
    {
        m_window = std::make_unique<QWidget>();
        m_window->show();
        m_acts = 0;
    }

    void answerActsOnce()
    {
        ask(m_window.get(), question());
        const QPointer<QMessageBox> asked = box();
        QVERIFY(asked);
        QVERIFY(asked->isVisible());
        QCOMPARE(m_acts, 0);
        asked->findChild<QPushButton *>(u"burn"_s)->click();
        QCOMPARE(m_acts, 1);
        QTRY_VERIFY(!asked);
    }

    void otherAnswersDoNotAct()
    {
        ask(m_window.get(), question());
        const QPointer<QMessageBox> asked = box();
        auto *keep = asked->findChild<QPushButton *>(u"burnBoxCancel"_s);
        QVERIFY(keep);
        QCOMPARE(keep->text(), u"&Keep"_s);
        QVERIFY(keep->isDefault());
        QTest::keyClick(asked, Qt::Key_Return);
        QTRY_VERIFY(!asked);
        QCOMPARE(m_acts, 0);
    }

    void waitsForTheAnswer()
    {
        const DialogAnswer burn(u"burnBox"_s, [](QDialog *dialog) { in<QPushButton>(dialog, u"burn"_s).click(); });
        QCOMPARE(answerTo(m_window.get(), question()), std::size_t(0));
        QVERIFY(burn.wasGiven());
        QCOMPARE(m_acts, 0);
    }

    void escapeGivesTheHarmlessAnswer()
    {
        const DialogAnswer escape(u"burnBox"_s, [](QDialog *dialog) { QTest::keyClick(dialog, Qt::Key_Escape); });
        QCOMPARE(answerTo(m_window.get(), question()), std::size_t(1));
        const DialogAnswer close(u"burnBox"_s, [](QDialog *dialog) { dialog->close(); });
        QCOMPARE(answerTo(m_window.get(), question()), std::size_t(1));
    }

    void textsAreNoMarkup()
    {
        ask(m_window.get(), question());
        QCOMPARE(box()->textFormat(), Qt::PlainText);
        QCOMPARE(box()->text(), u"Burn <b>it</b>?"_s);
        QCOMPARE(box()->informativeText(), u"It is <i>paper</i>."_s);
        for (const QLabel *label : box()->findChildren<QLabel *>()) {
            QVERIFY(label->text().isEmpty() || label->textFormat() == Qt::PlainText);
        }
    }

    void tellReturnsAtOnce()
    {
        tell(m_window.get(), u"wetBox"_s, u"Wet"_s, u"It is wet."_s);
        const QPointer<QMessageBox> told = box();
        QCOMPARE(told->objectName(), u"wetBox"_s);
        QCOMPARE(told->icon(), QMessageBox::Warning);
        QTest::keyClick(told, Qt::Key_Escape);
        QTRY_VERIFY(!told);
    }

private:
    Question question()
    {
        return {.name = u"burnBox"_s,
                .title = u"Burn"_s,
                .text = u"Burn <b>it</b>?"_s,
                .details = u"It is <i>paper</i>."_s,
                .answers = {{.role = QMessageBox::DestructiveRole,
                             .name = u"burn"_s,
                             .text = u"&Burn"_s,
                             .act = [this] { ++m_acts; }},
                            {.button = QMessageBox::Cancel, .text = u"&Keep"_s}},
                .usual = 1};
    }

    QMessageBox *box() { return m_window->findChild<QMessageBox *>(); }

    std::unique_ptr<QWidget> m_window;
    int m_acts = 0;
};

MAZEWRIGHT_SUITE(question, TestQuestion)
#include "tst_question.moc"
