#pragma once

#include <cstdint>

/// What a file was opened for.
enum class FileWish : std::uint8_t { Play, Edit, Watch };
