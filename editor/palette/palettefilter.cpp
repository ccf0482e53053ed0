#include "editor/palette/palettefilter.h"

#include "editor/art/icon.h"
#include "editor/document/leveldocument.h"
#include "editor/widgets/languagechange.h"
#include "editor/widgets/layouts.h"

#include <QHBoxLayout>
#include <QKeyEvent>
#include <QLineEdit>
#include <QToolButton>

using namespace Qt::StringLiterals;

namespace {

constexpr int countingMs = 50; // a huge level is scanned once for many strokes

QToolButton *newFilterButton(const QString &objectName, const QString &icon)
{
    auto *button = new QToolButton;
    button->setObjectName(objectName);
    button->setIcon(programIcon(icon));
    button->setIconSize({16, 16});
    button->setCheckable(true);
    button->setFocusPolicy(Qt::TabFocus);
    return button;
}

} // namespace

PaletteFilter::PaletteFilter(const LevelDocument &document, QWidget *parent)
    : QWidget(parent), m_document(document), m_search(new QLineEdit),
      m_onlyFavorites(newFilterButton(u"paletteFavorites"_s, u"favorite"_s)),
      m_onlyUsed(newFilterButton(u"paletteUsed"_s, u"used"_s))
{
    m_search->setObjectName(u"paletteSearch"_s);
    m_search->setClearButtonEnabled(true);
    m_search->addAction(programIcon(u"search"_s), QLineEdit::LeadingPosition);
    m_search->installEventFilter(this);
    auto *layout = newLayout<QHBoxLayout>(this, 0, 4);
    layout->addWidget(m_search, 1);
    layout->addWidget(m_onlyFavorites);
    layout->addWidget(m_onlyUsed);
    connect(m_search, &QLineEdit::textChanged, this, &PaletteFilter::changed);
    connect(m_onlyFavorites, &QToolButton::toggled, this, &PaletteFilter::changed);
    connect(m_onlyUsed, &QToolButton::toggled, this, &PaletteFilter::countUsed);
    followDocument();
    retranslateOnChange(*this, [this] { retranslate(); });
}

void PaletteFilter::followDocument()
{
    m_counting.setSingleShot(true);
    m_counting.setInterval(countingMs);
    connect(&m_counting, &QTimer::timeout, this, &PaletteFilter::countUsed);
    const auto countSoon = [this] {
        if (m_onlyUsed->isChecked() && !m_counting.isActive()) {
            m_counting.start();
        }
    };
    connect(&m_document, &LevelDocument::regionChanged, this, countSoon);
    connect(&m_document, &LevelDocument::levelReplaced, this, countSoon);
}

void PaletteFilter::countUsed()
{
    if (m_onlyUsed->isChecked()) {
        m_used = UsedPaints(m_document.level());
    }
    Q_EMIT changed();
}

bool PaletteFilter::fits(const QString &name, const QString &key, const Paint &paint) const
{
    const QString wanted = m_search->text().trimmed();
    return (name.contains(wanted, Qt::CaseInsensitive) || key.contains(wanted, Qt::CaseInsensitive))
           && (!m_onlyFavorites->isChecked() || m_favorites.contains(key))
           && (!m_onlyUsed->isChecked() || m_used.has(paint));
}

QString PaletteFilter::emptyText() const
{
    const QString wanted = m_search->text().trimmed();
    if (!wanted.isEmpty()) {
        return tr("No matches for “%1”").arg(wanted);
    }
    return m_onlyFavorites->isChecked() && m_favorites.isEmpty() ? tr("No favorites yet: add one with the star below")
                                                                 : tr("This level uses none of your favorites");
}

void PaletteFilter::clear()
{
    m_search->clear();
    m_onlyFavorites->setChecked(false);
    m_onlyUsed->setChecked(false);
}

void PaletteFilter::type(const QString &letter)
{
    m_search->setFocus(Qt::OtherFocusReason);
    m_search->setText(m_search->text() + letter);
}

/// Handles keys in the search: Down moves to the results, Enter takes the first.
bool PaletteFilter::eventFilter(QObject *watched, QEvent *event)
{
    const bool isKey = watched == m_search && event->type() == QEvent::KeyPress;
    const int key = isKey ? static_cast<QKeyEvent *>(event)->key() : 0;
    const bool isTaking = key == Qt::Key_Return || key == Qt::Key_Enter;
    if (key != Qt::Key_Down && !isTaking) {
        return QWidget::eventFilter(watched, event);
    }
    Q_EMIT left(isTaking);
    return true;
}

void PaletteFilter::retranslate()
{
    m_search->setPlaceholderText(tr("Search"));
    m_search->setAccessibleName(tr("Search the palette"));
    m_search->setToolTip(tr("Show only names that contain this text"));
    m_onlyFavorites->setAccessibleName(tr("Only favorites"));
    m_onlyFavorites->setToolTip(tr("Show only your favorites"));
    m_onlyUsed->setAccessibleName(tr("Only used kinds"));
    m_onlyUsed->setToolTip(tr("Show only kinds that are used in this level"));
}
