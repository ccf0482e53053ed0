#include "tests/support/teleporting.h"

#include "gamecore/data/catalogue.h"
#include "gamecore/data/kind.h"
#include "tests/support/contentof.h"
#include "tests/support/owncatalogue.h"

using namespace Qt::StringLiterals;

namespace {

/// Makes items teleport in a catalogue. Files cannot express this yet and catalogues are read-only, so this casts const
/// away; nothing else uses this catalogue yet.
void setTeleports(const Catalogue &catalogue)
{
    for (const QString &key : {u"healing_potion"_s, u"lightning_scroll"_s}) {
        const Kind &kind = catalogue.kind(catalogue.kindOf(key).value());
        const_cast<Kind &>(kind).teleports = true; // NOLINT(cppcoreguidelines-pro-type-const-cast)
    }
}

} // namespace

CataloguePtr teleportingCatalogue()
{
    static const CataloguePtr catalogue = [] {
        CataloguePtr made = catalogueWith(u"items.json"_s, contentOf(shippedData() + u"/items.json"_s));
        changeEverywhere(*made, setTeleports);
        return made;
    }();
    return catalogue;
}

Level teleportingLevel(const QStringList &rows, const QString &rest)
{
    return levelUnder(teleportingCatalogue(), rows, rest);
}
