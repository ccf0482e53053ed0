#include "editor/tools/strokename.h"

#include "editor/text/kindname.h"
#include "gamecore/data/catalogue.h"
#include "gamecore/data/kind.h"

#include <algorithm>

namespace {

constexpr std::size_t mostMixNames = 3;

struct MixName {
    Q_DECLARE_TR_FUNCTIONS(MixName)
};

} // namespace

QString StrokeName::draw(const QString &drawn)
{
    return drawn.isEmpty() ? tr("erase") : tr("draw %1").arg(drawn);
}

QString StrokeName::painting(const char *drawing, const char *erasing, const QString &drawn)
{
    return drawn.isEmpty() ? QCoreApplication::translate("StrokeName", erasing)
                           : QCoreApplication::translate("StrokeName", drawing).arg(drawn);
}

QString StrokeName::fill(const QString &drawn)
{
    return drawn.isEmpty() ? tr("erase area") : tr("fill with %1").arg(drawn);
}

QString StrokeName::move(const Paint &thing, const Catalogue &catalogue)
{
    return tr("move %1").arg(nameOf(thing, catalogue));
}

QString StrokeName::remove(const Paint &thing, const Catalogue &catalogue)
{
    return tr("delete %1").arg(nameOf(thing, catalogue));
}

QString StrokeName::moveThings(int count)
{
    return tr("move %n things", nullptr, count);
}

QString StrokeName::duplicate(const Paint &thing, const Catalogue &catalogue)
{
    return tr("duplicate %1").arg(nameOf(thing, catalogue));
}

QString StrokeName::duplicateThings(int count)
{
    return tr("duplicate %n things", nullptr, count);
}

QString StrokeName::raise(const Paint &thing, const Catalogue &catalogue)
{
    return tr("move %1 up in its cell").arg(nameOf(thing, catalogue));
}

QString StrokeName::lower(const Paint &thing, const Catalogue &catalogue)
{
    return tr("move %1 down in its cell").arg(nameOf(thing, catalogue));
}

QString StrokeName::setValue(const QString &value, const Paint &thing, const Catalogue &catalogue)
{
    return tr("%1 of %2").arg(value, nameOf(thing, catalogue));
}

QString StrokeName::setValues(const QString &value, int count)
{
    return tr("%1 of %n things", nullptr, count).arg(value);
}

QString StrokeName::moveCells()
{
    return tr("move cells");
}

QString StrokeName::removeThings(int count)
{
    return tr("delete %n things", nullptr, count);
}

QString StrokeName::clearCells()
{
    return tr("clear cells");
}

QString StrokeName::stamp()
{
    return tr("stamp");
}

QString StrokeName::replace(const Paint &what, const Paint &with, const Catalogue &catalogue)
{
    return tr("replace %1 with %2").arg(nameOf(what, catalogue), nameOf(with, catalogue));
}

QString nameOf(const PaintMix &mix, const Catalogue &catalogue)
{
    if (mix.parts.size() == 1) {
        return nameOf(mix.parts.front().paint, catalogue);
    }
    std::vector<PaintMix::Part> parts = mix.parts;
    std::stable_sort(parts.begin(), parts.end(),
                     [](const PaintMix::Part &a, const PaintMix::Part &b) { return a.weight > b.weight; });
    QStringList names;
    for (std::size_t i = 0; i < std::min(parts.size(), mostMixNames); ++i) {
        names.append(nameOf(parts[i].paint, catalogue));
    }
    if (parts.size() > mostMixNames) {
        names.append(QString(u'…'));
    }
    //: %1 is a list of what is mixed: "grass, water"
    return MixName::tr("a random mix (%1)").arg(names.join(QStringLiteral(", ")));
}

QString nameOf(const Paint &paint, const Catalogue &catalogue)
{
    switch (paint.what) {
    case Paint::What::Terrain:
        return nameOf(catalogue.terrain(paint.terrain).look);
    case Paint::What::Erase:
        return nameOf(catalogue.terrain(catalogue.floor()).look);
    case Paint::What::Thing:
        break;
    }
    if (paint.kind.isEmpty()) {
        return QString::fromUcs4(&paint.character, 1);
    }
    const std::optional<KindId> id = catalogue.kindOf(paint.kind);
    return id ? nameAmongKinds(catalogue.kind(*id), catalogue) : paint.kind;
}
