#pragma once

#include <QMap>
#include <QStringList>

#include <optional>

/// One option of a call.
struct OptionSpec {
    QString name; ///< with its dashes: "--seed"
    bool takesValue = false;
    bool isRepeated = false; ///< may be given several times
};

/// The arguments of a call, taken apart.
struct Arguments {
    QStringList files;             ///< everything that is no option, in order
    QMap<QString, QString> values; ///< option -> value; empty for options without one, of several the last
    QStringList repeated = {};     ///< values of the option that may be given several times, in order
    QStringList trusted = {};      ///< the folders of `--trust`, in order
    QString fault;                 ///< one sentence if the arguments are wrong; then the rest is not to be used

    bool has(const QString &option) const { return values.contains(option); }
};

/// Takes `--option value`, `--option=value` and `-o value`; `--` ends the options. Every call knows `--data DIR` and
/// `--trust FOLDER`, which must exist.
Arguments readArguments(const QStringList &arguments, QList<OptionSpec> options);

/// The value of an option as a whole number in first..last. Nothing if it is another; `fallback` if it is not given.
std::optional<qint64> numberOption(const Arguments &arguments, const QString &option, qint64 first, qint64 last,
                                   qint64 fallback);
