#include "tests/support/commandlinedriver.h"

#include "tests/support/drawnworld.h"

#include <QFile>

using namespace Qt::StringLiterals;

void CommandLineDriver::openFolder()
{
    m_dir = std::make_unique<QTemporaryDir>();
    m_good = write(u"good.level.json"_s, shippedLevelText());
    m_error = write(u"error.level.json"_s, levelJson({u"@z"_s}));
    m_warning = write(u"warning.level.json"_s, levelJson({u"@#g"_s}));
    m_unreadable = write(u"unreadable.level.json"_s, "{\"rows\": [");
}

ProgramResult CommandLineDriver::run(const QStringList &arguments, const QByteArray &input) const
{
    return runProgram(arguments, input, m_dir->path());
}

QString CommandLineDriver::write(const QString &name, const QByteArray &text) const
{
    QFile file(pathOf(name));
    if (!file.open(QIODevice::WriteOnly) || file.write(text) != text.size()) {
        qFatal("%s cannot be written", qUtf8Printable(name));
    }
    return file.fileName();
}
