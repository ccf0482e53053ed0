#include "editor/levelfiles/levelsaver.h"

#include "editor/storage/campaignchange.h"
#include "editor/storage/filename.h"
#include "editor/storage/levelfilechange.h"
#include "editor/text/authoredtext.h"
#include "editor/text/distinctnames.h"
#include "editor/text/savefault.h"
#include "editor/widgets/progressworker.h"
#include "editor/widgets/question.h"
#include "gamecore/base/files.h"
#include "gamecore/levelfile/levelformats.h"
#include "gamecore/packing/bundlefile.h"

#include <QDir>
#include <QFileDialog>
#include <QFileInfo>

#include <algorithm>
#include <numeric>

using namespace Qt::StringLiterals;

namespace {

const QString ending = u".level.json"_s;

constexpr qsizetype mostNamed = 12; ///< levels in one question

/// Asks about unsaved changes. True to go on: the changes were saved or are discarded. `button` is the one that saves.
bool mayLeaveChanges(QWidget *host, const QString &name, const QString &text, QMessageBox::StandardButton button,
                     const std::function<bool()> &save)
{
    const std::size_t answer =
        answerTo(host, {.name = name,
                        .title = LevelSaver::tr("Unsaved changes"),
                        .text = text,
                        .answers = {{.button = button,
                                     .text = button == QMessageBox::SaveAll ? LevelSaver::tr("Save all") : QString()},
                                    {.button = QMessageBox::Discard},
                                    {.button = QMessageBox::Cancel}},
                        .icon = QMessageBox::Warning});
    return answer == 0 ? save() : answer == 1;
}

} // namespace

LevelSaver::LevelSaver(LevelDocument &document, LevelTabs &levels, QWidget *host)
    : QObject(host), m_document(document), m_levels(levels), m_host(host), m_ownFolder(QDir::homePath())
{
}

bool LevelSaver::save()
{
    if (m_document.needsPath()) {
        return saveAs();
    }
    return (!m_mayWrite || m_mayWrite()) && saveTo(m_document.path());
}

bool LevelSaver::saveAs()
{
    const QString path = askPath();
    return !path.isEmpty() && saveTo(path);
}

bool LevelSaver::saveTo(const QString &path)
{
    const Worker worker = progressWorker(m_host, {.sentence = tr("Saving a large level…"), .canCancel = false});
    if (const std::optional<SaveFault> fault = m_document.save(path, worker)) {
        return saveElsewhere(*fault);
    }
    Q_EMIT saved(path);
    return true;
}

bool LevelSaver::saveElsewhere(const SaveFault &fault)
{
    const std::size_t answer = answerTo(
        m_host, {.name = u"saveFailed"_s,
                 .text = sentenceOf(fault),
                 .answers = {{.button = QMessageBox::Save, .text = tr("Save &as…")}, {.button = QMessageBox::Cancel}},
                 .icon = QMessageBox::Warning});
    return answer == 0 && saveAs();
}

/// True, with a message, if another tab has the file open: saving one of two copies would overwrite the other.
bool LevelSaver::isOpenElsewhere(const QString &path)
{
    const int place = m_levels.placeOf(path);
    if (place < 0 || place == m_levels.current()) {
        return false;
    }
    showMessage(m_host, u"openElsewhere"_s,
                tr("“%1” is open in another tab. Close that tab first, or choose another name.")
                    .arg(QDir::toNativeSeparators(path)));
    return true;
}

/// Asks before a file is replaced, and says whether it is a level of a campaign.
bool LevelSaver::mayReplace(const QString &path)
{
    QStringList names;
    for (const QString &campaign : path == m_document.path() ? QStringList() : campaignsListing(path)) {
        names.append(QFileInfo(campaign).fileName());
    }
    //: %1 are names of files of campaigns
    const QString details = tr("This file is a level of a campaign. Replacing it also changes the campaign: %1");
    return confirmOverwrite(path, tr("Save level as"), m_host,
                            names.isEmpty() ? QString() : details.arg(names.join(u", "_s)));
}

