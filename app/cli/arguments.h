#pragma once

#include <QMap>
#include <QStringList>

#include <optional>

/// An option of a command-line call.
struct OptionSpec {
    QString name; ///< with its dashes: "--seed"
    bool takesValue = false;
    bool isRepeated = false; ///< may be given several times
};

/// The parsed arguments of a call.
struct Arguments {
    QStringList files;             ///< everything that is no option, in order
    QMap<QString, QString> values; ///< option -> value; empty for options without a value; the last value of a repeated
                                   ///< option
    QStringList repeated = {};     ///< values of the option that may be given several times, in order
    QStringList trusted = {};      ///< the folders of `--trust`, in order
    QString fault;                 ///< one sentence if the arguments are wrong; the other members are then invalid

    bool has(const QString &option) const { return values.contains(option); }
};

/// Parses `--option value`, `--option=value` and `-o value`; `--` ends the options. Every call accepts `--data DIR` and
/// `--trust FOLDER`, whose folder must exist.
Arguments readArguments(const QStringList &arguments, QList<OptionSpec> options);

/// Returns the value of an option as a whole number in first..last, or `fallback` if the option is not given.
/// std::nullopt for any other value.
std::optional<qint64> numberOption(const Arguments &arguments, const QString &option, qint64 first, qint64 last,
                                   qint64 fallback);
