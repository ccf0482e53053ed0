#include "editor/levelfiles/codedialog.h"

#include "editor/levelfiles/codefield.h"
#include "editor/pictures/levelthumbnail.h"
#include "editor/text/authoredtext.h"
#include "editor/text/codetext.h"
#include "editor/text/issuetext.h"
#include "editor/text/oneline.h"
#include "editor/widgets/buttonnames.h"
#include "editor/widgets/newlayout.h"
#include "editor/widgets/plainlabel.h"

#include <QGuiApplication>
#include <QLabel>
#include <QPlainTextEdit>
#include <QPushButton>
#include <QVBoxLayout>

using namespace Qt::StringLiterals;

namespace {

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
