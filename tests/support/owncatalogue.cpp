#include "tests/support/owncatalogue.h"

#include "gamecore/base/files.h"
#include "gamecore/data/catalogue.h"
#include "gamecore/data/ruleset.h"
#include "tests/support/drawnworld.h"

#include <QTemporaryDir>

CataloguePtr catalogueWith(const QString &file, const QByteArray &content)
{
    const QTemporaryDir folder;
    if (writeWhole(folder.filePath(file), content)) {
        qFatal("%s cannot be written", qUtf8Printable(file));
    }
    IssueList issues;
    CataloguePtr made = Catalogue::load({folder.path(), shippedData()}, issues);
    if (!made) {
        qFatal("The catalogue cannot be read: %s", qUtf8Printable(summary(issues).join(QLatin1Char('\n'))));
    }
    return made;
}

Level levelUnder(const CataloguePtr &catalogue, const QStringList &rows, const QString &rest)
{
    return readLevelJson(levelJson(rows, rest), *catalogue).level.value();
}

Game gameUnder(const CataloguePtr &catalogue, const QStringList &rows, const QString &rest, std::uint64_t seed)
{
    IssueList issues;
    std::optional<PlayableLevel> checked = PlayableLevel::check(levelUnder(catalogue, rows, rest), *catalogue, issues);
    if (!checked) {
        qFatal("The level cannot be played: %s", qUtf8Printable(summary(issues).join(u'\n')));
    }
    return Game::start(catalogue, std::move(*checked), seed).game;
}

void changeEverywhere(const Catalogue &catalogue, const std::function<void(const Catalogue &)> &change)
{
    IssueList issues;
    change(catalogue);
    for (const Ruleset &ruleset : catalogue.rulesets()) {
        change(*catalogue.under(ruleset.key, {}, issues));
    }
}
