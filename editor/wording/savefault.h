#pragma once

#include <QByteArray>
#include <QString>

#include <optional>

/// Why a file could not be saved.
struct SaveFault {
    enum class What : std::uint8_t {
        NoFolder,   ///< the folder is not there and could not be made
        NotAFile,   ///< there is a folder or a device of that name
        NotAllowed, ///< the file or its folder may not be written
        NotWritten, ///< writing failed; `detail` is the system's own words
    };
    What what = What::NotWritten;
    QString path;
    QString detail;
};

/// What writeWhole() does where the folder of a file is missing.
enum class MissingFolder : std::uint8_t { Make, Refuse };

/// Writes a whole file, or leaves the old one as it was and says why.
std::optional<SaveFault> writeWhole(const QString &path, const QByteArray &content,
                                    MissingFolder missing = MissingFolder::Make);

/// One or two sentences, as plain text.
QString sentenceOf(const SaveFault &fault);
