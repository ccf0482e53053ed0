#include "editor/forms/rulesetlist.h"

#include "editor/text/kindname.h"
#include "editor/text/plaintip.h"
#include "gamecore/data/catalogue.h"
#include "gamecore/data/ruleset.h"

#include <QComboBox>
#include <QCoreApplication>
#include <QStandardItemModel>

#include <algorithm>

namespace {

class RulesetListText {
    Q_DECLARE_TR_FUNCTIONS(RulesetListText)

public:
    static QString tutorials() { return tr("Tutorial rulesets"); }
};

void addHeading(QComboBox &list, const QString &text)
{
    list.addItem(text);
    const int row = list.count() - 1;
    if (auto *rows = qobject_cast<QStandardItemModel *>(list.model())) {
        rows->item(row)->setFlags(Qt::NoItemFlags);
    }
}

} // namespace

std::vector<const Ruleset *> rulesetsToChoose(const Catalogue &catalogue)
{
    std::vector<const Ruleset *> rulesets;
    for (const Ruleset &ruleset : catalogue.rulesets()) {
        rulesets.push_back(&ruleset);
    }
    std::stable_partition(rulesets.begin(), rulesets.end(), [](const Ruleset *one) { return !one->isTutorial; });
    return rulesets;
}

void listRulesets(QComboBox &list, const std::vector<const Ruleset *> &rulesets)
{
    list.clear();
    bool hasHeading = rulesets.empty() || rulesets.front()->isTutorial;
    for (const Ruleset *ruleset : rulesets) {
        if (ruleset->isTutorial && !hasHeading) {
            addHeading(list, RulesetListText::tutorials());
            hasHeading = true;
        }
        list.addItem(nameOf(*ruleset), ruleset->key);
        list.setItemData(list.count() - 1, plainTip(descriptionOf(*ruleset)), Qt::ToolTipRole);
    }
}
