// What of the palette is shown, and which are favorites.

#include "editor/document/leveldocument.h"
#include "editor/palette/palettegrid.h"
#include "editor/palette/palettepanel.h"

#include <QLineEdit>
#include <QToolButton>

using namespace Qt::StringLiterals;

void PalettePanel::setFavorites(const QStringList &keys)
{
    if (m_favorites != keys) {
        m_favorites = keys;
        markFavorites();
        filter();
        Q_EMIT favoritesChanged();
    }
}

bool PalettePanel::isFitting(const QListWidgetItem &item) const
{
    const QString wanted = m_search->text().trimmed();
    const QString key = item.data(PaletteGrid::KeyRole).toString();
    return (item.text().contains(wanted, Qt::CaseInsensitive) || key.contains(wanted, Qt::CaseInsensitive))
           && (!m_onlyFavorites->isChecked() || m_favorites.contains(key))
           && (!m_onlyUsed->isChecked() || m_used.has(entryOf(item).paint));
}

void PalettePanel::filter()
{
    QListWidgetItem *heading = nullptr;
    bool hasFound = false;
    for (int row = 0; row < m_grid->count(); ++row) {
        QListWidgetItem *item = m_grid->item(row);
        if (!PaletteGrid::isPicture(item)) {
            heading = item;
            item->setHidden(true);
            continue;
        }
        const bool fits = isFitting(*item);
        item->setHidden(!fits);
        if (fits && heading) {
            heading->setHidden(false);
        }
        hasFound = hasFound || fits;
    }
    m_nothing->setText(emptyText());
    m_nothing->setHidden(hasFound);
}

QString PalettePanel::emptyText() const
{
    const QString wanted = m_search->text().trimmed();
    if (!wanted.isEmpty()) {
        return tr("Nothing is called “%1”").arg(wanted);
    }
    return m_onlyFavorites->isChecked() && m_favorites.isEmpty() ? tr("No favorites yet: the star below makes some")
                                                                 : tr("No favorite is used in this level");
}

void PalettePanel::countUsed()
{
    if (m_onlyUsed->isChecked()) {
        m_used = UsedPaints(m_document.level());
    }
    filter();
}

/// What is in hand is never hidden.
void PalettePanel::reveal()
{
    if (QListWidgetItem *item = m_grid->currentItem(); item && item->isHidden()) {
        m_search->clear();
        m_onlyFavorites->setChecked(false);
        m_onlyUsed->setChecked(false);
        m_grid->scrollToItem(item);
    }
}

void PalettePanel::markFavorites()
{
    for (int row = 0; row < m_grid->count(); ++row) {
        QListWidgetItem *item = m_grid->item(row);
        if (PaletteGrid::isPicture(item)) {
            const bool isFavorite = m_favorites.contains(item->data(PaletteGrid::KeyRole).toString());
            item->setData(PaletteGrid::FavoriteRole, isFavorite);
            item->setData(Qt::AccessibleTextRole, isFavorite ? tr("%1, favorite").arg(item->text()) : item->text());
        }
    }
    showCard(nullptr);
}

void PalettePanel::toggleFavorite()
{
    if (const QListWidgetItem *item = m_grid->currentItem()) {
        const QString key = item->data(PaletteGrid::KeyRole).toString();
        QStringList keys = m_favorites;
        if (keys.removeAll(key) == 0) {
            keys.append(key);
        }
        setFavorites(keys);
    }
}
