#include "app/widgets/issuedialog.h"

#include "app/settings/language.h"
#include "app/settings/settings.h"
#include "app/settings/theme.h"
#include "editor/text/issuetext.h"
#include "editor/widgets/dialogsetup.h"
#include "editor/widgets/plainlabel.h"
#include "editor/widgets/question.h"

#include <QApplication>
#include <QDialog>
#include <QDialogButtonBox>
#include <QLabel>
#include <QPlainTextEdit>
#include <QVBoxLayout>

using namespace Qt::StringLiterals;

namespace {

class IssueDialog {
    Q_DECLARE_TR_FUNCTIONS(IssueDialog)

public:
    static QString title(FilePurpose wish)
    {
        return wish == FilePurpose::Play    ? tr("This level cannot be played")
               : wish == FilePurpose::Watch ? tr("This game cannot be watched")
                                            : tr("This file cannot be opened");
    }
    static QString heading(const QString &fileName, FilePurpose wish)
    {
        return (wish == FilePurpose::Play    ? tr("%1 cannot be opened for playing:")
                : wish == FilePurpose::Watch ? tr("%1 cannot be opened for watching:")
                                             : tr("%1 cannot be opened for editing:"))
            .arg(fileName);
    }
    static QString dropped(int count) { return tr("and %n more", nullptr, count); }
    static QString line(const Issue &issue);
    static QString findings() { return tr("Issues"); }
};

QString IssueDialog::line(const Issue &issue)
{
    if (issue.line == 0) {
        return sentenceOf(issue);
    }
    return tr("Line %1, column %2: %3")
        .arg(QString::number(issue.line), QString::number(issue.column), sentenceOf(issue));
}

QString textOf(const IssueList &issues)
{
    QStringList lines;
    for (const Issue &issue : issues) {
        if (severityOf(issue) <= Severity::Error) {
            lines.append(IssueDialog::line(issue));
        }
    }
    if (issues.dropped() > 0) {
        lines.append(IssueDialog::dropped(issues.dropped()));
    }
    return lines.join(u'\n');
}

} // namespace

void showIssues(const IssueList &issues, const QString &fileName, FilePurpose wish, QWidget *parent)
{
    auto *dialog = new QDialog(parent);
    dialog->setObjectName(u"issueDialog"_s);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->setWindowTitle(IssueDialog::title(wish));
    resizeOnScreen(*dialog, {560, 280});
    QLabel *heading = wrappedLabel(u"issueHeading"_s);
    heading->setText(IssueDialog::heading(fileName, wish));
    auto *text = new QPlainTextEdit(textOf(issues));
    text->setObjectName(u"issueText"_s);
    text->setAccessibleName(IssueDialog::findings());
    text->setReadOnly(true);
    auto *layout = new QVBoxLayout(dialog);
    layout->addWidget(heading);
    layout->addWidget(text);
    layout->addWidget(dialogButtons(*dialog, QDialogButtonBox::Close));
    text->setFocus();
    dialog->open();
}

void tellCatalogueIssues(const IssueList &issues)
{
    const Settings settings;
    const Language language(settings.language());
    applyTheme(*qApp, settings.theme());
    QStringList lines;
    for (const Issue &issue : issues) {
        lines.append(lineOf(issue));
    }
    answerTo(nullptr, {.name = u"catalogueIssues"_s,
                       .title = u"Mazewright"_s,
                       .text = lines.join(u'\n'),
                       .answers = {{.button = QMessageBox::Ok}},
                       .icon = QMessageBox::Critical});
}
