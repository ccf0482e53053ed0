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
    QStringList files; ///< all arguments that are neither an option nor its value, in order
    /// The given options with their values. The value is empty for an option that takes none, and the last one for a
    /// repeated option.
    QMap<QString, QString> values;
    QStringList repeated = {}; ///< values of the options that may be given several times (isRepeated), in order
    QStringList trusted = {};  ///< folders given by `--trust`, in order, from which Tiled maps may also read files
    QString fault;             ///< one sentence if the arguments are wrong; the other members are then invalid

    bool has(const QString &option) const { return values.contains(option); }
};

/// Parses the arguments of a call: `--option value`, `--option=value` and `-o value`; `--` ends the options. If the
/// arguments are wrong, `fault` says why. Every call accepts `--data DIR` and `--trust FOLDER`, whose folder must
/// exist.
Arguments readArguments(const QStringList &arguments, QList<OptionSpec> options);

/// Returns the value of an option as a whole number in first..last, or `fallback` if the option is not given.
/// std::nullopt for a value that is not such a number.
std::optional<qint64> numberOption(const Arguments &arguments, const QString &option, qint64 first, qint64 last,
                                   qint64 fallback);
