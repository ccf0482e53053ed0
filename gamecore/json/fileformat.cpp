#include "gamecore/json/fileformat.h"

#include <limits>

using namespace Qt::StringLiterals;

bool readFormat(JsonFields &fields, const FileFormat &format)
{
    const bool hasFormat = fields.require("format"_L1);
    const bool hasVersion = fields.require("version"_L1);
    const QJsonValue found = fields.any("format"_L1);
    if (hasFormat && found.toString() != format.name) {
        fields.report(format.otherwise, "format"_L1, Expected::OneOf, foundText(found), {format.name});
        return false;
    }
    constexpr qint64 any = std::numeric_limits<qint64>::max();
    const qint64 version = fields.integer("version"_L1, -any, any, format.version);
    if (version < 1) {
        fields.report(format.otherwise, "version"_L1, Expected::OneOf, QString::number(version),
                      {QString::number(format.version)});
        return false;
    }
    if (hasVersion && version > format.version) {
        fields.issues().add({.code = IssueCode::NewerVersion,
                             .path = fields.pathOf("version"_L1),
                             .found = QString::number(version),
                             .expected = Expected::Version,
                             .first = format.version});
        return false;
    }
    return true;
}

void replaceRootTypeIssue(IssueCode otherwise, IssueList &issues)
{
    for (Issue &issue : issues) {
        if (issue.code == IssueCode::WrongType && issue.path.isEmpty()) {
            issue.code = otherwise;
        }
    }
}
