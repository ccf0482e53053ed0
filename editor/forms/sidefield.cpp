#include "editor/forms/sidefield.h"

#include "editor/widgets/plainlabel.h"
#include "gamecore/level/level.h"

#include <QCoreApplication>
#include <QKeyEvent>
#include <QLabel>
#include <QSpinBox>

using namespace Qt::StringLiterals;

namespace {

struct SideBound {
    Q_DECLARE_TR_FUNCTIONS(SideBound)
};

/// A spin box refuses the digit that makes a number too large: 9999 would be 999, and nobody would have said so.
class SideField : public QSpinBox {
protected:
    QValidator::State validate(QString &text, int &cursor) const override
    {
        const QValidator::State state = QSpinBox::validate(text, cursor);
        return state == QValidator::Invalid && isTooMuch(text) ? QValidator::Intermediate : state;
    }
    void fixup(QString &text) const override
    {
        QSpinBox::fixup(text);
        text = isTooMuch(text) ? textFromValue(maximum()) : text;
    }
    /// What Enter has made of the number is to be seen before a level is made of it.
    void keyPressEvent(QKeyEvent *event) override
    {
        const bool wasTooMuch = isTooMuch(text());
        QSpinBox::keyPressEvent(event);
        if (wasTooMuch && hasAcceptableInput()) {
            event->accept();
        }
    }

private:
    bool isTooMuch(const QString &text) const
    {
        bool isNumber = false;
        const qlonglong number = locale().toLongLong(text, &isNumber);
        return isNumber && number > maximum();
    }
};

} // namespace

QSpinBox *makeSideField(int value, const QString &objectName, const QString &name)
{
    auto *side = new SideField;
    side->setObjectName(objectName);
    side->setAccessibleName(name);
    side->setAccessibleDescription(SideBound::tr("At most %1 cells each").arg(largestSide));
    side->setRange(1, largestSide);
    side->setValue(value);
    side->setAlignment(Qt::AlignRight);
    return side;
}

QLabel *makeSideBound()
{
    QLabel *bound = namedLabel(u"sideBound"_s, true);
    bound->setText(SideBound::tr("At most %1 cells each").arg(largestSide));
    return bound;
}
