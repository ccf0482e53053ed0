#include "app/watch/mostruns.h"

#include "app/settings/settings.h"
#include "editor/widgets/languagechange.h"
#include "editor/widgets/newlayout.h"
#include "editor/widgets/numberbox.h"
#include "editor/widgets/question.h"

#include <QHBoxLayout>
#include <QLabel>
#include <QSignalBlocker>

using namespace Qt::StringLiterals;

MostRuns::MostRuns(KeptRuns &runs, std::function<QSet<QString>()> heldOnTo, QWidget *parent)
    : QWidget(parent), m_runs(runs), m_heldOnTo(std::move(heldOnTo)), m_text(new QLabel), m_most(new NumberBox)
{
    m_most->setObjectName(u"mostRuns"_s);
    m_most->setRange(0, Settings::mostKeptRuns);
    m_most->setValue(runs.most());
    m_text->setBuddy(m_most);
    auto *row = newLayout<QHBoxLayout>(this, 0, 8);
    row->addWidget(m_text);
    row->addWidget(m_most);
    row->addStretch();
    connect(m_most, &QSpinBox::valueChanged, this, &MostRuns::takeHarmless);
    connect(m_most, &QSpinBox::editingFinished, this, &MostRuns::askToTake);
    keepTranslated(*this, [this] { retranslate(); });
}

void MostRuns::takeHarmless(int most)
{
    if (most > m_runs.most() || m_runs.tooMany(most, m_heldOnTo()).isEmpty()) {
        take(most);
    }
}

void MostRuns::askToTake()
{
    const int most = m_most->value();
    if (most == m_runs.most()) {
        return;
    }
    const QSignalBlocker blocker(m_most);
    m_most->setValue(m_runs.most()); // until it is answered
    const auto count = int(m_runs.tooMany(most, m_heldOnTo()).size());
    ask(this, {.name = u"fewerRunsBox"_s,
               .title = tr("Keep fewer games"),
               .text = tr("%n game(s) would be deleted for good.", nullptr, count),
               .details = tr("These are the oldest. Best games, named ones and branches stay."),
               .answers = {{.button = QMessageBox::Yes, .text = tr("&Delete"), .act = [this, most] { take(most); }},
                           {.button = QMessageBox::Cancel}},
               .usual = 1});
}

void MostRuns::take(int most)
{
    const QSignalBlocker blocker(m_most);
    m_most->setValue(most);
    m_runs.setMost(most);
    m_runs.removeTooMany(m_heldOnTo());
    Q_EMIT chosen(most);
}

void MostRuns::retranslate()
{
    m_text->setText(tr("&Keep the last"));
    m_most->setAccessibleName(tr("How many games are kept"));
    m_most->setToolTip(tr("So many games are kept, the oldest go; best games, named ones and branches stay"));
}
