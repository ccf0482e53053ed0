#include "editor/text/expectationtext.h"

#include "gamecore/base/issue.h"

#include <QCoreApplication>

using namespace Qt::StringLiterals;

namespace {

class ExpectationText {
    Q_DECLARE_TR_FUNCTIONS(ExpectationText)

public:
    static QString sentence(const Issue &issue);

private:
    static QString ofBound(const Issue &issue);
    static QString ofSyntax(Expected expected);
    static QString bytes(qint64 count);
    static QString list(const QStringList &names);
};

QString ExpectationText::sentence(const Issue &issue)
{
    switch (issue.expected) {
    case Expected::Nothing:
    case Expected::File:
    case Expected::TextToTranslate:
    case Expected::WellFormedXml:
        return {};
    case Expected::Object:
        return tr("expected an object in braces");
    case Expected::Array:
        return tr("expected a list in brackets");
    case Expected::Text:
        return tr("expected text in quotes");
    case Expected::WholeNumber:
        return tr("expected a whole number from %1 to %2").arg(issue.first).arg(issue.last);
    case Expected::TrueOrFalse:
        return tr("expected true or false");
    case Expected::OneOf:
        return issue.names.isEmpty() ? QString() : tr("expected %1").arg(list(issue.names));
    case Expected::Kind:
    case Expected::Name:
        return issue.names.isEmpty() ? QString() : tr("did you mean %1?").arg(list(issue.names));
    case Expected::Key:
        return tr("expected %1").arg(list(issue.names));
    case Expected::Cell:
        return tr("expected a cell as [x, y], two whole numbers");
    case Expected::InsideLevel:
        return tr("the level has %1 × %2 cells, counted from [0, 0]").arg(issue.first).arg(issue.last);
    case Expected::FreeCell:
        return tr("expected a cell without another monster or the start");
    case Expected::Item:
        return tr("expected an item or a treasure");
    case Expected::DamageSources:
        return tr("nothing in the level can harm it");
    case Expected::Rows:
        return tr("expected at least one row of at least one character");
    case Expected::RowsOfLength:
        return tr("the longest row has %1").arg(issue.first);
    case Expected::LevelInFolder:
        return tr("expected the name of a level file in the folder of this file or a subfolder");
    case Expected::Language:
        return tr("expected a code such as de, fr or pt_BR");
    case Expected::NoDefinitions:
        return tr("XML with its own definitions (DTD) is not supported");
    case Expected::TileNumbers:
        return tr("expected the numbers of %1 tiles").arg(issue.first);
    case Expected::PackedTiles:
        return issue.names.isEmpty() ? tr("expected tiles in Base64")
                                     : tr("expected tiles in Base64, compressed with %1").arg(issue.names.first());
    case Expected::UnusedKey:
        return tr("expected a name that is not used yet");
    default:
        return ofBound(issue);
    }
}

QString ExpectationText::ofBound(const Issue &issue)
{
    switch (issue.expected) {
    case Expected::Cells:
        return tr("at most %1 × %2 cells are allowed").arg(issue.first).arg(issue.last);
    case Expected::Things:
        return tr("at most %L1 things are allowed").arg(issue.first);
    case Expected::Characters:
        return tr("at most %L1 characters are allowed").arg(issue.first);
    case Expected::Bytes:
        return tr("at most %1 are allowed").arg(bytes(issue.first));
    case Expected::Depth:
        return tr("at most %1 nested levels are allowed").arg(issue.first);
    case Expected::Version:
        return tr("this program reads versions up to %1").arg(issue.first);
    case Expected::Languages:
        return tr("at most %1 languages are allowed").arg(issue.first);
    default:
        return ofSyntax(issue.expected);
    }
}

QString ExpectationText::ofSyntax(Expected expected)
{
    switch (expected) {
    case Expected::Command:
        return tr("expected a command such as \"move north\", or [\"move north\", 3]");
    case Expected::Hash:
        return tr("expected 16 hexadecimal digits, or a list of [commands, digits] in order, up to the last command");
    case Expected::OneCharacter:
        return tr("expected exactly one visible character");
    case Expected::Color:
        return tr("expected a color such as \"#f2b84b\"");
    case Expected::KeyInQuotes:
        return tr("expected a key in quotes");
    case Expected::Colon:
        return tr("expected a colon");
    case Expected::CommaOrBrace:
        return tr("expected a comma or a closing brace");
    case Expected::CommaOrBracket:
        return tr("expected a comma or a closing bracket");
    case Expected::ClosingQuote:
        return tr("expected a closing quote");
    case Expected::EscapeCode:
        return tr("expected an escape sequence such as \\n or \\u0041");
    case Expected::Digit:
        return tr("expected a digit");
    case Expected::EndOfText:
        return tr("expected the end of the file");
    default:
        return tr("expected a value");
    }
}

QString ExpectationText::bytes(qint64 count)
{
    constexpr qint64 mebibyte = 1024LL * 1024;
    return count % mebibyte == 0 ? tr("%1 MiB").arg(count / mebibyte) : tr("%1 bytes").arg(count);
}

QString ExpectationText::list(const QStringList &names)
{
    return names.size() < 2 ? names.value(0)
                            : tr("%1 or %2").arg(names.first(names.size() - 1).join(u", "_s), names.last());
}

} // namespace

QString expectationOf(const Issue &issue)
{
    return ExpectationText::sentence(issue);
}
