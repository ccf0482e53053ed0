#pragma once

#include <QTest>

/// Makes a QTest class the suite `name` of its folder's test program, which starts it by that name: the file is
/// tst_name.cpp. What follows the name on the command line is the suite's (`-help` lists QTest's options).
#define MAZEWRIGHT_SUITE(name, Class)                                                                                  \
    int suite_##name(int argc, char **argv)                                                                            \
    {                                                                                                                  \
        Class suite;                                                                                                   \
        return QTest::qExec(&suite, argc, argv);                                                                       \
    }
