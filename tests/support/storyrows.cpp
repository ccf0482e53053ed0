#include "tests/support/storyrows.h"

#include <utility>

using namespace Qt::StringLiterals;

QStringList storyRows(const QString &page, int number)
{
    const QString drawn = page.section(u"```\n#"_s, number, number).section(u"\n```"_s, 0, 0);
    return drawn.isEmpty() ? QStringList() : QString(u'#' + drawn).split(u'\n');
}

void moveStoryGuard(QStringList &rows)
{
    std::swap(rows[storyGuard.y][storyGuard.x], rows[storyGuardMoved.y][storyGuardMoved.x]);
}
