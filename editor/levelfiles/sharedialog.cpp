#include "editor/levelfiles/sharedialog.h"

#include "editor/levelfiles/codefield.h"
#include "editor/storage/campaignchange.h"
#include "editor/storage/filename.h"
#include "editor/text/codetext.h"
#include "editor/text/savefault.h"
#include "editor/widgets/buttonnames.h"
#include "editor/widgets/newlayout.h"
#include "editor/widgets/plainlabel.h"
#include "editor/widgets/question.h"
#include "gamecore/base/files.h"
#include "gamecore/packing/qrcode.h"
#include "gamecore/sharing/code.h"

#include <QBuffer>
#include <QCheckBox>
#include <QClipboard>
#include <QDir>
#include <QFileDialog>
#include <QGuiApplication>
#include <QLabel>
#include <QPlainTextEdit>
#include <QPushButton>
#include <QVBoxLayout>

using namespace Qt::StringLiterals;

namespace {

const QString pictureEnding = u".png"_s;
constexpr int quietModules = 4; ///< light border of a QR code
constexpr int shownSide = 260;  ///< smallest size of the picture in the dialog
constexpr int savedModule = 8;  ///< pixels per module of a saved picture

/// Returns the QR code of a text with one pixel per module; a null image if the text is too long.
QImage qrPicture(const QString &code)
{
    const std::optional<Grid<quint8>> modules = qrCodeOf(code.toLatin1());
    if (!modules) {
        return {};
    }
    const int side = modules->width() + 2 * quietModules;
    QImage picture(side, side, QImage::Format_Grayscale8);
    picture.fill(Qt::white);
    for (int y = 0; y < modules->height(); ++y) {
        for (int x = 0; x < modules->width(); ++x) {
            if (modules->at({x, y}) != 0) {
                picture.setPixel(x + quietModules, y + quietModules, qRgb(0, 0, 0));
            }
        }
    }
    return picture;
}

QImage enlarged(const QImage &picture, int module)
{
    return picture.scaled(picture.size() * module, Qt::KeepAspectRatio, Qt::FastTransformation);
}

} // namespace

ShareDialog::ShareDialog(CataloguePtr catalogue, Level level, QString folder, QWidget *parent)
    : QDialog(parent), m_catalogue(std::move(catalogue)), m_level(std::move(level)), m_folder(std::move(folder)),
      m_said(wrappedLabel(u"shareSaid"_s)), m_code(newCodeField(u"shareCode"_s)),
      m_withProof(new QCheckBox(tr("Include &proof"))),
      m_withTexts(new QCheckBox(tr("Include &name, author, description and translations"))),
      m_qr(namedLabel(u"shareQr"_s)), m_savePicture(new QPushButton(tr("Save QR &code…"))),
      m_saveFile(new QPushButton(tr("Save level as &file…")))
{
    setObjectName(u"shareDialog"_s);
    setWindowTitle(tr("Copy as code"));
    setAccessibleName(windowTitle());
    m_code->setReadOnly(true);
    m_withProof->setObjectName(u"shareProof"_s);
    m_withProof->setChecked(true);
    m_withProof->setVisible(!m_level.proof.isEmpty());
    m_withTexts->setObjectName(u"shareTexts"_s);
    m_withTexts->setChecked(true);
    m_qr->setAlignment(Qt::AlignCenter);
    m_qr->setAccessibleName(tr("QR code"));
    m_savePicture->setObjectName(u"shareSavePicture"_s);
    m_saveFile->setObjectName(u"shareSaveFile"_s);
    QDialogButtonBox *buttons = dialogButtons(*this, QDialogButtonBox::Close);
    buttons->addButton(m_savePicture, QDialogButtonBox::ActionRole);
    buttons->addButton(m_saveFile, QDialogButtonBox::ActionRole);
    buttons->button(QDialogButtonBox::Close)->setDefault(true);
    buttons->button(QDialogButtonBox::Close)->setFocus();
    auto *layout = newLayout<QVBoxLayout>(this, 16, 8);
    for (QWidget *part : std::initializer_list<QWidget *>{m_said, m_code, m_withProof, m_withTexts, m_qr, buttons}) {
        layout->addWidget(part);
    }
    for (const QCheckBox *box : {m_withProof, m_withTexts}) {
        connect(box, &QCheckBox::toggled, this, &ShareDialog::make);
    }
    connect(m_savePicture, &QPushButton::clicked, this, &ShareDialog::savePicture);
    connect(m_saveFile, &QPushButton::clicked, this, [this] { done(saveInstead); });
    m_savePicture->setVisible(canMakeQrCodes());
    m_savePicture->setEnabled(false);
    make();
}

void ShareDialog::make()
{
    Level level = m_withTexts->isChecked() ? m_level : withoutTexts(m_level);
    if (!m_withProof->isChecked()) {
        level.proof = {};
    }
    m_job.run([level = std::move(level), catalogue = m_catalogue](const auto &) { return codeOf(level, *catalogue); },
              [this](const QString &code) { show(code); });
}

void ShareDialog::show(const QString &code)
{
    const bool isShort = !code.isEmpty() && code.size() <= longestCode;
    m_code->setPlainText(isShort ? code : QString());
    m_picture = isShort ? qrPicture(code) : QImage();
    m_savePicture->setEnabled(!m_picture.isNull());
    m_qr->setVisible(!m_picture.isNull());
    if (isShort) {
        QGuiApplication::clipboard()->setText(code);
        m_said->setText(tr("The code is on the clipboard (%n characters).", nullptr, int(code.size())));
    } else {
        m_said->setText(longCodeText());
    }
    if (!m_picture.isNull()) {
        m_qr->setPixmap(QPixmap::fromImage(enlarged(m_picture, qMax(1, shownSide / m_picture.width()))));
    }
    Q_EMIT shown();
}

void ShareDialog::savePicture()
{
    const QString title = tr("Save QR code");
    const QString name = fileNameFor(m_level.name);
    const QString offered = freeFile(m_folder, name.isEmpty() ? u"level"_s : name, pictureEnding);
    const QString chosen = QFileDialog::getSaveFileName(this, title, offered, tr("Pictures (*.png)"));
    const QString path = chosen.isEmpty() || chosen.endsWith(pictureEnding, Qt::CaseInsensitive)
                             ? chosen
                             : QString(chosen + pictureEnding);
    // The file dialog has not confirmed the path with its suffix added.
    if (path.isEmpty() || (path != chosen && !confirmOverwrite(path, title, this))) {
        return;
    }
    QByteArray bytes;
    QBuffer buffer(&bytes);
    buffer.open(QIODevice::WriteOnly);
    enlarged(m_picture, savedModule).save(&buffer, "PNG");
    if (const std::optional<SaveFault> fault = writeWhole(path, bytes, MissingFolder::Refuse)) {
        showMessage(this, u"qrNotSaved"_s, sentenceOf(*fault));
    } else {
        m_said->setText(tr("Written: %1").arg(QDir::toNativeSeparators(path)));
    }
}
