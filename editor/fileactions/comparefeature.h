#pragma once

#include "editor/view/editfeature.h"

struct VersionSource;

namespace CommandIds {
inline constexpr CommandId compareLevel{"compareLevel"};
} // namespace CommandIds

/// The level beside another version of it: that of its file, another level that is open, or any file.
class CompareFeature : public EditFeature {
    Q_OBJECT

public:
    explicit CompareFeature(const EditDesk &desk);

    void setActive(bool isActive) override;
    void retranslate() override;

private:
    void openDialog();
    std::vector<VersionSource> sources() const;

    QAction *m_compare;
};
