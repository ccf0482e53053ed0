#pragma once

#include "editor/view/editfeature.h"

struct VersionSource;

/// The command that compares the level with another version: its file, another open level, or any file.
class CompareFeature : public EditFeature {
    Q_OBJECT

public:
    explicit CompareFeature(const EditorContext &context);

private:
    void openDialog();
    std::vector<VersionSource> sources() const;
};
