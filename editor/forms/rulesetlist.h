#pragma once

#include <vector>

class Catalogue;
class QComboBox;
struct Ruleset;

/// Rulesets as one chooses among them: games of their own first, then those that play as a tutorial tells; each group
/// in the order of the data.
std::vector<const Ruleset *> rulesetsToChoose(const Catalogue &catalogue);

/// Fills a list with rulesets in that order, each with its key as data and its description as tip. A line that cannot
/// be chosen stands above those of tutorials, if others come before them.
void listRulesets(QComboBox &list, const std::vector<const Ruleset *> &rulesets);
