#include "editor/levelfiles/leveltabbar.h"

#include "editor/levelfiles/levelsaver.h"
#include "editor/text/mnemonics.h"
#include "editor/text/plaintext.h"
#include "editor/widgets/languagechange.h"
#include "gamecore/base/files.h"
#include "gamecore/levelfile/levelformats.h"

#include <QDir>
#include <QMouseEvent>
#include <QStyle>

using namespace Qt::StringLiterals;

namespace {

/// Letters of an elided name, in addition to the two or three that Qt keeps.
constexpr int lettersToKnow = 12;
/// Space beside the close button, which Qt 6.4 takes from the name if tabs have a style sheet, without counting it.
constexpr int besideClose = 12;

} // namespace

LevelTabBar::LevelTabBar(LevelTabs &levels, QWidget *parent) : QTabBar(parent), m_levels(levels)
{
    setObjectName(u"levelTabs"_s);
    setDocumentMode(true);
    setDrawBase(false);
    setExpanding(false);
    setMovable(true);
    setTabsClosable(true);
    setElideMode(Qt::ElideRight);
    setUsesScrollButtons(true);
    connect(&m_levels, &LevelTabs::changed, this, &LevelTabBar::showLevels);
    connect(this, &QTabBar::currentChanged, this, [this](int place) {
        if (!m_isUpdating && place >= 0) {
            m_levels.show(place);
        }
    });
    connect(this, &QTabBar::tabMoved, this, [this](int from, int to) {
        if (!m_isUpdating) {
            m_levels.move(from, to);
        }
    });
    connect(this, &QTabBar::tabCloseRequested, this, &LevelTabBar::closeRequested);
    retranslateOnChange(*this, [this] { showLevels(); });
}

QSize LevelTabBar::minimumSizeHint() const
{
    const QSize least = QTabBar::minimumSizeHint();
    return {qMin(least.width(), sizeHint().width()), least.height()};
}

QSize LevelTabBar::tabSizeHint(int index) const
{
    return QTabBar::tabSizeHint(index) + QSize(besideClose, 0);
}

QSize LevelTabBar::minimumTabSizeHint(int index) const
{
    const QSize whole = tabSizeHint(index);
    const int least = QTabBar::minimumTabSizeHint(index).width() + lettersToKnow * fontMetrics().averageCharWidth();
    return {qMin(whole.width(), least), whole.height()};
}

void LevelTabBar::showLevels()
{
    m_isUpdating = true;
    while (count() > m_levels.count()) {
        removeTab(count() - 1);
    }
    while (count() < m_levels.count()) {
        addTab(QString());
    }
    const QStringList titles = tabTitles(m_levels);
    for (int i = 0; i < count(); ++i) {
        updateTab(i, titles.at(i));
    }
    setCurrentIndex(m_levels.current());
    setAccessibleName(tr("Open levels"));
    setFocusPolicy(count() > 0 ? Qt::TabFocus : Qt::NoFocus);
    m_isUpdating = false;
}

void LevelTabBar::updateTab(int place, const QString &title)
{
    const OpenLevel &level = m_levels.at(place);
    const QString shown = level.isModified() ? title + u'*' : title;
    setTabText(place, withoutMnemonics(shown));
    setAccessibleTabName(place, level.isModified() ? tr("%1, unsaved", "a level with changes").arg(title) : title);
    setTabToolTip(place, plainTip(tipOf(level)));
    nameCloseButton(place, title);
}

/// Returns the tool tip of a tab. For a shipped level it does not show the folder, which users do not know.
QString LevelTabBar::tipOf(const OpenLevel &level)
{
    if (level.path.isEmpty()) {
        return tr("Not saved yet");
    }
    const QString path = isShippedFile(level.path) ? levelNameOf(level.path) : QDir::toNativeSeparators(level.path);
    return level.isReadOnly ? tr("%1: changes are saved as a copy").arg(path) : path;
}

void LevelTabBar::nameCloseButton(int place, const QString &title)
{
    const auto side = ButtonPosition(style()->styleHint(QStyle::SH_TabBar_CloseButtonPosition, nullptr, this));
    if (QWidget *button = tabButton(place, side)) {
        button->setObjectName(u"closeLevelTab"_s);
        button->setAccessibleName(tr("Close %1").arg(title));
        button->setToolTip(tr("Close this level"));
    }
}

void LevelTabBar::mouseReleaseEvent(QMouseEvent *event)
{
    const int place = tabAt(event->position().toPoint());
    if (event->button() == Qt::MiddleButton && place >= 0) {
        Q_EMIT closeRequested(place);
        return;
    }
    QTabBar::mouseReleaseEvent(event);
}
