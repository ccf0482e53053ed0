#pragma once

#include <QTest>

/// Registers a QTest class as the suite `name` of its folder's test program, which runs it by that name. The file must
/// be tst_name.cpp. Command-line arguments after the name go to the suite (`-help` lists QTest's options).
#define MAZEWRIGHT_SUITE(name, Class)                                                                                  \
    int suite_##name(int argc, char **argv)                                                                            \
    {                                                                                                                  \
        Class suite;                                                                                                   \
        return QTest::qExec(&suite, argc, argv);                                                                       \
    }
