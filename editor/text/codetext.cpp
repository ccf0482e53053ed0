#include "editor/text/codetext.h"

#include <QCoreApplication>
#include <QLocale>

namespace {

/// Sentences about codes; the class is their translation context.
class CodeText {
    Q_DECLARE_TR_FUNCTIONS(CodeText)

public:
    static QString of(CodeFault fault)
    {
        switch (fault) {
        case CodeFault::NotACode:
            return tr("This is not the share code of a level or recorded game: share codes begin with “mw2”.");
        case CodeFault::OlderVersion:
            return tr("This share code was made by an older version of Mazewright and can no longer be read.");
        case CodeFault::NewerVersion:
            return tr("This share code was made by a newer version of Mazewright.");
        case CodeFault::Damaged:
            return tr("This share code is damaged: at least one character is wrong, missing or extra. Copy it again.");
        case CodeFault::TooLarge:
            return tr("This share code is too large: codes have at most %1 characters.").arg(number(longestReadCode));
        case CodeFault::None:
            break;
        }
        return {};
    }

    static QString of(CodeKind kind)
    {
        switch (kind) {
        case CodeKind::ProvenLevel:
            return tr("level with proof");
        case CodeKind::Run:
            return tr("recorded game");
        case CodeKind::Level:
            break;
        }
        return tr("level");
    }

    static QString ofLong()
    {
        return tr("The share code would have more than %1 characters; chat and mail programs cut such long lines. Send "
                  "the file instead.")
            .arg(number(longestCode));
    }

private:
    static QString number(qsizetype value) { return QLocale().toString(value); }
};

} // namespace

QString sentenceOf(CodeFault fault)
{
    return CodeText::of(fault);
}

QString nameOf(CodeKind kind)
{
    return CodeText::of(kind);
}

QString longCodeText()
{
    return CodeText::ofLong();
}
