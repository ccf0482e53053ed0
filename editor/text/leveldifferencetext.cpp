#include "editor/text/leveldifferencetext.h"

#include "editor/text/issuetext.h"
#include "editor/text/kindname.h"
#include "editor/text/plaintext.h"
#include "editor/text/valuetext.h"
#include "gamecore/base/issue.h"
#include "gamecore/data/catalogue.h"
#include "gamecore/data/kind.h"

#include <QFileInfo>

using namespace Qt::StringLiterals;

namespace {

QString placeText(Point cell)
{
    return u"%1, %2"_s.arg(cell.x).arg(cell.y).replace(u'-', u'−');
}

QString placesText(Point first, Point last)
{
    return first == last ? placeText(first)
                         //: two cells, the corners of a rectangle
                         : LevelDifferenceText::tr("%1 to %2").arg(placeText(first), placeText(last));
}

QString sizeText(Size size)
{
    return u"%1 × %2"_s.arg(size.width).arg(size.height);
}

/// Returns the name of a thing; for an unknown kind, its key.
QString thingText(const QString &kind, char32_t character, const Catalogue &catalogue, NameForm form = NameForm::The)
{
    if (kind.isEmpty()) {
        return ValueText::quoted(characterText(character));
    }
    const std::optional<KindId> id = catalogue.kindOf(kind);
    return id ? nameOf(catalogue.kind(*id).look, form) : ValueText::quoted(shortened(kind));
}

QString terrainText(const Catalogue &catalogue, TerrainId terrain)
{
    return nameOf(catalogue.terrain(terrain).look);
}

class MergeText {
    Q_DECLARE_TR_FUNCTIONS(MergeText)

public:
    static QString sentence(const MergeConflict &conflict, const Catalogue &catalogue)
    {
        using What = MergeConflict::What;
        const QString cell = placeText(conflict.cell);
        const QString thing = thingText(conflict.kind, 0, catalogue);
        const auto value = [&] { return ValueText(catalogue, catalogue).sentenceOf(conflict.value); };
        switch (conflict.what) {
        case What::Size:
            return tr("Both changed the size, or one cut off what the other changed. The size from ours is used.");
        case What::Lost:
            return conflict.kind.isEmpty() ? tr("Theirs changed cells that ours cut off: %1.").arg(conflict.count)
                                           : tr("Theirs changed the %1 at %2, which ours cut off.").arg(thing, cell);
        case What::Cells:
            return tr("Cells at %1: %2 in ours, %3 in theirs.")
                .arg(placesText(conflict.cell, conflict.last), terrainText(catalogue, conflict.ours),
                     terrainText(catalogue, conflict.theirs));
        case What::Place:
            return tr("The %1 at %2: moved to a different cell by each.").arg(thing, cell);
        case What::Gone:
            return tr("The %1 at %2: removed by one, changed by the other.").arg(thing, cell);
        case What::ThingValue:
            return tr("The %1 at %2: %3").arg(thing, cell, value());
        case What::Arrival:
            return tr("Cell %1: changed differently by each.").arg(cell);
        case What::Order:
            return tr("Cell %1: its things were reordered differently by each.").arg(cell);
        case What::Kind:
            return tr("Both added a different kind “%1”. The one from theirs is now called “%2”.")
                .arg(conflict.kind, conflict.theirKind);
        case What::Value:
            return value();
        }
        return {};
    }
};

CataloguePtr inForce(const Level &level, const Catalogue &catalogue)
{
    IssueList toldElsewhere;
    return catalogueOf(level, catalogue, toldElsewhere);
}

} // namespace

LevelDifferenceText::LevelDifferenceText(const Level &before, const Level &after, const Catalogue &catalogue)
    : m_before(before), m_after(after), m_catalogueBefore(inForce(before, catalogue)),
      m_catalogueAfter(inForce(after, catalogue))
{
}

std::vector<DescribedDifference> LevelDifferenceText::told(const LevelDifference &difference) const
{
    std::vector<DescribedDifference> told;
    if (difference.before != difference.after) {
        told.push_back({sentenceOfSize(difference), {}, {}});
    }
    for (const ValueChange &change : difference.values) {
        told.push_back({sentenceOf(change), {}, {}});
    }
    for (const CellRegion &region : difference.regions) {
        told.push_back(toldOf(region, difference.shift));
        told.back().region = std::size_t(&region - difference.regions.data());
    }
    if (difference.redrawnCells > 0) {
        told.push_back({sentenceOfRedrawn(difference), {}, {}});
    }
    for (const ThingChange &change : difference.things) {
        told.push_back(toldOf(change));
    }
    return told;
}

QString LevelDifferenceText::nameOf(const Thing &thing, const Catalogue &catalogue) const
{
    return thingText(thing.kind, thing.character, catalogue);
}

DescribedDifference LevelDifferenceText::toldOf(const CellRegion &region, Point shift) const
{
    const Point first = region.runs.empty() ? region.first : region.runs.front().first;
    return {sentenceOf(region), first - shift, first};
}

