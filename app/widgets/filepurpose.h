#pragma once

#include <cstdint>

/// The purpose for which a file is opened.
enum class FilePurpose : std::uint8_t { Play, Edit, Watch };
