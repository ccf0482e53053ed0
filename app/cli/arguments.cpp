#include "app/cli/arguments.h"

#include <QFileInfo>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace {

const OptionSpec *specOf(const QString &name, const QList<OptionSpec> &options)
{
    const auto found =
        std::find_if(options.begin(), options.end(), [&](const OptionSpec &spec) { return spec.name == name; });
    return found == options.end() ? nullptr : &*found;
}

void trust(const QString &folder, Arguments &result)
{
    result.trusted.append(folder);
    if (!QFileInfo(folder).isDir()) {
        result.fault = u"--trust: there is no folder %1."_s.arg(folder);
    }
}

} // namespace

Arguments readArguments(const QStringList &arguments, QList<OptionSpec> options)
{
    options += {{u"--data"_s, true}, {u"--trust"_s, true}};
    Arguments result;
    bool areOptionsOver = false;
    for (qsizetype i = 0; i < arguments.size(); ++i) {
        const QString &argument = arguments.at(i);
        if (areOptionsOver || !argument.startsWith(u'-') || argument == u"-") {
            result.files.append(argument);
            continue;
        }
        if (argument == u"--") {
            areOptionsOver = true;
            continue;
        }
        const qsizetype equals = argument.startsWith(u"--") ? argument.indexOf(u'=') : -1;
        const QString name = equals < 0 ? argument : argument.first(equals);
        const OptionSpec *spec = specOf(name, options);
        const bool hasNext = i + 1 < arguments.size();
        if (!spec) {
            result.fault = u"Unknown option %1."_s.arg(name);
        } else if (spec->takesValue && equals < 0 && !hasNext) {
            result.fault = u"The option %1 needs a value."_s.arg(name);
        } else if (!spec->takesValue && equals >= 0) {
            result.fault = u"The option %1 takes no value."_s.arg(name);
        } else {
            const QString value = equals >= 0        ? argument.sliced(equals + 1)
                                  : spec->takesValue ? arguments.at(++i)
                                                     : QString();
            result.values.insert(name, value);
            result.repeated += spec->isRepeated ? QStringList(value) : QStringList();
            if (name == u"--trust") {
                trust(value, result);
            }
        }
        if (!result.fault.isEmpty()) {
            return result;
        }
    }
    return result;
}

std::optional<qint64> numberOption(const Arguments &arguments, const QString &option, qint64 first, qint64 last,
                                   qint64 fallback)
{
    if (!arguments.has(option)) {
        return fallback;
    }
    bool isNumber = false;
    const qint64 number = arguments.values.value(option).toLongLong(&isNumber);
    return isNumber && number >= first && number <= last ? std::optional(number) : std::nullopt;
}