DescribedDifference LevelDifferenceText::toldOf(const ThingChange &change) const
{
    const auto cellIn = [](const Level &level, std::optional<std::size_t> thing) {
        return thing ? std::optional(level.things[*thing].cell) : std::nullopt;
    };
    return {sentenceOf(change), cellIn(m_before, change.before), cellIn(m_after, change.after)};
}

QString LevelDifferenceText::sentenceOfRedrawn(const LevelDifference &difference)
{
    return tr("Cells drawn with other characters: %L1.").arg(difference.redrawnCells);
}

QString LevelDifferenceText::sentenceOfSize(const LevelDifference &difference) const
{
    const QString sizes =
        tr("The size changed from %1 to %2.").arg(sizeText(difference.before), sizeText(difference.after));
    return difference.shift == Point{}
               ? sizes
               : sizes + u' ' + tr("Cell 0, 0 is now cell %1.").arg(placeText(difference.shift));
}

QString LevelDifferenceText::sentenceOf(const CellRegion &region) const
{
    const QString from = terrainText(*m_catalogueBefore, region.from);
    const QString to = terrainText(*m_catalogueAfter, region.to);
    const QString places = placesText(region.first, region.last);
    return onOneLine(region.count == 1
                         ? tr("1 cell (%1): %2 became %3.").arg(places, from, to)
                         : tr("%1 cells (%2): %3 became %4.").arg(QString::number(region.count), places, from, to));
}

QString LevelDifferenceText::sentenceOf(const ThingChange &change) const
{
    const Thing &was = change.before ? m_before.things[*change.before] : m_after.things[*change.after];
    const Thing &is = change.after ? m_after.things[*change.after] : was;
    const QString name = change.after ? nameOf(is, *m_catalogueAfter) : nameOf(was, *m_catalogueBefore);
    const auto sentence = [&] {
        switch (change.what) {
        case ThingChange::What::Added:
            return tr("The %1 at %2 was added.").arg(name, placeText(is.cell));
        case ThingChange::What::Removed:
            return tr("The %1 at %2 was removed.").arg(name, placeText(was.cell));
        case ThingChange::What::Moved:
            return tr("The %1 at %2 moved to %3.").arg(name, placeText(was.cell), placeText(is.cell));
        case ThingChange::What::Reordered:
            return tr("The things at %1 are in a different order.").arg(placeText(is.cell));
        case ThingChange::What::Changed:
            break;
        }
        return sentenceOfChanged(was, is, change.values);
    };
    return onOneLine(capitalized(sentence()));
}

QString LevelDifferenceText::sentenceOfChanged(const Thing &was, const Thing &is,
                                               const std::vector<ValueChange> &values) const
{
    QStringList parts;
    for (const ValueChange &value : values) {
        if (value.name.first() != u"kind" && value.name.first() != u"character") {
            parts += sentenceOf(value);
        }
    }
    const QString place = placeText(is.cell);
    const QString name = nameOf(is, *m_catalogueAfter);
    if (was.kind != is.kind || was.character != is.character) {
        const QString former = thingText(was.kind, was.character, *m_catalogueBefore, NameForm::TheObject);
        parts.prepend(tr("The %1 at %2 replaces the %3.").arg(name, place, former));
        return parts.join(u' ');
    }
    //: %3 is what became of its values: "Hit points: 5 became 7."
    return tr("The %1 at %2: %3").arg(name, place, parts.join(u' '));
}

QString LevelDifferenceText::sentenceOf(const ValueChange &change) const
{
    return onOneLine(ValueText(*m_catalogueBefore, *m_catalogueAfter).sentenceOf(change));
}

QString LevelDifferenceText::sentenceOfNew(const Level &level)
{
    return tr("The level was added: %1 cells, %2 things.").arg(sizeText(level.size())).arg(level.things.size());
}

QString LevelDifferenceText::sentenceOfGone()
{
    return tr("The level was removed.");
}

QString LevelDifferenceText::sentenceOfUnreadable(const Issue &issue)
{
    const QString file = QFileInfo(issue.file).fileName();
    const QString what = ::sentenceOf(issue);
    //: a file, a line and a column in it, and a sentence that says what is wrong there
    return onOneLine(issue.line > 0 ? tr("Cannot read %1. Line %2, column %3: %4")
                                          .arg(file, QString::number(issue.line), QString::number(issue.column), what)
                                    //: a file, and a sentence that says what is wrong with it
                                    : tr("Cannot read %1. %2").arg(file, what));
}

QString LevelDifferenceText::summaryOf(std::size_t differences)
{
    return differences == 0 ? tr("No differences.") : tr("Differences: %1").arg(differences);
}

QString sentenceOf(const MergeConflict &conflict, const Catalogue &catalogue)
{
    return onOneLine(capitalized(MergeText::sentence(conflict, catalogue)));
}
