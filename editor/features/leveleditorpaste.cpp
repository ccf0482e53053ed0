// What the clipboard becomes.

#include "editor/changes/clipcells.h"
#include "editor/changes/meanings.h"
#include "editor/features/leveleditor.h"
#include "editor/forms/charactersdialog.h"
#include "editor/widgets/question.h"
#include "editor/wording/issuetext.h"
#include "gamecore/levelfile/levelformats.h"

#include <QClipboard>
#include <QGuiApplication>
#include <QMainWindow>

using namespace Qt::StringLiterals;

std::optional<ReadLevel> LevelEditor::askedLevel(const QString &text, const QString &accept)
{
    const Catalogue &catalogue = *m_document.baseCatalogue();
    const QJsonObject own = m_isActive ? m_document.level().legend : QJsonObject();
    ReadLevel read = readLevelText(text.toUtf8(), catalogue, own);
    const std::vector<DrawnCharacter> asked = charactersToAsk(text.toUtf8(), catalogue, own);
    if (read.level && !asked.empty()) {
        CharactersDialog dialog(asked, catalogue, m_host);
        dialog.setAcceptText(accept);
        if (dialog.exec() != QDialog::Accepted) {
            return std::nullopt;
        }
        read = readWithMeanings(text.toUtf8(), catalogue, own, dialog.answers());
    }
    if (!read.level) {
        showMessage(m_host, u"pasteFailed"_s, lineOf(read.issues[0]));
        return std::nullopt;
    }
    return read;
}

bool LevelEditor::pasteText(const QString &text)
{
    std::optional<ReadLevel> read = askedLevel(text, tr("Create level"));
    if (read) {
        m_levels.add(*std::move(read->level).take(), {}, false, false, read->issues);
    }
    return read.has_value();
}

void LevelEditor::pasteClipboard()
{
    m_isActive ? pasteCells() : pasteAsLevel();
}

void LevelEditor::pasteAsLevel()
{
    const QMimeData *data = QGuiApplication::clipboard()->mimeData();
    if (std::optional<Level> cells =
            levelOfCells(data ? data->data(cellsMimeType) : QByteArray(), *m_document.baseCatalogue())) {
        m_levels.add(*std::move(cells), {}, false, false, {});
        Q_EMIT opened();
        return;
    }
    const QString text = QGuiApplication::clipboard()->text();
    if (!looksLikeMaze(text)) {
        showMessage(m_host, u"noMaze"_s,
                    tr("The clipboard holds no maze. A maze is text of several lines; this is something else."));
    } else if (pasteText(text)) {
        Q_EMIT opened();
    }
}

void LevelEditor::pasteCells()
{
    m_toolbox.cancel();
    const QMimeData *data = QGuiApplication::clipboard()->mimeData();
    if (data && data->hasFormat(cellsMimeType)) {
        if (const std::optional<Stamp> cells = cellsOf(data->data(cellsMimeType), *m_document.baseCatalogue())) {
            m_toolbox.takeStamp(*cells);
            return;
        }
    }
    const QString text = data ? data->text() : QString();
    if (!couldBeCells(text)) {
        showMessage(m_host, u"noCells"_s, tr("The clipboard holds no cells and no maze drawn as text."));
    } else if (const std::optional<ReadLevel> read = askedLevel(text, tr("Paste"))) {
        m_toolbox.takeStamp(stampOf(*read->level));
    }
}

/// Words on one line are none.
bool LevelEditor::couldBeCells(const QString &text) const
{
    if (text.trimmed().isEmpty() || looksLikeMaze(text)) {
        return looksLikeMaze(text);
    }
    const ReadLevel read = readLevelText(text.toUtf8(), *m_document.baseCatalogue(), m_document.level().legend);
    return read.level && unknownCharacters(*read.level).empty();
}

bool looksLikeMaze(const QString &text)
{
    return text.trimmed().contains(u'\n');
}
