#include "editor/levelfiles/codedialogs.h"

#include "editor/pictures/levelpicture.h"
#include "editor/storage/campaignchange.h"
#include "editor/storage/filename.h"
#include "editor/text/authoredtext.h"
#include "editor/text/codetext.h"
#include "editor/text/issuetext.h"
#include "editor/text/plaintext.h"
#include "editor/text/savefault.h"
#include "editor/widgets/dialogsetup.h"
#include "editor/widgets/layouts.h"
#include "editor/widgets/plainlabel.h"
#include "editor/widgets/question.h"
#include "gamecore/base/files.h"
#include "gamecore/packing/qrcode.h"

#include <QBuffer>
#include <QCheckBox>
#include <QClipboard>
#include <QCoreApplication>
#include <QDir>
#include <QFileDialog>
#include <QGuiApplication>
#include <QLabel>
#include <QPlainTextEdit>
#include <QPushButton>
#include <QVBoxLayout>

using namespace Qt::StringLiterals;

namespace {

/// Creates a text field for a share code, several lines high, which breaks lines at any character. The caller puts it
/// into a layout, which takes ownership.
QPlainTextEdit *newCodeField(const QString &objectName)
{
    constexpr int lines = 6; // the code of a small level
    auto *field = new QPlainTextEdit;
    field->setObjectName(objectName);
    field->setAccessibleName(QCoreApplication::translate("CodeField", "Code"));
    field->setTabChangesFocus(true);
    field->setWordWrapMode(QTextOption::WrapAnywhere);
    field->setMinimumHeight(lines * field->fontMetrics().lineSpacing());
    return field;
}

constexpr QSize pictureBox{360, 220};
constexpr qsizetype mostFindings = 5;

/// Returns the level in a code, or the level of its recorded game; null if there is none that could be read.
const Level *levelIn(const ReadCode &code)
{
    if (code.kind == CodeKind::Run) {
        return code.run.run && code.run.run->level ? &code.run.run->level->level() : nullptr;
    }
    return code.level.level ? &*code.level.level : nullptr;
}

bool canOpen(const ReadCode &code)
{
    return code.fault == CodeFault::None && (code.run.run || code.level.level);
}

QImage pictureOf(const ReadCode &code, const Catalogue &catalogue, double ratio)
{
    const Level *level = levelIn(code);
    const bool hasCells = level && level->size().area() > 0;
    return hasCells ? levelThumbnail(LevelPicture(catalogue), *level, pictureBox, ratio) : QImage();
}

/// Texts of dialogs about codes; the class is their translation context.
class CodeFacts {
    Q_DECLARE_TR_FUNCTIONS(CodeFacts)

public:
    /// Returns the type and the author, one per line.
    static QString of(const ReadCode &code)
    {
        QStringList lines;
        const Level *level = levelIn(code);
        const QString name = level ? onOneLine(nameOf(*level)) : QString();
        const QString kind = nameOf(code.kind);
        //: %1 is what it is: "level", "level with proof", "recorded game"; %2 its name
        lines.append(name.isEmpty() ? tr("Unnamed %1").arg(kind) : tr("A %1: “%2”").arg(kind, name));
        if (level && !level->author.isEmpty()) {
            //: %1 is the author of a level
            lines.append(tr("By %1").arg(onOneLine(level->author)));
        }
        if (level) {
            lines.append(tr("%1 × %2 cells").arg(level->size().width).arg(level->size().height));
        } else if (code.run.run) {
            lines.append(tr("Played in a dungeon"));
        }
        return lines.join(u'\n');
    }

    static QString findingsOf(const ReadCode &code)
    {
        const IssueList &issues = code.kind == CodeKind::Run ? code.run.issues : code.level.issues;
        QStringList lines;
        for (const Issue &issue : issues) {
            if (lines.size() < mostFindings) {
                lines.append(u"• "_s + onOneLine(sentenceOf(issue)));
            }
        }
        const int more = issues.count() - int(lines.size()) + issues.dropped();
        if (more > 0) {
            lines.append(tr("and %n more", nullptr, more));
        }
        return lines.isEmpty() ? tr("No errors found.") : lines.join(u'\n');
    }
};

} // namespace

