#pragma once

#include "app/settings/setting.h"

#include <QAction>

/// Makes a checkable action show and change a setting. `apply` is called with the value now and after each change. The
/// setting must exist as long as the action can change, and everything used by `apply` must outlive `context`.
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
