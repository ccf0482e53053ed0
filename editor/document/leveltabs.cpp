#include "editor/document/leveltabs.h"

#include "editor/storage/recoveryfiles.h"

#include <QFileInfo>

#include <algorithm>
#include <utility>

namespace {

/// Returns the path with links resolved, so that a file is recognized under all its names.
QString realPath(const QString &path)
{
    const QString real = QFileInfo(path).canonicalFilePath();
    return real.isEmpty() ? QFileInfo(path).absoluteFilePath() : real;
}

} // namespace

LevelTabs::LevelTabs(LevelDocument &document, QObject *parent) : QObject(parent), m_document(document)
{
    connect(&document, &LevelDocument::levelReplaced, this, &LevelTabs::onReplaced);
    connect(&document, &LevelDocument::titleChanged, this, &LevelTabs::changed);
}

LevelTabs::~LevelTabs() = default;

int LevelTabs::placeOf(const QString &path) const
{
    const QString real = realPath(path);
    for (int i = 0; i < count() && !path.isEmpty(); ++i) {
        if (!at(i).path.isEmpty() && realPath(at(i).path) == real) {
            return i;
        }
    }
    return -1;
}

int LevelTabs::placeOfNumber(int number) const
{
    for (int i = 0; i < count(); ++i) {
        if (at(i).number == number) {
            return i;
        }
    }
    return -1;
}

QList<int> LevelTabs::numbers() const
{
    QList<int> numbers;
    for (const std::shared_ptr<OpenLevel> &level : m_levels) {
        numbers.append(level->number);
    }
    return numbers;
}

QList<int> LevelTabs::modified() const
{
    QList<int> places;
    for (int i = 0; i < count(); ++i) {
        if (at(i).isModified()) {
            places.append(i);
        }
    }
    return places;
}

QString LevelTabs::rulesetForNew() const
{
    return isEmpty() ? Level().ruleset : m_document.level().ruleset;
}

void LevelTabs::add(Level level, const QString &path, bool readOnly, bool isSaved, const IssueList &ofReading)
{
    insert(count(), m_document.makeOpen(std::move(level), path, readOnly, isSaved, ofReading));
}

void LevelTabs::add(LoadedLevel read, const QString &path, bool readOnly)
{
    insert(count(), m_document.makeOpen(std::move(read), path, readOnly));
}

void LevelTabs::add(RecoveredLevel work)
{
    insert(count(), m_document.makeOpen(std::move(work)));
}

void LevelTabs::insert(int place, std::shared_ptr<OpenLevel> level)
{
    Q_EMIT leaving();
    m_levels.insert(m_levels.begin() + place, std::move(level));
    m_current = place;
    showCurrent();
}

void LevelTabs::show(int place)
{
    if (place != m_current) {
        Q_EMIT leaving();
        m_current = place;
        showCurrent();
    }
}

void LevelTabs::showCurrent()
{
    m_isPutting = true;
    m_document.put(m_current >= 0
                       ? m_levels.at(std::size_t(m_current))
                       : m_document.makeOpen(newLevel(*m_document.baseCatalogue(), LevelDocument::defaultSize)));
    m_isPutting = false;
    Q_EMIT arrived();
    Q_EMIT changed();
}

void LevelTabs::onReplaced()
{
    if (m_isPutting) {
        return;
    }
    if (m_current < 0) {
        m_levels.emplace_back();
        m_current = 0;
    }
    m_levels.at(std::size_t(m_current)) = m_document.openShared();
}

void LevelTabs::fileMoved(const QString &from, const QString &to)
{
    for (const std::shared_ptr<OpenLevel> &level : m_levels) {
        if (level->path == from) {
            level->path = to;
        }
    }
    for (const Closed &closed : m_closed) {
        if (closed.level->path == from) {
            closed.level->path = to;
        }
    }
    Q_EMIT m_document.titleChanged();
}

void LevelTabs::showNext(int step)
{
    if (!isEmpty()) {
        show(((m_current + step) % count() + count()) % count());
    }
}

void LevelTabs::move(int from, int to)
{
    const std::shared_ptr<OpenLevel> level = m_levels.at(std::size_t(from));
    m_levels.erase(m_levels.begin() + from);
    m_levels.insert(m_levels.begin() + to, level);
    m_current = placeOfNumber(m_document.open().number);
    Q_EMIT changed();
}

void LevelTabs::close(int place)
{
    const bool isCurrent = place == m_current;
    if (isCurrent) {
        Q_EMIT leaving();
    }
    m_closed.push_front({m_levels.at(std::size_t(place)), place});
    if (m_closed.size() > mostClosed) {
        m_closed.pop_back();
    }
    m_levels.erase(m_levels.begin() + place);
    m_current = m_current > place ? m_current - 1 : std::min(m_current, count() - 1);
    if (isCurrent) {
        showCurrent();
    } else {
        Q_EMIT changed();
    }
}

void LevelTabs::reopen()
{
    if (m_closed.empty()) {
        return;
    }
    const Closed closed = m_closed.front();
    m_closed.pop_front();
    if (const int open = placeOf(closed.level->path); open >= 0) {
        show(open);
        Q_EMIT changed();
    } else {
        insert(std::min(closed.place, count()), closed.level);
    }
    Q_EMIT reopened();
}
