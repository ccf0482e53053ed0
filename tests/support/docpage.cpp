#include "tests/support/docpage.h"

#include <QFile>
#include <QRegularExpression>

using namespace Qt::StringLiterals;

QString page(const QString &name)
{
    QFile file(QStringLiteral(MAZEWRIGHT_SOURCE_DIR "/docs/") + name);
    return file.open(QIODevice::ReadOnly) ? QString::fromUtf8(file.readAll()) : QString();
}

QString quoted(const QString &word)
{
    return u'`' + word + u'`';
}

QString tableRow(const QString &text, const QString &word)
{
    const QRegularExpression row(u"^\\| `"_s + word + u"` \\|.*$"_s, QRegularExpression::MultilineOption);
    return row.match(text).captured();
}

QString lackOf(const QString &where, const QString &row, const QString &word, const QStringList &said)
{
    if (row.isEmpty()) {
        const QString what = said.isEmpty() ? QString() : u" and says "_s + said.join(u", "_s);
        return u"%1: add a row that begins with | `%2` |%3"_s.arg(where, word, what);
    }
    for (const QString &one : said) {
        if (!row.contains(one)) {
            return u"%1: the row of `%2` has to say %3"_s.arg(where, word, one);
        }
    }
    return {};
}
