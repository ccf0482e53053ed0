#include "editor/panels/historymodel.h"

#include "editor/art/icon.h"
#include "editor/panels/steppicture.h"

#include <QGuiApplication>
#include <QUndoStack>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace {

constexpr int mostPictures = 256;

} // namespace

HistoryModel::HistoryModel(LevelDocument &document, QObject *parent)
    : QAbstractListModel(parent), m_document(document), m_pictures(mostPictures)
{
    connect(&document, &LevelDocument::stepsMoved, this, &HistoryModel::takeSteps);
    connect(&document, &LevelDocument::titleChanged, this, &HistoryModel::tellAll);
    connect(&document, &LevelDocument::catalogueChanged, this, [this] {
        m_pictures.clear();
        tellAll();
    });
    takeSteps();
}

/// Updates the steps. Unchanged rows are kept, so that views keep their positions.
void HistoryModel::takeSteps()
{
    const QUndoStack &stack = m_document.undoStack();
    std::vector<const QUndoCommand *> steps;
    steps.reserve(std::size_t(stack.count()));
    for (int i = 0; i < stack.count(); ++i) {
        steps.push_back(stack.command(i));
    }
    if (m_opening != m_document.open().number) {
        beginResetModel();
        m_opening = m_document.open().number;
        if (m_document.path().isEmpty()) {
            m_new.insert(m_opening);
        }
        m_steps = steps;
        m_pictures.clear();
        endResetModel();
        return;
    }
    auto same =
        std::size_t(std::mismatch(m_steps.begin(), m_steps.end(), steps.begin(), steps.end()).first - m_steps.begin());
    if (stack.index() == stack.count() && !steps.empty()) {
        // The last common step may be new at a reused address, or may have merged with another one.
        same = std::min(same, steps.size() - 1);
    }
    for (std::size_t row = same + 1; row <= std::max(m_steps.size(), steps.size()); ++row) {
        m_pictures.remove(int(row));
    }
    if (m_steps.size() > steps.size()) {
        beginRemoveRows({}, int(steps.size()) + 1, int(m_steps.size()));
        m_steps = steps;
        endRemoveRows();
    } else if (m_steps.size() < steps.size()) {
        beginInsertRows({}, int(m_steps.size()) + 1, int(steps.size()));
        m_steps = steps;
        endInsertRows();
    }
    m_steps = steps;
    tellAll();
}

void HistoryModel::tellAll()
{
    Q_EMIT dataChanged(index(0), index(rowCount() - 1));
}

int HistoryModel::rowCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : int(m_steps.size()) + 1;
}

QVariant HistoryModel::data(const QModelIndex &index, int role) const
{
    const int row = index.row();
    switch (role) {
    case Qt::DisplayRole:
    case Qt::ToolTipRole:
        return nameOf(row);
    case Qt::AccessibleTextRole:
        return sentenceOf(row);
    case Qt::DecorationRole:
        return pictureOf(row);
    case IsUndone:
        return row > current();
    case IsSaved:
        return isSaved(row);
    default:
        return {};
    }
}

QString HistoryModel::nameOf(int row) const
{
    if (row > 0) {
        return m_document.undoStack().text(row - 1);
    }
    return m_new.contains(m_opening) ? tr("new level") : tr("as opened");
}

/// True if a row is the version in the file. A level without a file is never saved, even if it is unchanged.
bool HistoryModel::isSaved(int row) const
{
    return row == m_document.undoStack().cleanIndex() && !m_document.path().isEmpty();
}

QString HistoryModel::sentenceOf(int row) const
{
    QStringList parts{nameOf(row)};
    if (isSaved(row)) {
        parts.append(tr("saved"));
    }
    if (row > current()) {
        parts.append(tr("undone"));
    }
    return parts.join(u", "_s);
}

QPixmap HistoryModel::pictureOf(int row) const
{
    if (row == 0) {
        return programIcon(m_new.contains(m_opening) ? u"new"_s : u"open"_s).pixmap(20, 20);
    }
    if (const QPixmap *known = m_pictures.object(row)) {
        return *known;
    }
    const double ratio = qGuiApp->devicePixelRatio();
    const QUndoCommand *step = m_document.undoStack().command(row - 1);
    if (!step) {
        return {};
    }
    QPixmap picture = QPixmap::fromImage(
        stepPicture(*step, *m_document.catalogue(), m_tileset, (QSizeF(pictureSize) * ratio).toSize()));
    picture.setDevicePixelRatio(ratio);
    m_pictures.insert(row, new QPixmap(picture));
    return picture;
}

void HistoryModel::retranslate()
{
    tellAll();
}