/// Asks for a file that may be written; an empty string if the user cancels, or if another tab has the file. Asks for
/// another one if the user does not want to replace the file.
QString LevelSaver::askPath()
{
    const QFileInfo suggested(suggestedPath());
    QDir().mkpath(suggested.absolutePath());
    QFileDialog dialog(m_host, tr("Save level as"), suggested.absolutePath(), tr("Levels (*%1)").arg(ending));
    dialog.setObjectName(u"saveLevelDialog"_s);
    dialog.setAcceptMode(QFileDialog::AcceptSave);
    dialog.setFileMode(QFileDialog::AnyFile);
    dialog.setDefaultSuffix(ending.sliced(1));
    dialog.setOption(QFileDialog::DontConfirmOverwrite); // mayReplace() asks
    dialog.selectFile(suggested.fileName());
    keepQuotesOut(dialog);
    while (dialog.exec() == QDialog::Accepted) {
        const QString chosen = dialog.selectedFiles().value(0);
        // Other endings are not listed as levels, and .txt is read as text.
        const bool isLevel = chosen.isEmpty() || chosen.endsWith(".json"_L1, Qt::CaseInsensitive);
        const QString path = isLevel ? chosen : chosen + ending;
        if (path.isEmpty() || isOpenElsewhere(path)) {
            return {};
        }
        if (mayReplace(path)) {
            return path;
        }
    }
    return {};
}

QString LevelSaver::suggestedPath() const
{
    const QString &path = m_document.path();
    if (path.isEmpty()) {
        return freeFile(m_ownFolder, fileNameFor(titleOf(m_document)), ending);
    }
    const bool isElsewhere = isShippedFile(path) || !bundleAround(path).isEmpty();
    const QString folder = isElsewhere ? m_ownFolder : QFileInfo(path).absolutePath();
    return m_document.needsPath() ? freeFile(folder, levelNameOf(path), ending)
                                  : folder + u'/' + levelNameOf(path) + ending;
}

bool LevelSaver::saveThose(const QList<int> &places)
{
    const int number = m_document.open().number;
    for (const int place : places) {
        m_levels.show(place);
        if (!save()) {
            return false;
        }
    }
    m_levels.show(m_levels.placeOfNumber(number));
    return true;
}

bool LevelSaver::mayClose(int place)
{
    m_document.endStroke();
    if (!m_levels.at(place).isModified()) {
        return true;
    }
    m_levels.show(place);
    return mayLeaveChanges(m_host, u"unsavedChanges"_s,
                           tr("“%1” has unsaved changes.").arg(tabTitles(m_levels).at(place)), QMessageBox::Save,
                           [this] { return save(); });
}

bool LevelSaver::mayCloseAll()
{
    m_document.endStroke();
    const QList<int> modified = m_levels.modified();
    if (modified.size() <= 1) {
        return modified.isEmpty() || mayClose(modified.first());
    }
    const QStringList all = tabTitles(m_levels);
    QStringList titles;
    for (const int place : modified.first(qMin(modified.size(), mostNamed))) {
        titles.append(tr("“%1”").arg(all.at(place)));
    }
    if (modified.size() > mostNamed) {
        titles.append(u"…"_s);
    }
    return mayLeaveChanges(m_host, u"unsavedLevels"_s,
                           tr("%n levels have unsaved changes:", nullptr, int(modified.size())) + u"\n\n"_s
                               + titles.join(u'\n'),
                           QMessageBox::SaveAll, [this] { return saveAll(); });
}

QString titleOf(const OpenLevel &level)
{
    if (const QString &name = level.level.name; !name.trimmed().isEmpty()) {
        return name;
    }
    return level.path.isEmpty() ? LevelSaver::tr("New level") : levelNameOf(level.path);
}

QString titleOf(const LevelDocument &document)
{
    return titleOf(document.open());
}

namespace {

/// Returns titleOf(), in the program's language if the level has a translated name.
QString shownTitleOf(const OpenLevel &level)
{
    const QString name = nameOf(level.level);
    return name.trimmed().isEmpty() ? titleOf(level) : name;
}

} // namespace

/// Numbers new levels in the order in which they were made, so that moving a tab renames none.
QStringList tabTitles(const LevelTabs &levels)
{
    QList<int> places(levels.count());
    std::iota(places.begin(), places.end(), 0);
    std::sort(places.begin(), places.end(),
              [&](int one, int other) { return levels.at(one).number < levels.at(other).number; });
    QList<NamedFile> files;
    for (const int place : places) {
        files.append({shownTitleOf(levels.at(place)), levels.at(place).path});
    }
    const QStringList words = distinguishingSuffixes(files);
    QStringList titles(levels.count());
    for (qsizetype i = 0; i < places.size(); ++i) {
        //: %1 is the name of a level, %2 tells it from others of the same name, such as a file name
        titles[places[i]] = words[i].isEmpty() ? files[i].name : LevelSaver::tr("%1 (%2)").arg(files[i].name, words[i]);
    }
    return titles;
}
