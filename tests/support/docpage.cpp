#include "tests/support/docpage.h"

#include <QFile>
#include <QRegularExpression>
#include <QTest>

using namespace Qt::StringLiterals;

QString treeText(const QString &path)
{
    QFile file(QStringLiteral(MAZEWRIGHT_SOURCE_DIR "/") + path);
    return file.open(QIODevice::ReadOnly) ? QString::fromUtf8(file.readAll()) : QString();
}

QString page(const QString &name)
{
    return treeText(u"docs/"_s + name);
}

QString quoted(const QString &word)
{
    return u'`' + word + u'`';
}

QString tableAt(const QString &text, const QString &mark)
{
    const qsizetype from = text.indexOf(mark);
    static const QRegularExpression table(u"^\\|(.*\\n\\|)*.*$"_s, QRegularExpression::MultilineOption);
    return from < 0 ? QString() : table.match(text, from).captured();
}

QString paragraphAt(const QString &text, const QString &mark)
{
    const qsizetype from = text.indexOf(mark);
    return from < 0 ? QString() : text.sliced(from).section(u"\n\n"_s, 0, 0);
}

QString tableRow(const QString &table, const QString &word)
{
    const QRegularExpression row(u"^\\|[^|]*`"_s + word + u"`[ ,][^|]*\\|.*$"_s, QRegularExpression::MultilineOption);
    return row.match(table).captured();
}

QString lackOf(const QString &where, const QString &row, const QString &word, const QStringList &said)
{
    if (row.isEmpty()) {
        const QString what = said.isEmpty() ? QString() : u" and says "_s + said.join(u", "_s);
        return u"%1: add a row | `%2` | ...%3"_s.arg(where, word, what);
    }
    for (const QString &one : said) {
        if (!row.contains(one)) {
            return u"%1: the row of `%2` has to say %3"_s.arg(where, word, one);
        }
    }
    return {};
}

QString lackOfWord(const QString &where, const QString &text, const QString &word)
{
    return text.contains(quoted(word)) ? QString() : u"%1: say %2"_s.arg(where, quoted(word));
}

void verifyComplete(const QString &lack)
{
    QVERIFY2(lack.isEmpty(), qPrintable(lack));
}
