#include "app/export/exportdialog.h"

#include "app/export/exportform.h"
#include "app/settings/settings.h"
#include "editor/storage/filename.h"
#include "editor/widgets/buttonnames.h"
#include "editor/widgets/languagechange.h"
#include "editor/widgets/newlayout.h"
#include "editor/widgets/progressworker.h"
#include "editor/widgets/question.h"
#include "editor/widgets/scrollform.h"

#include <QDir>
#include <QFileDialog>
#include <QFileInfo>
#include <QPushButton>
#include <QVBoxLayout>

#include <utility>

using namespace Qt::StringLiterals;

namespace {

bool isOneFile(const ExportWish &wish)
{
    return !wish.isSeries() || wish.film;
}

} // namespace

ExportDialog::ExportDialog(ExportedRun watched, QWidget *parent, const QString &ffmpeg)
    : QDialog(parent), m_watched(std::move(watched)), m_ffmpeg(ffmpeg),
      m_form(new ExportForm(m_watched, !ffmpeg.isEmpty()))
{
    setObjectName(u"exportDialog"_s);
    m_buttons = new QDialogButtonBox(QDialogButtonBox::Save | QDialogButtonBox::Cancel);
    auto *layout = newLayout<QVBoxLayout>(this, 16, 8);
    layout->addWidget(new ScrollForm(m_form), 1);
    layout->addWidget(m_buttons);
    nameButtons(*this);
    connect(m_buttons, &QDialogButtonBox::accepted, this, &ExportDialog::save);
    connect(m_buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    retranslateOnChange(*this, [this] { retranslate(); });
    m_form->setFocus();
}

void ExportDialog::retranslate()
{
    setWindowTitle(tr("Save pictures"));
    setAccessibleName(windowTitle());
    m_buttons->button(QDialogButtonBox::Save)->setText(tr("Save…"));
}

void ExportDialog::save()
{
    const ExportWish wish = m_form->wish();
    const QString path = askPath(wish);
    if (path.isEmpty()) {
        return;
    }
    QString fault;
    const Worker worker = progressWorker(this, {.sentence = tr("Replaying and saving the game…")});
    const bool isDone = worker([&](const std::atomic<bool> &isCancelled) {
        fault = writeExport(m_watched, wish, path, m_ffmpeg, isCancelled);
    });
    if (!fault.isEmpty()) {
        tell(this, u"exportFailed"_s, windowTitle(), fault);
    } else if (isDone) {
        Settings().exportFolder.set(QFileInfo(path).absolutePath());
        accept();
        Q_EMIT saved(path, isOneFile(wish));
    }
}

QString ExportDialog::askPath(const ExportWish &wish)
{
    const QString ending = endingOf(wish);
    const QString former = Settings().exportFolder();
    const QString folder = QFileInfo(former).isDir() ? former : Settings::folderToBeginIn();
    QFileDialog dialog(this, windowTitle(), folder, tr("Files of this type (*%1)").arg(ending));
    dialog.setObjectName(u"exportFile"_s);
    dialog.setAcceptMode(QFileDialog::AcceptSave);
    dialog.setFileMode(QFileDialog::AnyFile);
    dialog.setOption(QFileDialog::DontConfirmOverwrite); // the final path is only known below
    dialog.selectFile(suggestedName() + ending);
    if (dialog.exec() != QDialog::Accepted) {
        return {};
    }
    const QString chosen = dialog.selectedFiles().value(0);
    const QString path = chosen.isEmpty() || chosen.endsWith(ending, Qt::CaseInsensitive) ? chosen : chosen + ending;
    const bool mayWrite = path.isEmpty() || !isOneFile(wish) || confirmOverwrite(path, windowTitle(), this);
    return mayWrite ? path : QString();
}

QString ExportDialog::suggestedName() const
{
    const QString name = fileNameFor(m_watched.title);
    return name.isEmpty() ? u"mazewright"_s : name;
}

QString ExportDialog::savedSentence(const QString &path, bool isOneFile)
{
    return isOneFile ? tr("Saved as “%1”.").arg(QDir::toNativeSeparators(path))
                     : tr("The pictures are in “%1”.").arg(QDir::toNativeSeparators(QFileInfo(path).absolutePath()));
}

ExportDialog &showExport(ExportedRun watched, QWidget *parent)
{
    auto *dialog = new ExportDialog(std::move(watched), parent);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->open();
    return *dialog;
}
