#include "editor/text/plaintext.h"
#include "tests/support/suite.h"

#include <QTest>

using namespace Qt::StringLiterals;

/// Plain text for display, such as tool tips.
class TestPlainText : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void longLinesOfToolTipsAreBrokenAtBlanks()
    {
        const QString full = words(13);
        QCOMPARE(full.size(), 64);
        QCOMPARE(plainTip(full), full);
        QCOMPARE(plainTip(full + u" I"_s), full + u"\nI"_s);
        QCOMPARE(plainTip(full + u' ' + full + u" I"_s), full + u'\n' + full + u"\nI"_s);
        const QString endless(100, u'x');
        QCOMPARE(plainTip(u"I "_s + endless + u" I"_s), u"I\n"_s + endless + u"\nI"_s);
    }

    void linesOfToolTipsAreBrokenSeparately()
    {
        const QString lines = words(8) + u'\n' + words(13) + u'\n' + words(8);
        QCOMPARE(plainTip(lines), lines);
        QCOMPARE(plainTip(lines + u' ' + words(6)), QString(lines + u' ' + words(5) + u'\n' + words(1)));
    }

private:
    static QString words(int count) { return u"word "_s.repeated(count).trimmed(); }
};

MAZEWRIGHT_SUITE(plaintext, TestPlainText)
#include "tst_plaintext.moc"
