#include "editor/text/authoredtext.h"
#include "editor/text/kindname.h"
#include "gamecore/data/kind.h"
#include "tests/support/suite.h"

#include <QHash>
#include <QTest>
#include <QTranslator>

using namespace Qt::StringLiterals;

namespace {

/// An incomplete translation. Like a translation file, it falls back to a sentence without a comment if the one with a
/// comment is missing.
class TinyTranslation : public QTranslator {
public:
    explicit TinyTranslation(QHash<QString, QString> sentences) : m_sentences(std::move(sentences)) {}
    bool isEmpty() const override { return false; }
    QString translate(const char *context, const char *source, const char *comment, int /*count*/) const override
    {
        if (qstrcmp(context, languageContext) == 0) {
            return u"fr"_s;
        }
        const QString plain = m_sentences.value(QString::fromUtf8(source));
        return m_sentences.value(QString::fromUtf8(source) + u'|' + QString::fromUtf8(comment), plain);
    }

private:
    QHash<QString, QString> m_sentences;
};

Appearance called(const QString &name)
{
    Appearance look;
    look.name = name;
    return look;
}

} // namespace

/// Names of kinds in a language that translates only some of them.
class TestKindName : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void init() { QCoreApplication::installTranslator(&m_french); }
    void cleanup() { QCoreApplication::removeTranslator(&m_french); }

    void namesUseTheLanguageOfTheTranslation()
    {
        QCOMPARE(programLanguage(), u"fr"_s);
        QCoreApplication::removeTranslator(&m_french);
        QCOMPARE(programLanguage(), u"en"_s);
        QCOMPARE(countedName(called(u"orc"_s), 4), u"4 orcs"_s);
        QCOMPARE(countedName(called(u"healing potion"_s), 2), u"2 healing potions"_s);
        QCOMPARE(countedName(called(u"scroll of lightning"_s), 2), u"2 scrolls of lightning"_s);
    }

    void aNameWithoutAPluralIsCountedUnchanged()
    {
        QCOMPARE(countedName(called(u"troll"_s), 4), u"4 trolls"_s);
        QCOMPARE(countedName(called(u"orc"_s), 4), u"4 × orque"_s);
        QCOMPARE(countedName(called(u"dragon"_s), 4), u"4 × dragon"_s);
    }

    void aPluralMayEqualTheSingular() { QCOMPARE(countedName(called(u"mouse"_s), 4), u"4 souris"_s); }

    void aNameWithoutAFormHasNoArticle()
    {
        QCOMPARE(nameOf(called(u"troll"_s), NameForm::AnObject), u"un troll"_s);
        QCOMPARE(nameOf(called(u"orc"_s), NameForm::AnObject), u"orque"_s);
        QCOMPARE(nameOf(called(u"dragon"_s), NameForm::AnObject), u"dragon"_s);
    }

    void theAuthorsNameHasNoPlural()
    {
        Appearance guard = called(u"troll"_s);
        guard.names.insert(u"fr"_s, u"garde"_s);
        QCOMPARE(countedName(guard, 4), u"4 × garde"_s);
    }

private:
    TinyTranslation m_french{{{u"orc"_s, u"orque"_s},
                              {u"troll"_s, u"troll"_s},
                              {u"%Ln × troll"_s, u"%Ln trolls"_s},
                              {u"troll|a, object"_s, u"un troll"_s},
                              {u"mouse"_s, u"souris"_s},
                              {u"%Ln × mouse"_s, u"%Ln souris"_s}}};
};

MAZEWRIGHT_SUITE(kindname, TestKindName)
#include "tst_kindname.moc"
