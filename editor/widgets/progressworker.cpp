#include "editor/widgets/progressworker.h"

#include "editor/storage/backgroundjob.h"

#include <QCoreApplication>
#include <QEventLoop>
#include <QProgressDialog>
#include <QPushButton>
#include <QTimer>

#include <memory>

using namespace Qt::StringLiterals;

namespace {

/// Delay of the dialog: most work ends before a sentence could be read.
constexpr int unseenMs = 400;
constexpr int toldEveryMs = 100;

class ProgressDialogText {
    Q_DECLARE_TR_FUNCTIONS(ProgressDialogText)

public:
    ProgressDialogText(QWidget *host, const ProgressText &text) : m_host(host), m_text(text) {}

    static QString ofReading() { return tr("Reading a large level…"); }

    bool workOn(const Work &work)
    {
        BackgroundJob job;
        QObject::connect(&job, &BackgroundJob::finished, &m_loop, &QEventLoop::quit);
        job.start([this, &work](const auto &, const auto &) { work(m_isCancelled); });
        waitUnseen();
        if (job.isRunning()) {
            waitSeen(job);
        }
        return !m_isCancelled;
    }

private:
    void waitUnseen()
    {
        QTimer::singleShot(unseenMs, &m_loop, &QEventLoop::quit);
        m_loop.exec(QEventLoop::ExcludeUserInputEvents);
    }

    void waitSeen(const BackgroundJob &job)
    {
        const std::unique_ptr<QProgressDialog> dialog = makeDialog();
        dialog->show();
        QTimer again;
        QObject::connect(&again, &QTimer::timeout, dialog.get(), [this, &dialog] { dialog->setLabelText(label()); });
        if (m_text.progress) {
            again.start(toldEveryMs);
        }
        while (job.isRunning()) {
            // Without a visible dialog, user input is still blocked: cancelled work ends soon.
            m_loop.exec(dialog->isVisible() ? QEventLoop::AllEvents : QEventLoop::ExcludeUserInputEvents);
        }
    }

    QString label() const { return m_text.progress ? m_text.sentence + u'\n' + m_text.progress() : m_text.sentence; }

    std::unique_ptr<QProgressDialog> makeDialog()
    {
        auto dialog = std::make_unique<QProgressDialog>(m_host);
        dialog->setObjectName(u"patience"_s);
        dialog->setWindowTitle(tr("Please wait"));
        dialog->setWindowModality(Qt::ApplicationModal);
        dialog->setRange(0, 0);
        dialog->setMinimumDuration(0);
        dialog->setLabelText(label());
        if (m_text.canCancel) {
            auto *cancel = new QPushButton(tr("Cancel"));
            cancel->setObjectName(u"patienceCancel"_s);
            dialog->setCancelButton(cancel);
        } else {
            dialog->setCancelButton(nullptr);
            dialog->setWindowFlag(Qt::WindowCloseButtonHint, false);
        }
        QObject::connect(dialog.get(), &QProgressDialog::canceled, &m_loop, [this] {
            m_isCancelled = m_text.canCancel;
            m_loop.quit();
        });
        QObject::connect(dialog.get(), &QDialog::finished, &m_loop, &QEventLoop::quit);
        return dialog;
    }

    QWidget *m_host;
    ProgressText m_text;
    QEventLoop m_loop;
    std::atomic<bool> m_isCancelled = false; ///< not the job's own flag: cancelled work is waited for while the window
                                             ///< stays responsive
};

} // namespace

Worker progressWorker(QWidget *host, const ProgressText &text)
{
    return [host, text](const Work &work) { return ProgressDialogText(host, text).workOn(work); };
}

Worker progressReader(QWidget *host)
{
    return progressWorker(host, {.sentence = ProgressDialogText::ofReading()});
}
