#include "editor/forms/sidefield.h"

#include "editor/widgets/numberbox.h"
#include "editor/widgets/plainlabel.h"
#include "gamecore/level/level.h"

#include <QCoreApplication>
#include <QKeyEvent>
#include <QLabel>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace {

struct SideBound {
    Q_DECLARE_TR_FUNCTIONS(SideBound)
};

/// A number field whose clamped number must be seen before it is used.
class SideField : public NumberBox {
public:
    /// True if the number was clamped when the field was left and the field was not focused since, or is clamped by
    /// this call. The second case occurs with button mnemonics, which do not move the focus.
    bool isUnseen()
    {
        const bool isStillOutside = isOutside(text());
        interpretText();
        return isStillOutside || m_isUnseen;
    }

protected:
    /// Keeps Enter from accepting the dialog if it clamped the number.
    void keyPressEvent(QKeyEvent *event) override
    {
        const bool wasOutside = isOutside(text());
        NumberBox::keyPressEvent(event);
        if (wasOutside && hasAcceptableInput()) {
            event->accept();
        }
    }
    void focusOutEvent(QFocusEvent *event) override
    {
        const bool wasOutside = isOutside(text());
        NumberBox::focusOutEvent(event);
        m_isUnseen = wasOutside && hasAcceptableInput();
    }
    void focusInEvent(QFocusEvent *event) override
    {
        m_isUnseen = false;
        NumberBox::focusInEvent(event);
    }

private:
    bool m_isUnseen = false;
};

} // namespace

QSpinBox *makeSideField(int value, const QString &objectName, const QString &name)
{
    auto *side = new SideField;
    side->setObjectName(objectName);
    side->setAccessibleName(name);
    side->setAccessibleDescription(SideBound::tr("1 to %1 cells each").arg(largestSide));
    side->setRange(1, largestSide);
    side->setValue(value);
    side->setAlignment(Qt::AlignRight);
    return side;
}

bool mustReviewSize(std::initializer_list<QSpinBox *> sides)
{
    const auto isUnseen = [](QSpinBox *side) { return static_cast<SideField *>(side)->isUnseen(); };
    const auto *unseen = std::find_if(sides.begin(), sides.end(), isUnseen);
    if (unseen == sides.end()) {
        return false;
    }
    (*unseen)->setFocus();
    (*unseen)->selectAll();
    return true;
}

QLabel *makeSideBound()
{
    QLabel *bound = namedLabel(u"sideBound"_s, true);
    bound->setText(SideBound::tr("1 to %1 cells each").arg(largestSide));
    return bound;
}
