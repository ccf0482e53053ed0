#include "editor/fileactions/sessionfeature.h"

#include "editor/document/leveltabs.h"
#include "editor/levelfiles/levelsaver.h"
#include "editor/storage/loadedlevel.h"
#include "editor/view/editview.h"
#include "editor/widgets/progressworker.h"
#include "gamecore/json/translations.h"

#include <QMainWindow>

SessionFeature::SessionFeature(const EditorContext &context) : EditFeature(context)
{
    connect(&context.levels, &LevelTabs::leaving, this,
            [this] { m_views.insert(this->context().document.open().number, this->context().view.viewState()); });
    connect(&context.levels, &LevelTabs::changed, this, [this] {
        m_hadFiles = m_hadFiles || !session().isEmpty();
        if (!m_isRestoring) {
            Q_EMIT changed();
        }
    });
}

void SessionFeature::setActive(bool isActive)
{
    if (!isActive) {
        Q_EMIT changed();
    }
}

EditSession SessionFeature::session() const
{
    EditSession session;
    const LevelTabs &levels = context().levels;
    for (int place = 0; place < levels.count(); ++place) {
        const OpenLevel &level = levels.at(place);
        const bool isCurrent = place == levels.current();
        if (level.path.isEmpty() || session.sheets.size() >= EditSession::mostSheets) {
            continue;
        }
        if (isCurrent) {
            session.current = int(session.sheets.size());
        }
        session.sheets.append({.path = level.path,
                               .view = isCurrent ? context().view.viewState() : m_views.value(level.number),
                               .name = titleOf(level),
                               .names = textsAt(level.level.translations, QStringLiteral("name"))});
    }
    return session;
}

bool SessionFeature::restore(const EditSession &session)
{
    m_isRestoring = true;
    LevelTabs &levels = context().levels;
    int shown = 0;
    int opened = 0;
    for (int i = 0; i < session.sheets.size(); ++i) {
        const EditSession::Sheet &sheet = session.sheets.at(i);
        std::optional<LoadedLevel> read =
            loadLevelBy(sheet.path, *context().document.baseCatalogue(), progressReader(&context().host));
        if (!read || !read->level || levels.placeOf(sheet.path) >= 0) {
            continue;
        }
        const bool isReadOnly = isReadOnlyFile(sheet.path, *read);
        levels.add(std::move(*read), sheet.path, isReadOnly);
        context().view.setViewState(sheet.view);
        shown = i <= session.current ? context().document.open().number : shown;
        ++opened;
    }
    if (const int place = levels.placeOfNumber(shown); place >= 0) {
        levels.show(place);
    }
    m_isRestoring = false;
    m_hadFiles = m_hadFiles || opened > 0;
    Q_EMIT changed();
    return opened > 0;
}
