#pragma once

#include "editor/view/editfeature.h"

struct VersionSource;

/// The level beside another version of it: that of its file, another level that is open, or any file.
class CompareFeature : public EditFeature {
    Q_OBJECT

public:
    explicit CompareFeature(const EditDesk &desk);

private:
    void openDialog();
    std::vector<VersionSource> sources() const;
};
