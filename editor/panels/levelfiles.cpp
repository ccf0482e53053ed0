#include "editor/panels/levelfiles.h"

#include "editor/panels/buttonnames.h"
#include "gamecore/level/levelreader.h"

#include <QDir>
#include <QFileDialog>
#include <QFileInfo>
#include <QMessageBox>
#include <QPushButton>

using namespace Qt::StringLiterals;

namespace {

const QString ending = u".level.json"_s;

/// A file name made from the name of a level: what file systems do not take becomes a blank.
QString fileNameFor(const QString &title)
{
    QString name;
    for (const QChar c : title) {
        name.append(c.isLetterOrNumber() || c == u'-' || c == u'_' ? c : u' ');
    }
    return name.simplified().left(60);
}

} // namespace

LevelFiles::LevelFiles(LevelDocument &document, QWidget *host)
    : QObject(host), m_document(document), m_host(host), m_ownFolder(QDir::homePath())
{
}

bool LevelFiles::save()
{
    return m_document.needsPath() ? saveAs() : saveTo(m_document.path());
}

bool LevelFiles::saveAs()
{
    const QString path = askPath();
    return !path.isEmpty() && saveTo(path);
}

bool LevelFiles::saveTo(const QString &path)
{
    if (const std::optional<SaveFault> fault = m_document.save(path)) {
        showMessage(m_host, u"saveFailed"_s, sentenceOf(*fault));
        return false;
    }
    Q_EMIT saved(path);
    return true;
}

QString LevelFiles::askPath()
{
    const QFileInfo suggested(suggestedPath());
    QDir().mkpath(suggested.absolutePath());
    QFileDialog dialog(m_host, tr("Save level as"), suggested.absolutePath(), tr("Levels (*%1)").arg(ending));
    dialog.setObjectName(u"saveLevelDialog"_s);
    dialog.setAcceptMode(QFileDialog::AcceptSave);
    dialog.setFileMode(QFileDialog::AnyFile);
    dialog.setDefaultSuffix(ending.sliced(1));
    dialog.selectFile(suggested.fileName());
    if (dialog.exec() != QDialog::Accepted) {
        return {};
    }
    const QString chosen = dialog.selectedFiles().value(0);
    if (chosen.isEmpty() || chosen.endsWith(".json"_L1, Qt::CaseInsensitive)) {
        return chosen;
    }
    // Other endings are not listed as levels, and .txt is read as text. The dialog asked about another file.
    const QString path = chosen + ending;
    return !QFileInfo::exists(path) || mayReplace(path) ? path : QString();
}

bool LevelFiles::mayReplace(const QString &path)
{
    QMessageBox box(QMessageBox::Warning, tr("Save level as"),
                    tr("“%1” is already there. Replace it?").arg(QDir::toNativeSeparators(path)),
                    QMessageBox::Yes | QMessageBox::No, m_host);
    box.setObjectName(u"replaceFile"_s);
    box.setTextFormat(Qt::PlainText);
    box.setDefaultButton(QMessageBox::No);
    nameButtons(box);
    return box.exec() == QMessageBox::Yes;
}

QString LevelFiles::suggestedPath() const
{
    const QString &path = m_document.path();
    if (path.isEmpty()) {
        return m_ownFolder + u'/' + fileNameFor(titleOf(m_document)) + ending;
    }
    const QString folder = isShippedFile(path) ? m_ownFolder : QFileInfo(path).absolutePath();
    return folder + u'/' + levelNameOf(path) + ending;
}

bool LevelFiles::maybeClose()
{
    m_document.endStroke();
    if (!m_document.isModified()) {
        return true;
    }
    QMessageBox box(QMessageBox::Warning, tr("Unsaved changes"),
                    tr("“%1” has changes that are not saved.").arg(titleOf(m_document)),
                    QMessageBox::Save | QMessageBox::Discard | QMessageBox::Cancel, m_host);
    box.setObjectName(u"unsavedChanges"_s);
    box.setTextFormat(Qt::PlainText);
    box.setDefaultButton(QMessageBox::Save);
    box.setEscapeButton(QMessageBox::Cancel);
    nameButtons(box);
    const int answer = box.exec();
    return answer == QMessageBox::Save ? save() : answer == QMessageBox::Discard;
}

QString titleOf(const LevelDocument &document)
{
    if (!document.level().name.trimmed().isEmpty()) {
        return document.level().name;
    }
    return document.path().isEmpty() ? LevelFiles::tr("New level") : levelNameOf(document.path());
}

void showMessage(QWidget *host, const QString &objectName, const QString &text)
{
    QMessageBox box(QMessageBox::Warning, LevelFiles::tr("Mazewright"), text, QMessageBox::Ok, host);
    box.setObjectName(objectName);
    box.setTextFormat(Qt::PlainText);
    nameButtons(box);
    box.exec();
}
