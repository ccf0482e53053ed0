#include "app/hud/loglines.h"

#include "gamecore/base/enumerators.h"

#include <QJsonObject>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace {

constexpr QLatin1StringView textKey = "text"_L1;
constexpr QLatin1StringView kindKey = "kind"_L1;
constexpr QLatin1StringView repeatsKey = "repeats"_L1;
constexpr QLatin1StringView eventKey = "event"_L1;
constexpr int mostRepeats = 1'000'000;

/// Returns the kind of a number; the default for unknown kinds of newer versions.
LogKind kindFrom(int number)
{
    return number > 0 && number < enumeratorCount<LogKind>() ? LogKind(number) : LogKind::Plain;
}

QString oneLine(QString text)
{
    for (QChar &sign : text) {
        sign = sign.category() == QChar::Other_Control ? QChar(u' ') : sign;
    }
    return text.simplified();
}

} // namespace

QJsonArray keptLines(const std::vector<LogLine> &lines)
{
    QJsonArray kept;
    qsizetype characters = 0;
    for (auto line = lines.rbegin(); line != lines.rend() && kept.size() < mostKeptLines; ++line) {
        characters += line->text.size();
        if (characters > mostKeptCharacters) {
            break;
        }
        QJsonObject json{{textKey, line->text}};
        if (line->kind != LogKind::Plain) {
            json.insert(kindKey, int(line->kind));
        }
        if (line->repeats > 1) {
            json.insert(repeatsKey, line->repeats);
        }
        if (!line->event.isEmpty()) {
            json.insert(eventKey, line->event);
        }
        kept.prepend(json);
    }
    return kept;
}

std::vector<LogLine> linesFromKept(const QJsonArray &kept)
{
    std::vector<LogLine> lines;
    qsizetype characters = 0;
    const qsizetype first = std::max<qsizetype>(0, kept.size() - mostKeptLines);
    for (qsizetype i = kept.size() - 1; i >= first; --i) {
        const QJsonObject json = kept.at(i).toObject();
        const QString whole = json.value(textKey).toString();
        const QString text = whole.size() > mostKeptCharacters - characters ? QString() : oneLine(whole);
        characters += text.size();
        if (!text.isEmpty()) {
            lines.push_back({.text = text,
                             .kind = kindFrom(json.value(kindKey).toInt()),
                             .repeats = std::clamp(json.value(repeatsKey).toInt(1), 1, mostRepeats),
                             .event = json.value(eventKey).toObject()});
        }
    }
    std::reverse(lines.begin(), lines.end());
    return lines;
}
