#include "editor/text/losstext.h"

#include "editor/text/plaintext.h"
#include "gamecore/levelfile/levelwriter.h"

#include <QCoreApplication>

using namespace Qt::StringLiterals;

namespace {

class LossText {
    Q_DECLARE_TR_FUNCTIONS(LossText)

public:
    static QString sentence(const TextLoss &loss)
    {
        const QString cell = u"[%1, %2]"_s.arg(loss.cell.x).arg(loss.cell.y);
        using What = TextLoss::What;
        switch (loss.what) {
        case What::Field:
            return tr("Text cannot store the %1 of the level.").arg(loss.detail);
        case What::NameTexts:
            return tr("Text cannot store the name of the level in other languages.");
        case What::Ruleset:
            return tr("Text cannot store the ruleset %1.").arg(loss.detail);
        case What::Rules:
            return tr("Text cannot store the rules of the level.");
        case What::Kinds:
            return tr("Text cannot store the kinds of the level.");
        case What::UnknownKey:
            return tr("Text cannot store the key “%1”.").arg(loss.detail);
        case What::Terrain:
            return tr("Text has only the default characters and cannot store %1 (cells: %2, the first at %3).")
                .arg(loss.detail, QString::number(loss.count), cell);
        case What::Thing:
            return tr("Text has only the default characters and cannot store the %1 at %2.").arg(loss.detail, cell);
        case What::ThingOnTerrain:
            return tr("Text cannot store the terrain under the %1 at %2.").arg(loss.detail, cell);
        case What::ThingValues:
            return tr("Text cannot store the values of the %1 at %2.").arg(loss.detail, cell);
        case What::SharedCell:
            return tr("Text can store only one thing per cell and leaves out the %1 at %2.").arg(loss.detail, cell);
        }
        return {};
    }
};

} // namespace

QString sentenceOf(const TextLoss &loss)
{
    return onOneLine(LossText::sentence(loss));
}
