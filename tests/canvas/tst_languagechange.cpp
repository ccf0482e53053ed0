#include "editor/widgets/languagechange.h"
#include "tests/support/suite.h"

#include <QCoreApplication>
#include <QEvent>
#include <QStringList>
#include <QTest>
#include <QWidget>

using namespace Qt::StringLiterals;

namespace {

void send(QWidget &widget, QEvent::Type type)
{
    QEvent event(type);
    QCoreApplication::sendEvent(&widget, &event);
}

} // namespace

/// Widgets update their texts when the language changes.
class TestLanguageChange : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void keepTranslatedCallsNowAndAtEachChange()
    {
        QWidget widget;
        int calls = 0;
        retranslateOnChange(widget, [&calls] { ++calls; });
        QCOMPARE(calls, 1);
        send(widget, QEvent::FontChange);
        QCOMPARE(calls, 1);
        send(widget, QEvent::LanguageChange);
        QCOMPARE(calls, 2);
        send(widget, QEvent::LanguageChange);
        QCOMPARE(calls, 3);
    }

    void whenLanguageChangesDoesNotCallNow()
    {
        QWidget widget;
        int calls = 0;
        whenLanguageChanges(widget, [&calls] { ++calls; });
        QCOMPARE(calls, 0);
        send(widget, QEvent::LanguageChange);
        QCOMPARE(calls, 1);
    }

    void parentsAreCalledBeforeChildren()
    {
        QWidget widget;
        QWidget child(&widget);
        QStringList told;
        whenLanguageChanges(child, [&told] { told.append(u"child"_s); });
        whenLanguageChanges(widget, [&told] { told.append(u"parent"_s); });
        send(widget, QEvent::LanguageChange);
        QCOMPARE(told, QStringList({u"parent"_s, u"child"_s}));
    }
};

MAZEWRIGHT_SUITE(languagechange, TestLanguageChange)
#include "tst_languagechange.moc"
