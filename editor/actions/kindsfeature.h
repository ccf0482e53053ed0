#pragma once

#include "editor/edits/ownkinds.h"
#include "editor/view/editfeature.h"
#include "editor/widgets/noticebar.h"

namespace CommandIds {
inline constexpr CommandId newKindOfThings{"newKindOfThings"};
} // namespace CommandIds

/// Commands for the kinds that a level defines itself: making a new kind from the kind of the selected things or of the
/// paint, and editing or deleting a kind. A notice warns if the current stamp contains kinds that the level defines
/// differently.
class KindsFeature : public EditFeature {
    Q_OBJECT

public:
    explicit KindsFeature(const EditorContext &context);

private:
    QString kindInHand() const;
    QString kindOfThings() const;
    bool canCopy(const QString &key) const;
    QString noKindReason(const QString &key) const;
    QString noOwnKindReason(const QString &key) const;
    void makeFrom(const QString &key);
    QString ownKindInHand() const;
    QString nameOfKind(const QString &key) const;
    QString nameOfOwn(const OwnKind &kind) const;
    void ask(const OwnKind &kind, const QString &replacedKey);
    void edit();
    void remove();
    std::optional<bool> askKeepsThings(const OwnKind &kind, int count) const;
    void update() override;
    void resetStampNotice();
    void updateStampNotice();
    Notice noticeOfStamp();

    QAction *m_new;
    QAction *m_newOfThings; ///< for the panel of things: makes a kind like m_new, but only from the selected things
    QAction *m_edit;
    QAction *m_remove;
    NoticeBar *m_bar;              ///< notice about differing kinds of the current stamp
    bool m_asksAboutStamp = true;  ///< false if the author chose to keep both kinds for the current stamp
    bool m_addsSecondKind = false; ///< pasting the current stamp adds, or has added, a second kind of the same name
};
