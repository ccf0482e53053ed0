#include "app/program/commandline.h"

int main(int argc, char *argv[])
{
    return runCommandLine(argc, argv);
}
