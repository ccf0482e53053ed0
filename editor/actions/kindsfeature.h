#pragma once

#include "editor/edits/ownkinds.h"
#include "editor/view/editfeature.h"
#include "editor/widgets/noticebar.h"

namespace CommandIds {
inline constexpr CommandId newKindOfThings{"newKindOfThings"};
} // namespace CommandIds

/// Commands for a level's own kinds: derived from the kind of the selected things or of the paint, edited and deleted.
/// Warns if the current stamp has kinds that differ from those of the level.
class KindsFeature : public EditFeature {
    Q_OBJECT

public:
    explicit KindsFeature(const EditDesk &desk);

private:
    QString kindInHand() const;
    QString kindOfThings() const;
    bool canCopy(const QString &key) const;
    QString whyNoKind(const QString &key) const;
    QString whyNotOwn(const QString &key) const;
    void makeFrom(const QString &key);
    QString ownKindInHand() const;
    QString nameOfKind(const QString &key) const;
    QString nameOfOwn(const OwnKind &kind) const;
    void ask(const OwnKind &kind, const QString &replacedKey);
    void edit();
    void remove();
    std::optional<bool> askKeepsThings(const OwnKind &kind, int count) const;
    void update() override;
    void askAboutStamp();
    void tellOfStamp();
    Notice noticeOfStamp();

    QAction *m_new;
    QAction *m_newOfThings; ///< in the panel of things
    QAction *m_edit;
    QAction *m_remove;
    NoticeBar *m_bar;              ///< notice about kinds of the current stamp
    bool m_asksAboutStamp = true;  ///< until the author keeps both kinds
    bool m_addsSecondKind = false; ///< the stamp added one when it was chosen, or would now
};
