#pragma once

#include <vector>

class Catalogue;
class QComboBox;
struct Ruleset;

/// Returns all rulesets in the order in which they are offered: first those of complete games, then those of tutorials;
/// each group in the order of the data. The pointers are valid as long as the catalogue.
std::vector<const Ruleset *> rulesetsToChoose(const Catalogue &catalogue);

/// Replaces the rows of a combo box by rulesets, each with its key as data and its description as tool tip. If both
/// groups occur, a disabled heading separates the tutorial rulesets from the others before them.
void listRulesets(QComboBox &list, const std::vector<const Ruleset *> &rulesets);
