#include "editor/widgets/languagechange.h"

#include <QEvent>
#include <QWidget>

#include <utility>

namespace {

class LanguageListener : public QObject {
public:
    LanguageListener(QWidget &widget, std::function<void()> act) : QObject(&widget), m_act(std::move(act))
    {
        widget.installEventFilter(this);
    }

    bool eventFilter(QObject *watched, QEvent *event) override
    {
        if (event->type() == QEvent::LanguageChange) {
            m_act();
        }
        return QObject::eventFilter(watched, event);
    }

private:
    std::function<void()> m_act;
};

} // namespace

void whenLanguageChanges(QWidget &widget, std::function<void()> act)
{
    new LanguageListener(widget, std::move(act)); // owned by the widget
}

void retranslateOnChange(QWidget &widget, const std::function<void()> &retranslate)
{
    retranslate();
    whenLanguageChanges(widget, retranslate);
}