CodeDialog::CodeDialog(CataloguePtr catalogue, const QString &text, QWidget *parent)
    : QDialog(parent), m_catalogue(std::move(catalogue)), m_text(newCodeField(u"codeText"_s)),
      m_picture(namedLabel(u"codePicture"_s)), m_facts(wrappedLabel(u"codeFacts"_s)),
      m_findings(wrappedLabel(u"codeFindings"_s, true)), m_code(std::make_shared<ReadCode>())
{
    setObjectName(u"codeDialog"_s);
    setWindowTitle(tr("Paste code"));
    setAccessibleName(windowTitle());
    m_text->setPlaceholderText(tr("Paste a share code here. It begins with mw2."));
    m_picture->setAlignment(Qt::AlignCenter);
    m_picture->setMinimumSize(pictureBox);
    QDialogButtonBox *buttons = dialogButtons(*this);
    m_open = buttons->button(QDialogButtonBox::Ok);
    nameButton();
    auto *layout = newLayout<QVBoxLayout>(this, 16, 8);
    layout->addWidget(m_text, 1);
    layout->addWidget(m_picture);
    layout->addWidget(m_facts);
    layout->addWidget(m_findings);
    layout->addWidget(buttons);
    connect(m_text, &QPlainTextEdit::textChanged, this, &CodeDialog::read);
    m_text->setPlainText(text);
    read();
}

void CodeDialog::read()
{
    m_open->setEnabled(false);
    const auto readAndDraw = [text = m_text->toPlainText(), catalogue = m_catalogue,
                              ratio = qApp->devicePixelRatio()](const std::atomic<bool> &isCancelled) {
        const LevelCheck check = [&isCancelled](const Level &level, const Catalogue &base, const auto &places) {
            return checkLevelUntil(&isCancelled, level, base, places);
        };
        auto code = std::make_shared<ReadCode>(readCode(text, catalogue, check));
        QImage picture = isCancelled ? QImage() : pictureOf(*code, *catalogue, ratio);
        return std::pair(std::move(code), std::move(picture));
    };
    m_job.run(readAndDraw, [this](const auto &read) { show(read.first, read.second); });
}

void CodeDialog::nameButton()
{
    m_open->setText(m_code->kind == CodeKind::Run ? tr("Watch game") : tr("Open level"));
}

void CodeDialog::show(std::shared_ptr<const ReadCode> code, const QImage &picture)
{
    m_code = std::move(code);
    const bool isCode = m_code->fault == CodeFault::None;
    const bool isEmpty = m_text->toPlainText().trimmed().isEmpty();
    m_picture->setPixmap(QPixmap::fromImage(picture));
    m_facts->setText(isCode ? CodeFacts::of(*m_code) : isEmpty ? QString() : sentenceOf(m_code->fault));
    m_findings->setText(isCode ? CodeFacts::findingsOf(*m_code) : QString());
    nameButton();
    m_open->setEnabled(canOpen(*m_code));
    if (m_open->isEnabled() && !m_text->document()->isModified()) {
        m_open->setFocus(); // for a code from the clipboard, Enter is enough
    }
    Q_EMIT shown();
}

namespace {

const QString codePictureEnding = u".png"_s;
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
    const QString offered = freeFile(m_folder, name.isEmpty() ? u"level"_s : name, codePictureEnding);
    const QString chosen = QFileDialog::getSaveFileName(this, title, offered, tr("Pictures (*.png)"));
    const QString path = chosen.isEmpty() || chosen.endsWith(codePictureEnding, Qt::CaseInsensitive)
                             ? chosen
                             : QString(chosen + codePictureEnding);
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
