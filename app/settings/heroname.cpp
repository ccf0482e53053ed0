#include "app/settings/heroname.h"

#include "app/settings/settings.h"

namespace {

constexpr int longestName = 40;

} // namespace

HeroName::HeroName(const QString &objectName, QWidget *parent) : QLineEdit(Settings().heroName(), parent)
{
    setObjectName(objectName);
    setAccessibleName(tr("Name of the hero"));
    setPlaceholderText(tr("A lamplighter"));
    setMaxLength(longestName);
}

QString HeroName::remembered() const
{
    const QString name = text().simplified();
    Settings().heroName.set(name);
    return name;
}

void HeroName::shareWith(HeroName &other)
{
    connect(this, &QLineEdit::textEdited, &other, &QLineEdit::setText);
    connect(&other, &QLineEdit::textEdited, this, &QLineEdit::setText);
}
