#pragma once

#include "app/settings/setting.h"

#include <QAction>

/// Has an action that can be checked show and change a setting; `apply` does what it means, now and after each change.
/// The setting must outlive the action's last change, and what `apply` looks at `context`.
template<typename Apply>
void follow(QAction &toggle, Setting<bool> &setting, QObject *context, Apply apply)
{
    toggle.setChecked(setting());
    apply(setting());
    QObject::connect(&toggle, &QAction::toggled, context, [&setting, apply](bool isOn) {
        apply(isOn);
        setting.set(isOn);
    });
}
