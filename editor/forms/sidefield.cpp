#include "editor/forms/sidefield.h"

#include "editor/widgets/plainlabel.h"
#include "gamecore/level/level.h"

#include <QCoreApplication>
#include <QKeyEvent>
#include <QLabel>
#include <QSpinBox>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace {

struct SideBound {
    Q_DECLARE_TR_FUNCTIONS(SideBound)
};

/// A spin box refuses the digit that makes a number too large: 9999 would be 999, and nobody would have said so.
class SideField : public QSpinBox {
public:
    /// Whether it was changed as it was left, and did not have the keyboard since, or is changed by this: a letter of
    /// a button leaves no field.
    bool isUnseen()
    {
        const bool isStillOutside = isOutside(text());
        interpretText();
        return isStillOutside || m_isUnseen;
    }

protected:
    QValidator::State validate(QString &text, int &cursor) const override
    {
        const QValidator::State state = QSpinBox::validate(text, cursor);
        return state == QValidator::Invalid && isOutside(text) ? QValidator::Intermediate : state;
    }
    void fixup(QString &text) const override
    {
        QSpinBox::fixup(text);
        if (isOutside(text)) {
            text = textFromValue(locale().toLongLong(text) < minimum() ? minimum() : maximum());
        }
    }
    /// What Enter has made of the number is to be seen before a level is made of it.
    void keyPressEvent(QKeyEvent *event) override
    {
        const bool wasOutside = isOutside(text());
        QSpinBox::keyPressEvent(event);
        if (wasOutside && hasAcceptableInput()) {
            event->accept();
        }
    }
    void focusOutEvent(QFocusEvent *event) override
    {
        const bool wasOutside = isOutside(text());
        QSpinBox::focusOutEvent(event);
        m_isUnseen = wasOutside && hasAcceptableInput();
    }
    void focusInEvent(QFocusEvent *event) override
    {
        m_isUnseen = false;
        QSpinBox::focusInEvent(event);
    }

private:
    bool isOutside(const QString &text) const
    {
        bool isNumber = false;
        const qlonglong number = locale().toLongLong(text, &isNumber);
        return isNumber && (number < minimum() || number > maximum());
    }

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

bool isLookedAtFirst(std::initializer_list<QSpinBox *> sides)
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
