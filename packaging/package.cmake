# A package for Debian: ./dev package, or cpack in the folder of the build. What it depends on is read from the program.
set(CPACK_GENERATOR DEB)
set(CPACK_PACKAGE_NAME mazewright)
set(CPACK_PACKAGE_CONTACT "The Mazewright authors")
set(CPACK_PACKAGE_DESCRIPTION_SUMMARY "${PROJECT_DESCRIPTION}")
set(CPACK_PACKAGE_DESCRIPTION "Draw a maze by hand, play it with one key, learn whether it is fair, and give it away
as one file. Play such levels, a campaign, or a dungeon without end.")
set(CPACK_PACKAGING_INSTALL_PREFIX /usr)
set(CPACK_STRIP_FILES ON)
set(CPACK_DEBIAN_FILE_NAME DEB-DEFAULT)
set(CPACK_DEBIAN_PACKAGE_SECTION games)
set(CPACK_DEBIAN_PACKAGE_SHLIBDEPS ON)
# Nothing links to these: a font for the characters of a maze, and Qt's own texts in other languages.
set(CPACK_DEBIAN_PACKAGE_RECOMMENDS "fonts-dejavu-core, fonts-roboto-unhinted, fonts-crosextra-caladea, qt6-translations-l10n, qt6-wayland")
include(CPack)
