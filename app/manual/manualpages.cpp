#include "app/manual/manualpages.h"

#include <QFile>
#include <QLocale>

using namespace Qt::StringLiterals;

namespace {

/// Reads a file; empty if there is none.
QString read(const QString &path)
{
    QFile file(path);
    return file.open(QIODevice::ReadOnly) ? QString::fromUtf8(file.readAll()) : QString();
}

} // namespace

const QStringList &manualPages()
{
    static const QStringList pages{u"manual"_s,       u"playing"_s,
                                   u"watching"_s,     u"editor"_s,
                                   u"rules"_s,        u"window"_s,
                                   u"level-format"_s, u"campaign-format"_s,
                                   u"run-format"_s,   u"playtest-format"_s,
                                   u"sharing"_s,      u"code-format"_s,
                                   u"data"_s,         u"bots"_s,
                                   u"fairness"_s,     u"command-line"_s,
                                   u"headless"_s,     u"batch"_s,
                                   u"ci"_s,           u"git"_s,
                                   u"tiled"_s};
    return pages;
}

QString manualPageOf(std::optional<KeyScope> place)
{
    switch (place.value_or(KeyScope::Window)) {
    case KeyScope::Playing:
        return u"playing"_s;
    case KeyScope::Watching:
        return u"watching"_s;
    case KeyScope::Drawing:
        return u"editor"_s;
    case KeyScope::Window:
        break;
    }
    return u"manual"_s;
}

QString manualLanguage()
{
    const QLocale locale;
    return locale.language() == QLocale::C ? u"en"_s : locale.name().section(u'_', 0, 0);
}

ManualPage manualPage(const QString &name, const QString &language)
{
    const QString own = language == "en"_L1 ? QString() : read(u":/manual/%1/%2.md"_s.arg(language, name));
    return own.isEmpty() ? ManualPage{read(u":/manual/%1.md"_s.arg(name)), language != "en"_L1}
                         : ManualPage{own, false};
}

std::vector<ManualHeading> headingsOf(const QString &text)
{
    std::vector<ManualHeading> headings;
    bool isExample = false;
    for (const QString &line : text.split(u'\n')) {
        isExample = isExample != line.startsWith("```"_L1);
        const qsizetype level = line.indexOf(u' ');
        if (!isExample && level > 0 && line.first(level) == QString(level, u'#')) {
            const QString title = line.mid(level + 1).remove(u'`');
            headings.push_back({title, int(level), anchorOf(title)});
        }
    }
    return headings;
}

QString anchorOf(const QString &title)
{
    QString anchor;
    for (const QChar letter : title.toLower()) {
        if (letter.isLetterOrNumber() || letter == u'-' || letter == u'_') {
            anchor += letter;
        } else if (letter == u' ') {
            anchor += u'-';
        }
    }
    return anchor;
}
