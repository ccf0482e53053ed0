#pragma once

#include <vector>

class Catalogue;
class QComboBox;
struct Ruleset;

/// Returns the rulesets in the order of choices: original games first, then those of tutorials; each group in the order
/// of the data.
std::vector<const Ruleset *> rulesetsToChoose(const Catalogue &catalogue);

/// Fills a combo box with rulesets, each with its key as data and its description as tool tip. A disabled heading
/// precedes those of tutorials, if others come before them.
void listRulesets(QComboBox &list, const std::vector<const Ruleset *> &rulesets);
